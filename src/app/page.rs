//! The program's frame: which page is shown, and what the service worker has to say.

use super::{
    frame::Frame,
    hall::Hall,
    language::use_spoken,
    look::use_theme,
    offline,
    part::{Page, Place},
    route::{Route, use_route},
    text::{
        Lang,
        hall::{Text, Title},
    },
};
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
    let spoken = use_spoken();
    let lang = spoken.lang;
    let route = use_route();
    let theme = use_theme();
    use_effect_with(route.clone(), arrive);
    use_effect_with((route.clone(), lang), |(route, lang)| name(route, *lang));
    html! {
        <>
            <Frame {spoken} here={route.clone()} {theme} />
            { page(route, lang) }
            <OfflineNews {lang} />
        </>
    }
}

/// A page that is come to begins at its top; the rules page finds its own place.
fn arrive(route: &Route) {
    if !matches!(route, Route::Rule { .. })
        && let Some(window) = web_sys::window()
    {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Gives the window its name, but for pages that give it themselves.
fn name(route: &Route, lang: Lang) {
    if matches!(route, Route::Learn | Route::Course { .. } | Route::Glossary) {
        return;
    }
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        let title = lang.say(Title {
            game: route.game(),
            rules: matches!(route, Route::Rules { .. } | Route::Rule { .. }),
        });
        document.set_title(&match route {
            Route::Saved => lang.say(Text::SavedTitle),
            Route::Shared { .. } => lang.say(Text::SharedTitle),
            Route::Settings => lang.say(Text::SettingsTitle),
            Route::Statistics => lang.say(Text::StatisticsTitle),
            _ => title,
        });
    }
}

fn page(route: Route, lang: Lang) -> Html {
    let place = |page: Page, key: String| html! { <Place {key} {lang} {page} /> };
    match route {
        Route::Hall => html! { <Hall {lang} /> },
        Route::Play { game, which } => {
            let key = format!("{} {}", game.id(), which.text());
            place(Page::Table { game, which }, key)
        }
        Route::Saved => place(Page::Saved, "saved".to_owned()),
        Route::Shared { .. } => place(Page::Shared, "shared".to_owned()),
        Route::Settings | Route::Statistics => place(Page::Settings, "settings".to_owned()),
        Route::Lesson { id } => {
            let game = id.game();
            place(Page::Lessons { game }, format!("learn {}", game.id()))
        }
        Route::Study { game, .. } => place(Page::Study { game }, format!("study {}", game.id())),
        Route::Rules { .. }
        | Route::Rule { .. }
        | Route::Learn
        | Route::Course { .. }
        | Route::Glossary => place(Page::Rules, "rules".to_owned()),
        Route::Nowhere => html! {
            <main class="nowhere">
                <h1>{ lang.say(Text::NoSuchGame) }</h1>
                <a class="button main" href={Route::Hall.address()}>{ lang.say(Text::ToHall) }</a>
            </main>
        },
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
                    { lang.say(Text::Dismiss) }
                </button>
            </div>
        </div>
    }
}
