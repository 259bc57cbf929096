//! The games in progress, as the hall shows them.

use super::{
    GO_ON,
    row::{Listed, Picture, when},
};
use crate::app::{
    language::use_spoken,
    route::Route,
    store::{BrowserChest, games, now},
    text::{Lang, saved::Text},
};
use yew::prelude::*;

/// The games in progress, the one first that was last played on, as far as there is room.
fn waiting(lang: Lang) -> Vec<Listed> {
    games::settle_all(&mut BrowserChest, now());
    let saved = games::list(&BrowserChest).games.into_iter();
    let waiting = saved.filter(|(_, saved)| saved.table.waits());
    let listed = waiting.filter_map(|(id, saved)| Listed::new(lang, id, saved).ok());
    listed.take(GO_ON).collect()
}

/// The games to go on with. Nothing here hears events: it stands within the hall, which another
/// program draws.
#[component]
pub fn GoOn() -> Html {
    let lang = use_spoken().lang;
    let say = |text| lang.say(text);
    let games = use_memo(lang, |lang| waiting(*lang));
    if games.is_empty() {
        return html! {};
    }
    let one = |it: &Listed| {
        let name = lang.say(it.game);
        html! {
            <li key={it.id.to_string()}>
                <a class="go-on" href={it.route().address()}>
                    <div class="go-on-picture" inert={true} aria-hidden="true">
                        <Picture {lang} game={it.game} saved={it.saved.clone()} />
                    </div>
                    <span class="go-on-words">
                        <strong>{ format!("{}: {name}", say(Text::Continue)) }</strong>
                        <span dir="auto">{ &it.name }</span>
                        if it.name != it.players {
                            <span dir="auto">{ &it.players }</span>
                        }
                        <span class="saved-facts">
                            <span>{ &it.state }</span>
                            { when(lang, it.saved.changed) }
                        </span>
                    </span>
                </a>
            </li>
        }
    };
    html! {
        <section class="hall-go-on" aria-labelledby="go-on">
            <div class="hall-go-on-head">
                <h2 id="go-on">{ say(Text::GoOn) }</h2>
                <a class="button quiet" href={Route::Saved.address()}>{ say(Text::AllSaved) }</a>
            </div>
            <ul>{ for games.iter().map(one) }</ul>
        </section>
    }
}
