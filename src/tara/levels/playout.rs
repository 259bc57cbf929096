//! Random play to the end, for Monte Carlo search: no list is made and nothing is allocated.

use super::{Action, Position, RuleSet, Step};
use crate::{game::Chance, tara::Ending};

/// How often a bridge is moved where a normal turn is possible too, in a thousand turns. Each
/// costs a counter, so even random play does not squander them.
const BRIDGE_MOVES: u32 = 100;
/// How often an offered skip is taken, in a thousand.
const SKIPS: u32 = 500;

/// A random action: first the kind of turn, then each step evenly among what can be done.
/// `None` when the game is over.
pub fn random_step(position: &Position, rules: &RuleSet, chance: &mut Chance) -> Option<Action> {
    match position.step() {
        Step::Begin if position.in_battle() => {
            let swaps = position.swaps();
            if swaps.is_empty() || chance.happens(BRIDGE_MOVES) {
                let lifts = position.lifts(rules);
                if !lifts.is_empty() {
                    return lifts.nth(chance.below(lifts.len())).map(Action::Lift);
                }
            }
            let count = Some(swaps.len()).filter(|count| *count > 0)?;
            swaps.nth(chance.below(count)).map(Action::Swap)
        }
        Step::Skip if chance.happens(SKIPS) => Some(Action::Skip),
        Step::Skip => Some(Action::Decline),
        _ => {
            // Only the beginning of a turn of Battle can be without a choice.
            let choices = position.choices(rules);
            choices.nth(chance.below(choices.len()))
        }
    }
}

/// How the game ends when it is played on at random.
pub fn play_out(mut position: Position, rules: &RuleSet, chance: &mut Chance) -> Ending {
    while let Some(action) = random_step(&position, rules, chance) {
        position.play(rules, action);
    }
    position.count(rules)
}
