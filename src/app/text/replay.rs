//! The words about the past of a game at the table: its replay, notes on turns, and branches.

mod irish;
mod persian;

use super::Say;
use crate::app::table::replay::Pace;

/// What is said about the past of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    /// The bar with which a game is looked at turn by turn.
    Replay,
    Play,
    Pause,
    /// The name of the slider.
    Turn,
    /// Where the slider stands: after which turn of how many, and what that turn was.
    At {
        turn: usize,
        of: usize,
        words: String,
    },
    Speed,
    Pace(Pace),
}

impl Say for Text {
    fn english(&self) -> String {
        match self {
            Text::Replay => "Replay",
            Text::Play => "Play the turns",
            Text::Pause => "Pause",
            Text::Turn => "Turn",
            Text::At { turn: 0, of, .. } => return format!("Start, turn 0 of {of}"),
            Text::At { turn, of, words } => return format!("Turn {turn} of {of}, {words}"),
            Text::Speed => "Speed",
            Text::Pace(Pace::Slow) => "Slow",
            Text::Pace(Pace::Normal) => "Normal",
            Text::Pace(Pace::Fast) => "Fast",
        }
        .to_owned()
    }

    fn persian(&self) -> String {
        persian::say(self)
    }

    fn irish(&self) -> String {
        irish::say(self)
    }
}
