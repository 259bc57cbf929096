//! Sharing a game, and the page to which a link leads (browser only).

#[cfg(target_arch = "wasm32")]
use riocht::app::part;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Lays in `place` the page to which a link leads or, for a table as it is kept, the dialog for
/// sharing its game; what is returned clears it away.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn lay(place: web_sys::Element, table: &str) -> Option<js_sys::Function> {
    part::share(&place, table)
}

#[cfg(target_arch = "wasm32")]
fn main() {
    riocht::app::watch();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("share is built for the browser by Trunk; the command line is riocht.");
    std::process::exit(2);
}
