//! The five levels as a Monte Carlo search knows them.
//!
//! As in every game a lower level looks less far and overlooks things, as a person does: a
//! bridge that could be moved, a cut from afar. See [`crate::engine::level`].

use super::Style;
use crate::engine::{LevelId, level::Slips};

/// What a level is in a Monte Carlo search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// The most milliseconds that it thinks about an action.
    pub time_ms: u32,
    /// The most positions that it looks at, those in play-outs included.
    pub nodes: u64,
    /// Whether its play-outs choose sensible actions.
    pub sensible: bool,
    /// How much of its effort goes into solving an ending, in thousandths.
    pub solves: u64,
    /// How it errs; it misjudges in thousandths of a winning chance.
    pub slips: Slips,
}

static SKILLS: [Skill; 5] = [
    Skill {
        time_ms: 300,
        nodes: 1_000,
        sensible: false,
        solves: 0,
        slips: Slips {
            plain: 60,
            ordinary: 300,
            hidden: 600,
            misjudges: 200,
        },
    },
    Skill {
        time_ms: 300,
        nodes: 2_000,
        sensible: true,
        solves: 0,
        slips: Slips {
            plain: 25,
            ordinary: 220,
            hidden: 480,
            misjudges: 130,
        },
    },
    Skill {
        time_ms: 400,
        nodes: 4_500,
        sensible: true,
        solves: 0,
        slips: Slips {
            plain: 5,
            ordinary: 130,
            hidden: 320,
            misjudges: 90,
        },
    },
    Skill {
        time_ms: 600,
        nodes: 10_000,
        sensible: true,
        solves: 100,
        slips: Slips {
            plain: 0,
            ordinary: 85,
            hidden: 210,
            misjudges: 55,
        },
    },
    Skill {
        time_ms: 1_200,
        nodes: 30_000_000,
        sensible: true,
        solves: 300,
        slips: Slips::NONE,
    },
];

impl Skill {
    /// What a level is.
    pub fn of(level: LevelId) -> &'static Skill {
        &SKILLS[level as usize]
    }

    /// How it searches a game in which the best go about it in this style.
    pub fn style(&self, best: Style) -> Style {
        Style {
            sensible: self.sensible,
            slips: self.slips,
            ..best
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_level_overlooks_less_and_looks_further() {
        for pair in SKILLS.windows(2) {
            let (lower, higher) = (&pair[0], &pair[1]);
            assert!(lower.nodes < higher.nodes && lower.time_ms <= higher.time_ms);
            assert!(lower.slips.hidden > higher.slips.hidden);
            assert!(lower.slips.ordinary > higher.slips.ordinary);
            assert!(lower.slips.plain >= higher.slips.plain);
            assert!(lower.slips.misjudges > higher.slips.misjudges);
        }
        assert_eq!(Skill::of(LevelId::ArdRi).slips, Slips::NONE);
    }
}
