//! The language of the page.

use super::{
    look::{keep, said, use_look},
    text::Lang,
};
use yew::prelude::*;

/// The language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spoken {
    pub lang: Lang,
    /// What the player has chosen; `None` for the language of the device.
    pub chosen: Option<Lang>,
}

/// Chooses a language, `None` for that of the device.
pub fn speak(chosen: Option<Lang>) {
    // What cannot be kept still holds for this visit.
    keep(&match chosen {
        Some(lang) => format!(r#"{{"language":"{}"}}"#, lang.tag()),
        None => r#"{"language":null}"#.to_owned(),
    });
}

/// The language of the page, now and whenever it changes.
#[hook]
pub fn use_spoken() -> Spoken {
    *use_look(spoken)
}

/// The language of the page as it is now.
pub fn spoken() -> Spoken {
    let read = |name| Lang::from_tag(&said(name)?);
    Spoken {
        lang: read("lang").unwrap_or_default(),
        chosen: read("data-language"),
    }
}
