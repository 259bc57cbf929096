//! What lies on the table for everybody to see.

use super::{Card, Cards, Choice, Region, RuleSet, SEATS, Zone, card::List, short::Short};
use crate::game::{Seat, SeatSet};

/// The face-up row (R1.6), from its first place on.
pub type Row = Short<Card, 5>;

/// What a seat did with its turn, once the cards are turned up (R5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    /// It held its cards.
    Hold,
    /// It laid a card in a zone.
    Card(Card, Zone),
    /// It had no card and could get none (R4.1).
    Out,
}

/// What binds a seat in its choice (R4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Nothing: it may lay or hold.
    Free,
    /// Its hand was empty: it must lay the card that it took.
    MustPlay,
    /// Its hand was empty and no card was to be had: it sits the turn out.
    Out,
}

/// Where the turn stands (R13). The place in the turn, and not always a choice: see [`Step`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Stage {
    /// Homes are chosen in turn order, before the deal (R2.2).
    Homes,
    /// Seats with an empty hand take a card, in turn order (R4.1).
    #[default]
    Forced,
    /// Seats lay or hold, in turn order and hidden (R4.2).
    Choose,
    /// The cards resolve in their order (R6 to R9).
    Resolve,
    /// Seats receive cards, in turn order (R10.1).
    Receive,
    /// A seat over the hand limit puts cards away (R10.3).
    Limit,
    /// The game is over (R12.1).
    Over,
}

/// The decision that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Home,
    ForcedTake,
    Lay,
    Target,
    Upgrade,
    Place,
    Join,
    Propose,
    Pay,
    Swap,
    Take,
    Discard,
    Over,
}

/// The card in the marriage slot (R8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Proposal {
    /// Nothing was proposed this turn.
    #[default]
    None,
    /// The card lies in the slot.
    Offered(Card),
    /// The card was taken by this seat.
    Taken(Seat),
    /// The card went back to the proposer's hand.
    Returned,
}

impl Proposal {
    /// True when nothing was proposed this turn.
    pub fn is_none(&self) -> bool {
        *self == Proposal::None
    }
}

/// Everything on the table that all seats see. Lists with one entry a seat have entries beyond
/// the table's seats that stay empty; regions are in the order of [`Region::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// The number of seats.
    pub seats: u8,
    /// Pieces on the map: by region, then by seat.
    pub pieces: [[u8; SEATS]; 4],
    /// Castles: 0 none, 1 plain, 2 upgraded; by region, then by seat.
    pub castles: [[u8; SEATS]; 4],
    /// Pieces on the personal boards.
    pub supply: [u8; SEATS],
    /// Defeat tokens.
    pub defeat: [u8; SEATS],
    /// Control points so far.
    pub points: [i16; SEATS],
    /// Who has the control marker of each region.
    pub control: [Option<Seat>; 4],
    /// The home regions.
    pub homes: [Option<Region>; SEATS],
    /// The starting player of this turn.
    pub start: Seat,
    /// The round, from 1.
    pub round: u8,
    /// The turn of the round, from 1.
    pub turn: u8,
    /// The face-up row.
    pub row: Row,
    /// The discard pile.
    pub discards: Cards,
    /// The cards that are certainly in a hand, because everybody saw them enter it; at the end
    /// of the game all.
    pub known: [Cards; SEATS],
    /// Where the turn stands.
    pub stage: Stage,
    /// The place in the turn order, or in the queue while cards resolve.
    pub at: u8,
    /// What binds each seat this turn.
    pub duty: [Duty; SEATS],
    /// What each seat did, from the reveal on.
    pub laid: [Option<Laid>; SEATS],
    /// The seats whose cards resolve, all lists in their order (R5.2, R5.3).
    pub queue: Short<Seat, SEATS>,
    /// Whether the first attack of this turn was not void (R6.2).
    pub struck: bool,
    /// The marriage slot.
    pub proposal: Proposal,
}

impl Open {
    /// The table before anything lies on it.
    pub(super) fn empty(rules: &RuleSet) -> Open {
        let mut supply = [0; SEATS];
        supply[..usize::from(rules.seats)].fill(rules.pieces_per_player);
        Open {
            seats: rules.seats,
            pieces: [[0; SEATS]; 4],
            castles: [[0; SEATS]; 4],
            supply,
            defeat: [0; SEATS],
            points: [0; SEATS],
            control: [None; 4],
            homes: [None; SEATS],
            start: Seat(0),
            round: 1,
            turn: 1,
            row: Row::new(Card::numbered(0)),
            discards: Cards::NONE,
            known: [Cards::NONE; SEATS],
            stage: Stage::Forced,
            at: 0,
            duty: [Duty::Free; SEATS],
            laid: [None; SEATS],
            queue: Short::new(Seat(0)),
            struck: false,
            proposal: Proposal::None,
        }
    }

    /// The seat at a place of the turn order (R3.3).
    pub fn in_turn_order(&self, place: u8) -> Seat {
        let seat = self.start.0 + place;
        Seat(if seat < self.seats {
            seat
        } else {
            seat - self.seats
        })
    }

    /// The place of a seat in the turn order, from 0.
    pub fn turn_place(&self, seat: Seat) -> u8 {
        if seat.0 >= self.start.0 {
            seat.0 - self.start.0
        } else {
            seat.0 + self.seats - self.start.0
        }
    }

    /// The seat whose place it is; of no meaning when the game is over.
    pub fn actor(&self) -> Seat {
        match self.stage {
            Stage::Resolve => self
                .queue
                .get(usize::from(self.at))
                .copied()
                .unwrap_or(self.start),
            _ => self.in_turn_order(self.at),
        }
    }

    /// The card of a seat with the list to which it belongs; `None` for one that held, sat out
    /// or laid a mismatch.
    pub fn entry(&self, seat: Seat) -> Option<(Card, List)> {
        match self.laid[seat.index()] {
            Some(Laid::Card(card, zone)) => List::of(card, zone).map(|list| (card, list)),
            _ => None,
        }
    }

    /// The list at a place of the queue.
    pub(super) fn list_at(&self, place: u8) -> Option<List> {
        let seat = self.queue.get(usize::from(place))?;
        self.entry(*seat).map(|(_, list)| list)
    }

    /// The first seat of a list and its card.
    pub fn first_of(&self, list: List) -> Option<(Seat, Card)> {
        self.queue.iter().find_map(|seat| match self.entry(*seat) {
            Some((card, found)) if found == list => Some((*seat, card)),
            _ => None,
        })
    }

    /// The opponents who have pieces in a region (R6.1).
    pub fn targets(&self, seat: Seat, region: Region) -> SeatSet {
        let pieces = &self.pieces[region.index()];
        Seat::all(self.seats)
            .filter(|other| *other != seat && pieces[other.index()] > 0)
            .collect()
    }

    /// The pieces in a region.
    pub fn pieces_in(&self, region: Region) -> u8 {
        self.pieces[region.index()].iter().sum()
    }

    /// True when a seat has a piece to place and the region a space for it (R7).
    pub fn can_place(&self, rules: &RuleSet, seat: Seat, region: Region) -> bool {
        self.supply[seat.index()] > 0 && self.pieces_in(region) < rules.spaces_per_region
    }

    /// The castle of a seat in a region: 0 none, 1 plain, 2 upgraded.
    pub fn castle(&self, seat: Seat, region: Region) -> u8 {
        self.castles[region.index()][seat.index()]
    }

    /// The castle tokens that are left (R1.5).
    pub fn castle_tokens(&self, rules: &RuleSet) -> u8 {
        let built = self.castles.iter().flatten().filter(|n| **n > 0).count();
        rules.castle_tokens.saturating_sub(built as u8)
    }

    /// The defeat tokens that are left (R1.5).
    pub fn defeat_tokens(&self, rules: &RuleSet) -> u8 {
        rules.defeat_tokens.saturating_sub(self.defeat.iter().sum())
    }

    /// The pieces of a seat that are out of the game (R1.6).
    pub fn removed(&self, rules: &RuleSet, seat: Seat) -> u8 {
        let on_map: u8 = self.pieces.iter().map(|region| region[seat.index()]).sum();
        rules
            .pieces_per_player
            .saturating_sub(on_map + self.supply[seat.index()])
    }

    /// The home regions that are still to be chosen (R2.2).
    pub fn free_homes(&self, rules: &RuleSet) -> Short<Region, SEATS> {
        let mut free = Short::new(Region::Munster);
        for region in rules.home_regions() {
            if !self.homes.contains(&Some(region)) {
                free.push(region);
            }
        }
        free
    }

    /// The decision that is due, when the game stands at one.
    pub fn step(&self) -> Step {
        let seat = self.actor();
        match self.stage {
            Stage::Homes => Step::Home,
            Stage::Forced => Step::ForcedTake,
            Stage::Choose => Step::Lay,
            Stage::Receive => Step::Take,
            Stage::Limit => Step::Discard,
            Stage::Over => Step::Over,
            Stage::Resolve => match self.entry(seat) {
                Some((_, List::Attack)) => Step::Target,
                Some((_, List::Politics)) if self.is_first(List::Politics, seat) => Step::Propose,
                Some((_, List::Politics)) => Step::Pay,
                Some((_, List::Trade)) | None => Step::Swap,
                Some((card, List::Build)) if self.is_first(List::Build, seat) => {
                    match self.castle(seat, card.region()) {
                        0 | 1 => Step::Upgrade,
                        _ => Step::Place,
                    }
                }
                Some((_, List::Build)) => Step::Join,
            },
        }
    }

    /// True when a seat is the first of a list.
    pub fn is_first(&self, list: List, seat: Seat) -> bool {
        self.first_of(list).is_some_and(|(first, _)| first == seat)
    }

    /// The cards that lie face up in the zones and in the marriage slot, where they are not yet
    /// discarded.
    pub fn in_zones(&self) -> Cards {
        let mut cards = Cards::NONE;
        if self.stage == Stage::Resolve {
            for laid in self.laid {
                if let Some(Laid::Card(card, _)) = laid {
                    cards.insert(card);
                }
            }
            if let Proposal::Offered(card) = self.proposal {
                cards.insert(card);
            }
        }
        cards
    }

    /// Every card that lies face up.
    pub fn face_up(&self) -> Cards {
        let row: Cards = self.row.iter().copied().collect();
        row.or(self.discards).or(self.in_zones())
    }
}

/// What a choice to hold or to lay a card is, once it is made. Other choices are made at other
/// times; they hold.
impl From<Choice> for Laid {
    fn from(choice: Choice) -> Laid {
        match choice {
            Choice::Lay(card, zone) => Laid::Card(card, zone),
            _ => Laid::Hold,
        }
    }
}
