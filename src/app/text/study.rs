//! The words about positions that are set up and looked into.

mod irish;
mod persian;

use super::{Lang, Say};
use crate::{
    study::{Composed, Piece},
    tafl::{Tafl, setup::Fault as TaflFault},
    tara::{
        Chalice, Colour, Tara, chalice::setup::Fault as ChaliceFault,
        levels::setup::Fault as LevelsFault,
    },
};

/// The ways to that page, as other pages name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entrance {
    SetUp,
    Analyse,
}

/// What is said about positions that are set up and looked into.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    // Setting up.
    /// What the board is, and how it is used by keys.
    Board {
        bridges: bool,
    },
    /// Before what lies on the board: the list of pieces.
    Pieces,
    Piece(Piece),
    /// That which takes pieces away.
    Clear,
    /// A hill has been chosen as one end of a bridge.
    FirstEnd {
        at: String,
    },
    /// What has been put on a place, or that it is empty now.
    Put {
        at: String,
        piece: Option<Piece>,
    },
    /// After the words of a place where something is wrong.
    WrongHere,
    WhoMoves,
    Counters(Colour),
    /// This side has called OUT.
    Out {
        side: String,
    },
    HalfTurn,
    BeginTurn,
    Start,
    Empty,
    AsText,
    AsTextHelp,
    UseText,
    Copy,
    Copied,
    CopyFailed,
    /// A position can be played.
    Sound,
    /// It cannot, for so many reasons.
    Faults(usize),
    /// The game is over there, as these words say.
    OverHere {
        verdict: String,
    },
    Tafl(TaflFault),
    Levels(LevelsFault),
    Chalice(ChaliceFault),
    PlayFromHere,
    NotKept,
    // Looking into a position.
    Analysis,
    BothSides,
    Change,
    BackToGame,
    Best,
    Stop,
    Go,
    Rests,
    Enough,
    /// A side is better by so many tenths of a soldier, in a few words and in a sentence.
    Ahead {
        side: String,
        tenths: u32,
    },
    AheadLong {
        side: String,
        tenths: u32,
    },
    /// A side wins as far as the search sees, though that is not proved.
    AllButWon {
        side: String,
    },
    /// The chance of a side to win, in hundredths.
    Chance {
        side: String,
        percent: u16,
    },
    /// A side wins by force.
    Wins {
        side: String,
        turns: u32,
        exact: bool,
    },
    WinsBy {
        side: String,
        points: u32,
        exact: bool,
    },
    /// Beside what is no guess.
    Proven,
    /// To play a line up to this turn.
    PlayTo {
        turn: String,
    },
    // What the address asks for is not there.
    Wrong,
    WrongTurn {
        turn: String,
    },
}

/// Tenths as they are written in English and Irish.
fn tenths(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// A sentence without the number of its rule at the end, for which the page has a link.
fn without_rule(sentence: String, rule: &str) -> String {
    sentence.replace(&format!(" ({rule})"), "")
}

impl Say for Entrance {
    fn english(&self) -> String {
        match self {
            Entrance::SetUp => "Set up a position",
            Entrance::Analyse => "Analyse",
        }
        .to_owned()
    }

    fn persian(&self) -> String {
        persian::entrance(*self).to_owned()
    }

    fn irish(&self) -> String {
        irish::entrance(*self).to_owned()
    }
}

impl Say for Text {
    fn english(&self) -> String {
        match self {
            Text::Board { bridges } => {
                let mut words = "Board to set up. Arrow keys walk from place to place, Enter puts \
                    the chosen piece there or takes it away, Delete clears the place, number keys \
                    choose a piece."
                    .to_owned();
                if *bridges {
                    words += " A bridge goes between two hills: Enter on one, then on the other.";
                }
                return words;
            }
            Text::Pieces => "Pieces",
            Text::Piece(piece) => match piece {
                Piece::Attacker => "Attacker",
                Piece::Defender => "Defender",
                Piece::King => "High King",
                Piece::Ringfort(Colour::Red) => "Red ringfort",
                Piece::Ringfort(Colour::Blue) => "Blue ringfort",
                Piece::KingOf(Colour::Red) => "Red king",
                Piece::KingOf(Colour::Blue) => "Blue king",
                Piece::Bridge => "Bridge",
            },
            Text::Clear => "Clear a place",
            Text::FirstEnd { at } => {
                return format!("One end of the bridge is {at}. Now choose a hill beside it.");
            }
            Text::Put { at, piece: None } => return format!("{at} is empty."),
            Text::Put {
                at,
                piece: Some(piece),
            } => return format!("{at}: {}.", Text::Piece(*piece).english()),
            Text::WrongHere => "not allowed here",
            Text::WhoMoves => "Whose turn is it?",
            Text::Counters(Colour::Red) => "Counters of Red",
            Text::Counters(Colour::Blue) => "Counters of Blue",
            Text::Out { side } => return format!("{side} is OUT: this is the last turn"),
            Text::HalfTurn => "A turn is half made here.",
            Text::BeginTurn => "Let it begin anew",
            Text::Start => "Start of the game",
            Text::Empty => "Empty board",
            Text::AsText => "Position as text",
            Text::AsTextHelp => "Paste a position here to set it up.",
            Text::UseText => "Set up",
            Text::Copy => "Copy",
            Text::Copied => "Copied.",
            Text::CopyFailed => "The browser did not allow copying: please copy the text yourself.",
            Text::Sound => "This position can be played.",
            Text::Faults(1) => "This position cannot be played:",
            Text::Faults(count) => {
                return format!("This position cannot be played, for {count} reasons:");
            }
            Text::OverHere { verdict } => {
                return format!("The game is over in this position. {verdict}");
            }
            Text::Tafl(fault) => return without_rule(fault.to_string(), fault.rule()),
            Text::Levels(fault) => return without_rule(fault.to_string(), fault.rule()),
            Text::Chalice(fault) => return without_rule(fault.to_string(), fault.rule()),
            Text::PlayFromHere => "Play from here",
            Text::NotKept => {
                "This browser does not let games be kept: storage is full or switched off. Please \
                 make room on the page of saved games."
            }
            Text::Analysis => "Analysis",
            Text::BothSides => "You play both sides.",
            Text::Change => "Change this position",
            Text::BackToGame => "Back to the game",
            Text::Best => "Best turns",
            Text::Stop => "Stop the engine",
            Text::Go => "Let the engine look",
            Text::Rests => "The engine rests.",
            Text::Enough => "The engine has looked long enough.",
            Text::Ahead { side, tenths: by } => return format!("{side} +{}", tenths(*by)),
            Text::AheadLong { side, tenths: by } => {
                return format!("{side}: better by about {} soldiers", tenths(*by));
            }
            Text::AllButWon { side } => return format!("{side}: all but won"),
            Text::Chance { side, percent } => return format!("{side} {percent} %"),
            Text::Wins { side, turns, exact } => {
                let most = if *exact { "" } else { "at most " };
                return format!("{side}: win in {most}{turns}");
            }
            Text::WinsBy {
                side,
                points,
                exact,
            } => {
                let least = if *exact { "" } else { "at least " };
                return format!("{side}: win by {least}{points}");
            }
            Text::Proven => "proven",
            Text::PlayTo { turn } => return format!("Play to {turn}"),
            Text::Wrong => "This address holds no position of this game.",
            Text::WrongTurn { turn } => {
                return format!("In the address, “{turn}” is no turn that can be played there.");
            }
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

/// A game whose positions can be set up, in words.
pub trait Faulted: Composed {
    /// What a fault says, without the number of its rule.
    fn fault_words(lang: Lang, fault: &Self::Fault) -> String;
}

impl Faulted for Tafl {
    fn fault_words(lang: Lang, fault: &TaflFault) -> String {
        lang.say(Text::Tafl(fault.clone()))
    }
}

impl Faulted for Tara {
    fn fault_words(lang: Lang, fault: &LevelsFault) -> String {
        lang.say(Text::Levels(fault.clone()))
    }
}

impl Faulted for Chalice {
    fn fault_words(lang: Lang, fault: &ChaliceFault) -> String {
        lang.say(Text::Chalice(fault.clone()))
    }
}
