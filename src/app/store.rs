//! Everything that is kept between visits, and what can go wrong with it.
//!
//! Local storage holds, under names that begin with `riocht.`:
//!
//! | name | what |
//! |---|---|
//! | `riocht.table.<game>` | the table of that game as it was left ([`Kept`]) |
//! | `riocht.unreadable.<game>`, `….2` to `….9` | tables of that game that could not be read, untouched |
//! | `riocht.settings` | the [`Settings`] |
//! | `riocht.progress` | the stars of the lessons ([`Progress`](crate::learn::Progress)) |
//!
//! # What it can hide, and what it cannot
//!
//! A record holds the game's seed and every choice, also those that are hidden from a player.
//! Whoever opens the browser's tools, reads the storage or a saved file, and replays it knows
//! every hand and the whole deck; no form of record could prevent that without a server, since
//! the program must be able to go on with it here. What is promised is less and is kept: nothing
//! of the page that is drawn for one seat is made of anything but what that seat may know
//! ([`Sight`]), neither in sight nor in the page's source or what a screen reader is given.
//! Who is at the screen is not kept, so where several people share it, a page that is opened
//! again shows nothing until somebody says “I am …”.
//!
//! [`Sight`]: super::table::session::Sight

use super::table::session::Kept;
use crate::{
    game::{Record, RecordError},
    shelf::GameName,
};
use serde::{Deserialize, Serialize};

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the browser says.
    #[default]
    System,
    Light,
    Dark,
}

/// What a player has chosen about the look of things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// Show what threatens.
    pub warnings: bool,
    /// Show letters and numbers at the board's edge.
    pub coordinates: bool,
    /// Show what the engine thinks of the position.
    pub evaluation: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::System,
            warnings: true,
            coordinates: true,
            evaluation: false,
        }
    }
}

/// A table that cannot be read: why, and the text as it was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// A sentence.
    pub why: String,
    /// What was found, for export.
    pub text: String,
}

/// Reads a kept table; its moves are checked when it is laid out.
///
/// # Errors
/// A text that is not a kept table, one of a newer form, or the table of another game.
pub fn read_table(game: GameName, text: &str) -> Result<Kept, RecordError> {
    /// Reads only the form, so that a newer one is named as such whatever else it holds.
    #[derive(Deserialize)]
    struct Outer {
        record: Form,
    }
    #[derive(Deserialize)]
    struct Form {
        schema: u32,
    }
    let outer: Outer = serde_json::from_str(text)?;
    Record::check_schema(outer.record.schema)?;
    let kept: Kept = serde_json::from_str(text)?;
    if GameName::from_id(&kept.record.game).is_some_and(|found| found != game) {
        return Err(RecordError::OtherGame(kept.record.game));
    }
    Ok(kept)
}

/// The name under which a game's table is kept.
pub fn table_key(game: GameName) -> String {
    format!("riocht.table.{}", game.id())
}

#[cfg(target_arch = "wasm32")]
pub use browser::*;

#[cfg(target_arch = "wasm32")]
mod browser {
    use super::*;
    use web_sys::Storage;

    const SETTINGS: &str = "riocht.settings";
    const PROGRESS: &str = "riocht.progress";

    /// Keeping failed: the browser forbids it or has no room.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct NotKept;

    /// The browser's store, where it allows one.
    fn storage() -> Option<Storage> {
        web_sys::window()?.local_storage().ok().flatten()
    }

    fn get(key: &str) -> Option<String> {
        storage()?.get_item(key).ok().flatten()
    }

    fn set(key: &str, text: &str) -> Result<(), NotKept> {
        storage()
            .and_then(|store| store.set_item(key, text).ok())
            .ok_or(NotKept)
    }

    /// The text of a game's kept table, if there is one.
    pub fn kept_table(game: GameName) -> Option<String> {
        get(&table_key(game))
    }

    /// Keeps a table in place of the one before it.
    ///
    /// # Errors
    /// Storage that is full or forbidden; the one before is still there then.
    pub fn keep_table(game: GameName, table: &Kept) -> Result<(), NotKept> {
        let text = serde_json::to_string(table).map_err(|_| NotKept)?;
        set(&table_key(game), &text)
    }

    /// Puts a table that cannot be read aside, so that a new game does not overwrite it.
    ///
    /// # Errors
    /// Storage that is full or forbidden; the table is still in its place then.
    pub fn put_aside(game: GameName, text: &str) -> Result<(), NotKept> {
        let from = table_key(game);
        let base = format!("riocht.unreadable.{}", game.id());
        // What was put aside before stays; after nine the last place is used again.
        let mut to = base.clone();
        for number in 2..=9 {
            if get(&to).is_none_or(|found| found == text) {
                break;
            }
            to = format!("{base}.{number}");
        }
        set(&to, text).or_else(|NotKept| {
            // There may be room for it once, but not twice.
            storage().and_then(|store| store.remove_item(&from).ok());
            set(&to, text).inspect_err(|NotKept| {
                // It fits where it has just been.
                let _ = set(&from, text);
            })
        })
    }

    /// The text of the kept progress in the lessons, if there is any.
    pub fn kept_progress() -> Option<String> {
        get(PROGRESS)
    }

    /// Keeps the progress in the lessons.
    ///
    /// # Errors
    /// Storage that is full or forbidden.
    pub fn keep_progress(text: &str) -> Result<(), NotKept> {
        set(PROGRESS, text)
    }

    /// The settings; defaults where there are none or they cannot be read.
    pub fn settings() -> Settings {
        get(SETTINGS)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// Storage that is full or forbidden; the settings still hold for this visit.
    pub fn keep_settings(settings: &Settings) -> Result<(), NotKept> {
        let text = serde_json::to_string(settings).map_err(|_| NotKept)?;
        set(SETTINGS, &text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Player, Seed},
        tafl::RuleSet,
    };

    #[test]
    fn a_table_of_a_newer_form_is_named_as_such() {
        let person = || Player::Person {
            name: String::new(),
        };
        let record = Record::new(&RuleSet::ARD_RI, Seed(1), vec![person(), person()]);
        let kept = Kept {
            record,
            shown: None,
            series: None,
            dropped: None,
            over: false,
        };
        let text = serde_json::to_string(&kept).unwrap();
        let game = GameName::ArdRi;
        assert_eq!(read_table(game, &text), Ok(kept));
        assert_eq!(
            read_table(GameName::ArdRiOneStep, &text),
            Err(RecordError::OtherGame("ard-ri".to_owned()))
        );
        let newer = text.replace("\"schema\":1", "\"schema\":2,\"more\":true");
        assert_eq!(
            read_table(game, &newer),
            Err(RecordError::Newer { found: 2 })
        );
        for broken in ["", "{}", "[]", "null", &text[1..], &text[..text.len() - 2]] {
            assert!(
                matches!(read_table(game, broken), Err(RecordError::Form(_))),
                "{broken}"
            );
        }
    }

    #[test]
    fn settings_with_parts_missing_or_unknown_still_read() {
        let settings: Settings = serde_json::from_str(r#"{"theme":"dark","later":1}"#).unwrap();
        assert_eq!(
            settings,
            Settings {
                theme: Theme::Dark,
                ..Settings::default()
            }
        );
    }
}
