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
    // Notes.
    /// The name of the field for a note on the position after so many turns.
    Note {
        turn: usize,
    },
    WriteNote {
        turn: usize,
    },
    ChangeNote {
        turn: usize,
    },
    /// Behind the words of a turn that has a note.
    HasNote {
        note: String,
    },
    KeepNote,
    // Branches.
    Lines,
    MainLine,
    /// A branch without a title: after how many turns it begins, and its first turns.
    Branch {
        turn: usize,
        words: String,
    },
    BranchTitle,
    /// A branch is shown that begins after so many turns.
    InBranch {
        turn: usize,
    },
    ToMainLine,
    BranchDeleted,
    // Sharing.
    /// What is not in a link.
    NotInLink,
    /// To the box for pasting a game.
    PasteGame,
}

/// After which turn a branch begins.
fn after(turn: usize) -> String {
    match turn {
        0 => "From the start".to_owned(),
        _ => format!("After turn {turn}"),
    }
}

/// Where a branch begins, with its first turns where these can be told.
fn branch(after: &str, words: &str) -> String {
    match words {
        "" => after.to_owned(),
        _ => format!("{after}: {words}"),
    }
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
            Text::Note { turn: 0 } => "Note on the start",
            Text::Note { turn } => return format!("Note on turn {turn}"),
            Text::WriteNote { turn: 0 } => "Write a note on the start",
            Text::WriteNote { turn } => return format!("Write a note on turn {turn}"),
            Text::ChangeNote { turn: 0 } => "Change the note on the start",
            Text::ChangeNote { turn } => return format!("Change the note on turn {turn}"),
            Text::KeepNote => "Keep the note",
            Text::HasNote { note } => return format!("Note: {note}"),
            Text::Lines => "Main line and branches",
            Text::MainLine => "Main line",
            Text::Branch { turn, words } => return branch(&after(*turn), words),
            Text::BranchTitle => "Name of the branch",
            Text::InBranch { turn: 0 } => {
                "A branch from the start: you try something out, and the game itself stays as it is."
            }
            Text::InBranch { turn } => {
                return format!(
                    "A branch after turn {turn}: you try something out, and the game itself stays \
                     as it is."
                );
            }
            Text::ToMainLine => "To the main line",
            Text::BranchDeleted => "The branch is deleted.",
            Text::NotInLink => {
                "Notes and branches are not in the link. Save the game as a file to send them."
            }
            Text::PasteGame => "Paste a link or a game",
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
