//! The course of Brian Boru. Its lessons are turns: everybody lays a card, all is resolved, and
//! then the goal is looked at.

use super::{
    Taught,
    lesson::{Goal, Lesson, LessonId, Replies, Start},
};
use crate::{
    brian_boru::{Action, BrianBoru, Choice, Region},
    game::Seat,
    shelf::GameName,
};

/// What a turn can be asked to bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A castle of one's own in a region: 1 a plain one, 2 an upgraded one.
    Castle(Region, u8),
    /// Control of a region.
    Control(Region),
    /// More pieces of one's own in a region than before.
    Grow(Region),
    /// Fewer pieces of the other seat in a region than before.
    Remove(Region),
    /// No more defeat tokens than before.
    NoDefeat,
    /// This card in one's hand.
    Have(&'static str),
    /// This card not in one's hand.
    Lack(&'static str),
    /// More cards in one's hand than before.
    MoreCards,
}

/// A lesson of one turn at a table of two.
const fn turn(
    id: LessonId,
    rule: &'static str,
    start: &'static str,
    goal: Goal<Deed>,
    ways: &'static [&'static str],
    others: &'static str,
) -> Lesson<Deed> {
    Lesson {
        id,
        options: "seats=2",
        start: Start::At(start),
        seat: Seat(0),
        rule,
        goal,
        turns: 1,
        ways,
        replies: Replies::Script(others),
    }
}

static COURSE: [Lesson<Deed>; 10] = [
    turn(
        LessonId::Castle,
        "R7.1",
        CASTLE,
        Goal::Do(&[Deed::Castle(Region::Munster, 1)]),
        &["1:g4M@build"],
        "2:hold",
    ),
    turn(
        LessonId::Majority,
        "R11.1",
        MAJORITY,
        Goal::Do(&[Deed::Control(Region::Munster)]),
        &["1:g2M@build"],
        "2:hold",
    ),
    turn(
        LessonId::Raid,
        "R6.1",
        RAID,
        Goal::Do(&[Deed::Remove(Region::Ulster)]),
        &["1:r4U@attack"],
        "2:hold",
    ),
    turn(
        LessonId::Stronger,
        "R6.2",
        STRONGER,
        Goal::Do(&[Deed::Remove(Region::Ulster), Deed::NoDefeat]),
        &["1:r4U@attack"],
        "2:r3L@attack",
    ),
    turn(
        LessonId::Follower,
        "R7.3",
        FOLLOWER,
        Goal::Do(&[Deed::Grow(Region::Munster)]),
        &["1:g1L@build 1:join=yes"],
        "2:g5M@build",
    ),
    turn(
        LessonId::Upgrade,
        "R7.1",
        UPGRADE,
        Goal::Do(&[Deed::Castle(Region::Connacht, 2)]),
        &["1:g5C@build 1:upgrade=yes"],
        "2:hold",
    ),
    turn(
        LessonId::Marriage,
        "R8.2",
        MARRIAGE,
        Goal::Do(&[Deed::Have("b5M")]),
        &["1:y1L@politics 1:pay=yes"],
        "2:y5U@politics 2:propose=b5M",
    ),
    turn(
        LessonId::Bargain,
        "R9.1",
        BARGAIN,
        Goal::Do(&[Deed::Have("r5M"), Deed::Lack("g1M")]),
        &[
            "1:b2U@attack 1:swap=g1M>r5M",
            "1:b2U@build 1:swap=g1M>r5M",
            "1:b2U@politics 1:swap=g1M>r5M",
        ],
        "2:hold",
    ),
    turn(
        LessonId::Patience,
        "R10.1",
        PATIENCE,
        Goal::Do(&[Deed::Have("g5M"), Deed::MoreCards]),
        &["1:hold 1:take=g5M"],
        "2:b4C@attack",
    ),
    turn(
        LessonId::HighKing,
        "R12.2",
        HIGH_KING,
        Goal::Win,
        &["1:g2M@build"],
        "2:g1M@build 2:join=yes",
    ),
];

const CASTLE: &str = r#"{"board":{"M":[0,0],"L":[1,0],"U":[0,1],"C":[0,0]},"castles":{"M":[0,0],"L":[0,0],"U":[0,0],"C":[0,0]},"supply":[19,19],"defeat":[0,0],"control_points":[0,0],"control":{"M":null,"L":null,"U":null,"C":null},"hands":[["g4M","r2L","y3L","b2U"],["r1M","b1U","y1C","g1C"]],"row":["b1M","r1C","y2U","g3C"],"deck_left":48}"#;
const MAJORITY: &str = r#"{"board":{"M":[1,1],"L":[1,0],"U":[0,1],"C":[0,0]},"castles":{"M":[0,0],"L":[0,0],"U":[0,0],"C":[0,0]},"supply":[18,18],"defeat":[0,0],"control_points":[0,0],"control":{"M":null,"L":null,"U":null,"C":null},"hands":[["g2M","g5L","r3U","y1L"],["b2L","y4L","r4C","b4C"]],"row":["b1M","r1C","y2U","g3C"],"deck_left":48}"#;
const RAID: &str = r#"{"board":{"M":[0,0],"L":[1,0],"U":[1,1],"C":[0,0]},"castles":{"M":[0,0],"L":[0,0],"U":[0,0],"C":[0,0]},"supply":[18,19],"defeat":[0,0],"control_points":[0,0],"control":{"M":null,"L":null,"U":null,"C":null},"hands":[["r4U","r2M","g3L","y1L"],["b2L","y4L","r4C","b4C"]],"row":["b1M","r1C","y2U","g3C"],"deck_left":48}"#;
const STRONGER: &str = r#"{"board":{"M":[0,0],"L":[1,1],"U":[0,1],"C":[0,0]},"castles":{"M":[0,0],"L":[0,0],"U":[0,0],"C":[0,0]},"supply":[19,18],"defeat":[0,0],"control_points":[0,0],"control":{"M":null,"L":null,"U":null,"C":null},"hands":[["r4U","r2L","g3L","y1L"],["r3L","y4L","b4C","b2L"]],"row":["b1M","r1C","y2U","g3C"],"deck_left":48}"#;
const FOLLOWER: &str = r#"{"board":{"M":[0,0],"L":[1,0],"U":[0,1],"C":[0,0]},"castles":{"M":[0,0],"L":[0,0],"U":[0,0],"C":[0,0]},"supply":[19,19],"defeat":[0,0],"control_points":[0,0],"control":{"M":null,"L":null,"U":null,"C":null},"hands":[["g1L","r3U","y3L","b2U"],["g5M","y4L","b4C","r1U"]],"row":["b1M","r1C","y2U","g3C"],"deck_left":48}"#;
const UPGRADE: &str = r#"{"board":{"M":[0,0],"L":[0,0],"U":[0,1],"C":[1,0]},"castles":{"M":[0,0],"L":[0,0],"U":[0,0],"C":[1,0]},"supply":[19,19],"defeat":[0,0],"control_points":[0,0],"control":{"M":null,"L":null,"U":null,"C":null},"hands":[["g5C","r3U","y3L","b2U"],["r1U","y4L","b4C","g1L"]],"row":["b1M","r1C","y2U","g3C"],"deck_left":48}"#;
const MARRIAGE: &str = r#"{"board":{"M":[0,0],"L":[1,0],"U":[0,1],"C":[0,0]},"castles":{"M":[0,0],"L":[0,0],"U":[0,0],"C":[0,0]},"supply":[19,19],"defeat":[0,0],"control_points":[0,0],"control":{"M":null,"L":null,"U":null,"C":null},"hands":[["y1L","r3U","g3L","b2U"],["y5U","b5M","r1U","g1C"]],"row":["b1M","r1C","y2U","g3C"],"deck_left":48}"#;
const BARGAIN: &str = r#"{"board":{"M":[0,0],"L":[1,0],"U":[0,1],"C":[0,0]},"castles":{"M":[0,0],"L":[0,0],"U":[0,0],"C":[0,0]},"supply":[19,19],"defeat":[0,0],"control_points":[0,0],"control":{"M":null,"L":null,"U":null,"C":null},"hands":[["b2U","g1M","r3U","y1L"],["y4L","r1U","g1C","b4C"]],"row":["r5M","g1L","y2C","b2L"],"deck_left":48}"#;
const PATIENCE: &str = r#"{"board":{"M":[0,0],"L":[1,0],"U":[0,1],"C":[0,0]},"castles":{"M":[0,0],"L":[0,0],"U":[0,0],"C":[0,0]},"supply":[19,19],"defeat":[0,0],"control_points":[0,0],"control":{"M":null,"L":null,"U":null,"C":null},"hands":[["r1U","g1C","y1C","r2L"],["y4L","b4C","g1L","b1L"]],"row":["g5M","r1C","y2U","g3C"],"deck_left":48}"#;
const HIGH_KING: &str = r#"{"board":{"M":[2,1],"L":[0,1],"U":[1,0],"C":[0,0]},"castles":{"M":[0,0],"L":[0,0],"U":[0,0],"C":[0,0]},"supply":[17,18],"defeat":[0,0],"control_points":[20,24],"control":{"M":null,"L":null,"U":null,"C":null},"hands":[["g2M","y1U","r2L"],["g1M","y1C","b1L"]],"row":["b1M","r1C","y2U","g1C"],"deck_left":50,"round":6}"#;

impl Taught for BrianBoru {
    type Deed = Deed;

    fn course(game: GameName) -> &'static [Lesson<Deed>] {
        match game {
            GameName::BrianBoru => &COURSE,
            _ => &[],
        }
    }

    fn done(
        deed: Deed,
        seat: Seat,
        before: &BrianBoru,
        _turn: &[Action],
        after: &BrianBoru,
    ) -> bool {
        let (was, is) = (before.position().open(), after.position().open());
        let (from, hand) = (before.position().hand(seat), after.position().hand(seat));
        let has = |card: &str| card.parse().is_ok_and(|card| hand.contains(card));
        let own = seat.index();
        match deed {
            Deed::Castle(region, kind) => is.castle(seat, region) == kind,
            Deed::Control(region) => is.control[region.index()] == Some(seat),
            Deed::Grow(region) => is.pieces[region.index()][own] > was.pieces[region.index()][own],
            Deed::Remove(region) => {
                let other = seat.opposite().index();
                is.pieces[region.index()][other] < was.pieces[region.index()][other]
            }
            Deed::NoDefeat => is.defeat[own] <= was.defeat[own],
            Deed::Have(card) => has(card),
            Deed::Lack(card) => !has(card),
            Deed::MoreCards => hand.len() > from.len(),
        }
    }

    /// To decline is least, then to hold.
    fn eagerness(action: Action) -> u32 {
        match action.choice {
            Choice::Upgrade(false)
            | Choice::Place(false)
            | Choice::Join(false)
            | Choice::Pay(false)
            | Choice::Swap(None)
            | Choice::Take(None) => 0,
            Choice::Hold => 1,
            _ => 2,
        }
    }
}
