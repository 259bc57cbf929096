//! The worked examples of the rules page.

use crate::{Scene, act, by_region, cards, hand_sizes, is_told, over, row, table, tells};
use riocht::{
    brian_boru::{BrianBoru, Cards, Event, RuleSet},
    game::{Ending as _, Game, Seat, Seed, Status, View},
};
use serde::Deserialize;

const EXAMPLES: &str = include_str!("../fixtures/brian-boru-examples.jsonl");

#[derive(Deserialize)]
struct Example {
    id: String,
    seats: u8,
    #[serde(default)]
    rules: String,
    start: Option<u8>,
    round: Option<u8>,
    board: String,
    #[serde(default)]
    castles: String,
    supply: Option<Vec<u8>>,
    defeat: Option<Vec<u8>>,
    points: Option<Vec<i16>>,
    hands: Vec<String>,
    #[serde(default)]
    row: String,
    deck: Option<String>,
    #[serde(default)]
    discard: String,
    actions: String,
    /// The beginnings of sentences that are said, in this order.
    events: Vec<String>,
    after: After,
    /// A second turn.
    then: Option<String>,
    then_after: Option<After>,
}

/// What is to be compared.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct After {
    board: Option<String>,
    castles: Option<String>,
    control: Option<String>,
    supply: Option<Vec<u8>>,
    defeat: Option<Vec<u8>>,
    removed: Option<Vec<u8>>,
    points: Option<Vec<i16>>,
    hand_sizes: Option<Vec<u8>>,
    /// Cards that each hand has among others.
    holds: Option<Vec<String>>,
    row: Option<String>,
    row_begins: Option<String>,
    row_size: Option<usize>,
    refilled: Option<usize>,
    deck_left: Option<usize>,
    discards: Option<u8>,
    scores: Option<Vec<i32>>,
    over: Option<String>,
}

fn compare(id: &str, game: &BrianBoru, events: &[Event], after: &After) {
    let (rules, open) = (game.rules(), game.position().open());
    let seats = usize::from(rules.seats);
    let first = |list: &[u8; 4]| list[..seats].to_vec();
    if let Some(board) = &after.board {
        assert_eq!(open.pieces, by_region(board, rules.seats), "{id}");
    }
    if let Some(castles) = &after.castles {
        assert_eq!(open.castles, by_region(castles, rules.seats), "{id}");
    }
    if let Some(control) = &after.control {
        let found: Vec<String> = riocht::brian_boru::Region::ALL
            .iter()
            .filter_map(|region| {
                let seat = open.control[region.index()]?;
                let letter = char::from(b'A' + seat.0);
                Some(format!("{}: {letter}", region.letter()))
            })
            .collect();
        let expected: Vec<&str> = control.split("; ").filter(|part| *part != "-").collect();
        assert_eq!(found, expected, "{id}");
    }
    if let Some(supply) = &after.supply {
        assert_eq!(&first(&open.supply), supply, "{id}");
    }
    if let Some(defeat) = &after.defeat {
        assert_eq!(&first(&open.defeat), defeat, "{id}");
    }
    if let Some(removed) = &after.removed {
        let found: Vec<u8> = Seat::all(rules.seats)
            .map(|seat| open.removed(rules, seat))
            .collect();
        assert_eq!(&found, removed, "{id}");
    }
    if let Some(points) = &after.points {
        assert_eq!(&open.points[..seats], &points[..], "{id}");
    }
    if let Some(sizes) = &after.hand_sizes {
        assert_eq!(&hand_sizes(game), sizes, "{id}");
    }
    if let Some(holds) = &after.holds {
        for (seat, text) in Seat::all(rules.seats).zip(holds) {
            let these: Cards = cards(text).into_iter().collect();
            assert!(these.within(game.position().hand(seat)), "{id}");
        }
    }
    if let Some(expected) = &after.row {
        assert_eq!(row(game), cards(expected), "{id}");
    }
    if let Some(expected) = &after.row_begins {
        assert!(row(game).starts_with(&cards(expected)), "{id}");
    }
    if let Some(size) = after.row_size {
        assert_eq!(row(game).len(), size, "{id}");
    }
    if let Some(count) = after.refilled {
        let refills = events
            .iter()
            .filter(|event| matches!(event, Event::Refilled { .. }));
        assert_eq!(refills.count(), count, "{id}");
    }
    if let Some(left) = after.deck_left {
        assert_eq!(game.position().deck().len(), left, "{id}");
    }
    if let Some(discards) = after.discards {
        assert_eq!(open.discards.len(), discards, "{id}");
    }
    if let Some(scores) = &after.scores {
        let Status::Over(ending) = game.status() else {
            panic!("{id}");
        };
        let found: Vec<i32> = Seat::all(rules.seats)
            .map(|seat| ending.score(seat))
            .collect();
        assert_eq!(&found, scores, "{id}");
    }
    if let Some(expected) = &after.over {
        assert_eq!(&over(game), expected, "{id}");
    }
}

fn play(example: &Example) -> (BrianBoru, Vec<Event>) {
    let rules = table(example.seats, &example.rules);
    let hands: Vec<&str> = example.hands.iter().map(String::as_str).collect();
    let scene = Scene {
        board: &example.board,
        castles: &example.castles,
        hands: &hands,
        row: &example.row,
        deck: example.deck.as_deref(),
        discard: &example.discard,
        supply: example.supply.clone(),
        defeat: example.defeat.clone(),
        points: example.points.clone(),
        start: example.start,
        round: example.round,
    };
    let mut game = scene.at(&rules);
    let events = act(&mut game, &example.actions);
    (game, events)
}

#[test]
fn e_2_to_e_27_the_worked_examples() {
    let mut ids = Vec::new();
    for line in EXAMPLES.lines() {
        let example: Example =
            serde_json::from_str(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        let id = &example.id;
        let (mut game, events) = play(&example);
        println!("{id}");
        let expected: Vec<&str> = example.events.iter().map(String::as_str).collect();
        tells(&events, &expected);
        compare(id, &game, &events, &example.after);
        if let (Some(then), Some(after)) = (&example.then, &example.then_after) {
            let events = act(&mut game, then);
            compare(id, &game, &events, after);
        }
        // Every event is said with its rule, and every sentence is one.
        for event in &events {
            assert!(event.to_string().ends_with(&format!("({}).", event.rule())));
        }
        assert!(
            !is_told(&events, "Seat 0"),
            "{id}: seats are counted from 1"
        );
        ids.push(example.id);
    }
    let numbers = (2..=27).flat_map(|number| match number {
        22 => vec!["E22a".to_owned(), "E22b".to_owned(), "E22c".to_owned()],
        _ => vec![format!("E{number}")],
    });
    assert_eq!(ids, numbers.collect::<Vec<_>>());
}

#[test]
fn e_1_the_set_up_for_two_three_and_four() {
    for (seats, deck) in [(2, 44), (3, 38), (4, 32)] {
        let rules = RuleSet::preset(RuleSet::PRESETS[1], seats);
        let game = BrianBoru::start(&rules, Seed(7));
        let open = game.position().open();
        assert_eq!(game.position().deck().len(), deck);
        assert_eq!(
            (open.row.len(), hand_sizes(&game)),
            (4, vec![6; seats.into()])
        );
        assert_eq!(open.supply[..usize::from(seats)], vec![19; seats.into()]);
        let pieces: Vec<u8> = open.pieces.iter().flatten().copied().collect();
        assert_eq!(pieces.iter().sum::<u8>(), seats);
        assert!(
            open.pieces
                .iter()
                .all(|region| region.iter().sum::<u8>() <= 1)
        );
    }
}
