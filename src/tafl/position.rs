//! Pieces on the board and the side to move: where pieces may go, what a move captures and what
//! it leads to. The past of a game is not known here; see [`super::play`].

use super::{
    board::{Direction, Square, Squares, slide},
    rules::{KingStrength, Range, RuleSet},
};
use crate::game::{ParseError, Seat, SeatSet, duel::Moves};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The sixteen who surround the board; they move first. Seat 0.
    Attackers,
    /// The King and his eight. Seat 1.
    Defenders,
}

impl Side {
    /// The other side.
    pub const fn other(self) -> Side {
        match self {
            Side::Attackers => Side::Defenders,
            Side::Defenders => Side::Attackers,
        }
    }

    /// The seat that plays this side.
    pub const fn seat(self) -> Seat {
        match self {
            Side::Attackers => Seat(0),
            Side::Defenders => Seat(1),
        }
    }

    /// The side that a seat plays.
    pub const fn of(seat: Seat) -> Side {
        match seat {
            Seat(0) => Side::Attackers,
            _ => Side::Defenders,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Attackers => "attackers",
            Side::Defenders => "defenders",
        })
    }
}

/// What can stand on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A soldier of the attackers.
    Attacker,
    /// A soldier of the defenders.
    Defender,
    /// The High King.
    King,
}

impl Piece {
    /// The side that the piece belongs to.
    pub const fn side(self) -> Side {
        match self {
            Piece::Attacker => Side::Attackers,
            Piece::Defender | Piece::King => Side::Defenders,
        }
    }
}

/// One piece from one square to another. In tafl this is a whole turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let (from, to) = text.split_once('-').ok_or_else(|| ParseError::Turn {
            text: text.to_owned(),
            example: "d1-d2",
        })?;
        Ok(Move {
            from: from.parse()?,
            to: to.parse()?,
        })
    }
}

/// How a game of tafl ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// The attackers took the King.
    KingCaptured,
    /// The King stands where he wins.
    KingEscaped,
    /// No defender can reach the edge any more.
    Encircled,
    /// The other side has no legal move.
    NoLegalMove { winner: Side },
    /// The position stood too often.
    Repetition { winner: Side },
}

impl Ending {
    /// The side that won; there are no draws.
    pub const fn winner(self) -> Side {
        match self {
            Ending::KingCaptured | Ending::Encircled => Side::Attackers,
            Ending::KingEscaped => Side::Defenders,
            Ending::NoLegalMove { winner } | Ending::Repetition { winner } => winner,
        }
    }
}

impl crate::game::Ending for Ending {
    fn winners(&self) -> SeatSet {
        SeatSet::one(self.winner().seat())
    }

    /// One point a win.
    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.winners().contains(seat))
    }

    fn rule(&self) -> &'static str {
        match self {
            Ending::KingCaptured => "R-8",
            Ending::KingEscaped | Ending::NoLegalMove { .. } => "R-10",
            Ending::Encircled => "R-11",
            Ending::Repetition { .. } => "R-12",
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = match self {
            Ending::KingCaptured => "king captured",
            Ending::KingEscaped => "king escaped",
            Ending::Encircled => "encircled",
            Ending::NoLegalMove { .. } => "no legal move",
            Ending::Repetition { .. } => "repetition",
        };
        write!(f, "{} ({reason})", self.winner())
    }
}

/// What one move takes off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Captures {
    /// Captured soldiers: at most three.
    pub soldiers: Squares,
    /// Where the captured King stood, or no square.
    pub king: Squares,
}

/// Which pieces stand where, and who moves. Repetition compares exactly this.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    attackers: Squares,
    defenders: Squares,
    king: Squares,
    side: Side,
    key: u64,
}

impl Position {
    /// The position with these pieces; `king` is one square, or none once he is captured.
    pub(super) fn new(
        attackers: Squares,
        defenders: Squares,
        king: Squares,
        side: Side,
    ) -> Position {
        let mut position = Position {
            attackers,
            defenders,
            king,
            side,
            key: 0,
        };
        position.key = position.key_from_scratch();
        position
    }

    /// The squares with attackers.
    pub fn attackers(&self) -> Squares {
        self.attackers
    }

    /// The squares with the defenders' soldiers; the King is not among them.
    pub fn defenders(&self) -> Squares {
        self.defenders
    }

    /// The King's square; `None` once he is captured.
    pub fn king(&self) -> Option<Square> {
        self.king.only()
    }

    /// The side to move.
    pub fn side(&self) -> Side {
        self.side
    }

    /// A 64-bit key of the position, kept up to date move by move.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The same key, counted from the pieces on the board.
    pub fn key_from_scratch(&self) -> u64 {
        let pieces = |squares: Squares, piece: usize| {
            squares
                .iter()
                .fold(0, |key, at| key ^ KEYS[piece][at.bit()])
        };
        let side = if self.side == Side::Defenders {
            SIDE_KEY
        } else {
            0
        };
        pieces(self.attackers, 0) ^ pieces(self.defenders, 1) ^ pieces(self.king, 2) ^ side
    }

    /// Every square with a piece.
    pub fn occupied(&self) -> Squares {
        self.attackers.or(self.defenders).or(self.king)
    }

    /// The pieces of a side, the King among the defenders.
    pub fn pieces(&self, side: Side) -> Squares {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders.or(self.king),
        }
    }

    /// What stands on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        if self.attackers.contains(square) {
            Some(Piece::Attacker)
        } else if self.defenders.contains(square) {
            Some(Piece::Defender)
        } else if self.king.contains(square) {
            Some(Piece::King)
        } else {
            None
        }
    }

    /// Where the piece on this square may go, whoever is to move; nowhere from an
    /// empty square.
    pub fn reach(&self, rules: &RuleSet, from: Square) -> Squares {
        if self.king.contains(from) {
            self.king_reach(rules)
        } else if self.occupied().contains(from) {
            self.soldier_reach(rules, from)
        } else {
            Squares::NONE
        }
    }

    #[inline]
    fn king_reach(&self, rules: &RuleSet) -> Squares {
        match (self.king(), rules.king_range) {
            (None, _) => Squares::NONE,
            (Some(from), Range::Any) => slide(from, self.occupied()),
            (Some(_), Range::One) => self.king.beside().without(self.occupied()),
        }
    }

    #[inline]
    fn soldier_reach(&self, rules: &RuleSet, from: Square) -> Squares {
        let reached = match rules.soldier_range {
            Range::Any => slide(from, self.occupied().or(rules.barred)),
            Range::One => from.set().beside().without(self.occupied()),
        };
        reached.without(rules.restricted)
    }

    /// The soldiers of the side to move.
    fn soldiers(&self) -> Squares {
        match self.side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders,
        }
    }

    /// Every move of the side to move, whether or not the game is over.
    pub fn moves(&self, rules: &RuleSet) -> Moves<Move> {
        let mut moves = Moves::new();
        for from in self.soldiers().iter() {
            for to in self.soldier_reach(rules, from).iter() {
                moves.push(Move { from, to });
            }
        }
        if self.side == Side::Defenders
            && let Some(from) = self.king()
        {
            for to in self.king_reach(rules).iter() {
                moves.push(Move { from, to });
            }
        }
        moves
    }

    /// The number of moves of the side to move, whether or not the game is over.
    pub fn count_moves(&self, rules: &RuleSet) -> u32 {
        let free = Squares::BOARD.without(self.occupied());
        let soldiers = self.soldiers();
        let count = |direction: Direction| {
            let reached = match rules.soldier_range {
                Range::Any => soldiers.slides(direction, free.without(rules.barred)),
                Range::One => soldiers.step(direction).and(free),
            };
            reached.without(rules.restricted).len()
        };
        let of_soldiers = count(Direction::Up)
            + count(Direction::Down)
            + count(Direction::Left)
            + count(Direction::Right);
        match self.side {
            Side::Attackers => of_soldiers,
            Side::Defenders => of_soldiers + self.king_reach(rules).len(),
        }
    }

    /// The move that `skip` others of [`Position::moves`] come before, without listing them;
    /// `None` when there are not as many.
    pub fn nth_move(&self, rules: &RuleSet, mut skip: u32) -> Option<Move> {
        for from in self.soldiers().iter() {
            let reached = self.soldier_reach(rules, from);
            let count = reached.len();
            if skip < count {
                return reached.nth(skip).map(|to| Move { from, to });
            }
            skip -= count;
        }
        let from = self.king().filter(|_| self.side == Side::Defenders)?;
        let to = self.king_reach(rules).nth(skip)?;
        Some(Move { from, to })
    }

    /// True when the side to move has a move.
    pub fn can_move(&self, rules: &RuleSet) -> bool {
        let free = Squares::BOARD.without(self.occupied());
        let beside_soldiers = self.soldiers().beside().and(free).without(rules.restricted);
        // Most positions are decided by a single step; only slides over the Throne remain.
        !beside_soldiers.is_empty()
            || (self.side == Side::Defenders && self.king.beside().meets(free))
            || (rules.soldier_range == Range::Any && self.count_moves(rules) > 0)
    }

    /// The position after a move, which must be one of [`Position::moves`], and what it captures
    ///
    pub fn play(&self, rules: &RuleSet, mv: Move) -> (Position, Captures) {
        let (from, to) = (mv.from.set(), mv.to.set());
        let hop = |squares: Squares| {
            if squares.meets(from) {
                squares.without(from).or(to)
            } else {
                squares
            }
        };
        let mut next = Position {
            attackers: hop(self.attackers),
            defenders: hop(self.defenders),
            king: hop(self.king),
            side: self.side.other(),
            key: self.key ^ SIDE_KEY,
        };
        let (kind, enemies, mut helpers, victim_kind) = match self.side {
            Side::Attackers => (0, next.defenders, next.attackers, 1),
            Side::Defenders if self.king.meets(from) => (2, next.attackers, next.defenders, 0),
            Side::Defenders => (1, next.attackers, next.defenders, 0),
        };
        next.key ^= KEYS[kind][mv.from.bit()] ^ KEYS[kind][mv.to.bit()];

        if self.side == Side::Defenders && rules.king_armed {
            helpers = helpers.or(next.king);
        }
        let anvils = helpers.or(rules.hostile.without(next.occupied()));
        let mut soldiers = Squares::NONE;
        if kind != 2 || rules.king_armed {
            for direction in Direction::ALL {
                let victim = to.step(direction).and(enemies);
                if victim.step(direction).meets(anvils) {
                    soldiers = soldiers.or(victim);
                }
            }
        }
        let king = if self.side == Side::Attackers && next.king_is_captured(rules, to) {
            next.king
        } else {
            Squares::NONE
        };

        for victim in soldiers.iter() {
            next.key ^= KEYS[victim_kind][victim.bit()];
        }
        for victim in king.iter() {
            next.key ^= KEYS[2][victim.bit()];
        }
        match self.side {
            Side::Attackers => next.defenders = next.defenders.without(soldiers),
            Side::Defenders => next.attackers = next.attackers.without(soldiers),
        }
        next.king = next.king.without(king);
        (next, Captures { soldiers, king })
    }

    /// whether the attacker who has just arrived on `to` captures the King.
    fn king_is_captured(&self, rules: &RuleSet, to: Squares) -> bool {
        let neighbours = self.king.beside();
        if !neighbours.meets(to) {
            return false;
        }
        let all = |squares: Squares| squares.without(self.attackers).is_empty();
        let opposite = || {
            Direction::ALL.into_iter().any(|direction| {
                to.step(direction).meets(self.king)
                    && self.king.step(direction).meets(self.attackers)
            })
        };
        match rules.king_strength {
            KingStrength::Strong => neighbours.len() == 4 && all(neighbours),
            KingStrength::Weak => opposite(),
            KingStrength::WeakAwayFromThrone if self.king.meets(Squares::THRONE) => all(neighbours),
            KingStrength::WeakAwayFromThrone if neighbours.meets(Squares::THRONE) => {
                all(neighbours.without(Squares::THRONE))
            }
            KingStrength::WeakAwayFromThrone => opposite(),
        }
    }

    /// How the game has ended here, if it has, in the order of R-10. Repetition is not judged.
    pub fn ending(&self, rules: &RuleSet) -> Option<Ending> {
        if self.king.is_empty() {
            Some(Ending::KingCaptured)
        } else if self.king.meets(rules.escapes) {
            Some(Ending::KingEscaped)
        } else if rules.encirclement && self.is_encircled() {
            Some(Ending::Encircled)
        } else if !self.can_move(rules) {
            Some(Ending::NoLegalMove {
                winner: self.side.other(),
            })
        } else {
            None
        }
    }

    /// whether a flood from the edge over squares free of attackers meets no defender.
    pub fn is_encircled(&self) -> bool {
        let inside = self.defenders.or(self.king);
        let open = Squares::BOARD.without(self.attackers);
        let mut flooded = Squares::EDGE.and(open);
        loop {
            if flooded.meets(inside) {
                return false;
            }
            let next = flooded.or(flooded.beside().and(open));
            if next == flooded {
                return true;
            }
            flooded = next;
        }
    }
}

/// Random numbers for [`Position::key`]: attackers, defenders, King, by square.
static KEYS: [[u64; 64]; 3] = keys();
const SIDE_KEY: u64 = mix(3 * 64);

const fn keys() -> [[u64; 64]; 3] {
    let mut table = [[0; 64]; 3];
    let mut index = 0;
    while index < 3 * 64 {
        table[index / 64][index % 64] = mix(index as u64);
        index += 1;
    }
    table
}

/// SplitMix64's output function on its `index`th state.
const fn mix(index: u64) -> u64 {
    let mut z = (index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
