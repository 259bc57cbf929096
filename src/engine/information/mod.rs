//! Monte Carlo search over information sets, for games in which hands are hidden and all choose
//! at once.
//!
//! Every round of the search takes a world that the observer cannot tell from the real one, with
//! its hands, its deck and what the others lay, and plays it through for every option: so options
//! are compared by what differs between them, and not by the luck of the draw. Those that fall
//! behind are given up. In the play-outs nobody, the observer included, acts on what is hidden
//! from it.
//!
//! - [`style`]: how the search goes about it
//! - [`skill`]: the five levels as data
//! - [`guess`]: which hands fit what the others have laid
//! - [`search`]: the rounds
//! - [`think`]: from a request to a thought

pub mod guess;
pub mod search;
pub mod skill;
pub mod style;
pub mod think;

pub use guess::Guesses;
pub use search::{Found, Search};
pub use skill::Skill;
pub use style::Style;
pub use think::options;
