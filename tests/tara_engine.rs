//! The opponents of the three games of Tara: that they answer legally, also in the middle of a
//! turn, stop when told, repeat themselves exactly, and that what they call certain is so.

use riocht::{
    engine::{
        Effort, LevelId, Limits, Purpose, Report, Request, Score, Thinks, Thought, Watch,
        matches::{self, Plan, Spec},
        montecarlo::{Endings, Style, Tree},
    },
    game::{Chance, Ending, Game, Notation, Rules, Seat, Seed, Status, View, rollout::Rollout},
    tara::{Chalice, Tara, chalice, levels},
};
use std::{cell::Cell, fmt::Debug};

/// The rules of the three games, with an option changed now and then.
fn level_rules(seed: u64) -> levels::RuleSet {
    let mut rules = levels::RuleSet::ALL[(seed % 2) as usize];
    if seed % 5 == 4 {
        rules
            .set_all("first=blue, bridge_destination=bare_ringforts")
            .unwrap();
    }
    rules
}

fn chalice_rules(seed: u64) -> chalice::RuleSet {
    let mut rules = chalice::RuleSet::DEFAULT;
    if seed % 5 == 4 {
        rules.set_all("first=blue, qualified_rows=fewer").unwrap();
    }
    rules
}

/// A game after as many random steps as `part` thousandths of its length; never over.
fn game_at<G: Game>(rules: &G::Rules, seed: u64, part: usize) -> G {
    let mut chance = Chance::new(Seed(seed));
    let mut games = vec![G::start(rules, Seed(0))];
    while let Some(action) = games.last().unwrap().random_action(&mut chance) {
        let mut next = games.last().unwrap().clone();
        next.apply(action).unwrap();
        games.push(next);
    }
    // The last game is over.
    games.swap_remove((games.len() - 1) * part / 1_001)
}

/// Games of one type at every stage, half of them nearly over.
fn levels_games(count: u64) -> Vec<Tara> {
    (0..count)
        .map(|seed| game_at(&level_rules(seed), seed, stage(seed)))
        .collect()
}

fn chalice_games(count: u64) -> Vec<Chalice> {
    (0..count)
        .map(|seed| game_at(&chalice_rules(seed), seed, stage(seed)))
        .collect()
}

fn stage(seed: u64) -> usize {
    let part = (seed * 379 % 1_001) as usize;
    if seed.is_multiple_of(2) {
        part
    } else {
        850 + part * 15 / 100
    }
}

fn think<G: Thinks<Observation = G>>(game: &G, request: &Request) -> Thought<G::Action> {
    G::think(
        game,
        request,
        &mut Watch {
            clock: &|| 0.0,
            stop: &|| false,
            report: &mut |_| {},
        },
    )
}

fn answers_legally<G: Thinks<Observation = G> + Notation>(games: &[G]) {
    let mut mid_turn = 0;
    for (number, game) in games.iter().enumerate() {
        let text = game.position_text();
        mid_turn += u32::from(game.mid_turn());
        for level in LevelId::ALL {
            for purpose in [Purpose::Play, Purpose::Hint] {
                let request =
                    Request::new(level, Seed(number as u64), purpose).within(Limits::nodes(2_000));
                let thought = think(game, &request);
                let action = thought.action.expect("the game goes on");
                assert!(game.legal_actions().contains(&action), "{text} {level}");
                assert_eq!(thought.report.line.first(), Some(&action));
                let mut follow = game.clone();
                for action in &thought.report.line {
                    follow.apply(*action).expect("the line is legal");
                }
                assert_eq!(think(game, &request), thought, "{text} {level}");
            }
            for limits in [Limits::nodes(0), Limits::nodes(1), Limits::time_ms(0)] {
                let request =
                    Request::new(level, Seed(number as u64), Purpose::Play).within(limits);
                let action = think(game, &request).action.expect("the game goes on");
                assert!(game.legal_actions().contains(&action), "{text} {level}");
            }
        }
    }
    // Poisoned Chalice has no turns of several steps.
    let steps = std::any::TypeId::of::<G>() == std::any::TypeId::of::<Tara>();
    assert!(
        !steps || mid_turn > 10,
        "only {mid_turn} positions inside a turn"
    );
}

#[test]
fn every_level_answers_legally_and_repeats_itself() {
    answers_legally(&levels_games(80));
    answers_legally(&chalice_games(80));
}

fn has_no_answer<G: Thinks<Observation = G>>(rules: &G::Rules) {
    let mut game = G::start(rules, Seed(0));
    let mut chance = Chance::new(Seed(1));
    while let Some(action) = game.random_action(&mut chance) {
        game.apply(action).unwrap();
    }
    let Status::Over(ending) = game.status() else {
        panic!("a game without actions is over");
    };
    let request = Request::new(LevelId::ArdRi, Seed(1), Purpose::Analyse);
    let thought = think(&game, &request);
    let seat = ending.winners().iter().next().unwrap();
    let expected = Score::Points {
        seat,
        points: ending.score(seat) as u32,
        exact: true,
    };
    assert_eq!((thought.action, thought.report.score), (None, expected));
}

#[test]
fn a_finished_game_has_no_answer() {
    for rules in levels::RuleSet::ALL {
        has_no_answer::<Tara>(&rules);
    }
    has_no_answer::<Chalice>(&chalice::RuleSet::DEFAULT);
}

fn stops_when_told<G: Thinks<Observation = G>>(games: &[G]) {
    for (number, game) in games.iter().enumerate() {
        for allowed in [0, 1, 3, 20] {
            let asked = Cell::new(0u64);
            let thought = G::think(
                game,
                &Request::new(LevelId::ArdRi, Seed(number as u64), Purpose::Hint),
                &mut Watch {
                    clock: &|| 0.0,
                    stop: &|| {
                        asked.set(asked.get() + 1);
                        asked.get() > allowed
                    },
                    report: &mut |_| {},
                },
            );
            // A look comes every 1,024 positions; each part of the search looks once more.
            assert!(thought.report.nodes <= 1_100 * (allowed + 4));
            assert!(asked.get() <= allowed + 4, "{} looks", asked.get());
            assert!(game.legal_actions().contains(&thought.action.unwrap()));
        }
        // A clock that moves one millisecond with every look: time is counted, not measured.
        let looks = Cell::new(0u32);
        let clock = || {
            looks.set(looks.get() + 1);
            f64::from(looks.get())
        };
        let request = Request::new(LevelId::ArdRi, Seed(1), Purpose::Hint);
        let mut watch = Watch {
            clock: &clock,
            stop: &|| false,
            report: &mut |_| {},
        };
        G::think(game, &request.within(Limits::time_ms(50)), &mut watch);
        assert!(looks.get() <= 60, "{} looks", looks.get());
    }
}

#[test]
fn a_search_ends_within_one_look_at_the_clock_and_the_wish_to_stop() {
    stops_when_told(&levels_games(20));
    stops_when_told(&chalice_games(20));
}

#[test]
fn questions_and_answers_cross_as_json() {
    for game in levels_games(12) {
        let request = Request::new(LevelId::ArdRi, Seed(7), Purpose::Analyse);
        let thought = think(&game, &request.within(Limits::nodes(3_000)));
        let json = serde_json::to_string(&thought).unwrap();
        type Answer = Thought<levels::Action>;
        assert_eq!(serde_json::from_str::<Answer>(&json).unwrap(), thought);
        let bad = json.replace("line\":[\"", "line\":[\"z");
        assert!(serde_json::from_str::<Answer>(&bad).is_err(), "{bad}");
    }
}

/// What seat 0 wins with the best play of both, by the rules alone; `None` when more than
/// `left` positions would have to be looked at.
fn minimax<G: Game>(game: &G, left: &mut u32) -> Option<i32> {
    let seat = match game.status() {
        Status::Over(ending) => return Some(ending.score(Seat(0)) - ending.score(Seat(1))),
        Status::ToAct(seat) => seat,
    };
    *left = left.checked_sub(1)?;
    let mut best = None;
    for action in game.legal_actions() {
        let mut next = game.clone();
        next.apply(action).unwrap();
        let value = minimax(&next, left)?;
        best = Some(match best {
            None => value,
            Some(other) if seat == Seat(0) => value.max(other),
            Some(other) => value.min(other),
        });
    }
    best
}

/// Holds everything that is said to be certain in these games to the rules alone; the number of
/// positions that could be looked through, and of those in which not every action is as good.
fn certain_is_certain<G, R>(games: &[G], rollout: impl Fn(&G) -> (R, R::Position)) -> (u32, u32)
where
    G: Thinks<Observation = G> + Notation,
    R: Rollout<Action = G::Action>,
{
    let (mut solved, mut tricky) = (0, 0);
    for (number, game) in games.iter().enumerate() {
        let text = game.position_text();
        let (rules, position) = rollout(game);
        let Some(expected) = minimax(game, &mut 30_000) else {
            continue;
        };
        solved += 1;
        // The search to the end.
        let mut effort = Effort::nodes_only(u64::MAX);
        let found = Endings::new(&rules, 14).solve(&position, &mut effort);
        let (result, line) = found.expect("nothing ends it early");
        assert_eq!(result, expected, "{text}");
        let mut follow = game.clone();
        for action in &line {
            follow.apply(*action).unwrap();
        }
        assert_eq!(minimax(&follow, &mut 1), Some(expected), "{text}");

        // The tree, which may not come to the end, and says so.
        let roots = rules.actions(&position);
        let mut tree = Tree::new(
            &rules,
            &position,
            &roots,
            Style::CHALICE,
            Chance::new(Seed(1)),
        );
        tree.grow(&mut Effort::nodes_only(60_000), &mut |_, _| {});
        let found = tree.found();
        assert!(
            found.low.is_none_or(|low| low <= expected),
            "{text} {found:?}"
        );
        assert!(
            found.high.is_none_or(|high| high >= expected),
            "{text} {found:?}"
        );

        // The answer as a whole.
        let request = Request::new(LevelId::ArdRi, Seed(number as u64), Purpose::Play);
        let thought = think(game, &request.within(Limits::nodes(60_000)));
        if let Score::Points {
            seat,
            points,
            exact,
        } = thought.report.score
        {
            let sign = if seat == Seat(0) { 1 } else { -1 };
            let points = sign * points as i32;
            assert!(points * expected > 0, "{text} {thought:?}");
            assert!(points.abs() <= expected.abs(), "{text} {thought:?}");
            assert!(!exact || points == expected, "{text} {thought:?}");
            let mut next = game.clone();
            next.apply(thought.action.unwrap()).unwrap();
            let kept = minimax(&next, &mut 30_000).unwrap();
            assert!(!exact || kept == expected, "{text} {thought:?}");
            tricky += u32::from(game.legal_actions().iter().any(|action| {
                let mut next = game.clone();
                next.apply(*action).unwrap();
                minimax(&next, &mut 30_000) != Some(expected)
            }));
        }
    }
    (solved, tricky)
}

#[test]
fn what_is_certain_in_an_ending_is_so_by_the_rules_alone() {
    let late = |seed| 900 + (seed * 37 % 101) as usize;
    let games: Vec<Tara> = (0..160)
        .map(|seed| game_at(&level_rules(seed), seed, late(seed)))
        .collect();
    let (solved, tricky) =
        certain_is_certain(&games, |game: &Tara| (*game.rules(), *game.position()));
    assert!(
        solved > 50 && tricky > 15,
        "{solved} solved, {tricky} tricky"
    );
    let early = |seed| 780 + (seed * 37 % 221) as usize;
    let games: Vec<Chalice> = (0..160)
        .map(|seed| game_at(&chalice_rules(seed), seed, early(seed)))
        .collect();
    let (solved, tricky) =
        certain_is_certain(&games, |game: &Chalice| (*game.rules(), *game.position()));
    assert!(
        solved > 50 && tricky > 15,
        "{solved} solved, {tricky} tricky"
    );
}

fn beats_chance<G: Thinks + Debug>(rules: &G::Rules) {
    let plan = Plan {
        games: 20,
        seed: Seed(3),
        opening: 2,
        threads: 2,
    };
    let top = "nodes=3000".parse().unwrap();
    let outcome = matches::play::<G>(rules, top, Spec::Random, &plan);
    assert_eq!(
        outcome.games.wins,
        20,
        "{}: {}",
        rules.game(),
        outcome.games
    );
    // M-3: at equal points a match is drawn, however many turns its games took.
    assert_eq!(outcome.matches.wins, 10);
}

#[test]
fn the_top_level_beats_chance_every_time() {
    for rules in levels::RuleSet::ALL {
        beats_chance::<Tara>(&rules);
    }
    beats_chance::<Chalice>(&chalice::RuleSet::DEFAULT);
}

#[test]
fn the_yardstick_plays_by_the_rules() {
    for game in levels_games(10) {
        let action = Spec::Uct(2).choose::<Tara>(&game, &mut Chance::new(Seed(1)));
        assert!(game.legal_actions().contains(&action.unwrap()));
    }
    let plan = Plan {
        games: 4,
        seed: Seed(3),
        opening: 2,
        threads: 2,
    };
    let rules = chalice::RuleSet::DEFAULT;
    let outcome = matches::play::<Chalice>(&rules, Spec::Uct(3), Spec::Random, &plan);
    assert!(outcome.games.wins >= 3, "{}", outcome.games);
}

#[test]
fn reports_come_as_the_search_goes_and_the_last_is_the_answer() {
    for game in levels_games(8) {
        let mut told: Vec<Report<levels::Action>> = Vec::new();
        let thought = Tara::think(
            &game,
            &Request::new(LevelId::ArdRi, Seed(1), Purpose::Analyse).within(Limits::nodes(40_000)),
            &mut Watch {
                clock: &|| 0.0,
                stop: &|| false,
                report: &mut |report| told.push(report.clone()),
            },
        );
        assert_eq!(told.last(), Some(&thought.report));
        assert!(told.windows(2).all(|pair| pair[0].nodes <= pair[1].nodes));
        for report in &told {
            assert!(!matches!(report.score, Score::Chance { per_mille } if per_mille > 1_000));
        }
    }
}
