//! Makes and verifies the book of Ard Rí: `book make` writes it to standard output, `book
//! verify` proves every line of the shipped one again.

use riocht::engine::{Effort, book};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut effort = Effort::nodes_only(u64::MAX);
    match std::env::args().nth(1).as_deref() {
        Some("make") => {
            println!(
                "# The attackers' shortest win in Ard Rí: position | best move | plies to the end."
            );
            let made = book::make(&mut effort, &mut |entry| {
                println!("{}", book::line_text(entry))
            });
            eprintln!("{} nodes", effort.nodes());
            if made.is_ok() {
                ExitCode::SUCCESS
            } else {
                ExitCode::FAILURE
            }
        }
        Some("verify") => {
            let mut wrong = 0;
            for entry in book::entries() {
                let holds = book::verify(entry, &mut effort, 24) == Ok(true);
                println!(
                    "{} {}",
                    if holds { "proved" } else { "WRONG " },
                    book::line_text(entry)
                );
                wrong += usize::from(!holds);
            }
            println!("{wrong} wrong, {} nodes", effort.nodes());
            if wrong == 0 {
                ExitCode::SUCCESS
            } else {
                ExitCode::FAILURE
            }
        }
        _ => {
            eprintln!("usage: book make | book verify");
            ExitCode::from(2)
        }
    }
}
