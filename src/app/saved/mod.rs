//! Saved games as a player sees them.
//!
//! - [`summary`]: a saved game in a few words; and, in a browser, as a small picture
//! - [`choice`]: which of them are listed
//! - `page`: the page of saved games
//! - `row`: one game of its list
//!
//! The hall shows the first few of them too, so the summary is part of what everybody loads.

pub mod choice;
pub mod summary;

#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod row;

#[cfg(target_arch = "wasm32")]
pub use page::SavedPage;
#[cfg(target_arch = "wasm32")]
pub use row::{Listed, Picture, when};
