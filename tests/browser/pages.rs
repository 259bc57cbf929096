//! The hall, the rules, the theme, and narrow windows.

use serde_json::json;

use crate::browser::{Browser, Look};
use crate::table::{GAME, Table};
use crate::{assert_clean, open, until_started};

fn ground(browser: &Browser) -> String {
    let colour = browser.run("return getComputedStyle(document.body).backgroundColor");
    colour.as_str().unwrap_or_default().to_owned()
}

#[test]
fn the_theme_is_switched_and_kept() {
    let (server, browser) = open();
    let rest = Look {
        reduced_motion: true,
        ..Look::DESK
    };
    browser.look(rest);
    let light = ground(&browser);
    browser.look(Look { dark: true, ..rest });
    let dark = ground(&browser);
    assert_ne!(light, dark, "as the device has it");
    browser
        .find("button", "Colours: as the device. Change to light")
        .click();
    browser.until("the light theme", || ground(&browser) == light);
    browser.reload();
    until_started(&browser);
    browser.find("button", "Colours: light. Change to dark");
    assert_eq!(ground(&browser), light);
    browser
        .find("button", "Colours: light. Change to dark")
        .click();
    browser.look(rest);
    browser.until("the dark theme", || ground(&browser) == dark);
    // On the other pages too.
    browser.find("link", "Rules: Ard Rí").click();
    browser
        .find("button", "Colours: dark. Change to those of the device")
        .click();
    browser.until("the device's own", || ground(&browser) == light);
    assert_clean(&server, &browser);
}

#[test]
fn the_hall_leads_to_the_games_in_progress() {
    let (server, browser) = open();
    assert!(browser.shows("link", "Play: Ard Rí"));
    assert!(!browser.shows("heading", "Go on with"));
    let turns = GAME.rsplit_once(' ').unwrap().0;
    let table = Table::of_two(&server, &browser, turns);
    browser.find("link", "Ríocht").click();
    until_started(&browser);
    browser.find("heading", "Go on with");
    let told = browser.find_where("link", |name| name.starts_with("Continue: Ard Rí Att"));
    assert_eq!(
        told.text().split('\n').collect::<Vec<_>>(),
        [
            "Continue: Ard Rí",
            "Attackers against Defenders",
            "8 turns",
            "just now"
        ]
    );
    assert!(browser.shows("link", "Play: One-Step Ard Rí"));
    assert!(browser.shows("link", "New game: Ard Rí"));
    told.click();
    table.until_there();
    assert_eq!(table.until_shows_what_is_kept().actions().len(), 8);
    browser.find("link", "Ríocht").click();
    until_started(&browser);
    browser.find("link", "Continue: Ard Rí").click();
    table.until_there();
    // A game that is over does not wait.
    table.play_all("g3-e3xd3/e2/e4");
    browser.find("region", "The attackers win");
    browser.find("link", "Ríocht").click();
    until_started(&browser);
    browser.find("link", "Play: Ard Rí");
    assert!(!browser.shows("heading", "Go on with"));
    assert_clean(&server, &browser);
}

#[test]
fn the_rules_open_at_a_rule() {
    let (server, browser) = open();
    let in_view = |rule: &str| {
        browser.until(&format!("{rule} to be in view"), || {
            let place = browser.run(&format!(
                "return document.getElementById('{rule}')?.getBoundingClientRect().top / innerHeight"
            ));
            place.as_f64().is_some_and(|top| (-0.05..0.5).contains(&top))
        });
    };
    browser.visit(&format!("{}#/rules/ard-ri/R-8", server.address()));
    browser.find_where("heading", |name| name.starts_with("R-8 "));
    in_view("R-8");
    // From one rule to another, and a fresh start at one.
    browser.visit(&format!("{}#/rules/ard-ri/R-4", server.address()));
    in_view("R-4");
    browser.reload();
    in_view("R-4");
    browser.visit(&format!("{}#/rules/ard-ri-one-step", server.address()));
    browser.find("heading", "One-Step Ard Rí");
    for number in 1..=15 {
        let start = format!("R-{number} ");
        browser.find_where("heading", |name| name.starts_with(&start));
    }
    assert_clean(&server, &browser);
}

#[test]
fn no_page_scrolls_sideways_at_320_pixels() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, GAME);
    browser.look(Look {
        width: 320,
        height: 640,
        ..Look::DESK
    });
    let fits = |page: &str| assert!(!browser.scrolls_sideways(), "{page} scrolls sideways");
    browser.find("region", "The attackers win");
    fits("the table with a result");
    table.press("One turn back");
    table.until_says("After turn 8 of 9");
    fits("the table");
    table.press("New game");
    browser.find("dialog", "New game");
    fits("the form for a new game");
    browser.press(&["Escape"]);
    browser.visit(&format!("{}#/rules/ard-ri", server.address()));
    browser.find_where("heading", |name| name.starts_with("R-1 "));
    fits("the rules");
    browser.find("link", "Ríocht").click();
    until_started(&browser);
    fits("the hall");
    browser.visit(&format!("{}#/nowhere", server.address()));
    browser.find("heading", "There is no such game here.");
    fits("a page that is not there");
    assert_eq!(browser.run("return innerWidth"), json!(320));
    assert_clean(&server, &browser);
}

#[test]
fn what_has_the_focus_on_a_phone_is_never_wholly_covered() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, GAME);
    browser.look(Look {
        width: 360,
        height: 640,
        dark: false,
        reduced_motion: true,
    });
    table.press("One turn back");
    table.until_says("After turn 8 of 9");
    let mut met = Vec::new();
    for _ in 0..40 {
        browser.press(&["Tab"]);
        let (role, name) = browser.focused();
        if role != "button" && role != "link" {
            continue;
        }
        let covered_by = || {
            let covered_by = browser.run(
                "const it = document.activeElement, place = it.getBoundingClientRect();
                 const tops = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(
                     place.left + share * place.width, place.top + place.height / 2));
                 return tops.some((top) => it.contains(top)) ? null : tops[1]?.className ?? 'an edge'",
            );
            covered_by.as_str().map(str::to_owned)
        };
        browser.until(
            &format!("{name:?} to be uncovered by {:?}", covered_by()),
            || covered_by().is_none(),
        );
        met.push(name);
    }
    for name in ["Rules", "One turn back", "Take back", "New game"] {
        assert!(
            met.iter().any(|it| it == name),
            "{name} is never met: {met:?}"
        );
    }
    assert_clean(&server, &browser);
}
