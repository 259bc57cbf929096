//! Random games to their ends, natively and in WebAssembly, for the comparison of the two that
//! `scripts/bench-wasm.mjs` makes.
//!
//! `random_games NUMBER GAMES` plays that many games of the shelf's game of that number and
//! prints the plies (for Tara and Brian Boru the sum of all points) and the nanoseconds they took. Built for
//! WebAssembly it needs nothing from outside and exports the same as `random_games`.

use riocht::{
    brian_boru::{self, BrianBoru},
    game::{Chance, Ending, Game, Seat, Seed, View},
    shelf::GameName,
    tafl::{RuleSet, Tafl},
    tara::{Chalice, Tara},
};

/// Plays seeded random games of a game of the shelf to their ends. The number it gives tells
/// whether two builds have played the same.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn random_games(number: usize, games: u32) -> u32 {
    let seeds = (0..u64::from(games)).map(Seed);
    match GameName::ALL.get(number).copied() {
        Some(GameName::ArdRi) => seeds.map(|seed| plies(&RuleSet::ARD_RI, seed)).sum(),
        Some(GameName::ArdRiOneStep) => seeds.map(|seed| plies(&RuleSet::ONE_STEP, seed)).sum(),
        Some(name @ (GameName::Tara1 | GameName::Tara2)) => {
            let start = Tara::start(&name.rules::<Tara>(), Seed(0));
            let points = |seed| start.play_out(&mut Chance::new(seed)).points();
            seeds.map(|seed| u32::from(points(seed))).sum()
        }
        Some(name @ GameName::TaraChalice) => {
            let start = Chalice::start(&name.rules::<Chalice>(), Seed(0));
            let points = |seed| start.play_out(&mut Chance::new(seed)).points();
            seeds.map(|seed| u32::from(points(seed))).sum()
        }
        // Brian Boru, which the page's shelf has not yet.
        _ if number == BRIAN_BORU => seeds.map(scores).sum(),
        _ => 0,
    }
}

/// The number of Brian Boru.
const BRIAN_BORU: usize = 5;

/// The sum of the scores of a random game of Brian Boru for three.
fn scores(seed: Seed) -> u32 {
    let game = BrianBoru::start(&brian_boru::RuleSet::STANDARD, seed);
    let ending = game.play_out(&mut Chance::new(seed));
    let score = |seat| ending.map_or(0, |ending| ending.score(seat));
    Seat::all(3).map(score).sum::<i32>().unsigned_abs()
}

/// The plies of one random game of tafl.
fn plies(rules: &RuleSet, seed: Seed) -> u32 {
    let mut chance = Chance::new(seed);
    let mut game = Tafl::start(rules, Seed(0));
    let mut plies = 0;
    while let Some(mv) = game.random_action(&mut chance) {
        if game.apply(mv).is_err() {
            break;
        }
        plies += 1;
    }
    plies
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    let mut words = std::env::args()
        .skip(1)
        .map(|word| word.parse().unwrap_or(0));
    let (number, games) = (words.next().unwrap_or(0), words.next().unwrap_or(1_000));
    // Once to warm up, as the other side does.
    random_games(number as usize, games / 10);
    let started = std::time::Instant::now();
    let sum = random_games(number as usize, games);
    println!("{sum} {}", started.elapsed().as_nanos());
}

#[cfg(target_arch = "wasm32")]
fn main() {}
