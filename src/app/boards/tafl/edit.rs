//! The board as it is laid out by hand.

use super::{
    draw::{self, FRAME, Motion, SIZE},
    play::label,
    scene::Scene,
};
use crate::{
    app::{
        boards::Edited,
        text::{Lang, tafl::Text},
    },
    study::{Composed, Piece},
    tafl::{Piece as Man, RuleSet, Setup, Square, Squares, Tafl},
};
use yew::prelude::*;

fn scene(setup: &Setup, rules: &RuleSet) -> Scene {
    let mut scene = Scene::still(Tafl::shown(setup, rules));
    // What is not finished has not been won.
    scene.shut_in = Squares::NONE;
    scene.coordinates = true;
    scene
}

impl Edited for Tafl {
    const MEASURES: (i32, i32) = (FRAME, SIZE);

    fn layout(setup: &Setup, rules: &RuleSet) -> Html {
        draw::board(&scene(setup, rules), Motion::default(), None)
    }

    fn piece_picture(piece: Piece) -> Html {
        match piece {
            Piece::King => draw::single(Man::King),
            Piece::Defender => draw::single(Man::Defender),
            _ => draw::single(Man::Attacker),
        }
    }

    fn place_words(
        lang: Lang,
        setup: &Setup,
        rules: &RuleSet,
        file: u8,
        rank: u8,
    ) -> Option<String> {
        let square = Square::new(file, rank)?;
        Some(lang.say(Text::Cell(label(&scene(setup, rules), square))))
    }
}
