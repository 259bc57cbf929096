//! The best several actions, where a game needs only the best.

use super::{LINE, Node, Tree, UNKNOWN, WORTH_TELLING, chance_of};
use crate::{engine::Effort, game::rollout::Rollout};

/// One of the best actions, and what is expected to follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Way<A> {
    /// The actions that both seats are expected to choose; not empty.
    pub line: Vec<A>,
    /// What seat 0 wins at least and at most, where the search has seen it for certain.
    pub low: Option<i32>,
    pub high: Option<i32>,
    /// The chance that seat 0 wins, in thousandths.
    pub per_mille: u16,
}

/// Who is told the best actions, the best first, and the nodes so far.
pub type Tell<'a, A> = dyn FnMut(&[Way<A>], u64) + 'a;

impl<G: Rollout> Tree<'_, G> {
    /// Plays rounds until the effort is spent or the best `count` actions are certain, and tells
    /// them whenever there are a quarter more rounds. May be called again to go on.
    ///
    /// A tree by itself hardly visits what it does not mean to play, and so knows little of it.
    /// Here every second round is its own; the others begin with the best of what is left when one,
    /// two and so on of the best are left out.
    pub fn grow_several(
        &mut self,
        count: usize,
        effort: &mut Effort<'_>,
        tell: &mut Tell<'_, G::Action>,
    ) {
        let (all, seat) = (self.root_children, self.game.to_act(&self.root));
        let others = count.min(all).saturating_sub(1);
        let mut next = self.rounds + self.rounds / 4 + 64;
        while !effort.is_over() && !self.are_certain(count) {
            let turn = self.rounds as usize;
            let left_out = match others {
                0 => 0,
                _ if turn.is_multiple_of(2) => 0,
                others => 1 + turn / 2 % others,
            };
            let best = self.best_of(0, all, seat, left_out);
            let visits = self.rounds;
            let begin = match left_out {
                0 => None,
                _ => Some(self.choose(0, all, seat, visits, &best)),
            };
            if !self.round(effort, begin) {
                break;
            }
            if self.rounds >= next {
                next += self.rounds / 4;
                tell(&self.ways(count), effort.nodes());
            }
        }
        tell(&self.ways(count), effort.nodes());
    }

    /// The places of the best siblings, the best first.
    fn best_of(&self, first: usize, count: usize, seat: u8, many: usize) -> Vec<usize> {
        let mut best = Vec::with_capacity(many);
        for _ in 0..many.min(count) {
            best.push(self.best(first, count, seat, &best));
        }
        best
    }

    /// True when nothing is left to learn of the best `count` actions.
    fn are_certain(&self, count: usize) -> bool {
        let (all, seat) = (self.root_children, self.game.to_act(&self.root));
        let is_certain = |place: &usize| self.nodes[*place].low == self.nodes[*place].high;
        // Mostly not, and that is cheap to see.
        self.is_certain() && self.best_of(0, all, seat, count).iter().all(is_certain)
    }

    /// The best `count` actions, the best first, as far as they have been tried.
    pub fn ways(&self, count: usize) -> Vec<Way<G::Action>> {
        let seat = self.game.to_act(&self.root);
        let best = self.best_of(0, self.root_children, seat, count);
        best.into_iter().map(|place| self.way(place)).collect()
    }

    fn way(&self, place: usize) -> Way<G::Action> {
        let seat = self.game.to_act(&self.root);
        let begin: Node<G::Action> = self.nodes[place];
        let mut position = self.root;
        self.game.play(&mut position, begin.action);
        let mut line = vec![begin.action];
        let (mut first, mut count) = (begin.first as usize, usize::from(begin.children));
        while count > 0 && line.len() < LINE {
            let next = self.best(first, count, self.game.to_act(&position), &[]);
            let node = &self.nodes[next];
            if node.visits < WORTH_TELLING && node.low != node.high {
                break;
            }
            line.push(node.action);
            self.game.play(&mut position, node.action);
            (first, count) = (node.first as usize, node.children.into());
        }
        let Node { low, high, .. } = begin;
        Way {
            line,
            low: (low > -UNKNOWN).then_some(low.into()),
            high: (high < UNKNOWN).then_some(high.into()),
            per_mille: chance_of(&begin, seat),
        }
    }
}
