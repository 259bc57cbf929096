//! The actions of each game as numbers, by the form of their notation.
//!
//! A grammar is a list of forms, such as `S:CVR@Z` for `1:r5M@attack`. In a form a capital letter
//! stands for one of a list of words, a digit for the word that was chosen for the capital at that
//! place of the form (counted from 0), and everything else for itself. The actions of a form are
//! counted with its last capital turning fastest, and the forms one after the other, from 1 on:
//! 0 is left for an action that the grammar does not have, which is then written out.
//!
//! These are the grammars of version 1 of the links. They may never change; a game that gets
//! actions of a new kind still has them written out, and a later version may do better.

/// The forms of a game's actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grammar(&'static [&'static str]);

/// Ard Rí and One-Step Ard Rí: along a file, along a rank.
pub const TAFL: Grammar = Grammar(&["FN-0N", "FN-F1"]);

/// Tara, Levels 1 and 2: build, skip, decline, lift, drop, swap, link.
pub const LEVELS: Grammar = Grammar(&["H", "+", "-", "P>", ">P", "xH", "P"]);

/// Poisoned Chalice: build, capture.
pub const CHALICE: Grammar = Grammar(&["H", "xH"]);

/// Brian Boru.
pub const BRIAN_BORU: Grammar = Grammar(&[
    "S:hold",
    "S:CVR@Z",
    "S:home=R",
    "S:target=S",
    "S:upgrade=Y",
    "S:place=Y",
    "S:join=Y",
    "S:propose=CVR",
    "S:pay=Y",
    "S:swap=CVR>CVR",
    "S:swap=-",
    "S:take=CVR",
    "S:take=-",
    "S:discard=CVR",
]);

/// A game without a grammar: all its actions are written out.
pub const NONE: Grammar = Grammar(&[]);

const HILLS: &str = "b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2 g2 a3 b3 c3 d3 e3 f3 g3 a4 b4 c4 d4 e4 f4 g4 \
    a5 b5 c5 d5 e5 f5 g5 a6 b6 c6 d6 e6 f6 g6 b7 c7 d7 e7 f7";

const PAIRS: &str = "b1-c1 b1-b2 c1-d1 c1-c2 d1-e1 d1-d2 e1-f1 e1-e2 f1-f2 a2-b2 a2-a3 b2-c2 b2-b3 \
    c2-d2 c2-c3 d2-e2 d2-d3 e2-f2 e2-e3 f2-g2 f2-f3 g2-g3 a3-b3 a3-a4 b3-c3 b3-b4 c3-d3 c3-c4 \
    d3-e3 d3-d4 e3-f3 e3-e4 f3-g3 f3-f4 g3-g4 a4-b4 a4-a5 b4-c4 b4-b5 c4-d4 c4-c5 d4-e4 d4-d5 \
    e4-f4 e4-e5 f4-g4 f4-f5 g4-g5 a5-b5 a5-a6 b5-c5 b5-b6 c5-d5 c5-c6 d5-e5 d5-d6 e5-f5 e5-e6 \
    f5-g5 f5-f6 g5-g6 a6-b6 b6-c6 b6-b7 c6-d6 c6-c7 d6-e6 d6-d7 e6-f6 e6-e7 f6-g6 f6-f7 b7-c7 \
    c7-d7 d7-e7 e7-f7";

/// The words of a capital letter.
fn words(capital: char) -> impl Iterator<Item = &'static str> + Clone {
    let words = match capital {
        'F' => "a b c d e f g",
        'N' => "1 2 3 4 5 6 7",
        'H' => HILLS,
        'P' => PAIRS,
        'S' => "1 2 3 4",
        'C' => "r g b y",
        'V' => "1 2 3 4 5",
        'R' => "M L U C",
        'Z' => "attack build politics",
        'Y' => "yes no",
        _ => "",
    };
    words.split(' ')
}

/// The number of actions of a form.
fn size(form: &str) -> u64 {
    let capitals = form.chars().filter(char::is_ascii_uppercase);
    capitals
        .map(|capital| words(capital).count() as u64)
        .product()
}

/// The number of an action within a form; `None` when it is not of this form.
fn place(form: &str, action: &str) -> Option<u64> {
    let (mut rest, mut place, mut chosen) = (action, 0, Vec::new());
    for sign in form.chars() {
        let mut same = [0; 4];
        let word = match sign {
            'A'..='Z' => {
                // No word of a list begins with another one of it.
                let (at, word) = (0u64..)
                    .zip(words(sign))
                    .find(|(_, word)| rest.starts_with(word))?;
                place = place * words(sign).count() as u64 + at;
                word
            }
            '0'..='9' => chosen.get(sign as usize - '0' as usize).copied()?,
            _ => &*sign.encode_utf8(&mut same),
        };
        rest = rest.strip_prefix(word)?;
        if sign.is_ascii_uppercase() {
            chosen.push(&action[action.len() - rest.len() - word.len()..action.len() - rest.len()]);
        }
    }
    rest.is_empty().then_some(place)
}

/// The action with this number within a form.
fn action(form: &str, mut place: u64) -> String {
    // From the last capital, which turns fastest, to the first.
    let mut chosen = Vec::new();
    for capital in form.chars().rev().filter(char::is_ascii_uppercase) {
        let count = words(capital).count() as u64;
        let word = words(capital).nth((place % count) as usize);
        chosen.push(word.unwrap_or_default());
        place /= count;
    }
    chosen.reverse();
    let mut next = chosen.iter();
    let mut text = String::new();
    for sign in form.chars() {
        match sign {
            'A'..='Z' => text.push_str(next.next().copied().unwrap_or_default()),
            '0'..='9' => {
                text.push_str(
                    chosen
                        .get(sign as usize - '0' as usize)
                        .copied()
                        .unwrap_or_default(),
                );
            }
            _ => text.push(sign),
        }
    }
    text
}

impl Grammar {
    /// The grammar of the game with this id.
    pub fn of(game: &str) -> Grammar {
        match game {
            "ard-ri" | "ard-ri-one-step" => TAFL,
            "tara-1" | "tara-2" => LEVELS,
            "tara-chalice" => CHALICE,
            "brian-boru" => BRIAN_BORU,
            _ => NONE,
        }
    }

    /// The number of actions that it has.
    pub fn count(self) -> u64 {
        self.0.iter().map(|form| size(form)).sum()
    }

    /// The bits that a number of it takes, that of an action written out included.
    pub fn width(self) -> u32 {
        u64::BITS - self.count().leading_zeros()
    }

    /// The number of an action, from 1 on.
    pub fn number(self, action: &str) -> Option<u64> {
        let mut first = 1;
        for form in self.0 {
            if let Some(place) = place(form, action) {
                return Some(first + place);
            }
            first += size(form);
        }
        None
    }

    /// The action with this number.
    pub fn action(self, number: u64) -> Option<String> {
        let mut rest = number.checked_sub(1)?;
        for form in self.0 {
            let size = size(form);
            if rest < size {
                return Some(action(form, rest));
            }
            rest -= size;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_that_of_its_action() {
        for (grammar, count, width) in [
            (TAFL, 686, 10),
            (LEVELS, 320, 9),
            (CHALICE, 90, 7),
            (BRIAN_BORU, 27_596, 15),
            (NONE, 0, 0),
        ] {
            assert_eq!((grammar.count(), grammar.width()), (count, width));
            for number in 1..=count {
                let action = grammar.action(number).unwrap();
                // A move that goes nowhere has a number in both forms of tafl.
                let again = grammar.number(&action).unwrap();
                assert!(
                    again == number || action[..2] == action[3..],
                    "{number}: {action}"
                );
            }
            assert_eq!(grammar.action(0), None);
            assert_eq!(grammar.action(count + 1), None);
        }
    }

    /// Links of version 1 depend on these. If this test fails, a grammar has changed.
    #[test]
    fn the_numbers_of_version_1_never_change() {
        for (grammar, action, number) in [
            (TAFL, "a1-a1", 1),
            (TAFL, "d1-d2", 149),
            (TAFL, "d1-c1", 493),
            (TAFL, "g7-g7", 343),
            (LEVELS, "b1", 1),
            (LEVELS, "+", 46),
            (LEVELS, "-", 47),
            (LEVELS, "b1-c1>", 48),
            (LEVELS, ">b1-c1", 124),
            (LEVELS, "xb1", 200),
            (LEVELS, "e7-f7", 320),
            (CHALICE, "xf7", 90),
            (BRIAN_BORU, "2:hold", 2),
            (BRIAN_BORU, "1:r1M@attack", 5),
            (BRIAN_BORU, "4:discard=y5C", 27_596),
            (BRIAN_BORU, "3:swap=r1C>y5L", 14_466),
        ] {
            assert_eq!(grammar.number(action), Some(number), "{action}");
            assert_eq!(grammar.action(number).as_deref(), Some(action));
        }
        for text in ["", "d", "d1", "d1-e2", "d1-d2-", "h1-h2", "é"] {
            assert_eq!(TAFL.number(text), None, "{text}");
        }
    }
}
