//! Starting, staying offline, and getting a new version.

use std::path::{Path, PathBuf};

use serde_json::json;

use crate::browser::{Browser, Look};
use crate::server::Server;
use crate::{assert_clean, dist, open};

#[test]
fn starts_cleanly_and_its_thinker_answers() {
    let (server, browser) = open();
    browser.until_reads("status", "thinker", "ready");
    browser.until_reads("status", "offline", "ready to play offline");
    assert_clean(&server, &browser);
}

#[test]
fn plays_on_when_the_server_is_gone() {
    let (mut server, browser) = open();
    browser.until_reads("status", "offline", "ready to play offline");

    server.stop();
    let before = server.requests().len();
    browser.reload();
    browser.find("heading", "Ríocht");
    browser.until_reads("status", "thinker", "ready");
    browser.until_reads("status", "offline", "ready to play offline");
    let fonts = browser.run("return document.fonts.check('1em \"Riocht Uncial\"')");
    assert_eq!(fonts, json!(true), "the title's face is kept too");
    assert_eq!(server.requests().len(), before);

    server.start_again();
    browser.reload();
    browser.until_reads("status", "thinker", "ready");
}

#[test]
fn keeps_everything_it_needs_and_asks_for_nothing_twice() {
    let (server, browser) = open();
    browser.until_reads("status", "offline", "ready to play offline");
    browser.until_reads("status", "thinker", "ready");

    // With the service worker in charge a visit needs the server only to look for news.
    let before = server.requests().len();
    browser.reload();
    browser.until_reads("status", "thinker", "ready");
    let later: Vec<_> = server.requests().split_off(before);
    assert!(
        later.iter().all(|request| request.path.ends_with("/sw.js")),
        "asked for again: {later:#?}"
    );
    assert_clean(&server, &browser);
}

#[test]
fn a_new_version_waits_until_it_is_accepted() {
    let (server, browser) = open();
    browser.until_reads("status", "offline", "ready to play offline");
    let build = || browser.run("return document.querySelector('meta[name=build]').content");
    let old = build();
    let old = old.as_str().expect("the build's name");

    let new = "0123456789abcdef";
    for file in ["index.html", "sw.js"] {
        let text = std::fs::read_to_string(dist().join(file)).expect("a file of the build");
        assert!(text.contains(old), "{file} names the build");
        server.replace(file, text.replace(old, new).into_bytes());
    }
    browser.reload();
    browser.until_reads("status", "offline", "a new version is ready");
    assert_eq!(build(), json!(old), "the old version stays");
    browser.reload();
    browser.until_reads("status", "offline", "a new version is ready");
    assert_eq!(build(), json!(old), "the old version stays after a reload");

    browser.find("button", "Use the new version");
    browser.press(&["Tab"]);
    assert_eq!(browser.focused().1, "Use the new version");
    browser.press(&["Enter"]);
    browser.until("the new version", || build() == json!(new));
    browser.until_reads("status", "thinker", "ready");
    browser.until_reads("status", "offline", "ready to play offline");
    assert_clean(&server, &browser);
}

#[test]
fn says_so_when_it_cannot_start() {
    let server = Server::start(&dist());
    let wasm = std::fs::read_dir(dist())
        .expect("the build's folder")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .find(|name| name.starts_with("riocht-app-") && name.ends_with("_bg.wasm"))
        .expect("the program's file");
    server.replace(&wasm, b"not a program".to_vec());

    let browser = Browser::start();
    browser.visit(&server.address());
    browser.until("a sentence that it cannot start", || {
        browser
            .find_all("alert")
            .iter()
            .any(|alert| alert.text().contains("could not start"))
    });
}

#[test]
fn fits_every_window_in_both_schemes() {
    let (server, browser) = open();
    let folder = std::env::var_os("RIOCHT_SCREENSHOTS").map_or_else(
        || Path::new(env!("CARGO_TARGET_TMPDIR")).join("screenshots"),
        PathBuf::from,
    );
    for (width, height) in [(320, 640), (360, 740), (820, 1180), (1440, 900)] {
        for dark in [false, true] {
            browser.look(Look {
                width,
                height,
                dark,
                reduced_motion: false,
            });
            assert!(
                !browser.scrolls_sideways(),
                "the page scrolls sideways at {width} pixels"
            );
            let scheme = if dark { "dark" } else { "light" };
            browser.screenshot(&folder.join(format!("start-{width}-{scheme}.png")));
        }
    }
    assert_clean(&server, &browser);
}
