//! What stands in place of a table when the saved game is not there or cannot be read.

use super::{
    download,
    route::{Route, Which},
    store::{BrowserChest, Trouble, files},
    text::{Lang, Told, saved::Text, table},
};
use crate::{shelf::GameName, with_game};
use yew::prelude::*;

/// What it is given.
#[derive(Properties, Clone, PartialEq)]
pub struct MissingProps {
    pub lang: Lang,
    /// The game of the address.
    pub game: GameName,
    /// The name under which it lies and why it cannot be read; `None` when it is not there.
    pub why: Option<(String, Trouble)>,
}

/// A sentence and the ways on.
#[component]
pub fn Missing(props: &MissingProps) -> Html {
    let MissingProps { lang, game, .. } = *props;
    let say = |text| lang.say(text);
    let (head, help) = match &props.why {
        Some((_, why)) => {
            let why = why.to_string();
            (Text::CannotOpen { why }, Text::CannotOpenHelp)
        }
        None => (Text::NoSuchSaved, Text::NoSuchSavedHelp),
    };
    let new = Route::Play {
        game,
        which: Which::New,
    };
    let name = with_game!(game, G => G::game_name(lang, game));
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
                <a class="button" href={Route::Hall.address()}>{ lang.say(table::Text::ToHall) }</a>
            </div>
        </main>
    }
}
