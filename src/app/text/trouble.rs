//! What is wrong with a kept game, an option or a notation that a person handed in. In English
//! these errors speak for themselves, as they do on the command line.

mod irish;
mod persian;

use super::Say;
use crate::{
    app::store::Trouble,
    game::{OptionError, ParseError, RecordError},
    share::{LinkError, otn::OtnError, paste::PasteError},
};

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

impl Say for Trouble {
    fn english(&self) -> String {
        self.to_string()
    }

    fn persian(&self) -> String {
        persian::saved(self)
    }

    fn irish(&self) -> String {
        irish::saved(self)
    }
}

impl Say for LinkError {
    fn english(&self) -> String {
        self.to_string()
    }

    fn persian(&self) -> String {
        persian::link(self)
    }

    fn irish(&self) -> String {
        irish::link(self)
    }
}

impl Say for OtnError {
    fn english(&self) -> String {
        self.to_string()
    }

    fn persian(&self) -> String {
        persian::open_tafl(self)
    }

    fn irish(&self) -> String {
        irish::open_tafl(self)
    }
}

impl Say for PasteError {
    fn english(&self) -> String {
        self.to_string()
    }

    fn persian(&self) -> String {
        persian::pasted(self)
    }

    fn irish(&self) -> String {
        irish::pasted(self)
    }
}
