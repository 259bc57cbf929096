//! The courses of Tara, Levels 1 and 2.

use super::{
    Taught,
    lesson::{Lesson, LessonId, Start},
};
use crate::{
    game::Seat,
    shelf::GameName,
    tara::{Colour, Tara, levels::Action, score::kingdoms},
};

/// What a turn can be asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// To build on one of these hills.
    Build(&'static str),
    /// To leave the builder with at most so many kingdoms.
    Unite(u8),
    /// To leave the other with at least so many kingdoms.
    Split(u8),
    /// To take a ringfort on one of these hills.
    Take(&'static str),
    /// To put a bridge on one of these pairs.
    Link(&'static str),
    /// To move an enemy bridge.
    MoveBridge,
    /// To take the skip.
    Skip,
}

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

static LEVEL_1: [Lesson<Deed>; 8] = [
    Lesson::deed(
        LessonId::Reach,
        BLUE,
        "A-2",
        Start::After("d4"),
        &[Deed::Build("b2 b6 f2 f6")],
        &["f6", "b6", "b2", "f2"],
    ),
    Lesson::deed(
        LessonId::Join,
        RED,
        "G-5",
        Start::At("/B4/1b1b3/r1rR3/1r1b3/7/7/5/ r 5,5 -"),
        &[Deed::Unite(1)],
        &["b3"],
    ),
    Lesson::deed(
        LessonId::Anywhere,
        BLUE,
        "A-3",
        Start::At("/1rbb1/brbbrrb/brrbbr1/rrr1rb1/brrrb1r/Bbrbb2/Rrbbr/ b 5,5 -"),
        &[Deed::Unite(5)],
        &["f5"],
    ),
    Lesson::deed(
        LessonId::Take,
        BLUE,
        "A-7",
        Start::At("/rrrbb/rrrrrbb/rrrrrbb/rrrRBbb/rrrbbbb/bbrbbbb/rrbbb/ b 5,5 -"),
        &[Deed::Split(2), Deed::Unite(1)],
        &["xc6:c6-d6"],
    ),
    Lesson::deed(
        LessonId::Linked,
        BLUE,
        "A-7",
        Start::At(
            "/rrrbb/rrrrbbb/rrrrbbb/rrrRBbb/rrrbbbb/rrrbbbb/rrbbb/ b 5,0 \
             a2-a3,a4-a5,a6-b6,b7-c7,c5-c6,b4-b5,c4-d4,c3-d3,b2-b3,c2-d2,b1-c1",
        ),
        &[Deed::Take("d1"), Deed::Link("d1-e1 e1-e2 e1-f1")],
        &["xd1:d1-e1"],
    ),
    Lesson::deed(
        LessonId::Counter,
        BLUE,
        "A-8",
        Start::At(
            "/rrrbb/rrrrbbb/rrrrbbb/rrrRBbb/rrrbbbb/rrrbbbb/rrbbb/ b 5,3 \
             a2-a3,a4-a5,a6-b6,b7-c7,c5-c6,b4-b5,c4-d4,c3-d3,b2-b3,c2-d2,b1-c1",
        ),
        &[Deed::MoveBridge, Deed::Take("c6")],
        &["c5-c6>a4-b4:xc6"],
    ),
    Lesson::win(
        LessonId::LastWord,
        BLUE,
        "A-13",
        "/bbbbb/rrbrrbr/rrbrrbr/rrrRbbr/bbrrrrb/bbbbrrb/Bbbrr/ b 0,0 \
         b1-c1,c1-d1,e1-f1,a2-b2,d3-e3,a4-b4,b4-c4,e4-f4,e5-f5,c6-d6,c1-c2,f1-f2,b2-b3,c2-c3,\
         d2-d3,f2-f3,g2-g3,b3-b4,f3-f4,g3-g4,c4-c5,a5-a6,b5-b6,f5-f6,g5-g6,d6-d7,e6-e7,f6-f7",
        1,
        &["xd5:b7-c7"],
    ),
    Lesson::win(
        LessonId::Plan,
        RED,
        "A-13",
        "/brrbb/rbrrbrB/rbrrrrb/rbrbbbR/bbbbbrr/brrrrbb/bbrrb/ r 0,0 \
         e1-f1,c2-d2,c3-d3,d3-e3,d4-e4,e4-f4,a5-b5,c5-d5,d5-e5,f5-g5,b6-c6,c6-d6,d6-e6,f6-g6,\
         b7-c7,b1-b2,c1-c2,d1-d2,e1-e2,a2-a3,d2-d3,f2-f3,g2-g3,b3-b4,c3-c4,b4-b5,d4-d5,e4-e5,\
         a5-a6,d6-d7,e6-e7",
        2,
        &["xf7:g4-g5"],
    ),
];

static LEVEL_2: [Lesson<Deed>; 7] = [
    Lesson::deed(
        LessonId::Siege,
        RED,
        "B-2",
        Start::After("c1 b1"),
        &[Deed::Skip],
        &["b2+"],
    ),
    Lesson::deed(
        LessonId::ThreeSides,
        RED,
        "B-1",
        Start::After("d7 f5 f7 e7"),
        &[Deed::Skip],
        &["e6+"],
    ),
    Lesson::deed(
        LessonId::Hole,
        BLUE,
        "B-3",
        Start::After("g3 f3 f2"),
        &[Deed::Build("g2")],
        &["g2"],
    ),
    Lesson::deed(
        LessonId::Line,
        BLUE,
        "B-6",
        Start::At("/rrrbb/rrrrbbb/rrrrbbb/rrrRBbb/rrrbbbb/rrrbbbb/rrbbb/ b 5,5 -"),
        &[Deed::Link("f2-g2")],
        &["xa2:f2-g2"],
    ),
    Lesson::deed(
        LessonId::EnemyLine,
        BLUE,
        "B-7",
        Start::At(
            "/rrrbb/rrrrbbb/rrrrbbb/rrrRBbb/rrrbbbb/rrrbbbb/rrbbb/ b 5,3 \
             a2-a3,a4-a5,a6-b6,b7-c7,c5-c6,b4-b5,c4-d4,c3-d3,b2-b3,c2-d2,b1-c1",
        ),
        &[Deed::MoveBridge, Deed::Take("c6")],
        &["c5-c6>a4-b4:xc6"],
    ),
    Lesson::win(
        LessonId::Finish,
        RED,
        "B-6",
        "/rrrrr/rrbbbRB/rbbbbbb/bbbbbrr/rrrbrrr/bbrrbbb/rrbrr/ r 0,0 \
         b1-c1,d1-e1,e1-f1,d2-e2,d3-e3,e3-f3,f3-g3,d4-e4,f4-g4,a5-b5,b5-c5,e5-f5,f5-g5,a6-b6,\
         e6-f6,f6-g6,b7-c7,e7-f7,b1-b2,f1-f2,a2-a3,e2-e3,g2-g3,c3-c4,e3-e4,d4-d5,c5-c6",
        1,
        &["xd7:d6-d7"],
    ),
    Lesson::win(
        LessonId::Ahead,
        RED,
        "B-6",
        "/rrrrr/bbrrrrr/bbrbbbb/brbbbbb/rrbrbbr/bbRrrrB/rrbbb/ r 0,0 \
         b1-c1,c1-d1,e1-f1,a2-b2,d2-e2,e2-f2,f2-g2,a3-b3,d3-e3,f3-g3,e4-f4,f4-g4,a5-b5,e5-f5,\
         a6-b6,d6-e6,e6-f6,d7-e7,c1-c2,f1-f2,a2-a3,b2-b3,c2-c3,a3-a4,f3-f4,b4-b5,c4-c5,f4-f5,\
         c6-c7",
        2,
        &["xd4:d4-d5"],
    ),
];

impl Taught for Tara {
    type Deed = Deed;

    fn course(game: GameName) -> &'static [Lesson<Deed>] {
        match game {
            GameName::Tara1 => &LEVEL_1,
            GameName::Tara2 => &LEVEL_2,
            _ => &[],
        }
    }

    fn done(deed: Deed, seat: Seat, _before: &Tara, turn: &[Action], after: &Tara) -> bool {
        let named = |list: &str, what: String| list.split(' ').any(|name| name == what);
        let mut turn = turn.iter();
        let own = Colour::of(seat, crate::game::Game::rules(after).first);
        let count = |colour| kingdoms(after.position().ringforts(colour));
        match deed {
            Deed::Build(hills) => turn.any(
                |action| matches!(action, Action::Build(hill) if named(hills, hill.to_string())),
            ),
            Deed::Take(hills) => turn.any(
                |action| matches!(action, Action::Swap(hill) if named(hills, hill.to_string())),
            ),
            Deed::Link(pairs) => turn.any(
                |action| matches!(action, Action::Link(pair) if named(pairs, pair.to_string())),
            ),
            Deed::MoveBridge => turn.any(|action| matches!(action, Action::Lift(_))),
            Deed::Skip => turn.any(|action| matches!(action, Action::Skip)),
            Deed::Unite(most) => count(own) <= most,
            Deed::Split(least) => count(own.other()) >= least,
        }
    }
}
