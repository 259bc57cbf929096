//! The pages of settings and of statistics.
//!
//! - [`names`]: what a kind of game is called in the statistics
//! - `notice`: what was done, and how to undo it
//! - `page`: the settings
//! - `sample`: how boards look in the chosen style
//! - `statistics`: the statistics

pub mod names;

#[cfg(target_arch = "wasm32")]
mod notice;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod sample;
#[cfg(target_arch = "wasm32")]
mod statistics;

#[cfg(target_arch = "wasm32")]
pub use {page::SettingsPage, statistics::StatisticsPage};
