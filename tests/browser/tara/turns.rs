//! Turns of every kind, each by mouse, by touch and by keyboard alone, and every step spoken.

use riocht::game::{Game, View};
use riocht::shelf::GameName;

use super::{Cup, Hand, Levels, counters, of_two, offered, turns, until_done, until_told};
use crate::browser::Browser;
use crate::server::Server;
use crate::table::{Read, TableOf, person};
use crate::{assert_clean, open};

/// L2-E1: Red's build on b2 completes the siege of Blue's king on b1.
const BEFORE_THE_SIEGE: &str = "c1 b1";

fn until_besieged(table: &Levels, hand: Hand) {
    hand.act(table, "b2");
    until_done(
        table,
        "Red builds on b2. Blue’s king is besieged.",
        "Blue’s king is besieged",
    );
    assert!(table.label("b1").contains(", king, besieged"));
    table.browser.find("group", "Blue’s king is besieged");
    assert_eq!(offered(table).into_iter().collect::<Vec<_>>(), ["+", "-"]);
}

fn a_skip_is_taken(server: &Server, browser: &Browser, hand: Hand) {
    let seats = [person(), person()];
    let table = Levels::laid(server, browser, GameName::Tara2, seats, BEFORE_THE_SIEGE);
    until_besieged(&table, hand);
    // A hill is no answer, and that is said.
    hand.hill(&table, "a2");
    browser.until("the refusal", || {
        browser.says("First take the skip or decline it (B-2).")
    });
    hand.press(&table, "Skip Blue, for a counter");
    until_done(&table, "Red builds on b2. Red skips Blue.", "Red builds");
    assert!(!browser.shows("group", "Blue’s king is besieged"));
    assert_eq!(counters(&table), [4, 5]);
    browser.until("Red's counters", || browser.says("4 counters left"));
    let builds: Vec<_> = offered(&table).into_iter().collect();
    assert_eq!(builds, ["a2", "b3", "c2", "d1", "d3"]);
    // One skip a siege.
    hand.act(&table, "d3");
    until_done(&table, "Red builds on d3.", "Blue builds");
    assert_eq!(turns(&table), ["c1", "b1", "b2+", "d3"]);
}

fn a_skip_is_declined(server: &Server, browser: &Browser, hand: Hand) {
    let seats = [person(), person()];
    let table = Levels::laid(server, browser, GameName::Tara2, seats, BEFORE_THE_SIEGE);
    until_besieged(&table, hand);
    hand.press(&table, "Let Blue move");
    until_done(
        &table,
        "Red builds on b2. Red lets Blue move.",
        "Blue builds",
    );
    assert_eq!(counters(&table), [5, 5]);
    assert!(!browser.says("4 counters left"));
    hand.act(&table, "d2");
    until_done(&table, "Blue builds on d2.", "Red builds");
    assert_eq!(turns(&table), ["c1", "b1", "b2", "d2"]);
}

/// A game of Level 1 with Blue to move, whose bridges can be moved and whose rings can be taken.
const BEFORE_A_BRIDGE_MOVE: usize = 57;

fn a_bridge_is_moved(server: &Server, browser: &Browser, hand: Hand) {
    let table: Levels = of_two(server, browser, GameName::Tara1, 0, BEFORE_A_BRIDGE_MOVE);
    assert!(table.label("e2").contains("Red ringfort, linked"));
    hand.act(&table, "e2-f2>");
    until_done(
        &table,
        "Blue lifts the bridge e2-f2. Now put the bridge down.",
        "Now put the bridge down",
    );
    assert!(table.label("e2").contains("Red ringfort, bare"));
    assert!(!offered(&table).contains("e2-f2"), "not back where it was");
    hand.act(&table, ">d3-d4");
    until_done(
        &table,
        "Blue moves the bridge e2-f2 to d3-d4. Now take a ringfort.",
        "Now take a ringfort",
    );
    assert!(table.label("d3").contains("linked"));
    hand.act(&table, "xe2");
    // No bridge of one's own after that: it is Red's turn.
    until_done(
        &table,
        "Blue moves the bridge e2-f2 to d3-d4. Blue takes e2.",
        "Red takes a ringfort",
    );
    assert!(table.label("e2").contains("Blue ringfort, king, bare"));
    assert_eq!(counters(&table), [5, 4]);
    browser.until("Blue's counters", || browser.says("4 counters left"));
    let turns = turns(&table);
    assert_eq!(turns[BEFORE_A_BRIDGE_MOVE..], ["e2-f2>d3-d4:xe2"]);
}

/// A bridge that is dragged to a place where it may not go stays where it was.
#[test]
fn a_bridge_dragged_in_vain_is_not_lifted() {
    let (server, browser) = crate::open();
    let table: Levels = of_two(&server, &browser, GameName::Tara1, 0, BEFORE_A_BRIDGE_MOVE);
    let start = table.position();
    let [e2, f2, d4, d5] = ["e2", "f2", "d4", "d5"].map(|hill| table.square(hill));
    browser.point_between("mouse", &[(&e2, &f2), (&d4, &d5)]);
    browser.until("the refusal", || !browser.texts("alert").is_empty());
    assert_eq!(table.position(), start);
    assert!(table.label("e2").contains("Red ringfort, linked"));
    assert_eq!(turns(&table).len(), BEFORE_A_BRIDGE_MOVE);
    crate::assert_clean(&server, &browser);
}

fn half_a_turn_is_taken_back(server: &Server, browser: &Browser, hand: Hand) {
    let table: Levels = of_two(server, browser, GameName::Tara1, 0, BEFORE_A_BRIDGE_MOVE);
    let start = table.position();
    hand.act(&table, "e2-f2>");
    hand.act(&table, ">d3-d4");
    let lifted = "Blue lifts the bridge e2-f2. Now put the bridge down.";
    let moved = "Blue moves the bridge e2-f2 to d3-d4. Now take a ringfort.";
    until_done(&table, moved, "Now take a ringfort");
    hand.press(&table, "Take back");
    until_done(&table, lifted, "Now put the bridge down");
    hand.press(&table, "Take back");
    let (again, asked) = ("Blue takes a ringfort", "Blue to take a ringfort");
    until_done(&table, asked, again);
    assert_eq!(table.position(), start);
    assert_eq!(counters(&table), [5, 5]);

    // Another bridge to another place, and that taken back too.
    hand.act(&table, "d4-d5>");
    hand.act(&table, ">c4-d4");
    let moved = "Blue moves the bridge d4-d5 to c4-d4. Now take a ringfort.";
    until_done(&table, moved, "Now take a ringfort");
    hand.press(&table, "Take back");
    hand.press(&table, "Take back");
    until_done(&table, asked, again);

    // A ringfort without a bridge-move; the first one is put back.
    hand.act(&table, "xa4");
    let linking = "Now link two of your ringforts";
    until_done(&table, &format!("Blue takes a4. {linking}."), linking);
    hand.press(&table, "Take back");
    until_done(&table, asked, again);
    hand.act(&table, "xb1");
    until_done(&table, &format!("Blue takes b1. {linking}."), linking);
    hand.act(&table, "c7-d7");
    let done = "Blue takes b1. Blue links c7-d7.";
    until_done(&table, done, "Red takes a ringfort");
    let turns = turns(&table);
    assert_eq!(turns[BEFORE_A_BRIDGE_MOVE..], ["xb1:c7-d7"]);
}

/// Tries something that the rules forbid, and waits until that is said.
fn is_refused(table: &Cup, hand: Hand, step: &str, hill: &str) {
    let before = table.session().actions().len();
    let why = table.position().apply(step.parse().unwrap()).unwrap_err();
    let browser = table.browser;
    hand.act(table, hill);
    browser.until(&format!("{hill} to be refused"), || {
        let alerts = browser.texts("alert");
        alerts
            .iter()
            .any(|alert| alert.starts_with(&why.to_string()))
    });
    let link = browser.find("link", "Rule P-5");
    let address = link.attribute("href");
    assert_eq!(address.as_deref(), Some("#/rules/tara-chalice/P-5"));
    assert_eq!(table.session().actions().len(), before);
}

fn a_capture_is_forced(server: &Server, browser: &Browser, hand: Hand) {
    // Hills are still empty, but no row of Blue's is qualified and d4 is besieged.
    let table: Cup = of_two(server, browser, GameName::TaraChalice, 14, 41);
    table.until_says("Blue must capture");
    let empty = table.position().position().empty();
    let empty = empty.iter().next().expect("an empty hill").to_string();
    assert_eq!(offered(&table).into_iter().collect::<Vec<_>>(), ["xd4"]);
    is_refused(&table, hand, &empty, &empty);
    hand.act(&table, "xd4");
    until_done(&table, "Blue captures d4.", "Red must capture");
    assert!(table.label("d4").starts_with("d4, Blue ringfort"));
    assert_eq!(turns(&table)[41..], ["xd4"]);
}

fn a_player_is_out(server: &Server, browser: &Browser, hand: Hand) {
    let table: Cup = of_two(server, browser, GameName::TaraChalice, 0, 46);
    table.until_says("Red must capture");
    assert_eq!(offered(&table).len(), 5);
    hand.act(&table, "xg4");
    until_done(&table, "Red captures g4.", "Blue must capture");
    hand.act(&table, "xa2");
    until_done(&table, "Blue captures a2.", "Red must capture");
    // Not one that is besieged on three sides only.
    is_refused(&table, hand, "xd5", "d5");
    hand.act(&table, "xg6");
    until_done(
        &table,
        "Red captures g6. Blue is OUT",
        "Blue is OUT: Red must capture",
    );
    assert_eq!(offered(&table).len(), 2);
    hand.act(&table, "xf7");
    browser.find("region", "Red wins 4–0");
    let count = "Red has 3 kingdoms, Blue 5 kingdoms; fewer is better.";
    until_told(&table, &format!("Red captures f7. {count}"));
    table.until_shows_what_is_kept();
    assert!(offered(&table).is_empty());
    assert_eq!(turns(&table)[46..], ["xg4", "xa2", "xg6", "xf7"]);
    assert!(table.position().status().ending().is_some());
}

macro_rules! by_hand {
    ($module:ident, $hand:ident: $($group:ident [$($scene:ident)*])*) => {
        mod $module {
            $(#[test]
            fn $group() {
                let (server, browser) = crate::open();
                $(super::$scene(&server, &browser, super::Hand::$hand);)*
                crate::assert_clean(&server, &browser);
            })*
        }
    };
}

by_hand! { by_mouse, Mouse:
    skips [a_skip_is_taken a_skip_is_declined]
    bridges [a_bridge_is_moved half_a_turn_is_taken_back]
    captures [a_capture_is_forced a_player_is_out]
}

by_hand! { by_keyboard_alone, Keys:
    skips [a_skip_is_taken a_skip_is_declined]
    bridges [a_bridge_is_moved half_a_turn_is_taken_back]
    captures [a_capture_is_forced a_player_is_out]
}

by_hand! { by_touch, Touch:
    skips_and_bridges [a_skip_is_taken a_bridge_is_moved]
}

#[test]
fn a_bridge_is_clicked_drawn_and_carried() {
    let (server, browser) = open();
    let table: Levels = of_two(&server, &browser, GameName::Tara1, 0, BEFORE_A_BRIDGE_MOVE);
    let between = |pair: &str| {
        let (one, other) = pair.split_once('-').expect("two hills");
        (table.square(one), table.square(other))
    };
    // Carried from where it lies to where it goes: both steps at once.
    let (from, to) = (between("e2-f2"), between("d3-d4"));
    browser.point_between("mouse", &[(&from.0, &from.1), (&to.0, &to.1)]);
    until_done(
        &table,
        "Blue moves the bridge e2-f2 to d3-d4. Now take a ringfort.",
        "Now take a ringfort",
    );
    Hand::Mouse.act(&table, "xe2");
    until_done(
        &table,
        "Blue moves the bridge e2-f2 to d3-d4. Blue takes e2.",
        "Red takes a ringfort",
    );
    // Clicked in the gap, with either hand.
    for (hand, turn) in [("mouse", "xg4:c3-c4"), ("touch", "xe6:c7-d7")] {
        let (take, link) = turn.split_once(':').expect("a turn with a link");
        Hand::Mouse.act(&table, take);
        table.until_says("Now link two of your ringforts");
        let gap = between(link);
        browser.point_between(hand, &[(&gap.0, &gap.1)]);
        until_played(&table, turn);
    }
    // Drawn from one ringfort to the other.
    Hand::Mouse.act(&table, "xf7");
    table.until_says("Now link two of your ringforts");
    browser.point("mouse", &[&table.square("b3"), &table.square("c3")]);
    until_played(&table, "xf7:b3-c3");
    assert_clean(&server, &browser);
}

fn until_played<G: Read>(table: &TableOf<G>, turn: &str) {
    table.browser.until(&format!("{turn} to be played"), || {
        turns(table).last().is_some_and(|last| last == turn)
    });
    table.until_shows_what_is_kept();
}
