//! Tafl on seven by seven squares: Ard Rí and One-Step Ard Rí.
//!
//! The rules of a tafl game are data, a [`RuleSet`]; the code that reads them serves any tafl
//! game on this board. The numbers `R-1` to `R-15` are those of the rules page.
//!
//! - [`board`]: squares and sets of squares on a 64-bit board
//! - [`rules`]: rule sets, their options, and the two games
//! - [`position`]: pieces and side to move; moves, captures, and what a move leads to
//! - [`setup`]: any arrangement of pieces, and every reason why one cannot be played
//! - [`symmetry`]: the eight ways to lay the board on itself
//! - [`play`]: a game in progress, with the past that matters
//! - [`notation`]: positions and turns as text
//! - [`evaluation`]: how good a position looks, and the game as a search sees it

pub mod board;
pub mod evaluation;
pub mod notation;
pub mod play;
pub mod position;
pub mod rules;
pub mod setup;
pub mod symmetry;

pub use board::{Square, Squares};
pub use play::{Illegal, Tafl};
pub use position::{Ending, Move, Piece, Position, Side};
pub use rules::RuleSet;
pub use setup::Setup;
pub use symmetry::Symmetry;
