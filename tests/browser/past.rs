//! Taking back, redoing, stepping through the record, and playing on from an earlier turn.

use std::time::Duration;

use riocht::engine::LevelId;
use riocht::game::View;

use crate::table::{GAME, Table, all_saved};
use crate::{assert_clean, open};

#[test]
fn against_the_computer_both_turns_are_taken_back() {
    let (server, browser) = open();
    let table = Table::against(&server, &browser, LevelId::Dalta, "");
    assert!(!table.can_press("Take back"));
    assert!(!table.can_press("Redo"));
    table.play(table.best_turn());
    assert!(!table.until_answered());
    table.until_spoken(2);

    table.press("Take back");
    table.until_status("The start of the game.");
    let session = table.until_shows_what_is_kept();
    assert_eq!((session.shown(), session.actions().len()), (0, 2));
    assert!(!table.can_press("Take back"));
    assert!(table.label("d4").contains("High King"));

    table.press("Redo");
    let session = table.until_spoken(2);
    assert_eq!((session.shown(), session.is_live()), (2, true));
    table.until_shows_what_is_kept();
    assert!(!table.can_press("Redo"));
    table.until_says("The attackers move");
    assert_clean(&server, &browser);
}

#[test]
fn while_the_computer_thinks_only_the_persons_turn_is_taken_back() {
    let (server, browser) = open();
    // However busy this machine is, the computer still thinks when its thought is needed.
    browser.before_load(
        "window.Worker = class extends Worker {
             postMessage(text) { setTimeout(() => super.postMessage(text), 1500); }
         };",
    );
    let table = Table::against(&server, &browser, LevelId::Dalta, "");
    let mv = table.best_turn();
    table.play(mv);
    table.press("Take back");
    table.until_status("The start of the game.");
    let session = table.until_shows_what_is_kept();
    assert_eq!((session.shown(), session.actions()), (0, &[mv][..]));
    // What it was about to answer would have come by then.
    std::thread::sleep(Duration::from_millis(2500));
    let session = table.until_shows_what_is_kept();
    assert_eq!((session.shown(), session.actions()), (0, &[mv][..]));

    table.press("Redo");
    assert!(!table.until_answered());
    let session = table.until_spoken(2);
    assert_eq!(session.actions().len(), 2);
    assert_eq!(session.actions()[0], mv);
    table.until_shows_what_is_kept();
    assert_clean(&server, &browser);
}

#[test]
fn among_people_one_turn_is_taken_back_at_a_time() {
    let (server, browser) = open();
    let turns = GAME.split(' ').take(3).collect::<Vec<_>>().join(" ");
    let table = Table::of_two(&server, &browser, &turns);
    for shown in [2, 1, 0] {
        table.press("Take back");
        browser.until("one turn less", || table.session().shown() == shown);
        table.until_shows_what_is_kept();
    }
    assert!(!table.can_press("Take back"));
    for shown in [1, 2] {
        table.press("Redo");
        browser.until("one turn more", || table.session().shown() == shown);
        table.until_shows_what_is_kept();
    }
    // The very turn that was taken back, played again, is the same as redoing it.
    table.play_all("a5-c5xc6");
    let session = table.until_spoken(3);
    assert!(session.is_live());
    assert!(!browser.shows("button", "Bring them back"));
    assert_clean(&server, &browser);
}

#[test]
fn the_record_is_stepped_through_by_buttons_and_by_its_turns() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, GAME);
    let is_at = |shown: usize, words: &str| {
        table.until_says(words);
        let session = table.until_shows_what_is_kept();
        assert_eq!((session.shown(), session.actions().len()), (shown, 9));
        table.until_spoken(shown);
    };
    browser.find("region", "The attackers win");
    assert!(!table.can_press("To the end"));
    assert!(!table.can_press("One turn forward"));
    table.press("One turn back");
    is_at(8, "After turn 8 of 9");
    table.press("To the start");
    is_at(0, "The start, before 9 turns");
    assert!(!table.can_press("One turn back"));
    assert!(!table.can_press("To the start"));
    table.press("One turn forward");
    is_at(1, "After turn 1 of 9");
    browser
        .find_where("button", |name| name.starts_with("Turn 5: "))
        .click();
    is_at(5, "After turn 5 of 9");
    let current = browser.find_where("button", |name| name.starts_with("Turn 5: "));
    assert_eq!(current.attribute("aria-current").as_deref(), Some("step"));
    assert_eq!(current.text(), "c1-c3xb3/c4");
    table.press("Back to the end");
    is_at(9, "The attackers win");
    table.press("To the start");
    is_at(0, "The start, before 9 turns");
    table.press("To the end");
    is_at(9, "The attackers win");
    assert_clean(&server, &browser);
}

/// A legal turn other than the one of the record, in the position shown.
fn another_turn(table: &Table) -> riocht::tafl::Move {
    let session = table.session();
    let played = session.actions().get(session.shown());
    let actions = session.position().legal_actions();
    *actions
        .iter()
        .find(|action| Some(*action) != played)
        .expect("another turn")
}

#[test]
fn playing_on_from_an_earlier_turn_puts_aside_what_came_after_and_brings_it_back() {
    let (server, browser) = open();
    // A game that is not over: what is played in the past of one that is, is a branch.
    let turns = GAME.split(' ').take(8).collect::<Vec<_>>().join(" ");
    let table = Table::of_two(&server, &browser, &turns);
    let whole = table.session().actions().to_vec();
    browser
        .find_where("button", |name| name.starts_with("Turn 4: "))
        .click();
    table.until_says("After turn 4 of 8");
    let other = another_turn(&table);
    table.play(other);
    table.until_spoken(5);
    let session = table.until_shows_what_is_kept();
    assert_eq!(session.actions(), [&whole[..4], &[other]].concat());
    table.until_says("4 later turns were put aside.");
    table.press("Bring them back");
    table.until_spoken(8);
    assert_eq!(table.until_shows_what_is_kept().actions(), whole);

    // Once something else is played after it, that is the game, and the other way is a branch.
    table.press("One turn back");
    table.until_says("After turn 7 of 8");
    table.play(another_turn(&table));
    table.until_says("One later turn was put aside.");
    table.play(table.best_turn());
    table.until_spoken(9);
    assert!(!browser.shows("button", "Bring them back"));
    let branches = &all_saved(&browser)[0].1.branches;
    let lines: Vec<usize> = branches
        .iter()
        .map(|branch| branch.after as usize + branch.actions.len())
        .collect();
    assert_eq!(lines, [5, 8], "{branches:?}");
    assert_clean(&server, &browser);
}

#[test]
fn against_the_computer_too_what_was_put_aside_is_brought_back() {
    let (server, browser) = open();
    let turns = GAME.split(' ').take(4).collect::<Vec<_>>().join(" ");
    let table = Table::against(&server, &browser, LevelId::Dalta, &turns);
    let whole = table.session().actions().to_vec();
    table.press("Take back");
    table.until_says("After turn 2 of 4");
    table.play(another_turn(&table));
    assert!(!table.until_answered());
    table.until_spoken(4);
    table.until_says("2 later turns were put aside.");
    table.press("Bring them back");
    browser.until("the game as it was", || table.session().actions() == whole);
    table.until_shows_what_is_kept();
    assert_clean(&server, &browser);
}
