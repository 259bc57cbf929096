//! The words about saved games in Persian.

use super::{Ago, Far, Text};
use crate::app::text::Lang;

/// A number in Persian digits.
fn n(number: impl ToString) -> String {
    Lang::Persian.number(number)
}

/// A name that a person has given.
fn bdi(name: &str) -> String {
    Lang::Persian.name(name)
}

fn taken_in(added: usize, same: usize, strange: usize, refused: usize) -> String {
    let mut words = match added {
        0 => "هیچ بازی‌ای افزوده نشد.".to_owned(),
        _ => format!("{} بازی افزوده شد.", n(added)),
    };
    if strange > 0 {
        words += &format!(" {} تا از آن‌ها اینجا خوانده نمی‌شود.", n(strange));
    }
    if same > 0 {
        words += &format!(" {} بازی از پیش اینجا بود.", n(same));
    }
    if refused > 0 {
        words += &format!(" برای {} بازی جا نبود.", n(refused));
    }
    words
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Saved => "بازی‌های ذخیره‌شده".into(),
        Text::AllSaved => "همه‌ی بازی‌های ذخیره‌شده".into(),
        Text::GoOn => "ادامه دهید".into(),
        Text::Continue => "ادامه".into(),
        Text::Players(players) => {
            let players: Vec<String> = players.iter().map(|name| bdi(name)).collect();
            match players.as_slice() {
                [one, two] => format!("{one} در برابر {two}"),
                players => Lang::Persian.list(players),
            }
        }
        Text::Level { name, number } => format!("{} (سطح {})", bdi(name), n(number)),
        Text::Far(Far::Turns(0)) => "هنوز بی‌نوبت".into(),
        Text::Far(Far::Turns(turns)) => format!("{} نوبت", n(turns)),
        Text::Far(Far::InTurn(turn)) => format!("در نوبت {}", n(turn)),
        Text::Ago(Ago::Now) => "همین حالا".into(),
        Text::Ago(Ago::Minutes(minutes)) => format!("{} دقیقه پیش", n(minutes)),
        Text::Ago(Ago::Hours(hours)) => format!("{} ساعت پیش", n(hours)),
        Text::Ago(Ago::Days(1)) => "دیروز".into(),
        Text::Ago(Ago::Days(days)) => format!("{} روز پیش", n(days)),
        Text::Ago(Ago::Longer) => String::new(),
        Text::OfMatch { game } => format!("مسابقه، بازی {} از {}", n(game), n(2)),
        Text::Opening => {
            "هر بازی همان‌طور که پیش می‌رود روی این دستگاه نگه داشته می‌شود. نسخه‌ای از آن را در \
             پرونده‌ای با خود ببرید؛ هیچ‌چیز از اینجا به جایی فرستاده نمی‌شود."
                .into()
        }
        Text::Search => "جست‌وجوی نام".into(),
        Text::State => "کدام‌ها".into(),
        Text::AllStates => "همه".into(),
        Text::InProgress => "در جریان".into(),
        Text::Finished => "پایان‌یافته".into(),
        Text::Game => "بازی".into(),
        Text::AllGames => "همه‌ی بازی‌ها".into(),
        Text::Count { shown, all } if shown == all => format!("{} بازی", n(all)),
        Text::Count { shown, all } => format!("{} از {} بازی", n(shown), n(all)),
        Text::NoneYet => {
            "هنوز بازی‌ای ذخیره نشده است: هر بازی از نخستین نوبتش نگه داشته می‌شود.".into()
        }
        Text::NoneMatch => "هیچ بازی ذخیره‌شده‌ای چنین نیست.".into(),
        Text::ShowMore => "بیشتر نشان بده".into(),
        Text::Open => "باز کردن".into(),
        Text::Rename => "تغییر نام".into(),
        Text::NewTitle => "نام بازی".into(),
        Text::Keep => "نگه داشتن نام".into(),
        Text::Cancel => "انصراف".into(),
        Text::Delete => "حذف".into(),
        Text::Export => "ذخیره در پرونده".into(),
        Text::Undo => "برگرداندن".into(),
        Text::BringBack => "بازآوردن".into(),
        Text::ExportAll => "ذخیره‌ی همه در یک پرونده".into(),
        Text::Import => "افزودن از پرونده…".into(),
        Text::Renamed { name } => format!("نام بازی اکنون «{}» است.", bdi(name)),
        Text::Deleted { name } => format!("«{}» حذف شد.", bdi(name)),
        Text::BroughtBack { name } => format!("«{}» بازگشت.", bdi(name)),
        Text::TakenIn {
            added,
            same,
            strange,
            refused,
        } => taken_in(*added, *same, *strange, *refused),
        Text::FileUnreadable { why } => format!("این پرونده را نمی‌توان افزود. {why}"),
        Text::NoRoom => {
            "این مرورگر نمی‌گذارد نگه داشته شود: حافظه پر است یا خاموش. برای باز کردن جا \
             بازی‌های حذف‌شده را برای همیشه بردارید، یا نخست بازی‌ها را در پرونده ذخیره کنید."
                .into()
        }
        Text::DeletedGames => "بازی‌های حذف‌شده".into(),
        Text::DeletedHelp => "ده بازی آخری را که حذف شده‌اند می‌توان بازآورد.".into(),
        Text::EmptyBin => "برداشتن همه برای همیشه".into(),
        Text::BinEmptied => "بازی‌های حذف‌شده از میان رفتند.".into(),
        Text::Strange => "اینجا خوانده نمی‌شود".into(),
        Text::StrangeHelp => {
            "این‌ها دست‌نخورده نگه داشته می‌شوند. آن‌ها را در پرونده ذخیره کنید تا جای دیگری \
             بازشان کنید."
                .into()
        }
        Text::Nameless { game: Some(game) } => format!("یک بازی {game}"),
        Text::Nameless { game: None } => "یک بازی".into(),
        Text::NearlyFull { percent } => format!(
            "{}٪ از جای بازی‌های ذخیره‌شده پر است. پیش از آنکه برای بازی بعدی جا نماند، بازی‌ها را در پرونده \
             ذخیره کنید و چندتایی را حذف کنید.",
            n(percent)
        ),
        Text::Followed => {
            "این بازی در پنجره‌ی دیگری ادامه یافته است. از همان‌جا اینجا پیش می‌رود.".into()
        }
        Text::WentApart => {
            "این بازی در پنجره‌ی دیگری راه دیگری رفته است. آنچه اینجا بازی می‌کنید کنار آن، \
             به‌صورت نسخه‌ای دیگر، نگه داشته می‌شود."
                .into()
        }
        Text::NoSuchSaved => "این بازی اینجا ذخیره نشده است.".into(),
        Text::NoSuchSavedHelp => {
            "شاید حذف شده باشد، یا در مرورگری دیگر یا روی دستگاهی دیگر باشد.".into()
        }
        Text::CannotOpen { why } => format!("این بازی باز نمی‌شود. {why}"),
        Text::CannotOpenHelp => "دست‌نخورده نگه داشته شده است.".into(),
        Text::ExportFound => "ذخیره‌ی آنچه پیدا شد".into(),
        Text::PlayNew { game } => format!("بازی تازه: {game}"),
    }
}
