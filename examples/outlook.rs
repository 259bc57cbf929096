//! Teaches the outlook for a table: games are played, and a network learns how they end.
//!
//!     cargo run --release --example outlook -- seats=2 600000 tried first.weights
//!     cargo run --release --example outlook -- seats=2 400000 first.weights second.weights
//!
//! In the games all lay as play-outs do (`tried`), or by the outlook in a file: each tries its
//! options in eight worlds that it cannot tell from the real one and takes what promises most.
//! `src/brian_boru/outlook-2.weights` was made by three rounds, the first of 600,000 games with
//! `tried`, then two of 400,000, by a form of this program that drew its luck otherwise: the same
//! commands make a network like it, not the same one to the bit.

use riocht::{
    brian_boru::{
        Position, RuleSet, SEATS, Step,
        outlook::{self, HIDDEN, INPUTS, Outlook, PARTS, WEIGHTS, dot},
        turn::{Laying, Lays},
    },
    game::{Chance, Ending as _, Rules as _, Seat, Seed},
};
use std::ops::AddAssign;

/// The worlds in which a seat tries its options by an outlook.
const WORLDS: u8 = 8;
/// How much of what is learned is who won; the rest is by how much.
const WON: f32 = 0.3;
/// How often all positions are learned from, how many at once, and how eagerly.
const EPOCHS: usize = 8;
const BATCH: usize = 512;
const EAGER: f32 = 0.002;
const THREADS: u64 = 2;

/// A position as each seat finds it, with what it got of the game in the end.
struct Lesson {
    inputs: Vec<[f32; INPUTS]>,
    shares: Vec<f32>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [options, games, teacher, file] = arguments.as_slice() else {
        panic!("outlook OPTIONS GAMES tried|FILE FILE");
    };
    let mut rules = RuleSet::STANDARD;
    rules.set_all(options).expect("table options");
    let games: u64 = games.parse().expect("a number of games");
    let teacher = (teacher != "tried").then(|| read(teacher));
    let mut lessons = play(&rules, teacher.as_ref(), 0..games);
    let test = play(&rules, teacher.as_ref(), games..games + games / 20);
    let weights = learn(&mut lessons, &test);
    let bytes = weights.iter().flat_map(|weight| {
        let parts = (weight * PARTS).round();
        (parts.clamp(i16::MIN.into(), i16::MAX.into()) as i16).to_le_bytes()
    });
    std::fs::write(file, bytes.collect::<Vec<u8>>()).expect("a file that can be written");
}

fn read(file: &str) -> Outlook {
    let bytes = std::fs::read(file).expect("a file of weights");
    Outlook::read(
        bytes
            .as_slice()
            .try_into()
            .expect("the weights of one network"),
    )
}

/// The lessons of some games.
fn play(rules: &RuleSet, teacher: Option<&Outlook>, games: std::ops::Range<u64>) -> Vec<Lesson> {
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS)
            .map(|thread| {
                let numbers = games
                    .clone()
                    .skip(thread as usize)
                    .step_by(THREADS as usize);
                scope.spawn(move || {
                    numbers
                        .flat_map(|number| game(rules, teacher, Seed(number)))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        let joined = threads.into_iter().map(|thread| thread.join());
        joined
            .flat_map(|lessons| lessons.expect("no panic"))
            .collect()
    })
}

fn game(rules: &RuleSet, teacher: Option<&Outlook>, seed: Seed) -> Vec<Lesson> {
    let mut position = Position::start(rules, seed, &mut ());
    let mut chance = Chance::new(Seed(!seed.0));
    let mut lessons = Vec::new();
    let mut begun = (0, 0);
    while position.open().step() != Step::Over {
        if position.open().step() == Step::Lay {
            if position.time() != begun {
                begun = position.time();
                let inputs = outlook::inputs(rules, &position);
                lessons.push(Lesson {
                    inputs: inputs[..rules.seats.into()].to_vec(),
                    shares: Vec::new(),
                });
            }
            let lays = match teacher {
                Some(outlook) => lays(rules, &position, outlook, &mut chance),
                None => {
                    position
                        .lays(rules, Laying::Tried(1), chance.seed(), None)
                        .0
                }
            };
            position.lay_all(rules, &lays);
        } else if let Some(choice) = position.sensible(rules, &mut chance) {
            position.play(rules, choice, &mut ());
        }
    }
    let winners = position.open().ending(rules).expect("an end").winners();
    let end = outlook::end(rules, &position);
    let share = |seat: Seat| {
        let won = f32::from(winners.contains(seat)) / winners.len() as f32;
        won * WON + end[seat.index()] * (1.0 - WON)
    };
    for lesson in &mut lessons {
        lesson.shares = Seat::all(rules.seats).map(share).collect();
    }
    lessons
}

/// What all lay, each by the outlook.
fn lays(rules: &RuleSet, position: &Position, outlook: &Outlook, chance: &mut Chance) -> Lays {
    let mut all = [None; SEATS];
    for seat in Seat::all(rules.seats) {
        (all[seat.index()], _) = position.promising(rules, seat, outlook, WORLDS, chance);
    }
    all
}

/// How the weights should change.
struct Change {
    weights: Vec<f32>,
    loss: f64,
}

impl AddAssign for Change {
    fn add_assign(&mut self, other: Change) {
        for (weight, more) in self.weights.iter_mut().zip(other.weights) {
            *weight += more;
        }
        self.loss += other.loss;
    }
}

/// The weights that tell most of the ends of games, by Adam.
fn learn(lessons: &mut [Lesson], test: &[Lesson]) -> Vec<f32> {
    let mut chance = Chance::new(Seed(7));
    let mut anyhow = |most: f32| (chance.below(2_001) as f32 / 1_000.0 - 1.0) * most;
    let mut weights = vec![0.0; WEIGHTS];
    let (neurons, rest) = weights.split_at_mut(HIDDEN * INPUTS);
    neurons.iter_mut().for_each(|weight| *weight = anyhow(0.15));
    rest[HIDDEN..2 * HIDDEN]
        .iter_mut()
        .for_each(|weight| *weight = anyhow(0.2));
    let (mut means, mut squares) = (vec![0.0; WEIGHTS], vec![0.0; WEIGHTS]);
    let steps = (EPOCHS * (lessons.len() / BATCH)) as f32;
    let mut step = 0;
    for epoch in 1..=EPOCHS {
        chance.shuffle(lessons);
        let mut loss = 0.0;
        for batch in lessons.chunks_exact(BATCH) {
            let (left, right) = batch.split_at(BATCH / 2);
            let found = std::thread::scope(|scope| {
                let other = scope.spawn(|| change(&weights, right));
                let mut both = change(&weights, left);
                both += other.join().expect("no panic");
                both
            });
            step += 1;
            loss += found.loss;
            let eager = EAGER * (1.0 - step as f32 / steps).max(0.02);
            let (first, second) = (1.0 - 0.9_f32.powi(step), 1.0 - 0.999_f32.powi(step));
            for (at, weight) in weights.iter_mut().enumerate() {
                // Weights that are of no use fade.
                let slope = found.weights[at] / BATCH as f32 + 1e-5 * *weight;
                means[at] = 0.9 * means[at] + 0.1 * slope;
                squares[at] = 0.999 * squares[at] + 0.001 * slope * slope;
                *weight -= eager * means[at] / first / ((squares[at] / second).sqrt() + 1e-8);
            }
        }
        println!(
            "{epoch}: {:.4}, of games not learned from {:.4}",
            loss / lessons.len() as f64,
            change(&weights, test).loss / test.len() as f64
        );
    }
    weights
}

/// How far the weights are from telling the lessons, as cross-entropy, and its slopes.
fn change(weights: &[f32], lessons: &[Lesson]) -> Change {
    let (neurons, rest) = weights.split_at(HIDDEN * INPUTS);
    let (adds, rest) = rest.split_at(HIDDEN);
    let (counts, direct) = rest.split_at(HIDDEN);
    let mut found = Change {
        weights: vec![0.0; WEIGHTS],
        loss: 0.0,
    };
    let (to_neurons, rest) = found.weights.split_at_mut(HIDDEN * INPUTS);
    let (to_adds, rest) = rest.split_at_mut(HIDDEN);
    let (to_counts, to_direct) = rest.split_at_mut(HIDDEN);
    for lesson in lessons {
        let mut fired = [[0.0; HIDDEN]; SEATS];
        let mut answers = [f32::NEG_INFINITY; SEATS];
        for ((fired, answer), inputs) in fired.iter_mut().zip(&mut answers).zip(&lesson.inputs) {
            *answer = dot(inputs, direct);
            for (at, fired) in fired.iter_mut().enumerate() {
                let neuron = &neurons[at * INPUTS..][..INPUTS];
                *fired = (dot(inputs, neuron) + adds[at]).max(0.0);
                *answer += *fired * counts[at];
            }
        }
        let best = answers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let shares = answers.map(|answer| (answer - best).exp());
        let sum: f32 = shares.iter().sum();
        for (seat, inputs) in lesson.inputs.iter().enumerate() {
            let share = shares[seat] / sum;
            let wrong = share - lesson.shares[seat];
            found.loss -= f64::from(lesson.shares[seat]) * f64::from(share.max(1e-6)).ln();
            for (slope, input) in to_direct.iter_mut().zip(inputs) {
                *slope += wrong * input;
            }
            for at in (0..HIDDEN).filter(|at| fired[seat][*at] > 0.0) {
                to_counts[at] += wrong * fired[seat][at];
                let wrong = wrong * counts[at];
                to_adds[at] += wrong;
                let slopes = &mut to_neurons[at * INPUTS..][..INPUTS];
                for (slope, input) in slopes.iter_mut().zip(inputs) {
                    *slope += wrong * input;
                }
            }
        }
    }
    found
}
