//! What is asked of the engine and what it answers. Everything here but [`Watch`] is plain data
//! and crosses to the worker and back as JSON, actions in their notation.

use super::LevelId;
use crate::game::{Seat, Seed};
use serde::{Deserialize, Serialize};
use std::{fmt::Display, str::FromStr};

/// What the answer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Purpose {
    /// A move in a game, at the level's strength with the level's mistakes.
    Play,
    /// Advice for a person: the top level, whatever level is named.
    Hint,
    /// The value of a position: the top level, whatever level is named.
    Analyse,
}

/// Where thinking ends, whichever comes first. What is `None` is left to the level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Limits {
    /// Milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u32>,
    /// Positions looked at. A search that only nodes limit is reproducible: it gives the same
    /// answer on every machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Plies of the alpha-beta search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
}

impl Limits {
    /// Only this many nodes, however long they take.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            time_ms: Some(u32::MAX),
            nodes: Some(nodes),
            depth: None,
        }
    }

    /// Only this long, however many nodes it is.
    pub fn time_ms(time_ms: u32) -> Limits {
        Limits {
            time_ms: Some(time_ms),
            nodes: Some(u64::MAX),
            depth: None,
        }
    }
}

/// One question to the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Who thinks.
    pub level: LevelId,
    /// From which all of the level's chance follows: what it overlooks, what it prefers. Give
    /// each move of a game another one.
    pub seed: Seed,
    /// What the answer is for.
    pub purpose: Purpose,
    /// Limits in place of the level's.
    #[serde(default)]
    pub limits: Limits,
}

impl Request {
    /// A question within the level's own limits.
    pub fn new(level: LevelId, seed: Seed, purpose: Purpose) -> Request {
        Request {
            level,
            seed,
            purpose,
            limits: Limits::default(),
        }
    }

    /// The same question within other limits.
    pub fn within(self, limits: Limits) -> Request {
        Request { limits, ..self }
    }
}

/// What a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Score {
    /// A guess, in hundredths of a soldier, good for seat 0 when above 0; between -10,000 and
    /// 10,000.
    Guess(i32),
    /// A fact: the seat wins by force in at most so many plies, whatever the other does.
    Win {
        /// Who wins.
        seat: Seat,
        /// Plies from the position that was asked about to the end.
        plies: u32,
        /// True when no shorter win exists, going round in circles apart: `plies` is the exact
        /// length with best play of both.
        exact: bool,
    },
    /// A guess: the chance that seat 0 wins, in thousandths.
    Chance {
        /// From 0 to 1,000.
        per_mille: u16,
    },
    /// A fact: the seat wins by force, by at least so many points.
    Points {
        /// Who wins.
        seat: Seat,
        /// The points of the game by its own rules.
        points: u32,
        /// True when the other can keep it to that.
        exact: bool,
    },
}

/// What has been found so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr<Err: Display>"))]
pub struct Report<A> {
    /// Plies looked ahead.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// What the position is worth.
    pub score: Score,
    /// The line that the engine expects, from the position that was asked about. Where hands are
    /// hidden it is one action long: what comes then hangs on what nobody knows.
    #[serde(with = "as_text")]
    pub line: Vec<A>,
    /// The chance of each seat to win, in thousandths, where the engine counts them for all;
    /// empty elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<u16>,
}

/// The engine's answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr<Err: Display>"))]
pub struct Thought<A> {
    /// The action it chooses; `None` exactly when there is no legal one.
    #[serde(with = "as_text_option")]
    pub action: Option<A>,
    /// The last report: its line begins with the action.
    pub report: Report<A>,
}

/// What the engine is given of the world outside.
pub struct Watch<'a, A> {
    /// Milliseconds since any fixed moment.
    pub clock: &'a dyn Fn() -> f64,
    /// Asked every thousand nodes or so: true ends the search, which answers with the best so
    /// far.
    pub stop: &'a dyn Fn() -> bool,
    /// Told whenever there is something new.
    pub report: &'a mut dyn FnMut(&Report<A>),
}

/// Actions as the texts that records are written in.
pub(super) mod as_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::{fmt::Display, str::FromStr};

    pub fn serialize<A: Display, S: Serializer>(list: &[A], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(list.iter().map(ToString::to_string))
    }

    pub fn deserialize<'de, A: FromStr<Err: Display>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<A>, D::Error> {
        Vec::<String>::deserialize(from)?
            .iter()
            .map(|text| text.parse().map_err(D::Error::custom))
            .collect()
    }
}

mod as_text_option {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
    use std::{fmt::Display, str::FromStr};

    pub fn serialize<A: Display, S: Serializer>(
        action: &Option<A>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        action.as_ref().map(ToString::to_string).serialize(to)
    }

    pub fn deserialize<'de, A: FromStr<Err: Display>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<A>, D::Error> {
        Option::<String>::deserialize(from)?
            .map(|text| text.parse().map_err(D::Error::custom))
            .transpose()
    }
}
