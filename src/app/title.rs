//! The window's name, for pages that give it themselves.

use yew::prelude::*;

/// Names the window after the page.
#[hook]
pub fn use_title(page: String) {
    use_effect_with(page, |page| {
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            document.set_title(&format!("{page} – Ríocht"));
        }
    });
}
