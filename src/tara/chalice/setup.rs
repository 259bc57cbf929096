//! Any arrangement, and every reason why it cannot be played.

use super::{
    Phase, Position, RuleSet,
    position::{MANOEUVRES, across},
};
use crate::tara::{Colour, Hill, Hills};
use thiserror::Error;

/// Ringforts on hills and a side to move: what a person can put on a board, playable or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands on each hill; at most one ringfort a hill, by construction.
    ringforts: [Option<Colour>; 64],
    /// The side to move.
    pub side: Colour,
    /// Whether the other player has called OUT (P-7).
    pub out: bool,
}

/// Why an arrangement cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    #[error("There is a ringfort on {0}, and Manoeuvres goes on at the edges (P-2).")]
    NotOnEdge(Hill),
    #[error("{0} has built on one edge twice before Battle (P-2).")]
    EdgeTwice(Colour),
    #[error("{0} and {1} lie straight across from each other before Battle (P-2).")]
    Opposite(Hill, Hill),
    #[error(
        "Red has {red} and Blue {blue} of the ringforts; with {side} to move that cannot be before Battle (P-2)."
    )]
    Turns { red: u32, blue: u32, side: Colour },
    #[error("{0} is not OUT: there still is something to do (P-7).")]
    NotOut(Colour),
}

impl Fault {
    /// The number of the rule that the arrangement breaks.
    pub fn rule(&self) -> &'static str {
        match self {
            Fault::NotOut(_) => "P-7",
            _ => "P-2",
        }
    }
}

impl Setup {
    /// An empty board.
    pub const fn empty(side: Colour) -> Setup {
        Setup {
            ringforts: [None; 64],
            side,
            out: false,
        }
    }

    /// Whose ringfort stands on a hill.
    pub fn ringfort(&self, hill: Hill) -> Option<Colour> {
        self.ringforts[hill.bit()]
    }

    /// Puts a ringfort on a hill, or clears it.
    pub fn put(&mut self, hill: Hill, ringfort: Option<Colour>) {
        self.ringforts[hill.bit()] = ringfort;
    }

    /// The hills that hold a ringfort of a colour.
    pub fn hills(&self, colour: Colour) -> Hills {
        Hill::all()
            .filter(|hill| self.ringfort(*hill) == Some(colour))
            .collect()
    }

    /// The position that this would be, were it playable: to be looked at.
    pub fn unchecked(&self, rules: &RuleSet) -> Position {
        let ringforts = Colour::BOTH.map(|colour| self.hills(colour));
        let phase = if self.out {
            Phase::LastTurn
        } else {
            Phase::Open
        };
        Position::new(rules, ringforts, self.side, phase)
    }

    /// Every reason why this arrangement cannot be played; none when it can.
    pub fn faults(&self, rules: &RuleSet) -> Vec<Fault> {
        let [red, blue] = Colour::BOTH.map(|colour| self.hills(colour));
        let all = red.or(blue);
        let mut faults = Vec::new();
        if all.len() < MANOEUVRES {
            let edges = Hills::EDGES.into_iter().fold(Hills::NONE, Hills::or);
            faults.extend(all.without(edges).iter().map(Fault::NotOnEdge));
            for (colour, mine) in Colour::BOTH.into_iter().zip([red, blue]) {
                if Hills::EDGES.iter().any(|edge| edge.and(mine).len() > 1) {
                    faults.push(Fault::EdgeTwice(colour));
                }
            }
            for hill in all.iter() {
                let opposite = across(hill.set()).and(all).iter().next();
                faults.extend(
                    opposite
                        .filter(|opposite| hill < *opposite)
                        .map(|opposite| Fault::Opposite(hill, opposite)),
                );
            }
            let count = |colour: Colour| [red, blue][colour.index()].len();
            let (mine, theirs) = (count(self.side), count(self.side.other()));
            if theirs != mine && theirs != mine + 1 {
                faults.push(Fault::Turns {
                    red: red.len(),
                    blue: blue.len(),
                    side: self.side,
                });
            }
        }
        if self.out {
            // Were it its turn, the other player could do nothing.
            let position = Position::new(rules, [red, blue], self.side.other(), Phase::Open);
            if position.phase() == Phase::Open {
                faults.push(Fault::NotOut(self.side.other()));
            }
        }
        faults
    }

    /// The position with this arrangement. A side to move that can do nothing is OUT, and the
    /// other is to move (P-7).
    ///
    /// # Errors
    /// Every reason why it cannot be played.
    pub fn position(&self, rules: &RuleSet) -> Result<Position, Vec<Fault>> {
        let faults = self.faults(rules);
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(self.unchecked(rules))
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup::empty(position.side());
        for colour in Colour::BOTH {
            for hill in position.ringforts(colour).iter() {
                setup.put(hill, Some(colour));
            }
        }
        setup.out = position.phase() != Phase::Open;
        setup
    }
}
