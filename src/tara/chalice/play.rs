//! The game as the rest of the program sees it, and why an action is refused.

use super::{Action, Phase, Position, RuleSet, position::across};
use crate::{
    game::{self, Chance, Game, Notation, Rules, Seat, Seed, Status, View},
    tara::{Colour, Ending, Hill, Hills, score::WIN},
};
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use thiserror::Error;

/// A game of Poisoned Chalice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Wire", try_from = "Wire")]
pub struct Chalice {
    rules: RuleSet,
    position: Position,
}

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    #[error("The game is over (P-7).")]
    Over,
    #[error("There is a ringfort on {0} already (G-6).")]
    Occupied(Hill),
    #[error("{0} is not on an edge of the board, where Manoeuvres takes place (P-2).")]
    NotOnEdge(Hill),
    #[error("You have built on the edge of {0} before; each edge is built on once (P-2).")]
    EdgeUsed(Hill),
    #[error("{hill} lies straight across from the ringfort on {opposite} (P-2).")]
    Opposite { hill: Hill, opposite: Hill },
    #[error("Nothing is captured in Manoeuvres (P-2).")]
    Manoeuvres,
    #[error("{0} is not in a qualified row, and you have one (P-4).")]
    NotQualified(Hill),
    #[error("You may not capture while you have a qualified row (P-4).")]
    CanBuild,
    #[error("You have no qualified row: you must capture a besieged ringfort (P-5).")]
    MustCapture,
    #[error("There is no enemy ringfort on {0} (P-5).")]
    NotEnemy(Hill),
    #[error("The ringfort on {0} is not besieged: not every hill beside it is yours (P-5).")]
    NotBesieged(Hill),
}

impl game::Illegal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::Over => "P-7",
            Illegal::Occupied(_) => "G-6",
            Illegal::NotOnEdge(_)
            | Illegal::EdgeUsed(_)
            | Illegal::Opposite { .. }
            | Illegal::Manoeuvres => "P-2",
            Illegal::NotQualified(_) | Illegal::CanBuild => "P-4",
            Illegal::MustCapture | Illegal::NotEnemy(_) | Illegal::NotBesieged(_) => "P-5",
        }
    }
}

impl Chalice {
    /// A game that stands at a position.
    pub const fn from_position(rules: RuleSet, position: Position) -> Chalice {
        Chalice { rules, position }
    }

    /// How the game ends when it is played on at random.
    pub fn play_out(&self, chance: &mut Chance) -> Ending {
        self.position.play_out(&self.rules, chance)
    }

    /// The position on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Says whether an action is legal.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        let position = &self.position;
        if position.phase() == Phase::Over {
            return Err(Illegal::Over);
        }
        match action {
            Action::Build(hill) if position.builds(&self.rules).contains(hill) => Ok(()),
            Action::Capture(hill) if position.captures(&self.rules).contains(hill) => Ok(()),
            Action::Build(hill) if !position.empty().contains(hill) => Err(Illegal::Occupied(hill)),
            Action::Build(hill) if !position.in_battle() => Err(self.no_manoeuvre(hill)),
            Action::Build(hill) if position.captures(&self.rules).is_empty() => {
                Err(Illegal::NotQualified(hill))
            }
            Action::Build(_) => Err(Illegal::MustCapture),
            Action::Capture(_) if !position.in_battle() => Err(Illegal::Manoeuvres),
            Action::Capture(_) if !position.qualified(&self.rules, position.side()).is_empty() => {
                Err(Illegal::CanBuild)
            }
            Action::Capture(hill) => {
                let enemies = position.ringforts(position.side().other());
                Err(if enemies.contains(hill) {
                    Illegal::NotBesieged(hill)
                } else {
                    Illegal::NotEnemy(hill)
                })
            }
        }
    }

    /// Why one may not build on an empty hill in Manoeuvres.
    fn no_manoeuvre(&self, hill: Hill) -> Illegal {
        let mine = self.position.ringforts(self.position.side());
        match Hills::EDGES.into_iter().find(|edge| edge.contains(hill)) {
            None => Illegal::NotOnEdge(hill),
            Some(edge) if edge.meets(mine) => Illegal::EdgeUsed(hill),
            Some(_) => Illegal::Opposite {
                hill,
                opposite: across(hill.set()).iter().next().unwrap_or(hill),
            },
        }
    }
}

impl View for Chalice {
    type Action = Action;
    type Ending = Ending;

    fn status(&self) -> Status<Ending> {
        match self.position.ending(&self.rules) {
            Some(ending) => Status::Over(ending),
            None => Status::ToAct(self.position.side().seat(self.rules.first)),
        }
    }

    fn legal_actions(&self) -> Vec<Action> {
        let builds = self.position.builds(&self.rules).iter().map(Action::Build);
        let captures = self.position.captures(&self.rules);
        builds.chain(captures.iter().map(Action::Capture)).collect()
    }

    fn random_action(&self, chance: &mut Chance) -> Option<Action> {
        self.position.random_action(&self.rules, chance)
    }
}

impl Game for Chalice {
    type Rules = RuleSet;
    type Observation = Chalice;
    type Illegal = Illegal;
    type Event = Infallible;

    fn points_when_resigned(&self, winner: Seat) -> i32 {
        let winner = Colour::of(winner, self.rules.first);
        let bonus = self.position.count(&self.rules).bonus_when_resigned(winner);
        (WIN + bonus.points()).into()
    }

    fn start(rules: &RuleSet, _seed: Seed) -> Chalice {
        Chalice::from_position(*rules, Position::start(rules))
    }

    fn rules(&self) -> &RuleSet {
        &self.rules
    }

    fn count_turns(&self) -> Option<u64> {
        let (builds, captures) = (
            self.position.builds(&self.rules),
            self.position.captures(&self.rules),
        );
        Some((builds.len() + captures.len()).into())
    }

    fn apply(&mut self, action: Action) -> Result<(), Illegal> {
        self.check(action)?;
        self.position.play(&self.rules, action);
        Ok(())
    }

    fn observe(&self, _seat: Seat) -> Chalice {
        *self
    }

    fn resample(observation: &Chalice, _chance: &mut Chance) -> Chalice {
        *observation
    }
}

/// A game as it is sent to another thread: in its notation, which is short, and checked when it
/// is read.
#[derive(Serialize, Deserialize)]
struct Wire {
    options: Vec<(String, String)>,
    position: String,
    /// Whether the last turn was had: the notation does not tell.
    over: bool,
}

impl From<Chalice> for Wire {
    fn from(game: Chalice) -> Wire {
        let options = game.rules.changed().into_iter();
        Wire {
            options: options
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
            position: game.position_text(),
            over: game.position.phase() == Phase::Over,
        }
    }
}

impl TryFrom<Wire> for Chalice {
    type Error = String;

    fn try_from(wire: Wire) -> Result<Chalice, String> {
        let mut rules = RuleSet::DEFAULT;
        for (name, value) in &wire.options {
            rules.set(name, value).map_err(|error| error.to_string())?;
        }
        let mut game =
            Chalice::parse_position(&rules, &wire.position).map_err(|error| error.to_string())?;
        if wire.over {
            game.position
                .end()
                .ok_or("Nobody is OUT, so the game is not over.")?;
        }
        Ok(game)
    }
}
