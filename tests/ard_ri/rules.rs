//! One rule after the other, each on a board of a few pieces.

use super::{captured, mv, squares, table};
use riocht::{
    game::{Game, Illegal as _, Rules, Seat, Status, View},
    tafl::{Ending, Illegal, Piece, Setup, Side, Square, Tafl, setup::Fault},
};

/// A game with these pieces, such as `Kd4 ta3 Tb5`, and the side to move.
fn place(variant: &str, options: &str, pieces: &str, side: Side) -> Tafl {
    let rules = table(variant, options);
    let position = arrange(pieces, side).position(&rules).unwrap();
    Tafl::from_position(rules, position)
}

fn arrange(pieces: &str, side: Side) -> Setup {
    let mut setup = Setup::empty(side);
    for word in pieces.split_whitespace() {
        let piece = match &word[..1] {
            "t" => Piece::Attacker,
            "T" => Piece::Defender,
            "K" => Piece::King,
            other => panic!("{other} is no piece"),
        };
        setup.put(square(&word[1..]), Some(piece));
    }
    setup
}

fn attackers(pieces: &str) -> Tafl {
    place("rook", "", pieces, Side::Attackers)
}

fn defenders(pieces: &str) -> Tafl {
    place("rook", "", pieces, Side::Defenders)
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

/// Where the piece on a square can go.
fn targets(game: &Tafl, from: &str) -> String {
    let mut to: Vec<Square> = game
        .legal_actions()
        .iter()
        .filter(|mv| mv.from == square(from))
        .map(|mv| mv.to)
        .collect();
    to.sort();
    let words: Vec<String> = to.iter().map(ToString::to_string).collect();
    words.join(" ")
}

/// Plays a turn; gives what it captures, sorted, and how the game ended.
fn after(game: &Tafl, turn: &str) -> (Vec<Square>, Option<Ending>) {
    let mut game = game.clone();
    let soldiers = captured(&game, mv(turn));
    game.apply(mv(turn)).unwrap();
    (soldiers, game.status().ending().copied())
}

/// The soldiers that a turn captures, sorted.
fn taken(game: &Tafl, turn: &str) -> Vec<Square> {
    after(game, turn).0
}

fn listed(list: &str) -> Vec<Square> {
    squares(list, ' ')
}

#[test]
fn r_1_r_2_a_set_up_names_every_reason_why_it_cannot_be_played() {
    let rules = table("rook", "");
    let faults = |pieces: &str| arrange(pieces, Side::Attackers).faults(&rules);
    assert_eq!(faults("Kd4 ta1 Tb1"), []);
    assert_eq!(faults("ta1"), [Fault::NoKing]);
    assert_eq!(faults("Kd4 Ka1 Kb2"), [Fault::Kings(3)]);
    assert_eq!(faults("Ka2 td4"), [Fault::Throne]);
    let ranks = |sign: char, ranks: &str| {
        let squares = "abcdefg".chars();
        squares
            .flat_map(|file| {
                ranks
                    .chars()
                    .map(move |rank| format!("{sign}{file}{rank} "))
            })
            .collect::<String>()
    };
    let crowd = ranks('t', "123") + &ranks('T', "67");
    let (found, most) = (21, 16);
    let too_many_attackers = Fault::Attackers { found, most };
    let (found, most) = (14, 8);
    let too_many_defenders = Fault::Defenders { found, most };
    assert_eq!(
        faults(&crowd),
        [Fault::NoKing, too_many_attackers, too_many_defenders]
    );
}

#[test]
fn r_3_a_rook_goes_any_distance_up_to_the_first_piece() {
    let game = attackers("ta3 td3 ta6 Kf5");
    assert_eq!(targets(&game, "a3"), "a2 a4 a5 b3 c3");
    let game = place("one", "", "ta3 td3 ta4 Kf5", Side::Attackers);
    assert_eq!(targets(&game, "a3"), "a2 b3");
}

#[test]
fn r_3_in_one_step_the_king_steps_too_unless_the_table_says_rook() {
    let pieces = "Kc3 Tb5 tc6 tg7";
    let steps = place("one", "", pieces, Side::Defenders);
    assert_eq!(targets(&steps, "c3"), "b3 c2 c4 d3");
    let rook = place("one", "king_step=rook", pieces, Side::Defenders);
    assert_eq!(targets(&rook, "c3"), "a3 b3 c1 c2 c4 c5 d3 e3 f3 g3");
    assert_eq!(targets(&rook, "b5"), "a5 b4 b6 c5");
    assert_eq!(after(&rook, "c3-g3"), (vec![], Some(Ending::KingEscaped)));
    let mut too_far = steps.clone();
    assert_eq!(too_far.apply(mv("c3-c5")), Err(Illegal::TooFar));
}

#[test]
fn r_4_soldiers_pass_over_the_empty_throne_and_never_stop_there() {
    let game = attackers("td2 Kb6 ta1");
    assert_eq!(targets(&game, "d2"), "a2 b2 c2 d1 d3 d5 d6 d7 e2 f2 g2");
    let occupied = attackers("td2 Kd4 ta1");
    assert_eq!(targets(&occupied, "d2"), "a2 b2 c2 d1 d3 e2 f2 g2");
    let one = place("one", "", "td3 Kb6", Side::Attackers);
    assert_eq!(targets(&one, "d3"), "c3 d2 e3");
}

#[test]
fn r_4_soldiers_never_stop_on_a_corner_and_the_king_returns_to_the_throne() {
    let game = attackers("ta3 Kd5");
    assert_eq!(targets(&game, "a3"), "a2 a4 a5 a6 b3 c3 d3 e3 f3 g3");
    let king = defenders("Kd6 td7 ta1");
    assert!(targets(&king, "d6").contains("d4"));
    let one = place("one", "", "Kd5 ta1", Side::Defenders);
    assert!(targets(&one, "d5").contains("d4"));
}

#[test]
fn r_5_no_capture_is_compulsory_and_no_turn_is_passed() {
    // d3-c3 captures; all other moves of the attackers stay legal.
    let game = attackers("ta3 Tb3 td3 Kf6");
    assert_eq!(taken(&game, "d3-c3"), listed("b3"));
    assert_eq!(game.legal_actions().len(), 4 + 9);
    let mut passed = game.clone();
    assert_eq!(passed.apply(mv("d3-d3")).unwrap_err().rule(), "R-3");
    assert_eq!(passed, game);
}

#[test]
fn r_5_moving_in_between_two_enemies_is_safe() {
    let game = defenders("ta3 tc3 Tb5 Kf6");
    assert_eq!(taken(&game, "b5-b3"), listed(""));
    let game = attackers("Tc3 Te3 td6 Kf6");
    assert_eq!(taken(&game, "d6-d3"), listed(""));
    // It stays safe until an enemy moves: an own move beside it takes nothing.
    let game = attackers("Tc3 Te3 td3 tb7 Kf6");
    assert_eq!(taken(&game, "b7-b6"), listed(""));
}

#[test]
fn r_6_up_to_three_at_once_all_found_before_any_is_removed() {
    // Around d3: defenders on c3, d2 and e3, each with an attacker behind.
    let three = attackers("tb3 Tc3 Td2 td1 Te3 tf3 td7 Kb6");
    assert_eq!(taken(&three, "d7-d3"), listed("c3 d2 e3"));
    // A piece that is captured in the same move does not shield another.
    let two = defenders("tc3 Tb3 td2 Td1 Ke3 Td6");
    assert_eq!(taken(&two, "d6-d3"), listed("c3 d2"));
}

#[test]
fn r_6_the_king_takes_part_moving_or_standing() {
    let standing = defenders("Kc3 tc4 Ta5");
    assert_eq!(taken(&standing, "a5-c5"), listed("c4"));
    let moving = defenders("Kb2 tc3 Tc4");
    assert_eq!(taken(&moving, "b2-c2"), listed("c3"));
}

#[test]
fn r_6_the_empty_throne_and_empty_corners_help_both_sides() {
    assert_eq!(taken(&attackers("Td3 ta2 Kb6"), "a2-d2"), listed("d3"));
    assert_eq!(taken(&defenders("td3 Ta2 Kb6"), "a2-d2"), listed("d3"));
    assert_eq!(taken(&attackers("Tb1 tc5 Kf6"), "c5-c1"), listed("b1"));
    assert_eq!(taken(&defenders("tb1 Tc5 Kf6"), "c5-c1"), listed("b1"));
    // A corner with a piece on it is not empty.
    assert_eq!(taken(&attackers("Tb1 Ta1 tc5 Kf6"), "c5-c1"), listed(""));
    assert_eq!(taken(&attackers("Tb1 ta1 tc5 Kf6"), "c5-c1"), listed("b1"));
}

#[test]
fn r_7_the_edge_is_never_hostile() {
    assert_eq!(taken(&attackers("Tc1 ta2 Kf6"), "a2-c2"), listed(""));
    assert_eq!(taken(&defenders("ta4 Tb6 Kf6"), "b6-b4"), listed(""));
}

#[test]
fn r_7_the_throne_under_the_king_is_his_own_square() {
    // Not empty, so it helps no attacker; his own, so it helps the defenders.
    assert_eq!(taken(&attackers("Kd4 Td3 ta2"), "a2-d2"), listed(""));
    assert_eq!(taken(&defenders("Kd4 td3 Ta2"), "a2-d2"), listed("d3"));
}

const KING_CAPTURED: Option<Ending> = Some(Ending::KingCaptured);

#[test]
fn r_8_away_from_the_throne_two_attackers_on_opposite_sides() {
    assert_eq!(after(&attackers("Kb3 ta3 tc6"), "c6-c3").1, KING_CAPTURED);
    assert_eq!(after(&attackers("Kb3 tb2 td6"), "d6-b6").1, None);
    // Two at right angles take nobody.
    assert_eq!(after(&attackers("Kb3 tb2 tc6"), "c6-c3").1, None);
    // An attacker and a defender opposite take nobody.
    assert_eq!(after(&attackers("Kb3 Ta3 tc6"), "c6-c3").1, None);
    // Only the attacker that moved can close the trap.
    assert_eq!(after(&attackers("Kb3 ta3 tc3 tg6"), "g6-g5").1, None);
}

#[test]
fn r_8_beside_the_throne_three_attackers() {
    // At right angles; one opposite the empty Throne; both.
    assert_eq!(after(&attackers("Kd3 tc3 ta2"), "a2-d2").1, None);
    assert_eq!(after(&attackers("Kd3 ta2"), "a2-d2").1, None);
    assert_eq!(after(&attackers("Kd3 tc3 te6"), "e6-e3").1, None);
    assert_eq!(
        after(&attackers("Kd3 tc3 te3 ta2"), "a2-d2").1,
        KING_CAPTURED
    );
    assert_eq!(
        after(&attackers("Kd3 td2 te3 tc6"), "c6-c3").1,
        KING_CAPTURED
    );
    // Two attackers and a defender.
    assert_eq!(after(&attackers("Kd3 Tc3 te3 ta2"), "a2-d2").1, None);
    // A soldier of his own cannot stand on the Throne, and three suffice without it.
    for pieces in ["Kc4 tb4 tc5 ta3", "Kd5 td6 tc5 tb3"] {
        assert_eq!(attackers(pieces).status(), Status::ToAct(Seat(0)));
    }
    assert_eq!(
        after(&attackers("Kc4 tb4 tc5 ta3"), "a3-c3").1,
        KING_CAPTURED
    );
    assert_eq!(
        after(&attackers("Ke4 tf4 te5 ta3"), "a3-e3").1,
        KING_CAPTURED
    );
    assert_eq!(
        after(&attackers("Kd5 td6 tc5 te2"), "e2-e5").1,
        KING_CAPTURED
    );
}

#[test]
fn r_8_on_the_throne_four_attackers() {
    assert_eq!(after(&attackers("Kd4 tc4 te4 ta3"), "a3-d3").1, None);
    assert_eq!(
        after(&attackers("Kd4 tc4 te4 td5 ta3"), "a3-d3").1,
        KING_CAPTURED
    );
    assert_eq!(after(&attackers("Kd4 tc4 te4 Td5 ta3"), "a3-d3").1, None);
}

#[test]
fn r_8_neither_throne_nor_corner_nor_a_defenders_move_takes_the_king() {
    // On b1 the King has escaped before a corner could matter; beside the Throne it must be an
    // attacker's move that closes the ring.
    let game = defenders("Kd3 tc3 td2 te3 Tb6");
    assert_eq!(after(&game, "b6-b5").1, None);
    let game = defenders("tc3 td2 te3 Kg4 Ta1");
    assert_eq!(game.status().ending(), Some(&Ending::KingEscaped));
    // The King walks in between: safe.
    let game = defenders("Kd6 tc3 te3 td2 tg7");
    assert_eq!(after(&game, "d6-d3").1, None);
}

#[test]
fn r_9_the_king_and_soldiers_are_captured_together() {
    let game = attackers("Kb3 ta3 Td3 te3 Tc4 tc5 tc1");
    let captures = game.captures(mv("c1-c3"));
    assert_eq!(captures.king, square("b3").set());
    assert_eq!(
        after(&game, "c1-c3"),
        (squares("c4 d3", ' '), KING_CAPTURED)
    );
}

#[test]
fn r_10_the_king_on_any_edge_square_has_won_at_once() {
    let escaped = Some(Ending::KingEscaped);
    assert_eq!(after(&defenders("Kd2 tc1 te1 ta7"), "d2-d1").1, escaped);
    for corner in ["a1", "g1", "a7", "g7"] {
        let game = defenders(&format!("K{corner} td1"));
        assert_eq!(game.status().ending().copied(), escaped);
    }
}

#[test]
fn r_10_a_side_without_a_legal_move_loses() {
    // The last attacker is captured.
    let game = defenders("ta2 Tf3 Kd4");
    assert_eq!(
        after(&game, "f3-a3"),
        (
            squares("a2", ' '),
            Some(Ending::NoLegalMove {
                winner: Side::Defenders
            })
        )
    );
    // The King on the Throne and a soldier beside him, shut in: with the flood they are
    // encircled, without it they have no legal move.
    let pieces = "Kd4 td3 tc4 te4 Td5 tc5 te5 td7";
    let encircled = attackers(pieces);
    assert_eq!(after(&encircled, "d7-d6").1, Some(Ending::Encircled));
    let off = place("rook", "encirclement=off", pieces, Side::Attackers);
    assert_eq!(
        after(&off, "d7-d6").1,
        Some(Ending::NoLegalMove {
            winner: Side::Attackers
        })
    );
}

/// The King on c2 with c3 free, and attackers who touch at their corners only; a3-b3 closes it.
const RING: &str = "Kc2 tb2 tc1 td2 td3 tc4 ta3";

#[test]
fn r_11_diagonal_contact_closes_a_ring() {
    let open = attackers(&format!("{RING} tg3"));
    assert_eq!(after(&open, "g3-g4").1, None);
    let ring = attackers(RING);
    assert_eq!(after(&ring, "a3-b3").1, Some(Ending::Encircled));
    let off = place("rook", "encirclement=off", RING, Side::Attackers);
    assert_eq!(after(&off, "a3-b3").1, None);
}

#[test]
fn r_11_a_defender_on_the_edge_is_not_encircled() {
    let shut_in = "td1 tf1 te2";
    let without = attackers(&format!("{RING} {shut_in}"));
    assert_eq!(after(&without, "a3-b3").1, Some(Ending::Encircled));
    let with = attackers(&format!("{RING} {shut_in} Te1"));
    assert_eq!(after(&with, "a3-b3").1, None);
}

#[test]
fn r_12_a_position_is_the_pieces_and_the_side_to_move() {
    // The pieces stand as they stood, with the other side to move: no repetition.
    let mut game = attackers("Kd4 ta3 Tf5");
    for (turn, occurrences) in [
        ("a3-a2", 1),
        ("f5-f6", 1),
        ("a2-a4", 1),
        ("f6-f5", 1),
        ("a4-a3", 1),
        ("f5-f6", 1),
        ("a3-a2", 1),
        ("f6-f5", 1),
        ("a2-a3", 2),
    ] {
        game.apply(mv(turn)).unwrap();
        assert_eq!(game.occurrences(), occurrences, "{turn}");
    }
}

#[test]
fn r_12_the_defenders_lose_whoever_moved() {
    let lost = Status::Over(Ending::Repetition {
        winner: Side::Attackers,
    });
    for (side, turns) in [
        (Side::Attackers, ["a3-a2", "f5-f6", "a2-a3", "f6-f5"]),
        (Side::Defenders, ["f5-f6", "a3-a2", "f6-f5", "a2-a3"]),
    ] {
        let mut game = place("rook", "", "Kd4 ta3 Tf5", side);
        for turn in turns {
            game.apply(mv(turn)).unwrap();
        }
        for turn in turns {
            assert!(game.status().ending().is_none());
            game.apply(mv(turn)).unwrap();
        }
        assert_eq!(game.status(), lost);
        assert_eq!(game.apply(mv(turns[0])), Err(Illegal::Over));
    }
}

#[test]
fn r_12_a_capture_makes_earlier_positions_unreachable() {
    let mut game = attackers("Kd4 ta3 Tb3 tf6 Td6");
    for turn in ["f6-f5", "d6-d7", "f5-f6", "d7-d6"] {
        game.apply(mv(turn)).unwrap();
    }
    assert_eq!((game.occurrences(), game.past().len()), (2, 4));
    for turn in ["f6-f3", "d6-d7", "f3-c3"] {
        game.apply(mv(turn)).unwrap();
    }
    assert_eq!((game.occurrences(), game.past().len()), (1, 0));
    assert_eq!(game.position().defenders().len(), 1);
}

#[test]
fn r_14_plain_corners_neither_bar_nor_capture() {
    let plain = |pieces: &str, side| place("rook", "corners=plain", pieces, side);
    let game = plain("ta3 Kd5", Side::Attackers);
    assert_eq!(targets(&game, "a3"), "a1 a2 a4 a5 a6 a7 b3 c3 d3 e3 f3 g3");
    let game = plain("Tb1 tc5 Kf6", Side::Attackers);
    assert_eq!(taken(&game, "c5-c1"), listed(""));
    let game = plain("tb1 Tc5 Kf6", Side::Defenders);
    assert_eq!(taken(&game, "c5-c1"), listed(""));
    // A soldier on the corner captures like any other, and is not safe from the edge alone.
    let game = plain("Tb1 tc1 ta3 Kf6", Side::Attackers);
    assert_eq!(taken(&game, "a3-a1"), listed("b1"));
    // The Throne keeps its rights, and the King wins on the corner too.
    let game = plain("Td3 ta2 Kb6", Side::Attackers);
    assert_eq!(taken(&game, "a2-d2"), listed("d3"));
    let game = plain("Ka1 td1", Side::Defenders);
    assert_eq!(game.status().ending(), Some(&Ending::KingEscaped));
}

#[test]
fn r_14_options_of_the_table_are_named_by_their_rules() {
    let rules = table("one", "");
    let named: Vec<_> = rules
        .options()
        .iter()
        .map(|option| (option.name, option.rule))
        .collect();
    assert_eq!(
        named,
        [
            ("corners", "R-14"),
            ("king_step", "R-3"),
            ("encirclement", "R-11")
        ]
    );
}
