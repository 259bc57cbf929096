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
    /// An address that leads nowhere; the hall is shown instead.
    #[not_found]
    #[at("/nowhere")]
    Nowhere,
}
