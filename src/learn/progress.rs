//! The stars that a learner has, as they are kept between visits.
//!
//! `{"version":1,"stars":{"ard-ri/sweep":3}}`. Lessons that this version does not know stay as
//! they are: another version may know them.

use super::LessonId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use thiserror::Error;

/// The form in which progress is written.
pub const VERSION: u32 = 1;

/// The most stars of a lesson.
pub const MOST: u8 = 3;

/// The best stars of each lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    version: u32,
    stars: BTreeMap<String, u8>,
}

/// Why kept progress cannot be read. It is left as it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ProgressError {
    #[error("Your progress in the lessons was kept by a newer version of Ríocht (form {0}).")]
    Newer(u32),
    #[error("Your progress in the lessons cannot be read.")]
    Unreadable,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress {
            version: VERSION,
            stars: BTreeMap::new(),
        }
    }
}

impl Progress {
    /// Reads what was kept.
    ///
    /// # Errors
    /// A text that is not progress, or of a newer form.
    pub fn from_json(text: &str) -> Result<Progress, ProgressError> {
        /// Reads only the form, so that a newer one is named as such whatever else it holds.
        #[derive(Deserialize)]
        struct Form {
            version: u32,
        }
        let form: Form = serde_json::from_str(text).map_err(|_| ProgressError::Unreadable)?;
        if form.version > VERSION {
            return Err(ProgressError::Newer(form.version));
        }
        let mut read: Progress =
            serde_json::from_str(text).map_err(|_| ProgressError::Unreadable)?;
        for stars in read.stars.values_mut() {
            *stars = (*stars).min(MOST);
        }
        read.version = VERSION;
        Ok(read)
    }

    /// The progress as text.
    pub fn to_json(&self) -> String {
        // Strings and numbers: there is nothing here that JSON cannot hold.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The stars of a lesson; 0 when it has not been done.
    pub fn stars(&self, id: LessonId) -> u8 {
        self.stars.get(&id.key()).copied().unwrap_or(0)
    }

    /// Notes the stars of a lesson, unless there are as many already.
    pub fn note(&mut self, id: LessonId, stars: u8) {
        let best = self.stars.entry(id.key()).or_default();
        *best = (*best).max(stars.min(MOST));
    }

    /// Takes over what another window has noted.
    pub fn merge(&mut self, other: &Progress) {
        for (key, stars) in &other.stars {
            let best = self.stars.entry(key.clone()).or_default();
            *best = (*best).max(*stars);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_stars_are_kept_and_unknown_lessons_with_them() {
        let text = r#"{"version":1,"stars":{"ard-ri/sweep":2,"chess/opening":1,"ard-ri/three":9}}"#;
        let mut progress = Progress::from_json(text).unwrap();
        assert_eq!(progress.stars(LessonId::Sweep), 2);
        assert_eq!(
            progress.stars(LessonId::Three),
            3,
            "never more than there are"
        );
        assert_eq!(progress.stars(LessonId::Castle), 0);
        progress.note(LessonId::Sweep, 1);
        assert_eq!(progress.stars(LessonId::Sweep), 2, "the best counts");
        progress.note(LessonId::Sweep, 3);
        let again = Progress::from_json(&progress.to_json()).unwrap();
        assert_eq!(again, progress);
        assert!(again.to_json().contains(r#""chess/opening":1"#));
        let mut other = Progress::default();
        other.note(LessonId::Castle, 2);
        other.merge(&again);
        assert_eq!(
            (other.stars(LessonId::Castle), other.stars(LessonId::Sweep)),
            (2, 3)
        );
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let newer = r#"{"version":2,"lessons":[]}"#;
        assert_eq!(Progress::from_json(newer), Err(ProgressError::Newer(2)));
        for text in [
            "",
            "{}",
            "null",
            "[1]",
            r#"{"version":1}"#,
            r#"{"version":1,"stars":{"a":-1}}"#,
        ] {
            assert_eq!(
                Progress::from_json(text),
                Err(ProgressError::Unreadable),
                "{text}"
            );
        }
    }
}
