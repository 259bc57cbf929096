//! Components, set-up, rounds and turns, the hidden choice (R1 to R4), where the worked examples
//! do not show all of it.

use crate::{
    Scene, act, cards, deal, hand_sizes, hold_all, is_told, legal, refuses, row, table, to_act,
};
use riocht::{
    brian_boru::{Card, Cards, Colour, Region, Zone},
    game::{Game, Seat, View},
};
use std::collections::HashSet;

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
