//! The lines of a game at the table: the main one, which is the game, and its branches; with notes.
//!
//! A line is all its actions from the start on, so that nothing has to be said about which line
//! leaves which. One of them is shown. A note belongs to a position: to the actions that lead
//! there, whichever lines share them.
//!
//! Whole turns of a line are lost in one way only, and that can be undone: when the player deletes
//! a branch. Going another way in a line leaves what came after as a branch of its own.
//!
//! Nothing here knows the rules: actions are texts, as in the record.
//!
//! - `heads`: what each branch is called by
//! - `merge`: what two windows have made of the notes and branches of one game

mod heads;
mod merge;

pub use heads::{Head, heads};
pub use merge::merged;

use super::session::Kept;
use crate::app::store::saved::{Branch, Content, Notes};

/// The longest note, in characters.
pub const LONGEST_NOTE: usize = 500;

/// The longest title of a branch, in characters.
pub const LONGEST_TITLE: usize = 60;

/// A branch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What the player has called it; empty when it is called by its turns.
    pub title: String,
    /// All its actions, from the start of the game on.
    pub actions: Vec<String>,
    /// Notes, each on the position after so many of them.
    pub notes: Notes,
}

/// The lines of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Lines {
    main: Kept,
    notes: Notes,
    branches: Vec<Line>,
    /// The branch that is shown; `None` for the main line.
    at: Option<usize>,
    /// The number of actions of the line that is shown up to the end of its last whole turn.
    whole: usize,
    /// The branch that was deleted last, and its place.
    gone: Option<(usize, Line)>,
}

impl Lines {
    /// The lines of a saved game, with the main one shown.
    pub fn new(content: Content) -> Lines {
        let mut branches = Vec::new();
        let main = &content.table.record.actions;
        unfold(main, content.branches, &mut branches);
        let mut lines = Lines {
            main: content.table,
            notes: content.notes,
            branches,
            at: None,
            whole: 0,
            gone: None,
        };
        lines.settle();
        lines
    }

    /// All of it, to be kept.
    pub fn content(&self) -> Content {
        let fold = |line: &Line| {
            let after = common(&self.main.record.actions, &line.actions);
            let note = |(at, words): (&u32, &String)| {
                let at = at.checked_sub(after as u32)?;
                Some((at, words.clone()))
            };
            Branch {
                after: after as u32,
                actions: line.actions[after..].to_vec(),
                title: line.title.clone(),
                notes: line.notes.iter().filter_map(note).collect(),
                branches: Vec::new(),
            }
        };
        let is_kept = |(index, _): &(usize, &Line)| !self.is_bare(*index);
        let branches = self.branches.iter().enumerate().filter(is_kept);
        Content {
            table: self.main.clone(),
            notes: self.notes.clone(),
            branches: branches.map(|(_, line)| fold(line)).collect(),
        }
    }

    /// What is to be sent to somebody: everything, or the branch that is shown by itself.
    pub fn to_share(&self) -> Content {
        match self.at {
            None => self.content(),
            Some(_) => Content {
                notes: self.shown_notes(),
                ..Content::from(self.table())
            },
        }
    }

    /// What is kept elsewhere takes the place of all this. The branch that is shown stays so, with
    /// what has been added to it: [`Lines::table`] is to be laid out anew.
    pub fn adopt(&mut self, content: Content) {
        let bare = self.at.is_some_and(|at| self.is_bare(at));
        let shown = self.shown_branch().cloned();
        let before = std::mem::replace(self, Lines::new(content));
        (self.whole, self.gone) = (before.whole, before.gone);
        if let Some(line) = shown {
            let same = |other: &Line| other.actions == line.actions;
            let goes_on = |other: &Line| !bare && other.actions.starts_with(&line.actions);
            let mut all = self.branches.iter();
            let place = all.position(same);
            let place = place.or_else(|| self.branches.iter().position(goes_on));
            self.at = place.or_else(|| {
                self.branches.push(line);
                Some(self.branches.len() - 1)
            });
        }
    }

    /// The branches, in the order in which they were begun.
    pub fn branches(&self) -> &[Line] {
        &self.branches
    }

    /// The branch that is shown; `None` for the main line.
    pub fn at(&self) -> Option<usize> {
        self.at
    }

    /// The number of actions that a branch has in common with the main line.
    pub fn leaves_after(&self, branch: usize) -> usize {
        let line = self.branches.get(branch);
        line.map_or(0, |line| common(&self.main.record.actions, &line.actions))
    }

    /// The line that is shown as a table. A branch is no game of a match, and nobody resigns in it.
    pub fn table(&self) -> Kept {
        match self.shown_branch() {
            None => self.main.clone(),
            Some(line) => {
                let mut record = self.main.record.clone();
                record.actions = line.actions.clone();
                record.resigned = None;
                Kept {
                    record,
                    shown: None,
                    series: None,
                    dropped: None,
                    over: false,
                    helped: self.main.helped,
                }
            }
        }
    }

    /// The line that is shown has become this; `whole` is the number of its actions up to the end
    /// of its last whole turn. When it has gone another way, what it was stays as a branch; a part
    /// of a turn that is begun anew does not.
    pub fn follow(&mut self, table: Kept, whole: usize) {
        let new = &table.record.actions;
        let old = self.actions().to_vec();
        let shared = common(&old, new);
        let whole_before = self.whole.min(old.len());
        let went_apart = new.len() > shared && shared < whole_before;
        let left = self.own_notes().split_off(&(shared as u32 + 1));
        match self.at.and_then(|at| self.branches.get_mut(at)) {
            None => self.main = table,
            Some(line) => line.actions = table.record.actions,
        }
        if went_apart {
            self.branches.push(Line {
                actions: old[..whole_before].to_vec(),
                ..Line::default()
            });
        }
        for (at, words) in left {
            // Where no line leads there any more, the note goes with the turn.
            old.get(..at as usize).map(|way| self.place(way, words));
        }
        self.whole = whole;
        self.settle();
    }

    /// Says how far the line that is shown has whole turns, as in [`Lines::follow`].
    pub fn laid(&mut self, whole: usize) {
        self.whole = whole;
    }

    /// Begins a branch that leaves the line that is shown after so many actions, and shows it.
    pub fn begin(&mut self, after: usize) {
        let actions = self.actions();
        let actions = actions[..after.min(actions.len())].to_vec();
        self.choose(None);
        self.branches.push(Line {
            actions,
            ..Line::default()
        });
        self.at = Some(self.branches.len() - 1);
        self.whole = after;
    }

    /// Shows a branch, or the main line.
    pub fn choose(&mut self, branch: Option<usize>) {
        let wanted = branch.and_then(|it| self.branches.get(it));
        let wanted = wanted.map(|line| line.actions.clone());
        self.at = None;
        self.settle();
        let place = |wanted| self.branches.iter().position(|it| it.actions == wanted);
        self.at = wanted.and_then(place);
        self.whole = 0;
    }

    /// Gives a branch a title, or takes it away.
    pub fn rename(&mut self, branch: usize, title: &str) {
        if let Some(line) = self.branches.get_mut(branch) {
            line.title = title.trim().chars().take(LONGEST_TITLE).collect();
        }
    }

    /// Deletes a branch. When it is shown, the main line is shown then.
    pub fn delete(&mut self, branch: usize) {
        if branch < self.branches.len() {
            if self.at == Some(branch) {
                self.at = None;
            }
            self.at = self.at.map(|at| at - usize::from(at > branch));
            let line = self.branches.remove(branch);
            // What is on the way of other lines too stays with them.
            for (way, words) in notes_of(&line) {
                self.place(&way, words);
            }
            self.gone = Some((branch, line));
        }
    }

    /// Brings the branch back that was deleted last, and says which it is now; none when another
    /// line has all of it by now.
    pub fn bring_back(&mut self) -> Option<usize> {
        let (place, line) = self.gone.take()?;
        let actions = line.actions.clone();
        let place = place.min(self.branches.len());
        self.branches.insert(place, line);
        self.at = self.at.map(|at| at + usize::from(at >= place));
        self.settle();
        self.branches.iter().position(|it| it.actions == actions)
    }

    /// The note on the position after so many actions of the line that is shown; empty where
    /// there is none.
    pub fn note(&self, at: usize) -> &str {
        let way = self.actions().get(..at);
        let notes = way.and_then(|way| {
            let shares = |line: &&Line| line.actions.starts_with(way);
            let main = self.main.record.actions.starts_with(way);
            let main = main.then_some(&self.notes).into_iter();
            let others = self.branches.iter().filter(shares).map(|line| &line.notes);
            main.chain(others).find_map(|notes| notes.get(&(at as u32)))
        });
        notes.map_or("", String::as_str)
    }

    /// Writes that note, or takes it away when it is empty.
    pub fn write_note(&mut self, at: usize, words: &str) {
        let Some(way) = self.actions().get(..at).map(<[String]>::to_vec) else {
            return;
        };
        let key = at as u32;
        if self.main.record.actions.starts_with(&way) {
            self.notes.remove(&key);
        }
        for line in &mut self.branches {
            if line.actions.starts_with(&way) {
                line.notes.remove(&key);
            }
        }
        let words: String = words.trim().chars().take(LONGEST_NOTE).collect();
        if !words.trim_end().is_empty() {
            let words = words.trim_end().to_owned();
            self.own_notes().insert(key, words);
            self.settle();
        }
    }

    /// The notes of the line that is shown as its turns are told: after how many actions, and what.
    pub fn shown_notes(&self) -> Notes {
        let all = 0..=self.actions().len();
        let note = |at| Some((at as u32, self.note(at).to_owned())).filter(|it| !it.1.is_empty());
        all.filter_map(note).collect()
    }

    fn shown_branch(&self) -> Option<&Line> {
        self.branches.get(self.at?)
    }

    fn actions(&self) -> &[String] {
        match self.shown_branch() {
            None => &self.main.record.actions,
            Some(line) => &line.actions,
        }
    }

    fn own_notes(&mut self) -> &mut Notes {
        match self.at.and_then(|at| self.branches.get_mut(at)) {
            None => &mut self.notes,
            Some(line) => &mut line.notes,
        }
    }

    /// True for a branch that has nothing of its own: no title, and no turn that is not in another
    /// line. Of two that are the same the first has it.
    fn is_bare(&self, branch: usize) -> bool {
        let line = &self.branches[branch];
        let within = |(index, other): (usize, &Line)| {
            let more = other.actions.len() > line.actions.len() || index < branch;
            index != branch && more && other.actions.starts_with(&line.actions)
        };
        line.title.is_empty()
            && (self.main.record.actions.starts_with(&line.actions)
                || self.branches.iter().enumerate().any(within))
    }

    /// Puts a note on the position to which a way leads, in the first line that goes there; false
    /// when there is none.
    fn place(&mut self, way: &[String], words: String) -> bool {
        let shares = |line: &&mut Line| line.actions.starts_with(way);
        let notes = match self.main.record.actions.starts_with(way) {
            true => Some(&mut self.notes),
            false => self
                .branches
                .iter_mut()
                .find(shares)
                .map(|line| &mut line.notes),
        };
        notes
            .map(|notes| join(notes, Notes::from([(way.len() as u32, words)])))
            .is_some()
    }

    /// Puts each note where it is looked for first, and lets go of branches that have nothing of
    /// their own, but for the one that is shown.
    fn settle(&mut self) {
        let mut notes = Vec::new();
        for index in (0..self.branches.len()).rev() {
            if self.at != Some(index) && self.is_bare(index) {
                notes.extend(notes_of(&self.branches.remove(index)));
                self.at = self.at.map(|at| at - usize::from(at > index));
            }
        }
        for line in &mut self.branches {
            notes.extend(notes_of(line));
            let length = line.actions.len() as u32;
            line.notes.retain(|at, _| *at > length);
        }
        for (way, words) in notes {
            self.place(&way, words);
        }
    }
}

/// The notes of a branch, each with the way to its position.
fn notes_of(line: &Line) -> Vec<(Vec<String>, String)> {
    let note = |(at, words): (&u32, &String)| {
        let way = line.actions.get(..*at as usize)?.to_vec();
        Some((way, words.clone()))
    };
    line.notes.iter().filter_map(note).collect()
}

/// Adds notes to others; where both have one, both stay.
fn join(notes: &mut Notes, more: Notes) {
    for (at, words) in more {
        match notes.get_mut(&at) {
            None => drop(notes.insert(at, words)),
            Some(there) if there.contains(&words) => {}
            Some(there) => {
                there.push('\n');
                there.push_str(&words);
            }
        }
    }
}

/// Branches with all their actions from the start of the game on, those that leave them behind
/// them.
fn unfold(line: &[String], branches: Vec<Branch>, lines: &mut Vec<Line>) {
    for branch in branches {
        let after = line.len().min(branch.after as usize);
        let actions = [&line[..after], &branch.actions].concat();
        let notes = branch.notes.into_iter();
        lines.push(Line {
            title: branch.title,
            notes: notes
                .map(|(at, words)| (at.saturating_add(after as u32), words))
                .collect(),
            actions: actions.clone(),
        });
        unfold(&actions, branch.branches, lines);
    }
}

/// How many actions two lines have in common from the start on.
fn common(one: &[String], other: &[String]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}

#[cfg(test)]
mod tests;
