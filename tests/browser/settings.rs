//! The settings: each acts at once, in every window, and is kept.

use riocht::app::store::{BoardStyle, Motion, Settings};
use riocht::engine::LevelId;
use riocht::game::{Record, Rules as _, Seed};
use riocht::shelf::GameName;
use riocht::tara::Tara;
use serde_json::{Value, json};

use crate::browser::{Browser, Look};
use crate::server::Server;
use crate::table::{GAME, Table, TableOf, all_saved, kept_text, person};
use crate::{assert_clean, open};

const KEY: &str = "riocht.settings";

/// Opens the page of settings.
fn open_settings(server: &Server, browser: &Browser) {
    browser.until_offline_ready();
    browser.visit(&format!("{}#/settings", server.address()));
    browser.find("heading", "Settings");
}

/// The settings that are kept.
fn kept(browser: &Browser) -> Settings {
    Settings::read(&kept_text(browser, KEY).unwrap_or_default())
}

/// Keeps some settings, and loads the page again with them.
fn with(browser: &Browser, text: &str) {
    browser.run(&format!("localStorage.setItem('{KEY}', {})", json!(text)));
    browser.reload();
}

/// Presses the one radio button whose name begins so.
fn choose(browser: &Browser, group: &str, name: &str) {
    // Several groups have one that follows the device.
    let script = format!(
        "const group = [...document.querySelectorAll('fieldset')]
             .find((it) => it.querySelector('legend').textContent === {});
         [...group.querySelectorAll('label')]
             .find((it) => it.textContent.startsWith({})).querySelector('input').click()",
        json!(group),
        json!(name)
    );
    browser.run(&script);
}

/// What the root element says.
fn root(browser: &Browser, name: &str) -> Value {
    browser.run(&format!(
        "return document.documentElement.dataset.{name} ?? null"
    ))
}

/// A colour or a length of the page.
fn style(browser: &Browser, selector: &str, property: &str) -> String {
    let script = format!(
        "return getComputedStyle(document.querySelector({selector:?})).getPropertyValue({property:?})"
    );
    browser.run(&script).as_str().unwrap_or_default().to_owned()
}

#[test]
fn every_choice_acts_at_once_and_is_kept() {
    let (server, browser) = open();
    browser.look(Look::DESK);
    browser.find("link", "Settings").click();
    browser.find("heading", "Settings");
    assert_eq!(kept(&browser), Settings::default());

    let light = style(&browser, "body", "background-color");
    choose(&browser, "Colours", "Dark");
    browser.until("the dark theme", || {
        style(&browser, "body", "background-color") != light
    });
    // The button at the top knows it too.
    browser.find("button", "Colours: dark. Change to those of the device");

    let square = || style(&browser, ".settings-sample .tafl .square", "fill");
    let carved = square();
    choose(&browser, "Boards", "Plain");
    browser.until("the plain boards", || square() != carved);
    let plain = square();
    choose(&browser, "Boards", "Stone");
    browser.until("the boards of stone", || {
        ![carved.clone(), plain.clone(), String::new()].contains(&square())
    });

    choose(&browser, "Animations", "Slow");
    browser.until("slow motion", || root(&browser, "motion") == json!("slow"));
    assert_eq!(style(&browser, "html", "--pace"), "2");
    browser
        .find("checkbox", "Ask before a turn is played")
        .click();
    browser.find("checkbox", "Coordinates").click();
    browser.find("checkbox", "Warnings").click();
    choose(&browser, "Language", "Gaeilge");
    browser.find("heading", "Socruithe");

    browser.reload();
    browser.find("heading", "Socruithe");
    let now = kept(&browser);
    assert_eq!((now.board, now.motion), (BoardStyle::Stone, Motion::Slow));
    assert!(now.confirm && !now.coordinates && !now.warnings && !now.evaluation);
    assert_eq!(root(&browser, "board"), json!("stone"));
    assert_eq!(root(&browser, "theme"), json!("dark"));
    browser.until("the kept boards", || {
        ![carved.clone(), plain.clone(), String::new()].contains(&square())
    });
    assert_clean(&server, &browser);
}

#[test]
fn other_windows_follow() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "a3-a2");
    let letters = || browser.run("return document.querySelectorAll('.board-place .letter').length");
    assert_ne!(letters(), json!(0));
    let first = browser.tab();
    let second = browser.open_tab();
    browser.visit(&format!("{}#/settings", server.address()));
    browser.find("heading", "Settings");
    browser.find("checkbox", "Coordinates").click();
    choose(&browser, "Boards", "Plain");
    choose(&browser, "Colours", "Dark");
    browser.until("it to be kept", || !kept(&browser).coordinates);
    browser.go_to(&first);
    browser.until("a board without letters", || letters() == json!(0));
    assert_eq!(root(&browser, "board"), json!("plain"));
    assert_eq!(root(&browser, "theme"), json!("dark"));
    // And the other way round.
    browser.run("document.querySelector('.looks').open = true");
    browser.find("checkbox", "Coordinates").click();
    browser.until("the letters", || letters() != json!(0));
    assert_eq!(table.turns().len(), 1);
    browser.go_to(&second);
    let checked = || {
        browser.run(
            "return document.querySelector('[aria-describedby=settings-coordinates-help]').checked",
        )
    };
    browser.until("the check mark", || checked() == json!(true));
    assert_clean(&server, &browser);
}

#[test]
fn settings_of_other_versions_are_read_and_kept() {
    let (server, browser) = open();
    open_settings(&server, &browser);
    with(
        &browser,
        r#"{"theme":"dark","warnings":false,"board":"glass","later":{"a":[1]}}"#,
    );
    browser.find("heading", "Settings");
    assert_eq!(root(&browser, "theme"), json!("dark"));
    assert_eq!(root(&browser, "board"), json!(null));
    browser.find("checkbox", "Coordinates").click();
    browser.until("the change", || !kept(&browser).coordinates);
    let text = kept_text(&browser, KEY).unwrap_or_default();
    let now: Value = serde_json::from_str(&text).expect("an object");
    assert_eq!(
        now,
        json!({
            "theme": "dark", "warnings": false, "board": "glass", "later": { "a": [1] },
            "coordinates": false,
        })
    );
    for damaged in ["[1]", "nonsense", "null", "7"] {
        with(&browser, damaged);
        browser.find("heading", "Settings");
        assert_eq!(root(&browser, "theme"), json!(null));
    }
    browser.find("checkbox", "Coordinates").click();
    browser.until("the change", || !kept(&browser).coordinates);
    assert_clean(&server, &browser);
}

#[test]
fn a_reset_can_be_undone() {
    let (server, browser) = open();
    open_settings(&server, &browser);
    choose(&browser, "Colours", "Dark");
    choose(&browser, "Boards", "Plain");
    browser.find("checkbox", "Play sounds").click();
    browser.until("the choices", || kept(&browser).sounds);
    let before = kept(&browser);
    browser.find("button", "Reset all settings").click();
    browser.until("the reset", || kept(&browser) == Settings::default());
    assert_eq!(root(&browser, "board"), json!(null));
    assert_eq!(browser.focused(), ("button".to_owned(), "Undo".to_owned()));
    browser.press(&["Enter"]);
    browser.until("the choices", || kept(&browser) == before);
    assert_eq!(root(&browser, "board"), json!("plain"));
    browser.until("the focus to be led on", || {
        browser.focused().1 == "Reset all settings"
    });
    assert_clean(&server, &browser);
}

#[test]
fn the_page_is_used_by_keyboard_and_fits_every_window() {
    let (server, browser) = open();
    open_settings(&server, &browser);
    // Every control has a name, and the tab key leads to each group once.
    for role in ["radio", "checkbox", "slider", "button", "link", "combobox"] {
        let names = browser.names(role);
        assert!(
            names.iter().all(|name| !name.is_empty()),
            "{role}: {names:?}"
        );
    }
    let button = |name: &str| ("button".to_owned(), name.to_owned());
    let mut met = Vec::new();
    // From the head of the page to its last button.
    browser.run(
        "const head = document.querySelector('.settings h1'); head.tabIndex = -1; head.focus()",
    );
    while met.len() < 30 && !met.contains(&button("Reset all settings")) {
        browser.press(&["Tab"]);
        met.push(browser.focused());
    }
    let count = |role: &str| met.iter().filter(|(it, _)| it == role).count();
    assert_eq!(
        (count("radio"), count("checkbox"), count("slider")),
        (4, 5, 1),
        "{met:?}"
    );
    // Arrow keys choose.
    browser.run("document.querySelector('input[name=board]').focus()");
    browser.press(&["ArrowDown"]);
    browser.until("the next boards", || {
        kept(&browser).board == BoardStyle::Plain
    });
    browser.run("document.getElementById('settings-volume').focus()");
    browser.press(&["ArrowRight"]);
    browser.until("a higher volume", || kept(&browser).volume == 65);
    for (width, height) in [(320, 640), (820, 1180)] {
        browser.look(Look {
            width,
            height,
            ..Look::DESK
        });
        assert!(!browser.scrolls_sideways(), "{width}");
        browser.visit(&format!("{}#/statistics", server.address()));
        browser.find("heading", "Statistics");
        assert!(!browser.scrolls_sideways(), "{width}");
        browser.visit(&format!("{}#/settings", server.address()));
        browser.find("heading", "Settings");
    }
    assert_clean(&server, &browser);
}

#[test]
fn motion_follows_the_device_until_something_else_is_chosen() {
    let (server, browser) = open();
    let rest = Look {
        reduced_motion: true,
        ..Look::DESK
    };
    browser.look(Look::DESK);
    assert_eq!(root(&browser, "motion"), json!(null));
    browser.look(rest);
    browser.until("rest", || root(&browser, "motion") == json!("off"));
    let table = Table::of_two(&server, &browser, "");
    browser.look(rest);
    table.play_all("a3-a2");
    assert_eq!(style(&browser, ".tafl .slide", "animation-duration"), "0s");
    with(&browser, r#"{"motion":"normal"}"#);
    table.until_there();
    assert_eq!(
        root(&browser, "motion"),
        json!(null),
        "whatever the device says"
    );
    table.play_all("c3-c2");
    assert_eq!(
        style(&browser, ".tafl .slide", "animation-duration"),
        "0.22s"
    );
    with(&browser, r#"{"motion":"slow"}"#);
    table.until_there();
    table.play_all("a2-a3");
    assert_eq!(
        style(&browser, ".tafl .slide", "animation-duration"),
        "0.44s"
    );
    assert_clean(&server, &browser);
}

#[test]
fn a_turn_waits_until_it_is_confirmed() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "a3-a2");
    with(&browser, r#"{"confirm":true}"#);
    table.until_there();
    let question = "Your turn: Defender from c3 to c2.";
    table.click("c3");
    table.click("c2");
    browser.find("group", question);
    // It is seen on the board, and neither kept nor on the list.
    table.until_label("c2", "defender, came from c3");
    assert_eq!(
        (table.turns().len(), table.kept().record.actions.len()),
        (1, 1)
    );
    assert_eq!(
        browser.focused(),
        ("button".to_owned(), "Play it".to_owned())
    );
    // The board waits too.
    table.click("a2");
    assert_eq!(table.turns().len(), 1);
    browser.run("document.querySelector('.held .main').focus()");
    browser.press(&["Escape"]);
    browser.until("no question", || !browser.shows("group", question));
    assert!(table.label("c3").starts_with("c3, defender"));
    browser.until("the focus on the board", || {
        browser.focused().0 == "gridcell"
    });
    // By keys, and now it is played.
    table.click("c3");
    table.click("c2");
    browser.find("group", question);
    browser.press(&["Enter"]);
    browser.until("the turn", || table.turns().len() == 2);
    assert!(!browser.shows("button", "Play it"));
    // “Take back” takes back the turn that waits, and nothing else.
    table.click("a2");
    table.click("a3");
    browser.find("button", "Play it");
    table.press("Take back");
    browser.until("no question", || !browser.shows("button", "Play it"));
    assert_eq!(table.kept().record.actions.len(), 2);
    // What is refused is refused at once.
    table.click("c3");
    assert!(!browser.shows("button", "Play it"));
    assert_clean(&server, &browser);
}

#[test]
fn the_steps_of_a_turn_are_taken_back_one_by_one_before_it_is_confirmed() {
    let (server, browser) = open();
    let seats = [person(), person()];
    let table = TableOf::<Tara>::laid(&server, &browser, GameName::Tara2, seats, "c1 b1");
    with(&browser, r#"{"confirm":true}"#);
    table.until_there();
    // A step that completes no turn is done at once.
    table.click("b2");
    browser.find("group", "Blue’s king is besieged");
    assert!(!browser.shows("button", "Play it"));
    table.press("Let Blue move");
    browser.find("button", "Play it");
    assert_eq!(table.kept().record.actions.len(), 3);
    table.press("Take it back");
    browser.find("group", "Blue’s king is besieged");
    table.press("Take back");
    browser.until("the turn to be begun anew", || {
        !browser.shows("group", "Blue’s king is besieged")
    });
    table.click("b2");
    table.press("Let Blue move");
    table.press("Play it");
    browser.until("the turn", || table.kept().record.actions.len() == 4);
    assert_clean(&server, &browser);
}

#[test]
fn a_last_turn_is_no_end_before_it_is_confirmed() {
    let (server, browser) = open();
    let (before, last) = GAME.rsplit_once(' ').expect("some turns");
    let table = Table::against(&server, &browser, LevelId::Dalta, before);
    with(&browser, r#"{"confirm":true}"#);
    table.until_there();
    let (from, to) = last.split_once('-').expect("a move");
    table.click(from);
    table.click(&to[..2]);
    browser.find("button", "Play it");
    assert!(!browser.shows("region", "The attackers win"));
    assert!(!all_saved(&browser)[0].1.table.over);
    table.press("Play it");
    browser.find("region", "The attackers win");
    assert_clean(&server, &browser);
}

/// Counts synthesizers and the tones that they play.
const LISTENER: &str = "
    window.synthesizers = 0;
    window.tones = 0;
    window.AudioContext = class extends AudioContext {
        constructor(...more) { super(...more); window.synthesizers += 1; }
    };
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...more) {
        window.tones += 1;
        return start.apply(this, more);
    };
    const begin = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...more) {
        window.tones += 1;
        return begin.apply(this, more);
    };
";

#[test]
fn the_table_is_heard_when_that_is_asked_for() {
    let (server, browser) = open();
    browser.before_load(LISTENER);
    let table = Table::of_two(&server, &browser, "");
    let heard = || browser.run("return [synthesizers, tones]");
    table.play_all("a3-a2");
    assert_eq!(heard(), json!([0, 0]), "silent until it is asked");
    with(&browser, r#"{"sounds":true,"volume":10}"#);
    table.until_there();
    assert_eq!(heard(), json!([0, 0]), "nothing before a touch");
    table.play_all("c3-c2");
    browser.until("a knock", || heard() == json!([1, 2]));
    // Looking at the past makes no sound.
    table.press("One turn back");
    table.press("One turn forward");
    assert_eq!(heard(), json!([1, 2]));
    with(&browser, r#"{"sounds":true,"volume":0}"#);
    table.until_there();
    table.play_all("a2-a3");
    assert_eq!(browser.run("return tones"), json!(0));
    // The example is heard even before sounds are on.
    with(&browser, "{}");
    open_settings(&server, &browser);
    browser.find("button", "Listen").click();
    browser.until("the example", || {
        browser
            .run("return tones")
            .as_u64()
            .is_some_and(|tones| tones > 10)
    });
    assert_clean(&server, &browser);
}

#[test]
fn a_game_of_hidden_hands_asks_before_a_card_is_laid() {
    use riocht::brian_boru::{BrianBoru, RuleSet};
    let (server, browser) = open();
    let mut rules = RuleSet::STANDARD;
    rules.set("seats", "2").expect("two may play");
    let seats = vec![person(), crate::table::computer(LevelId::Dalta)];
    let record = Record::new(&rules, Seed(4), seats);
    let session = riocht::app::table::session::Session::<BrianBoru>::new(record, None);
    let id = crate::table::save(&browser, session.expect("a new game").keep());
    browser.look(Look::DESK);
    browser.until_offline_ready();
    browser.visit(&format!("{}#/play/brian-boru/{id}", server.address()));
    with(&browser, r#"{"confirm":true,"motion":"off"}"#);
    browser.until("a question", || {
        browser.run("return !!document.querySelector('.board.boru.live')") == json!(true)
    });
    let actions = || all_saved(&browser)[0].1.table.record.actions.len();
    let before = actions();
    browser.run("document.querySelector('.held.may button').click()");
    browser.until("a zone", || {
        browser.run("return !!document.querySelector('.zone.may')") == json!(true)
    });
    browser.run("document.querySelector('.zone.may').click()");
    browser.find("button", "Play it");
    assert_eq!(actions(), before);
    browser.press(&["Enter"]);
    browser.until("the card to be laid", || actions() > before);
    assert_clean(&server, &browser);
}
