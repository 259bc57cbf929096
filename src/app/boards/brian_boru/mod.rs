//! The table of Brian Boru: a map of the four provinces, three zones for cards, the face-up row,
//! the players' boards and a hand.
//!
//! - `coast`: the coast and the borders, as points
//! - [`map`]: the map as paths, and where things stand on it
//! - [`table`]: what lies on the table as one seat sees it, and how events change it
//! - [`scene`]: what is shown and what a touch means, without any drawing
//! - `card`: cards, pieces and signs
//! - `draw`: the pictures
//! - `play`: the table that is played on

mod coast;
pub mod map;
pub mod scene;
pub mod table;
