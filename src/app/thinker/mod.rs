//! The conversation between the page and the engine in its web worker.
//!
//! The page sends an [`Ask`] and gets back [`Tell`]s, as JSON text: observations and thoughts,
//! never a whole game. The worker is busy while it thinks and hears nothing; to stop it the page
//! ends it and starts another.

use crate::engine::{Request, lines::Wish};
use serde::{Deserialize, Serialize};

#[cfg(target_arch = "wasm32")]
mod analyst;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod running;
#[cfg(target_arch = "wasm32")]
mod worker;

#[cfg(target_arch = "wasm32")]
pub use worker::work;
#[cfg(target_arch = "wasm32")]
pub use {
    analyst::{Analyst, Finding},
    page::{Answer, Thinker},
};

/// A question to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Comes back with every answer.
    pub id: u32,
    /// The game's name.
    pub game: String,
    /// What is asked.
    pub question: Question,
    /// The position as the seat to act may know it, as JSON.
    pub observation: String,
}

/// What is asked of the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// What the seat to act should do: a thought comes back, and reports before it.
    Think(Request),
    /// The best several turns: an analysis comes back, and others before it.
    Analyse(Wish),
}

/// What the worker says. Its reports, thoughts and analyses are JSON of the game's own actions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Tell {
    /// It listens.
    Ready,
    /// What it has found so far.
    Progress { id: u32, report: String },
    /// What it has found.
    Done { id: u32, thought: String },
    /// What it has found so far of several turns, and whether that is all.
    Lines {
        id: u32,
        analysis: String,
        done: bool,
    },
    /// It does not understand the question.
    Refused { id: u32, why: String },
}
