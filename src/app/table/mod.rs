//! The one page on which every game is played.
//!
//! - [`session`]: a game on the table, its past and the position that is shown
//! - [`lines`]: the game, its branches, and notes on them
//! - [`names`]: what players and their sides are called
//! - [`replay`]: looking at a game turn by turn, and having it played by itself
//! - [`score`]: the score sheet of a game or a match
//! - [`speech`]: what is spoken about the game
//! - `opened`: the way to the table of a saved game
//! - `page`: what happens when a person or the computer does something
//! - `view`: the parts of the page around the board
//! - `result`: the result panel, the score sheet and the match
//! - `chapters`: who gained what, part by part
//! - `facts`: what the engine knows, in words
//! - `new_game`: the form for a new game, and `option_field` its fields for table options
//! - `sheet`: a dialog over the page
//! - `written`: notes and branches beside the board

pub mod lines;
pub mod names;
pub mod replay;
pub mod score;
pub mod session;
pub mod speech;

#[cfg(target_arch = "wasm32")]
mod chapters;
#[cfg(target_arch = "wasm32")]
mod facts;
#[cfg(target_arch = "wasm32")]
mod new_game;
#[cfg(target_arch = "wasm32")]
mod opened;
#[cfg(target_arch = "wasm32")]
mod option_field;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod result;
#[cfg(target_arch = "wasm32")]
mod sheet;
#[cfg(target_arch = "wasm32")]
mod view;
#[cfg(target_arch = "wasm32")]
mod written;

#[cfg(target_arch = "wasm32")]
pub use {
    facts::share, opened::Opened, option_field::OptionField, page::TableProps, sheet::SheetFrame,
};
