//! The engine's web worker (browser only).

#[cfg(target_arch = "wasm32")]
fn main() {
    use gloo_worker::Registrable;

    riocht::thinking::Thinker::registrar().register();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("thinker is built for the browser by Trunk; the command line is riocht.");
    std::process::exit(2);
}
