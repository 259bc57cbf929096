//! Positions and observations as JSON, read with every reason why one cannot be played.
//!
//! A state has the fields `board castles supply defeat control_points control hands row
//! deck_left`; what else there is says the rest: the order of the deck, the turn and where it
//! stands. A reader that needs only the former finds them in every state. A set-up has the
//! fields `seats rounds spaces_per_region start homes hands row deck_top_first`.

use super::{
    Card, Cards, Open, Position, Region, RuleSet, SEATS, Seen, Zone,
    card::List,
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

/// What a seat may know.
#[derive(Debug, Serialize, Deserialize)]
struct SeenText {
    rules: RuleSet,
    /// From 1.
    seat: u8,
    #[serde(flatten)]
    open: OpenText,
    hand: Vec<Card>,
    #[serde(default)]
    chosen: Option<Laid>,
    pools: Vec<PoolText>,
}

#[derive(Debug, Serialize, Deserialize)]
struct PoolText {
    cards: Vec<Card>,
    in_hands: Vec<u8>,
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
    /// Every reason why the game cannot stand here.
    fn faults(&self, rules: &RuleSet) -> Vec<String> {
        let mut faults = self.losses(rules);
        let open = &self.open;
        let mut fault = |wrong: bool, what: &str| {
            if wrong {
                faults.push(what.to_owned());
            }
        };
        let homes = open.homes.iter().flatten();
        let differ = homes
            .clone()
            .all(|home| homes.clone().filter(|h| *h == home).count() == 1);
        fault(!differ, "Two seats have the same home region (R2.2).");
        let resolving = open.stage == Stage::Resolve;
        let after_reveal = matches!(open.stage, Stage::Resolve | Stage::Receive | Stage::Limit);
        let places = match resolving {
            true => open.queue.len(),
            false => open.seats.into(),
        };
        fault(
            usize::from(open.at) >= places,
            "“at” is beyond the last place.",
        );
        let is_laid = |seat: Seat| open.laid[seat.index()].is_some();
        fault(
            Seat::all(open.seats).any(|seat| is_laid(seat) != after_reveal),
            "“laid” says what every seat did, from the reveal on (R5.1).",
        );
        let entries = Seat::all(open.seats).filter(|seat| open.entry(*seat).is_some());
        let rank = |seat: &Seat| {
            open.entry(*seat)
                .map(|(card, list)| (list, 5 - card.value()))
        };
        let ranks: Vec<_> = open.queue.iter().filter_map(rank).collect();
        let each_once = open.queue.iter().all(|seat| {
            let same = open.queue.iter().filter(|other| *other == seat);
            same.count() == 1
        });
        fault(
            entries.count() != open.queue.len()
                || ranks.len() != open.queue.len()
                || !ranks.is_sorted()
                || !each_once,
            "“order” has the seats whose cards resolve, in their order (R5.2).",
        );
        let courting = resolving
            && open.list_at(open.at) == Some(List::Politics)
            && !open.is_first(List::Politics, open.actor());
        let offered = matches!(open.proposal, Proposal::Offered(_));
        let before = open.stage < Stage::Resolve;
        fault(
            (offered && !courting)
                || (before && open.proposal != Proposal::None)
                || matches!(open.proposal, Proposal::Taken(seat) if seat.0 >= open.seats),
            "“proposal” does not fit where the turn stands (R8).",
        );
        for place in 0..open.seats {
            let seat = open.in_turn_order(place);
            let hand = self.hands[seat.index()];
            let chosen = self.chosen[seat.index()];
            let done = open.stage == Stage::Choose && place < open.at;
            let duty = open.duty[seat.index()];
            let fits = match chosen {
                None => true,
                Some(Laid::Out) => duty == Duty::Out,
                Some(Laid::Hold) => duty == Duty::Free && !hand.is_empty(),
                Some(Laid::Card(card, _)) => duty != Duty::Out && hand.contains(card),
            };
            fault(
                chosen.is_some() != done || !fits,
                "“chosen” has what the seats before this one have chosen (R4.2).",
            );
            let can_choose = match duty {
                Duty::Free => !hand.is_empty(),
                Duty::MustPlay => hand.len() == 1,
                Duty::Out => hand.is_empty(),
            };
            fault(
                open.stage == Stage::Choose && !can_choose,
                "The hand of a seat does not fit its duty (R4.1).",
            );
            let dealt = !hand.is_empty() || !open.row.is_empty();
            fault(
                open.stage == Stage::Homes
                    && (dealt || (place < open.at) != open.homes[seat.index()].is_some()),
                "Homes are chosen in turn order, before the deal (R2.2).",
            );
        }
        faults.sort_unstable();
        faults.dedup();
        faults
    }

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

impl From<Seen> for SeenText {
    fn from(seen: Seen) -> SeenText {
        let seats = usize::from(seen.open.seats);
        SeenText {
            rules: seen.rules,
            seat: one_based(seen.seat),
            open: OpenText::of(&seen.open),
            hand: cards(seen.hand),
            chosen: seen.chosen,
            pools: seen
                .pools
                .iter()
                .map(|pool| PoolText {
                    cards: cards(pool.cards),
                    in_hands: pool.in_hands[..seats].to_vec(),
                })
                .collect(),
        }
    }
}

impl TryFrom<SeenText> for Seen {
    type Error = String;

    fn try_from(text: SeenText) -> Result<Seen, String> {
        let mut faults = Vec::new();
        let rules = text.rules;
        let seats = rules.seats;
        let pools: Vec<Pool> = text
            .pools
            .iter()
            .map(|pool| Pool {
                cards: set("pools", &pool.cards, &mut faults),
                in_hands: by_seat("in_hands", &pool.in_hands, seats, 0, &mut faults),
            })
            .collect();
        let seen = Seen {
            rules,
            seat: seat("seat", text.seat, seats, &mut faults),
            open: text.open.open(&rules, &mut faults),
            hand: set("hand", &text.hand, &mut faults),
            chosen: text.chosen,
            pools,
        };
        if faults.is_empty() {
            faults = seen.faults();
        }
        if faults.is_empty() {
            Ok(seen)
        } else {
            Err(ParseError::Unplayable(faults).to_string())
        }
    }
}

impl Seen {
    /// Every reason why no game gives this observation.
    fn faults(&self) -> Vec<String> {
        let own = self.seat.index();
        let mut rest = Cards::NONE;
        let hidden = self.hand.without(self.open.known[own]);
        for (at, pool) in self.pools.iter().enumerate() {
            let last = at + 1 == self.pools.len();
            let held: u32 = pool.in_hands.iter().map(|count| u32::from(*count)).sum();
            let cards = u32::from(pool.cards.len());
            let mine = hidden.and(pool.cards).len() == pool.in_hands[own];
            let fits = if last {
                held <= cards
            } else {
                held == cards && cards > 0
            };
            if !fits || !mine || !rest.and(pool.cards).is_empty() {
                return vec!["“pools” does not fit the hands (R10.2).".to_owned()];
            }
            rest = rest.or(pool.cards);
        }
        if self.pools.is_empty() || !hidden.within(rest) {
            return vec!["“pools” lacks a hidden card (R10.2).".to_owned()];
        }
        // What fits in one world fits in all that differ only in what is hidden.
        let world = self.sample(&mut Chance::new(Seed(0)));
        let faults = world.faults(&self.rules);
        if !faults.is_empty() {
            return faults;
        }
        let mut settled = world;
        settled.run(&self.rules, &mut ());
        if settled != world || Seen::of(&self.rules, &world, self.seat) != *self {
            return vec!["No game stands like this at a decision (R13).".to_owned()];
        }
        Vec::new()
    }
}

impl Serialize for Seen {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SeenText::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seen {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seen, D::Error> {
        let text = SeenText::deserialize(deserializer)?;
        Seen::try_from(text).map_err(serde::de::Error::custom)
    }
}

/// Small words of the state as JSON strings.
mod words {
    use super::{Card, Duty, Laid, ParseError, Proposal, Region, Seat, Stage, Zone};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
    use std::str::FromStr;

    /// A type that is written as its text and read by a function.
    macro_rules! as_text {
        ($type:ty, $self:ident => $write:expr, $text:ident => $read:expr) => {
            impl Serialize for $type {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    let $self = self;
                    serializer.collect_str(&$write)
                }
            }
            impl<'de> Deserialize<'de> for $type {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let text = String::deserialize(deserializer)?;
                    let $text = text.as_str();
                    let read: Option<$type> = $read;
                    read.ok_or_else(|| D::Error::custom(format!("“{text}” has no meaning here")))
                }
            }
        };
    }

    fn named<T: Copy + PartialEq>(words: &[(&'static str, T)], word: &str) -> Option<T> {
        let found = words.iter().find(|(name, _)| *name == word);
        found.map(|(_, thing)| *thing)
    }

    fn word_of<T: Copy + PartialEq>(words: &[(&'static str, T)], thing: T) -> &'static str {
        let found = words.iter().find(|(_, other)| *other == thing);
        found.map_or("", |(name, _)| name)
    }

    const STAGES: [(&str, Stage); 7] = [
        ("homes", Stage::Homes),
        ("forced", Stage::Forced),
        ("choose", Stage::Choose),
        ("resolve", Stage::Resolve),
        ("receive", Stage::Receive),
        ("limit", Stage::Limit),
        ("over", Stage::Over),
    ];
    const DUTIES: [(&str, Duty); 3] = [
        ("free", Duty::Free),
        ("must_play", Duty::MustPlay),
        ("out", Duty::Out),
    ];

    as_text!(Card, card => card, text => text.parse().ok());
    as_text!(Region, region => region.letter(), text => {
        let mut letters = text.chars();
        let region = letters.next().and_then(Region::from_letter);
        region.filter(|_| letters.next().is_none())
    });
    as_text!(Stage, stage => word_of(&STAGES, *stage), text => named(&STAGES, text));
    as_text!(Duty, duty => word_of(&DUTIES, *duty), text => named(&DUTIES, text));
    as_text!(Laid, laid => laid, text => text.parse().ok());
    as_text!(Proposal, proposal => match proposal {
        Proposal::None => "none".to_owned(),
        Proposal::Offered(card) => card.to_string(),
        Proposal::Taken(seat) => format!("taken by {seat}"),
        Proposal::Returned => "returned".to_owned(),
    }, text => match (text, text.strip_prefix("taken by ")) {
        ("none", _) => Some(Proposal::None),
        ("returned", _) => Some(Proposal::Returned),
        (_, Some(seat)) => {
            let seat = seat.parse::<u8>().ok().and_then(|seat| seat.checked_sub(1));
            seat.map(|seat| Proposal::Taken(Seat(seat)))
        }
        _ => text.parse().ok().map(Proposal::Offered),
    });

    impl FromStr for Laid {
        type Err = ParseError;

        fn from_str(text: &str) -> Result<Laid, ParseError> {
            let wrong = || ParseError::Unreadable(format!("“{text}” is not what a seat can do"));
            match text.split_once('@') {
                None if text == "hold" => Ok(Laid::Hold),
                None if text == "out" => Ok(Laid::Out),
                None => Err(wrong()),
                Some((card, zone)) => {
                    let zone = Zone::ALL.into_iter().find(|known| known.word() == zone);
                    Ok(Laid::Card(card.parse()?, zone.ok_or_else(wrong)?))
                }
            }
        }
    }
}
