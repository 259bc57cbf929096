//! The program's frame: which page is shown, and what the service worker has to say.

use super::{
    frame::{Frame, apply_theme},
    hall::Hall,
    offline,
    part::Place,
    route::{Route, use_route},
    store,
    text::{Lang, Told, table::Text},
};
use crate::{shelf::GameName, with_game};
use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Mounts the page in place of the splash.
///
/// Without the element that `index.html` provides there is nothing to mount on, and
/// the splash stays with its own sentence.
pub fn start() {
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    if let Some(root) = root {
        yew::Renderer::<App>::with_root(root).render();
    }
}

#[component]
fn App() -> Html {
    let lang = Lang::English;
    let route = use_route();
    let theme = use_state(|| store::settings().theme);
    use_effect_with(*theme, |theme| apply_theme(*theme));
    let on_theme = Callback::from({
        let theme = theme.clone();
        move |chosen| {
            let mut settings = store::settings();
            settings.theme = chosen;
            // What cannot be kept still holds for this visit.
            let _ = store::keep_settings(&settings);
            theme.set(chosen);
        }
    });
    use_effect_with(route.clone(), move |route| arrive(route, lang));
    let theme = *theme;
    html! {
        <>
            <Frame {lang} here={route.clone()} {theme} {on_theme} />
            { page(route, lang) }
            <OfflineNews {lang} />
        </>
    }
}

/// A page that is come to begins at its top and gives the window its name. The rules page finds
/// its own place.
fn arrive(route: &Route, lang: Lang) {
    let Some(window) = web_sys::window() else {
        return;
    };
    if !matches!(route, Route::Rule { .. }) {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
    if let Some(document) = window.document() {
        let game = route.game();
        document.set_title(&lang.say(Text::Title {
            game: game.map(|game| with_game!(game, G => G::game_name(lang, game))),
            rules: matches!(route, Route::Rules { .. } | Route::Rule { .. }),
        }));
    }
}

fn page(route: Route, lang: Lang) -> Html {
    match route {
        Route::Hall => html! { <Hall {lang} waiting={waiting()} /> },
        Route::Play { game } => html! { <Place key={game.id()} {lang} {game} /> },
        Route::Lesson { id } => html! {
            <Place key={format!("learn-{}", id.game().id())} {lang} game={id.game()} lesson=true />
        },
        Route::Rules { .. }
        | Route::Rule { .. }
        | Route::Learn
        | Route::Course { .. }
        | Route::Glossary => html! { <Place key="rules" {lang} /> },
        Route::Nowhere => html! {
            <main class="nowhere">
                <h1>{ lang.say(Text::NoSuchGame) }</h1>
                <a class="button main" href={Route::Hall.address()}>{ lang.say(Text::ToHall) }</a>
            </main>
        },
    }
}

/// The games at whose table a game has begun and is not over.
fn waiting() -> Vec<GameName> {
    let waits = |game: &GameName| {
        store::kept_table(*game)
            .and_then(|text| store::read_table(*game, &text).ok())
            .is_some_and(|kept| kept.waits())
    };
    GameName::ALL.iter().copied().filter(waits).collect()
}

#[derive(Properties, PartialEq)]
struct OfflineProps {
    lang: Lang,
}

/// Tells once that the program is kept, and offers a new version without forcing it.
#[component]
fn OfflineNews(props: &OfflineProps) -> Html {
    let lang = props.lang;
    let news = use_state(|| None::<offline::News>);
    use_effect_with((), {
        let news = news.clone();
        move |()| {
            offline::register(move |found| {
                news.set(Some(found));
                if found == offline::News::Ready {
                    let news = news.clone();
                    Timeout::new(6_000, move || news.set(None)).forget();
                }
            })
        }
    });
    let dismiss = Callback::from({
        let news = news.clone();
        move |_| news.set(None)
    });
    let Some(found) = *news else {
        return html! {};
    };
    let words = match found {
        offline::News::Ready => Text::OfflineReady,
        offline::News::NewVersion => Text::NewVersion,
    };
    html! {
        <div class="notices news">
            <div class="notice" role="status">
                <span>{ lang.say(words) }</span>
                if found == offline::News::NewVersion {
                    <button type="button" class="button main"
                        onclick={Callback::from(|_| offline::accept_new_version())}>
                        { lang.say(Text::UseNewVersion) }
                    </button>
                }
                <button type="button" class="button quiet" onclick={dismiss}>
                    { lang.say(Text::Close) }
                </button>
            </div>
        </div>
    }
}
