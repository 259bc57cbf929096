//! Monte Carlo search, for games whose worth shows only at their end.
//!
//! - [`style`]: how the search goes about it, and what it leaves out
//! - [`skill`]: the five levels as data
//! - [`tree`]: the tree and the play-outs
//! - [`ending`]: the exact result of a game that is nearly over
//! - [`think`]: from a request to a thought

pub mod ending;
pub mod skill;
pub mod style;
pub mod think;
pub mod tree;

pub use ending::Endings;
pub use skill::Skill;
pub use style::Style;
pub use tree::{Found, Tree, Way};
