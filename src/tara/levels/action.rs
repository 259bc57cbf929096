//! One step of a turn.

use crate::{
    game::ParseError,
    tara::{Hill, Pair},
};
use std::{fmt, str::FromStr};

/// One atomic choice. A turn is `Build`, `Build Skip` or `Build Decline` in Manoeuvres, and
/// `Swap`, `Swap Link` or `Lift Drop Swap` in Battle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Put a ringfort and the king on an empty hill.
    Build(Hill),
    /// Pay a counter and take the next turn too (B-2).
    Skip,
    /// Leave it at the build (B-2).
    Decline,
    /// Take a bridge from an enemy pair, for a counter.
    Lift(Pair),
    /// Put it on another enemy pair.
    Drop(Pair),
    /// Take an enemy ringfort, put one's own in its place and the king in it.
    Swap(Hill),
    /// Put a bridge on a pair of one's own.
    Link(Pair),
}

/// `d4`, `+`, `-`, `b1-c1>`, `>c1-d1`, `xd3`, `d3-e3`
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Build(hill) => write!(f, "{hill}"),
            Action::Skip => f.write_str("+"),
            Action::Decline => f.write_str("-"),
            Action::Lift(pair) => write!(f, "{pair}>"),
            Action::Drop(pair) => write!(f, ">{pair}"),
            Action::Swap(hill) => write!(f, "x{hill}"),
            Action::Link(pair) => write!(f, "{pair}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        if let Some(hill) = text.strip_prefix('x') {
            return hill.parse().map(Action::Swap);
        }
        if let Some(pair) = text.strip_prefix('>') {
            return pair.parse().map(Action::Drop);
        }
        if let Some(pair) = text.strip_suffix('>') {
            return pair.parse().map(Action::Lift);
        }
        match text {
            "+" => Ok(Action::Skip),
            "-" => Ok(Action::Decline),
            _ if text.contains('-') => text.parse().map(Action::Link),
            _ => text.parse().map(Action::Build),
        }
    }
}
