//! Texts under names, whatever keeps them: the browser's storage, or a map in a test.

/// Keeping failed: the browser forbids it or has no room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotKept;

/// Texts under names.
pub trait Chest {
    /// The text under a name.
    fn get(&self, name: &str) -> Option<String>;
    /// Keeps a text under a name, in place of the one before it.
    ///
    /// # Errors
    /// No room, or no leave; the one before is still there then.
    fn set(&mut self, name: &str, text: &str) -> Result<(), NotKept>;
    /// Takes a text away; nothing happens where there is none.
    fn remove(&mut self, name: &str);
    /// Every name, in any order.
    fn names(&self) -> Vec<String>;
}

/// Moves a text to another name, written in another form there. It is under one of the two at
/// every moment.
///
/// # Errors
/// No room for both at once; it is where it was then.
pub fn put_across(chest: &mut impl Chest, from: &str, to: &str, text: &str) -> Result<(), NotKept> {
    chest.set(to, text)?;
    chest.remove(from);
    Ok(())
}

/// How much lies in a chest, in the units in which browsers count: those of UTF-16.
pub fn used(chest: &impl Chest) -> usize {
    let length = |text: &str| text.encode_utf16().count();
    let names = chest.names();
    let sizes = names
        .iter()
        .map(|name| length(name) + chest.get(name).map_or(0, |text| length(&text)));
    sizes.sum()
}

/// What browsers let one site keep at least, in the same units.
pub const ROOM: usize = 5 * 1024 * 1024;

#[cfg(test)]
pub mod fake {
    use super::*;
    use std::collections::BTreeMap;

    /// A chest for tests: with so much room, and with so many writes left before it refuses.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Fake {
        pub texts: BTreeMap<String, String>,
        pub room: usize,
        pub writes: usize,
    }

    impl Default for Fake {
        fn default() -> Fake {
            Fake {
                texts: BTreeMap::new(),
                room: ROOM,
                writes: usize::MAX,
            }
        }
    }

    impl Chest for Fake {
        fn get(&self, name: &str) -> Option<String> {
            self.texts.get(name).cloned()
        }

        fn set(&mut self, name: &str, text: &str) -> Result<(), NotKept> {
            let before = self.texts.get(name).map_or(0, |old| name.len() + old.len());
            let all: usize = self.texts.iter().map(|(a, b)| a.len() + b.len()).sum();
            if self.writes == 0 || all - before + name.len() + text.len() > self.room {
                return Err(NotKept);
            }
            self.writes -= 1;
            self.texts.insert(name.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&mut self, name: &str) {
            self.texts.remove(name);
        }

        fn names(&self) -> Vec<String> {
            self.texts.keys().cloned().collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{fake::Fake, *};

    #[test]
    fn what_does_not_fit_twice_stays_where_it_is() {
        let mut chest = Fake {
            room: 100,
            ..Fake::default()
        };
        let text = "x".repeat(60);
        chest.set("old", &text).unwrap();
        assert_eq!(put_across(&mut chest, "old", "new", &text), Err(NotKept));
        assert_eq!(chest.get("old"), Some(text.clone()));
        assert_eq!(used(&chest), 63);
        chest.room = 200;
        assert_eq!(put_across(&mut chest, "old", "new", &text), Ok(()));
        assert_eq!((chest.get("old"), chest.get("new")), (None, Some(text)));
    }
}
