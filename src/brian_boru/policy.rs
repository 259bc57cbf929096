//! Rules of thumb, for play-outs and for a simple opponent.
//!
//! A [`thumb`] choice looks at what the seat itself may know: its hand and the open table. The
//! [`greedy`] player plays the present turn out in some worlds that it cannot tell from the real
//! one, the others by rules of thumb, and takes what leads to the best position.

use super::{
    Card, Cards, Choice, Choices, Colour, Open, Position, Region, RuleSet, SEATS, Seen, Step, Zone,
    card::List,
    open::{Laid, Stage},
    rules::ControlScoring,
};
use crate::game::{Chance, Seat};
use arrayvec::ArrayVec;

/// Values are in hundredths of a point.
pub(super) const POINT: i32 = 100;
/// The mean value of a card that is drawn, in points.
const DRAWN: i32 = 3;

/// How often a region is controlled at a check, in hundredths, by how many more pieces a seat has
/// there than the strongest other: from three fewer to three more.
const CONTROLS: [i32; 7] = [3, 8, 20, 38, 66, 83, 92];

/// What a lead is worth at one check that brings a point, in hundredths of a point.
fn controls(lead: i32) -> i32 {
    CONTROLS[(lead.clamp(-3, 3) + 3) as usize]
}

/// A seat's pieces in a region less those of the strongest other.
fn lead(open: &Open, seat: Seat, region: Region) -> i32 {
    let pieces = &open.pieces[region.index()];
    let others = (0..SEATS).filter(|other| *other != seat.index());
    let strongest = others.map(|other| pieces[other]).max().unwrap_or(0);
    i32::from(pieces[seat.index()]) - i32::from(strongest)
}

/// The control checks that will still score.
fn checks(rules: &RuleSet, open: &Open) -> i32 {
    match rules.control_scoring {
        _ if open.stage == Stage::Over => 0,
        ControlScoring::EachRound => i32::from(rules.rounds) - i32::from(open.round) + 1,
        ControlScoring::FinalOnly => 1,
    }
}

/// What changing a lead in a region brings over the rest of the game.
fn gain(rules: &RuleSet, open: &Open, seat: Seat, region: Region, change: i32) -> i32 {
    let lead = lead(open, seat, region);
    let worth = i32::from(rules.value(region)) * checks(rules, open);
    worth * (controls(lead + change) - controls(lead))
}

/// What a position is worth for a seat: its points with its hand, and what its pieces may still
/// bring.
pub fn evaluate(rules: &RuleSet, position: &Position, seat: Seat) -> i32 {
    let open = position.open();
    let checks = checks(rules, open);
    let regions = Region::ALL.iter().map(|region| {
        let present = open.pieces[region.index()][seat.index()] > 0;
        let control = controls(lead(open, seat, *region) - i32::from(!present));
        i32::from(rules.value(*region)) * checks * control
    });
    POINT * i32::from(position.score(rules, seat).total()) + regions.sum::<i32>()
}

/// How much better a position is for a seat than for the best of the others.
pub fn margin(rules: &RuleSet, position: &Position, seat: Seat) -> i32 {
    let others = Seat::all(rules.seats).filter(|other| *other != seat);
    let best = others.map(|other| evaluate(rules, position, other)).max();
    evaluate(rules, position, seat) - best.unwrap_or(0)
}

/// How likely a card of this value is the first of its list, in hundredths.
fn comes_first(value: u8) -> i32 {
    [0, 45, 55, 65, 75, 85][usize::from(value.min(5))]
}

/// What laying a card where it acts may bring, the card itself left out.
fn brings(rules: &RuleSet, open: &Open, hand: Cards, seat: Seat, card: Card) -> i32 {
    let region = card.region();
    let first = comes_first(card.value());
    match card.colour() {
        Colour::Red => {
            if open.targets(seat, region).is_empty() {
                match open.pieces[region.index()][seat.index()] {
                    0 => 0,
                    _ => gain(rules, open, seat, region, -1),
                }
            } else {
                // Of several attackers the last gets a token.
                gain(rules, open, seat, region, 1).max(POINT / 5) + first / 2 - POINT / 4
            }
        }
        Colour::Green if open.supply[seat.index()] == 0 => 0,
        Colour::Green => {
            let castle = if open.castle(seat, region) < 2 {
                POINT
            } else {
                0
            };
            first * (gain(rules, open, seat, region, 1) + castle) / 100 + (100 - first)
        }
        Colour::Yellow => first * DRAWN * POINT / 100 - first / 2,
        Colour::Blue => {
            let low = hand
                .iter()
                .filter(|other| *other != card)
                .map(Card::value)
                .min();
            let high = open.row.iter().map(|card| card.value()).max();
            match (low, high) {
                (Some(low), Some(high)) => POINT * (i32::from(high) - i32::from(low)).max(0),
                _ => 0,
            }
        }
    }
}

/// The zone in which a card acts; a blue one acts anywhere (R5.1).
pub fn zone_of(card: Card) -> Zone {
    let native = |zone: &Zone| zone.native() == card.colour();
    Zone::ALL.into_iter().find(native).unwrap_or(Zone::Attack)
}

/// Lays or holds by rules of thumb.
fn lay(
    rules: &RuleSet,
    open: &Open,
    choices: &Choices,
    hand: Cards,
    chance: &mut Chance,
) -> Choice {
    let seat = choices.seat();
    // Judgement wavers, so that not everybody does the same.
    let mut waver = || chance.below(2 * POINT as u32) as i32;
    let row = open.row.iter().map(|card| card.value()).max();
    let hold = POINT * row.map_or(0, i32::from) + waver();
    let mut best = (hold, Choice::Hold);
    if choices.check(Choice::Hold).is_err() {
        best.0 = i32::MIN;
    }
    for card in hand.iter() {
        let cost = POINT * (i32::from(card.value()) - DRAWN);
        let worth = brings(rules, open, hand, seat, card) - cost + waver();
        if worth > best.0 {
            best = (worth, Choice::Lay(card, zone_of(card)));
        }
    }
    best.1
}

/// The card of the highest value; among several the first.
pub(super) fn highest(cards: impl Iterator<Item = Card>) -> Option<Card> {
    cards.reduce(|best, card| {
        if card.value() > best.value() {
            card
        } else {
            best
        }
    })
}

/// The card of the lowest value; among several the first.
pub(super) fn lowest(cards: impl Iterator<Item = Card>) -> Option<Card> {
    cards.reduce(|best, card| {
        if card.value() < best.value() {
            card
        } else {
            best
        }
    })
}

/// What a player with some sense might choose, who knows the table and this hand; `None` when
/// there is nothing to choose.
pub fn thumb(
    rules: &RuleSet,
    open: &Open,
    choices: &Choices,
    hand: Cards,
    chance: &mut Chance,
) -> Option<Choice> {
    let seat = choices.seat();
    let region = open.entry(seat).map(|(card, _)| card.region());
    Some(match choices.step() {
        Step::Over => return None,
        Step::Lay => lay(rules, open, choices, hand, chance),
        Step::Target => {
            // Whoever stands strongest there.
            let pieces = &open.pieces[region?.index()];
            let targets = choices.iter().filter_map(|choice| match choice {
                Choice::Target(target) => Some((pieces[target.index()], chance.below(8), target)),
                _ => None,
            });
            Choice::Target(targets.max()?.2)
        }
        Step::Upgrade => Choice::Upgrade(true),
        Step::Place => Choice::Place(true),
        Step::Join => Choice::Join(true),
        Step::Propose => Choice::Propose(lowest(hand.iter())?),
        Step::Pay => Choice::Pay(open.supply[seat.index()] > 4),
        Step::Discard => Choice::Discard(lowest(hand.iter())?),
        Step::ForcedTake | Step::Take => Choice::Take(highest(open.row.iter().copied())),
        Step::Swap => {
            let swap = lowest(hand.iter()).zip(highest(open.row.iter().copied()));
            Choice::Swap(swap.filter(|(given, taken)| taken.value() > given.value()))
        }
        Step::Home => choices.nth(0)?,
    })
}

impl Position {
    /// What the seat to act might choose by rules of thumb.
    pub fn thumb(&self, rules: &RuleSet, chance: &mut Chance) -> Option<Choice> {
        let choices = self.choices(rules);
        let hand = self.hand(choices.seat());
        thumb(rules, self.open(), &choices, hand, chance)
    }
}

/// The choices that are worth a thought: a card that acts lies in one zone only, and of those
/// that would not, one (R13).
pub fn canonical(choices: &Choices) -> ArrayVec<Choice, MOST_OPTIONS> {
    let mut options: ArrayVec<Choice, MOST_OPTIONS> = ArrayVec::new();
    let mut dump: Option<Card> = None;
    for choice in choices.iter() {
        if let Choice::Lay(card, zone) = choice {
            let acts = List::of(card, zone).is_some();
            if acts && zone != zone_of(card) {
                continue;
            }
            if !acts {
                let lower = dump.is_none_or(|other| card.value() < other.value());
                if lower {
                    dump = Some(card);
                }
                continue;
            }
        }
        if options.try_push(choice).is_err() {
            break;
        }
    }
    if let Some(card) = dump {
        let zone = Zone::ALL
            .into_iter()
            .find(|zone| List::of(card, *zone).is_none());
        // Where there is no room for it, it would not be missed.
        let _ = options.try_push(Choice::Lay(card, zone.unwrap_or(Zone::Attack)));
    }
    options
}

/// The most options that [`canonical`] gives.
pub const MOST_OPTIONS: usize = 64;

/// What a [`greedy`] player thinks of its options.
#[derive(Clone, Debug)]
pub struct Opinion {
    /// The options with the sum of their margins in hundredths of a point over the worlds.
    pub options: ArrayVec<(Choice, i64), MOST_OPTIONS>,
    /// In how many worlds they were tried.
    pub worlds: u32,
}

impl Opinion {
    /// The best option, with its mean margin in hundredths of a point.
    pub fn best(&self) -> Option<(Choice, i64)> {
        // Among equals the first.
        let best = self.options.iter().rev().max_by_key(|(_, sum)| *sum)?;
        Some((best.0, best.1 / i64::from(self.worlds.max(1))))
    }
}

/// Tries every option that is worth a thought in worlds that the observer cannot tell from the
/// real one, as long as `more` says so; at least in one.
pub fn greedy(seen: &Seen, chance: &mut Chance, mut more: impl FnMut(u32) -> bool) -> Opinion {
    let mut opinion = Opinion {
        options: canonical(&seen.choices())
            .into_iter()
            .map(|choice| (choice, 0))
            .collect(),
        worlds: 0,
    };
    let rules = seen.rules();
    let seat = seen.choices().seat();
    while !opinion.options.is_empty() && (opinion.worlds == 0 || more(opinion.worlds)) {
        let mut world = seen.sample(chance);
        let others = others_lay(rules, &mut world, seat, chance);
        // The same luck for every option.
        let luck = chance.seed();
        for (option, sum) in &mut opinion.options {
            let mut chance = Chance::new(luck);
            let after = play_turn(rules, world, *option, &others, &mut chance);
            *sum += i64::from(margin(rules, &after, seat));
        }
        opinion.worlds += 1;
    }
    opinion
}

/// What every other seat lays by rules of thumb, those included that have chosen already: a
/// sampled choice is a thoughtless one.
fn others_lay(
    rules: &RuleSet,
    world: &mut Position,
    seat: Seat,
    chance: &mut Chance,
) -> [Option<Choice>; SEATS] {
    let mut others = [None; SEATS];
    if world.open().stage != Stage::Choose {
        return others;
    }
    for place in 0..rules.seats {
        let other = world.open().in_turn_order(place);
        if other == seat {
            continue;
        }
        let mut open = *world.open();
        open.at = place;
        let hand = world.hand(other);
        let choices = Choices::new(rules, &open, hand);
        let choice = thumb(rules, &open, &choices, hand, chance).filter(|_| !hand.is_empty());
        if world.chosen(other).is_some_and(|laid| laid != Laid::Out) {
            world.chosen[other.index()] = choice.map(Laid::from);
        }
        others[other.index()] = choice;
    }
    others
}

/// Plays an option and the rest of the turn by rules of thumb.
fn play_turn(
    rules: &RuleSet,
    mut world: Position,
    option: Choice,
    others: &[Option<Choice>; SEATS],
    chance: &mut Chance,
) -> Position {
    let turn = |world: &Position| (world.open().round, world.open().turn);
    let before = turn(&world);
    world.play(rules, option, &mut ());
    while turn(&world) == before {
        let laid = match world.open().stage {
            Stage::Choose => others[world.open().actor().index()],
            _ => None,
        };
        match laid.or_else(|| world.thumb(rules, chance)) {
            Some(choice) => world.play(rules, choice, &mut ()),
            None => break,
        }
    }
    world
}
