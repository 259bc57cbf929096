//! What stands on the board, what may be done, and what it leads to.

use super::RuleSet;
use crate::{
    game::{Chance, ParseError},
    tara::{
        Colour, Ending, Hill, Hills,
        hills::{SIZE, mix_all},
        score::Reason,
    },
};
use std::{fmt, str::FromStr};

/// A whole turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Put a ringfort on an empty hill (P-2, P-4, P-6).
    Build(Hill),
    /// Put one's own in the place of a besieged enemy ringfort (P-5).
    Capture(Hill),
}

/// `d1`, `xd1`
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Build(hill) => write!(f, "{hill}"),
            Action::Capture(hill) => write!(f, "x{hill}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text.strip_prefix('x') {
            Some(hill) => hill.parse().map(Action::Capture),
            None => text.parse().map(Action::Build),
        }
    }
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Nobody is OUT.
    Open,
    /// The player who is not to move is OUT; this is the last turn (P-7).
    LastTurn,
    /// The last turn was had, or there was none to have (P-7).
    Over,
}

/// A position of Poisoned Chalice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    ringforts: [Hills; 2],
    side: Colour,
    phase: Phase,
}

/// The ringforts that are built in Manoeuvres (P-2).
pub const MANOEUVRES: u32 = 8;

impl Position {
    /// The empty board.
    pub const fn start(rules: &RuleSet) -> Position {
        Position {
            ringforts: [Hills::NONE; 2],
            side: rules.first,
            phase: Phase::Open,
        }
    }

    /// The position with these ringforts of Red and of Blue. A side to move that can do nothing
    /// is OUT, and the other is to move (P-7).
    pub(super) fn new(
        rules: &RuleSet,
        ringforts: [Hills; 2],
        side: Colour,
        phase: Phase,
    ) -> Position {
        let mut position = Position {
            ringforts,
            side,
            phase,
        };
        position.call_out(rules);
        position
    }

    /// The hills with ringforts of a colour.
    pub const fn ringforts(&self, colour: Colour) -> Hills {
        self.ringforts[colour.index()]
    }

    /// The side to move; at the end, the side that could have had the last turn.
    pub const fn side(&self) -> Colour {
        self.side
    }

    /// Where the game stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The hills without a ringfort.
    pub const fn empty(&self) -> Hills {
        let [red, blue] = self.ringforts;
        Hills::BOARD.without(red).without(blue)
    }

    /// True when the eight turns of Manoeuvres are over (P-3).
    pub const fn in_battle(&self) -> bool {
        Hills::BOARD.len() - self.empty().len() >= MANOEUVRES
    }

    /// A colour's own row, counted from 0: a rank for Red, a file for Blue (P-1).
    pub const fn row(colour: Colour, number: u8) -> Hills {
        match colour {
            Colour::Red => Hills::row(number),
            Colour::Blue => Hills::column(number),
        }
    }

    /// The hills of a colour's qualified rows, full and empty ones (P-3).
    pub fn qualified(&self, rules: &RuleSet, colour: Colour) -> Hills {
        let (mine, theirs) = (self.ringforts(colour), self.ringforts(colour.other()));
        let is_qualified = |row: &Hills| {
            let (mine, theirs) = (row.and(mine).len(), row.and(theirs).len());
            // With something of the opponent's in it, a row in which one has no more is not
            // empty of ringforts.
            theirs > 0 && mine + u32::from(rules.fewer) <= theirs && row.meets(self.empty())
        };
        (0..SIZE)
            .map(|number| Position::row(colour, number))
            .filter(is_qualified)
            .fold(Hills::NONE, Hills::or)
    }

    /// The ringforts of a colour of which the opponent holds every neighbour (P-5).
    pub const fn besieged(&self, colour: Colour) -> Hills {
        let held = self.ringforts(colour.other());
        self.ringforts(colour)
            .without(Hills::BOARD.without(held).beside())
    }

    /// The hills on which the side to move can build in Manoeuvres (P-2).
    fn manoeuvres(&self) -> Hills {
        let mine = self.ringforts(self.side);
        let occupied = Hills::BOARD.without(self.empty());
        Hills::EDGES
            .into_iter()
            .filter(|edge| !edge.meets(mine))
            .fold(Hills::NONE, Hills::or)
            .without(occupied)
            .without(across(occupied))
    }

    /// Where the side to move can build; nowhere when it has to capture or can do nothing.
    pub fn builds(&self, rules: &RuleSet) -> Hills {
        match self.phase {
            Phase::Over | Phase::LastTurn => Hills::NONE,
            Phase::Open if !self.in_battle() => self.manoeuvres(),
            Phase::Open => {
                let qualified = self.qualified(rules, self.side).and(self.empty());
                if !qualified.is_empty() {
                    qualified // P-4
                } else if self.besieged(self.side.other()).is_empty() {
                    self.empty() // P-6
                } else {
                    Hills::NONE // P-5
                }
            }
        }
    }

    /// What the side to move can capture; it has to when there is anything (P-5).
    pub fn captures(&self, rules: &RuleSet) -> Hills {
        match self.phase {
            Phase::Over => Hills::NONE,
            Phase::Open if !self.in_battle() || !self.qualified(rules, self.side).is_empty() => {
                Hills::NONE
            }
            Phase::Open | Phase::LastTurn => self.besieged(self.side.other()),
        }
    }

    /// How the game ended, if it did (P-7, P-8).
    pub fn ending(&self, rules: &RuleSet) -> Option<Ending> {
        (self.phase == Phase::Over).then(|| self.count(rules))
    }

    /// How the game would end with this board.
    pub const fn count(&self, rules: &RuleSet) -> Ending {
        Ending::count(self.ringforts, rules.first, Reason::Out)
    }

    /// A 64-bit key: equal positions have equal keys, different ones almost surely different.
    pub fn key(&self) -> u64 {
        let [red, blue] = self.ringforts.map(Hills::bits);
        mix_all([
            red,
            blue,
            (self.side.index() << 2 | self.phase as usize) as u64,
        ])
    }

    /// A random action, evenly; `None` when the game is over.
    pub fn random_action(&self, rules: &RuleSet, chance: &mut Chance) -> Option<Action> {
        let builds = self.builds(rules);
        if builds.is_empty() {
            let captures = self.captures(rules);
            let count = Some(captures.len()).filter(|count| *count > 0)?;
            captures.nth(chance.below(count)).map(Action::Capture)
        } else {
            builds.nth(chance.below(builds.len())).map(Action::Build)
        }
    }

    /// Does an action that is legal.
    pub fn play(&mut self, rules: &RuleSet, action: Action) {
        let (mine, theirs) = (self.side.index(), self.side.other().index());
        let (Action::Build(hill) | Action::Capture(hill)) = action;
        self.ringforts[theirs] = self.ringforts[theirs].without(hill.set());
        self.ringforts[mine] = self.ringforts[mine].or(hill.set());
        if self.phase == Phase::LastTurn {
            self.phase = Phase::Over;
        } else {
            self.side = self.side.other();
            self.call_out(rules);
        }
    }

    /// A side to move that can do nothing is OUT, and the other has one more turn; when that one
    /// can do nothing either, the game is over (P-7).
    fn call_out(&mut self, rules: &RuleSet) {
        let can_act = |at: &Position| !at.empty().is_empty() || !at.captures(rules).is_empty();
        if self.phase == Phase::Open && !can_act(self) {
            self.side = self.side.other();
            self.phase = Phase::LastTurn;
        }
        if self.phase == Phase::LastTurn && !can_act(self) {
            self.phase = Phase::Over;
        }
    }

    /// Ends the game when one player is OUT: the last turn was had. `None` when nobody is.
    pub(super) fn end(&mut self) -> Option<()> {
        (self.phase != Phase::Open).then(|| self.phase = Phase::Over)
    }

    /// How the game ends when it is played on at random; nothing is allocated.
    pub fn play_out(mut self, rules: &RuleSet, chance: &mut Chance) -> Ending {
        while let Some(action) = self.random_action(rules, chance) {
            self.play(rules, action);
        }
        self.count(rules)
    }
}

/// The hills straight across the board from hills on the edges (P-2).
pub(super) const fn across(hills: Hills) -> Hills {
    let [south, north, west, east] = Hills::EDGES;
    Hills(
        (hills.0 & south.0) << 48
            | (hills.0 & north.0) >> 48
            | (hills.0 & west.0) << 6
            | (hills.0 & east.0) >> 6,
    )
}
