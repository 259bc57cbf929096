//! The program beside the crate `hnefatafl`, another author's implementation of tafl: random
//! games, ply by ply, with encirclement off on both sides (the crate's own rule differs from
//!
//!
//! The crate counts a repetition by moves that are repeated, not by positions that stand again,
//! so its rule is switched off: our third occurrence ends a compared game. That rule is
//! compared in `slow_tafl`.

mod oracle;

use hnefatafl::{
    aliases::{SmallBasicGameLogic, SmallBasicGameState},
    board::state::BoardState,
    game::{GameOutcome, GameStatus, WinReason},
    pieces,
    play::Play,
    tiles::Tile,
};
use riocht::{
    game::{Chance, Game, Rules, Seed, View},
    tafl::{Ending, Move, RuleSet, Side, Square, Squares, Tafl},
};

/// Its rows are our ranks.
fn tile(square: Square) -> Tile {
    Tile::new(square.rank(), square.file())
}

fn square(tile: Tile) -> Square {
    Square::new(tile.col, tile.row).expect("a tile of the same board")
}

fn crate_moves(logic: &SmallBasicGameLogic, state: &SmallBasicGameState) -> Vec<Move> {
    let pieces = state.board.occupied_by_side(state.side_to_play);
    let mut moves: Vec<Move> = pieces
        .into_iter()
        .flat_map(|from| logic.iter_plays(from, state).expect("a piece stands there"))
        .map(|valid| Move {
            from: square(valid.play.from),
            to: square(valid.play.to()),
        })
        .collect();
    moves.sort();
    moves
}

/// What the crate says about the end, in our words. It calls a side without pieces captured,
/// which for the defenders includes the King and for the attackers leaves no legal move.
fn crate_ending(status: GameStatus) -> Option<Ending> {
    use pieces::Side::{Attacker, Defender};
    Some(match status {
        GameStatus::Ongoing => return None,
        GameStatus::Over(GameOutcome::Win(reason, winner)) => match (reason, winner) {
            (WinReason::KingCaptured | WinReason::AllCaptured, Attacker) => Ending::KingCaptured,
            (WinReason::KingEscaped, Defender) => Ending::KingEscaped,
            (WinReason::NoPlays | WinReason::AllCaptured, Defender) => Ending::NoLegalMove {
                winner: Side::Defenders,
            },
            (WinReason::NoPlays, Attacker) => Ending::NoLegalMove {
                winner: Side::Attackers,
            },
            other => panic!("{other:?} is no ending of these rules"),
        },
        GameStatus::Over(GameOutcome::Draw(reason)) => panic!("a draw: {reason:?}"),
    })
}

/// Compares a random game; gives its number of plies.
fn compare(rules: &RuleSet, seed: u64) -> u32 {
    let mut state = oracle::start(rules);
    let logic = SmallBasicGameLogic::new(oracle::crate_rules(rules), 7);
    let mut game = Tafl::start(rules, Seed(0));
    let mut chance = Chance::new(Seed(seed));
    let mut plies = 0;
    loop {
        let mut moves = game.legal_actions();
        let Some(mv) = chance.pick(&moves) else {
            return plies;
        };
        moves.sort();
        assert_eq!(moves, crate_moves(&logic, &state), "{game:?}");

        let captures = game.captures(mv);
        let play = Play::from_tiles(tile(mv.from), tile(mv.to)).unwrap();
        let done = logic.do_play(play, state).unwrap();
        let captured: Squares = done
            .record
            .effects
            .captures
            .into_iter()
            .map(|placed| square(placed.tile))
            .collect();
        assert_eq!(
            captures.soldiers.or(captures.king),
            captured,
            "{game:?} {mv}"
        );
        state = done.new_state;
        game.apply(mv).unwrap();
        plies += 1;

        let ending = game.status().ending().copied();
        if !matches!(ending, Some(Ending::Repetition { .. })) {
            assert_eq!(ending, crate_ending(state.status), "{game:?}");
        }
    }
}

#[test]
fn r_3_to_r_10_more_than_200_000_random_plies_without_a_difference() {
    #[rustfmt::skip]
    let tables = [
        (RuleSet::ARD_RI, "encirclement=off", 3_000),
        (RuleSet::ARD_RI, "encirclement=off,corners=plain", 250),
        (RuleSet::ONE_STEP, "encirclement=off", 700),
        (RuleSet::ONE_STEP, "encirclement=off,corners=plain", 200),
        (RuleSet::ONE_STEP, "encirclement=off,king_step=rook", 200),
    ];
    let mut plies = 0;
    for (mut rules, options, games) in tables {
        rules.set_all(options).unwrap();
        plies += (0..games).map(|seed| compare(&rules, seed)).sum::<u32>();
    }
    assert!(plies >= 200_000, "only {plies} plies were compared");
}
