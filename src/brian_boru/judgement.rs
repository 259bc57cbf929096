//! What a position is worth, and what a choice promises, as the engine judges it.
//!
//! The [`super::policy`] is the rules page's player and stays as it is, to be measured against.
//! This is what the search for good play stands on: how often a lead in a region is control in
//! the end was counted in games, for two, three and four seats.

use super::{
    Card, Cards, Choice, Choices, Colour, Open, Position, Region, RuleSet, SEATS, Step,
    card::List,
    open::Stage,
    policy::{highest, lowest, zone_of},
    rules::ControlScoring,
};
use crate::game::{Chance, Seat};

/// Values are in hundredths of a point.
pub const POINT: i32 = 100;
/// The mean value of a card that is drawn, in points.
const DRAWN: i32 = 3;

/// How often a seat controls a region at the checks that are left, in hundredths.
struct Hold {
    /// One piece behind the strongest other; further behind it is hardly ever.
    behind: u8,
    /// As many as the strongest other: none, or some.
    empty: u8,
    level: u8,
    /// One and two pieces ahead, in the richest region first; further ahead it is nearly always.
    ahead: [u8; 4],
    far_ahead: [u8; 4],
}

const fn hold(behind: u8, empty: u8, level: u8, ahead: [u8; 4], far_ahead: [u8; 4]) -> Hold {
    Hold {
        behind,
        empty,
        level,
        ahead,
        far_ahead,
    }
}

/// Counted in games of good players: for two, three and four seats, with 1, 2, 3, 4, 5 to 6 and more
/// checks left.
const HOLDS: [[Hold; 6]; 3] = [
    [
        hold(0, 5, 8, [87, 93, 95, 96], [100, 100, 100, 100]),
        hold(0, 9, 13, [79, 87, 90, 93], [100, 99, 99, 100]),
        hold(1, 11, 18, [73, 80, 84, 88], [99, 99, 99, 100]),
        hold(2, 13, 21, [70, 75, 78, 86], [98, 98, 99, 100]),
        hold(4, 15, 26, [66, 64, 70, 75], [94, 95, 98, 98]),
        hold(7, 19, 28, [62, 64, 67, 70], [92, 93, 96, 97]),
    ],
    [
        hold(0, 5, 7, [76, 85, 90, 93], [100, 100, 100, 100]),
        hold(1, 7, 11, [60, 74, 84, 89], [98, 99, 99, 99]),
        hold(2, 9, 13, [51, 65, 77, 85], [92, 98, 98, 99]),
        hold(2, 9, 14, [43, 55, 70, 82], [87, 96, 97, 99]),
        hold(4, 10, 16, [42, 49, 65, 79], [82, 87, 93, 98]),
        hold(6, 11, 17, [34, 39, 51, 63], [72, 77, 86, 96]),
    ],
    [
        hold(0, 4, 7, [69, 80, 85, 90], [100, 100, 100, 100]),
        hold(1, 5, 10, [54, 66, 78, 86], [95, 99, 98, 100]),
        hold(1, 6, 11, [43, 55, 70, 83], [83, 95, 97, 100]),
        hold(2, 7, 11, [37, 48, 64, 80], [71, 90, 96, 99]),
        hold(3, 8, 12, [34, 43, 62, 78], [57, 70, 92, 97]),
        hold(5, 7, 12, [24, 27, 42, 59], [39, 53, 84, 89]),
    ],
];

/// The control checks that will still score, and those before which pieces can still come.
fn checks(rules: &RuleSet, open: &Open) -> (i32, i32) {
    if open.stage == Stage::Over {
        return (0, 0);
    }
    let left = i32::from(rules.rounds) - i32::from(open.round) + 1;
    let turns =
        (left - 1) * i32::from(rules.turns_per_round) + 1 + i32::from(rules.turns_per_round)
            - i32::from(open.turn);
    match rules.control_scoring {
        ControlScoring::EachRound => (left, turns),
        ControlScoring::FinalOnly => (1, turns),
    }
}

/// What the pieces of a region may still bring a seat, in hundredths of a point.
pub(super) fn control(
    rules: &RuleSet,
    open: &Open,
    pieces: &[u8; SEATS],
    seat: Seat,
    region: Region,
) -> i32 {
    let (checks, turns) = checks(rules, open);
    if checks == 0 {
        return 0;
    }
    let own = pieces[seat.index()];
    let mut other = 0;
    for (place, count) in pieces.iter().enumerate() {
        if place != seat.index() {
            other = other.max(*count);
        }
    }
    let value = rules.value(region);
    let rank = Region::ALL
        .iter()
        .filter(|r| rules.value(**r) > value)
        .count();
    let holds = &HOLDS[usize::from(rules.seats.clamp(2, 4)) - 2];
    let hold = &holds[[0, 0, 1, 2, 3, 4, 4, 5][turns.clamp(0, 7) as usize]];
    let share = match i32::from(own) - i32::from(other) {
        ..-1 => 0,
        -1 => hold.behind,
        0 if own == 0 => hold.empty,
        0 => hold.level,
        1 => hold.ahead[rank],
        2 => hold.far_ahead[rank],
        _ => 100,
    };
    i32::from(value) * checks * i32::from(share)
}

/// What a position is worth for a seat: its points with its hand, and what its pieces may still
/// bring; in hundredths of a point.
pub fn evaluate(rules: &RuleSet, position: &Position, seat: Seat) -> i32 {
    let open = position.open();
    let regions = Region::ALL
        .iter()
        .map(|region| control(rules, open, &open.pieces[region.index()], seat, *region));
    POINT * i32::from(position.score(rules, seat).total()) + regions.sum::<i32>()
}

/// What a seat gains in a region when some seat's pieces there change by one.
fn gain(rules: &RuleSet, open: &Open, seat: Seat, region: Region, whose: Seat, more: bool) -> i32 {
    let before = &open.pieces[region.index()];
    let mut after = *before;
    let count = &mut after[whose.index()];
    *count = if more {
        *count + 1
    } else {
        count.saturating_sub(1)
    };
    control(rules, open, &after, seat, region) - control(rules, open, before, seat, region)
}

/// What was found by climbing, so that quick choices alone win most against the greedy player:
/// how much more what pieces bring counts than was counted, in hundredths, and what building
/// brings besides, and what holding and trading lack, in hundredths of a point.
const EAGER: i32 = 160;
const BUILDS: i32 = 60;
const HOLDS_BACK: i32 = 60;
const TRADES: i32 = 60;

/// How likely a card of a value is the first of its list, in hundredths, by the number of others.
const FIRST: [[u8; 5]; 3] = [
    [70, 77, 84, 91, 98],
    [50, 60, 71, 84, 96],
    [35, 46, 60, 76, 94],
];

/// The opponent whose piece a seat would best remove, with what that brings it.
fn target(rules: &RuleSet, open: &Open, seat: Seat, region: Region) -> Option<(i32, Seat)> {
    let targets = open.targets(seat, region);
    let worth = |target: Seat| {
        let own = gain(rules, open, seat, region, target, false);
        // What hurts one of the others helps less than what helps oneself.
        let theirs = -gain(rules, open, target, region, target, false);
        (own + theirs / 2 / (i32::from(rules.seats) - 1), target)
    };
    targets.iter().map(worth).max()
}

/// What laying a card where it acts may bring, the card itself left out.
fn brings(rules: &RuleSet, open: &Open, hand: Cards, seat: Seat, card: Card) -> i32 {
    let region = card.region();
    let others = usize::from(rules.seats.clamp(2, 4)) - 2;
    let first = i32::from(FIRST[others][usize::from(card.value().clamp(1, 5)) - 1]);
    match card.colour() {
        Colour::Red => match target(rules, open, seat, region) {
            Some((worth, _)) => worth * EAGER / 100 - (100 - first) / 4,
            None if open.pieces[region.index()][seat.index()] > 0 => {
                gain(rules, open, seat, region, seat, false)
            }
            None => 0,
        },
        Colour::Green if !open.can_place(rules, seat, region) => 0,
        Colour::Green => {
            let castle = if open.castle(seat, region) < 2 {
                POINT
            } else {
                0
            };
            first * (gain(rules, open, seat, region, seat, true) + castle) / 100 * EAGER / 100
                + (100 - first)
                + BUILDS
        }
        Colour::Yellow => first * DRAWN * POINT / 100,
        Colour::Blue => {
            let low = hand
                .iter()
                .filter(|other| *other != card)
                .map(Card::value)
                .min();
            let high = open.row.iter().map(|card| card.value()).max();
            match (low, high) {
                (Some(low), Some(high)) => {
                    POINT * (i32::from(high) - i32::from(low)).max(0) - TRADES
                }
                _ => 0,
            }
        }
    }
}

/// What a choice to hold or to lay promises, in hundredths of a point.
pub fn promise(rules: &RuleSet, open: &Open, hand: Cards, seat: Seat, choice: Choice) -> i32 {
    match choice {
        Choice::Lay(card, zone) => {
            let cost = POINT * (i32::from(card.value()) - DRAWN);
            match List::of(card, zone) {
                Some(_) => brings(rules, open, hand, seat, card) - cost,
                None => -cost,
            }
        }
        _ => {
            let row = open.row.iter().map(|card| card.value()).max();
            POINT * row.map_or(0, i32::from) - HOLDS_BACK
        }
    }
}

/// How far a quick choice wavers, in hundredths of a point.
const WAVER: u32 = 40;

/// Lays or holds.
pub(super) fn lay(
    rules: &RuleSet,
    open: &Open,
    choices: &Choices,
    hand: Cards,
    chance: &mut Chance,
) -> Choice {
    let seat = choices.seat();
    // Judgement wavers, so that not everybody does the same.
    let mut waver = || chance.below(WAVER) as i32;
    let hold = promise(rules, open, hand, seat, Choice::Hold) + waver();
    let mut best = (hold, Choice::Hold);
    if choices.check(Choice::Hold).is_err() {
        best.0 = i32::MIN;
    }
    for card in hand.iter() {
        let choice = Choice::Lay(card, zone_of(card));
        let worth = promise(rules, open, hand, seat, choice) + waver();
        if worth > best.0 {
            best = (worth, choice);
        }
    }
    best.1
}

impl Position {
    /// A quick and sensible choice of the seat to act, which knows the table and its own hand;
    /// `None` when there is nothing to choose.
    pub fn sensible(&self, rules: &RuleSet, chance: &mut Chance) -> Option<Choice> {
        let open = self.open();
        let choices = self.choices(rules);
        let seat = choices.seat();
        let hand = self.hand(seat);
        Some(match choices.step() {
            Step::Over => return None,
            Step::Lay => lay(rules, open, &choices, hand, chance),
            Step::Target => {
                let (card, _) = open.entry(seat)?;
                Choice::Target(target(rules, open, seat, card.region())?.1)
            }
            Step::Upgrade => Choice::Upgrade(true),
            Step::Place => Choice::Place(true),
            Step::Join => Choice::Join(true),
            Step::Propose => Choice::Propose(lowest(hand.iter())?),
            // A piece is worth a card as long as enough are left for all turns to come.
            Step::Pay => Choice::Pay(i32::from(open.supply[seat.index()]) > checks(rules, open).1),
            Step::Discard => Choice::Discard(lowest(hand.iter())?),
            Step::ForcedTake | Step::Take => Choice::Take(highest(open.row.iter().copied())),
            Step::Swap => {
                let swap = lowest(hand.iter()).zip(highest(open.row.iter().copied()));
                Choice::Swap(swap.filter(|(given, taken)| taken.value() > given.value()))
            }
            Step::Home => choices.nth(0)?,
        })
    }

    /// What a choice of the seat to act, which lays or holds, promises it, in hundredths of a
    /// point.
    pub fn promise(&self, rules: &RuleSet, choice: Choice) -> i32 {
        let seat = self.open().actor();
        promise(rules, self.open(), self.hand(seat), seat, choice)
    }
}
