//! Saved games as a player sees them.
//!
//! - [`summary`]: a saved game in a few words; and, in a browser, as a small picture
//! - [`choice`]: which of them are listed
//! - `page`: the page of saved games
//! - `row`: one game of its list
//! - `go_on`: the games in progress, as the hall shows them

pub mod choice;
pub mod summary;

/// How many games in progress the hall shows at most.
pub const GO_ON: usize = 3;

#[cfg(target_arch = "wasm32")]
mod go_on;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod row;

#[cfg(target_arch = "wasm32")]
pub use {go_on::GoOn, page::SavedPage};
