//! The score sheet of a game of Tara: what is counted, and what it is worth (M-2).

use super::Text;
use crate::{
    app::text::{Lang, ScoreLine},
    game::{Seat, SeatSet},
    tara::{
        Colour, Ending, Hills,
        score::{Bonus, WIN, sizes},
    },
};

/// What a line of the score sheet counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// The kingdoms, of which fewer are better.
    Kingdoms,
    /// The ringforts, which decide between as many kingdoms.
    Territory,
    /// The points for the win.
    Win,
    /// The points beside them.
    Bonus(Bonus),
}

impl Line {
    pub(super) fn english(self) -> String {
        match self {
            Line::Kingdoms => "Kingdoms",
            Line::Territory => "Territory",
            Line::Win => "For the win",
            Line::Bonus(Bonus::Kingdoms(_)) => "Difference in kingdoms",
            Line::Bonus(Bonus::Territory(_)) => "Difference in territory",
            Line::Bonus(Bonus::Least) => "Least difference",
        }
        .into()
    }
}

/// The lines of a game that has ended with these ringforts, by its rules or because the other
/// seat than the winner gave up.
pub(super) fn lines(
    lang: Lang,
    ringforts: [Hills; 2],
    count: &Ending,
    winners: SeatSet,
) -> Vec<ScoreLine> {
    // Somebody always wins alone (W-1).
    let Some(winner) = winners.iter().next() else {
        return Vec::new();
    };
    let colours = [Seat(0), Seat(1)].map(|seat| Colour::of(seat, count.first));
    let line = |line: Line, values: [u8; 2], parts: [String; 2]| ScoreLine {
        label: lang.say(Text::Line(line)),
        values: values.iter().map(|value| lang.number(value)).collect(),
        parts: parts.into(),
        points: matches!(line, Line::Win | Line::Bonus(_)),
    };
    let counted = |what: Line, values: [u8; 2], parts: [String; 2]| {
        line(what, colours.map(|colour| values[colour.index()]), parts)
    };
    let won = |what: Line, points: u8| {
        let mut values = [0, 0];
        values[winner.index()] = points;
        line(what, values, Default::default())
    };
    // A single kingdom is as large as the territory.
    let parts = colours.map(|colour| match sizes(ringforts[colour.index()]).as_slice() {
        [] | [_] => String::new(),
        sizes => {
            let sizes: Vec<String> = sizes.iter().map(|size| lang.number(size)).collect();
            sizes.join(" + ")
        }
    });
    let bonus = count.bonus_when_resigned(Colour::of(winner, count.first));
    vec![
        counted(Line::Kingdoms, count.kingdoms, parts),
        counted(Line::Territory, count.territory, Default::default()),
        won(Line::Win, WIN),
        won(Line::Bonus(bonus), bonus.points()),
    ]
}
