//! Starting, staying offline, and getting a new version.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::json;

use crate::browser::{Browser, Look};
use crate::offline::build;
use crate::server::Server;
use crate::{assert_clean, dist, open, until_started};

#[test]
fn starts_cleanly() {
    let (server, browser) = open();
    browser.until_offline_ready();
    assert_clean(&server, &browser);
}

#[test]
fn tells_once_that_it_is_kept_for_offline_play() {
    let (server, browser) = open();
    let words = "Ready to play offline.";
    browser.until("the news", || browser.says(words));
    browser.find("button", "Close").click();
    browser.until("the news to go", || !browser.says(words));
    browser.reload();
    until_started(&browser);
    browser.until("the look for news to be over", || {
        browser.run(
            "return navigator.serviceWorker.getRegistration()
                .then((it) => !!it.active && !it.installing && !it.waiting)",
        ) == json!(true)
    });
    assert!(!browser.says(words), "it is told again");
    assert_clean(&server, &browser);
}

/// Starts the engine's worker beside the page, in the way that the page starts its own.
fn start_worker(browser: &Browser) {
    browser.run(
        "const build = document.querySelector('meta[name=build]').content;
         window.worker = new Worker(`thinker-start.js?v=${build}`);
         worker.onerror = (event) => window.workerError = event.message;",
    );
}

#[test]
fn the_worker_starts() {
    let (server, browser) = open();
    start_worker(&browser);
    let wasm = format!("thinker_bg.wasm?v={}", build(&browser));
    browser.until("the worker's program to be fetched", || {
        let requests = server.requests();
        requests
            .iter()
            .any(|request| request.path.ends_with(&wasm) && request.status == 200)
    });
    // Long enough for a failure to show, as the next test proves.
    std::thread::sleep(Duration::from_millis(1000));
    assert_eq!(browser.run("return window.workerError"), json!(null));
    assert_clean(&server, &browser);
}

#[test]
fn the_page_hears_of_a_worker_that_fails() {
    let server = Server::start(&dist());
    server.replace("thinker_bg.wasm", b"not a program".to_vec());
    let browser = Browser::start();
    browser.visit(&server.address());
    until_started(&browser);
    start_worker(&browser);
    browser.until("the worker's error", || {
        browser.run("return window.workerError").is_string()
    });
}

#[test]
fn starts_when_the_server_is_gone() {
    let (mut server, browser) = open();
    browser.until_offline_ready();

    server.stop();
    let before = server.requests().len();
    browser.reload();
    until_started(&browser);
    start_worker(&browser);
    std::thread::sleep(Duration::from_millis(1000));
    assert_eq!(browser.run("return window.workerError"), json!(null));
    let fonts = browser
        .run("return document.fonts.load('1em \"Riocht Uncial\"').then((faces) => faces.length)");
    assert_eq!(fonts, json!(1), "the title's face is kept too");
    assert_eq!(server.requests().len(), before);

    server.start_again();
    browser.reload();
    until_started(&browser);
}

#[test]
fn asks_for_nothing_twice() {
    let (server, browser) = open();
    browser.until_offline_ready();

    // With the service worker in charge a visit needs the server only to look for news.
    let before = server.requests().len();
    browser.reload();
    until_started(&browser);
    browser.until("a look for news", || server.requests().len() > before);
    let later: Vec<_> = server.requests().split_off(before);
    assert!(
        later.iter().all(|request| request.path.ends_with("/sw.js")),
        "asked for again: {later:#?}"
    );
    assert_clean(&server, &browser);
}

/// Puts a build with another name on the server.
fn publish(server: &Server, old: &str, new: &str) {
    for file in ["index.html", "sw.js"] {
        let text = std::fs::read_to_string(dist().join(file)).expect("a file of the build");
        assert!(text.contains(old), "{file} names the build");
        server.replace(file, text.replace(old, new).into_bytes());
    }
}

#[test]
fn a_new_version_waits_until_it_is_accepted() {
    let (server, browser) = open();
    browser.until_offline_ready();
    let old = build(&browser);
    let new = "0123456789abcdef";
    publish(&server, &old, new);

    let waits = || {
        let script = "return navigator.serviceWorker.getRegistration()
            .then((registration) => registration.waiting?.state === 'installed')";
        browser.run(script) == json!(true)
    };
    browser.reload();
    browser.until("the new version to wait", waits);
    assert_eq!(build(&browser), old, "the old version stays");
    browser.reload();
    until_started(&browser);
    browser.until("the new version to wait", waits);
    assert_eq!(build(&browser), old, "the old version stays after a reload");

    browser.run(
        "navigator.serviceWorker.getRegistration()
            .then((registration) => registration.waiting.postMessage('accept'))",
    );
    browser.until("the new version", || build(&browser) == new);
    until_started(&browser);
    let caches = browser.run("return caches.keys()");
    assert_eq!(
        caches,
        json!([format!("riocht:/games/riocht/:{new}")]),
        "the old one is gone"
    );
    assert_clean(&server, &browser);
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
