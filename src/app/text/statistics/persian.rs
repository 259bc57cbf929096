//! The words of the statistics in Persian.

use super::Text;
use crate::app::text::Lang;

const LANG: Lang = Lang::Persian;

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Title => "آمار",
        Text::About => {
            "هر بازی‌ای که به‌تنهایی با رایانه به پایان برده‌اید یک بار شمرده می‌شود، با نخستین پایانش؛ تسلیم شدن باخت است. بازی‌ای که پاک شود شمرده می‌ماند."
        }
        Text::AboutHelp => {
            "«با کمک» بازی‌هایی است که در آن‌ها نوبتی را پس گرفته و جور دیگری بازی کرده‌اید، راهنمایی خواسته‌اید یا ارزیابی رایانه را دیده‌اید. آن‌ها هم با دیگر بازی‌ها شمرده می‌شوند."
        }
        Text::AboutShared => {
            "پیروزی مشترک مساوی شمرده می‌شود. بازی‌هایی که از وضعیت چیده‌شده آغاز شده‌اند و آن‌ها که پایان‌یافته با پیوند رسیده‌اند شمرده نمی‌شوند."
        }
        Text::Settings => "تنظیمات",
        Text::Opponent => "حریف",
        Text::Games => "بازی‌ها",
        Text::Won => "برد",
        Text::Lost => "باخت",
        Text::Drawn => "مساوی",
        Text::Share => "سهم برد",
        Text::Percent(percent) => return format!("{}٪", LANG.number(percent)),
        Text::WithHelp(count) => return format!("{} با کمک", LANG.number(count)),
        Text::Level { number, irish } => {
            return format!("{irish} (سطح {})", LANG.number(number));
        }
        Text::OtherLevel(id) => return format!("سطح ناشناخته‌ی «{id}»"),
        Text::Times { count, level } => return format!("{} × {level}", LANG.number(count)),
        Text::Several(names) => return LANG.row(names),
        Text::Rules(rules) => return format!("قواعد: {}", LANG.row(rules)),
        Text::All => "همه",
        Text::None => "هنوز هیچ بازی‌ای شمرده نشده است.",
        Text::NoneHelp => "یک بازی با رایانه را به پایان ببرید تا اینجا بیاید.",
        Text::ToHall => "همه‌ی بازی‌ها",
        Text::Newer => {
            "این آمار را Ríocht تازه‌تری نگه داشته است. همان‌گونه می‌ماند و آنجا خوانده می‌شود."
        }
        Text::Damaged => {
            "آماری که اینجا نگه داشته شده خوانده نمی‌شود. تا از نو آغاز نکنید چیزی شمرده نمی‌شود."
        }
        Text::NotKept => "برای نگه داشتن آن جا نیست. چیزی عوض نشده است.",
        Text::Reset => "آغاز از نو",
        Text::WasReset => "آمار از نو آغاز می‌شود. بازی‌های ذخیره‌شده‌ی شما دست‌نخورده‌اند.",
        Text::Undo => "برگرداندن",
        Text::AreBack => "آمار برگشت.",
        Text::Close => "بستن",
    }
    .into()
}
