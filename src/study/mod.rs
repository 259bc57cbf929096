//! Positions that are set up by hand, and the addresses of what is studied.
//!
//! Every board game has its own `Setup`: any arrangement, playable or not, with every reason why it
//! cannot be played. [`Composed`] is what they have in common, so that one page can lay them out.
//!
//! - [`Composed`]: a game whose positions can be set up by hand
//! - [`address`]: a position, or a line of turns from it, as the text of an address
//! - `tafl`, `levels`, `chalice`: the games

pub mod address;
mod chalice;
mod levels;
mod tafl;

#[cfg(test)]
mod tests;

use crate::{
    game::{Game, Notation, ParseError, Seat, Timeline},
    tara::Colour,
};
use std::fmt::{self, Debug};

/// A place on a board where something can lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A square or a hill, by its file and its rank, both from 0.
    At { file: u8, rank: u8 },
    /// Between this one and the next: on the rank above when `up`, else on the file to the right.
    Between { file: u8, rank: u8, up: bool },
}

impl Spot {
    /// Between two places; `None` when they are not next to each other.
    pub fn between(one: (u8, u8), other: (u8, u8)) -> Option<Spot> {
        let (file, rank) = (one.0.min(other.0), one.1.min(other.1));
        match (one.0.abs_diff(other.0), one.1.abs_diff(other.1)) {
            (1, 0) => Some(Spot::Between {
                file,
                rank,
                up: false,
            }),
            (0, 1) => Some(Spot::Between {
                file,
                rank,
                up: true,
            }),
            _ => None,
        }
    }
}

/// `d4`, `b1-c1`
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut at = |file: u8, rank: u8| write!(f, "{}{}", char::from(b'a' + file), rank + 1);
        match *self {
            Spot::At { file, rank } => at(file, rank),
            Spot::Between { file, rank, up } => {
                at(file, rank)?;
                f.write_str("-")?;
                let (file, rank) = match up {
                    true => (file, rank + 1),
                    false => (file + 1, rank),
                };
                write!(f, "{}{}", char::from(b'a' + file), rank + 1)
            }
        }
    }
}

/// What can be put on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A soldier of the attackers, in tafl.
    Attacker,
    /// A soldier of the defenders, in tafl.
    Defender,
    /// The High King, in tafl.
    King,
    /// A ringfort, in the games of Tara.
    Ringfort(Colour),
    /// A ringfort with the king of its colour in it.
    KingOf(Colour),
    /// A bridge, which lies between two hills.
    Bridge,
}

/// What belongs to a position beside what lies on the board and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Extras {
    /// The counters of Red and of Blue, where there are counters.
    pub counters: Option<[u8; 2]>,
    /// Whether the side that is not to move has called OUT, where that can be (P-7).
    pub out: Option<bool>,
    /// Whether the turn is half made.
    pub mid_turn: bool,
}

/// A game whose positions can be set up by hand: one in which nothing is hidden.
pub trait Composed: Notation + Game<Observation = Self> {
    /// Any arrangement, playable or not.
    type Setup: Clone + PartialEq + Debug + 'static;
    /// Why an arrangement cannot be played. `Display` is a sentence, with the rule's number.
    type Fault: Clone + PartialEq + Debug + std::error::Error + 'static;

    /// What can be put on the board, in the order of a palette.
    const PIECES: &'static [Piece];

    /// The most counters of a player, where there are counters.
    const MOST_COUNTERS: u8 = 0;

    /// An empty board, with the side to move that begins a game.
    fn empty(rules: &Self::Rules) -> Self::Setup;

    /// The arrangement of this position.
    fn arrangement(&self) -> Self::Setup;

    /// Reads an arrangement, playable or not.
    ///
    /// # Errors
    /// A text that has not the form of a position.
    fn read_setup(text: &str) -> Result<Self::Setup, ParseError>;

    /// An arrangement in the game's notation.
    fn setup_text(setup: &Self::Setup) -> String;

    /// What lies on a place; `None` also where there is no such place.
    fn piece_at(setup: &Self::Setup, spot: Spot) -> Option<Piece>;

    /// Puts a piece on a place, or clears it. A king who is put somewhere leaves where he was.
    /// Nothing happens where the piece cannot lie at all.
    fn put(setup: &mut Self::Setup, spot: Spot, piece: Option<Piece>);

    /// The seat to move.
    fn to_move(setup: &Self::Setup, rules: &Self::Rules) -> Seat;

    /// Gives the turn to a seat.
    fn set_to_move(setup: &mut Self::Setup, rules: &Self::Rules, seat: Seat);

    /// What belongs to the position beside the board.
    fn extras(_setup: &Self::Setup) -> Extras {
        Extras::default()
    }

    /// Sets that; what this game does not have is left out, and so is a turn that is half made,
    /// which can only be begun anew.
    fn set_extras(_setup: &mut Self::Setup, _extras: Extras) {}

    /// Every reason why an arrangement cannot be played; none when it can.
    fn faults(setup: &Self::Setup, rules: &Self::Rules) -> Vec<Self::Fault>;

    /// The number of the rule that a fault breaks.
    fn fault_rule(fault: &Self::Fault) -> &'static str;

    /// The places that a fault is about; none when it is about no place.
    fn fault_spots(setup: &Self::Setup, fault: &Self::Fault) -> Vec<Spot>;

    /// A game that begins in this arrangement.
    ///
    /// # Errors
    /// Every reason why it cannot be played.
    fn begin(setup: &Self::Setup, rules: &Self::Rules) -> Result<Self, Vec<Self::Fault>>;

    /// The arrangement as a position to be looked at, playable or not.
    fn shown(setup: &Self::Setup, rules: &Self::Rules) -> Self;
}

/// A turn of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn<A> {
    /// In notation; one that is not finished ends with `…`.
    pub text: String,
    /// Its actions.
    pub actions: Vec<A>,
}

/// The turns of a line of actions from a position, as far as they are legal there.
pub fn turns<G: Composed>(from: &G, actions: &[G::Action]) -> Vec<Turn<G::Action>> {
    let mut line = Timeline::new(from.clone());
    for action in actions {
        if line.push(*action).is_err() {
            break;
        }
    }
    // The position itself may stand inside a turn.
    let mut starts = line.turn_starts();
    if starts.first() != Some(&0) {
        starts.insert(0, 0);
    }
    let turn = |ends: &[usize]| {
        let (start, end) = (ends[0], ends[1]);
        let actions = line.actions()[start..end].to_vec();
        let mut text = line.at(start).turn_text(&actions);
        if line.at(end).mid_turn() {
            text.push('…');
        }
        Turn { text, actions }
    };
    starts.windows(2).map(turn).collect()
}
