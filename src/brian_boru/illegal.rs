//! Why a choice is refused.

use super::{Card, Region, Step};
use crate::game::{self, Seat};
use std::fmt;
use thiserror::Error;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    #[error("The game is over (R12.1).")]
    Over,
    #[error("Seat {0} has nothing to choose now (R3.3).")]
    NotYourTurn(Seat),
    #[error("Now {0} ({rule}).", rule = .0.rule())]
    NotNow(Step),
    #[error("{0} is no home that is still free (R2.2).")]
    NoHome(Region),
    #[error("Your hand is empty: you must take a card of the row (R4.1).")]
    MustTake,
    #[error("You took a card with an empty hand and must play it now (R4.1).")]
    MustPlay,
    #[error("The card {card} is not in your hand ({rule}).", rule = .step.rule())]
    NotInHand { card: Card, step: Step },
    #[error("The card {card} is not in the row ({rule}).", rule = .step.rule())]
    NotInRow { card: Card, step: Step },
    #[error("Seat {0} is no opponent with a piece in that region (R6.1).")]
    NoTarget(Seat),
}

impl game::Illegal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::Over => "R12.1",
            Illegal::NotYourTurn(_) => "R3.3",
            Illegal::NotNow(step)
            | Illegal::NotInHand { step, .. }
            | Illegal::NotInRow { step, .. } => step.rule(),
            Illegal::NoHome(_) => "R2.2",
            Illegal::MustTake | Illegal::MustPlay => "R4.1",
            Illegal::NoTarget(_) => "R6.1",
        }
    }
}

impl Step {
    /// The number of the rule that asks for this decision.
    pub fn rule(self) -> &'static str {
        match self {
            Step::Home => "R2.2",
            Step::ForcedTake => "R4.1",
            Step::Lay => "R4.2",
            Step::Target => "R6.1",
            Step::Upgrade | Step::Place => "R7.1",
            Step::Join => "R7.3",
            Step::Propose => "R8.1",
            Step::Pay => "R8.2",
            Step::Swap => "R9.1",
            Step::Take => "R10.1",
            Step::Discard => "R10.3",
            Step::Over => "R12.1",
        }
    }
}

/// What is to be decided, after “Now …”.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Step::Home => "choose your home region",
            Step::ForcedTake => "take a card of the row, for your hand is empty",
            Step::Lay => "lay a card in a zone, or hold",
            Step::Target => "choose whose piece your attack removes",
            Step::Upgrade => "say whether you upgrade your castle",
            Step::Place => "say whether you place a piece beside your castle",
            Step::Join => "say whether you place a piece in the builder's region",
            Step::Propose => "choose the card that you propose",
            Step::Pay => "say whether you pay a piece for the proposal",
            Step::Swap => "exchange a card of your hand for one of the row, or do not",
            Step::Take => "take a card of the row, or do not",
            Step::Discard => "put away a card, for you are over the hand limit",
            Step::Over => "the game is over",
        })
    }
}
