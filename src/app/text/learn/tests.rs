//! The words of the lessons fit the lessons.

use super::{
    Line, Part, Text, Title,
    glossary::{Meaning, Name, Term},
};
use crate::{
    app::text::{Lang, Told},
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

#[test]
fn every_lesson_says_everything_in_sentences() {
    for id in LessonId::ALL.iter().copied() {
        let title = Lang::English.say(Title(id));
        assert!(!title.is_empty() && !title.ends_with('.'), "{id:?}");
        for part in [
            Part::About,
            Part::Goal,
            Part::Hint,
            Part::Missed,
            Part::Done,
        ] {
            let line = Lang::English.say(Line(id, part));
            let ends = line.ends_with(['.', '?', '!']);
            assert!(
                ends && !line.contains("  ") && line.len() < 330,
                "{id:?} {part:?}: {line}"
            );
        }
    }
    let mut titles: Vec<String> = LessonId::ALL
        .iter()
        .map(|id| Lang::English.say(Title(*id)))
        .collect();
    titles.sort_unstable();
    titles.dedup();
    assert_eq!(
        titles.len(),
        LessonId::ALL.len(),
        "each has a title of its own"
    );
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
    for part in [
        Part::About,
        Part::Goal,
        Part::Hint,
        Part::Missed,
        Part::Done,
    ] {
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
    let mut names = Vec::new();
    for term in Term::ALL.iter().copied() {
        let (name, meaning) = (
            Lang::English.say(Name(term)),
            Lang::English.say(Meaning(term)),
        );
        assert!(!name.ends_with('.') && meaning.ends_with('.'), "{term:?}");
        assert!(!term.rules().is_empty(), "{term:?}");
        for (game, rule) in term.rules() {
            assert!(numbers(*game).contains(rule), "{term:?}: {rule}");
        }
        names.push(name);
    }
    for game in GameName::ALL.iter().copied() {
        // One-Step has the words of Ard Rí.
        let named = Term::ALL
            .iter()
            .any(|term| term.rules().iter().any(|(it, _)| *it == game));
        assert!(named || game == GameName::ArdRiOneStep, "{game:?}");
    }
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Term::ALL.len());
}

#[test]
fn numbers_are_said_as_words() {
    let say = |text| Lang::English.say(text);
    assert_eq!(say(Text::InTurns(1)), "In one turn.");
    assert_eq!(say(Text::InTurns(2)), "In two turns.");
    assert_eq!(say(Text::Reached(3)), "Well done: three stars.");
    assert_eq!(say(Text::Stars(0)), "not done yet");
}
