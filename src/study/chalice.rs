//! Positions of Poisoned Chalice that are set up by hand.

use super::{
    Composed, Extras, Piece, Spot,
    levels::{hill, spot},
};
use crate::{
    game::{ParseError, Seat},
    tara::{
        Chalice, Colour, Hills,
        chalice::{
            RuleSet, Setup,
            notation::{parse_setup, setup_text},
            setup::Fault,
        },
    },
};

impl Composed for Chalice {
    type Setup = Setup;
    type Fault = Fault;

    const PIECES: &'static [Piece] = &[Piece::Ringfort(Colour::Red), Piece::Ringfort(Colour::Blue)];

    fn empty(rules: &RuleSet) -> Setup {
        Setup::empty(rules.first)
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
        setup.ringfort(hill(spot)?).map(Piece::Ringfort)
    }

    fn put(setup: &mut Setup, spot: Spot, piece: Option<Piece>) {
        let Some(hill) = hill(spot) else {
            return;
        };
        match piece {
            Some(Piece::Ringfort(colour)) => setup.put(hill, Some(colour)),
            None => setup.put(hill, None),
            Some(_) => {}
        }
    }

    fn to_move(setup: &Setup, rules: &RuleSet) -> Seat {
        setup.side.seat(rules.first)
    }

    fn set_to_move(setup: &mut Setup, rules: &RuleSet, seat: Seat) {
        setup.side = Colour::of(seat, rules.first);
    }

    fn extras(setup: &Setup) -> Extras {
        Extras {
            out: Some(setup.out),
            ..Extras::default()
        }
    }

    fn set_extras(setup: &mut Setup, extras: Extras) {
        setup.out = extras.out.unwrap_or(setup.out);
    }

    fn faults(setup: &Setup, rules: &RuleSet) -> Vec<Fault> {
        setup.faults(rules)
    }

    fn fault_rule(fault: &Fault) -> &'static str {
        fault.rule()
    }

    fn fault_spots(setup: &Setup, fault: &Fault) -> Vec<Spot> {
        match fault {
            Fault::NotOnEdge(hill) => vec![spot(*hill)],
            Fault::Opposite(one, other) => vec![spot(*one), spot(*other)],
            Fault::EdgeTwice(colour) => {
                let mine = setup.hills(*colour);
                Hills::EDGES
                    .into_iter()
                    .map(|edge| edge.and(mine))
                    .filter(|twice| twice.len() > 1)
                    .flat_map(|twice| twice.iter().map(spot).collect::<Vec<_>>())
                    .collect()
            }
            Fault::Turns { .. } | Fault::NotOut(_) => Vec::new(),
        }
    }

    fn begin(setup: &Setup, rules: &RuleSet) -> Result<Chalice, Vec<Fault>> {
        let position = setup.position(rules)?;
        Ok(Chalice::from_position(*rules, position))
    }

    fn shown(setup: &Setup, rules: &RuleSet) -> Chalice {
        Chalice::from_position(*rules, setup.unchecked(rules))
    }
}
