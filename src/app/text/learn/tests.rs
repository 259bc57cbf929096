//! The words of the lessons fit the lessons.

use super::{
    Part, Text, Title,
    glossary::{Meaning, Name, Term},
};
use crate::{
    app::text::{Lang, Say, Told},
    learn::{LessonId, Taught},
    shelf::GameName,
    with_game,
};

fn rule_numbers<G: Told>(game: GameName) -> Vec<&'static str> {
    let book = G::rulebook(Lang::English, &game.rules::<G>());
    let chapters = book.chapters.iter();
    chapters
        .flat_map(|chapter| chapter.rules.iter().map(|rule| rule.number))
        .collect()
}

fn numbers(game: GameName) -> Vec<&'static str> {
    with_game!(game, G => rule_numbers::<G>(game))
}

/// A line of a lesson.
#[derive(Debug)]
struct Line(LessonId, Part);

impl Line {
    fn said(&self, lang: Lang) -> String {
        let Line(id, part) = *self;
        with_game!(id.game(), G => super::line::<G>(lang, id, part))
    }
}

impl Say for Line {
    fn english(&self) -> String {
        self.said(Lang::English)
    }

    fn persian(&self) -> String {
        self.said(Lang::Persian)
    }

    fn irish(&self) -> String {
        self.said(Lang::Irish)
    }
}

const PARTS: [Part; 5] = [
    Part::About,
    Part::Goal,
    Part::Hint,
    Part::Missed,
    Part::Done,
];

/// Every line of every lesson.
fn lines() -> impl Iterator<Item = Line> {
    let ids = LessonId::ALL.iter().copied();
    ids.flat_map(|id| PARTS.map(|part| Line(id, part)))
}

fn is_sentence(text: &str) -> bool {
    text.ends_with(['.', '?', '!', '؟']) && !text.contains("  ") && text.trim() == text
}

/// No two of these are the same.
fn differ(mut names: Vec<String>, lang: Lang) {
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all, "each has a name of its own in {lang:?}");
}

#[test]
fn every_lesson_says_everything_in_sentences() {
    for lang in Lang::ALL {
        let mut titles = Vec::new();
        for id in LessonId::ALL.iter().copied() {
            let title = lang.say(Title(id));
            assert!(
                !title.is_empty() && !title.ends_with('.'),
                "{lang:?} {id:?}"
            );
            titles.push(title);
        }
        for line in lines() {
            let said = lang.say(&line);
            assert!(
                is_sentence(&said) && said.chars().count() < 330,
                "{lang:?} {line:?}: {said}"
            );
        }
        differ(titles, lang);
    }
}

/// The words of a text with a digit in them, such as d6, 24 and R-8, in any order.
fn marks(text: &str) -> Vec<String> {
    let latin: String = text
        .chars()
        .map(|sign| match sign {
            '۰'..='۹' => char::from(b'0' + (u32::from(sign) - u32::from('۰')) as u8),
            other => other,
        })
        .collect();
    let words = latin.split(|sign: char| !sign.is_alphanumeric() && sign != '-');
    let mut marks: Vec<String> = words
        .filter(|word| word.contains(|sign: char| sign.is_ascii_digit()))
        .map(str::to_owned)
        .collect();
    marks.sort_unstable();
    marks
}

/// The words in Latin letters that are no notation.
fn latin(text: &str) -> Vec<&str> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
    words
        .filter(|word| word.len() > 2 && !word.bytes().all(|sign| sign.is_ascii_digit()))
        .collect()
}

/// What is said in English is said in Persian and in Irish too, with the same places and numbers.
fn same_in_all(message: impl Say + std::fmt::Debug) {
    // The game that its makers number has a name in the other languages.
    let english = Lang::English.say(&message).replace("Level 2", "");
    for lang in [Lang::Persian, Lang::Irish] {
        let said = lang.say(&message);
        assert!(!said.is_empty(), "{lang:?} {message:?}");
        assert_ne!(said, english, "{lang:?} {message:?}");
        assert_eq!(
            marks(&said),
            marks(&english),
            "{lang:?} {message:?}: {said}"
        );
    }
    let persian = Lang::Persian.say(&message);
    assert_eq!(latin(&persian), [""; 0], "{message:?}: {persian}");
}

#[test]
fn every_lesson_says_the_same_in_every_language() {
    for id in LessonId::ALL.iter().copied() {
        same_in_all(Title(id));
    }
    for line in lines() {
        same_in_all(line);
    }
}

#[test]
fn the_pages_of_the_lessons_say_the_same_in_every_language() {
    use Text::*;
    let mut all = vec![
        Learn,
        LearnAbout,
        CourseOf,
        Begin,
        GoOn,
        Goal,
        Hint,
        ShowMe,
        TryAgain,
        Next,
        Skip,
        AllLessons,
        ToTable,
        Missed,
        Late,
        NoHint,
        EngineThinks,
        EngineFailed,
        NotKept,
        NoSuchLesson,
        Glossary,
        GlossaryAbout,
        Where,
        ToCourse { done: 3, of: 13 },
        LessonPlace { place: 7, of: 10 },
        EngineKnows { plies: 11 },
        HeldOut { plies: 9, most: 13 },
        Defences(vec![7, 12, 13]),
    ];
    all.extend(GameName::ALL.iter().copied().map(CourseAbout));
    for count in 0..=6 {
        all.extend([
            Stars(count),
            InTurns(count),
            TurnsLeft(count),
            Reached(count),
        ]);
    }
    for text in all {
        if !matches!(text, Stars(4..) | Reached(4..)) {
            same_in_all(text);
        }
    }
    let told = Lang::Persian.say(LessonInList {
        place: 2,
        title: Lang::Persian.say(Title(LessonId::Capture)),
        stars: 3,
    });
    assert_eq!(told, "درس ۲: زدن میان دو مهره، سه ستاره");
    // The longest defence is not told with its length when it has been reached.
    let held = HeldOut {
        plies: 13,
        most: 13,
    };
    assert_eq!(marks(&Lang::Persian.say(&held)), ["13"]);
    assert_eq!(marks(&Lang::Irish.say(&held)), ["13"]);
}

fn cites<G: Told + Taught>(game: GameName) {
    let known = numbers(game);
    for lesson in G::course(game) {
        assert!(
            known.contains(&lesson.rule),
            "{:?}: {}",
            lesson.id,
            lesson.rule
        );
    }
}

#[test]
fn every_lesson_cites_a_rule_of_its_page() {
    for game in GameName::ALL.iter().copied() {
        with_game!(game, G => cites::<G>(game));
    }
}

/// The squares that a text names, such as d6.
fn places(text: &str) -> Vec<String> {
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    let place = |word: &&str| matches!(word.as_bytes(), [b'a'..=b'g', b'1'..=b'9']);
    words.filter(place).map(str::to_owned).collect()
}

fn names_places_of(id: LessonId, is_place: impl Fn(&str) -> bool) {
    for part in PARTS {
        for place in places(&Lang::English.say(Line(id, part))) {
            assert!(is_place(&place), "{id:?} {part:?}: {place}");
        }
    }
}

#[test]
fn the_places_that_lessons_name_are_on_the_board() {
    for id in LessonId::ALL.iter().copied() {
        match id.game() {
            GameName::ArdRi | GameName::ArdRiOneStep => {
                names_places_of(id, |text| text.parse::<crate::tafl::Square>().is_ok())
            }
            GameName::BrianBoru => {}
            _ => names_places_of(id, |text| text.parse::<crate::tara::Hill>().is_ok()),
        }
    }
}

#[test]
fn every_term_is_explained_and_found_in_its_rules() {
    for lang in Lang::ALL {
        let terms = Term::ALL.iter().copied();
        differ(terms.map(|term| lang.say(Name(term))).collect(), lang);
    }
    for term in Term::ALL.iter().copied() {
        for lang in Lang::ALL {
            let (name, meaning) = (lang.say(Name(term)), lang.say(Meaning(term)));
            assert!(!name.ends_with('.') && is_sentence(&meaning), "{term:?}");
        }
        same_in_all(Name(term));
        same_in_all(Meaning(term));
        assert!(!term.rules().is_empty(), "{term:?}");
        for (game, rule) in term.rules() {
            assert!(numbers(*game).contains(rule), "{term:?}: {rule}");
        }
    }
    for game in GameName::ALL.iter().copied() {
        // One-Step has the words of Ard Rí.
        let named = Term::ALL
            .iter()
            .any(|term| term.rules().iter().any(|(it, _)| *it == game));
        assert!(named || game == GameName::ArdRiOneStep, "{game:?}");
    }
}

#[test]
fn numbers_are_said_as_words() {
    let say = |text| Lang::English.say(text);
    assert_eq!(say(Text::InTurns(1)), "In one turn.");
    assert_eq!(say(Text::InTurns(2)), "In two turns.");
    assert_eq!(say(Text::Reached(3)), "Well done: three stars.");
    assert_eq!(say(Text::Stars(0)), "not done yet");
    let say = |text| Lang::Persian.say(text);
    assert_eq!(say(Text::InTurns(2)), "در دو نوبت.");
    assert_eq!(say(Text::Reached(3)), "آفرین: سه ستاره.");
    let say = |text| Lang::Irish.say(text);
    assert_eq!(say(Text::InTurns(1)), "Tá seal amháin agat chuige.");
    assert_eq!(say(Text::InTurns(3)), "Tá trí sheal agat chuige.");
    assert_eq!(say(Text::Reached(2)), "Maith thú: dhá réalta.");
}
