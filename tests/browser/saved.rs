//! Many games side by side: kept, named, found, deleted, taken out as files and in again.

use riocht::app::store::{GameId, Saved, games};
use riocht::app::table::session::Session;
use riocht::brian_boru::{BrianBoru, Choice};
use riocht::engine::LevelId;
use riocht::game::{Game as _, Record, Seat, Seed, View as _};
use riocht::shelf::GameName;
use riocht::tafl::Tafl;
use riocht::tara::Tara;
use serde_json::{Value, json};

use crate::browser::{Browser, Look};
use crate::server::Server;
use crate::table::{
    GAME, Storage, Table, TableOf, all_saved, computer, kept_text, person, play, put, save,
};
use crate::unreadable::{folder, saved};
use crate::{assert_clean, open, until_started};

/// Saves a game of two people at Ard Rí after these turns, called by this title.
fn saved_game(browser: &Browser, seed: u64, turns: &str, title: &str) -> GameId {
    let rules = GameName::ArdRi.rules::<Tafl>();
    let record = Record::new(&rules, Seed(seed), vec![person(), person()]);
    let mut session = Session::<Tafl>::new(record, None).expect("a new game");
    play(&mut session, turns);
    let id = save(browser, session.keep());
    let _ = games::rename(&mut Storage(browser), &id, title);
    id
}

/// Opens the page of saved games.
fn open_list(server: &Server, browser: &Browser) {
    browser.look(Look::DESK);
    browser.until_offline_ready();
    browser.visit(&format!("{}#/saved", server.address()));
    browser.reload();
    browser.find("heading", "Saved games");
    browser.find("searchbox", "Search by name");
}

/// The names of the games of the list, in its order.
fn names(browser: &Browser) -> Vec<String> {
    let names = browser
        .run("return [...document.querySelectorAll('.saved-game h2')].map((it) => it.textContent)");
    let names = names.as_array().cloned().unwrap_or_default();
    names
        .iter()
        .filter_map(|it| it.as_str().map(str::to_owned))
        .collect()
}

fn until_names(browser: &Browser, wanted: &[&str]) {
    browser.until(
        &format!("the games {wanted:?}, not {:?}", names(browser)),
        || names(browser) == wanted,
    );
}

fn until_told(browser: &Browser, words: &str) {
    browser.until(&format!("to be told {words:?}"), || {
        browser
            .texts("status")
            .iter()
            .any(|text| text.contains(words))
    });
}

/// All that local storage holds, but for the settings.
fn everything(browser: &Browser) -> Value {
    browser.run(
        "return Object.fromEntries(Object.entries(localStorage)
            .filter(([name]) => name !== 'riocht.settings'))",
    )
}

#[test]
fn games_of_several_kinds_are_kept_side_by_side_and_gone_on_with() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "a3-a2");
    table.press("New game");
    table.press("Begin");
    browser.until("an empty board", || table.turns().is_empty());
    table.play_all("a3-a2 c3-c2 a2-a3");
    let seats = [person(), person()];
    let other = TableOf::<Tara>::laid(&server, &browser, GameName::Tara1, seats, "c4 c5");
    other.until_shows_what_is_kept();
    assert_eq!(all_saved(&browser).len(), 3);
    browser.find("link", "Ríocht").click();
    until_started(&browser);
    browser.until("the games in progress", || {
        browser.run("return document.querySelectorAll('.go-on-picture svg').length") == json!(3)
    });
    let going_on = browser.run(
        "return [...document.querySelectorAll('.go-on strong, .go-on .saved-facts > span')]
            .map((it) => it.textContent)",
    );
    assert_eq!(
        going_on,
        json!([
            "Continue: Tara: Quick-start",
            "2 turns",
            "Continue: Ard Rí",
            "3 turns",
            "Continue: Ard Rí",
            "1 turn"
        ])
    );
    assert_eq!(
        browser.run("return document.querySelectorAll('.go-on-picture svg').length"),
        json!(3)
    );
    browser.find("link", "All saved games").click();
    browser.until("three games", || names(&browser).len() == 3);
    let ways = browser.find_all("link");
    let last = ways.iter().rfind(|way| way.text() == "Open");
    last.expect("a way to the oldest game").click();
    browser.until("the oldest game", || table.turns().len() == 1);
    table.click("c3");
    table.click("c2");
    browser.until("the turn", || table.turns().len() == 2);
    assert_eq!(all_saved(&browser).len(), 3);
    let turns = all_saved(&browser)
        .iter()
        .map(|(_, saved)| saved.table.record.actions.join(" "))
        .collect::<Vec<_>>();
    assert_eq!(turns, ["a3-a2 c3-c2", "c4 c5", "a3-a2 c3-c2 a2-a3"]);
    assert_clean(&server, &browser);
}

#[test]
fn a_new_game_is_one_press_away_and_the_old_one_stays() {
    let (server, browser) = open();
    let table = Table::against(&server, &browser, LevelId::Dalta, "a3-a2 c3-c2");
    browser.find("link", "Ríocht").click();
    until_started(&browser);
    browser.find("link", "New game: Ard Rí").click();
    table.until_there();
    browser.until("an empty board", || table.turns().is_empty());
    assert_eq!(
        all_saved(&browser).len(),
        1,
        "not kept before its first turn"
    );
    table.click("a3");
    table.click("a2");
    browser.until("both games", || all_saved(&browser).len() == 2);
    let address = browser.run("return location.hash");
    let id = all_saved(&browser)[0].0.clone();
    assert_eq!(address, json!(format!("#/play/ard-ri/{id}")));
    assert_clean(&server, &browser);
}

#[test]
fn a_finished_game_stays_under_its_address_and_the_next_begins_beside_it() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, GAME.rsplit_once(' ').unwrap().0);
    table.play_all("g3-e3xd3/e2/e4");
    browser.find("region", "The attackers win");
    table.reload();
    browser.find("region", "The attackers win");
    table.press("Play again");
    table.play_all("a3-a2");
    let turns = |index: usize| all_saved(&browser)[index].1.table.record.actions.len();
    assert_eq!((turns(0), turns(1)), (1, 9));
    assert_clean(&server, &browser);
}

#[test]
fn a_game_is_renamed_in_its_place_by_keys() {
    let (server, browser) = open();
    let id = saved_game(&browser, 1, "a3-a2", "");
    open_list(&server, &browser);
    until_names(&browser, &["Attackers against Defenders"]);
    let rename = "Rename: Attackers against Defenders";
    browser.find("button", rename).click();
    assert_eq!(browser.focused().1, "Name of the game");
    browser.press(&["Escape"]);
    browser.until("the focus to return", || browser.focused().1 == rename);
    browser.press(&["Enter"]);
    browser.until("the field", || browser.focused().1 == "Name of the game");
    browser.press(&["T", "h", "e", "Space", "h", "u", "n", "t", "Enter"]);
    until_told(&browser, "The game is called “The hunt” now.");
    assert_eq!(browser.focused().1, "Rename: The hunt");
    browser.reload();
    until_names(&browser, &["The hunt"]);
    // It keeps its name while it is played on.
    browser.find("link", "Open: The hunt").click();
    let table = Table::saved(&server, &browser, GameName::ArdRi, &id);
    table.play_all("c3-c2");
    assert_eq!(all_saved(&browser)[0].1.title, "The hunt");
    assert_clean(&server, &browser);
}

#[test]
fn games_are_found_by_state_by_game_and_by_name() {
    let (server, browser) = open();
    saved_game(&browser, 1, GAME, "The end");
    saved_game(&browser, 2, "a3-a2", "The hunt");
    let rules = GameName::Tara2.rules::<Tara>();
    let seats = vec![person(), computer(LevelId::Dalta)];
    let record = Record::new(&rules, Seed(3), seats);
    let mut session = Session::<Tara>::new(record, None).expect("a new game");
    play(&mut session, "c6 c5");
    save(&browser, session.keep());
    open_list(&server, &browser);
    let against = "You against Dalta (level 1)";
    until_names(&browser, &[against, "The hunt", "The end"]);
    until_told(&browser, "3 games");
    let choose = |box_name: &str, keys: &[&str]| {
        browser.find("combobox", box_name).click();
        browser.press(keys);
    };
    choose("Which", &["ArrowDown", "Enter"]);
    until_names(&browser, &[against, "The hunt"]);
    until_told(&browser, "2 of 3 games");
    choose("Which", &["ArrowDown", "Enter"]);
    until_names(&browser, &["The end"]);
    assert!(browser.says("The attackers win"));
    choose("Which", &["Home", "Enter"]);
    choose("Game", &["End", "ArrowUp", "ArrowUp", "Enter"]);
    until_names(&browser, &[against]);
    choose("Game", &["Home", "Enter"]);
    browser.find("searchbox", "Search by name").click();
    browser.press(&["H", "U", "N"]);
    until_names(&browser, &["The hunt"]);
    browser.press(&["x"]);
    until_names(&browser, &[]);
    assert!(browser.says("No saved game is like this."));
    assert_clean(&server, &browser);
}

#[test]
fn a_deleted_game_can_be_brought_back_until_ten_others_are_deleted() {
    let (server, browser) = open();
    saved_game(&browser, 1, "a3-a2", "first");
    saved_game(&browser, 2, "a3-a2", "second");
    open_list(&server, &browser);
    let before = everything(&browser);
    browser.find("button", "Delete: first").click();
    until_told(&browser, "“first” is deleted.");
    until_names(&browser, &["second"]);
    assert_eq!(browser.focused(), ("button".to_owned(), "Undo".to_owned()));
    browser.press(&["Enter"]);
    until_names(&browser, &["second", "first"]);
    assert_eq!(browser.focused().1, "Open: first");
    let same = |name: &str| {
        let read = |all: &Value| Saved::read(all[name].as_str().unwrap()).unwrap();
        read(&everything(&browser)).is_same(&read(&before))
    };
    assert!(before.as_object().unwrap().keys().all(|name| same(name)));
    // Deleted and left, and brought back in another visit.
    browser.find("button", "Delete: first").click();
    until_names(&browser, &["second"]);
    browser.reload();
    until_names(&browser, &["second"]);
    browser.find("DisclosureTriangle", "Deleted games").click();
    browser.find("button", "Bring back: first").click();
    until_told(&browser, "“first” is back.");
    until_names(&browser, &["second", "first"]);
    // Ten others later it is gone.
    browser.find("button", "Delete: first").click();
    until_names(&browser, &["second"]);
    for seed in 10..20 {
        let id = saved_game(&browser, seed, "a3-a2", "other");
        games::delete(&mut Storage(&browser), &id, 0).expect("room");
    }
    browser.reload();
    until_names(&browser, &["second"]);
    browser.find("DisclosureTriangle", "Deleted games").click();
    assert!(!browser.shows("button", "Bring back: first"));
    assert_eq!(
        browser
            .names("button")
            .iter()
            .filter(|name| *name == "Bring back: other")
            .count(),
        10
    );
    browser.find("button", "Take all away for good").click();
    until_told(&browser, "The deleted games are gone.");
    assert_eq!(everything(&browser).as_object().unwrap().len(), 1);
    assert_clean(&server, &browser);
}

#[test]
fn all_games_go_out_as_one_file_and_come_back() {
    let (server, browser) = open();
    let folder = folder(&browser, "everything");
    let id = saved_game(&browser, 1, GAME, "The end");
    saved_game(&browser, 2, "a3-a2 c3-c2", "The hunt");
    let odd = json!("an old list, 蜜");
    browser.run(&format!(
        "localStorage.setItem('riocht.unreadable.tara-1', {odd});
         localStorage.setItem('riocht.game.abcdefgh', '{{\"form\":2,\"title\":\"Later\"}}')"
    ));
    open_list(&server, &browser);
    let before = everything(&browser);
    let day = browser.run("return new Date().toISOString().slice(0, 10)");
    let file = folder.join(format!("riocht-{}.json", day.as_str().unwrap()));
    browser.find("button", "Save all as one file").click();
    let text = saved(&browser, file.clone());
    browser.run("localStorage.clear()");
    browser.reload();
    browser.find("searchbox", "Search by name");
    until_names(&browser, &[]);
    browser.choose_file(&file);
    until_told(
        &browser,
        "4 games were added. 2 of them cannot be read here.",
    );
    until_names(&browser, &["The hunt", "The end"]);
    assert_eq!(everything(&browser), before);
    // A second time there is nothing new in it.
    browser.choose_file(&file);
    until_told(&browser, "Nothing was added. 4 were there already.");
    assert_eq!(everything(&browser), before);
    // One game by itself; and when another has its place meanwhile, it gets another.
    browser.find("button", "Save as a file: The end").click();
    let one = folder.join(format!("ard-ri-{}.json", day.as_str().unwrap()));
    saved(&browser, one.clone());
    browser.find("button", "Rename: The end").click();
    browser.press(&["!", "Enter"]);
    until_names(&browser, &["The hunt", "The end!"]);
    browser.choose_file(&one);
    until_told(&browser, "1 game was added.");
    browser.until("both", || names(&browser).len() == 3);
    assert_eq!(
        games::read(&Storage(&browser), &id).unwrap().unwrap().title,
        "The end!"
    );
    // What is no such file says so.
    let spoilt = folder.join("spoilt.json");
    std::fs::write(&spoilt, &text[..text.len() / 2]).expect("a file");
    browser.choose_file(&spoilt);
    until_told(
        &browser,
        "This file cannot be taken in. This is not a record of a game",
    );
    assert_clean(&server, &browser);
}

#[test]
fn a_table_of_an_earlier_version_becomes_a_saved_game() {
    const OLD: &str = r#"{"record":{"schema":1,"game":"ard-ri","rules":{},"seed":3141592653589,"seats":[{"person":{"name":"Gráinne"}},{"person":{"name":""}}],"actions":["g5-f5","c5-c6","a5-c5","c3-b3"]},"shown":3,"dropped":{"after":3,"actions":["c3-b3","c1-c3"]}}"#;
    let (server, browser) = open();
    put(&browser, GameName::ArdRi, OLD);
    browser.reload();
    until_started(&browser);
    browser.find_where("link", |name| name.contains("Gráinne against Defenders"));
    assert_eq!(kept_text(&browser, "riocht.table.ard-ri"), None);
    let table = Table::open(&server, &browser, GameName::ArdRi);
    table.until_says("After turn 3 of 4");
    let kept = serde_json::to_value(table.kept()).unwrap();
    assert_eq!(kept, serde_json::from_str::<Value>(OLD).unwrap());
    assert_clean(&server, &browser);
}

#[test]
fn a_save_of_a_newer_version_is_kept_and_named() {
    let (server, browser) = open();
    let newer = r#"{"form":2,"title":"From the future","table":{"record":{"game":"ard-ri"}}}"#;
    let key = "riocht.game.future2027";
    browser.run(&format!("localStorage.setItem('{key}', {})", json!(newer)));
    let folder = folder(&browser, "newer");
    open_list(&server, &browser);
    browser.find("heading", "Cannot be read here");
    browser.until("why it cannot be read", || {
        let texts = browser.names("StaticText");
        texts
            .iter()
            .any(|text| text.contains("This game was saved by a newer Ríocht (form 2;"))
    });
    browser
        .find("button", "Save as a file: From the future")
        .click();
    let file = saved(&browser, folder.join("riocht-game-future2027.json"));
    let file: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(file["games"][0]["text"], json!(newer));
    // Its address says why, and there are ways on.
    browser.visit(&format!("{}#/play/ard-ri/future2027", server.address()));
    browser.find_where("heading", |name| name.contains("newer Ríocht"));
    browser.find("button", "Save what was found");
    browser.find("link", "To the hall");
    browser.find("link", "New game of Ard Rí").click();
    let table = Table::open(&server, &browser, GameName::ArdRi);
    table.click("a3");
    table.click("a2");
    browser.until("a new game", || !all_saved(&browser).is_empty());
    assert_eq!(kept_text(&browser, key).as_deref(), Some(newer));
    assert_clean(&server, &browser);
}

#[test]
fn a_game_that_is_not_here_says_so() {
    let (server, browser) = open();
    browser.visit(&format!("{}#/play/tara-1/nosuchgame", server.address()));
    browser.find("heading", "This game is not saved here.");
    browser.find("link", "New game of Tara: Quick-start");
    let ways = browser.names("link");
    assert!(ways.iter().any(|way| way == "Saved games"), "{ways:?}");
    browser.find("link", "To the hall").click();
    until_started(&browser);
    // One whose moves are not allowed is laid aside, and told of.
    let id = saved_game(&browser, 1, "a3-a2", "Odd");
    let text = kept_text(&browser, &id.key()).unwrap();
    let spoilt = text.replace("a3-a2", "a1-a2");
    browser.run(&format!(
        "localStorage.setItem('{}', {})",
        id.key(),
        json!(spoilt)
    ));
    let table = Table::saved(&server, &browser, GameName::ArdRi, &id);
    until_told(&browser, "Action 1 of the record, “a1-a2”");
    table.click("a3");
    table.click("a2");
    browser.until("a new game", || all_saved(&browser).len() == 2);
    assert_eq!(kept_text(&browser, &id.key()), Some(spoilt));
    open_list(&server, &browser);
    browser.find("button", "Save as a file: Odd");
    assert_clean(&server, &browser);
}

#[test]
fn it_is_told_when_there_is_little_room_left() {
    let (server, browser) = open();
    saved_game(&browser, 1, "a3-a2", "");
    browser.run("localStorage.setItem('another site', 'x'.repeat(4500000))");
    open_list(&server, &browser);
    until_told(&browser, "The room for saved games is 8");
    browser.run("localStorage.removeItem('another site')");
    browser.reload();
    browser.find("searchbox", "Search by name");
    assert!(
        !browser
            .texts("status")
            .iter()
            .any(|text| text.contains("The room"))
    );
    assert_clean(&server, &browser);
}

#[test]
fn a_picture_of_a_game_of_hidden_hands_tells_nothing_of_them() {
    let (server, browser) = open();
    let rules = GameName::BrianBoru.rules::<BrianBoru>();
    let seats = vec![person(); usize::from(riocht::game::Rules::seats(&rules))];
    let record = Record::new(&rules, Seed(11), seats);
    let session = Session::<BrianBoru>::new(record, None).expect("a new game");
    let lays = session.position().legal_actions();
    let lays: Vec<_> = lays
        .into_iter()
        .filter(|action| matches!(action.choice, Choice::Lay(..)))
        .collect();
    assert!(lays.len() > 4);
    for choice in [lays[0], lays[lays.len() - 1]] {
        let mut session = session.clone();
        session.confirm();
        session.act(choice).expect("a legal choice");
        save(&browser, session.keep());
    }
    browser.reload();
    until_started(&browser);
    let pictures = browser
        .run("return [...document.querySelectorAll('.go-on-picture')].map((it) => it.innerHTML)");
    assert_eq!(pictures.as_array().unwrap().len(), 2);
    assert_eq!(pictures[0], pictures[1]);
    let whole = browser.run("return document.querySelector('.hall-go-on').outerHTML");
    let hand = session.position().observe(Seat(0)).hand();
    for card in hand.iter() {
        let name = format!("{card}");
        assert!(!whole.as_str().unwrap().contains(&name), "{name}");
    }
    assert_clean(&server, &browser);
}

#[test]
fn the_page_fits_every_window() {
    let (server, browser) = open();
    for seed in 1..15 {
        saved_game(
            &browser,
            seed,
            "a3-a2",
            &"An unbroken-name".repeat(seed as usize % 4),
        );
    }
    browser.run("localStorage.setItem('riocht.game.abcdefgh', '{\"form\":2,\"title\":\"Later\"}')");
    let id = saved_game(&browser, 99, "a3-a2", "gone");
    games::delete(&mut Storage(&browser), &id, 5).expect("room");
    open_list(&server, &browser);
    browser.find("button", "Show more").click();
    browser.until("all of them", || names(&browser).len() == 14);
    assert!(
        browser.focused().1.starts_with("Open: "),
        "{:?}",
        browser.focused()
    );
    browser.find("DisclosureTriangle", "Deleted games").click();
    browser.run("document.querySelector('[id^=rename]').click()");
    for (width, dark) in [(320, false), (360, true), (820, false), (1440, true)] {
        browser.look(Look {
            width,
            height: 740,
            dark,
            reduced_motion: false,
        });
        assert!(!browser.scrolls_sideways(), "{width}");
    }
    browser.find("link", "Ríocht").click();
    until_started(&browser);
    browser.look(Look {
        width: 320,
        ..Look::DESK
    });
    assert!(!browser.scrolls_sideways(), "the hall");
    assert_clean(&server, &browser);
}
