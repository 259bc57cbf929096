//! One style of Monte Carlo search against another, at equal effort.
//!
//!     cargo run --release --example styles -- tara-1 nodes=30000 200 tara "tara,shared=300"
//!
//! A style is `tara`, `chalice` or `plain`, with settings that differ from it: `sensible=`, `shared=`,
//! `trust=`, `explore=`, `patience=`, such as `plain,sensible=1`. The effort of each action is
//! `nodes=N` or `time=MS`.

use riocht::{
    engine::{
        Effort,
        montecarlo::{Style, Tree},
    },
    game::{Chance, Rules as _, Seed, rollout::Rollout},
    tara::{chalice, levels},
};
use std::{sync::Mutex, time::Instant};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, effort, games, a, b] = arguments.as_slice() else {
        panic!("styles GAME nodes=N|time=MS GAMES STYLE STYLE");
    };
    let games: u32 = games.parse().expect("a number of games");
    let styles = [style(a), style(b)];
    if let Some(rules) = chalice::RuleSet::named(game) {
        let start = chalice::Position::start(&rules);
        contest(&rules, &start, effort, games, styles);
    } else {
        let rules = levels::RuleSet::named(game).expect("a game of Tara");
        let start = levels::Position::start(&rules);
        contest(&rules, &start, effort, games, styles);
    }
}

fn style(text: &str) -> Style {
    let mut style = Style::TARA;
    for part in text.split(',') {
        let (name, value) = part.split_once('=').unwrap_or((part, "0"));
        let value: u32 = value.parse().expect("a number");
        match name {
            "tara" => style = Style::TARA,
            "chalice" => style = Style::CHALICE,
            "plain" => style = Style::PLAIN,
            "sensible" => style.sensible = value > 0,
            "shared" => style.shared = value,
            "trust" => style.trust = value,
            "explore" => style.explore = value,
            "patience" => style.patience = value,
            _ => panic!("{part} is no setting"),
        }
    }
    style
}

/// Plays the games, two from each opening with the sides swapped.
fn contest<G>(rules: &G, start: &G::Position, effort: &str, games: u32, styles: [Style; 2])
where
    G: Rollout + Sync,
    G::Position: Sync,
{
    let queue = Mutex::new(0..games.div_ceil(2));
    let totals = Mutex::new(([0u32; 2], [0u64; 2], [0u64; 2]));
    let next = || queue.lock().expect("no panic").next();
    std::thread::scope(|scope| {
        for _ in 0..std::env::var("THREADS").map_or(1, |n| n.parse().expect("a number")) {
            scope.spawn(|| {
                while let Some(pair) = next() {
                    for swapped in 0..2 {
                        let (won, rounds, nodes) =
                            play(rules, start, effort, pair, swapped, styles);
                        let mut totals = totals.lock().expect("no panic");
                        totals.0[won] += 1;
                        for player in 0..2 {
                            totals.1[player] += rounds[player];
                            totals.2[player] += nodes[player];
                        }
                    }
                }
            });
        }
    });
    let (wins, rounds, nodes) = totals.into_inner().expect("no panic");
    let share = f64::from(wins[0]) / f64::from(wins[0] + wins[1]);
    let error = (share * (1.0 - share) / f64::from(wins[0] + wins[1])).sqrt() * 196.0;
    println!(
        "{} of {}: {:.1} % (± {error:.1}); play-outs {} and {}, positions {} and {}",
        wins[0],
        wins[0] + wins[1],
        100.0 * share,
        rounds[0],
        rounds[1],
        nodes[0],
        nodes[1]
    );
}

/// One game: who won, the play-outs and the positions of both.
fn play<G: Rollout>(
    rules: &G,
    start: &G::Position,
    effort: &str,
    pair: u32,
    swapped: usize,
    styles: [Style; 2],
) -> (usize, [u64; 2], [u64; 2]) {
    let mut chance = Chance::new(Seed(u64::from(pair)));
    let mut position = *start;
    for _ in 0..2 {
        let action = chance.pick(&rules.actions(&position)).expect("an action");
        rules.play(&mut position, action);
    }
    let (mut rounds, mut nodes) = ([0; 2], [0; 2]);
    loop {
        if let Some(result) = rules.result(&position) {
            let seat = usize::from(result < 0);
            return (seat ^ swapped, rounds, nodes);
        }
        let player = usize::from(rules.to_act(&position)) ^ swapped;
        let mut roots = rules.actions(&position);
        chance.shuffle(&mut roots);
        let mut action = roots[0];
        if roots.len() > 1 {
            let clock = Instant::now();
            let now = || clock.elapsed().as_secs_f64() * 1_000.0;
            let never = || false;
            let mut effort = match effort.split_once('=') {
                Some(("nodes", n)) => {
                    Effort::new(&now, &never, n.parse().expect("a number"), f64::INFINITY)
                }
                Some(("time", ms)) => {
                    Effort::new(&now, &never, u64::MAX, ms.parse().expect("a number"))
                }
                _ => panic!("the effort is nodes=N or time=MS"),
            };
            let seed = chance.seed();
            let style = styles[player];
            let mut tree = Tree::new(rules, &position, &roots, style, Chance::new(seed));
            tree.grow(&mut effort, &mut |_, _| {});
            let found = tree.found();
            action = found.line[0];
            rounds[player] += u64::from(found.rounds);
            nodes[player] += effort.nodes();
        }
        rules.play(&mut position, action);
    }
}
