//! Tara: Quick-start (Level 1), Advanced (Level 2) and Poisoned Chalice.
//!
//! The numbers `G-`, `M-`, `A-`, `B-` and `P-` are those of the rules page: the board, the match
//! and its score, Level 1, Level 2, Poisoned Chalice.
//!
//! - [`hills`]: hills and sets of hills on a 64-bit board
//! - [`pairs`]: pairs of neighbouring hills, on which bridges lie, and sets of them
//! - [`colour`]: Red and Blue, and where they sit
//! - [`score`]: kingdoms, territory, and how a game ended
//! - [`shape`]: what a hill means to the kingdoms around it, at one glance
//! - `text`: the board and the table option `first` as text, which all three games share
//! - [`levels`]: Levels 1 and 2, one set of rules whose differences are data
//! - [`chalice`]: Poisoned Chalice

pub mod chalice;
pub mod colour;
pub mod hills;
pub mod levels;
pub mod pairs;
pub mod score;
pub mod shape;
mod text;

pub use chalice::Chalice;
pub use colour::Colour;
pub use hills::{Hill, Hills};
pub use levels::Tara;
pub use pairs::{Pair, Pairs};
pub use score::Ending;
