//! What the viewer may know of the game on the table and its past.

use super::Session;
use crate::game::{Notation, Seat, SeenTurn, Timeline, View};
use std::rc::Rc;

/// A game on the table as the viewer may know it: everything that is drawn, written or spoken
/// is made of this.
pub struct Sight<'a, G: Notation> {
    session: &'a Session<G>,
    viewer: Seat,
}

/// One turn of the record, as the viewer may read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The seat that played it.
    pub seat: Seat,
    /// The number of actions before it.
    pub start: usize,
    /// The number of actions after it.
    pub end: usize,
    /// The turn in notation; an unfinished one ends with `…`.
    pub text: String,
    /// The part of the game that it belongs to, where the game has parts.
    pub part: Option<u32>,
}

/// The rows in which turns are written, by their indices, each with its number: a part of the game
/// where it has such, and otherwise a turn for each seat in its own place, which is empty where
/// the seat did not play.
pub fn rows(entries: &[Entry], seats: u8) -> Vec<(usize, Vec<Option<usize>>)> {
    let mut rows: Vec<(usize, Vec<Option<usize>>)> = Vec::new();
    let mut part = None;
    for (index, entry) in entries.iter().enumerate() {
        let place = entry.seat.index();
        let fits = match entry.part {
            Some(_) => part == entry.part,
            None => rows.last().is_some_and(|(_, row)| row.len() <= place),
        };
        part = entry.part;
        if !fits {
            if let (None, Some((_, row))) = (entry.part, rows.last_mut()) {
                row.resize(row.len().max(seats.into()), None);
            }
            let number = entry.part.map_or(rows.len() + 1, |part| part as usize);
            rows.push((number, Vec::new()));
        }
        if let Some((_, row)) = rows.last_mut() {
            if entry.part.is_none() {
                row.resize(place, None);
            }
            row.push(Some(index));
        }
    }
    rows
}

impl<G: Notation> Session<G> {
    /// What the viewer may know; `None` while nobody may see anything.
    pub fn sight(&self) -> Option<Sight<'_, G>> {
        self.viewer().map(|viewer| Sight {
            session: self,
            viewer,
        })
    }

    /// The turns of the record, as the viewer may read them; none while nobody may.
    pub fn entries(&self) -> Vec<Entry> {
        self.sight().map_or(Vec::new(), |sight| sight.entries())
    }

    /// What the computer whose turn it is may know: for its thinking, never for the page.
    pub fn for_computer(&self) -> Option<G::Observation> {
        let seat = self.to_act().filter(|_| self.thinking_level().is_some())?;
        Some(self.here().observe(seat))
    }

    /// True when the viewer sees what the computer chooses now, and not only that it does.
    pub fn viewer_sees(&self, action: G::Action) -> bool {
        self.viewer()
            .is_some_and(|viewer| !self.here().conceals(action, viewer))
    }
}

impl<'a, G: Notation> Sight<'a, G> {
    /// The table: who plays, whose turn it is, what can be done with the record.
    pub fn session(&self) -> &'a Session<G> {
        self.session
    }

    /// Who looks.
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// The whole game, once it is over and nothing in it is hidden any more.
    pub fn whole(&self) -> Option<&'a Timeline<G>> {
        self.session.is_over().then_some(&self.session.timeline)
    }

    /// A position of the record as the viewer sees it: what was known then or, once the game is
    /// over, everything that can be turned up.
    fn at(&self, actions: usize) -> G::Observation {
        let game = self.session.timeline.at(actions);
        match self.session.is_over() {
            true => game.lay_open(self.viewer),
            false => game.observe(self.viewer),
        }
    }

    /// The turn of some actions as the viewer sees it after `now` actions, as [`Sight::at`].
    fn turn_of(&self, start: usize, end: usize, now: usize) -> SeenTurn<G> {
        let timeline = &self.session.timeline;
        match self.session.is_over() {
            true => timeline.open_turn(start, end, self.viewer),
            false => timeline.seen_turn(start, end, self.viewer, now),
        }
    }

    /// The position that is shown, as the viewer knew it then; once the game is over, with
    /// everything turned up.
    pub fn position(&self) -> G::Observation {
        self.at(self.session.shown)
    }

    /// True inside a turn, as [`View::mid_turn`].
    pub fn mid_turn(&self) -> bool {
        self.session.here().mid_turn()
    }

    /// The actions that the viewer may choose in the position shown; none when it is not a
    /// person's turn.
    pub fn choices(&self) -> Vec<G::Action> {
        match self.session.person_may_act() {
            true => self.position().legal_actions(),
            false => Vec::new(),
        }
    }

    /// The turns of the record, as far as they are known at its end.
    pub fn entries(&self) -> Vec<Entry> {
        let timeline = &self.session.timeline;
        let starts = timeline.turn_starts();
        let ends = starts.windows(2).filter_map(|ends| match ends {
            [start, end] => Some((*start, *end)),
            _ => None,
        });
        ends.map(|(start, end)| {
            let before = timeline.at(start);
            let seat = before.status().seat().unwrap_or(self.viewer);
            let over = self.session.is_over();
            let mut text = match timeline.is_hidden(start, end, self.viewer, timeline.len()) {
                true if !over => G::hidden_text(seat),
                _ => {
                    let turn = &timeline.actions()[start..end];
                    G::seen_text(&before.observe(self.viewer), turn)
                }
            };
            if timeline.at(end).mid_turn() {
                text.push('…');
            }
            Entry {
                seat,
                start,
                end,
                text,
                part: before.part(),
            }
        })
        .collect()
    }

    /// The turn of an entry, as far as it is known at the end of the record.
    pub fn turn(&self, entry: &Entry) -> SeenTurn<G> {
        self.turn_of(entry.start, entry.end, self.session.timeline.len())
    }

    /// The turn that led to the position shown, as far as it was known then; none at the start.
    pub fn last(&self) -> Option<SeenTurn<G>> {
        let shown = self.session.shown;
        let start = self.session.turn_start(shown.checked_sub(1)?);
        Some(self.turn_of(start, shown, shown))
    }

    /// What the viewer knew when the seat to act began the turn before the one that it is to play
    /// now; none before the second turn of a seat.
    pub fn own_last(&self) -> Option<G::Observation> {
        let (timeline, shown) = (&self.session.timeline, self.session.shown);
        let seat = timeline.at(shown).status().seat();
        let now = match self.mid_turn() {
            true => self.session.turn_start(shown),
            false => shown,
        };
        let own = |at: &usize| {
            let game = timeline.at(*at);
            !game.mid_turn() && game.status().seat() == seat
        };
        let last = (0..now).rev().find(own)?;
        Some(self.at(last))
    }

    /// What led to the position shown, as far as it was known then, the oldest turn first: in a
    /// game that hides something all since the viewer began the last turn of its own, and at
    /// least since the last reveal; otherwise the last turn.
    pub fn since(&self) -> Rc<[SeenTurn<G>]> {
        if !G::HIDES {
            return self.last().into_iter().collect();
        }
        let (timeline, shown) = (&self.session.timeline, self.session.shown);
        let mut starts = timeline.turn_starts();
        starts.retain(|start| *start < shown);
        let own = |start: &usize| timeline.at(*start).status().seat() == Some(self.viewer);
        let now = timeline.at(shown).reveals();
        let revealed = |start: &usize| timeline.at(*start).reveals() < now;
        let first = [
            starts.iter().rposition(own),
            starts.iter().rposition(revealed),
        ];
        let first = first.into_iter().flatten().min().unwrap_or(0);
        let ends = starts.iter().copied().skip(first + 1).chain([shown]);
        let turns = starts[first..].iter().zip(ends);
        turns
            .map(|(start, end)| self.turn_of(*start, end, shown))
            .collect()
    }

    /// A line of actions that somebody has in mind from the position shown, turn by turn in
    /// notation as far as it can be said, an unfinished last one with `…`: where something is
    /// hidden only the first action.
    pub fn line(&self, actions: &[G::Action]) -> Vec<String> {
        if G::HIDES {
            let first = &actions[..actions.len().min(1)];
            let text = |first| G::seen_text(&self.position(), first);
            return first.chunks(1).map(text).collect();
        }
        let mut position = self.session.here().clone();
        let (mut before, mut start) = (position.clone(), 0);
        let mut texts = Vec::new();
        for (index, action) in actions.iter().enumerate() {
            if position.apply(*action).is_err() {
                break;
            }
            let over = !position.mid_turn() || position.status().seat().is_none();
            if over || index + 1 == actions.len() {
                let mut text = before.turn_text(&actions[start..=index]);
                if !over {
                    text.push('…');
                }
                texts.push(text);
                (before, start) = (position.clone(), index + 1);
            }
        }
        texts
    }
}
