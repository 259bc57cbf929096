//! What the past of a game means to the engine: nothing, until standing once more would end it
//!

use riocht::{
    engine::{
        Effort, LevelId, Limits, Purpose, Request, Score, Thinks, Thought, Watch,
        in_game::InGame,
        proof::Proof,
        search::{Search, Style, VICTORY, WIN},
        shortest::Shortest,
        table::Table,
    },
    game::{Chance, Duel, Game, Notation, Seat, Seed, Status, View},
    tafl::{Move, RuleSet, Tafl},
};

fn think(game: &Tafl, level: LevelId, purpose: Purpose, nodes: u64) -> Thought<Move> {
    Tafl::think(
        game,
        &Request::new(level, Seed(3), purpose).within(Limits::nodes(nodes)),
        &mut Watch {
            clock: &|| 0.0,
            stop: &|| false,
            report: &mut |_| {},
        },
    )
}

fn after(game: &Tafl, mv: Move) -> Tafl {
    let mut next = game.clone();
    next.apply(mv).expect("a legal move");
    next
}

fn back(mv: Move) -> Move {
    Move {
        from: mv.to,
        to: mv.from,
    }
}

/// The game after a move that may be taken back: it is legal, captures nothing, ends nothing.
fn quiet(game: &Tafl, mv: Move) -> Option<Tafl> {
    game.check(mv).ok()?;
    let captures = game.captures(mv);
    let captured = !captures.soldiers.is_empty() || !captures.king.is_empty();
    let next = after(game, mv);
    (!captured && next.status().seat().is_some()).then_some(next)
}

/// Whether the defenders are to move and can win at once.
fn escapes(game: &Tafl) -> bool {
    let winning = game.rules().winning_move(game.position());
    game.status() == Status::ToAct(Seat(1)) && winning.is_some()
}

/// Positions of random games in both rule sets, without their past.
fn positions(games: u64, plies: u32) -> Vec<Tafl> {
    let mut all = Vec::new();
    for seed in 0..games {
        let mut game = Tafl::start(&RuleSet::ALL[(seed % 2) as usize], Seed(0));
        let mut chance = Chance::new(Seed(seed));
        for _ in 0..plies {
            all.push(Tafl::from_position(*game.rules(), *game.position()));
            let mv = chance.pick(&game.legal_actions()).expect("a legal move");
            game = after(&game, mv);
            if game.status().seat().is_none() {
                break;
            }
        }
    }
    all
}

/// Four turns that go from a position and back to it, the first of them as wanted.
fn shuffle(game: &Tafl, wanted: impl Fn(Move, &Tafl) -> bool) -> Option<[Move; 4]> {
    game.legal_actions().into_iter().find_map(|out| {
        let away = quiet(game, out).filter(|away| wanted(out, away))?;
        away.legal_actions().into_iter().find_map(|answer| {
            let both = quiet(&away, answer)?;
            let one = quiet(&both, back(out))?;
            let again = quiet(&one, back(answer))?;
            assert_eq!(again.position(), game.position());
            Some([out, answer, back(out), back(answer)])
        })
    })
}

fn play(game: &Tafl, moves: &[Move]) -> Tafl {
    moves
        .iter()
        .fold(game.clone(), |game, mv| after(&game, *mv))
}

/// The position after a shuffle, and the same position with the last turn as its whole past.
fn long_and_short(game: &Tafl, turns: &[Move; 4]) -> (Tafl, Tafl) {
    let before = play(game, &turns[..3]);
    let short = Tafl::from_position(*game.rules(), *before.position());
    (after(&before, turns[3]), after(&short, turns[3]))
}

#[test]
fn attackers_keep_out_of_an_escape_that_stood_before() {
    let mut tried = 0;
    for game in positions(16, 40) {
        let is_safe = |mv| {
            let next = after(&game, mv);
            next.status().seat().is_some() && !escapes(&next)
        };
        let attackers = game.status() == Status::ToAct(Seat(0));
        if !attackers || !game.legal_actions().into_iter().any(is_safe) {
            continue;
        }
        let Some(turns) = shuffle(&game, |_, away| escapes(away)) else {
            continue;
        };
        tried += 1;
        let (long, short) = long_and_short(&game, &turns);
        for (level, purpose, nodes) in [
            (LevelId::ArdRi, Purpose::Hint, 10_000),
            (LevelId::Taoiseach, Purpose::Play, 5_000),
            (LevelId::Gaiscioch, Purpose::Play, 2_000),
            (LevelId::Dalta, Purpose::Play, 500),
        ] {
            let text = format!("{} {turns:?} {level}", game.position_text());
            let thought = think(&long, level, purpose, nodes);
            assert_eq!(thought, think(&short, level, purpose, nodes), "{text}");
            if level == LevelId::ArdRi {
                assert!(!escapes(&after(&long, thought.action.unwrap())), "{text}");
            }
        }
    }
    assert!(tried > 40, "only {tried} positions");
}

#[test]
fn a_win_is_found_again_though_its_way_stood_before() {
    let mut tried = [0; 2];
    for game in positions(160, 60).into_iter().step_by(6) {
        let us = game.position().side().seat();
        let first = think(&game, LevelId::ArdRi, Purpose::Hint, 10_000);
        let Score::Win { seat, plies, .. } = first.report.score else {
            continue;
        };
        if seat != us || plies < 3 {
            continue;
        }
        let Some(turns) = shuffle(&game, |out, _| Some(out) == first.action) else {
            continue;
        };
        tried[usize::from(us.0)] += 1;
        let long = play(&game, &turns);
        let again = think(&long, LevelId::ArdRi, Purpose::Hint, 10_000);
        assert_eq!(again, first, "{} {turns:?}", game.position_text());
    }
    assert!(tried.iter().all(|tried| *tried > 5), "only {tried:?} wins");
}

/// Whether a seat wins within so many plies by the rules alone, the game's past included.
fn wins_within(game: &Tafl, seat: Seat, plies: u32) -> bool {
    let to_act = match game.status() {
        Status::Over(ending) => return ending.winner().seat() == seat,
        Status::ToAct(to_act) => to_act,
    };
    if plies == 0 {
        return false;
    }
    let mut moves = game.legal_actions().into_iter();
    let mut wins = |mv| wins_within(&after(game, mv), seat, plies - 1);
    if to_act == seat {
        moves.any(wins)
    } else {
        moves.all(&mut wins)
    }
}

/// Games in which up to four positions may not stand again.
fn nearly_repeated() -> impl Iterator<Item = Tafl> {
    let games = positions(150, 60).into_iter().step_by(17).enumerate();
    games.filter_map(|(number, game)| {
        // What is worth a try comes first: a shuffle past an escape.
        let turns = shuffle(&game, |_, away| escapes(away)).or_else(|| shuffle(&game, |_, _| true));
        let turns = turns?;
        let twice = [turns, turns].concat();
        // Up to the last turn but one to three before the third occurrence.
        let game = play(&game, &twice[..7 - number % 3]);
        assert!(game.status().seat().is_some() && !game.used_up().is_empty());
        Some(game)
    })
}

#[test]
fn what_is_claimed_holds_where_standing_once_more_ends_the_game() {
    const MOST: u32 = 3;
    let (mut claims, mut by_repetition) = (0, 0);
    for game in nearly_repeated() {
        let (position, text) = (game.position(), game.position_text());
        let rules = InGame::new(game.rules(), &game.used_up());
        let truth = [Seat(0), Seat(1)]
            .map(|seat| (0..=MOST).find(|plies| wins_within(&game, seat, *plies)));
        for (seat, truth) in truth.into_iter().enumerate() {
            let mut effort = Effort::nodes_only(u64::MAX);
            let found =
                Shortest::new(&rules, seat as u8, 12).distance(position, MOST as u8, &mut effort);
            assert_eq!(found, Ok(truth.map(|plies| plies as u8)), "{text} {seat}");
            let alone = Shortest::new(game.rules(), seat as u8, 12).distance(
                position,
                MOST as u8,
                &mut effort,
            );
            by_repetition += u32::from(alone != found);

            let mut proof = Proof::new(&rules, seat as u8, 18);
            let proved = proof.wins(position, &mut Effort::nodes_only(50_000));
            assert!(proved || truth.is_none(), "{text} {seat}");
            if proved && let Some((plies, line)) = proof.way(position, &mut effort) {
                assert!(plies > MOST || truth.is_some_and(|truth| truth <= plies));
                let over = play(&game, &line);
                assert_eq!(
                    over.status()
                        .ending()
                        .map(|ending| ending.winner().seat().0),
                    Some(seat as u8)
                );
                claims += 1;
            }
        }
        let us = rules.to_move(position);
        let mut table = Table::new(14);
        let found = Search::new(&rules, &mut table, Style::STRONG)
            .deepen(
                position,
                &rules.moves(position),
                None,
                4,
                &mut Effort::nodes_only(10_000),
                &mut |_, _| {},
            )
            .expect("a value");
        let plies = (VICTORY - found.value.abs()) as u32;
        if found.value.abs() >= WIN && plies <= MOST {
            let winner = if found.value > 0 { us } else { 1 - us };
            let truth = truth[usize::from(winner)];
            assert!(truth.is_some_and(|truth| truth <= plies), "{text} {plies}");
            claims += 1;
        }
        let thought = think(&game, LevelId::ArdRi, Purpose::Analyse, 10_000);
        match thought.report.score {
            Score::Win { seat, plies, exact } if plies <= MOST => {
                let truth = truth[usize::from(seat.0)];
                assert!(truth.is_some_and(|truth| truth <= plies), "{text} {plies}");
                assert!(!exact || truth == Some(plies), "{text} {plies}");
                claims += 1;
            }
            _ => assert_eq!(truth, [None; 2], "{text}"),
        }
    }
    assert!(claims > 60, "only {claims} claims");
    assert!(by_repetition > 20, "only {by_repetition} hang on R-12");
}

fn game(position: &str, moves: &str) -> Tafl {
    let moves: Vec<Move> = moves.split(' ').map(|mv| mv.parse().unwrap()).collect();
    play(
        &Tafl::parse_position(&RuleSet::ARD_RI, position).unwrap(),
        &moves,
    )
}

#[test]
fn an_escape_and_a_win_that_stood_once() {
    let escape = game(
        "/2t1t2/tT4t/ttTTTt1/1t1KTtt/2TT3/t1tttt1/1T2t2/ a",
        "b4-b5 b2-b1 b5-b4 b1-b2",
    );
    let thought = think(&escape, LevelId::ArdRi, Purpose::Hint, 100_000);
    assert!(!escapes(&after(&escape, thought.action.unwrap())));

    let win = game(
        "/2ttt2/1tT1tT1/7/tTK2tt/ttT3T/2tT3/1tt4/ d",
        "c4-c3 c1-b1 c3-c4 b1-c1",
    );
    let thought = think(&win, LevelId::ArdRi, Purpose::Hint, 100_000);
    let in_three = Score::Win {
        seat: Seat(1),
        plies: 3,
        exact: true,
    };
    assert_eq!(
        (thought.action, thought.report.score),
        ("c4-c3".parse().ok(), in_three)
    );
}
