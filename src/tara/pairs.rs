//! Pairs of neighbouring hills, on which bridges lie (G-4), and sets of them.

use super::{Hill, Hills};
use crate::game::ParseError;
use std::{fmt, str::FromStr};

/// Two hills next to each other (G-2). There are 76 (38 along ranks and 38 along files).
///
/// The number is the bit of the left or lower hill, with 64 added along a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair(u8);

impl Pair {
    /// The pair of two hills, in either order; `None` when they are not neighbours.
    pub fn new(one: Hill, other: Hill) -> Option<Pair> {
        let (low, high) = (one.min(other), one.max(other));
        let direction = match high.bit() - low.bit() {
            1 => 0,
            8 => 64,
            _ => return None,
        };
        Some(Pair(low.bit() as u8 | direction))
    }

    /// Its two hills as the notation orders them: the left or lower one first.
    pub fn hills(self) -> [Hill; 2] {
        let low = self.0 & 63;
        let high = low + if self.0 & 64 == 0 { 1 } else { 8 };
        [Hill::known(low), Hill::known(high)]
    }

    /// Its two hills as a set.
    pub const fn ends(self) -> Hills {
        let low = 1 << (self.0 & 63);
        Hills(low | low << if self.0 & 64 == 0 { 1 } else { 8 })
    }

    /// Its number, below 128.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The set with this pair alone.
    pub const fn set(self) -> Pairs {
        let bit = Hills(1 << (self.0 & 63));
        if self.0 & 64 == 0 {
            Pairs {
                across: bit,
                up: Hills::NONE,
            }
        } else {
            Pairs {
                across: Hills::NONE,
                up: bit,
            }
        }
    }

    /// All 76 pairs.
    pub fn all() -> impl Iterator<Item = Pair> {
        Pairs::ALL.iter()
    }
}

/// `b1-c1`: the hill with the earlier file, then with the lower rank, comes first.
impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.hills();
        write!(f, "{one}-{other}")
    }
}

impl fmt::Debug for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads the two hills in either order.
impl FromStr for Pair {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Pair, ParseError> {
        let wrong = || ParseError::Pair(text.to_owned());
        let (one, other) = text.split_once('-').ok_or_else(wrong)?;
        Pair::new(one.parse()?, other.parse()?).ok_or_else(wrong)
    }
}

/// A set of pairs: a bit for the left hill of each pair along a rank, and one for the lower hill
/// of each pair along a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pairs {
    across: Hills,
    up: Hills,
}

impl Pairs {
    /// No pair.
    pub const NONE: Pairs = Pairs {
        across: Hills::NONE,
        up: Hills::NONE,
    };
    /// All 76 pairs (G-2).
    pub const ALL: Pairs = Pairs::inside(Hills::BOARD);

    /// The pairs of which both hills are in a set.
    pub const fn inside(hills: Hills) -> Pairs {
        Pairs {
            across: Hills(hills.0 & hills.0 >> 1),
            up: Hills(hills.0 & hills.0 >> 8),
        }
    }

    /// The pairs of which either hill is in a set.
    pub const fn touching(hills: Hills) -> Pairs {
        Pairs {
            across: Hills(hills.0 | hills.0 >> 1),
            up: Hills(hills.0 | hills.0 >> 8),
        }
        .and(Pairs::ALL)
    }

    /// The pairs that leave no hill of a set out; all when the set is empty, none when it has
    /// more than two.
    pub fn covering(hills: Hills) -> Pairs {
        if hills.len() > 2 {
            return Pairs::NONE;
        }
        hills.iter().fold(Pairs::ALL, |pairs, hill| {
            pairs.and(Pairs::touching(hill.set()))
        })
    }

    /// The pairs in the lines of a king: both hills in his row, or both in his column (B-6).
    pub const fn in_lines(king: Hill) -> Pairs {
        Pairs {
            across: king.row(),
            up: king.column(),
        }
        .and(Pairs::ALL)
    }

    /// The set as two boards of bits: the pairs along ranks and those along files.
    pub const fn bits(self) -> [u64; 2] {
        [self.across.0, self.up.0]
    }

    /// True when no pair is in the set.
    pub const fn is_empty(self) -> bool {
        self.across.0 | self.up.0 == 0
    }

    /// The number of pairs.
    pub const fn len(self) -> u32 {
        self.across.len() + self.up.len()
    }

    /// True when the pair is in the set.
    pub const fn contains(self, pair: Pair) -> bool {
        !self.and(pair.set()).is_empty()
    }

    /// The pairs of both sets.
    pub const fn and(self, other: Pairs) -> Pairs {
        Pairs {
            across: self.across.and(other.across),
            up: self.up.and(other.up),
        }
    }

    /// The pairs of either set.
    pub const fn or(self, other: Pairs) -> Pairs {
        Pairs {
            across: self.across.or(other.across),
            up: self.up.or(other.up),
        }
    }

    /// The pairs of this set that are not in the other.
    pub const fn without(self, other: Pairs) -> Pairs {
        Pairs {
            across: self.across.without(other.across),
            up: self.up.without(other.up),
        }
    }

    /// The hills that the pairs touch.
    pub const fn touched(self) -> Hills {
        let (across, up) = (self.across.0, self.up.0);
        Hills(across | across << 1 | up | up << 8)
    }

    /// The hills that exactly one of the pairs touches.
    pub const fn touched_once(self) -> Hills {
        let (left, low) = (self.across.0, self.up.0);
        let (right, high) = (left << 1, low << 8);
        let (sideways, upright) = (left ^ right, low ^ high);
        let twice = left & right | low & high | sideways & upright;
        Hills((sideways | upright) & !twice)
    }

    /// How often the pairs touch hills of a set.
    pub const fn touches(self, hills: Hills) -> u32 {
        (self.across.0 & hills.0).count_ones()
            + (self.across.0 & hills.0 >> 1).count_ones()
            + (self.up.0 & hills.0).count_ones()
            + (self.up.0 & hills.0 >> 8).count_ones()
    }

    /// The pair that `skip` others come before; `None` when there are not as many.
    pub fn nth(self, skip: u32) -> Option<Pair> {
        let flat = self.across.len();
        if skip < flat {
            self.across.nth(skip).map(|hill| Pair(hill.bit() as u8))
        } else {
            let hill = self.up.nth(skip - flat)?;
            Some(Pair(hill.bit() as u8 | 64))
        }
    }

    /// The pairs, those along ranks first.
    pub fn iter(self) -> impl Iterator<Item = Pair> {
        let across = self.across.iter().map(|hill| Pair(hill.bit() as u8));
        across.chain(self.up.iter().map(|hill| Pair(hill.bit() as u8 | 64)))
    }
}

impl FromIterator<Pair> for Pairs {
    fn from_iter<I: IntoIterator<Item = Pair>>(pairs: I) -> Pairs {
        pairs
            .into_iter()
            .fold(Pairs::NONE, |set, pair| set.or(pair.set()))
    }
}

impl fmt::Debug for Pairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
