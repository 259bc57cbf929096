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
        Text::Note { turn: 0 } => "یادداشت درباره‌ی آغاز",
        Text::Note { turn } => return format!("یادداشت درباره‌ی نوبت {}", n(*turn)),
        Text::WriteNote { turn: 0 } => "نوشتن یادداشت درباره‌ی آغاز",
        Text::WriteNote { turn } => {
            return format!("نوشتن یادداشت درباره‌ی نوبت {}", n(*turn));
        }
        Text::ChangeNote { turn: 0 } => "تغییر یادداشتِ آغاز",
        Text::ChangeNote { turn } => return format!("تغییر یادداشتِ نوبت {}", n(*turn)),
        Text::KeepNote => "نگه داشتن یادداشت",
        Text::HasNote { note } => return format!("یادداشت: {}", Lang::Persian.name(note)),
        Text::Lines => "خط اصلی و شاخه‌ها",
        Text::MainLine => "خط اصلی",
        Text::Branch { turn: 0, words } => return super::branch("از آغاز", words),
        Text::Branch { turn, words } => {
            return super::branch(&format!("پس از نوبت {}", n(*turn)), words);
        }
        Text::BranchTitle => "نام شاخه",
        Text::InBranch { turn: 0 } => {
            "شاخه‌ای از آغاز: چیزی را امتحان می‌کنید و خود بازی همان‌طور که هست می‌ماند."
        }
        Text::InBranch { turn } => {
            return format!(
                "شاخه‌ای پس از نوبت {}: چیزی را امتحان می‌کنید و خود بازی همان‌طور که هست می‌ماند.",
                n(*turn)
            );
        }
        Text::ToMainLine => "به خط اصلی",
        Text::BranchDeleted => "شاخه حذف شد.",
        Text::NotInLink => {
            "یادداشت‌ها و شاخه‌ها در پیوند نیستند. برای فرستادنشان بازی را در پرونده‌ای ذخیره کنید."
        }
        Text::PasteGame => "چسباندن پیوند یا بازی",
    }
    .to_owned()
}
