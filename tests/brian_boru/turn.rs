//! Each rule by itself, where the worked examples do not show all of it.

use crate::{
    Scene, act, cards, hand_sizes, is_told, legal, over, refuses, row, said, table, tells, to_act,
};
use riocht::{
    brian_boru::{BrianBoru, Card, Cards, Colour, Region, RuleSet, Zone},
    game::{Chance, Game, Seat, Seed, View},
};
use std::collections::HashSet;

fn deal(seats: u8, options: &str, seed: u64) -> BrianBoru {
    BrianBoru::start(&table(seats, options), Seed(seed))
}

#[test]
fn r_1_1_regions_have_values_and_spaces() {
    let rules = table(3, "");
    let values = Region::ALL.map(|region| rules.value(region));
    assert_eq!((values, rules.spaces_per_region), ([4, 2, 3, 1], 8));
    let rules = table(3, "region_values=1942,spaces_per_region=4");
    let by_value = rules.by_value().map(Region::letter);
    assert_eq!(by_value, ['U', 'L', 'C', 'M']);
}

#[test]
fn r_1_2_there_are_three_zones_with_a_colour_each() {
    let natives = Zone::ALL.map(|zone| (zone.word(), zone.native()));
    let expected = [
        ("attack", Colour::Red),
        ("build", Colour::Green),
        ("politics", Colour::Yellow),
    ];
    assert_eq!(natives, expected);
}

#[test]
fn r_1_3_sixty_cards_by_the_formula() {
    // The page's list: for each value the regions of red, green, blue and yellow.
    let list = [
        ["MUC", "MLC", "MLU", "LUC"],
        ["MLC", "MLU", "LUC", "MUC"],
        ["MLU", "LUC", "MUC", "MLC"],
        ["LUC", "MUC", "MLC", "MLU"],
        ["MUC", "MLC", "MLU", "LUC"],
    ];
    let mut count = 0;
    for (value, regions) in (1..).zip(list) {
        for (colour, letters) in Colour::ALL.into_iter().zip(regions) {
            for region in Region::ALL {
                let card = Card::new(colour, value, region);
                assert_eq!(card.is_some(), letters.contains(region.letter()));
                count += u32::from(card.is_some());
            }
        }
    }
    assert_eq!((count, Cards::ALL.len(), Cards::ALL.value()), (60, 60, 180));
    for region in Region::ALL {
        let here: Cards = Cards::ALL
            .iter()
            .filter(|card| card.region() == region)
            .collect();
        assert_eq!((here.len(), here.value()), (15, 45));
    }
    for value in 1..=5 {
        assert_eq!(
            Cards::ALL
                .iter()
                .filter(|card| card.value() == value)
                .count(),
            12
        );
    }
    for colour in Colour::ALL {
        assert_eq!(Cards::of_colour(colour).len(), 15);
        assert!(
            Cards::of_colour(colour)
                .iter()
                .all(|card| card.colour() == colour)
        );
    }
    let mut texts: Vec<String> = Cards::ALL.iter().map(|card| card.to_string()).collect();
    assert!(texts.is_sorted());
    texts.dedup();
    assert_eq!(texts.len(), 60);
    for text in &texts {
        assert_eq!(&text.parse::<Card>().unwrap().to_string(), text);
    }
    for wrong in ["r5L", "g5U", "x1M", "r0M", "r6M", "r5", "r5MM", "", "r5m"] {
        assert!(wrong.parse::<Card>().is_err(), "{wrong}");
    }
}

#[test]
fn r_1_4_r_1_5_pieces_and_tokens_are_those_of_the_table() {
    let game = deal(
        3,
        "pieces_per_player=15,castle_tokens=16,defeat_tokens=24",
        1,
    );
    let (rules, open) = (game.rules(), game.position().open());
    assert_eq!(open.supply, [14, 14, 14, 0]);
    assert_eq!(
        (open.castle_tokens(rules), open.defeat_tokens(rules)),
        (16, 24)
    );
}

#[test]
fn r_1_6_the_discard_pile_and_removed_pieces_are_open() {
    let mut game = Scene {
        board: "M: B1",
        hands: &["r5M b1M", "b1L"],
        ..Scene::default()
    }
    .at(&table(2, ""));
    act(&mut game, "1:r5M@attack 2:hold");
    let seen = game.observe(Seat(0));
    assert_eq!(seen.open().discards, cards("r5M").into_iter().collect());
    assert_eq!(seen.open().removed(game.rules(), Seat(1)), 1);
}

#[test]
fn r_2_1_the_starting_player_is_drawn_or_chosen() {
    let mut counts = [0u32; 4];
    for seed in 0..4_000 {
        counts[deal(4, "", seed).position().open().start.index()] += 1;
    }
    // Five standard deviations of a quarter of 4,000 are 137.
    assert!(counts.iter().all(|n| n.abs_diff(1_000) < 137), "{counts:?}");
    for seed in 0..10 {
        assert_eq!(
            deal(4, "start_player=3", seed).position().open().start,
            Seat(2)
        );
    }
}

#[test]
fn r_2_2_homes_are_different_and_dealt_among_those_of_the_table() {
    for (seats, allowed) in [(2, "LU"), (3, "LUC"), (4, "MLUC")] {
        let mut met = HashSet::new();
        for seed in 0..100 {
            let game = deal(seats, "", seed);
            let open = game.position().open();
            let homes: Vec<char> = open
                .homes
                .iter()
                .flatten()
                .map(|home| home.letter())
                .collect();
            let different: HashSet<_> = homes.iter().collect();
            assert_eq!(different.len(), usize::from(seats));
            assert!(homes.iter().all(|home| allowed.contains(*home)));
            for seat in Seat::all(seats) {
                let home = open.homes[seat.index()].unwrap();
                assert_eq!(open.pieces[home.index()][seat.index()], 1);
            }
            met.insert(homes);
        }
        let ways = [0, 0, 2, 6, 24][usize::from(seats)];
        assert!(met.len() > ways * 2 / 3, "{seats}: {}", met.len());
    }
    // By another value of the regions others are in the middle.
    let game = deal(2, "region_values=1234,homes=by_seat", 1);
    let homes = game.position().open().homes;
    assert_eq!(homes[..2], [Some(Region::Leinster), Some(Region::Ulster)]);
}

#[test]
fn r_2_2_homes_can_be_chosen_in_turn_order_before_the_deal() {
    let mut game = deal(4, "homes=chosen,start_player=3", 5);
    assert_eq!(
        legal(&game),
        ["3:home=M", "3:home=U", "3:home=L", "3:home=C"]
    );
    assert_eq!(hand_sizes(&game), [0; 4]);
    assert_eq!(refuses(&game, "4:home=M"), "R3.3");
    act(&mut game, "3:home=U");
    assert_eq!(refuses(&game, "4:home=U"), "R2.2");
    act(&mut game, "4:home=M");
    // The last home is no choice.
    act(&mut game, "1:home=C");
    assert_eq!(hand_sizes(&game), [6; 4]);
    assert_eq!(to_act(&game), 3);
    assert_eq!(game.position().open().homes[1], Some(Region::Leinster));
}

#[test]
fn r_2_3_cards_are_dealt_and_the_row_turned_up() {
    for (options, hand, row_size) in [("", 6, 4), ("hand_size=8,row_size=5", 8, 5)] {
        let game = deal(4, options, 3);
        assert_eq!(hand_sizes(&game), [hand; 4]);
        assert_eq!(row(&game).len(), row_size);
        let deck = 60 - 4 * usize::from(hand) - row_size;
        assert_eq!(game.position().deck().len(), deck);
    }
}

#[test]
fn r_2_4_control_is_not_checked_at_the_set_up() {
    let game = deal(4, "", 3);
    let open = game.position().open();
    assert_eq!(
        (open.points, open.control, open.defeat),
        ([0; 4], [None; 4], [0; 4])
    );
    assert_eq!(open.castles, [[0; 4]; 4]);
}

/// Lets every seat hold and take nothing for one turn.
fn hold_all(game: &mut BrianBoru) -> Vec<String> {
    let turn = |game: &BrianBoru| {
        let open = game.position().open();
        (open.round, open.turn, game.status().seat().is_none())
    };
    let (before, mut sentences) = (turn(game), Vec::new());
    while turn(game) == before {
        let seat = to_act(game);
        let hold = format!("{seat}:hold");
        let action = match legal(game).contains(&hold) {
            true => hold,
            false => format!("{seat}:take=-"),
        };
        sentences.extend(said(&act(game, &action)));
    }
    sentences
}

#[test]
fn r_3_1_r_12_1_a_game_has_its_rounds_and_a_round_its_turns() {
    for (options, turns, checks) in [("rounds=3", 3, 3), ("rounds=3,turns_per_round=2", 6, 3)] {
        let mut game = deal(3, options, 2);
        let (mut played, mut checked) = (0, 0);
        while game.status().seat().is_some() {
            let sentences = hold_all(&mut game);
            played += 1;
            let check = |sentence: &&String| sentence.contains("Ulster and scores");
            checked += sentences.iter().filter(check).count();
        }
        assert_eq!((played, checked), (turns, checks), "{options}");
        // R11.2, R12.2: control points of all rounds, once; nothing else but the hands.
        let open = game.position().open();
        assert_eq!(open.points.iter().sum::<i16>(), 3 * 6);
    }
}

#[test]
fn r_3_2_the_marker_passes_to_the_left_after_the_control_check() {
    let mut game = deal(3, "start_player=3", 2);
    let sentences = hold_all(&mut game);
    let place = |part: &str| sentences.iter().position(|s| s.contains(part)).unwrap();
    assert!(place("scores") < place("marker passes to seat 1"));
    assert_eq!(to_act(&game), 1);
    let mut game = deal(3, "start_player=3,rotate_start=off", 2);
    hold_all(&mut game);
    assert_eq!(to_act(&game), 3);
}

#[test]
fn r_3_3_turn_order_is_clockwise_from_the_starting_player() {
    let mut game = deal(4, "start_player=3", 2);
    let mut order = Vec::new();
    for _ in 0..4 {
        let seat = to_act(&game);
        order.push(seat);
        act(&mut game, &format!("{seat}:hold"));
    }
    assert_eq!(order, [3, 4, 1, 2]);
    assert_eq!(refuses(&game, "4:take=-"), "R3.3");
}

#[test]
fn r_4_1_empty_hands_take_in_turn_order_from_a_row_that_is_not_refilled() {
    let scene = Scene {
        start: Some(2),
        hands: &["", "", "b1L"],
        row: "r4U g4M g1M",
        ..Scene::default()
    };
    let mut game = scene.at(&table(3, ""));
    assert_eq!(legal(&game), ["2:take=r4U", "2:take=g4M", "2:take=g1M"]);
    assert_eq!(refuses(&game, "2:take=-"), "R4.1");
    assert_eq!(refuses(&game, "2:take=y5L"), "R4.1");
    act(&mut game, "2:take=g4M");
    assert_eq!(legal(&game), ["1:take=r4U", "1:take=g1M"]);
    act(&mut game, "1:take=g1M");
    assert_eq!(row(&game), cards("r4U"));
    // He must play that card and may choose the zone.
    assert_eq!(
        legal(&game),
        ["2:g4M@attack", "2:g4M@build", "2:g4M@politics"]
    );
    assert_eq!(refuses(&game, "2:hold"), "R4.1");
    act(&mut game, "2:g4M@build");
    assert!(legal(&game).contains(&"3:hold".to_owned()));
}

#[test]
fn r_4_1_without_a_row_the_top_of_the_deck_and_without_cards_nothing() {
    let scene = Scene {
        hands: &["", "b1L b2L"],
        ..Scene::default()
    };
    let game = scene.at(&table(2, ""));
    assert_eq!(legal(&game).len(), 3);
    assert_eq!((hand_sizes(&game), to_act(&game)), (vec![1, 2], 1));
    // Nobody else sees which card it is.
    assert!(game.observe(Seat(1)).seen_hand(Seat(0)).is_empty());

    // One card of the row is no choice.
    let scene = Scene {
        hands: &["", "b1L b2L"],
        row: "r4U",
        ..Scene::default()
    };
    let game = scene.at(&table(2, ""));
    assert_eq!(
        legal(&game),
        ["1:r4U@attack", "1:r4U@build", "1:r4U@politics"]
    );

    let scene = Scene {
        hands: &["", "*"],
        deck: Some(""),
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, ""));
    assert_eq!((to_act(&game), legal(&game).len()), (2, 181));
    let events = act(&mut game, "2:hold");
    assert!(is_told(
        &events,
        "The cards are turned up: seat 1 out, 2 hold"
    ));
    assert!(is_told(
        &events,
        "Seat 2 takes no card, for the row is empty"
    ));
}

#[test]
fn r_4_2_r_13_any_card_to_any_zone_or_hold() {
    let game = deal(3, "", 9);
    assert_eq!(legal(&game).len(), 19);
    let seat = to_act(&game);
    let hand = game.position().hand(Seat(seat - 1));
    for card in hand.iter() {
        for zone in Zone::ALL {
            assert!(legal(&game).contains(&format!("{seat}:{card}@{zone}")));
        }
    }
    let other = Cards::ALL.without(hand).first().unwrap();
    assert_eq!(refuses(&game, &format!("{seat}:{other}@attack")), "R4.2");
    assert_eq!(refuses(&game, &format!("{seat}:join=yes")), "R4.2");
}

#[test]
fn r_4_3_nobody_sees_a_choice_before_all_have_chosen() {
    let start = Scene {
        hands: &["r5M b1M", "b1L b2L", "b1U b2U"],
        row: "r4U",
        ..Scene::default()
    }
    .at(&table(3, ""));
    let mut seen = HashSet::new();
    for choice in ["1:hold", "1:r5M@attack", "1:r5M@build", "1:b1M@politics"] {
        let mut game = start;
        act(&mut game, choice);
        for other in [Seat(1), Seat(2)] {
            let text = serde_json::to_string(&game.observe(other)).unwrap();
            seen.insert((other, text));
        }
        let own = serde_json::to_string(&game.observe(Seat(0))).unwrap();
        let what = choice.trim_start_matches("1:");
        assert!(own.contains(&format!("\"chosen\":\"{what}\"")), "{own}");
    }
    assert_eq!(seen.len(), 2, "one observation each, whatever was chosen");
}

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

#[test]
fn r_10_1_a_holder_may_take_nothing() {
    let scene = Scene {
        hands: &["b1M", "b1L"],
        row: "r1M r2M",
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, ""));
    act(&mut game, "1:hold 2:hold");
    assert_eq!(legal(&game), ["1:take=-", "1:take=r1M", "1:take=r2M"]);
    assert_eq!(refuses(&game, "1:take=b1M"), "R10.1");
    act(&mut game, "1:take=-");
    assert_eq!(to_act(&game), 2);
}

#[test]
fn r_10_2_a_draw_is_skipped_where_there_is_no_card() {
    let scene = Scene {
        hands: &["y5L b1M", "*"],
        deck: Some(""),
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, ""));
    let events = act(&mut game, "1:y5L@politics 2:hold");
    // The proposer's own card is all that there is to shuffle and to draw.
    tells(
        &events,
        &[
            "The discard pile is shuffled into a deck of 1",
            "Seat 1 draws y5L",
            "There is no card for seat 1 to draw (R10.2)",
        ],
    );
}

#[test]
fn r_10_3_a_hand_over_the_limit_is_cut_down_at_the_end_of_the_step() {
    let scene = Scene {
        hands: &["b1M b2L b3M b4M b5M y5L y1L", "b1L b2U b3U b4L b5L r5M"],
        row: "r1M r2M",
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, "hand_limit=6"));
    act(&mut game, "1:hold 2:hold 1:take=r1M");
    // Eight cards: two go, one by one, before the next seat's step.
    assert_eq!(legal(&game).len(), 8);
    assert_eq!(refuses(&game, "1:discard=r2M"), "R10.3");
    assert_eq!(refuses(&game, "2:take=-"), "R3.3");
    let events = act(&mut game, "1:discard=r1M 1:discard=b1M");
    assert!(is_told(
        &events,
        "Seat 1 is over the hand limit and puts b1M away (R10.3)"
    ));
    assert_eq!((to_act(&game), hand_sizes(&game)), (2, vec![6, 6]));
    assert_eq!(
        game.position().open().discards,
        cards("r1M b1M").into_iter().collect()
    );
    act(&mut game, "2:take=-");
    assert_eq!(game.position().open().round, 2);
}

#[test]
fn r_10_4_the_row_is_refilled_at_the_end_at_once_or_never() {
    for (options, between, after) in [
        ("", 3, 4),
        ("row_refill=at_once", 4, 4),
        ("row_refill=never", 3, 2),
    ] {
        let scene = Scene {
            hands: &["b1M", "b1L"],
            row: "r1M r2M g1M g2M",
            ..Scene::default()
        };
        let mut game = scene.at(&table(2, options));
        act(&mut game, "1:hold 2:hold 1:take=r1M");
        assert_eq!(row(&game).len(), between, "{options}");
        act(&mut game, "2:take=r2M");
        assert_eq!(row(&game).len(), after, "{options}");
    }
}

#[test]
fn r_11_1_a_lost_lead_takes_the_marker_off() {
    let scene = Scene {
        board: "M: A1",
        hands: &["b1M b2L", "g4M b1L b2U"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(2, "rotate_start=off"));
    hold_all(&mut game);
    assert_eq!(game.position().open().control[0], Some(Seat(0)));
    let events = act(&mut game, "1:hold 2:g4M@build 1:take=-");
    assert!(is_told(
        &events,
        "Nobody controls Munster: several have most pieces"
    ));
    let open = game.position().open();
    assert_eq!((open.control[0], open.points), (None, [4, 0, 0, 0]));
}

#[test]
fn r_11_1_control_can_be_scored_at_the_final_check_only() {
    let mut game = deal(2, "rounds=3,control_scoring=final_only", 2);
    let mut totals = Vec::new();
    while game.status().seat().is_some() {
        hold_all(&mut game);
        totals.push(game.position().open().points.iter().sum::<i16>());
    }
    assert_eq!(totals, [0, 0, 5]);
}

#[test]
fn r_12_2_a_score_by_its_kinds_and_what_the_end_would_bring() {
    let scene = Scene {
        board: "M: A1; U: B2",
        castles: "M: A1; L: A2",
        points: Some(vec![7, 0]),
        defeat: Some(vec![1, 3]),
        hands: &["r5M g4M b1M", "b1L"],
        ..Scene::default()
    };
    let game = scene.at(&table(2, ""));
    let score = game.position().score(game.rules(), Seat(0));
    let kinds = (score.control, score.plain_castles, score.upgraded_castles);
    assert_eq!(kinds, (7, 1, 2));
    assert_eq!((score.hand, score.defeats, score.next_check), (10, -1, 4));
    assert_eq!((score.so_far(), score.total(), score.at_end()), (9, 19, 23));
    // It may be negative.
    let score = game.position().score(game.rules(), Seat(1));
    assert_eq!((score.so_far(), score.at_end()), (-3, 1));
    // Another sees how many cards there are, not which.
    let score = game.observe(Seat(1)).score(Seat(0));
    assert_eq!((score.hand, score.unseen_cards, score.so_far()), (0, 3, 9));
    assert_eq!(game.observe(Seat(0)).score(Seat(0)).unseen_cards, 0);
}

#[test]
fn r_12_2_fair_start_gives_poorer_homes_points() {
    // f = round(6 × (6 − 4) / 9) = 1, so Munster 0, Ulster 1, Leinster 2, Connacht 3.
    let rules = table(4, "fair_start=on");
    let points = Region::ALL.map(|region| rules.start_points(region));
    assert_eq!(points, [0, 2, 1, 3]);
    // f = round(9 × 4 / 9) = 4 with the homes Ulster 3 and Leinster 2.
    let rules = table(2, "fair_start=on,rounds=9");
    assert_eq!(rules.start_points(Region::Leinster), 4);
    // At least 1: round(3 × 2 / 9) = 1.
    assert_eq!(
        table(4, "fair_start=on,rounds=3").start_points(Region::Connacht),
        3
    );
    assert_eq!(table(4, "").start_points(Region::Connacht), 0);
    let game = deal(4, "fair_start=on,homes=by_seat", 1);
    let starts = Seat::all(4).map(|seat| game.position().score(&rules, seat).start);
    assert_eq!(starts.sum::<i16>(), 8);
}

#[test]
fn r_12_3_ties_are_broken_only_at_the_top() {
    let scene = Scene {
        round: Some(3),
        board: "L: A1; U: B1",
        points: Some(vec![1, 0, 3]),
        defeat: Some(vec![0, 0, 1]),
        hands: &["b1M", "b1L", "b1U"],
        ..Scene::default()
    };
    let mut game = scene.at(&table(3, "rounds=3"));
    hold_all(&mut game);
    assert_eq!(over(&game), "seats 4 4 3 (winners 1 2)");
}

#[test]
fn r_13_no_decision_with_one_option_is_offered() {
    let options = [
        "",
        "homes=chosen,hand_limit=6,row_refill=never",
        "row_refill=at_once,rounds=15,hand_size=8",
    ];
    let (mut decisions, mut kinds) = (0, HashSet::new());
    for seed in 0..300 {
        for options in options {
            let mut game = deal(2 + (seed % 3) as u8, options, seed);
            let mut chance = Chance::new(Seed(seed));
            while let Some(action) = game.random_action(&mut chance) {
                let choices = game.position().choices(game.rules());
                assert!(choices.len() > 1, "{action}");
                assert_eq!(choices.len() as usize, game.legal_actions().len());
                kinds.insert(format!("{:?}", choices.step()));
                decisions += 1;
                game.apply(action).unwrap();
            }
        }
    }
    assert!(decisions > 10_000);
    // All but a forced take, which needs an empty hand: see R4.1.
    assert_eq!(kinds.len(), 11, "{kinds:?}");
}

#[test]
fn the_presets_are_those_of_the_page() {
    let rounds = RuleSet::PRESETS.map(|preset| (preset.name, preset.rounds));
    let expected = [("short", 3), ("standard", 6), ("long", 9), ("epic", 12)];
    assert_eq!(rounds, expected);
}
