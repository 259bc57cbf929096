//! The way to the table of a saved game, and what stands in its place when the game is not there
//! or cannot be read.

use super::page::{Table, TableProps};
use crate::{
    app::{
        boards::Drawn,
        download,
        route::{Route, Which},
        store::{BrowserChest, Trouble, files, games},
        text::{Lang, hall, saved::Text},
    },
    engine::Thinks,
    shelf::GameName,
};
use yew::prelude::*;

/// The name under which a game lies that cannot be opened, and why; nothing when it is not there.
type Why = Option<(String, Trouble)>;

/// The table of a game, if the saved game that is asked for is there and can be read. That is
/// looked up once: what another window does later is the table's to answer.
#[component]
pub fn Opened<G: Drawn + Thinks>(props: &TableProps) -> Html {
    let TableProps { name, which, lang } = props.clone();
    let missing = use_memo((), |()| missing(name, &which));
    match &*missing {
        None => html! { <Table<G> {name} {which} {lang} /> },
        Some(why) => {
            html! { <Missing {lang} game={name} name={lang.say(name)} why={why.clone()} /> }
        }
    }
}

/// Why there is no such table, if there is none.
fn missing(game: GameName, which: &Which) -> Option<Why> {
    let Which::Saved(id) = which else {
        return None;
    };
    match games::read(&BrowserChest, id) {
        Some(Ok(saved)) if saved.deleted.is_none() && saved.game() == Some(game) => None,
        Some(Err(why)) => Some(Some((id.key(), why))),
        _ => Some(None),
    }
}

/// What it is given.
#[derive(Properties, Clone, PartialEq)]
struct MissingProps {
    lang: Lang,
    /// The game of the address, and what it is called.
    game: GameName,
    name: String,
    why: Why,
}

/// A sentence and the ways on.
#[component]
fn Missing(props: &MissingProps) -> Html {
    let MissingProps { lang, game, .. } = *props;
    let say = |text| lang.say(text);
    let (head, help) = match &props.why {
        Some((_, why)) => {
            let why = lang.say(why);
            (Text::CannotOpen { why }, Text::CannotOpenHelp)
        }
        None => (Text::NoSuchSaved, Text::NoSuchSavedHelp),
    };
    let new = Route::Play {
        game,
        which: Which::New,
    };
    let name = props.name.clone();
    let export = props.why.clone().map(|(key, _)| {
        let onclick = Callback::from(move |_| {
            let text = files::file(&BrowserChest, std::slice::from_ref(&key));
            download::save(&format!("{}.json", key.replace('.', "-")), &text);
        });
        html! {
            <button type="button" class="button" {onclick}>{ say(Text::ExportFound) }</button>
        }
    });
    html! {
        <main class="nowhere">
            <h1>{ say(head) }</h1>
            <p>{ say(help) }</p>
            <div class="bar">
                <a class="button main" href={Route::Saved.address()}>{ say(Text::Saved) }</a>
                { export }
                <a class="button" href={new.address()}>{ say(Text::PlayNew { game: name }) }</a>
                <a class="button" href={Route::Hall.address()}>{ lang.say(hall::Text::ToHall) }</a>
            </div>
        </main>
    }
}
