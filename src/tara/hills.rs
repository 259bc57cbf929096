//! Hills, and sets of hills as 64-bit boards.
//!
//! Rank `r` and file `f` (both from 0) are bit `8 r + f`. The eighth file and rank are never
//! occupied: they are a margin in which a step off the board gets lost. The corners are no hills
//! (G-1), so bit 0 is none either.

use crate::game::ParseError;
use std::{fmt, num::NonZeroU8, str::FromStr};

/// Files and ranks of the board (G-1).
pub const SIZE: u8 = 7;

/// A hill, `a2` to `g6` (G-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hill(NonZeroU8);

impl Hill {
    /// The hill on a file and a rank, both counted from 0; `None` on a corner or off the board.
    pub const fn new(file: u8, rank: u8) -> Option<Hill> {
        if file < SIZE && rank < SIZE {
            Hill::from_bit(8 * rank + file)
        } else {
            None
        }
    }

    /// The hill with this bit; `None` when it is no hill's.
    pub(super) const fn from_bit(bit: u8) -> Option<Hill> {
        if bit < 64 && Hills::BOARD.0 >> bit & 1 != 0 {
            match NonZeroU8::new(bit) {
                Some(bit) => Some(Hill(bit)),
                None => None,
            }
        } else {
            None
        }
    }

    /// The hill with a bit that is known to be one's.
    pub(super) const fn known(bit: u8) -> Hill {
        debug_assert!(Hills::BOARD.0 >> bit & 1 != 0);
        match NonZeroU8::new(bit) {
            Some(bit) => Hill(bit),
            None => unreachable!(),
        }
    }

    /// The file, from 0 for `a`.
    pub const fn file(self) -> u8 {
        self.0.get() % 8
    }

    /// The rank, from 0 for rank 1.
    pub const fn rank(self) -> u8 {
        self.0.get() / 8
    }

    /// The number of this hill's bit, below 64.
    pub const fn bit(self) -> usize {
        self.0.get() as usize
    }

    /// The set with this hill alone.
    pub const fn set(self) -> Hills {
        Hills(1 << self.0.get())
    }

    /// The two to four hills next to this one (G-2).
    pub const fn neighbours(self) -> Hills {
        self.set().beside()
    }

    /// The hills one or two steps away along the eight straight lines.
    pub fn reach(self) -> Hills {
        REACH[self.bit() & 63]
    }

    /// The hills of this rank.
    pub const fn row(self) -> Hills {
        Hills::row(self.rank())
    }

    /// The hills of this file.
    pub const fn column(self) -> Hills {
        Hills::column(self.file())
    }

    /// All 45 hills, rank by rank from b1.
    pub fn all() -> impl Iterator<Item = Hill> {
        Hills::BOARD.iter()
    }
}

impl fmt::Display for Hill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Hill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hill {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Hill, ParseError> {
        let hill = match text.as_bytes() {
            [file @ b'a'..=b'g', rank @ b'1'..=b'7'] => Hill::new(file - b'a', rank - b'1'),
            _ => None,
        };
        hill.ok_or_else(|| ParseError::Hill(text.to_owned()))
    }
}

/// A set of hills.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hills(pub(super) u64);

impl Hills {
    /// No hill.
    pub const NONE: Hills = Hills(0);
    /// All 45 hills (G-1).
    pub const BOARD: Hills = Hills(0x003e_7f7f_7f7f_7f3e);
    /// The four edges, which share no hill: south, north, west and east (G-3).
    pub const EDGES: [Hills; 4] = [
        Hills(0x3e),
        Hills(0x3e << 48),
        Hills(0x0000_0101_0101_0100),
        Hills(0x0000_4040_4040_4000),
    ];

    /// The hills of a rank, counted from 0.
    pub const fn row(rank: u8) -> Hills {
        Hills(0x7f << (8 * rank) & Hills::BOARD.0)
    }

    /// The hills of a file, counted from 0.
    pub const fn column(file: u8) -> Hills {
        Hills(0x0001_0101_0101_0101 << file & Hills::BOARD.0)
    }

    /// True when no hill is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of hills.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// True when the hill is in the set.
    pub const fn contains(self, hill: Hill) -> bool {
        self.0 >> hill.0.get() & 1 != 0
    }

    /// True when the sets share a hill.
    pub const fn meets(self, other: Hills) -> bool {
        self.0 & other.0 != 0
    }

    /// True when every hill of this set is in the other.
    pub const fn within(self, other: Hills) -> bool {
        self.0 & !other.0 == 0
    }

    /// The hills of both sets.
    pub const fn and(self, other: Hills) -> Hills {
        Hills(self.0 & other.0)
    }

    /// The hills of either set.
    pub const fn or(self, other: Hills) -> Hills {
        Hills(self.0 | other.0)
    }

    /// The hills of this set that are not in the other.
    pub const fn without(self, other: Hills) -> Hills {
        Hills(self.0 & !other.0)
    }

    /// The hills next to the set (members may be among them).
    pub const fn beside(self) -> Hills {
        Hills((self.0 << 8 | self.0 >> 8 | self.0 << 1 | self.0 >> 1) & Hills::BOARD.0)
    }

    /// The hill that `skip` others come before; `None` when there are not as many.
    pub fn nth(self, skip: u32) -> Option<Hill> {
        let mut bits = self.0;
        for _ in 0..skip {
            bits &= bits.wrapping_sub(1);
        }
        Iter(bits).next()
    }

    /// The hills, rank by rank.
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// The set as bits, as [`Hill::bit`] numbers them.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these bits; bits that are no hill's are dropped.
    pub const fn from_bits(bits: u64) -> Hills {
        Hills(bits & Hills::BOARD.0)
    }
}

impl FromIterator<Hill> for Hills {
    fn from_iter<I: IntoIterator<Item = Hill>>(hills: I) -> Hills {
        hills
            .into_iter()
            .fold(Hills::NONE, |set, hill| set.or(hill.set()))
    }
}

impl fmt::Debug for Hills {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Words mixed into one, so that each bit of the result hangs on all bits of them.
pub(super) fn mix_all<const N: usize>(words: [u64; N]) -> u64 {
    words.into_iter().fold(0, |mixed, word| {
        let folded = (mixed ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let folded = (folded ^ folded >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        folded ^ folded >> 32
    })
}

/// The hills of a set, one by one.
#[derive(Clone)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Hill;

    fn next(&mut self) -> Option<Hill> {
        let hill = NonZeroU8::new(self.0.trailing_zeros() as u8).filter(|_| self.0 != 0)?;
        self.0 &= self.0 - 1;
        Some(Hill(hill))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Iter {}

/// What [`Hill::reach`] gives, by bit.
static REACH: [Hills; 64] = reach();

const fn reach() -> [Hills; 64] {
    let mut table = [Hills::NONE; 64];
    let mut bit = 0i8;
    while bit < 64 {
        // The steps along the rank and the file, from -2 to 2: on a straight line they are equal
        // in size, or one of them is none.
        let mut steps = 0;
        while steps < 25 {
            let (across, up) = (steps % 5 - 2, steps / 5 - 2);
            let straight = across == 0 || up == 0 || across == up || across == -up;
            let (file, rank) = (bit % 8 + across, bit / 8 + up);
            if straight
                && steps != 12
                && file >= 0
                && rank >= 0
                && let Some(hill) = Hill::new(file as u8, rank as u8)
            {
                table[bit as usize] = table[bit as usize].or(hill.set());
            }
            steps += 1;
        }
        bit += 1;
    }
    table
}
