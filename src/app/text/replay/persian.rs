//! The words about the past of a game in Persian.

use super::Text;
use crate::app::{table::replay::Pace, text::Lang};

/// A number in Persian digits.
fn n(number: usize) -> String {
    Lang::Persian.number(number)
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Replay => "بازپخش",
        Text::Play => "پخش نوبت‌ها",
        Text::Pause => "مکث",
        Text::Turn => "نوبت",
        Text::At { turn: 0, of, .. } => return format!("آغاز، نوبت {} از {}", n(0), n(*of)),
        Text::At { turn, of, words } => {
            return format!("نوبت {} از {}، {words}", n(*turn), n(*of));
        }
        Text::Speed => "سرعت",
        Text::Pace(Pace::Slow) => "کند",
        Text::Pace(Pace::Normal) => "عادی",
        Text::Pace(Pace::Fast) => "تند",
    }
    .to_owned()
}
