//! The board of the three games of Tara: 45 hills, and knotwork that draws itself.
//!
//! The board is never turned: rank 7 is on top for both players. Its four sides are alike, and
//! hills keep their places when two people share a screen or change seats in a match.
//!
//! All three games are shown as the same few things: a [`scene::Table`] of what stands and a
//! [`scene::Choice`] for each action. `games` translates.
//!
//! - [`scene`]: what is marked on the board and what a touch means, without any drawing
//! - `draw`: the pictures
//! - `play`: the board that is played on
//! - `edit`: the board as it is laid out by hand
//! - `film`: the board in a moving picture
//! - `games`: the three games

pub mod scene;

#[cfg(target_arch = "wasm32")]
mod draw;
#[cfg(target_arch = "wasm32")]
mod edit;
#[cfg(target_arch = "wasm32")]
mod film;
#[cfg(target_arch = "wasm32")]
mod games;
#[cfg(target_arch = "wasm32")]
mod play;
