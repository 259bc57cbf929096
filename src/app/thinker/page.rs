//! The page's side of the conversation with the engine.

use super::{Ask, Tell};
use crate::{
    app::offline,
    engine::{Report, Request, Thinks, Thought},
    shelf::GameName,
};
use gloo_events::EventListener;
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};
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

/// A worker that has been started.
struct Running {
    worker: Worker,
    /// The question that waits until the worker listens; `None` once it does.
    waiting: Rc<RefCell<Waiting>>,
    _listeners: [EventListener; 2],
}

#[derive(Default)]
struct Waiting {
    listens: bool,
    ask: Option<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
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
        let ask = Ask {
            id: self.last_id,
            game: game.id().to_owned(),
            request,
            observation: serde_json::to_string(observation).unwrap_or_default(),
        };
        let text = serde_json::to_string(&ask).unwrap_or_default();
        if self.worker.is_none() {
            self.worker = start::<G>(&self.answers).ok();
        }
        match &self.worker {
            None => self.answers.emit(Answer::Failed),
            Some(running) => {
                let mut waiting = running.waiting.borrow_mut();
                if waiting.listens {
                    // A string can always be sent.
                    let _ = running.worker.post_message(&JsValue::from_str(&text));
                } else {
                    waiting.ask = Some(text);
                }
            }
        }
        self.last_id
    }

    /// Stops thinking at once, and starts a fresh worker for the next question.
    pub fn stop(&mut self) {
        self.worker = start::<G>(&self.answers).ok();
    }
}

fn start<G: Thinks>(answers: &Callback<Answer<G::Action>>) -> Result<Running, JsValue> {
    let worker = Worker::new(&offline::file("thinker-start.js"))?;
    let waiting = Rc::new(RefCell::new(Waiting::default()));
    let told = {
        let (worker, waiting, answers) = (worker.clone(), waiting.clone(), answers.clone());
        EventListener::new(&worker.clone(), "message", move |event| {
            let text = event
                .dyn_ref::<MessageEvent>()
                .and_then(|event| event.data().as_string())
                .unwrap_or_default();
            match serde_json::from_str(&text) {
                Ok(Tell::Ready) => {
                    let mut waiting = waiting.borrow_mut();
                    waiting.listens = true;
                    if let Some(ask) = waiting.ask.take() {
                        let _ = worker.post_message(&JsValue::from_str(&ask));
                    }
                }
                Ok(tell) => answers.emit(answer::<G>(&tell).unwrap_or(Answer::Failed)),
                Err(_) => answers.emit(Answer::Failed),
            }
        })
    };
    let failed = {
        let answers = answers.clone();
        EventListener::new(&worker, "error", move |_| answers.emit(Answer::Failed))
    };
    Ok(Running {
        worker,
        waiting,
        _listeners: [told, failed],
    })
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
        Tell::Ready | Tell::Refused { .. } => None,
    }
}
