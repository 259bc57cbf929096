//! The tables of Tara and of Poisoned Chalice (browser only).

#[cfg(target_arch = "wasm32")]
use riocht::{
    app::part,
    tara::{Chalice, Tara},
};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Lays the table of a game in `place`, with one of its games; what is returned clears it away.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn lay(place: web_sys::Element, game: &str, which: &str) -> Option<js_sys::Function> {
    part::table::<Tara>(&place, game, which).or_else(|| part::table::<Chalice>(&place, game, which))
}

#[cfg(target_arch = "wasm32")]
fn main() {
    riocht::app::watch();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("table-tara is built for the browser by Trunk; the command line is riocht.");
    std::process::exit(2);
}
