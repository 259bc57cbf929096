//! One saved game: its picture, what it is, and what can be done with it.

use super::{
    page::{Msg, SavedPage},
    summary::Played,
};
use crate::{
    app::{
        boards::Drawn,
        route::{Route, Which},
        store::{GameId, Saved, now},
        text::{
            Lang,
            saved::{Ago, Text},
        },
    },
    game::RecordError,
    shelf::GameName,
    with_game,
};
use js_sys::Date;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlInputElement;
use yew::{html::Scope, prelude::*};

/// A saved game as it is listed.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    pub id: GameId,
    pub game: GameName,
    pub saved: Rc<Saved>,
    /// What the game is called: its title, or else who plays.
    pub name: String,
    /// Who plays.
    pub players: String,
    /// How far it has gone, or how it ended; and which of a match it is.
    pub state: String,
}

impl Listed {
    /// A saved game that is played through.
    ///
    /// # Errors
    /// A record that its game's rules do not allow.
    pub fn new(lang: Lang, id: GameId, saved: Saved) -> Result<Listed, RecordError> {
        let game = saved.game();
        let game = game.ok_or_else(|| RecordError::Game(saved.table.record.game.clone()))?;
        let (players, state) = with_game!(game, G => told::<G>(lang, &saved))?;
        Ok(Listed {
            id,
            game,
            name: match saved.title.as_str() {
                "" => players.clone(),
                title => title.to_owned(),
            },
            players,
            state,
            saved: Rc::new(saved),
        })
    }

    /// The way to its table.
    pub fn route(&self) -> Route {
        Route::Play {
            game: self.game,
            which: Which::Saved(self.id.clone()),
        }
    }
}

fn told<G: Drawn>(lang: Lang, saved: &Saved) -> Result<(String, String), RecordError> {
    let played = Played::<G>::new(saved)?;
    let far = || lang.say(Text::Far(played.far()));
    let state = played.result(lang).unwrap_or_else(far);
    let state = match played.of_match(lang) {
        Some(of_match) => format!("{state} ({of_match})"),
        None => state,
    };
    Ok((played.players(lang), state))
}

/// What the picture of a game is given.
#[derive(Properties, Clone, PartialEq)]
pub struct PictureProps {
    pub lang: Lang,
    pub game: GameName,
    pub saved: Rc<Saved>,
}

/// The position of a saved game as it is shown, small.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    with_game!(props.game, G => match Played::<G>::new(&props.saved) {
        Ok(played) => G::picture(props.lang, &played.position(), &[]),
        Err(_) => html! {},
    })
}

/// When something was: how long ago, and the date for whoever wants to know.
pub fn when(lang: Lang, then: u64) -> Html {
    let date = date_words(lang, then);
    let words = match Ago::between(then, now()) {
        Ago::Longer => date.clone(),
        ago => lang.say(Text::Ago(ago)),
    };
    html! { <time datetime={day(then)} title={date}>{ words }</time> }
}

fn date_of(then: u64) -> Date {
    Date::new(&JsValue::from_f64(then as f64))
}

/// A day as people of the language write it.
fn date_words(lang: Lang, then: u64) -> String {
    let options = js_sys::Object::new();
    // An object that was just made takes any property.
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    date_of(then)
        .to_locale_date_string(lang.tag(), &options)
        .into()
}

/// A day as `2026-11-30`, for machines and in file names.
pub fn day(then: u64) -> String {
    let date = date_of(then);
    // Only a time that is no time has no such form.
    if date.get_time().is_nan() {
        return String::new();
    }
    let text = String::from(date.to_iso_string());
    text.split('T').next().unwrap_or_default().to_owned()
}

/// A button with a game's name for the ear.
fn button(id: Option<String>, words: String, name: &str, onclick: Callback<MouseEvent>) -> Html {
    let label = format!("{words}: {name}");
    html! {
        <button type="button" class="button quiet" {id} aria-label={label} {onclick}>{ words }</button>
    }
}

/// The place of a game's rename button, where the focus comes back to.
pub fn rename_id(id: &GameId) -> String {
    format!("rename-{id}")
}

/// The place of the way to a game.
pub fn open_id(id: &GameId) -> String {
    format!("open-{id}")
}

/// The field for a new title.
pub const TITLE_FIELD: &str = "saved-title";

/// The longest title that the field takes, in UTF-16 units as browsers count them.
const LONGEST_TITLE: &str = "60";

/// A game of the list.
pub fn row(lang: Lang, it: &Listed, renames: bool, link: &Scope<SavedPage>) -> Html {
    let say = |text| lang.say(text);
    let (id, name) = (it.id.clone(), it.name.as_str());
    let send = |msg: fn(GameId) -> Msg| {
        let id = id.clone();
        link.callback(move |_| msg(id.clone()))
    };
    let address = it.route().address();
    let game = lang.say(it.game);
    html! {
        <li class="saved-game" key={id.to_string()}>
            <a class="saved-picture" href={address.clone()} tabindex="-1" aria-hidden="true">
                <div inert={true}><Picture {lang} game={it.game} saved={it.saved.clone()} /></div>
            </a>
            <div class="saved-words">
                if renames {
                    { title_form(lang, it, link) }
                } else {
                    <h2><a href={address.clone()} dir="auto">{ name }</a></h2>
                }
                if it.name != it.players {
                    <p dir="auto">{ &it.players }</p>
                }
                <p class="saved-facts">
                    <span>{ game }</span>
                    <span>{ &it.state }</span>
                    { when(lang, it.saved.changed) }
                </p>
            </div>
            <div class="bar saved-bar">
                <a class="button" id={open_id(&id)} href={address}
                    aria-label={format!("{}: {name}", say(Text::Open))}>{ say(Text::Open) }</a>
                { button(Some(rename_id(&id)), say(Text::Rename), name, send(|id| Msg::Rename(Some(id)))) }
                { button(None, say(Text::Export), name, send(Msg::Export)) }
                { button(None, say(Text::Delete), name, send(Msg::Delete)) }
            </div>
        </li>
    }
}

/// The form for another title. The page fills the field when it appears and leaves it alone then:
/// whatever is drawn anew meanwhile, what has been typed stays.
fn title_form(lang: Lang, it: &Listed, link: &Scope<SavedPage>) -> Html {
    let id = it.id.clone();
    let onsubmit = link.batch_callback(move |event: SubmitEvent| {
        event.prevent_default();
        let form = event.target_dyn_into::<web_sys::Element>();
        let field = form.and_then(|form| form.query_selector("input").ok().flatten());
        let field = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok())?;
        Some(Msg::Title(id.clone(), field.value()))
    });
    let onkeydown = link.batch_callback(|event: KeyboardEvent| {
        (event.key() == "Escape").then_some(Msg::Rename(None))
    });
    html! {
        <form class="saved-title" {onsubmit} {onkeydown}>
            <input class="select" type="text" id={TITLE_FIELD} maxlength={LONGEST_TITLE} dir="auto"
                autocomplete="off" aria-label={lang.say(Text::NewTitle)} placeholder={it.players.clone()} />
            <button type="submit" class="button main">{ lang.say(Text::Keep) }</button>
            <button type="button" class="button" onclick={link.callback(|_| Msg::Rename(None))}>
                { lang.say(Text::Cancel) }
            </button>
        </form>
    }
}

/// A deleted game, which can be brought back.
pub fn deleted(lang: Lang, it: &Listed, link: &Scope<SavedPage>) -> Html {
    let game = lang.say(it.game);
    let id = it.id.clone();
    let bring_back = link.callback(move |_| Msg::BringBack(id.clone()));
    html! {
        <li key={it.id.to_string()}>
            <span class="saved-facts">
                <bdi>{ &it.name }</bdi>
                <span>{ game }</span>
                { when(lang, it.saved.changed) }
            </span>
            { button(None, lang.say(Text::BringBack), &it.name, bring_back) }
        </li>
    }
}
