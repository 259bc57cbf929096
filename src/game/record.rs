//! The record of a game, and its replay.
//!
//! A record is what is kept, shared and sent in a bug report. It holds no position but a start
//! that was set up by hand; everything else is derived by replaying it.

use super::{Game, Illegal as _, Notation, OptionError, ParseError, Rules, Seat, Seed, Status};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, rc::Rc};
use thiserror::Error;

/// The newest form of record that this program reads and the one that it writes.
pub const SCHEMA: u32 = 1;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A person; the name may be empty.
    Person { name: String },
    /// The computer, at the level with this id.
    Computer { level: String },
}

/// A game as its name, options, seed, players and actions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The form of this record; see [`SCHEMA`].
    pub schema: u32,
    /// The game's name, such as `ard-ri`.
    pub game: String,
    /// The options that differ from the game's defaults.
    #[serde(default)]
    pub rules: BTreeMap<String, String>,
    /// Decides every shuffle and draw.
    #[serde(default)]
    pub seed: Seed,
    /// A start that was set up by hand, in the game's notation; the game's own when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Who plays each seat.
    pub seats: Vec<Player>,
    /// Every action, in order, as text.
    pub actions: Vec<String>,
    /// The seat of two that resigned, if one did, after the last action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resigned: Option<Seat>,
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    #[error("This is not a record of a game: {0}.")]
    Form(String),
    #[error(
        "This record was made by a newer Ríocht (form {found}; this one reads up to {SCHEMA})."
    )]
    Newer { found: u32 },
    #[error("This record has the form {found}, which was never in use.")]
    Schema { found: u32 },
    #[error("There is no game called “{0}” here.")]
    Game(String),
    #[error("This is a record of another game, “{0}”.")]
    OtherGame(String),
    #[error(transparent)]
    Option(#[from] OptionError),
    #[error("The number of players in the record is {found}; this game has {expected} seats.")]
    Seats { found: usize, expected: usize },
    #[error("The start of the record: {0}")]
    Start(ParseError),
    #[error("Action {number} of the record, “{text}”: {why}")]
    Action {
        /// Counted from 1.
        number: usize,
        text: String,
        why: String,
        /// The rule that forbids it; `None` for a text that is no action.
        rule: Option<&'static str>,
    },
    #[error("The record says that seat {0} resigned, but nobody could resign then.")]
    Resigned(Seat),
}

/// What is wrong with a text that is not a record, without the parser's own words.
impl From<serde_json::Error> for RecordError {
    fn from(error: serde_json::Error) -> RecordError {
        use serde_json::error::Category;
        let place = format!("line {}, column {}", error.line(), error.column());
        RecordError::Form(match error.classify() {
            Category::Eof | Category::Io => "the text breaks off".to_owned(),
            Category::Syntax => format!("the text is damaged at {place}"),
            Category::Data => format!("something is missing or out of place near {place}"),
        })
    }
}

impl Record {
    /// The record of a game that has not begun.
    pub fn new<R: Rules>(rules: &R, seed: Seed, seats: Vec<Player>) -> Record {
        Record {
            schema: SCHEMA,
            game: rules.game().to_owned(),
            rules: rules
                .changed()
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
            seed,
            start: None,
            seats,
            actions: Vec::new(),
            resigned: None,
        }
    }

    /// Reads a record; the game's own rules are checked by [`Record::replay`].
    ///
    /// # Errors
    /// A text that is not a record, or one of a newer form.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        /// Reads only the form, so that a newer record is named as such whatever else it holds.
        #[derive(Deserialize)]
        struct Form {
            schema: u32,
        }
        Record::check_schema(serde_json::from_str::<Form>(text)?.schema)?;
        Ok(serde_json::from_str(text)?)
    }

    /// Says whether this program reads records of a form.
    ///
    /// # Errors
    /// A form that is newer than [`SCHEMA`] or was never in use.
    pub fn check_schema(found: u32) -> Result<(), RecordError> {
        match found {
            SCHEMA => Ok(()),
            0 => Err(RecordError::Schema { found }),
            _ => Err(RecordError::Newer { found }),
        }
    }

    /// The record as text.
    pub fn to_json(&self) -> String {
        // Strings, numbers and lists of them: there is nothing here that JSON cannot hold.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The table options of this record.
    ///
    /// # Errors
    /// An unknown game, option or value.
    pub fn table<R: Rules>(&self) -> Result<R, RecordError> {
        let mut rules = R::named(&self.game).ok_or_else(|| RecordError::Game(self.game.clone()))?;
        for (name, value) in &self.rules {
            rules.set(name, value)?;
        }
        Ok(rules)
    }

    /// Plays the record through.
    ///
    /// # Errors
    /// The first thing in the record that its game's rules do not allow.
    pub fn replay<G: Notation>(&self) -> Result<Timeline<G>, RecordError> {
        let rules: G::Rules = self.table()?;
        let expected = usize::from(rules.seats());
        if self.seats.len() != expected {
            return Err(RecordError::Seats {
                found: self.seats.len(),
                expected,
            });
        }
        let start = match &self.start {
            None => G::start(&rules, self.seed),
            Some(text) => G::parse_position(&rules, text).map_err(RecordError::Start)?,
        };
        let mut timeline = Timeline::new(start);
        for (index, text) in self.actions.iter().enumerate() {
            let refused = |why: String, rule| RecordError::Action {
                number: index + 1,
                text: text.clone(),
                why,
                rule,
            };
            let action: G::Action = text
                .parse()
                .map_err(|why: ParseError| refused(why.to_string(), None))?;
            timeline
                .push(action)
                .map_err(|why| refused(why.to_string(), Some(why.rule())))?;
        }
        match self.resigned {
            Some(seat)
                // Where several are left, none of them has won by it.
                if expected != 2
                    || usize::from(seat.0) >= expected
                    || matches!(timeline.last().status(), Status::Over(_)) =>
            {
                Err(RecordError::Resigned(seat))
            }
            _ => Ok(timeline),
        }
    }
}

/// A turn as one seat may know it. There is no place in it for what that seat does not see.
#[derive(Clone, PartialEq, Debug)]
pub struct SeenTurn<G: Game> {
    /// The seat that played it.
    pub seat: Seat,
    /// The position before it, as the observer knew it then.
    pub before: G::Observation,
    /// Its actions; none while they are hidden from the observer.
    pub actions: Rc<[G::Action]>,
    /// What it brought, step by step, as far as the observer may know.
    pub events: Rc<[G::Event]>,
    /// The position after it, as the observer knew it then.
    pub after: G::Observation,
}

impl<G: Game> SeenTurn<G> {
    /// True while what was chosen is hidden from the observer.
    pub fn is_hidden(&self) -> bool {
        self.actions.is_empty()
    }
}

/// A game with its whole past: every position from the start on, and the actions between them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timeline<G: Game> {
    /// One more than there are actions.
    positions: Vec<G>,
    actions: Vec<G::Action>,
}

impl<G: Game> Timeline<G> {
    /// A game that stands at its start.
    pub fn new(start: G) -> Timeline<G> {
        Timeline {
            positions: vec![start],
            actions: Vec::new(),
        }
    }

    /// The number of actions.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// True before the first action.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// The actions, in order.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// The position after this many actions; the last one when there are fewer.
    pub fn at(&self, actions: usize) -> &G {
        &self.positions[actions.min(self.len())]
    }

    /// The position after all actions.
    pub fn last(&self) -> &G {
        self.at(self.len())
    }

    /// Does one more action.
    ///
    /// # Errors
    /// As [`Game::apply`]; nothing is changed then.
    pub fn push(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        let mut next = self.last().clone();
        next.apply(action)?;
        self.positions.push(next);
        self.actions.push(action);
        Ok(())
    }

    /// Takes back all actions but the first `actions`.
    pub fn truncate(&mut self, actions: usize) {
        self.actions.truncate(actions);
        self.positions.truncate(actions + 1);
    }

    /// True when some of the actions from `start` up to `end` are still hidden from `viewer` after
    /// `now` actions.
    pub fn is_hidden(&self, start: usize, end: usize, viewer: Seat, now: usize) -> bool {
        let actions = self.actions.get(start..end).unwrap_or_default();
        let reveals = self.at(now).reveals();
        (start..).zip(actions).any(|(at, action)| {
            let then = self.at(at);
            then.conceals(*action, viewer) && then.reveals() == reveals
        })
    }

    /// The turn of the actions from `start` up to `end`, as `viewer` knows it after `now` actions.
    pub fn seen_turn(&self, start: usize, end: usize, viewer: Seat, now: usize) -> SeenTurn<G> {
        let hidden = self.is_hidden(start, end, viewer, now);
        let observe = |at| self.at(at).observe(viewer);
        let events = |at, action| self.at(at).events(action, viewer);
        self.turn(start, end, hidden, &observe, &events)
    }

    /// The turn of the actions from `start` up to `end` as `viewer` sees it in a game that is
    /// over, with everything turned up.
    pub fn open_turn(&self, start: usize, end: usize, viewer: Seat) -> SeenTurn<G> {
        let observe = |at| self.at(at).lay_open(viewer);
        let events = |at, action| self.at(at).open_events(action, viewer);
        self.turn(start, end, false, &observe, &events)
    }

    fn turn(
        &self,
        start: usize,
        end: usize,
        hidden: bool,
        observe: &dyn Fn(usize) -> G::Observation,
        events: &dyn Fn(usize, G::Action) -> Vec<G::Event>,
    ) -> SeenTurn<G> {
        let actions = self.actions.get(start..end).unwrap_or_default();
        SeenTurn {
            // A turn that has been played was somebody's.
            seat: self.at(start).status().seat().unwrap_or(Seat(0)),
            before: observe(start),
            actions: match hidden {
                true => Rc::from([]),
                false => actions.into(),
            },
            events: (start..)
                .zip(actions)
                .flat_map(|(at, action)| events(at, *action))
                .collect(),
            after: observe(end),
        }
    }

    /// The numbers of actions after which a position stands between turns, from 0 on, and the
    /// end when the game stands inside a turn.
    pub fn turn_starts(&self) -> Vec<usize> {
        (0..=self.len())
            .filter(|at| *at == self.len() || !self.at(*at).mid_turn())
            .collect()
    }
}
