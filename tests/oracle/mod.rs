//! The crate `hnefatafl` set to the rules of the page, for tests and benchmarks.

use hnefatafl::{
    aliases::SmallBasicGameState,
    collections::pieceset::PieceSet,
    pieces,
    rules::{HostilityRules, KingAttack, KingStrength, OccupyRules, PassRules, Ruleset},
};
use riocht::{game::Rules, tafl::RuleSet};

/// The start of a game; its rows are our ranks.
pub fn start(rules: &RuleSet) -> SmallBasicGameState {
    let board = rules.start.trim_end_matches(" a").trim_matches('/');
    SmallBasicGameState::new(board, pieces::Side::Attacker).expect("the crate reads our start")
}

/// The crate set to the rules of the page.
pub fn crate_rules(rules: &RuleSet) -> Ruleset {
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
