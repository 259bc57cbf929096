//! The one page on which every game is played.
//!
//! - [`session`]: a game on the table, its past and the position that is shown
//! - `page`: what happens when a person or the computer does something
//! - `view`: the parts of the page around the board
//! - `facts`: what the engine knows, in words
//! - `new_game`: the form for a new game
//! - `sheet`: a dialog over the page

pub mod session;

#[cfg(target_arch = "wasm32")]
mod facts;
#[cfg(target_arch = "wasm32")]
mod new_game;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod sheet;
#[cfg(target_arch = "wasm32")]
mod view;

#[cfg(target_arch = "wasm32")]
pub use page::{Table, TableProps};
