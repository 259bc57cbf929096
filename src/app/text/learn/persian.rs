//! The words round the lessons in Persian.

use super::Text;
use crate::{app::text::Lang, shelf::GameName};

fn n(number: impl ToString) -> String {
    Lang::Persian.number(number)
}

/// A number as a word.
fn word(count: u64) -> String {
    match count {
        1 => "یک".into(),
        2 => "دو".into(),
        3 => "سه".into(),
        4 => "چهار".into(),
        count => n(count),
    }
}

fn turns(count: u8) -> String {
    format!("{} نوبت", word(count.into()))
}

fn stars(count: u8) -> String {
    match count {
        0 => "هنوز انجام نشده".into(),
        count => format!("{} ستاره", word(count.into())),
    }
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Learn | Text::CourseOf => "آموزش".into(),
        Text::LearnAbout => {
            "یک دوره‌ی کوتاه برای هر بازی: وضعیتی، هدفی، و قواعد بازی که داور شماست. از هر درسی می‌توان گذشت؛ ستاره‌هایتان روی همین دستگاه می‌ماند."
                .into()
        }
        Text::CourseAbout(game) => match game {
            GameName::ArdRi => {
                "حرکت، زدن، گریز، شکار؛ و در پایان بازی‌ای که حل شده است: هر چه بکوشید، کسی نمی‌تواند شاه را نجات دهد."
            }
            GameName::ArdRiOneStep => "همان شکار، قدم‌به‌قدم: هر گام به حساب می‌آید.",
            GameName::Tara1 => "نزدیک شاه دشمن بسازید، سپس بگیرید، پیوند دهید و ببرید.",
            GameName::Tara2 => {
                "محاصره‌هایی که برایتان یک نوبت می‌آورند، و پل‌هایی که تنها در خط‌های شاه گذاشته می‌شوند."
            }
            GameName::TaraChalice => {
                "خط‌هایی که باز و بسته می‌شوند، و تصرف‌هایی که ناچارید بکنید."
            }
            GameName::BrianBoru => {
                "هر درس یک نوبت: حمله، ساخت، ازدواج، تجارت، نگه داشتن، و رسیدن به پادشاهی عالی."
            }
        }
        .into(),
        Text::ToCourse { done, of } => format!("{} درس از {} درس انجام شده", n(done), n(of)),
        Text::Begin => "آغاز".into(),
        Text::GoOn => "ادامه".into(),
        Text::LessonInList {
            place,
            title,
            stars: count,
        } => format!("درس {}: {title}، {}", n(place), stars(*count)),
        Text::Stars(count) => stars(*count),
        Text::LessonPlace { place, of } => format!("درس {} از {}", n(place), n(of)),
        Text::Goal => "هدف شما".into(),
        Text::InTurns(count) => format!("در {}.", turns(*count)),
        Text::TurnsLeft(count) => format!("تا اینجا درست است. {} مانده است.", turns(*count)),
        Text::Hint => "راهنمایی".into(),
        Text::ShowMe => "نشانم بده".into(),
        Text::TryAgain => "تلاش دوباره".into(),
        Text::Next => "بعدی".into(),
        Text::Skip => "گذشتن از این درس".into(),
        Text::AllLessons => "همه‌ی درس‌ها".into(),
        Text::ToTable => "بازی کنید".into(),
        Text::Reached(count) => format!("آفرین: {}.", stars(*count)),
        Text::Missed => "هنوز نه".into(),
        Text::Late => "دیر شد".into(),
        Text::NoHint => "از اینجا نمی‌توان به هدف رسید: دوباره تلاش کنید.".into(),
        Text::EngineThinks => "مهاجمان در جست‌وجوی حرکت خود هستند…".into(),
        Text::EngineKnows { plies } => format!(
            "مهاجمان حساب کرده‌اند: هر چه بکنید، حداکثر با {} حرکت دیگر، حرکت‌های شما و آن‌ها روی هم، می‌برند.",
            n(plies)
        ),
        Text::HeldOut { plies, most } if *plies >= usize::from(*most) => format!(
            "{} حرکت ایستادگی کردید، بیش از این از کسی برنمی‌آید. با این همه بازی از دست رفته است.",
            n(plies)
        ),
        Text::HeldOut { plies, most } => format!(
            "شاه پس از {} حرکت از دست رفت. بلندترین دفاع {} حرکت است.",
            n(plies),
            n(most)
        ),
        Text::Defences(all) => {
            let all: Vec<String> = all.iter().map(n).collect();
            format!(
                "دفاع‌های شما تا کنون، به شمار حرکت‌های هر دو طرف: {}.",
                Lang::Persian.row(&all)
            )
        }
        Text::EngineFailed => {
            "بازیکن رایانه‌ای اینجا به راه نیفتاد. لطفاً صفحه را دوباره باز کنید.".into()
        }
        Text::NotKept => {
            "ستاره‌هایتان را نمی‌توان نگه داشت: حافظه‌ی مرورگر پر یا ممنوع است، یا پیشرفتی در آن است که این نسخه نمی‌تواند بخواند."
                .into()
        }
        Text::NoSuchLesson => "چنین درسی نیست.".into(),
        Text::Glossary => "واژه‌نامه".into(),
        Text::GlossaryAbout => {
            "واژه‌های همه‌ی بازی‌ها به زبان ساده، هر کدام با قاعده‌هایی که به آن مربوط است.".into()
        }
        Text::Where => "قواعد:".into(),
    }
}
