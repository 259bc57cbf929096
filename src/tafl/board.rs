//! Squares, and sets of squares as 64-bit boards.
//!
//! Rank `r` and file `f` (both from 0) are bit `8 r + f`. The eighth file and rank are never
//! occupied: they are a margin in which a step off the board gets lost.

use crate::game::ParseError;
use std::{fmt, str::FromStr};

/// Files and ranks of the board.
pub const SIZE: u8 = 7;

/// A square of the board, `a1` to `g7`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Square(u8);

impl Square {
    /// The Throne.
    pub const THRONE: Square = Square(8 * 3 + 3);

    /// The square on a file and a rank, both counted from 0; `None` off the board.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < SIZE && rank < SIZE {
            Some(Square(8 * rank + file))
        } else {
            None
        }
    }

    /// The file, from 0 for `a`.
    pub const fn file(self) -> u8 {
        self.0 % 8
    }

    /// The rank, from 0 for rank 1.
    pub const fn rank(self) -> u8 {
        self.0 / 8
    }

    /// The number of this square's bit, below 64.
    pub const fn bit(self) -> usize {
        self.0 as usize
    }

    /// The set with this square alone.
    pub const fn set(self) -> Squares {
        Squares(1 << self.0)
    }

    /// All 49 squares, rank by rank from a1.
    pub fn all() -> impl Iterator<Item = Square> {
        Squares::BOARD.iter()
    }
}

/// By file, then by rank: the order in which the notation lists squares.
impl Ord for Square {
    fn cmp(&self, other: &Square) -> std::cmp::Ordering {
        (self.file(), self.rank()).cmp(&(other.file(), other.rank()))
    }
}

impl PartialOrd for Square {
    fn partial_cmp(&self, other: &Square) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Square, ParseError> {
        match text.as_bytes() {
            [file @ b'a'..=b'g', rank @ b'1'..=b'7'] => Ok(Square(8 * (rank - b'1') + file - b'a')),
            _ => Err(ParseError::Square(text.to_owned())),
        }
    }
}

/// A direction along a rank or a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [
        Direction::Up,
        Direction::Down,
        Direction::Left,
        Direction::Right,
    ];
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(pub(super) u64);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);
    /// Every square of the board.
    pub const BOARD: Squares = Squares(0x007f_7f7f_7f7f_7f7f);
    /// File a, file g, rank 1 and rank 7, corners included.
    pub const EDGE: Squares = Squares(0x007f_4141_4141_417f);
    /// a1, g1, a7 and g7.
    pub const CORNERS: Squares = Squares(0x0041_0000_0000_0041);
    /// d4.
    pub const THRONE: Squares = Square::THRONE.set();

    /// True when no square is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// True when the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    /// True when the sets share a square.
    pub const fn meets(self, other: Squares) -> bool {
        self.0 & other.0 != 0
    }

    /// The squares of both sets.
    pub const fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    /// The squares of either set.
    pub const fn or(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    /// The squares of this set that are not in the other.
    pub const fn without(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    /// Every square moved one step; what steps off the board is gone.
    pub const fn step(self, direction: Direction) -> Squares {
        let moved = match direction {
            Direction::Up => self.0 << 8,
            Direction::Down => self.0 >> 8,
            Direction::Left => self.0 >> 1,
            Direction::Right => self.0 << 1,
        };
        Squares(moved & Squares::BOARD.0)
    }

    /// The squares next to the set, along ranks and files (members may be among them).
    pub const fn beside(self) -> Squares {
        let sideways = self.0 << 1 | self.0 >> 1;
        Squares((self.0 << 8 | self.0 >> 8 | sideways) & Squares::BOARD.0)
    }

    /// The squares that slides from this set reach in one direction over `open` squares. Each of
    /// them is reached by one slide only.
    #[inline]
    pub const fn slides(self, direction: Direction, open: Squares) -> Squares {
        /// Shifts up for a positive number of bits, down for a negative one.
        const fn shift(bits: u64, by: i32) -> u64 {
            if by > 0 { bits << by } else { bits >> -by }
        }
        let by = match direction {
            Direction::Up => 8,
            Direction::Down => -8,
            Direction::Left => -1,
            Direction::Right => 1,
        };
        // Each round doubles the reach: 1, 3, 7 squares. The margin is never open.
        let (mut reached, mut open) = (self.0, open.0);
        reached |= open & shift(reached, by);
        open &= shift(open, by);
        reached |= open & shift(reached, 2 * by);
        open &= shift(open, 2 * by);
        reached |= open & shift(reached, 4 * by);
        Squares(reached & !self.0)
    }

    /// The square that `skip` others come before; `None` when there are not as many.
    pub fn nth(self, skip: u32) -> Option<Square> {
        let mut bits = self.0;
        for _ in 0..skip {
            bits &= bits.wrapping_sub(1);
        }
        Iter(bits).next()
    }

    /// The squares, rank by rank.
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// The only square of a set of one.
    pub const fn only(self) -> Option<Square> {
        if self.len() == 1 {
            Some(Square(self.0.trailing_zeros() as u8))
        } else {
            None
        }
    }

    /// The set as bits, as [`Square::bit`] numbers them.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these bits; bits off the board are dropped.
    pub const fn from_bits(bits: u64) -> Squares {
        Squares(bits & Squares::BOARD.0)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares
            .into_iter()
            .fold(Squares::NONE, |set, square| set.or(square.set()))
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The squares of a set, one by one.
#[derive(Clone)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Iter {}

/// For a place on a line of seven and the blockers on it: the places a slide reaches.
static ROW_SLIDES: [[u8; 128]; 7] = row_slides();

/// The same for a line of ranks: the squares on file a that a slide reaches.
static COLUMN_SLIDES: [[u64; 128]; 7] = column_slides();

const fn row_slides() -> [[u8; 128]; 7] {
    let mut table = [[0; 128]; 7];
    let mut place = 0;
    while place < 7 {
        let mut blockers = 0;
        while blockers < 128 {
            let mut reached = 0u8;
            let mut at = place;
            while at > 0 && blockers >> (at - 1) & 1 == 0 {
                at -= 1;
                reached |= 1 << at;
            }
            at = place;
            while at < 6 && blockers >> (at + 1) & 1 == 0 {
                at += 1;
                reached |= 1 << at;
            }
            table[place][blockers] = reached;
            blockers += 1;
        }
        place += 1;
    }
    table
}

const fn column_slides() -> [[u64; 128]; 7] {
    let mut table = [[0; 128]; 7];
    let mut index = 0;
    while index < 7 * 128 {
        let reached = ROW_SLIDES[index / 128][index % 128];
        let mut place = 0;
        while place < 7 {
            if reached >> place & 1 != 0 {
                table[index / 128][index % 128] |= 1 << (8 * place);
            }
            place += 1;
        }
        index += 1;
    }
    table
}

/// The squares that a slide along rank and file reaches from `from`, up to the first blocker
/// each way and without it.
#[inline]
pub fn slide(from: Square, blockers: Squares) -> Squares {
    let (file, rank) = (u32::from(from.file()), u32::from(from.rank()));
    let row = (blockers.0 >> (8 * rank)) as usize & 0x7f;
    let along_rank = u64::from(ROW_SLIDES[file as usize][row]) << (8 * rank);
    // The multiplication gathers the ranks of the file in the top byte, rank 1 as its lowest bit.
    let file_a = blockers.0 >> file & 0x0001_0101_0101_0101;
    let column = (file_a.wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize;
    let along_file = COLUMN_SLIDES[rank as usize][column] << file;
    Squares(along_rank | along_file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r_1_the_board_has_49_squares_24_on_the_edge_and_four_corners() {
        assert_eq!(Square::all().count(), 49);
        assert_eq!((Squares::EDGE.len(), Squares::CORNERS.len()), (24, 4));
        assert_eq!(Square::THRONE.to_string(), "d4");
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
    }

    #[test]
    fn a_slide_stops_before_the_first_blocker() {
        let mut bits = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..2_000 {
            bits = bits
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            let blockers = Squares::from_bits(bits & bits >> 17);
            for from in Square::all() {
                let mut expected = Squares::NONE;
                for direction in Direction::ALL {
                    let mut at = from.set().step(direction);
                    while !at.is_empty() && !at.meets(blockers) {
                        expected = expected.or(at);
                        at = at.step(direction);
                    }
                }
                assert_eq!(slide(from, blockers), expected, "{from} {blockers:?}");
                let open = Squares::BOARD.without(blockers);
                let four = Direction::ALL.map(|direction| from.set().slides(direction, open));
                assert_eq!(four.into_iter().fold(Squares::NONE, Squares::or), expected);
                for (skip, square) in (0..).zip(expected.iter()) {
                    assert_eq!(expected.nth(skip), Some(square));
                }
                assert_eq!(expected.nth(expected.len()), None);
            }
        }
    }
}
