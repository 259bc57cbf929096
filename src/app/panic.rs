//! What is told when one of the programs panics. It can do nothing more itself then: the page's own
//! script says what happened and shows the ways on, the worker's writes it down.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// In `assets/boot.js` and `assets/thinker-start.js`: tells of what happened, and where.
    #[wasm_bindgen(js_namespace = riocht)]
    fn trouble(what: &str, place: &str);
}

/// From now on a panic of this program is told to whoever sits before it. Each program does this
/// first of all.
pub fn watch() {
    // Yew would put its own hook in the place of any that it does not know of.
    yew::set_custom_panic_hook(Box::new(|panic| {
        let what = panic.payload_as_str().unwrap_or("panic");
        let place = panic
            .location()
            .map(|place| format!("{}:{}", place.file(), place.line()));
        trouble(what, place.as_deref().unwrap_or_default());
    }));
}
