//! P-1 to P-9: Poisoned Chalice.

use crate::{actions, board, chalice, fault, forbids, over, played, start, to_move, words};
use riocht::{
    game::{Game, Notation, Status, View},
    tara::{
        Chalice, Colour, Hills,
        chalice::{Phase, RuleSet},
    },
};

fn empty() -> Chalice {
    start("tara-chalice")
}

/// The board of PC-E3.
const E3: &str = ".RB.R RRRRBRR R.RR.BB BBRRRBB BBBRRRB BBBRBBB RRBBB";
/// The board of PC-E4.
const E4: &str = "BRBRR RRRBBRB BBBBRRB BBRRRBB BRBBRRR RRBRBBR BRRBB";

#[test]
fn pc_e1_p_2_the_first_builds_go_to_the_edges() {
    let game = empty();
    assert_eq!(game.legal_actions().len(), 20);
    assert_eq!(forbids(&game, "d4"), "P-2");
    assert_eq!(forbids(&game, "xd1"), "P-2");
    let game = played(game, "d1");
    let builds = actions(&game);
    assert_eq!(builds.len(), 18);
    assert!(!builds.contains(&"d7".to_owned()));
    assert!(
        builds.contains(&"c1".to_owned()),
        "Blue may build on that edge"
    );
    assert_eq!(forbids(&game, "d7"), "P-2");
    assert_eq!(forbids(&game, "d1"), "G-6");
}

#[test]
fn pc_e2_p_2_p_3_manoeuvres_and_the_first_qualified_rows() {
    let turns = "d1 b7 a4 c1 e7 g3 g6 a5";
    let counts = [20, 18, 13, 11, 6, 8, 3, 2];
    let mut game = empty();
    for (number, (turn, count)) in turns.split(' ').zip(counts).enumerate() {
        assert_eq!(game.legal_actions().len(), count, "turn {}", number + 1);
        match number {
            2 => assert_eq!(forbids(&game, "e1"), "P-2"),
            6 => assert_eq!(actions(&game), words("g2 g5 g6")),
            7 => assert_eq!(actions(&game), words("a2 a5")),
            _ => {}
        }
        assert!(!game.position().in_battle());
        game = played(game, turn);
    }
    assert!(game.position().in_battle());
    assert_eq!(to_move(&game).as_deref(), Some("red"));
    // P-1, P-3: for Red rank 2 is empty, ranks 1 3 5 7 are qualified and 4 6 are not.
    let qualified = [0, 2, 4, 6]
        .map(Hills::row)
        .into_iter()
        .fold(Hills::NONE, Hills::or);
    assert_eq!(
        game.position().qualified(&RuleSet::DEFAULT, Colour::Red),
        qualified
    );
    // P-4.
    let builds = "b1 e1 f1 a3 b3 c3 d3 e3 f3 b5 c5 d5 e5 f5 g5 c7 d7 f7";
    assert_eq!(actions(&game), words(builds));
    assert_eq!(forbids(&game, "d4"), "P-4");
    assert_eq!(forbids(&game, "xc1"), "P-4");
}

#[test]
fn p_1_blue_reads_the_files() {
    let game = played(empty(), "d1 b7 a4 c1 e7 g3 g6 a5 b3");
    let position = game.position();
    let rules = RuleSet::DEFAULT;
    // Files a to g hold, Red to Blue, 1-1, 1-1, 0-1, 1-0, 1-0, 0-0 and 1-1.
    let qualified = [0, 1, 3, 4, 6].map(Hills::column);
    let qualified = qualified.into_iter().fold(Hills::NONE, Hills::or);
    assert_eq!(position.qualified(&rules, Colour::Blue), qualified);
}

#[test]
fn p_3_a_stricter_table_asks_for_fewer() {
    let game = played(empty(), "d1 b7 a4 c1 e7 g3 g6 a5 b3");
    let fewer = RuleSet {
        fewer: true,
        ..RuleSet::DEFAULT
    };
    let qualified = [3, 4].map(Hills::column);
    let qualified = qualified.into_iter().fold(Hills::NONE, Hills::or);
    assert_eq!(game.position().qualified(&fewer, Colour::Blue), qualified);
    let strict: Chalice = crate::at("tara-chalice/qualified_rows=fewer", &game.position_text());
    assert!(strict.legal_actions().len() < game.legal_actions().len());
    assert_eq!(forbids(&strict, "a2"), "P-4");
}

#[test]
fn pc_e3_p_6_with_no_qualified_row_and_no_siege_one_builds_anywhere() {
    let game = chalice(&format!("{} r -", board(E3, "")));
    assert!(
        game.position()
            .qualified(&RuleSet::DEFAULT, Colour::Red)
            .is_empty()
    );
    assert_eq!(actions(&game), words("b5 b7 e5 e7"));
    assert_eq!(forbids(&game, "xd7"), "P-5");
    assert_eq!(forbids(&game, "xb6"), "P-5");
}

#[test]
fn p_5_with_no_qualified_row_a_besieged_ringfort_must_be_taken() {
    // PC-E3 with a Blue ringfort in the midst of Red's.
    let game = chalice(&format!("{} r -", board(E3, "d4b")));
    assert_eq!(actions(&game), words("xd4"));
    assert_eq!(forbids(&game, "b5"), "P-5");
    assert_eq!(forbids(&game, "xd7"), "P-5");
    assert_eq!(game.count_turns(), Some(1));
    let after = played(game, "xd4");
    assert!(
        after
            .position()
            .ringforts(Colour::Red)
            .contains("d4".parse().unwrap())
    );
    assert_eq!(to_move(&after).as_deref(), Some("blue"));
}

#[test]
fn pc_e4_p_7_p_8_out_and_the_last_turn() {
    let game = chalice(&format!("{} r -", board(E4, "")));
    assert_eq!(actions(&game), words("xb1 xb7"));
    for (one, other) in [("xb1", "xb7"), ("xb7", "xb1")] {
        let out = played(game, one);
        // Blue is OUT, and Red has one more turn.
        assert_eq!(out.position().phase(), Phase::LastTurn);
        assert_eq!(to_move(&out).as_deref(), Some("red"));
        assert!(out.position_text().ends_with(" r out"));
        assert_eq!(actions(&out), [other]);
        let end = played(out, other);
        assert_eq!(over(&end), "red 3 blue 0 (kingdoms 3-4, territory 24-21)");
        assert!(end.legal_actions().is_empty());
        assert_eq!(forbids(&end, "d4"), "P-7");
    }
}

#[test]
fn p_7_when_neither_has_a_turn_the_game_is_over_at_once() {
    // PC-E4 after both captures.
    let full = board(E4, "b1r b7r");
    for side in ["r", "b"] {
        let game = chalice(&format!("{full} {side} -"));
        assert_eq!(over(&game), "red 3 blue 0 (kingdoms 3-4, territory 24-21)");
    }
}

#[test]
fn p_7_a_player_who_can_do_something_is_not_out() {
    // With b1 besieged, Red is to move and not OUT; Blue is.
    let full = board(E4, "b7r");
    let game = chalice(&format!("{full} b -"));
    assert_eq!(game.position_text(), format!("{full} r out"));
    let why = fault::<Chalice>("tara-chalice", &format!("{full} b out"));
    assert!(why.contains("P-7"), "{why}");
    let why = fault::<Chalice>("tara-chalice", &format!("{} r out", board(E3, "")));
    assert!(why.contains("P-7"), "{why}");
}

#[test]
fn p_8_a_besieged_ringfort_that_is_left_is_a_kingdom() {
    // Red's last turn takes b1 or b7, and the other is left.
    let game = chalice(&format!("{} r out", board(E4, "")));
    let Status::Over(ending) = played(game, "xb1").status() else {
        panic!("that was the last turn");
    };
    assert_eq!(ending.kingdoms, [3, 5]);
    assert_eq!(
        ending.to_string(),
        "red 4 blue 0 (kingdoms 3-5, territory 23-22)"
    );
}

#[test]
fn p_9_an_illegal_action_is_refused_and_changes_nothing() {
    let mut game = empty();
    let before = game;
    assert!(game.apply("d4".parse().unwrap()).is_err());
    assert_eq!(game, before);
}

#[test]
fn p_2_arrangements_that_manoeuvres_cannot_make() {
    for (position, rule) in [
        ("/r1r2/7/7/7/7/7/1b3/ b -", "P-2"),
        ("/2r2/7/7/7/7/7/2b2/ r -", "P-2"),
        ("/5/7/7/3r3/7/7/5/ b -", "P-2"),
        ("/1r3/7/7/7/7/7/2r2/ b -", "P-2"),
        ("/5/7/7/7/7/7/5/ r out", "P-7"),
    ] {
        let why = fault::<Chalice>("tara-chalice", position);
        assert!(why.contains(rule), "{position}: {why}");
    }
}
