//! What a person sees and touches (browser only).

mod offline;

use std::rc::Rc;

use gloo_worker::Spawnable;
use riocht::thinking::Thinker;
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
        yew::Renderer::<Page>::with_root(root).render();
    }
}

#[component]
fn Page() -> Html {
    let thinker = use_state(|| None::<String>);
    let offline = use_state(|| None::<offline::News>);

    {
        let (thinker, offline) = (thinker.clone(), offline.clone());
        use_effect_with((), move |()| {
            offline::register(move |news| offline.set(Some(news)));

            let bridge = Thinker::spawner()
                .as_module(false)
                .callback(move |answer| thinker.set(Some(answer)))
                .spawn(&offline::versioned("thinker.js"));
            bridge.send("ready".to_owned());
            // The bridge lives as long as the page.
            let bridge = Rc::new(bridge);
            move || drop(bridge)
        });
    }

    let accept = Callback::from(|_| offline::accept_new_version());
    html! {
        <main>
            <h1>{ "Ríocht" }</h1>
            <p>{ "The royal board games of Ireland." }</p>
            <p role="status" aria-label="thinker">
                { thinker.as_deref().unwrap_or("waiting") }
            </p>
            <p role="status" aria-label="offline">
                { match *offline {
                    None => "not yet",
                    Some(offline::News::Ready) => "ready to play offline",
                    Some(offline::News::NewVersion) => "a new version is ready",
                } }
            </p>
            if *offline == Some(offline::News::NewVersion) {
                <button onclick={accept}>{ "Use the new version" }</button>
            }
        </main>
    }
}
