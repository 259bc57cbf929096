//! Positions of Ard Rí and of Tara that are set up and looked into (browser only).

#[cfg(target_arch = "wasm32")]
use riocht::{
    app::part,
    tafl::Tafl,
    tara::{Chalice, Tara},
};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Lays the page for a game in `place`; what is returned clears it away.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn lay(place: web_sys::Element, game: &str) -> Option<js_sys::Function> {
    part::study::<Tafl>(&place, game)
        .or_else(|| part::study::<Tara>(&place, game))
        .or_else(|| part::study::<Chalice>(&place, game))
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("study is built for the browser by Trunk; the command line is riocht.");
    std::process::exit(2);
}
