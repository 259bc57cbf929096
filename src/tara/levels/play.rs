//! The game as the rest of the program sees it.

use super::{Action, Illegal, Position, RuleSet, Step, playout::play_out};
use crate::{
    game::{Chance, Game, Notation, Rules, Seat, Seed, Status, View},
    tara::{Colour, Ending, score::WIN},
};
use serde::{Deserialize, Serialize};
use std::convert::Infallible;

/// A game of Level 1 or 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Wire", try_from = "Wire")]
pub struct Tara {
    rules: RuleSet,
    position: Position,
}

impl Tara {
    /// A game that stands at a position.
    pub const fn from_position(rules: RuleSet, position: Position) -> Tara {
        Tara { rules, position }
    }

    /// How the game ends when it is played on at random.
    pub fn play_out(&self, chance: &mut Chance) -> Ending {
        play_out(self.position, &self.rules, chance)
    }

    /// The position on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }
}

impl View for Tara {
    type Action = Action;
    type Ending = Ending;

    fn status(&self) -> Status<Ending> {
        match self.position.ending(&self.rules) {
            Some(ending) => Status::Over(ending),
            None => Status::ToAct(self.position.side().seat(self.rules.first)),
        }
    }

    fn legal_actions(&self) -> Vec<Action> {
        self.position.choices(&self.rules).iter().collect()
    }

    fn random_action(&self, chance: &mut Chance) -> Option<Action> {
        let choices = self.position.choices(&self.rules);
        if choices.is_empty() {
            return None;
        }
        choices.nth(chance.below(choices.len()))
    }

    fn mid_turn(&self) -> bool {
        self.position.step() != Step::Begin
    }
}

impl Game for Tara {
    type Rules = RuleSet;
    type Observation = Tara;
    type Illegal = Illegal;
    type Event = Infallible;

    fn points_when_resigned(&self, winner: Seat) -> i32 {
        let winner = Colour::of(winner, self.rules.first);
        let bonus = self.position.count(&self.rules).bonus_when_resigned(winner);
        (WIN + bonus.points()).into()
    }

    fn start(rules: &RuleSet, _seed: Seed) -> Tara {
        Tara::from_position(*rules, Position::start(rules))
    }

    fn rules(&self) -> &RuleSet {
        &self.rules
    }

    fn count_turns(&self) -> Option<u64> {
        Some(self.position.count_turns(&self.rules))
    }

    fn apply(&mut self, action: Action) -> Result<(), Illegal> {
        self.position.check(&self.rules, action)?;
        self.position.play(&self.rules, action);
        Ok(())
    }

    fn observe(&self, _seat: Seat) -> Tara {
        *self
    }

    fn resample(observation: &Tara, _chance: &mut Chance) -> Tara {
        *observation
    }
}

/// A game as it is sent to another thread: in its notation, which is short, and checked when it
/// is read.
#[derive(Serialize, Deserialize)]
struct Wire {
    game: String,
    options: Vec<(String, String)>,
    position: String,
}

impl From<Tara> for Wire {
    fn from(game: Tara) -> Wire {
        let options = game.rules.changed().into_iter();
        Wire {
            game: game.rules.game().to_owned(),
            options: options
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
            position: game.position_text(),
        }
    }
}

impl TryFrom<Wire> for Tara {
    type Error = String;

    fn try_from(wire: Wire) -> Result<Tara, String> {
        let mut rules = RuleSet::named(&wire.game)
            .ok_or_else(|| format!("There is no game of Tara called “{}”.", wire.game))?;
        for (name, value) in &wire.options {
            rules.set(name, value).map_err(|error| error.to_string())?;
        }
        Tara::parse_position(&rules, &wire.position).map_err(|error| error.to_string())
    }
}
