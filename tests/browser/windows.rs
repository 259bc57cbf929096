//! Two windows on one game: none of them loses a turn.

use riocht::engine::LevelId;
use serde_json::json;

use crate::table::{Table, all_saved};
use crate::{assert_clean, open};

/// A page that does not hear what other windows do, as one that sleeps.
const DEAF: &str = "
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...more) {
        if (type !== 'storage' && type !== 'visibilitychange') listen.call(this, type, ...more);
    };
";

fn address(table: &Table) -> String {
    let address = table.browser.run("return location.href");
    address.as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_window_follows_what_is_played_in_another() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "a3-a2");
    let (first, here) = (browser.tab(), address(&table));
    let second = browser.open_tab();
    browser.visit(&here);
    table.until_there();
    table.play_all("c3-c2");
    browser.go_to(&first);
    browser.until("the turn of the other window", || table.turns().len() == 2);
    table.play_all("a4-a3");
    browser.go_to(&second);
    browser.until("the turn of the other window", || table.turns().len() == 3);
    assert_eq!(all_saved(&browser).len(), 1);
    assert_clean(&server, &browser);
}

#[test]
fn a_window_that_slept_follows_or_goes_on_as_a_copy() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "a3-a2");
    let (first, here) = (browser.tab(), address(&table));
    let second = browser.open_tab();
    browser.before_load(DEAF);
    browser.visit(&here);
    table.until_there();
    browser.go_to(&first);
    table.play_all("c3-c2");
    table.play_all("a4-a3");
    // What the second window does is an earlier turn of the same game: it follows.
    browser.go_to(&second);
    assert_eq!(table.turns().len(), 1, "it has not heard");
    table.press("One turn back");
    table.until_status(
        "This game was played on in another window. It goes on here from there. Close",
    );
    browser.until("all turns", || table.turns().len() == 3);
    assert_eq!(all_saved(&browser).len(), 1);
    // And now another way than the first one's: it goes on by itself.
    browser.go_to(&first);
    table.play_all("c2-c3");
    browser.go_to(&second);
    table.press("Close");
    table.click("c2");
    table.click("b2");
    browser.until("a sentence about the copy", || {
        let texts = browser.texts("status");
        texts
            .iter()
            .any(|text| text.contains("kept beside it, as a copy"))
    });
    let games = all_saved(&browser);
    let turns: Vec<_> = games
        .iter()
        .map(|(_, saved)| saved.table.record.actions.join(" "))
        .collect();
    assert_eq!(
        turns,
        ["a3-a2 c3-c2 a4-a3 c2-b2", "a3-a2 c3-c2 a4-a3 c2-c3"]
    );
    let copy = format!("#/play/ard-ri/{}", games[0].0);
    assert_eq!(browser.run("return location.hash"), json!(copy));
    // The first goes on with its own.
    browser.go_to(&first);
    table.click("a3");
    table.click("b3");
    browser.until("the turn", || {
        let games = all_saved(&browser);
        games.len() == 2 && games[0].1.table.record.actions.len() == 5
    });
    assert_clean(&server, &browser);
}

#[test]
fn two_windows_against_one_computer_come_to_one_game() {
    let (server, browser) = open();
    let table = Table::against(&server, &browser, LevelId::Ceithearnach, "");
    let (first, here) = (browser.tab(), address(&table));
    browser.open_tab();
    browser.visit(&here);
    table.until_there();
    browser.go_to(&first);
    for turns in [2, 4, 6] {
        table.play(table.best_turn());
        assert!(!table.until_answered());
        browser.until("both turns", || table.turns().len() == turns);
    }
    assert_eq!(all_saved(&browser).len(), 1);
    assert_clean(&server, &browser);
}
