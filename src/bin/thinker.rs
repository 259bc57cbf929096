//! The engine's web worker (browser only).

#[cfg(target_arch = "wasm32")]
fn main() {
    use wasm_bindgen::prelude::*;

    let scope: web_sys::DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    // It fails only for values that cannot be copied, which a word can.
    let _ = scope.post_message(&JsValue::from_str("ready"));
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("thinker is built for the browser by Trunk; the command line is riocht.");
    std::process::exit(2);
}
