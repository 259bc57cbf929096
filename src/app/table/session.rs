//! A game on the table: its whole past, the position that is shown, and who plays.
//!
//! The record is one line of turns and the table shows one point of it. Taking back, redoing and
//! stepping only move that point; playing on from an earlier point drops what came after it,
//! which can be brought back until a person's next turn. A turn of several steps that a person is
//! making is the present all the way from its start: taking a step of it back is not looking at
//! the past.
//!
//! In a game that hides something the past can be looked at and no more: see [`hidden`](self).
//! The game itself stays in here. What leaves it is what one seat may know ([`Sight`]), and the
//! record for the store.
//!
//! - [`kept`](self): a table as it is kept between visits
//! - [`hidden`](self): who looks at a game that hides something, and what may be taken back there
//! - [`outcome`](self): how it has come out, and for whom
//! - [`sight`](self): what the viewer may know of the game and its past

mod hidden;
mod kept;
mod outcome;
mod sight;

pub use hidden::Curtain;
pub use kept::{Kept, KeptLine};
pub use sight::{Entry, Sight, rows};

use crate::game::{
    Contest, Ending as _, Game, Notation, Player, Record, RecordError, Rules, Seat, SeatSet,
    Status, Timeline,
    contest::{GameResult, Side},
};
use serde::{Deserialize, Serialize};

/// A game on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Session<G: Notation> {
    /// The record but for its actions, which the timeline holds.
    head: Record,
    timeline: Timeline<G>,
    /// The number of actions before the position that is shown.
    shown: usize,
    /// What playing on from an earlier point has dropped.
    dropped: Option<Dropped<G::Action>>,
    /// The match that this game belongs to.
    series: Option<Series>,
    /// The last positions of the games of the match before this one, where they are known.
    past: Vec<Option<G>>,
    /// The person who has said to be at the screen, where a game hides something.
    confirmed: Option<Seat>,
    /// The only person has had help.
    helped: bool,
}

#[derive(Clone, PartialEq, Debug)]
struct Dropped<A> {
    /// The number of actions that stay.
    after: usize,
    actions: Vec<A>,
    resigned: Option<Seat>,
}

/// The games of a match before this one, and where player A sits now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Series {
    /// The finished games.
    pub before: Vec<GameResult>,
    /// The seat of player A in this game.
    pub seat_of_a: Seat,
}

impl Series {
    /// True when it can be a match that goes on: what is kept may have been spoilt.
    fn is_sound(&self) -> bool {
        self.seat_of_a.0 < 2
            && self.before.len() < Contest::GAMES
            && self.before.iter().all(GameResult::is_sound)
    }
}

/// How a game on the table ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finish<E> {
    /// By the game's rules.
    ByRule(E),
    /// This seat resigned.
    Resigned(Seat),
}

/// A finished game of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Played<G: Game> {
    /// Its result, as a match counts it.
    pub result: GameResult,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// The seats that won.
    pub winners: SeatSet,
    /// Its last position, where that is known.
    pub last: Option<G::Observation>,
    /// The seat that resigned, if one did.
    pub resigned: Option<Seat>,
}

impl<G: Notation> Session<G> {
    /// Lays a record on the table, with its last position shown.
    ///
    /// # Errors
    /// A record that its game's rules do not allow.
    pub fn new(record: Record, series: Option<Series>) -> Result<Session<G>, RecordError> {
        let timeline = record.replay::<G>()?;
        // A match that was spoilt where it was kept is let go; the game itself is not.
        let series = series.filter(|series| series.is_sound() && record.seats.len() == 2);
        let before = series.iter().flat_map(|series| &series.before);
        Ok(Session {
            past: before.map(last_position).collect(),
            shown: timeline.len(),
            timeline,
            head: Record {
                actions: Vec::new(),
                ..record
            },
            dropped: None,
            series,
            confirmed: None,
            helped: false,
        })
    }

    /// The whole record.
    pub fn record(&self) -> Record {
        Record {
            actions: self
                .timeline
                .actions()
                .iter()
                .map(ToString::to_string)
                .collect(),
            ..self.head.clone()
        }
    }

    /// Who plays each seat.
    pub fn players(&self) -> &[Player] {
        &self.head.seats
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.rules().seats()
    }

    /// The table options.
    pub fn rules(&self) -> &G::Rules {
        self.timeline.last().rules()
    }

    /// The position that is shown.
    fn here(&self) -> &G {
        self.timeline.at(self.shown)
    }

    /// The position that is shown, with all that is hidden in it: for tests, never for the page.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn position(&self) -> &G {
        self.here()
    }

    /// The number of actions before the position that is shown.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// Every action of the record, in order.
    pub fn actions(&self) -> &[G::Action] {
        self.timeline.actions()
    }

    /// The position after this many actions, with all that is hidden in it: for tests.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn at(&self, actions: usize) -> &G {
        self.timeline.at(actions)
    }

    /// The turn that led to the position that is shown, with the position before it and all that
    /// is hidden in it: for tests. `None` at the start.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn last_turn(&self) -> Option<(&G, &[G::Action])> {
        let start = self.turn_start(self.shown.checked_sub(1)?);
        Some((
            self.timeline.at(start),
            &self.timeline.actions()[start..self.shown],
        ))
    }

    /// The start of the turn to which the action after `at` actions belongs.
    fn turn_start(&self, at: usize) -> usize {
        (0..=at)
            .rev()
            .find(|at| !self.timeline.at(*at).mid_turn())
            .unwrap_or(0)
    }

    /// The number of actions up to the end of the last whole turn.
    pub fn whole(&self) -> usize {
        self.turn_start(self.timeline.len())
    }

    /// True when the position shown stands between turns, or at the end of the game.
    pub fn is_between_turns(&self) -> bool {
        !self.here().mid_turn()
    }

    /// Where the present begins: at the end, or where the turn began that a person is making.
    fn present(&self) -> usize {
        let end = self.timeline.len();
        let last = self.timeline.last();
        let player = last.status().seat().and_then(|seat| self.player(seat));
        let makes_turn =
            !G::HIDES && matches!(player, Some(Player::Person { .. })) && last.mid_turn();
        if makes_turn && self.head.resigned.is_none() {
            self.turn_start(end)
        } else {
            end
        }
    }

    /// True when the position shown is that of the game as it goes on: the last one, or an
    /// earlier one of the turn that a person is making.
    pub fn is_live(&self) -> bool {
        self.shown >= self.present()
    }

    /// True when there is something after the position shown.
    pub fn can_redo(&self) -> bool {
        self.shown < self.timeline.len()
    }

    /// True when all the steps of the turn that a person is making have been taken back.
    pub fn is_turn_taken_back(&self) -> bool {
        self.can_redo() && self.shown == self.present()
    }

    fn player(&self, seat: Seat) -> Option<&Player> {
        self.head.seats.get(seat.index())
    }

    /// How the game ended, when its last position is shown and it is over.
    pub fn finish(&self) -> Option<Finish<G::Ending>> {
        if self.can_redo() {
            return None;
        }
        match (self.here().status(), self.head.resigned) {
            (Status::Over(ending), _) => Some(Finish::ByRule(ending)),
            (Status::ToAct(_), Some(seat)) => Some(Finish::Resigned(seat)),
            (Status::ToAct(_), None) => None,
        }
    }

    /// True when the game has ended, whichever position is shown.
    pub fn is_over(&self) -> bool {
        self.head.resigned.is_some() || self.timeline.last().status().ending().is_some()
    }

    /// The seat that acts next in the position shown, unless the game is over there.
    pub fn to_act(&self) -> Option<Seat> {
        if self.finish().is_some() {
            return None;
        }
        self.here().status().seat()
    }

    /// Who acts next in the position shown.
    pub fn actor(&self) -> Option<&Player> {
        self.player(self.to_act()?)
    }

    /// The level of the computer, when it is the computer's turn at the end of the record.
    pub fn thinking_level(&self) -> Option<&str> {
        match self.actor() {
            Some(Player::Computer { level }) if self.is_live() => Some(level),
            _ => None,
        }
    }

    /// True when a person may act in the position shown. Acting in an earlier position goes on
    /// from there; where the game hides something only the viewer may act, and only at the end.
    pub fn person_may_act(&self) -> bool {
        let viewer_acts = || self.is_live() && self.viewer() == self.to_act();
        matches!(self.actor(), Some(Player::Person { .. })) && (!G::HIDES || viewer_acts())
    }

    /// Plays an action in the position shown; what came after it is dropped. A game that hides
    /// something goes on at its end only.
    ///
    /// # Errors
    /// As [`Game::apply`]; nothing is changed then.
    pub fn act(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        if G::HIDES {
            self.go_to_end();
        }
        // Playing the very next turn of the record again is stepping forward, not dropping.
        if self.timeline.actions().get(self.shown) == Some(&action) {
            self.shown += 1;
            return Ok(());
        }
        self.here().clone().apply(action)?;
        self.go_on_from_here();
        let done = self.timeline.push(action);
        self.shown = self.timeline.len();
        done
    }

    /// Goes on from the position shown: drops what came after it.
    pub fn go_on_from_here(&mut self) {
        let nothing = !self.can_redo() && self.head.resigned.is_none();
        if G::HIDES && !nothing {
            return;
        }
        if nothing && !self.person_may_act() {
            // The computer only answers the person's turn: what that dropped can still be
            // brought back.
            return;
        }
        if self.is_live() && (self.can_redo() || nothing && self.here().mid_turn()) {
            // So it can while that turn is made, and a step of it that is made in another way
            // is not put aside.
            self.timeline.truncate(self.shown);
            return;
        }
        // Whoever plays a turn otherwise knows what came of it.
        self.helped |= !nothing && self.only_person().is_some();
        self.dropped = (!nothing).then(|| Dropped {
            after: self.shown,
            actions: self.timeline.actions()[self.shown..].to_vec(),
            resigned: self.head.resigned,
        });
        self.timeline.truncate(self.shown);
        self.head.resigned = None;
    }

    /// The number of actions that can be brought back.
    pub fn dropped(&self) -> usize {
        self.dropped
            .as_ref()
            .map_or(0, |dropped| dropped.actions.len())
    }

    /// Brings back what playing on has dropped, in place of what was played since.
    pub fn bring_back(&mut self) {
        let Some(dropped) = self.dropped.take() else {
            return;
        };
        self.timeline.truncate(dropped.after);
        for action in dropped.actions {
            // Each was legal here before.
            if self.timeline.push(action).is_err() {
                break;
            }
        }
        self.head.resigned = dropped.resigned;
        self.shown = self.timeline.len();
    }

    /// Where taking back leads: inside a turn one action back, otherwise to the last earlier
    /// point at which a person chose; among people, one turn. `None` when there is none.
    fn take_back_to(&self) -> Option<usize> {
        if G::HIDES {
            return self.take_back_hidden();
        }
        let last = self.shown.checked_sub(1)?;
        if self.here().mid_turn() && self.person_may_act() {
            return Some(last);
        }
        let chose = |at: &usize| {
            let seat = self.timeline.at(*at).status().seat();
            let player = seat.and_then(|seat| self.player(seat));
            matches!(player, Some(Player::Person { .. }))
        };
        (0..=last)
            .rev()
            .filter(|at| !self.timeline.at(*at).mid_turn())
            .find(chose)
    }

    /// True when [`Session::take_back`] would do something.
    pub fn can_take_back(&self) -> bool {
        self.take_back_to().is_some()
    }

    /// Takes back a turn: against the computer its answer too.
    pub fn take_back(&mut self) {
        let Some(to) = self.take_back_to() else {
            return;
        };
        if G::HIDES {
            self.timeline.truncate(to);
        }
        self.shown = to;
    }

    /// Does again what was taken back: in the turn that is being made the next step, otherwise
    /// forward to the next point at which a person chooses, or to the end.
    pub fn redo(&mut self) {
        if self.is_live() {
            return self.go(self.shown + 1);
        }
        loop {
            self.step(1);
            if self.is_live() || self.person_may_act() {
                break;
            }
        }
    }

    /// Shows the position some whole turns later or, when negative, earlier.
    pub fn step(&mut self, turns: isize) {
        let starts = self.timeline.turn_starts();
        let here = match starts.binary_search(&self.shown) {
            Ok(index) => index as isize,
            // Inside a turn: back is to its start, forward to its end.
            Err(index) => index as isize - isize::from(turns > 0),
        };
        let to = (here + turns).clamp(0, starts.len() as isize - 1);
        self.shown = starts[to as usize];
    }

    /// Shows the position after this many actions.
    pub fn go(&mut self, actions: usize) {
        self.shown = actions.min(self.timeline.len());
    }

    /// Shows the last position.
    pub fn go_to_end(&mut self) {
        self.shown = self.timeline.len();
    }

    /// Ends a game of two for a seat that gives up; nothing happens when it is over already.
    pub fn resign(&mut self, seat: Seat) {
        self.go_to_end();
        if self.finish().is_none() && self.seats() == 2 {
            self.head.resigned = Some(seat);
        }
    }

    /// The number of whole turns, a last one that is not completed with them.
    fn count_turns(&self) -> usize {
        self.timeline.turn_starts().len() - 1
    }

    /// The result of this game, when it is over.
    pub fn result(&self) -> Option<GameResult> {
        let seat_of_a = self.seat_of(Side::A);
        let plies = self.count_turns() as u32;
        Some(match self.finish()? {
            Finish::ByRule(ending) => GameResult::of(&ending, seat_of_a, plies),
            Finish::Resigned(seat) => GameResult::resigned(self.here(), seat, seat_of_a, plies),
        })
    }

    /// The finished games of the match, this one included when it is over, each with its last
    /// position where that is known. A single game counts as the first of a match.
    pub fn played(&self) -> Vec<Played<G>> {
        let viewer = self.viewer().unwrap_or(Seat(0));
        let of_two = |result: &GameResult| (result.points.to_vec(), result.winner);
        let before = self.series.iter().flat_map(|series| &series.before);
        let before = before.zip(&self.past).map(|(result, last)| {
            let (points, winner) = of_two(result);
            Played {
                points,
                winners: winner.into_iter().collect(),
                resigned: result.record.as_ref().and_then(|record| record.resigned),
                result: result.clone(),
                last: last.as_ref().map(|last| last.observe(viewer)),
            }
        });
        let this = self.result().zip(self.finish()).map(|(result, finish)| {
            let (points, winners) = match finish {
                Finish::ByRule(ending) => (
                    Seat::all(self.seats())
                        .map(|seat| ending.score(seat))
                        .collect(),
                    ending.winners(),
                ),
                Finish::Resigned(_) => {
                    let (points, winner) = of_two(&result);
                    (points, winner.into_iter().collect())
                }
            };
            Played {
                result,
                points,
                winners,
                last: Some(self.here().lay_open(viewer)),
                resigned: self.head.resigned,
            }
        });
        before.chain(this).collect()
    }

    /// The match so far, this game included when it is over; `None` for a single game.
    pub fn contest(&self) -> Option<Contest> {
        let mut games = self.series.as_ref()?.before.clone();
        games.extend(self.result());
        Some(Contest { games })
    }

    /// Where a player of the match sits; for a single game A has the first seat.
    pub fn seat_of(&self, side: Side) -> Seat {
        let series = self.series.as_ref();
        let seat_of_a = series.map_or(Seat(0), |series| series.seat_of_a);
        match side {
            Side::A => seat_of_a,
            Side::B => seat_of_a.opposite(),
        }
    }

    /// The match that this game belongs to.
    pub fn series(&self) -> Option<&Series> {
        self.series.as_ref()
    }

    /// The record and match of the next game: when a match goes on the players change seats, and
    /// the options follow them where the rules say so (M-1, R-15); otherwise it is the same table
    /// again. `seed` decides its chance.
    pub fn next_game(&self, seed: crate::game::Seed) -> (Record, Option<Series>) {
        let mut seats = self.head.seats.clone();
        let mut rules = self.rules().clone();
        let series = self.series.as_ref().map(|series| {
            let mut before = self.contest().map_or(Vec::new(), |contest| contest.games);
            if let (Some(last), Some(_)) = (before.last_mut(), self.finish()) {
                last.record = Some(self.record());
            }
            seats.reverse();
            // A start that was set up by hand says itself who is to move.
            if self.head.start.is_none() {
                rules = rules.after_swap();
            }
            Series {
                before: if before.len() < Contest::GAMES {
                    before
                } else {
                    Vec::new()
                },
                seat_of_a: series.seat_of_a.opposite(),
            }
        });
        let record = Record {
            start: self.head.start.clone(),
            ..Record::new(&rules, seed, seats)
        };
        (record, series)
    }
}

/// The last position of a finished game, when its record is kept and comes to the result that is
/// kept beside it: either may have been spoilt.
fn last_position<G: Notation>(game: &GameResult) -> Option<G> {
    let session = Session::<G>::new(game.record.clone()?, None).ok()?;
    let result = session.result()?;
    let same = result.points == game.points && result.winner == game.winner;
    same.then(|| session.timeline.last().clone())
}

#[cfg(test)]
mod tests;
