//! A two-player game as a Monte Carlo search sees it.
//!
//! The value that implements [`Rollout`] is the rules; positions are small and copied. The tree
//! grows by atomic actions, so that the steps of one turn share their beginnings. Every game must
//! end, whatever is played.

use super::{Chance, duel::Subtlety};
use arrayvec::ArrayVec;
use std::fmt::{Debug, Display};

/// The most actions that any position can have, for lists without allocation.
pub const MAX_ACTIONS: usize = 128;

/// The actions of one position.
pub type Actions<A> = ArrayVec<A, MAX_ACTIONS>;

/// The number below which [`Rollout::action_index`] stays.
pub const ACTION_INDICES: usize = 512;

/// A two-player game of perfect information that always ends, with points for one seat.
pub trait Rollout {
    /// A position. It needs nothing of its past.
    type Position: Copy + Eq + Debug;
    /// An atomic action.
    type Action: Copy + Eq + Ord + Debug + Display;

    /// The seat to act: 0 or 1. Of no meaning when the game is over.
    fn to_act(&self, position: &Self::Position) -> u8;

    /// What seat 0 has won, when the game is over here; what it has lost, below 0. Never 0, and
    /// between -100 and 100.
    fn result(&self, position: &Self::Position) -> Option<i32>;

    /// What the result would be if the game ended here.
    fn count(&self, position: &Self::Position) -> i32;

    /// All legal actions; none exactly when the game is over.
    fn actions(&self, position: &Self::Position) -> Actions<Self::Action>;

    /// Does a legal action.
    fn play(&self, position: &mut Self::Position, action: Self::Action);

    /// Any action, evenly among those of its kind; `None` exactly when the game is over.
    fn any_action(&self, position: &Self::Position, chance: &mut Chance) -> Option<Self::Action>;

    /// An action that a player with some sense might choose, found by a cheap look; `None`
    /// exactly when the game is over.
    fn sensible_action(
        &self,
        position: &Self::Position,
        chance: &mut Chance,
    ) -> Option<Self::Action>;

    /// How promising an action looks before any search, for the seat to act: thousandths above
    /// or below an even chance to win, between -500 and 500.
    fn promise(&self, position: &Self::Position, action: Self::Action) -> i32;

    /// How easily a person overlooks an action.
    fn subtlety(&self, position: &Self::Position, action: Self::Action) -> Subtlety;

    /// The action as a small number. Different actions have different ones.
    fn action_index(&self, action: Self::Action) -> usize;

    /// A 64-bit key: equal positions have equal keys, different ones almost surely different.
    fn key(&self, position: &Self::Position) -> u64;

    /// True when so little is left to play that it may be looked through to the end.
    fn is_short(&self, position: &Self::Position) -> bool;
}
