//! A table as it is kept between visits.

use super::{Dropped, Series, Session};
use crate::game::{Notation, Record, RecordError, Seat};
use serde::{Deserialize, Serialize};

/// A table as it is kept between visits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The game, with all its actions.
    pub record: Record,
    /// The number of actions before the position that was shown; absent at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<usize>,
    /// The match that the game belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
    /// What playing on from an earlier point has dropped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dropped: Option<KeptLine>,
    /// True when the game is over: the hall need not play it again to know.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
    /// True when the only person has had help, as [`Session::is_helped`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub helped: bool,
}

impl Kept {
    /// True when the game has begun and is not over.
    pub fn waits(&self) -> bool {
        !self.over && !self.record.actions.is_empty()
    }
}

/// The later turns that playing on has put aside, as they are kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptLine {
    /// The number of actions before them.
    pub after: usize,
    /// The actions, as text.
    pub actions: Vec<String>,
    /// The seat that resigned after them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resigned: Option<Seat>,
}

impl<G: Notation> Session<G> {
    /// Lays a kept table out again.
    ///
    /// # Errors
    /// As [`Session::new`].
    pub fn reopen(kept: Kept) -> Result<Session<G>, RecordError> {
        let mut session = Session::new(kept.record, kept.series)?;
        session.helped = kept.helped;
        // A line that cannot be read is no reason to refuse the game itself.
        session.dropped = kept.dropped.filter(|_| !G::HIDES).and_then(|line| {
            let actions = line.actions.iter().map(|text| text.parse().ok());
            Some(Dropped {
                after: line.after,
                actions: actions.collect::<Option<Vec<_>>>()?,
                resigned: line.resigned.filter(|seat| seat.0 < session.seats()),
            })
        });
        if let Some(shown) = kept.shown.filter(|_| !session.must_hide()) {
            session.go(shown);
        }
        Ok(session)
    }

    /// The table as it is to be kept.
    pub fn keep(&self) -> Kept {
        Kept {
            record: self.record(),
            shown: self.can_redo().then_some(self.shown),
            series: self.series.clone(),
            dropped: self.dropped.as_ref().map(|line| KeptLine {
                after: line.after,
                actions: line.actions.iter().map(ToString::to_string).collect(),
                resigned: line.resigned,
            }),
            over: self.is_over(),
            helped: self.is_helped(),
        }
    }
}
