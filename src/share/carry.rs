//! Whether a game goes on where another one stands.

use crate::game::{Player, Record};

/// How a game that has come stands to one that is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// They are the same.
    Same,
    /// The one here is the beginning of the one that has come, which can take its place.
    GoesOn,
    /// They differ, or the one here has gone further.
    Apart,
}

/// How `came` stands to `here`.
///
/// They meet when they have the same rules, start and seed, and the same players: whoever has no
/// name may be anybody, since a friend who plays on may have given one.
pub fn meet(here: &Record, came: &Record) -> Meeting {
    let same_table = (&here.game, &here.rules, here.seed, &here.start)
        == (&came.game, &came.rules, came.seed, &came.start)
        && here.seats.len() == came.seats.len()
        && here
            .seats
            .iter()
            .zip(&came.seats)
            .all(|(one, other)| may_be(one, other));
    // An empty table is the beginning of every game; nothing is gained by meeting it.
    if !same_table || here.actions.is_empty() || !came.actions.starts_with(&here.actions) {
        return Meeting::Apart;
    }
    let longer = came.actions.len() > here.actions.len();
    match (here.resigned, came.resigned) {
        (one, other) if one == other && !longer => Meeting::Same,
        (None, _) => Meeting::GoesOn,
        (Some(_), _) => Meeting::Apart,
    }
}

/// Whether two players may be the same.
fn may_be(one: &Player, other: &Player) -> bool {
    match (one, other) {
        (Player::Person { name: one }, Player::Person { name: other }) => {
            one.is_empty() || other.is_empty() || one == other
        }
        (one, other) => one == other,
    }
}
