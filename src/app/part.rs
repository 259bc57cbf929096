//! The parts of the program that are loaded when they are needed: the tables, the rules and the
//! lessons.
//!
//! The page that everybody loads holds the hall. The tables of each family of games are a program
//! of their own (`src/bin/table_<family>.rs`), and so are the rules pages (`src/bin/rules.rs`) and
//! the lessons (`src/bin/learn.rs`, `src/bin/learn_boru.rs`), so that nobody waits for what they
//! do not open. `assets/boot.js` loads them.
//!
//! Both programs draw into the same document, side by side and never one within the other: each
//! has a Yew of its own, and a Yew knows its elements by numbers that begin at one.

use super::{
    boards::Drawn,
    learn::{
        courses::{Course, Courses},
        glossary::Glossary,
        lesson::LessonPage,
    },
    route::{Route, use_route},
    rules_page::RulesPage,
    table::{Table, TableProps},
    text::{Lang, table::Text},
};
use crate::{engine::Thinks, game::Rules, learn::Taught, shelf::GameName, with_game};
use js_sys::Function;
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

/// The rules' side: lays the rules page in `place`. What is returned clears it away.
pub fn rules(place: &Element) -> Function {
    let page = yew::Renderer::<RulesOfRoute>::with_root(place.clone()).render();
    Closure::once_into_js(move || page.destroy()).unchecked_into()
}

/// The rules page that the address names; nothing while it names another page.
#[component]
fn RulesOfRoute() -> Html {
    let lang = Lang::English;
    match use_route() {
        Route::Rules { game } => html! { <RulesPage {lang} {game} /> },
        Route::Rule { game, rule } => html! { <RulesPage {lang} {game} {rule} /> },
        Route::Learn => html! { <Courses {lang} /> },
        Route::Course { game } => html! { <Course {lang} {game} /> },
        Route::Glossary => html! { <Glossary {lang} /> },
        _ => html! {},
    }
}

/// A table part's side: lays the table of `game` in `place` when its type is `G`. What is returned
/// clears the table away.
pub fn table<G: Drawn + Thinks>(place: &Element, game: &str) -> Option<Function> {
    let name = GameName::from_id(game).filter(|_| G::Rules::named(game).is_some())?;
    let props = TableProps {
        name,
        lang: Lang::English,
    };
    let table = yew::Renderer::<Table<G>>::with_root_and_props(place.clone(), props).render();
    Some(Closure::once_into_js(move || table.destroy()).unchecked_into())
}

/// A lessons part's side: lays the lessons of `game` in `place` when its type is `G`. What is
/// returned clears them away.
pub fn lessons<G: Drawn + Taught + Thinks>(place: &Element, game: &str) -> Option<Function> {
    G::Rules::named(game)?;
    let page = yew::Renderer::<LessonOfRoute<G>>::with_root(place.clone()).render();
    Some(Closure::once_into_js(move || page.destroy()).unchecked_into())
}

/// The lesson that the address names, when it is one of this type of game; nothing while it names
/// another page.
#[component]
fn LessonOfRoute<G: Drawn + Taught + Thinks>() -> Html {
    let lang = Lang::English;
    match use_route() {
        Route::Lesson { id } if G::lesson(id).is_some() => html! { <LessonPage<G> {lang} {id} /> },
        _ => html! {},
    }
}

#[wasm_bindgen]
extern "C" {
    /// In `assets/boot.js`: loads a part and has it lay a table, or the rules.
    #[wasm_bindgen(js_namespace = riocht, catch)]
    async fn lay(part: &str, place: &Element, game: &str) -> Result<JsValue, JsValue>;
}

/// What the place of a part is given.
#[derive(Properties, Clone, PartialEq)]
pub struct PlaceProps {
    pub lang: Lang,
    /// The table of this game; the rules without one.
    #[prop_or_default]
    pub game: Option<GameName>,
    /// The lessons of that game in place of its table.
    #[prop_or_default]
    pub lesson: bool,
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
    let PlaceProps { lang, game, lesson } = *props;
    let phase = use_state(|| Phase::Loading);
    let attempt = use_state(|| 0);
    use_effect_with((game, lesson, *attempt), {
        let phase = phase.clone();
        move |(game, lesson, _)| {
            let laying = Laying::begin(*game, *lesson, phase);
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
    fn begin(game: Option<GameName>, lesson: bool, phase: UseStateHandle<Phase>) -> Laying {
        let clear = Rc::new(RefCell::new(Clear::NotYet(phase)));
        let place = new_place();
        if let Some(place) = place.clone() {
            let clear = clear.clone();
            let (part, id) = match game {
                Some(game) if lesson => (with_game!(game, G => G::LESSONS), game.id()),
                Some(game) => (with_game!(game, G => G::PART), game.id()),
                None => ("rules", ""),
            };
            spawn_local(async move {
                let laid = lay(part, &place, id).await;
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

/// A new element at the end of the page.
fn new_place() -> Option<Element> {
    let document = web_sys::window()?.document()?;
    let place = document.create_element("div").ok()?;
    place.set_class_name("place");
    document.body()?.append_child(&place).ok()?;
    Some(place)
}

fn call(clear: &Function) {
    // It throws only when the part has broken down, and then there is nothing more to clear.
    let _ = clear.call0(&JsValue::NULL);
}
