//! Positions of Levels 1 and 2 of Tara that are set up by hand.

use super::{Composed, Extras, Piece, Spot};
use crate::{
    game::{ParseError, Seat},
    tara::{
        Colour, Hill, Pair, Tara,
        levels::{
            RuleSet, Setup, Step,
            notation::{parse_setup, setup_text},
            rules::COUNTERS,
            setup::{Fault, Ringfort},
        },
    },
};

/// The hill at a place.
pub(super) fn hill(spot: Spot) -> Option<Hill> {
    match spot {
        Spot::At { file, rank } => Hill::new(file, rank),
        Spot::Between { .. } => None,
    }
}

/// The place of a hill.
pub(super) fn spot(hill: Hill) -> Spot {
    Spot::At {
        file: hill.file(),
        rank: hill.rank(),
    }
}

fn pair(spot: Spot) -> Option<Pair> {
    let Spot::Between { file, rank, up } = spot else {
        return None;
    };
    let (next_file, next_rank) = (file + u8::from(!up), rank + u8::from(up));
    Pair::new(Hill::new(file, rank)?, Hill::new(next_file, next_rank)?)
}

fn spot_of_pair(pair: Pair) -> Spot {
    let [low, high] = pair.hills();
    Spot::Between {
        file: low.file(),
        rank: low.rank(),
        up: low.file() == high.file(),
    }
}

impl Composed for Tara {
    type Setup = Setup;
    type Fault = Fault;

    const PIECES: &'static [Piece] = &[
        Piece::Ringfort(Colour::Red),
        Piece::KingOf(Colour::Red),
        Piece::Ringfort(Colour::Blue),
        Piece::KingOf(Colour::Blue),
        Piece::Bridge,
    ];
    const MOST_COUNTERS: u8 = COUNTERS;

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
        if let Some(pair) = pair(spot) {
            return setup.bridges.contains(pair).then_some(Piece::Bridge);
        }
        let Ringfort { colour, king } = setup.ringfort(hill(spot)?)?;
        Some(match king {
            true => Piece::KingOf(colour),
            false => Piece::Ringfort(colour),
        })
    }

    fn put(setup: &mut Setup, spot: Spot, piece: Option<Piece>) {
        if let Some(pair) = pair(spot) {
            match piece {
                Some(Piece::Bridge) => setup.bridges = setup.bridges.or(pair.set()),
                None => setup.bridges = setup.bridges.without(pair.set()),
                Some(_) => {}
            }
            return;
        }
        let Some(hill) = hill(spot) else {
            return;
        };
        let ringfort = match piece {
            Some(Piece::Ringfort(colour)) => Some((colour, false)),
            Some(Piece::KingOf(colour)) => {
                for old in setup.hills(colour, true).iter() {
                    let king = false;
                    setup.put(old, Some(Ringfort { colour, king }));
                }
                Some((colour, true))
            }
            Some(_) => return,
            None => None,
        };
        setup.put(
            hill,
            ringfort.map(|(colour, king)| Ringfort { colour, king }),
        );
    }

    fn to_move(setup: &Setup, rules: &RuleSet) -> Seat {
        setup.side.seat(rules.first)
    }

    fn set_to_move(setup: &mut Setup, rules: &RuleSet, seat: Seat) {
        setup.side = Colour::of(seat, rules.first);
    }

    fn extras(setup: &Setup) -> Extras {
        Extras {
            counters: Some(setup.counters),
            out: None,
            mid_turn: setup.step != Step::Begin,
        }
    }

    fn set_extras(setup: &mut Setup, extras: Extras) {
        setup.counters = extras.counters.unwrap_or(setup.counters);
        if !extras.mid_turn {
            setup.step = Step::Begin;
        }
    }

    fn faults(setup: &Setup, rules: &RuleSet) -> Vec<Fault> {
        setup.faults(rules)
    }

    fn fault_rule(fault: &Fault) -> &'static str {
        fault.rule()
    }

    fn fault_spots(setup: &Setup, fault: &Fault) -> Vec<Spot> {
        match fault {
            Fault::Kings { colour, .. } => setup.hills(*colour, true).iter().map(spot).collect(),
            Fault::Bridge(pair) | Fault::Lifted(pair) => vec![spot_of_pair(*pair)],
            Fault::EarlyBridges => setup.bridges.iter().map(spot_of_pair).collect(),
            _ => Vec::new(),
        }
    }

    fn begin(setup: &Setup, rules: &RuleSet) -> Result<Tara, Vec<Fault>> {
        let position = setup.position(rules)?;
        Ok(Tara::from_position(*rules, position))
    }

    fn shown(setup: &Setup, rules: &RuleSet) -> Tara {
        Tara::from_position(*rules, setup.unchecked())
    }
}
