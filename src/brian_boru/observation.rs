//! What one seat may know, and whole games that it cannot tell from the real one.
//!
//! Besides what lies open, a seat knows its own hand and choice, and of the others' hands how
//! many cards they have, those that everybody saw enter them, and for the rest from which deck
//! they come. A deck that was made of the discard pile has only cards that everybody saw there,
//! so after a shuffle the hidden cards fall into [`Pool`]s (R10.2).

use super::{
    BrianBoru, Card, Cards, Choices, Open, Position, RuleSet, SEATS,
    open::{Duty, Laid, Stage},
    past::{self, Past},
    position::Deck,
    short::Short,
};
use crate::game::{Chance, Seat};

/// The hidden cards that were last in one deck: where they can be now is the same for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pool {
    /// The cards: each is in a hand, or in the deck if this is the last pool.
    pub cards: Cards,
    /// How many of them each hand has. The rest are in the deck.
    pub in_hands: [u8; SEATS],
}

impl Pool {
    /// How many of the cards are in hands.
    pub fn held(&self) -> u8 {
        self.in_hands.iter().sum()
    }
}

/// A game as one seat may know it. There is no place in it for a card that this seat does not
/// see, nor for what another has chosen before the reveal (R4.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    pub(super) rules: RuleSet,
    pub(super) seat: Seat,
    pub(super) open: Open,
    /// This seat's hand.
    pub(super) hand: Cards,
    /// What this seat has chosen, before the reveal.
    pub(super) chosen: Option<Laid>,
    /// The hidden cards, those of the oldest deck first, those of the present deck last. All
    /// seats know this, and each its own cards among them.
    pub(super) pools: Vec<Pool>,
    /// What everybody saw of the turns before.
    pub(super) past: Past,
}

impl Position {
    /// The hidden cards by the deck from which they come.
    pub(super) fn pools(&self) -> Vec<Pool> {
        let mut pools: Vec<Pool> = (0..=self.deck_number)
            .map(|_| Pool {
                cards: Cards::NONE,
                in_hands: [0; SEATS],
            })
            .collect();
        let mut add = |card: Card, seat: Option<usize>| {
            if let Some(pool) = pools.get_mut(usize::from(self.deck_of[card.index()])) {
                pool.cards.insert(card);
                if let Some(seat) = seat {
                    pool.in_hands[seat] += 1;
                }
            }
        };
        for seat in 0..SEATS {
            for card in self.hands[seat].without(self.open.known[seat]).iter() {
                add(card, Some(seat));
            }
        }
        for card in self.deck.iter() {
            add(*card, None);
        }
        let last = pools.pop();
        pools.retain(|pool| !pool.cards.is_empty());
        pools.extend(last);
        pools
    }

    /// Exchanges a hidden card of a hand, not the observer's, for one that could as well be there:
    /// the observer cannot tell. All pairs are as likely in both directions. Gives the two cards;
    /// `None` when those that were drawn cannot change places, and nothing has changed.
    pub fn exchange_hidden(&mut self, observer: Seat, chance: &mut Chance) -> Option<(Card, Card)> {
        let others = || Seat::all(self.open.seats).filter(|seat| *seat != observer);
        let holder = |card| others().find(|seat| self.hands[seat.index()].contains(card));
        let held = others().fold(Cards::NONE, |held, seat| {
            held.or(self.hands[seat.index()].without(self.open.known[seat.index()]))
        });
        let all = held.or(self.deck.iter().copied().collect());
        let mut draw = |cards: Cards| cards.nth(chance.below(cards.len().max(1).into()) as u8);
        let (one, two) = (draw(held)?, draw(all)?);
        let same_deck = self.deck_of[one.index()] == self.deck_of[two.index()];
        if holder(one) == holder(two) || !same_deck {
            return None;
        }
        let exchanged = |card| match card {
            _ if card == one => two,
            _ if card == two => one,
            _ => card,
        };
        for hand in &mut self.hands {
            *hand = hand.iter().map(exchanged).collect();
        }
        for card in self.deck.as_mut_slice() {
            *card = exchanged(*card);
        }
        // What another has chosen, hidden, is of its hand.
        for laid in self.chosen.iter_mut().flatten() {
            if let Laid::Card(card, _) = laid {
                *card = exchanged(*card);
            }
        }
        Some((one, two))
    }

    /// The position with all hands turned up.
    pub(super) fn with_open_hands(mut self) -> Position {
        self.open.known = self.hands;
        self
    }
}

impl Seen {
    /// The position as a seat may know it.
    pub(super) fn of(rules: &RuleSet, position: &Position, past: &Past, seat: Seat) -> Seen {
        Seen {
            rules: *rules,
            seat,
            open: position.open,
            hand: position.hands[seat.index()],
            chosen: position.chosen[seat.index()],
            pools: position.pools(),
            past: *past,
        }
    }

    /// True when the observer cannot tell a position from the real one.
    pub fn fits(&self, position: &Position) -> bool {
        Seen::of(&self.rules, position, &self.past, self.seat) == *self
    }

    /// The table options.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The observer.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What everybody sees.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The observer's hand. Before the reveal it still has the card that the observer has laid.
    pub fn hand(&self) -> Cards {
        self.hand
    }

    /// What the observer has chosen, before the reveal.
    pub fn chosen(&self) -> Option<Laid> {
        self.chosen
    }

    /// What the observer sees of a hand: all of its own, of another's the known cards.
    pub fn seen_hand(&self, seat: Seat) -> Cards {
        if seat == self.seat {
            self.hand
        } else {
            self.open.known[seat.index()]
        }
    }

    /// The number of cards in a hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        let at = seat.index();
        let hidden: u8 = self.pools.iter().map(|pool| pool.in_hands[at]).sum();
        self.open.known[at].len() + hidden
    }

    /// The number of cards in the deck.
    pub fn deck_size(&self) -> u8 {
        self.pools
            .last()
            .map_or(0, |pool| pool.cards.len() - pool.held())
    }

    /// The cards that the observer does not see, by the deck from which they come.
    pub fn pools(&self) -> &[Pool] {
        &self.pools
    }

    /// What everybody saw of the turns before, the latest last.
    pub fn past(&self) -> &[past::Turn] {
        &self.past
    }

    /// What the seat to act may choose, as far as the observer can say.
    pub fn choices(&self) -> Choices {
        let hand = if self.open.actor() == self.seat {
            self.hand
        } else {
            // Another seat's hand is hidden, what is open is not.
            Cards::NONE
        };
        Choices::new(&self.rules, &self.open, hand)
    }

    /// A position that the observer cannot tell from the real one, evenly among all.
    pub fn sample(&self, chance: &mut Chance) -> Position {
        let mut position = Position::bare(self.open);
        position.deck_number = self.pools.len().saturating_sub(1) as u8;
        let own = self.seat.index();
        position.hands[own] = self.hand;
        for (number, pool) in (0..).zip(&self.pools) {
            let mut unseen: Deck = Short::new(Card::numbered(0));
            for card in pool.cards.iter() {
                position.deck_of[card.index()] = number;
                if !self.hand.contains(card) {
                    unseen.push(card);
                }
            }
            chance.shuffle(unseen.as_mut_slice());
            for seat in (0..SEATS).filter(|seat| *seat != own) {
                for _ in 0..pool.in_hands[seat] {
                    if let Some(card) = unseen.pop() {
                        position.hands[seat].insert(card);
                    }
                }
            }
            // Only of the last pool is anything left.
            position.deck = unseen;
        }
        self.sample_choices(&mut position, chance);
        position.seed = chance.seed();
        position
    }

    /// Draws what the others have chosen, where they have and nobody has seen it.
    fn sample_choices(&self, position: &mut Position, chance: &mut Chance) {
        if self.open.stage != Stage::Choose {
            return;
        }
        for place in 0..self.open.at.min(self.open.seats) {
            let seat = self.open.in_turn_order(place);
            position.chosen[seat.index()] = if seat == self.seat {
                self.chosen
            } else if self.open.duty[seat.index()] == Duty::Out {
                Some(Laid::Out)
            } else {
                // The same decision, as that seat met it.
                let mut before = self.open;
                before.at = place;
                let choices = Choices::new(&self.rules, &before, position.hands[seat.index()]);
                let number = chance.below(choices.len().max(1));
                choices.nth(number).map(Laid::from)
            };
        }
    }

    /// A whole game that the observer cannot tell from the real one.
    pub fn resample(&self, chance: &mut Chance) -> BrianBoru {
        BrianBoru::from_position(self.rules, self.sample(chance)).with_past(self.past)
    }
}
