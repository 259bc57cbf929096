//! The page's side of the conversation with the engine that looks into positions.

use super::{Question, Tell, running::Running};
use crate::{
    engine::{
        Limits, Thinks,
        lines::{Analysis, Wish},
    },
    shelf::GameName,
};
use yew::Callback;

/// What the analyst says to the page.
pub enum Finding<A> {
    /// What it has found so far, and whether that is all.
    Lines {
        id: u32,
        analysis: Analysis<A>,
        done: bool,
    },
    /// The worker could not start, has stopped, or does not understand.
    Failed,
}

/// The engine, in a worker for one position at a time.
pub struct Analyst<G: Thinks> {
    findings: Callback<Finding<G::Action>>,
    worker: Option<Running>,
    /// The worker has been asked nothing yet.
    fresh: bool,
    last_id: u32,
}

impl<G: Thinks> Analyst<G> {
    /// An analyst that gives its findings to this callback.
    pub fn new(findings: Callback<Finding<G::Action>>) -> Analyst<G> {
        Analyst {
            findings,
            worker: None,
            fresh: false,
            last_id: 0,
        }
    }

    /// Looks into a position for its best `lines` turns, and at none before any more; its findings
    /// carry the number that is returned.
    pub fn ask(&mut self, game: GameName, observation: &G::Observation, lines: usize) -> u32 {
        self.last_id += 1;
        if self.worker.is_none() || !self.fresh {
            self.stop();
        }
        self.fresh = false;
        let wish = Wish {
            lines,
            limits: Limits::default(),
        };
        match &self.worker {
            None => self.findings.emit(Finding::Failed),
            Some(running) => {
                running.ask(self.last_id, game, observation, Question::Analyse(wish));
            }
        }
        self.last_id
    }

    /// Stops at once, and starts a fresh worker for the next position.
    pub fn stop(&mut self) {
        let findings = self.findings.reform(|tell: Option<Tell>| match tell {
            Some(Tell::Lines { id, analysis, done }) => match serde_json::from_str(&analysis) {
                Ok(analysis) => Finding::Lines { id, analysis, done },
                Err(_) => Finding::Failed,
            },
            _ => Finding::Failed,
        });
        self.worker = Running::start(findings).ok();
        self.fresh = true;
    }
}
