//! Tara, Levels 1 and 2.
//!
//! - [`rules`]: the two levels as data, and their table options
//! - [`position`]: what lies on the board, what may be done, and what it leads to
//! - [`action`]: one step of a turn
//! - [`illegal`]: why a step is refused
//! - [`setup`]: any arrangement, and every reason why one cannot be played
//! - [`play`]: the game as the rest of the program sees it
//! - [`notation`]: positions and turns as text
//! - [`playout`]: random play to the end, for Monte Carlo search
//! - [`policy`]: what a Monte Carlo search looks at

pub mod action;
pub mod illegal;
pub mod notation;
pub mod play;
pub mod playout;
pub mod policy;
pub mod position;
pub mod rules;
pub mod setup;

pub use action::Action;
pub use illegal::Illegal;
pub use play::Tara;
pub use position::{Choices, Position, Step};
pub use rules::RuleSet;
pub use setup::Setup;
