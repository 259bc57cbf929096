//! When the program breaks: what is said, what is kept, and the ways on.

use std::path::PathBuf;

use riocht::engine::LevelId;
use serde_json::{Value, json};

use crate::browser::{Browser, Look};
use crate::server::Server;
use crate::table::{Table, all_saved};
use crate::unreadable::{folder, saved};
use crate::{dist, open, until_started};

/// Makes a program of ours panic as soon as it wants a new element: the one whose name stands in
/// `poison`, which the tab remembers, or in `whenKept`, from the moment on when a game is kept.
const POISON: &str = "
    window.poison = sessionStorage.poison ?? '';
    for (const name of ['createElement', 'createElementNS']) {
        const make = Document.prototype[name];
        Document.prototype[name] = function (...what) {
            if (poison && new RegExp(`/${poison}(-[0-9a-f]{16})?[.]js`).test(new Error().stack)) throw new Error('poisoned');
            return make.apply(this, what);
        };
    }
    window.whenKept = '';
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
        set.call(this, name, text);
        if (whenKept && name.startsWith('riocht.game.')) poison = whenKept;
    };
";

/// A program of one function that is a trap.
const TRAP: &str = "new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0,
    10, 5, 1, 3, 0, 0, 11]))).exports.f()";

const STOPPED: &str = "Something in Ríocht has broken";
const SAFE: &str = "Your games are safe: each turn is kept in this browser as soon as it is played, unless the page has told you otherwise.";

/// The names of the buttons of the overlay, in their order.
fn ways(browser: &Browser) -> Value {
    browser.run(
        "return [...document.querySelectorAll('dialog.trouble button')].map((it) => it.textContent)",
    )
}

fn report(browser: &Browser) -> String {
    let text = browser.run("return document.querySelector('dialog.trouble textarea').value");
    text.as_str().expect("a report").to_owned()
}

/// A window's note that would not outlive a reload.
fn mark(browser: &Browser) {
    browser.run("window.marked = true");
}

fn is_marked(browser: &Browser) -> bool {
    browser.run("return window.marked === true") == json!(true)
}

/// A table of two after two turns, whose program has just panicked over the third.
fn broken<'a>(server: &Server, browser: &'a Browser) -> Table<'a> {
    browser.before_load(POISON);
    let table = Table::of_two(server, browser, "a3-a2 c3-c2");
    table.click("a4");
    browser.run("whenKept = 'table-tafl'");
    mark(browser);
    table.click("a3");
    browser.find("alertdialog", STOPPED);
    table
}

#[test]
fn a_panic_says_what_happened_and_the_game_goes_on() {
    let (server, browser) = open();
    let table = broken(&server, &browser);
    assert!(browser.says(SAFE));
    assert_eq!(
        browser.focused(),
        ("heading".to_owned(), STOPPED.to_owned())
    );
    let report = report(&browser);
    for part in ["poisoned", "yew", ".rs:", "#/play/ard-ri/…", "Chrome"] {
        assert!(report.contains(part), "no {part} in {report}");
    }
    let build = browser.run("return document.querySelector('meta[name=build]').content");
    assert!(report.contains(build.as_str().unwrap()), "{report}");
    // The turn over which it broke is kept too, since it was kept before it was drawn.
    let turns = |browser: &Browser| all_saved(browser)[0].1.table.record.actions.join(" ");
    assert_eq!(turns(&browser), "a3-a2 c3-c2 a4-a3");
    // It waits: nothing is loaded again by itself.
    std::thread::sleep(std::time::Duration::from_secs(2));
    assert!(is_marked(&browser));
    table.press("Load again");
    table.until_there();
    assert!(!is_marked(&browser));
    table.until_shows_what_is_kept();
    table.play_all("c2-c3");
    assert_eq!(turns(&browser), "a3-a2 c3-c2 a4-a3 c2-c3");
}

#[test]
fn the_report_has_no_game_in_it_unless_it_is_asked_for() {
    let (server, browser) = open();
    let table = broken(&server, &browser);
    let game = all_saved(&browser)[0].0.clone();
    let before = report(&browser);
    assert!(!before.contains("a3-a2"), "{before}");
    assert!(!before.contains(game.as_str()), "{before}");
    browser
        .find("checkbox", "Put the game of this page into the report")
        .click();
    let with = report(&browser);
    assert!(with.starts_with(before.lines().next().unwrap()));
    assert!(with.contains("\"a3-a2\",\"c3-c2\",\"a4-a3\""), "{with}");
    browser.run("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    table.press("Copy the report");
    table.until_status("Copied.");
    assert_eq!(browser.run("return copied"), json!(with));
    browser.run("navigator.clipboard.writeText = async () => { throw new Error('no'); }");
    table.press("Copy the report");
    table.until_status(
        "The browser did not allow copying. The text is marked: please copy it yourself.",
    );
    assert_eq!(
        browser.run(
            "return getSelection().toString().length > 0 || document.activeElement.selectionEnd > 0"
        ),
        json!(true)
    );
}

#[test]
fn the_file_of_everything_can_be_taken_in() {
    let (server, browser) = open();
    let table = broken(&server, &browser);
    // A text that nobody can read, a deleted game, and what is no game.
    let deleted = "const [name, text] = Object.entries(localStorage).find(([name]) => name.startsWith('riocht.game.'));
        localStorage.setItem('riocht.game.deleted000', text.replace('{', '{\"deleted\":1,'));
        localStorage.setItem('riocht.unreadable.ard-ri', 'an old list, 蜜');
        localStorage.setItem('riocht.settings', '{\"theme\":\"dark\"}')";
    browser.run(deleted);
    let folder = folder(&browser, "trouble");
    let today = browser.run("return new Date().toISOString().slice(0, 10)");
    let file = folder.join(format!("riocht-{}.json", today.as_str().unwrap()));
    table.press("Save all games as a file");
    let text = saved(&browser, file.clone());
    for name in ["deleted000", "riocht.unreadable.ard-ri", "riocht.settings"] {
        assert!(text.contains(name), "{name} is in it");
    }
    let before = all_saved(&browser);

    let other = Browser::start();
    other.visit(&format!("{}#/saved", server.address()));
    other.find("heading", "Saved games");
    other.choose_file(&file);
    other.until("the games of the file", || all_saved(&other).len() == 1);
    let (id, game) = &all_saved(&other)[0];
    assert_eq!((id, &game.table), (&before[0].0, &before[0].1.table));
    let names = other.run("return Object.keys(localStorage).sort()");
    assert_eq!(
        names,
        json!([id.key(), "riocht.unreadable.ard-ri"]),
        "the game and the unreadable text, each under its own name, and nothing else"
    );
}

#[test]
fn a_page_that_breaks_again_after_a_reload_offers_the_hall_first() {
    let (server, browser) = open();
    let table = broken(&server, &browser);
    browser.run("sessionStorage.poison = 'table-tafl'");
    assert_eq!(ways(&browser)[0], json!("Load again"));
    assert_eq!(ways(&browser)[1], json!("To the hall"));
    table.press("Load again");
    browser.until("the page to break again", || {
        !is_marked(&browser) && browser.shows("alertdialog", STOPPED)
    });
    assert_eq!(ways(&browser)[0], json!("To the hall"));
    assert_eq!(ways(&browser)[1], json!("Load again"));
    browser.until("a sentence about the hall", || {
        let texts = browser.texts("paragraph");
        texts
            .iter()
            .any(|text| text.starts_with("This page broke before"))
    });
    table.press("To the hall");
    until_started(&browser);
    assert_eq!(browser.run("return location.hash"), json!("#/"));
    assert!(!browser.shows("alertdialog", STOPPED));
    assert_eq!(all_saved(&browser).len(), 1);
}

#[test]
fn every_program_tells_of_its_panic() {
    let (server, browser) = open();
    browser.before_load(POISON);
    browser.until_offline_ready();
    for (part, address) in [
        ("riocht-app", "#/"),
        ("saved", "#/saved"),
        ("rules", "#/rules/ard-ri"),
        ("learn", "#/learn/ard-ri/net"),
        ("learn-boru", "#/learn/brian-boru/castle"),
        ("share", "#/g/"),
        ("table-tafl", "#/play/ard-ri-one-step"),
        ("table-tara", "#/play/tara-1"),
        ("table-boru", "#/play/brian-boru"),
    ] {
        browser.run(&format!("sessionStorage.poison = '{part}'"));
        browser.visit(&format!("{}{address}", server.address()));
        browser.reload();
        browser.until(&format!("{part} to tell"), || {
            browser.shows("alertdialog", STOPPED)
                || browser.shows("alertdialog", "Ríocht could not start")
        });
        let report = report(&browser);
        assert!(report.contains("poisoned"), "{part}: {report}");
    }
}

#[test]
fn a_trap_is_told_of() {
    let (_server, browser) = open();
    for script in [
        format!("setTimeout(() => {TRAP})"),
        format!("Promise.resolve().then(() => {TRAP})"),
    ] {
        browser.reload();
        until_started(&browser);
        browser.run(&script);
        browser.find("alertdialog", STOPPED);
        assert!(report(&browser).contains("RuntimeError: unreachable"));
    }
    // What is no end of a program is none.
    browser.reload();
    until_started(&browser);
    browser.run(
        "setTimeout(() => { throw new Error('on purpose'); }); Promise.reject(new Error('also'))",
    );
    browser.until("the errors", || {
        browser
            .errors()
            .iter()
            .any(|error| error.text.contains("also"))
    });
    assert!(!browser.shows("alertdialog", STOPPED));
}

#[test]
fn the_overlay_is_used_by_keyboard_and_cannot_be_left() {
    let (_server, browser) = open();
    browser.run("localStorage.setItem('riocht.unreadable.ard-ri', 'text')");
    browser.run(&format!("setTimeout(() => {TRAP})"));
    browser.find("alertdialog", STOPPED);
    browser.press(&["Escape", "Escape"]);
    assert!(browser.shows("alertdialog", STOPPED));
    let stops: Vec<_> = (0..5)
        .map(|_| {
            browser.press(&["Tab"]);
            browser.focused().1
        })
        .collect();
    assert_eq!(
        &stops[..4],
        [
            "Load again",
            "Save all games as a file",
            "Report of what happened",
            "Copy the report"
        ]
    );
    // Then the browser's own, or the first again; nothing of the page behind.
    assert!(
        browser.run("return document.activeElement.closest('dialog.trouble') !== null || document.activeElement === document.body")
            == json!(true)
    );
    mark(&browser);
    browser.run("document.querySelector('dialog.trouble button').focus()");
    browser.press(&["Enter"]);
    browser.until("the page to be loaded again", || !is_marked(&browser));
    until_started(&browser);
}

#[test]
fn it_speaks_every_language() {
    let (_server, browser) = open();
    for (language, dir, head) in [
        ("ga", "ltr", "Bhris rud éigin i Ríocht"),
        ("fa", "rtl", "چیزی در \u{2066}Ríocht\u{2069} خراب شد"),
    ] {
        browser.run(&format!(
            "localStorage.setItem('riocht.settings', '{{\"language\":\"{language}\"}}')"
        ));
        browser.reload();
        browser.until("the page", || {
            browser.run("return document.querySelector('.frame') !== null") == json!(true)
        });
        browser.run(&format!("setTimeout(() => {TRAP})"));
        browser.find("alertdialog", head);
        let dialog = browser.run("const it = document.querySelector('dialog.trouble'); return [it.lang, it.dir, it.innerText]");
        assert_eq!((&dialog[0], &dialog[1]), (&json!(language), &json!(dir)));
        let text = dialog[2].as_str().unwrap();
        assert!(!text.contains("undefined"), "{text}");
        for english in ["Load again", "Report", "Nothing is sent"] {
            assert!(!text.contains(english), "{text}");
        }
    }
}

#[test]
fn it_fits_every_window_in_both_schemes() {
    let (server, browser) = open();
    broken(&server, &browser);
    let folder = std::env::var_os("RIOCHT_SCREENSHOTS").map_or_else(
        || PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("screenshots"),
        PathBuf::from,
    );
    for (width, height) in [(320, 640), (360, 740), (820, 1180), (1440, 900)] {
        for dark in [false, true] {
            browser.look(Look {
                width,
                height,
                dark,
                reduced_motion: true,
            });
            let fits = "const it = document.querySelector('dialog.trouble'), place = it.getBoundingClientRect();
                return it.scrollWidth <= it.clientWidth && place.left >= 0 && place.right <= innerWidth
                    && place.top >= 0 && place.bottom <= innerHeight";
            // It may still be arriving.
            browser.until(&format!("it to fit {width} pixels"), || {
                browser.run(fits) == json!(true)
            });
            let scheme = if dark { "dark" } else { "light" };
            browser.screenshot(&folder.join(format!("trouble-{width}-{scheme}.png")));
        }
    }
}

#[test]
fn a_game_that_could_not_be_kept_is_not_called_safe() {
    let (_server, browser) = open();
    browser.before_load(
        "Object.defineProperty(window, 'localStorage', {
            get() { throw new DOMException('forbidden', 'SecurityError'); }
        });",
    );
    browser.reload();
    until_started(&browser);
    browser.run(&format!("setTimeout(() => {TRAP})"));
    browser.find("alertdialog", STOPPED);
    assert!(!browser.says(SAFE));
    assert!(
        browser
            .says("This browser keeps nothing for Ríocht, so a game that was open here is lost.")
    );
    assert_eq!(ways(&browser), json!(["Load again", "Copy the report"]));
}

/// Puts a worker that listens and then falls into a trap in the place of the first so many.
fn trapped_workers(server: &Server, browser: &Browser, number: u32) {
    server.replace(
        "trap.js",
        format!("postMessage('\"Ready\"'); onmessage = () => {TRAP};").into_bytes(),
    );
    browser.before_load(&format!(
        "window.made = 0;
         window.Worker = class extends Worker {{
             constructor(address) {{ super(made++ < {number} ? 'trap.js' : address); }}
         }};"
    ));
}

#[test]
fn a_worker_that_breaks_once_is_not_noticed() {
    let (server, browser) = open();
    trapped_workers(&server, &browser, 1);
    let table = Table::against(&server, &browser, LevelId::Dalta, "");
    table.play(table.best_turn());
    assert!(!table.until_answered());
    table.until_spoken(2);
    assert_eq!(browser.run("return made"), json!(2));
    assert!(!browser.shows("alertdialog", STOPPED));
    assert!(!browser.says("The computer’s player could not start or has stopped."));
}

#[test]
fn a_worker_that_breaks_again_is_told_of_and_the_page_lives_on() {
    let (server, browser) = open();
    trapped_workers(&server, &browser, 2);
    let table = Table::against(&server, &browser, LevelId::Dalta, "");
    table.play(table.best_turn());
    table.until_says("The computer’s player could not start or has stopped.");
    assert_eq!(browser.run("return made"), json!(2));
    assert!(!browser.shows("alertdialog", STOPPED));
    table.press("Try again");
    assert!(!table.until_answered());
    table.until_spoken(2);
}

#[test]
fn the_page_says_so_when_it_cannot_start() {
    let server = Server::start(&dist());
    let wasm = std::fs::read_dir(dist())
        .expect("the build's folder")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .find(|name| name.starts_with("riocht-app") && name.ends_with("_bg.wasm"))
        .expect("the program's file");
    server.replace(&wasm, b"not a program".to_vec());
    let browser = Browser::start();
    browser.visit(&server.address());
    browser.find("alertdialog", "Ríocht could not start");
    browser.until("why", || {
        let texts = browser.texts("paragraph");
        texts.iter().any(|text| text.contains("WebAssembly"))
    });
    assert!(report(&browser).contains("CompileError"));

    // And when even what would say so does not come.
    server.replace("trouble.js", b"not a script".to_vec());
    let browser = Browser::start();
    browser.visit(&server.address());
    browser.until("a sentence that it cannot start", || {
        let alerts = browser.find_all("alert");
        alerts
            .iter()
            .any(|alert| alert.text().contains("could not start"))
    });
}
