//! The words about saved games: on their page, in the hall, and at a table.

mod irish;
mod persian;

use super::Say;

/// How long ago something was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ago {
    Now,
    Minutes(u64),
    Hours(u64),
    Days(u64),
    /// Longer ago than it is easy to think of: the date says it.
    Longer,
}

impl Ago {
    /// The time between two moments, in milliseconds since 1970.
    pub fn between(then: u64, now: u64) -> Ago {
        let minutes = now.saturating_sub(then) / 60_000;
        match minutes {
            0 => Ago::Now,
            1..60 => Ago::Minutes(minutes),
            60..1_440 => Ago::Hours(minutes / 60),
            1_440..10_080 => Ago::Days(minutes / 1_440),
            _ => Ago::Longer,
        }
    }
}

/// How far a game has gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Far {
    /// So many turns.
    Turns(usize),
    /// In this turn of all players together, counted from 1.
    InTurn(u32),
}

/// What is said about saved games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    // In the hall.
    /// The page of saved games.
    Saved,
    /// All of them, from the few in the hall.
    AllSaved,
    /// Over the games in progress.
    GoOn,
    Continue,
    // About a game.
    /// Who plays, in the order of the seats.
    Players(Vec<String>),
    /// A player that is the computer, at a level: Irish name and number.
    Level {
        name: String,
        number: u32,
    },
    Far(Far),
    Ago(Ago),
    /// The second game of a match.
    OfMatch {
        game: usize,
    },
    // The list.
    Opening,
    Search,
    State,
    AllStates,
    InProgress,
    Finished,
    Game,
    AllGames,
    /// How many games are listed, of how many.
    Count {
        shown: usize,
        all: usize,
    },
    NoneYet,
    NoneMatch,
    ShowMore,
    // What can be done with a game.
    Open,
    Rename,
    NewTitle,
    Keep,
    Cancel,
    Delete,
    Export,
    Undo,
    BringBack,
    // What can be done with all of them.
    ExportAll,
    Import,
    // What was done.
    Renamed {
        name: String,
    },
    Deleted {
        name: String,
    },
    BroughtBack {
        name: String,
    },
    TakenIn {
        added: usize,
        same: usize,
        strange: usize,
        refused: usize,
    },
    FileUnreadable {
        why: String,
    },
    NoRoom,
    // Deleted games.
    DeletedGames,
    DeletedHelp,
    EmptyBin,
    BinEmptied,
    // What cannot be read.
    Strange,
    StrangeHelp,
    /// A game without a title, of which it can only be told which game it is, if that.
    Nameless {
        game: Option<String>,
    },
    // Room.
    NearlyFull {
        percent: usize,
    },
    // At a table.
    Followed,
    WentApart,
    NoSuchSaved,
    NoSuchSavedHelp,
    CannotOpen {
        why: String,
    },
    CannotOpenHelp,
    ExportFound,
    PlayNew {
        game: String,
    },
}

/// A number of things, in English.
fn many(count: usize, one: &str, more: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        _ => format!("{count} {more}"),
    }
}

impl Say for Text {
    fn english(&self) -> String {
        let ago = |count: u64, one: &str| {
            let more = format!("{one}s");
            format!("{} ago", many(count as usize, one, &more))
        };
        match self {
            Text::Saved => "Saved games".into(),
            Text::AllSaved => "All saved games".into(),
            Text::GoOn => "Go on with".into(),
            Text::Continue => "Continue".into(),
            Text::Players(players) => match players.as_slice() {
                [one, two] => format!("{one} against {two}"),
                [first @ .., last] => format!("{} and {last}", first.join(", ")),
                [] => String::new(),
            },
            Text::Level { name, number } => format!("{name} (level {number})"),
            Text::Far(Far::Turns(0)) => "no turn yet".into(),
            Text::Far(Far::Turns(turns)) => many(*turns, "turn", "turns"),
            Text::Far(Far::InTurn(turn)) => format!("in turn {turn}"),
            Text::Ago(Ago::Now) => "just now".into(),
            Text::Ago(Ago::Minutes(minutes)) => ago(*minutes, "minute"),
            Text::Ago(Ago::Hours(hours)) => ago(*hours, "hour"),
            Text::Ago(Ago::Days(1)) => "yesterday".into(),
            Text::Ago(Ago::Days(days)) => ago(*days, "day"),
            Text::Ago(Ago::Longer) => String::new(),
            Text::OfMatch { game } => format!("match, game {game} of 2"),
            Text::Opening => {
                "Every game is kept on this device as you play. Take a copy with you as a file; \
                 nothing here is sent anywhere."
                    .into()
            }
            Text::Search => "Search by name".into(),
            Text::State => "Which".into(),
            Text::AllStates => "All".into(),
            Text::InProgress => "In progress".into(),
            Text::Finished => "Finished".into(),
            Text::Game => "Game".into(),
            Text::AllGames => "All games".into(),
            Text::Count { shown, all } if shown == all => many(*all, "game", "games"),
            Text::Count { shown, all } => format!("{shown} of {}", many(*all, "game", "games")),
            Text::NoneYet => "No game is saved yet: each is kept from its first turn on.".into(),
            Text::NoneMatch => "No saved game is like this.".into(),
            Text::ShowMore => "Show more".into(),
            Text::Open => "Open".into(),
            Text::Rename => "Rename".into(),
            Text::NewTitle => "Name of the game".into(),
            Text::Keep => "Keep name".into(),
            Text::Cancel => "Cancel".into(),
            Text::Delete => "Delete".into(),
            Text::Export => "Save as a file".into(),
            Text::Undo => "Undo".into(),
            Text::BringBack => "Bring back".into(),
            Text::ExportAll => "Save all as one file".into(),
            Text::Import => "Take in from a file…".into(),
            Text::Renamed { name } => format!("The game is called “{name}” now."),
            Text::Deleted { name } => format!("“{name}” is deleted."),
            Text::BroughtBack { name } => format!("“{name}” is back."),
            Text::TakenIn {
                added,
                same,
                strange,
                refused,
            } => {
                let mut words = match added {
                    0 => "Nothing was added.".to_owned(),
                    1 => "1 game was added.".to_owned(),
                    _ => format!("{added} games were added."),
                };
                if *strange > 0 {
                    words += &match strange {
                        1 => " 1 of them cannot be read here.".to_owned(),
                        _ => format!(" {strange} of them cannot be read here."),
                    };
                }
                if *same > 0 {
                    words += &match same {
                        1 => " 1 was there already.".to_owned(),
                        _ => format!(" {same} were there already."),
                    };
                }
                if *refused > 0 {
                    words += &format!(
                        " There was no room for {}.",
                        many(*refused, "game", "games")
                    );
                }
                words
            }
            Text::FileUnreadable { why } => format!("This file cannot be taken in. {why}"),
            Text::NoRoom => {
                "This browser does not let that be kept: storage is full or switched off. Take \
                 deleted games away for good to make room, or save games as files first."
                    .into()
            }
            Text::DeletedGames => "Deleted games".into(),
            Text::DeletedHelp => "The last ten games that were deleted can be brought back.".into(),
            Text::EmptyBin => "Take all away for good".into(),
            Text::BinEmptied => "The deleted games are gone.".into(),
            Text::Strange => "Cannot be read here".into(),
            Text::StrangeHelp => {
                "These are kept untouched. Save them as files to open them elsewhere.".into()
            }
            Text::Nameless { game: Some(game) } => format!("A game of {game}"),
            Text::Nameless { game: None } => "A game".into(),
            Text::NearlyFull { percent } => format!(
                "The room for saved games is {percent} % full. Save games as files and delete \
                 some, before there is no room for the next."
            ),
            Text::Followed => {
                "This game was played on in another window. It goes on here from there.".into()
            }
            Text::WentApart => {
                "This game went another way in another window. What you play here is kept \
                 beside it, as a copy."
                    .into()
            }
            Text::NoSuchSaved => "This game is not saved here.".into(),
            Text::NoSuchSavedHelp => {
                "It may have been deleted, or it is kept in another browser or on another device."
                    .into()
            }
            Text::CannotOpen { why } => format!("This game cannot be opened. {why}"),
            Text::CannotOpenHelp => "It is kept untouched.".into(),
            Text::ExportFound => "Save what was found".into(),
            Text::PlayNew { game } => format!("New game of {game}"),
        }
    }

    fn persian(&self) -> String {
        persian::say(self)
    }

    fn irish(&self) -> String {
        irish::say(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::Lang;

    #[test]
    fn the_past_is_told_in_words() {
        let minute = 60_000;
        let now = 30 * 24 * 60 * minute;
        let said =
            |minutes: u64| Lang::English.say(Text::Ago(Ago::between(now - minutes * minute, now)));
        assert_eq!(said(0), "just now");
        assert_eq!(said(1), "1 minute ago");
        assert_eq!(said(59), "59 minutes ago");
        assert_eq!(said(60), "1 hour ago");
        assert_eq!(said(150), "2 hours ago");
        assert_eq!(said(24 * 60), "yesterday");
        assert_eq!(said(6 * 24 * 60 + 5), "6 days ago");
        assert_eq!(Ago::between(now - 8 * 24 * 60 * minute, now), Ago::Longer);
        // A clock that was set back.
        assert_eq!(Ago::between(now + minute, now), Ago::Now);
    }

    #[test]
    fn what_a_file_brought_is_told_in_full() {
        let text = Text::TakenIn {
            added: 3,
            same: 1,
            strange: 1,
            refused: 2,
        };
        assert_eq!(
            Lang::English.say(text),
            "3 games were added. 1 of them cannot be read here. 1 was there already. There was \
             no room for 2 games."
        );
    }
}
