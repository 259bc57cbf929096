//! The words of the settings in Persian.

use super::Text;
use crate::app::{
    store::{BoardStyle, Motion, Theme},
    text::Lang,
};

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Title => "تنظیمات",
        Text::Promise => "هر تغییر همان دم اثر می‌کند و روی همین دستگاه نگه داشته می‌شود.",
        Text::Look => "نما",
        Text::Colours => "رنگ‌ها",
        Text::Theme(Theme::System) => "مانند دستگاه",
        Text::Theme(Theme::Light) => "روشن",
        Text::Theme(Theme::Dark) => "تیره",
        Text::Language => "زبان",
        Text::AsTheDevice => "مانند دستگاه",
        Text::Boards => "تخته‌ها",
        Text::Board(BoardStyle::Carved) => "کنده‌کاری",
        Text::Board(BoardStyle::Plain) => "ساده",
        Text::Board(BoardStyle::Stone) => "سنگی",
        Text::BoardAbout(BoardStyle::Carved) => "پوست‌نوشت در قابی از چوب کنده‌کاری‌شده.",
        Text::BoardAbout(BoardStyle::Plain) => {
            "تضاد زیاد و شکل‌های درشت. دو طرف در روشنی فرق دارند، برای چشم‌هایی که رنگ‌ها را کمتر از هم بازمی‌شناسند."
        }
        Text::BoardAbout(BoardStyle::Stone) => "سنگ لوح و سنگ آهک، با رنگ‌های آرام.",
        Text::Sample => "تخته‌ها اکنون این‌گونه‌اند.",
        Text::Motion => "پویانمایی",
        Text::MotionOf(Motion::System) => "مانند دستگاه",
        Text::MotionOf(Motion::Off) => "خاموش",
        Text::MotionOf(Motion::Fast) => "تند",
        Text::MotionOf(Motion::Normal) => "معمولی",
        Text::MotionOf(Motion::Slow) => "آهسته",
        Text::MotionHelp => {
            "مهره‌ها چگونه حرکت کنند و هر گام از یک دور چه اندازه نشان داده شود. «مانند دستگاه» معمولی است، یا خاموش اگر دستگاه حرکت کمتری بخواهد."
        }
        Text::Table => "سر میز",
        Text::Confirm => "پیش از بازی شدن نوبت بپرس",
        Text::ConfirmHelp => {
            "نوبت شما تنها هنگامی بازی می‌شود که «بازی کن» یا کلید Enter را بزنید. تا آن دم می‌توانید آن را پس بگیرید."
        }
        Text::WarningsHelp => {
            "در آرد ری: راه‌هایی که پادشاه می‌تواند در نوبت بعد از آن‌ها بگریزد، و حرکت‌هایی که می‌توانند او را اسیر کنند."
        }
        Text::CoordinatesHelp => "حرف‌ها و عددها در لبه‌ی تخته.",
        Text::EvaluationHelp => {
            "هنگام بازی با رایانه، این در آمار کمک به شمار می‌آید."
        }
        Text::Sounds => "صداها",
        Text::SoundsOn => "صدا پخش کن",
        Text::SoundsHelp => {
            "صداهای کوتاه برای نوبت، زدن مهره، پایان بازی و هنگامی که نوبت شماست."
        }
        Text::Volume => "بلندی صدا",
        Text::VolumeOf(percent) => return format!("{}٪", Lang::Persian.number(percent)),
        Text::Listen => "گوش کن",
        Text::All => "همه‌ی تنظیمات",
        Text::Reset => "بازنشانی همه‌ی تنظیمات",
        Text::ResetHelp => {
            "همه‌چیز در این صفحه مانند روز نخست می‌شود. بازی‌های ذخیره‌شده و آمار می‌مانند."
        }
        Text::WasReset => "همه‌ی تنظیمات مانند روز نخست شد.",
        Text::Undo => "برگرداندن",
        Text::WereBack => "تنظیمات شما برگشت.",
        Text::NotKept => {
            "این مرورگر نمی‌گذارد Ríocht چیزی نگه دارد. آنچه برمی‌گزینید تا بستن این صفحه می‌ماند."
        }
        Text::Close => "بستن",
        Text::Statistics => "آمار",
    }
    .into()
}
