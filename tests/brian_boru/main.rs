//! The rules of Brian Boru, by their numbers on the rules page: the worked examples, the
//! recorded games, each rule by itself, what is conserved, what is hidden, random games in
//! numbers.

mod advice;
mod conserved;
mod end;
mod examples;
mod games;
mod hidden;
mod options;
mod policy;
mod random;
mod rounds;
mod start;
mod zones;

use riocht::{
    brian_boru::{Action, BrianBoru, Card, Cards, Event, Region, RuleSet},
    game::{Game, Illegal as _, Notation, Rules, Seat, Seed, Status, View},
};
use serde_json::{Value, json};

/// A table of the standard game with options.
fn table(seats: u8, options: &str) -> RuleSet {
    let mut rules = RuleSet::preset(RuleSet::PRESETS[1], seats);
    rules.set_all(options).unwrap();
    rules
}

/// Cards in a row of words.
fn cards(text: &str) -> Vec<Card> {
    let card = |word: &str| word.parse().unwrap_or_else(|why| panic!("{why}"));
    text.split_whitespace().map(card).collect()
}

/// Numbers by region and seat out of a text such as `M: A1 B2; U: C1`.
fn by_region(text: &str, seats: u8) -> [[u8; 4]; 4] {
    let mut all = [[0; 4]; 4];
    for part in text
        .split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        let (region, words) = part.split_once(':').expect(part);
        let letter = region.chars().next().unwrap();
        let region = Region::from_letter(letter).expect(part);
        for word in words.split_whitespace() {
            let [seat, digit] = word.as_bytes() else {
                panic!("{part}");
            };
            assert!(seat - b'A' < seats, "{part}");
            all[region.index()][usize::from(seat - b'A')] = digit - b'0';
        }
    }
    all
}

/// Numbers by region as the notation writes them.
fn regions(all: [[u8; 4]; 4], seats: u8) -> Value {
    let list = |region: usize| &all[region][..usize::from(seats)];
    json!({"M": list(0), "L": list(1), "U": list(2), "C": list(3)})
}

/// A position to be, with the parts that matter; the rest is made to fit.
#[derive(Default)]
struct Scene<'a> {
    board: &'a str,
    castles: &'a str,
    /// A seat's hand; `*` for all cards that are nowhere else.
    hands: &'a [&'a str],
    row: &'a str,
    /// From the top; what is nowhere else when `None`.
    deck: Option<&'a str>,
    discard: &'a str,
    supply: Option<Vec<u8>>,
    defeat: Option<Vec<u8>>,
    points: Option<Vec<i16>>,
    start: Option<u8>,
    round: Option<u8>,
}

impl Scene<'_> {
    /// The game at the beginning of this turn.
    fn at(&self, rules: &RuleSet) -> BrianBoru {
        let text = self.text(rules).to_string();
        BrianBoru::parse_position(rules, &text).unwrap_or_else(|why| panic!("{why}\n{text}"))
    }

    fn text(&self, rules: &RuleSet) -> Value {
        let seats = usize::from(rules.seats);
        let board = by_region(self.board, rules.seats);
        let supply = self.supply.clone().unwrap_or_else(|| {
            let on_map = |seat: usize| board.iter().map(|region| region[seat]).sum::<u8>();
            (0..seats)
                .map(|seat| rules.pieces_per_player - on_map(seat))
                .collect()
        });
        let mut used: Cards = cards(self.row).into_iter().collect();
        let named = self.hands.iter().filter(|hand| **hand != "*");
        let deck = self.deck.unwrap_or_default();
        for text in named.chain([&self.discard, &deck]) {
            used = used.or(cards(text).into_iter().collect());
        }
        let mut rest: Vec<String> = Cards::ALL
            .without(used)
            .iter()
            .map(|c| c.to_string())
            .collect();
        let words = |text: &str| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        let hands: Vec<Vec<String>> = (0..seats)
            .map(|seat| match self.hands.get(seat) {
                Some(&"*") => std::mem::take(&mut rest),
                Some(hand) => words(hand),
                None => Vec::new(),
            })
            .collect();
        let deck = self.deck.map_or(rest, words);
        json!({
            "board": regions(board, rules.seats),
            "castles": regions(by_region(self.castles, rules.seats), rules.seats),
            "supply": supply,
            "defeat": self.defeat.clone().unwrap_or_else(|| vec![0; seats]),
            "control_points": self.points.clone().unwrap_or_else(|| vec![0; seats]),
            "control": {"M": null, "L": null, "U": null, "C": null},
            "hands": hands,
            "row": words(self.row),
            "discard": words(self.discard),
            "deck_left": deck.len(),
            "deck_top_first": deck,
            "start": self.start.unwrap_or(1),
            "round": self.round.unwrap_or(1),
        })
    }
}

/// Does actions given as text; tells what happened.
fn act(game: &mut BrianBoru, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for word in actions.split_whitespace() {
        let action: Action = word.parse().unwrap_or_else(|why| panic!("{why}"));
        let told = game.tell(action);
        events.extend(told.unwrap_or_else(|why| panic!("{word}: {why}\n{}", game.position_text())));
    }
    events
}

/// The events as sentences.
fn said(events: &[Event]) -> Vec<String> {
    events.iter().map(ToString::to_string).collect()
}

/// Makes sure that the events have these beginnings of sentences, in this order.
fn tells(events: &[Event], expected: &[&str]) {
    let all = said(events);
    let mut rest = all.iter();
    for part in expected {
        assert!(
            rest.any(|sentence| sentence.starts_with(part)),
            "“{part}” is not said in its place:\n{}",
            all.join("\n")
        );
    }
}

/// True when some event begins like that.
fn is_told(events: &[Event], part: &str) -> bool {
    said(events)
        .iter()
        .any(|sentence| sentence.starts_with(part))
}

/// The legal actions as text.
fn legal(game: &BrianBoru) -> Vec<String> {
    game.legal_actions()
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// The number of the rule that forbids an action.
fn refuses(game: &BrianBoru, action: &str) -> &'static str {
    let action: Action = action.parse().unwrap();
    game.clone().apply(action).unwrap_err().rule()
}

/// The seat to act, counted from 1.
fn to_act(game: &BrianBoru) -> u8 {
    game.status().seat().expect("the game goes on").0 + 1
}

/// The line about the end.
fn over(game: &BrianBoru) -> String {
    match game.status() {
        Status::Over(ending) => ending.to_string(),
        Status::ToAct(_) => panic!("the game goes on"),
    }
}

fn hand_sizes(game: &BrianBoru) -> Vec<u8> {
    let seats = Seat::all(game.rules().seats);
    seats.map(|seat| game.position().hand(seat).len()).collect()
}

fn row(game: &BrianBoru) -> Vec<Card> {
    game.position().open().row.to_vec()
}

fn deal(seats: u8, options: &str, seed: u64) -> BrianBoru {
    BrianBoru::start(&table(seats, options), Seed(seed))
}

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
