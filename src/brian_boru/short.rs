//! A short list that is copied as plain bytes, as search copies whole positions.

use std::{fmt, ops::Deref};

/// At most `N` items.
#[derive(Clone, Copy)]
pub struct Short<T, const N: usize> {
    /// The items; beyond `len` something that does not matter.
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Short<T, N> {
    /// No item. `filler` stands where none is and does not matter.
    pub const fn new(filler: T) -> Self {
        Short {
            items: [filler; N],
            len: 0,
        }
    }

    /// Adds an item at the end. One for which there is no room is lost.
    pub fn push(&mut self, item: T) {
        debug_assert!((self.len as usize) < N, "the list has room");
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        }
    }

    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        let last = *self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes the item at a place; those behind it move up.
    pub fn remove(&mut self, place: usize) -> Option<T> {
        let item = *self.get(place)?;
        self.items
            .copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        Some(item)
    }

    /// Takes all items.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// True when there is room for no other item.
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }

    /// The items, to be changed.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> Deref for Short<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Short<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Short<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Short<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
