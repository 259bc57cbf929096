//! The engine: that it answers legally, stops when told, repeats itself exactly, and that what
//! it calls a fact is one.

use riocht::{
    engine::{LevelId, Limits, Purpose, Request, Thinks, Thought, Watch},
    game::{Chance, Game, Seat, Seed, View},
    tafl::{Move, RuleSet, Tafl},
};

/// Games after some random plies, in both rule sets.
fn random_games(count: u64, plies: u32) -> Vec<Tafl> {
    let mut games = Vec::new();
    for seed in 0..count {
        let rules = RuleSet::ALL[(seed % 2) as usize];
        let mut game = Tafl::start(&rules, Seed(0));
        let mut chance = Chance::new(Seed(seed));
        let length = chance.below(plies + 1);
        for _ in 0..length {
            let mut next = game.clone();
            if let Some(mv) = chance.pick(&game.legal_actions())
                && next.apply(mv).is_ok()
                && next.status().seat().is_some()
            {
                game = next;
            }
        }
        games.push(game);
    }
    games
}

fn think(game: &Tafl, request: &Request) -> Thought<Move> {
    Tafl::think(
        &game.observe(Seat(0)),
        request,
        &mut Watch {
            clock: &|| 0.0,
            stop: &|| false,
            report: &mut |_| {},
        },
    )
}

#[test]
fn every_level_answers_legally_and_repeats_itself() {
    for (number, game) in random_games(120, 80).into_iter().enumerate() {
        for level in LevelId::ALL {
            for purpose in [Purpose::Play, Purpose::Hint] {
                let request =
                    Request::new(level, Seed(number as u64), purpose).within(Limits::nodes(3_000));
                let thought = think(&game, &request);
                let action = thought.action.expect("the game goes on");
                assert!(game.legal_actions().contains(&action), "{game:?} {level}");
                assert_eq!(thought.report.line.first(), Some(&action));
                let mut follow = game.clone();
                for mv in &thought.report.line {
                    follow.apply(*mv).expect("the line is legal");
                }
                assert_eq!(think(&game, &request), thought, "{game:?} {level}");
            }
        }
    }
}
