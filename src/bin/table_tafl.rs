//! The tables of Ard Rí and One-Step Ard Rí (browser only).

#[cfg(target_arch = "wasm32")]
use riocht::{app::part, tafl::Tafl};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Lays the table of a game in `place`, with one of its games; what is returned clears it away.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn lay(place: web_sys::Element, game: &str, which: &str) -> Option<js_sys::Function> {
    part::table::<Tafl>(&place, game, which)
}

#[cfg(target_arch = "wasm32")]
fn main() {
    riocht::app::watch();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("table-tafl is built for the browser by Trunk; the command line is riocht.");
    std::process::exit(2);
}
