//! The page's side of the conversation with the engine that plays and advises.

use super::{Question, Tell, running::Running};
use crate::{
    engine::{Report, Request, Thinks, Thought},
    shelf::GameName,
};
use yew::Callback;

/// What the thinker says to the page.
pub enum Answer<A> {
    /// What it has found so far.
    Progress { id: u32, report: Report<A> },
    /// What it has found.
    Done { id: u32, thought: Thought<A> },
    /// The worker could not start, has stopped, or does not understand.
    Failed,
}

/// The engine, in a worker that is started when it is first needed.
pub struct Thinker<G: Thinks> {
    answers: Callback<Answer<G::Action>>,
    worker: Option<Running>,
    last_id: u32,
}

impl<G: Thinks> Thinker<G> {
    /// A thinker that gives its answers to this callback.
    pub fn new(answers: Callback<Answer<G::Action>>) -> Thinker<G> {
        Thinker {
            answers,
            worker: None,
            last_id: 0,
        }
    }

    /// Asks a question; its answers carry the number that is returned.
    pub fn ask(&mut self, game: GameName, observation: &G::Observation, request: Request) -> u32 {
        self.last_id += 1;
        if self.worker.is_none() {
            self.stop();
        }
        match &self.worker {
            None => self.answers.emit(Answer::Failed),
            Some(running) => {
                running.ask(self.last_id, game, observation, Question::Think(request));
            }
        }
        self.last_id
    }

    /// Stops thinking at once, and starts a fresh worker for the next question.
    pub fn stop(&mut self) {
        let answers = self.answers.reform(|tell: Option<Tell>| {
            tell.and_then(|tell| answer::<G>(&tell))
                .unwrap_or(Answer::Failed)
        });
        self.worker = Running::start(answers).ok();
    }
}

fn answer<G: Thinks>(tell: &Tell) -> Option<Answer<G::Action>> {
    match tell {
        Tell::Progress { id, report } => Some(Answer::Progress {
            id: *id,
            report: serde_json::from_str(report).ok()?,
        }),
        Tell::Done { id, thought } => Some(Answer::Done {
            id: *id,
            thought: serde_json::from_str(thought).ok()?,
        }),
        Tell::Ready | Tell::Lines { .. } | Tell::Refused { .. } => None,
    }
}
