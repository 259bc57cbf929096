//! The rules pages of all games (browser only).

#[cfg(target_arch = "wasm32")]
use riocht::app::part;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Lays the rules page in `place`, of the game and at the rule that the address names; what is
/// returned clears it away.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn lay(place: web_sys::Element) -> js_sys::Function {
    part::rules(&place)
}

#[cfg(target_arch = "wasm32")]
fn main() {
    riocht::app::watch();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("rules is built for the browser by Trunk; the command line is riocht.");
    std::process::exit(2);
}
