//! Information-set Monte Carlo tree search, for games in which hands are hidden and all choose at
//! once.
//!
//! Every round of the search plays in another world that the observer cannot tell from the real
//! one. What was learned of a choice is kept under what its seat could know when it chose, so
//! nobody, the opponents included, learns to rely on what is hidden from them; where all choose
//! at once, each keeps its own account and nobody sees the others' choices (decoupled selection).
//!
//! - [`style`]: how the search goes about it
//! - [`skill`]: the five levels as data
//! - [`experience`]: what is remembered of choices
//! - [`search`]: the rounds
//! - [`think`]: from a request to a thought

pub mod experience;
pub mod search;
pub mod skill;
pub mod style;
pub mod think;

pub use search::{Found, Search};
pub use skill::Skill;
pub use style::Style;
pub use think::options;
