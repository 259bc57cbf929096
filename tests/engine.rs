//! The engine: that it answers legally, stops when told, repeats itself exactly, and that what
//! it calls a fact is one.

use riocht::{
    engine::{
        Effort, LevelId, Limits, Purpose, Report, Request, Score, Thinks, Thought, Watch,
        in_game::InGame,
        matches::{self, Plan, Spec},
        proof::Proof,
        search::{REPEATED, Search, Style, VICTORY, WIN},
        shortest::Shortest,
        table::Table,
    },
    game::{Chance, Duel, Game, Notation, Seat, Seed, View},
    tafl::{Move, Position, RuleSet, Tafl},
};
use std::cell::Cell;

/// Games after some random plies, in both rule sets in turn, the last of them nearly over.
fn random_games(count: u64, plies: u32) -> Vec<Tafl> {
    (0..count)
        .map(|seed| {
            let mut game = Tafl::start(&RuleSet::ALL[(seed % 2) as usize], Seed(0));
            let mut chance = Chance::new(Seed(seed));
            for _ in 0..chance.below(plies + 1) {
                let mut next = game.clone();
                let mv = chance.pick(&game.legal_actions()).expect("a legal action");
                next.apply(mv).expect("a legal action is accepted");
                if next.status().seat().is_none() {
                    break;
                }
                game = next;
            }
            game
        })
        .collect()
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
    for (number, game) in random_games(100, 120).into_iter().enumerate() {
        let text = game.position_text();
        for level in LevelId::ALL {
            for purpose in [Purpose::Play, Purpose::Hint] {
                let request =
                    Request::new(level, Seed(number as u64), purpose).within(Limits::nodes(3_000));
                let thought = think(&game, &request);
                let action = thought.action.expect("the game goes on");
                assert!(game.legal_actions().contains(&action), "{text} {level}");
                assert_eq!(thought.report.line.first(), Some(&action));
                let mut follow = game.clone();
                for mv in &thought.report.line {
                    follow.apply(*mv).expect("the line is legal");
                }
                assert_eq!(think(&game, &request), thought, "{text} {level}");
            }
        }
    }
}

#[test]
fn there_is_an_answer_without_any_effort() {
    for (number, game) in random_games(20, 60).into_iter().enumerate() {
        for level in LevelId::ALL {
            for limits in [Limits::nodes(0), Limits::nodes(1), Limits::time_ms(0)] {
                let request =
                    Request::new(level, Seed(number as u64), Purpose::Play).within(limits);
                let action = think(&game, &request).action.expect("the game goes on");
                assert!(game.legal_actions().contains(&action));
            }
        }
    }
}

#[test]
fn a_finished_game_has_no_answer() {
    let game = Tafl::start(&RuleSet::ARD_RI, Seed(0));
    let mut over = game.clone();
    for _ in 0..2 {
        for text in ["a3-a2", "c3-c2", "a2-a3", "c2-c3"] {
            over.apply(text.parse().unwrap()).unwrap();
        }
    }
    let request = Request::new(LevelId::ArdRi, Seed(1), Purpose::Analyse);
    let thought = think(&over, &request);
    let won = Score::Win {
        seat: Seat(0),
        plies: 0,
        exact: true,
    };
    assert_eq!((thought.action, thought.report.score), (None, won));
}

#[test]
fn a_search_ends_within_one_look_at_the_wish_to_stop() {
    for (number, game) in random_games(40, 60).iter().enumerate() {
        for allowed in [0, 1, 3, 20, 100] {
            let asked = Cell::new(0u64);
            let last_nodes = Cell::new(0);
            let thought = Tafl::think(
                game,
                &Request::new(LevelId::ArdRi, Seed(number as u64), Purpose::Play),
                &mut Watch {
                    clock: &|| 0.0,
                    stop: &|| {
                        asked.set(asked.get() + 1);
                        asked.get() > allowed
                    },
                    report: &mut |report| last_nodes.set(report.nodes),
                },
            );
            // A look comes every 1,024 nodes; each part of the search looks once more at its end.
            assert!(
                thought.report.nodes <= 1_100 * (allowed + 8),
                "{} nodes with {allowed} looks",
                thought.report.nodes
            );
            assert!(last_nodes.get() <= 1_100 * (allowed + 8));
            assert!(asked.get() <= allowed + 16, "{} looks", asked.get());
            assert!(game.legal_actions().contains(&thought.action.unwrap()));
        }
    }
}

#[test]
fn a_search_keeps_its_time() {
    // A clock that moves one millisecond with every look: time is counted, not measured.
    let game = Tafl::start(&RuleSet::ONE_STEP, Seed(0));
    let looks = Cell::new(0u32);
    let thought = Tafl::think(
        &game,
        &Request::new(LevelId::ArdRi, Seed(1), Purpose::Play).within(Limits::time_ms(100)),
        &mut Watch {
            clock: &|| {
                looks.set(looks.get() + 1);
                f64::from(looks.get())
            },
            stop: &|| false,
            report: &mut |_| {},
        },
    );
    assert!(thought.action.is_some());
    assert!((90..=120).contains(&looks.get()), "{} looks", looks.get());
}

#[test]
fn questions_and_answers_cross_as_json() {
    let request = Request::new(LevelId::Taoiseach, Seed(7), Purpose::Play);
    let json = serde_json::to_string(&request).unwrap();
    assert_eq!(serde_json::from_str::<Request>(&json).unwrap(), request);
    let game = Tafl::start(&RuleSet::ARD_RI, Seed(0));
    let thought = think(&game, &request.within(Limits::nodes(5_000)));
    let json = serde_json::to_string(&thought).unwrap();
    assert!(
        json.contains(&format!("\"action\":\"{}\"", thought.action.unwrap())),
        "{json}"
    );
    assert_eq!(
        serde_json::from_str::<Thought<Move>>(&json).unwrap(),
        thought
    );
    let bad = json.replace(&thought.action.unwrap().to_string(), "z9-d4");
    assert!(serde_json::from_str::<Report<Move>>(&bad).is_err());
}

/// Plain minimax, with the rules of the search about ends and repetition and nothing else.
fn minimax(rules: &RuleSet, position: &Position, depth: u32, path: &mut Vec<Position>) -> i32 {
    let ply = path.len() as i32;
    let seat = rules.to_move(position);
    if let Some(winner) = rules.winner(position) {
        let value = VICTORY - ply;
        return if winner == seat { value } else { -value };
    }
    if path.contains(position) {
        let attackers = seat == 0;
        return if attackers { REPEATED } else { -REPEATED };
    }
    if depth == 0 {
        return rules.evaluate(position);
    }
    path.push(*position);
    let best = rules
        .moves(position)
        .iter()
        .map(|mv| -minimax(rules, &rules.play(position, *mv), depth - 1, path))
        .max()
        .expect("a position that is not over has a move");
    path.pop();
    best
}

#[test]
fn alpha_beta_with_its_table_is_minimax() {
    let mut wins = 0;
    for game in random_games(120, 90) {
        let (rules, position, text) = (game.rules(), game.position(), game.position_text());
        let mut table = Table::new(14);
        for depth in 1..=3 {
            let mut search = Search::new(rules, &mut table, Style::PLAIN);
            let found = search
                .deepen(
                    position,
                    &rules.moves(position),
                    None,
                    depth,
                    &mut Effort::nodes_only(u64::MAX),
                    &mut |_, _| {},
                )
                .expect("a value");
            let expected = minimax(rules, position, found.depth, &mut Vec::new());
            assert_eq!(found.value, expected, "{text} depth {depth}");
            wins += u32::from(found.value.abs() >= WIN);
        }
    }
    assert!(wins > 20, "only {wins} wins and losses were among them");
}

/// Whether a seat wins within so many plies, by the rules alone.
fn wins_within<D: Duel>(rules: &D, position: &D::Position, seat: u8, plies: u32) -> bool {
    if let Some(winner) = rules.winner(position) {
        return winner == seat;
    }
    if plies == 0 {
        return false;
    }
    let mut children = rules.moves(position).into_iter().map(|mv| {
        let next = rules.play(position, mv);
        wins_within(rules, &next, seat, plies - 1)
    });
    if rules.to_move(position) == seat {
        children.any(|wins| wins)
    } else {
        children.all(|wins| wins)
    }
}

#[test]
fn a_win_that_is_claimed_is_a_win() {
    let mut checked = 0;
    for (number, game) in random_games(400, 120).into_iter().enumerate() {
        let (position, text) = (game.position(), game.position_text());
        let rules = &InGame::new(game.rules(), &game.used_up());
        // The strong search, with all that it leaves out and follows.
        let mut table = Table::new(14);
        let found = Search::new(rules, &mut table, Style::STRONG)
            .deepen(
                position,
                &rules.moves(position),
                None,
                4,
                &mut Effort::nodes_only(20_000),
                &mut |_, _| {},
            )
            .expect("a value");
        let us = rules.to_move(position);
        let plies = (VICTORY - found.value.abs()) as u32;
        if found.value.abs() >= WIN && plies <= 4 {
            let winner = if found.value > 0 { us } else { 1 - us };
            assert!(
                wins_within(rules, position, winner, plies),
                "{text} {plies}"
            );
            checked += 1;
        }
        // What the engine says at the top level, with its claim that nothing is shorter.
        let request = Request::new(LevelId::ArdRi, Seed(number as u64), Purpose::Analyse)
            .within(Limits::nodes(20_000));
        if let Score::Win { seat, plies, exact } = think(&game, &request).report.score
            && plies <= 4
        {
            assert!(
                wins_within(rules, position, seat.0, plies),
                "{text} {plies}"
            );
            assert!(
                !exact || plies == 0 || !wins_within(rules, position, seat.0, plies - 1),
                "{text} {plies}"
            );
            checked += 1;
        }
    }
    assert!(checked > 200, "only {checked} wins were among them");
}

#[test]
fn bounded_search_is_brute_force() {
    let mut yes = 0;
    for game in random_games(150, 120) {
        let (rules, position, text) = (game.rules(), game.position(), game.position_text());
        for seat in [0, 1] {
            let mut solver = Shortest::new(rules, seat, 12);
            for plies in 1..=3 {
                let mut effort = Effort::nodes_only(u64::MAX);
                let expected = wins_within(rules, position, seat, plies);
                let found = solver.within(position, plies as u8, &mut effort);
                assert_eq!(found, Ok(expected), "{text} seat {seat} in {plies}");
                yes += u32::from(expected);
            }
        }
    }
    assert!(yes > 50, "only {yes} wins were among them");
}

#[test]
fn proofs_agree_with_brute_force() {
    let mut wins = 0;
    for game in random_games(150, 120) {
        let (rules, position, text) = (game.rules(), game.position(), game.position_text());
        let proved = [0, 1].map(|seat| {
            let mut effort = Effort::nodes_only(30_000);
            let mut proof = Proof::new(rules, seat, 14);
            if !proof.wins(position, &mut effort) {
                assert!(!wins_within(rules, position, seat, 3), "{text} seat {seat}");
                return false;
            }
            let mut effort = Effort::nodes_only(u64::MAX);
            if let Some((plies, line)) = proof.way(position, &mut effort) {
                assert_eq!(line.len(), plies as usize, "{text} seat {seat}");
                assert!(
                    plies > 4 || wins_within(rules, position, seat, plies),
                    "{text} seat {seat} in {plies}"
                );
            }
            true
        });
        assert_ne!(proved, [true; 2], "{text}: both cannot win");
        wins += proved.iter().filter(|proved| **proved).count();
    }
    assert!(wins > 50, "{wins} wins");
}

#[test]
fn a_quick_look_for_wins_is_right() {
    for game in random_games(3_000, 150) {
        let (rules, position, text) = (game.rules(), game.position(), game.position_text());
        let winners: Vec<Move> = rules
            .moves(position)
            .into_iter()
            .filter(|mv| rules.winner(&rules.play(position, *mv)) == Some(rules.to_move(position)))
            .collect();
        match rules.winning_move(position) {
            Some(mv) => assert!(winners.contains(&mv), "{text} {mv}"),
            None if rules.sees_all_wins(position) => {
                assert!(winners.is_empty(), "{text} {winners:?}")
            }
            None => {}
        }
    }
}

#[test]
fn a_match_does_not_depend_on_threads() {
    let a: Spec = "dalta".parse().unwrap();
    let plan = Plan {
        games: 13,
        seed: Seed(5),
        opening: 2,
        threads: 1,
    };
    let one = matches::play::<Tafl>(&RuleSet::ONE_STEP, a, Spec::Random, &plan);
    let three = matches::play::<Tafl>(
        &RuleSet::ONE_STEP,
        a,
        Spec::Random,
        &Plan { threads: 3, ..plan },
    );
    assert_eq!(one, three);
    assert_eq!(one.plies.len(), 13);
    assert_eq!(one.games.wins + one.games.losses, 13);
    let contests = one.matches;
    assert_eq!(contests.wins + contests.draws + contests.losses, 6);
    // Even the lowest level beats chance.
    assert!(one.games.wins >= 11, "{}", one.games);
}

#[test]
fn even_the_lowest_level_mostly_sees_a_captured_king() {
    let (mut seen, mut all) = (0, 0);
    for (number, game) in random_games(1_500, 150).into_iter().enumerate() {
        let (rules, position) = (game.rules(), game.position());
        if rules.winning_move(position).is_none() {
            continue;
        }
        let request = Request::new(LevelId::Dalta, Seed(number as u64), Purpose::Play);
        let action = think(&game, &request).action.unwrap();
        all += 1;
        seen +=
            u32::from(rules.winner(&rules.play(position, action)) == Some(rules.to_move(position)));
    }
    assert!(all > 100 && seen * 10 >= all * 8, "{seen} of {all}");
}
