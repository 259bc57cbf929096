//! What a position promises, as it was learned from games.
//!
//! A small network looks at the table as each seat finds it, with all hands, and gives each a
//! number; their differences say how the game is likely to be shared between the seats. It was
//! taught the ends of games whose players did not see each other's hands, so what it says of a
//! position is what such players make of it. Averaged over the hands that are possible, it
//! serves a player who does not know them.
//!
//! The example `outlook` teaches it and writes its weights.

use super::{
    Cards, Colour, Position, Region, RuleSet, SEATS, judgement, open::Stage, rules::ControlScoring,
};
use crate::game::Seat;
use std::sync::OnceLock;

/// The numbers that describe a position to a seat; those that are not needed are 0.
pub const INPUTS: usize = 96;
/// The neurons between them and the answer.
pub const HIDDEN: usize = 32;
/// The weights of a network: those of the neurons, one neuron after another, what each adds,
/// how each counts for the answer, and how each input counts for it directly.
pub const WEIGHTS: usize = HIDDEN * INPUTS + HIDDEN + HIDDEN + INPUTS;
/// A weight is kept in so many parts of one.
pub const PARTS: f32 = 4_096.0;
/// The lead in points at which a game that is over is shared as e to 1.
const SOFT: f64 = 4.0 / 1.0986;

/// The weights for two seats, two bytes each, the lower first.
static TWO: &[u8; 2 * WEIGHTS] = include_bytes!("outlook-2.weights");

/// A network that has learned.
pub struct Outlook {
    weights: Vec<f32>,
}

impl Outlook {
    /// What was learned for a number of seats, where anything was.
    pub fn of(rules: &RuleSet) -> Option<&'static Outlook> {
        static OUTLOOK: OnceLock<Outlook> = OnceLock::new();
        (rules.seats == 2).then(|| OUTLOOK.get_or_init(|| Outlook::read(TWO)))
    }

    /// The network with these weights.
    pub fn read(weights: &[u8; 2 * WEIGHTS]) -> Outlook {
        let weight = |pair: &[u8; 2]| f32::from(i16::from_le_bytes(*pair)) / PARTS;
        Outlook {
            weights: weights.as_chunks().0.iter().map(weight).collect(),
        }
    }

    /// What share of the game each seat can expect.
    pub fn shares(&self, rules: &RuleSet, position: &Position) -> [f32; SEATS] {
        if position.open().stage == Stage::Over {
            return end(rules, position);
        }
        let inputs = inputs(rules, position);
        let mut points = [0.0; SEATS];
        for (points, inputs) in points.iter_mut().zip(&inputs[..rules.seats.into()]) {
            *points = self.answer(inputs);
        }
        share(rules.seats, points)
    }

    fn answer(&self, inputs: &[f32; INPUTS]) -> f32 {
        let (neurons, rest) = self.weights.split_at(HIDDEN * INPUTS);
        let (adds, rest) = rest.split_at(HIDDEN);
        let (counts, direct) = rest.split_at(HIDDEN);
        let mut answer = dot(inputs, direct);
        for (neuron, (add, count)) in neurons.chunks_exact(INPUTS).zip(adds.iter().zip(counts)) {
            answer += count * (dot(inputs, neuron) + add).max(0.0);
        }
        answer
    }
}

/// The sum of the products, in an order that is the same on every machine.
pub fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, other) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

/// Falls from 1 like e to the power of `-x` at first, for `x` from 0 on, and slower further away;
/// the same on every machine.
pub fn falls(x: f64) -> f64 {
    1.0 / (1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x / 24.0))))
}

/// Nearly e to the power of `-x`, for `x` from 0 on; the same on every machine.
fn fades(x: f64) -> f64 {
    let square = falls(x / 4.0) * falls(x / 4.0);
    square * square
}

/// The shares that are to each other as e to the power of the numbers.
fn share(seats: u8, points: [f32; SEATS]) -> [f32; SEATS] {
    let seats = usize::from(seats);
    let best = points[..seats]
        .iter()
        .copied()
        .fold(f32::NEG_INFINITY, f32::max);
    let mut shares = [0.0; SEATS];
    for (share, points) in shares.iter_mut().zip(&points[..seats]) {
        *share = fades(f64::from(best - points)) as f32;
    }
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}

/// How a game that is over is shared: a lead counts the more the larger it is, and a small one
/// is little more than a tie.
pub fn end(rules: &RuleSet, position: &Position) -> [f32; SEATS] {
    let mut points = [0.0; SEATS];
    for seat in Seat::all(rules.seats) {
        points[seat.index()] = (f64::from(position.score(rules, seat).total()) / SOFT) as f32;
    }
    share(rules.seats, points)
}

/// A hand as the network is told of it. Values count in fifths.
#[derive(Clone, Copy, Default)]
struct Hand {
    /// The highest red and green card of each region.
    reds: [f32; 4],
    greens: [f32; 4],
    /// The highest yellow and blue card.
    yellow: f32,
    blue: f32,
    /// The number of cards of each colour, in the order of [`Hand::of`].
    counts: [f32; 4],
    lowest: f32,
    value: f32,
    size: f32,
}

const RED: usize = 0;
const GREEN: usize = 1;
const YELLOW: usize = 2;
const BLUE: usize = 3;

impl Hand {
    fn of(cards: Cards) -> Hand {
        let mut hand = Hand {
            lowest: 1.0,
            ..Hand::default()
        };
        for card in cards.iter() {
            let value = f32::from(card.value()) / 5.0;
            let region = card.region().index();
            hand.value += value;
            hand.size += 1.0;
            hand.lowest = hand.lowest.min(value);
            let (highest, colour) = match card.colour() {
                Colour::Red => (&mut hand.reds[region], RED),
                Colour::Green => (&mut hand.greens[region], GREEN),
                Colour::Yellow => (&mut hand.yellow, YELLOW),
                Colour::Blue => (&mut hand.blue, BLUE),
            };
            *highest = highest.max(value);
            hand.counts[colour] += 1.0;
        }
        hand
    }
}

/// What is put down one after another.
struct Inputs {
    all: [f32; INPUTS],
    at: usize,
}

impl Inputs {
    fn put(&mut self, input: f32) {
        debug_assert!(self.at < INPUTS, "there is room for all");
        self.all[self.at] = input;
        self.at += 1;
    }

    fn yes(&mut self, yes: bool) {
        self.put(if yes { 1.0 } else { 0.0 });
    }
}

/// A position as each seat finds it.
pub fn inputs(rules: &RuleSet, position: &Position) -> [[f32; INPUTS]; SEATS] {
    let open = position.open();
    let rounds = f32::from(rules.rounds) - f32::from(open.round);
    let checks = match rules.control_scoring {
        ControlScoring::EachRound => rounds + 1.0,
        ControlScoring::FinalOnly => 1.0,
    };
    let per_round = f32::from(rules.turns_per_round);
    let turns = rounds * per_round + 1.0 + per_round - f32::from(open.turn);
    // The richest first.
    let mut regions = Region::ALL;
    regions.sort_by_key(|region| std::cmp::Reverse(rules.value(*region)));
    let seats = usize::from(rules.seats);
    let mut hands = [Hand::default(); SEATS];
    let mut scores = [0.0; SEATS];
    let mut holds = [[0.0; 4]; SEATS];
    for seat in Seat::all(rules.seats) {
        let at = seat.index();
        hands[at] = Hand::of(position.hand(seat));
        scores[at] = f32::from(position.score(rules, seat).total()) / 10.0;
        holds[at] = regions.map(|region| {
            let pieces = &open.pieces[region.index()];
            judgement::control(rules, open, pieces, seat, region) as f32 / 1_000.0
        });
    }
    let (mut first, mut second) = (0.0, 0.0);
    for card in open.row.iter() {
        let value = f32::from(card.value()) / 5.0;
        if value > first {
            (first, second) = (value, first);
        } else if value > second {
            second = value;
        }
    }
    let mut all = [[0.0; INPUTS]; SEATS];
    for (me, found) in all[..seats].iter_mut().enumerate() {
        let mut inputs = Inputs {
            all: [0.0; INPUTS],
            at: 0,
        };
        let most = |of: &dyn Fn(usize) -> f32| {
            let others = (0..seats).filter(|other| *other != me);
            others.map(of).fold(f32::NEG_INFINITY, f32::max)
        };
        let hand = &hands[me];
        for (rank, region) in regions.iter().map(|region| region.index()).enumerate() {
            let own = f32::from(open.pieces[region][me]);
            let other = most(&|other| f32::from(open.pieces[region][other]));
            let lead = own - other;
            inputs.put(own / 4.0);
            inputs.put(other / 4.0);
            inputs.put(lead.clamp(-3.0, 3.0) / 3.0);
            inputs.yes(lead > 0.0);
            inputs.yes(lead > 1.0);
            inputs.yes(lead == 0.0);
            inputs.yes(lead == -1.0);
            inputs.yes(open.castles[region][me] == 1);
            inputs.yes(open.castles[region][me] == 2);
            inputs.put(hand.reds[region]);
            inputs.put(most(&|other| hands[other].reds[region]));
            inputs.put(hand.greens[region]);
            inputs.put(most(&|other| hands[other].greens[region]));
            inputs.put(holds[me][rank]);
            inputs.put(most(&|other| holds[other][rank]));
            inputs.put(worth(rules, regions[rank], checks) * lead.clamp(-1.0, 1.0));
        }
        let lead = scores[me] - most(&|other| scores[other]);
        let held = |seat: usize| holds[seat].iter().sum::<f32>();
        let promised = lead + held(me) - most(&held);
        inputs.put(lead);
        inputs.put(promised);
        inputs.put(promised / turns.max(1.0));
        inputs.put(lead / turns.max(1.0));
        inputs.put(hand.value / 3.0);
        inputs.put(most(&|other| hands[other].value) / 3.0);
        inputs.put(hand.size / 8.0);
        inputs.put(most(&|other| hands[other].size) / 8.0);
        inputs.put(hand.lowest);
        inputs.put(hand.counts[RED] / 3.0);
        inputs.put(most(&|other| hands[other].counts[RED]) / 3.0);
        inputs.put(hand.counts[GREEN] / 3.0);
        inputs.put(most(&|other| hands[other].counts[GREEN]) / 3.0);
        inputs.put(hand.yellow);
        inputs.put(hand.counts[YELLOW] / 3.0);
        inputs.put(most(&|other| hands[other].yellow));
        inputs.put(hand.blue);
        inputs.put(hand.counts[BLUE] / 3.0);
        inputs.put(most(&|other| hands[other].blue));
        inputs.put(first);
        inputs.put(second);
        let place = open.turn_place(Seat(me as u8));
        inputs.put(f32::from(place) / f32::from(rules.seats));
        for left in 1..=5_u8 {
            inputs.yes(turns == f32::from(left));
        }
        inputs.put(turns / 8.0);
        let worths = regions.map(|region| worth(rules, region, checks));
        inputs.put(worths.iter().sum::<f32>() / 4.0);
        inputs.put(hand.counts[GREEN].min(turns) / 3.0);
        inputs.put(hand.counts[RED].min(1.0) / turns.max(1.0));
        *found = inputs.all;
    }
    all
}

/// What a region may still bring, in tens of points.
fn worth(rules: &RuleSet, region: Region, checks: f32) -> f32 {
    f32::from(rules.value(region)) * checks / 10.0
}
