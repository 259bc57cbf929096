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

/// What the parts of a position are worth, in hundredths of a soldier.
struct Weights {
    /// A defender; an attacker is 100.
    defender: i32,
    /// For the King's ways out: by the number of moves that he needs, up to four or more.
    way: [i32; 5],
    /// Each edge square that he could reach within two moves.
    exit: i32,
    /// Each square that he can go to.
    king_mobility: i32,
    /// Each attacker at his side.
    guard: i32,
    /// Each corner-diagonal square (b2, f2, b6, f6 and their neighbours inward) of the ring held.
    ring: i32,
    /// Each square that the defenders' side can reach from the King over squares free of attackers.
    room: i32,
    /// No way to the edge is left for the King's side of the board.
    closed: i32,
    /// Each defender who could be captured by one who comes.
    hanging: i32,
    /// The right to move.
    tempo: i32,
}

const ROOK: Weights = Weights {
    defender: 170,
    way: [0, 300, 120, 30, 0],
    exit: 6,
    king_mobility: 5,
    guard: 25,
    ring: 12,
    room: 4,
    closed: 250,
    hanging: 20,
    tempo: 15,
};

const ONE_STEP: Weights = Weights {
    defender: 170,
    way: [0, 500, 180, 80, 30],
    exit: 8,
    king_mobility: 8,
    guard: 30,
    ring: 15,
    room: 5,
    closed: 250,
    hanging: 25,
    tempo: 10,
};

/// The squares diagonally between a corner and the middle: b2, f2, b6, f6. Who holds all of them
/// and the squares between holds the ring.
const RING: Squares = Squares::from_bits(
    1 << 9 | 1 << 13 | 1 << 41 | 1 << 45 | 1 << 11 | 1 << 25 | 1 << 29 | 1 << 43,
);

/// How good a position looks for the attackers.
fn evaluate(rules: &RuleSet, position: &Position) -> i32 {
    let Some(king) = position.king() else {
        return 9_000;
    };
    let weights = match rules.soldier_range {
        Range::Any => &ROOK,
        Range::One => &ONE_STEP,
    };
    let attackers = position.attackers();
    let occupied = position.occupied();
    let mut value =
        100 * attackers.len() as i32 - weights.defender * position.defenders().len() as i32;

    // The King's ways to the edge, counted in moves of his own over empty squares.
    let free = Squares::BOARD.without(occupied);
    let step = |from: Squares| match rules.king_range {
        Range::One => from.beside().and(free),
        Range::Any => from
            .iter()
            .fold(Squares::NONE, |to, at| to.or(slide(at, occupied))),
    };
    let first = step(king.set());
    let mut reached = first;
    let mut moves = 1;
    let mut newly = first;
    while moves < 4 && !newly.is_empty() && !reached.meets(rules.escapes) {
        newly = step(newly).without(reached);
        reached = reached.or(newly);
        moves += 1;
    }
    if reached.meets(rules.escapes) {
        value -= weights.way[moves] + weights.exit * reached.and(rules.escapes).len() as i32;
    }
    value -= weights.king_mobility * first.len() as i32;

    // Pressure on the King.
    value += weights.guard * king.set().beside().and(attackers).len() as i32;
    value += weights.ring * RING.and(attackers).len() as i32;

    // The room that the attackers leave to the King and his men.
    let open = Squares::BOARD.without(attackers);
    let mut room = king.set();
    loop {
        let next = room.or(room.beside().and(open));
        if next == room {
            break;
        }
        room = next;
    }
    value -= weights.room * room.len() as i32;
    if !room.meets(rules.escapes) {
        value += weights.closed;
    }

    // Defenders with an attacker, or a hostile square, on one side and nobody on the other.
    let anvils = attackers.or(rules.hostile.without(occupied));
    let hanging = Direction::ALL
        .into_iter()
        .zip([
            Direction::Down,
            Direction::Up,
            Direction::Right,
            Direction::Left,
        ])
        .fold(Squares::NONE, |set, (there, back)| {
            set.or(anvils
                .step(there)
                .and(position.defenders())
                .and(free.step(back)))
        });
    value += weights.hanging * hanging.len() as i32;
    match position.side() {
        Side::Attackers => value + weights.tempo,
        Side::Defenders => value - weights.tempo,
    }
    .clamp(-9_000, 9_000)
}
