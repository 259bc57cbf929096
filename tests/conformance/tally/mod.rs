//! Tally, a game made for this test: it has everything that tafl has not.
//!
//! - T-1. Two to four seats. Twelve cards, 1 to 12, are shuffled and each seat is dealt three.
//!   Three piles hold 2, 1 and 1 stones.
//! - T-2. In each round every seat commits one card of its hand, hidden from the others until
//!   all have committed.
//! - T-3. Then the cards are turned up and discarded; the highest wins the round.
//! - T-4. The winner lifts a stone from a pile and puts it on another. A pile holds at most two
//!   stones, and a stone never goes from pile c to pile a.
//! - T-5. The winner scores the stones on the pile that has grown.
//! - T-6. Every seat draws a card, in order; when the deck is empty, the discards are shuffled
//!   and become the deck.
//! - T-7. After six rounds the game is over. The most points win, shared when equal.
//! - T-8. A choice with one possibility only is made by the game.

mod secrets;
mod words;

use crate::suite::Subject;
use riocht::game::{
    self, Chance, Game, Notation, OptionError, OptionKind, ParseError, Rules, Seat, SeatSet, Seed,
    Status, TableOption, View,
};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use thiserror::Error;

const CARDS: u8 = 12;
const HAND: usize = 3;
const PILES: usize = 3;
const MOST: u8 = 2;
const ROUNDS: u8 = 6;

/// The table options: the number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    seats: u8,
}

const SEATS: TableOption = TableOption {
    name: "seats",
    kind: OptionKind::Number { least: 2, most: 4 },
    rule: "T-1",
};

impl Rules for Table {
    fn named(game: &str) -> Option<Table> {
        (game == "tally").then_some(Table { seats: 3 })
    }

    fn game(&self) -> &'static str {
        "tally"
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &'static [TableOption] {
        &[SEATS]
    }

    fn seats_option(&self) -> Option<&'static str> {
        Some("seats")
    }

    fn get(&self, name: &str) -> Option<String> {
        (name == "seats").then(|| self.seats.to_string())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        if name != "seats" {
            return Err(OptionError::unknown(name, &[SEATS]));
        }
        match value.parse() {
            Ok(seats @ 2..=4) => {
                self.seats = seats;
                Ok(())
            }
            _ => Err(OptionError::value(&SEATS, value)),
        }
    }
}

/// One atomic choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    seat: Seat,
    choice: Choice,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Choice {
    Commit(u8),
    Lift(usize),
    Put(usize),
}

fn pile(index: usize) -> char {
    ['a', 'b', 'c'][index]
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.seat)?;
        match self.choice {
            Choice::Commit(card) => write!(f, "card={card}"),
            Choice::Lift(from) => write!(f, "lift={}", pile(from)),
            Choice::Put(to) => write!(f, "put={}", pile(to)),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let read = || {
            let (seat, rest) = text.split_once(':')?;
            let (word, value) = rest.split_once('=')?;
            let pile = || (0..PILES).find(|index| pile(*index).to_string() == value);
            let choice = match word {
                "card" => Choice::Commit(value.parse().ok()?),
                "lift" => Choice::Lift(pile()?),
                "put" => Choice::Put(pile()?),
                _ => return None,
            };
            let seat = Seat(seat.parse::<u8>().ok()?.checked_sub(1)?);
            Some(Action { seat, choice })
        };
        read().ok_or_else(|| ParseError::Turn {
            text: text.to_owned(),
            example: "1:card=7",
        })
    }
}

/// How a game ends: the points of every seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tallied(Vec<u8>);

impl game::Ending for Tallied {
    fn winners(&self) -> SeatSet {
        let best = self.0.iter().max();
        Seat::all(self.0.len() as u8)
            .filter(|seat| self.0.get(seat.index()) == best)
            .collect()
    }

    fn score(&self, seat: Seat) -> i32 {
        self.0.get(seat.index()).copied().unwrap_or(0).into()
    }

    fn rule(&self) -> &'static str {
        "T-7"
    }
}

impl fmt::Display for Tallied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats {:?}", self.0)
    }
}

/// What an action brings beside itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The cards that were turned up, by seat.
    Revealed(Vec<u8>),
    /// A card that the observer drew.
    Drew(u8),
}

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    #[error("The game is over (T-7).")]
    Over,
    #[error("Seat {0} has nothing to choose now (T-2).")]
    Seat(Seat),
    #[error("The card {0} is not in your hand (T-2).")]
    Card(u8),
    #[error("This is not the time for that (T-3).")]
    Time,
    #[error("No stone can be lifted from pile {0} and put elsewhere (T-4).")]
    Lift(char),
    #[error("No stone can be put on pile {0} (T-4).")]
    Put(char),
}

impl game::Illegal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::Over => "T-7",
            Illegal::Seat(_) | Illegal::Card(_) => "T-2",
            Illegal::Time => "T-3",
            Illegal::Lift(_) | Illegal::Put(_) => "T-4",
        }
    }
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Open {
    table: Table,
    round: u8,
    piles: [u8; PILES],
    points: Vec<u8>,
    discards: Vec<u8>,
    /// The winner of the round, while it moves a stone.
    winner: Option<Seat>,
    lifted: Option<usize>,
    /// Whether the winner lifted that stone by its own choice, and so began a turn.
    begun: bool,
}

impl Open {
    fn can_put(&self, from: usize, to: usize) -> bool {
        from != to && self.piles[to] < MOST && (from, to) != (2, 0)
    }

    /// T-4: the steps of the winner's turn; none while cards are committed.
    fn stone_choices(&self) -> Vec<Choice> {
        match (self.winner, self.lifted) {
            (None, _) => Vec::new(),
            (Some(_), Some(from)) => (0..PILES)
                .filter(|to| self.can_put(from, *to))
                .map(Choice::Put)
                .collect(),
            // Only lifts after which the stone can be put down somewhere.
            (Some(_), None) => (0..PILES)
                .filter(|from| self.piles[*from] > 0)
                .filter(|from| (0..PILES).any(|to| self.can_put(*from, to)))
                .map(Choice::Lift)
                .collect(),
        }
    }

    fn is_over(&self) -> bool {
        self.round >= ROUNDS
    }
}

/// A whole game of Tally.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    open: Open,
    hands: Vec<Vec<u8>>,
    committed: Vec<Option<u8>>,
    /// The top card last.
    deck: Vec<u8>,
    /// Feeds the next shuffle.
    seed: Seed,
}

/// A game of Tally as one seat may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    open: Open,
    seat: Seat,
    hand: Vec<u8>,
    committed: Option<u8>,
    /// The number of cards in every hand.
    hands: Vec<usize>,
    /// Who has committed a card.
    ready: Vec<bool>,
    deck: usize,
}

fn to_act(open: &Open, ready: impl Iterator<Item = bool>) -> Status<Tallied> {
    if open.is_over() {
        return Status::Over(Tallied(open.points.clone()));
    }
    let waiting = ready.into_iter().position(|ready| !ready).unwrap_or(0);
    Status::ToAct(open.winner.unwrap_or(Seat(waiting as u8)))
}

fn actions(open: &Open, seat: Seat, hand: &[u8]) -> Vec<Action> {
    let choices = match open.winner {
        Some(_) => open.stone_choices(),
        None => hand.iter().copied().map(Choice::Commit).collect(),
    };
    choices
        .into_iter()
        .map(|choice| Action { seat, choice })
        .collect()
}

impl View for Tally {
    type Action = Action;
    type Ending = Tallied;

    fn status(&self) -> Status<Tallied> {
        to_act(&self.open, self.committed.iter().map(Option::is_some))
    }

    fn legal_actions(&self) -> Vec<Action> {
        match self.status() {
            Status::ToAct(seat) => actions(&self.open, seat, &self.hands[seat.index()]),
            Status::Over(_) => Vec::new(),
        }
    }

    fn mid_turn(&self) -> bool {
        self.open.begun
    }
}

impl View for Seen {
    type Action = Action;
    type Ending = Tallied;

    fn status(&self) -> Status<Tallied> {
        to_act(&self.open, self.ready.iter().copied())
    }

    fn legal_actions(&self) -> Vec<Action> {
        match self.status() {
            Status::ToAct(seat) if seat == self.seat => actions(&self.open, seat, &self.hand),
            // Another seat's hand is hidden, its stones are not.
            Status::ToAct(seat) => actions(&self.open, seat, &[]),
            Status::Over(_) => Vec::new(),
        }
    }

    fn mid_turn(&self) -> bool {
        self.open.begun
    }
}

impl Tally {
    fn draw(&mut self, seat: usize) {
        if self.deck.is_empty() {
            // T-6. The order of the discards is known, so it must not matter.
            self.open.discards.sort_unstable();
            std::mem::swap(&mut self.deck, &mut self.open.discards);
            let mut chance = Chance::new(self.seed);
            chance.shuffle(&mut self.deck);
            self.seed = chance.seed();
        }
        if let Some(card) = self.deck.pop() {
            self.hands[seat].push(card);
            self.hands[seat].sort_unstable();
        }
    }

    /// Does what follows by itself: the reveal (T-3), and choices without a choice (T-8).
    fn settle(&mut self) {
        loop {
            if self.open.winner.is_none() && self.committed.iter().all(Option::is_some) {
                let cards: Vec<u8> = self.committed.iter_mut().filter_map(Option::take).collect();
                let best = (0..cards.len()).max_by_key(|seat| cards[*seat]);
                self.open.winner = best.map(|seat| Seat(seat as u8));
                self.open.discards.extend(cards);
            }
            match self.legal_actions()[..] {
                [only] => self.perform(only),
                _ => return,
            }
        }
    }

    /// Does one legal action, and nothing that follows from it.
    fn perform(&mut self, action: Action) {
        match action.choice {
            Choice::Commit(card) => {
                self.hands[action.seat.index()].retain(|other| *other != card);
                self.committed[action.seat.index()] = Some(card);
            }
            Choice::Lift(from) => {
                self.open.piles[from] -= 1;
                self.open.lifted = Some(from);
            }
            Choice::Put(to) => {
                self.open.piles[to] += 1;
                self.open.points[action.seat.index()] += self.open.piles[to];
                self.open.lifted = None;
                self.open.winner = None;
                for seat in 0..self.hands.len() {
                    self.draw(seat);
                }
                self.open.round += 1;
            }
        }
    }

    /// Every reason why this cannot be a position of the game.
    fn faults(&self) -> Vec<String> {
        let seats = usize::from(self.open.table.seats);
        let mut faults = Vec::new();
        let lists = [
            self.hands.len(),
            self.committed.len(),
            self.open.points.len(),
        ];
        if lists.iter().any(|length| *length != seats) {
            faults.push(format!("Not everything is there for {seats} seats (T-1)."));
        }
        let hidden = self.hands.iter().flatten().chain(&self.deck);
        let committed = self.committed.iter().flatten();
        let mut cards: Vec<u8> = hidden
            .chain(committed)
            .chain(&self.open.discards)
            .copied()
            .collect();
        cards.sort_unstable();
        if !cards.into_iter().eq(1..=CARDS) {
            faults.push("Each card from 1 to 12 is there once (T-1).".to_owned());
        }
        let stones: u8 = self
            .open
            .piles
            .iter()
            .fold(0, |sum, n| n.saturating_add(sum));
        if stones != 4 - u8::from(self.open.lifted.is_some())
            || self.open.piles.iter().any(|stones| *stones > MOST)
        {
            faults.push("The stones are not four (T-1).".to_owned());
        }
        faults
    }
}

impl Game for Tally {
    type Rules = Table;
    type Observation = Seen;
    type Illegal = Illegal;
    type Event = News;

    const HIDES: bool = true;
    const CHANCE: bool = true;

    fn start(rules: &Table, seed: Seed) -> Tally {
        let mut chance = Chance::new(seed);
        let mut deck: Vec<u8> = (1..=CARDS).collect();
        chance.shuffle(&mut deck);
        let seats = usize::from(rules.seats);
        let mut game = Tally {
            open: Open {
                table: *rules,
                round: 0,
                piles: [2, 1, 1],
                points: vec![0; seats],
                discards: Vec::new(),
                winner: None,
                lifted: None,
                begun: false,
            },
            hands: vec![Vec::new(); seats],
            committed: vec![None; seats],
            deck,
            seed: chance.seed(),
        };
        for _ in 0..HAND {
            for seat in 0..seats {
                game.draw(seat);
            }
        }
        game
    }

    fn rules(&self) -> &Table {
        &self.open.table
    }

    fn apply(&mut self, action: Action) -> Result<(), Illegal> {
        let seat = match self.status() {
            Status::Over(_) => return Err(Illegal::Over),
            Status::ToAct(seat) => seat,
        };
        if action.seat != seat {
            return Err(Illegal::Seat(action.seat));
        }
        if !self.legal_actions().contains(&action) {
            return Err(match (action.choice, self.open.winner, self.open.lifted) {
                (Choice::Commit(card), None, _) => Illegal::Card(card),
                (Choice::Lift(from), Some(_), None) => Illegal::Lift(pile(from)),
                (Choice::Put(to), Some(_), Some(_)) => Illegal::Put(pile(to)),
                _ => Illegal::Time,
            });
        }
        self.perform(action);
        self.settle();
        // A stone that the game has lifted by itself (T-8) begins no turn.
        self.open.begun = self.open.lifted.is_some() && matches!(action.choice, Choice::Lift(_));
        Ok(())
    }

    fn observe(&self, seat: Seat) -> Seen {
        Seen {
            open: self.open.clone(),
            seat,
            hand: self.hands[seat.index()].clone(),
            committed: self.committed[seat.index()],
            hands: self.hands.iter().map(Vec::len).collect(),
            ready: self.committed.iter().map(Option::is_some).collect(),
            deck: self.deck.len(),
        }
    }

    fn events(&self, action: Action, viewer: Seat) -> Vec<News> {
        let mut next = self.clone();
        if next.apply(action).is_err() {
            return Vec::new();
        }
        let mut news = Vec::new();
        if next.reveals() > self.reveals() {
            let mut cards = self.committed.clone();
            if let Choice::Commit(card) = action.choice {
                cards[action.seat.index()] = Some(card);
            }
            news.push(News::Revealed(cards.into_iter().flatten().collect()));
        }
        let before = &self.hands[viewer.index()];
        let drawn = next.hands[viewer.index()].iter();
        let drawn = drawn.filter(|card| !before.contains(card));
        news.extend(drawn.map(|card| News::Drew(*card)));
        news
    }

    fn conceals(&self, action: Action, viewer: Seat) -> bool {
        matches!(action.choice, Choice::Commit(_)) && action.seat != viewer
    }

    fn reveals(&self) -> u32 {
        u32::from(self.open.round) + u32::from(self.open.winner.is_some())
    }

    fn is_final(&self, action: Action) -> bool {
        // T-3, T-6
        let mut next = self.clone();
        next.apply(action).is_ok()
            && (next.reveals() > self.reveals() || next.open.round > self.open.round)
    }

    fn part(&self) -> Option<u32> {
        Some(u32::from(self.open.round) + 1)
    }

    fn resample(seen: &Seen, chance: &mut Chance) -> Tally {
        let known: Vec<u8> = seen
            .hand
            .iter()
            .chain(&seen.committed)
            .chain(&seen.open.discards)
            .copied()
            .collect();
        let mut unseen: Vec<u8> = (1..=CARDS).filter(|card| !known.contains(card)).collect();
        chance.shuffle(&mut unseen);
        let is_me = |seat: usize| seat == seen.seat.index();
        let hands = (0..seen.hands.len())
            .map(|seat| {
                let mut hand: Vec<u8> = if is_me(seat) {
                    seen.hand.clone()
                } else {
                    unseen.drain(..seen.hands[seat]).collect()
                };
                hand.sort_unstable();
                hand
            })
            .collect();
        let committed = (0..seen.ready.len())
            .map(|seat| match seen.ready[seat] {
                _ if is_me(seat) => seen.committed,
                true => unseen.pop(),
                false => None,
            })
            .collect();
        Tally {
            open: seen.open.clone(),
            hands,
            committed,
            deck: unseen,
            seed: chance.seed(),
        }
    }
}

fn text(turn: &[Action]) -> String {
    let words: Vec<String> = turn.iter().map(ToString::to_string).collect();
    words.join(">")
}

impl Notation for Tally {
    fn seat_word(&self, seat: Seat) -> String {
        format!("seat {seat}")
    }

    fn position_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    fn parse_position(rules: &Table, text: &str) -> Result<Tally, ParseError> {
        let game: Tally =
            serde_json::from_str(text).map_err(|why| ParseError::Unreadable(why.to_string()))?;
        let mut faults = game.faults();
        if game.open.table != *rules {
            faults.push(format!("The table has {} seats (T-1).", rules.seats));
        }
        if faults.is_empty() {
            Ok(game)
        } else {
            Err(ParseError::Unplayable(faults))
        }
    }

    fn turn_text(&self, turn: &[Action]) -> String {
        text(turn)
    }

    fn seen_text(_before: &Seen, turn: &[Action]) -> String {
        text(turn)
    }

    fn hidden_text(seat: Seat) -> String {
        format!("{seat}:?")
    }

    fn parse_turn(&self, text: &str) -> Result<Vec<Action>, ParseError> {
        let mut game = self.clone();
        let mut turn = Vec::new();
        for word in text.split('>') {
            let action = word.parse()?;
            game.apply(action)
                .map_err(|why| ParseError::illegal(text, &why))?;
            turn.push(action);
        }
        Ok(turn)
    }
}

impl Subject for Tally {
    const SECRETS: bool = true;
    const GAMES: &'static [&'static str] = &["tally"];
    const CASES: u64 = 40;

    fn conceivable(_rules: &Table) -> Vec<Action> {
        let commits = (0..=CARDS + 1).map(Choice::Commit);
        let lifts = (0..PILES).map(Choice::Lift);
        let puts = (0..PILES).map(Choice::Put);
        let choices: Vec<Choice> = commits.chain(lifts).chain(puts).collect();
        Seat::all(5)
            .flat_map(|seat| choices.iter().map(move |&choice| Action { seat, choice }))
            .collect()
    }
}
