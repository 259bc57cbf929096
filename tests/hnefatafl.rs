//! The program beside the crate `hnefatafl`, another author's implementation of tafl: random
//! games, ply by ply, with encirclement off on both sides (the crate's own rule differs from
//!
//!
//! The crate counts a repetition by moves that are repeated, not by positions that stand again,
//! so its rule is switched off: our third occurrence ends a compared game. That rule is
//! compared in `slow_tafl`.

use hnefatafl::{
    aliases::{SmallBasicGameLogic, SmallBasicGameState},
    board::state::BoardState,
    collections::pieceset::PieceSet,
    game::{GameOutcome, GameStatus, WinReason},
    pieces,
    play::Play,
    rules::{HostilityRules, KingAttack, KingStrength, OccupyRules, PassRules, Ruleset},
    tiles::Tile,
};
use riocht::{
    game::{Chance, Game, Rules, Seed, View},
    tafl::{Ending, Move, RuleSet, Side, Square, Squares, Tafl},
};

/// The crate set to the rules of the page.
fn crate_rules(rules: &RuleSet) -> Ruleset {
    let corners = rules.corners_restricted();
    Ruleset {
        pieces: pieces::BASIC_PIECES,
        edge_escape: true,
        king_strength: KingStrength::StrongByThrone,
        king_attack: KingAttack::Armed,
        shieldwall: None,
        exit_fort: false,
        hostile_tiles: HostilityRules {
            throne: PieceSet::all(),
            corners: if corners {
                PieceSet::all()
            } else {
                PieceSet::none()
            },
            edge: PieceSet::none(),
        },
        occupiable_tiles: OccupyRules {
            throne: PieceSet::from_piece(pieces::KING),
            corners: if corners {
                PieceSet::from_piece(pieces::KING)
            } else {
                PieceSet::all()
            },
        },
        passable_tiles: PassRules {
            throne: PieceSet::all(),
        },
        slow_pieces: if rules.game() == "ard-ri" {
            PieceSet::none()
        } else if rules.get("king_step").as_deref() == Some("rook") {
            PieceSet::from_piece_type(pieces::PieceType::Soldier)
        } else {
            PieceSet::all()
        },
        starting_side: pieces::Side::Attacker,
        enclosure_win: None,
        repetition_rule: None,
        draw_on_no_plays: false,
        linnaean_capture: false,
    }
}

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
    let board = rules.start.trim_end_matches(" a").trim_matches('/');
    let mut state = SmallBasicGameState::new(board, pieces::Side::Attacker).unwrap();
    let logic = SmallBasicGameLogic::new(crate_rules(rules), 7);
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
