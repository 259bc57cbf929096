//! Analysis: the best several turns of a position, each with what it is worth and what follows.
//!
//! A game needs one good turn; whoever looks into a position wants to see the others too. The
//! answer grows while the search goes on ([`Study::tell`]), the best line first. What is certain
//! is said as certain: a line's [`Score`] is a fact or a guess as in any report.
//!
//! - `duel`: by alpha-beta, with proofs
//! - `play_outs`: by Monte Carlo search, with solved endings

mod duel;
mod play_outs;

pub(super) use duel::of_duel;
pub(super) use play_outs::of_play_outs;

use super::{Limits, Score};
use crate::game::Seat;
use serde::{Deserialize, Serialize};
use std::{fmt::Display, str::FromStr};

/// What is wanted to be known of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wish {
    /// How many lines; fewer come where there are not as many ways to begin.
    pub lines: usize,
    /// Where it ends; what is `None` has no limit but [`LONGEST_MS`].
    pub limits: Limits,
}

/// How long an analysis goes on that has no limit of its own, in milliseconds.
pub const LONGEST_MS: u32 = 60_000;

/// One way to go on, no two of which begin with the same action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr<Err: Display>"))]
pub struct Line<A> {
    /// What the position is worth with it.
    pub score: Score,
    /// The actions that both are expected to choose, from the position that was asked about; not
    /// empty.
    #[serde(with = "super::request::as_text")]
    pub actions: Vec<A>,
}

/// What has been found so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr<Err: Display>"))]
pub struct Analysis<A> {
    /// Plies looked ahead; with play-outs, the actions of the longest line.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best ways to go on, the best first for the seat to act; none when the game is over.
    pub lines: Vec<Line<A>>,
}

impl<A> Analysis<A> {
    /// There is nothing to say.
    pub const fn nothing() -> Analysis<A> {
        Analysis {
            depth: 0,
            nodes: 0,
            lines: Vec::new(),
        }
    }
}

/// What an analysis is given of the world outside, as a [`super::Watch`] is for a thought.
pub struct Study<'a, A> {
    /// Milliseconds since any fixed moment.
    pub clock: &'a dyn Fn() -> f64,
    /// Asked every thousand nodes or so: true ends the search.
    pub stop: &'a dyn Fn() -> bool,
    /// Told whenever there is something new.
    pub tell: &'a mut dyn FnMut(&Analysis<A>),
}

/// How much a score is worth to a seat, to compare lines of one position: a quick win before a
/// slow one, any win before a guess, a slow loss before a quick one; with points, more before
/// fewer.
pub fn rank(score: &Score, seat: Seat) -> i32 {
    const CERTAIN: i32 = 1_000_000;
    let sign = |winner: Seat| if winner == seat { 1 } else { -1 };
    let of_first = if seat.0 == 0 { 1 } else { -1 };
    match *score {
        Score::Guess(value) => of_first * value,
        Score::Chance { per_mille } => of_first * (i32::from(per_mille) - 500),
        Score::Win { seat, plies, .. } => sign(seat) * (CERTAIN - plies as i32),
        Score::Points { seat, points, .. } => sign(seat) * (CERTAIN + points as i32),
    }
}

/// Puts lines in order, the best for a seat first, and of equal ones that first which is known
/// exactly.
fn sort<A>(lines: &mut [Line<A>], seat: Seat) {
    let inexact = |score: &Score| match score {
        Score::Win { exact, .. } | Score::Points { exact, .. } => !exact,
        Score::Guess(_) | Score::Chance { .. } => true,
    };
    // A few lines: those that are equal must stay in their order.
    for end in 1..lines.len() {
        for at in (1..=end).rev() {
            let key = |line: &Line<A>| (-rank(&line.score, seat), inexact(&line.score));
            if key(&lines[at]) >= key(&lines[at - 1]) {
                break;
            }
            lines.swap(at, at - 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_ranked_as_who_moves_would_choose() {
        let win = |seat, plies| Score::Win {
            seat: Seat(seat),
            plies,
            exact: false,
        };
        let chance = |per_mille| Score::Chance { per_mille };
        let points = |seat, points| Score::Points {
            seat: Seat(seat),
            points,
            exact: true,
        };
        let ranked = [
            win(0, 3),
            win(0, 9),
            Score::Guess(200),
            Score::Guess(-200),
            win(1, 8),
            win(1, 2),
        ];
        assert!(ranked.is_sorted_by(|one, two| rank(one, Seat(0)) > rank(two, Seat(0))));
        let ranked = [
            points(1, 9),
            points(1, 3),
            chance(100),
            chance(900),
            points(0, 3),
        ];
        assert!(ranked.is_sorted_by(|one, two| rank(one, Seat(1)) > rank(two, Seat(1))));
        let line = |score, action: &str| Line {
            score,
            actions: vec![action.to_owned()],
        };
        let exact = Score::Win {
            seat: Seat(0),
            plies: 9,
            exact: true,
        };
        let mut lines = [
            line(Score::Guess(1), "a"),
            line(Score::Guess(1), "b"),
            line(win(0, 9), "c"),
            line(exact, "d"),
        ];
        sort(&mut lines, Seat(0));
        let order: Vec<&str> = lines.iter().map(|line| line.actions[0].as_str()).collect();
        assert_eq!(order, ["d", "c", "a", "b"]);
    }
}
