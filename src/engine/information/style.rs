//! How an information-set search goes about it.

use crate::brian_boru::turn::Laying;

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// How the others lay in the present turn.
    pub now: Laying,
    /// How all lay in later turns, but for the observer where it decides by the outlook.
    pub later: Laying,
    /// The turns after which a play-out ends with a judgement of the position: 1 at the end of the
    /// present turn, 2 at that of the next; 0 to play every game to its end.
    pub horizon: u32,
    /// The lead in tenths of a point at which a game that is over counts as three quarters won.
    pub softness: u32,
    /// By how many tenths of standard errors an option must be behind to be given up.
    pub sure: u32,
    /// Whether the [outlook] that was learned, where there is one, judges the position in which a
    /// play-out ends; then the observer goes by it in the play-out, too.
    ///
    /// [outlook]: crate::brian_boru::outlook
    pub learned: bool,
    /// Whether it guesses at hands from what was laid.
    pub guesses: bool,
}

impl Style {
    /// What measured best with two seats.
    pub const BEST: Style = Style {
        now: Laying::Tried(8),
        later: Laying::Tried(8),
        horizon: 2,
        learned: true,
        guesses: true,
        ..Style::AMONG_MANY
    };

    /// What is used with more.
    pub const AMONG_MANY: Style = Style {
        now: Laying::Tried(1),
        later: Laying::Tried(1),
        horizon: 0,
        softness: 40,
        sure: 30,
        learned: false,
        guesses: false,
    };

    /// What needs least time.
    pub const QUICK: Style = Style {
        now: Laying::Quick,
        later: Laying::Quick,
        ..Style::AMONG_MANY
    };
}
