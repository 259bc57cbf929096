//! Nothing is lost, whenever the page is left.

use riocht::engine::LevelId;
use riocht::shelf::GameName;

use crate::table::{GAME, Table, computer, person};
use crate::{assert_clean, open};

#[test]
fn a_reload_after_every_turn_of_a_game_loses_nothing() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "");
    for text in GAME.split(' ') {
        table.play_all(text);
        let before = table.kept();
        table.reload();
        assert_eq!(table.kept(), before);
        table.until_shows_what_is_kept();
    }
    browser.find("region", "The attackers win");
    let turns = table.session().entries();
    let texts: Vec<_> = turns.iter().map(|turn| turn.text.as_str()).collect();
    assert_eq!(texts.join(" "), GAME);
    assert_clean(&server, &browser);
}

#[test]
fn a_reload_while_the_computer_thinks_lets_it_think_again() {
    let (server, browser) = open();
    let table = Table::against(&server, &browser, LevelId::Dalta, "");
    table.play_to_the_end(|table| {
        let kept = table.kept();
        table.reload();
        let actions = table.kept().record.actions;
        assert!(actions.starts_with(&kept.record.actions));
        if !table.until_answered() {
            table.until_shows_what_is_kept();
        }
    });
    table.until_shows_what_is_kept();
    browser.find("region", "The attackers win");
    assert_clean(&server, &browser);
}

#[test]
fn a_tab_closed_in_the_middle_loses_nothing() {
    let (server, browser) = open();
    let seats = [person(), computer(LevelId::ArdRi)];
    // The top level of the game that is not solved thinks for long enough to be left alone.
    let table = Table::laid(&server, &browser, GameName::ArdRiOneStep, seats, "");
    let mv = table.best_turn();
    table.play(mv);
    browser.close_tab();
    browser.visit(table.address());
    table.until_there();
    assert_eq!(table.session().actions()[0], mv);
    assert!(!table.until_answered());
    let session = table.until_spoken(2);
    assert_eq!(session.actions().len(), 2);
    table.until_shows_what_is_kept();
    assert_clean(&server, &browser);
}

#[test]
fn the_turn_that_is_looked_at_is_kept_too() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, GAME);
    browser.find("region", "The attackers win");
    table.press("One turn back");
    table.press("One turn back");
    table.until_says("After turn 7 of 9");
    table.reload();
    table.until_says("After turn 7 of 9");
    assert_eq!(table.until_shows_what_is_kept().shown(), 7);
    assert_clean(&server, &browser);
}
