//! Brian Boru: High King of Ireland, for two to four seats.
//!
//! The numbers `R1.1` to `R13` are those of the rules page. Everybody lays a card at once and
//! hidden from the others, or holds; then attack, build, politics and trade resolve one after
//! the other; then cards are drawn and, at the end of a round, the control of the four regions
//! is scored.
//!
//! A **zone** is a place for cards (attack, build, politics), a **region** a province on the map.
//!
//! - [`card`]: colours, regions, zones, cards and sets of cards
//! - [`rules`]: the table options and the presets
//! - [`action`]: one choice of a seat
//! - [`open`]: what lies on the table for everybody to see
//! - [`position`]: the table with all that is hidden: hands, choices, deck
//! - [`resolve`]: the state machine, which does by itself whatever is no choice
//! - `zones`: the reveal, and what the cards do in their zones
//! - [`choices`]: what the seat to act may choose
//! - [`event`]: what happened, step by step, and which rule and tie-break decided it
//! - [`score`]: the score so far, what the end would bring, and how the game ended
//! - [`rounds`]: who gained what, round by round, in a game that is over
//! - [`observation`]: what one seat may know, and whole games that it cannot tell apart
//! - [`illegal`]: why a choice is refused
//! - [`play`]: the game as the rest of the program sees it
//! - [`notation`]: positions and actions as text, and what a seat may read of them
//! - [`short`]: short lists without allocation
//! - [`advice`]: what can be said for a choice
//! - `text`, `words`, `faults`: positions and observations as JSON, and what can be wrong with them
//! - [`past`]: what everybody saw of the turns before
//! - [`merits`]: what laying each card would bring a seat, whatever else it holds
//! - [`outlook`]: what a position promises, as it was learned from games
//! - [`policy`]: rules of thumb, for play-outs and for a simple opponent
//! - [`judgement`]: the engine's own quick choices, and what a position is worth to it
//! - [`turn`]: whole turns played quickly, as play-outs do

pub mod action;
pub mod advice;
pub mod card;
pub mod choices;
pub mod event;
mod faults;
pub mod illegal;
pub mod judgement;
pub mod merits;
pub mod notation;
pub mod observation;
pub mod open;
pub mod outlook;
pub mod past;
pub mod play;
pub mod policy;
pub mod position;
pub mod resolve;
pub mod rounds;
pub mod rules;
pub mod score;
pub mod short;
mod text;
pub mod turn;
mod words;
mod zones;

pub use action::{Action, Choice};
pub use card::{Card, Cards, Colour, Region, Zone};
pub use choices::Choices;
pub use event::Event;
pub use illegal::Illegal;
pub use observation::Seen;
pub use open::{Open, Step};
pub use play::BrianBoru;
pub use position::Position;
pub use rules::{Preset, RuleSet};
pub use score::{Ending, Score};

/// The most seats at a table (G1).
pub const SEATS: usize = 4;
