//! The rules page has every rule, follows the table, and its figures and its sample can be
//! played.

use super::{
    figures::{DEFEAT, TIE, TWO_CASTLES, UPGRADE},
    *,
};
use crate::{
    brian_boru::{BrianBoru, Card, Colour, Illegal, Step},
    game::{Chance, Illegal as _, Notation, Rules, Seat, Seed, View},
};
use std::collections::BTreeSet;

/// The numbers of the rules, one a line.
const NUMBERS: &str = include_str!("../../../../tests/fixtures/brian-boru-rules.txt");

fn table(options: &str) -> RuleSet {
    let mut rules = RuleSet::STANDARD;
    rules.set_all(options).unwrap();
    rules
}

fn rules_of(book: &Rulebook) -> impl Iterator<Item = &Rule> {
    book.chapters.iter().flat_map(|chapter| &chapter.rules)
}

/// All that a rule says, in one line.
fn said(rules: &RuleSet, number: &str) -> String {
    let book = english(rules);
    let rule = rules_of(&book).find(|rule| rule.number == number);
    rule.unwrap_or_else(|| panic!("no rule {number}"))
        .text
        .join(" ")
}

/// Tables that differ in every option.
const TABLES: [&str; 6] = [
    "",
    "seats=2,rounds=3,hand_size=4,row_size=3,homes=chosen,rotate_start=off",
    "seats=4,rounds=12,hand_size=8,row_size=5,homes=by_seat,start_player=4",
    "fair_start=on,politics_draw=if_taken,row_refill=at_once,hand_limit=6",
    "seats=2,politics_draw=never,row_refill=never,control_scoring=final_only",
    "turns_per_round=3,region_values=6543,spaces_per_region=4,pieces_per_player=15",
];

#[test]
fn every_rule_stands_once_under_its_number() {
    let mut expected: Vec<&str> = NUMBERS.lines().collect();
    expected.sort_unstable();
    for options in TABLES {
        let book = english(&table(options));
        let mut found: Vec<&str> = rules_of(&book).map(|rule| rule.number).collect();
        found.sort_unstable();
        assert_eq!(found, expected, "{options}");
        for rule in rules_of(&book) {
            assert!(
                !rule.title.is_empty() && !rule.text.is_empty(),
                "{}",
                rule.number
            );
            for text in &rule.text {
                assert!(text.ends_with(['.', ':']), "{}: {text}", rule.number);
                assert!(!text.contains("  "), "{}: {text}", rule.number);
            }
        }
    }
}

#[test]
fn every_rule_that_the_game_names_is_there() {
    let numbers: BTreeSet<&str> = NUMBERS.lines().collect();
    let mut named = BTreeSet::new();
    let mut chance = Chance::new(Seed(2));
    for options in TABLES {
        let rules = table(options);
        for seed in 0..20 {
            let (mut game, events) = BrianBoru::tell_start(&rules, Seed(seed));
            named.extend(events.iter().map(|event| event.rule()));
            while let Some(action) = game.random_action(&mut chance) {
                let events = game.tell(action).unwrap();
                named.extend(events.iter().map(|event| event.rule()));
            }
        }
        named.extend(rules.options().iter().map(|option| option.rule));
    }
    let steps = [
        Step::Home,
        Step::ForcedTake,
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
        Step::Over,
    ];
    named.extend(steps.map(|step| Illegal::NotNow(step).rule()));
    let lone = [
        Illegal::NotYourTurn(Seat(0)),
        Illegal::NoHome(Region::Munster),
        Illegal::MustTake,
        Illegal::NoTarget(Seat(0)),
    ];
    named.extend(lone.map(|illegal| illegal.rule()));
    let missing: Vec<_> = named.difference(&numbers).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(named.len() > 25, "{named:?}");
}

#[test]
fn figures_can_be_played() {
    let rules = RuleSet::STANDARD;
    let book = english(&rules);
    let figures: Vec<&Figure> = rules_of(&book).flat_map(|rule| &rule.figures).collect();
    assert_eq!(figures.len(), 8);
    for figure in figures {
        let read = BrianBoru::parse_position(&rules, figure.position);
        let before = read.unwrap_or_else(|why| panic!("{why}\n{}", figure.position));
        if !figure.turn.is_empty() {
            let turn = before.parse_turn(figure.turn).unwrap();
            assert_eq!(before.turn_text(&turn), figure.turn);
        }
    }
}

/// What a figure says happens, happens.
#[test]
fn captions_are_true() {
    let rules = RuleSet::STANDARD;
    let after = |position: &str, turns: &str| {
        let mut game = BrianBoru::parse_position(&rules, position).unwrap();
        let mut told = Vec::new();
        for turn in turns.split_whitespace() {
            let events = game.tell(turn.parse().unwrap()).unwrap();
            told.extend(events.iter().map(ToString::to_string));
        }
        (game, told.join("\n"))
    };
    let board = |game: &BrianBoru| {
        let open = game.position().open();
        (open.pieces, open.castles, open.supply)
    };
    let (game, _) = after(ROUND_ATTACK, "1:target=2");
    let (second, _) = after(ROUND_BUILD, "");
    assert_eq!(board(&game), board(&second));
    let (game, _) = after(ROUND_BUILD, "3:join=yes");
    let (third, _) = after(ROUND_CONTROL, "");
    assert_eq!(board(&game), board(&third));
    assert_eq!(
        game.position().open().control,
        third.position().open().control
    );
    let (_, told) = after(TIE, "3:hold");
    assert!(
        told.contains("Order of attack: seat 2 with r3U, then seat 1"),
        "{told}"
    );
    let (_, told) = after(DEFEAT, "3:hold");
    assert!(
        told.contains("Seat 2, last in attack, receives a defeat token"),
        "{told}"
    );
    let (game, _) = after(UPGRADE, "1:upgrade=yes");
    assert_eq!(game.position().open().castle(Seat(0), Region::Connacht), 2);
    for position in [ROUND_CONTROL, TWO_CASTLES, CONTROL] {
        let (game, _) = after(position, "");
        let open = game.position().open();
        for region in Region::ALL {
            assert_eq!(
                open.leader(region),
                open.control[region.index()],
                "{region}"
            );
        }
    }
}

#[test]
fn the_cards_that_are_missing_are_named() {
    let all = said(&RuleSet::STANDARD, "R1.3");
    for (name, colour) in ["Red", "Green", "Blue", "Yellow"].iter().zip(Colour::ALL) {
        let missing = |value: u8| {
            let mut none = Region::ALL.into_iter();
            let region = none.find(|region| Card::new(colour, value, *region).is_none());
            format!("no {value} of {}", region.unwrap())
        };
        let missing: Vec<String> = (1..=5).map(missing).collect();
        let sentence = format!("{name} has {}.", missing.join(", "));
        assert!(all.contains(&sentence), "{sentence}\n{all}");
    }
}

#[test]
fn the_text_follows_the_table() {
    for (options, number, part) in [
        ("", "R1.1", "is worth 4, 3, 2 and 1."),
        ("region_values=6543", "R1.1", "is worth 6, 5, 4 and 3."),
        ("spaces_per_region=5", "R1.1", "Each has 5 spaces"),
        ("", "R1.4", "You have 20 pieces."),
        (
            "castle_tokens=17,defeat_tokens=18",
            "R1.5",
            "17 castle tokens",
        ),
        ("castle_tokens=17,defeat_tokens=18", "R1.5", "and 18 defeat"),
        ("row_size=5", "R1.6", "a row of 5 cards"),
        ("", "R2.1", "drawn by lot"),
        ("start_player=2", "R2.1", "Seat 2 starts."),
        ("seats=2", "R2.2", "table: Ulster, Leinster. They are dealt"),
        ("seats=4,homes=by_seat", "R2.2", "Connacht. The first seat"),
        ("homes=chosen", "R2.2", "They are chosen"),
        (
            "seats=2",
            "R2.3",
            "dealt 6 cards, which nobody else sees. 4 more are",
        ),
        ("seats=2", "R2.3", "and 44 stay"),
        ("seats=3", "R2.3", "and 38 stay"),
        ("seats=4", "R2.3", "and 32 stay"),
        ("", "R3.1", "has 6 rounds, and a round is one turn."),
        (
            "rounds=9,turns_per_round=2",
            "R3.1",
            "has 9 rounds, and a round is 2 turns.",
        ),
        ("", "R3.2", "marker goes to the next"),
        ("rotate_start=off", "R3.2", "stays the same"),
        ("", "R8.4", "Taken or not"),
        (
            "politics_draw=if_taken",
            "R8.4",
            "If it comes back, you draw one.",
        ),
        ("politics_draw=never", "R10.1", "from the deck: one card."),
        ("", "R10.3", "There is none"),
        ("hand_limit=7", "R10.3", "more than 7 cards"),
        ("", "R10.4", "to 4 cards"),
        ("row_refill=at_once", "R10.4", "at once"),
        ("row_refill=never", "R10.4", "not replaced"),
        (
            "control_scoring=final_only",
            "R11.1",
            "after the last round only",
        ),
        ("rounds=12", "R12.1", "in round 12."),
        (
            "seats=4,fair_start=on",
            "R12.2",
            "Munster 0, Ulster 1, Leinster 2, Connacht 3.",
        ),
    ] {
        let all = said(&table(options), number);
        assert!(all.contains(part), "{options}: {number}: {all}");
    }
    assert!(!said(&RuleSet::STANDARD, "R12.2").contains("Poorer"));
}
