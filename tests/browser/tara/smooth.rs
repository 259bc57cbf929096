//! Nothing holds up the page: neither a bridge that leans nor a computer that thinks.

use riocht::engine::LevelId;
use riocht::shelf::GameName;
use riocht::tara::{Chalice, Tara};
use serde_json::Value;

use super::{Hand, Levels, of_two, recorded, turns};
use crate::computer::{RECORDER, Thinking, thoughts};
use crate::table::{Read, TableOf, computer, person};
use crate::{assert_clean, open};

/// Notes how long the page itself works on each frame that takes over 50 ms, from its beginning to
/// its end and without what it waits for others, and when, in milliseconds.
const FRAMES: &str = "
    window.slowFrames = [];
    new PerformanceObserver((list) => {
        for (const frame of list.getEntries()) {
            const end = frame.startTime + frame.duration;
            const before = frame.scripts.filter((script) => script.startTime < frame.renderStart);
            const work = before.reduce((sum, script) => sum + script.duration, end - frame.renderStart);
            slowFrames.push([frame.startTime, end, work]);
        }
    }).observe({ type: 'long-animation-frame', buffered: true });
";

#[test]
fn a_bridge_leans_without_a_long_frame() {
    let (server, browser) = open();
    browser.before_load(FRAMES);
    // Late in the game the knots are at their largest.
    let (number, start, end) = (24, 60, 70);
    let table: Levels = of_two(&server, &browser, GameName::Tara1, number, start);
    let later = recorded(GameName::Tara1, number, end);
    // A machine that is busy with something else drops frames now and then. Bridges that did it
    // would do so every time, so it is enough that two did not.
    let mut seen = Vec::new();
    for turn in later.split(' ').skip(start) {
        let (take, link) = turn.split_once(':').expect("a turn with a link");
        Hand::Mouse.act(&table, take);
        table.until_says("Now link two of your ringforts");
        let (one, other) = link.split_once('-').expect("two hills");
        let places = (table.square(one), table.square(other));
        browser.forget_long_tasks();
        let now = || browser.run("return performance.now()").as_f64().unwrap();
        let begin = now();
        browser.point_between("mouse", &[(&places.0, &places.1)]);
        // The bridge leans for 420 ms and then crosses, and the ring that was taken fades.
        let end = now() + 600.0;
        browser.until("the bridge to have crossed", || now() > end);
        let tasks = browser.long_tasks();
        let frames = browser.run("return slowFrames.splice(0)");
        let frames = frames.as_array().cloned().unwrap_or_default();
        let number = |frame: &Value, index: usize| frame[index].as_f64().unwrap();
        let slow: Vec<f64> = frames
            .iter()
            .filter(|frame| begin < number(frame, 1) && number(frame, 0) < end)
            .map(|frame| number(frame, 2))
            .filter(|work| *work > 50.0)
            .collect();
        assert_eq!(turns(&table).last().map(String::as_str), Some(turn));
        seen.push((turn, tasks, slow));
        let free = seen
            .iter()
            .filter(|(_, tasks, slow)| tasks.is_empty() && slow.is_empty());
        if free.count() >= 2 {
            assert_clean(&server, &browser);
            return;
        }
    }
    panic!("long tasks and slow frames while a bridge leans: {seen:?}");
}

/// The top level thinks as long as it may, some turns into a game, and the page is free.
fn thinks_freely<G: Read>(game: GameName, turns: usize) {
    let (server, browser) = open();
    browser.before_load(RECORDER);
    let seats = [person(), computer(LevelId::ArdRi)];
    let table = TableOf::<G>::laid(&server, &browser, game, seats, &recorded(game, 0, turns));
    let is_free = |thought: &&Thinking| thought.time > 1000.0 && thought.long_tasks.is_empty();
    for _ in 0..6 {
        assert!(!table.until_answered());
        let session = table.session();
        let is_computers = |actions: usize| {
            let seat = session.at(actions).status().seat();
            seat.is_some_and(|seat| seat.0 == 1)
        };
        let thoughts = thoughts(&browser, is_computers);
        for thought in &thoughts {
            assert!(thought.time >= 500.0, "answered after {} ms", thought.time);
            let says = |words: &String| words.contains("Ard Rí is thinking");
            assert!(thought.said.iter().any(says), "said {:?}", thought.said);
        }
        if thoughts.iter().filter(is_free).count() >= 2 {
            table.until_shows_what_is_kept();
            assert_clean(&server, &browser);
            return;
        }
        // The person takes the first turn that is offered.
        while !table.session().is_over() && table.session().thinking_level().is_none() {
            let before = table.session();
            let actions = before.position().legal_actions();
            Hand::Mouse.act(&table, &actions[0].to_string());
            browser.until("the step to be kept", || {
                table.session().actions().len() > before.actions().len()
            });
        }
    }
    panic!("{:#?}", thoughts(&browser, |_| true));
}

#[test]
fn thinking_about_a_build_never_holds_up_the_page() {
    thinks_freely::<Tara>(GameName::Tara2, 20);
}

#[test]
fn thinking_about_a_bridge_never_holds_up_the_page() {
    thinks_freely::<Tara>(GameName::Tara1, 46);
}

#[test]
fn thinking_about_a_row_never_holds_up_the_page() {
    thinks_freely::<Chalice>(GameName::TaraChalice, 20);
}
