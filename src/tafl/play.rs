//! A game of tafl in progress: rules, position, and the past since the last capture.

use super::{
    Ending, Move, Position, RuleSet, Side, Square, Squares, position::Captures, rules::Range,
};
use crate::game::{self, Chance, Game, Rules, Seat, Seed, Status, View};
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use thiserror::Error;

/// A game of tafl.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Wire", try_from = "Wire")]
pub struct Tafl {
    rules: RuleSet,
    position: Position,
    /// Earlier positions since the last capture, oldest first: a capture makes all positions
    /// before it unreachable.
    past: Vec<Position>,
    ending: Option<Ending>,
}

impl Clone for Tafl {
    fn clone(&self) -> Tafl {
        Tafl {
            past: self.past.clone(),
            ..*self
        }
    }

    /// Keeps the memory of the past that is overwritten: perft copies games by the million.
    fn clone_from(&mut self, other: &Tafl) {
        self.rules = other.rules;
        self.position = other.position;
        self.past.clone_from(&other.past);
        self.ending = other.ending;
    }
}

/// Why a move is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    #[error("The game is over (R-10).")]
    Over,
    #[error("There is no piece on {0} (R-3).")]
    NoPiece(Square),
    #[error("The piece on {0} is not yours: the {1} are to move (R-3).")]
    NotYours(Square, Side),
    #[error("The piece on {0} cannot move now: every way is closed (R-3).")]
    Shut(Square),
    #[error("A piece moves along its rank or its file; {1} is not in line with {0} (R-3).")]
    NotInLine(Square, Square),
    #[error("There is a piece on {0} already (R-3).")]
    Occupied(Square),
    #[error("In this game a piece moves exactly one square (R-3).")]
    TooFar,
    #[error("The piece on {0} is in the way (R-3).")]
    Blocked(Square),
    #[error("Only the King may stop on the Throne (R-4).")]
    Throne,
    #[error("Only the King may stop on a corner (R-4).")]
    Corner,
    #[error("Soldiers may not pass over {0} (R-4).")]
    Barred(Square),
}

impl game::Illegal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::Over => "R-10",
            Illegal::Throne | Illegal::Corner | Illegal::Barred(_) => "R-4",
            _ => "R-3",
        }
    }
}

impl Tafl {
    /// A game that begins at a position, which stands there for the first time.
    pub fn from_position(rules: RuleSet, position: Position) -> Tafl {
        Tafl {
            rules,
            position,
            past: Vec::new(),
            ending: position.ending(&rules),
        }
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The earlier positions since the last capture, oldest first.
    pub fn past(&self) -> &[Position] {
        &self.past
    }

    /// How often the position on the board has stood, this time included.
    pub fn occurrences(&self) -> usize {
        1 + occurrences(&self.past, &self.position)
    }

    /// The earlier positions that end the game when they stand once more, each of them
    /// once.
    pub fn used_up(&self) -> Vec<Position> {
        let is_last = |at: usize, position| {
            occurrences(&self.past[..at], position) + 2 == self.rules.repetitions
        };
        let past = self.past.iter().enumerate();
        past.filter(|(at, position)| is_last(*at, position))
            .map(|(_, position)| *position)
            .collect()
    }

    /// What a legal move would capture.
    pub fn captures(&self, mv: Move) -> Captures {
        self.position.play(&self.rules, mv).1
    }

    /// Says whether a move is legal.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        let Move { from, to } = mv;
        if self.ending.is_some() {
            return Err(Illegal::Over);
        }
        let side = self.position.side();
        if self.position.pieces(side).contains(from)
            && self.position.reach(&self.rules, from).contains(to)
        {
            return Ok(());
        }
        let Some(piece) = self.position.piece(from) else {
            return Err(Illegal::NoPiece(from));
        };
        if piece.side() != side {
            return Err(Illegal::NotYours(from, side));
        }
        if self.position.reach(&self.rules, from).is_empty() {
            return Err(Illegal::Shut(from));
        }
        if from == to || (from.file() != to.file() && from.rank() != to.rank()) {
            return Err(Illegal::NotInLine(from, to));
        }
        if self.position.occupied().contains(to) {
            return Err(Illegal::Occupied(to));
        }
        let is_king = self.position.king() == Some(from);
        let range = if is_king {
            self.rules.king_range
        } else {
            self.rules.soldier_range
        };
        let between = between(from, to);
        if range == Range::One && !between.is_empty() {
            return Err(Illegal::TooFar);
        }
        let nearest = |squares: Squares| {
            squares
                .iter()
                .min_by_key(|at| at.file().abs_diff(from.file()) + at.rank().abs_diff(from.rank()))
        };
        if let Some(blocker) = nearest(between.and(self.position.occupied())) {
            return Err(Illegal::Blocked(blocker));
        }
        if to == Square::THRONE {
            return Err(Illegal::Throne);
        }
        if Squares::CORNERS.contains(to) {
            return Err(Illegal::Corner);
        }
        // All that is left are squares that a rule set bars to soldiers on the way.
        Err(Illegal::Barred(
            nearest(between.and(self.rules.barred)).unwrap_or(to),
        ))
    }
}

/// How often a position stands in a list of earlier ones.
fn occurrences(past: &[Position], position: &Position) -> usize {
    // Of two positions with one move between them, the side to move differs.
    past.iter()
        .rev()
        .skip(1)
        .step_by(2)
        .filter(|earlier| *earlier == position)
        .count()
}

/// The squares strictly between two squares of one line.
fn between(from: Square, to: Square) -> Squares {
    let files = from.file().min(to.file())..=from.file().max(to.file());
    let ranks = from.rank().min(to.rank())..=from.rank().max(to.rank());
    Square::all()
        .filter(|at| files.contains(&at.file()) && ranks.contains(&at.rank()))
        .filter(|at| *at != from && *at != to)
        .collect()
}

impl View for Tafl {
    type Action = Move;
    type Ending = Ending;

    fn status(&self) -> Status<Ending> {
        match self.ending {
            Some(ending) => Status::Over(ending),
            None => Status::ToAct(self.position.side().seat()),
        }
    }

    fn legal_actions(&self) -> Vec<Move> {
        match self.ending {
            Some(_) => Vec::new(),
            None => self.position.moves(&self.rules).to_vec(),
        }
    }

    fn random_action(&self, chance: &mut Chance) -> Option<Move> {
        if self.ending.is_some() {
            return None;
        }
        // There is a move: a side without one has lost.
        let count = self.position.count_moves(&self.rules);
        self.position.nth_move(&self.rules, chance.below(count))
    }
}

impl Game for Tafl {
    type Rules = RuleSet;
    type Observation = Tafl;
    type Illegal = Illegal;
    type Event = Infallible;

    const PLIES_DECIDE: bool = true;

    fn start(rules: &RuleSet, _seed: Seed) -> Tafl {
        let position = super::notation::start_position(rules);
        Tafl::from_position(*rules, position)
    }

    fn rules(&self) -> &RuleSet {
        &self.rules
    }

    fn count_turns(&self) -> Option<u64> {
        Some(match self.ending {
            Some(_) => 0,
            None => self.position.count_moves(&self.rules).into(),
        })
    }

    fn apply(&mut self, mv: Move) -> Result<(), Illegal> {
        self.check(mv)?;
        let (next, captures) = self.position.play(&self.rules, mv);
        if captures.soldiers.is_empty() && captures.king.is_empty() {
            self.past.push(self.position);
        } else {
            self.past.clear();
        }
        self.position = next;
        self.ending = next.ending(&self.rules).or_else(|| {
            (self.occurrences() >= self.rules.repetitions).then_some(Ending::Repetition {
                winner: self.rules.repetition_winner,
            })
        });
        Ok(())
    }

    fn observe(&self, _seat: Seat) -> Tafl {
        self.clone()
    }

    fn resample(observation: &Tafl, _chance: &mut Chance) -> Tafl {
        observation.clone()
    }
}

/// A game as it is sent to another thread: the board as bits, oldest position first.
#[derive(Serialize, Deserialize)]
struct Wire {
    game: String,
    options: Vec<(String, String)>,
    boards: Vec<([u64; 3], Side)>,
}

impl From<Tafl> for Wire {
    fn from(game: Tafl) -> Wire {
        let options = game.rules.changed().into_iter();
        let board = |at: &Position| {
            let king = at.king().map_or(Squares::NONE, Square::set);
            (
                [at.attackers(), at.defenders(), king].map(Squares::bits),
                at.side(),
            )
        };
        Wire {
            game: game.rules.game().to_owned(),
            options: options
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
            boards: game
                .past
                .iter()
                .chain([&game.position])
                .map(board)
                .collect(),
        }
    }
}

impl TryFrom<Wire> for Tafl {
    type Error = String;

    fn try_from(wire: Wire) -> Result<Tafl, String> {
        let mut rules = RuleSet::named(&wire.game)
            .ok_or_else(|| format!("There is no tafl game called “{}”.", wire.game))?;
        for (name, value) in &wire.options {
            rules.set(name, value).map_err(|error| error.to_string())?;
        }
        let mut past = Vec::with_capacity(wire.boards.len());
        for (boards, side) in wire.boards {
            let [attackers, defenders, king] = boards.map(Squares::from_bits);
            let apart = attackers.len() + defenders.len() + king.len()
                == attackers.or(defenders).or(king).len();
            if !apart || king.len() > 1 {
                return Err("Two pieces stand on one square.".to_owned());
            }
            past.push(Position::new(attackers, defenders, king, side));
        }
        let position = past.pop().ok_or("There is no position.")?;
        let mut game = Tafl::from_position(rules, position);
        game.past = past;
        if game.ending.is_none() && game.occurrences() >= rules.repetitions {
            game.ending = Some(Ending::Repetition {
                winner: rules.repetition_winner,
            });
        }
        Ok(game)
    }
}
