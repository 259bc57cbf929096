//! The addresses of the pages, behind `#`.

use yew_router::prelude::*;

/// A page.
#[derive(Clone, PartialEq, Debug, Routable)]
pub enum Route {
    /// The start page.
    #[at("/")]
    Hall,
    /// The table of a game.
    #[at("/play/:game")]
    Play { game: String },
    /// The rules of a game.
    #[at("/rules/:game")]
    Rules { game: String },
    /// One rule of a game, by its number.
    #[at("/rules/:game/:rule")]
    Rule { game: String, rule: String },
    /// Any other address.
    #[not_found]
    #[at("/404")]
    NotFound,
}
