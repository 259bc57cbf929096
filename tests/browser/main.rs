//! The program in a real browser: headless Chromium through WebDriver, over a web host
//! of the tests' own. `./dev test` builds `dist/` and runs them; by hand:
//! `cargo test --features browser-tests --test browser`, with `RIOCHT_DIST`, `CHROME`
//! and `CHROMEDRIVER` where the defaults (`dist`, those on the path) do not fit.

mod browser;
mod driver;
mod server;
mod sights;
mod table;

mod axe;
mod board;
mod boru;
mod computer;
mod core;
mod dialogs;
mod everyone;
mod focus;
mod harness;
mod keeping;
mod keyboard;
mod languages;
mod learn;
mod offline;
mod pages;
mod parts;
mod past;
mod reflow;
mod replay;
mod saved;
mod settings;
mod share;
mod single;
mod start;
mod statistics;
mod study;
mod tara;
mod trouble;
mod unreadable;
mod windows;

use std::path::PathBuf;

use browser::Browser;
use server::Server;

/// The built program that the tests are about.
fn dist() -> PathBuf {
    let folder = std::env::var_os("RIOCHT_DIST").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("dist"),
        PathBuf::from,
    );
    assert!(
        folder.join("sw.js").is_file(),
        "{} holds no build: run ./dev build first, or set RIOCHT_DIST",
        folder.display()
    );
    folder
}

/// A web host with the program, and a browser that has just opened it.
fn open() -> (Server, Browser) {
    let server = Server::start(&dist());
    let browser = Browser::start();
    browser.visit(&server.address());
    until_started(&browser);
    (server, browser)
}

/// Waits for the hall, which no longer is the splash.
fn until_started(browser: &Browser) {
    browser.find("heading", "The royal board games of Ireland");
}

/// Nothing went wrong that only the console would tell, and nobody else was asked for anything.
fn assert_clean(server: &Server, browser: &Browser) {
    let errors = browser.errors();
    assert!(errors.is_empty(), "the console has errors: {errors:#?}");
    let elsewhere = browser.requested_elsewhere(&server.origin());
    assert!(elsewhere.is_empty(), "requests to others: {elsewhere:#?}");
    let missing: Vec<_> = server
        .requests()
        .into_iter()
        .filter(|request| request.status != 200)
        .collect();
    assert!(missing.is_empty(), "files that are not there: {missing:#?}");
}
