//! The lessons of Brian Boru (browser only).

#[cfg(target_arch = "wasm32")]
use riocht::{app::part, brian_boru::BrianBoru};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Lays the lessons of a game in `place`; what is returned clears them away.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn lay(place: web_sys::Element, game: &str) -> Option<js_sys::Function> {
    part::lessons::<BrianBoru>(&place, game)
}

#[cfg(target_arch = "wasm32")]
fn main() {
    riocht::app::watch();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("learn-boru is built for the browser by Trunk; the command line is riocht.");
    std::process::exit(2);
}
