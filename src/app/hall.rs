//! The hall: every game there is, each with a small picture of its own board.

use super::{
    boards::Drawn,
    frame::address,
    route::Route,
    text::{Lang, Told, hall::Text},
};
use crate::{
    game::{Seat, Seed},
    shelf::GameName,
    with_game,
};
use yew::prelude::*;

/// What the hall is given.
#[derive(Properties, Clone, PartialEq)]
pub struct HallProps {
    pub lang: Lang,
    /// The games at whose table a game waits.
    #[prop_or_default]
    pub waiting: Vec<GameName>,
}

/// The start page.
#[component]
pub fn Hall(props: &HallProps) -> Html {
    let say = |text| props.lang.say(text);
    html! {
        <main class="hall">
            <div class="hall-opening">
                <h1>{ say(Text::Welcome) }</h1>
                <p>{ say(Text::Promise) }</p>
            </div>
            <ul class="hall-games">
                { for GameName::ALL.map(|game| html! {
                    <li class="hall-game" key={game.id()}>
                        { card(props.lang, game, props.waiting.contains(&game)) }
                    </li>
                }) }
            </ul>
        </main>
    }
}

/// A game: its board, what it is, and the way to its table.
fn card(lang: Lang, game: GameName, waiting: bool) -> Html {
    let say = |text| lang.say(text);
    let table = address(&Route::Play { game });
    let name = with_game!(game, G => G::game_name(lang, game));
    let act = say(if waiting { Text::Continue } else { Text::Play });
    html! {
        <>
            <a class="hall-picture" href={table.clone()} tabindex="-1" aria-hidden="true">
                { with_game!(game, G => start_picture::<G>(game)) }
            </a>
            <div class="hall-words">
                <h2>{ name.clone() }</h2>
                <p class="hall-about">{ say(Text::About(game)) }</p>
                <ul class="hall-facts">
                    <li>{ say(Text::Players(game)) }</li>
                    <li>{ say(Text::Time(game)) }</li>
                    if waiting {
                        <li class="hall-waiting">{ say(Text::Waiting) }</li>
                    }
                </ul>
                <div class="bar">
                    <a class="button main" href={table} aria-label={format!("{act}: {name}")}>{ act }</a>
                    <a class="button" href={address(&Route::Rules { game })}
                        aria-label={format!("{}: {name}", say(Text::Rules))}>{ say(Text::Rules) }</a>
                </div>
            </div>
        </>
    }
}

/// The start of a game, as its first seat sees it.
fn start_picture<G: Drawn>(game: GameName) -> Html {
    let start = G::start(&game.rules::<G>(), Seed(0));
    G::picture(&start.observe(Seat(0)), &[])
}
