//! The keyboard's focus is never lost: whatever is done by keys, something on the page has it
//! afterwards, so that the next key does something.

use riocht::app::store::games;
use riocht::game::Game as _;
use riocht::share::encode;
use riocht::shelf::GameName;
use serde_json::json;

use crate::assert_clean;
use crate::sights::{Walker, boru, one_person, sample, three_people, two_people};
use crate::table::Storage;

impl Walker {
    /// Presses Enter on something and waits until the page has done what it does.
    fn enter(&self, role: &str, name: &str) {
        self.browser.find(role, name).focus();
        self.keys(&["Enter"], name);
    }

    /// Presses keys and waits until the page has done what they do; something must have the focus.
    fn keys(&self, keys: &[&str], what: &str) {
        self.browser.press(keys);
        self.browser
            .run("return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 80)))");
        self.until("main:not(.late)");
        self.until_somewhere(what);
    }

    fn until_somewhere(&self, what: &str) {
        self.browser
            .until(&format!("the focus to be somewhere after {what:?}"), || {
                self.browser
                    .run("return document.hasFocus() && document.activeElement !== document.body")
                    == json!(true)
            });
    }

    /// Waits until what has the focus lies in something that a selector finds.
    fn until_within(&self, selector: &str) {
        let script = format!(
            "return !!document.activeElement.closest({})",
            json!(selector)
        );
        self.browser
            .until(&format!("the focus to be in {selector}"), || {
                self.browser.run(&script) == json!(true)
            });
    }
}

#[test]
fn a_page_that_is_come_to_has_it() {
    let walker = Walker::start();
    walker.go("");
    for (link, heading) in [
        ("New here? Learn the games step by step.", "main h1"),
        ("Ríocht", "main h1"),
        ("Rules: Tara: Quick-start", "main h1"),
        ("Saved", "main h1"),
        ("Ríocht", "main h1"),
        ("Play: Ard Rí", "main h1"),
        ("Rules", "main h1"),
    ] {
        walker.enter("link", link);
        walker.until_within(heading);
        // The next stop is the first on the page.
        walker.keys(&["Tab"], "Tab");
        walker.until_within("main, .place");
    }
    walker.browser.run("history.back()");
    walker.until(".cell");
    walker.until_within("main h1");
    // At a rule, the rule.
    walker.go("rules/ard-ri/R-8");
    walker.until_within("#R-8");
    assert_clean(&walker.server, &walker.browser);
}

#[test]
fn it_stays_at_a_table() {
    let walker = Walker::start();
    for game in [GameName::ArdRi, GameName::Tara1, GameName::TaraChalice] {
        walker.lay(sample(game, two_people(), 80));
        walker.until(".cell");
        for button in [
            "One turn back",
            "One turn forward",
            "To the start",
            "One turn back",
            "To the end",
            "Take back",
            "Redo",
            "Colours: as the device. Change to light",
            "Colours: light. Change to dark",
            "Colours: dark. Change to those of the device",
        ] {
            walker.enter("button", button);
        }
        for (button, dialog) in [("New game", "New game"), ("Share", "Share this game")] {
            walker.enter("button", button);
            walker.browser.find("dialog", dialog);
            walker.until_within("dialog");
            walker.keys(&["Escape"], "Escape");
            walker.browser.until("the focus to return", || {
                walker.browser.focused().1 == button
            });
        }
        walker.enter("button", "New game");
        walker.enter("button", "Begin");
        walker.lay(sample(game, two_people(), 80));
        walker.until(".cell");
        walker.enter("button", "Resign");
        walker.enter("button", "Yes, resign");
        walker.until(".result");
        walker.enter("button", "Play again");
    }
    assert_clean(&walker.server, &walker.browser);
}

#[test]
fn it_stays_at_brian_boru() {
    let walker = Walker::start();
    walker.lay(boru(three_people(), |_| false));
    walker.until(".result");
    for button in [
        "To the start",
        "One turn forward",
        "To the end",
        "Play again",
    ] {
        walker.enter("button", button);
    }
    walker.lay(boru(three_people(), |now| now.reveals() > 0));
    walker.until("main.curtain button");
    walker.until_within("main.curtain");
    walker.keys(&["Enter"], "the hand-over");
    walker.until(".board.boru.live");
    walker.until_within(".board.boru");
    walker.enter("button", "New game");
    walker.keys(&["Escape"], "Escape");
    walker.lay(boru(one_person(), |now| now.reveals() > 0));
    walker.until(".board.boru");
    walker.enter("button", "Share");
    walker.keys(&["Escape"], "Escape");
    assert_clean(&walker.server, &walker.browser);
}

#[test]
fn it_stays_among_saved_games_and_links() {
    let walker = Walker::start();
    for (percent, title) in [(40, "The hunt"), (80, "The net")] {
        let id = walker.lay(sample(GameName::ArdRi, two_people(), percent));
        let _ = games::rename(&mut Storage(&walker.browser), &id, title);
    }
    walker.arrive("saved");
    walker.enter("button", "Rename: The hunt");
    walker.keys(&["Escape"], "Escape");
    walker.enter("button", "Rename: The hunt");
    walker.keys(&["!", "Enter"], "a new name");
    walker.enter("button", "Delete: The hunt!");
    walker.keys(&["Enter"], "Undo");
    walker.browser.find("button", "Delete: The hunt!");
    walker.enter("button", "Delete: The hunt!");
    walker.enter("button", "Delete: The net");
    walker
        .browser
        .find("DisclosureTriangle", "Deleted games")
        .focus();
    walker.keys(&["Enter"], "the deleted games");
    walker.enter("button", "Bring back: The net");
    walker.enter("button", "Take all away for good");
    walker.enter("link", "Open: The net");
    walker.until(".cell");
    walker.until_within("main");

    // Where a link leads, and the box for pasting one.
    let code = encode(&sample(GameName::TaraChalice, two_people(), 50)).expect("a code");
    walker.go("g");
    walker.browser.find("textbox", "Link or game").focus();
    walker.browser.press(&["?"]);
    walker.enter("button", "Open it");
    walker.go(&format!("g/{code}"));
    walker.enter("button", "Watch from the start");
    walker.until(".cell");
    walker.until_within("main");
    assert_clean(&walker.server, &walker.browser);
}

#[test]
fn it_stays_in_a_lesson() {
    let walker = Walker::start();
    walker.go("learn/ard-ri");
    walker
        .browser
        .find_where("link", |name| name.starts_with("Lesson 1: "))
        .focus();
    walker.keys(&["Enter"], "the first lesson");
    for button in ["Hint", "Show me", "Try again"] {
        walker.enter("button", button);
    }
    walker.enter("link", "Skip");
    walker.until_within("main");
    assert_clean(&walker.server, &walker.browser);
}
