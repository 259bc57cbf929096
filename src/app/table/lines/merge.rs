//! What two windows have made of the notes and branches of one game.

use super::{Line, Lines, notes_of};
use crate::app::{
    store::saved::{Content, Notes},
    table::session::Kept,
};
use std::collections::{BTreeMap, BTreeSet};

/// What has become of `base` in two windows, in one, around this main line: whatever either has
/// added or changed is there, and what one has deleted and the other left alone is not. Where both
/// have changed one note, both texts stay.
pub fn merged(base: &Content, theirs: &Content, mine: &Content, main: &Kept) -> Content {
    let [base, theirs, mine] = [base, theirs, mine].map(|it| Lines::new(it.clone()));
    let same = |lines: &Lines, line: &Line| {
        let mut all = lines.branches.iter();
        all.find(|it| it.actions == line.actions).cloned()
    };
    let mut branches = Vec::new();
    for line in &mine.branches {
        let before = same(&base, line);
        match (same(&theirs, line), before) {
            (None, Some(before)) if before == *line => {}
            (None, _) => branches.push(line.clone()),
            (Some(other), before) => {
                let is_mine = line.title != before.unwrap_or_default().title;
                branches.push(if is_mine { line.clone() } else { other });
            }
        }
    }
    let new =
        |line: &&Line| same(&mine, line).is_none() && same(&base, line).as_ref() != Some(line);
    branches.extend(theirs.branches.iter().filter(new).cloned());
    for line in &mut branches {
        line.notes = Notes::new();
    }
    let mut lines = Lines {
        main: main.clone(),
        notes: Notes::new(),
        branches,
        at: None,
        whole: 0,
        gone: None,
    };
    for (way, words) in merged_notes(&base, &theirs, &mine) {
        if !lines.place(&way, words.clone()) {
            // Its line was deleted in one window while it was written in the other.
            lines.branches.push(Line {
                title: String::new(),
                notes: Notes::from([(way.len() as u32, words)]),
                actions: way,
            });
        }
    }
    lines.settle();
    lines.content()
}

/// The ways to positions, each with a text.
type Ways = BTreeMap<Vec<String>, String>;

/// All notes of all lines, by the way that leads to each.
fn ways(lines: &Lines) -> Ways {
    let main = Line {
        actions: lines.main.record.actions.clone(),
        notes: lines.notes.clone(),
        ..Line::default()
    };
    let all = std::iter::once(&main).chain(&lines.branches);
    all.flat_map(notes_of).collect()
}

fn merged_notes(base: &Lines, theirs: &Lines, mine: &Lines) -> Ways {
    let [base, theirs, mine] = [base, theirs, mine].map(ways);
    let all: BTreeSet<&Vec<String>> = theirs.keys().chain(mine.keys()).collect();
    let note = |way: &Vec<String>| {
        let [base, theirs, mine] = [&base, &theirs, &mine].map(|notes| notes.get(way));
        let words = match (theirs, mine) {
            _ if mine == base => theirs?.clone(),
            _ if theirs == base || theirs == mine => mine?.clone(),
            (Some(theirs), Some(mine)) => format!("{mine}\n{theirs}"),
            (theirs, mine) => mine.or(theirs)?.clone(),
        };
        Some((way.clone(), words))
    };
    all.into_iter().filter_map(note).collect()
}
