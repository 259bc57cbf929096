//! The exact result of a game that is nearly over: alpha-beta over single actions, to the end.

use crate::{
    engine::{
        Effort,
        table::{Bound, Entry, Table},
    },
    game::rollout::{Actions, Rollout},
};

/// More than any result.
const BEYOND: i32 = 101;

/// The effort was spent before the end was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spent;

/// A search to the end.
pub struct Endings<'a, G: Rollout> {
    game: &'a G,
    table: Table,
}

impl<'a, G: Rollout> Endings<'a, G> {
    /// A search that remembers two to the power of `bits` positions.
    pub fn new(game: &'a G, bits: u32) -> Endings<'a, G> {
        Endings {
            game,
            table: Table::new(bits),
        }
    }

    /// What seat 0 wins with the best play of both, and the actions of that play to the end, for
    /// a position that is not over.
    ///
    /// # Errors
    /// [`Spent`] when the effort ends before.
    pub fn solve(
        &mut self,
        position: &G::Position,
        effort: &mut Effort<'_>,
    ) -> Result<(i32, Vec<G::Action>), Spent> {
        let result = self.search(position, -BEYOND, BEYOND, effort)?;
        let mut line = Vec::new();
        let mut at = *position;
        while self.game.result(&at).is_none() {
            // The first of the actions that keep the result.
            let mut kept = None;
            for action in self.ordered(&at) {
                let mut next = at;
                self.game.play(&mut next, action);
                if self.search(&next, result - 1, result + 1, effort)? == result {
                    kept = Some((action, next));
                    break;
                }
            }
            let Some((action, next)) = kept else {
                return Err(Spent);
            };
            line.push(action);
            at = next;
        }
        Ok((result, line))
    }

    /// The actions, the most promising first.
    fn ordered(&self, position: &G::Position) -> Actions<G::Action> {
        let mut actions = self.game.actions(position);
        let remembered = self
            .table
            .get(self.game.key(position))
            .map(|entry| entry.best);
        let promise = |action: &G::Action| {
            if remembered == Some(self.game.action_index(*action) as u16) {
                i32::MIN
            } else {
                -self.game.promise(position, *action)
            }
        };
        actions.sort_unstable_by_key(|action| (promise(action), *action));
        actions
    }

    /// What seat 0 wins, exactly when it is between `alpha` and `beta`.
    fn search(
        &mut self,
        position: &G::Position,
        alpha: i32,
        beta: i32,
        effort: &mut Effort<'_>,
    ) -> Result<i32, Spent> {
        if let Some(result) = self.game.result(position) {
            return Ok(result);
        }
        if effort.spend() {
            return Err(Spent);
        }
        let key = self.game.key(position);
        if let Some(entry) = self.table.get(key) {
            let value = i32::from(entry.value);
            match entry.bound {
                Bound::Exact => return Ok(value),
                Bound::Lower if value >= beta => return Ok(value),
                Bound::Upper if value <= alpha => return Ok(value),
                _ => {}
            }
        }
        let first = self.game.to_act(position) == 0;
        let (mut low, mut high) = (alpha, beta);
        let mut best = (if first { -BEYOND } else { BEYOND }, Entry::NO_MOVE);
        for action in self.ordered(position) {
            let mut next = *position;
            self.game.play(&mut next, action);
            let value = self.search(&next, low, high, effort)?;
            if first && value > best.0 || !first && value < best.0 {
                best = (value, self.game.action_index(action) as u16);
            }
            if first {
                low = low.max(value);
            } else {
                high = high.min(value);
            }
            if low >= high {
                break;
            }
        }
        let (value, best) = best;
        let bound = if value <= alpha {
            Bound::Upper
        } else if value >= beta {
            Bound::Lower
        } else {
            Bound::Exact
        };
        self.table.put(key, value as i16, best, 0, bound);
        Ok(value)
    }
}
