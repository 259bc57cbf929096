//! Chance that replays: one documented generator, the same in every browser and version.
//!
//! The generator is PCG-XSH-RR 64/32 (`Pcg32`) with the seed as its state and stream
//! [`STREAM`]. A number below `n` is drawn by rejection: take 32 bits, throw away those at or
//! above the largest multiple of `n`, and take the remainder. A shuffle is Fisher and Yates'
//! from the last place down. None of this may change: old records depend on it.

use rand_pcg::{Pcg32, rand_core::Rng};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The PCG stream of all games' chance.
pub const STREAM: u64 = 0x0052_696f_6368_7431;

/// The number from which all chance of one game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A seeded source of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance(Pcg32);

impl Chance {
    /// The source that belongs to a seed.
    pub fn new(seed: Seed) -> Chance {
        Chance(Pcg32::new(seed.0, STREAM))
    }

    /// An even draw from `0..n`.
    ///
    /// # Panics
    /// When `n` is 0: there is nothing to draw.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a draw needs at least one possibility");
        loop {
            let bits = self.0.next_u32();
            let rest = bits % n;
            // Fair below the largest multiple of n: when the n numbers from that of this draw on
            // all fit in 32 bits.
            if (bits - rest).checked_add(n - 1).is_some() {
                return rest;
            }
        }
    }

    /// One item of a list, evenly; `None` from an empty list.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let count = u32::try_from(items.len()).ok().filter(|n| *n > 0)?;
        Some(items[self.below(count) as usize])
    }

    /// Puts a list in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// True in `per_mille` of a thousand draws.
    pub fn happens(&mut self, per_mille: u32) -> bool {
        self.below(1000) < per_mille
    }

    /// A seed for another source, so that one source can feed several.
    pub fn seed(&mut self) -> Seed {
        Seed(self.0.next_u64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Old records depend on these numbers. If this test fails, the generator has changed.
    #[test]
    fn the_generator_never_changes() {
        let mut chance = Chance::new(Seed(1));
        let draws: Vec<u32> = (0..8).map(|_| chance.below(60)).collect();
        let mut deck: Vec<u32> = (0..8).collect();
        chance.shuffle(&mut deck);
        assert_eq!(draws, [53, 26, 7, 16, 52, 26, 57, 33]);
        assert_eq!(deck, [3, 7, 4, 6, 1, 0, 2, 5]);
    }

    /// A draw below a number that divides nothing is thrown away as documented.
    #[test]
    fn unfair_draws_are_thrown_away() {
        for n in [1, 2, 3, 1 << 31, (1 << 31) + 1, u32::MAX - 1, u32::MAX] {
            let mut chance = Chance::new(Seed(3));
            let mut bits = Chance::new(Seed(3)).0;
            let multiple = (1u64 << 32) / u64::from(n) * u64::from(n);
            for _ in 0..100 {
                let fair = std::iter::repeat_with(|| bits.next_u32())
                    .find(|bits| u64::from(*bits) < multiple);
                assert_eq!(Some(chance.below(n)), fair.map(|bits| bits % n));
            }
        }
    }

    #[test]
    fn draws_are_even() {
        let mut chance = Chance::new(Seed(7));
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[chance.below(6) as usize] += 1;
        }
        // Five standard deviations of a binomial draw are 457.
        assert!(
            counts.iter().all(|n| n.abs_diff(10_000) < 457),
            "{counts:?}"
        );
    }
}
