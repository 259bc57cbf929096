//! Lessons: short courses in which a newcomer learns each game, a goal at a time.
//!
//! A lesson is data ([`Lesson`]): a position, a goal, who answers. The rules of the game judge
//! every turn of an [`Attempt`], so there is no list of right answers that could be wrong; what a
//! lesson gives as its ways to the goal serves for hints, and the tests play them.
//!
//! - [`lesson`]: what a lesson is, and the names of all of them
//! - [`attempt`]: an attempt at one
//! - [`solve`]: who wins within a few turns, by looking at everything
//! - [`progress`]: the stars that a learner has, as they are kept
//! - [`tafl`], [`tara`], [`chalice`], [`brian_boru`]: the courses

pub mod attempt;
pub mod brian_boru;
pub mod chalice;
pub mod lesson;
pub mod progress;
pub mod solve;
pub mod tafl;
pub mod tara;

#[cfg(test)]
mod tests;

pub use attempt::{Attempt, State, Why};
pub use lesson::{Goal, Lesson, LessonId, Replies, Start};
pub use progress::Progress;

use crate::{
    game::{Notation, Seat},
    shelf::GameName,
};

/// A game that has a course.
pub trait Taught: Notation {
    /// What a turn can be asked to do.
    type Deed: Copy + std::fmt::Debug + 'static;

    /// The lessons of one of its games, in the order of [`LessonId::of`].
    fn course(game: GameName) -> &'static [Lesson<Self::Deed>];

    /// Whether a seat's turn has done what was asked. In a game whose parts have no fixed number
    /// of turns it is everything that was done in one part.
    fn done(
        deed: Self::Deed,
        seat: Seat,
        before: &Self,
        turn: &[Self::Action],
        after: &Self,
    ) -> bool;

    /// How much of a choice an action is, for a seat that is to do as little as it can: the
    /// smallest is taken.
    fn eagerness(_action: Self::Action) -> u32 {
        0
    }

    /// The lesson of this name.
    fn lesson(id: LessonId) -> Option<&'static Lesson<Self::Deed>> {
        Self::course(id.game())
            .iter()
            .find(|lesson| lesson.id == id)
    }
}
