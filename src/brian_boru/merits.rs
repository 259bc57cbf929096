//! What laying each card, and holding, would bring a seat, whatever else it holds.
//!
//! Whoever asks with which hands a seat would have made a choice has to judge it for very many
//! hands. To try all options with each would be dear, and need not be: what a lay brings hangs
//! hardly on the rest of the hand, but for the values of the cards that stay in it, and for what
//! a trade can swap. So each card is tried once in some worlds, and these two are added for each
//! hand.

use super::{
    Card, Cards, Choice, Colour, Position, RuleSet, SEATS,
    card::CARDS,
    open::Duty,
    policy::{POINT, zone_of},
};
use crate::game::{Chance, Seat};
use arrayvec::ArrayVec;

/// The players that are asked.
pub const PLAYERS: usize = 32;
/// The worlds in which everything is tried, and how many of them each player looks at.
const WORLDS: usize = 64;
const LOOKS: i32 = 8;
/// How far a player's judgement wavers besides, in hundredths of a point over all its worlds. In
/// games whose hands were known, this made the true ones look likeliest.
const WAVER: i32 = 10 * LOOKS;
/// The place of holding, behind all cards.
const HOLD: usize = CARDS;

/// What laying each card, and holding, would bring a seat, whatever else it holds, as some players
/// see it, who each tried all in eight worlds.
#[derive(Clone, Debug)]
pub struct Merits {
    /// For each card and for holding what each player finds in its worlds, in hundredths of a
    /// point; of no meaning for a card that cannot be in the hand.
    sums: [[i32; PLAYERS]; CARDS + 1],
    may_hold: bool,
    /// The highest value of the row.
    top: u8,
}

impl Merits {
    /// The merits for a seat while all choose, with any hand that it can have as far as everybody
    /// knows; and how many choices were looked at.
    pub fn new(
        position: &Position,
        rules: &RuleSet,
        seat: Seat,
        chance: &mut Chance,
    ) -> (Merits, u64) {
        let row = position.open.row.iter();
        let mut merits = Merits {
            sums: [[0; PLAYERS]; CARDS + 1],
            may_hold: position.open.duty[seat.index()] == Duty::Free,
            top: row.map(|card| card.value()).max().unwrap_or(0),
        };
        let mut looked = 0;
        let mut worlds = [[0; CARDS + 1]; WORLDS];
        for world in &mut worlds {
            looked += merits.try_all(position, rules, seat, chance, world);
        }
        for player in 0..PLAYERS {
            for _ in 0..LOOKS {
                let world = &worlds[chance.below(WORLDS as u32) as usize];
                for (sums, merit) in merits.sums.iter_mut().zip(world) {
                    sums[player] += merit;
                }
            }
        }
        for sum in merits.sums.as_flattened_mut() {
            *sum += chance.below(2 * WAVER as u32 + 1) as i32 - WAVER;
        }
        (merits, looked)
    }

    /// How many of the players would make a choice with this hand.
    pub fn players(&self, hand: Cards, choice: Choice) -> u32 {
        let chosen = match choice {
            Choice::Lay(card, _) => self.with(hand, card),
            _ => self.sums[HOLD],
        };
        let mut best = chosen;
        let mut raise = |others: [i32; PLAYERS]| {
            for (best, other) in best.iter_mut().zip(others) {
                *best = other.max(*best);
            }
        };
        if self.may_hold {
            raise(self.sums[HOLD]);
        }
        for card in hand.iter() {
            raise(self.with(hand, card));
        }
        let agree = chosen.iter().zip(&best).filter(|(one, best)| one == best);
        agree.count() as u32
    }

    /// What laying a card of this hand brings in the eyes of each player; that of the whole hand
    /// is left out.
    fn with(&self, hand: Cards, card: Card) -> [i32; PLAYERS] {
        let rest = hand.without(Cards::one(card));
        let more = self.swaps(card, rest) - POINT * i32::from(card.value());
        self.sums[card.index()].map(|sum| sum + LOOKS * more)
    }

    /// What laying a card brings by a swap of the lowest of the others for the best of the row.
    fn swaps(&self, card: Card, rest: Cards) -> i32 {
        match rest.iter().map(Card::value).min() {
            Some(lowest) if card.colour() == Colour::Blue => {
                POINT * i32::from(self.top.saturating_sub(lowest))
            }
            _ => 0,
        }
    }

    /// Tries every card that can be in the hand, and holding, in one world, which the cards change
    /// as little as can be: each takes the place of the same one.
    fn try_all(
        &self,
        position: &Position,
        rules: &RuleSet,
        seat: Seat,
        chance: &mut Chance,
        found: &mut [i32; CARDS + 1],
    ) -> u64 {
        let size = usize::from(position.hand(seat).len());
        let order = shuffled(position, rules, seat, chance);
        if size == 0 || order.len() < size {
            return 0;
        }
        let (thumbs, luck) = (chance.seed(), chance.seed());
        let lay_thumbs = |world: &Position| world.thumbs(rules, seat, &mut Chance::new(thumbs));
        let world = dealt(position, rules, seat, &order);
        let lays = lay_thumbs(&world);
        let in_deck = order.len() - world.deck.len();
        let mut looked = 0;
        let mut note = |world: &Position, mut lays: [Option<Choice>; SEATS], choice| {
            lays[seat.index()] = Some(choice);
            looked += 1;
            world.margin_after(rules, seat, &lays, luck)
        };
        if self.may_hold {
            let kept = POINT * i32::from(world.hand(seat).value());
            found[HOLD] = note(&world, lays, Choice::Hold) - kept;
        }
        // Where all of the hand is known it can have no other card.
        let all_known = usize::from(position.open.known[seat.index()].len()) == size;
        let end = if all_known { size } else { order.len() };
        for place in 0..end {
            let mut order = order.clone();
            order.swap(place, size - 1);
            let card = order[size - 1];
            let world = dealt(position, rules, seat, &order);
            // The others think anew only where one of their hands has changed.
            let lays = match (size..in_deck).contains(&place) {
                true => lay_thumbs(&world),
                false => lays,
            };
            let margin = note(&world, lays, Choice::Lay(card, zone_of(card)));
            let rest = world.hand(seat).without(Cards::one(card));
            let kept = POINT * i32::from(rest.value()) + self.swaps(card, rest);
            found[card.index()] = margin - kept;
        }
        looked
    }
}

/// The cards that can be in a seat's hand as far as everybody knows, in an order of chance: first
/// those that it is known to hold.
fn shuffled(
    position: &Position,
    rules: &RuleSet,
    seat: Seat,
    chance: &mut Chance,
) -> ArrayVec<Card, CARDS> {
    let known = position.open.known;
    let mut hidden = Cards::ALL.without(position.open.face_up());
    for seat in Seat::all(rules.seats) {
        hidden = hidden.without(known[seat.index()]);
    }
    let own = known[seat.index()];
    let mut order: ArrayVec<Card, CARDS> = own.iter().chain(hidden.iter()).collect();
    chance.shuffle(&mut order[own.len().into()..]);
    order
}

/// The position with the cards dealt in this order: to the seat, to the others, to the deck.
fn dealt(position: &Position, rules: &RuleSet, seat: Seat, order: &[Card]) -> Position {
    let mut world = *position;
    let (own, mut rest) = order.split_at(position.hand(seat).len().into());
    world.hands[seat.index()] = own.iter().copied().collect();
    for other in Seat::all(rules.seats).filter(|other| *other != seat) {
        let known = position.open.known[other.index()];
        let lacks = usize::from(position.hand(other).len() - known.len());
        let (hand, left) = rest.split_at(lacks.min(rest.len()));
        world.hands[other.index()] = known.or(hand.iter().copied().collect());
        rest = left;
    }
    world.deck.clear();
    rest.iter().for_each(|card| world.deck.push(*card));
    world
}
