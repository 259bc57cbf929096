//! The pages of settings and of statistics.
//!
//! - `page`: the settings
//! - `sample`: how boards look in the chosen style

#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod sample;

#[cfg(target_arch = "wasm32")]
pub use page::SettingsPage;
