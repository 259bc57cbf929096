//! The parts of the program that are loaded when they are needed.

use riocht::shelf::GameName;
use serde_json::json;

use crate::browser::Browser;
use crate::server::Server;
use crate::{assert_clean, dist, open, until_started};

/// The parts that the page itself has asked for so far; what the service worker keeps besides
/// is not among them.
fn parts(browser: &Browser) -> Vec<String> {
    let files = browser.run(
        "return [...new Set(performance.getEntriesByType('resource')
            .map((entry) => /(table-[a-z]+|thinker)(_bg)?\\.(js|wasm)/.exec(entry.name)?.[1]).filter(Boolean))].sort()",
    );
    let files = files.as_array().cloned().unwrap_or_default();
    let names = files.iter().filter_map(|file| file.as_str());
    names.map(str::to_owned).collect()
}

#[test]
fn a_table_is_loaded_when_it_is_opened_and_no_other() {
    let (server, browser) = open();
    browser.find("link", "Rules: Ard Rí").click();
    browser.find("heading", "Ard Rí");
    assert_eq!(parts(&browser), Vec::<String>::new());
    let mut opened = Vec::new();
    for (game, part) in [
        (GameName::ArdRi, "table-tafl"),
        (GameName::ArdRiOneStep, "table-tafl"),
        (GameName::TaraChalice, "table-tara"),
        (GameName::Tara1, "table-tara"),
    ] {
        browser.visit(&format!("{}#/play/{}", server.address(), game.id()));
        browser.find("region", "You");
        assert_eq!(
            browser.run("return document.querySelectorAll('main').length"),
            json!(1)
        );
        opened.push(part.to_owned());
        opened.dedup();
        let tables = parts(&browser)
            .into_iter()
            .filter(|part| *part != "thinker");
        assert_eq!(tables.collect::<Vec<_>>(), opened);
    }
    // And each is cleared away.
    browser.find("link", "Ríocht").click();
    until_started(&browser);
    assert_eq!(
        browser.run("return document.querySelectorAll('.place, main.table').length"),
        json!(0)
    );
    assert_clean(&server, &browser);
}

#[test]
fn the_part_of_an_address_is_asked_for_at_once() {
    let server = Server::start(&dist());
    let browser = Browser::start();
    for (page, part) in [
        ("play/ard-ri-one-step", "table-tafl"),
        ("play/tara-chalice/new", "table-tara"),
        ("play/brian-boru", "table-boru"),
        ("rules/tara-1", "rules"),
        ("glossary", "rules"),
        ("learn", "rules"),
        ("learn/brian-boru", "rules"),
        ("learn/brian-boru/castle", "learn-boru"),
        ("learn/tara-1/take", "learn"),
        ("saved", "saved"),
        ("g", "share"),
    ] {
        browser.visit("about:blank");
        browser.visit(&format!("{}#/{page}", server.address()));
        browser.until(page, || {
            browser.run("return !!document.querySelector('main:not(.late, .splash)')")
                == json!(true)
        });
        let asked = browser.run(
            "return [...document.querySelectorAll('link[rel=modulepreload]')]
                .map((it) => /([a-z-]+)[.]js[?]/.exec(it.href)?.[1]).filter(Boolean)",
        );
        assert_eq!(asked, json!([part]), "{page}");
        // By its very address: nothing is loaded twice.
        let loaded = browser.run(
            "return [...new Set(performance.getEntriesByType('resource').map((it) => it.name)
                .map((it) => /([a-z-]+)_bg[.]wasm[?]/.exec(it)?.[1]).filter(Boolean))].filter((it) => it !== 'thinker')",
        );
        assert_eq!(loaded, json!([part]), "{page}");
    }
    assert_clean(&server, &browser);
}

#[test]
fn a_table_that_cannot_be_loaded_says_so_and_is_asked_for_again() {
    let mut server = Server::start(&dist());
    let browser = Browser::start();
    // Without its service worker, as in a private window.
    browser.before_load("delete Navigator.prototype.serviceWorker;");
    browser.visit(&server.address());
    until_started(&browser);
    server.stop();
    browser.find("link", "Play: Ard Rí").click();
    browser.until("a sentence that it could not be loaded", || {
        let alerts = browser.find_all("alert");
        alerts
            .iter()
            .any(|alert| alert.text().contains("could not be loaded"))
    });
    server.start_again();
    browser.find("button", "Try again").click();
    browser.find("region", "You");
    assert!(browser.find_all("alert").is_empty());
}
