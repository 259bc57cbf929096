//! The board of Ard Rí and One-Step Ard Rí.
//!
//! The board is never turned: rank 1 is the lowest row for both sides. The start looks the same
//! from all four sides, so neither player sits at a better one, and squares keep their places
//! when two people share a screen or swap sides for the second game of a match.
//!
//! - [`scene`]: what is marked on the board, without any drawing
//! - `draw`: the pictures
//! - `play`: the board that is played on
//! - `edit`: the board as it is laid out by hand

pub mod scene;

#[cfg(target_arch = "wasm32")]
mod draw;
#[cfg(target_arch = "wasm32")]
mod edit;
#[cfg(target_arch = "wasm32")]
mod play;
