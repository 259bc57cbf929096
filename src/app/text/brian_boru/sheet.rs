//! The score sheet at the end of a game: where each seat's points come from (R12.2).

use super::{Text, signed};
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
    fn parts(self, last: &Seen, seat: Seat) -> Option<Text> {
        let (open, at) = (last.open(), seat.index());
        match self {
            Counted::Castles => {
                let all = open.castles.map(|region| region[at]);
                let plain = all.iter().filter(|kind| **kind == 1).count() as u8;
                let upgraded = all.iter().filter(|kind| **kind > 1).count() as u8;
                (plain + upgraded > 0).then_some(Text::Castles(plain, upgraded))
            }
            Counted::Control => {
                let mine = |region: &Region| open.control[region.index()] == Some(seat);
                let regions = Region::ALL.into_iter().filter(mine).count() as u8;
                (regions > 0).then_some(Text::RegionsAtEnd(regions))
            }
            Counted::Hand => {
                let cards = last.seen_hand(seat).len();
                (cards > 0).then_some(Text::Cards(cards))
            }
            Counted::Defeats | Counted::Start => None,
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
            values: points
                .iter()
                .map(|points| lang.number(signed(*points)))
                .collect(),
            parts: seats()
                .map(|seat| match counted.parts(last, seat) {
                    Some(parts) => lang.say(parts),
                    None => String::new(),
                })
                .collect(),
            points: true,
        };
        let any = points.iter().any(|points| *points != 0);
        (any || counted == Counted::Control).then_some(line)
    });
    lines.flatten().collect()
}
