//! Looking at a game: the replay bar, notes on turns, branches.

use riocht::app::store::saved::Notes;
use riocht::app::store::{GameId, Saved};
use riocht::engine::LevelId;
use serde_json::json;
use std::cell::RefCell;

use crate::browser::{Browser, Look};
use crate::table::{GAME, Table, all_saved, kept_text};
use crate::{assert_clean, open};

/// What the slider says, such as `Turn 3 of 9, a5-c5xc6`.
fn slider(browser: &Browser) -> String {
    let slider = browser.find("slider", "Turn");
    slider.attribute("aria-valuetext").unwrap_or_default()
}

fn until_at(table: &Table, shown: usize, said: &str) {
    let browser = table.browser;
    browser.until(&format!("turn {shown}"), || {
        table.session().shown() == shown && slider(browser) == said
    });
    table.until_shows_what_is_kept();
}

#[test]
fn the_slider_goes_to_any_turn_and_says_which() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, GAME);
    browser.find("group", "Replay");
    assert_eq!(slider(&browser), "Turn 9 of 9, g3-e3xd3/e2/e4");
    let keys = |key: &str| {
        browser.run("document.querySelector('.scrub').focus()");
        browser.press(&[key]);
    };
    keys("Home");
    until_at(&table, 0, "Start, turn 0 of 9");
    keys("ArrowRight");
    until_at(&table, 1, "Turn 1 of 9, g5-f5");
    table.until_spoken(1);
    keys("ArrowUp");
    until_at(&table, 2, "Turn 2 of 9, c5-c6");
    keys("ArrowLeft");
    until_at(&table, 1, "Turn 1 of 9, g5-f5");
    keys("End");
    until_at(&table, 9, "Turn 9 of 9, g3-e3xd3/e2/e4");
    browser.find("region", "The attackers win");
    // By pointer: the middle of the slider.
    browser.find("slider", "Turn").click();
    browser.until("a turn in the middle", || {
        matches!(table.session().shown(), 4 | 5)
    });
    // The buttons have the same keys.
    browser.run("document.querySelector('.step-buttons button:nth-child(3)').focus()");
    browser.press(&["Home"]);
    until_at(&table, 0, "Start, turn 0 of 9");
    browser.press(&["ArrowRight", "ArrowRight"]);
    until_at(&table, 2, "Turn 2 of 9, c5-c6");
    browser.press(&["ArrowLeft"]);
    until_at(&table, 1, "Turn 1 of 9, g5-f5");
    assert_eq!(
        browser.focused(),
        ("button".to_owned(), "Play the turns".to_owned())
    );
    assert_clean(&server, &browser);
}

#[test]
fn a_game_plays_by_itself_until_its_end_or_until_somebody_does_something() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, GAME);
    browser.run(
        "const pace = document.querySelector('.pace');
         pace.selectedIndex = 2;
         pace.dispatchEvent(new Event('change', { bubbles: true }));",
    );
    // From the end it begins at the start.
    browser.run("document.querySelector('.step-buttons button:nth-child(3)').focus()");
    browser.press(&["Space"]);
    browser.find("button", "Pause");
    let seen = RefCell::new(Vec::new());
    browser.until("the end", || {
        let (shown, mut seen) = (table.session().shown(), seen.borrow_mut());
        if seen.last() != Some(&shown) {
            seen.push(shown);
        }
        shown == 9 && seen.len() > 1
    });
    let seen = seen.into_inner();
    // One turn after the other, none left out but by a look that came late.
    assert!(
        seen.windows(2).all(|two| two[0] < two[1] || two[1] == 0),
        "{seen:?}"
    );
    assert!(seen.len() >= 6, "{seen:?}");
    browser.find("button", "Play the turns");
    table.until_spoken(9);
    assert_eq!(
        browser.focused(),
        ("button".to_owned(), "Play the turns".to_owned())
    );

    // Space once more, and again for a pause.
    browser.press(&["Space"]);
    browser.until("two turns", || table.session().shown() >= 2);
    browser.press(&["Space"]);
    browser.find("button", "Play the turns");
    let shown = table.session().shown();
    assert!(shown < 9, "{shown}");
    std::thread::sleep(std::time::Duration::from_millis(1_600));
    assert_eq!(table.session().shown(), shown, "it rests");

    // Whatever else is done, it rests too.
    table.press("Play the turns");
    browser.find("button", "Pause");
    browser
        .find_where("button", |name| name.starts_with("Turn 1: "))
        .click();
    browser.find("button", "Play the turns");
    until_at(&table, 1, "Turn 1 of 9, g5-f5");
    std::thread::sleep(std::time::Duration::from_millis(1_600));
    assert_eq!(table.session().shown(), 1, "it rests");
    assert_clean(&server, &browser);
}

#[test]
fn a_replay_needs_no_motion_and_fits_a_small_phone() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, GAME);
    browser.look(Look {
        width: 360,
        height: 740,
        dark: false,
        reduced_motion: true,
    });
    table.press("Play the turns");
    browser.until("two turns", || table.session().shown() == 2);
    let moving = browser.run(
        "return document.getAnimations().filter((it) => it.effect.getComputedTiming().duration > 0).length",
    );
    assert_eq!(moving, json!(0));
    assert!(!browser.scrolls_sideways());
    assert_clean(&server, &browser);
}

fn read(browser: &Browser, id: &GameId) -> Saved {
    let text = kept_text(browser, &id.key()).expect("a saved game");
    Saved::read(&text).expect("a saved game")
}

/// Writes into the field that has the focus.
fn write(browser: &Browser, field: &str, words: &str) {
    browser.until("the focus in the field", || {
        browser.run(&format!("return document.activeElement.matches('{field}')")) == json!(true)
    });
    for letter in words.chars() {
        browser.press(&[&letter.to_string()]);
    }
}

#[test]
fn a_note_is_written_kept_marked_and_copied() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, GAME);
    let id = all_saved(&browser)[0].0.clone();
    browser
        .find_where("button", |name| name.starts_with("Turn 3: "))
        .click();
    until_at(&table, 3, "Turn 3 of 9, a5-c5xc6");
    table.press("Write a note on turn 3");
    write(&browser, "#note-field", "Too early");
    table.press("Keep the note");
    table.until_says("Too early");
    assert_eq!(
        browser.focused(),
        ("button".to_owned(), "Change the note on turn 3".to_owned())
    );
    assert_eq!(
        read(&browser, &id).notes,
        Notes::from([(3, "Too early".to_owned())])
    );
    // The list says so, for the eye and for the ear.
    browser.find_where("button", |name| {
        name.starts_with("Turn 3: ") && name.ends_with(" Note: Too early")
    });
    assert_eq!(
        browser.run("return document.querySelectorAll('.turn-note').length"),
        json!(1)
    );
    // It is there after a reload, at its turn and at no other.
    table.reload();
    browser.find("button", "Change the note on turn 3");
    table.press("One turn back");
    browser.find("button", "Write a note on turn 2");
    assert!(!browser.says("Too early"));
    // What is copied has it, and what is pasted keeps it.
    browser.run(
        "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }",
    );
    browser.run("document.querySelector('.looks').open = true");
    table.press("Copy the turns");
    browser.until("the copy", || {
        browser.run("return !!window.copied") == json!(true)
    });
    let copied = browser.run("return window.copied");
    let copied = copied.as_str().unwrap_or_default().to_owned();
    assert!(
        copied.starts_with("g5-f5 c5-c6 a5-c5xc6 {Too early} c3-b3 "),
        "{copied}"
    );
    browser.visit(&format!("{}#/saved", server.address()));
    browser.find("link", "Paste a link or a game").click();
    let field = browser.find("textbox", "Link or game");
    field.click();
    browser.run(&format!(
        "document.querySelector('#landing-paste').value = {}",
        json!(copied)
    ));
    browser.find("button", "Open it").click();
    table.until_there();
    let (pasted, saved) = all_saved(&browser).swap_remove(0);
    assert_ne!(pasted, id);
    assert_eq!(saved.notes, Notes::from([(3, "Too early".to_owned())]));
    assert_eq!(
        saved.table.record.actions,
        read(&browser, &id).table.record.actions
    );
    // Taken away again.
    browser
        .find_where("button", |name| name.starts_with("Turn 3: "))
        .click();
    table.press("Change the note on turn 3");
    browser.until("the field", || browser.focused().1 == "Note on turn 3");
    browser.run("document.activeElement.value = ''");
    table.press("Keep the note");
    browser.find("button", "Write a note on turn 3");
    assert!(read(&browser, &pasted).notes.is_empty());
    assert_clean(&server, &browser);
}

#[test]
fn from_a_finished_game_a_branch_is_tried_named_deleted_and_brought_back() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, GAME);
    let id = all_saved(&browser)[0].0.clone();
    let main = read(&browser, &id).table;
    let is_main = || {
        let now = read(&browser, &id).table;
        (now.record, now.over) == (main.record.clone(), main.over)
    };
    let branches = || read(&browser, &id).branches;
    browser
        .find_where("button", |name| name.starts_with("Turn 4: "))
        .click();
    table.until_says(
        "Step on, or play from here: that begins a branch, and the game stays as it is.",
    );
    // By the button, and two turns in it.
    table.press("Go on from here");
    table.until_says(
        "A branch after turn 4: you try something out, and the game itself stays as it is.",
    );
    for (from, to, count) in [("d2", "e2", 1), ("d3", "c3", 2)] {
        table.click(from);
        table.click(to);
        browser.until("the turn", || {
            branches()
                .first()
                .is_some_and(|it| it.actions.len() == count)
        });
    }
    assert_eq!(branches()[0].after, 4);
    assert!(is_main());
    assert!(!table.can_press("Resign"));
    // Back to the game, where the branch left it; and it ends as it did.
    table.press("To the main line");
    table.until_says("After turn 4 of 9");
    assert_eq!(table.turns().len(), 9);
    table.press("To the end");
    browser.find("region", "The attackers win");
    // By playing: that is another branch.
    browser
        .find_where("button", |name| name.starts_with("Turn 2: "))
        .click();
    table.until_says("After turn 2 of 9");
    table.click("a3");
    table.click("a2");
    browser.until("a second branch", || branches().len() == 2);
    assert!(is_main());
    assert_eq!(table.turns().len(), 3);
    let current = browser.find("button", "After turn 2: a3-a2");
    assert_eq!(current.attribute("aria-current").as_deref(), Some("true"));
    // A name.
    table.press("Rename");
    write(&browser, "#branch-title", "The quiet way");
    browser.press(&["Enter"]);
    browser.find("button", "The quiet way");
    assert_eq!(branches()[1].title, "The quiet way");
    // Deleted, and brought back.
    table.press("Delete");
    browser.until("one branch", || branches().len() == 1);
    table.until_says("After turn 2 of 9");
    browser.until("the way back", || browser.focused().1 == "Undo");
    browser.press(&["Enter"]);
    browser.until("two branches", || branches().len() == 2);
    assert_eq!(branches()[1].title, "The quiet way");
    assert_eq!(table.turns().len(), 3);
    // All is there after a reload, with the main line shown.
    table.reload();
    browser.find("button", "The quiet way");
    browser.find("button", "After turn 4: d2-e2 d3-c3").click();
    browser.until("the first branch", || table.turns().len() == 6);
    assert!(is_main());
    assert_clean(&server, &browser);
}

#[test]
fn the_computer_answers_in_a_branch_and_turns_are_taken_back_there() {
    let (server, browser) = open();
    let turns = GAME.split(' ').take(4).collect::<Vec<_>>().join(" ");
    let table = Table::against(&server, &browser, LevelId::Dalta, &turns);
    let id = all_saved(&browser)[0].0.clone();
    let main = read(&browser, &id).table.record;
    // At the computer's turn it goes on by itself.
    browser
        .find_where("button", |name| name.starts_with("Turn 3: "))
        .click();
    table.until_says("Here it is the computer’s turn. Step on, or let the game go on from here.");
    table.press("Go on from here");
    // The same as in the game, perhaps.
    browser.until("its answer", || table.turns().len() == 4);
    table.click("a4");
    table.click("a5");
    browser.until("its next answer", || table.turns().len() == 6);
    let branches = read(&browser, &id).branches;
    let lengths: Vec<usize> = branches
        .iter()
        .map(|branch| branch.after as usize + branch.actions.len())
        .collect();
    assert_eq!(lengths, [6]);
    table.press("Take back");
    table.until_says("After turn 4 of 6");
    assert_eq!(read(&browser, &id).table.record, main);
    table.press("To the main line");
    browser.until("the game as it was", || table.turns().len() == 4);
    table.until_says("After turn 3 of 4");
    assert_clean(&server, &browser);
}

#[test]
fn courses_and_glossary_name_the_window() {
    let (server, browser) = open();
    for (address, title) in [
        ("learn", "Learn – Ríocht"),
        ("glossary", "Glossary – Ríocht"),
        ("learn/ard-ri", "Learn: Ard Rí – Ríocht"),
        ("saved", "Saved games – Ríocht"),
        ("learn", "Learn – Ríocht"),
    ] {
        browser.visit(&format!("{}#/{address}", server.address()));
        browser.until(title, || {
            browser.run("return document.title") == json!(title)
        });
    }
    assert_clean(&server, &browser);
}
