//! and B-1 to B-5: Manoeuvres.

use crate::{W, actions, all_turns, board, forbids, played, refuses, start, tara, to_move, words};
use riocht::{
    game::{Notation, View},
    tara::{Colour, Tara},
};

fn level(number: u8) -> Tara {
    start(&format!("tara-{number}"))
}

#[test]
fn a_1_first_builds_anywhere_and_the_king_goes_there() {
    let game = level(1);
    assert_eq!(game.legal_actions().len(), 45);
    let game = played(game, "d4");
    assert_eq!(game.position_text(), "/5/7/7/3R3/7/7/5/ b 5,5 -");
    assert_eq!(to_move(&game).as_deref(), Some("blue"));
    assert!(!game.mid_turn());
}

#[test]
fn a_2_later_builds_stand_one_or_two_hills_from_the_enemy_king() {
    let game = played(level(1), "d4");
    let reach = "b2 b4 b6 c3 c4 c5 d2 d3 d5 d6 e3 e4 e5 f2 f4 f6";
    assert_eq!(actions(&game), words(reach));
    assert_eq!(forbids(&game, "e6"), "A-2");
    assert_eq!(forbids(&game, "d4"), "A-2");
    // What stands between blocks nothing: d4 lies behind d5, seen from d6.
    let game = played(level(1), "d5 d6");
    assert!(actions(&game).contains(&"d4".to_owned()));
    // From b1 seven hills are in reach.
    assert_eq!(
        actions(&played(level(1), "b1")),
        words("a2 b2 b3 c1 c2 d1 d3")
    );
}

#[test]
fn a_3_with_no_empty_hill_in_reach_one_builds_anywhere() {
    // All around Blue's king on b1 is full.
    let game = tara("tara-1", "/Brr2/rbr4/1b1b3/7/6R/7/3b1/ r 5,5 -");
    let empty = game.position().empty();
    assert_eq!(game.legal_actions().len() as u32, empty.len());
    assert!(empty.len() > 30);
    // With one hill free, only that.
    let game = tara("tara-1", "/Brr2/rb5/1b1b3/6r/6R/7/3b1/ r 5,5 -");
    assert_eq!(actions(&game), words("c2"));
}

#[test]
fn a_4_battle_begins_when_all_45_hills_are_full() {
    let game = level(1);
    for (action, rule) in [
        ("xd4", "A-4"),
        ("b1-c1>", "A-4"),
        (">b1-c1", "A-4"),
        ("b1-c1", "A-4"),
    ] {
        assert_eq!(refuses(&game, action), rule);
    }
    let full = tara("tara-1", &format!("{} b 5,5 -", board(W, "d4R e4B")));
    assert!(full.position().in_battle());
    assert_eq!(refuses(&full, "d4"), "A-4");
}

#[test]
fn b_1_besieged_is_a_king_whose_every_neighbour_is_an_enemy() {
    for (turns, besieged) in [
        ("c1 b1", false),
        // Two neighbours in a nook of the board, three on an edge.
        ("c1 b1 b2", true),
        ("d7 f5 f7 e7", false),
        ("d7 f5 f7 e7 e6", true),
        ("c4 d4 d3", false),
    ] {
        let game = played(level(2), turns);
        assert_eq!(game.position().besieged(Colour::Blue), besieged, "{turns}");
        assert!(!game.position().besieged(Colour::Red));
    }
}

#[test]
fn l2_e1_b_2_a_siege_completed_offers_a_skip() {
    let before = played(level(2), "c1 b1");
    assert!(all_turns(&before).contains(&"b2+".to_owned()));

    let offered = {
        let mut game = before;
        riocht::game::Game::apply(&mut game, "b2".parse().unwrap()).unwrap();
        game
    };
    assert!(offered.mid_turn());
    assert_eq!(actions(&offered), words("+ -"));
    assert_eq!(to_move(&offered).as_deref(), Some("red"));
    assert_eq!(refuses(&offered, "a2"), "B-2");
    assert!(offered.position_text().ends_with(" r 5,5 - skip"));

    let taken = played(before, "b2+");
    assert_eq!(taken.position().counters(Colour::Red), 4);
    assert_eq!(taken.position().counters(Colour::Blue), 5);
    assert_eq!(to_move(&taken).as_deref(), Some("red"));
    // B-3: one skip a siege, and an ordinary turn from the king that has not moved.
    assert_eq!(all_turns(&taken), words("a2 b3 c2 d1 d3"));

    let declined = played(before, "b2");
    assert_eq!(declined.position().counters(Colour::Red), 5);
    assert_eq!(to_move(&declined).as_deref(), Some("blue"));
}

#[test]
fn l2_e2_b_1_three_sides_are_enough_on_an_edge() {
    let game = played(level(2), "d7 f5 f7 e7");
    assert!(all_turns(&game).contains(&"e6+".to_owned()));
    assert!(!all_turns(&game).contains(&"d5+".to_owned()));
}

#[test]
fn l2_e3_b_3_a_king_who_walks_into_a_siege_gives_nothing() {
    let game = played(level(2), "g3 f3 f2");
    assert!(!all_turns(&game).contains(&"g2+".to_owned()));
    let game = played(game, "g2");
    assert!(game.position().besieged(Colour::Blue));
    assert!(all_turns(&game).iter().all(|turn| !turn.contains('+')));
    let game = played(game, "e2");
    assert_eq!(to_move(&game).as_deref(), Some("blue"));
}

#[test]
fn b_2_without_a_counter_there_is_no_skip() {
    let position = "/Br3/7/1R5/7/7/7/5/";
    let rich = tara("tara-2", &format!("{position} r 1,2 -"));
    assert!(all_turns(&rich).contains(&"b2+".to_owned()));
    let poor = tara("tara-2", &format!("{position} r 0,1 -"));
    assert!(all_turns(&poor).contains(&"b2".to_owned()));
    for turn in ["b2+", "c2+"] {
        assert_eq!(forbids(&poor, turn), "B-2");
    }
    assert_eq!((refuses(&poor, "+"), refuses(&poor, "-")), ("B-2", "B-2"));
}

#[test]
fn b_2_level_1_knows_no_skips() {
    let game = played(level(1), "c1 b1");
    assert_eq!(forbids(&game, "b2+"), "B-2");
    let game = played(game, "b2");
    assert_eq!(to_move(&game).as_deref(), Some("blue"));
}

#[test]
fn b_4_b_5_the_last_build_may_offer_a_skip_and_turn_order_decides_who_starts_battle() {
    // Only b2 is empty, and Blue's king on b1 has Red's c1 beside him.
    let last = format!("{} r 5,4 -", board(W, "b1B b2. d4R"));
    let off = tara("tara-2/skip_on_last_build=off", &last);
    assert_eq!(all_turns(&off), ["b2"]);
    assert_eq!(forbids(&off, "b2+"), "B-2");
    let on = tara("tara-2", &last);
    assert_eq!(all_turns(&on), ["b2", "b2+"]);

    let declined = played(on, "b2");
    assert!(declined.position().in_battle());
    assert_eq!(to_move(&declined).as_deref(), Some("blue"));
    let taken = played(on, "b2+");
    assert!(taken.position().in_battle());
    assert_eq!(to_move(&taken).as_deref(), Some("red"));
    assert_eq!(taken.position().counters(Colour::Red), 4);
    // B-5: it is an ordinary turn of Battle.
    assert!(all_turns(&taken).iter().all(|turn| turn.starts_with('x')));
}
