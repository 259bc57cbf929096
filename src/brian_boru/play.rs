//! The game as the rest of the program sees it.

use super::{
    Action, Choice, Ending, Event, Illegal, Position, RuleSet, Seen,
    event::Sink,
    open::Stage,
    past::{self, Past},
};
use crate::game::{Chance, Game, Seat, Seed, Status, View};

/// A game of Brian Boru.
#[derive(Clone, Copy, Debug)]
pub struct BrianBoru {
    rules: RuleSet,
    position: Position,
    past: Past,
}

/// Games are equal that stand alike, whatever is remembered of the turns before: that is no part
/// of the position, and a text of the position does not have it.
impl PartialEq for BrianBoru {
    fn eq(&self, other: &BrianBoru) -> bool {
        self.rules == other.rules && self.position == other.position
    }
}

impl Eq for BrianBoru {}

impl BrianBoru {
    /// A game that stands at a position.
    pub(super) fn from_position(rules: RuleSet, position: Position) -> BrianBoru {
        BrianBoru {
            rules,
            position,
            past: past::none(&rules),
        }
    }

    /// The same game with another memory of the turns before.
    pub(super) fn with_past(self, past: Past) -> BrianBoru {
        BrianBoru { past, ..self }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What the start of this game brought, to be told like [`BrianBoru::tell`].
    pub fn tell_start(rules: &RuleSet, seed: Seed) -> (BrianBoru, Vec<Event>) {
        let mut events = Vec::new();
        let position = Position::start(rules, seed, &mut events);
        (BrianBoru::from_position(*rules, position), events)
    }

    /// Does an action and tells all that it brings, in order. What a seat may read of it is
    /// [`Event::seen_by`] of each.
    ///
    /// # Errors
    /// As [`Game::apply`].
    pub fn tell(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.act(action, &mut events)?;
        Ok(events)
    }

    fn act(&mut self, action: Action, sink: &mut impl Sink) -> Result<(), Illegal> {
        let choices = self.position.choices(&self.rules);
        match self.status() {
            Status::Over(_) => return Err(Illegal::Over),
            Status::ToAct(seat) if seat != action.seat => {
                return Err(Illegal::NotYourTurn(action.seat));
            }
            Status::ToAct(_) => choices.check(action.choice)?,
        }
        let before = self.position;
        self.position.play(&self.rules, action.choice, sink);
        past::note(&mut self.past, &before, action, &self.position);
        Ok(())
    }

    /// The turns before the one in which the position stands.
    fn turns_before(&self) -> u32 {
        let open = self.position.open();
        let rounds = u32::from(open.round.saturating_sub(1));
        rounds * u32::from(self.rules.turns_per_round) + u32::from(open.turn.saturating_sub(1))
    }

    /// Plays to the end at random: how the game ends.
    pub fn play_out(mut self, chance: &mut Chance) -> Option<Ending> {
        loop {
            let choices = self.position.choices(&self.rules);
            match random(&choices, chance) {
                Some(choice) => self.position.play(&self.rules, choice, &mut ()),
                None => return self.position.open().ending(&self.rules),
            }
        }
    }
}

/// One of some choices, drawn evenly.
pub(super) fn random(choices: &super::Choices, chance: &mut Chance) -> Option<Choice> {
    let count = choices.len();
    (count > 0).then(|| choices.nth(chance.below(count)))?
}

/// True when an event turns up a card or gives a hidden one: it cannot be unseen.
fn turns_up(event: &Event) -> bool {
    matches!(
        event,
        Event::Dealt
            | Event::Forced { .. }
            | Event::Revealed { .. }
            | Event::Proposed { .. }
            | Event::Swapped { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::Took { .. }
            | Event::PutAway { .. }
            | Event::Refilled { .. }
            | Event::Over
    )
}

/// Whose turn it is.
fn status(rules: &RuleSet, open: &super::Open) -> Status<Ending> {
    match open.ending(rules) {
        Some(ending) => Status::Over(ending),
        None => Status::ToAct(open.actor()),
    }
}

/// The choices as actions.
fn actions(choices: &super::Choices) -> Vec<Action> {
    let seat = choices.seat();
    choices
        .iter()
        .map(|choice| Action { seat, choice })
        .collect()
}

impl View for BrianBoru {
    type Action = Action;
    type Ending = Ending;

    fn status(&self) -> Status<Ending> {
        status(&self.rules, self.position.open())
    }

    fn legal_actions(&self) -> Vec<Action> {
        actions(&self.position.choices(&self.rules))
    }

    fn random_action(&self, chance: &mut Chance) -> Option<Action> {
        let choices = self.position.choices(&self.rules);
        let seat = choices.seat();
        random(&choices, chance).map(|choice| Action { seat, choice })
    }
}

impl View for Seen {
    type Action = Action;
    type Ending = Ending;

    fn status(&self) -> Status<Ending> {
        status(&self.rules, &self.open)
    }

    fn legal_actions(&self) -> Vec<Action> {
        actions(&self.choices())
    }
}

impl Game for BrianBoru {
    type Rules = RuleSet;
    type Observation = Seen;
    type Illegal = Illegal;
    type Event = Event;

    const HIDES: bool = true;
    const CHANCE: bool = true;

    fn start(rules: &RuleSet, seed: Seed) -> BrianBoru {
        BrianBoru::from_position(*rules, Position::start(rules, seed, &mut ()))
    }

    fn rules(&self) -> &RuleSet {
        &self.rules
    }

    fn count_turns(&self) -> Option<u64> {
        Some(self.position.choices(&self.rules).len().into())
    }

    fn apply(&mut self, action: Action) -> Result<(), Illegal> {
        self.act(action, &mut ())
    }

    fn observe(&self, seat: Seat) -> Seen {
        Seen::of(&self.rules, &self.position, &self.past, seat)
    }

    fn lay_open(&self, seat: Seat) -> Seen {
        Seen::of(
            &self.rules,
            &self.position.with_open_hands(),
            &self.past,
            seat,
        )
    }

    fn events(&self, action: Action, viewer: Seat) -> Vec<Event> {
        let events = self.open_events(action, viewer).into_iter();
        events.map(|event| event.seen_by(viewer)).collect()
    }

    fn open_events(&self, action: Action, _viewer: Seat) -> Vec<Event> {
        { *self }.tell(action).unwrap_or_default()
    }

    // R4.3
    fn conceals(&self, action: Action, viewer: Seat) -> bool {
        action.is_hidden_choice() && action.seat != viewer
    }

    fn reveals(&self) -> u32 {
        let open = self.position.open();
        self.turns_before() + u32::from(open.stage > Stage::Choose)
    }

    fn is_final(&self, action: Action) -> bool {
        let events = { *self }.tell(action).unwrap_or_default();
        events.iter().any(turns_up)
    }

    fn part(&self) -> Option<u32> {
        Some(self.turns_before() + 1)
    }

    fn resample(observation: &Seen, chance: &mut Chance) -> BrianBoru {
        observation.resample(chance)
    }
}
