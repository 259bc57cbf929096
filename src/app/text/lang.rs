//! The languages of the program, and how each of them writes numbers, lists and notation.

use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// A language of the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Lang {
    #[default]
    #[serde(rename = "en")]
    English,
    #[serde(rename = "fa")]
    Persian,
    #[serde(rename = "ga")]
    Irish,
}

/// A message that can be said in every language.
pub trait Say {
    /// The message in English.
    fn english(&self) -> String;
    /// The message in Persian.
    fn persian(&self) -> String;
    /// The message in Irish.
    fn irish(&self) -> String;
}

impl<T: Say> Say for &T {
    fn english(&self) -> String {
        (**self).english()
    }

    fn persian(&self) -> String {
        (**self).persian()
    }

    fn irish(&self) -> String {
        (**self).irish()
    }
}

/// What stands between these two runs from left to right, whatever stands around it.
const LEFT_TO_RIGHT: char = '\u{2066}';
/// What stands between this and the end runs as its own first letter does.
const OWN_DIRECTION: char = '\u{2068}';
const END: char = '\u{2069}';

impl Lang {
    /// Every language, in the order in which one chooses.
    pub const ALL: [Lang; 3] = [Lang::English, Lang::Irish, Lang::Persian];

    /// The message in this language.
    pub fn say(self, message: impl Say) -> String {
        match self {
            Lang::English => message.english(),
            Lang::Persian => with_notation(&message.persian()),
            Lang::Irish => message.irish(),
        }
    }

    /// The language's tag (BCP 47), as the page's `lang` attribute has it.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::Persian => "fa",
            Lang::Irish => "ga",
        }
    }

    /// The language with this tag; `None` for any that the program does not speak.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.tag() == tag)
    }

    /// What the language calls itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Lang::English => "English",
            Lang::Persian => "فارسی",
            Lang::Irish => "Gaeilge",
        }
    }

    /// A number in the language's digits. One with a sign keeps the sign before it.
    pub fn number(self, number: impl ToString) -> String {
        let number = number.to_string();
        if self != Lang::Persian {
            return number;
        }
        let digits = number.chars().map(persian_digit).collect();
        match number.starts_with(['-', '−', '+']) {
            true => isolated(LEFT_TO_RIGHT, digits),
            false => digits,
        }
    }

    /// A name that a person has given, in whatever script.
    pub fn name(self, text: &str) -> String {
        match self {
            Lang::Persian => isolated(OWN_DIRECTION, text.to_owned()),
            Lang::English | Lang::Irish => text.to_owned(),
        }
    }

    /// Some things in a row, without “and”.
    pub fn row(self, things: &[String]) -> String {
        things.join(match self {
            Lang::Persian => "، ",
            Lang::English | Lang::Irish => ", ",
        })
    }

    /// Which of two words comes first in a dictionary of the language.
    pub fn compare(self, one: &str, other: &str) -> Ordering {
        let places = |word: &str| -> Vec<usize> {
            word.chars()
                .filter_map(|letter| self.place(letter))
                .collect()
        };
        places(one).cmp(&places(other))
    }

    /// Where a letter stands in the alphabet; `None` for a sign that does not count there.
    fn place(self, letter: char) -> Option<usize> {
        if letter == ' ' {
            return Some(0);
        }
        let (alphabet, letter) = match self {
            Lang::Persian => (PERSIAN_LETTERS, letter),
            Lang::English | Lang::Irish => (LATIN_LETTERS, plain(letter)),
        };
        alphabet
            .chars()
            .position(|it| it == letter)
            .map(|it| it + 1)
    }

    /// Some things that belong together, with “and” before the last.
    pub fn list(self, things: &[String]) -> String {
        let and = match self {
            Lang::English => "and",
            Lang::Persian => "و",
            Lang::Irish => "agus",
        };
        match things {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{} {and} {last}", self.row(first)),
        }
    }
}

const LATIN_LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";
const PERSIAN_LETTERS: &str = "ءآاأبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی";

/// A letter without its accent, as Irish sorts it.
fn plain(letter: char) -> char {
    match letter {
        'á' | 'Á' => 'a',
        'é' | 'É' => 'e',
        'í' | 'Í' => 'i',
        'ó' | 'Ó' => 'o',
        'ú' | 'Ú' => 'u',
        other => other.to_ascii_lowercase(),
    }
}

fn isolated(begin: char, mut text: String) -> String {
    text.insert(0, begin);
    text.push(END);
    text
}

/// A Persian text in which notation such as `d1-d2`, rules' numbers and Irish names run from left to
/// right. Without that, several in a row would change places.
pub fn with_notation(text: &str) -> String {
    let is_latin =
        |letter: char| letter.is_ascii_alphanumeric() || ('\u{c0}'..='\u{24f}').contains(&letter);
    let mut made = String::new();
    // What has been read of a run, up to its last letter, and beyond that.
    let (mut run, mut after) = (String::new(), String::new());
    let mut depth = 0;
    for letter in text.chars() {
        if depth == 0 && is_latin(letter) {
            run.push_str(&std::mem::take(&mut after));
            run.push(letter);
            continue;
        }
        if !run.is_empty() && " -–>:+/.".contains(letter) {
            after.push(letter);
            continue;
        }
        end_run(&mut made, &mut run, &mut after);
        match letter {
            LEFT_TO_RIGHT | OWN_DIRECTION => depth += 1,
            END => depth -= 1,
            _ => {}
        }
        made.push(letter);
    }
    end_run(&mut made, &mut run, &mut after);
    made
}

fn end_run(made: &mut String, run: &mut String, after: &mut String) {
    if !run.is_empty() {
        made.push_str(&isolated(LEFT_TO_RIGHT, std::mem::take(run)));
    }
    made.push_str(&std::mem::take(after));
}

fn persian_digit(letter: char) -> char {
    match letter {
        '0'..='9' => char::from_u32(u32::from(letter) - u32::from('0') + u32::from('۰')),
        '.' => Some('٫'),
        '-' => Some('−'),
        _ => None,
    }
    .unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_the_digits_of_the_language() {
        assert_eq!(Lang::English.number(1907), "1907");
        assert_eq!(Lang::Irish.number("2.5"), "2.5");
        assert_eq!(Lang::Persian.number(1_234_567_890), "۱۲۳۴۵۶۷۸۹۰");
        assert_eq!(Lang::Persian.number("2.5"), "۲٫۵");
        assert_eq!(Lang::Persian.number(-3), "\u{2066}−۳\u{2069}");
    }

    #[test]
    fn lists_are_joined_as_the_language_joins_them() {
        let names = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(Lang::English.list(&names), "a, b and c");
        assert_eq!(Lang::Irish.list(&names[..2]), "a agus b");
        assert_eq!(Lang::Persian.list(&names), "a، b و c");
        assert_eq!(Lang::English.list(&names[..1]), "a");
        assert_eq!(Lang::English.list(&[]), "");
        assert_eq!(Lang::Persian.row(&names), "a، b، c");
    }

    #[test]
    fn words_are_sorted_as_the_language_sorts_them() {
        let sorted = |lang: Lang, mut words: Vec<&'static str>| {
            words.sort_by(|one, other| lang.compare(one, other));
            words
        };
        assert_eq!(
            sorted(Lang::Irish, vec!["Faoi", "Éalú", "Cath", "ea", "Ea a"]),
            ["Cath", "ea", "Ea a", "Éalú", "Faoi"]
        );
        assert_eq!(
            sorted(
                Lang::Persian,
                vec!["گریز", "نبرد", "پل", "«بیرون»", "تپه", "لبه", "آغاز"]
            ),
            ["آغاز", "«بیرون»", "پل", "تپه", "گریز", "لبه", "نبرد"]
        );
    }

    #[test]
    fn notation_in_persian_runs_from_left_to_right() {
        let made = with_notation("مهاجم از c1 به c3، b3 را می‌زند. (R-6) Ard Rí.");
        assert_eq!(
            made,
            "مهاجم از \u{2066}c1\u{2069} به \u{2066}c3\u{2069}، \u{2066}b3\u{2069} را می‌زند. \
             (\u{2066}R-6\u{2069}) \u{2066}Ard Rí\u{2069}."
        );
        // Once is enough, and a name that a person gave has a direction of its own.
        assert_eq!(with_notation(&made), made);
        let name = Lang::Persian.name("Mary Ann");
        assert_eq!(with_notation(&name), name);
        assert_eq!(with_notation("نوبت ۳"), "نوبت ۳");
    }

    #[test]
    fn every_language_is_found_by_its_tag() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_tag(lang.tag()), Some(lang));
            let kept = serde_json::to_string(&lang).unwrap();
            assert_eq!(kept, format!("\"{}\"", lang.tag()));
        }
        assert_eq!(Lang::from_tag("de"), None);
    }
}
