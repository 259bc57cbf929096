//! Why a command did not do what it was asked.

use std::{
    io::{self, Write},
    process::ExitCode,
};

/// What was wrong.
pub enum Failure {
    /// Something in the input, as a sentence.
    Input(String),
    /// The output cannot be written.
    Output(io::Error),
}

impl Failure {
    /// The failure that an error's own sentence describes.
    pub fn input(error: impl ToString) -> Failure {
        Failure::Input(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Says what was wrong, on one line, and gives the exit status.
pub fn report(done: Result<(), Failure>) -> ExitCode {
    let sentence = match done {
        Ok(()) => return ExitCode::SUCCESS,
        // Whoever read the output has read enough.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Err(Failure::Output(error)) => format!("The output cannot be written: {error}."),
        Err(Failure::Input(sentence)) => sentence,
    };
    // Where even this cannot be written, the exit status says enough.
    let _ = writeln!(io::stderr(), "{}", one_line(&sentence));
    ExitCode::from(2)
}

/// The sentence with everything in it that could break a line spelt out.
fn one_line(sentence: &str) -> String {
    let spell = |sign: char| match sign {
        '\u{2028}' | '\u{2029}' => sign.escape_unicode().to_string(),
        _ if sign.is_control() => sign.escape_default().to_string(),
        _ => sign.to_string(),
    };
    sentence.chars().map(spell).collect()
}
