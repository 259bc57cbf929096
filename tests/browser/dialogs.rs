//! New games, resigning, matches, hints and the evaluation.

use riocht::engine::LevelId;
use riocht::game::{Notation, Seat, View};
use riocht::shelf::GameName;

use crate::table::{Table, computer, match_of_two, person, save};
use crate::{assert_clean, open};

#[test]
fn resigning_asks_first() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "a3-a2");
    let question = "Resign for the defenders?";
    let no: [&dyn Fn(); 3] = [
        &|| table.press("Cancel"),
        &|| browser.press(&["Escape"]),
        &|| table.press("Close"),
    ];
    for leave in no {
        table.press("Resign");
        browser.find("dialog", question);
        leave();
        browser.until("the question to go", || !browser.shows("dialog", question));
        assert_eq!(table.kept().record.resigned, None);
        assert_eq!(
            browser.focused(),
            ("button".to_owned(), "Resign".to_owned()),
            "the focus returns"
        );
    }
    table.press("Resign");
    browser.find("dialog", question);
    table.press("Yes, resign");
    browser.find("region", "The attackers win");
    table.until_status("The defenders resigned.");
    assert_eq!(table.kept().record.resigned, Some(Seat(1)));
    assert!(!table.can_press("Resign"));
    table.reload();
    browser.find("region", "The attackers win");
    // Nobody resigns a game that is over, whichever turn of it is looked at.
    table.press("One turn back");
    table.until_says("The start, before one turn");
    assert!(!table.can_press("Resign"));
    assert_clean(&server, &browser);
}

#[test]
fn a_match_of_two_swaps_sides_and_counts() {
    let (server, browser) = open();
    let table = Table::open(&server, &browser, GameName::ArdRi);
    table.press("New game");
    let defenders = browser.find("combobox", "Who plays the defenders?");
    defenders.click();
    browser.press(&["Home", "Enter"]);
    browser
        .find_where("radio", |name| name.starts_with("A match of two"))
        .click();
    table.press("Begin");
    browser.find("region", "Match, game 1 of 2");
    let resign = || {
        table.press("Resign");
        table.press("Yes, resign");
    };
    let score = |words: &str| {
        browser.until(&format!("the score {words:?}"), || {
            browser
                .texts("region")
                .iter()
                .any(|text| text.contains(words))
        });
    };
    score("Player A 0 Player B 0");
    resign();
    browser.find("region", "The defenders win");
    // The score sheet, as a table with heads: a column each, the game, and what it came to.
    browser.find("table", "Score sheet");
    let heads = |role: &str, names: &[&str]| {
        for name in names {
            browser.find(role, name);
        }
    };
    heads("columnheader", &["Player A", "Player B"]);
    heads("rowheader", &["Turns", "Points", "Match"]);
    score("Game 1: Player A had the attackers; Player A resigned Turns 0 0 Points 0 1 Match 0 1");
    table.press("Next game, sides swapped");
    browser.find("region", "Match, game 2 of 2");
    score("Player A 0 Player B 1");
    let kept = table.kept();
    assert_eq!(kept.series.map(|series| series.seat_of_a), Some(Seat(1)));
    table.reload();
    score("Player A 0 Player B 1");
    table.play_all("a3-a2");
    resign();
    browser.find("region", "The attackers win");
    score("Points 0 1 Match 0 2");
    table.until_says("Player B wins the match.");
    table.press("Play again");
    browser.find("region", "Match, game 1 of 2");
    score("Player A 0 Player B 0");
    assert_clean(&server, &browser);
}

#[test]
fn in_a_match_against_the_computer_the_person_changes_sides() {
    let (server, browser) = open();
    let seats = [person(), computer(LevelId::Dalta)];
    save(&browser, match_of_two(GameName::ArdRi, seats));
    let table = Table::open(&server, &browser, GameName::ArdRi);
    table.press("Resign");
    browser.find("dialog", "Resign for the attackers?");
    table.press("Yes, resign");
    browser.find("region", "The defenders win");
    table.press("Next game, sides swapped");
    table.until_says("Attackers · level 1: Fosterling");
    assert!(!table.until_answered());
    table.until_spoken(1);
    table.until_says("The defenders move");
    assert_eq!(
        table.kept().record.seats,
        [computer(LevelId::Dalta), person()]
    );
    table.press("Resign");
    browser.find("dialog", "Resign for the defenders?");
    table.press("Yes, resign");
    table.until_says("Dalta wins the match.");
    assert_clean(&server, &browser);
}

#[test]
fn a_hint_shows_a_turn_and_its_line() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "a3-a2 c3-c2");
    table.press("Hint");
    let told = |start: &str| {
        let names = browser.names("StaticText");
        names
            .into_iter()
            .find_map(|name| name.strip_prefix(start).map(str::to_owned))
    };
    let line = || {
        let paragraphs = browser.texts("paragraph").into_iter();
        let mut lines = paragraphs.filter_map(|text| {
            let line = text.strip_prefix("The line it has in mind:")?;
            Some(line.to_owned())
        });
        lines.next()
    };
    browser.until("the hint's line", || line().is_some());
    let line = line().unwrap();
    let mut position = table.position();
    let mut first = None;
    for text in line.split_whitespace() {
        let turn = position.parse_turn(text).expect("a legal turn of the line");
        first.get_or_insert(turn[0]);
        riocht::game::Game::apply(&mut position, turn[0]).expect("a legal turn");
    }
    let first = first.expect("a line");
    let words = format!("Hint: Attacker from {} to {}", first.from, first.to);
    browser.until("to be told the hint", || {
        browser
            .texts("status")
            .iter()
            .any(|text| text.starts_with(&words))
    });
    assert!(
        told("The attackers win in ").is_some()
            || told("The attackers are ").is_some()
            || told("About even").is_some()
    );
    // The next turn takes it away.
    table.play(first);
    browser.until("the hint to go", || told("Hint: ").is_none());
    assert_clean(&server, &browser);
}

#[test]
fn the_evaluation_is_told_in_words() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "");
    assert!(!browser.says("The attackers win in 13 turns, both sides counted"));
    browser
        .find_where("DisclosureTriangle", |name| name == "Board and record")
        .click();
    browser.find("checkbox", "Evaluation").click();
    table.until_says("The attackers win in 13 turns, both sides counted");
    // It is kept.
    table.reload();
    table.until_says("The attackers win in 13 turns, both sides counted");
    browser
        .find_where("DisclosureTriangle", |name| name == "Board and record")
        .click();
    browser.find("checkbox", "Evaluation").click();
    browser.until("no evaluation", || {
        !browser
            .names("StaticText")
            .iter()
            .any(|name| name.starts_with("The attackers win in"))
    });
    assert!(table.position().status().ending().is_none());
    assert_clean(&server, &browser);
}
