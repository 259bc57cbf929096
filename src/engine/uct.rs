//! The yardstick: Monte Carlo tree search as the textbooks have it (UCT), for any game of two.
//!
//! It knows nothing of a game but its rules: one tree over single actions, the bound UCB1, and
//! play-outs in which each action is drawn evenly. What the engine adds to that is measured
//! against it.

use crate::game::{Chance, Ending, Game, Seat, Status};
use std::time::{Duration, Instant};

/// How eagerly UCB1 tries what it has tried little: the square root of two.
const EAGER: f64 = std::f64::consts::SQRT_2;

struct Node<A> {
    action: A,
    first: usize,
    children: usize,
    visits: u32,
    /// Won games of the seat that chose the action; a shared one counts half.
    wins: f64,
}

/// The action that was tried most when the time is up; `None` when the game is over.
pub fn choose<G: Game>(game: &G, time: Duration, chance: &mut Chance) -> Option<G::Action> {
    let started = Instant::now();
    let mut nodes: Vec<Node<G::Action>> = Vec::new();
    let count = expand(game, &mut nodes);
    let mut rounds = 0u32;
    let mut path = Vec::new();
    while count > 1 && started.elapsed() < time {
        let mut at = game.clone();
        path.clear();
        let (mut first, mut children, mut visits) = (0, count, rounds);
        while children > 0
            && let Some(seat) = at.status().seat()
        {
            let chosen = best(&nodes[first..first + children], visits) + first;
            path.push((chosen, seat));
            at.apply(nodes[chosen].action).ok()?;
            if nodes[chosen].visits > 0 && nodes[chosen].children == 0 {
                nodes[chosen].first = nodes.len();
                nodes[chosen].children = expand(&at, &mut nodes);
            }
            let node = &nodes[chosen];
            (first, children, visits) = (node.first, node.children, node.visits);
        }
        while let Some(action) = at.random_action(chance) {
            at.apply(action).ok()?;
        }
        let Status::Over(ending) = at.status() else {
            return None;
        };
        for &(node, seat) in &path {
            nodes[node].visits += 1;
            nodes[node].wins += share(&ending, seat);
        }
        rounds += 1;
    }
    nodes[..count]
        .iter()
        .max_by_key(|node| node.visits)
        .map(|node| node.action)
}

/// Adds the actions of a position; their number.
fn expand<G: Game>(game: &G, nodes: &mut Vec<Node<G::Action>>) -> usize {
    let before = nodes.len();
    nodes.extend(game.legal_actions().into_iter().map(|action| Node {
        action,
        first: 0,
        children: 0,
        visits: 0,
        wins: 0.0,
    }));
    nodes.len() - before
}

/// The place of the node with the highest upper bound: the first that was never tried, if any.
fn best<A>(nodes: &[Node<A>], visits: u32) -> usize {
    let log = f64::from(visits.max(1)).ln();
    let bound = |node: &Node<A>| match f64::from(node.visits) {
        0.0 => f64::INFINITY,
        visits => node.wins / visits + EAGER * (log / visits).sqrt(),
    };
    let mut best = (f64::NEG_INFINITY, 0);
    for (place, node) in nodes.iter().enumerate() {
        let value = bound(node);
        if value > best.0 {
            best = (value, place);
        }
    }
    best.1
}

fn share<E: Ending>(ending: &E, seat: Seat) -> f64 {
    let winners = ending.winners();
    if winners.contains(seat) {
        1.0 / winners.len() as f64
    } else {
        0.0
    }
}
