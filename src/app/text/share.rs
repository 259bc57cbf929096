//! The words about sharing a game: in its dialog, and where a link leads.

mod irish;
mod persian;

use super::Say;

/// What is said about sharing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    // The dialog.
    Title,
    /// What a link is good for while the game goes on.
    AboutTurn,
    /// And when it is over.
    AboutOver,
    /// There is no link, for this reason; the picture can be sent all the same.
    NoLink {
        why: String,
    },
    Link,
    CopyLink,
    /// What a code is good for, where a link would lead nowhere.
    AboutCode,
    Code,
    CopyCode,
    /// The link with a sentence.
    CopyMessage,
    /// To the device's own list of ways to send something.
    Send,
    Copied,
    CopyFailed,
    /// What is sent with a link: which game, how far it is, and what comes next in it.
    Message {
        game: String,
        far: String,
        next: String,
    },
    /// What is sent with the link of a game that is over.
    MessageOver {
        game: String,
        result: String,
    },
    /// The square code.
    Square,
    SquareHelp,
    SquareTooLong,
    // Other forms.
    Picture,
    PictureHelp,
    AsSvg,
    AsPng,
    PictureFailed,
    Turns,
    CopyTurns,
    OpenTafl,
    CopyOpenTafl,
    SaveOpenTafl,
    File,
    SaveFile,
    // Where a link leads.
    /// Over a game that came by a link.
    Came,
    /// The table has rules that are not the usual ones.
    OtherRules,
    /// Whose turn it is.
    Next {
        side: String,
    },
    /// The sender's game goes on where one here stands.
    GoesOn,
    /// It is here already.
    Here,
    /// What to do after one's turn.
    Answer,
    PlayAs {
        side: String,
    },
    YourName,
    GoOn,
    Look,
    Watch,
    /// The game could not be kept.
    NotKept,
    // What is no link.
    Wrong,
    Paste,
    PasteHelp,
    PasteLabel,
    Open,
}

impl Say for Text {
    fn english(&self) -> String {
        match self {
            Text::Title => "Share this game",
            Text::AboutTurn => {
                "To play with somebody far away, send this link after each of your turns. It opens \
                 the game where it stands; your friend plays a turn and sends the next link back. \
                 The whole game is in the link: nothing goes to a server."
            }
            Text::AboutOver => {
                "Whoever opens this link can look at the whole game and step through it. The game \
                 is in the link: nothing goes to a server."
            }
            Text::NoLink { why } => {
                return format!("{why} The picture of the table can be sent all the same.");
            }
            Text::Link => "Link",
            Text::CopyLink => "Copy the link",
            Text::AboutCode => {
                "This Ríocht is a file on your device: a link to it leads nowhere else. Send this \
                 code instead, while the game goes on after each of your turns. Any Ríocht opens \
                 it, from the page of saved games by “Paste a link or a game”. The whole game is in \
                 the code."
            }
            Text::Code => "Code",
            Text::CopyCode => "Copy the code",
            Text::CopyMessage => "Copy with a message",
            Text::Send => "Send…",
            Text::Copied => "Copied.",
            Text::CopyFailed => {
                "The browser did not allow copying. The text is marked: please copy it yourself."
            }
            Text::Message { game, far, next } => {
                return format!("Our game of {game}, {far}: {next}. Open the link and play on:");
            }
            Text::MessageOver { game, result } => {
                return format!("A game of {game}: {result}. Open the link to look at it:");
            }
            Text::Square => "Code to scan",
            Text::SquareHelp => "Hold a phone’s camera to it to go on there.",
            Text::SquareTooLong => {
                "This game is too long for a code to scan; please send the link."
            }
            Text::Picture => "Picture",
            Text::PictureHelp => "The board as it is shown now.",
            Text::AsSvg => "Save as SVG",
            Text::AsPng => "Save as PNG",
            Text::PictureFailed => "The browser could not make this picture.",
            Text::Turns => "Turns",
            Text::CopyTurns => "Copy the turns",
            Text::OpenTafl => "For OpenTafl",
            Text::CopyOpenTafl => "Copy for OpenTafl",
            Text::SaveOpenTafl => "Save for OpenTafl",
            Text::File => "File",
            Text::SaveFile => "Save as a file",
            Text::Came => "A game for you",
            Text::OtherRules => "The rules of this table are not all the usual ones.",
            Text::Next { side } => return format!("{side} to move"),
            Text::GoesOn => "It goes on where your game stands, and takes its place.",
            Text::Here => "You have this game here already.",
            Text::Answer => "After your turn, press “Share” at the table and send the link back.",
            Text::PlayAs { side } => return format!("Play as {side}"),
            Text::YourName => "Your name, if you like",
            Text::GoOn => "Go on with it",
            Text::Look => "Look at the game",
            Text::Watch => "Watch from the start",
            Text::NotKept => {
                "This browser does not let games be kept: storage is full or switched off. Please \
                 make room on the page of saved games, and open the link again."
            }
            Text::Wrong => "There is no game here",
            Text::Paste => "Another link",
            Text::PasteHelp => {
                "Paste a link, the turns of a game, a position, a saved file’s text, or a game in \
                 OpenTafl’s notation."
            }
            Text::PasteLabel => "Link or game",
            Text::Open => "Open it",
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
