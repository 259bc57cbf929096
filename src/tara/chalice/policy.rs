//! Poisoned Chalice as a Monte Carlo search sees it: what a player with some sense looks at.

use super::{Action, Position, RuleSet};
use crate::{
    game::{
        Chance,
        duel::Subtlety,
        rollout::{Actions, Rollout},
    },
    tara::{Hill, shape},
};

/// How many hills are looked at, of which the best is chosen.
const LOOKS: u32 = 3;
/// The empty hills from which on the rest of the game may be looked through.
const SHORT: u32 = 14;

impl Rollout for RuleSet {
    type Position = Position;
    type Action = Action;

    fn to_act(&self, position: &Position) -> u8 {
        u8::from(position.side() != self.first)
    }

    fn result(&self, position: &Position) -> Option<i32> {
        position.ending(self).map(|_| self.count(position))
    }

    fn count(&self, position: &Position) -> i32 {
        let ending = position.count(self);
        let points = i32::from(ending.points());
        if ending.winner() == self.first {
            points
        } else {
            -points
        }
    }

    fn actions(&self, position: &Position) -> Actions<Action> {
        let builds = position.builds(self).iter().map(Action::Build);
        let captures = position.captures(self).iter().map(Action::Capture);
        builds.chain(captures).collect()
    }

    fn play(&self, position: &mut Position, action: Action) {
        position.play(self, action);
    }

    fn any_action(&self, position: &Position, chance: &mut Chance) -> Option<Action> {
        position.random_action(self, chance)
    }

    fn sensible_action(&self, position: &Position, chance: &mut Chance) -> Option<Action> {
        let builds = position.builds(self);
        let count = builds.len();
        if count == 0 {
            return position.random_action(self, chance);
        }
        let mut best = None;
        for _ in 0..LOOKS.min(count) {
            let hill = builds.nth(chance.below(count))?;
            let value = worth(position, hill);
            if best.is_none_or(|(other, _)| value > other) {
                best = Some((value, hill));
            }
        }
        best.map(|(_, hill)| Action::Build(hill))
    }

    fn promise(&self, position: &Position, action: Action) -> i32 {
        match action {
            Action::Build(hill) => 40 * worth(position, hill),
            Action::Capture(_) => 0,
        }
    }

    fn subtlety(&self, position: &Position, action: Action) -> Subtlety {
        let mine = position.ringforts(position.side());
        let theirs = position.ringforts(position.side().other());
        match action {
            // One's own kingdoms are what a beginner sees.
            Action::Build(hill) if hill.neighbours().meets(mine) => Subtlety::Plain,
            Action::Build(hill) if hill.neighbours().meets(theirs) => Subtlety::Ordinary,
            Action::Build(_) => Subtlety::Hidden,
            Action::Capture(_) => Subtlety::Plain,
        }
    }

    fn action_index(&self, action: Action) -> usize {
        match action {
            Action::Build(hill) => hill.bit(),
            Action::Capture(hill) => 64 + hill.bit(),
        }
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn is_short(&self, position: &Position) -> bool {
        position.in_battle() && position.empty().len() <= SHORT
    }
}

/// What a build brings.
fn worth(position: &Position, hill: Hill) -> i32 {
    let (side, enemy) = (position.side(), position.side().other());
    let (mine, theirs) = (position.ringforts(side), position.ringforts(enemy));
    // Where the two meet, there is something to join and to cut.
    let around = hill.neighbours();
    let contested = around.meets(mine) && around.meets(theirs);
    shape::gain(hill, mine, theirs) + i32::from(contested)
}
