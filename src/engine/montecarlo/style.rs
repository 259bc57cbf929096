//! How a Monte Carlo search goes about it.

use crate::{
    engine::{level::Slips, search::mix},
    game::{Seed, duel::Subtlety, rollout::Rollout},
};

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Whether play-outs choose sensible actions, not just any.
    pub sensible: bool,
    /// For how many visits what is known of an action from other play-outs weighs as much as its
    /// own (rapid action value estimation); 0 to do without.
    pub shared: u32,
    /// How many visits the promise of an action stands for; 0 to do without.
    pub trust: u32,
    /// How eagerly what has been tried little is tried, in hundredths.
    pub explore: u32,
    /// The visits after which a position's actions enter the tree.
    pub patience: u32,
    /// What the search overlooks and misjudges.
    pub slips: Slips,
    /// From which follows which actions that befalls.
    pub seed: Seed,
}

impl Style {
    /// The textbook: any action in play-outs, and nothing but their results in the tree.
    pub const PLAIN: Style = Style {
        sensible: false,
        shared: 0,
        trust: 0,
        explore: 100,
        patience: 1,
        slips: Slips::NONE,
        seed: Seed(0),
    };

    /// What measured best where a hill changes hands many times, in Levels 1 and 2 of Tara: that
    /// an action was good later says little there, and the promises are good.
    pub const TARA: Style = Style {
        sensible: true,
        shared: 0,
        trust: 100,
        explore: 5,
        patience: 2,
        ..Style::PLAIN
    };

    /// What measured best where each hill is built on once, in Poisoned Chalice.
    pub const CHALICE: Style = Style {
        shared: 500,
        trust: 10,
        ..Style::TARA
    };

    /// Whether this search overlooks an action.
    pub(super) fn overlooks<G: Rollout>(
        &self,
        game: &G,
        position: &G::Position,
        action: G::Action,
    ) -> bool {
        let Slips {
            plain,
            ordinary,
            hidden,
            ..
        } = self.slips;
        if plain + ordinary + hidden == 0 {
            return false;
        }
        let per_mille = match game.subtlety(position, action) {
            Subtlety::Plain => plain,
            Subtlety::Ordinary => ordinary,
            Subtlety::Hidden => hidden,
        };
        let seat = u64::from(game.to_act(position));
        let drawn = mix(self.seed.0 ^ (game.action_index(action) as u64) << 1 ^ seat);
        drawn % 1_000 < u64::from(per_mille)
    }

    /// How far it misjudges an action, in thousandths of a winning chance.
    pub(super) fn misjudges<G: Rollout>(&self, game: &G, action: G::Action) -> i32 {
        let most = i64::from(self.slips.misjudges);
        let drawn = mix(!self.seed.0 ^ game.action_index(action) as u64) >> 32;
        ((drawn as i64) % (2 * most + 1) - most) as i32
    }
}
