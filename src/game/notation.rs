//! Text for positions and turns, and what can be wrong with it.
//!
//! One text form serves export, import, share links, tests and the command line alike. What a
//! person types may be anything, so reading never panics: it gives a position or a sentence.

use super::{Game, Illegal, Seat};
use thiserror::Error;

/// The text form of a game.
pub trait Notation: Game {
    /// What the notation calls a seat, such as `attackers`.
    fn seat_word(&self, seat: Seat) -> String;

    /// The position as text, on one line. While the game goes on, reading it back gives an equal
    /// position (but for its past); the board of a finished game may be one from which no game
    /// can begin, such as a board without a King.
    fn position_text(&self) -> String;

    /// Reads a position.
    ///
    /// # Errors
    /// A sentence that says what is wrong, with every reason when the position cannot be played.
    fn parse_position(rules: &Self::Rules, text: &str) -> Result<Self, ParseError>;

    /// A whole turn, played from this position, as text.
    fn turn_text(&self, turn: &[Self::Action]) -> String;

    /// A whole turn as text, as a seat may read it that saw this position before the turn.
    fn seen_text(before: &Self::Observation, turn: &[Self::Action]) -> String;

    /// A turn of this seat as text, while it is hidden from who reads it.
    fn hidden_text(_seat: Seat) -> String {
        "?".to_owned()
    }

    /// Reads one whole turn that is legal in this position.
    ///
    /// # Errors
    /// A text that is not a turn, or a turn that is not legal here.
    fn parse_turn(&self, text: &str) -> Result<Vec<Self::Action>, ParseError>;
}

/// Why a text is not a position, a turn or a square.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ParseError {
    #[error("“{0}” is not a square of this board.")]
    Square(String),
    #[error("“{0}” is not a hill of this board.")]
    Hill(String),
    #[error("“{0}” is not a pair of hills next to each other, such as b1-c1.")]
    Pair(String),
    #[error(
        "“{0}” is not a card; a card looks like r5M, and each colour has a value in three regions."
    )]
    Card(String),
    #[error("“{text}” is not a turn; a turn looks like {example}.")]
    Turn { text: String, example: &'static str },
    #[error("The position is empty.")]
    NoPosition,
    #[error("The position cannot be read: {0}.")]
    Unreadable(String),
    #[error("The position has {found} rows; the board has {expected}.")]
    Rows { found: usize, expected: usize },
    #[error("Row {row} of the position has {found} squares; it must have {expected}.")]
    RowLength {
        row: usize,
        found: usize,
        expected: usize,
    },
    #[error("Row {row} of the position has the sign “{sign}”; the signs are {allowed}.")]
    Sign {
        row: usize,
        sign: char,
        allowed: &'static str,
    },
    #[error("The position must end with the side to move, {allowed}; it has “{found}”.")]
    Side {
        found: String,
        allowed: &'static str,
    },
    #[error("This position cannot be played: {}", .0.join(" "))]
    Unplayable(Vec<String>),
    #[error("“{turn}” says that it captures {said}, but it captures {real}.")]
    Captures {
        turn: String,
        said: String,
        real: String,
    },
    #[error("“{turn}” names the King, but the piece on {square} is not the King.")]
    NotTheKing { turn: String, square: String },
    #[error("“{turn}” is not legal: {why}")]
    Illegal {
        turn: String,
        why: String,
        rule: &'static str,
    },
}

impl ParseError {
    /// The error for a turn that reads well and is not legal.
    pub fn illegal(turn: &str, why: &impl Illegal) -> ParseError {
        ParseError::Illegal {
            turn: turn.to_owned(),
            why: why.to_string(),
            rule: why.rule(),
        }
    }
}
