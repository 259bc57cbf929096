//! Any arrangement of pieces, and every reason why it cannot be played.

use super::{Piece, Position, RuleSet, Side, Square, Squares, notation};
use thiserror::Error;

/// Pieces on squares and a side to move: what a person can put on a board, playable or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands on each square; at most one piece a square, by construction.
    pieces: [Option<Piece>; 64],
    /// The side to move.
    pub side: Side,
}

/// Why an arrangement cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    #[error("There is no King (R-2).")]
    NoKing,
    #[error("There are {0} Kings; there is only one (R-2).")]
    Kings(u32),
    #[error("There are {found} attackers; there are never more than {most} (R-2).")]
    Attackers { found: u32, most: u32 },
    #[error("There are {found} defenders; there are never more than {most} (R-2).")]
    Defenders { found: u32, most: u32 },
    #[error("A soldier stands on the Throne; only the King may (R-4).")]
    Throne,
}

impl Fault {
    /// The number of the rule that the arrangement breaks.
    pub fn rule(&self) -> &'static str {
        match self {
            Fault::Throne => "R-4",
            _ => "R-2",
        }
    }
}

impl Setup {
    /// An empty board.
    pub fn empty(side: Side) -> Setup {
        Setup {
            pieces: [None; 64],
            side,
        }
    }

    /// What stands on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces[square.bit()]
    }

    /// Puts a piece on a square, or clears it.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.pieces[square.bit()] = piece;
    }

    /// The squares with a kind of piece.
    pub fn squares(&self, piece: Piece) -> Squares {
        Square::all()
            .filter(|at| self.piece(*at) == Some(piece))
            .collect()
    }

    /// Every reason why this arrangement cannot be played; none when it can.
    ///
    /// A position in which the game is already over is no fault: it can be shown, and says how
    /// it ended.
    pub fn faults(&self, rules: &RuleSet) -> Vec<Fault> {
        let [attackers, defenders, kings] =
            [Piece::Attacker, Piece::Defender, Piece::King].map(|piece| self.squares(piece));
        let start = notation::start_position(rules);
        let most = |side| start.pieces(side).len();
        let (most_attackers, most_defenders) = (most(Side::Attackers), most(Side::Defenders) - 1);

        let mut faults = Vec::new();
        match kings.len() {
            0 => faults.push(Fault::NoKing),
            1 => {}
            several => faults.push(Fault::Kings(several)),
        }
        if attackers.len() > most_attackers {
            faults.push(Fault::Attackers {
                found: attackers.len(),
                most: most_attackers,
            });
        }
        if defenders.len() > most_defenders {
            faults.push(Fault::Defenders {
                found: defenders.len(),
                most: most_defenders,
            });
        }
        // A soldier on a corner is allowed: the rules only bar the way there, and test
        // positions use it as a piece out of the way.
        if attackers.or(defenders).meets(Squares::THRONE) {
            faults.push(Fault::Throne);
        }
        faults
    }

    /// The position that this would be, were it playable: to be looked at.
    pub fn unchecked(&self) -> Position {
        Position::new(
            self.squares(Piece::Attacker),
            self.squares(Piece::Defender),
            self.squares(Piece::King),
            self.side,
        )
    }

    /// The position with these pieces.
    ///
    /// # Errors
    /// Every reason why the arrangement cannot be played.
    pub fn position(&self, rules: &RuleSet) -> Result<Position, Vec<Fault>> {
        let faults = self.faults(rules);
        if faults.is_empty() {
            Ok(self.unchecked())
        } else {
            Err(faults)
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup::empty(position.side());
        for square in Square::all() {
            setup.put(square, position.piece(square));
        }
        setup
    }
}
