//! What a player has chosen about the look of things.

use crate::app::text::Lang;
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
    /// The language of the page; `None` for that of the device.
    pub language: Option<Lang>,
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
            language: None,
            warnings: true,
            coordinates: true,
            evaluation: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let settings: Settings = serde_json::from_str(r#"{"language":"fa"}"#).unwrap();
        assert_eq!(settings.language, Some(Lang::Persian));
        assert_eq!(Settings::default().language, None);
    }
}
