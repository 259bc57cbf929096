//! Levels 1 and 2 as a Monte Carlo search sees them: what a player with some sense looks at.

use super::{Action, Position, RuleSet, Step, playout};
use crate::{
    game::{
        Chance,
        duel::Subtlety,
        rollout::{Actions, Rollout},
    },
    tara::{Colour, Hill, Hills, Pair, shape},
};

/// How often a bridge is moved where a normal turn is possible too, in a thousand turns.
const BRIDGE_MOVES: u32 = 30;
/// How many hills or pairs are looked at, of which the best is chosen.
const LOOKS: u32 = 3;

impl Rollout for RuleSet {
    type Position = Position;
    type Action = Action;

    fn to_act(&self, position: &Position) -> u8 {
        u8::from(position.side() != self.first)
    }

    fn result(&self, position: &Position) -> Option<i32> {
        position.is_over(self).then(|| self.count(position))
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
        position.each_action(self).collect()
    }

    fn play(&self, position: &mut Position, action: Action) {
        position.play(self, action);
    }

    fn any_action(&self, position: &Position, chance: &mut Chance) -> Option<Action> {
        playout::random_step(position, self, chance)
    }

    fn sensible_action(&self, position: &Position, chance: &mut Chance) -> Option<Action> {
        let side = position.side();
        match position.step() {
            Step::Begin if !position.in_battle() => {
                let builds = position.builds();
                let look = |hill| building(position, hill);
                best_hill(builds, chance, look).map(Action::Build)
            }
            Step::Begin => {
                let swaps = position.swaps();
                if swaps.is_empty() || position.counters(side) > 0 && chance.happens(BRIDGE_MOVES) {
                    let lifts = position.lifts(self);
                    if !lifts.is_empty() {
                        return lifts.nth(chance.below(lifts.len())).map(Action::Lift);
                    }
                }
                best_hill(swaps, chance, |hill| swapping(position, hill)).map(Action::Swap)
            }
            Step::Swap => best_hill(position.swaps(), chance, |hill| swapping(position, hill))
                .map(Action::Swap),
            Step::Link => {
                let pairs = position.links(self);
                let (count, unlinked) = (pairs.len(), position.unlinked(side));
                let mut best = None;
                for _ in 0..LOOKS.min(count) {
                    let pair = pairs.nth(chance.below(count))?;
                    let worth = linking(position, unlinked, pair);
                    if best.is_none_or(|(other, _)| worth > other) {
                        best = Some((worth, pair));
                    }
                }
                best.map(|(_, pair)| Action::Link(pair))
            }
            Step::Skip | Step::Drop(_) => playout::random_step(position, self, chance),
        }
    }

    fn promise(&self, position: &Position, action: Action) -> i32 {
        let side = position.side();
        match action {
            Action::Build(hill) => 30 * building(position, hill),
            Action::Swap(hill) => 80 * swapping(position, hill),
            Action::Link(pair) => 25 * linking(position, position.unlinked(side), pair) - 50,
            Action::Lift(pair) => {
                // What it lays bare, for a counter.
                let enemy = side.other();
                let without = position.without_bridge(pair);
                let bare = without.swaps().without(position.swaps());
                let worth = |hill: Hill| {
                    shape::gain(hill, position.ringforts(side), position.ringforts(enemy))
                };
                80 * bare.iter().map(worth).max().unwrap_or(-1) - 150
            }
            Action::Drop(_) | Action::Skip | Action::Decline => 0,
        }
    }

    fn subtlety(&self, position: &Position, action: Action) -> Subtlety {
        let (side, enemy) = (position.side(), position.side().other());
        let near = |hill: Hill| {
            // Where something has just happened, or where one stands oneself.
            [side, enemy]
                .into_iter()
                .filter_map(|colour| position.king(colour))
                .any(|king| {
                    king.file()
                        .abs_diff(hill.file())
                        .max(king.rank().abs_diff(hill.rank()))
                        <= 1
                })
        };
        match action {
            Action::Lift(_) => Subtlety::Hidden,
            Action::Skip | Action::Decline => Subtlety::Plain,
            Action::Build(hill) if hill.neighbours().meets(position.ringforts(side)) => {
                Subtlety::Plain
            }
            Action::Build(_) => Subtlety::Ordinary,
            Action::Swap(hill) if near(hill) => Subtlety::Plain,
            Action::Swap(hill) if hill.neighbours().meets(position.ringforts(side)) => {
                Subtlety::Ordinary
            }
            // A cut from afar, inside the enemy's land.
            Action::Swap(_) => Subtlety::Hidden,
            Action::Link(pair) | Action::Drop(pair) if pair.hills().into_iter().any(near) => {
                Subtlety::Plain
            }
            Action::Link(_) | Action::Drop(_) => Subtlety::Ordinary,
        }
    }

    fn action_index(&self, action: Action) -> usize {
        // Hills stay below 64, pairs below 128.
        match action {
            Action::Build(hill) => hill.bit(),
            Action::Swap(hill) => 64 + hill.bit(),
            Action::Link(pair) => 128 + pair.number(),
            Action::Lift(pair) => 256 + pair.number(),
            Action::Drop(pair) => 384 + pair.number(),
            // Bit 0 is no hill's.
            Action::Skip => 0,
            Action::Decline => 64,
        }
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn is_short(&self, position: &Position) -> bool {
        // A bridge-move makes hundreds of turns, so counters weigh much.
        let counters = Colour::BOTH.map(|colour| u32::from(position.counters(colour)));
        let bare = Colour::BOTH.map(|colour| position.unlinked(colour).len());
        position.in_battle() && bare[0] + bare[1] + 3 * (counters[0] + counters[1]) <= 14
    }
}

/// What a swap brings.
fn swapping(position: &Position, hill: Hill) -> i32 {
    let side = position.side();
    shape::gain(
        hill,
        position.ringforts(side),
        position.ringforts(side.other()),
    )
}

/// What a build brings: land beside one's own and the enemy's.
fn building(position: &Position, hill: Hill) -> i32 {
    let side = position.side();
    shape::gain(
        hill,
        position.ringforts(side),
        position.ringforts(side.other()),
    )
}

/// What a bridge on one's own pair keeps from the enemy.
fn linking(position: &Position, unlinked: Hills, pair: Pair) -> i32 {
    let side = position.side();
    let (mine, theirs) = (position.ringforts(side), position.ringforts(side.other()));
    let kept = pair.ends().and(unlinked);
    kept.iter()
        .map(|hill| 2 + shape::gain(hill, theirs, mine))
        .sum()
}

/// The best of a few hills drawn from a set; `None` when it is empty.
fn best_hill(hills: Hills, chance: &mut Chance, worth: impl Fn(Hill) -> i32) -> Option<Hill> {
    let count = hills.len();
    let mut best = None;
    for _ in 0..LOOKS.min(count) {
        let hill = hills.nth(chance.below(count))?;
        let value = worth(hill);
        if best.is_none_or(|(other, _)| value > other) {
            best = Some((value, hill));
        }
    }
    best.map(|(_, hill)| hill)
}
