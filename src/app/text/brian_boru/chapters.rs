//! Who gained what, round by round, in a game that is over.

use super::{Counted, Printed, Text, signed};
use crate::{
    app::text::{Chapter, Lang, ScoreLine},
    brian_boru::{
        BrianBoru, Region,
        rounds::{Gain, Round, rounds},
    },
    game::{Game, Seat, Timeline},
};

/// The parts of a gain that are told.
#[derive(Clone, Copy)]
enum Kind {
    Counted(Counted),
    Control(Region),
}

const KINDS: [Kind; 8] = [
    Kind::Control(Region::Munster),
    Kind::Control(Region::Ulster),
    Kind::Control(Region::Leinster),
    Kind::Control(Region::Connacht),
    Kind::Counted(Counted::Castles),
    Kind::Counted(Counted::Hand),
    Kind::Counted(Counted::Defeats),
    Kind::Counted(Counted::Start),
];

impl Kind {
    fn points(self, gain: &Gain) -> i16 {
        match self {
            Kind::Control(region) => gain.control[region.index()],
            Kind::Counted(Counted::Castles) => gain.castles,
            Kind::Counted(Counted::Hand) => gain.hand,
            Kind::Counted(Counted::Defeats) => gain.defeats,
            Kind::Counted(Counted::Start) => gain.start,
            // Told region by region.
            Kind::Counted(Counted::Control) => 0,
        }
    }

    fn label(self, lang: Lang) -> String {
        match self {
            Kind::Control(region) => lang.say(Printed::Region(region)),
            Kind::Counted(counted) => lang.say(Text::Counts(counted)),
        }
    }
}

/// `+3`, `−2`, and a dash for nothing.
pub(super) fn gained(lang: Lang, points: i16) -> String {
    match points {
        0 => "–".into(),
        1.. => lang.number(format!("+{points}")),
        _ => lang.number(signed(points)),
    }
}

/// The rounds of a game; a line that says nothing of anybody is left out.
pub(super) fn chapters(lang: Lang, game: &Timeline<BrianBoru>) -> Vec<Chapter> {
    let seats = game.at(0).rules().seats;
    let chapter = |round: &Round| {
        let of = |kind: Kind| {
            let points = |seat: Seat| kind.points(&round.gains[seat.index()]);
            let any = Seat::all(seats).any(|seat| points(seat) != 0);
            any.then(|| ScoreLine {
                label: kind.label(lang),
                values: Seat::all(seats)
                    .map(|seat| gained(lang, points(seat)))
                    .collect(),
                parts: Vec::new(),
                points: true,
            })
        };
        Chapter {
            title: lang.say(Text::Round(round.number)),
            end: round.end,
            lines: KINDS.into_iter().filter_map(of).collect(),
            gained: Seat::all(seats)
                .map(|seat| gained(lang, round.gains[seat.index()].points()))
                .collect(),
            totals: round.totals[..usize::from(seats)]
                .iter()
                .map(|total| i32::from(*total))
                .collect(),
        }
    };
    rounds(game).iter().map(chapter).collect()
}
