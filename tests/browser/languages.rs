//! The three languages: the choice of one, the direction of the page, and the boards, which never
//! turn round.

use riocht::{
    app::text::{Lang, Told},
    game::{Game as _, Seed},
    shelf::GameName,
    tafl::Tafl,
};

use crate::browser::{Browser, Look};
use crate::server::Server;
use crate::table::{Table, put};
use crate::{assert_clean, dist, open, until_started};

/// A property of the root element.
fn root(browser: &Browser, name: &str) -> String {
    let value = browser.run(&format!("return document.documentElement.{name}"));
    value.as_str().unwrap_or_default().to_owned()
}

/// Chooses by keyboard in the list that has this name in the language of the page.
fn choose(browser: &Browser, list: &str, keys: &[&str]) {
    browser.find("combobox", list).click();
    browser.press(keys);
}

/// Where something stands, as its middle in the window's width.
fn middle(browser: &Browser, selector: &str) -> f64 {
    let script = format!(
        "const place = document.querySelector({selector:?}).getBoundingClientRect();
         return (place.left + place.right) / 2 / innerWidth"
    );
    browser.run(&script).as_f64().expect("a place")
}

/// The fonts that have been loaded.
fn fonts(browser: &Browser) -> String {
    let script = "return [...document.fonts].filter((font) => font.status === 'loaded')
        .map((font) => font.family).join()";
    browser.run(script).as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_language_is_chosen_kept_and_spoken_by_every_page() {
    let (server, browser) = open();
    assert_eq!(root(&browser, "lang"), "en");
    assert_eq!(root(&browser, "dir"), "ltr");
    assert!(!fonts(&browser).contains("Vazirmatn"));
    assert!(middle(&browser, ".frame-name") < 0.5);

    choose(&browser, "Language", &["End", "Enter"]);
    browser.find("heading", "بازی‌های تخته‌ای شاهانه‌ی ایرلند");
    assert_eq!(root(&browser, "lang"), "fa");
    assert_eq!(root(&browser, "dir"), "rtl");
    assert!(browser.says("۵ تا ۱۵ دقیقه"));
    // The page is mirrored.
    assert!(middle(&browser, ".frame-name") > 0.5);
    assert!(middle(&browser, ".theme") < 0.5);
    browser.until("the Persian face", || fonts(&browser).contains("Vazirmatn"));
    assert!(!browser.scrolls_sideways());

    browser.reload();
    browser.find("heading", "بازی‌های تخته‌ای شاهانه‌ی ایرلند");
    // The parts that are loaded later speak it too, and change with the page.
    browser.visit(&format!("{}#/rules/ard-ri", server.address()));
    browser.find_where("heading", |name| name.starts_with("R-8 چهار، سه یا دو"));
    choose(
        &browser,
        "زبان",
        &["Home", "ArrowDown", "ArrowDown", "Enter"],
    );
    browser.find_where("heading", |name| {
        name.starts_with("R-8 Ceathrar, triúr nó beirt")
    });
    assert_eq!(root(&browser, "lang"), "ga");
    assert_eq!(root(&browser, "dir"), "ltr");
    choose(&browser, "Teanga", &["Home", "Enter"]);
    browser.find_where("heading", |name| name.starts_with("R-8 Four, three or two"));
    assert_eq!(root(&browser, "dataset.language"), "");
    assert_clean(&server, &browser);
}

#[test]
fn the_table_is_mirrored_and_its_board_is_not() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "g5-f5 c5-c6 a5-c5xc6");
    // Upright the board begins at a whole pixel in both directions.
    let upright = Look {
        width: 820,
        height: 1180,
        reduced_motion: true,
        ..Look::DESK
    };
    browser.look(upright);
    table.reload();
    let picture = || browser.picture_of(".board");
    // The faces of the page change how high its lines are while they load.
    browser.until("a page that rests", || picture() == picture());
    let english = picture();

    choose(&browser, "Language", &["End", "Enter"]);
    let position = table.position();
    browser.until("the prompt in Persian", || {
        browser.says(&Tafl::prompt(Lang::Persian, &position).headline)
    });
    browser.until("the Persian face", || fonts(&browser).contains("Vazirmatn"));
    browser.until("the same board", || picture() == english);
    browser.look(Look::DESK);
    assert!(middle(&browser, ".board") > middle(&browser, ".side"));

    // Arrow keys walk the board as it is seen.
    browser
        .find_where("gridcell", |name| name.contains("d4"))
        .click();
    browser.press(&["Escape", "ArrowRight"]);
    assert!(
        browser.focused().1.contains("e4"),
        "{:?}",
        browser.focused()
    );
    browser.press(&["ArrowLeft", "ArrowLeft"]);
    assert!(
        browser.focused().1.contains("c4"),
        "{:?}",
        browser.focused()
    );

    // What is spoken is Persian, and so is why something is refused.
    let start = Tafl::start(&GameName::ArdRi.rules::<Tafl>(), Seed(0));
    let first = Tafl::spoken(Lang::Persian, &start, &["g5-f5".parse().unwrap()]);
    browser.find_where("button", |name| {
        name.starts_with(&format!("نوبت ۱: {first}"))
    });
    browser
        .find_where("gridcell", |name| {
            name.contains("c1") && name.contains("مهاجم")
        })
        .click();
    browser.find_where("alert", |_| true);
    assert!(browser.says("قاعده‌ی \u{2066}R-3\u{2069}"));
    assert_clean(&server, &browser);
}

#[test]
fn a_first_visit_speaks_the_language_of_the_device() {
    let server = Server::start(&dist());
    let browser = Browser::start();
    browser.before_load(
        "Object.defineProperty(navigator, 'languages', { get: () => ['de', 'fa-IR', 'en'] })",
    );
    browser.visit(&server.address());
    browser.find("heading", "بازی‌های تخته‌ای شاهانه‌ی ایرلند");
    assert_eq!(root(&browser, "dir"), "rtl");
    assert_eq!(root(&browser, "dataset.language"), "");
    // Whoever has chosen keeps the choice.
    choose(&browser, "زبان", &["Home", "ArrowDown", "Enter"]);
    until_started(&browser);
    browser.reload();
    until_started(&browser);
    assert_clean(&server, &browser);
}

#[test]
fn an_unreadable_game_is_explained_in_the_language() {
    let (server, browser) = open();
    choose(&browser, "Language", &["End", "Enter"]);
    browser.find("heading", "بازی‌های تخته‌ای شاهانه‌ی ایرلند");
    put(&browser, GameName::ArdRi, "{}");
    browser.visit(&format!("{}#/play/ard-ri", server.address()));
    browser.until("the notice in Persian", || {
        browser.says(
            "بازی‌ای که اینجا نگه داشته شده بود خوانده نمی‌شود. این یک بازی ذخیره‌شده نیست، یا متنش آسیب دیده است.",
        )
    });
    assert_clean(&server, &browser);
}

#[test]
fn no_page_scrolls_sideways_in_any_language() {
    let (server, browser) = open();
    browser.look(Look {
        width: 320,
        height: 640,
        ..Look::DESK
    });
    for (list, keys) in [
        ("Language", vec!["End", "Enter"]),
        ("زبان", vec!["Home", "ArrowDown", "ArrowDown", "Enter"]),
    ] {
        browser.visit(&server.address());
        choose(&browser, list, &keys);
        for page in [
            "#/",
            "#/rules/ard-ri",
            "#/rules/tara-2",
            "#/play/ard-ri",
            "#/play/tara-2",
        ] {
            browser.visit(&format!("{}{page}", server.address()));
            browser.until("the page", || {
                browser.run("return document.querySelector('main:not(.late) h1') !== null") == true
            });
            assert!(!browser.scrolls_sideways(), "{page} after {list}");
        }
    }
    assert_clean(&server, &browser);
}
