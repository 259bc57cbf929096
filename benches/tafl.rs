//! Ard Rí beside the crate `hnefatafl`: random games and perft, in one process, turn about, so
//! that whatever else the machine does slows both alike. The ratio is what counts.
//!
//! Both sides play by the same rules (encirclement off, which the crate sees differently), draw
//! from the same generator, and count the last ply of a perft without playing it.
//!
//! `cargo bench` runs it; `cargo bench -- 20` with 20 rounds.

use hnefatafl::{
    aliases::{SmallBasicGameLogic, SmallBasicGameState},
    board::state::BoardState,
    game::GameStatus,
    play::ValidPlay,
};
use riocht::{
    game::{Chance, Game, Rules, Seed, View, turns},
    tafl::{RuleSet, Tafl},
};
use std::time::Instant;

#[path = "../tests/oracle/mod.rs"]
mod oracle;

const GAMES: u64 = 400;
const PERFT_DEPTH: u32 = 4;
const PERFT: u64 = 163_088;
/// Our side is so much faster that it gets more to do.
const TIMES: u64 = 10;

fn main() {
    let mut words = std::env::args().filter_map(|word| word.parse().ok());
    let rounds = words.next_back().unwrap_or(7).max(1);
    let mut rules = RuleSet::ARD_RI;
    if let Err(why) = rules.set("encirclement", "off") {
        panic!("{why}");
    }
    let logic = SmallBasicGameLogic::new(oracle::crate_rules(&rules), 7);
    let (mut games, mut perfts) = (Vec::new(), Vec::new());
    println!(
        "round   random plies/s: riocht  hnefatafl  ratio   perft nodes/s: riocht  hnefatafl  ratio"
    );
    for round in 0..rounds {
        let theirs = rate(|| {
            (0..GAMES)
                .map(|seed| their_game(&rules, &logic, seed))
                .sum()
        });
        let ours = rate(|| (0..GAMES * TIMES).map(|seed| our_game(&rules, seed)).sum());
        games.push(ours / theirs);
        let their_perft = rate(|| {
            let counted = their_perft(&logic, oracle::start(&rules), PERFT_DEPTH);
            assert_eq!(counted, PERFT);
            counted
        });
        let our_perft = rate(|| {
            (0..TIMES)
                .map(|_| turns::perft(&Tafl::start(&rules, Seed(0)), PERFT_DEPTH))
                .inspect(|counted| assert_eq!(*counted, PERFT))
                .sum()
        });
        perfts.push(our_perft / their_perft);
        println!(
            "{round:>5} {ours:>23.0} {theirs:>10.0} {:>6.1} {our_perft:>23.0} {their_perft:>10.0} {:>6.1}",
            ours / theirs,
            our_perft / their_perft
        );
    }
    println!(
        "median ratio: random games {:.1}, perft {:.1}",
        median(games),
        median(perfts)
    );
}

/// What is done a second.
fn rate(work: impl FnOnce() -> u64) -> f64 {
    let started = Instant::now();
    let done = work();
    done as f64 / started.elapsed().as_secs_f64()
}

fn median(mut ratios: Vec<f64>) -> f64 {
    ratios.sort_by(f64::total_cmp);
    ratios[ratios.len() / 2]
}

/// Plays a random game with all its rules, repetition too; gives its plies.
fn our_game(rules: &RuleSet, seed: u64) -> u64 {
    let mut chance = Chance::new(Seed(seed));
    let mut game = Tafl::start(rules, Seed(0));
    let mut plies = 0;
    while let Some(mv) = game.random_action(&mut chance) {
        game.apply(mv).expect("an offered move is legal");
        plies += 1;
    }
    plies
}

fn their_plays(logic: &SmallBasicGameLogic, state: &SmallBasicGameState) -> Vec<ValidPlay> {
    let mut plays = Vec::with_capacity(64);
    for tile in state.board.occupied_by_side(state.side_to_play) {
        plays.extend(logic.iter_plays(tile, state).expect("a piece stands there"));
    }
    plays
}

fn their_game(rules: &RuleSet, logic: &SmallBasicGameLogic, seed: u64) -> u64 {
    let mut chance = Chance::new(Seed(seed));
    let mut state = oracle::start(rules);
    let mut plies = 0;
    while state.status == GameStatus::Ongoing {
        let Some(play) = chance.pick(&their_plays(logic, &state)) else {
            break;
        };
        state = logic.do_valid_play(play, state).new_state;
        plies += 1;
    }
    plies
}

fn their_perft(logic: &SmallBasicGameLogic, state: SmallBasicGameState, depth: u32) -> u64 {
    if state.status != GameStatus::Ongoing {
        return 0;
    }
    let plays = their_plays(logic, &state);
    if depth == 1 {
        return plays.len() as u64;
    }
    plays
        .into_iter()
        .map(|play| their_perft(logic, logic.do_valid_play(play, state).new_state, depth - 1))
        .sum()
}
