//! The language of the page. The root element says which it is, for every program that draws into
//! the page; `assets/look.js` puts it there, before anything is drawn and whenever it changes.

use super::text::Lang;
use gloo_events::EventListener;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// In `assets/look.js`: puts a language on the page, or that of the device.
    #[wasm_bindgen(js_name = riochtSpeak)]
    fn speak_tag(tag: Option<&str>);
}

/// The language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spoken {
    pub lang: Lang,
    /// What the player has chosen; `None` for the language of the device.
    pub chosen: Option<Lang>,
}

/// Puts a language on the page, or that of the device.
pub fn speak(chosen: Option<Lang>) {
    speak_tag(chosen.map(Lang::tag));
}

/// The language of the page, now and whenever it changes.
#[hook]
pub fn use_spoken() -> Spoken {
    let now = use_state_eq(spoken);
    use_effect_with((), {
        let now = now.clone();
        move |()| {
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "riocht-language", move |_| now.set(spoken()))
            });
            move || drop(listener)
        }
    });
    *now
}

/// The language of the page as it is now.
pub fn spoken() -> Spoken {
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.document_element());
    let read = |name| Lang::from_tag(&root.as_ref()?.get_attribute(name)?);
    Spoken {
        lang: read("lang").unwrap_or_default(),
        chosen: read("data-language"),
    }
}
