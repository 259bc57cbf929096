//! The table of Brian Boru: a map of the four provinces, three zones for cards, the face-up row,
//! the players' boards and a hand.
//!
//! - `coast`: the coast and the borders, as points
//! - [`map`]: the map as paths, and where things stand on it
//! - [`table`]: what lies on the table as one seat sees it, and how events change it
//! - [`story`]: what has just happened, step by step
//! - [`scene`]: what is shown and what a touch means, without any drawing
//! - [`labels`]: what is read aloud about each item
//! - `card`: cards, pieces and signs
//! - `draw`: the pictures
//! - `parts`: the parts of the table on the page
//! - `play`: the table that is played on
//! - `game`: Brian Boru as the table page draws it

mod coast;
pub mod labels;
pub mod map;
pub mod scene;
pub mod story;
pub mod table;

#[cfg(target_arch = "wasm32")]
mod card;
#[cfg(target_arch = "wasm32")]
mod draw;
#[cfg(target_arch = "wasm32")]
mod game;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod play;

#[cfg(target_arch = "wasm32")]
pub use play::{BoruProps, BoruTable};
