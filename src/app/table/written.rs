//! What a player writes about a game at the table: notes on turns, and the names of branches.

use super::{
    lines::{Head, LONGEST_NOTE, LONGEST_TITLE, Lines},
    page::{Msg, Table},
    replay::turns_before,
    session::Sight,
};
use crate::{
    app::{
        boards::Drawn,
        text::{Lang, replay::Text, saved},
    },
    engine::Thinks,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlTextAreaElement};
use yew::{html::Scope, prelude::*};

/// What a person does with notes and branches.
pub enum Writing {
    /// Opens or closes the field for a note.
    Open(bool),
    /// Keeps the note for which the field is open.
    Note(String),
    /// Shows a branch, or the main line.
    Choose(Option<usize>),
    /// Opens or closes the field for the title of the branch that is shown.
    OpenTitle(bool),
    Title(String),
    /// Deletes the branch that is shown.
    Delete,
    /// Brings back the branch that was deleted last.
    BringBack,
}

/// Which fields are open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fields {
    /// For a note, on the position after so many actions: the game may go on meanwhile.
    pub note: Option<usize>,
    /// For the title of the branch that is shown.
    pub title: bool,
}

/// Where the focus goes when a field is opened or closed.
pub const NOTE_FIELD: &str = "#note-field";
pub const NOTE_BUTTON: &str = "#note-button";
pub const TITLE_FIELD: &str = "#branch-title";
pub const TITLE_BUTTON: &str = "#branch-rename";
pub const UNDO_BUTTON: &str = "#branch-undo";
pub const LINE_NOW: &str = ".line[aria-current]";

/// The note on the position shown, and the main line with its branches.
pub fn written<G: Drawn + Thinks>(
    sight: &Sight<G>,
    lang: Lang,
    lines: &Lines,
    heads: &[Head],
    fields: Fields,
    link: &Scope<Table<G>>,
) -> Html {
    html! {
        <div class="written">
            // Who shares the screen with others has no place to write what they may not see.
            if !sight.session().must_hide() && (fields.note.is_some() || sight.session().is_between_turns()) {
                { note(sight, lang, lines, fields.note, link) }
            }
            if !lines.branches().is_empty() {
                { branches(lang, lines, heads, fields.title, link) }
            }
        </div>
    }
}

fn press<G: Drawn + Thinks>(
    id: Option<&'static str>,
    words: String,
    link: &Scope<Table<G>>,
    writing: fn() -> Writing,
) -> Html {
    let id = id.map(|id| id.trim_start_matches('#'));
    html! {
        <button type="button" class="button quiet" {id}
            onclick={link.callback(move |_| Msg::Write(writing()))}>{ words }</button>
    }
}

fn note<G: Drawn + Thinks>(
    sight: &Sight<G>,
    lang: Lang,
    lines: &Lines,
    open: Option<usize>,
    link: &Scope<Table<G>>,
) -> Html {
    let at = open.unwrap_or(sight.session().shown());
    let turn = turns_before(&sight.entries(), at);
    let there = lines.note(at);
    if open.is_none() {
        let text = match there {
            "" => Text::WriteNote { turn },
            _ => Text::ChangeNote { turn },
        };
        return html! {
            <div class="note">
                if !there.is_empty() {
                    <p class="note-text"><bdi>{ there }</bdi></p>
                }
                { press(Some(NOTE_BUTTON), lang.say(text), link, || Writing::Open(true)) }
            </div>
        };
    }
    let onsubmit = link.batch_callback(|event: SubmitEvent| {
        event.prevent_default();
        let form = event.target_dyn_into::<Element>()?;
        let field = form.query_selector("textarea").ok().flatten()?;
        let field = field.dyn_into::<HtmlTextAreaElement>().ok()?;
        Some(Msg::Write(Writing::Note(field.value())))
    });
    let onkeydown = link.batch_callback(|event: KeyboardEvent| {
        (event.key() == "Escape").then_some(Msg::Write(Writing::Open(false)))
    });
    let id = NOTE_FIELD.trim_start_matches('#');
    html! {
        <form class="note" key={at} {onsubmit} {onkeydown}>
            <label for={id}>{ lang.say(Text::Note { turn }) }</label>
            // Filled when it appears, and left alone then.
            <textarea {id} class="select" rows="3" maxlength={LONGEST_NOTE.to_string()} dir="auto"
                defaultvalue={there.to_owned()} />
            <div class="bar">
                <button type="submit" class="button main">{ lang.say(Text::KeepNote) }</button>
                { press(None, lang.say(saved::Text::Cancel), link, || Writing::Open(false)) }
            </div>
        </form>
    }
}

/// What a branch is called.
fn name(lang: Lang, lines: &Lines, heads: &[Head], branch: usize) -> String {
    let title = lines.branches().get(branch).map(|line| line.title.as_str());
    match (title, heads.get(branch)) {
        (Some(title), _) if !title.is_empty() => title.to_owned(),
        (_, head) => {
            let Head { turn, words } = head.cloned().unwrap_or_default();
            lang.say(Text::Branch { turn, words })
        }
    }
}

fn branches<G: Drawn + Thinks>(
    lang: Lang,
    lines: &Lines,
    heads: &[Head],
    renames: bool,
    link: &Scope<Table<G>>,
) -> Html {
    let line = |branch: Option<usize>| {
        let now = lines.at() == branch;
        let words = match branch {
            None => lang.say(Text::MainLine),
            Some(branch) => name(lang, lines, heads, branch),
        };
        html! {
            <button type="button" class={classes!("line", now.then_some("now"))}
                aria-current={now.then_some("true")}
                onclick={link.callback(move |_| Msg::Write(Writing::Choose(branch)))}>
                <bdi>{ words }</bdi>
            </button>
        }
    };
    let item = |branch: usize| {
        let now = lines.at() == Some(branch);
        html! {
            <li key={branch}>
                if now && renames {
                    { title_form(lang, heads, branch, link) }
                } else {
                    { line(Some(branch)) }
                    if now {
                        <span class="line-bar">
                            { press(Some(TITLE_BUTTON), lang.say(saved::Text::Rename), link, || Writing::OpenTitle(true)) }
                            { press(None, lang.say(saved::Text::Delete), link, || Writing::Delete) }
                        </span>
                    }
                }
            </li>
        }
    };
    html! {
        <section class="lines" aria-labelledby="lines-head">
            <h3 id="lines-head">{ lang.say(Text::Lines) }</h3>
            { line(None) }
            <ul>{ for (0..lines.branches().len()).map(item) }</ul>
        </section>
    }
}

fn title_form<G: Drawn + Thinks>(
    lang: Lang,
    heads: &[Head],
    branch: usize,
    link: &Scope<Table<G>>,
) -> Html {
    let onsubmit = link.batch_callback(|event: SubmitEvent| {
        event.prevent_default();
        let form = event.target_dyn_into::<Element>()?;
        let field = form.query_selector("input").ok().flatten()?;
        let field = field.dyn_into::<HtmlInputElement>().ok()?;
        Some(Msg::Write(Writing::Title(field.value())))
    });
    let onkeydown = link.batch_callback(|event: KeyboardEvent| {
        (event.key() == "Escape").then_some(Msg::Write(Writing::OpenTitle(false)))
    });
    let head = heads.get(branch).cloned().unwrap_or_default();
    html! {
        <form class="note" {onsubmit} {onkeydown}>
            <input type="text" class="select" id={TITLE_FIELD.trim_start_matches('#')} dir="auto"
                maxlength={LONGEST_TITLE.to_string()} autocomplete="off"
                aria-label={lang.say(Text::BranchTitle)} placeholder={head.words} />
            <div class="bar">
                <button type="submit" class="button main">{ lang.say(saved::Text::Keep) }</button>
                { press(None, lang.say(saved::Text::Cancel), link, || Writing::OpenTitle(false)) }
            </div>
        </form>
    }
}

/// Says that a branch is shown and not the game, with the way back.
pub fn branch_now<G: Drawn + Thinks>(
    lang: Lang,
    lines: &Lines,
    heads: &[Head],
    link: &Scope<Table<G>>,
) -> Html {
    let Some(branch) = lines.at() else {
        return html! {};
    };
    let turn = heads.get(branch).map_or(0, |head| head.turn);
    html! {
        <p class="branch-now">
            <span>{ lang.say(Text::InBranch { turn }) }</span>
            <button type="button" class="button"
                onclick={link.callback(|_| Msg::Write(Writing::Choose(None)))}>
                { lang.say(Text::ToMainLine) }
            </button>
        </p>
    }
}
