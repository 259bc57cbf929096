//! What all games share. This page is the introduction to the whole program.
//!
//! # The idea
//!
//! A game is a value. It is asked three questions and told one thing:
//!
//! - [`View::status`]: whose turn is it, or how did it end?
//! - [`View::legal_actions`]: what may that seat do now?
//! - [`Game::observe`]: what may this seat know?
//! - [`Game::apply`]: do this, or say which rule forbids it.
//!
//! An **action** is one atomic choice: move this piece, lift this bridge, commit this card. A
//! **turn** is one or more actions by the same seat; [`View::mid_turn`] is true inside one.
//! `legal_actions` offers only actions from which the turn can be completed, so nobody, human or
//! engine, walks into a dead end.
//!
//! **Simultaneous choices** are a sequence of hidden commitments: one seat after the other acts,
//! and no observation of another seat shows what was committed before the reveal.
//!
//! **Hidden information** is what [`Game::observe`] leaves out. The page draws observations and
//! the engine is sent observations, never the game itself: cheating is impossible, not forbidden.
//! [`Game::resample`] goes the other way: a whole game that the observer cannot tell from the
//! real one. For a game of perfect information the observation is the game. Of what happened, a
//! seat is told a [`SeenTurn`].
//!
//! **Chance** comes from the [`Seed`] of the game's [`Record`] through [`Chance`] only, so a
//! record replays identically in every browser and version. A game that shuffles later on keeps
//! the [`Seed`] of its next shuffle in its state, where its notation can hold it.
//!
//! A **[`Record`]** is the game's name, its options, its seed, who sits where and the list of
//! actions. Every position is derived by replaying it; undo, replay, resume, share and export are
//! the same few lines.
//!
//! # Where to find things
//!
//! - [`seat`]: seats and sets of seats
//! - [`chance`]: the seeded generator
//! - [`options`]: table options and the [`Rules`] trait
//! - [`notation`]: text for positions and turns, and what can be wrong with it
//! - [`turns`]: whole turns out of actions, and perft
//! - [`record`]: the record and its replay
//! - [`contest`]: a match of two games with sides swapped
//! - [`duel`]: a two-player game as a search sees it
//! - [`rollout`]: a two-player game as a Monte Carlo search sees it

pub mod chance;
pub mod contest;
pub mod duel;
pub mod notation;
pub mod options;
pub mod record;
pub mod rollout;
pub mod seat;
pub mod turns;

pub use chance::{Chance, Seed};
pub use contest::Contest;
pub use duel::Duel;
pub use notation::{Notation, ParseError};
pub use options::{OptionError, OptionKind, Rules, TableOption};
pub use record::{Player, Record, RecordError, SeenTurn, Timeline};
pub use seat::{Seat, SeatSet};

use serde::{Serialize, de::DeserializeOwned};
use std::{
    error::Error,
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

/// Whose turn it is, or how the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status<E> {
    /// This seat chooses the next action.
    ToAct(Seat),
    /// The game is over.
    Over(E),
}

impl<E> Status<E> {
    /// The seat that chooses the next action, if the game goes on.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Status::ToAct(seat) => Some(*seat),
            Status::Over(_) => None,
        }
    }

    /// How the game ended, if it did.
    pub fn ending(&self) -> Option<&E> {
        match self {
            Status::ToAct(_) => None,
            Status::Over(ending) => Some(ending),
        }
    }
}

/// How a game ended: who won, with what scores, and by which rule.
///
/// `Display` is the text after `over: ` in the notation, such as `attackers (king captured)`.
pub trait Ending: Clone + Eq + Debug + Display + Send + 'static {
    /// The seats that won; several when a victory is shared.
    fn winners(&self) -> SeatSet;
    /// The points of a seat, as the game's own rules count them.
    fn score(&self, seat: Seat) -> i32;
    /// The number of the rule that ended the game, such as `R-8`.
    fn rule(&self) -> &'static str;
}

/// Why an action is not legal. `Display` is a sentence for the player, with the rule's number.
pub trait Illegal: Error + Clone + Eq + Send + 'static {
    /// The number of the rule that forbids the action, such as `R-3`.
    fn rule(&self) -> &'static str;
}

/// What may be asked of a position, whether it is whole or as one seat may know it.
pub trait View {
    /// One atomic choice. Its text is stable: records are written in it.
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseError>
        + Send
        + 'static;
    /// How the game ends.
    type Ending: Ending;

    /// Whose turn it is, or how the game ended.
    fn status(&self) -> Status<Self::Ending>;

    /// Every action that the seat to act may choose, in a fixed order, each once; empty exactly
    /// when the game is over, or when this is an observation and another seat's choice is hidden.
    fn legal_actions(&self) -> Vec<Self::Action>;

    /// One of the legal actions, drawn evenly: the same that `chance` would pick from their list,
    /// which a game may find without making the list. `None` when there is none.
    fn random_action(&self, chance: &mut Chance) -> Option<Self::Action> {
        chance.pick(&self.legal_actions())
    }

    /// True when the seat to act has begun a turn, by an action of its own, and not yet completed
    /// it. A step that the game has taken by itself begins no turn: there is nothing that the
    /// seat could take back.
    fn mid_turn(&self) -> bool {
        false
    }
}

/// A game: a value that holds its rules, its position and whatever of its past still matters.
pub trait Game: View + Clone + Eq + Debug + Send + 'static {
    /// The table options.
    type Rules: Rules;
    /// What one seat may know. The game itself, when nothing is hidden.
    type Observation: View<Action = Self::Action, Ending = Self::Ending>
        + Clone
        + PartialEq
        + Debug
        + Serialize
        + DeserializeOwned
        + 'static;
    /// Why an action is refused.
    type Illegal: Illegal;
    /// What an action can bring beside what the action itself says; [`Infallible`] when there is
    /// nothing.
    ///
    /// [`Infallible`]: std::convert::Infallible
    type Event: Clone + PartialEq + Debug + 'static;

    /// Whether anything is hidden from any seat: hands, choices before a reveal.
    const HIDES: bool = false;

    /// Whether a match at equal points goes to who won in fewer plies.
    const PLIES_DECIDE: bool = false;

    /// Whether games differ by their seed: by shuffles and draws.
    const CHANCE: bool = false;

    /// The points that `winner` has when the other of two players gives up here: one for a win,
    /// where the rules of the game count nothing else.
    fn points_when_resigned(&self, _winner: Seat) -> i32 {
        1
    }

    /// The start of a game. The seed decides every shuffle and draw; a game without chance
    /// ignores it.
    fn start(rules: &Self::Rules, seed: Seed) -> Self;

    /// The table options that this game is played with.
    fn rules(&self) -> &Self::Rules;

    /// The number of whole turns from here, when the game knows it without playing them.
    fn count_turns(&self) -> Option<u64> {
        None
    }

    /// Does one action.
    ///
    /// # Errors
    /// An action that is not legal changes nothing and names the rule that forbids it.
    fn apply(&mut self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// The position as this seat may know it.
    fn observe(&self, seat: Seat) -> Self::Observation;

    /// The position as this seat sees it when everything that can be turned up is: for the past
    /// of a game that is over, where there is nobody left to hide from.
    fn lay_open(&self, seat: Seat) -> Self::Observation {
        self.observe(seat)
    }

    /// What a legal action brings when it is done here, step by step, as `viewer` may know it.
    fn events(&self, _action: Self::Action, _viewer: Seat) -> Vec<Self::Event> {
        Vec::new()
    }

    /// The same when everything that can be turned up is, as in [`Game::lay_open`].
    fn open_events(&self, action: Self::Action, viewer: Seat) -> Vec<Self::Event> {
        self.events(action, viewer)
    }

    /// True when an action that is chosen here stays hidden from `viewer` until the next reveal
    /// ([`Game::reveals`]).
    fn conceals(&self, _action: Self::Action, _viewer: Seat) -> bool {
        false
    }

    /// How often hidden choices have been turned up so far.
    fn reveals(&self) -> u32 {
        0
    }

    /// True when the seat that does a legal action here cannot take it back in a game that
    /// hides something, even while nobody has acted since: it turns up a card, or draws one.
    fn is_final(&self, _action: Self::Action) -> bool {
        false
    }

    /// The part of the game that this position belongs to, counted from 1, where the parts have
    /// no fixed number of turns: a record is then told part by part.
    fn part(&self) -> Option<u32> {
        None
    }

    /// A whole game that gives the same observation: hidden parts are drawn by `chance`, evenly
    /// among all that the observer cannot tell apart.
    fn resample(observation: &Self::Observation, chance: &mut Chance) -> Self;
}
