//! Small pictures on buttons. They are drawn in the colour of the text beside them.

use yew::prelude::*;

/// A picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    First,
    Previous,
    Next,
    Last,
    Play,
    Pause,
    Again,
    TakeBack,
    Redo,
    Hint,
    Resign,
    NewGame,
    Share,
    Close,
    Language,
    Settings,
}

/// The picture, hidden from screen readers: the button says what it does.
pub fn icon(icon: Icon) -> Html {
    let path = match icon {
        Icon::First => "M18 5 10 12l8 7M6 5v14",
        Icon::Previous => "M15 5 7 12l8 7",
        Icon::Next => "m9 5 8 7-8 7",
        Icon::Last => "m6 5 8 7-8 7M18 5v14",
        Icon::Play => "M8 5v14l11-7Z",
        Icon::Pause => "M8 5v14M16 5v14",
        Icon::Again => "M5 12a7 7 0 1 0 2.5-5.4M7.5 2v4.6h4.6",
        Icon::TakeBack => "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
        Icon::Redo => "m15 6 5 5-5 5M20 11H10a5 5 0 0 0 0 10h3",
        Icon::Hint => {
            "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3Z"
        }
        Icon::Resign => "M6 21V4M6 5h11l-2.5 4L17 13H6",
        Icon::NewGame => "M12 5v14M5 12h14",
        Icon::Share => "M12 15V3M8 7l4-4 4 4M7 11H5v9h14v-9h-2",
        Icon::Close => "m6 6 12 12M18 6 6 18",
        Icon::Language => {
            "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18ZM3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z"
        }
        // Three sliders.
        Icon::Settings => {
            "M4 7h9M17.5 7H20M4 12h2.5M11 12h9M4 17h8M16.5 17H20M15.2 4.8v4.4M8.8 9.8v4.4M14.2 14.8v4.4"
        }
    };
    // What points along the line of reading points the other way where one reads from the right.
    let along = matches!(
        icon,
        Icon::First
            | Icon::Previous
            | Icon::Play
            | Icon::Next
            | Icon::Last
            | Icon::TakeBack
            | Icon::Redo
    );
    html! {
        <svg class={classes!("picture", along.then_some("along"))} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none"
            stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
            <path d={path} />
        </svg>
    }
}
