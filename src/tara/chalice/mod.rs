//! Poisoned Chalice: no kings, no counters, and links that need no bridge.
//!
//! - [`rules`]: the table options
//! - [`position`]: what stands on the board, what may be done, and what it leads to
//! - [`play`]: the game as the rest of the program sees it, and why an action is refused
//! - [`policy`]: what a Monte Carlo search looks at
//! - [`setup`]: any arrangement, and every reason why one cannot be played
//! - [`notation`]: positions and turns as text

pub mod notation;
pub mod play;
pub mod policy;
pub mod position;
pub mod rules;
pub mod setup;

pub use play::{Chalice, Illegal};
pub use position::{Action, Phase, Position};
pub use rules::RuleSet;
pub use setup::Setup;
