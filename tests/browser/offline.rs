//! One visit is enough: without a server, with a newer build on it, and as an installed program.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use riocht::app::table::session::Kept;
use riocht::engine::LevelId;
use riocht::shelf::GameName;
use serde_json::json;

use crate::browser::{Browser, Look};
use crate::table::{Table, TableOf};
use crate::{assert_clean, dist, open, until_started};

/// The name of the build that the page runs.
pub fn build(browser: &Browser) -> String {
    let build = browser.run("return document.querySelector('meta[name=build]').content");
    build.as_str().expect("the build's name").to_owned()
}

#[test]
fn one_visit_is_enough_for_a_whole_game_without_a_server() {
    let (mut server, browser) = open();
    browser.look(Look::DESK);
    browser.until_offline_ready();
    // The hall alone has been visited so far: no table, no rules, no opponent.
    server.stop();
    let before = (server.requests().len(), browser.requested().len());
    browser.reload();
    until_started(&browser);
    browser.find("link", "Play: Ard Rí").click();
    let address = format!("{}#/play/ard-ri", server.address());
    let table: Table = TableOf::here(&browser, GameName::ArdRi, address);
    table.until_there();
    let turns = table.play_to_the_end(|_| ());
    assert!(turns >= 4, "the computer has answered");
    table.until_spoken(turns);
    table.until_shows_what_is_kept();

    // Every other page is there as well.
    for (address, heading) in [
        ("#/rules/tara-1", "Tara: Quick-start"),
        ("#/learn", "Learn"),
        ("#/saved", "Saved games"),
    ] {
        browser.visit(&format!("{}{address}", server.address()));
        browser.find("heading", heading);
    }

    // Whatever the pages asked for was a file of this build, and the browser had it.
    let files = std::fs::read_to_string(dist().join("sw.js")).expect("the service worker");
    let asked = browser.requested().split_off(before.1);
    let own = |address: &String| {
        let Some(file) = address.strip_prefix(&server.address()) else {
            return address.starts_with("data:");
        };
        let file = file.split('#').next().unwrap_or_default();
        files.contains(&format!("\"./{file}\"")) || file == "sw.js"
    };
    let strange: Vec<_> = asked.iter().filter(|address| !own(address)).collect();
    assert!(strange.is_empty(), "asked for besides: {strange:#?}");
    assert!(asked.len() > 10, "the browser's log has the requests");
    assert_eq!(server.requests().len(), before.0);
    let errors = browser.errors();
    assert!(errors.is_empty(), "the console has errors: {errors:#?}");
}

/// A later build: the files of this one with a style more, named and listed by the same script.
fn later_build() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("later");
    let _ = std::fs::remove_dir_all(&folder);
    copy(&dist(), &folder);
    for made in ["sw.js", "riocht.html"] {
        let _ = std::fs::remove_file(folder.join(made));
    }
    let index = std::fs::read_to_string(folder.join("index.html")).expect("a page");
    let (_, rest) = index
        .split_once("name=\"build\" content=\"")
        .expect("a build");
    let (old, _) = rest.split_once('"').expect("a build's name");
    let changed = index.replace(old, "__BUILD__");
    std::fs::write(folder.join("index.html"), changed).expect("a page");
    let style = std::fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .find(|path| {
            path.file_name().is_some_and(|name| {
                let name = name.to_string_lossy();
                name.starts_with("style-") && name.ends_with(".css")
            })
        })
        .expect("a style sheet");
    let text = std::fs::read_to_string(&style).expect("a style sheet");
    std::fs::write(&style, format!("{text}\n:root {{ --later: 1; }}\n")).expect("a style sheet");
    let done = Command::new("node")
        .arg("scripts/offline.mjs")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("TRUNK_STAGING_DIR", &folder)
        .env("TRUNK_PROFILE", "release")
        .status()
        .expect("node");
    assert!(done.success());
    folder
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let path = entry.expect("a file").path();
        let to = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &to);
        } else {
            std::fs::copy(&path, &to).expect("a copy");
        }
    }
}

#[test]
fn a_game_goes_on_while_a_new_version_waits_and_when_it_takes_over() {
    let later = later_build();
    let (server, browser) = open();
    let table = Table::against(&server, &browser, LevelId::Dalta, "");
    let old = build(&browser);
    let is_later = || {
        browser.run("return getComputedStyle(document.documentElement).getPropertyValue('--later')")
            == json!("1")
    };
    let play = |turns: usize| -> Kept {
        table.play(table.best_turn());
        assert!(!table.until_answered());
        table.until_spoken(turns);
        table.until_shows_what_is_kept().keep()
    };
    play(2);
    browser.run("window.marked = true");
    let is_marked = || browser.run("return window.marked === true") == json!(true);

    server.serve(&later);
    let before = server.requests().len();
    browser.run("navigator.serviceWorker.getRegistration().then((it) => it.update())");
    browser.until("the news", || browser.says("A new version is ready."));
    // The game goes on in the old one, also with a part of it that was not open before.
    play(4);
    table.press("Share");
    browser.find("dialog", "Share this game");
    browser.press(&["Escape"]);
    browser.until("the dialog to go", || {
        browser.run("return document.querySelector('dialog') === null") == json!(true)
    });
    let kept = play(6);
    std::thread::sleep(Duration::from_secs(2));
    assert_eq!(build(&browser), old);
    assert!(
        is_marked() && !is_later(),
        "nothing is loaded again by itself"
    );
    let asked = server.requests().split_off(before);
    let of_old: Vec<_> = asked
        .iter()
        .filter(|request| request.path.ends_with(&format!("v={old}")))
        .collect();
    assert!(of_old.is_empty(), "asked of the new server: {of_old:#?}");

    table.press("Use it now");
    browser.until("the new version", || !is_marked());
    table.until_there();
    assert_ne!(build(&browser), old);
    assert!(is_later());
    assert_eq!(table.until_shows_what_is_kept().keep(), kept);
    assert!(!browser.says("A new version is ready."));
    play(8);
    let caches = browser.run("return caches.keys()");
    let new = build(&browser);
    assert_eq!(
        caches,
        json!([format!("riocht:/games/riocht/:{new}")]),
        "the old one is gone"
    );
    assert_clean(&server, &browser);
}

#[test]
fn the_browser_would_install_it() {
    let (server, browser) = open();
    browser.until_offline_ready();
    let (id, errors, reasons) = browser.installs();
    // Its own path: another program may live under the same host.
    assert_eq!(id, server.address());
    assert_eq!(errors, json!([]));
    // Only the test's fresh profile may stand in the way.
    let reasons: Vec<_> = reasons
        .as_array()
        .into_iter()
        .flatten()
        .filter(|reason| reason["errorId"] != "in-incognito")
        .collect();
    assert!(reasons.is_empty(), "{reasons:#?}");
    assert_clean(&server, &browser);
}
