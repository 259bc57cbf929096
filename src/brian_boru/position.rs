//! The table with all that is hidden: hands, choices before the reveal, the deck.

use super::{
    Card, Cards, Event, Open, Region, RuleSet, SEATS,
    card::CARDS,
    event::Sink,
    open::{Laid, Stage},
    rules::Homes,
    short::Short,
};
use crate::game::{Chance, Seat, Seed};

/// A deck of cards, the top one last.
pub type Deck = Short<Card, CARDS>;

/// A whole position. It is plain bytes, quickly copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// What everybody sees.
    pub(super) open: Open,
    /// The hands. A card that is laid face down stays in the hand until the reveal.
    pub(super) hands: [Cards; SEATS],
    /// What each seat has chosen, before the reveal (R4.3).
    pub(super) chosen: [Option<Laid>; SEATS],
    /// The deck.
    pub(super) deck: Deck,
    /// In which deck each card was last, as a number that grows with every shuffle; of meaning
    /// for cards of the deck and those of hands that are not known. Who saw the discard pile
    /// when it was shuffled knows which cards can be in which deck.
    pub(super) deck_of: [u8; CARDS],
    /// The number of the present deck.
    pub(super) deck_number: u8,
    /// Feeds the next shuffle.
    pub(super) seed: Seed,
}

impl Position {
    /// The position before anything is dealt: all cards in an unshuffled deck.
    pub(super) fn empty(rules: &RuleSet, seed: Seed) -> Position {
        Position {
            seed,
            ..Position::bare(Open::empty(rules))
        }
    }

    /// A position of which nothing but what lies open is settled.
    pub(super) fn bare(open: Open) -> Position {
        Position {
            open,
            hands: open.known,
            chosen: [None; SEATS],
            deck: Deck::new(Card::numbered(0)),
            deck_of: [0; CARDS],
            deck_number: 0,
            seed: Seed(0),
        }
    }

    /// The start of a game (R2). Chance decides, in this order: the starting player, the homes,
    /// the shuffle.
    pub fn start(rules: &RuleSet, seed: Seed, sink: &mut impl Sink) -> Position {
        let mut chance = Chance::new(seed);
        let mut position = Position::empty(rules, seed);
        // R2.1
        position.open.start = match rules.start_player {
            Some(seat) => seat,
            None => Seat(chance.below(rules.seats.into()) as u8),
        };
        // R2.2
        let mut homes = rules.home_regions();
        if rules.homes == Homes::Random {
            chance.shuffle(&mut homes);
        }
        if rules.homes != Homes::Chosen {
            for (seat, home) in Seat::all(rules.seats).zip(homes) {
                position.open.homes[seat.index()] = Some(home);
            }
        }
        // R2.3
        for card in Cards::ALL.iter() {
            position.deck.push(card);
        }
        chance.shuffle(position.deck.as_mut_slice());
        position.seed = chance.seed();
        position.open.stage = Stage::Homes;
        position.run(rules, sink);
        position
    }

    /// What everybody sees.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The hand of a seat. Before the reveal it still has the card that the seat has laid.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// What a seat has chosen, before the reveal.
    pub fn chosen(&self, seat: Seat) -> Option<Laid> {
        self.chosen[seat.index()]
    }

    /// The deck, the top card last.
    pub fn deck(&self) -> &[Card] {
        &self.deck
    }

    /// Puts the deck in another order, where nobody knows it.
    pub fn shuffle_deck(&mut self, chance: &mut Chance) {
        chance.shuffle(self.deck.as_mut_slice());
        self.seed = chance.seed();
    }

    /// Every reason why cards, pieces or tokens are not all there, each once (R1).
    pub fn losses(&self, rules: &RuleSet) -> Vec<String> {
        let mut faults = Vec::new();
        let mut count = 0;
        let mut all = self.open.face_up();
        let mut add = |cards: Cards| {
            count += u32::from(cards.len());
            all = all.or(cards);
        };
        let row: Cards = self.open.row.iter().copied().collect();
        let deck: Cards = self.deck.iter().copied().collect();
        add(self.open.discards);
        add(self.open.in_zones());
        add(row);
        add(deck);
        self.hands.into_iter().for_each(&mut add);
        let once = row.len() as usize == self.open.row.len()
            && deck.len() as usize == self.deck.len()
            && count as usize == CARDS
            && all == Cards::ALL;
        if !once {
            faults.push("Each of the 60 cards is there once (R1.3).".to_owned());
        }
        for seat in Seat::all(self.open.seats) {
            let at = seat.index();
            let on_map: u32 = self
                .open
                .pieces
                .iter()
                .map(|region| u32::from(region[at]))
                .sum();
            if on_map + u32::from(self.open.supply[at]) > u32::from(rules.pieces_per_player) {
                let most = rules.pieces_per_player;
                faults.push(format!("Seat {seat} has more than {most} pieces (R1.4)."));
            }
            if !self.open.known[at].within(self.hands[at]) {
                faults.push(format!(
                    "Seat {seat} is known to hold cards that it does not."
                ));
            }
        }
        for region in Region::ALL {
            let pieces = self.open.pieces[region.index()].iter();
            if pieces.map(|n| u32::from(*n)).sum::<u32>() > rules.spaces_per_region.into() {
                let most = rules.spaces_per_region;
                faults.push(format!("{region} has more than {most} pieces (R1.1)."));
            }
        }
        let castles = self.open.castles.iter().flatten();
        if castles.clone().any(|castle| *castle > 2)
            || castles.filter(|castle| **castle > 0).count() > rules.castle_tokens.into()
        {
            faults.push("There are more castles than tokens (R1.5).".to_owned());
        }
        let defeats = self.open.defeat.iter().map(|n| u32::from(*n));
        if defeats.sum::<u32>() > rules.defeat_tokens.into() {
            faults.push("There are more defeats than tokens (R1.5).".to_owned());
        }
        faults
    }

    /// Draws the top card; shuffles the discard pile into a new deck first when there is none
    /// (R10.2). `None` when there is no card.
    pub(super) fn top(&mut self, sink: &mut impl Sink) -> Option<Card> {
        if self.deck.is_empty() && !self.open.discards.is_empty() {
            self.reshuffle(sink);
        }
        self.deck.pop()
    }

    fn reshuffle(&mut self, sink: &mut impl Sink) {
        self.renumber_decks();
        // In the order of their texts: how the pile lay must not matter.
        for card in self.open.discards.iter() {
            self.deck.push(card);
            self.deck_of[card.index()] = self.deck_number;
        }
        self.open.discards = Cards::NONE;
        let mut chance = Chance::new(self.seed);
        chance.shuffle(self.deck.as_mut_slice());
        self.seed = chance.seed();
        let cards = self.deck.len() as u8;
        sink.tell(|| Event::Reshuffled { cards });
    }

    /// Numbers the decks anew from which cards are still hidden in hands, in their order, and
    /// gives the present deck the next number. So the number never grows beyond that of cards.
    fn renumber_decks(&mut self) {
        let mut hidden = [Cards::NONE; CARDS];
        for seat in 0..SEATS {
            for card in self.hands[seat].without(self.open.known[seat]).iter() {
                hidden[usize::from(self.deck_of[card.index()])].insert(card);
            }
        }
        self.deck_number = 0;
        for cards in hidden.into_iter().filter(|cards| !cards.is_empty()) {
            for card in cards.iter() {
                self.deck_of[card.index()] = self.deck_number;
            }
            self.deck_number += 1;
        }
    }

    /// A card enters a hand before everybody's eyes.
    pub(super) fn show_into_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].insert(card);
        self.open.known[seat.index()].insert(card);
    }

    /// A card leaves a hand.
    pub(super) fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.open.known[seat.index()].remove(card);
    }
}
