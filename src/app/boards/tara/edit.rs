//! The board as it is laid out by hand.

use super::{
    draw::{self, MARGIN, Motion, WIDTH},
    games::OnHills,
    play::label,
    scene::Scene,
};
use crate::{
    app::{
        boards::Edited,
        text::{Lang, tara::Text},
    },
    game::Game,
    study::{Composed, Piece, Spot},
    tara::{Chalice, Colour, Hill, Hills, Tara},
};
use yew::prelude::*;

fn scene<G: OnHills + Composed>(setup: &G::Setup, rules: &<G as Game>::Rules) -> Scene {
    let table = G::shown(setup, rules).table();
    let is_king = |hill: &Hill| {
        let at = Spot::At {
            file: hill.file(),
            rank: hill.rank(),
        };
        matches!(G::piece_at(setup, at), Some(Piece::KingOf(_)))
    };
    let more = |hill: &Hill| is_king(hill) && !table.kings.contains(&Some(*hill));
    Scene {
        table,
        more_kings: Hill::all().filter(more).collect::<Hills>(),
        coordinates: true,
        ..Scene::default()
    }
}

macro_rules! edited {
    ($game:ty) => {
        impl Edited for $game {
            const MEASURES: (i32, i32) = (MARGIN, WIDTH);

            fn layout(setup: &Self::Setup, rules: &<$game as Game>::Rules) -> Html {
                draw::board(&scene::<$game>(setup, rules), &Motion::default())
            }

            fn piece_picture(piece: Piece) -> Html {
                match piece {
                    Piece::Ringfort(colour) => draw::mark(colour),
                    Piece::KingOf(colour) => draw::king_mark(colour),
                    Piece::Bridge => draw::bridge_mark(),
                    _ => draw::mark(Colour::Red),
                }
            }

            fn place_words(
                lang: Lang,
                setup: &Self::Setup,
                rules: &<$game as Game>::Rules,
                file: u8,
                rank: u8,
            ) -> Option<String> {
                let hill = Hill::new(file, rank)?;
                Some(lang.say(Text::Cell(label(&scene::<$game>(setup, rules), hill))))
            }
        }
    };
}

edited!(Tara);
edited!(Chalice);
