//! How an information-set search goes about it.

use crate::brian_boru::turn::Laying;

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// How the others lay in the present turn.
    pub now: Laying,
    /// How all lay in later turns.
    pub later: Laying,
    /// The turns after which a play-out ends with a judgement of the position; 0 to play every
    /// game to its end.
    pub horizon: u32,
    /// The lead in tenths of a point at which a game that is over counts as three quarters won.
    pub softness: u32,
    /// By how many tenths of standard errors an option must be behind to be given up.
    pub sure: u32,
}

impl Style {
    /// What measured best.
    pub const BEST: Style = Style {
        now: Laying::Tried,
        later: Laying::Tried,
        horizon: 0,
        softness: 40,
        sure: 30,
    };

    /// What needs least time.
    pub const QUICK: Style = Style {
        now: Laying::Quick,
        later: Laying::Quick,
        ..Style::BEST
    };
}
