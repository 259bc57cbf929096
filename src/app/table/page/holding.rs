//! A turn that waits to be confirmed: the player sees it, and plays it or takes it back. Nothing
//! of it is kept, and nobody answers it, before it is played.

use super::{Msg, Table};
use crate::{
    app::{
        boards::Drawn,
        table::{
            names,
            session::{Session, Sight},
        },
        text::{Lang, table::Text},
    },
    engine::Thinks,
};
use web_sys::HtmlElement;
use yew::prelude::*;

/// A turn that waits to be confirmed.
pub(super) struct Held<G: Drawn + Thinks> {
    actions: Vec<G::Action>,
    /// The game with the turn played. None where something is hidden: what the turn would bring
    /// must not be seen before it is played.
    after: Option<Session<G>>,
    /// The button that plays it, which gets the focus.
    play: NodeRef,
    /// The button has had it.
    asked: bool,
}

impl<G: Drawn + Thinks> Table<G> {
    /// Holds back actions that would complete a turn, until they are confirmed; false for others,
    /// and for those that are refused.
    pub(super) fn hold(&mut self, actions: &[G::Action]) -> bool {
        let after = match G::HIDES {
            true => None,
            false => {
                let mut after = self.session.clone();
                if actions.iter().any(|action| after.act(*action).is_err()) {
                    return false;
                }
                if after.sight().is_some_and(|sight| sight.mid_turn()) && !after.is_over() {
                    return false;
                }
                Some(after)
            }
        };
        self.say = None;
        self.hint = None;
        self.held = Some(Held {
            actions: actions.to_vec(),
            after,
            play: NodeRef::default(),
            asked: false,
        });
        true
    }

    /// The game whose position is on the board: with a turn that waits.
    pub(super) fn on_board(&self) -> &Session<G> {
        let after = self.held.as_ref().and_then(|held| held.after.as_ref());
        after.unwrap_or(&self.session)
    }

    /// What a message means for a turn that waits; `None` when it means what it always does.
    pub(super) fn while_held(&mut self, ctx: &Context<Self>, msg: &Msg<G>) -> Option<bool> {
        self.held.as_ref()?;
        match msg {
            Msg::PlayHeld => {
                if let Some(held) = self.held.take() {
                    self.focus_board = true;
                    self.play(ctx, &held.actions);
                }
                Some(true)
            }
            Msg::TakeBack => {
                self.held = None;
                self.focus_board = true;
                Some(true)
            }
            // The board offers nothing meanwhile.
            Msg::Act(_) | Msg::ActAll(_) => Some(false),
            Msg::Redo
            | Msg::Step(_)
            | Msg::Go(_)
            | Msg::GoToEnd
            | Msg::GoOnFromHere
            | Msg::BringBack
            | Msg::Hint
            | Msg::Chapter(_)
            | Msg::Resign => {
                self.held = None;
                None
            }
            _ => None,
        }
    }

    /// Leads to the button that plays the turn, once.
    pub(super) fn ask_held(&mut self) {
        if let Some(held) = &mut self.held
            && !std::mem::replace(&mut held.asked, true)
            && let Some(button) = held.play.cast::<HtmlElement>()
        {
            // Refused only for what cannot have the focus.
            let _ = button.focus();
        }
    }

    /// The question at the edge of the page.
    pub(super) fn held(&self, ctx: &Context<Self>) -> Html {
        let (Some(held), Some(sight)) = (&self.held, self.session.sight()) else {
            return html! {};
        };
        let (lang, link) = (ctx.props().lang, ctx.link());
        let turn = held.words(lang, &sight);
        let onkeydown = link.batch_callback(|event: KeyboardEvent| {
            (event.key() == "Escape").then(|| {
                event.prevent_default();
                Msg::TakeBack
            })
        });
        html! {
            <div class="notice held" role="group" aria-labelledby="held-turn" {onkeydown}>
                <span id="held-turn">{ lang.say(Text::Held { turn }) }</span>
                <button type="button" class="button main" aria-describedby="held-turn"
                    ref={held.play.clone()} onclick={link.callback(|_| Msg::PlayHeld)}>
                    { lang.say(Text::PlayHeld) }
                </button>
                <button type="button" class="button" onclick={link.callback(|_| Msg::TakeBack)}>
                    { lang.say(Text::TakeHeldBack) }
                </button>
            </div>
        }
    }
}

impl<G: Drawn + Thinks> Held<G> {
    /// The turn in words.
    fn words(&self, lang: Lang, before: &Sight<G>) -> String {
        let who = names::who(before.session(), lang, before.viewer());
        let after = self.after.as_ref().and_then(Session::sight);
        match after.and_then(|after| after.last()) {
            Some(turn) => G::told(lang, &turn, &who),
            None => G::hinted(lang, &before.position(), &self.actions, &who),
        }
    }
}
