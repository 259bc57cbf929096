//! Random games of Ard Rí, natively and in WebAssembly, for the comparison of the two that
//! `scripts/bench-wasm.mjs` makes.
//!
//! `random_games GAMES` plays that many and prints the plies and the nanoseconds they took. Built
//! for WebAssembly it needs nothing from outside and exports the same as `random_plies`.

use riocht::{
    game::{Chance, Game, Seed, View},
    tafl::{RuleSet, Tafl},
};

/// Plays seeded random games to their ends; gives the number of plies.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn random_plies(games: u32) -> u32 {
    let mut plies = 0;
    for seed in 0..u64::from(games) {
        let mut chance = Chance::new(Seed(seed));
        let mut game = Tafl::start(&RuleSet::ARD_RI, Seed(0));
        while let Some(mv) = game.random_action(&mut chance) {
            if game.apply(mv).is_err() {
                break;
            }
            plies += 1;
        }
    }
    plies
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    let games = std::env::args().nth(1).and_then(|word| word.parse().ok());
    let games = games.unwrap_or(1_000);
    // Once to warm up, as the other side does.
    random_plies(games / 10);
    let started = std::time::Instant::now();
    let plies = random_plies(games);
    println!("{plies} {}", started.elapsed().as_nanos());
}

#[cfg(target_arch = "wasm32")]
fn main() {}
