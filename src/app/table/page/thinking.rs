//! The table and its thinker: what is asked, and what comes of the answers.

use super::{Msg, Notice, Table, new_seed, now};
use crate::game::View as _;
use crate::{
    app::{
        boards::Drawn,
        motion::paced,
        table::facts,
        thinker::{Answer, Thinker},
    },
    engine::{LevelId, Purpose, Request, Thinks, Thought},
};
use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// A reply never comes sooner than this after the player's turn, in milliseconds, so that the
/// eye can follow both.
const SHORTEST_REPLY: u32 = 500;

/// A reply of which the viewer sees only that it comes, in milliseconds.
const HIDDEN_REPLY: f64 = 120.0;

/// One question to the thinker.
pub(super) struct Task<G: Drawn + Thinks> {
    pub id: u32,
    pub purpose: Purpose,
    began: f64,
    /// True when it is asked again, because the worker broke over it.
    again: bool,
    /// The answer, while it waits for the shortest reply time.
    waiting: Option<(Thought<G::Action>, Timeout)>,
}

/// What an evaluation is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Age {
    /// The position that is shown.
    Fresh,
    /// The one before: shown until there is a fresh one, so that nothing jumps.
    Stale,
}

impl<G: Drawn + Thinks> Table<G> {
    /// Sets the thinker to what the position shown asks for, and stops what it no longer does.
    pub(super) fn consider(&mut self, ctx: &Context<Self>) {
        self.stop();
        if self.session.thinking_level().is_some() {
            self.ask(ctx, Purpose::Play);
        } else if self.settings.evaluation {
            self.ask(ctx, Purpose::Analyse);
        }
    }

    pub(super) fn stop(&mut self) {
        if let (Some(thinker), Some(_)) = (&mut self.thinker, self.task.take()) {
            thinker.stop();
        }
    }

    pub(super) fn ask(&mut self, ctx: &Context<Self>, purpose: Purpose) {
        self.stop();
        // The computer thinks with what it may know itself, everything else with what the viewer
        // may, who must be the one to act where something is hidden.
        let observation = match purpose {
            Purpose::Play => self.session.for_computer(),
            Purpose::Hint | Purpose::Analyse => self
                .session
                .sight()
                .filter(|_| !G::HIDES || self.session.person_may_act())
                .map(|sight| sight.position())
                .filter(|position| position.status().seat().is_some()),
        };
        let Some(observation) = observation else {
            return;
        };
        // A record may name a level that this program does not have: the default plays then.
        let level = self.session.thinking_level().and_then(LevelId::from_id);
        let request = Request::new(level.unwrap_or_default(), new_seed(), purpose);
        let thinker = self
            .thinker
            .get_or_insert_with(|| Thinker::new(ctx.link().callback(Msg::Told)));
        let id = thinker.ask(ctx.props().name, &observation, request);
        if purpose != Purpose::Play {
            self.session.help();
        }
        self.task = Some(Task {
            id,
            purpose,
            began: now(),
            again: false,
            waiting: None,
        });
    }

    /// Takes in what the thinker says; true when the page changes.
    pub(super) fn told(&mut self, ctx: &Context<Self>, answer: Answer<G::Action>) -> bool {
        if matches!(answer, Answer::Failed) {
            // Whatever has become of its worker, the next question needs a new one.
            self.thinker = None;
        }
        let Some(task) = &mut self.task else {
            return false;
        };
        match answer {
            Answer::Progress { id, report } if id == task.id => match task.purpose {
                Purpose::Play => self.thoughts = Some(report),
                Purpose::Hint | Purpose::Analyse => self.report = Some((report, Age::Fresh)),
            },
            Answer::Done { id, thought } if id == task.id => match task.purpose {
                Purpose::Play => {
                    // The timer counts whole milliseconds; a part of one must not be lost.
                    let seen = |action| self.session.viewer_sees(action);
                    let shortest = match self.session.viewer() {
                        None => 0.0,
                        // Slow pieces come to rest first.
                        Some(_) if thought.action.is_some_and(seen) => {
                            f64::from(paced(SHORTEST_REPLY).max(SHORTEST_REPLY))
                        }
                        Some(_) => HIDDEN_REPLY,
                    };
                    let wait = (shortest - (now() - task.began)).max(0.0).ceil();
                    let link = ctx.link().clone();
                    let timeout =
                        Timeout::new(wait as u32, move || link.send_message(Msg::Reply(id)));
                    self.thoughts = Some(thought.report.clone());
                    task.waiting = Some((thought, timeout));
                }
                Purpose::Hint => {
                    self.task = None;
                    if let Some(sight) = self.session.sight() {
                        let words = facts::hint_words(&sight, ctx.props().lang, &thought);
                        self.speak(words);
                    }
                    self.report = Some((thought.report.clone(), Age::Fresh));
                    self.hint = Some(thought);
                }
                Purpose::Analyse => {
                    self.task = None;
                    self.report = Some((thought.report, Age::Fresh));
                }
            },
            // A fresh worker may do what another broke over, since it thinks with other chances.
            Answer::Failed if !task.again => {
                let purpose = task.purpose;
                self.ask(ctx, purpose);
                if let Some(task) = &mut self.task {
                    task.again = true;
                }
            }
            Answer::Failed => {
                self.task = None;
                self.notice(Notice::ThinkerFailed);
            }
            _ => return false,
        }
        true
    }

    /// The computer's turn is played.
    pub(super) fn reply(&mut self, ctx: &Context<Self>, id: u32) {
        let Some(task) = self.task.take_if(|task| task.id == id) else {
            return;
        };
        let Some((thought, _)) = task.waiting else {
            return;
        };
        // The same computer may have answered in another window.
        if self.catch_up(ctx) {
            return;
        }
        match thought.action.map(|action| self.session.act(action)) {
            Some(Ok(())) => {
                self.moved(ctx);
                self.sound(true);
            }
            Some(Err(_)) | None => self.notice(Notice::ThinkerFailed),
        }
    }

    /// What the thinker is asked for, if anything.
    pub(super) fn purpose(&self) -> Option<Purpose> {
        self.task.as_ref().map(|task| task.purpose)
    }

    pub(super) fn is_hinting(&self) -> bool {
        self.purpose() == Some(Purpose::Hint)
    }
}
