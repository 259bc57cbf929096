//! Analysis by play-outs. First a tree, then, where little is left to play, the exact result of
//! every action, and else a larger tree.

use super::{Analysis, LONGEST_MS, Line, Study, Wish, sort};
use crate::{
    engine::{
        Effort, LevelId, Score,
        montecarlo::{Endings, Skill, Style, Tree, Way},
    },
    game::{
        Chance, Seat, Seed,
        rollout::{Actions, Rollout},
    },
};

/// How much of the effort goes into a first look, and into solving an ending, in thousandths.
const GLANCE: u64 = 15;
const SOLVES: u64 = 300;
/// The size of the memory for endings: two to this power entries of 16 bytes.
const ENDING_BITS: u32 = 20;

/// Looks into a position that a search goes about in the style `best`.
pub(in crate::engine) fn of_play_outs<G: Rollout>(
    game: &G,
    position: &G::Position,
    best: Style,
    wish: &Wish,
    study: &mut Study<'_, G::Action>,
) -> Analysis<G::Action> {
    let roots = game.actions(position);
    if game.result(position).is_some() || roots.is_empty() || wish.lines == 0 {
        return Analysis::nothing();
    }
    let us = Seat(game.to_act(position));
    let nodes = wish.limits.nodes.unwrap_or(u64::MAX);
    let time = f64::from(wish.limits.time_ms.unwrap_or(LONGEST_MS));
    let mut effort = Effort::new(study.clock, study.stop, nodes, time);
    let mut last = Analysis::nothing();
    let mut tell = |mut lines: Vec<Line<G::Action>>, nodes| {
        sort(&mut lines, us);
        lines.truncate(wish.lines);
        let depth = lines.iter().map(|line| line.actions.len()).max();
        last = Analysis {
            depth: depth.unwrap_or(0) as u32,
            nodes,
            lines,
        };
        (study.tell)(&last);
    };
    let style = Skill::of(LevelId::ArdRi).style(best);
    let mut tree = Tree::new(game, position, &roots, style, Chance::new(Seed(0)));
    let mut grown = |ways: &[Way<G::Action>], nodes| {
        tell(ways.iter().map(as_line).collect(), nodes);
    };
    effort.part(GLANCE, |part| {
        tree.grow_several(wish.lines, part, &mut grown);
    });
    if game.is_short(position) {
        let bits = ENDING_BITS.min(u64::BITS - nodes.leading_zeros());
        let solved = effort.part(SOLVES, |part| solved(game, position, &roots, bits, part));
        if let Some(lines) = solved {
            tell(lines, effort.nodes());
            return last;
        }
    }
    let mut grown = |ways: &[Way<G::Action>], nodes| {
        tell(ways.iter().map(as_line).collect(), nodes);
    };
    tree.grow_several(wish.lines, &mut effort, &mut grown);
    last
}

/// What a tree has found of one action.
fn as_line<A: Copy>(way: &Way<A>) -> Line<A> {
    let score = match (way.low, way.high) {
        (Some(low), high) if low > 0 => certain(low, high == Some(low)),
        (low, Some(high)) if high < 0 => certain(high, low == Some(high)),
        _ => Score::Chance {
            per_mille: way.per_mille,
        },
    };
    Line {
        score,
        actions: way.line.clone(),
    }
}

/// A result of seat 0 that is certain.
fn certain(points: i32, exact: bool) -> Score {
    Score::Points {
        seat: Seat(u8::from(points < 0)),
        points: points.unsigned_abs(),
        exact,
    }
}

/// Every action with its exact result and the play that leads there; `None` when the effort ended
/// before.
fn solved<G: Rollout>(
    game: &G,
    position: &G::Position,
    roots: &Actions<G::Action>,
    bits: u32,
    effort: &mut Effort<'_>,
) -> Option<Vec<Line<G::Action>>> {
    let mut endings = Endings::new(game, bits);
    let mut lines = Vec::with_capacity(roots.len());
    for action in roots {
        let mut next = *position;
        game.play(&mut next, *action);
        let mut actions = vec![*action];
        let points = match game.result(&next) {
            Some(points) => points,
            None => {
                let (points, line) = endings.solve(&next, effort).ok()?;
                actions.extend(line);
                points
            }
        };
        lines.push(Line {
            score: certain(points, true),
            actions,
        });
    }
    Some(lines)
}
