//! A table that is left, that is small, or that is to keep still.

use riocht::shelf::GameName;
use riocht::tara::{Chalice, Tara};
use serde_json::json;

use super::{Hand, Levels, of_two, turns, until_done, until_offers_what_is_allowed};
use crate::browser::{Browser, Look};
use crate::server::Server;
use crate::table::{Read, person};
use crate::{assert_clean, open};

#[test]
fn a_reload_after_every_step_of_a_turn_loses_nothing() {
    let (server, browser) = open();
    let table: Levels = of_two(&server, &browser, GameName::Tara1, 0, 57);
    let steps = [
        ("e2-f2>", "Now put the bridge down"),
        (">d3-d4", "Now take a ringfort"),
        ("xe2", "Red takes a ringfort"),
        ("xg4", "Now link two of your ringforts"),
        ("c3-c4", "Blue takes a ringfort"),
    ];
    for (step, prompt) in steps {
        Hand::Mouse.act(&table, step);
        table.until_says(prompt);
        let before = table.kept();
        table.reload();
        assert_eq!(table.kept(), before);
        table.until_says(prompt);
        table.until_shows_what_is_kept();
        until_offers_what_is_allowed(&table);
    }
    assert_eq!(turns(&table)[57..], ["e2-f2>d3-d4:xe2", "xg4:c3-c4"]);
    // A skip that is offered, too.
    let seats = [person(), person()];
    let table = Levels::laid(&server, &browser, GameName::Tara2, seats, "c1 b1");
    Hand::Mouse.act(&table, "b2");
    table.until_says("Blue’s king is besieged");
    table.reload();
    until_offers_what_is_allowed(&table);
    Hand::Mouse.act(&table, "+");
    until_done(&table, "Red builds on b2. Red skips Blue.", "Red builds");
    assert_clean(&server, &browser);
}

fn fits<G: Read>(server: &Server, browser: &Browser, game: GameName, number: usize, turns: usize) {
    let table = of_two::<G>(server, browser, game, number, turns);
    browser.look(Look {
        width: 320,
        height: 640,
        ..Look::DESK
    });
    assert_eq!(browser.run("return innerWidth"), json!(320));
    let place = format!("{} after {turns} turns", game.id());
    assert!(!browser.scrolls_sideways(), "{place} scrolls sideways");
    // The board spans the window and every hill can be touched.
    let smallest = browser.run(
        "const cells = [...document.querySelectorAll('[role=gridcell]')];
         return Math.min(...cells.map((cell) => cell.getBoundingClientRect().width))",
    );
    assert!(smallest.as_f64().unwrap() >= 36.0, "{place}: {smallest}");
    table.until_shows_what_is_kept();
}

#[test]
fn no_table_of_tara_scrolls_sideways_on_the_smallest_phone() {
    let (server, browser) = open();
    for turns in [0, 57, 94] {
        fits::<Tara>(&server, &browser, GameName::Tara1, 0, turns);
    }
    fits::<Tara>(&server, &browser, GameName::Tara2, 0, 60);
    for turns in [0, 30, 50] {
        fits::<Chalice>(&server, &browser, GameName::TaraChalice, 0, turns);
    }
    // The two answers to an offered skip lie over the board.
    let seats = [person(), person()];
    let table = Levels::laid(&server, &browser, GameName::Tara2, seats, "c1 b1");
    browser.look(Look {
        width: 320,
        height: 640,
        ..Look::DESK
    });
    Hand::Touch.act(&table, "b2");
    table.until_says("Blue’s king is besieged");
    assert!(
        !browser.scrolls_sideways(),
        "an offered skip scrolls sideways"
    );
    Hand::Touch.press(&table, "Let Blue move");
    until_done(
        &table,
        "Red builds on b2. Red lets Blue move.",
        "Blue builds",
    );
    assert_clean(&server, &browser);
}

/// Counts the strands that begin to lean.
const LEANING: &str = "
    window.leant = 0;
    document.addEventListener('beginEvent', () => leant++, true);
";

/// How many strands have begun to lean, once the page has been drawn again a few times, and how
/// many run through a new bridge.
fn leaning(browser: &Browser) -> (u64, u64) {
    browser.run(
        "window.drawn = 0;
         requestAnimationFrame(function again() { if (drawn++ < 4) requestAnimationFrame(again); })",
    );
    browser.until("a few frames", || {
        browser.run("return drawn").as_u64() > Some(4)
    });
    let counts =
        browser.run("return [leant, document.querySelectorAll('.board .core > animate').length]");
    (counts[0].as_u64().unwrap(), counts[1].as_u64().unwrap())
}

/// How long each thing on the board that is new or gone is in motion, as the style sheets have it.
fn motions(browser: &Browser) -> Vec<String> {
    let times = browser.run(
        "return [...document.querySelectorAll('.board .fresh, .board .arrive, .board .gone, .board .slide')]
            .map((it) => getComputedStyle(it).animationDuration)",
    );
    let times = times.as_array().cloned().unwrap_or_default();
    times
        .iter()
        .map(|time| time.as_str().unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn a_bridge_keeps_still_for_whoever_prefers_rest() {
    let (server, browser) = open();
    browser.before_load(LEANING);
    let table: Levels = of_two(&server, &browser, GameName::Tara1, 0, 58);
    let play = |take: &str, link: &str| {
        Hand::Mouse.act(&table, take);
        table.until_says("Now link two of your ringforts");
        Hand::Mouse.act(&table, link);
        table.until_shows_what_is_kept();
    };
    play("xg4", "c3-c4");
    let (leant, strands) = leaning(&browser);
    assert!(strands > 0, "a new bridge");
    assert!(leant >= strands, "otherwise it leans: {leant} of {strands}");
    assert!(motions(&browser).iter().any(|time| time != "0s"));
    browser.look(Look {
        reduced_motion: true,
        ..Look::DESK
    });
    browser.run("leant = 0");
    play("xe6", "c7-d7");
    let (leant, strands) = leaning(&browser);
    assert!(strands > 0, "a new bridge");
    assert_eq!(leant, 0, "of {strands}");
    let motions = motions(&browser);
    assert!(!motions.is_empty());
    assert!(motions.iter().all(|time| time == "0s"), "{motions:?}");
    assert_clean(&server, &browser);
}
