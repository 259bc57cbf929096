//! The page on which positions are set up and looked into.
//!
//! - [`words`]: what the engine has found, in words
//! - `page`: what happens
//! - `open`: from an address to what is studied, and back
//! - `setup`: the parts of the page while a position is set up
//! - `look`: the parts of the page while it is looked into
//! - `play`: who plays from a position, and its saved game

pub mod words;

#[cfg(target_arch = "wasm32")]
mod look;
#[cfg(target_arch = "wasm32")]
mod open;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod play;
#[cfg(target_arch = "wasm32")]
mod setup;

#[cfg(target_arch = "wasm32")]
pub use page::StudyPage;
