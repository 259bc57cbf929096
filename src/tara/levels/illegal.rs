//! Why a step is refused.

use super::{Action, Position, RuleSet, Step, rules::Destination};
use crate::{
    game,
    tara::{Hill, Pair, Pairs},
};
use thiserror::Error;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    #[error("The game is over (A-13).")]
    Over,
    #[error("Battle begins when the board is full; until then you build (A-4).")]
    Manoeuvres,
    #[error("The board is full: nobody builds in Battle (A-4).")]
    Battle,
    #[error("There is a ringfort on {0} already (A-2).")]
    Occupied(Hill),
    #[error(
        "{hill} is not one or two hills from the enemy king on {king} in a straight line (A-2)."
    )]
    OutOfReach { hill: Hill, king: Hill },
    #[error("No skip is offered here: a build must complete the siege of the enemy king (B-2).")]
    NoSkip,
    #[error("First take the skip or decline it (B-2).")]
    SkipFirst,
    #[error("There is no enemy ringfort on {0} (A-7).")]
    NotEnemy(Hill),
    #[error("The enemy king protects his ringfort on {0} (A-11).")]
    King(Hill),
    #[error("The ringfort on {0} is linked by a bridge (A-7).")]
    Linked(Hill),
    #[error("You have no counter left to pay for a bridge-move (A-8).")]
    NoCounter,
    #[error("There is no enemy bridge on {0} (A-8).")]
    NoBridge(Pair),
    #[error("The bridge on {0} has nowhere to go (A-9).")]
    NoDestination(Pair),
    #[error("The bridge on {0} has nowhere to go in the enemy king's lines (B-7).")]
    NoDestinationInLine(Pair),
    #[error("The bridge on {0} cannot be moved so that a swap can follow (A-10).")]
    NoSwapAfterLift(Pair),
    #[error("A bridge is put down only after it was lifted elsewhere (A-8).")]
    NothingLifted,
    #[error("Now put the lifted bridge on another enemy pair (A-8).")]
    DropFirst,
    #[error("The bridge was lifted from {0}; it must go to another pair (A-8).")]
    SamePair(Pair),
    #[error("{0} is not a pair of enemy ringforts (A-8).")]
    NotEnemyPair(Pair),
    #[error("There is a bridge on {0} already (A-9).")]
    Unavailable(Pair),
    #[error("A ringfort of {0} carries a bridge; at this table both must be bare (A-9).")]
    NotBare(Pair),
    #[error("{pair} is not in the row or the column of the enemy king on {king} (B-7).")]
    NotInEnemyLine { pair: Pair, king: Hill },
    #[error("With the bridge on {0} no swap could follow (A-10).")]
    NoSwapAfterDrop(Pair),
    #[error("After the bridge now take an unlinked enemy ringfort (A-8).")]
    SwapAfterDrop,
    #[error("After a bridge-move you link nothing of your own (A-8).")]
    NoLinkAfterMove,
    #[error("You link after your swap, not before (A-7).")]
    SwapFirst,
    #[error("{0} is not a pair of your own ringforts (A-7).")]
    NotYourPair(Pair),
    #[error("There is a bridge on {0} already (G-4).")]
    Bridged(Pair),
    #[error("{pair} is not in the row or the column of your king on {king} (B-6).")]
    NotInYourLine { pair: Pair, king: Hill },
    #[error("Now link two of your ringforts with a bridge (A-7).")]
    LinkFirst,
}

impl game::Illegal for Illegal {
    fn rule(&self) -> &'static str {
        use Illegal::*;
        match self {
            Over => "A-13",
            Manoeuvres | Battle => "A-4",
            Occupied(_) | OutOfReach { .. } => "A-2",
            NoSkip | SkipFirst => "B-2",
            King(_) => "A-11",
            NotEnemy(_) | Linked(_) | SwapFirst | NotYourPair(_) | LinkFirst => "A-7",
            NoDestination(_) | Unavailable(_) | NotBare(_) => "A-9",
            NoSwapAfterLift(_) | NoSwapAfterDrop(_) => "A-10",
            NoDestinationInLine(_) | NotInEnemyLine { .. } => "B-7",
            NotInYourLine { .. } => "B-6",
            Bridged(_) => "G-4",
            NoCounter | NoBridge(_) | NothingLifted | DropFirst | SamePair(_) | NotEnemyPair(_)
            | SwapAfterDrop | NoLinkAfterMove => "A-8",
        }
    }
}

impl Position {
    /// Says whether an action is legal.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn check(&self, rules: &RuleSet, action: Action) -> Result<(), Illegal> {
        if self.ending(rules).is_some() {
            return Err(Illegal::Over);
        }
        match (self.step, action) {
            (Step::Skip, Action::Skip | Action::Decline) => Ok(()),
            (Step::Skip, _) => Err(Illegal::SkipFirst),
            (_, Action::Skip | Action::Decline) => Err(Illegal::NoSkip),
            (Step::Drop(lifted), Action::Drop(pair)) => self.check_drop(rules, lifted, pair),
            (Step::Drop(_), _) => Err(Illegal::DropFirst),
            (Step::Swap, Action::Swap(hill)) => self.check_swap(hill),
            (Step::Swap, _) => Err(Illegal::SwapAfterDrop),
            (Step::Link, Action::Link(pair)) => self.check_link(rules, pair),
            (Step::Link, _) => Err(Illegal::LinkFirst),
            (Step::Begin, Action::Build(hill)) => self.check_build(hill),
            (Step::Begin, _) if !self.in_battle() => Err(Illegal::Manoeuvres),
            (Step::Begin, Action::Swap(hill)) => self.check_swap(hill),
            (Step::Begin, Action::Lift(pair)) => self.check_lift(rules, pair),
            (Step::Begin, Action::Drop(_)) => Err(Illegal::NothingLifted),
            (Step::Begin, Action::Link(_)) => Err(Illegal::SwapFirst),
        }
    }

    fn check_build(&self, hill: Hill) -> Result<(), Illegal> {
        if self.builds().contains(hill) {
            return Ok(());
        }
        if self.in_battle() {
            return Err(Illegal::Battle);
        }
        match self.king(self.side.other()) {
            Some(king) if self.empty().contains(hill) => Err(Illegal::OutOfReach { hill, king }),
            _ => Err(Illegal::Occupied(hill)),
        }
    }

    fn check_swap(&self, hill: Hill) -> Result<(), Illegal> {
        let enemy = self.side.other();
        if self.swaps().contains(hill) {
            Ok(())
        } else if !self.ringforts(enemy).contains(hill) {
            Err(Illegal::NotEnemy(hill))
        } else if self.king(enemy) == Some(hill) {
            Err(Illegal::King(hill))
        } else {
            Err(Illegal::Linked(hill))
        }
    }

    fn check_lift(&self, rules: &RuleSet, pair: Pair) -> Result<(), Illegal> {
        let enemy = self.side.other();
        if self.lifts(rules).contains(pair) {
            return Ok(());
        }
        if self.counters(self.side) == 0 {
            return Err(Illegal::NoCounter);
        }
        if !self.bridges(enemy).contains(pair) {
            return Err(Illegal::NoBridge(pair));
        }
        if !self
            .without_bridge(pair)
            .destinations(rules, pair)
            .is_empty()
        {
            Err(Illegal::NoSwapAfterLift(pair))
        } else if rules.king_lines {
            Err(Illegal::NoDestinationInLine(pair))
        } else {
            Err(Illegal::NoDestination(pair))
        }
    }

    fn check_drop(&self, rules: &RuleSet, lifted: Pair, pair: Pair) -> Result<(), Illegal> {
        let enemy = self.side.other();
        if self.drops(rules, lifted).contains(pair) {
            return Ok(());
        }
        if pair == lifted {
            return Err(Illegal::SamePair(pair));
        }
        if !Pairs::inside(self.ringforts(enemy)).contains(pair) {
            return Err(Illegal::NotEnemyPair(pair));
        }
        if self.bridges.contains(pair) {
            return Err(Illegal::Unavailable(pair));
        }
        if let Some(king) = self.king(enemy).filter(|_| rules.king_lines)
            && !Pairs::in_lines(king).contains(pair)
        {
            return Err(Illegal::NotInEnemyLine { pair, king });
        }
        if rules.bridge_destination == Destination::BareRingforts
            && !pair.ends().within(self.unlinked(enemy))
        {
            return Err(Illegal::NotBare(pair));
        }
        Err(Illegal::NoSwapAfterDrop(pair))
    }

    /// Says whether the side to move could put a bridge on a pair of its own.
    pub(super) fn check_link(&self, rules: &RuleSet, pair: Pair) -> Result<(), Illegal> {
        if self.links(rules).contains(pair) {
            return Ok(());
        }
        if !Pairs::inside(self.ringforts(self.side)).contains(pair) {
            return Err(Illegal::NotYourPair(pair));
        }
        match self.king(self.side) {
            Some(king) if !self.bridges.contains(pair) => {
                Err(Illegal::NotInYourLine { pair, king })
            }
            _ => Err(Illegal::Bridged(pair)),
        }
    }
}
