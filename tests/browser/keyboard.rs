//! Everything by keyboard alone, as heard through a screen reader.

use riocht::app::table::session::Session;
use riocht::app::text::{Lang, Told};
use riocht::game::{Notation, Record, Seed};
use riocht::shelf::GameName;
use riocht::tafl::{Move, Tafl};
use std::fmt::Display;

use crate::browser::Browser;
use crate::table::{GAME, Table, newest, person};
use crate::{assert_clean, open};

/// Presses Tab until something with this name has the focus.
fn tab_to(browser: &Browser, name: &str) {
    tab_until(browser, "Tab", name, |_, found| found.starts_with(name));
}

/// Presses Tab, or Shift+Tab, until what has the focus has a certain role and name.
pub fn tab_until(browser: &Browser, key: &str, what: &str, is_it: impl Fn(&str, &str) -> bool) {
    for _ in 0..80 {
        let (role, name) = browser.focused();
        if is_it(&role, &name) {
            return;
        }
        browser.press(&[key]);
    }
    panic!(
        "{key} never leads to {what:?}; at last to {:?}",
        browser.focused()
    );
}

/// Walks with the arrow keys from the cell that has the focus to another one.
pub fn walk(browser: &Browser, to: impl Display) {
    let to = to.to_string();
    let (role, name) = browser.focused();
    assert_eq!(role, "gridcell");
    let place = |cell: &str| match *cell.split(',').next().unwrap_or_default().as_bytes() {
        [file, rank] => [file, rank],
        _ => panic!("no cell: {cell:?}"),
    };
    let ([mut file, mut rank], [to_file, to_rank]) = (place(&name), place(&to));
    // Not every board has corners to turn at.
    let at_corner = matches!((to_file, rank), (b'a' | b'g', b'1' | b'7'));
    while (file, rank) != (to_file, to_rank) {
        let along_rank = file != to_file && (!at_corner || rank == to_rank);
        let key = match along_rank {
            true if file < to_file => "ArrowRight",
            true => "ArrowLeft",
            false if rank < to_rank => "ArrowUp",
            false => "ArrowDown",
        };
        match key {
            "ArrowRight" => file += 1,
            "ArrowLeft" => file -= 1,
            "ArrowUp" => rank += 1,
            _ => rank -= 1,
        }
        browser.press(&[key]);
        let next = format!("{}{},", char::from(file), char::from(rank));
        browser.until(&format!("the focus to walk to {next}"), || {
            browser.focused().1.starts_with(&next)
        });
    }
}

fn take_up(table: &Table, mv: Move) {
    let browser = table.browser;
    walk(browser, mv.from);
    browser.until(&format!("{} to be movable", mv.from), || {
        table.label(&mv.from.to_string()).contains(", can move")
    });
    browser.press(&["Enter"]);
    browser.until(&format!("{} to be taken up", mv.from), || {
        table.label(&mv.from.to_string()).contains(", taken up")
    });
    let start = format!("on {} taken up. It can go to ", mv.from);
    browser.until("to be told what was taken up and where it can go", || {
        let texts = browser.texts("status");
        texts
            .iter()
            .any(|text| text.contains(&start) && text.contains(&mv.to.to_string()))
    });
}

#[test]
fn a_whole_game_is_played_by_keyboard_alone() {
    let (server, browser) = open();
    let table = Table::open(&server, &browser, GameName::ArdRi);

    // A new game: two people, corners ordinary.
    tab_to(&browser, "New game");
    browser.press(&["Enter"]);
    browser.find("dialog", "New game");
    tab_to(&browser, "Who plays the defenders?");
    browser.press(&["Home"]);
    tab_to(&browser, "Rules of this table");
    browser.press(&["Enter"]);
    tab_to(&browser, "Set apart");
    browser.press(&["ArrowDown"]);
    assert!(
        browser.focused().1.starts_with("Ordinary"),
        "{:?}",
        browser.focused()
    );
    tab_to(&browser, "Begin");
    browser.press(&["Enter"]);
    browser.until("the dialog to close", || {
        browser.find_all("dialog").is_empty()
    });
    table.until_status("The start of the game.");
    let kept = table.kept();
    assert_eq!(kept.record.seats, [person(), person()]);
    assert_eq!(kept.record.rules["corners"], "plain");

    let mut expected = Session::<Tafl>::new(
        Record {
            actions: Vec::new(),
            seed: Seed(0),
            ..kept.record
        },
        None,
    )
    .unwrap();
    tab_to(&browser, "d4, High King");
    for (index, text) in GAME.split(' ').enumerate() {
        let before = expected.position().clone();
        let mv = before.parse_turn(text).unwrap()[0];
        take_up(&table, mv);
        if index < 2 {
            browser.press(&["Escape"]);
            browser.until("it to be let go", || {
                !table.label(&mv.from.to_string()).contains("taken up")
            });
            take_up(&table, mv);
        }
        walk(&browser, mv.to);
        let captures: Vec<_> = text
            .split('x')
            .nth(1)
            .map_or(Vec::new(), |list| list.split('/').collect());
        let end = match captures.is_empty() {
            true => ", target".to_owned(),
            false => format!(", target, captures {}", captures.join(", ")),
        };
        browser.until(&format!("{} to be a target", mv.to), || {
            let label = table.label(&mv.to.to_string());
            label
                .split_once(", left for")
                .map_or(&*label, |(label, _)| label)
                .ends_with(&end)
        });
        browser.press(&["Enter"]);
        table.until_status(&Tafl::spoken(Lang::English, &before, &[mv]));
        expected.act(mv).unwrap();
        let session = table.until_shows_what_is_kept();
        assert_eq!(session.actions(), expected.actions());
        table.until_label(&mv.from.to_string(), &format!(", left for {}", mv.to));
        table.until_label(&mv.to.to_string(), &format!("came from {}", mv.from));
        assert!(
            browser.focused().1.starts_with(&format!("{},", mv.to)),
            "the focus stays on the board"
        );
    }
    browser.find("region", "The attackers win");
    assert!(browser.shows("link", "Rule R-11"));
    assert!(
        browser
            .names("gridcell")
            .iter()
            .all(|name| !name.contains("can move"))
    );

    tab_to(&browser, "Play again");
    browser.press(&["Enter"]);
    table.until_status("The start of the game.");
    assert!(table.kept().record.actions.is_empty());
    assert_clean(&server, &browser);
}

#[test]
fn the_new_game_dialog_is_filled_in_by_keyboard_alone() {
    let (server, browser) = open();
    let table = Table::open(&server, &browser, GameName::ArdRi);
    let button = ("button".to_owned(), "New game".to_owned());

    tab_to(&browser, "New game");
    browser.press(&["Enter"]);
    browser.find("dialog", "New game");
    let inside = || browser.run("return !!document.activeElement.closest('dialog')") == true;
    assert!(inside(), "the dialog takes the focus");
    for _ in 0..20 {
        browser.press(&["Tab"]);
        let nothing_else =
            inside() || browser.run("return document.activeElement === document.body") == true;
        assert!(
            nothing_else,
            "the focus has left for {:?}",
            browser.focused()
        );
    }
    browser.press(&["Escape"]);
    browser.until("the dialog to close", || {
        browser.find_all("dialog").is_empty()
    });
    assert_eq!(browser.focused(), button, "the focus returns");
    assert_eq!(
        newest(&browser, GameName::ArdRi),
        None,
        "nothing has changed"
    );

    browser.press(&["Enter"]);
    browser.find("dialog", "New game");
    // The computer attacks, at its lowest level; a person defends; a match of two.
    tab_to(&browser, "Who plays the attackers?");
    browser.press(&["Home", "ArrowDown"]);
    tab_to(&browser, "Who plays the defenders?");
    browser.press(&["Home"]);
    tab_to(&browser, "One game");
    browser.press(&["ArrowDown"]);
    assert!(
        browser.focused().1.starts_with("A match of two"),
        "{:?}",
        browser.focused()
    );
    tab_to(&browser, "Rules of this table");
    browser.press(&["Space"]);
    tab_to(&browser, "Wins");
    browser.press(&["ArrowDown"]);
    tab_to(&browser, "Begin");
    browser.press(&["Space"]);
    browser.until("the dialog to close", || {
        browser.find_all("dialog").is_empty()
    });
    browser.until("the focus to go to the board", || {
        browser.focused().0 == "gridcell"
    });

    assert!(!table.until_answered());
    table.until_spoken(1);
    let kept = table.kept();
    assert_eq!(
        kept.record.seats,
        [
            crate::table::computer(riocht::engine::LevelId::Dalta),
            person()
        ]
    );
    assert_eq!(kept.record.rules["encirclement"], "off");
    assert!(kept.series.is_some());
    assert!(browser.shows("region", "Match, game 1 of 2"));
    assert_clean(&server, &browser);
}
