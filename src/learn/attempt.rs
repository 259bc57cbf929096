//! An attempt at a lesson: the game as it goes, whose turn it is, and whether the goal is reached.

use super::{
    Taught,
    lesson::{Goal, Lesson, Replies, Start},
    solve,
};
use crate::game::{Ending as _, Seat, SeatSet, Seed, SeenTurn, Timeline, View, turns::whole_turns};
use crate::shelf::GameName;
use std::rc::Rc;

/// How an attempt stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// The learner chooses.
    Yours,
    /// Another seat does.
    Theirs,
    /// The goal is reached.
    Reached,
    /// It cannot be reached any more in this attempt.
    Missed(Why),
}

/// Why an attempt has failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The turn does not do what was asked.
    Other,
    /// The win does not come in time any more.
    Late,
    /// The game is over, and not as was wanted.
    Over,
}

/// One attempt.
#[derive(Clone, Debug)]
pub struct Attempt<G: Taught> {
    lesson: &'static Lesson<G::Deed>,
    timeline: Timeline<G>,
    /// The number of actions before the learner's present turn.
    begun: usize,
    /// The learner's turns so far.
    turns: u8,
    /// The number of scripted actions that are used up, one bit each.
    used: u64,
    /// The win is lost; one answer shows why.
    doomed: bool,
    state: State,
}

/// The position in which a lesson begins.
///
/// # Errors
/// A sentence; the tests see to it that no lesson has one.
pub fn start<G: Taught>(game: GameName, lesson: &Lesson<G::Deed>) -> Result<G, String> {
    let mut rules = game.rules::<G>();
    rules_set(&mut rules, lesson.options)?;
    match lesson.start {
        Start::At(text) => G::parse_position(&rules, text).map_err(|why| why.to_string()),
        Start::After(turns) => {
            let mut now = G::start(&rules, Seed(0));
            for text in turns.split_whitespace() {
                for action in now.parse_turn(text).map_err(|why| why.to_string())? {
                    now.apply(action).map_err(|why| why.to_string())?;
                }
            }
            Ok(now)
        }
    }
}

fn rules_set<R: crate::game::Rules>(rules: &mut R, options: &str) -> Result<(), String> {
    rules.set_all(options).map_err(|why| why.to_string())
}

impl<G: Taught> Attempt<G> {
    /// A new attempt at a lesson of a game.
    ///
    /// # Errors
    /// As [`start`].
    pub fn new(game: GameName, lesson: &'static Lesson<G::Deed>) -> Result<Self, String> {
        let mut attempt = Attempt {
            lesson,
            timeline: Timeline::new(start::<G>(game, lesson)?),
            begun: 0,
            turns: 0,
            used: 0,
            doomed: false,
            state: State::Yours,
        };
        attempt.state = attempt.to_act();
        Ok(attempt)
    }

    /// The lesson.
    pub fn lesson(&self) -> &'static Lesson<G::Deed> {
        self.lesson
    }

    /// How it stands.
    pub fn state(&self) -> State {
        self.state
    }

    /// The game as it stands.
    pub fn now(&self) -> &G {
        self.timeline.last()
    }

    /// All that has been done.
    pub fn timeline(&self) -> &Timeline<G> {
        &self.timeline
    }

    /// The learner's turns so far.
    pub fn turns(&self) -> u8 {
        self.turns
    }

    /// What the learner may choose now; nothing while another acts or when it is over.
    pub fn choices(&self) -> Vec<G::Action> {
        match self.state {
            State::Yours => self.now().observe(self.lesson.seat).legal_actions(),
            _ => Vec::new(),
        }
    }

    /// Does an action of the learner's.
    ///
    /// # Errors
    /// As [`crate::game::Game::apply`]; nothing is changed then. Nothing happens when it is not
    /// the learner's to choose.
    pub fn act(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        if self.state == State::Yours {
            self.timeline.push(action)?;
            self.judge(true);
        }
        Ok(())
    }

    /// Lets the seat to act choose its next action, or the rest of its turn.
    pub fn reply(&mut self) {
        let turn = match self.lesson.replies {
            Replies::Best => {
                let left = self.lesson.turns.saturating_sub(self.turns).max(1);
                let (seat, left) = match self.lesson.goal {
                    Goal::Win => (self.lesson.seat, left),
                    // Whoever wants to win in one turn more is the other.
                    _ => (self.lesson.seat, 1),
                };
                solve::best_reply(self.now(), seat, left)
            }
            Replies::Script(script) => self.scripted(script).map(|action| vec![action]),
            Replies::Engine => None,
        };
        for action in turn.unwrap_or_default() {
            self.reply_with(action);
        }
    }

    /// Does an action of another seat's that comes from outside; nothing when it is not its turn
    /// or the action is not legal.
    pub fn reply_with(&mut self, action: G::Action) {
        if self.state == State::Theirs && self.timeline.push(action).is_ok() {
            self.judge(false);
        }
    }

    /// The next legal action of the script; otherwise the last that is legal, which declines.
    fn scripted(&mut self, script: &str) -> Option<G::Action> {
        let legal = self.now().legal_actions();
        for (place, text) in script.split_whitespace().enumerate() {
            let bit = 1 << (place % 64);
            if self.used & bit != 0 {
                continue;
            }
            if let Some(action) = legal.iter().find(|action| action.to_string() == text) {
                self.used |= bit;
                return Some(*action);
            }
        }
        legal
            .iter()
            .copied()
            .min_by_key(|action| G::eagerness(*action))
    }

    /// Whose choice it is.
    fn to_act(&self) -> State {
        match self.now().status().seat() {
            Some(seat) if seat == self.lesson.seat => State::Yours,
            _ => State::Theirs,
        }
    }

    /// The seats that have won, when the game is over.
    fn winners(&self) -> Option<SeatSet> {
        self.now().status().ending().map(|ending| ending.winners())
    }

    /// The learner's present turn, or the last.
    fn turn(&self) -> &[G::Action] {
        &self.timeline.actions()[self.begun..]
    }

    /// After every action: what it means for the goal.
    fn judge(&mut self, by_learner: bool) {
        let lesson = self.lesson;
        let winners = self.winners();
        let won = winners.map(|winners| winners.contains(lesson.seat));
        let before = self.timeline.at(self.begun);
        let ended = match before.part() {
            Some(part) => won.is_some() || self.now().part() != Some(part),
            None => by_learner && (won.is_some() || !self.now().mid_turn()),
        };
        self.turns += u8::from(ended);
        let out_of_turns = ended && self.turns >= lesson.turns;
        self.state = match lesson.goal {
            Goal::Do(deeds) => {
                let done =
                    |deed: &G::Deed| G::done(*deed, lesson.seat, before, self.turn(), self.now());
                if ended && deeds.iter().all(done) {
                    State::Reached
                } else if won.is_some() || out_of_turns {
                    State::Missed(if won == Some(false) {
                        Why::Over
                    } else {
                        Why::Other
                    })
                } else {
                    self.to_act()
                }
            }
            Goal::Win => match won {
                Some(true) => State::Reached,
                Some(false) => State::Missed(Why::Over),
                // One answer has shown it.
                None if self.doomed && self.to_act() == State::Yours => State::Missed(Why::Late),
                None => {
                    let left = lesson.turns.saturating_sub(self.turns);
                    self.doomed |= ended && !self.can_win(left);
                    match before.part() {
                        Some(_) if out_of_turns => State::Missed(Why::Late),
                        _ => self.to_act(),
                    }
                }
            },
            Goal::Hold => match won {
                Some(true) => State::Reached,
                Some(false) => State::Missed(Why::Over),
                None if self.turns >= lesson.turns && self.to_act() == State::Yours => {
                    State::Reached
                }
                None => self.to_act(),
            },
            Goal::Follow => {
                let right = !ended || self.follows();
                match won {
                    Some(true) if right => State::Reached,
                    Some(false) => State::Missed(Why::Over),
                    _ if !right => State::Missed(Why::Other),
                    _ => self.to_act(),
                }
            }
            Goal::HoldOut(_) => match won {
                Some(_) => State::Reached,
                None => self.to_act(),
            },
        };
        // In a game with parts the next turn begins where the part does.
        let next = match before.part() {
            Some(_) => ended,
            None => !self.now().mid_turn() && self.state == State::Yours,
        };
        if next && matches!(self.state, State::Yours | State::Theirs) {
            self.begun = self.timeline.len();
        }
    }

    /// Whether the learner still wins within so many turns, as far as a look at everything shows;
    /// where hands are hidden nobody can say.
    fn can_win(&self, turns: u8) -> bool {
        G::HIDES || solve::wins_within(self.now(), self.lesson.seat, turns)
    }

    /// Whether the turn that the learner has just made is the next of the first way.
    fn follows(&self) -> bool {
        let text = self.way(self.turns.saturating_sub(1));
        let before = self.timeline.at(self.begun);
        let expected = text.and_then(|text| before.parse_turn(text).ok());
        expected.is_some_and(|turn| turn == self.turn())
    }

    /// The learner's turn of the first way after so many turns.
    fn way(&self, turns: u8) -> Option<&'static str> {
        self.lesson
            .ways
            .first()?
            .split_whitespace()
            .nth(turns.into())
    }

    /// What the learner could do next towards the goal, as far as that is known: the rest of a
    /// turn, or in a game with hidden hands the next choice. Empty when this attempt leads
    /// nowhere.
    pub fn hint(&self) -> Vec<G::Action> {
        if self.state != State::Yours {
            return Vec::new();
        }
        if G::HIDES {
            return self.next_of_ways().into_iter().collect();
        }
        let before = self.timeline.at(self.begun);
        let way = self
            .lesson
            .ways
            .iter()
            .filter_map(|way| way.split_whitespace().nth(self.turns.into()))
            .filter_map(|text| before.parse_turn(text).ok())
            .filter_map(|turn| Some(turn.strip_prefix(self.turn())?.to_vec()));
        let rest = way.chain(self.searched());
        let mut rest = rest.filter(|rest| self.leads_on(rest));
        rest.next().unwrap_or_default()
    }

    /// The first whole turn, or rest of one, that keeps the goal in reach.
    fn searched(&self) -> impl Iterator<Item = Vec<G::Action>> {
        let search = !matches!(self.lesson.goal, Goal::Follow | Goal::HoldOut(_));
        let turns = search.then(|| whole_turns(self.now()));
        turns.into_iter().flatten()
    }

    /// Whether the rest of a turn keeps the goal in reach.
    fn leads_on(&self, rest: &[G::Action]) -> bool {
        let mut next = self.clone();
        for action in rest {
            if next.act(*action).is_err() {
                return false;
            }
        }
        if next.doomed {
            return false;
        }
        match (self.lesson.goal, next.state) {
            (Goal::Hold, State::Theirs) => {
                next.reply();
                !matches!(next.state, State::Missed(_))
            }
            (_, state) => !matches!(state, State::Missed(_)),
        }
    }

    /// Where hands are hidden: the next choice of a way that the learner has kept to.
    fn next_of_ways(&self) -> Option<G::Action> {
        let own = (0..)
            .zip(self.timeline.actions())
            .filter(|(at, _)| self.timeline.at(*at).status().seat() == Some(self.lesson.seat));
        let own: Vec<String> = own.map(|(_, action)| action.to_string()).collect();
        let legal = self.choices();
        self.lesson.ways.iter().find_map(|way| {
            let way: Vec<&str> = way.split_whitespace().collect();
            let kept = own.len() < way.len() && own.iter().zip(&way).all(|(own, way)| own == way);
            let next = way.get(own.len()).filter(|_| kept)?;
            legal
                .iter()
                .copied()
                .find(|action| action.to_string() == *next)
        })
    }

    /// What led to the present position, as the learner knows it: where hands are hidden all that
    /// has been done in this attempt, otherwise the last turn.
    pub fn since(&self) -> Rc<[SeenTurn<G>]> {
        let (timeline, now) = (&self.timeline, self.timeline.len());
        let mut starts = timeline.turn_starts();
        starts.retain(|start| *start < now);
        let first = match G::HIDES {
            true => 0,
            false => starts.len().saturating_sub(1),
        };
        let ends = starts.iter().copied().skip(first + 1).chain([now]);
        let turns = starts[first..].iter().zip(ends);
        turns
            .map(|(start, end)| timeline.seen_turn(*start, end, self.lesson.seat, now))
            .collect()
    }

    /// The number of turns of all seats so far.
    pub fn plies(&self) -> usize {
        self.timeline.turn_starts().len() - 1
    }

    /// The learner's seat.
    pub fn seat(&self) -> Seat {
        self.lesson.seat
    }
}

/// The stars for a goal that is reached: three at the first attempt without a hint, two with one
/// hint or one more attempt, otherwise one.
pub fn stars(missed: u32, hints: u32) -> u8 {
    3 - (missed + hints).min(2) as u8
}

/// The stars for holding out so many plies where the longest defence takes `most`.
pub fn stars_for_plies(plies: usize, most: u8) -> u8 {
    match usize::from(most).saturating_sub(plies) {
        0 => 3,
        1..=4 => 2,
        _ => 1,
    }
}
