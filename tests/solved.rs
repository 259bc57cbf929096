//! What is known about Ard Rí for certain, proved again.

use riocht::{
    engine::{
        Effort, LevelId, Limits, Purpose, Request, Score, Thinks, Watch, book, proof::Proof,
        shortest::Shortest,
    },
    game::{Chance, Duel, Game, Rules, Seat, Seed, Status, View},
    tafl::{Move, Position, RuleSet, Side, Tafl, symmetry},
};

fn start(options: &str) -> Tafl {
    let mut rules = RuleSet::ARD_RI;
    rules.set_all(options).unwrap();
    Tafl::start(&rules, Seed(0))
}

/// What a level does within so many nodes, and what it says of the position.
fn choose(game: &Tafl, level: LevelId, nodes: u64, seed: Seed) -> (Move, Score) {
    let thought = Tafl::think(
        game,
        &Request::new(level, seed, Purpose::Play).within(Limits::nodes(nodes)),
        &mut Watch {
            clock: &|| 0.0,
            stop: &|| false,
            report: &mut |_| {},
        },
    );
    (
        thought.action.expect("the game goes on"),
        thought.report.score,
    )
}

#[test]
fn the_attackers_win_ard_ri_by_force() {
    for (options, most_nodes) in [
        ("", 2_000_000),
        ("corners=plain", 2_000_000),
        ("encirclement=off", 10_000_000),
    ] {
        let game = start(options);
        let mut effort = Effort::nodes_only(most_nodes);
        let mut proof = Proof::new(game.rules(), 0, 20);
        let wins = proof.wins(game.position(), &mut effort);
        assert!(wins, "{options}, {} nodes", effort.nodes());
        // The proof is a way to play: no shorter than the shortest, and legal to its end.
        let mut effort = Effort::nodes_only(u64::MAX);
        let (plies, line) = proof.way(game.position(), &mut effort).unwrap();
        assert!(
            plies >= 13 && line.len() == plies as usize,
            "{options} {plies}"
        );
        let mut follow = game.clone();
        for mv in line {
            follow.apply(mv).unwrap();
        }
        let winner = follow.status().ending().map(|ending| ending.winner());
        assert_eq!(winner, Some(Side::Attackers));
    }
}

#[test]
fn there_is_no_win_within_eight_plies() {
    // The whole of it, none within twelve, is what `book verify` proves; it takes minutes.
    let game = start("");
    let mut effort = Effort::nodes_only(20_000_000);
    let mut solver = Shortest::new(game.rules(), 0, 18);
    assert_eq!(
        solver.within(game.position(), 8, &mut effort),
        Ok(false),
        "{} nodes",
        effort.nodes()
    );
}

/// That the book's numbers are no lower than it says follows line by line from one another and
/// from short searches: whatever the defenders do, what follows is at least two plies nearer.
#[test]
fn the_book_wins_as_fast_as_it_says() {
    let rules = RuleSet::ARD_RI;
    let mut solver = Shortest::new(&rules, 0, 18);
    let mut effort = Effort::nodes_only(200_000_000);
    let mut wins_within = |position: &Position, plies: u8| match book::look_up(&rules, position) {
        Some((_, known)) => known <= plies,
        None => solver.within(position, plies, &mut effort) == Ok(true),
    };
    assert_eq!(
        book::look_up(&rules, start("").position()).map(|(_, plies)| plies),
        Some(13)
    );
    for entry in book::entries() {
        let next = rules.play(&entry.position, entry.best);
        if rules.to_move(&entry.position) == 0 {
            assert!(
                wins_within(&next, entry.plies - 1),
                "{}",
                book::line_text(entry)
            );
        } else {
            for mv in rules.moves(&entry.position) {
                let next = rules.play(&entry.position, mv);
                assert!(
                    wins_within(&next, entry.plies - 1),
                    "{} after {mv}",
                    book::line_text(entry)
                );
            }
        }
    }
}

#[test]
fn the_short_lines_of_the_book_are_exact() {
    let mut shortest: Vec<_> = book::entries().collect();
    shortest.sort_by_key(|entry| entry.plies);
    for entry in shortest.into_iter().take(3) {
        let mut effort = Effort::nodes_only(100_000_000);
        assert_eq!(
            book::verify(entry, &mut effort, 18),
            Ok(true),
            "{}",
            book::line_text(entry)
        );
    }
}

#[test]
fn the_book_holds_every_answer_to_its_first_move() {
    let rules = RuleSet::ARD_RI;
    let start = start("");
    let (first, _) = book::look_up(&rules, start.position()).unwrap();
    assert_eq!(first.len(), 8, "the start is its own image eight times");
    for mv in first {
        let next = rules.play(start.position(), mv);
        let (answers, plies) = book::look_up(&rules, &next).unwrap();
        assert_eq!(plies, 12);
        for answer in answers {
            let after = symmetry::canonical(&rules.play(&next, answer));
            assert!(book::look_up(&rules, &after).is_some());
        }
    }
}

#[test]
fn between_two_top_levels_ard_ri_lasts_thirteen_plies() {
    for seed in 0..4 {
        let mut game = start("");
        let mut chance = Chance::new(Seed(seed));
        let mut plies = 0;
        while let Status::ToAct(_) = game.status() {
            let (mv, score) = choose(&game, LevelId::ArdRi, 3_000_000, chance.seed());
            let known = Score::Win {
                seat: Seat(0),
                plies: 13 - plies,
                exact: true,
            };
            assert_eq!(score, known, "seed {seed} ply {plies}");
            game.apply(mv).unwrap();
            plies += 1;
        }
        assert_eq!(plies, 13, "seed {seed}");
        let winner = game.status().ending().map(|ending| ending.winner());
        assert_eq!(winner, Some(Side::Attackers));
    }
}

/// Escapes if he can, takes the most soldiers if any, and else moves at random.
fn greedy(game: &Tafl, chance: &mut Chance) -> Move {
    let mut moves = game.legal_actions();
    chance.shuffle(&mut moves);
    let gain = |mv: &Move| {
        let next = game.rules().play(game.position(), *mv);
        let escapes = game.rules().winner(&next) == Some(1);
        game.captures(*mv).soldiers.len() + 100 * u32::from(escapes)
    };
    moves.into_iter().max_by_key(gain).expect("a legal move")
}

#[test]
fn the_top_level_wins_with_the_attackers_against_200_defenders() {
    let mut longest = 0;
    for number in 0..200u64 {
        let mut game = start("");
        let mut chance = Chance::new(Seed(1_000 + number));
        let mut plies = 0;
        let ending = loop {
            let mv = match game.status() {
                Status::Over(ending) => break ending,
                Status::ToAct(Seat(0)) => choose(&game, LevelId::ArdRi, 1_000_000, chance.seed()).0,
                Status::ToAct(_) => match number % 6 {
                    0 => chance.pick(&game.legal_actions()).expect("a legal move"),
                    1 => greedy(&game, &mut chance),
                    level => {
                        let level = LevelId::ALL[level as usize - 2];
                        choose(&game, level, level.level().nodes, chance.seed()).0
                    }
                },
            };
            game.apply(mv).unwrap();
            plies += 1;
        };
        assert_eq!(
            ending.winner(),
            Side::Attackers,
            "defender {number} after {plies} plies"
        );
        assert!(plies <= 40, "defender {number} held out {plies} plies");
        longest = longest.max(plies);
    }
    // Whatever they do, the book and the search keep to the shortest way.
    assert!(longest <= 13, "a defender held out {longest} plies");
}
