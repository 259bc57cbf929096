//! A worker that has been started, for whatever is asked of it.

use super::{Ask, Question, Tell};
use crate::{app::offline, shelf::GameName};
use gloo_events::EventListener;
use serde::Serialize;
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};
use yew::Callback;

/// A worker that has been started. It ends when this is dropped.
pub(super) struct Running {
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

impl Running {
    /// Starts a worker that is heard by `heard`: `None` when it could not start, has stopped, or
    /// says what nobody understands.
    pub fn start(heard: Callback<Option<Tell>>) -> Result<Running, JsValue> {
        let worker = Worker::new(&offline::file("thinker-start.js"))?;
        let waiting = Rc::new(RefCell::new(Waiting::default()));
        let told = {
            let (worker, waiting, heard) = (worker.clone(), waiting.clone(), heard.clone());
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
                    tell => heard.emit(tell.ok()),
                }
            })
        };
        let failed = EventListener::new(&worker, "error", move |_| heard.emit(None));
        Ok(Running {
            worker,
            waiting,
            _listeners: [told, failed],
        })
    }

    /// Asks a question, as soon as the worker listens.
    pub fn ask<O: Serialize>(&self, id: u32, game: GameName, observation: &O, question: Question) {
        let ask = Ask {
            id,
            game: game.id().to_owned(),
            question,
            observation: serde_json::to_string(observation).unwrap_or_default(),
        };
        let text = serde_json::to_string(&ask).unwrap_or_default();
        let mut waiting = self.waiting.borrow_mut();
        if waiting.listens {
            // A string can always be sent.
            let _ = self.worker.post_message(&JsValue::from_str(&text));
        } else {
            waiting.ask = Some(text);
        }
    }
}
