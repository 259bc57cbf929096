//! The command line: turns, play and perft, and the engine against itself.
//!
//! Exit status 0, or 2 with one line on standard error that says what was wrong.

#[cfg(not(target_arch = "wasm32"))]
mod args;
#[cfg(not(target_arch = "wasm32"))]
mod bench;
#[cfg(not(target_arch = "wasm32"))]
mod commands;
#[cfg(not(target_arch = "wasm32"))]
mod failure;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    let arguments = std::env::args_os().skip(1);
    let done = args::read(arguments).and_then(|command| {
        let mut out = std::io::BufWriter::new(std::io::stdout().lock());
        commands::run(command, &mut out)?;
        std::io::Write::flush(&mut out)?;
        Ok(())
    });
    failure::report(done)
}

#[cfg(target_arch = "wasm32")]
fn main() {}
