//! The whole program as one file, opened from disk: `./dev build --single` makes it.

use std::path::PathBuf;

use riocht::app::table::session::Session;
use riocht::brian_boru::{BrianBoru, RuleSet};
use riocht::engine::LevelId;
use riocht::game::{Record, Seed};
use riocht::learn::LessonId;
use riocht::share::{decode, encode};
use riocht::shelf::GameName;
use serde_json::json;

use crate::browser::{Browser, Look};
use crate::table::{GAME, Table, TableOf, all_saved, computer, save};
use crate::unreadable::folder;
use crate::{dist, open, until_started};

/// The address of the file, which is alone in a folder.
fn address() -> String {
    let built = dist().join("riocht.html");
    assert!(
        built.is_file(),
        "{} is not there: run ./dev build --single first",
        built.display()
    );
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("single");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("riocht.html");
    // Another test may be reading it.
    if std::fs::read(&file).ok() != std::fs::read(&built).ok() {
        let made = folder.join(format!("{:?}.html", std::thread::current().id()));
        std::fs::copy(&built, &made).expect("a copy");
        std::fs::rename(&made, &file).expect("a copy");
    }
    format!("file://{}", file.display())
}

/// A browser that has just opened the file, and the file's address.
fn double_click() -> (Browser, String) {
    let (browser, address) = (Browser::start(), address());
    browser.look(Look::DESK);
    browser.visit(&address);
    until_started(&browser);
    (browser, address)
}

/// Nothing went wrong that only the console would tell, and nobody was asked for anything.
fn assert_alone(browser: &Browser) {
    let errors = browser.errors();
    assert!(errors.is_empty(), "the console has errors: {errors:#?}");
    let asked = browser.requested();
    let outside: Vec<_> = asked
        .iter()
        .filter(|address| {
            let page = address.starts_with("file://") && address.contains("/single/riocht.html");
            !page
                && !["data:", "blob:", "chrome:"]
                    .iter()
                    .any(|it| address.starts_with(it))
        })
        .collect();
    assert!(outside.is_empty(), "asked for: {outside:#?}");
    assert!(!asked.is_empty(), "the browser's log has the requests");
}

#[test]
fn a_game_against_the_computer_is_kept_and_played_to_its_end() {
    let (browser, address) = double_click();
    browser.find("link", "Play: Ard Rí").click();
    let table: Table = TableOf::here(&browser, GameName::ArdRi, address.clone());
    table.until_there();
    for turns in [2, 4] {
        table.play(table.best_turn());
        assert!(!table.until_answered());
        table.until_spoken(turns);
    }
    let kept = table.kept();
    table.reload();
    assert_eq!(table.until_shows_what_is_kept().keep(), kept);

    // Closed, and opened again by another double click.
    browser.close_tab();
    browser.visit(&address);
    until_started(&browser);
    browser
        .find_where("link", |name| {
            name.starts_with("Continue: Ard Rí You against")
        })
        .click();
    table.until_there();
    assert_eq!(table.kept(), kept);
    let turns = table.play_to_the_end(|_| ());
    table.until_spoken(turns);
    table.until_shows_what_is_kept();
    assert_alone(&browser);
}

#[test]
fn every_part_is_in_it() {
    let (browser, address) = double_click();
    for (page, role, name) in [
        ("#/rules/brian-boru", "heading", "Brian Boru"),
        ("#/glossary", "heading", "Glossary"),
        ("#/saved", "heading", "Saved games"),
        ("#/play/tara-1", "region", "You"),
        ("#/play/tara-chalice", "region", "You"),
        ("#/g/", "button", "Open it"),
    ] {
        browser.visit(&format!("{address}{page}"));
        browser.until(&format!("{page} to show {role} {name}"), || {
            browser.shows(role, name)
        });
    }
    for lesson in [LessonId::ALL[0], *LessonId::ALL.last().unwrap()] {
        browser.visit(&format!("{address}#/learn/{}", lesson.key()));
        browser.until("the lesson's board", || {
            browser.run("return document.querySelector('.board') !== null") == json!(true)
        });
    }
    let faces = "return Promise.all(['Riocht Uncial', 'Alegreya Sans'].map((face) => document.fonts.load(`1em \"${face}\"`)))
        .then((faces) => faces.map((found) => found.length))";
    assert_eq!(browser.run(faces), json!([1, 1]));
    assert_alone(&browser);
}

#[test]
fn computers_play_brian_boru_too() {
    let (browser, address) = double_click();
    let seats = vec![computer(LevelId::Dalta); 3];
    let rules = RuleSet::preset(RuleSet::PRESETS[0], 3);
    let record = Record::new(&rules, Seed(3), seats);
    let session = Session::<BrianBoru>::new(record, None).expect("a new game");
    let id = save(&browser, session.keep());
    browser.visit(&format!("{address}#/play/brian-boru/{id}"));
    let record = || all_saved(&browser)[0].1.table.record.clone();
    browser.until("a round", || record().actions.len() > 6);
    assert!(record().replay::<BrianBoru>().is_ok());
    assert_alone(&browser);
}

#[test]
fn it_offers_a_code_that_any_other_can_open() {
    let (browser, address) = double_click();
    browser.visit(&format!("{address}#/g/"));
    browser.find_where("textbox", |_| true).click();
    browser.run(&format!(
        "const field = document.activeElement; field.value = {}; field.dispatchEvent(new Event('input', {{ bubbles: true }}))",
        json!(GAME.rsplit_once(' ').unwrap().0)
    ));
    browser.find("button", "Open it").click();
    browser.find("button", "Play as Defenders").click();
    browser.find("button", "Share").click();
    browser.find("dialog", "Share this game");
    let code = browser.run("return document.querySelector('#share-link').value");
    let code = code.as_str().expect("a code").to_owned();
    let record = all_saved(&browser)[0].1.table.record.clone();
    let bare = code
        .strip_prefix("#/g/")
        .expect("no address of this device");
    assert_eq!(decode(bare).as_ref(), Ok(&record));
    assert_eq!(encode(&record).as_deref(), Ok(bare));
    browser.until("what the code is for", || {
        browser
            .texts("dialog")
            .iter()
            .any(|text| text.contains("a link to it leads nowhere else"))
    });
    assert!(!browser.shows("button", "Copy the link"));
    // Pictures have our letters in them.
    let folder = folder(&browser, "single");
    browser.find("button", "Save as SVG").click();
    let svg = crate::unreadable::saved(&browser, folder.join("ard-ri.svg"));
    assert!(svg.contains("@font-face"), "the letters of the board");
    assert_alone(&browser);

    let (server, other) = open();
    other.until_offline_ready();
    other.visit(&format!("{}#/saved", server.address()));
    other.find("link", "Paste a link or a game").click();
    other.find_where("textbox", |_| true).click();
    other.run(&format!(
        "const field = document.activeElement; field.value = {}; field.dispatchEvent(new Event('input', {{ bubbles: true }}))",
        json!(code)
    ));
    other.find("button", "Open it").click();
    other.find("button", "Play as Attackers").click();
    other.find("button", "Share");
    assert_eq!(all_saved(&other)[0].1.table.record.actions, record.actions);
}

#[test]
fn it_tells_of_its_troubles() {
    let (browser, _) = double_click();
    browser.run(
        "setTimeout(() => new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([
            0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0,
            10, 5, 1, 3, 0, 0, 11]))).exports.f())",
    );
    browser.find("alertdialog", "Something in Ríocht has broken");
    let report = browser.run("return document.querySelector('dialog.trouble textarea').value");
    let report = report.as_str().expect("a report");
    assert!(
        !report.contains("/single/"),
        "no folder of the device: {report}"
    );
}
