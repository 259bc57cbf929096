//! The program's frame: which page is shown, and what the service worker has to say.

use super::{
    offline,
    route::Route,
    table::Table,
    text::{Lang, table::Text},
};
use crate::{shelf::GameName, with_game};
use yew::prelude::*;
use yew_router::prelude::*;

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
    html! {
        <HashRouter>
            <div class="page">
                <Switch<Route> render={move |route| page(route, lang)} />
                <OfflineNews {lang} />
            </div>
        </HashRouter>
    }
}

fn page(route: Route, lang: Lang) -> Html {
    match route {
        Route::Play { game } => match GameName::from_id(&game) {
            Some(name) => with_game!(name, G => html! {
                <Table<G> key={name.id()} {name} {lang} />
            }),
            None => nowhere(lang),
        },
        Route::Hall => {
            html! { <main><Link<Route> to={Route::Play { game: "ard-ri".into() }}>{ "Ard Rí" }</Link<Route>></main> }
        }
        Route::Rules { .. } | Route::Rule { .. } | Route::NotFound => nowhere(lang),
    }
}

fn nowhere(lang: Lang) -> Html {
    html! {
        <main class="nowhere">
            <h1>{ lang.say(Text::NoSuchGame) }</h1>
            <Link<Route> to={Route::Hall} classes="button main">{ lang.say(Text::ToHall) }</Link<Route>>
        </main>
    }
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
        move |()| offline::register(move |found| news.set(Some(found)))
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
        <div class="notices">
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
