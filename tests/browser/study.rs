//! Positions are set up, mended, played from and looked into: by mouse, and once by keys alone.

use riocht::app::text::{
    Lang,
    study::{Faulted, Text},
};
use riocht::game::{Notation, Player, Seat};
use riocht::shelf::GameName;
use riocht::study::Composed;
use riocht::tafl::Tafl;
use riocht::tara::Tara;
use serde_json::json;

use crate::browser::{Browser, Look};
use crate::keyboard::{tab_until, walk};
use crate::server::Server;
use crate::table::{Table, all_saved, person};
use crate::{assert_clean, open};

/// Opens the page of positions at an address after the game's name.
fn study(server: &Server, browser: &Browser, what: &str) {
    browser.look(Look::DESK);
    browser.until_offline_ready();
    browser.visit(&format!("{}#/study/{what}", server.address()));
    browser.reload();
    browser.until("the board", || !browser.names("gridcell").is_empty());
}

/// What the address of the page says after `#/study/`.
fn address(browser: &Browser) -> String {
    let hash = browser.run("return location.hash");
    let hash = hash.as_str().unwrap_or_default();
    hash.strip_prefix("#/study/").unwrap_or(hash).to_owned()
}

fn click(browser: &Browser, place: &str) {
    let start = format!("{place}, ");
    browser
        .find_where("gridcell", |name| name.starts_with(&start))
        .click();
}

fn until_place(browser: &Browser, words: &str) {
    browser.until(words, || {
        let names = browser.names("gridcell");
        names.iter().any(|name| name.starts_with(words))
    });
}

/// The faults that are listed, without the names of their rules.
fn faults(browser: &Browser) -> Vec<String> {
    let texts = browser.run(
        "return [...document.querySelectorAll('.faults li')].map(item =>
            [...item.childNodes].filter(node => node.nodeType === 3).map(node => node.data).join('').trim())",
    );
    let texts = texts.as_array().cloned().unwrap_or_default();
    texts
        .iter()
        .filter_map(|text| text.as_str().map(str::to_owned))
        .collect()
}

/// The places that are marked.
fn marks(browser: &Browser) -> serde_json::Value {
    browser.run("return [...document.querySelectorAll('[data-fault]')].map(it => it.dataset.fault)")
}

/// What the rules say of this position.
fn expected<G: Faulted>(game: GameName, text: &str) -> Vec<String> {
    let setup = G::read_setup(text).expect("a position");
    let faults = G::faults(&setup, &game.rules::<G>());
    let words = faults
        .iter()
        .map(|fault| G::fault_words(Lang::English, fault));
    words.collect()
}

fn lines(browser: &Browser) -> usize {
    let count = browser.run("return document.querySelectorAll('.lines li').length");
    count.as_u64().unwrap_or_default() as usize
}

fn turns_of_record(browser: &Browser) -> serde_json::Value {
    browser.run("return [...document.querySelectorAll('.record .turn')].map(it => it.textContent)")
}

#[test]
fn a_position_is_set_up_mended_and_played_from() {
    let (server, browser) = open();
    study(&server, &browser, "ard-ri");
    browser.find("heading", "Set up a position");
    assert!(browser.says("This position can be played."));
    browser.find("button", "Empty board").click();
    let empty = "/7/7/7/7/7/7/7/ a";
    browser.until("the fault of an empty board", || {
        faults(&browser) == expected::<Tafl>(GameName::ArdRi, empty)
    });
    // A defender on the Throne: two faults at once, one of them with its square.
    browser.find("radio", "Defender").click();
    click(&browser, "d4");
    until_place(&browser, "d4, defender");
    let bad = "/7/7/7/3T3/7/7/7/ a";
    browser.until("both faults", || {
        faults(&browser) == expected::<Tafl>(GameName::ArdRi, bad)
    });
    assert_eq!(faults(&browser).len(), 2);
    assert_eq!(marks(&browser), json!(["d4"]));
    assert!(
        browser
            .names("gridcell")
            .iter()
            .any(|name| name == "d4, defender, Throne, not allowed here")
    );
    assert_eq!(
        browser
            .find("button", "Play from here")
            .attribute("aria-disabled")
            .as_deref(),
        Some("true")
    );
    // It is all still there after a reload, faults and all.
    assert_eq!(address(&browser), "ard-ri/.7.7.7.3T3.7.7.7._a");
    browser.reload();
    until_place(&browser, "d4, defender");
    assert_eq!(faults(&browser).len(), 2);
    // Mended: touched again the defender goes, and a King and some soldiers come.
    browser.find("radio", "Defender").click();
    click(&browser, "d4");
    until_place(&browser, "d4, empty");
    click(&browser, "c4");
    browser.find("radio", "High King").click();
    click(&browser, "d4");
    until_place(&browser, "d4, High King");
    browser.find("radio", "Attacker").click();
    for square in ["a3", "g5", "d1"] {
        click(&browser, square);
        until_place(&browser, &format!("{square}, attacker"));
    }
    assert!(browser.says("This position can be played."));
    assert_eq!(marks(&browser), json!([]));
    let text = "/3t3/7/t6/2TK3/6t/7/7/ a";
    let shown = browser.run("return document.querySelector('#position-text').value");
    assert_eq!(shown, json!(text));
    // A person has the attackers, the computer answers.
    browser.find("button", "Play from here").click();
    browser.find("dialog", "Play from here");
    browser.find("button", "Begin").click();
    browser.until("the table", || {
        browser.run("return location.hash.startsWith('#/play/ard-ri/')") == json!(true)
    });
    let (_, saved) = all_saved(&browser).swap_remove(0);
    assert_eq!(saved.table.record.start.as_deref(), Some(text));
    assert_eq!(saved.table.record.seats[0], person());
    assert!(matches!(
        saved.table.record.seats[1],
        Player::Computer { .. }
    ));
    until_place(&browser, "d1, attacker, can move");
    click(&browser, "d1");
    until_place(&browser, "d1, attacker, taken up");
    click(&browser, "d2");
    browser.until("the computer's answer", || {
        let saved = all_saved(&browser);
        saved.iter().any(|(_, saved)| {
            saved.table.record.actions.len() >= 2
                && saved.table.record.start.as_deref() == Some(text)
        })
    });
    assert_clean(&server, &browser);
}

#[test]
fn a_position_is_looked_into_and_played_on_by_hand() {
    let (server, browser) = open();
    study(&server, &browser, "ard-ri/start/line");
    browser.find("heading", "Analysis");
    // The solved game: the engine says so.
    browser.until("three lines", || lines(&browser) == 3);
    browser.until("the proof", || browser.says("Attackers: win in 13"));
    assert!(browser.says("proven"));
    let first = browser.run("return document.querySelector('.lines .turn').textContent");
    browser.run("document.querySelector('.lines .turn').click()");
    browser.until("its first turn to be played", || {
        turns_of_record(&browser) == json!([first])
    });
    browser.until("new lines", || lines(&browser) == 3);
    browser.find("button", "Take back").click();
    browser.until("the turn to be taken back", || {
        browser.run("return document.querySelectorAll('.record .future').length") == json!(1)
    });
    // A turn of one's own, for the other side too.
    for (from, to) in [("a3", "a2"), ("c3", "c2")] {
        until_place(&browser, &format!("{from}, "));
        click(&browser, from);
        browser.until("the piece to be taken up", || {
            browser
                .names("gridcell")
                .iter()
                .any(|name| name.starts_with(from) && name.contains("taken up"))
        });
        click(&browser, to);
        browser.until("it to go there", || {
            let names = browser.names("gridcell");
            names
                .iter()
                .any(|name| name.starts_with(to) && !name.contains("empty"))
        });
    }
    assert_eq!(address(&browser), "ard-ri/start/line/a3-a2,c3-c2");
    // An illegal one is refused with its rule.
    click(&browser, "c2");
    browser.until("the refusal", || !browser.find_all("alert").is_empty());
    // All of it is there after a reload; the engine can be stopped.
    browser.reload();
    browser.until("the turns", || {
        turns_of_record(&browser) == json!(["a3-a2", "c3-c2"])
    });
    browser.find("button", "Stop the engine").click();
    browser.until("the engine to rest", || browser.says("The engine rests."));
    browser.find("button", "To the start").click();
    browser.until("the start", || {
        address(&browser) == "ard-ri/start/line/a3-a2,c3-c2/0"
    });
    // The position that is shown can be changed, and the way back leads back.
    browser.find("button", "To the end").click();
    browser.find("link", "Change this position").click();
    browser.find("heading", "Set up a position");
    until_place(&browser, "c2, defender");
    browser.run("history.back()");
    browser.find("heading", "Analysis");
    assert_clean(&server, &browser);
}

#[test]
fn bridges_are_put_between_hills_and_every_fault_of_tara_is_listed() {
    let (server, browser) = open();
    study(&server, &browser, "tara-2/.R3R.7.7.3b3.7.7.5._r_6,4_a2-a3");
    let text = "/R3R/7/7/3b3/7/7/5/ r 6,4 a2-a3";
    assert_eq!(faults(&browser), expected::<Tara>(GameName::Tara2, text));
    assert!(faults(&browser).len() >= 5, "{:?}", faults(&browser));
    assert_eq!(marks(&browser), json!(["b1", "f1", "a2-a3", "a2-a3"]));
    // The board, full, from text; then a bridge by touching the gap between two hills.
    let full = "/rrrbb/rrrrbbb/rrrbbbb/rrrRbbb/rrrbbbb/rrrrBbb/rrbbb/ b 5,5 -";
    browser.run(&format!(
        "const field = document.querySelector('#position-text');
         field.value = '{full}';
         field.form.requestSubmit();"
    ));
    until_place(&browser, "d4, Red ringfort, king");
    browser.find("radio", "Bridge").click();
    let (one, other) = (
        browser.find_where("gridcell", |name| name.starts_with("c2, ")),
        browser.find_where("gridcell", |name| name.starts_with("d2, ")),
    );
    browser.point_between("mouse", &[(&one, &other)]);
    browser.until("the bridge", || address(&browser).ends_with("_b_5,5_c2-d2"));
    let setup =
        Tara::read_setup("/rrrbb/rrrrbbb/rrrbbbb/rrrRbbb/rrrbbbb/rrrrBbb/rrbbb/ b 5,5 c2-d2");
    let rules = GameName::Tara2.rules::<Tara>();
    let game = Tara::begin(&setup.expect("a position"), &rules).expect("one that can be played");
    assert_eq!(Tara::to_move(&game.arrangement(), &rules), Seat(1));
    // The engine speaks of chances here.
    browser.find("link", "Analyse").click();
    browser.find("heading", "Analysis");
    browser.until("three lines", || lines(&browser) == 3);
    let score = "return document.querySelector('.line-score')?.textContent ?? ''";
    browser.until("chances or a proof", || {
        let score = browser.run(score);
        let score = score.as_str().unwrap_or_default();
        score.ends_with(" %") || score.contains(": win by ")
    });
    assert_clean(&server, &browser);
}

#[test]
fn a_position_is_set_up_and_played_from_by_keys_alone() {
    let (server, browser) = open();
    browser.look(Look::DESK);
    browser.until_offline_ready();
    browser.visit(&format!("{}#/rules/ard-ri", server.address()));
    browser.find("link", "Set up a position");
    let tab_to = |name: &str| tab_until(&browser, "Tab", name, |_, found| found == name);
    tab_to("Set up a position");
    browser.press(&["Enter"]);
    browser.find("heading", "Set up a position");
    browser.until("the board", || !browser.names("gridcell").is_empty());
    tab_to("Empty board");
    browser.press(&["Enter"]);
    browser.until("an empty board", || !faults(&browser).is_empty());
    tab_until(&browser, "Shift+Tab", "the board", |role, _| {
        role == "gridcell"
    });
    // 1 is the King, 3 an attacker.
    walk(&browser, "d3");
    browser.press(&["1", "Enter"]);
    until_place(&browser, "d3, High King");
    walk(&browser, "d6");
    browser.press(&["3", "Enter"]);
    until_place(&browser, "d6, attacker");
    walk(&browser, "e6");
    browser.press(&["Enter"]);
    until_place(&browser, "e6, attacker");
    browser.press(&["Delete"]);
    until_place(&browser, "e6, empty");
    tab_to("Analyse");
    browser.press(&["Enter"]);
    browser.find("heading", "Analysis");
    // The board has the focus; the engine is heard of, and one of its turns is played.
    browser.until("the focus on the board", || {
        browser.focused().0 == "gridcell"
    });
    browser.until("lines", || lines(&browser) >= 1);
    tab_until(&browser, "Tab", "a turn of the engine", |_, name| {
        name.starts_with("Play to ")
    });
    browser.press(&["Enter"]);
    browser.until("the turn", || {
        turns_of_record(&browser)
            .as_array()
            .is_some_and(|turns| !turns.is_empty())
    });
    assert_clean(&server, &browser);
}

#[test]
fn a_finished_game_at_the_table_leads_to_its_analysis() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "a3-a2 c3-c2");
    // While two people play, the way stands among what is done with the record.
    browser.run("document.querySelector('.looks').open = true");
    browser.find("link", "Analyse").click();
    browser.find("heading", "Analysis");
    browser.until("the turns", || {
        turns_of_record(&browser) == json!(["a3-a2", "c3-c2"])
    });
    browser.find("link", "Back to the game").click();
    table.until_there();
    assert_eq!(table.position().position_text(), {
        let mut game = riocht::app::table::session::Session::<Tafl>::new(table.kept().record, None)
            .expect("a game");
        game.go_to_end();
        game.position().position_text()
    });
    // Against a computer it waits for the end of the game.
    let table = Table::against(
        &server,
        &browser,
        riocht::engine::LevelId::Dalta,
        "a3-a2 c3-c2",
    );
    browser.run("document.querySelector('.looks').open = true");
    assert!(!browser.shows("link", "Analyse"));
    browser.run("document.querySelector('.looks').open = false");
    table.press("Resign");
    browser.find("button", "Yes, resign").click();
    browser.find("link", "Analyse").click();
    browser.find("heading", "Analysis");
    browser.until("the turns", || {
        turns_of_record(&browser) == json!(["a3-a2", "c3-c2"])
    });
    assert_clean(&server, &browser);
}

#[test]
fn addresses_that_hold_nothing_say_so() {
    let (server, browser) = open();
    study(&server, &browser, "ard-ri/nonsense");
    assert_eq!(browser.find_all("alert").len(), 1);
    assert!(browser.says("This position can be played."));
    browser.visit(&format!(
        "{}#/study/ard-ri/start/line/a3-a2,a3-a2",
        server.address()
    ));
    let wrong = Text::WrongTurn {
        turn: "a3-a2".to_owned(),
    };
    browser.until("the wrong turn", || {
        browser.says(&Lang::English.say(&wrong))
    });
    assert_eq!(turns_of_record(&browser), json!(["a3-a2"]));
    browser.visit(&format!(
        "{}#/study/ard-ri/game/0123456789/3",
        server.address()
    ));
    browser.find("heading", "Set up a position");
    assert_eq!(browser.find_all("alert").len(), 1);
    browser.visit(&format!("{}#/study/brian-boru", server.address()));
    browser.until("no such page", || {
        browser.says("There is no such game here.")
    });
    assert_clean(&server, &browser);
}
