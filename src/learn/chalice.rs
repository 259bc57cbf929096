//! The course of Poisoned Chalice.

use super::{
    Taught,
    lesson::{Lesson, LessonId, Start},
};
use crate::{
    game::{Game, Seat, View},
    shelf::GameName,
    tara::{Chalice, Colour, chalice::Action, score::kingdoms},
};

/// What a turn can be asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// To build on one of these hills.
    Build(&'static str),
    /// To leave the player with at most so many kingdoms.
    Unite(u8),
    /// To leave the other with nothing to do but to capture.
    ForceCapture,
}

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

static COURSE: [Lesson<Deed>; 8] = [
    Lesson::deed(
        LessonId::Edges,
        RED,
        "P-2",
        Start::After("d1 b7 a4 c1 e7 g3"),
        &[Deed::Build("g6")],
        &["g6"],
    ),
    Lesson::deed(
        LessonId::Rows,
        RED,
        "P-3",
        Start::After("d1 b7 a4 c1 e7 g3 g6 a5"),
        &[Deed::Build("b5 c5 d5 e5 f5 g5")],
        &["d5", "b5", "c5", "e5", "f5", "g5"],
    ),
    Lesson::deed(
        LessonId::Closed,
        BLUE,
        "P-4",
        Start::At("/1brbr/b2bbrr/1b1r2b/brr1r1b/r1br3/rb1brbr/2rrb/ b -"),
        &[Deed::Unite(8)],
        &["a3"],
    ),
    Lesson::deed(
        LessonId::Free,
        BLUE,
        "P-6",
        Start::At("/rrrbb/1rbbrrb/br1rb1r/brbr1br/rrbbbrb/1brr2b/r1brb/ b -"),
        &[Deed::Unite(9)],
        &["e4"],
    ),
    Lesson::deed(
        LessonId::MustTake,
        BLUE,
        "P-5",
        Start::At("/1brbr/brrbrbb/b2rbrr/rbbrbrr/rbbbrrb/bb1brrr/rrbrb/ b -"),
        &[Deed::Unite(6)],
        &["xe2"],
    ),
    Lesson::deed(
        LessonId::Shut,
        RED,
        "P-5",
        Start::At("/rrbrb/2rrb1b/1rrbr1b/rbbbbbr/b1b1r1r/bbrrbrr/bbrr1/ r -"),
        &[Deed::ForceCapture],
        &["d5"],
    ),
    Lesson::win(
        LessonId::Out,
        RED,
        "P-7",
        "/brrrb/rbbbbrr/brrrbrb/rbbrrrb/rrbbbrr/brbbbrb/rrbbb/ r -",
        2,
        &["xa3"],
    ),
    Lesson::win(
        LessonId::Poison,
        RED,
        "P-7",
        "/brrbr/rbbbrrr/brrrrbb/rbrbrrb/brbrrbr/brrbbbb/brbbb/ r -",
        3,
        &["xa3"],
    ),
];

impl Taught for Chalice {
    type Deed = Deed;

    fn course(game: GameName) -> &'static [Lesson<Deed>] {
        match game {
            GameName::TaraChalice => &COURSE,
            _ => &[],
        }
    }

    fn done(deed: Deed, seat: Seat, _before: &Chalice, turn: &[Action], after: &Chalice) -> bool {
        let own = Colour::of(seat, after.rules().first);
        match deed {
            Deed::Build(hills) => turn.iter().any(|action| {
                let name = |hill: &crate::tara::Hill| hill.to_string();
                matches!(action, Action::Build(hill) if hills.split(' ').any(|it| it == name(hill)))
            }),
            Deed::Unite(most) => kingdoms(after.position().ringforts(own)) <= most,
            Deed::ForceCapture => {
                let next = after.legal_actions();
                let capture = |action: &Action| matches!(action, Action::Capture(_));
                after.status().seat() != Some(seat) && !next.is_empty() && next.iter().all(capture)
            }
        }
    }
}
