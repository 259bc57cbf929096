//! What a search remembers of choices: a table of fixed size, found by key.

/// What is known of one choice.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry {
    key: u64,
    /// How often it was chosen.
    pub visits: f32,
    /// The sum of what came of it for who chose it, each between 0 and 1.
    pub sum: f32,
    /// How often it could have been chosen.
    pub offered: f32,
}

/// A table of entries. It does not grow beyond its size: when it is nearly full, nothing new is
/// remembered.
pub struct Experience {
    entries: Vec<Entry>,
    free: usize,
}

impl Experience {
    /// Room for three quarters of two to the power of `bits` entries of 24 bytes.
    pub fn new(bits: u32) -> Experience {
        let size = 1usize << bits;
        Experience {
            entries: vec![Entry::default(); size],
            free: size - size / 4,
        }
    }

    /// The place of the entry of this key, a new one if need be; `None` when there is no room.
    pub fn place(&mut self, key: u64) -> Option<usize> {
        // No key is 0, which marks what is free.
        let key = key.max(1);
        let mask = self.entries.len() - 1;
        let mut at = key as usize & mask;
        loop {
            match self.entries[at].key {
                found if found == key => return Some(at),
                0 if self.free > 0 => {
                    self.free -= 1;
                    self.entries[at].key = key;
                    return Some(at);
                }
                0 => return None,
                _ => at = (at + 1) & mask,
            }
        }
    }

    /// The entry at a place that [`Experience::place`] gave.
    pub fn at(&mut self, place: usize) -> &mut Entry {
        &mut self.entries[place]
    }
}
