//! A save that cannot be read, and a browser that keeps nothing.

use std::path::PathBuf;

use riocht::app::store::files::read_one;
use riocht::app::table::session::Session;
use riocht::game::{Record, Seed};
use riocht::shelf::GameName;
use riocht::tafl::Tafl;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::table::{GAME, Table, best_turn, kept_text, person, play, put};
use crate::{assert_clean, open, until_started};

/// A folder of this test's own into which the browser saves files.
pub fn folder(browser: &Browser, test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("saved")
        .join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for saved files");
    browser.save_files_to(&folder);
    folder
}

/// Waits until a file has been saved, and gives what is in it.
pub fn saved(browser: &Browser, file: PathBuf) -> String {
    browser.until("the saved file", || {
        std::fs::read_to_string(&file).is_ok_and(|text| !text.is_empty())
    });
    std::fs::read_to_string(&file).expect("the saved file")
}

/// A good save after a few turns, with a part of it changed.
fn changed(change: impl Fn(&mut Value)) -> String {
    let record = Record::new(
        &GameName::ArdRi.rules::<Tafl>(),
        Seed(7),
        vec![person(), person()],
    );
    let mut session = Session::<Tafl>::new(record, None).expect("a new game");
    play(&mut session, GAME);
    let mut kept = serde_json::to_value(session.keep()).expect("a table as JSON");
    change(&mut kept);
    kept.to_string()
}

#[test]
fn a_save_that_cannot_be_read_is_put_aside_and_the_game_can_be_played() {
    let kinds = [
        (
            "not JSON at all",
            "an old shopping list".to_owned(),
            "This is not a record of a game",
        ),
        ("nothing", String::new(), "This is not a record of a game"),
        (
            "half a save",
            changed(|_| ())[..100].to_owned(),
            "This is not a record of a game",
        ),
        (
            "JSON of another shape",
            r#"{"theme":"dark"}"#.to_owned(),
            "This is not a record of a game",
        ),
        (
            "a deep nest",
            "[".repeat(100_000),
            "This is not a record of a game",
        ),
        (
            "a newer form",
            changed(|kept| kept["record"]["schema"] = json!(2)),
            "made by a newer Ríocht (form 2;",
        ),
        (
            "an illegal action",
            changed(|kept| kept["record"]["actions"][4] = json!("a1-a2")),
            "Action 5 of the record, “a1-a2”",
        ),
        (
            "an unknown option",
            changed(|kept| kept["record"]["rules"] = json!({ "corners": "blue" })),
            "blue",
        ),
        (
            "no such game",
            changed(|kept| kept["record"]["game"] = json!("chess")),
            "“chess”",
        ),
        (
            "another game",
            changed(|kept| kept["record"]["game"] = json!("ard-ri-one-step")),
            "“ard-ri-one-step”",
        ),
        (
            "a seat too many",
            changed(|kept| {
                kept["record"]["seats"]
                    .as_array_mut()
                    .unwrap()
                    .push(json!({ "person": { "name": "" } }))
            }),
            "The number of players in the record is 3",
        ),
        // Too large to be kept twice.
        (
            "a huge text",
            "x".repeat(3_000_000),
            "This is not a record of a game",
        ),
    ];
    let (server, browser) = open();
    let table = Table::open(&server, &browser, GameName::ArdRi);
    for (kind, text, why) in kinds {
        // Nobody sits at the table who might still be about to answer.
        browser.visit(&server.address());
        until_started(&browser);
        browser.run("localStorage.clear()");
        put(&browser, GameName::ArdRi, &text);
        browser.visit(table.address());
        table.until_there();
        browser.until(&format!("a sentence about {kind}"), || {
            let texts = browser.texts("status");
            texts.iter().any(|words| {
                words.contains("The game that was kept here cannot be read.")
                    && words.contains(why)
                    && words.contains("put aside")
            })
        });
        // Where there is no room for it twice it stays where it was.
        let places = ["riocht.unreadable.ard-ri", "riocht.table.ard-ri"];
        let aside = || places.iter().find_map(|key| kept_text(&browser, key));
        assert!(
            aside().as_ref() == Some(&text),
            "{kind} is not put aside untouched"
        );
        let start = riocht::game::Game::start(&GameName::ArdRi.rules::<Tafl>(), Seed(0));
        let mv = best_turn(&start);
        table.click(&mv.from.to_string());
        table.click(&mv.to.to_string());
        browser.until("a turn after it", || !table.turns().is_empty());
        assert_eq!(table.session().actions()[0], mv, "{kind}");
        assert!(
            aside().as_ref() == Some(&text),
            "{kind} does not stay untouched"
        );
    }
    assert_clean(&server, &browser);
}

#[test]
fn a_save_that_cannot_be_read_can_be_saved_as_a_file() {
    let (server, browser) = open();
    let table = Table::open(&server, &browser, GameName::ArdRi);
    let folder = folder(&browser, "found");
    let text = "an old shopping list: eggs, æl, 蜜";
    put(&browser, GameName::ArdRi, text);
    table.reload();
    table.press("Save what was found");
    assert_eq!(saved(&browser, folder.join("ard-ri-unreadable.txt")), text);
    table.press("Close");
    browser.until("the notice to go", || {
        !browser.shows("button", "Save what was found")
    });
    assert_clean(&server, &browser);
}

/// Plays a turn in a browser that keeps nothing: the page says so, the game goes on, and it can
/// be saved as a file.
fn plays_on_without_storage(test: &str, script: &str) {
    let (server, browser) = open();
    browser.before_load(script);
    let table = Table::open(&server, &browser, GameName::ArdRi);
    let folder = folder(&browser, test);
    table.click("a3");
    table.click("a2");
    browser.until("a sentence that nothing is kept", || {
        let texts = browser.texts("status");
        texts
            .iter()
            .any(|text| text.contains("This browser does not let the game be kept"))
    });
    browser.until("the computer’s answer", || table.turns().len() == 2);
    table.press("Save as a file");
    let text = saved(&browser, folder.join("ard-ri.json"));
    let kept = read_one(&text).expect("a saved game").table;
    assert_eq!(kept.record.actions.len(), 2);
    assert_eq!(kept.record.actions[0], "a3-a2");
    let session = Session::<Tafl>::reopen(kept).expect("a game");
    assert_eq!(table.turns(), crate::table::spoken_turns(&session));
    table.click(&best_turn(session.position()).from.to_string());
    table.click(&best_turn(session.position()).to.to_string());
    browser.until("the game to go on", || table.turns().len() >= 3);
    assert_clean(&server, &browser);
}

#[test]
fn with_full_storage_the_game_is_played_on_and_saved_as_a_file() {
    plays_on_without_storage(
        "full",
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    );
}

#[test]
fn with_forbidden_storage_the_game_is_played_on_and_saved_as_a_file() {
    plays_on_without_storage(
        "forbidden",
        "Object.defineProperty(window, 'localStorage', {
            get() { throw new DOMException('forbidden', 'SecurityError'); }
        });",
    );
}
