//! Red and Blue, and where they sit.

use crate::game::Seat;
use std::fmt;

/// A player's colour; only a name (G-6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    Red,
    Blue,
}

impl Colour {
    /// Red and Blue.
    pub const BOTH: [Colour; 2] = [Colour::Red, Colour::Blue];

    /// The other colour.
    pub const fn other(self) -> Colour {
        match self {
            Colour::Red => Colour::Blue,
            Colour::Blue => Colour::Red,
        }
    }

    /// The colour as an index into a list of Red's and Blue's.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat of this colour. Seats are counted in the order of play, so seat 0 is First
    /// (M-1): a match keeps the colours and swaps the seats.
    pub fn seat(self, first: Colour) -> Seat {
        Seat(u8::from(self != first))
    }

    /// The colour of a seat.
    pub fn of(seat: Seat, first: Colour) -> Colour {
        match seat {
            Seat(0) => first,
            _ => first.other(),
        }
    }

    /// The word in the notation, `red` or `blue`.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
        }
    }

    /// The sign of a side to move, `r` or `b`.
    pub const fn sign(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::Blue => 'b',
        }
    }
}

/// The name in sentences: `Red` or `Blue`.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::Red => "Red",
            Colour::Blue => "Blue",
        })
    }
}
