//! What the seat to act may choose, without a list.

use super::{
    Cards, Choice, Illegal, Open, Region, RuleSet, SEATS, Step, Zone,
    open::{Duty, Row},
    short::Short,
};
use crate::game::{Seat, SeatSet};

/// The options of one decision, in a fixed order. At a decision there are at least two; there is
/// none when the game is over, or when the hand on which they depend is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    seat: Seat,
    step: Step,
    /// The hand of the seat; empty where it is not known.
    hand: Cards,
    /// Whether the seat may hold.
    may_hold: bool,
    row: Row,
    targets: SeatSet,
    homes: Short<Region, SEATS>,
}

impl Choices {
    /// The choices of the seat to act, with this hand.
    pub(super) fn new(rules: &RuleSet, open: &Open, hand: Cards) -> Choices {
        let (seat, step) = (open.actor(), open.step());
        Choices {
            seat,
            step,
            hand,
            may_hold: open.duty[seat.index()] == Duty::Free,
            row: open.row,
            targets: match (step, open.entry(seat)) {
                (Step::Target, Some((card, _))) => open.targets(seat, card.region()),
                _ => SeatSet::default(),
            },
            homes: match step {
                Step::Home => open.free_homes(rules),
                _ => Short::new(Region::Munster),
            },
        }
    }

    /// The decision.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The seat that decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of options.
    pub fn len(&self) -> u32 {
        let hand = u32::from(self.hand.len());
        let row = self.row.len() as u32;
        match self.step {
            Step::Home => self.homes.len() as u32,
            Step::ForcedTake => row,
            Step::Lay if hand == 0 => 0,
            Step::Lay => 3 * hand + u32::from(self.may_hold),
            Step::Target => self.targets.len(),
            Step::Upgrade | Step::Place | Step::Join | Step::Pay => 2,
            Step::Propose | Step::Discard => hand,
            Step::Swap if hand == 0 => 0,
            Step::Swap => 1 + hand * row,
            Step::Take => 1 + row,
            Step::Over => 0,
        }
    }

    /// True when there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The option with this number, counted from 0.
    pub fn nth(&self, number: u32) -> Option<Choice> {
        if number >= self.len() {
            return None;
        }
        let yes = number == 0;
        let row = |number: u32| self.row.get(number as usize).copied();
        let hand = |number: u32| self.hand.nth(number as u8);
        Some(match self.step {
            Step::Home => Choice::Home(*self.homes.get(number as usize)?),
            Step::ForcedTake => Choice::Take(Some(row(number)?)),
            Step::Lay if self.may_hold && number == 0 => Choice::Hold,
            Step::Lay => {
                let number = number - u32::from(self.may_hold);
                let zone = Zone::ALL[(number % 3) as usize];
                Choice::Lay(hand(number / 3)?, zone)
            }
            Step::Target => Choice::Target(self.targets.iter().nth(number as usize)?),
            Step::Upgrade => Choice::Upgrade(yes),
            Step::Place => Choice::Place(yes),
            Step::Join => Choice::Join(yes),
            Step::Pay => Choice::Pay(yes),
            Step::Propose => Choice::Propose(hand(number)?),
            Step::Discard => Choice::Discard(hand(number)?),
            Step::Swap if number == 0 => Choice::Swap(None),
            Step::Swap => {
                let (number, width) = (number - 1, self.row.len() as u32);
                Choice::Swap(Some((hand(number / width)?, row(number % width)?)))
            }
            Step::Take if number == 0 => Choice::Take(None),
            Step::Take => Choice::Take(Some(row(number - 1)?)),
            Step::Over => return None,
        })
    }

    /// The options, in order.
    pub fn iter(&self) -> impl Iterator<Item = Choice> {
        let choices = *self;
        (0..self.len()).filter_map(move |number| choices.nth(number))
    }

    /// Says whether a choice is among the options.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, choice: Choice) -> Result<(), Illegal> {
        let step = self.step;
        let in_hand = |card| match self.hand.contains(card) {
            true => Ok(()),
            false => Err(Illegal::NotInHand { card, step }),
        };
        let in_row = |card| match self.row.contains(&card) {
            true => Ok(()),
            false => Err(Illegal::NotInRow { card, step }),
        };
        match (step, choice) {
            (Step::Over, _) => Err(Illegal::Over),
            (Step::Home, Choice::Home(region)) if self.homes.contains(&region) => Ok(()),
            (Step::Home, Choice::Home(region)) => Err(Illegal::NoHome(region)),
            (Step::ForcedTake, Choice::Take(None)) => Err(Illegal::MustTake),
            (Step::ForcedTake | Step::Take, Choice::Take(Some(card))) => in_row(card),
            (Step::Take, Choice::Take(None)) => Ok(()),
            (Step::Lay, Choice::Hold) if !self.may_hold => Err(Illegal::MustPlay),
            (Step::Lay, Choice::Hold) => Ok(()),
            (Step::Lay, Choice::Lay(card, _)) => in_hand(card),
            (Step::Target, Choice::Target(seat)) => {
                let there = usize::from(seat.0) < SEATS && self.targets.contains(seat);
                there.then_some(()).ok_or(Illegal::NoTarget(seat))
            }
            (Step::Upgrade, Choice::Upgrade(_))
            | (Step::Place, Choice::Place(_))
            | (Step::Join, Choice::Join(_))
            | (Step::Pay, Choice::Pay(_))
            | (Step::Swap, Choice::Swap(None)) => Ok(()),
            (Step::Propose, Choice::Propose(card)) | (Step::Discard, Choice::Discard(card)) => {
                in_hand(card)
            }
            (Step::Swap, Choice::Swap(Some((given, taken)))) => {
                in_hand(given)?;
                in_row(taken)
            }
            _ => Err(Illegal::NotNow(step)),
        }
    }
}
