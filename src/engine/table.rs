//! What alpha-beta remembers of positions it has seen.

/// What a remembered value says about the real one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Bound {
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
    /// The value is this.
    Exact,
}

/// What is remembered of one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    key: u64,
    /// The value for the seat to move; a win counts its plies from this position.
    pub value: i16,
    /// The best move's index, or [`Entry::NO_MOVE`].
    pub best: u16,
    /// Plies searched.
    pub depth: u8,
    /// What the value says.
    pub bound: Bound,
    age: u8,
}

impl Entry {
    /// No move is remembered.
    pub const NO_MOVE: u16 = u16::MAX;

    const EMPTY: Entry = Entry {
        key: 0,
        value: 0,
        best: Entry::NO_MOVE,
        depth: 0,
        bound: Bound::Lower,
        age: 0,
    };
}

/// A table of fixed size. An entry yields to one that was searched deeper or in a later search.
pub struct Table {
    /// Pairs of neighbours: the first keeps what is deepest, the second what is newest.
    entries: Vec<Entry>,
    age: u8,
}

impl Table {
    /// A table with two to the power of `bits` entries of 16 bytes each.
    pub fn new(bits: u32) -> Table {
        Table {
            entries: vec![Entry::EMPTY; 1 << bits.max(1)],
            age: 1,
        }
    }

    /// Marks all that is remembered as older than what follows.
    pub fn grow_old(&mut self) {
        // 0 marks an empty entry.
        self.age = self.age.checked_add(1).unwrap_or(1);
    }

    fn place(&self, key: u64) -> usize {
        (key as usize & (self.entries.len() - 1)) & !1
    }

    /// What is remembered of a position.
    pub fn get(&self, key: u64) -> Option<&Entry> {
        let place = self.place(key);
        self.entries[place..place + 2]
            .iter()
            .find(|entry| entry.key == key && entry.age != 0)
    }

    /// Remembers a position.
    pub fn put(&mut self, key: u64, value: i16, best: u16, depth: u8, bound: Bound) {
        let place = self.place(key);
        let first = &self.entries[place];
        let second = &self.entries[place + 1];
        let keeps_first = first.age == self.age && first.depth > depth;
        let to = if first.key == key || (!keeps_first && second.key != key) {
            place
        } else {
            place + 1
        };
        let old = self.entries[to];
        self.entries[to] = Entry {
            key,
            value,
            best: if best == Entry::NO_MOVE && old.key == key {
                old.best
            } else {
                best
            },
            depth,
            bound,
            age: self.age,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_has_sixteen_bytes() {
        assert_eq!(size_of::<Entry>(), 16);
    }

    #[test]
    fn the_deeper_entry_stays_until_the_next_search() {
        let mut table = Table::new(1);
        table.put(2, 10, 5, 8, Bound::Exact);
        table.put(4, 20, 6, 3, Bound::Lower);
        table.put(6, 30, 7, 2, Bound::Lower);
        assert_eq!(table.get(2).map(|entry| entry.value), Some(10));
        assert_eq!(table.get(4), None);
        assert_eq!(table.get(6).map(|entry| entry.value), Some(30));
        table.grow_old();
        table.put(8, 40, 8, 1, Bound::Upper);
        assert_eq!(table.get(2), None);
        assert_eq!(table.get(8).map(|entry| entry.best), Some(8));
    }
}
