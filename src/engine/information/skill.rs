//! The five levels as the search for hidden hands knows them.
//!
//! As in every game a lower level thinks less, overlooks things and misjudges, as a person does;
//! it knows no more and no less than a higher one. See [`crate::engine::level`].

use crate::{
    brian_boru::{Choice, card::List},
    engine::{LevelId, information::Style, level::Slips, search::mix},
    game::Seed,
};

/// What a level is in an information-set search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// The most milliseconds that it thinks about a choice.
    pub time_ms: u32,
    /// The most choices that it looks at, those in play-outs included.
    pub nodes: u64,
    /// How it searches with two seats.
    pub two: Style,
    /// How it searches with more.
    pub more: Style,
    /// How it errs; it misjudges in thousandths of a game of two. Plain is to attack and to build,
    /// ordinary to hold, to trade and to go into politics, hidden what comes after the reveal.
    pub slips: Slips,
    /// How many of the choices that do nothing, or less than another, it does not see to be so,
    /// in thousandths: a card in a zone where it does not act.
    pub useless: u32,
}

static SKILLS: [Skill; 5] = [
    Skill {
        time_ms: 300,
        nodes: 1_500,
        two: Style::QUICK,
        more: Style::QUICK,
        slips: Slips {
            plain: 650,
            ordinary: 650,
            hidden: 600,
            misjudges: 8_000,
        },
        useless: 1_000,
    },
    Skill {
        time_ms: 300,
        nodes: 2_500,
        two: Style::QUICK,
        more: Style::QUICK,
        slips: Slips {
            plain: 200,
            ordinary: 300,
            hidden: 480,
            misjudges: 1_500,
        },
        useless: 500,
    },
    Skill {
        time_ms: 400,
        nodes: 5_000,
        two: Style::QUICK,
        more: Style::QUICK,
        slips: Slips {
            plain: 50,
            ordinary: 120,
            hidden: 300,
            misjudges: 640,
        },
        useless: 60,
    },
    Skill {
        time_ms: 600,
        nodes: 12_000,
        two: Style::QUICK,
        more: Style::QUICK,
        slips: Slips {
            plain: 10,
            ordinary: 30,
            hidden: 100,
            misjudges: 220,
        },
        useless: 0,
    },
    Skill {
        time_ms: 1_200,
        nodes: 30_000_000,
        two: Style::BEST,
        more: Style::AMONG_MANY,
        slips: Slips::NONE,
        useless: 0,
    },
];

impl Skill {
    /// What a level is.
    pub fn of(level: LevelId) -> &'static Skill {
        &SKILLS[level as usize]
    }

    /// How it searches at a table of so many seats.
    pub fn style(&self, seats: u8) -> Style {
        if seats == 2 { self.two } else { self.more }
    }

    /// Whether it overlooks the option with this number, in a decision with this seed.
    pub fn overlooks(&self, seed: Seed, number: usize, choice: Choice) -> bool {
        let per_mille = match choice {
            Choice::Lay(card, zone) => match List::of(card, zone) {
                Some(List::Attack | List::Build) => self.slips.plain,
                Some(List::Politics | List::Trade) => self.slips.ordinary,
                None => 0,
            },
            Choice::Hold => self.slips.ordinary,
            _ => self.slips.hidden,
        };
        mix(seed.0 ^ number as u64) % 1_000 < u64::from(per_mille)
    }

    /// Whether it takes the choice with this number, which does nothing, for something.
    pub fn falls_for(&self, seed: Seed, number: usize) -> bool {
        mix(seed.0.rotate_left(32) ^ number as u64) % 1_000 < u64::from(self.useless)
    }

    /// How far it misjudges that option, as a share of a game. Where more play, each choice
    /// decides less, and so does each error: by the square, as measured.
    pub fn misjudges(&self, seed: Seed, number: usize, seats: u8) -> f32 {
        let most = i64::from(self.slips.misjudges);
        let drawn = (mix(!seed.0 ^ number as u64) >> 32) as i64 % (2 * most + 1) - most;
        drawn as f32 / 250.0 / f32::from(seats * seats)
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
            assert!(lower.slips.plain > higher.slips.plain);
            assert!(lower.useless >= higher.useless);
            assert!(lower.slips.misjudges > higher.slips.misjudges);
        }
        assert_eq!(Skill::of(LevelId::ArdRi).slips, Slips::NONE);
        assert_eq!(Skill::of(LevelId::ArdRi).useless, 0);
        assert!(Skill::of(LevelId::ArdRi).time_ms <= 1_500);
    }
}
