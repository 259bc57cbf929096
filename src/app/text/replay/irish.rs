//! The words about the past of a game in Irish.

use super::Text;
use crate::app::table::replay::Pace;

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Replay => "Athsheinm",
        Text::Play => "Seinn na sealanna",
        Text::Pause => "Cuir ar sos",
        Text::Turn => "Seal",
        Text::At { turn: 0, of, .. } => return format!("Tús, seal 0 as {of}"),
        Text::At { turn, of, words } => return format!("Seal {turn} as {of}, {words}"),
        Text::Speed => "Luas",
        Text::Pace(Pace::Slow) => "Mall",
        Text::Pace(Pace::Normal) => "Gnáthluas",
        Text::Pace(Pace::Fast) => "Tapa",
    }
    .to_owned()
}
