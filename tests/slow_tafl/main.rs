//! The program beside a second, independent implementation of the same page of rules.

mod rules;

use riocht::{
    game::{Chance, Game, Notation, Seed, Status, View},
    tafl::{RuleSet, Tafl},
};
use rules::{Options, SlowTafl};
use std::collections::BTreeMap;

/// Both games with every combination of options that differs.
fn tables() -> Vec<(RuleSet, Options)> {
    let mut tables = Vec::new();
    for bits in 0..16 {
        let [one_step, king_like_rook, plain_corners, no_encirclement] =
            [1, 2, 4, 8].map(|bit| bits & bit != 0);
        if king_like_rook && !one_step {
            continue;
        }
        let mut text = Vec::new();
        let options = [
            (king_like_rook, "king_step=rook"),
            (plain_corners, "corners=plain"),
            (no_encirclement, "encirclement=off"),
        ];
        text.extend(
            options
                .into_iter()
                .filter_map(|(on, word)| on.then_some(word)),
        );
        let mut rules = if one_step {
            RuleSet::ONE_STEP
        } else {
            RuleSet::ARD_RI
        };
        riocht::game::Rules::set_all(&mut rules, &text.join(",")).unwrap();
        let options = Options {
            one_step,
            king_like_rook,
            plain_corners,
            encirclement: !no_encirclement,
        };
        tables.push((rules, options));
    }
    assert_eq!(tables.len(), 12);
    tables
}

fn over(game: &Tafl) -> Option<String> {
    game.status().ending().map(ToString::to_string)
}

/// Compares everything there is to know about a position; gives its moves.
fn compare(game: &Tafl, slow: &SlowTafl) -> Vec<String> {
    assert_eq!(over(game), slow.over, "{}", slow.text());
    let mut fast: Vec<String> = game
        .legal_actions()
        .iter()
        .map(ToString::to_string)
        .collect();
    let mut moves = slow.legal_moves();
    fast.sort();
    moves.sort();
    assert_eq!(fast, moves, "{}", slow.text());
    moves
}

/// Plays one move on both sides and compares what it captures and leads to.
fn advance(game: &mut Tafl, slow: &mut SlowTafl, text: &str) {
    let before = slow.text();
    let mv = text.parse().unwrap();
    let real = game.captures(mv);
    let mut captured: Vec<String> = real
        .soldiers
        .or(real.king)
        .iter()
        .map(|at| at.to_string())
        .collect();
    captured.sort();
    game.apply(mv).unwrap();
    assert_eq!(captured, slow.play(text), "{before} {text}");
    // The text of a board without a King is compared too: it is how the game ended.
    assert_eq!(game.position_text(), slow.text(), "{before} {text}");
}

/// The move back, with which a game comes to repetitions.
fn reversed(text: &str) -> String {
    let (from, to) = text.split_once('-').unwrap();
    format!("{to}-{from}")
}

#[test]
fn r_3_to_r_14_random_games_agree_move_by_move() {
    const GAMES: u64 = 100;
    let mut plies = 0;
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    for (rules, options) in tables() {
        for seed in 0..GAMES {
            let mut chance = Chance::new(Seed(seed));
            let mut game = Tafl::start(&rules, Seed(seed));
            let mut slow = SlowTafl::read(options, rules.start);
            // From quite random play to hardly anything but going to and fro.
            let restless = [0, 0, 500, 950][seed as usize % 4];
            let mut own: [Option<String>; 2] = [None, None];
            loop {
                let moves = compare(&game, &slow);
                assert_eq!(game.occurrences(), slow.times_stood(), "{}", slow.text());
                let Status::ToAct(seat) = game.status() else {
                    break;
                };
                let back = own[seat.index()].as_deref().map(reversed);
                let text = back
                    .filter(|back| chance.happens(restless) && moves.contains(back))
                    .unwrap_or_else(|| moves[chance.below(moves.len() as u32) as usize].clone());
                advance(&mut game, &mut slow, &text);
                own[seat.index()] = Some(text);
                plies += 1;
            }
            *endings.entry(slow.over.unwrap()).or_default() += 1;
        }
    }
    assert!(plies > 40_000, "{plies}");
    for reason in [
        "attackers (king captured)",
        "attackers (repetition)",
        "defenders (king escaped)",
    ] {
        assert!(
            endings.get(reason).is_some_and(|games| *games > 20),
            "{endings:?}"
        );
    }
}

/// Random boards come to what random games hardly ever do: encirclement, a side without a move,
/// soldiers on corners, the King with attackers all round.
#[test]
fn r_3_to_r_14_random_boards_agree_in_every_move() {
    const BOARDS: u64 = 400;
    let (mut plies, mut before) = (0u32, 0u32);
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    for (rules, options) in tables() {
        for seed in 0..BOARDS {
            let mut chance = Chance::new(Seed(seed ^ 0xb0a2d));
            let text = random_board(&mut chance);
            let game = Tafl::parse_position(&rules, &text).unwrap();
            let slow = SlowTafl::read(options, &text);
            assert_eq!(slow.text(), text);
            let moves = compare(&game, &slow);
            before += u32::from(slow.over.is_some());
            for text in moves {
                let (mut game, mut slow) = (game.clone(), slow.clone());
                advance(&mut game, &mut slow, &text);
                compare(&game, &slow);
                plies += 1;
                if let Some(ending) = slow.over {
                    *endings.entry(ending).or_default() += 1;
                }
            }
        }
    }
    assert!(plies > 50_000 && before > 100, "{plies} {before}");
    for reason in [
        "attackers (encircled)",
        "attackers (king captured)",
        "attackers (no legal move)",
        "defenders (king escaped)",
        "defenders (no legal move)",
    ] {
        assert!(
            endings.get(reason).is_some_and(|games| *games > 5),
            "{endings:?}"
        );
    }
}

/// Pieces in random numbers on random squares; half of the time close round the King.
fn random_board(chance: &mut Chance) -> String {
    let mut board = [['.'; 7]; 7];
    let close = chance.happens(500);
    let king = match chance.below(4) {
        0 => (3, 3),
        1 => chance.pick(&[(2, 3), (3, 2), (4, 3), (3, 4)]).unwrap(),
        2 => (1 + chance.below(5) as usize, 1 + chance.below(5) as usize),
        _ => (chance.below(7) as usize, chance.below(7) as usize),
    };
    board[king.1][king.0] = 'K';
    let attackers = chance.below(17);
    let most = if chance.happens(500) { 3 } else { 9 };
    let defenders = chance.below(most);
    for index in 0..attackers + defenders {
        let sign = if index < attackers { 't' } else { 'T' };
        // A few tries suffice; a piece that finds no place is left out.
        for _ in 0..4 {
            let mut draw = |middle: usize| match close {
                true => (middle + chance.below(5) as usize).saturating_sub(2).min(6),
                false => chance.below(7) as usize,
            };
            let (file, rank) = (draw(king.0), draw(king.1));
            if board[rank][file] == '.' && (file, rank) != (3, 3) {
                board[rank][file] = sign;
                break;
            }
        }
    }
    let mut text = String::from("/");
    for row in board {
        let mut row: String = row.iter().collect();
        for count in (1..=7).rev() {
            row = row.replace(&".".repeat(count), &count.to_string());
        }
        text += &row;
        text.push('/');
    }
    text + chance.pick(&[" a", " d"]).unwrap()
}
