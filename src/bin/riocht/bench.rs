//! How fast the rules and the search are on this machine.

use crate::failure::Failure;
use riocht::{
    engine::{LevelId, Limits, Purpose, Request, Thinks, Watch},
    game::{Chance, Seat, Seed},
    shelf::GameName,
    with_game,
};
use std::{
    io::Write,
    time::{Duration, Instant},
};

/// How long each figure is measured.
const LONG_ENOUGH: Duration = Duration::from_secs(2);
/// Where a search begins: after so many random actions, past what is proved at once.
const OPENING: u32 = 4;
/// Where a search ends.
const NODES: u64 = 200_000;

/// Measures every game.
pub fn run(seed: Seed, out: &mut impl Write) -> Result<(), Failure> {
    for name in GameName::ALL.iter().copied() {
        let (plies, games, nodes) = with_game!(name, G => {
            let rules = name.rules::<G>();
            let (plies, games) = random_play::<G>(&rules, seed);
            (plies, games, searched_nodes::<G>(&rules, seed))
        });
        writeln!(
            out,
            "{}: {plies:.0} plies/s of random play ({games:.0} whole games/s), {nodes:.0} nodes/s \
             of search (seed {seed})",
            name.id()
        )?;
        // Each line as soon as it is known.
        out.flush()?;
    }
    Ok(())
}

/// Repeats work that has a number for a result until it has taken long enough; gives the sum a
/// second.
fn rate(mut work: impl FnMut() -> u64) -> f64 {
    let started = Instant::now();
    let mut sum = 0;
    while started.elapsed() < LONG_ENOUGH {
        sum += work();
    }
    sum as f64 / started.elapsed().as_secs_f64()
}

/// Actions and games a second in random games, each from its start to its end.
fn random_play<G: Thinks>(rules: &G::Rules, seed: Seed) -> (f64, f64) {
    let mut chance = Chance::new(seed);
    let (mut games, mut all) = (0, 0);
    let plies = rate(|| {
        games += 1;
        let mut game = G::start(rules, chance.seed());
        let mut plies = 0;
        while let Some(action) = game.random_action(&mut chance)
            && game.apply(action).is_ok()
        {
            plies += 1;
        }
        all += plies;
        plies
    });
    (plies, plies * f64::from(games) / all.max(1) as f64)
}

/// Positions a second that the top level looks at, in positions a few random turns from the
/// start.
fn searched_nodes<G: Thinks>(rules: &G::Rules, seed: Seed) -> f64 {
    let mut chance = Chance::new(seed);
    let started = Instant::now();
    rate(|| {
        let mut game = G::start(rules, chance.seed());
        for _ in 0..OPENING {
            let action = game.random_action(&mut chance);
            if action.is_none_or(|action| game.apply(action).is_err()) {
                break;
            }
        }
        let request = Request::new(LevelId::ArdRi, chance.seed(), Purpose::Analyse);
        let mut watch = Watch {
            clock: &|| started.elapsed().as_secs_f64() * 1_000.0,
            stop: &|| false,
            report: &mut |_| {},
        };
        let seen = game.observe(game.status().seat().unwrap_or(Seat(0)));
        G::think(&seen, &request.within(Limits::nodes(NODES)), &mut watch)
            .report
            .nodes
    })
}
