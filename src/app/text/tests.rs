//! Every message in every language: that none is empty or left in another language, and that each
//! says the same names and numbers.

use super::{
    Lang, Say, Told, hall, lang::with_notation, rules, saved, settings, share, statistics, table,
    tafl, tara,
};
use crate::{
    app::store::Theme,
    engine::levels,
    game::{
        Chance, Ending as _, OptionKind, ParseError, Player, Record, RecordError, Rules, Seat, Seed,
    },
    shelf::GameName,
    tafl::{Ending, Piece, RuleSet, Side, Square, Tafl},
    tara::{Chalice, Colour, Hill, Pair, Tara},
};

mod boru;
mod games;
mod pages;
mod study;

/// Words in Latin letters that stand in every language: names, and what is typed or pressed.
const NAMES: &[&str] = &[
    "Aoife",
    "Brónach",
    "Ríocht",
    "Dalta",
    "Ceithearnach",
    "Gaiscíoch",
    "Taoiseach",
    "Enter",
    "Escape",
    "OpenTafl",
    "SVG",
    "PNG",
    "zzz",
    "no-game",
    "grand",
    "Natural",
    "Earth",
];

/// The name of a level, and of a game that has another in Persian.
const ARD_RI: [&str; 2] = ["Ard", "Rí"];

/// What is typed or pressed; in English the same words mean something else as well.
const TYPED: [&str; 3] = ["name", "value", "Delete"];

/// The words and numbers of a text: runs of letters, digits and hyphens, in Latin digits.
fn words(text: &str) -> Vec<String> {
    let western = |letter: char| match letter {
        '۰'..='۹' => char::from(b'0' + (u32::from(letter) - u32::from('۰')) as u8),
        other => other,
    };
    let text: String = text.chars().map(western).collect();
    // Thousands are parted in some languages only.
    let mut whole = String::new();
    let letters: Vec<char> = text.chars().collect();
    for (at, letter) in letters.iter().enumerate() {
        let digit = |at: Option<usize>| {
            at.and_then(|at| letters.get(at))
                .is_some_and(char::is_ascii_digit)
        };
        if *letter != ',' || !digit(at.checked_sub(1)) || !digit(Some(at + 1)) {
            whole.push(*letter);
        }
    }
    whole
        .split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .map(|word| word.trim_matches('-').to_owned())
        .filter(|word| !word.is_empty())
        .collect()
}

/// The names, numbers and notation of a text.
fn facts(text: &str) -> Vec<String> {
    let is_fact = |word: &String| {
        word.chars().any(|letter| letter.is_ascii_digit()) || NAMES.contains(&word.as_str())
    };
    // “45th” is the same number.
    let number = |word: String| word.trim_end_matches("th").trim_end_matches('ú').to_owned();
    words(text)
        .into_iter()
        .filter(is_fact)
        .map(number)
        .collect()
}

/// One text in English, Persian and Irish.
fn compare([english, persian, irish]: [&str; 3]) {
    let all = format!("{english}\n{persian}\n{irish}");
    if english.is_empty() {
        assert_eq!((persian, irish), ("", ""));
        return;
    }
    assert!(!persian.is_empty() && !irish.is_empty(), "{all}");
    for text in [english, persian, irish] {
        assert_eq!(text.trim(), text, "{all}");
        assert!(!text.contains("  ") && !text.contains(['{', '}']), "{all}");
    }
    let (in_persian, in_irish) = (facts(persian), facts(irish));
    for fact in facts(english) {
        assert!(in_persian.contains(&fact), "{fact} in Persian:\n{all}");
        // Irish says “amháin” for one.
        assert!(
            in_irish.contains(&fact) || fact == "1",
            "{fact} in Irish:\n{all}"
        );
    }
    // Persian has Latin letters only in names and notation; a file or two of the board are single.
    let known = |word: &String| {
        word.chars().count() == 1
            || NAMES.contains(&word.as_str())
            || ARD_RI.contains(&word.as_str())
            || TYPED.contains(&word.as_str())
            || word.chars().any(|letter| letter.is_ascii_digit())
    };
    let latin = |word: &String| word.chars().any(|letter| letter.is_ascii_alphabetic());
    let foreign: Vec<String> = words(persian).into_iter().filter(latin).collect();
    assert!(foreign.iter().all(known), "{foreign:?}:\n{all}");
    if !words(english).iter().all(known) {
        assert_ne!(english, irish);
        assert!(
            persian.chars().any(|letter| ('ء'..='ۿ').contains(&letter)),
            "{all}"
        );
    }
    assert_eq!(with_notation(persian), persian, "{all}");
}

/// What `say` says in every language.
fn agree(say: impl Fn(Lang) -> String) {
    let said = [Lang::English, Lang::Persian, Lang::Irish].map(say);
    compare(said.each_ref().map(String::as_str));
}

/// A message in every language.
fn all(message: impl Say) {
    agree(|lang| lang.say(&message));
}

/// Without the number of the rule at the end, which some languages leave to the link beside it.
fn without_rule(text: String) -> String {
    match text.rfind(" (") {
        Some(at) if text.ends_with(").") => text[..at].to_owned() + ".",
        _ => text,
    }
}

#[test]
fn what_is_wrong_with_a_game_that_is_handed_in() {
    let person = || Player::Person {
        name: String::new(),
    };
    let good = Record::new(&RuleSet::ARD_RI, Seed(1), vec![person(), person()]);
    let broken = |change: fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        record.replay::<Tafl>().unwrap_err()
    };
    for error in [
        RecordError::Newer { found: 9 },
        RecordError::Schema { found: 0 },
        RecordError::OtherGame("zzz".into()),
        broken(|record| record.game = "no-game".into()),
        broken(|record| drop(record.rules.insert("zzz".into(), "grand".into()))),
        broken(|record| record.seats.truncate(1)),
        broken(|record| record.start = Some(String::new())),
        broken(|record| record.actions.push("zzz".into())),
        broken(|record| record.resigned = Some(Seat(7))),
    ] {
        // The names of options and examples of notation are told in some languages only.
        for lang in [Lang::Persian, Lang::Irish] {
            let said = lang.say(&error);
            assert!(!said.is_empty());
            assert_ne!(said, error.to_string());
        }
    }
    all(RecordError::Newer { found: 9 });
    all(RecordError::OtherGame("zzz".into()));
    all(RecordError::Resigned(Seat(7)));
    let illegal = broken(|record| record.actions.push("d4-d5".into()));
    assert!(matches!(
        &illegal,
        RecordError::Action {
            rule: Some("R-3"),
            ..
        }
    ));
    for lang in [Lang::Persian, Lang::Irish] {
        let told = facts(&lang.say(&illegal));
        assert_eq!(told, ["1", "d4-d5", "R-3"], "{lang:?}");
    }
    all(ParseError::NoPosition);
    all(ParseError::Square("zzz".into()));
    all(ParseError::Rows {
        found: 5,
        expected: 7,
    });
}

/// A rules page that says the same in every language.
fn same_rules(book: impl Fn(Lang) -> rules::Rulebook) {
    let [english, persian, irish] = [Lang::English, Lang::Persian, Lang::Irish].map(book);
    compare([&english.opening, &persian.opening, &irish.opening]);
    assert_eq!(english.known.len(), persian.known.len());
    assert_eq!(english.known.len(), irish.known.len());
    for (index, known) in english.known.iter().enumerate() {
        compare([known, &persian.known[index], &irish.known[index]]);
    }
    assert_eq!(english.chapters.len(), persian.chapters.len());
    assert_eq!(english.chapters.len(), irish.chapters.len());
    for (index, one) in english.chapters.iter().enumerate() {
        let (two, three) = (&persian.chapters[index], &irish.chapters[index]);
        compare([&one.title, &two.title, &three.title]);
        assert_eq!(one.rules.len(), two.rules.len(), "{}", one.title);
        assert_eq!(one.rules.len(), three.rules.len(), "{}", one.title);
        for (index, one) in one.rules.iter().enumerate() {
            let (two, three) = (&two.rules[index], &three.rules[index]);
            assert_eq!((one.number, one.number), (two.number, three.number));
            compare([&one.title, &two.title, &three.title]);
            assert_eq!(one.text.len(), two.text.len(), "{}", one.number);
            assert_eq!(one.text.len(), three.text.len(), "{}", one.number);
            for (index, text) in one.text.iter().enumerate() {
                compare([text, &two.text[index], &three.text[index]]);
            }
            assert_eq!(one.figures.len(), two.figures.len(), "{}", one.number);
            assert_eq!(one.figures.len(), three.figures.len(), "{}", one.number);
            for (index, one) in one.figures.iter().enumerate() {
                let (two, three) = (&two.figures[index], &three.figures[index]);
                compare([&one.caption, &two.caption, &three.caption]);
                for other in [two, three] {
                    assert_eq!((one.position, one.turn), (other.position, other.turn));
                }
            }
        }
    }
}

#[test]
fn the_rules_pages_say_the_same() {
    fn check<G: Told>(name: GameName) {
        let rules = name.rules::<G>();
        same_rules(|lang| G::rulebook(lang, &rules));
    }
    check::<Tafl>(GameName::ArdRi);
    check::<Tafl>(GameName::ArdRiOneStep);
    check::<Tara>(GameName::Tara1);
    check::<Tara>(GameName::Tara2);
    check::<Chalice>(GameName::TaraChalice);
}

#[test]
fn the_comparison_finds_what_is_wrong() {
    let finds = |texts: [&'static str; 3]| {
        assert!(
            std::panic::catch_unwind(|| compare(texts)).is_err(),
            "{texts:?}"
        );
    };
    compare([
        "Take c4, 2 points.",
        "\u{2066}c4\u{2069} را بگیرید، ۲ امتیاز.",
        "Gabh c4, 2 phointe.",
    ]);
    finds(["Take c4.", "\u{2066}c5\u{2069} را بگیرید.", "Gabh c4."]);
    finds(["Take c4.", "c4 را بگیرید.", "Gabh c4."]);
    finds(["Take 2.", "۲ را بگیرید.", "Gabh 3."]);
    finds(["Take it.", "Take it.", "Gabh é."]);
    finds(["Take it.", "آن را بگیرید.", "Take it."]);
    finds(["Take it.", "", "Gabh é."]);
    finds(["Aoife wins.", "او می‌برد.", "Buann Aoife."]);
}
