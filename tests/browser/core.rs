//! The core of the program, in whichever browser `RIOCHT_BROWSER` names: a game is played against
//! the computer and kept, goes on without a server, and opens from its link somewhere else; every
//! page opens. These tests ask only for what all drivers can do.

use riocht::app::table::session::Session;
use riocht::engine::LevelId;
use riocht::game::{Player, Record, Seed};
use riocht::learn::LessonId;
use riocht::shelf::GameName;
use riocht::tafl::Tafl;
use riocht::with_game;
use serde_json::json;

use crate::browser::Browser;
use crate::server::Server;
use crate::table::{best_turn, computer, newest, person, save};
use crate::{assert_clean, dist};

/// Opens the program in the browser of choice and waits until it is kept for offline play.
fn opened(server: &Server) -> Browser {
    let browser = Browser::of_choice();
    browser.visit(&server.address());
    browser.first("main.hall h1");
    browser.until_offline_ready();
    browser
}

/// Keeps a game in which nothing is played yet, and opens its table.
fn lay(server: &Server, browser: &Browser, game: GameName, seats: Vec<Player>) {
    let kept = with_game!(game, G => {
        let record = Record::new(&game.rules::<G>(), Seed(7), seats);
        Session::<G>::new(record, None).expect("a new game").keep()
    });
    let id = save(browser, kept);
    browser.visit(&format!("{}#/play/{}/{id}", server.address(), game.id()));
    browser.reload();
    browser.first(".board");
}

/// The game as it is kept.
fn session(browser: &Browser) -> Session<Tafl> {
    let kept = newest(browser, GameName::ArdRi).expect("a kept table");
    Session::reopen(kept).expect("a kept game that can be replayed")
}

/// Plays as many turns of Ard Rí against the computer, or to the end.
fn play(browser: &Browser, turns: usize) {
    for _ in 0..turns {
        browser.until("the computer's answer", || {
            let session = session(browser);
            session.finish().is_some() || session.thinking_level().is_none()
        });
        let now = session(browser);
        if now.finish().is_some() {
            return;
        }
        let mv = best_turn(now.position());
        for square in [mv.from, mv.to] {
            browser
                .first(&format!(".cell[aria-label^='{square},']"))
                .click();
        }
        browser.until(&format!("{mv} to be played"), || {
            session(browser).actions().len() > now.actions().len()
        });
    }
}

/// The pieces of the board, as they are read aloud.
fn board(browser: &Browser) -> serde_json::Value {
    browser.run(
        "return [...document.querySelectorAll('.cell')]
            .map((it) => it.getAttribute('aria-label').split(',').slice(0, 2).join())",
    )
}

#[test]
fn a_whole_game_is_played_against_the_computer_and_kept() {
    let server = Server::start(&dist());
    let browser = opened(&server);
    lay(
        &server,
        &browser,
        GameName::ArdRi,
        vec![person(), computer(LevelId::Dalta)],
    );
    play(&browser, 3);
    browser.until("the answer", || {
        session(&browser).thinking_level().is_none()
    });
    let before = session(&browser);
    let seen = board(&browser);
    browser.reload();
    browser.first(".board");
    browser.until("the board again", || board(&browser) == seen);
    assert_eq!(session(&browser).actions(), before.actions());
    play(&browser, 100);
    browser.first(".result");
    assert_clean(&server, &browser);
}

#[test]
fn a_game_goes_on_when_the_server_is_gone() {
    let mut server = Server::start(&dist());
    let browser = opened(&server);
    lay(
        &server,
        &browser,
        GameName::ArdRi,
        vec![person(), computer(LevelId::Dalta)],
    );
    play(&browser, 1);
    server.stop();
    let before = server.requests().len();
    browser.reload();
    browser.first(".board");
    play(&browser, 3);
    // Another part, which has not been opened before.
    browser.visit(&format!("{}#/rules/tara-1", server.address()));
    browser.first("main .rule");
    assert_eq!(server.requests().len(), before);
}

#[test]
fn a_link_opens_in_another_browser() {
    let server = Server::start(&dist());
    let browser = opened(&server);
    lay(&server, &browser, GameName::ArdRi, vec![person(), person()]);
    for square in ["a3", "a2"] {
        browser
            .first(&format!(".cell[aria-label^='{square},']"))
            .click();
    }
    browser.until("the turn", || session(&browser).actions().len() == 1);
    browser.run("[...document.querySelectorAll('.bar button')].find((it) => it.textContent.trim() === 'Share').click()");
    let link = "return document.querySelector('#share-link')?.value ?? ''";
    browser.until("a link", || browser.run(link) != json!(""));
    let link = browser.run(link);
    let link = link.as_str().expect("a link");

    let other = Browser::of_choice();
    other.visit(link);
    other.first("main svg");
    other.run("[...document.querySelectorAll('main button')].find((it) => it.textContent.startsWith('Play as ')).click()");
    other.first(".cell");
    assert_eq!(session(&other).actions(), session(&browser).actions());
    other.until("the same board", || board(&other) == board(&browser));
}

#[test]
fn a_board_is_walked_by_keys() {
    let server = Server::start(&dist());
    let browser = opened(&server);
    lay(&server, &browser, GameName::ArdRi, vec![person(), person()]);
    let here =
        || browser.run("return document.activeElement.getAttribute('aria-label')?.slice(0, 2)");
    browser.first(".cell");
    browser.run("document.querySelector(\".cell[aria-label^='a3,']\").focus()");
    browser.press(&["Enter"]);
    browser.first(".cell[aria-label^='a3,'][aria-label*='taken up']");
    browser.press(&["ArrowDown"]);
    browser.until("the next square", || here() == json!("a2"));
    browser.press(&["Enter"]);
    browser.until("the turn", || session(&browser).actions().len() == 1);
    assert_clean(&server, &browser);
}

#[test]
fn every_page_opens() {
    let server = Server::start(&dist());
    let browser = opened(&server);
    let mut pages: Vec<String> = ["saved", "learn", "glossary", "g", "nowhere"]
        .map(str::to_owned)
        .to_vec();
    for game in GameName::ALL.iter().copied() {
        pages.push(format!("play/{}/new", game.id()));
        pages.push(format!("rules/{}", game.id()));
        pages.push(format!("learn/{}", game.id()));
        pages.extend(
            LessonId::of(game)
                .next()
                .map(|id| format!("learn/{}", id.key())),
        );
    }
    for page in pages {
        browser.visit(&format!("{}#/{page}", server.address()));
        browser.until(&page, || {
            browser.run("return !!document.querySelector('main:not(.late) h1, main .board')")
                == json!(true)
        });
        assert_eq!(
            browser.run("return document.querySelector('main [role=alert]')?.textContent ?? ''"),
            json!(""),
            "{page}"
        );
        let sideways = browser.scrolls_sideways();
        assert!(!sideways, "{page} scrolls sideways");
    }
    assert_clean(&server, &browser);
}
