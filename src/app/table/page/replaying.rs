//! The game played by itself, turn by turn, until its end or until the player does anything else.

use super::{Msg, Table};
use crate::{
    app::{boards::Drawn, motion::wants_rest, table::replay::Pace},
    engine::Thinks,
};
use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Whether the game plays by itself, and how fast.
#[derive(Default)]
pub(super) struct Replay {
    pub pace: Pace,
    /// Leads to the next turn, while the game plays.
    timer: Option<Timeout>,
}

impl Replay {
    pub fn plays(&self) -> bool {
        self.timer.is_some()
    }

    pub fn pause(&mut self) {
        self.timer = None;
    }
}

impl<G: Drawn + Thinks> Msg<G> {
    /// True for what a person does beside listening and choosing the pace: the replay pauses.
    pub(super) fn interrupts(&self) -> bool {
        !matches!(
            self,
            Msg::Play
                | Msg::Tick
                | Msg::Pace(_)
                | Msg::Told(_)
                | Msg::Reply(_)
                | Msg::AtTurn(_)
                | Msg::Copied(_)
                | Msg::Expire(_)
                | Msg::ShareFailed
                | Msg::Elsewhere(_)
                | Msg::Settings
        )
    }
}

impl<G: Drawn + Thinks> Table<G> {
    /// Plays from the position shown on, at the end from the start; or pauses.
    pub(super) fn play_or_pause(&mut self, ctx: &Context<Self>) {
        if self.replay.plays() {
            self.replay.pause();
        } else if self.session.can_redo() {
            self.tick(ctx);
        } else {
            self.show(ctx, |session| session.go(0));
            self.go_on_playing(ctx);
        }
    }

    /// Plays the next turn.
    pub(super) fn tick(&mut self, ctx: &Context<Self>) {
        self.show(ctx, |session| session.step(1));
        self.go_on_playing(ctx);
    }

    fn go_on_playing(&mut self, ctx: &Context<Self>) {
        let goes_on = self.session.can_redo() && self.session.curtain().is_none();
        self.replay.timer = goes_on.then(|| {
            // A board that tells what has happened step by step is heard out.
            let told = match wants_rest() {
                true => None,
                false => self.session.sight().and_then(|sight| sight.last()),
            };
            let steps = told.map_or(0, |turn| turn.events.len() as u32);
            let wait = self.replay.pace.millis() + steps * G::EVENT_TIME;
            let link = ctx.link().clone();
            Timeout::new(wait, move || link.send_message(Msg::Tick))
        });
    }
}
