//! The words about positions that are set up and looked into, in Persian.

use super::{ChaliceFault, Entrance, LevelsFault, TaflFault, Text};
use crate::{
    app::text::Lang,
    study::Piece,
    tara::{Colour, levels::rules::COUNTERS},
};

/// A number in Persian digits.
fn n(number: impl ToString) -> String {
    Lang::Persian.number(number)
}

fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "قرمز",
        Colour::Blue => "آبی",
    }
}

fn tenths(tenths: u32) -> String {
    format!("{}٫{}", n(tenths / 10), n(tenths % 10))
}

pub(super) fn entrance(entrance: Entrance) -> &'static str {
    match entrance {
        Entrance::SetUp => "چیدن یک وضعیت",
        Entrance::Analyse => "تحلیل",
    }
}

fn piece(piece: Piece) -> String {
    match piece {
        Piece::Attacker => "مهاجم".into(),
        Piece::Defender => "مدافع".into(),
        Piece::King => "پادشاه عالی".into(),
        Piece::Ringfort(colour) => format!("دژ {}", name(colour)),
        Piece::KingOf(colour) => format!("شاه {}", name(colour)),
        Piece::Bridge => "پل".into(),
    }
}

fn tafl(fault: &TaflFault) -> String {
    match fault {
        TaflFault::NoKing => "شاهی روی تخته نیست.".into(),
        TaflFault::Kings(count) => format!("{} شاه روی تخته است؛ تنها یکی هست.", n(count)),
        TaflFault::Attackers { found, most } => format!(
            "{} مهاجم روی تخته است؛ هرگز بیشتر از {} نیستند.",
            n(found),
            n(most)
        ),
        TaflFault::Defenders { found, most } => format!(
            "{} مدافع روی تخته است؛ هرگز بیشتر از {} نیستند.",
            n(found),
            n(most)
        ),
        TaflFault::Throne => "سربازی روی تخت شاهی است؛ آنجا تنها جای شاه است.".into(),
    }
}

fn levels(fault: &LevelsFault) -> String {
    match fault {
        LevelsFault::NoKing(colour) => format!("{} دژ دارد و شاه ندارد.", name(*colour)),
        LevelsFault::Kings { colour, found } => format!(
            "{} {} شاه دارد؛ هر بازیکن تنها یک شاه دارد.",
            name(*colour),
            n(found)
        ),
        LevelsFault::Territory { found, side, .. } => format!(
            "قرمز {} و آبی {} دژ دارد؛ با نوبت {} چنین چیزی شدنی نیست.",
            n(found[0]),
            n(found[1]),
            name(*side)
        ),
        LevelsFault::Bridge(pair) => format!("پل {pair} روی دو دژ یک‌رنگ نیست."),
        LevelsFault::EarlyBridges => "پل هست و تپه‌ی خالی هم هست: پل‌ها با نبرد می‌آیند.".into(),
        LevelsFault::Counters { colour, found } => format!(
            "{} {} ژتون دارد؛ هرگز بیشتر از {} نیست.",
            name(*colour),
            n(found),
            n(COUNTERS)
        ),
        LevelsFault::EarlyCounters(colour) => format!(
            "{} ژتونی داده است، و پیش از نبرد چیزی ژتون نمی‌خواهد.",
            name(*colour)
        ),
        LevelsFault::Skip => {
            "اینجا هیچ ساختنی نمی‌تواند تازه محاصره‌ای را کامل کرده و اجازه‌ی رد کردن نوبت داده باشد."
                .into()
        }
        LevelsFault::Lifted(pair) => {
            format!("هیچ نوبتی اینجا با برداشتن پلی از {pair} آغاز نمی‌شود.")
        }
        LevelsFault::Moved => {
            "پلی نمی‌تواند تازه جابه‌جا شده باشد که پس از آن باید دژی گرفته شود.".into()
        }
        LevelsFault::Swapped => {
            "دژی نمی‌تواند تازه گرفته شده باشد که پس از آن باید پیوندی داده شود.".into()
        }
    }
}

fn chalice(fault: &ChaliceFault) -> String {
    match fault {
        ChaliceFault::NotOnEdge(hill) => {
            format!("روی {hill} دژی هست، و مانور روی لبه‌ها انجام می‌شود.")
        }
        ChaliceFault::EdgeTwice(colour) => {
            format!("{} پیش از نبرد دو بار روی یک لبه ساخته است.", name(*colour))
        }
        ChaliceFault::Opposite(one, other) => {
            format!("{one} و {other} پیش از نبرد درست روبه‌روی هم هستند.")
        }
        ChaliceFault::Turns { red, blue, side } => format!(
            "قرمز {} و آبی {} دژ دارد؛ پیش از نبرد با نوبت {} چنین چیزی شدنی نیست.",
            n(red),
            n(blue),
            name(*side)
        ),
        ChaliceFault::NotOut(colour) => format!(
            "{} «بیرون» نیست: هنوز کاری برای انجام دادن هست.",
            name(*colour)
        ),
    }
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Board { bridges } => {
            let mut words = "تخته برای چیدن. با کلیدهای جهت‌دار از جایی به جای دیگر بروید. کلید Enter مهره‌ی \
                برگزیده را می‌گذارد یا برمی‌دارد، کلید Delete آنجا را خالی می‌کند، و کلیدهای عدد مهره‌ای \
                را برمی‌گزینند."
                .to_owned();
            if *bridges {
                words += " پل میان دو تپه است: کلید Enter روی یکی، سپس روی دیگری.";
            }
            return words;
        }
        Text::Pieces => "مهره‌ها",
        Text::Piece(it) => return piece(*it),
        Text::Clear => "خالی کردن یک جا",
        Text::FirstEnd { at } => {
            return format!("یک سر پل {at} است. حالا تپه‌ای کنار آن را برگزینید.");
        }
        Text::Put { at, piece: None } => return format!("جای {at} خالی است."),
        Text::Put {
            at,
            piece: Some(it),
        } => return format!("در {at}: {}.", piece(*it)),
        Text::WrongHere => "اینجا مجاز نیست",
        Text::WhoMoves => "نوبت کیست؟",
        Text::Counters(Colour::Red) => "ژتون‌های قرمز",
        Text::Counters(Colour::Blue) => "ژتون‌های آبی",
        Text::Out { side } => return format!("{side} «بیرون» است: این نوبت آخر است"),
        Text::HalfTurn => "اینجا نوبتی نیمه‌کاره است.",
        Text::BeginTurn => "از نو آغاز شود",
        Text::Start => "آغاز بازی",
        Text::Empty => "تخته‌ی خالی",
        Text::AsText => "وضعیت به شکل متن",
        Text::AsTextHelp => "وضعیتی را اینجا بچسبانید تا چیده شود.",
        Text::UseText => "چیدن",
        Text::Copy => "کپی کردن",
        Text::Copied => "کپی شد.",
        Text::CopyFailed => "مرورگر اجازه‌ی کپی نداد: لطفاً متن را خودتان کپی کنید.",
        Text::Sound => "این وضعیت را می‌توان بازی کرد.",
        Text::Faults(1) => "این وضعیت را نمی‌توان بازی کرد:",
        Text::Faults(count) => {
            return format!("این وضعیت را به {} دلیل نمی‌توان بازی کرد:", n(count));
        }
        Text::OverHere { verdict } => return format!("در این وضعیت بازی پایان یافته است. {verdict}"),
        Text::Tafl(fault) => return tafl(fault),
        Text::Levels(fault) => return levels(fault),
        Text::Chalice(fault) => return chalice(fault),
        Text::PlayFromHere => "بازی از اینجا",
        Text::NotKept => {
            "این مرورگر نمی‌گذارد بازی‌ها نگه داشته شوند: حافظه پر است یا خاموش. لطفاً در صفحه‌ی بازی‌های \
             ذخیره‌شده جا باز کنید."
        }
        Text::Analysis => "تحلیل",
        Text::BothSides => "هر دو طرف را شما بازی می‌کنید.",
        Text::Change => "تغییر این وضعیت",
        Text::BackToGame => "بازگشت به بازی",
        Text::Best => "بهترین نوبت‌ها",
        Text::Stop => "توقف موتور",
        Text::Go => "بررسی با موتور",
        Text::Rests => "موتور در حال استراحت است.",
        Text::Enough => "موتور به اندازه‌ی کافی بررسی کرد.",
        Text::Ahead { side, tenths: by } => {
            return format!("{side} {}", n(format!("+{}.{}", by / 10, by % 10)));
        }
        Text::AheadLong { side, tenths: by } => {
            return format!("{side}: نزدیک {} سرباز بهتر", tenths(*by));
        }
        Text::AllButWon { side } => return format!("{side}: برد نزدیک به یقین"),
        Text::Chance { side, percent } => return format!("{side} {}٪", n(percent)),
        Text::Wins { side, turns, exact } => {
            let most = if *exact { "" } else { "حداکثر " };
            return format!("{side}: برد در {most}{}", n(turns));
        }
        Text::WinsBy {
            side,
            points,
            exact,
        } => {
            let least = if *exact { "" } else { "دست‌کم " };
            return format!("{side}: برد با {least}{}", n(points));
        }
        Text::Proven => "ثابت‌شده",
        Text::PlayTo { turn } => return format!("بازی تا {turn}"),
        Text::Wrong => "در این نشانی وضعیتی از این بازی نیست.",
        Text::WrongTurn { turn } => {
            let turn = Lang::Persian.name(turn);
            return format!("در این نشانی، «{turn}» نوبتی نیست که بتوان آنجا بازی کرد.");
        }
    }
    .to_owned()
}
