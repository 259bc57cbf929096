//! Receiving cards, control and the end (R10 to R13), where the worked examples do not show all
//! of it.

use crate::{
    Scene, act, cards, deal, hand_sizes, hold_all, is_told, legal, over, refuses, row, table,
    tells, to_act,
};
use riocht::{
    brian_boru::{Region, RuleSet},
    game::{Chance, Game, Seat, Seed, View},
};
use std::collections::HashSet;

/// Lets every seat hold and take nothing for one turn.

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
