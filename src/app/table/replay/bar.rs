//! The bar with which a game is looked at turn by turn. Its keys are those of a slider wherever
//! the focus stands in it; what cannot be pressed now keeps its place and the focus.

use super::{Pace, actions_after, turns_before};
use crate::{
    app::{
        boards::Drawn,
        icon::{Icon, icon},
        table::{
            page::{Msg, Table},
            session::Sight,
            speech,
        },
        text::{Lang, replay::Text, table},
    },
    engine::Thinks,
};
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};
use yew::{html::Scope, prelude::*};

/// The bar.
pub fn replay_bar<G: Drawn + Thinks>(
    sight: &Sight<G>,
    lang: Lang,
    plays: bool,
    pace: Pace,
    link: &Scope<Table<G>>,
) -> Html {
    let session = sight.session();
    let entries = sight.entries();
    let at_start = session.shown() == 0;
    let at_end = !session.can_redo();
    let button = |class: Option<&'static str>,
                  label: String,
                  picture: Icon,
                  off: bool,
                  msg: fn() -> Msg<G>| {
        html! {
            <button type="button" class={classes!("button", "icon", class)} aria-label={label.clone()}
                title={label} aria-disabled={off.then_some("true")}
                onclick={link.batch_callback(move |_| (!off).then(msg))}>
                { icon(picture) }
            </button>
        }
    };
    let step = |class, text: table::Text, picture, off, msg| {
        button(class, lang.say(text), picture, off, msg)
    };
    let (play, picture) = match plays {
        true => (Text::Pause, Icon::Pause),
        false => (Text::Play, Icon::Play),
    };
    let turn = turns_before(&entries, session.shown());
    let words = turn.checked_sub(1).map(|last| {
        let entry = &entries[last];
        speech::brief(sight, lang, entry).unwrap_or_else(|| entry.text.clone())
    });
    let at = Text::At {
        turn,
        of: entries.len(),
        words: words.unwrap_or_default(),
    };
    let count = entries.len();
    let on_slide = link.batch_callback(move |event: InputEvent| {
        let slider = event.target_dyn_into::<HtmlInputElement>()?;
        let turns = slider.value().parse().ok()?;
        Some(Msg::Go(actions_after(&entries, turns)))
    });
    let on_pace = link.batch_callback(|event: Event| {
        let list = event.target_dyn_into::<HtmlSelectElement>()?;
        let chosen = list.selected_index().try_into().ok();
        let chosen: usize = chosen?;
        Pace::ALL.get(chosen).copied().map(Msg::Pace)
    });
    // Forward is where the page is read to, as the pictures on the buttons point.
    let (back, forward) = match lang {
        Lang::Persian => ("ArrowRight", "ArrowLeft"),
        _ => ("ArrowLeft", "ArrowRight"),
    };
    let onkeydown = link.batch_callback(move |event: KeyboardEvent| {
        // The slider and the list have such keys of their own.
        let on = event.target_dyn_into::<Element>()?;
        if on.tag_name() != "BUTTON" {
            return None;
        }
        let key = event.key();
        let msg = match key.as_str() {
            "Home" => Msg::Go(0),
            "End" => Msg::GoToEnd,
            key if key == back || key == "ArrowDown" => Msg::Step(-1),
            key if key == forward || key == "ArrowUp" => Msg::Step(1),
            _ => return None,
        };
        event.prevent_default();
        Some(msg)
    });
    let choice = |it: Pace| {
        html! { <option selected={it == pace}>{ lang.say(Text::Pace(it)) }</option> }
    };
    html! {
        <div class="steps" role="group" aria-label={lang.say(Text::Replay)} {onkeydown}>
            <div class="step-buttons">
                { step(Some("far-step"), table::Text::First, Icon::First, at_start, || Msg::Go(0)) }
                { step(None, table::Text::Previous, Icon::Previous, at_start, || Msg::Step(-1)) }
                { button(None, lang.say(play), picture, count == 0, || Msg::Play) }
                { step(None, table::Text::Next, Icon::Next, at_end, || Msg::Step(1)) }
                { step(Some("far-step"), table::Text::Last, Icon::Last, at_end, || Msg::GoToEnd) }
            </div>
            <input type="range" class="scrub" min="0" max={count.to_string()} step="1"
                value={turn.to_string()} disabled={count == 0} aria-label={lang.say(Text::Turn)}
                aria-valuetext={lang.say(at)} oninput={on_slide} />
            <select class="select pace" aria-label={lang.say(Text::Speed)} onchange={on_pace}>
                { for Pace::ALL.into_iter().map(choice) }
            </select>
        </div>
    }
}
