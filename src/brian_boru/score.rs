//! The score so far, what the end would bring, and how the game ended.

use super::{Cards, Open, Position, Region, RuleSet, SEATS, Seen, open::Stage};
use crate::game::{self, Seat, SeatSet};
use std::fmt;

/// What a plain and an upgraded castle count, and a defeat token (R12.2).
pub(super) const PLAIN: i16 = 1;
pub(super) const UPGRADED: i16 = 2;
pub(super) const DEFEAT: i16 = -1;

/// The points of one seat by their kinds (R12.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Points scored for the control of regions.
    pub control: i16,
    /// One for each plain castle.
    pub plain_castles: i16,
    /// Two for each upgraded castle.
    pub upgraded_castles: i16,
    /// The values of the cards in hand, as far as they are seen.
    pub hand: i16,
    /// The cards in hand that are not seen: each counts 1 to 5.
    pub unseen_cards: u8,
    /// One less for each defeat token.
    pub defeats: i16,
    /// The points with which the home region began (`fair_start`).
    pub start: i16,
    /// What the next control check would bring, with the pieces as they stand; 0 when the game
    /// is over.
    pub next_check: i16,
}

impl Score {
    /// What counts already: all but the hand.
    pub fn so_far(&self) -> i16 {
        self.control + self.plain_castles + self.upgraded_castles + self.defeats + self.start
    }

    /// The score if the game ended now without another control check, unseen cards left out.
    pub fn total(&self) -> i16 {
        self.so_far() + self.hand
    }

    /// The score if the game ended with a control check now, unseen cards left out.
    pub fn at_end(&self) -> i16 {
        self.total() + self.next_check
    }
}

impl Open {
    /// The seat with strictly the most pieces in a region, at least one (R11.1).
    pub fn leader(&self, region: Region) -> Option<Seat> {
        let (mut most, mut leader) = (0, None);
        for (seat, pieces) in (0..).zip(self.pieces[region.index()]) {
            if pieces > most {
                (most, leader) = (pieces, Some(Seat(seat)));
            } else if pieces == most {
                leader = None;
            }
        }
        leader
    }

    /// The points of a seat, with what is seen of its hand.
    pub(super) fn score(&self, rules: &RuleSet, seat: Seat, hand: Cards, unseen: u8) -> Score {
        let at = seat.index();
        let castles = |kind: u8| {
            let found = self.castles.iter().filter(|region| region[at] == kind);
            found.count() as i16
        };
        let next_check = |region: &Region| match self.leader(*region) {
            Some(leader) if leader == seat => i16::from(rules.value(*region)),
            _ => 0,
        };
        Score {
            control: self.points[at],
            plain_castles: PLAIN * castles(1),
            upgraded_castles: UPGRADED * castles(2),
            hand: hand.value() as i16,
            unseen_cards: unseen,
            defeats: DEFEAT * i16::from(self.defeat[at]),
            start: self.homes[at].map_or(0, |home| rules.start_points(home)),
            next_check: match self.stage {
                Stage::Over => 0,
                _ => Region::ALL.iter().map(next_check).sum(),
            },
        }
    }

    /// How the game ended, if it did: then all hands are known.
    pub fn ending(&self, rules: &RuleSet) -> Option<Ending> {
        if self.stage != Stage::Over {
            return None;
        }
        let mut scores = [0; SEATS];
        // R12.3: more points, then more regions, then fewer defeat tokens.
        let mut rank = |seat: Seat| {
            let total = self.score(rules, seat, self.known[seat.index()], 0).total();
            scores[seat.index()] = total;
            let regions = self.control.iter().filter(|by| **by == Some(seat)).count();
            let fewest = u8::MAX - self.defeat[seat.index()];
            (total, regions, fewest)
        };
        let mut best = None;
        let mut winners = SeatSet::default();
        for seat in Seat::all(self.seats) {
            let rank = rank(seat);
            if best.is_none_or(|best| rank > best) {
                best = Some(rank);
                winners = SeatSet::one(seat);
            } else if best == Some(rank) {
                winners = winners.iter().chain([seat]).collect();
            }
        }
        Some(Ending {
            seats: self.seats,
            scores,
            winners,
        })
    }
}

impl Position {
    /// The points of a seat, its hand with them.
    pub fn score(&self, rules: &RuleSet, seat: Seat) -> Score {
        self.open.score(rules, seat, self.hands[seat.index()], 0)
    }
}

impl Seen {
    /// The points of a seat as far as the observer sees them.
    pub fn score(&self, seat: Seat) -> Score {
        let hand = self.seen_hand(seat);
        let unseen = self.hand_size(seat) - hand.len();
        self.open().score(self.rules(), seat, hand, unseen)
    }
}

/// How a game ended (R12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    seats: u8,
    scores: [i16; SEATS],
    winners: SeatSet,
}

impl Ending {
    /// The number of seats at the table.
    pub fn seats(&self) -> u8 {
        self.seats
    }
}

impl game::Ending for Ending {
    fn winners(&self) -> SeatSet {
        self.winners
    }

    fn score(&self, seat: Seat) -> i32 {
        self.scores.get(seat.index()).copied().unwrap_or(0).into()
    }

    fn rule(&self) -> &'static str {
        "R12.1"
    }
}

/// `seats 41 38 22 (winner 1)`, `seats 30 30 (winners 1 2)`
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("seats")?;
        for score in &self.scores[..usize::from(self.seats)] {
            write!(f, " {score}")?;
        }
        let several = if self.winners.len() > 1 { "s" } else { "" };
        write!(f, " (winner{several}")?;
        for seat in self.winners.iter() {
            write!(f, " {seat}")?;
        }
        f.write_str(")")
    }
}
