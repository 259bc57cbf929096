//! What each branch is called by, as long as it has no title.

use super::Lines;
use crate::game::Notation;

/// How many turns of a branch are told in its name.
const TOLD: usize = 3;

/// What there is to say of a branch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// The number of whole turns before it leaves the main line.
    pub turn: usize,
    /// Its first turns in notation, with `…` where there are more; empty where it has none yet,
    /// where turns can be hidden, and where it cannot be played.
    pub words: String,
}

/// The heads of all branches.
pub fn heads<G: Notation>(lines: &Lines) -> Vec<Head> {
    let branches = lines.branches().iter().enumerate();
    let head = |(index, line): (usize, &super::Line)| {
        let mut record = lines.main.record.clone();
        record.actions = line.actions.clone();
        record.resigned = None;
        let Ok(timeline) = record.replay::<G>() else {
            return Head::default();
        };
        let after = lines.leaves_after(index);
        let starts = timeline.turn_starts();
        // The turn within which it leaves is its own.
        let turn = starts.iter().filter(|start| **start <= after).count();
        let turn = turn.saturating_sub(1);
        if G::HIDES {
            return Head {
                turn,
                words: String::new(),
            };
        }
        let own = starts.windows(2).skip(turn);
        let mut words: Vec<String> = own
            .clone()
            .take(TOLD)
            .map(|ends| {
                timeline
                    .at(ends[0])
                    .turn_text(&timeline.actions()[ends[0]..ends[1]])
            })
            .collect();
        if own.count() > TOLD {
            words.push("…".to_owned());
        }
        Head {
            turn,
            words: words.join(" "),
        }
    };
    branches.map(head).collect()
}
