//! Search: how the computer thinks.
//!
//! The engine is given an observation and a [`Request`], never the game itself, and answers with
//! a [`Thought`]. While it thinks it tells what it has found so far ([`Report`]). It knows no
//! clock, no thread and no browser: the caller brings a clock and a wish to stop in a [`Watch`].
//!
//! ```
//! use riocht::{
//!     engine::{LevelId, Purpose, Request, Thinks, Watch},
//!     game::{Game, Seat, Seed},
//!     tafl::{RuleSet, Tafl},
//! };
//!
//! let game = Tafl::start(&RuleSet::ONE_STEP, Seed(0));
//! let request = Request::new(LevelId::Ceithearnach, Seed(1), Purpose::Play);
//! let started = std::time::Instant::now();
//! let thought = Tafl::think(
//!     &game.observe(Seat(0)),
//!     &request,
//!     &mut Watch {
//!         clock: &|| started.elapsed().as_secs_f64() * 1000.0,
//!         stop: &|| false,
//!         report: &mut |report| println!("{} {:?}", report.depth, report.score),
//!     },
//! );
//! assert!(thought.action.is_some());
//! ```
//!
//! - [`request`]: what is asked and what is answered; both cross to the worker as JSON
//! - [`level`]: the five levels as data
//! - [`think`]: from a request to a thought
//! - [`in_game`]: the rules together with what the game's past has made ready
//! - [`lines`]: the best several turns of a position, for analysis
//! - [`search`]: alpha-beta, for a guess of the value and a good move
//! - [`proof`]: proof-number search, for the fact that a seat wins by force
//! - [`shortest`]: bounded search, for the exact number of plies to a forced win
//! - [`book`]: the solved opening of Ard Rí
//! - [`montecarlo`]: play-outs, for games whose worth shows only at their end
//! - [`information`]: play-outs in worlds that a seat cannot tell apart, for hidden hands and
//!   choices made at once
//! - [`table`]: what the searches remember of positions
//! - [`effort`]: nodes, clock and the wish to stop
//! - [`mod@matches`]: engine against engine, and the count
//! - [`uct`]: the textbook's Monte Carlo search, as a yardstick

pub mod book;
pub mod effort;
pub mod in_game;
pub mod information;
pub mod level;
pub mod lines;
#[cfg(not(target_arch = "wasm32"))]
pub mod matches;
pub mod montecarlo;
pub mod proof;
pub mod request;
pub mod search;
pub mod shortest;
pub mod table;
pub mod think;
#[cfg(not(target_arch = "wasm32"))]
pub mod uct;

pub use effort::Effort;
pub use level::{Level, LevelId, levels};
pub use request::{Limits, Purpose, Report, Request, Score, Thought, Watch};
pub use think::Thinks;
