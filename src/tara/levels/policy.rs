//! Levels 1 and 2 as a Monte Carlo search sees them: what a player with some sense looks at.

use super::{Action, Position, RuleSet, Step, playout};
use crate::{
    game::{
        Chance,
        duel::Subtlety,
        rollout::{Actions, Rollout},
    },
    tara::{Colour, Hill, Hills, Pair, Pairs, shape},
};

/// What a kingdom more is worth, of one's own joined or of the enemy's cut apart: promises count
/// in thousandths of a winning chance.
const KINGDOM: i32 = 80;
/// The same for a build: the hills around may be anybody's yet.
const BUILD: i32 = 30;
/// What it is worth to link a ringfort that is of no use to its neighbours, twice.
const LINK: i32 = 50;
/// What it costs to move a bridge: a counter, and the bridge that a normal turn would put down.
const BRIDGE_MOVE: i32 = 150;
/// How far the actions of a play-out may differ from the best that the promises know.
const WHIM: u32 = 10;

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
        position.choices(self).iter().collect()
    }

    fn play(&self, position: &mut Position, action: Action) {
        position.play(self, action);
    }

    fn any_action(&self, position: &Position, chance: &mut Chance) -> Option<Action> {
        playout::random_step(position, self, chance)
    }

    fn sensible_action(&self, position: &Position, chance: &mut Chance) -> Option<Action> {
        match position.step() {
            Step::Begin if !position.in_battle() => {
                let worth = |hill| BUILD * gain(position, hill);
                best(position.builds(), chance, worth).map(|(_, hill)| Action::Build(hill))
            }
            Step::Begin => {
                let swap = best_swap(position, chance);
                let least = swap.map_or(i32::MIN, |(worth, _)| worth);
                match (best_lift(position, self, least, chance), swap) {
                    (Some(pair), _) => Some(Action::Lift(pair)),
                    (None, Some((_, hill))) => Some(Action::Swap(hill)),
                    // A bridge-move that lays nothing bare may be all that is left.
                    (None, None) => playout::random_step(position, self, chance),
                }
            }
            Step::Swap => best_swap(position, chance).map(|(_, hill)| Action::Swap(hill)),
            Step::Link => best_link(position, position.links(self), chance).map(Action::Link),
            Step::Skip | Step::Drop(_) => playout::random_step(position, self, chance),
        }
    }

    fn promise(&self, position: &Position, action: Action) -> i32 {
        match action {
            Action::Build(hill) => BUILD * gain(position, hill),
            Action::Swap(hill) => KINGDOM * gain(position, hill),
            Action::Link(pair) => {
                let unlinked = position.unlinked(position.side());
                let kept = pair.ends().and(unlinked);
                let kept: i32 = kept.iter().map(|hill| kept_by_link(position, hill)).sum();
                kept - LINK
            }
            Action::Lift(pair) => {
                let bare = position.without_bridge(pair).swaps();
                let bare = bare.without(position.swaps()).iter();
                let most = bare.map(|hill| gain(position, hill)).max();
                KINGDOM * most.unwrap_or(-1) - BRIDGE_MOVE
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

/// What a hill brings the side to move, in kingdoms.
fn gain(position: &Position, hill: Hill) -> i32 {
    let side = position.side();
    shape::gain(
        hill,
        position.ringforts(side),
        position.ringforts(side.other()),
    )
}

/// What it is worth that the enemy cannot swap one's own ringfort on a hill.
fn kept_by_link(position: &Position, hill: Hill) -> i32 {
    let side = position.side();
    let (mine, theirs) = (position.ringforts(side), position.ringforts(side.other()));
    LINK / 2 * (2 + shape::gain(hill, theirs, mine))
}

/// The hill of most worth and that worth, with a whim; `None` when there is none.
fn best(hills: Hills, chance: &mut Chance, worth: impl Fn(Hill) -> i32) -> Option<(i32, Hill)> {
    hills
        .iter()
        .map(|hill| (worth(hill) + chance.below(WHIM) as i32, hill))
        .max_by_key(|(worth, _)| *worth)
}

fn best_swap(position: &Position, chance: &mut Chance) -> Option<(i32, Hill)> {
    best(position.swaps(), chance, |hill| {
        KINGDOM * gain(position, hill)
    })
}

/// The bridge that is best lifted if that is worth more than `least`: it lays a ringfort bare.
fn best_lift(
    position: &Position,
    rules: &RuleSet,
    least: i32,
    chance: &mut Chance,
) -> Option<Pair> {
    let enemy = position.side().other();
    if position.counters(position.side()) == 0 {
        return None;
    }
    let king = position.king(enemy).map_or(Hills::NONE, Hill::set);
    let bare = position.bridges(enemy).touched_once().without(king);
    let (worth, hill) = best(bare, chance, |hill| {
        KINGDOM * gain(position, hill) - BRIDGE_MOVE
    })?;
    if worth <= least {
        return None;
    }
    position
        .lifts(rules)
        .and(Pairs::touching(hill.set()))
        .nth(0)
}

/// The pair that is best linked.
fn best_link(position: &Position, pairs: Pairs, chance: &mut Chance) -> Option<Pair> {
    let unlinked = position.unlinked(position.side());
    let mut kept = [0; 64];
    for hill in unlinked.iter() {
        kept[hill.bit() & 63] = kept_by_link(position, hill);
    }
    pairs
        .iter()
        .map(|pair| {
            let [one, other] = pair.hills();
            let kept = kept[one.bit() & 63] + kept[other.bit() & 63];
            (kept + chance.below(WHIM) as i32, pair)
        })
        .max_by_key(|(worth, _)| *worth)
        .map(|(_, pair)| pair)
}
