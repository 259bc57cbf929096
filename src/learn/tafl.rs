//! The courses of Ard Rí and One-Step Ard Rí.

use super::{
    Taught,
    lesson::{Goal, Lesson, LessonId, Replies, Start},
};
use crate::{
    game::Seat,
    shelf::GameName,
    tafl::{Move, Tafl},
};

/// What a move can be asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// To end on this square.
    Reach(&'static str),
    /// To capture at least so many soldiers.
    Capture(u32),
}

const ATTACKERS: Seat = Seat(0);
const DEFENDERS: Seat = Seat(1);

/// A lesson in which one move does something.
const fn deed(
    id: LessonId,
    seat: Seat,
    rule: &'static str,
    start: &'static str,
    goal: &'static [Deed],
    ways: &'static [&'static str],
) -> Lesson<Deed> {
    Lesson::deed(id, seat, rule, Start::At(start), goal, ways)
}

/// A lesson in which the game is to be won, or not to be lost.
const fn fight(
    id: LessonId,
    seat: Seat,
    rule: &'static str,
    start: &'static str,
    (goal, turns): (Goal<Deed>, u8),
    ways: &'static [&'static str],
) -> Lesson<Deed> {
    Lesson {
        id,
        options: "",
        start: Start::At(start),
        seat,
        rule,
        goal,
        turns,
        ways,
        replies: Replies::Best,
    }
}

/// The number of plies in which the attackers win Ard Rí from the start, with best play of both.
pub const SOLVED: u8 = 13;

static ARD_RI: [Lesson<Deed>; 13] = [
    deed(
        LessonId::Sweep,
        ATTACKERS,
        "R-4",
        "/7/3t3/7/7/7/5K1/7/ a",
        &[Deed::Reach("d6")],
        &["d2-d6"],
    ),
    deed(
        LessonId::Capture,
        ATTACKERS,
        "R-6",
        "/7/tT3t1/7/3K3/4T2/7/2t4/ a",
        &[Deed::Capture(1)],
        &["f2-c2"],
    ),
    deed(
        LessonId::Corner,
        DEFENDERS,
        "R-6",
        "/3t3/t6/2T4/3K2t/7/7/7/ d",
        &[Deed::Capture(1)],
        &["c3-a3"],
    ),
    deed(
        LessonId::KingHelps,
        DEFENDERS,
        "R-6",
        "/3t3/7/2Kt3/7/t6/4T2/7/ d",
        &[Deed::Capture(1)],
        &["e6-e3"],
    ),
    deed(
        LessonId::Three,
        ATTACKERS,
        "R-6",
        "/3tt2/3tT2/2tT2t/tt1KTtt/2t1t2/3t3/3t3/ a",
        &[Deed::Capture(3)],
        &["g3-e3"],
    ),
    fight(
        LessonId::Escape,
        DEFENDERS,
        "R-10",
        "/2ttt2/7/t1T2t1/t2K3/2t2T1/3t3/2t1t2/ d",
        (Goal::Win, 1),
        &["d4-g4"],
    ),
    fight(
        LessonId::Seize,
        ATTACKERS,
        "R-8",
        "/7/1t3t1/Tt3K1/T6/1t2tt1/5tt/1tt2t1/ a",
        (Goal::Win, 1),
        &["f5-f4"],
    ),
    fight(
        LessonId::Throne,
        ATTACKERS,
        "R-8",
        "/7/4t2/3t3/2tKt2/7/4T2/3t3/ a",
        (Goal::Win, 1),
        &["d7-d5"],
    ),
    fight(
        LessonId::TwoWays,
        DEFENDERS,
        "R-10",
        "/2t1t2/2Tt3/3t1TT/T2K2t/2t1t2/2T3t/3ttt1/ d",
        (Goal::Win, 2),
        &["d4-b4"],
    ),
    fight(
        LessonId::Net,
        ATTACKERS,
        "R-8",
        "/2t4/7/t1K1T2/t1T1T1t/1t3t1/t2t2t/1T2t2/ a",
        (Goal::Win, 2),
        &["d6-d3"],
    ),
    fight(
        LessonId::Guard,
        ATTACKERS,
        "R-10",
        "/1t2t2/1tT1t2/6t/1KT4/2Tt1t1/t4tt/1tt4/ a",
        (Goal::Hold, 1),
        &["a6-a4"],
    ),
    Lesson {
        id: LessonId::Solved,
        options: "",
        start: Start::After(""),
        seat: ATTACKERS,
        rule: "R-11",
        goal: Goal::Follow,
        turns: 7,
        ways: &["c1-c2 c2-c3 c7-c5 e1-e2 e2-e3 g3-f3 f4-f6"],
        replies: Replies::Script("c3-b3 c5-b5 d4-c4 e3-f3 c4-d4 d4-c4"),
    },
    Lesson {
        id: LessonId::BreakIt,
        options: "",
        start: Start::After(""),
        seat: DEFENDERS,
        rule: "R-10",
        goal: Goal::HoldOut(SOLVED),
        turns: SOLVED / 2,
        ways: &[],
        replies: Replies::Engine,
    },
];

static ONE_STEP: [Lesson<Deed>; 9] = [
    deed(
        LessonId::Step,
        ATTACKERS,
        "R-3",
        "/7/3t3/7/7/7/5K1/7/ a",
        &[Deed::Reach("d3")],
        &["d2-d3"],
    ),
    Lesson {
        id: LessonId::Around,
        options: "",
        start: Start::At("/7/7/3t3/7/7/5K1/7/ a"),
        seat: ATTACKERS,
        rule: "R-4",
        goal: Goal::Do(&[Deed::Reach("d5")]),
        turns: 4,
        ways: &["d3-c3 c3-c4 c4-c5 c5-d5", "d3-e3 e3-e4 e4-e5 e5-d5"],
        replies: Replies::Script("f6-f5 f5-f6 f6-f5 f5-f6"),
    },
    deed(
        LessonId::Close,
        ATTACKERS,
        "R-6",
        "/7/tT1t3/7/3K3/7/2T4/2t4/ a",
        &[Deed::Capture(1)],
        &["d2-c2"],
    ),
    fight(
        LessonId::Edge,
        DEFENDERS,
        "R-10",
        "/2t3t/2tK3/3t3/7/7/4T2/4t2/ d",
        (Goal::Win, 1),
        &["d2-d1"],
    ),
    fight(
        LessonId::Between,
        ATTACKERS,
        "R-8",
        "/2ttt2/t1T1Kt1/2t4/T4t1/7/4ttt/4t2/ a",
        (Goal::Win, 1),
        &["d1-d2"],
    ),
    fight(
        LessonId::Walk,
        DEFENDERS,
        "R-10",
        "/2ttt2/3t3/2KTt2/4tt1/1t3t1/t6/1tt1t2/ d",
        (Goal::Win, 2),
        &["c3-b3"],
    ),
    fight(
        LessonId::Trap,
        ATTACKERS,
        "R-8",
        "/2t4/1tKT2T/t6/1t3t1/1t3t1/3Tt1t/1tT4/ a",
        (Goal::Win, 2),
        &["b4-c4"],
    ),
    fight(
        LessonId::Gate,
        ATTACKERS,
        "R-10",
        "/1tt4/t2tTt1/1K5/T4tt/2Ttt2/2t2t1/4t2/ a",
        (Goal::Hold, 1),
        &["a2-a3"],
    ),
    fight(
        LessonId::Danger,
        DEFENDERS,
        "R-8",
        "/1T3t1/1T1Tt2/T4tt/4Kt1/4t1t/2t1t2/3Tt2/ d",
        (Goal::Hold, 1),
        &["e4-d4"],
    ),
];

impl Taught for Tafl {
    type Deed = Deed;

    fn course(game: GameName) -> &'static [Lesson<Deed>] {
        match game {
            GameName::ArdRi => &ARD_RI,
            GameName::ArdRiOneStep => &ONE_STEP,
            _ => &[],
        }
    }

    fn done(deed: Deed, seat: Seat, before: &Tafl, turn: &[Move], after: &Tafl) -> bool {
        let soldiers = |game: &Tafl| match seat {
            ATTACKERS => game.position().defenders().len(),
            _ => game.position().attackers().len(),
        };
        match deed {
            Deed::Reach(square) => turn.last().is_some_and(|mv| mv.to.to_string() == square),
            Deed::Capture(least) => soldiers(before) >= soldiers(after) + least,
        }
    }
}
