//! How good a position looks, and tafl as a search sees it.

use super::{
    Move, Piece, Position, RuleSet, Side, Square,
    board::{Direction, Squares, slide},
    rules::{KingStrength, Range},
};
use crate::game::{
    Duel,
    duel::{MAX_MOVES, Moves, Subtlety},
};
use arrayvec::ArrayVec;

impl Duel for RuleSet {
    type Position = Position;
    type Move = Move;

    const MOVE_INDICES: usize = 64 * 64;

    fn to_move(&self, position: &Position) -> u8 {
        position.side().seat().0
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn winner(&self, position: &Position) -> Option<u8> {
        Some(position.ending(self)?.winner().seat().0)
    }

    fn moves(&self, position: &Position) -> Moves<Move> {
        position.moves(self)
    }

    fn play(&self, position: &Position, mv: Move) -> Position {
        position.play(self, mv).0
    }

    /// by going round and round the attackers win.
    fn repeated(&self) -> Option<u8> {
        Some(self.repetition_winner.seat().0)
    }

    fn winning_move(&self, position: &Position) -> Option<Move> {
        match position.side() {
            Side::Attackers => capture_of_king(self, position),
            Side::Defenders => escape(self, position),
        }
    }

    fn sees_all_wins(&self, position: &Position) -> bool {
        // What a quick look misses is encirclement and taking the last moves.
        let Some(king) = position.king() else {
            return false;
        };
        let attackers = position.attackers();
        let free = Squares::BOARD
            .without(position.occupied())
            .without(self.restricted);
        let victims = position.pieces(position.side().other());
        // A move takes or shuts in only pieces beside its destination, four at most: of five
        // that can move, one still can.
        let leaves_moves = free.beside().and(victims).len() >= 5
            || (position.side() == Side::Attackers && king.set().beside().and(free).len() >= 2);
        // One attacker cannot stand in two of the King's straight ways to the edge.
        let leaves_ways = position.side() == Side::Defenders
            || !self.encirclement
            || slide(king, attackers).and(Squares::EDGE).len() >= 2;
        leaves_moves && leaves_ways
    }

    fn threatened(&self, position: &Position) -> bool {
        match position.side() {
            Side::Attackers => escape(self, position).is_some(),
            Side::Defenders => capture_of_king(self, position).is_some(),
        }
    }

    fn evaluate(&self, position: &Position) -> i32 {
        let for_attackers = evaluate(self, position);
        match position.side() {
            Side::Attackers => for_attackers,
            Side::Defenders => -for_attackers,
        }
    }

    fn promises(&self, position: &Position, moves: &Moves<Move>) -> ArrayVec<i32, MAX_MOVES> {
        let blows = Blows::of(self, position);
        let king = position.king().map_or(Squares::NONE, Square::set);
        let near_king = king.beside();
        let lines = position
            .king()
            .map_or(Squares::NONE, |at| slide(at, position.occupied()));
        let open = lines.and(self.escapes);
        moves
            .iter()
            .map(|mv| {
                let captured = blows.at(mv.to);
                let quiet = match position.side() {
                    // To stand in the King's way, or at his side, presses him.
                    Side::Attackers => {
                        10 * i32::from(lines.contains(mv.to))
                            + 10 * i32::from(near_king.contains(mv.to))
                            + 60 * i32::from(!open.is_empty() && lines.contains(mv.to))
                    }
                    Side::Defenders if king.contains(mv.from) => {
                        20 * i32::from(self.escapes.contains(mv.to)) + 5
                    }
                    Side::Defenders => 10 * i32::from(near_king.contains(mv.from)),
                };
                100 * captured as i32 + quiet - 10
            })
            .collect()
    }

    fn subtlety(&self, position: &Position, mv: Move, last: Option<Move>) -> Subtlety {
        let length = distance(mv.from, mv.to);
        let strikes = Blows::of(self, position).at(mv.to) > 0;
        let is_king = position.piece(mv.from) == Some(Piece::King);
        let away = last.map_or(2, |last| {
            distance(last.to, mv.to).min(distance(last.to, mv.from))
        });
        match (strikes || is_king, away <= 2, length <= 2) {
            (true, true, _) | (true, _, true) => Subtlety::Plain,
            (true, false, false) | (false, true, true) => Subtlety::Ordinary,
            (false, _, _) => Subtlety::Hidden,
        }
    }

    fn move_index(&self, mv: Move) -> usize {
        64 * mv.from.bit() + mv.to.bit()
    }
}

/// The number of steps along ranks and files from one square to another.
fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank())
}

/// One of these soldiers that can come to a free square.
fn comer(rules: &RuleSet, position: &Position, to: Square, soldiers: Squares) -> Option<Square> {
    if rules.restricted.or(rules.barred).contains(to) {
        return None;
    }
    match rules.soldier_range {
        Range::One => to.set().beside().and(soldiers).iter().next(),
        Range::Any => {
            let blockers = position.occupied().or(rules.barred);
            let in_line = slide(to, Squares::NONE).and(soldiers);
            in_line
                .iter()
                .find(|from| slide(*from, blockers).contains(to))
        }
    }
}

/// A move of the King that wins at once.
fn escape(rules: &RuleSet, position: &Position) -> Option<Move> {
    let from = position.king()?;
    let to = position
        .reach(rules, from)
        .and(rules.escapes)
        .iter()
        .next()?;
    Some(Move { from, to })
}

/// An attacker's move that captures the King.
fn capture_of_king(rules: &RuleSet, position: &Position) -> Option<Move> {
    let king = position.king()?;
    let neighbours = king.set().beside();
    let attackers = position.attackers();
    let free = neighbours.without(position.occupied());
    let come = |to: Square, besides: Squares| {
        let from = comer(rules, position, to, attackers.without(besides))?;
        Some(Move { from, to })
    };
    let surround = |ring: Squares| {
        // All but one neighbour are taken already, and the last one is free.
        let to = ring.without(attackers).only()?;
        free.contains(to).then(|| come(to, ring)).flatten()
    };
    let pinch = || {
        free.iter().find_map(|to| {
            let opposite = Direction::ALL.into_iter().find_map(|direction| {
                to.set()
                    .step(direction)
                    .meets(king.set())
                    .then(|| king.set().step(direction))
            })?;
            // The one who stands opposite must stay there.
            opposite
                .meets(attackers)
                .then(|| come(to, opposite))
                .flatten()
        })
    };
    match rules.king_strength {
        KingStrength::Weak => pinch(),
        KingStrength::Strong if neighbours.len() == 4 => surround(neighbours),
        KingStrength::Strong => None,
        KingStrength::WeakAwayFromThrone if king == Square::THRONE => surround(neighbours),
        KingStrength::WeakAwayFromThrone if neighbours.contains(Square::THRONE) => {
            surround(neighbours.without(Squares::THRONE))
        }
        KingStrength::WeakAwayFromThrone => pinch(),
    }
}

/// Where a move of the side to move captures soldiers, one set for each direction.
struct Blows([Squares; 4]);

impl Blows {
    fn of(rules: &RuleSet, position: &Position) -> Blows {
        let side = position.side();
        let (enemies, mut anvils) = match side {
            Side::Attackers => (position.defenders(), position.attackers()),
            Side::Defenders => (position.attackers(), position.defenders()),
        };
        if side == Side::Defenders && rules.king_armed {
            anvils = position.pieces(side);
        }
        let anvils = anvils.or(rules.hostile.without(position.occupied()));
        Blows(Direction::ALL.map(|direction| anvils.step(direction).and(enemies).step(direction)))
    }

    /// The number of soldiers that a piece captures by coming to this square.
    fn at(&self, to: Square) -> u32 {
        self.0.iter().filter(|set| set.contains(to)).count() as u32
    }
}

/// What the parts of a position are worth, in hundredths of an attacker.
///
/// Found by self-play, one part at a time: each was halved, doubled and left out in matches of
/// 60 to 100 pairs of games. Attackers at the King's side, the squares diagonally before the
/// corners, a closed ring and soldiers who could be captured were tried as well and are not
/// here: without them the search plays as well or better, since it sees what they stand for.
struct Weights {
    /// A defender; an attacker is 100.
    defender: i32,
    /// The King's way out, by the number of his own moves that it takes: one to four.
    way: [i32; 4],
    /// Each edge square at the end of such a shortest way.
    exit: i32,
    /// Each square that the King can go to.
    king_mobility: i32,
    /// Each square that is open to the King and his men: the flood of R-11, from inside.
    room: i32,
    /// The right to move.
    tempo: i32,
}

const ROOK: Weights = Weights {
    defender: 120,
    way: [300, 120, 30, 0],
    exit: 6,
    king_mobility: 5,
    room: 4,
    tempo: 15,
};

const ONE_STEP: Weights = Weights {
    defender: 90,
    way: [500, 180, 160, 60],
    exit: 8,
    king_mobility: 8,
    room: 5,
    tempo: 20,
};

/// How good a position looks for the attackers.
fn evaluate(rules: &RuleSet, position: &Position) -> i32 {
    let Some(king) = position.king() else {
        return MOST;
    };
    let weights = match rules.soldier_range {
        Range::Any => &ROOK,
        Range::One => &ONE_STEP,
    };
    let mut value = 100 * position.attackers().len() as i32
        - weights.defender * position.defenders().len() as i32;

    // The King's ways to the edge, in moves of his own over empty squares.
    let occupied = position.occupied();
    let step = |from: Squares| match rules.king_range {
        Range::One => from.beside().without(occupied),
        Range::Any => from
            .iter()
            .fold(Squares::NONE, |to, at| to.or(slide(at, occupied))),
    };
    let mut newly = step(king.set());
    let mut reached = newly;
    value -= weights.king_mobility * reached.len() as i32;
    for way in weights.way {
        let exits = reached.and(rules.escapes);
        if !exits.is_empty() {
            value -= way + weights.exit * exits.len() as i32;
            break;
        }
        newly = step(newly).without(reached);
        reached = reached.or(newly);
    }

    let open = Squares::BOARD.without(position.attackers());
    let mut room = king.set();
    loop {
        let next = room.or(room.beside().and(open));
        if next == room {
            break;
        }
        room = next;
    }
    value -= weights.room * room.len() as i32;

    match position.side() {
        Side::Attackers => value + weights.tempo,
        Side::Defenders => value - weights.tempo,
    }
    .clamp(-MOST, MOST)
}

/// The size of the greatest guess.
const MOST: i32 = 9_000;
