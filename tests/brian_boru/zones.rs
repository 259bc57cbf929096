//! The reveal and the zones (R5 to R9), where the worked examples do not show all of it.

use crate::{Scene, act, hand_sizes, is_told, legal, refuses, said, table, tells, to_act};
use riocht::{
    brian_boru::Region,
    game::{Game, Seat},
};

#[test]
fn r_5_1_cards_are_native_trade_or_mismatch() {
    let scene = Scene {
        board: "U: B1",
        hands: &["y5L b1M", "g4M b1L", "b5L b1U", "r4U b2U"],
        row: "r5M",
        ..Scene::default()
    };
    let mut game = scene.at(&table(4, ""));
    let plays = "1:y5L@attack 2:g4M@politics 3:b5L@build 4:r4U@build 3:swap=-";
    let events = act(&mut game, plays);
    for part in [
        "Seat 1's y5L does nothing in attack",
        "Seat 2's g4M does nothing in politics",
        "Seat 4's r4U does nothing in build",
        "Order of trade: seat 3 with b5L",
    ] {
        assert!(is_told(&events, part), "{part}");
    }
    assert!(!is_told(&events, "Order of attack") && !is_told(&events, "Order of build"));
    // Each counts as a played card.
    assert_eq!(hand_sizes(&game), [2; 4]);
}

#[test]
fn r_5_2_the_order_is_fixed_at_the_reveal() {
    // Each has one piece in the region of its card; the attack takes B's before they build, and
    // B is still the builder, being earlier in turn order.
    let scene = Scene {
        start: Some(2),
        board: "M: B1 C2; U: A1",
        hands: &["g4U b1M", "g4M b1L", "r1M b1U"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(3, ""));
    let events = act(&mut game, "2:g4M@build 3:r1M@attack 1:g4U@build 1:join=no");
    tells(
        &events,
        &[
            "Order of build: seat 2 with g4M, then seat 1 with g4U (later in turn order)",
            "Seat 3 removes a piece of seat 2 from Munster",
            "Seat 2 builds a castle in Munster",
        ],
    );
}

#[test]
fn r_5_3_zones_resolve_in_their_order_and_trade_comes_last() {
    let scene = Scene {
        start: Some(4),
        board: "M: B1",
        hands: &["r1M b1M", "g1M b1L", "y1L b1U", "b5M g2M"],
        row: "r5M",
        ..Scene::default()
    };
    let mut game = scene.at(&table(4, ""));
    let plays = "4:b5M@attack 1:r1M@attack 2:g1M@build 3:y1L@politics 4:swap=-";
    tells(
        &act(&mut game, plays),
        &[
            "Seat 1 removes",
            "Seat 2 builds",
            "b1U goes back",
            "Seat 4 exchanges nothing",
            "Cards discarded: 4",
            "Seat 4 draws",
            "Seat 1 draws",
        ],
    );
}

#[test]
fn r_6_1_the_attacker_chooses_among_several_opponents_and_must() {
    let scene = Scene {
        board: "M: A1 B1 C2",
        hands: &["r5M b1M", "b1L", "b1U"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(3, ""));
    act(&mut game, "1:r5M@attack 2:hold 3:hold");
    assert_eq!(legal(&game), ["1:target=2", "1:target=3"]);
    assert_eq!(refuses(&game, "1:target=1"), "R6.1");
    assert_eq!(refuses(&game, "1:target=4"), "R6.1");
    assert_eq!(refuses(&game, "1:target=9"), "R6.1");
    act(&mut game, "1:target=3");
    let open = game.position().open();
    assert_eq!(open.pieces[0], [1, 1, 1, 0]);
    assert_eq!(open.removed(game.rules(), Seat(2)), 1);
}

#[test]
fn r_6_2_no_token_where_none_is_left() {
    let scene = Scene {
        board: "U: B1; M: A1",
        defeat: Some(vec![16, 0]),
        hands: &["r4U b1M", "r2M b1L"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, "defeat_tokens=16"));
    let events = act(&mut game, "1:r4U@attack 2:r2M@attack");
    assert!(is_told(&events, "No defeat token is left (R6.2)."));
    assert_eq!(game.position().open().defeat, [16, 0, 0, 0]);
}

#[test]
fn r_6_2_a_later_void_attack_does_not_matter() {
    let scene = Scene {
        board: "U: B1",
        hands: &["r4U b1M", "r2M b1L"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, ""));
    let events = act(&mut game, "1:r4U@attack 2:r2M@attack");
    assert!(is_told(&events, "Seat 2's attack is void"));
    assert!(is_told(
        &events,
        "Seat 2, last in attack, receives a defeat token"
    ));
}

#[test]
fn r_6_3_castles_do_not_protect_and_stay() {
    let scene = Scene {
        board: "M: B1",
        castles: "M: B2",
        hands: &["r1M b1M", "b1L"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, ""));
    act(&mut game, "1:r1M@attack 2:hold");
    let open = game.position().open();
    assert_eq!(
        (open.pieces[0], open.castle(Seat(1), Region::Munster)),
        ([0; 4], 2)
    );
}

#[test]
fn r_7_1_an_upgrade_may_be_declined_and_a_castle_needs_a_token() {
    let scene = Scene {
        board: "M: A1",
        castles: "M: A1",
        hands: &["g4M b1M", "g1M b1L"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, ""));
    act(&mut game, "1:g4M@build 2:g1M@build");
    assert_eq!(legal(&game), ["1:upgrade=yes", "1:upgrade=no"]);
    act(&mut game, "1:upgrade=no");
    // The others may still join.
    assert_eq!(legal(&game), ["2:join=yes", "2:join=no"]);
    let open = game.position().open();
    assert_eq!(
        (open.pieces[0][0], open.castle(Seat(0), Region::Munster)),
        (1, 1)
    );

    // No table has fewer than 16 tokens, which is enough; the rule holds all the same.
    let mut rules = table(2, "");
    rules.castle_tokens = 1;
    let scene = Scene {
        castles: "L: B1",
        hands: &["g4M b1M", "b1L"],
        ..Scene::default()
    };
    let mut game = scene.at(&rules);
    let events = act(&mut game, "1:g4M@build 2:hold");
    assert!(is_told(
        &events,
        "Seat 1 places a piece in Munster; no castle token is left"
    ));
    let open = game.position().open();
    assert_eq!(
        (open.pieces[0][0], open.castle(Seat(0), Region::Munster)),
        (1, 0)
    );
}

#[test]
fn r_7_2_castles_of_different_seats_stand_side_by_side() {
    let scene = Scene {
        board: "M: A1 B1",
        castles: "M: A2 B1",
        hands: &["b1M", "g4M b1L"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, ""));
    act(&mut game, "1:hold 2:g4M@build 2:upgrade=yes");
    assert_eq!(game.position().open().castles[0], [2, 2, 0, 0]);
}

#[test]
fn r_7_3_who_has_no_piece_or_no_space_is_not_asked() {
    let scene = Scene {
        supply: Some(vec![17, 0, 20]),
        board: "M: A3",
        hands: &["g4M b1M", "g2M b1L", "g1M b1U"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(3, "spaces_per_region=5"));
    assert_eq!(refuses(&game, "1:join=yes"), "R4.2");
    let events = act(&mut game, "1:g4M@build 2:g2M@build 3:g1M@build");
    assert!(is_told(
        &events,
        "Seat 2 does not join in Munster, having no piece left (R7.3)"
    ));
    assert_eq!(legal(&game), ["3:join=yes", "3:join=no"]);
    act(&mut game, "3:join=yes");
    assert_eq!(game.position().open().pieces[0], [4, 0, 1, 0]);
}

#[test]
fn r_7_4_nobody_else_becomes_the_builder() {
    let scene = Scene {
        supply: Some(vec![0, 20]),
        castles: "L: B1",
        hands: &["g5L b1M", "g2L b1L"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, ""));
    act(&mut game, "1:g5L@build 2:g2L@build 2:join=yes");
    assert_eq!(game.position().open().castle(Seat(1), Region::Leinster), 1);
}

#[test]
fn r_8_1_the_first_in_politics_must_propose_and_one_card_is_no_choice() {
    let scene = Scene {
        hands: &["y5L b1M b2L", "y1L b1L"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, ""));
    act(&mut game, "1:y5L@politics 2:y1L@politics");
    assert_eq!(legal(&game), ["1:propose=b1M", "1:propose=b2L"]);
    assert_eq!(refuses(&game, "1:propose=y5L"), "R8.1");
    // It lies open, and is in nobody's hand.
    act(&mut game, "1:propose=b2L");
    assert_eq!(game.observe(Seat(1)).hand_size(Seat(0)), 1);
    let scene = Scene {
        hands: &["y5L b1M", "y1L b1L"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, ""));
    act(&mut game, "1:y5L@politics 2:y1L@politics");
    assert_eq!(legal(&game), ["2:pay=yes", "2:pay=no"]);
}

#[test]
fn r_8_2_after_one_has_paid_the_rest_get_no_offer() {
    let scene = Scene {
        supply: Some(vec![20, 0, 20, 20]),
        hands: &["y5L b1M", "y4L b1L", "y3L b1U", "y1L b2L"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(4, ""));
    let plays = "1:y5L@politics 2:y4L@politics 3:y3L@politics 4:y1L@politics";
    let events = act(&mut game, plays);
    assert!(is_told(
        &events,
        "Seat 2 does not pay, having no piece left (R8.2)"
    ));
    assert_eq!(to_act(&game), 3);
    let events = act(&mut game, "3:pay=yes");
    assert!(is_told(&events, "Seat 3 pays a piece and takes b1M"));
    assert!(!is_told(&events, "Seat 4 does not pay") && !is_told(&events, "b1M goes back"));
    assert_eq!(game.position().open().supply, [20, 0, 19, 20]);
}

#[test]
fn r_8_3_r_8_4_how_many_cards_the_proposer_draws() {
    for (options, pay, draws) in [
        ("", "yes", 2),
        ("", "no", 2),
        ("politics_draw=if_taken", "yes", 2),
        ("politics_draw=if_taken", "no", 1),
        ("politics_draw=never", "yes", 1),
        ("politics_draw=never", "no", 1),
    ] {
        let scene = Scene {
            hands: &["y5L b1M b2L", "y1L b1L"],
            ..Scene::default()
        };
        let mut game = scene.at(&table(2, options));
        let plays = format!("1:y5L@politics 2:y1L@politics 1:propose=b1M 2:pay={pay}");
        let events = act(&mut game, &plays);
        let drew = said(&events)
            .iter()
            .filter(|s| s.starts_with("Seat 1 draws"))
            .count();
        assert_eq!(drew, draws, "{options} {pay}");
        assert_eq!(is_told(&events, "b1M goes back to seat 1"), pay == "no");
    }
}

#[test]
fn r_9_1_a_card_given_can_be_taken_by_a_later_trader() {
    let scene = Scene {
        hands: &["b5M y5L", "b3M y1U", "b1L"],
        row: "r1M r2M",
        ..Scene::default()
    };
    let mut game = scene.at(&table(3, ""));
    // The third has no other card: nothing to exchange.
    let events = act(&mut game, "1:b5M@attack 2:b3M@attack 3:b1L@attack");
    assert!(!is_told(&events, "Seat 3 exchanges"));
    assert_eq!(
        legal(&game),
        ["1:swap=-", "1:swap=y5L>r1M", "1:swap=y5L>r2M"]
    );
    assert_eq!(refuses(&game, "1:swap=r1M>y5L"), "R9.1");
    act(&mut game, "1:swap=y5L>r2M");
    assert!(legal(&game).contains(&"2:swap=y1U>y5L".to_owned()));
    let events = act(&mut game, "2:swap=y1U>y5L");
    assert!(is_told(&events, "Seat 3 exchanges nothing, having no card"));
}
