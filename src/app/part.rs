//! The parts of the program that are loaded when they are needed: the tables, the rules, the
//! lessons, the saved games, sharing, the settings, the study of positions.
//!
//! The page that everybody loads holds the hall. The tables of each family of games are a program
//! of their own (`src/bin/table_<family>.rs`), and so are the rules pages (`src/bin/rules.rs`),
//! the lessons (`src/bin/learn.rs`, `src/bin/learn_boru.rs`), the page of saved games
//! (`src/bin/saved.rs`), sharing (`src/bin/share.rs`), the settings (`src/bin/settings.rs`) and the
//! study of positions (`src/bin/study.rs`), so that nobody waits for what they do not open.
//! `assets/boot.js` loads them.
//!
//! All these programs draw into the same document, side by side and never one within the other: each
//! has a Yew of its own, and a Yew knows its elements by numbers that begin at one.

use super::{
    boards::{Drawn, Edited},
    language::{spoken, use_spoken},
    learn::{
        courses::{Course, Courses},
        glossary::Glossary,
        lesson::LessonPage,
    },
    route::{Route, Which, use_route},
    rules_page::RulesPage,
    saved::{GoOn, SavedPage},
    settings::{SettingsPage, StatisticsPage},
    share::{Landing, ShareDialog, ShareDialogProps},
    store::Content,
    study::StudyPage,
    table::Opened,
    text::{Lang, hall::Text, learn::Lessons},
};
use crate::{engine::Thinks, game::Rules, shelf::GameName, with_game};
use js_sys::Function;
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlDialogElement};
use yew::prelude::*;

/// The rules' side: lays the rules page in `place`. What is returned clears it away.
pub fn rules(place: &Element) -> Function {
    let page = yew::Renderer::<RulesOfRoute>::with_root(place.clone()).render();
    Closure::once_into_js(move || page.destroy()).unchecked_into()
}

/// The rules page that the address names; nothing while it names another page.
#[component]
fn RulesOfRoute() -> Html {
    let lang = use_spoken().lang;
    match use_route() {
        Route::Rules { game } => html! { <RulesPage {lang} {game} /> },
        Route::Rule { game, rule } => html! { <RulesPage {lang} {game} {rule} /> },
        Route::Learn => html! { <Courses {lang} /> },
        Route::Course { game } => html! { <Course {lang} {game} /> },
        Route::Glossary => html! { <Glossary {lang} /> },
        _ => html! {},
    }
}

/// The saved games' side: lays their page in `place`, or what the hall shows of them. What is
/// returned clears it away.
pub fn saved(place: &Element, what: &str) -> Function {
    let place = place.clone();
    if what == HALL {
        let shown = yew::Renderer::<GoOn>::with_root(place).render();
        return Closure::once_into_js(move || shown.destroy()).unchecked_into();
    }
    let page = yew::Renderer::<SavedOfRoute>::with_root(place).render();
    Closure::once_into_js(move || page.destroy()).unchecked_into()
}

/// The settings' side: lays the page of settings in `place`, or that of statistics, once their style
/// sheet is there. What is returned clears it away.
pub async fn settings(place: &Element) -> Function {
    let _ = sheet("settings-page").await;
    let page = yew::Renderer::<SettingsOfRoute>::with_root(place.clone()).render();
    Closure::once_into_js(move || page.destroy()).unchecked_into()
}

/// The settings or the statistics, while the address names them.
#[component]
fn SettingsOfRoute() -> Html {
    let lang = use_spoken().lang;
    match use_route() {
        Route::Settings => html! { <SettingsPage {lang} /> },
        Route::Statistics => html! { <StatisticsPage {lang} /> },
        _ => html! {},
    }
}

#[wasm_bindgen]
extern "C" {
    /// In `assets/look.js`: loads a style sheet that not every visitor needs.
    #[wasm_bindgen(js_name = riochtSheet, catch)]
    async fn sheet(name: &str) -> Result<JsValue, JsValue>;
}

/// What the saved games' side is asked for in the hall.
const HALL: &str = "hall";

/// The page of saved games, while the address names it.
#[component]
fn SavedOfRoute() -> Html {
    let lang = use_spoken().lang;
    match use_route() {
        Route::Saved => html! { <SavedPage {lang} /> },
        _ => html! {},
    }
}

/// A table part's side: lays the table of `game` in `place` when its type is `G`, with the one of
/// its games that `which` stands for in addresses. What is returned clears the table away.
pub fn table<G: Drawn + Thinks>(place: &Element, game: &str, which: &str) -> Option<Function> {
    let name = GameName::from_id(game).filter(|_| G::Rules::named(game).is_some())?;
    let which = Which::parse(which)?;
    let props = TableOfProps { name, which };
    let table = yew::Renderer::<TableOf<G>>::with_root_and_props(place.clone(), props).render();
    Some(Closure::once_into_js(move || table.destroy()).unchecked_into())
}

#[derive(Properties, PartialEq)]
struct TableOfProps {
    name: GameName,
    which: Which,
}

/// The table of a game, in the language of the page.
#[component]
fn TableOf<G: Drawn + Thinks>(props: &TableOfProps) -> Html {
    let lang = use_spoken().lang;
    html! { <Opened<G> name={props.name} which={props.which.clone()} {lang} /> }
}

/// The part in which games are shared.
const SHARE: &str = "share";

/// The class of the place of the dialog for sharing.
const DIALOG: &str = "place share-place";

/// The share part's side: lays the page to which a link leads or, for a table as it is kept, the
/// dialog for sharing its game. What is returned clears it away; the dialog also goes by itself.
pub fn share(place: &Element, game: &str) -> Option<Function> {
    if game.is_empty() {
        let page = yew::Renderer::<LandingOfRoute>::with_root(place.clone()).render();
        return Some(Closure::once_into_js(move || page.destroy()).unchecked_into());
    }
    let dialog = Rc::new(RefCell::new(None::<yew::AppHandle<ShareDialog>>));
    let clear = {
        let (dialog, place) = (dialog.clone(), place.clone());
        move || {
            // While it is still on the page: then the focus goes back to where it was.
            if let Ok(Some(dialog)) = place.query_selector("dialog") {
                dialog.unchecked_into::<HtmlDialogElement>().close();
            }
            // Not at once: it is the dialog itself that is leaving.
            let (dialog, place) = (dialog.clone(), place.clone());
            spawn_local(async move {
                if let Some(dialog) = dialog.take() {
                    dialog.destroy();
                }
                place.remove();
            });
        }
    };
    let props = ShareDialogProps {
        lang: spoken().lang,
        content: serde_json::from_str(game).ok()?,
        close: Callback::from({
            let clear = clear.clone();
            move |()| clear()
        }),
    };
    let renderer = yew::Renderer::<ShareDialog>::with_root_and_props(place.clone(), props);
    dialog.replace(Some(renderer.render()));
    Some(Closure::once_into_js(clear).unchecked_into())
}

/// The page of a link, while the address names it.
#[component]
fn LandingOfRoute() -> Html {
    let lang = use_spoken().lang;
    match use_route() {
        Route::Shared { code } => html! { <Landing {lang} {code} /> },
        _ => html! {},
    }
}

/// A lessons part's side: lays the lessons of `game` in `place` when its type is `G`. What is
/// returned clears them away.
pub fn lessons<G: Drawn + Lessons + Thinks>(place: &Element, game: &str) -> Option<Function> {
    G::Rules::named(game)?;
    let page = yew::Renderer::<LessonOfRoute<G>>::with_root(place.clone()).render();
    Some(Closure::once_into_js(move || page.destroy()).unchecked_into())
}

/// The lesson that the address names, when it is one of this type of game; nothing while it names
/// another page.
#[component]
fn LessonOfRoute<G: Drawn + Lessons + Thinks>() -> Html {
    let lang = use_spoken().lang;
    match use_route() {
        Route::Lesson { id } if G::lesson(id).is_some() => html! { <LessonPage<G> {lang} {id} /> },
        _ => html! {},
    }
}

/// The study part's side: lays the page on which positions of `game` are set up and looked into in
/// `place` when its type is `G`. What is returned clears it away.
pub fn study<G: Edited + Thinks>(place: &Element, game: &str) -> Option<Function> {
    let name = GameName::from_id(game).filter(|_| G::Rules::named(game).is_some())?;
    let props = StudyOfProps { name };
    let page = yew::Renderer::<StudyOf<G>>::with_root_and_props(place.clone(), props).render();
    Some(Closure::once_into_js(move || page.destroy()).unchecked_into())
}

#[derive(Properties, PartialEq)]
struct StudyOfProps {
    name: GameName,
}

/// That page, in the language of the page.
#[component]
fn StudyOf<G: Edited + Thinks>(props: &StudyOfProps) -> Html {
    let lang = use_spoken().lang;
    html! { <StudyPage<G> {lang} name={props.name} /> }
}

/// A table's side: opens the dialog for sharing its game, and tells when it cannot be loaded.
pub fn open_share(game: &Content, failed: Callback<()>) {
    let there = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector(".share-place").ok().flatten());
    // It is open, or on its way.
    if there.is_some() {
        return;
    }
    let place = body().and_then(|body| new_place(&body, DIALOG));
    let (Ok(text), Some(place)) = (serde_json::to_string(game), place) else {
        return failed.emit(());
    };
    spawn_local(async move {
        let laid = lay(SHARE, &place, &text, "").await;
        if !laid.is_ok_and(|laid| laid.is_function()) {
            place.remove();
            failed.emit(());
        }
    });
}

#[wasm_bindgen]
extern "C" {
    /// In `assets/boot.js`: loads a part and has it lay its page, for a table with its game.
    #[wasm_bindgen(js_namespace = riocht, catch)]
    async fn lay(part: &str, place: &Element, game: &str, which: &str) -> Result<JsValue, JsValue>;
}

/// What a part lays.
#[derive(Clone, PartialEq)]
pub enum Page {
    Rules,
    Saved,
    Shared,
    /// The settings and the statistics.
    Settings,
    /// The games in progress, within the hall.
    GoOn,
    Table {
        game: GameName,
        which: Which,
    },
    Lessons {
        game: GameName,
    },
    Study {
        game: GameName,
    },
}

/// What the place of a part is given.
#[derive(Properties, Clone, PartialEq)]
pub struct PlaceProps {
    pub lang: Lang,
    pub page: Page,
}

/// How far a part is on its way.
#[derive(Clone, Copy, PartialEq)]
enum Phase {
    Loading,
    Laid,
    Failed,
}

/// The place of a part on the page: it stays empty here, while the part stands beside it.
#[component]
pub fn Place(props: &PlaceProps) -> Html {
    let lang = props.lang;
    let phase = use_state(|| Phase::Loading);
    let attempt = use_state(|| 0);
    use_effect_with((props.page.clone(), *attempt), {
        let phase = phase.clone();
        move |(page, _)| {
            let laying = Laying::begin(page.clone(), body(), phase);
            move || drop(laying)
        }
    });
    let again = {
        let phase = phase.clone();
        Callback::from(move |_| {
            phase.set(Phase::Loading);
            attempt.set(*attempt + 1);
        })
    };
    match *phase {
        Phase::Laid => html! {},
        Phase::Loading => html! {
            <main class="nowhere late" aria-busy="true">
                <p role="status">{ lang.say(Text::Laying) }</p>
            </main>
        },
        Phase::Failed => html! {
            <main class="nowhere">
                <p role="alert">{ lang.say(Text::NotLaid) }</p>
                <div class="bar">
                    <button type="button" class="button main" onclick={again}>
                        { lang.say(Text::TryAgain) }
                    </button>
                    <a class="button" href={Route::Hall.address()}>{ lang.say(Text::ToHall) }</a>
                </div>
            </main>
        },
    }
}

/// What a place within a page is given.
#[derive(Properties, Clone, PartialEq)]
pub struct WithinProps {
    pub class: String,
    pub page: Page,
}

/// The place of a part within the page, which stays empty when the part does not come. What is
/// laid here may hear no events: it stands within what this Yew has drawn, and both would take
/// each other's elements for their own.
#[component]
pub fn Within(props: &WithinProps) -> Html {
    let phase = use_state(|| Phase::Loading);
    let place = use_node_ref();
    use_effect_with(props.page.clone(), {
        let place = place.clone();
        move |page| {
            let laying = Laying::begin(page.clone(), place.cast(), phase);
            move || drop(laying)
        }
    });
    html! { <div class={props.class.clone()} ref={place} /> }
}

/// A part that is laid, or on its way; it is cleared away when this is dropped.
struct Laying {
    /// An element for this part alone: a Yew leaves its listeners behind on the element that it
    /// drew into, and they must not hear the events of another.
    place: Option<Element>,
    clear: Rc<RefCell<Clear>>,
}

/// How to clear a part away.
enum Clear {
    NotYet(UseStateHandle<Phase>),
    By(Function),
    /// It is not wanted any more, or never came.
    Gone,
}

impl Laying {
    fn begin(page: Page, into: Option<Element>, phase: UseStateHandle<Phase>) -> Laying {
        let clear = Rc::new(RefCell::new(Clear::NotYet(phase)));
        let place = into.and_then(|into| new_place(&into, "place"));
        if let Some(place) = place.clone() {
            let clear = clear.clone();
            spawn_local(async move {
                let (part, game, which) = match &page {
                    Page::Rules => ("rules", "", ""),
                    Page::Saved => ("saved", "", ""),
                    Page::GoOn => ("saved", HALL, ""),
                    Page::Shared => (SHARE, "", ""),
                    Page::Study { game } => ("study", game.id(), ""),
                    Page::Settings => ("settings", "", ""),
                    Page::Lessons { game } => (with_game!(game, G => G::LESSONS), game.id(), ""),
                    Page::Table { game, which } => {
                        (with_game!(game, G => G::PART), game.id(), which.text())
                    }
                };
                let laid = lay(part, &place, game, which).await;
                let laid = laid.ok().and_then(|laid| laid.dyn_into::<Function>().ok());
                let before = clear.replace(Clear::Gone);
                match (before, laid) {
                    (Clear::NotYet(phase), Some(by)) => {
                        clear.replace(Clear::By(by));
                        phase.set(Phase::Laid);
                    }
                    (Clear::NotYet(phase), None) => phase.set(Phase::Failed),
                    // The player has gone on meanwhile.
                    (_, Some(by)) => call(&by),
                    (_, None) => {}
                }
            });
        }
        Laying { place, clear }
    }
}

impl Drop for Laying {
    fn drop(&mut self) {
        if let Clear::By(by) = self.clear.replace(Clear::Gone) {
            call(&by);
        }
        if let Some(place) = &self.place {
            place.remove();
        }
    }
}

fn body() -> Option<Element> {
    Some(web_sys::window()?.document()?.body()?.into())
}

/// A new element of this class at the end of another.
fn new_place(into: &Element, class: &str) -> Option<Element> {
    let place = into.owner_document()?.create_element("div").ok()?;
    place.set_class_name(class);
    into.append_child(&place).ok()?;
    Some(place)
}

fn call(clear: &Function) {
    // It throws only when the part has broken down, and then there is nothing more to clear.
    let _ = clear.call0(&JsValue::NULL);
}
