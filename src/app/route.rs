//! The addresses of the pages, all after the `#` so that one build works under any path.
//!
//! A few addresses that a short match reads and writes: a router library with its history, its
//! matcher and its decoder would be a tenth of all that a visitor loads.

use super::store::GameId;
use crate::{
    learn::LessonId,
    shelf::GameName,
    study::address::{self, Asked},
};

/// Which of the games at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Which {
    /// The one that was last played on and is not over; a new one if there is none.
    Newest,
    /// A new one, with the usual players and rules.
    New,
    /// This saved game.
    Saved(GameId),
}

impl Which {
    /// What stands for it in an address, after the game.
    pub fn text(&self) -> &str {
        match self {
            Which::Newest => "",
            Which::New => "new",
            Which::Saved(id) => id.as_str(),
        }
    }

    /// What a text in an address stands for.
    pub fn parse(text: &str) -> Option<Which> {
        match text {
            "" => Some(Which::Newest),
            "new" => Some(Which::New),
            id => GameId::parse(id).map(Which::Saved),
        }
    }
}

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The hall: every game there is.
    Hall,
    /// The table of a game.
    Play { game: GameName, which: Which },
    /// The saved games.
    Saved,
    /// A game that came by a link, with its code; without one, the box for pasting a game.
    Shared { code: String },
    /// The rules of a game.
    Rules { game: GameName },
    /// The rules of a game, opened at one rule such as `R-3`.
    Rule { game: GameName, rule: String },
    /// The list of courses.
    Learn,
    /// The lessons of a game.
    Course { game: GameName },
    /// A lesson.
    Lesson { id: LessonId },
    /// The terms of all games.
    Glossary,
    /// A position of a board game, to be changed or looked into; what exactly, only that page reads
    /// ([`crate::study::address`]).
    Study { game: GameName, what: String },
    /// The settings.
    Settings,
    /// The statistics.
    Statistics,
    /// Any other address.
    Nowhere,
}

impl Route {
    /// The table of a game, with the game that is gone on with.
    pub fn play(game: GameName) -> Route {
        let which = Which::Newest;
        Route::Play { game, which }
    }

    /// The page on which a position of a game is set up, from the game's own start.
    pub fn set_up(game: GameName) -> Route {
        let what = String::new();
        Route::Study { game, what }
    }

    /// The page on which a saved game is looked into, after so many of its actions.
    pub fn look_into(game: GameName, id: &str, shown: usize) -> Route {
        let id = id.to_owned();
        let shown = Some(shown);
        let what = address::write(&Asked::Game { id, shown });
        Route::Study { game, what }
    }

    /// Whether positions of a game can be set up and looked into: where nothing is hidden.
    pub fn can_study(game: GameName) -> bool {
        game != GameName::BrianBoru
    }

    /// The page that an address leads to; `hash` is the address from the `#` on, or empty.
    pub fn from_hash(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let parts: Vec<&str> = path.split('/').collect();
        let route = match parts[..] {
            [""] => Some(Route::Hall),
            ["saved"] => Some(Route::Saved),
            // Whatever it is: that page says what is wrong with it.
            ["g", ..] => {
                let code = path.get(2..).unwrap_or_default().to_owned();
                Some(Route::Shared { code })
            }
            ["play", game] => GameName::from_id(game).map(Route::play),
            ["play", game, which] => GameName::from_id(game)
                .zip(Which::parse(which))
                .map(|(game, which)| Route::Play { game, which }),
            ["rules", game] => GameName::from_id(game).map(|game| Route::Rules { game }),
            ["rules", game, rule] => GameName::from_id(game).map(|game| Route::Rule {
                game,
                rule: rule.to_owned(),
            }),
            ["learn"] => Some(Route::Learn),
            ["learn", game] => GameName::from_id(game).map(|game| Route::Course { game }),
            ["learn", game, lesson] => GameName::from_id(game)
                .and_then(|game| LessonId::named(game, lesson))
                .map(|id| Route::Lesson { id }),
            ["glossary"] => Some(Route::Glossary),
            ["study", game, ..] => GameName::from_id(game)
                .filter(|game| Route::can_study(*game))
                .map(|game| {
                    let before = "study/".len() + game.id().len();
                    let what = path.get(before + 1..).unwrap_or_default().to_owned();
                    Route::Study { game, what }
                }),
            ["settings"] => Some(Route::Settings),
            ["statistics"] => Some(Route::Statistics),
            _ => None,
        };
        route.unwrap_or(Route::Nowhere)
    }

    /// The address of the page, as a link on any page of the program has it.
    pub fn address(&self) -> String {
        match self {
            Route::Hall => "#/".to_owned(),
            Route::Play {
                game,
                which: Which::Newest,
            } => format!("#/play/{}", game.id()),
            Route::Play { game, which } => format!("#/play/{}/{}", game.id(), which.text()),
            Route::Saved => "#/saved".to_owned(),
            Route::Shared { code } => format!("#/g/{code}"),
            Route::Rules { game } => format!("#/rules/{}", game.id()),
            Route::Rule { game, rule } => format!("#/rules/{}/{rule}", game.id()),
            Route::Learn => "#/learn".to_owned(),
            Route::Course { game } => format!("#/learn/{}", game.id()),
            Route::Lesson { id } => format!("#/learn/{}", id.key()),
            Route::Glossary => "#/glossary".to_owned(),
            Route::Study { game, what } => match what.as_str() {
                "" => format!("#/study/{}", game.id()),
                what => format!("#/study/{}/{what}", game.id()),
            },
            Route::Settings => "#/settings".to_owned(),
            Route::Statistics => "#/statistics".to_owned(),
            Route::Nowhere => "#/nowhere".to_owned(),
        }
    }

    /// The game that the page is about.
    pub fn game(&self) -> Option<GameName> {
        match self {
            Route::Play { game, .. }
            | Route::Rules { game }
            | Route::Rule { game, .. }
            | Route::Study { game, .. }
            | Route::Course { game } => Some(*game),
            Route::Lesson { id } => Some(id.game()),
            Route::Hall
            | Route::Saved
            | Route::Shared { .. }
            | Route::Learn
            | Route::Glossary
            | Route::Settings
            | Route::Statistics
            | Route::Nowhere => None,
        }
    }
}

#[cfg(target_arch = "wasm32")]
pub use browser::{current, replace_address, use_route};

#[cfg(target_arch = "wasm32")]
mod browser {
    use super::Route;
    use gloo_events::EventListener;
    use yew::prelude::*;

    /// The page that the window's address leads to, now and whenever it changes.
    #[hook]
    pub fn use_route() -> Route {
        let route = use_state(current);
        use_effect_with((), {
            let route = route.clone();
            move |()| {
                let listener = web_sys::window().map(|window| {
                    EventListener::new(&window, "hashchange", move |_| route.set(current()))
                });
                move || drop(listener)
            }
        });
        (*route).clone()
    }

    /// Writes the address of the page that is shown anew, without going anywhere.
    pub fn replace_address(route: &Route) {
        let history = web_sys::window().and_then(|window| window.history().ok());
        let (state, address) = (wasm_bindgen::JsValue::NULL, route.address());
        // Without it the page is left as it is; only a reload would begin elsewhere.
        let _ = history.map(|history| history.replace_state_with_url(&state, "", Some(&address)));
    }

    /// The page that the window's address leads to now.
    pub fn current() -> Route {
        let hash = web_sys::window().and_then(|window| window.location().hash().ok());
        Route::from_hash(&hash.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_leads_to_its_page() {
        let mut routes = vec![
            Route::Hall,
            Route::Saved,
            Route::Nowhere,
            Route::Learn,
            Route::Glossary,
            Route::Settings,
            Route::Statistics,
        ];
        routes.extend(["", "1BAaz-_", "not/a code"].map(|code| Route::Shared {
            code: code.to_owned(),
        }));
        routes.extend(LessonId::ALL.iter().map(|id| Route::Lesson { id: *id }));
        for game in GameName::ALL.iter().copied() {
            let id = GameId::of_number(77);
            for which in [Which::Newest, Which::New, Which::Saved(id)] {
                routes.push(Route::Play { game, which });
            }
            routes.push(Route::Rules { game });
            routes.push(Route::Course { game });
            if Route::can_study(game) {
                routes.push(Route::set_up(game));
                let what = ".7.7.7.7.7.7.7._a*corners=plain/line/d1-d2,d7-d6/1".to_owned();
                routes.push(Route::Study { game, what });
            }
            routes.push(Route::Rule {
                game,
                rule: "R-3".to_owned(),
            });
        }
        for route in routes {
            assert_eq!(Route::from_hash(&route.address()), route);
        }
        assert_eq!(Route::from_hash(""), Route::Hall);
        for hash in [
            "#/play",
            "#/play/chess",
            "#/play/ard-ri/3/4",
            "#/play/ard-ri/abc",
            "#/play/ard-ri/newest-one",
            "#?",
            "#/rules//",
            "#/study",
            "#/study/brian-boru",
            "#/learn/chess",
            "#/learn/ard-ri/castle",
            "#/learn/ard-ri/sweep/1",
        ] {
            assert_eq!(Route::from_hash(hash), Route::Nowhere, "{hash}");
        }
    }
}
