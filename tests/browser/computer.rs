//! Whole games against the computer, and how it thinks.

use riocht::app::text::{Lang, Told};
use riocht::engine::LevelId;
use riocht::game::Seat;
use riocht::shelf::GameName;
use riocht::tafl::Tafl;
use serde_json::json;

use crate::browser::Browser;
use crate::table::{Table, computer, newest, person};
use crate::{assert_clean, open};

/// Notes when each action is kept, what the table says at each moment, and which tasks hold up
/// the page, all in milliseconds since the page began; and counts workers.
pub const RECORDER: &str = "
    window.kept = [], window.said = [], window.tasks = [], window.workers = 0;
    window.Worker = class extends Worker {
        constructor(...all) { super(...all); workers++; }
    };
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
        if (key.startsWith('riocht.game.'))
            kept.push([performance.now(), JSON.parse(text).table.record.actions.length]);
        return set.call(this, key, text);
    };
    new MutationObserver(() => {
        const words = document.querySelector('.say')?.textContent ?? '';
        if (words !== said.at(-1)?.[1]) said.push([performance.now(), words]);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    new PerformanceObserver((list) => {
        for (const task of list.getEntries()) tasks.push([task.startTime, task.duration]);
    }).observe({ type: 'longtask', buffered: true });
";

/// What the recorder has noted about one action of the computer.
#[derive(Debug)]
pub struct Thinking {
    /// From the action before it, in milliseconds.
    pub time: f64,
    /// What the table said meanwhile.
    pub said: Vec<String>,
    /// The length of each task over 50 ms that held up the page meanwhile.
    pub long_tasks: Vec<f64>,
}

/// The computer's turns so far, when the person has made every other turn from the first on.
fn computer_turns(browser: &Browser) -> Vec<Thinking> {
    thoughts(browser, |actions| actions % 2 == 1)
}

/// What came before each of the computer's actions so far. It acts where a number of actions is
/// played of which `is_computers` holds.
pub fn thoughts(browser: &Browser, is_computers: impl Fn(usize) -> bool) -> Vec<Thinking> {
    // The observers are told of things shortly after they happen.
    std::thread::sleep(std::time::Duration::from_millis(100));
    let notes = browser.run("return [kept, said, tasks]");
    let list = |index: usize| notes[index].as_array().cloned().unwrap_or_default();
    let kept = list(0);
    kept.windows(2)
        .filter(|pair| {
            let actions = pair[0][1].as_u64();
            actions.is_some_and(|actions| is_computers(actions as usize))
        })
        .map(|pair| {
            let (from, to) = (pair[0][0].as_f64().unwrap(), pair[1][0].as_f64().unwrap());
            let during = |note: &serde_json::Value| {
                let at = note[0].as_f64().unwrap();
                from < at && at < to
            };
            let said = list(1).into_iter().filter(during);
            let tasks = list(2).into_iter().filter(during);
            Thinking {
                time: to - from,
                said: said
                    .map(|note| note[1].as_str().unwrap().to_owned())
                    .collect(),
                long_tasks: tasks.map(|task| task[1].as_f64().unwrap()).collect(),
            }
        })
        .collect()
}

#[test]
fn a_whole_game_against_the_computer_is_played_to_its_end() {
    let (server, browser) = open();
    browser.before_load(RECORDER);
    let table = Table::against(&server, &browser, LevelId::Dalta, "");
    assert!(browser.shows("region", "You"));
    assert!(browser.shows("region", "Dalta"));
    table.until_says("Attackers");
    table.until_says("Defenders · level 1: Fosterling");

    let turns = table.play_to_the_end(|_| ());

    let session = table.until_spoken(turns);
    table.until_shows_what_is_kept();
    let ending = *riocht::game::View::status(session.position())
        .ending()
        .unwrap();
    assert_eq!(
        ending.winner().seat(),
        Seat(0),
        "the top level wins as attacker"
    );
    let verdict = Tafl::verdict(Lang::English, session.position(), &ending);
    browser.find("region", "The attackers win");
    browser.find("heading", &verdict.headline);
    assert!(
        browser
            .texts("region")
            .iter()
            .any(|text| text.contains(&verdict.reason))
    );
    browser
        .find("link", &format!("Rule {}", verdict.rule))
        .click();
    browser.until("the page of the rule", || {
        let headings = browser.names("heading");
        headings
            .iter()
            .any(|name| name.starts_with(&format!("{} ", verdict.rule)))
    });

    for turn in computer_turns(&browser) {
        assert!(turn.time >= 500.0, "answered after {} ms", turn.time);
        assert!(
            turn.said
                .iter()
                .any(|words| words.starts_with("Dalta is thinking")),
            "said {:?}",
            turn.said
        );
    }
    assert_eq!(
        browser.run("return workers"),
        json!(1),
        "one worker serves the whole game"
    );
    assert_clean(&server, &browser);
}

#[test]
fn thinking_never_holds_up_the_page() {
    let (server, browser) = open();
    browser.before_load(RECORDER);
    // The top level in the game that is not solved: it thinks as long as it may.
    let seats = [person(), computer(LevelId::ArdRi)];
    let table = Table::laid(&server, &browser, GameName::ArdRiOneStep, seats, "");
    // A machine that is busy with something else holds up the page now and then. Thinking that
    // held it up would do so every time, so it is enough that two long thoughts did not.
    let is_long = |turn: &Thinking| {
        turn.time > 1000.0 && turn.said.iter().any(|words| words.contains("turns ahead"))
    };
    let free = |turns: &[Thinking]| {
        let free = |turn: &&Thinking| is_long(turn) && turn.long_tasks.is_empty();
        turns.iter().filter(free).count()
    };
    for number in 1..=10 {
        table.play(table.best_turn());
        assert!(!table.until_answered());
        table.until_spoken(2 * number);
        table.until_shows_what_is_kept();
        let turns = computer_turns(&browser);
        assert_eq!(turns.len(), number);
        if number >= 3 && free(&turns) >= 2 {
            break;
        }
    }
    let turns = computer_turns(&browser);
    for turn in &turns {
        assert!(turn.time >= 500.0, "answered after {} ms", turn.time);
        assert!(
            turn.said
                .iter()
                .any(|words| words.contains("Ard Rí is thinking")),
            "said {:?}",
            turn.said
        );
    }
    assert!(
        free(&turns) >= 2,
        "long tasks while thinking: {:?}",
        turns
            .iter()
            .map(|turn| (turn.time, &turn.long_tasks))
            .collect::<Vec<_>>()
    );
    assert_clean(&server, &browser);
}

#[test]
fn a_whole_game_is_played_when_the_server_is_gone() {
    let (mut server, browser) = open();
    let table = Table::against(&server, &browser, LevelId::Dalta, "");
    server.stop();
    let before = server.requests().len();
    table.reload();
    let turns = table.play_to_the_end(|_| ());
    table.until_spoken(turns);
    assert!(turns >= 4, "the computer has answered");
    browser.find("region", "The attackers win");
    assert_eq!(server.requests().len(), before);
    let errors = browser.errors();
    assert!(errors.is_empty(), "the console has errors: {errors:#?}");
    let elsewhere = browser.requested_elsewhere(&server.origin());
    assert!(elsewhere.is_empty(), "requests to others: {elsewhere:#?}");
}

#[test]
fn one_step_ard_ri_is_played_against_the_computer() {
    let (server, browser) = open();
    // As a newcomer finds it, from the hall.
    browser.until_offline_ready();
    browser.reload();
    browser.find("link", "Play: One-Step Ard Rí").click();
    let table = Table::open(&server, &browser, GameName::ArdRiOneStep);
    assert!(browser.shows("heading", "One-Step Ard Rí"));
    for turns in [2, 4, 6] {
        let mv = table.best_turn();
        assert_eq!(
            mv.from.file().abs_diff(mv.to.file()) + mv.from.rank().abs_diff(mv.to.rank()),
            1
        );
        table.play(mv);
        assert!(!table.until_answered());
        table.until_spoken(turns);
    }
    let kept = table.until_shows_what_is_kept().keep();
    assert_eq!(kept.record.game, "ard-ri-one-step");
    assert_eq!(
        kept.record.seats,
        [person(), computer(LevelId::Ceithearnach)]
    );
    assert_eq!(newest(&browser, GameName::ArdRi), None);
    assert_clean(&server, &browser);
}

#[test]
fn the_computer_begins_where_it_plays_the_attackers() {
    let (server, browser) = open();
    let seats = [computer(LevelId::Dalta), person()];
    let table = Table::laid(&server, &browser, GameName::ArdRi, seats, "");
    assert!(!table.until_answered());
    table.until_spoken(1);
    table.until_says("The defenders move");
    assert!(table.label("d3").contains("defender"));
    table.play(table.best_turn());
    assert!(!table.until_answered());
    table.until_spoken(3);
    table.until_shows_what_is_kept();
    assert_clean(&server, &browser);
}

#[test]
fn a_computer_that_cannot_start_is_told_of_and_tried_again() {
    let (server, browser) = open();
    // Each question is asked twice by itself. Of the first four workers every other one cannot be
    // made, the others break before they listen.
    browser.before_load(
        "window.made = 0;
         window.Worker = class extends Worker {
             constructor(...all) {
                 made++;
                 if (made === 1 || made === 3) throw new DOMException('no', 'SecurityError');
                 super(...all);
                 if (made === 2 || made === 4) {
                     this.addEventListener('message', (event) => event.stopImmediatePropagation());
                     setTimeout(() => this.dispatchEvent(new ErrorEvent('error')), 200);
                 }
             }
         };",
    );
    let table = Table::against(&server, &browser, LevelId::Dalta, "");
    table.play(table.best_turn());
    let words = "The computer’s player could not start or has stopped.";
    table.until_says(words);
    table.press("Try again");
    browser.until("the notice to go and come again", || {
        browser.run("return made") == json!(4)
    });
    table.until_says(words);
    // Instead of trying again the turn is taken back and played again.
    table.press("Close");
    browser.until("the notice to go", || !browser.says(words));
    table.press("Take back");
    table.until_status("The start of the game.");
    table.play(table.best_turn());
    assert!(!table.until_answered());
    table.until_spoken(2);
    assert!(!browser.says(words));
    assert_clean(&server, &browser);
}
