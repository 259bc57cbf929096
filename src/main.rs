//! The app's start (browser only).

#[cfg(target_arch = "wasm32")]
fn main() {
    riocht::app::watch();
    riocht::app::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("riocht-app is built for the browser by Trunk; the command line is riocht.");
    std::process::exit(2);
}
