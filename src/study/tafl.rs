//! Positions of tafl that are set up by hand.

use super::{Composed, Piece, Spot};
use crate::{
    game::{Game as _, ParseError, Seat, Seed},
    tafl::{
        Piece as Man, RuleSet, Setup, Side, Square, Tafl,
        notation::{parse_setup, setup_text},
        setup::Fault,
    },
};

fn square(spot: Spot) -> Option<Square> {
    match spot {
        Spot::At { file, rank } => Square::new(file, rank),
        Spot::Between { .. } => None,
    }
}

fn spot(square: Square) -> Spot {
    Spot::At {
        file: square.file(),
        rank: square.rank(),
    }
}

impl Composed for Tafl {
    type Setup = Setup;
    type Fault = Fault;

    const PIECES: &'static [Piece] = &[Piece::King, Piece::Defender, Piece::Attacker];

    fn empty(rules: &RuleSet) -> Setup {
        Setup::empty(Tafl::start(rules, Seed(0)).position().side())
    }

    fn arrangement(&self) -> Setup {
        Setup::from(self.position())
    }

    fn read_setup(text: &str) -> Result<Setup, ParseError> {
        parse_setup(text)
    }

    fn setup_text(setup: &Setup) -> String {
        setup_text(setup)
    }

    fn piece_at(setup: &Setup, spot: Spot) -> Option<Piece> {
        Some(match setup.piece(square(spot)?)? {
            Man::Attacker => Piece::Attacker,
            Man::Defender => Piece::Defender,
            Man::King => Piece::King,
        })
    }

    fn put(setup: &mut Setup, spot: Spot, piece: Option<Piece>) {
        let Some(square) = square(spot) else {
            return;
        };
        let man = match piece {
            Some(Piece::Attacker) => Some(Man::Attacker),
            Some(Piece::Defender) => Some(Man::Defender),
            Some(Piece::King) => {
                for old in setup.squares(Man::King).iter() {
                    setup.put(old, None);
                }
                Some(Man::King)
            }
            Some(_) => return,
            None => None,
        };
        setup.put(square, man);
    }

    fn to_move(setup: &Setup, _rules: &RuleSet) -> Seat {
        setup.side.seat()
    }

    fn set_to_move(setup: &mut Setup, _rules: &RuleSet, seat: Seat) {
        setup.side = Side::of(seat);
    }

    fn faults(setup: &Setup, rules: &RuleSet) -> Vec<Fault> {
        setup.faults(rules)
    }

    fn fault_rule(fault: &Fault) -> &'static str {
        fault.rule()
    }

    fn fault_spots(setup: &Setup, fault: &Fault) -> Vec<Spot> {
        match fault {
            Fault::Kings(_) => setup.squares(Man::King).iter().map(spot).collect(),
            Fault::Throne => vec![spot(Square::THRONE)],
            Fault::NoKing | Fault::Attackers { .. } | Fault::Defenders { .. } => Vec::new(),
        }
    }

    fn begin(setup: &Setup, rules: &RuleSet) -> Result<Tafl, Vec<Fault>> {
        let position = setup.position(rules)?;
        Ok(Tafl::from_position(*rules, position))
    }

    fn shown(setup: &Setup, rules: &RuleSet) -> Tafl {
        Tafl::from_position(*rules, setup.unchecked())
    }
}
