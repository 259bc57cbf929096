//! What is true of every position and every move, whatever the game.

use proptest::{
    prelude::*,
    test_runner::{Config, RngSeed},
};
use riocht::{
    game::{Chance, Game, Notation, ParseError, Rules, Seed, View},
    tafl::{Ending, Move, Piece, Position, RuleSet, Setup, Side, Square, Squares, Tafl},
};

/// The same cases in every run.
fn config(cases: u32) -> Config {
    Config {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0x5249_4f43_4854),
        ..Config::default()
    }
}

/// Either game, with any options.
fn tables() -> impl Strategy<Value = RuleSet> {
    let choices = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    choices.prop_map(|(one_step, plain, rook, off)| {
        let mut rules = if one_step {
            RuleSet::ONE_STEP
        } else {
            RuleSet::ARD_RI
        };
        for (on, name, value) in [
            (plain, "corners", "plain"),
            (rook, "king_step", "rook"),
            (off, "encirclement", "off"),
        ] {
            if on {
                rules.set(name, value).expect("an allowed value");
            }
        }
        rules
    })
}

/// The game after some random plies, which may be its end.
fn played(rules: RuleSet, seed: u64, plies: u32) -> Tafl {
    let mut chance = Chance::new(Seed(seed));
    let mut game = Tafl::start(&rules, Seed(0));
    for _ in 0..plies {
        if let Some(mv) = chance.pick(&game.legal_actions()) {
            game.apply(mv).expect("an offered move is legal");
        }
    }
    game
}

fn games() -> impl Strategy<Value = Tafl> {
    (tables(), any::<u64>(), 0..160u32).prop_map(|(rules, seed, plies)| played(rules, seed, plies))
}

/// Any arrangement, mostly a playable one.
fn setups() -> impl Strategy<Value = Setup> {
    let piece = prop_oneof![
        8 => Just(None),
        4 => Just(Some(Piece::Attacker)),
        2 => Just(Some(Piece::Defender)),
    ];
    (
        prop::collection::vec(piece, 49),
        0..49usize,
        prop_oneof![9 => Just(true), 1 => Just(false)],
        any::<bool>(),
    )
        .prop_map(|(pieces, king, has_king, attackers)| {
            let side = if attackers {
                Side::Attackers
            } else {
                Side::Defenders
            };
            let mut setup = Setup::empty(side);
            for (square, piece) in Square::all().zip(pieces) {
                setup.put(square, piece);
            }
            if let Some(square) = Square::all().nth(king).filter(|_| has_king) {
                setup.put(Square::THRONE, None);
                setup.put(square, Some(Piece::King));
            }
            setup
        })
}

fn counts(position: &Position) -> [u32; 3] {
    let king = position.king().map_or(0, |_| 1);
    [position.attackers().len(), position.defenders().len(), king]
}

/// One of the eight ways in which the board can be turned and mirrored onto itself.
#[derive(Clone, Copy, Debug)]
struct Image(u8);

impl Image {
    fn square(self, square: Square) -> Square {
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.0 & 1 != 0 {
            file = 6 - file;
        }
        if self.0 & 2 != 0 {
            rank = 6 - rank;
        }
        if self.0 & 4 != 0 {
            (file, rank) = (rank, file);
        }
        Square::new(file, rank).expect("an image is on the board")
    }

    fn squares(self, squares: Squares) -> Squares {
        squares.iter().map(|square| self.square(square)).collect()
    }

    fn mv(self, mv: Move) -> Move {
        Move {
            from: self.square(mv.from),
            to: self.square(mv.to),
        }
    }

    fn game(self, rules: &RuleSet, position: &Position) -> Tafl {
        let mut setup = Setup::empty(position.side());
        for square in Square::all() {
            setup.put(self.square(square), position.piece(square));
        }
        Tafl::from_position(*rules, setup.position(rules).expect("a playable image"))
    }
}

fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort();
    moves
}

/// What holds of a position and of every move from it.
fn invariants(game: &Tafl) -> Result<(), TestCaseError> {
    let (position, rules) = (game.position(), game.rules());
    let pieces = [
        position.attackers(),
        position.defenders(),
        position.king().map_or(Squares::NONE, Square::set),
    ];
    // At most one piece a square, and at most one King.
    prop_assert_eq!(
        position.occupied().len(),
        pieces.iter().map(|some| some.len()).sum::<u32>()
    );
    prop_assert_eq!(position.key(), position.key_from_scratch());
    let moves = position.moves(rules);
    prop_assert_eq!(moves.len(), position.count_moves(rules) as usize);
    prop_assert_eq!(position.can_move(rules), !moves.is_empty());
    for (skip, mv) in (0..).zip(&moves) {
        prop_assert_eq!(position.nth_move(rules, skip), Some(*mv));
    }
    prop_assert_eq!(position.nth_move(rules, moves.len() as u32), None);

    for mv in game.legal_actions() {
        prop_assert!(position.reach(rules, mv.from).contains(mv.to));
        let mut next = game.clone();
        prop_assert_eq!(next.apply(mv), Ok(()));
        let captures = game.captures(mv);
        let after = next.position();
        let [attackers, defenders, king] = counts(position);
        let [attackers_left, defenders_left, king_left] = counts(after);
        // Counts fall by what is captured, which is of the other side, and by nothing else.
        let taken = captures.soldiers.len();
        prop_assert!(taken <= 3);
        let expected = match position.side() {
            Side::Attackers => [attackers, defenders - taken, king - captures.king.len()],
            Side::Defenders => [attackers - taken, defenders, king],
        };
        prop_assert_eq!([attackers_left, defenders_left, king_left], expected);
        prop_assert_eq!(after.piece(mv.from), None);
        prop_assert_eq!(after.piece(mv.to), position.piece(mv.from));
        prop_assert_eq!(after.side(), position.side().other());
        prop_assert_eq!(after.key(), after.key_from_scratch());
        prop_assert!(after.key() != position.key());
        // Whatever was not moved or captured stands where it stood.
        let touched = mv
            .from
            .set()
            .or(mv.to.set())
            .or(captures.soldiers)
            .or(captures.king);
        for square in Squares::BOARD.without(touched).iter() {
            prop_assert_eq!(after.piece(square), position.piece(square));
        }
        // there is a King until he is captured.
        let taken_king = next.status().ending() == Some(&Ending::KingCaptured);
        prop_assert_eq!(king_left == 0, taken_king);
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn r_6_to_r_9_pieces_leave_only_by_capture(game in games()) {
        invariants(&game)?;
    }

    #[test]
    fn r_6_to_r_9_also_on_boards_that_no_game_comes_to(rules in tables(), setup in setups()) {
        if let Ok(position) = setup.position(&rules) {
            invariants(&Tafl::from_position(rules, position))?;
        }
    }

    #[test]
    fn r_1_the_eight_images_of_a_position_have_the_images_of_its_moves(game in games()) {
        let (position, rules) = (game.position(), game.rules());
        if position.king().is_some() {
            let game = Tafl::from_position(*rules, *position);
            for image in (0..8).map(Image) {
                let other = image.game(rules, position);
                prop_assert_eq!(other.status(), game.status());
                let images = game.legal_actions().into_iter().map(|mv| image.mv(mv)).collect();
                prop_assert_eq!(sorted(other.legal_actions()), sorted(images));
                for mv in game.legal_actions() {
                    let (here, there) = (game.captures(mv), other.captures(image.mv(mv)));
                    prop_assert_eq!(image.squares(here.soldiers), there.soldiers);
                    prop_assert_eq!(image.squares(here.king), there.king);
                    let (mut here, mut there) = (game.clone(), other.clone());
                    prop_assert_eq!(here.apply(mv), Ok(()));
                    prop_assert_eq!(there.apply(image.mv(mv)), Ok(()));
                    prop_assert_eq!(here.status(), there.status());
                }
            }
        }
    }

    /// the game always ends, with a winner.
    #[test]
    fn r_13_a_finished_game_has_one_winner(rules in tables(), seed in any::<u64>()) {
        let game = played(rules, seed, 50_000);
        let ending = game.status().ending().copied();
        prop_assert!(ending.is_some());
        let winners = ending.map(|ending| riocht::game::Ending::winners(&ending).len());
        prop_assert_eq!(winners, Some(1));
    }

    #[test]
    fn any_arrangement_survives_its_text(rules in tables(), setup in setups()) {
        let text = riocht::tafl::notation::setup_text(&setup);
        prop_assert_eq!(riocht::tafl::notation::parse_setup(&text), Ok(setup));
        let bare = text.replacen('/', "", 1).replacen("/ ", " ", 1);
        prop_assert_eq!(riocht::tafl::notation::parse_setup(&bare), Ok(setup));
        match (Tafl::parse_position(&rules, &text), setup.position(&rules)) {
            (Ok(game), Ok(position)) => {
                prop_assert_eq!(game.position(), &position);
                prop_assert_eq!(Setup::from(&position), setup);
                prop_assert_eq!(game.position_text(), text);
            }
            (Err(ParseError::Unplayable(said)), Err(faults)) => {
                prop_assert_eq!(said.len(), faults.len());
            }
            other => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn a_text_is_a_turn_exactly_when_it_names_a_legal_move(
        game in games(),
        text in "K?[a-h][0-8]-[a-h][0-8](x[a-g][1-7](/[a-g][1-7])?)?[+-]{0,3}",
    ) {
        let bare = text.trim_start_matches('K').trim_end_matches(['+', '-']);
        let (squares, _) = bare.split_once('x').unwrap_or((bare, ""));
        let named = squares.parse::<Move>().ok();
        match game.parse_turn(&text) {
            Ok(turn) => {
                prop_assert_eq!(turn.len(), 1);
                prop_assert_eq!(named, Some(turn[0]));
                prop_assert!(game.legal_actions().contains(&turn[0]));
                let again = game.parse_turn(&game.turn_text(&turn));
                prop_assert_eq!(again, Ok(turn));
            }
            Err(why) => prop_assert!(why.to_string().ends_with('.'), "{}", why),
        }
    }

    #[test]
    fn any_text_is_a_position_or_a_sentence(rules in tables(), text in "[tTK1-8/ ad]{0,60}|\\PC*") {
        match Tafl::parse_position(&rules, &text) {
            Ok(game) => prop_assert!(Tafl::parse_position(&rules, &game.position_text()).is_ok()),
            Err(why) => prop_assert!(why.to_string().ends_with('.'), "{}", why),
        }
    }
}
