//! Positions as JSON, read with every reason why one cannot be played.
//!
//! - `seen`: observations
//!
//! A state has the fields `board castles supply defeat control_points control hands row
//! deck_left`; what else there is says the rest: the order of the deck, the turn and where it
//! stands. A reader that needs only the former finds them in every state. A set-up has the
//! fields `seats rounds spaces_per_region start homes hands row deck_top_first`.

mod seen;

use super::{
    Card, Cards, Open, Position, Region, RuleSet, SEATS,
    observation::Pool,
    open::{Duty, Laid, Proposal, Stage},
};
use crate::game::{Chance, ParseError, Seat, Seed};
use serde::{Deserialize, Serialize};

/// One entry a region, by its letter.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE", deny_unknown_fields)]
struct ByRegion<T> {
    m: T,
    l: T,
    u: T,
    c: T,
}

impl<T: Clone> ByRegion<T> {
    fn of(mut entry: impl FnMut(usize) -> T) -> ByRegion<T> {
        let [m, l, u, c] = Region::ALL.map(|region| entry(region.index()));
        ByRegion { m, l, u, c }
    }

    fn list(&self) -> [T; 4] {
        [&self.m, &self.l, &self.u, &self.c].map(T::clone)
    }
}

/// What lies open.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct OpenText {
    board: ByRegion<Vec<u8>>,
    castles: ByRegion<Vec<u8>>,
    supply: Vec<u8>,
    defeat: Vec<u8>,
    control_points: Vec<i16>,
    /// Seats from 1.
    control: ByRegion<Option<u8>>,
    row: Vec<Card>,
    /// The discard pile; what is nowhere else when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    discard: Option<Vec<Card>>,
    #[serde(default)]
    homes: Vec<Option<Region>>,
    #[serde(default = "one")]
    start: u8,
    #[serde(default = "one")]
    round: u8,
    #[serde(default = "one")]
    turn: u8,
    #[serde(default)]
    known: Vec<Vec<Card>>,
    #[serde(default)]
    now: Stage,
    #[serde(default)]
    at: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    duty: Vec<Duty>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    laid: Vec<Laid>,
    /// Seats from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    order: Vec<u8>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    struck: bool,
    #[serde(default, skip_serializing_if = "Proposal::is_none")]
    proposal: Proposal,
}

fn one() -> u8 {
    1
}

/// A whole state.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct StateText {
    #[serde(flatten)]
    open: OpenText,
    hands: Vec<Vec<Card>>,
    deck_left: u8,
    /// The deck from the top; drawn from what is nowhere else when absent.
    #[serde(default)]
    deck_top_first: Option<Vec<Card>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    chosen: Vec<Option<Laid>>,
    /// The hidden cards that come from older decks, the oldest deck first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    older: Vec<Vec<Card>>,
    #[serde(default)]
    seed: Seed,
}

/// A set-up.
#[derive(Debug, Deserialize)]
struct SetupText {
    seats: Option<u8>,
    rounds: Option<u8>,
    spaces_per_region: Option<u8>,
    #[serde(default = "one")]
    start: u8,
    homes: Vec<Region>,
    hands: Vec<Vec<Card>>,
    row: Vec<Card>,
    deck_top_first: Vec<Card>,
    #[serde(default)]
    seed: Seed,
}

/// The fields of a state and of a set-up.
const FIELDS: &str = "board castles supply defeat control_points control row discard homes start \
                      round turn known now at duty laid order struck proposal hands deck_left \
                      deck_top_first chosen older seed seats rounds spaces_per_region";

/// A field that no state and no set-up has: a slip of the pen would change what is meant.
fn unknown_field(value: &serde_json::Value) -> Option<&str> {
    let mut names = value.as_object()?.keys();
    names
        .find(|name| !FIELDS.split(' ').any(|field| field == *name))
        .map(String::as_str)
}

/// What is wrong with a text, without the parser's own words.
fn unreadable(error: &serde_json::Error) -> ParseError {
    use serde_json::error::Category;
    ParseError::Unreadable(match error.classify() {
        Category::Eof | Category::Io => "the text breaks off".to_owned(),
        Category::Syntax => format!("it is damaged at column {}", error.column()),
        Category::Data => format!("something is missing or out of place ({error})"),
    })
}

fn cards(set: Cards) -> Vec<Card> {
    set.iter().collect()
}

fn one_based(seat: Seat) -> u8 {
    seat.0.saturating_add(1)
}

/// A list with one entry a seat, filled up to four with nothing.
fn by_seat<T: Copy>(
    name: &str,
    list: &[T],
    seats: u8,
    nothing: T,
    faults: &mut Vec<String>,
) -> [T; SEATS] {
    if list.len() != usize::from(seats) {
        let found = list.len();
        faults.push(format!(
            "“{name}” has {found} entries; there are {seats} seats."
        ));
    }
    let mut all = [nothing; SEATS];
    for (entry, given) in all[..usize::from(seats)].iter_mut().zip(list) {
        *entry = *given;
    }
    all
}

/// A set of cards that are all different.
fn set(name: &str, list: &[Card], faults: &mut Vec<String>) -> Cards {
    let set: Cards = list.iter().copied().collect();
    if usize::from(set.len()) != list.len() {
        faults.push(format!("A card is twice in “{name}” (R1.3)."));
    }
    set
}

/// A seat counted from 1.
fn seat(name: &str, number: u8, seats: u8, faults: &mut Vec<String>) -> Seat {
    match number.checked_sub(1) {
        Some(seat) if seat < seats => Seat(seat),
        _ => {
            faults.push(format!(
                "“{name}” names seat {number}; there are {seats} seats."
            ));
            Seat(0)
        }
    }
}

impl OpenText {
    fn of(open: &Open) -> OpenText {
        let seats = usize::from(open.seats);
        let before_reveal = open.stage < Stage::Resolve || open.stage == Stage::Over;
        OpenText {
            board: ByRegion::of(|region| open.pieces[region][..seats].to_vec()),
            castles: ByRegion::of(|region| open.castles[region][..seats].to_vec()),
            supply: open.supply[..seats].to_vec(),
            defeat: open.defeat[..seats].to_vec(),
            control_points: open.points[..seats].to_vec(),
            control: ByRegion::of(|region| open.control[region].map(one_based)),
            row: open.row.to_vec(),
            discard: Some(cards(open.discards)),
            homes: open.homes[..seats].to_vec(),
            start: one_based(open.start),
            round: open.round,
            turn: open.turn,
            known: open.known[..seats].iter().map(|set| cards(*set)).collect(),
            now: open.stage,
            at: open.at,
            duty: match open.duty {
                [Duty::Free, Duty::Free, Duty::Free, Duty::Free] => Vec::new(),
                duty => duty[..seats].to_vec(),
            },
            laid: match before_reveal {
                true => Vec::new(),
                false => open.laid.into_iter().flatten().collect(),
            },
            order: match before_reveal {
                true => Vec::new(),
                false => open.queue.iter().map(|seat| one_based(*seat)).collect(),
            },
            struck: open.struck && !before_reveal,
            proposal: if before_reveal {
                Proposal::None
            } else {
                open.proposal
            },
        }
    }

    fn open(&self, rules: &RuleSet, faults: &mut Vec<String>) -> Open {
        let seats = rules.seats;
        let mut open = Open::empty(rules);
        for (region, (board, castles)) in self
            .board
            .list()
            .iter()
            .zip(self.castles.list())
            .enumerate()
        {
            open.pieces[region] = by_seat("board", board, seats, 0, faults);
            open.castles[region] = by_seat("castles", &castles, seats, 0, faults);
        }
        open.supply = by_seat("supply", &self.supply, seats, 0, faults);
        open.defeat = by_seat("defeat", &self.defeat, seats, 0, faults);
        open.points = by_seat("control_points", &self.control_points, seats, 0, faults);
        if open
            .points
            .iter()
            .any(|points| !(0..=2_000).contains(points))
        {
            faults.push("Control points are from 0 to 2000.".to_owned());
        }
        open.control = self
            .control
            .list()
            .map(|by| by.map(|number| seat("control", number, seats, faults)));
        if self.row.len() > rules.row_size.into() {
            let most = rules.row_size;
            faults.push(format!("The row has more than {most} cards (R1.6)."));
        } else {
            self.row.iter().for_each(|card| open.row.push(*card));
        }
        open.discards = set(
            "discard",
            self.discard.as_deref().unwrap_or_default(),
            faults,
        );
        if !self.homes.is_empty() {
            open.homes = by_seat("homes", &self.homes, seats, None, faults);
        }
        open.start = seat("start", self.start, seats, faults);
        open.round = self.round;
        open.turn = self.turn;
        if !(1..=rules.rounds).contains(&self.round)
            || !(1..=rules.turns_per_round).contains(&self.turn)
        {
            faults.push("There is no such round or turn at this table (R3.1).".to_owned());
        }
        if !self.known.is_empty() {
            let known: Vec<Cards> = self
                .known
                .iter()
                .map(|list| set("known", list, faults))
                .collect();
            open.known = by_seat("known", &known, seats, Cards::NONE, faults);
        }
        open.stage = self.now;
        open.at = self.at;
        if !self.duty.is_empty() {
            open.duty = by_seat("duty", &self.duty, seats, Duty::Free, faults);
        }
        if !self.laid.is_empty() {
            let laid: Vec<Option<Laid>> = self.laid.iter().copied().map(Some).collect();
            open.laid = by_seat("laid", &laid, seats, None, faults);
        }
        if self.order.len() > SEATS {
            faults.push("“order” has more entries than there are seats.".to_owned());
        } else {
            for number in &self.order {
                open.queue.push(seat("order", *number, seats, faults));
            }
        }
        open.struck = self.struck;
        open.proposal = self.proposal;
        open
    }
}

impl Position {
    /// The position as JSON, with all that is hidden.
    pub(super) fn to_json(self) -> String {
        let seats = usize::from(self.open.seats);
        let mut older = self.pools();
        older.pop();
        let hidden = |pool: &Pool| cards(pool.cards);
        let state = StateText {
            open: OpenText::of(&self.open),
            hands: self.hands[..seats]
                .iter()
                .map(|hand| cards(*hand))
                .collect(),
            deck_left: self.deck.len() as u8,
            deck_top_first: Some(self.deck.iter().rev().copied().collect()),
            chosen: match self.open.stage {
                Stage::Choose => self.chosen[..seats].to_vec(),
                _ => Vec::new(),
            },
            older: older.iter().map(hidden).collect(),
            seed: self.seed,
        };
        // Numbers, strings and lists of them: there is nothing here that JSON cannot hold.
        serde_json::to_string(&state).unwrap_or_default()
    }

    /// Reads a set-up or a state.
    ///
    /// # Errors
    /// A text of another form, or every reason why the game cannot stand there.
    pub(super) fn from_json(rules: &RuleSet, text: &str) -> Result<Position, ParseError> {
        if text.trim().is_empty() {
            return Err(ParseError::NoPosition);
        }
        let value: serde_json::Value =
            serde_json::from_str(text).map_err(|error| unreadable(&error))?;
        if let Some(name) = unknown_field(&value) {
            return Err(ParseError::Unreadable(format!("it has no field “{name}”")));
        }
        let mut faults = Vec::new();
        let mut position = if value.get("board").is_some() {
            let state: StateText =
                serde_json::from_value(value).map_err(|error| unreadable(&error))?;
            state.position(rules, &mut faults)
        } else {
            let setup: SetupText =
                serde_json::from_value(value).map_err(|error| unreadable(&error))?;
            setup.position(rules, &mut faults)
        };
        if faults.is_empty() {
            faults = position.faults(rules);
        }
        if !faults.is_empty() {
            return Err(ParseError::Unplayable(faults));
        }
        position.run(rules, &mut ());
        Ok(position)
    }

    /// Puts a deck down that is given from the top.
    fn lay_deck(&mut self, top_first: &[Card], faults: &mut Vec<String>) {
        if top_first.len() > Cards::ALL.len().into() {
            faults.push("The deck has more than 60 cards (R1.3).".to_owned());
        } else {
            top_first
                .iter()
                .rev()
                .for_each(|card| self.deck.push(*card));
        }
    }
}

impl SetupText {
    fn position(&self, rules: &RuleSet, faults: &mut Vec<String>) -> Position {
        for (name, said, at_table) in [
            ("seats", self.seats, rules.seats),
            ("rounds", self.rounds, rules.rounds),
            (
                "spaces_per_region",
                self.spaces_per_region,
                rules.spaces_per_region,
            ),
        ] {
            if let Some(said) = said.filter(|said| *said != at_table) {
                faults.push(format!(
                    "“{name}” is {said}; at this table it is {at_table}."
                ));
            }
        }
        let mut position = Position::empty(rules, self.seed);
        let seats = rules.seats;
        position.open.start = seat("start", self.start, seats, faults);
        let homes: Vec<Option<Region>> = self.homes.iter().copied().map(Some).collect();
        position.open.homes = by_seat("homes", &homes, seats, None, faults);
        for (at, home) in position.open.homes.into_iter().enumerate() {
            if let Some(home) = home {
                position.open.pieces[home.index()][at] += 1;
                position.open.supply[at] = position.open.supply[at].saturating_sub(1);
            }
        }
        let hands: Vec<Cards> = self
            .hands
            .iter()
            .map(|hand| set("hands", hand, faults))
            .collect();
        position.hands = by_seat("hands", &hands, seats, Cards::NONE, faults);
        if self.row.len() > rules.row_size.into() {
            let most = rules.row_size;
            faults.push(format!("The row has more than {most} cards (R1.6)."));
        } else {
            self.row
                .iter()
                .for_each(|card| position.open.row.push(*card));
        }
        position.lay_deck(&self.deck_top_first, faults);
        position
    }
}

impl StateText {
    fn position(&self, rules: &RuleSet, faults: &mut Vec<String>) -> Position {
        let mut position = Position::empty(rules, self.seed);
        position.open = self.open.open(rules, faults);
        let seats = rules.seats;
        let hands: Vec<Cards> = self
            .hands
            .iter()
            .map(|hand| set("hands", hand, faults))
            .collect();
        position.hands = by_seat("hands", &hands, seats, Cards::NONE, faults);
        if !self.chosen.is_empty() {
            position.chosen = by_seat("chosen", &self.chosen, seats, None, faults);
        }
        if position.open.stage == Stage::Over {
            position.open.known = position.hands;
        }
        let mut rest = Cards::ALL.without(position.open.face_up());
        for hand in position.hands {
            rest = rest.without(hand);
        }
        match (&self.deck_top_first, &self.open.discard) {
            (Some(deck), _) => {
                position.lay_deck(deck, faults);
                if self.open.discard.is_none() {
                    let deck: Cards = deck.iter().copied().collect();
                    position.open.discards = rest.without(deck);
                }
            }
            // What is nowhere else is in the deck, in an order that the seed decides, and what
            // is too much for the deck has been played.
            (None, _) => {
                let mut deck = cards(rest);
                Chance::new(self.seed).shuffle(&mut deck);
                let played = deck.split_off(deck.len().min(self.deck_left.into()));
                position.open.discards = position.open.discards.or(played.into_iter().collect());
                position.lay_deck(&deck, faults);
            }
        }
        if position.deck.len() != usize::from(self.deck_left) {
            faults.push("“deck_left” is not the number of cards in the deck.".to_owned());
        }
        position.deck_number = self.older.len().min(Cards::ALL.len().into()) as u8;
        position.deck_of = [position.deck_number; super::card::CARDS];
        let mut hidden = Cards::NONE;
        for seat in 0..SEATS {
            hidden = hidden.or(position.hands[seat].without(position.open.known[seat]));
        }
        for (number, list) in (0..position.deck_number).zip(&self.older) {
            let pool = set("older", list, faults);
            if pool.is_empty() || !pool.within(hidden) {
                faults.push("“older” has cards that are not hidden in hands, or twice.".to_owned());
            }
            hidden = hidden.without(pool);
            for card in pool.iter() {
                position.deck_of[card.index()] = number;
            }
        }
        position
    }
}
