//! What a player has chosen about the look of things and the way of playing.
//!
//! Settings are kept as an object of fields. What is read is what can be: a field that is missing,
//! or has a value that this version does not know, is as it comes. What is written are only the
//! fields that have changed, so that those of a newer version stay as they are.

use crate::app::text::Lang;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

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

impl Theme {
    /// Its name where it is kept.
    pub fn id(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// What the boards look like; `styles/settings-boards.css` has all but the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardStyle {
    /// Vellum in a carved frame.
    #[default]
    Carved,
    /// High contrast, bold shapes, sides that no eye confuses.
    Plain,
    /// Slate and limestone.
    Stone,
}

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Not at all where the device asks for rest, otherwise as usual.
    #[default]
    System,
    Off,
    Fast,
    Normal,
    Slow,
}

/// What a player has chosen about the look of things and the way of playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// The language of the page; `None` for that of the device.
    pub language: Option<Lang>,
    /// What the boards look like.
    pub board: BoardStyle,
    /// How fast things move.
    pub motion: Motion,
    /// A turn is played only when the player has confirmed it.
    pub confirm: bool,
    /// Show what threatens.
    pub warnings: bool,
    /// Show letters and numbers at the board's edge.
    pub coordinates: bool,
    /// Show what the engine thinks of the position.
    pub evaluation: bool,
    /// Let the table be heard.
    pub sounds: bool,
    /// How loud it is, in hundredths, 100 at most.
    pub volume: u8,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::System,
            language: None,
            board: BoardStyle::Carved,
            motion: Motion::System,
            confirm: false,
            warnings: true,
            coordinates: true,
            evaluation: false,
            sounds: false,
            volume: 60,
        }
    }
}

impl Settings {
    /// The settings of a kept text, as far as they can be read.
    pub fn read(text: &str) -> Settings {
        let fields: Map<String, Value> = serde_json::from_str(text).unwrap_or_default();
        let mut read = Settings::default();
        take(&fields, "theme", &mut read.theme);
        take(&fields, "language", &mut read.language);
        take(&fields, "board", &mut read.board);
        take(&fields, "motion", &mut read.motion);
        take(&fields, "confirm", &mut read.confirm);
        take(&fields, "warnings", &mut read.warnings);
        take(&fields, "coordinates", &mut read.coordinates);
        take(&fields, "evaluation", &mut read.evaluation);
        take(&fields, "sounds", &mut read.sounds);
        take(&fields, "volume", &mut read.volume);
        read.volume = read.volume.min(100);
        read
    }

    /// The fields that are not as they were `before`, as the text of an object.
    pub fn changes(&self, before: &Settings) -> String {
        let fields = |settings: &Settings| match serde_json::to_value(settings) {
            Ok(Value::Object(fields)) => fields,
            _ => Map::new(),
        };
        let old = fields(before);
        let mut new = fields(self);
        new.retain(|name, value| old.get(name) != Some(value));
        Value::Object(new).to_string()
    }
}

/// Takes a field where there is one with a value of its kind.
fn take<T: DeserializeOwned>(fields: &Map<String, Value>, name: &str, into: &mut T) {
    let value = fields.get(name).cloned();
    if let Some(value) = value.and_then(|value| serde_json::from_value(value).ok()) {
        *into = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_an_earlier_version_are_read_and_the_rest_is_as_it_comes() {
        let old = r#"{"theme":"dark","language":"fa","warnings":false,"coordinates":true,"evaluation":true}"#;
        assert_eq!(
            Settings::read(old),
            Settings {
                theme: Theme::Dark,
                language: Some(Lang::Persian),
                warnings: false,
                evaluation: true,
                ..Settings::default()
            }
        );
        assert_eq!(Settings::read("{}"), Settings::default());
        assert!(!Settings::default().sounds, "silent until it is asked");
    }

    #[test]
    fn what_cannot_be_read_spoils_nothing_else() {
        let read = Settings::read(
            r#"{"theme":"dusk","language":"eo","board":3,"motion":"slow","volume":300,"later":[1]}"#,
        );
        let expected = Settings {
            motion: Motion::Slow,
            ..Settings::default()
        };
        assert_eq!(read, expected);
        assert_eq!(Settings::read(r#"{"volume":101}"#).volume, 100);
        for text in ["", "null", "[]", "\"dark\"", "{\"theme\":\"dark\""] {
            assert_eq!(Settings::read(text), Settings::default(), "{text}");
        }
    }

    #[test]
    fn only_what_has_changed_is_written() {
        let before = Settings::read(r#"{"theme":"dusk","volume":30}"#);
        let mut now = before;
        assert_eq!(now.changes(&before), "{}");
        now.board = BoardStyle::Stone;
        now.language = Some(Lang::Irish);
        assert_eq!(now.changes(&before), r#"{"board":"stone","language":"ga"}"#);
        // Back again, as an undo does.
        assert_eq!(
            before.changes(&now),
            r#"{"board":"carved","language":null}"#
        );
    }

    #[test]
    fn what_is_written_is_read_again() {
        let every = Settings {
            theme: Theme::Light,
            language: Some(Lang::English),
            board: BoardStyle::Plain,
            motion: Motion::Off,
            confirm: true,
            warnings: false,
            coordinates: false,
            evaluation: true,
            sounds: true,
            volume: 5,
        };
        let text = every.changes(&Settings::default());
        assert_eq!(Settings::read(&text), every);
        // Every field is among them: a new one that is not read fails here.
        let fields: Map<String, Value> = serde_json::from_str(&text).unwrap();
        let all = serde_json::to_value(every).unwrap();
        assert_eq!(Value::Object(fields), all);
    }

    #[test]
    fn themes_are_kept_by_their_names() {
        for theme in [Theme::System, Theme::Light, Theme::Dark] {
            let kept = serde_json::to_string(&theme).unwrap();
            assert_eq!(kept, format!("\"{}\"", theme.id()));
        }
    }
}
