//! The tree of a Monte Carlo search.
//!
//! Each round goes down the tree by the action that looks best, plays the game from there to its
//! end, and takes the result back up. An action is judged by the results of its own visits and,
//! as long as these are few, by those of all play-outs below its position in which the same seat
//! played it later on. Results that are certain, because every way on has been followed to its
//! end, are kept as bounds and decide before any average does.

mod several;

pub use several::Way;

use super::Style;
use crate::{
    engine::Effort,
    game::{
        Chance,
        rollout::{ACTION_INDICES, Actions, Rollout},
    },
};

/// The memory of a tree, in bytes; while it grows it may have its former memory besides.
const MEMORY: usize = 16 << 20;
/// Beyond every result.
const UNKNOWN: i8 = 127;
/// How much of a result is won by winning at all; the rest is for the points.
const FOR_THE_WIN: f32 = 0.44;
/// The points from which on more of them count for nothing.
const MOST_POINTS: i32 = 10;
/// The length of a line that is told.
const LINE: usize = 12;
/// The visits below which an action is not worth telling.
const WORTH_TELLING: u32 = 8;

/// An action in the tree and the position behind it.
#[derive(Clone, Copy)]
struct Node<A> {
    action: A,
    /// Where its children begin; 0 while it has none.
    first: u32,
    children: u8,
    /// What seat 0 wins at least and at most from here.
    low: i8,
    high: i8,
    visits: u32,
    /// The sum of the results of its visits, for who chose it.
    sum: f32,
    /// The same for the play-outs in which the action was played later, and for its promise.
    shared_visits: f32,
    shared_sum: f32,
}

/// What was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<A> {
    /// The actions that both seats are expected to choose; not empty.
    pub line: Vec<A>,
    /// What seat 0 wins at least and at most, where the search has seen it for certain.
    pub low: Option<i32>,
    pub high: Option<i32>,
    /// The chance that seat 0 wins, in thousandths.
    pub per_mille: u16,
    /// Play-outs so far.
    pub rounds: u32,
}

/// Actions that were played, of one seat.
type Played = [u64; ACTION_INDICES / 64];

/// A tree that grows from one position.
pub struct Tree<'a, G: Rollout> {
    game: &'a G,
    style: Style,
    chance: Chance,
    nodes: Vec<Node<G::Action>>,
    most_nodes: usize,
    root: G::Position,
    root_children: usize,
    rounds: u32,
}

impl<'a, G: Rollout> Tree<'a, G> {
    /// A tree for a position that is not over. Only these of its actions are considered.
    pub fn new(
        game: &'a G,
        root: &G::Position,
        roots: &[G::Action],
        style: Style,
        chance: Chance,
    ) -> Tree<'a, G> {
        let mut tree = Tree {
            game,
            style,
            chance,
            nodes: Vec::new(),
            most_nodes: MEMORY / size_of::<Node<G::Action>>(),
            root: *root,
            root_children: roots.len(),
            rounds: 0,
        };
        for action in roots {
            let node = tree.node(root, *action);
            tree.nodes.push(node);
        }
        tree
    }

    /// A node without experience.
    fn node(&self, position: &G::Position, action: G::Action) -> Node<G::Action> {
        let trust = self.style.trust as f32;
        let promise = if trust > 0.0 {
            let promise = self.game.promise(position, action);
            let judged = promise + self.style.misjudges(self.game, action);
            0.5 + judged.clamp(-450, 450) as f32 / 1_000.0
        } else {
            0.5
        };
        Node {
            action,
            first: 0,
            children: 0,
            low: -UNKNOWN,
            high: UNKNOWN,
            visits: 0,
            sum: 0.0,
            shared_visits: trust,
            shared_sum: trust * promise,
        }
    }

    /// Plays rounds until the effort is spent or the result is certain, and tells what it has
    /// found whenever the rounds have doubled.
    pub fn grow(&mut self, effort: &mut Effort<'_>, tell: &mut dyn FnMut(&Found<G::Action>, u64)) {
        let mut next = 64;
        let mut told = 0;
        while !effort.is_over() && !self.is_certain() && self.round(effort, None) {
            if self.rounds >= next {
                next *= 2;
                told = self.rounds;
                tell(&self.found(), effort.nodes());
            }
        }
        if told != self.rounds {
            tell(&self.found(), effort.nodes());
        }
    }

    /// What the bounds of a list of siblings say of their parent's.
    fn bounds(&self, first: usize, count: usize, seat: u8) -> (i8, i8) {
        let children = &self.nodes[first..first + count];
        let lows = children.iter().map(|child| child.low);
        let highs = children.iter().map(|child| child.high);
        let bounds = if seat == 0 {
            (lows.max(), highs.max())
        } else {
            (lows.min(), highs.min())
        };
        (bounds.0.unwrap_or(-UNKNOWN), bounds.1.unwrap_or(UNKNOWN))
    }

    fn root_bounds(&self) -> (i8, i8) {
        self.bounds(0, self.root_children, self.game.to_act(&self.root))
    }

    /// True when more rounds would change nothing.
    fn is_certain(&self) -> bool {
        let (low, high) = self.root_bounds();
        low == high
    }

    /// One way down the tree, one play-out, and the way back. False when the effort ended before
    /// the play-out did. It begins with the child of the root at `begin`, or else with the one that
    /// is most promising.
    fn round(&mut self, effort: &mut Effort<'_>, begin: Option<usize>) -> bool {
        let mut position = self.root;
        // The way: the children among which was chosen, the one that was, and by whom.
        let mut path: arrayvec::ArrayVec<(usize, usize, usize, u8), 256> =
            arrayvec::ArrayVec::new();
        let (mut first, mut count) = (0, self.root_children);
        let mut visits = self.rounds;
        let mut certain = None;
        loop {
            let seat = self.game.to_act(&position);
            let chosen = match begin.filter(|_| path.is_empty()) {
                Some(place) => place,
                None => self.choose(first, count, seat, visits, &[]),
            };
            let node = self.nodes[chosen];
            self.game.play(&mut position, node.action);
            path.push((first, count, chosen, seat));
            effort.spend();
            if node.low == node.high {
                certain = Some(i32::from(node.low));
                break;
            }
            if node.first == 0 {
                if node.visits == 0
                    && let Some(result) = self.game.result(&position)
                {
                    self.nodes[chosen].low = result as i8;
                    self.nodes[chosen].high = result as i8;
                    certain = Some(result);
                    break;
                }
                if node.visits < self.style.patience || !self.expand(chosen, &position) {
                    break;
                }
            }
            if path.is_full() {
                break;
            }
            let node = &self.nodes[chosen];
            (first, count, visits) = (node.first as usize, node.children.into(), node.visits);
        }

        let mut played = [[0; ACTION_INDICES / 64]; 2];
        let result = match certain {
            Some(result) => {
                self.keep_bounds(&path);
                result
            }
            None => match self.play_out(position, &mut played, effort) {
                Some(result) => result,
                None => return false,
            },
        };
        self.take_back(&path, played, result);
        self.rounds += 1;
        true
    }

    /// The most promising of some siblings, but for those at `left_out`.
    fn choose(
        &self,
        first: usize,
        count: usize,
        seat: u8,
        visits: u32,
        left_out: &[usize],
    ) -> usize {
        let style = &self.style;
        let eager = style.explore as f32 / 100.0 * ((visits + 1) as f32).ln().sqrt();
        let shared = style.shared as f32;
        let mut best = (f32::NEG_INFINITY, first);
        for (place, child) in self.nodes[first..first + count].iter().enumerate() {
            let visits = child.visits as f32;
            let value = if child.low == child.high {
                worth(child.low.into(), seat)
            } else {
                let known = if child.visits == 0 {
                    0.5
                } else {
                    child.sum / visits
                };
                let judged = if child.shared_visits > 0.0 && shared > 0.0 {
                    let weight = shared / (shared + visits);
                    let others = child.shared_sum / child.shared_visits;
                    (1.0 - weight) * known + weight * others
                } else if child.shared_visits > 0.0 {
                    (child.sum + child.shared_sum) / (visits + child.shared_visits)
                } else if child.visits == 0 {
                    f32::INFINITY
                } else {
                    known
                };
                judged + eager / (visits + 1.0).sqrt()
            };
            if value > best.0 && !left_out.contains(&(first + place)) {
                best = (value, first + place);
            }
        }
        best.1
    }

    /// Lets a node have children; false when there is no room for them.
    fn expand(&mut self, parent: usize, position: &G::Position) -> bool {
        let mut actions = self.game.actions(position);
        if self.nodes.len() + actions.len() > self.most_nodes || actions.is_empty() {
            return false;
        }
        let (full, room) = (self.nodes.len(), self.nodes.capacity());
        if full + actions.len() > room {
            let wanted = (2 * room).max(full + actions.len()).min(self.most_nodes);
            self.nodes.reserve_exact(wanted - full);
        }
        self.notice(position, &mut actions);
        // Among those that look alike another order prefers another.
        self.chance.shuffle(&mut actions);
        let first = self.nodes.len();
        for action in &actions {
            let node = self.node(position, *action);
            self.nodes.push(node);
        }
        self.nodes[parent].first = first as u32;
        self.nodes[parent].children = actions.len() as u8;
        true
    }

    /// Leaves out what is overlooked, unless that is everything.
    fn notice(&self, position: &G::Position, actions: &mut Actions<G::Action>) {
        notice(self.game, &self.style, position, actions);
    }

    /// Plays to the end; `None` when the effort ended before.
    fn play_out(
        &mut self,
        mut position: G::Position,
        played: &mut [Played; 2],
        effort: &mut Effort<'_>,
    ) -> Option<i32> {
        let shares = self.style.shared > 0;
        loop {
            let action = if self.style.sensible {
                self.game.sensible_action(&position, &mut self.chance)
            } else {
                self.game.any_action(&position, &mut self.chance)
            };
            let Some(action) = action else {
                return Some(self.game.count(&position));
            };
            if shares {
                let seat = usize::from(self.game.to_act(&position));
                let index = self.game.action_index(action);
                played[seat][index / 64] |= 1 << (index % 64);
            }
            self.game.play(&mut position, action);
            if effort.spend() {
                return None;
            }
        }
    }

    /// Takes a result back up the way.
    fn take_back(
        &mut self,
        path: &[(usize, usize, usize, u8)],
        mut played: [Played; 2],
        result: i32,
    ) {
        let worths = [worth(result, 0), worth(result, 1)];
        for &(first, count, chosen, seat) in path.iter().rev() {
            let worth = worths[usize::from(seat)];
            let played = &mut played[usize::from(seat)];
            let index = self.game.action_index(self.nodes[chosen].action);
            played[index / 64] |= 1 << (index % 64);
            self.nodes[chosen].visits += 1;
            self.nodes[chosen].sum += worth;
            if self.style.shared > 0 {
                for child in &mut self.nodes[first..first + count] {
                    let index = self.game.action_index(child.action);
                    if played[index / 64] >> (index % 64) & 1 != 0 {
                        child.shared_visits += 1.0;
                        child.shared_sum += worth;
                    }
                }
            }
        }
    }

    /// Takes bounds back up the way, as far as they say anything new.
    fn keep_bounds(&mut self, path: &[(usize, usize, usize, u8)]) {
        for pair in path.windows(2).rev() {
            let [(_, _, parent, _), (first, count, _, seat)] = *pair else {
                return;
            };
            let (low, high) = self.bounds(first, count, seat);
            let node = &mut self.nodes[parent];
            if (node.low, node.high) == (low, high) {
                return;
            }
            (node.low, node.high) = (low, high);
        }
    }

    /// The child that is best to play: a certain win of the most points, else what was visited
    /// most and is not certainly lost, else the smallest loss. Those at `left_out` are not looked
    /// at, which must not be all.
    fn best(&self, first: usize, count: usize, seat: u8, left_out: &[usize]) -> usize {
        let value = |node: &Node<G::Action>| {
            let (low, high) = if seat == 0 {
                (node.low, node.high)
            } else {
                (-node.high, -node.low)
            };
            if low > 0 {
                (2, u32::from(low.unsigned_abs()))
            } else if high > 0 {
                (1, node.visits)
            } else {
                (0, (i32::from(high) + 128) as u32)
            }
        };
        let mut best: Option<usize> = None;
        for place in (first..first + count).filter(|place| !left_out.contains(place)) {
            if best.is_none_or(|best| value(&self.nodes[place]) > value(&self.nodes[best])) {
                best = Some(place);
            }
        }
        best.unwrap_or(first)
    }

    /// What has been found so far.
    pub fn found(&self) -> Found<G::Action> {
        let mut position = self.root;
        let (mut first, mut count) = (0, self.root_children);
        let mut line = Vec::new();
        while count > 0 && line.len() < LINE {
            let best = self.best(first, count, self.game.to_act(&position), &[]);
            let node = &self.nodes[best];
            let certain = node.low == node.high;
            if !line.is_empty() && node.visits < WORTH_TELLING && !certain {
                break;
            }
            line.push(node.action);
            self.game.play(&mut position, node.action);
            (first, count) = (node.first as usize, node.children.into());
        }
        let (low, high) = self.root_bounds();
        Found {
            line,
            low: (low > -UNKNOWN).then_some(low.into()),
            high: (high < UNKNOWN).then_some(high.into()),
            per_mille: self.per_mille(),
            rounds: self.rounds,
        }
    }

    /// The chance of seat 0: that of the action which will be chosen.
    fn per_mille(&self) -> u16 {
        let seat = self.game.to_act(&self.root);
        chance_of(
            &self.nodes[self.best(0, self.root_children, seat, &[])],
            seat,
        )
    }
}

/// The chance of seat 0, in thousandths, when `seat` chooses a node.
fn chance_of<A>(node: &Node<A>, seat: u8) -> u16 {
    let known = if node.visits > 0 {
        node.sum / node.visits as f32
    } else {
        0.5
    };
    // What is worth as much as a win by a middling number of points is one for certain.
    let chance = 0.5 + (known - 0.5) * 0.5 / (FOR_THE_WIN + 0.02);
    let chance = if seat == 0 { chance } else { 1.0 - chance };
    (chance.clamp(0.0, 1.0) * 1_000.0) as u16
}

/// Leaves out of some actions what a style overlooks, unless that is everything.
pub(super) fn notice<G: Rollout>(
    game: &G,
    style: &Style,
    position: &G::Position,
    actions: &mut Actions<G::Action>,
) {
    let all = actions.clone();
    actions.retain(|action| !style.overlooks(game, position, *action));
    if actions.is_empty() {
        *actions = all;
    }
}

/// What a result is worth to a seat, between 0 and 1: the win first, then the points.
fn worth(result: i32, seat: u8) -> f32 {
    let points = result.abs().min(MOST_POINTS) as f32 / MOST_POINTS as f32;
    let size = FOR_THE_WIN + (0.5 - FOR_THE_WIN) * points;
    let for_seat = if seat == 0 { result } else { -result };
    if for_seat > 0 { 0.5 + size } else { 0.5 - size }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tara::levels::{Position, RuleSet};

    #[test]
    fn a_tree_stays_within_its_memory_and_goes_on_without_growing() {
        let rules = RuleSet::LEVEL_1;
        let start = Position::start(&rules);
        let roots = rules.actions(&start);
        let mut tree = Tree::new(
            &rules,
            &start,
            &roots,
            Style::TARA,
            Chance::new(Default::default()),
        );
        tree.most_nodes = 2_000;
        tree.grow(&mut Effort::nodes_only(300_000), &mut |_, _| {});
        assert!(
            (1_900..=2_000).contains(&tree.nodes.len()),
            "{}",
            tree.nodes.len()
        );
        assert!(tree.found().rounds > 1_000);
        assert_eq!(tree.nodes.capacity(), 2_000);
    }
}
