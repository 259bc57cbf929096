//! The addresses of the pages, all after the `#` so that one build works under any path.

use crate::shelf::GameName;
use yew_router::prelude::*;

/// A page.
#[derive(Clone, PartialEq, Debug, Routable)]
pub enum Route {
    /// The hall: every game there is.
    #[at("/")]
    Hall,
    /// The table of a game.
    #[at("/play/:game")]
    Play { game: GameName },
    /// The rules of a game.
    #[at("/rules/:game")]
    Rules { game: GameName },
    /// The rules of a game, opened at one rule such as `R-3`.
    #[at("/rules/:game/:rule")]
    Rule { game: GameName, rule: String },
    /// Any other address.
    #[not_found]
    #[at("/nowhere")]
    Nowhere,
}

impl Route {
    /// The game that the page is about.
    pub fn game(&self) -> Option<GameName> {
        match self {
            Route::Play { game } | Route::Rules { game } | Route::Rule { game, .. } => Some(*game),
            Route::Hall | Route::Nowhere => None,
        }
    }
}
