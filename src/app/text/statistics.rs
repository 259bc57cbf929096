//! The words of the statistics.

mod irish;
mod persian;

use super::Say;

/// What is said about how games have come out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    Title,
    /// Which games are counted, and how.
    About,
    AboutHelp,
    AboutShared,
    /// To the settings.
    Settings,
    // The table of a game.
    Opponent,
    Games,
    Won,
    Lost,
    Drawn,
    /// The share of games that were won.
    Share,
    /// A share, in hundredths.
    Percent(u32),
    /// How many games were played with help.
    WithHelp(u32),
    /// A computer at a level: its number from 1, and its Irish name.
    Level {
        number: u32,
        irish: &'static str,
    },
    /// A level that this program does not have.
    OtherLevel(String),
    /// So many computers of a level.
    Times {
        count: usize,
        level: String,
    },
    /// Several computers.
    Several(Vec<String>),
    /// The rules are the usual ones but for these.
    Rules(Vec<String>),
    /// The sum of all rows.
    All,
    // None yet.
    None,
    NoneHelp,
    ToHall,
    // Faults.
    Newer,
    Damaged,
    NotKept,
    // Beginning anew.
    Reset,
    WasReset,
    Undo,
    AreBack,
    Close,
}

impl Say for Text {
    fn english(&self) -> String {
        match self {
            Text::Title => "Statistics",
            Text::About => {
                "Counted is every game that you have finished alone against the computer, once, by its first end; giving up counts as lost. A game stays counted when you delete it."
            }
            Text::AboutHelp => {
                "“With help” are games in which you played a turn otherwise after taking it back, asked for a hint, or looked at the computer’s evaluation. They are counted with the others."
            }
            Text::AboutShared => {
                "A shared victory counts as drawn. Games from a position that was set up by hand, and games that came finished by a link, are not counted."
            }
            Text::Settings => "Settings",
            Text::Opponent => "Opponent",
            Text::Games => "Games",
            Text::Won => "Won",
            Text::Lost => "Lost",
            Text::Drawn => "Drawn",
            Text::Share => "Share won",
            Text::Percent(percent) => return format!("{percent} %"),
            Text::WithHelp(count) => return format!("{count} with help"),
            Text::Level { number, irish } => return format!("{irish} (level {number})"),
            Text::OtherLevel(id) => return format!("Unknown level “{id}”"),
            Text::Times { count, level } => return format!("{count} × {level}"),
            Text::Several(names) => return names.join(", "),
            Text::Rules(rules) => return format!("Rules: {}", rules.join(", ")),
            Text::All => "All",
            Text::None => "No game has been counted yet.",
            Text::NoneHelp => "Play a game against the computer to its end, and it stands here.",
            Text::ToHall => "All games",
            Text::Newer => {
                "These statistics were kept by a newer Ríocht. They stay as they are and can be read there."
            }
            Text::Damaged => {
                "The statistics that are kept here cannot be read. Nothing is counted until you begin anew."
            }
            Text::NotKept => "There is no room to keep that. Nothing has changed.",
            Text::Reset => "Begin anew",
            Text::WasReset => "The statistics begin anew. Your saved games are untouched.",
            Text::Undo => "Undo",
            Text::AreBack => "The statistics are back.",
            Text::Close => "Close",
        }
        .into()
    }

    fn persian(&self) -> String {
        persian::say(self)
    }

    fn irish(&self) -> String {
        irish::say(self)
    }
}
