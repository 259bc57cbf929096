//! A learner's stars, kept and drawn.

use crate::{
    app::{
        store,
        text::{Lang, learn::Text},
    },
    learn::{LessonId, Progress, progress::MOST},
};
use yew::prelude::*;

/// The progress that is kept; none where there is nothing that can be read.
pub fn progress() -> Progress {
    let kept = store::kept_progress();
    let read = kept.and_then(|text| Progress::from_json(&text).ok());
    read.unwrap_or_default()
}

/// Notes the stars of a lesson beside what any window has kept.
///
/// # Errors
/// They could not be kept: what is there cannot be read and stays as it is, or there is no room.
pub fn note(id: LessonId, stars: u8) -> Result<(), store::NotKept> {
    let mut progress = match store::kept_progress() {
        None => Progress::default(),
        Some(text) => Progress::from_json(&text).map_err(|_| store::NotKept)?,
    };
    progress.note(id, stars);
    store::keep_progress(&progress.to_json())
}

/// The stars, with words for the ear unless something beside them has them.
pub fn draw(lang: Lang, count: u8, spoken: bool) -> Html {
    let star = |place: u8| {
        let class = if place < count { "star" } else { "star none" };
        html! {
            <svg {class} viewBox="0 0 24 24" aria-hidden="true">
                <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z" />
            </svg>
        }
    };
    html! {
        <span class="stars">
            { for (0..MOST).map(star) }
            if spoken {
                <span class="spoken">{ lang.say(Text::Stars(count)) }</span>
            }
        </span>
    }
}
