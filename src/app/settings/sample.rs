//! How boards look: a position of each kind of board, as a small picture.

use super::page::SettingsProps;
use crate::{
    app::{
        boards::Drawn,
        text::{Lang, samples},
    },
    game::{Seat, Seed},
    shelf::GameName,
    with_game,
};
use yew::prelude::*;

/// Of which games a position is shown, and after how many turns.
const SHOWN: [(GameName, usize); 3] = [
    (GameName::ArdRi, 4),
    (GameName::Tara1, 58),
    (GameName::BrianBoru, 40),
];

/// The pictures; they say nothing that the words beside them do not.
#[component]
pub fn Samples(props: &SettingsProps) -> Html {
    let pictures = use_memo(props.lang, |lang| {
        SHOWN
            .map(|(game, turns)| with_game!(game, G => picture::<G>(*lang, game, turns)))
            .to_vec()
    });
    html! {
        <div class="settings-sample" aria-hidden="true">
            { for pictures.iter().cloned() }
        </div>
    }
}

/// The picture of a sample game after some turns.
fn picture<G: Drawn>(lang: Lang, game: GameName, turns: usize) -> Html {
    let mut now = G::start(&game.rules::<G>(), Seed(0));
    for text in samples::of(game).turns.split_whitespace().take(turns) {
        // A test plays every sample through.
        let turn = now.parse_turn(text).unwrap_or_default();
        if turn.iter().any(|action| now.apply(*action).is_err()) {
            break;
        }
    }
    G::picture(lang, &now.observe(Seat(0)), &[])
}
