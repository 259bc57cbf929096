//! The page of saved games.

use super::{
    choice::{Choice, State},
    row::{self, Listed},
};
use crate::{
    app::{
        download,
        route::Route,
        store::{
            BrowserChest, GameId, NotKept,
            chest::{ROOM, used},
            files::{self, TakenIn},
            games::{self, Strange},
            listen, new_id, now,
        },
        text::{Lang, replay, saved::Text, table},
    },
    shelf::GameName,
};
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{File, HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// How many games are drawn before the player asks for more.
const AT_ONCE: usize = 12;

/// From how much of the room on it is told how full it is, in hundredths.
const NEARLY_FULL: usize = 80;

/// The button that undoes the last deletion.
const UNDO: &str = "saved-undo";

/// The field of the search, where the focus goes when what had it is gone.
const SEARCH: &str = "saved-search";

/// What the page is given.
#[derive(Properties, Clone, PartialEq)]
pub struct SavedProps {
    pub lang: Lang,
}

/// The page of saved games.
pub struct SavedPage {
    games: Vec<Listed>,
    deleted: Vec<Listed>,
    strange: Vec<Strange>,
    choice: Choice,
    /// How many of the chosen games are drawn.
    drawn: usize,
    /// The game whose name is being written.
    renames: Option<GameId>,
    say: Option<Say>,
    /// How much of the room is used, in hundredths.
    full: usize,
    /// The element that gets the focus when the page is drawn.
    focus: Option<String>,
    /// Hears when another window keeps something.
    _elsewhere: Vec<EventListener>,
}

/// A message at the edge of the page.
struct Say {
    words: Text,
    trouble: bool,
    /// The game whose deletion can be undone from here.
    undo: Option<GameId>,
}

/// What happens on the page.
pub enum Msg {
    State(State),
    Game(Option<GameName>),
    Words(String),
    More,
    Rename(Option<GameId>),
    Title(GameId, String),
    Delete(GameId),
    BringBack(GameId),
    EmptyBin,
    Export(GameId),
    ExportStrange(String),
    ExportAll,
    Chosen(File),
    Opened(String),
    Close,
    /// Another window has kept something, or this one has woken.
    Elsewhere,
}

impl Component for SavedPage {
    type Message = Msg;
    type Properties = SavedProps;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        let mut page = SavedPage {
            games: Vec::new(),
            deleted: Vec::new(),
            strange: Vec::new(),
            choice: Choice::default(),
            drawn: AT_ONCE,
            renames: None,
            say: None,
            full: 0,
            focus: None,
            _elsewhere: listen(move |_| link.send_message(Msg::Elsewhere)),
        };
        page.read(ctx.props().lang);
        page
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let lang = ctx.props().lang;
        let chest = &mut BrowserChest;
        match msg {
            Msg::State(state) => self.choose(|choice| choice.state = state),
            Msg::Game(game) => self.choose(|choice| choice.game = game),
            Msg::Words(words) => self.choose(|choice| choice.words = words),
            Msg::More => {
                let first = self.chosen().nth(self.drawn);
                self.focus = first.map(|it| row::open_id(&it.id));
                self.drawn += AT_ONCE;
            }
            Msg::Rename(Some(id)) => {
                self.renames = Some(id);
                self.focus = Some(row::TITLE_FIELD.to_owned());
            }
            Msg::Rename(None) => {
                self.focus = self.renames.take().map(|id| row::rename_id(&id));
            }
            Msg::Title(id, title) => {
                let done = games::rename(chest, &id, &title);
                self.renames = None;
                self.focus = Some(row::rename_id(&id));
                self.read(lang);
                self.tell(done, |page| Text::Renamed {
                    name: page.name(&id),
                });
            }
            Msg::Delete(id) => {
                let name = self.name(&id);
                let done = games::delete(chest, &id, now());
                self.renames = None;
                self.read(lang);
                let undo = done.is_ok().then(|| id.clone());
                self.tell(done, |_| Text::Deleted { name });
                if let (Some(say), Some(id)) = (&mut self.say, undo) {
                    say.undo = Some(id);
                    self.focus = Some(UNDO.to_owned());
                }
            }
            Msg::BringBack(id) => {
                let done = games::bring_back(chest, &id);
                self.read(lang);
                let is_drawn = self.chosen().take(self.drawn).any(|it| it.id == id);
                self.focus = Some(match is_drawn {
                    true => row::open_id(&id),
                    false => SEARCH.to_owned(),
                });
                self.tell(done, |page| Text::BroughtBack {
                    name: page.name(&id),
                });
            }
            Msg::EmptyBin => {
                games::empty_bin(chest);
                self.read(lang);
                self.focus = Some(SEARCH.to_owned());
                self.tell(Ok(()), |_| Text::BinEmptied);
            }
            Msg::Export(id) => {
                let game = self.games.iter().find(|it| it.id == id);
                if let Some(it) = game {
                    let name = format!("{}-{}.json", it.game.id(), row::day(it.saved.changed));
                    download::save(&name, &files::file(chest, &[id.key()]));
                }
                return false;
            }
            Msg::ExportStrange(name) => {
                let file = format!("{}.json", name.replace('.', "-"));
                download::save(&file, &files::file(chest, &[name]));
                return false;
            }
            Msg::ExportAll => {
                let name = format!("riocht-{}.json", row::day(now()));
                download::save(&name, &files::file(chest, &files::all_names(chest)));
                return false;
            }
            Msg::Chosen(file) => {
                let link = ctx.link().clone();
                wasm_bindgen_futures::spawn_local(async move {
                    link.send_message(Msg::Opened(download::read(&file).await));
                });
                return false;
            }
            Msg::Opened(text) => {
                let taken = files::take_in(chest, &text, now(), new_id);
                self.read(lang);
                let (words, trouble) = match taken {
                    Ok(TakenIn {
                        added,
                        same,
                        strange,
                        refused,
                    }) => {
                        let words = Text::TakenIn {
                            added,
                            same,
                            strange,
                            refused,
                        };
                        (words, refused > 0)
                    }
                    Err(why) => {
                        let why = ctx.props().lang.say(why);
                        (Text::FileUnreadable { why }, true)
                    }
                };
                self.say = Some(Say {
                    words,
                    trouble,
                    undo: None,
                });
            }
            Msg::Close => {
                self.say = None;
                self.focus = Some(SEARCH.to_owned());
            }
            Msg::Elsewhere => self.read(lang),
        }
        true
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        let document = web_sys::window().and_then(|window| window.document());
        let wanted = self.focus.take().zip(document);
        let element = wanted.and_then(|(id, document)| document.get_element_by_id(&id));
        let Some(element) = element.and_then(|it| it.dyn_into::<HtmlElement>().ok()) else {
            return;
        };
        // Refused only for what cannot have the focus.
        let _ = element.focus();
        let renamed = self.renames.as_ref();
        let renamed = renamed.filter(|_| element.id() == row::TITLE_FIELD);
        let renamed = renamed.and_then(|id| self.games.iter().find(|it| it.id == *id));
        if let (Some(it), Some(field)) = (renamed, element.dyn_ref::<HtmlInputElement>()) {
            field.set_value(&it.saved.title);
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let (lang, link) = (ctx.props().lang, ctx.link());
        let say = |text| lang.say(text);
        let chosen: Vec<_> = self.chosen().collect();
        let none = match self.games.is_empty() {
            true => Text::NoneYet,
            false => Text::NoneMatch,
        };
        html! {
            <main class="saved">
                <div class="hall-opening">
                    <h1>{ say(Text::Saved) }</h1>
                    <p>{ say(Text::Opening) }</p>
                </div>
                if self.full >= NEARLY_FULL {
                    <p class="saved-full" role="status">{ say(Text::NearlyFull { percent: self.full.min(100) }) }</p>
                }
                { self.filters(ctx) }
                if chosen.is_empty() {
                    <p class="saved-none">{ say(none) }</p>
                }
                <ul class="saved-games">
                    { for chosen.iter().take(self.drawn).map(|it| {
                        row::row(lang, it, self.renames.as_ref() == Some(&it.id), link)
                    }) }
                </ul>
                if chosen.len() > self.drawn {
                    <button type="button" class="button" onclick={link.callback(|_| Msg::More)}>
                        { say(Text::ShowMore) }
                    </button>
                }
                { self.strange(ctx) }
                { self.bin(ctx) }
                <div class="notices">{ self.notice(ctx) }</div>
            </main>
        }
    }
}

impl SavedPage {
    /// Reads everything anew.
    fn read(&mut self, lang: Lang) {
        let mut chest = BrowserChest;
        self.strange = games::settle_all(&mut chest, now());
        let list = games::list(&chest);
        self.strange.extend(list.strange);
        self.games.clear();
        for (id, saved) in list.games {
            let (title, game) = (saved.title.clone(), saved.game());
            match Listed::new(lang, id.clone(), saved) {
                Ok(it) => self.games.push(it),
                Err(why) => self.strange.push(Strange {
                    name: id.key(),
                    title: (!title.is_empty()).then_some(title),
                    game,
                    why: why.into(),
                }),
            }
        }
        let deleted = list.deleted.into_iter();
        self.deleted = deleted
            .filter_map(|(id, saved)| Listed::new(lang, id, saved).ok())
            .collect();
        self.full = used(&chest) * 100 / ROOM;
    }

    /// The games that the player looks for.
    fn chosen(&self) -> impl Iterator<Item = &Listed> {
        let fits = |it: &&Listed| self.choice.fits(&it.saved, &it.name, &it.players);
        self.games.iter().filter(fits)
    }

    fn choose(&mut self, change: impl FnOnce(&mut Choice)) {
        change(&mut self.choice);
        self.drawn = AT_ONCE;
        self.renames = None;
    }

    fn name(&self, id: &GameId) -> String {
        let mut all = self.games.iter().chain(&self.deleted);
        let it = all.find(|it| it.id == *id);
        it.map_or(String::new(), |it| it.name.clone())
    }

    /// Tells what was done, or that there is no room for it.
    fn tell(&mut self, done: Result<(), NotKept>, words: impl FnOnce(&Self) -> Text) {
        let words = match done {
            Ok(()) => words(self),
            Err(NotKept) => Text::NoRoom,
        };
        self.say = Some(Say {
            words,
            trouble: done.is_err(),
            undo: None,
        });
    }

    /// What the player looks for, and what can be done with all games.
    fn filters(&self, ctx: &Context<Self>) -> Html {
        let (lang, link) = (ctx.props().lang, ctx.link());
        let say = |text| lang.say(text);
        let value = |event: Event| {
            let select = event.target_dyn_into::<HtmlSelectElement>();
            select.map_or(String::new(), |select| select.value())
        };
        let on_words = link.batch_callback(|event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>()?;
            Some(Msg::Words(field.value()))
        });
        let on_state = link.callback(move |event| {
            let number = value(event).parse::<usize>().unwrap_or(0);
            Msg::State(State::ALL.get(number).copied().unwrap_or_default())
        });
        let on_game = link.callback(move |event| Msg::Game(GameName::from_id(&value(event))));
        let on_file = link.batch_callback(|event: Event| {
            let input = event.target_dyn_into::<HtmlInputElement>()?;
            let file = input.files()?.get(0)?;
            // The same file can be chosen again.
            input.set_value("");
            Some(Msg::Chosen(file))
        });
        let state = |(number, state): (usize, State)| {
            let words = match state {
                State::All => Text::AllStates,
                State::InProgress => Text::InProgress,
                State::Finished => Text::Finished,
            };
            html! {
                <option value={number.to_string()} selected={self.choice.state == state}>{ say(words) }</option>
            }
        };
        let game = |game: GameName| {
            let name = lang.say(game);
            html! {
                <option value={game.id()} selected={self.choice.game == Some(game)}>{ name }</option>
            }
        };
        let paste = Route::Shared {
            code: String::new(),
        };
        let count = Text::Count {
            shown: self.chosen().count(),
            all: self.games.len(),
        };
        html! {
            <>
                <div class="saved-choice">
                    <div class="field">
                        <label for={SEARCH}>{ say(Text::Search) }</label>
                        <input class="select" type="search" id={SEARCH} autocomplete="off" dir="auto"
                            value={self.choice.words.clone()} oninput={on_words} />
                    </div>
                    <div class="field">
                        <label for="saved-state">{ say(Text::State) }</label>
                        <select class="select" id="saved-state" onchange={on_state}>
                            { for State::ALL.into_iter().enumerate().map(state) }
                        </select>
                    </div>
                    <div class="field">
                        <label for="saved-of">{ say(Text::Game) }</label>
                        <select class="select" id="saved-of" onchange={on_game}>
                            <option value="" selected={self.choice.game.is_none()}>{ say(Text::AllGames) }</option>
                            { for GameName::ALL.iter().copied().map(game) }
                        </select>
                    </div>
                </div>
                <div class="bar saved-all">
                    <p class="saved-count" role="status">{ say(count) }</p>
                    <label class="button file">
                        { say(Text::Import) }
                        <input type="file" accept=".json,application/json" class="spoken" onchange={on_file} />
                    </label>
                    <a class="button" href={paste.address()}>{ lang.say(replay::Text::PasteGame) }</a>
                    if !self.games.is_empty() || !self.strange.is_empty() {
                        <button type="button" class="button" onclick={link.callback(|_| Msg::ExportAll)}>
                            { say(Text::ExportAll) }
                        </button>
                    }
                </div>
            </>
        }
    }

    /// What cannot be read, each with why.
    fn strange(&self, ctx: &Context<Self>) -> Html {
        let (lang, link) = (ctx.props().lang, ctx.link());
        let say = |text| lang.say(text);
        if self.strange.is_empty() {
            return html! {};
        }
        let one = |it: &Strange| {
            let game = it.game.map(|game| lang.say(game));
            let name = match &it.title {
                Some(title) => title.clone(),
                None => say(Text::Nameless { game }),
            };
            let export = say(Text::Export);
            let key = it.name.clone();
            let onclick = link.callback(move |_| Msg::ExportStrange(key.clone()));
            html! {
                <li key={it.name.clone()}>
                    <span>
                        <strong><bdi>{ name.clone() }</bdi></strong>{ " " }{ lang.say(&it.why) }
                    </span>
                    <button type="button" class="button quiet" aria-label={format!("{export}: {name}")} {onclick}>
                        { export }
                    </button>
                </li>
            }
        };
        html! {
            <section class="saved-apart" aria-labelledby="saved-strange">
                <h2 id="saved-strange">{ say(Text::Strange) }</h2>
                <p>{ say(Text::StrangeHelp) }</p>
                <ul>{ for self.strange.iter().map(one) }</ul>
            </section>
        }
    }

    /// The deleted games.
    fn bin(&self, ctx: &Context<Self>) -> Html {
        let (lang, link) = (ctx.props().lang, ctx.link());
        if self.deleted.is_empty() {
            return html! {};
        }
        html! {
            <details class="saved-apart">
                <summary>{ lang.say(Text::DeletedGames) }</summary>
                <p>{ lang.say(Text::DeletedHelp) }</p>
                <ul>{ for self.deleted.iter().map(|it| row::deleted(lang, it, link)) }</ul>
                <button type="button" class="button" onclick={link.callback(|_| Msg::EmptyBin)}>
                    { lang.say(Text::EmptyBin) }
                </button>
            </details>
        }
    }

    fn notice(&self, ctx: &Context<Self>) -> Html {
        let (lang, link) = (ctx.props().lang, ctx.link());
        let Some(Say {
            words,
            trouble,
            undo,
        }) = &self.say
        else {
            return html! {};
        };
        let undo = undo.clone().map(|id| {
            let onclick = link.callback(move |_| Msg::BringBack(id.clone()));
            html! {
                <button type="button" class="button main" id={UNDO} {onclick}>{ lang.say(Text::Undo) }</button>
            }
        });
        html! {
            <div class={classes!("notice", trouble.then_some("trouble"))} role="status">
                <span>{ lang.say(words.clone()) }</span>
                { undo }
                <button type="button" class="button quiet" onclick={link.callback(|_| Msg::Close)}>
                    { lang.say(table::Text::Close) }
                </button>
            </div>
        }
    }
}
