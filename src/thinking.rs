//! The conversation between the page and the engine's web worker (browser only).

use gloo_worker::{HandlerId, Worker, WorkerScope};

/// The worker's side of the conversation.
#[derive(Debug)]
pub struct Thinker;

impl Worker for Thinker {
    type Message = ();
    type Input = String;
    type Output = String;

    fn create(_scope: &WorkerScope<Self>) -> Self {
        Self
    }

    fn update(&mut self, _scope: &WorkerScope<Self>, _message: Self::Message) {}

    fn received(&mut self, scope: &WorkerScope<Self>, question: Self::Input, id: HandlerId) {
        scope.respond(id, question);
    }
}
