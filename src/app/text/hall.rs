//! The words of the hall, and of what stands around every page: the line at its top, its notices.

mod irish;
mod persian;

use super::Say;
use crate::{app::store::Theme, shelf::GameName};

/// What is said in the hall and at the top of every page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Text {
    /// The hall's title.
    Welcome,
    /// Under the title.
    Promise,
    /// What it is, in a sentence or two.
    About(GameName),
    /// For how many people.
    Players(GameName),
    /// How long it takes.
    Time(GameName),
    /// To the table, for a new game.
    Play,
    /// To the table, where a game waits.
    Continue,
    /// To the table, for a new game where another waits.
    NewGame,
    /// To the rules.
    Rules,
    /// To the saved games.
    Saved,
    /// The window's name while it shows the saved games.
    SavedTitle,
    /// The window's name while it shows a game that came by a link.
    SharedTitle,
    /// To the lessons of a game.
    Learn,
    /// To the lessons of all games.
    LearnAll,
    /// The name of the links at the top, for the ear.
    Pages,
    /// To the hall.
    Hall,
    /// Light or dark, as it is now; a press changes it.
    Theme(Theme),
    /// Over the choice of a language.
    Language,
    /// To the settings.
    Settings,
    /// The window's name while it shows them.
    SettingsTitle,
    /// The window's name while it shows the statistics.
    StatisticsTitle,
    /// That language which the device asks for.
    AsTheDevice,
    /// The program is kept: it starts without its server from now on.
    OfflineReady,
    /// A newer build waits, and the button that lets it take over.
    NewVersion,
    UseNewVersion,
    NoSuchGame,
    ToHall,
    /// A table or another page is on its way.
    Laying,
    /// It did not come, and the button that asks for it once more.
    NotLaid,
    TryAgain,
    /// Puts a notice away.
    Dismiss,
}

/// The window's name: the game that it shows, and whether it shows its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Title {
    pub game: Option<GameName>,
    pub rules: bool,
}

impl Say for Title {
    fn english(&self) -> String {
        match self.game {
            None => "Ríocht".into(),
            Some(game) if self.rules => format!("Rules of {} – Ríocht", game.english()),
            Some(game) => format!("{} – Ríocht", game.english()),
        }
    }

    fn persian(&self) -> String {
        match self.game {
            None => "Ríocht".into(),
            Some(game) if self.rules => format!("قواعد {} – Ríocht", game.persian()),
            Some(game) => format!("{} – Ríocht", game.persian()),
        }
    }

    fn irish(&self) -> String {
        match self.game {
            None => "Ríocht".into(),
            Some(game) if self.rules => format!("Rialacha: {} – Ríocht", game.irish()),
            Some(game) => format!("{} – Ríocht", game.irish()),
        }
    }
}

impl Say for Text {
    fn english(&self) -> String {
        match self {
            Text::Welcome => "The royal board games of Ireland",
            Text::Promise => {
                "Play against the computer or a friend beside you. No account, no server: \
                 what you play stays on this device, and it works without a connection."
            }
            Text::About(GameName::ArdRi) => {
                "Sixteen raiders surround the High King. He has eight guards, and must reach the \
                 edge of the board. Every piece sweeps along whole lines."
            }
            Text::About(GameName::ArdRiOneStep) => {
                "The same hunt at a walking pace: every piece moves a single square, so every \
                 step is seen coming and none can be taken lightly."
            }
            Text::About(GameName::Tara1) => {
                "Fill the hill of Tara with ringforts, then take and bind: whoever holds fewer \
                 kingdoms at the end rules."
            }
            Text::About(GameName::Tara2) => {
                "Tara in full: besiege the enemy king to move twice, and bind only along your \
                 own king’s lines."
            }
            Text::About(GameName::TaraChalice) => {
                "Tara without kings, seen at right angles: a row that is yours is closed to you, \
                 and what you must take may be poison."
            }
            Text::About(GameName::BrianBoru) => {
                "Everybody lays a card at once and hidden: attack, build, marry, trade, or hold. \
                 Who controls most of Ireland, round after round, becomes its High King."
            }
            Text::Players(GameName::BrianBoru) => "2 to 4 players",
            Text::Players(_) => "1 or 2 players",
            Text::Time(GameName::ArdRi) => "5 to 15 minutes",
            Text::Time(GameName::ArdRiOneStep) => "15 to 30 minutes",
            Text::Time(GameName::Tara1 | GameName::Tara2) => "20 to 40 minutes",
            Text::Time(GameName::TaraChalice) => "10 to 20 minutes",
            Text::Time(GameName::BrianBoru) => "15 to 30 minutes",
            Text::Play => "Play",
            Text::Continue => "Continue",
            Text::NewGame => "New game",
            Text::Rules => "Rules",
            Text::Saved => "Saved",
            Text::SavedTitle => "Saved games – Ríocht",
            Text::SharedTitle => "A game for you – Ríocht",
            Text::Learn => "Learn",
            Text::LearnAll => "New here? Learn the games step by step.",
            Text::Pages => "Pages",
            Text::Hall => "All games",
            Text::Theme(Theme::System) => "Colours: as the device. Change to light",
            Text::Theme(Theme::Light) => "Colours: light. Change to dark",
            Text::Theme(Theme::Dark) => "Colours: dark. Change to those of the device",
            Text::Language => "Language",
            Text::Settings => "Settings",
            Text::SettingsTitle => "Settings – Ríocht",
            Text::StatisticsTitle => "Statistics – Ríocht",
            Text::AsTheDevice => "As the device",
            Text::OfflineReady => "Ready to play offline.",
            Text::NewVersion => "A new version is ready.",
            Text::UseNewVersion => "Use it now",
            Text::NoSuchGame => "There is no such game here.",
            Text::ToHall => "To the hall",
            Text::Laying => "One moment…",
            Text::NotLaid => {
                "This page could not be loaded. Is there a connection? Your games are untouched."
            }
            Text::TryAgain => "Try again",
            Text::Dismiss => "Close",
        }
        .into()
    }

    fn persian(&self) -> String {
        persian::say(self).into()
    }

    fn irish(&self) -> String {
        irish::say(self).into()
    }
}
