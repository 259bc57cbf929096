//! Every page in every state, for everyone: axe finds nothing wrong in both themes, in English and
//! Persian and once in Irish; nothing is cut or too small on a small screen and at 200 % zoom.

use serde_json::json;

use crate::assert_clean;
use crate::axe::Axe;
use crate::browser::{Browser, Look};
use crate::reflow::{misfits, sideways};
use crate::sights::{self, Walk, Walker};

const DESK: Look = Look {
    reduced_motion: true,
    ..Look::DESK
};

/// As high as a page, so that what stays at the window's edges covers nothing: it would be
/// uncovered by scrolling.
const PHONE: Look = Look {
    width: 360,
    height: 2400,
    ..DESK
};

/// The narrowest window, to which 400 % zoom makes one of 1280 pixels.
const NARROW: Look = Look {
    width: 320,
    height: 640,
    ..DESK
};

/// A window of 1280 by 800 pixels at 200 % zoom.
const ZOOMED: Look = Look {
    width: 640,
    height: 400,
    ..DESK
};

/// Has the page speak a language; an empty text is that of the device.
fn speak(browser: &Browser, lang: &str) {
    browser.run(&format!(
        "riochtKeep(JSON.stringify({{ language: {} || null }})); return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)))
            .then(() => document.fonts.ready).then(() => null)",
        json!(lang)
    ));
}

/// Goes on walks and fails with all that is wrong anywhere.
fn judge(walks: &[Walk]) {
    let axe = Axe::read();
    let walker = Walker::start();
    let browser = &walker.browser;
    let mut wrong = Vec::new();
    let mut number = 0;
    let mut seen = |sight: &str| {
        number += 1;
        let mut add = |how: &str, found: Vec<String>| {
            wrong.extend(found.iter().map(|it| format!("{sight}, {how}: {it}")));
        };
        let night = |look| Look { dark: true, ..look };
        browser.look(DESK);
        add("light", axe.violations(browser));
        browser.look(night(DESK));
        add("dark", axe.colours(browser));
        browser.look(ZOOMED);
        add("at 200 %", Vec::from_iter(sideways(browser)));
        browser.look(NARROW);
        add("narrow", misfits(browser));
        speak(browser, "fa");
        add("narrow in Persian", misfits(browser));
        browser.look(PHONE);
        add("light in Persian", axe.colours(browser));
        browser.look(night(PHONE));
        add("dark in Persian", axe.violations(browser));
        // Irish is written like English: once in a while is enough.
        if number % 5 == 1 {
            speak(browser, "ga");
            add("in Irish", axe.violations(browser));
        }
        browser.look(DESK);
        speak(browser, "");
    };
    for walk in walks {
        walk(&walker, &mut seen);
    }
    assert!(number > 2);
    assert!(wrong.is_empty(), "this is wrong:\n{}", wrong.join("\n"));
    assert_clean(&walker.server, browser);
}

#[test]
fn the_hall_the_courses_and_the_lessons() {
    judge(&[sights::hall, sights::courses, sights::lessons]);
}

#[test]
fn the_tables() {
    judge(&[sights::tables]);
}

#[test]
fn brian_boru_and_what_is_shared() {
    judge(&[sights::brian_boru, sights::shared]);
}

#[test]
fn the_rules_and_the_saved_games() {
    judge(&[sights::rules, sights::saved]);
}

#[test]
fn the_settings_and_the_positions() {
    judge(&[sights::settings, sights::positions]);
}
