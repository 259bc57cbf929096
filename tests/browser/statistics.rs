//! The statistics: every decided game against the computer is counted once.

use riocht::app::store::{games, statistics};
use riocht::engine::LevelId;
use serde_json::json;

use crate::browser::{Browser, Look};
use crate::server::Server;
use crate::table::{GAME, Storage, Table, all_saved, save};
use crate::{assert_clean, open};

/// Opens the page of statistics.
fn open_statistics(server: &Server, browser: &Browser) {
    browser.visit(&format!("{}#/statistics", server.address()));
    browser.find("heading", "Statistics");
}

/// The cells of the tables, row by row.
fn rows(browser: &Browser) -> Vec<String> {
    let rows = browser.run(
        "return [...document.querySelectorAll('.statistics :is(tbody, tfoot) tr')]
            .map((row) => [...row.children].map((it) => it.innerText.replace(/\\s+/g, ' ')).join(' | '))",
    );
    let rows = rows.as_array().cloned().unwrap_or_default();
    rows.iter()
        .filter_map(|row| row.as_str().map(str::to_owned))
        .collect()
}

fn until_rows(browser: &Browser, wanted: &[&str]) {
    browser.until(&format!("{wanted:?}, not {:?}", rows(browser)), || {
        rows(browser) == wanted
    });
}

const WON: &str = "Dalta (level 1) | 1 | 1 | 0 | 0 | 100 %";

/// Wins a game against the computer.
fn win<'a>(server: &Server, browser: &'a Browser) -> Table<'a> {
    let (before, last) = GAME.rsplit_once(' ').expect("some turns");
    let table = Table::against(server, browser, LevelId::Dalta, before);
    table.play_all(last);
    browser.find("region", "The attackers win");
    table
}

#[test]
fn a_game_is_counted_once_and_stays_counted() {
    let (server, browser) = open();
    browser.find("link", "Settings").click();
    browser.find("link", "Statistics").click();
    browser.find("heading", "Statistics");
    browser.until("nothing yet", || {
        browser.says("No game has been counted yet.")
    });
    browser.find("link", "All games");

    let table = win(&server, &browser);
    open_statistics(&server, &browser);
    until_rows(&browser, &[WON]);
    browser.find("table", "Ard Rí");
    // Loaded again, looked at again, in another window, and tried otherwise.
    browser.visit(table.address());
    table.reload();
    table.press("One turn back");
    table.press("One turn forward");
    browser.open_tab();
    browser.visit(table.address());
    table.until_there();
    table.press("Take back");
    table.click("g3");
    table.click("f3");
    browser.until("a branch", || !all_saved(&browser)[0].1.branches.is_empty());
    open_statistics(&server, &browser);
    until_rows(&browser, &[WON]);
    // Deleted for good.
    let id = all_saved(&browser)[0].0.clone();
    games::delete(&mut Storage(&browser), &id, 9).expect("room");
    games::empty_bin(&mut Storage(&browser));
    browser.reload();
    until_rows(&browser, &[WON]);
    assert_clean(&server, &browser);
}

#[test]
fn help_is_marked_and_levels_have_rows_of_their_own() {
    let (server, browser) = open();
    win(&server, &browser);
    let table = Table::against(&server, &browser, LevelId::Gaiscioch, "a3-a2 c3-c2");
    table.press("Hint");
    browser.until("the hint", || {
        table.press("Resign");
        browser.shows("button", "Yes, resign")
    });
    table.press("Yes, resign");
    browser.until("the end", || {
        all_saved(&browser)
            .iter()
            .all(|(_, saved)| saved.table.over)
    });
    open_statistics(&server, &browser);
    until_rows(
        &browser,
        &[
            WON,
            "Gaiscíoch (level 3) | 1 1 with help | 0 | 1 | 0 | 0 %",
            "All | 2 1 with help | 1 | 1 | 0 | 50 %",
        ],
    );
    assert_clean(&server, &browser);
}

#[test]
fn saved_games_of_an_earlier_version_are_counted_and_a_reset_can_be_undone() {
    let (server, browser) = open();
    browser.look(Look::DESK);
    browser.until_offline_ready();
    let table = win(&server, &browser);
    let kept = table.kept();
    // As if nothing had counted it, and saved twice.
    browser.run(&format!("localStorage.removeItem('{}')", statistics::KEY));
    save(&browser, kept);
    open_statistics(&server, &browser);
    until_rows(&browser, &[WON]);
    browser.find("button", "Begin anew").click();
    browser.until("nothing", || browser.says("No game has been counted yet."));
    assert_eq!(browser.focused(), ("button".to_owned(), "Undo".to_owned()));
    browser.reload();
    browser.until("nothing still", || {
        browser.says("No game has been counted yet.")
    });
    // A new one is counted, and the undo of a second reset brings it back.
    let table = Table::against(
        &server,
        &browser,
        LevelId::Gaiscioch,
        "a3-a2 c3-c2 a2-a3 c2-c3",
    );
    table.press("Resign");
    table.press("Yes, resign");
    browser.until("the end", || table.kept().over);
    open_statistics(&server, &browser);
    let lost = "Gaiscíoch (level 3) | 1 | 0 | 1 | 0 | 0 %";
    until_rows(&browser, &[lost]);
    browser.find("button", "Begin anew").click();
    browser.find("button", "Undo").click();
    until_rows(&browser, &[lost]);
    // What a newer version has kept stays.
    let newer = r#"{"form":7}"#;
    browser.run(&format!(
        "localStorage.setItem('{}', {})",
        statistics::KEY,
        json!(newer)
    ));
    browser.reload();
    browser.find_where("alert", |_| true);
    assert!(!browser.shows("button", "Begin anew"));
    let text = crate::table::kept_text(&browser, statistics::KEY);
    assert_eq!(text.as_deref(), Some(newer));
    assert_clean(&server, &browser);
}
