//! Any arrangement, and every reason why it cannot be played.

use super::{Position, RuleSet, Step, rules::COUNTERS};
use crate::tara::{Colour, Hill, Hills, Pair, Pairs};
use thiserror::Error;

/// What stands on a hill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ringfort {
    /// Whose it is.
    pub colour: Colour,
    /// Whether the king stands in it.
    pub king: bool,
}

/// Ringforts, kings, bridges and counters in any arrangement, playable or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands on each hill; at most one ringfort a hill, by construction.
    ringforts: [Option<Ringfort>; 64],
    /// The bridges of both colours.
    pub bridges: Pairs,
    /// The counters of Red and of Blue.
    pub counters: [u8; 2],
    /// The side to move.
    pub side: Colour,
    /// What it has to choose next.
    pub step: Step,
}

/// Why an arrangement cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    #[error("{0} has ringforts and no king (A-1).")]
    NoKing(Colour),
    #[error("{colour} has {found} kings; each player has only one (A-2).")]
    Kings { colour: Colour, found: u32 },
    #[error(
        "Red has {} and Blue {} of the ringforts; with {side} to move that cannot be ({}).",
        .found[0], .found[1], .rule
    )]
    Territory {
        found: [u32; 2],
        side: Colour,
        rule: &'static str,
    },
    #[error("The bridge on {0} does not lie on two ringforts of one colour (A-12).")]
    Bridge(Pair),
    #[error("There are bridges, and hills are empty: bridges come with Battle (A-4).")]
    EarlyBridges,
    #[error("{colour} has {found} counters; there are never more than {COUNTERS} (A-8).")]
    Counters { colour: Colour, found: u8 },
    #[error("{0} has paid a counter, and nothing costs one before Battle (A-8).")]
    EarlyCounters(Colour),
    #[error("No build here can just have completed a siege and offer a skip (B-2).")]
    Skip,
    #[error("No turn begins with lifting a bridge from {0} here (A-8).")]
    Lifted(Pair),
    #[error("No bridge can just have been moved so that a swap has to follow (A-8).")]
    Moved,
    #[error("No ringfort can just have been swapped so that a link has to follow (A-7).")]
    Swapped,
}

impl Fault {
    /// The number of the rule that the arrangement breaks.
    pub fn rule(&self) -> &'static str {
        match self {
            Fault::NoKing(_) => "A-1",
            Fault::Kings { .. } => "A-2",
            Fault::Territory { rule, .. } => rule,
            Fault::Bridge(_) => "A-12",
            Fault::EarlyBridges => "A-4",
            Fault::Skip => "B-2",
            Fault::Swapped => "A-7",
            Fault::Counters { .. } | Fault::EarlyCounters(_) | Fault::Lifted(_) | Fault::Moved => {
                "A-8"
            }
        }
    }
}

impl Setup {
    /// An empty board, with all counters.
    pub const fn empty(side: Colour) -> Setup {
        Setup {
            ringforts: [None; 64],
            bridges: Pairs::NONE,
            counters: [COUNTERS; 2],
            side,
            step: Step::Begin,
        }
    }

    /// What stands on a hill.
    pub fn ringfort(&self, hill: Hill) -> Option<Ringfort> {
        self.ringforts[hill.bit()]
    }

    /// Puts a ringfort on a hill, or clears it.
    pub fn put(&mut self, hill: Hill, ringfort: Option<Ringfort>) {
        self.ringforts[hill.bit()] = ringfort;
    }

    /// The hills that hold a ringfort of a colour, or only that with the king.
    pub fn hills(&self, colour: Colour, kings_only: bool) -> Hills {
        Hill::all()
            .filter(|hill| {
                self.ringfort(*hill)
                    .is_some_and(|found| found.colour == colour && (found.king || !kings_only))
            })
            .collect()
    }

    /// The position that this would be, were it playable: to be looked at.
    pub fn unchecked(&self) -> Position {
        Position {
            ringforts: Colour::BOTH.map(|colour| self.hills(colour, false)),
            kings: Colour::BOTH.map(|colour| self.hills(colour, true).iter().next()),
            bridges: self.bridges,
            counters: self.counters,
            side: self.side,
            step: self.step,
        }
    }

    /// Every reason why this arrangement cannot be played; none when it can.
    ///
    /// A position in which the game is already over is no fault: it can be shown, and says how
    /// it ended.
    pub fn faults(&self, rules: &RuleSet) -> Vec<Fault> {
        let position = self.unchecked();
        let in_battle = position.in_battle();
        let mut faults = Vec::new();
        for colour in Colour::BOTH {
            let kings = self.hills(colour, true).len();
            match kings {
                0 if !position.ringforts(colour).is_empty() => faults.push(Fault::NoKing(colour)),
                0 | 1 => {}
                found => faults.push(Fault::Kings { colour, found }),
            }
            let found = position.counters(colour);
            if found > COUNTERS {
                faults.push(Fault::Counters { colour, found });
            } else if found < COUNTERS && !in_battle && !rules.skips {
                faults.push(Fault::EarlyCounters(colour));
            }
        }
        if !in_battle && !self.bridges.is_empty() {
            faults.push(Fault::EarlyBridges);
        }
        let [red, blue] = position.ringforts.map(Pairs::inside);
        let astray = self.bridges.without(red).without(blue);
        faults.extend(astray.iter().map(Fault::Bridge));
        if !territory_can_be(&position, rules) {
            faults.push(Fault::Territory {
                found: position.ringforts.map(Hills::len),
                side: self.side,
                rule: match (in_battle, rules.skips) {
                    (_, true) => "B-2",
                    (true, false) => "A-13",
                    (false, false) => "A-2",
                },
            });
        }
        faults.extend(step_fault(&position, rules));
        faults
    }

    /// The position with this arrangement.
    ///
    /// # Errors
    /// Every reason why it cannot be played.
    pub fn position(&self, rules: &RuleSet) -> Result<Position, Vec<Fault>> {
        let faults = self.faults(rules);
        if faults.is_empty() {
            Ok(self.unchecked())
        } else {
            Err(faults)
        }
    }
}

/// Whether the numbers of ringforts can come about with this side to move.
fn territory_can_be(position: &Position, rules: &RuleSet) -> bool {
    // Who is to begin the next turn: a builder who may skip, and a swapper who has to link, have
    // already built and swapped.
    let mover = match position.step {
        Step::Skip | Step::Link => position.side.other(),
        Step::Begin | Step::Drop(_) | Step::Swap => position.side,
    };
    let most_skips = |colour| i64::from(rules.most_skips(position.counters(colour)));
    let (my_skips, their_skips) = (most_skips(mover), most_skips(mover.other()));
    let count = |colour| i64::from(position.ringforts(colour).len());
    let ahead = count(mover.other()) - count(mover);
    if position.in_battle() {
        // Each swap turns a lead of n into one of 2 - n for the other; some counters may have
        // paid for bridge-moves, so this is a range (A-13, B-8).
        (-my_skips..=their_skips + 2).contains(&ahead)
    } else {
        // As many turns each, or one more for the other, and a build more for each skip.
        let skips = their_skips - my_skips;
        ahead == skips || ahead == skips + 1
    }
}

/// What is wrong with a turn that is said to be half made.
fn step_fault(position: &Position, rules: &RuleSet) -> Option<Fault> {
    let (mine, enemy) = (position.side, position.side.other());
    let in_battle = position.in_battle();
    let has_paid = position.counters(mine) < COUNTERS;
    match position.step {
        Step::Begin => None,
        Step::Skip => {
            let beside = position
                .king(mine)
                .zip(position.king(enemy))
                .is_some_and(|(mine, enemy)| mine.neighbours().contains(enemy));
            let offered = rules.skips
                && beside
                && position.besieged(enemy)
                && position.bridges.is_empty()
                && position.counters(mine) > 0
                && (rules.skip_on_last_build || !in_battle);
            (!offered).then_some(Fault::Skip)
        }
        Step::Drop(lifted) => {
            let possible = in_battle
                && has_paid
                && Pairs::inside(position.ringforts(enemy)).contains(lifted)
                && !position.bridges.contains(lifted)
                && !position.drops(rules, lifted).is_empty();
            (!possible).then_some(Fault::Lifted(lifted))
        }
        Step::Swap => {
            let possible = in_battle
                && has_paid
                && !position.bridges(enemy).is_empty()
                && !position.swaps().is_empty();
            (!possible).then_some(Fault::Moved)
        }
        Step::Link => {
            let fresh = position
                .king(mine)
                .is_some_and(|king| position.unlinked(mine).contains(king));
            let possible = in_battle && fresh && !position.links(rules).is_empty();
            (!possible).then_some(Fault::Swapped)
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup {
            bridges: position.bridges,
            counters: position.counters,
            step: position.step,
            ..Setup::empty(position.side)
        };
        for colour in Colour::BOTH {
            for hill in position.ringforts(colour).iter() {
                let king = position.king(colour) == Some(hill);
                setup.put(hill, Some(Ringfort { colour, king }));
            }
        }
        setup
    }
}
