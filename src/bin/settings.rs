//! The pages of settings and of statistics (browser only).

#[cfg(target_arch = "wasm32")]
use riocht::app::part;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Lays the page of settings in `place`, or that of statistics; what is returned clears it away.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub async fn lay(place: web_sys::Element) -> js_sys::Function {
    part::settings(&place).await
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("settings is built for the browser by Trunk; the command line is riocht.");
    std::process::exit(2);
}
