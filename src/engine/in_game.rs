//! The rules in a game that has a past.

use crate::game::{
    Duel,
    duel::{MAX_MOVES, Moves, Subtlety},
};
use arrayvec::ArrayVec;

/// Rules under which the game is over as well where its past has made a repetition ready: at the
/// positions that have stood so often that standing once more decides it.
///
/// This is all that a search has to know of the past. A position that has stood less often is
/// like any other: a forced win never needs to come back to itself, for each turn brings its end
/// nearer, so it uses each position once at most, and once is still free. A search that took
/// such a position for a repetition would walk into a loss that waits there, and miss a win.
pub struct InGame<'a, D: Duel> {
    rules: &'a D,
    /// Keys of the positions that end the game, sorted.
    ends: Vec<u64>,
}

impl<'a, D: Duel> InGame<'a, D> {
    /// The rules in a game that is over when one of `ends` stands once more.
    pub fn new(rules: &'a D, ends: &[D::Position]) -> Self {
        let mut ends: Vec<u64> = ends.iter().map(|position| rules.key(position)).collect();
        ends.sort_unstable();
        InGame { rules, ends }
    }

    /// The rules without a past.
    pub fn rules(&self) -> &'a D {
        self.rules
    }
}

impl<D: Duel> Duel for InGame<'_, D> {
    type Position = D::Position;
    type Move = D::Move;
    const MOVE_INDICES: usize = D::MOVE_INDICES;

    fn to_move(&self, position: &D::Position) -> u8 {
        self.rules.to_move(position)
    }
    fn key(&self, position: &D::Position) -> u64 {
        self.rules.key(position)
    }
    fn winner(&self, position: &D::Position) -> Option<u8> {
        self.rules.winner(position).or_else(|| {
            let ends =
                !self.ends.is_empty() && self.ends.binary_search(&self.rules.key(position)).is_ok();
            self.rules.repeated().filter(|_| ends)
        })
    }
    fn moves(&self, position: &D::Position) -> Moves<D::Move> {
        self.rules.moves(position)
    }
    fn play(&self, position: &D::Position, mv: D::Move) -> D::Position {
        self.rules.play(position, mv)
    }
    fn repeated(&self) -> Option<u8> {
        self.rules.repeated()
    }
    fn winning_move(&self, position: &D::Position) -> Option<D::Move> {
        self.rules.winning_move(position)
    }
    fn sees_all_wins(&self, position: &D::Position) -> bool {
        // The quick look knows nothing of the past.
        self.ends.is_empty() && self.rules.sees_all_wins(position)
    }
    fn threatened(&self, position: &D::Position) -> bool {
        self.rules.threatened(position)
    }
    fn evaluate(&self, position: &D::Position) -> i32 {
        self.rules.evaluate(position)
    }
    fn promises(&self, position: &D::Position, moves: &Moves<D::Move>) -> ArrayVec<i32, MAX_MOVES> {
        self.rules.promises(position, moves)
    }
    fn subtlety(&self, position: &D::Position, mv: D::Move, last: Option<D::Move>) -> Subtlety {
        self.rules.subtlety(position, mv, last)
    }
    fn move_index(&self, mv: D::Move) -> usize {
        self.rules.move_index(mv)
    }
}
