//! The engine's web worker (browser only).

#[cfg(target_arch = "wasm32")]
fn main() {
    riocht::app::watch();
    riocht::app::thinker::work();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("thinker is built for the browser by Trunk; the command line is riocht.");
    std::process::exit(2);
}
