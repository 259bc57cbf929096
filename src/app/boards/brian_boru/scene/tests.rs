//! Touches and keys, at decisions of every kind that random games lead to.

use super::*;
use crate::{
    brian_boru::{BrianBoru, RuleSet, Step},
    game::{Chance, Game, Rules, Seed, View},
};

fn scene_of(game: &BrianBoru) -> Scene {
    let mover = game.status().seat();
    let seen = game.observe(mover.unwrap_or(Seat(0)));
    Scene {
        table: Table::of(&seen),
        offer: Offer::of(&seen.legal_actions()),
        mover,
        hint: None,
        told: None,
        chosen: None,
        picked: None,
    }
}

/// Some games that stand at a decision, as the seat that decides sees them.
fn at(step: Step) -> Vec<(BrianBoru, Scene)> {
    let mut rules = RuleSet::STANDARD;
    for (name, value) in [("seats", "4"), ("rounds", "12"), ("hand_limit", "6")] {
        rules.set(name, value).unwrap();
    }
    if step == Step::Home {
        rules.set("homes", "chosen").unwrap();
    }
    let mut chance = Chance::new(Seed(3));
    let mut found = Vec::new();
    for seed in 0..400 {
        let mut game = BrianBoru::start(&rules, Seed(seed));
        loop {
            if game.position().open().step() == step {
                found.push((game, scene_of(&game)));
                break;
            }
            match game.random_action(&mut chance) {
                Some(action) => game.apply(action).unwrap(),
                None => break,
            }
        }
        if found.len() == 12 {
            return found;
        }
    }
    assert!(!found.is_empty(), "{step:?} is never met");
    found
}

/// Does a choice that a touch has made.
fn apply(game: &BrianBoru, scene: &Scene, deed: Deed) {
    let Deed::Do(choice) = deed else {
        panic!("{deed:?} does nothing");
    };
    let seat = scene.mover.unwrap();
    let done = game.clone().apply(Action { seat, choice });
    assert_eq!(done, Ok(()), "{choice}");
}

#[test]
fn every_answer_is_a_legal_choice_and_every_choice_is_within_reach() {
    for step in [
        Step::Home,
        Step::Lay,
        Step::Target,
        Step::Upgrade,
        Step::Place,
        Step::Join,
        Step::Propose,
        Step::Pay,
        Step::Swap,
        Step::Take,
        Step::Discard,
    ] {
        for (game, scene) in at(step) {
            // Whatever is taken up, what the items then do.
            let mut reached = Vec::new();
            let options = |cards: Cards| cards.iter().map(Some).chain([None]).collect::<Vec<_>>();
            for chosen in options(scene.offer.in_hand()) {
                for picked in options(scene.offer.in_row()) {
                    let scene = Scene {
                        chosen,
                        picked,
                        ..scene.clone()
                    };
                    for item in scene.areas().concat() {
                        if let deed @ Deed::Do(choice) = scene.deed(item) {
                            apply(&game, &scene, deed);
                            reached.push(choice);
                        }
                    }
                }
            }
            for action in game.legal_actions() {
                assert!(reached.contains(&action.choice), "{step:?} {action}");
            }
        }
    }
}

#[test]
fn r4_2_a_card_is_taken_up_and_then_laid_in_a_zone() {
    for (game, mut scene) in at(Step::Lay) {
        let card = scene.table.hand().first().unwrap();
        assert_eq!(scene.deed(Item::Zone(Zone::Build)), Deed::CardFirst);
        assert_eq!(scene.deed(Item::Hand(card)), Deed::Choose(card));
        scene.chosen = Some(card);
        assert_eq!(scene.deed(Item::Hand(card)), Deed::LetGo);
        for zone in Zone::ALL {
            let expected = Choice::Lay(card, zone);
            assert_eq!(scene.deed(Item::Zone(zone)), Deed::Do(expected));
            apply(&game, &scene, scene.deed(Item::Zone(zone)));
            // R5.1: the player is told before whether it does anything.
            assert_eq!(scene.effect(zone), Some((card, List::of(card, zone))));
        }
    }
}

#[test]
fn r6_1_a_target_is_touched_on_the_map() {
    for (game, scene) in at(Step::Target) {
        let region = scene.about().unwrap();
        for seat in Seat::all(4) {
            let there = scene.table.pieces[region.index()][seat.index()] > 0;
            match scene.deed(Item::Piece(seat)) {
                deed @ Deed::Do(_) => apply(&game, &scene, deed),
                deed => {
                    assert_eq!(deed, Deed::Tell(Item::Piece(seat)));
                    assert!(!there || scene.mover == Some(seat));
                }
            }
        }
    }
}

#[test]
fn r7_3_the_province_in_question_is_touched_for_yes() {
    for (game, scene) in at(Step::Join) {
        let region = scene.about().unwrap();
        let deed = scene.deed(Item::Region(region));
        assert_eq!(deed, Deed::Do(Choice::Join(true)));
        apply(&game, &scene, deed);
        let other = Region::ALL.into_iter().find(|other| *other != region);
        let item = Item::Region(other.unwrap());
        assert_eq!(scene.deed(item), Deed::Tell(item));
    }
}

#[test]
fn what_gives_a_card_away_is_done_by_a_second_touch() {
    for (game, mut scene) in at(Step::Propose) {
        let card = scene.offer.propose.first().unwrap();
        assert_eq!(scene.deed(Item::Hand(card)), Deed::Choose(card));
        scene.chosen = Some(card);
        for item in [Item::Hand(card), Item::Zone(Zone::Politics)] {
            assert_eq!(scene.deed(item), Deed::Do(Choice::Propose(card)));
        }
        apply(&game, &scene, scene.deed(Item::Hand(card)));
    }
    for (_, mut scene) in at(Step::Swap) {
        let (given, taken) = (scene.table.hand().first().unwrap(), scene.table.row[0]);
        assert_eq!(scene.deed(Item::Row(taken)), Deed::Pick(taken));
        scene.picked = Some(taken);
        assert_eq!(scene.deed(Item::Row(taken)), Deed::LetGo);
        assert_eq!(scene.deed(Item::Hand(given)), Deed::Choose(given));
        scene.chosen = Some(given);
        let swap = Choice::Swap(Some((given, taken)));
        assert_eq!(scene.answers(), [swap, Choice::Swap(None)]);
    }
}

#[test]
fn arrow_keys_walk_within_a_part_and_from_part_to_part() {
    for (_, scene) in at(Step::Lay) {
        let areas = scene.areas();
        let hand = &areas[5];
        assert_eq!(scene.entrance(), hand.first().copied());
        assert_eq!(scene.walk(hand[0], "ArrowLeft"), None);
        assert_eq!(scene.walk(hand[0], "ArrowRight"), Some(hand[1]));
        assert_eq!(scene.walk(hand[0], "End"), hand.last().copied());
        // To hold is the only answer while no card is taken up.
        assert_eq!(scene.walk(hand[1], "ArrowUp"), Some(Item::Answer(0)));
        let zones = scene.walk(Item::Answer(0), "ArrowUp");
        assert_eq!(zones, Some(Item::Zone(Zone::Attack)));
        assert_eq!(scene.walk(Item::Realm(Seat(3)), "ArrowUp"), None);
        // Everything is reached from everywhere.
        let mut seen = vec![hand[0]];
        let mut next = 0;
        while let Some(item) = seen.get(next).copied() {
            for key in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] {
                let found = scene.walk(item, key).filter(|found| !seen.contains(found));
                seen.extend(found);
            }
            next += 1;
        }
        assert_eq!(seen.len(), areas.concat().len());
    }
}
