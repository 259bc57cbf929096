//! The score sheet at the end of a game: where each seat's points come from (R12.2).

use super::{Text, count, signed};
use crate::{
    app::text::{Lang, ScoreLine},
    brian_boru::{Region, Score, Seen},
    game::Seat,
};

/// What points are counted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// The control of regions.
    Control,
    /// Castles, plain and upgraded.
    Castles,
    /// The cards in hand.
    Hand,
    /// Defeat tokens.
    Defeats,
    /// Where the seat began.
    Start,
}

impl Counted {
    const ALL: [Counted; 5] = [
        Counted::Control,
        Counted::Castles,
        Counted::Hand,
        Counted::Defeats,
        Counted::Start,
    ];

    pub(super) fn english(self) -> &'static str {
        match self {
            Counted::Control => "Control",
            Counted::Castles => "Castles",
            Counted::Hand => "Cards in hand",
            Counted::Defeats => "Defeat tokens",
            Counted::Start => "At the start",
        }
    }

    fn points(self, score: &Score) -> i16 {
        match self {
            Counted::Control => score.control,
            Counted::Castles => score.plain_castles + score.upgraded_castles,
            Counted::Hand => score.hand,
            Counted::Defeats => score.defeats,
            Counted::Start => score.start,
        }
    }

    /// What the points of a seat are made of, where that is worth telling.
    fn parts(self, last: &Seen, seat: Seat) -> String {
        let (open, at) = (last.open(), seat.index());
        match self {
            Counted::Castles => {
                let all = open.castles.map(|region| region[at]);
                let plain = all.iter().filter(|kind| **kind == 1).count() as i64;
                let upgraded = all.iter().filter(|kind| **kind > 1).count() as i64;
                match (plain, upgraded) {
                    (0, 0) => String::new(),
                    (plain, 0) => format!("{plain} plain"),
                    (0, upgraded) => format!("{upgraded} upgraded"),
                    _ => format!("{plain} plain, {upgraded} upgraded"),
                }
            }
            Counted::Control => {
                let mine = |region: &Region| open.control[region.index()] == Some(seat);
                let regions = Region::ALL.into_iter().filter(mine).count();
                match regions {
                    0 => String::new(),
                    regions => format!("{} at the end", count(regions as i64, "region")),
                }
            }
            Counted::Hand => match last.seen_hand(seat).len() {
                0 => String::new(),
                cards => count(cards, "card"),
            },
            Counted::Defeats | Counted::Start => String::new(),
        }
    }
}

/// A line for each kind of points; one that nobody has is left out, but for control.
pub(super) fn lines(lang: Lang, last: &Seen) -> Vec<ScoreLine> {
    let seats = || Seat::all(last.open().seats);
    let lines = Counted::ALL.into_iter().map(|counted| {
        let points: Vec<i16> = seats()
            .map(|seat| counted.points(&last.score(seat)))
            .collect();
        let line = ScoreLine {
            label: lang.say(Text::Counts(counted)),
            values: points.iter().map(|points| signed(*points)).collect(),
            parts: seats().map(|seat| counted.parts(last, seat)).collect(),
            points: true,
        };
        let any = points.iter().any(|points| *points != 0);
        (any || counted == Counted::Control).then_some(line)
    });
    lines.flatten().collect()
}
