//! The best several moves, each with its value, where a game needs only the best.

use super::{Found, INFINITE, MAX_PLY, Search, VICTORY, WIN};
use crate::{engine::effort::Effort, game::Duel};

/// Who is told the best moves of a depth, the best first, and the nodes so far.
pub type Tell<'a, M> = dyn FnMut(&[Found<M>], u64) + 'a;

impl<D: Duel> Search<'_, D> {
    /// Searches deeper and deeper, and tells `report` after every depth the best `count` of the
    /// moves `roots`, the best first, until the effort or the depth is spent or all of them win or
    /// lose for certain. `last` is the move that led here, where it is known.
    ///
    /// Each but the first is the best of the moves that are left when those before it are not
    /// looked at, to the same depth. The answer is the last that was reported; it is empty when
    /// the effort was spent before the first depth was done.
    #[allow(clippy::too_many_arguments)]
    pub fn several(
        &mut self,
        position: &D::Position,
        roots: &[D::Move],
        last: Option<D::Move>,
        count: usize,
        most_depth: u32,
        effort: &mut Effort<'_>,
        report: &mut Tell<'_, D::Move>,
    ) -> Vec<Found<D::Move>> {
        let mut roots = self.noticed_roots(position, roots, last);
        let mut best: Vec<Found<D::Move>> = Vec::new();
        for depth in 1..=most_depth.min(MAX_PLY as u32 - 1) {
            self.horizon = (2 * depth as usize + 8).min(MAX_PLY - 1);
            let mut found: Vec<Found<D::Move>> = Vec::new();
            for place in 0..count.min(roots.len()) {
                // The best of those that are left comes first among them.
                let left = &mut roots[place..];
                let one = self.root(
                    position,
                    left,
                    depth,
                    -INFINITE,
                    INFINITE,
                    effort,
                    &mut |_, _| {},
                );
                if effort.is_over() {
                    return best;
                }
                found.extend(one);
            }
            // What was learnt on the way may have made a later one look better.
            found.sort_unstable_by_key(|one| -one.value);
            report(&found, effort.nodes());
            let certain = |one: &Found<D::Move>| {
                one.value.abs() >= WIN && depth as i32 >= VICTORY - one.value.abs()
            };
            let settled = found.iter().all(certain);
            best = found;
            if settled {
                break;
            }
        }
        best
    }
}
