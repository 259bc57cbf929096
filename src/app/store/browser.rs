//! The browser's storage, clock and chance.

use super::{Chest, GameId, NotKept, Settings};
use crate::app::look::keep;
use gloo_events::EventListener;
use wasm_bindgen::prelude::*;
use web_sys::{Storage, StorageEvent};

const PROGRESS: &str = "riocht.progress";

/// The browser's local storage, where it allows one; otherwise nothing is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BrowserChest;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

impl Chest for BrowserChest {
    fn get(&self, name: &str) -> Option<String> {
        storage()?.get_item(name).ok().flatten()
    }

    fn set(&mut self, name: &str, text: &str) -> Result<(), NotKept> {
        storage()
            .and_then(|store| store.set_item(name, text).ok())
            .ok_or(NotKept)
    }

    fn remove(&mut self, name: &str) {
        if let Some(store) = storage() {
            // Refused only where nothing is kept at all.
            let _ = store.remove_item(name);
        }
    }

    fn names(&self) -> Vec<String> {
        let Some(store) = storage() else {
            return Vec::new();
        };
        let count = store.length().unwrap_or(0);
        let name = |index| store.key(index).ok().flatten();
        (0..count).filter_map(name).collect()
    }
}

/// Milliseconds since 1970, UTC.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A number from the browser's source of randomness.
pub fn new_number() -> u64 {
    // Where the browser refuses randomness the clocks serve: chance then is only less even.
    let clock = || {
        let window = web_sys::window();
        let page = window.and_then(|window| window.performance());
        js_sys::Date::now().to_bits() ^ page.map_or(0, |clock| clock.now().to_bits() << 20)
    };
    getrandom::u64().unwrap_or_else(|_| clock())
}

/// An id for a new game.
pub fn new_id() -> GameId {
    GameId::of_number(new_number())
}

/// Tells when another window has kept something, as long as what is returned is kept: the name
/// of it, or `None` for everything at once. A window that comes to the front again is told so
/// too, since it may have slept meanwhile.
pub fn listen(told: impl Fn(Option<String>) + Clone + 'static) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else {
        return Vec::new();
    };
    let woken = told.clone();
    let mut listeners = vec![EventListener::new(&window, "storage", move |event| {
        let event = event.dyn_ref::<StorageEvent>();
        told(event.and_then(StorageEvent::key));
    })];
    listeners.extend(
        window.document().map(|document| {
            EventListener::new(&document, "visibilitychange", move |_| woken(None))
        }),
    );
    listeners
}

#[wasm_bindgen]
extern "C" {
    /// In `assets/look.js`: the settings as text.
    #[wasm_bindgen(js_name = riochtSettings)]
    fn settings_text() -> String;
}

/// The settings, each as it comes where it cannot be read.
pub fn settings() -> Settings {
    Settings::read(&settings_text())
}

/// Changes the settings, which every program on the page and in other windows hears of.
///
/// # Errors
/// Storage that is full or forbidden; the settings still hold for this visit.
pub fn change_settings(change: impl FnOnce(&mut Settings)) -> Result<(), NotKept> {
    let before = settings();
    let mut now = before;
    change(&mut now);
    match keep(&now.changes(&before)) {
        true => Ok(()),
        false => Err(NotKept),
    }
}

/// The text of the kept progress in the lessons, if there is any.
pub fn kept_progress() -> Option<String> {
    BrowserChest.get(PROGRESS)
}

/// Keeps the progress in the lessons.
///
/// # Errors
/// Storage that is full or forbidden.
pub fn keep_progress(text: &str) -> Result<(), NotKept> {
    BrowserChest.set(PROGRESS, text)
}
