//! and B-6 to B-8: Battle.

use crate::{
    W, actions, all_turns, board, fault, forbids, over, played, refuses, tara, to_move, words,
};
use riocht::{
    game::{Game, Notation, View},
    tara::{Colour, Pair, Pairs, Tara},
};

/// Board W with Red's king on d4 and Blue's on e4, Blue to move.
fn w(level: &str, changes: &str, counters: &str, bridges: &str) -> Tara {
    let board = board(W, changes);
    tara(level, &format!("{board} b {counters} {bridges}"))
}

fn kings(level: &str, bridges: &str) -> Tara {
    w(level, "d4R e4B", "5,5", bridges)
}

/// All bridges that a colour can have on W.
fn all_bridges(colour: Colour) -> String {
    let game = kings("tara-1", "-");
    let pairs = Pairs::inside(game.position().ringforts(colour));
    let pairs: Vec<String> = pairs.iter().map(|pair: Pair| pair.to_string()).collect();
    pairs.join(",")
}

/// The links that a swap leaves to choose from, or nothing when it ends the turn.
fn links_after(game: &Tara, swap: &str) -> Vec<String> {
    let mut game = *game;
    game.apply(swap.parse().unwrap()).unwrap();
    if game.mid_turn() {
        actions(&game)
    } else {
        Vec::new()
    }
}

#[test]
fn l1_e1_a_7_the_first_turn_of_battle() {
    let game = kings("tara-1", "-");
    let swaps = actions(&game);
    // every Red but that with the king; A-8: there is no bridge to move.
    assert_eq!(swaps.len(), 22);
    assert!(swaps.iter().all(|swap| swap.starts_with('x')) && !swaps.contains(&"xd4".to_owned()));
    assert_eq!(links_after(&game, "xd3").len(), 34);
    let after_a2 = links_after(&game, "xa2");
    assert_eq!(after_a2.len(), 33);
    assert!(after_a2.iter().all(|link| !link.contains("a2")));
    // Step 4 is compulsory.
    assert_eq!(forbids(&game, "xa2"), "A-7");
    assert_eq!(all_turns(&game).len(), 732);
}

#[test]
fn a_5_the_player_with_the_spare_moves_first_and_may_not_pass() {
    let game = kings("tara-1", "-");
    assert_eq!(to_move(&game).as_deref(), Some("blue"));
    let why = fault::<Tara>("tara-1", &format!("{} r 5,5 -", board(W, "d4R e4B")));
    assert!(why.contains("A-13"), "{why}");
    assert!(!actions(&game).is_empty() && game.parse_turn("").is_err());
}

#[test]
fn l1_e2_a_13_fig_8_the_king_protects_the_only_unlinked_ringfort() {
    let game = w("tara-1", "d1R e4B", "5,0", ALL_BUT_D1);
    let said = "red 3 blue 0 (kingdoms 1-1, territory 23-22)";
    assert_eq!(over(&game), said);
    assert!(game.legal_actions().is_empty());
    assert_eq!(refuses(&game, "xd1"), "A-13");
    // with a counter a bridge-move is the only legal turn, and compulsory. Two ringforts
    // come free and one stays so, whichever pair is linked next.
    let game = w("tara-1", "d1R e4B", "5,1", ALL_BUT_D1);
    let turns = all_turns(&game);
    assert!(!turns.is_empty() && turns.iter().all(|turn| turn.contains('>')));
    assert_eq!(forbids(&game, "xd1"), "A-11");
    assert_eq!(forbids(&game, "xc1"), "A-7");
}

#[test]
fn l1_e3_a_7_no_link_where_none_is_possible() {
    let game = kings("tara-1", &all_bridges(Colour::Blue));
    assert_eq!(links_after(&game, "xa2"), Vec::<String>::new());
    assert_eq!(links_after(&game, "xd3"), ["d3-e3"]);
    assert!(all_turns(&game).contains(&"xa2".to_owned()));
    assert_eq!(forbids(&game, "xd3"), "A-7");
    // There is a bridge already; that is not a pair of Blue's.
    assert_eq!(forbids(&game, "xa2:e3-f3"), "G-4");
    assert_eq!(forbids(&game, "xa2:a2-a3"), "A-7");
    // Red finds every Blue linked but the king's, and no pair to move a bridge to.
    let after = played(game, "xa2");
    assert_eq!(over(&after), "red 3 blue 0 (kingdoms 1-2, territory 22-23)");
}

#[test]
fn a_6_a_linked_ringfort_cannot_be_taken_and_its_pair_can_be_linked_elsewhere() {
    let game = kings("tara-1", "a2-a3,e1-e2");
    assert_eq!(forbids(&game, "xa2:e2-e3"), "A-7");
    assert_eq!(forbids(&game, "xa3:e2-e3"), "A-7");
    // e1 and e2 are linked, and so may be linked to others.
    let after = played(game, "xd1:e2-e3");
    assert!(
        after
            .position()
            .bridges(Colour::Blue)
            .contains("e2-e3".parse().unwrap())
    );
}

#[test]
fn a_7_a_swap_moves_ringfort_and_king_and_the_spare_changes_hands() {
    let game = kings("tara-1", "-");
    let begun = {
        let mut game = game;
        game.apply("xd3".parse().unwrap()).unwrap();
        game
    };
    assert!(begun.mid_turn());
    assert_eq!(to_move(&begun).as_deref(), Some("blue"));
    assert_eq!(begun.position().king(Colour::Blue), "d3".parse().ok());
    assert_eq!(refuses(&begun, "xd2"), "A-7");
    assert_eq!(refuses(&begun, "a2-a3"), "A-7");
    let after = played(game, "xd3:d3-e3");
    let position = after.position();
    assert_eq!(position.ringforts(Colour::Red).len(), 22);
    assert_eq!(position.ringforts(Colour::Blue).len(), 23);
    assert_eq!(to_move(&after).as_deref(), Some("red"));
    assert_eq!(forbids(&game, "xe3:e3-e4"), "A-7");
    assert_eq!(forbids(&game, "xd3:c3-d3"), "A-7");
}

#[test]
fn a_8_a_bridge_move_costs_a_counter_and_ends_with_the_swap() {
    let game = kings("tara-1", "a2-a3");
    let turns = all_turns(&game);
    // 34 other pairs; the swaps are the 22 Reds but the king's, less those that the bridge links.
    let moves = turns.iter().filter(|turn| turn.starts_with("a2-a3>"));
    // Those of the king's two pairs that are Red link one of the 22 only.
    let king_pairs = 2;
    assert_eq!(moves.count(), 34 * 22 - 2 * (34 - king_pairs) - king_pairs);
    let lifted = {
        let mut game = game;
        game.apply("a2-a3>".parse().unwrap()).unwrap();
        game
    };
    assert_eq!(lifted.position().counters(Colour::Blue), 4);
    assert!(lifted.mid_turn());
    assert_eq!(lifted.legal_actions().len(), 34);
    assert_eq!(refuses(&lifted, ">a2-a3"), "A-8");
    assert_eq!(refuses(&lifted, ">e1-f1"), "A-8");
    assert_eq!(refuses(&lifted, "xd3"), "A-8");
    let dropped = {
        let mut game = lifted;
        game.apply(">c3-d3".parse().unwrap()).unwrap();
        game
    };
    assert!(dropped.mid_turn());
    assert_eq!(refuses(&dropped, "xd3"), "A-7");
    assert_eq!(refuses(&dropped, ">c2-d2"), "A-8");
    let after = played(game, "a3-a2>d3-c3:xa2");
    assert!(!after.mid_turn());
    assert_eq!(to_move(&after).as_deref(), Some("red"));
    assert_eq!(after.position().counters(Colour::Blue), 4);
    assert_eq!(after.position().counters(Colour::Red), 5);
    assert!(
        after
            .position()
            .bridges(Colour::Red)
            .contains("c3-d3".parse().unwrap())
    );
    assert_eq!(forbids(&game, "a2-a3>c3-d3:xa2:e1-f1"), "A-8");
    assert_eq!(forbids(&game, "a3-a4>c3-d3:xa2"), "A-8");
    let poor = w("tara-1", "d4R e4B", "5,0", "a2-a3");
    assert_eq!(forbids(&poor, "a2-a3>c3-d3:xa2"), "A-8");
    assert_eq!(refuses(&game, ">c3-d3"), "A-8");
    assert_eq!(refuses(&game, "e1-f1"), "A-7");
}

#[test]
fn a_9_where_a_moved_bridge_may_be_put() {
    let bridges = "a2-a3,a3-a4,c5-c6";
    let to = |options: &str| -> Vec<String> {
        let mut game = kings(&format!("tara-1{options}"), bridges);
        game.apply("a2-a3>".parse().unwrap()).unwrap();
        actions(&game)
    };
    // 35 pairs less the three that carried a bridge.
    let any = to("/bridge_destination=unbridged_pair");
    assert_eq!((any.len(), to("")), (32, any.clone()));
    assert!(any.contains(&">a4-a5".to_owned()) && any.contains(&">a2-b2".to_owned()));
    // Less those that touch a3, a4, c5 or c6: a2 is bare after the lift.
    let bare = to("/bridge_destination=bare_ringforts");
    let touches = |pair: &str| {
        ["a3", "a4", "c5", "c6"]
            .iter()
            .any(|hill| pair.contains(hill))
    };
    let expected: Vec<String> = any.iter().filter(|pair| !touches(pair)).cloned().collect();
    assert_eq!(bare, expected);
    let mut game = kings("tara-1/bridge_destination=bare_ringforts", bridges);
    game.apply("a2-a3>".parse().unwrap()).unwrap();
    assert_eq!(refuses(&game, ">a4-a5"), "A-9");
    assert_eq!(refuses(&game, ">c5-c6"), "A-9");
}

/// Bridges that leave only d1 of board W's Red ringforts unlinked.
const ALL_BUT_D1: &str = "a2-a3,a4-a5,a6-b6,b7-c7,c5-c6,b4-b5,c4-d4,c3-d3,b2-b3,c2-d2,b1-c1";

#[test]
fn a_10_a_bridge_moves_only_where_a_swap_can_follow() {
    let game = w("tara-1", "d1R e4B", "5,5", ALL_BUT_D1);
    let mut lifted = game;
    lifted.apply("a2-a3>".parse().unwrap()).unwrap();
    // a2 and a3 are free: no destination covers both but their own pair.
    assert_eq!(lifted.legal_actions().len(), 35 - 11);
    let swaps = |turn: &str| all_turns(&game).contains(&turn.to_owned());
    assert!(swaps("a2-a3>a2-b2:xa3") && !swaps("a2-a3>a2-b2:xa2"));
    assert_eq!(forbids(&game, "a2-a3>a2-b2:xa2"), "A-7");

    // Where a lift frees only one ringfort, the bridge may not cover it again.
    let two_deep = format!("{ALL_BUT_D1},a3-a4,d1-d2");
    let game = w("tara-1", "d4R e4B", "5,5", &two_deep);
    let mut lifted = game;
    lifted.apply("a2-a3>".parse().unwrap()).unwrap();
    assert_eq!(refuses(&lifted, ">a2-b2"), "A-10");
    // a3 and a4 stay linked when the bridge between them goes, and nothing else is free.
    assert_eq!(refuses(&game, "a3-a4>"), "A-10");
    assert!(actions(&game).iter().all(|action| action.ends_with('>')));
}

#[test]
fn a_11_only_the_enemy_king_protects_and_bridges_beside_him_move() {
    let game = kings("tara-1", "c4-d4");
    assert_eq!(forbids(&game, "xd4:e1-f1"), "A-11");
    // The bridge beside Red's king is lifted, and one is put beside him.
    let turns = all_turns(&game);
    assert!(turns.contains(&"c4-d4>d3-d4:xc4".to_owned()));
    assert!(!turns.contains(&"c4-d4>d3-d4:xd4".to_owned()));
    // One's own king protects nothing from oneself, and leaves his ringfort behind.
    let after = played(game, "xd3:e3-e4");
    assert!(
        all_turns(&after)
            .iter()
            .any(|turn| turn.starts_with("xe2:"))
    );
}

#[test]
fn a_12_no_bridge_joins_two_colours() {
    let position = format!("{} b 5,5 d3-e3", board(W, "d4R e4B"));
    let why = fault::<Tara>("tara-1", &position);
    assert!(why.contains("A-12"), "{why}");
    assert_eq!(forbids(&kings("tara-1", "-"), "xa2:d3-e3"), "A-7");
}

#[test]
fn l2_e4_b_6_links_lie_in_the_lines_of_the_king() {
    let game = kings("tara-2", "-");
    let in_lines = words("d3-e3 e3-f3 f3-g3 d5-d6 d6-d7");
    assert_eq!(links_after(&game, "xd3"), in_lines);
    assert_eq!(links_after(&game, "xa2"), ["e2-f2", "f2-g2"]);
    assert_eq!(all_turns(&game).len(), 59);
    assert_eq!(forbids(&game, "xd3:e4-e5"), "B-6");
    // No pair in the lines: no bridge, and the swap is legal.
    let linked = kings("tara-2", "e2-f2,f2-g2");
    assert!(all_turns(&linked).contains(&"xa2".to_owned()));
    assert_eq!(forbids(&linked, "xa2:e3-f3"), "B-6");
    assert_eq!(forbids(&linked, "xa2:e2-f2"), "G-4");
}

#[test]
fn b_7_a_moved_bridge_goes_to_the_lines_of_the_enemy_king() {
    let game = kings("tara-2", "a2-a3");
    let mut lifted = game;
    lifted.apply("a2-a3>".parse().unwrap()).unwrap();
    // Red's pairs in rank 4 and in file d.
    let lines = ">a4-b4 >b4-c4 >c4-d4 >d1-d2 >d2-d3 >d3-d4";
    assert_eq!(actions(&lifted), words(lines));
    assert_eq!(refuses(&lifted, ">a5-a6"), "B-7");
    // With all of them bridged there is no bridge-move.
    let shut = kings("tara-2", "a2-a3,a4-b4,b4-c4,c4-d4,d1-d2,d2-d3,d3-d4");
    assert!(actions(&shut).iter().all(|action| action.starts_with('x')));
    assert_eq!(refuses(&shut, "a2-a3>"), "B-7");
    assert_eq!(refuses(&shut, "d2-d3>"), "B-7");
}

#[test]
fn b_8_in_level_2_territory_varies() {
    let more_red = board(W, "e1r f1r g2r d4R e4B");
    // Red has 26, Blue 19: a lead of 7 takes all five skips of Red's.
    tara("tara-2", &format!("{more_red} b 0,5 -"));
    let why = fault::<Tara>("tara-2", &format!("{more_red} b 5,5 -"));
    assert!(why.contains("B-2"), "{why}");
    let why = fault::<Tara>("tara-1", &format!("{more_red} b 5,5 -"));
    assert!(why.contains("A-13"), "{why}");
    // The player who is to move, and may be stuck, can have more.
    tara("tara-2", &format!("{} r 4,5 -", board(W, "d4R e4B")));
}
