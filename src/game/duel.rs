//! A two-player game of perfect information as a search sees it.
//!
//! The value that implements [`Duel`] is the rules; positions are small and copied. A search
//! keeps the path to a position itself and asks [`Duel::repeated`] what a position is worth that
//! the path has met before.

use arrayvec::ArrayVec;

/// The most moves that any position can have, for lists without allocation.
pub const MAX_MOVES: usize = 256;

/// The moves of one position.
pub type Moves<M> = ArrayVec<M, MAX_MOVES>;

/// How easily a person overlooks a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Subtlety {
    /// It stands in the middle of what just happened.
    Plain,
    /// A blow from elsewhere, or a quiet move close by.
    Ordinary,
    /// A long or distant quiet move, or a long blow.
    Hidden,
}

/// A two-player, zero-sum game of perfect information.
pub trait Duel {
    /// A position, without its past.
    type Position: Copy + Eq;
    /// A whole turn.
    type Move: Copy + Eq + std::fmt::Debug;

    /// The number below which [`Duel::move_index`] stays; at most 65,535.
    const MOVE_INDICES: usize;

    /// The seat to move: 0 or 1.
    fn to_move(&self, position: &Self::Position) -> u8;

    /// A 64-bit key: equal positions have equal keys, different ones almost surely different.
    fn key(&self, position: &Self::Position) -> u64;

    /// The seat that has won, when the game is over here. The past is left out of account.
    fn winner(&self, position: &Self::Position) -> Option<u8>;

    /// All legal moves of a position that is not over.
    fn moves(&self, position: &Self::Position) -> Moves<Self::Move>;

    /// The position after a legal move.
    fn play(&self, position: &Self::Position, mv: Self::Move) -> Self::Position;

    /// The seat that wins by going round and round, where there is one.
    fn repeated(&self) -> Option<u8>;

    /// A move by which the seat to move wins at once, as far as a quick look shows: a move that
    /// is returned wins, but `None` does not say that there is none.
    fn winning_move(&self, position: &Self::Position) -> Option<Self::Move>;

    /// True when `None` from [`Duel::winning_move`] does say here that no move wins at once.
    fn sees_all_wins(&self, position: &Self::Position) -> bool;

    /// True when the seat that is *not* to move could win at once if it were, as far as a quick
    /// look shows.
    fn threatened(&self, position: &Self::Position) -> bool;

    /// A guess of the value for the seat to move, in hundredths of a soldier; its size stays
    /// below 10,000.
    fn evaluate(&self, position: &Self::Position) -> i32;

    /// How promising each of these moves looks before any search; higher is tried first. A
    /// capture stands at 100 or above, a threat above 0, a quiet move at 0 or below.
    fn promises(
        &self,
        position: &Self::Position,
        moves: &Moves<Self::Move>,
    ) -> ArrayVec<i32, MAX_MOVES>;

    /// How easily a person overlooks a move, having just seen `last`.
    fn subtlety(
        &self,
        position: &Self::Position,
        mv: Self::Move,
        last: Option<Self::Move>,
    ) -> Subtlety;

    /// The move as a small number, for tables of experience. Different moves may share one.
    fn move_index(&self, mv: Self::Move) -> usize;
}
