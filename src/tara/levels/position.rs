//! What lies on the board, what may be done, and what it leads to.

use super::{
    Action, RuleSet,
    rules::{COUNTERS, Destination},
};
use crate::tara::{Colour, Ending, Hill, Hills, Pair, Pairs, hills::mix_all, score::Reason};

/// What the player to move has to choose next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// How to begin a turn: a build, a swap, or a bridge to lift.
    Begin,
    /// Whether to take the skip that the last build offers (B-2).
    Skip,
    /// Where to put the bridge that was lifted from this pair.
    Drop(Pair),
    /// What to swap, after a bridge was moved.
    Swap,
    /// What to link, after a swap.
    Link,
}

/// A position of Level 1 or 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) ringforts: [Hills; 2],
    pub(super) kings: [Option<Hill>; 2],
    /// The bridges of both colours; a bridge has the colour of its pair.
    pub(super) bridges: Pairs,
    pub(super) counters: [u8; 2],
    pub(super) side: Colour,
    pub(super) step: Step,
}

impl Position {
    /// The empty board.
    pub const fn start(rules: &RuleSet) -> Position {
        Position {
            ringforts: [Hills::NONE; 2],
            kings: [None; 2],
            bridges: Pairs::NONE,
            counters: [COUNTERS; 2],
            side: rules.first,
            step: Step::Begin,
        }
    }

    /// The hills with ringforts of a colour.
    pub const fn ringforts(&self, colour: Colour) -> Hills {
        self.ringforts[colour.index()]
    }

    /// The hill of a colour's king; `None` before its first build.
    pub const fn king(&self, colour: Colour) -> Option<Hill> {
        self.kings[colour.index()]
    }

    /// The king's hill as a set.
    fn king_set(&self, colour: Colour) -> Hills {
        self.king(colour).map_or(Hills::NONE, Hill::set)
    }

    /// The bridges of a colour.
    pub fn bridges(&self, colour: Colour) -> Pairs {
        self.bridges.and(Pairs::inside(self.ringforts(colour)))
    }

    /// The pairs of a colour that carry no bridge.
    pub fn unbridged(&self, colour: Colour) -> Pairs {
        Pairs::inside(self.ringforts(colour)).without(self.bridges)
    }

    /// The ringforts of a colour that no bridge touches.
    pub const fn unlinked(&self, colour: Colour) -> Hills {
        self.ringforts(colour).without(self.bridges.touched())
    }

    /// The counters that a colour has left.
    pub const fn counters(&self, colour: Colour) -> u8 {
        self.counters[colour.index()]
    }

    /// The side to move.
    pub const fn side(&self) -> Colour {
        self.side
    }

    /// What the side to move has to choose next.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The hills without a ringfort.
    pub const fn empty(&self) -> Hills {
        let [red, blue] = self.ringforts;
        Hills::BOARD.without(red).without(blue)
    }

    /// True when the board is full, which ends Manoeuvres.
    pub const fn in_battle(&self) -> bool {
        self.empty().is_empty()
    }

    /// True when enemy ringforts hold every hill next to this colour's king (B-1).
    pub fn besieged(&self, colour: Colour) -> bool {
        let enemies = self.ringforts(colour.other());
        self.king(colour)
            .is_some_and(|king| king.neighbours().within(enemies))
    }

    /// True when the player to move can begin no turn.
    pub fn is_over(&self, rules: &RuleSet) -> bool {
        self.step == Step::Begin
            && self.in_battle()
            && self.swaps().is_empty()
            && self.lifts(rules).is_empty()
    }

    /// How the game ended, if it did.
    pub fn ending(&self, rules: &RuleSet) -> Option<Ending> {
        self.is_over(rules).then(|| self.count(rules))
    }

    /// How the game would end with this board.
    pub const fn count(&self, rules: &RuleSet) -> Ending {
        Ending::count(self.ringforts, rules.first, Reason::Stuck)
    }

    /// The hills on which the side to move can build, when it has to begin a turn.
    pub fn builds(&self) -> Hills {
        let empty = self.empty();
        let enemy_king = self.king(self.side.other());
        let near = enemy_king.map_or(Hills::NONE, |king| king.reach().and(empty));
        if near.is_empty() {
            empty
        } else {
            near
        }
    }

    /// The enemy ringforts that the side to move can take as the bridges lie.
    pub fn swaps(&self) -> Hills {
        let enemy = self.side.other();
        self.unlinked(enemy).without(self.king_set(enemy))
    }

    /// The enemy bridges that can be lifted so that the turn can be completed, when
    /// the side to move has to begin a turn.
    pub fn lifts(&self, rules: &RuleSet) -> Pairs {
        if self.counters(self.side) == 0 {
            return Pairs::NONE;
        }
        let bridges = self.bridges(self.side.other());
        if rules.bridge_destination == Destination::UnbridgedPair {
            // Every bridge has the same destinations, and none takes three swaps away.
            if self.lines(rules, self.side.other()).is_empty() {
                return Pairs::NONE;
            }
            if self.swaps().len() > 2 {
                return bridges;
            }
        }
        let can_be_completed = |lifted: &Pair| {
            let lifted = *lifted;
            !self.without_bridge(lifted).drops(rules, lifted).is_empty()
        };
        bridges.iter().filter(can_be_completed).collect()
    }

    /// The position with one bridge less.
    pub(super) fn without_bridge(&self, pair: Pair) -> Position {
        Position {
            bridges: self.bridges.without(pair.set()),
            ..*self
        }
    }

    /// The unbridged pairs of a colour on which a bridge may be put: all, or those in its king's
    /// lines (B-6, B-7).
    fn lines(&self, rules: &RuleSet, colour: Colour) -> Pairs {
        let pairs = self.unbridged(colour);
        match self.king(colour).filter(|_| rules.king_lines) {
            Some(king) => pairs.and(Pairs::in_lines(king)),
            None => pairs,
        }
    }

    /// The enemy pairs on which the bridge lifted from `lifted` may be put, whether or not a
    /// swap is left then (A-8, A-9, B-7).
    pub fn destinations(&self, rules: &RuleSet, lifted: Pair) -> Pairs {
        let enemy = self.side.other();
        let pairs = self.lines(rules, enemy).without(lifted.set());
        match rules.bridge_destination {
            Destination::UnbridgedPair => pairs,
            Destination::BareRingforts => pairs.and(Pairs::inside(self.unlinked(enemy))),
        }
    }

    /// The enemy pairs on which the bridge lifted from `lifted` can be put so that the turn can
    /// be completed.
    pub fn drops(&self, rules: &RuleSet, lifted: Pair) -> Pairs {
        self.destinations(rules, lifted)
            .without(Pairs::covering(self.swaps()))
    }

    /// The pairs that the side to move can link after its swap (A-7, B-6).
    pub fn links(&self, rules: &RuleSet) -> Pairs {
        self.lines(rules, self.side)
    }

    /// True when building on a hill would complete the siege of the enemy king and offer a skip
    /// (B-2 to B-4).
    pub fn build_offers_skip(&self, rules: &RuleSet, hill: Hill) -> bool {
        // Nothing leaves the board in Manoeuvres, so only a build beside the king can complete
        // a siege; one that stood before he came has no empty hill beside him.
        let besieges = |king: Hill| {
            let around = king.neighbours();
            around.contains(hill) && around.within(self.ringforts(self.side).or(hill.set()))
        };
        rules.skips
            && self.counters(self.side) > 0
            && self.king(self.side.other()).is_some_and(besieges)
            && (rules.skip_on_last_build || self.empty().len() > 1)
    }

    /// All that can be done now.
    pub fn choices(&self, rules: &RuleSet) -> Choices {
        let mut choices = Choices {
            step: self.step,
            builds: Hills::NONE,
            swaps: Hills::NONE,
            pairs: Pairs::NONE,
        };
        match self.step {
            Step::Begin if !self.in_battle() => choices.builds = self.builds(),
            Step::Begin => {
                choices.swaps = self.swaps();
                choices.pairs = self.lifts(rules);
            }
            Step::Skip => {}
            Step::Drop(lifted) => choices.pairs = self.drops(rules, lifted),
            Step::Swap => choices.swaps = self.swaps(),
            Step::Link => choices.pairs = self.links(rules),
        }
        choices
    }

    /// A 64-bit key: equal positions have equal keys, different ones almost surely different.
    pub fn key(&self) -> u64 {
        let place = |king: Option<Hill>| king.map_or(0, |hill| hill.bit() as u64);
        let step = match self.step {
            Step::Begin => 0,
            Step::Skip => 1,
            Step::Swap => 2,
            Step::Link => 3,
            Step::Drop(pair) => 4 + pair.number() as u64,
        };
        let rest = place(self.kings[0])
            | place(self.kings[1]) << 8
            | u64::from(self.counters[0]) << 16
            | u64::from(self.counters[1]) << 24
            | (self.side.index() as u64) << 32
            | step << 40;
        let [across, up] = self.bridges.bits();
        let [red, blue] = self.ringforts.map(Hills::bits);
        mix_all([red, blue, across, up, rest])
    }

    /// The number of whole turns, or of ways to complete the one that was begun.
    pub fn count_turns(&self, rules: &RuleSet) -> u64 {
        match self.step {
            Step::Begin if !self.in_battle() => {
                let offers = |hill| u64::from(self.build_offers_skip(rules, hill));
                self.builds().iter().map(|hill| 1 + offers(hill)).sum()
            }
            Step::Begin => {
                let normal = |hill| u64::from(self.swapped(hill).links(rules).len().max(1));
                let moved = |pair| self.without_bridge(pair).count_drops(rules, pair);
                let normal: u64 = self.swaps().iter().map(normal).sum();
                normal + self.lifts(rules).iter().map(moved).sum::<u64>()
            }
            Step::Drop(lifted) => self.count_drops(rules, lifted),
            Step::Skip | Step::Swap | Step::Link => self.choices(rules).len().into(),
        }
    }

    /// The board after steps 1 to 3 of a swap, with the same side to move.
    pub(super) fn swapped(&self, hill: Hill) -> Position {
        let (mine, theirs) = (self.side.index(), self.side.other().index());
        let mut after = *self;
        after.ringforts[theirs] = after.ringforts[theirs].without(hill.set());
        after.ringforts[mine] = after.ringforts[mine].or(hill.set());
        after.kings[mine] = Some(hill);
        after
    }

    /// The number of ways to put a lifted bridge down and then to swap.
    fn count_drops(&self, rules: &RuleSet, lifted: Pair) -> u64 {
        // Each destination takes those of its two ringforts away that could be swapped.
        let (drops, swaps) = (self.destinations(rules, lifted), self.swaps());
        (drops.len() * swaps.len() - drops.touches(swaps)).into()
    }

    /// Does an action that is legal.
    pub fn play(&mut self, rules: &RuleSet, action: Action) {
        let mine = self.side.index();
        match action {
            Action::Build(hill) => {
                let offers_skip = self.build_offers_skip(rules, hill);
                self.ringforts[mine] = self.ringforts[mine].or(hill.set());
                self.kings[mine] = Some(hill);
                if offers_skip {
                    self.step = Step::Skip;
                } else {
                    self.end_turn();
                }
            }
            Action::Skip => {
                self.counters[mine] -= 1;
                self.step = Step::Begin;
            }
            Action::Decline => self.end_turn(),
            Action::Lift(pair) => {
                self.counters[mine] -= 1;
                self.bridges = self.bridges.without(pair.set());
                self.step = Step::Drop(pair);
            }
            Action::Drop(pair) => {
                self.bridges = self.bridges.or(pair.set());
                self.step = Step::Swap;
            }
            Action::Swap(hill) => {
                let moved_bridge = self.step == Step::Swap;
                *self = self.swapped(hill);
                if moved_bridge || self.links(rules).is_empty() {
                    self.end_turn();
                } else {
                    self.step = Step::Link;
                }
            }
            Action::Link(pair) => {
                self.bridges = self.bridges.or(pair.set());
                self.end_turn();
            }
        }
    }

    fn end_turn(&mut self) {
        self.side = self.side.other();
        self.step = Step::Begin;
    }
}

/// What can be done in a position, as sets. Their order is builds or swaps, then pairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    step: Step,
    /// Where a ringfort can be built.
    pub builds: Hills,
    /// What can be taken.
    pub swaps: Hills,
    /// Which bridge can be lifted, where it can be put, or what can be linked.
    pub pairs: Pairs,
}

impl Choices {
    /// The number of actions.
    pub fn len(&self) -> u32 {
        match self.step {
            Step::Skip => SKIP.len() as u32,
            _ => self.builds.len() + self.swaps.len() + self.pairs.len(),
        }
    }

    /// True when nothing can be done: the game is over.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action that `skip` others come before; `None` when there are not as many.
    pub fn nth(&self, skip: u32) -> Option<Action> {
        if self.step == Step::Skip {
            return SKIP.get(skip as usize).copied();
        }
        let hills = self.builds.or(self.swaps);
        match skip.checked_sub(hills.len()) {
            None => hills.nth(skip).map(|hill| self.on_hill(hill)),
            Some(skip) => self.pairs.nth(skip).map(|pair| self.on_pair(pair)),
        }
    }

    /// Every action.
    pub fn iter(&self) -> impl Iterator<Item = Action> {
        let skip = SKIP.iter().filter(|_| self.step == Step::Skip).copied();
        let hills = self.builds.or(self.swaps).iter();
        let pairs = self.pairs.iter();
        skip.chain(hills.map(|hill| self.on_hill(hill)))
            .chain(pairs.map(|pair| self.on_pair(pair)))
    }

    fn on_hill(&self, hill: Hill) -> Action {
        if self.builds.is_empty() {
            Action::Swap(hill)
        } else {
            Action::Build(hill)
        }
    }

    fn on_pair(&self, pair: Pair) -> Action {
        match self.step {
            Step::Drop(_) => Action::Drop(pair),
            Step::Link => Action::Link(pair),
            _ => Action::Lift(pair),
        }
    }
}

/// The two answers to the offer of a skip (B-2).
const SKIP: [Action; 2] = [Action::Skip, Action::Decline];
