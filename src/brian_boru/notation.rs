//! Actions and positions as text, and what a seat may read of them.
//!
//! An action is `1:r5M@attack`, `2:hold`, `1:target=3`, `3:swap=r1C>y5L`, `2:take=-`; each is a
//! turn of its own. A position is one JSON object (see `text.rs`).

use super::{Action, BrianBoru, Choice, Event, Position, RuleSet, Seen, open::Stage};
use crate::game::{Game, Notation, ParseError, Seat, Timeline};

impl Notation for BrianBoru {
    fn seat_word(&self, seat: Seat) -> String {
        format!("seat {seat}")
    }

    /// The whole position, with all hands and the deck: for records and tests, never for a
    /// player to read.
    fn position_text(&self) -> String {
        self.position().to_json()
    }

    fn parse_position(rules: &RuleSet, text: &str) -> Result<BrianBoru, ParseError> {
        let position = Position::from_json(rules, text)?;
        Ok(BrianBoru::from_position(*rules, position))
    }

    fn turn_text(&self, turn: &[Action]) -> String {
        text(turn)
    }

    fn seen_text(_before: &Seen, turn: &[Action]) -> String {
        text(turn)
    }

    fn hidden_text(seat: Seat) -> String {
        format!("{seat}:?")
    }

    fn parse_turn(&self, text: &str) -> Result<Vec<Action>, ParseError> {
        let action: Action = text.trim().parse()?;
        let mut game = *self;
        game.apply(action)
            .map_err(|why| ParseError::illegal(text, &why))?;
        Ok(vec![action])
    }
}

/// An action says everything about itself.
fn text(turn: &[Action]) -> String {
    let actions: Vec<String> = turn.iter().map(ToString::to_string).collect();
    actions.join(" ")
}

impl Action {
    /// True when it is hidden until the reveal (R4.3).
    pub fn is_hidden_choice(self) -> bool {
        matches!(self.choice, Choice::Hold | Choice::Lay(..))
    }

    /// The action as a seat may read it: another seat's hidden choice is `2:?` until the reveal.
    pub fn text_for(self, viewer: Seat, revealed: bool) -> String {
        if self.is_hidden_choice() && self.seat != viewer && !revealed {
            BrianBoru::hidden_text(self.seat)
        } else {
            self.to_string()
        }
    }
}

/// What an action of a game brought, as a seat may know it: for the log, and for watching a turn
/// again. `at` counts actions from 0.
pub fn events_for(timeline: &Timeline<BrianBoru>, at: usize, viewer: Seat) -> Vec<Event> {
    let mut game = *timeline.at(at);
    let told = timeline.actions().get(at).map(|action| game.tell(*action));
    // What stands in a timeline was legal there.
    let events = told.and_then(Result::ok).unwrap_or_default();
    events
        .into_iter()
        .map(|event| event.seen_by(viewer))
        .collect()
}

/// The actions of a game as a seat may read them now.
pub fn log_for(timeline: &Timeline<BrianBoru>, viewer: Seat) -> Vec<String> {
    let now = timeline.last().position().open();
    // Only the choices of the present turn can be hidden, and only before its reveal.
    let choosing = now.stage == Stage::Choose;
    timeline
        .actions()
        .iter()
        .enumerate()
        .map(|(at, action)| {
            let then = timeline.at(at).position().open();
            let this_turn = (then.round, then.turn) == (now.round, now.turn);
            action.text_for(viewer, !(choosing && this_turn))
        })
        .collect()
}
