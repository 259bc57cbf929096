//! How good a position looks, and tafl as a search sees it.

use super::{Move, Position, RuleSet, Side, board::Squares};
use crate::game::{Duel, duel::Moves};

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

    fn evaluate(&self, position: &Position) -> i32 {
        let soldiers =
            100 * position.attackers().len() as i32 - 200 * position.defenders().len() as i32;
        match position.side() {
            Side::Attackers => soldiers,
            Side::Defenders => -soldiers,
        }
    }

    fn promise(&self, position: &Position, mv: Move) -> i32 {
        let (_, captures) = position.play(self, mv);
        100 * captures.soldiers.len() as i32 + i32::from(captures.king != Squares::NONE) * 10_000
    }

    fn move_index(&self, mv: Move) -> usize {
        64 * mv.from.bit() + mv.to.bit()
    }
}
