//! The words of the settings, and of a turn that waits to be confirmed.

mod irish;
mod persian;

use super::Say;
use crate::app::store::{BoardStyle, Motion, Theme};

/// What is said about the settings, and by those of them that speak at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    Title,
    /// Under the title.
    Promise,
    // The look of things.
    Look,
    Colours,
    Theme(Theme),
    Language,
    /// The language of the device.
    AsTheDevice,
    Boards,
    Board(BoardStyle),
    BoardAbout(BoardStyle),
    /// Over the pictures of boards in the chosen style.
    Sample,
    Motion,
    MotionOf(Motion),
    MotionHelp,
    // At the table.
    Table,
    Confirm,
    ConfirmHelp,
    WarningsHelp,
    CoordinatesHelp,
    EvaluationHelp,
    // Sounds.
    Sounds,
    SoundsOn,
    SoundsHelp,
    Volume,
    /// A volume, in hundredths.
    VolumeOf(u8),
    /// Plays an example.
    Listen,
    // All of them.
    All,
    Reset,
    ResetHelp,
    WasReset,
    Undo,
    WereBack,
    /// What is chosen cannot be kept.
    NotKept,
    Close,
    /// To the statistics.
    Statistics,
}

impl Say for Text {
    fn english(&self) -> String {
        match self {
            Text::Title => "Settings",
            Text::Promise => "Every change acts at once and is kept on this device.",
            Text::Look => "Look",
            Text::Colours => "Colours",
            Text::Theme(Theme::System) => "As the device",
            Text::Theme(Theme::Light) => "Light",
            Text::Theme(Theme::Dark) => "Dark",
            Text::Language => "Language",
            Text::AsTheDevice => "As the device",
            Text::Boards => "Boards",
            Text::Board(BoardStyle::Carved) => "Carved",
            Text::Board(BoardStyle::Plain) => "Plain",
            Text::Board(BoardStyle::Stone) => "Stone",
            Text::BoardAbout(BoardStyle::Carved) => "Vellum in a frame of carved wood.",
            Text::BoardAbout(BoardStyle::Plain) => {
                "High contrast and bold shapes. The sides differ in lightness, for eyes that tell few colours apart."
            }
            Text::BoardAbout(BoardStyle::Stone) => "Slate and limestone, with quiet colours.",
            Text::Sample => "This is how the boards look now.",
            Text::Motion => "Animations",
            Text::MotionOf(Motion::System) => "As the device",
            Text::MotionOf(Motion::Off) => "Off",
            Text::MotionOf(Motion::Fast) => "Fast",
            Text::MotionOf(Motion::Normal) => "Normal",
            Text::MotionOf(Motion::Slow) => "Slow",
            Text::MotionHelp => {
                "How pieces move, and how long each step of a round is shown. “As the device” is normal, or off where the device asks for less motion."
            }
            Text::Table => "At the table",
            Text::Confirm => "Ask before a turn is played",
            Text::ConfirmHelp => {
                "Your turn is played only when you press “Play it” or the Enter key. Until then you can take it back."
            }
            Text::WarningsHelp => {
                "In Ard Rí: the ways by which the King could escape next turn, and the moves that could capture him."
            }
            Text::CoordinatesHelp => "Letters and numbers at the edge of the board.",
            Text::EvaluationHelp => {
                "While you play against the computer this counts as help in the statistics."
            }
            Text::Sounds => "Sounds",
            Text::SoundsOn => "Play sounds",
            Text::SoundsHelp => {
                "Short sounds for a turn, a capture, the end of a game, and when it is your turn."
            }
            Text::Volume => "Volume",
            Text::VolumeOf(percent) => return format!("{percent} %"),
            Text::Listen => "Listen",
            Text::All => "All settings",
            Text::Reset => "Reset all settings",
            Text::ResetHelp => {
                "Everything on this page becomes as it came. Saved games and statistics stay."
            }
            Text::WasReset => "All settings are as they came.",
            Text::Undo => "Undo",
            Text::WereBack => "Your settings are back.",
            Text::NotKept => {
                "This browser does not let Ríocht keep anything. What you choose holds until you close this page."
            }
            Text::Close => "Close",
            Text::Statistics => "Statistics",
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
