//! What the root element says about the look of the page. `assets/look.js` puts it there, before
//! anything is drawn and whenever it changes, for every program that draws into the page.

use super::store::Theme;
use gloo_events::EventListener;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// In `assets/look.js`: keeps changes of the settings, the text of an object, and puts them on
    /// the page; false when they hold for this visit only.
    #[wasm_bindgen(js_name = riochtKeep)]
    pub fn keep(changes: &str) -> bool;
}

/// An attribute of the root element.
pub fn said(name: &str) -> Option<String> {
    let root = web_sys::window()?.document()?.document_element()?;
    root.get_attribute(name)
}

/// Tells whenever the settings change, here or in another window, as long as what is returned is
/// kept.
pub fn on_settings(told: impl Fn() + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    let told = move |_: &web_sys::Event| told();
    Some(EventListener::new(&window, "riocht-settings", told))
}

/// Something that the root element says, now and whenever the settings change.
#[hook]
pub fn use_look<T: PartialEq + 'static>(read: fn() -> T) -> UseStateHandle<T> {
    let now = use_state_eq(read);
    use_effect_with((), {
        let now = now.clone();
        move |()| {
            let listener = on_settings(move || now.set(read()));
            move || drop(listener)
        }
    });
    now
}

/// The theme that is chosen, now and whenever it changes.
#[hook]
pub fn use_theme() -> Theme {
    *use_look(|| match said("data-theme").as_deref() {
        Some("light") => Theme::Light,
        Some("dark") => Theme::Dark,
        _ => Theme::System,
    })
}

/// Chooses a theme.
pub fn choose_theme(theme: Theme) {
    // What cannot be kept still holds for this visit.
    keep(&format!(r#"{{"theme":"{}"}}"#, theme.id()));
}
