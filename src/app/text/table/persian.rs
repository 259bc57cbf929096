//! The words of the table page in Persian.

use super::{Margin, Text};
use crate::app::text::Lang;

/// A side of many, such as “مهاجمان”; colours are one.
fn is_many(side: &str) -> bool {
    side.ends_with("ان")
}

/// A verb after a side: of one, or of many.
fn verb(side: &str, one: &'static str, many: &'static str) -> &'static str {
    if is_many(side) { many } else { one }
}

/// The level with this number, from 1.
fn level(number: u32) -> &'static str {
    match number {
        1 => "شاگرد",
        2 => "سرباز",
        3 => "پهلوان",
        4 => "سالار",
        _ => "پادشاه عالی",
    }
}

/// A number in Persian digits.
fn n(number: impl ToString) -> String {
    Lang::Persian.number(number)
}

/// A name in the middle of a sentence.
fn bdi(name: &str) -> String {
    Lang::Persian.name(name)
}

fn thinking(depth: u32, nodes: u64) -> String {
    let ahead = format!("{} نوبت جلوتر را می‌بیند", n(depth));
    match nodes {
        0 => "…".into(),
        1..=9_999 => ahead,
        10_000..=999_999 => format!("{ahead}، تا اینجا {} هزار وضعیت", n(nodes / 1000)),
        _ => {
            let (whole, tenths) = (n(nodes / 1_000_000), n(nodes / 100_000 % 10));
            format!("{ahead}، تا اینجا {whole}٫{tenths} میلیون وضعیت")
        }
    }
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::You => "شما".into(),
        Text::Person => "یک نفر".into(),
        Text::Computer { number, irish, .. } => {
            format!("رایانه {}: {} ({})", n(number), bdi(irish), level(*number))
        }
        Text::LevelLine { number, .. } => format!("سطح {}: {}", n(number), level(*number)),
        Text::UnknownLevel(id) => format!("رایانه، سطح ناشناخته‌ی «{}»", bdi(id)),
        Text::NamedWinners(names) => {
            let all: Vec<String> = names.iter().map(|name| bdi(name)).collect();
            match all.len() {
                0 => String::new(),
                1 => format!("{} برنده شد.", all[0]),
                _ => format!("{} برنده شدند.", Lang::Persian.list(&all)),
            }
        }
        Text::PassTo { name } => format!("دستگاه را به {} بدهید.", bdi(name)),
        Text::IAm { name } => format!("من {} هستم: دستم را نشان بده", bdi(name)),
        Text::Thinking { name } => format!("{} در حال فکر کردن است", bdi(name)),
        Text::ThinkingDetail { depth, nodes } => thinking(*depth, *nodes),
        Text::Looking { turn: 0, of } => format!("آغاز بازی، پیش از {} نوبت", n(of)),
        Text::Looking { turn, of } => format!("پس از نوبت {} از {}", n(turn), n(of)),
        Text::LookingDetail => {
            "قدم‌به‌قدم جلو بروید، یا از همین‌جا بازی کنید: آنچه پس از آن آمده به‌صورت شاخه کنار گذاشته \
             می‌شود. برای امتحان کردن چیزی در کنار بازی، «از همین‌جا ادامه بده» را بزنید."
                .into()
        }
        Text::LookingDetailBranch => {
            "قدم‌به‌قدم جلو بروید، یا از همین‌جا بازی کنید: شاخه‌ای آغاز می‌شود و خود بازی همان‌طور می‌ماند."
                .into()
        }
        Text::LookingDetailComputer => {
            "اینجا نوبت رایانه است. قدم‌به‌قدم جلو بروید، یا بگذارید بازی از همین‌جا ادامه یابد."
                .into()
        }
        Text::LookingDetailOnly => "آن زمان همین را می‌دانستید.".into(),
        Text::LookingDetailOpen => {
            "بازی به پایان رسیده است، پس همه‌ی دست‌ها رو هستند: صفحه‌ی هر بازیکن را لمس کنید تا دستش را \
             ببینید."
                .into()
        }
        Text::Chances(chances) => {
            let each: Vec<String> = chances
                .iter()
                .map(|(name, of)| format!("{} {}", bdi(name), n(of)))
                .collect();
            format!("بخت برد از {}: {}", n(100), Lang::Persian.row(&each))
        }
        Text::Chapters => "دور به دور".into(),
        Text::ChaptersDetail => {
            "هر بازیکن چه به دست آورد. «نشان بده» میز را همان‌گونه که آن زمان بود نشان می‌دهد، و آنجا \
             می‌توان دور را دوباره دید."
                .into()
        }
        Text::SoFar => "تا اینجا".into(),
        Text::Show => "نشان بده".into(),
        Text::ShowChapter(title) => format!("نشان بده: {title}"),
        Text::GoOnFromHere => "از همین‌جا ادامه بده".into(),
        Text::BackToGame => "بازگشت به پایان".into(),
        Text::Dropped { turns } => format!("{} نوبتِ پس از این کنار گذاشته شد.", n(turns)),
        Text::BringBack { turns: 1 } => "آن را برگردان".into(),
        Text::BringBack { .. } => "آن‌ها را برگردان".into(),
        Text::TakeBack => "پس گرفتن".into(),
        Text::Redo => "دوباره".into(),
        Text::Hint => "راهنمایی".into(),
        Text::Resign => "تسلیم".into(),
        Text::NewGame | Text::NewGameTitle => "بازی تازه".into(),
        Text::NextGame => "بازی بعدی، با جابه‌جایی طرف‌ها".into(),
        Text::NextGameBegins { side } => format!("بازی بعدی، {side} آغاز می‌کند"),
        Text::PlayAgain => "یک بازی دیگر".into(),
        Text::CopyRecord => "کپی کردن نوبت‌ها".into(),
        Text::SaveRecord => "ذخیره در پرونده".into(),
        Text::Close => "بستن".into(),
        Text::Cancel => "انصراف".into(),
        Text::First => "به آغاز".into(),
        Text::Previous => "یک نوبت عقب".into(),
        Text::Next => "یک نوبت جلو".into(),
        Text::Last => "به پایان".into(),
        Text::Rules => "قواعد".into(),
        Text::RuleOf(rule) => format!("قاعده‌ی {rule}"),
        Text::ResignQuestion { side } => format!("از سوی {side} تسلیم می‌شوید؟"),
        Text::ResignYes => "بله، تسلیم".into(),
        Text::Resigned { side } => format!("{side} {}", verb(side, "می‌برد", "می‌برند")),
        Text::ResignedReason { side } => {
            format!("{side} تسلیم {}.", verb(side, "شد", "شدند"))
        }
        Text::EvaluationOf { side, margin } => {
            let much = match margin {
                Margin::Little => "کمی",
                Margin::Clear => "آشکارا",
                Margin::Great => "بسیار",
            };
            format!("وضع {side} {much} بهتر است")
        }
        Text::EvaluationComes => "در حال بررسی…".into(),
        Text::EvaluationEven => "کمابیش برابر".into(),
        Text::WinsIn { side, turns: 1, .. } => {
            format!("{side} با نوبت بعدی {}", verb(side, "می‌برد", "می‌برند"))
        }
        Text::WinsIn { side, turns, exact } => format!(
            "{side} در {}{} نوبت {}، با شمردن هر دو طرف",
            if *exact { "" } else { "حداکثر " },
            n(turns),
            verb(side, "می‌برد", "می‌برند"),
        ),
        Text::WinsBy {
            side,
            points,
            exact,
        } => format!(
            "با بهترین بازی، {side} با {}{} امتیاز {}",
            if *exact { "" } else { "دست‌کم " },
            n(points),
            verb(side, "می‌برد", "می‌برند"),
        ),
        Text::ChanceOf { side, percent } => format!(
            "از هر {} بازی مانند این، {side} نزدیک به {} تا را {}",
            n(100),
            n(percent),
            verb(side, "می‌برد", "می‌برند"),
        ),
        Text::HintIs { turn } => format!("راهنمایی: {turn}"),
        Text::HintLine => "ادامه‌ای که در نظر دارد:".into(),
        Text::HintThinking => "در جست‌وجوی نوبتی خوب…".into(),
        Text::Record => "نوبت‌های این بازی".into(),
        Text::RecordEmpty => "هنوز نوبتی بازی نشده است.".into(),
        Text::TurnLabel { number, words } => format!("نوبت {}: {words}", n(number)),
        Text::AtStart => "آغاز بازی.".into(),
        Text::Copied => "نوبت‌ها کپی شد.".into(),
        Text::CopyFailed => {
            "مرورگر اجازه‌ی کپی نداد؛ لطفاً به جای آن بازی را در پرونده‌ای ذخیره کنید.".into()
        }
        Text::MatchGame { game } => format!("مسابقه، بازی {} از {}", n(game), n(2)),
        Text::MatchWon { name: None } => "شما مسابقه را می‌برید.".into(),
        Text::MatchWon { name: Some(name) } => format!("{} مسابقه را می‌برد.", bdi(name)),
        Text::MatchDrawn { points } => {
            format!("مسابقه برابر شد، هر کدام {} امتیاز.", n(points))
        }
        Text::MatchLeads { name } => format!(
            "هر کدام یک برد؛ {} در نقش مهاجم به نوبت‌های کمتری نیاز داشت.",
            bdi(name)
        ),
        Text::PlayerA => "بازیکن الف".into(),
        Text::PlayerB => "بازیکن ب".into(),
        Text::SheetCaption => "برگه‌ی امتیاز".into(),
        Text::SheetGame {
            game,
            name,
            side,
            resigned,
        } => {
            let name = bdi(name);
            let who = match side {
                Some(side) => format!("{side} با {name}"),
                None => format!("{name} آغاز کرد"),
            };
            let end = match resigned {
                Some(name) => format!("؛ {} تسلیم شد", bdi(name)),
                None => String::new(),
            };
            format!("بازی {}: {who}{end}", n(game))
        }
        Text::SheetTurns => "نوبت‌ها".into(),
        Text::SheetPoints => "امتیاز".into(),
        Text::SheetTotal => "مسابقه".into(),
        Text::WhoPlays { side } => format!("چه کسی با {side} بازی می‌کند؟"),
        Text::NameOf { side } => format!("نام بازیکنِ {side}، اگر می‌خواهید"),
        Text::NameHere => "نام، اگر می‌خواهید".into(),
        Text::HowMany => "چند بازی؟".into(),
        Text::OneGame => "یک بازی".into(),
        Text::TwoGames => "مسابقه‌ای از دو بازی".into(),
        Text::TwoGamesDetail { sides: true } => "برای بازی دوم طرف‌ها جابه‌جا می‌شوند.".into(),
        Text::TwoGamesDetail { sides: false } => "هر بازیکن یک بار آغاز می‌کند.".into(),
        Text::Options => "قواعد این میز".into(),
        Text::Readings => "برداشت‌ها از قواعد".into(),
        Text::Begin => "آغاز".into(),
        Text::Share => "فرستادن".into(),
        Text::ShareFailed => "بخش فرستادن باز نشد. آیا اتصال برقرار است؟".into(),
        Text::Look => "تخته و نوبت‌ها".into(),
        Text::Warnings => "هشدارها".into(),
        Text::Coordinates => "مختصات".into(),
        Text::ShowEvaluation => "ارزیابی".into(),
        Text::Board => "تخته".into(),
        Text::SideColumn => "بازی".into(),
        Text::NotKept => {
            "این مرورگر نمی‌گذارد بازی نگه داشته شود: حافظه پر است یا خاموش. می‌توانید به بازی ادامه \
             دهید؛ پیش از رفتن بازی را در پرونده‌ای ذخیره کنید."
                .into()
        }
        Text::Unreadable { why } => {
            format!("بازی‌ای که اینجا نگه داشته شده بود خوانده نمی‌شود. {why}")
        }
        Text::UnreadableKept => {
            "دست‌نخورده کنار گذاشته شده است؛ می‌توانید آن را در پرونده‌ای ذخیره کنید.".into()
        }
        Text::FileUnreadable { why } => format!("این پرونده اینجا باز نمی‌شود. {why}"),
        Text::OpenFile => "باز کردن پرونده‌ی ذخیره‌شده…".into(),
        Text::SaveFound => "ذخیره‌ی آنچه پیدا شد".into(),
        Text::ThinkerFailed => "بازیکن رایانه‌ای آغاز نشد یا از کار افتاد.".into(),
        Text::TryAgain => "تلاش دوباره".into(),
        Text::AllSettings => "همه‌ی تنظیمات".into(),
        Text::Held { turn } => format!("نوبت شما: {turn}"),
        Text::PlayHeld => "بازی کن".into(),
        Text::TakeHeldBack => "پس بگیر".into(),
    }
}
