//! The five levels, as data.
//!
//! A lower level does not play at random: it looks less far and overlooks things, as a person
//! does. What it overlooks is drawn once for each move of the game, and holds in the whole of
//! its thinking: it does not see that the piece over there reaches so far, neither now nor three
//! plies later.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// A level, from the weakest to the strongest.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum LevelId {
    Dalta,
    Ceithearnach,
    #[default]
    Gaiscioch,
    Taoiseach,
    ArdRi,
}

/// What a level overlooks, in thousandths of the moves of each kind, and how it misjudges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slips {
    /// Of moves in the middle of what just happened.
    pub plain: u32,
    /// Of blows from elsewhere and quiet moves close by.
    pub ordinary: u32,
    /// Of long or distant moves.
    pub hidden: u32,
    /// How far it misjudges a position, up or down, in hundredths of a soldier.
    pub misjudges: i32,
}

impl Slips {
    /// A level that sees everything and judges as well as the engine can.
    pub const NONE: Slips = Slips {
        plain: 0,
        ordinary: 0,
        hidden: 0,
        misjudges: 0,
    };
}

/// What a level is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Its name in the program.
    pub id: LevelId,
    /// Its Irish name.
    pub irish: &'static str,
    /// Its English name.
    pub english: &'static str,
    /// The most milliseconds that it thinks about a move.
    pub time_ms: u32,
    /// The most positions that it looks at.
    pub nodes: u64,
    /// The most plies that it looks ahead before following threats and captures.
    pub depth: u32,
    /// Whether it follows threats and captures beyond that.
    pub follows: bool,
    /// How much of its effort goes into proving a win before it guesses, in thousandths.
    pub proves: u64,
    /// The size of its memory: two to this power entries of 16 bytes.
    pub table_bits: u32,
    /// How it errs.
    pub slips: Slips,
}

/// All levels, the weakest first.
pub fn levels() -> &'static [Level] {
    &LEVELS
}

static LEVELS: [Level; 5] = [
    Level {
        id: LevelId::Dalta,
        irish: "Dalta",
        english: "Fosterling",
        time_ms: 300,
        nodes: 20_000,
        depth: 1,
        follows: false,
        proves: 0,
        table_bits: 12,
        slips: Slips {
            plain: 40,
            ordinary: 300,
            hidden: 600,
            misjudges: 150,
        },
    },
    Level {
        id: LevelId::Ceithearnach,
        irish: "Ceithearnach",
        english: "Kern",
        time_ms: 400,
        nodes: 40_000,
        depth: 2,
        follows: false,
        proves: 0,
        table_bits: 14,
        slips: Slips {
            plain: 15,
            ordinary: 150,
            hidden: 380,
            misjudges: 80,
        },
    },
    Level {
        id: LevelId::Gaiscioch,
        irish: "Gaiscíoch",
        english: "Champion",
        time_ms: 500,
        nodes: 100_000,
        depth: 3,
        follows: true,
        proves: 0,
        table_bits: 16,
        slips: Slips {
            plain: 0,
            ordinary: 50,
            hidden: 150,
            misjudges: 30,
        },
    },
    Level {
        id: LevelId::Taoiseach,
        irish: "Taoiseach",
        english: "Chieftain",
        time_ms: 800,
        nodes: 200_000,
        depth: 5,
        follows: true,
        proves: 0,
        table_bits: 18,
        slips: Slips {
            plain: 0,
            ordinary: 10,
            hidden: 60,
            misjudges: 10,
        },
    },
    Level {
        id: LevelId::ArdRi,
        irish: "Ard Rí",
        english: "High King",
        time_ms: 1_200,
        nodes: 3_000_000,
        depth: 60,
        follows: true,
        proves: 350,
        table_bits: 20,
        slips: Slips::NONE,
    },
];

impl LevelId {
    /// All levels, the weakest first.
    pub const ALL: [LevelId; 5] = [
        LevelId::Dalta,
        LevelId::Ceithearnach,
        LevelId::Gaiscioch,
        LevelId::Taoiseach,
        LevelId::ArdRi,
    ];

    /// The level itself.
    pub fn level(self) -> &'static Level {
        &LEVELS[self as usize]
    }

    /// Its place in the order of strength, from 1 to 5.
    pub fn number(self) -> u32 {
        self as u32 + 1
    }

    /// Its name on the command line and in records, in plain letters.
    pub fn id(self) -> &'static str {
        match self {
            LevelId::Dalta => "dalta",
            LevelId::Ceithearnach => "ceithearnach",
            LevelId::Gaiscioch => "gaiscioch",
            LevelId::Taoiseach => "taoiseach",
            LevelId::ArdRi => "ard-ri",
        }
    }
}

impl LevelId {
    /// The level with exactly this id, as records name it.
    pub fn from_id(id: &str) -> Option<LevelId> {
        LevelId::ALL.into_iter().find(|level| level.id() == id)
    }
}

impl fmt::Display for LevelId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Why a text names no level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "There is no level “{0}”; the levels are dalta, ceithearnach, gaiscioch, taoiseach and ard-ri, or 1 to 5."
)]
pub struct NoSuchLevel(String);

/// Reads an id, a number from 1 to 5, or the Irish or English name, in capitals or not.
impl FromStr for LevelId {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<LevelId, NoSuchLevel> {
        let wanted = text.trim().to_lowercase();
        LEVELS
            .iter()
            .find(|level| {
                wanted == level.id.id()
                    || wanted == level.id.number().to_string()
                    || wanted == level.irish.to_lowercase()
                    || wanted == level.english.to_lowercase()
            })
            .map(|level| level.id)
            .ok_or_else(|| NoSuchLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_found_by_each_of_its_names() {
        for (level, id) in levels().iter().zip(LevelId::ALL) {
            assert_eq!(level.id, id);
            for name in [
                id.id().to_owned(),
                id.number().to_string(),
                level.irish.to_uppercase(),
                level.english.to_owned(),
            ] {
                assert_eq!(name.parse(), Ok(id), "{name}");
            }
            assert_eq!(
                serde_json::to_string(&id).ok(),
                Some(format!("\"{}\"", id.id()))
            );
        }
        for name in ["", "0", "6", "druid"] {
            assert!(name.parse::<LevelId>().is_err(), "{name}");
        }
    }

    #[test]
    fn a_higher_level_overlooks_less_and_looks_further() {
        for pair in levels().windows(2) {
            let (lower, higher) = (&pair[0], &pair[1]);
            assert!(lower.depth < higher.depth && lower.nodes < higher.nodes);
            assert!(lower.time_ms <= higher.time_ms && higher.time_ms <= 1_500);
            assert!(lower.slips.hidden > higher.slips.hidden);
            assert!(lower.slips.ordinary >= higher.slips.ordinary);
            assert!(lower.slips.plain >= higher.slips.plain);
        }
    }
}
