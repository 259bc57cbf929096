//! Analysis: that its lines are legal and in order, that the first is the best there is, and that
//! what is certain is said exactly.

use riocht::{
    engine::{
        Effort, LevelId, Limits, Purpose, Request, Score, Thinks, Watch,
        in_game::InGame,
        lines::{Analysis, Line, Study, Wish, rank},
        montecarlo::Endings,
        search::{Search, Style, VICTORY},
        shortest::Shortest,
        table::Table,
    },
    game::{Chance, Duel, Game, Notation, Seat, Seed, View, rollout::Rollout},
    shelf::GameName,
    tafl::{Move, RuleSet, Tafl},
    tara::{Chalice, Tara},
};
use std::{cell::Cell, collections::HashSet};

/// A game after so many thousandths of what is played at random; never over.
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

/// Games of one name at every stage.
fn games<G: Game>(name: GameName, count: u64) -> Vec<G> {
    let rules = name.rules::<G>();
    (0..count)
        .map(|seed| game_at(&rules, seed, (seed * 379 % 1_001) as usize))
        .collect()
}

fn wish(nodes: u64) -> Wish {
    Wish {
        lines: 3,
        limits: Limits::nodes(nodes),
    }
}

/// Everything that is told, in order; the last is the answer.
fn told<G: Thinks<Observation = G>>(game: &G, wish: &Wish) -> Vec<Analysis<G::Action>> {
    let mut told = Vec::new();
    let answer = G::analyse(
        game,
        wish,
        &mut Study {
            clock: &|| 0.0,
            stop: &|| false,
            tell: &mut |analysis| told.push(analysis.clone()),
        },
    );
    if let Some(last) = told.last() {
        assert_eq!(&answer, last);
    }
    told
}

fn answer<G: Thinks<Observation = G>>(game: &G, wish: &Wish) -> Analysis<G::Action> {
    told(game, wish).pop().expect("something is told")
}

/// Everything that is told is legal and in order, says something new, and is told again the same.
fn is_sound<G: Thinks<Observation = G> + Notation>(games: &[G], nodes: u64) {
    for game in games {
        let text = game.position_text();
        let (us, legal) = (game.status().seat().unwrap(), game.legal_actions());
        let all = told(game, &wish(nodes));
        for analysis in &all {
            let scores: Vec<i32> = analysis
                .lines
                .iter()
                .map(|line| rank(&line.score, us))
                .collect();
            assert!(
                scores.is_sorted_by(|one, two| one >= two),
                "{text} {scores:?}"
            );
            for line in &analysis.lines {
                let mut now = game.clone();
                assert!(!line.actions.is_empty());
                for action in &line.actions {
                    now.apply(*action).expect("the line is legal");
                }
            }
            let begin: HashSet<_> = analysis.lines.iter().map(|line| line.actions[0]).collect();
            assert_eq!(begin.len(), analysis.lines.len(), "{text}");
        }
        assert_eq!(
            all.last().unwrap().lines.len(),
            legal.len().min(3),
            "{text}"
        );
        assert_eq!(told(game, &wish(nodes)), all, "{text}");
        let json = serde_json::to_string(all.last().unwrap()).unwrap();
        assert_eq!(
            &serde_json::from_str::<Analysis<G::Action>>(&json).unwrap(),
            all.last().unwrap()
        );
    }
}

#[test]
fn lines_are_legal_and_in_order() {
    is_sound::<Tafl>(&games(GameName::ArdRi, 16), 20_000);
    is_sound::<Tafl>(&games(GameName::ArdRiOneStep, 16), 20_000);
    is_sound::<Tara>(&games(GameName::Tara1, 12), 20_000);
    is_sound::<Tara>(&games(GameName::Tara2, 12), 20_000);
    is_sound::<Chalice>(&games(GameName::TaraChalice, 12), 20_000);
}

#[test]
fn a_game_that_is_over_or_an_empty_wish_has_no_lines() {
    let name = GameName::TaraChalice;
    let mut over = game_at::<Chalice>(&name.rules::<Chalice>(), 5, 1_000);
    assert!(
        told(
            &over,
            &Wish {
                lines: 0,
                ..wish(9)
            }
        )
        .is_empty()
    );
    while let Some(action) = over.random_action(&mut Chance::new(Seed(1))) {
        over.apply(action).unwrap();
    }
    assert!(told(&over, &wish(1_000)).is_empty());
    let mut over = Tafl::start(&RuleSet::ARD_RI, Seed(0));
    over.apply("a3-a2".parse().unwrap()).unwrap();
    while let Some(action) = over.random_action(&mut Chance::new(Seed(over.past().len() as u64))) {
        over.apply(action).unwrap();
    }
    assert!(told(&over, &wish(1_000)).is_empty());
}

#[test]
fn an_analysis_ends_within_its_effort_and_when_it_is_told() {
    for game in games::<Tafl>(GameName::ArdRi, 8) {
        for nodes in [0, 1, 500] {
            let told = told(&game, &wish(nodes));
            assert!(told.iter().all(|it| it.nodes <= nodes + 2_048));
        }
        let count = Cell::new(0u32);
        let analysis = Tafl::analyse(
            &game,
            &wish(u64::MAX),
            &mut Study {
                clock: &|| 0.0,
                stop: &|| {
                    count.set(count.get() + 1);
                    count.get() > 20
                },
                tell: &mut |_| {},
            },
        );
        assert!(analysis.nodes < 60_000, "{}", analysis.nodes);
    }
}

/// Plain minimax to a depth, for every move: what a search without short cuts must find.
fn minimax(duel: &RuleSet, at: &riocht::tafl::Position, depth: u32, ply: i32) -> i32 {
    if let Some(winner) = duel.winner(at) {
        let value = VICTORY - ply;
        return if winner == duel.to_move(at) {
            value
        } else {
            -value
        };
    }
    if depth == 0 {
        return duel.evaluate(at);
    }
    let values = duel.moves(at);
    values
        .into_iter()
        .map(|mv| -minimax(duel, &duel.play(at, mv), depth - 1, ply + 1))
        .max()
        .unwrap()
}

#[test]
fn the_best_several_moves_are_those_of_plain_minimax() {
    for game in games::<Tafl>(GameName::ArdRiOneStep, 12) {
        let (rules, position) = (*game.rules(), *game.position());
        let moves = rules.moves(&position);
        for depth in 1..=2 {
            let mut expected: Vec<i32> = moves
                .iter()
                .map(|mv| -minimax(&rules, &rules.play(&position, *mv), depth - 1, 1))
                .collect();
            expected.sort_unstable_by_key(|value| -value);
            expected.truncate(4);
            let mut table = Table::new(16);
            let mut search = Search::new(&rules, &mut table, Style::PLAIN);
            let mut effort = Effort::nodes_only(u64::MAX);
            let several = search.several(
                &position,
                &moves,
                None,
                4,
                depth,
                &mut effort,
                &mut |_, _| {},
            );
            let values: Vec<i32> = several.iter().map(|one| one.value).collect();
            // A win that is near enough ends the search before the depth.
            if several.iter().all(|one| one.depth == depth) {
                assert_eq!(values, expected, "{} {depth}", game.position_text());
            }
            let mut table = Table::new(16);
            let mut search = Search::new(&rules, &mut table, Style::PLAIN);
            let best = search.deepen(&position, &moves, None, depth, &mut effort, &mut |_, _| {});
            assert_eq!(best.map(|one| one.value), values.first().copied());
        }
    }
}

#[test]
fn the_solved_game_is_won_in_thirteen() {
    let start = Tafl::start(&RuleSet::ARD_RI, Seed(0));
    let first = answer(&start, &wish(200_000)).lines.swap_remove(0);
    let won = Score::Win {
        seat: Seat(0),
        plies: 13,
        exact: true,
    };
    assert_eq!(first.score, won);
    let thought = Tafl::think(
        &start,
        &Request::new(LevelId::ArdRi, Seed(0), Purpose::Analyse).within(Limits::nodes(200_000)),
        &mut Watch {
            clock: &|| 0.0,
            stop: &|| false,
            report: &mut |_| {},
        },
    );
    assert_eq!(thought.report.score, won);
}

#[test]
fn a_forced_win_is_told_with_its_exact_length() {
    let (mut won, mut lost) = (0, 0);
    for seed in 0..60 {
        let rules = RuleSet::ALL[(seed % 2) as usize];
        let game: Tafl = game_at(&rules, seed, 800 + (seed * 53 % 200) as usize);
        let us = game.status().seat().unwrap();
        let in_game = InGame::new(&rules, &game.used_up());
        let mut effort = Effort::nodes_only(u64::MAX);
        let known = [0, 1].into_iter().find_map(|seat| {
            let mut solver = Shortest::new(&in_game, seat, 14);
            let plies = solver.distance(game.position(), 4, &mut effort).unwrap();
            Some((Seat(seat), u32::from(plies?)))
        });
        let Some((seat, plies)) = known else {
            continue;
        };
        let lines = answer(&game, &wish(600_000)).lines;
        let exact = Score::Win {
            seat,
            plies,
            exact: true,
        };
        assert_eq!(lines[0].score, exact, "{}", game.position_text());
        if seat == us {
            won += 1;
        } else {
            lost += 1;
            // Every other turn loses too, and no later.
            let loses = |line: &Line<Move>| {
                matches!(line.score, Score::Win { seat: winner, plies: at_most, .. }
                    if winner == seat && at_most <= plies)
            };
            assert!(lines.iter().all(loses), "{lines:?}");
        }
        // The line is such a win.
        let mut now = game.clone();
        for mv in &lines[0].actions {
            now.apply(*mv).unwrap();
        }
        assert_eq!(lines[0].actions.len() as u32, plies);
        assert!(now.status().ending().is_some());
    }
    assert!(won >= 10 && lost >= 3, "{won} {lost}");
}

/// In a short ending each line has the exact result of its action, and the three are the best.
fn solves<G>(games: &[G], rules: impl Fn(&G) -> (&G::Rules, <G::Rules as Rollout>::Position)) -> u32
where
    G: Thinks<Observation = G> + Notation,
    G::Rules: Rollout<Action = G::Action>,
{
    let mut solved = 0;
    for game in games {
        let (rules, position) = rules(game);
        if !rules.is_short(&position) {
            continue;
        }
        let us = game.status().seat().unwrap();
        let sign = if us.0 == 0 { 1 } else { -1 };
        let mut endings = Endings::new(rules, 18);
        let mut effort = Effort::nodes_only(300_000);
        let results = rules.actions(&position).into_iter().map(|action| {
            let mut next = position;
            rules.play(&mut next, action);
            match rules.result(&next) {
                Some(points) => Some(points),
                None => endings.solve(&next, &mut effort).ok().map(|it| it.0),
            }
        });
        let Some(mut results) = results.collect::<Option<Vec<i32>>>() else {
            continue;
        };
        results.sort_unstable_by_key(|points| -sign * points);
        results.truncate(3);
        let lines = answer(game, &wish(4_000_000)).lines;
        let points = lines.iter().map(|line| match line.score {
            Score::Points {
                seat,
                points,
                exact: true,
            } => points as i32 * if seat.0 == 0 { 1 } else { -1 },
            other => panic!("{other:?} is not exact"),
        });
        assert_eq!(
            points.collect::<Vec<i32>>(),
            results,
            "{}",
            game.position_text()
        );
        for line in &lines {
            let mut now = game.clone();
            for action in &line.actions {
                now.apply(*action).unwrap();
            }
            assert!(now.status().ending().is_some(), "the line goes to the end");
        }
        solved += 1;
    }
    solved
}

#[test]
fn short_endings_are_solved_line_by_line() {
    let rules = GameName::Tara1.rules::<Tara>();
    let late: Vec<Tara> = (0..40).map(|seed| game_at(&rules, seed, 985)).collect();
    assert!(solves(&late, |game| (game.rules(), *game.position())) >= 5);
    let rules = GameName::TaraChalice.rules::<Chalice>();
    let late: Vec<Chalice> = (0..30).map(|seed| game_at(&rules, seed, 880)).collect();
    assert!(solves(&late, |game| (game.rules(), *game.position())) >= 5);
}

/// With much to play the first line is what the same effort without others would choose, or one
/// that is worth as much within what play-outs can tell.
#[test]
fn the_first_line_of_play_outs_is_as_good_as_the_best_turn() {
    let mut same = 0;
    for game in games::<Chalice>(GameName::TaraChalice, 10) {
        let lines = answer(&game, &wish(200_000)).lines;
        let request =
            Request::new(LevelId::ArdRi, Seed(0), Purpose::Analyse).within(Limits::nodes(200_000));
        let mut watch = Watch {
            clock: &|| 0.0,
            stop: &|| false,
            report: &mut |_| {},
        };
        let thought = Chalice::think(&game, &request, &mut watch);
        let us = game.status().seat().unwrap();
        let (best, line) = (rank(&thought.report.score, us), rank(&lines[0].score, us));
        assert!(
            (best - line).abs() <= 120 || best.abs() > 1_000,
            "{best} {line}"
        );
        same += u32::from(thought.action == Some(lines[0].actions[0]));
    }
    assert!(same >= 4, "{same}");
}
