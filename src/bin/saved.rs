//! The page of saved games (browser only).

#[cfg(target_arch = "wasm32")]
use riocht::app::part;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Lays the page of saved games in `place`, or what the hall shows of them; what is returned clears
/// it away.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn lay(place: web_sys::Element, what: &str) -> js_sys::Function {
    part::saved(&place, what)
}

#[cfg(target_arch = "wasm32")]
fn main() {
    riocht::app::watch();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("saved is built for the browser by Trunk; the command line is riocht.");
    std::process::exit(2);
}
