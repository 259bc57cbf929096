//! The words of the hall in Persian.

use super::Text;
use crate::{app::store::Theme, shelf::GameName};

pub(super) fn say(text: &Text) -> &'static str {
    match text {
        Text::Welcome => "بازی‌های تخته‌ای شاهانه‌ی ایرلند",
        Text::Promise => {
            "با رایانه بازی کنید یا با دوستی که کنارتان نشسته است. نه حساب کاربری می‌خواهد نه سرور: \
             هر چه بازی می‌کنید روی همین دستگاه می‌ماند و بدون اینترنت هم کار می‌کند."
        }
        Text::About(GameName::ArdRi) => {
            "شانزده مهاجم پادشاه عالی را در میان گرفته‌اند. او هشت نگهبان دارد و باید خود را به لبه‌ی \
             تخته برساند. هر مهره می‌تواند سراسر یک ردیف یا ستون را بپیماید."
        }
        Text::About(GameName::ArdRiOneStep) => {
            "همان شکار، قدم‌به‌قدم: هر مهره تنها یک خانه می‌رود؛ هر گام از پیش دیده می‌شود و هیچ گامی \
             را نباید دست‌کم گرفت."
        }
        Text::About(GameName::Tara1) => {
            "تپه‌ی تارا را از دژ پر کنید، سپس دژ بگیرید و به هم پیوند دهید: هر که در پایان \
             پادشاهی‌های کمتری داشته باشد فرمان می‌راند."
        }
        Text::About(GameName::Tara2) => {
            "تارای کامل: شاه دشمن را محاصره کنید تا دو نوبت پشت سر هم بازی کنید، و تنها در خط‌های \
             شاه خودتان پل بگذارید."
        }
        Text::About(GameName::TaraChalice) => {
            "تارا بدون شاه، با نگاهی عمود بر نگاه حریف: خطی که از آنِ شماست به رویتان بسته است، و \
             آنچه ناچارید بگیرید شاید زهر باشد."
        }
        Text::About(GameName::BrianBoru) => {
            "همه هم‌زمان و پنهانی کارتی می‌گذارند: حمله، ساخت، ازدواج، تجارت؛ یا کارتشان را نگه \
             می‌دارند. هر که دور به دور بیشترِ ایرلند را در کنترل داشته باشد پادشاه عالی آن می‌شود."
        }
        Text::Players(GameName::BrianBoru) => "۲ تا ۴ بازیکن",
        Text::Players(_) => "۱ یا ۲ بازیکن",
        Text::Time(GameName::ArdRi) => "۵ تا ۱۵ دقیقه",
        Text::Time(GameName::ArdRiOneStep | GameName::BrianBoru) => "۱۵ تا ۳۰ دقیقه",
        Text::Time(GameName::Tara1 | GameName::Tara2) => "۲۰ تا ۴۰ دقیقه",
        Text::Time(GameName::TaraChalice) => "۱۰ تا ۲۰ دقیقه",
        Text::Play => "بازی",
        Text::Continue => "ادامه",
        Text::Rules => "قواعد",
        Text::NewGame => "بازی تازه",
        Text::Saved => "ذخیره‌شده",
        Text::SavedTitle => "بازی‌های ذخیره‌شده – Ríocht",
        Text::SharedTitle => "یک بازی برای شما – Ríocht",
        Text::Learn => "آموزش",
        Text::LearnAll => "تازه‌کارید؟ بازی‌ها را گام به گام بیاموزید.",
        Text::Pages => "صفحه‌ها",
        Text::Hall => "همه‌ی بازی‌ها",
        Text::Theme(Theme::System) => "رنگ‌ها: مانند دستگاه. تغییر به روشن",
        Text::Theme(Theme::Light) => "رنگ‌ها: روشن. تغییر به تیره",
        Text::Theme(Theme::Dark) => "رنگ‌ها: تیره. تغییر به رنگ‌های دستگاه",
        Text::Language => "زبان",
        Text::Settings => "تنظیمات",
        Text::SettingsTitle => "تنظیمات – Ríocht",
        Text::StatisticsTitle => "آمار – Ríocht",
        Text::AsTheDevice => "مانند دستگاه",
        Text::OfflineReady => "آماده‌ی بازی بدون اینترنت.",
        Text::NewVersion => "نسخه‌ی تازه‌ای آماده است.",
        Text::UseNewVersion => "همین حالا به کار ببر",
        Text::NoSuchGame => "چنین بازی‌ای اینجا نیست.",
        Text::ToHall => "به تالار",
        Text::Laying => "یک لحظه…",
        Text::NotLaid => "این صفحه باز نشد. آیا اتصال برقرار است؟ بازی‌های شما دست‌نخورده‌اند.",
        Text::TryAgain => "تلاش دوباره",
        Text::Dismiss => "بستن",
    }
}
