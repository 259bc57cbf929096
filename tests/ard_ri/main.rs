//! The rules of Ard Rí and One-Step Ard Rí, by their numbers on the rules page: its perft table,
//! its cases, vectors and games here, and [`rules`] one by one.

mod rules;

use riocht::{
    game::{Game, Illegal as _, Notation, Rules, Seat, Seed, Status, View, turns},
    tafl::{Ending, Illegal, Move, RuleSet, Side, Square, Tafl},
};

const CASES: &str = include_str!("../fixtures/ard-ri-cases.txt");
const VECTORS: &str = include_str!("../fixtures/ard-ri-vectors.txt");

fn table(variant: &str, options: &str) -> RuleSet {
    let mut rules = match variant {
        "rook" => RuleSet::ARD_RI,
        "one" => RuleSet::ONE_STEP,
        other => panic!("no variant {other}"),
    };
    rules.set_all(options).unwrap();
    rules
}

fn position(variant: &str, board: &str, side: &str) -> Tafl {
    Tafl::parse_position(&table(variant, ""), &format!("{board} {side}")).unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// Plays turns as text, checking each capture part.
fn play(game: &mut Tafl, turns: &str) {
    for turn in turns.split_whitespace() {
        let actions = game
            .parse_turn(turn)
            .unwrap_or_else(|why| panic!("{turn}: {why}"));
        if turn.contains('x') {
            assert_eq!(game.turn_text(&actions), turn.trim_start_matches('K'));
        }
        for action in actions {
            game.apply(action).unwrap();
        }
    }
}

fn captured(game: &Tafl, mv: Move) -> Vec<Square> {
    let mut squares: Vec<Square> = game.captures(mv).soldiers.iter().collect();
    squares.sort();
    squares
}

fn squares(list: &str, separator: char) -> Vec<Square> {
    let mut squares: Vec<Square> = list
        .split(separator)
        .filter(|word| !word.is_empty() && *word != "-")
        .map(|word| word.parse().unwrap())
        .collect();
    squares.sort();
    squares
}

#[test]
fn r_1_to_r_11_every_number_of_the_perft_table() {
    const TURNED: &str = "/2ttt2/3t3/tT1TT1t/ttTKTtt/2tTTt1/3t3/2ttt2/";
    const START: &str = "/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/";
    #[rustfmt::skip]
    let numbers = [
        (START, "a", "rook", "", [40, 336, 12_512, 163_088, 5_951_904]),
        (START, "a", "one", "", [24, 184, 4_144, 40_720, 932_320]),
        (TURNED, "a", "rook", "", [40, 389, 15_599, 186_868, 7_414_097]),
        (TURNED, "a", "one", "", [23, 169, 4_044, 34_508, 842_010]),
        (START, "a", "rook", "corners=plain", [48, 408, 18_528, 244_192, 10_907_960]),
        (START, "a", "one", "corners=plain", [24, 184, 4_208, 41_368, 974_560]),
        (START, "d", "rook", "", [8, 296, 3_648, 132_216, 2_006_168]),
        (START, "d", "one", "", [8, 176, 1_736, 38_392, 436_544]),
    ];
    for (board, side, variant, options, counts) in numbers {
        let game =
            Tafl::parse_position(&table(variant, options), &format!("{board} {side}")).unwrap();
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(
                turns::perft(&game, depth),
                count,
                "{board} {side} {variant} {options} d{depth}"
            );
        }
    }
}

#[test]
fn r_3_to_r_11_the_hand_made_cases() {
    let mut seen = 0;
    for line in CASES.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').collect();
        let [name, variant, board, side, text, captures, result, _] = fields[..] else {
            panic!("{line}");
        };
        let mut game = position(variant, board, side);
        assert_eq!(captured(&game, mv(text)), squares(captures, ','), "{name}");
        game.apply(mv(text))
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        let expected = match result {
            "-" => None,
            "A:encircled" => Some(Ending::Encircled),
            "A:king captured" => Some(Ending::KingCaptured),
            "D:king escaped" => Some(Ending::KingEscaped),
            "D:no legal move" => Some(Ending::NoLegalMove {
                winner: Side::Defenders,
            }),
            other => panic!("{name}: {other}"),
        };
        assert_eq!(game.status().ending().copied(), expected, "{name}");
        seen += 1;
    }
    assert_eq!(seen, 20);
}

#[test]
fn r_3_to_r_11_the_vectors_from_random_play() {
    let mut seen = 0;
    for line in VECTORS.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').collect();
        let [variant, board, side, moves, from, to, captures, result] = fields[..] else {
            panic!("{line}");
        };
        let mut game = position(variant, board, side);
        assert_eq!(
            game.legal_actions().len(),
            moves.parse::<usize>().unwrap(),
            "{line}"
        );
        let mv = mv(&format!("{from}-{to}"));
        assert_eq!(captured(&game, mv), squares(captures, '/'), "{line}");
        game.apply(mv).unwrap_or_else(|why| panic!("{line}: {why}"));
        let expected = match result {
            "None" => None,
            "AttCap" => Some(Ending::KingCaptured),
            "AttEnc" => Some(Ending::Encircled),
            "DefEsc" => Some(Ending::KingEscaped),
            other => panic!("{other}"),
        };
        assert_eq!(game.status().ending().copied(), expected, "{line}");
        seen += 1;
    }
    assert_eq!(seen, 2_000);
}

#[test]
fn r_12_the_third_occurrence_and_not_the_second_ends_the_game() {
    let mut game = Tafl::start(&RuleSet::ARD_RI, Seed(0));
    play(&mut game, "a3-a2 c3-c2 a2-a3 c2-c3");
    assert_eq!(
        (game.occurrences(), game.status()),
        (2, Status::ToAct(Seat(0)))
    );
    play(&mut game, "a3-a2 c3-c2 a2-a3");
    assert_eq!(game.status(), Status::ToAct(Seat(1)));
    play(&mut game, "c2-c3");
    assert_eq!(
        game.status(),
        Status::Over(Ending::Repetition {
            winner: Side::Attackers
        })
    );
}

#[test]
fn r_6_and_r_11_the_published_demonstration_game() {
    let mut game = Tafl::start(&RuleSet::ARD_RI, Seed(0));
    play(
        &mut game,
        "g5-f5 c5-c6 a5-c5xc6 c3-b3 c1-c3xb3/c4 e5-e6 f5-e5xd5/e6 e3-e2",
    );
    assert_eq!(game.status(), Status::ToAct(Seat(0)));
    play(&mut game, "g3-e3xd3/e2/e4");
    assert_eq!(game.status(), Status::Over(Ending::Encircled));
}

#[test]
fn r_3_and_r_4_a_refusal_names_the_rule_and_changes_nothing() {
    let start = Tafl::start(&RuleSet::ARD_RI, Seed(0));
    let one = Tafl::start(&RuleSet::ONE_STEP, Seed(0));
    let square = |text: &str| text.parse::<Square>().unwrap();
    let over = position("rook", "/3K3/7/7/7/7/7/3t3/", "a");
    let throne = position("rook", "/3t3/7/7/7/1K5/7/7/", "a");
    let corner = position("rook", "/3t3/7/7/3K3/7/7/7/", "a");
    #[rustfmt::skip]
    let refusals = [
        (&start, "b2-b3", Illegal::NoPiece(square("b2")), "R-3"),
        (&start, "c3-c2", Illegal::NotYours(square("c3"), Side::Attackers), "R-3"),
        (&start, "d2-e3", Illegal::NotInLine(square("d2"), square("e3")), "R-3"),
        (&start, "d2-d2", Illegal::NotInLine(square("d2"), square("d2")), "R-3"),
        (&start, "c1-d1", Illegal::Occupied(square("d1")), "R-3"),
        (&start, "d1-d2", Illegal::Shut(square("d1")), "R-3"),
        (&start, "a3-f3", Illegal::Blocked(square("c3")), "R-3"),
        (&one, "d2-b2", Illegal::TooFar, "R-3"),
        (&throne, "d1-d4", Illegal::Throne, "R-4"),
        (&corner, "d1-a1", Illegal::Corner, "R-4"),
        (&over, "d7-d6", Illegal::Over, "R-10"),
    ];
    for (game, text, why, rule) in refusals {
        let mut after = game.clone();
        assert_eq!(after.apply(mv(text)), Err(why), "{text}");
        assert_eq!((&after, why.rule()), (game, rule), "{text}");
        assert!(why.to_string().contains(rule), "{why}");
    }
}
