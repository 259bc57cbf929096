//! Looking at a game: the replay bar, notes on turns, branches.

use serde_json::json;
use std::cell::RefCell;

use crate::browser::{Browser, Look};
use crate::table::{GAME, Table};
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
