//! What is wrong with a kept game, an option or a notation that a person handed in. In English
//! these errors speak for themselves, as they do on the command line.

mod irish;
mod persian;

use super::Say;
use crate::game::{OptionError, ParseError, RecordError};

impl Say for RecordError {
    fn english(&self) -> String {
        self.to_string()
    }

    fn persian(&self) -> String {
        persian::record(self)
    }

    fn irish(&self) -> String {
        irish::record(self)
    }
}

impl Say for OptionError {
    fn english(&self) -> String {
        self.to_string()
    }

    fn persian(&self) -> String {
        persian::option(self)
    }

    fn irish(&self) -> String {
        irish::option(self)
    }
}

impl Say for ParseError {
    fn english(&self) -> String {
        self.to_string()
    }

    fn persian(&self) -> String {
        persian::notation(self)
    }

    fn irish(&self) -> String {
        irish::notation(self)
    }
}
