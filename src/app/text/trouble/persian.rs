//! What is wrong, in Persian.

use crate::{
    app::{store::Trouble, text::Lang},
    game::{OptionError, ParseError, RecordError, record::SCHEMA},
    share::{LinkError, otn::OtnError, paste::PasteError},
};

/// A number in Persian digits.
fn n(number: impl ToString) -> String {
    Lang::Persian.number(number)
}

/// What a person wrote, in whatever script.
fn bdi(text: &str) -> String {
    format!("«{}»", Lang::Persian.name(text))
}

pub(super) fn record(error: &RecordError) -> String {
    match error {
        RecordError::Form(_) => "این یک بازی ذخیره‌شده نیست، یا متنش آسیب دیده است.".into(),
        RecordError::Newer { found } => format!(
            "این بازی را نسخه‌ی تازه‌تری از Ríocht ذخیره کرده است (شکل {}؛ این نسخه تا {} را می‌خواند).",
            n(found),
            n(SCHEMA)
        ),
        RecordError::Schema { found } => {
            format!(
                "این بازی به شکل {} ذخیره شده است، که هرگز به کار نرفته است.",
                n(found)
            )
        }
        RecordError::Game(game) => format!("اینجا بازی‌ای به نام {} نیست.", bdi(game)),
        RecordError::OtherGame(game) => format!("این بازیِ دیگری است، {}.", bdi(game)),
        RecordError::Option(error) => option(error),
        RecordError::Seats { found, expected } => format!(
            "شمار بازیکنان در این بازیِ ذخیره‌شده {} است؛ این بازی {} جا دارد.",
            n(found),
            n(expected)
        ),
        RecordError::Start(error) => format!("آغاز این بازیِ ذخیره‌شده: {}", notation(error)),
        RecordError::Action {
            number,
            text,
            rule: Some(rule),
            ..
        } => format!(
            "حرکت {} از این بازیِ ذخیره‌شده، {}، آنجا مجاز نیست (قاعده‌ی {rule}).",
            n(number),
            bdi(text)
        ),
        RecordError::Action { number, text, .. } => format!(
            "حرکت {} از این بازیِ ذخیره‌شده، {}، خوانده نمی‌شود.",
            n(number),
            bdi(text)
        ),
        RecordError::Resigned(seat) => format!(
            "در این بازیِ ذخیره‌شده آمده است که بازیکن {} تسلیم شد، ولی آن زمان کسی نمی‌توانست تسلیم شود.",
            n(seat)
        ),
    }
}

pub(super) fn option(error: &OptionError) -> String {
    match error {
        OptionError::Unknown { name, known } => {
            format!(
                "این بازی گزینه‌ی {} را ندارد؛ گزینه‌هایش این‌هاست: {known}.",
                bdi(name)
            )
        }
        OptionError::Value { name, value, .. } => {
            format!("گزینه‌ی {} نمی‌تواند {} باشد.", bdi(name), bdi(value))
        }
        OptionError::Form { text } => format!(
            "{} گزینه نیست؛ گزینه‌ها به شکل name=value نوشته می‌شوند، با ویرگول میانشان.",
            bdi(text)
        ),
        OptionError::Twice { name } => format!("گزینه‌ی {} دو بار آمده است.", bdi(name)),
    }
}

pub(super) fn notation(error: &ParseError) -> String {
    match error {
        ParseError::Square(text) => format!("{} خانه‌ای از این تخته نیست.", bdi(text)),
        ParseError::Hill(text) => format!("{} تپه‌ای از این تخته نیست.", bdi(text)),
        ParseError::Pair(text) => {
            format!("{} دو تپه‌ی کنار هم نیست، مانند b1-c1.", bdi(text))
        }
        ParseError::Card(text) => format!(
            "{} کارت نیست؛ هر کارت به شکل r5M نوشته می‌شود، و هر رنگ هر ارزش را در سه منطقه دارد.",
            bdi(text)
        ),
        ParseError::Turn { text, example } => {
            format!(
                "{} نوبت نیست؛ نوبت به این شکل نوشته می‌شود: {example}.",
                bdi(text)
            )
        }
        ParseError::NoPosition => "وضعیتی داده نشده است.".into(),
        ParseError::Unreadable(_) => "این وضعیت خوانده نمی‌شود.".into(),
        ParseError::Rows { found, expected } => format!(
            "این وضعیت {} ردیف دارد؛ تخته {} ردیف دارد.",
            n(found),
            n(expected)
        ),
        ParseError::RowLength {
            row,
            found,
            expected,
        } => format!(
            "ردیف {} این وضعیت {} خانه دارد؛ باید {} خانه داشته باشد.",
            n(row),
            n(found),
            n(expected)
        ),
        ParseError::Sign { row, sign, allowed } => format!(
            "در ردیف {} این وضعیت نشان {} آمده است؛ نشان‌ها این‌هاست: {allowed}.",
            n(row),
            bdi(&sign.to_string())
        ),
        ParseError::Side { found, allowed } => format!(
            "این وضعیت باید با طرفی که نوبت اوست پایان یابد، {allowed}؛ در پایانش {} آمده است.",
            bdi(found)
        ),
        ParseError::Unplayable(_) => "این وضعیت را نمی‌توان بازی کرد.".into(),
        ParseError::Captures { turn, said, real } => format!(
            "در {} آمده است که {said} زده می‌شود، ولی {real} زده می‌شود.",
            bdi(turn)
        ),
        ParseError::NotTheKing { turn, square } => {
            format!(
                "در {} از شاه نام برده شده است، ولی مهره‌ی روی {square} شاه نیست.",
                bdi(turn)
            )
        }
        ParseError::Illegal { turn, rule, .. } => {
            format!("{} مجاز نیست (قاعده‌ی {rule}).", bdi(turn))
        }
    }
}

pub(super) fn saved(error: &Trouble) -> String {
    match error {
        Trouble::Newer { found } => format!(
            "این بازی را نسخه‌ی تازه‌تری از Ríocht ذخیره کرده است (شکل {}). آنجا باز می‌شود.",
            n(found)
        ),
        Trouble::Several(games) => format!(
            "این پرونده {} بازی دارد: همه‌ی آن‌ها را می‌توان در صفحه‌ی بازی‌های ذخیره‌شده افزود.",
            n(games)
        ),
        Trouble::NoRoom => {
            "هنوز برای آوردن این بازی در فهرست جا نیست. جا باز کنید و به این صفحه بازگردید.".into()
        }
        Trouble::Aside => "این بازی بار پیش باز نشد و کنار گذاشته شد.".into(),
        Trouble::Record(error) => record(error),
    }
}

pub(super) fn link(error: &LinkError) -> String {
    match error {
        LinkError::Empty => "در این پیوند بازی‌ای نیست.".into(),
        LinkError::Damaged => {
            "این پیوند آسیب دیده است: بخشی از آن نیست یا تغییر کرده است. لطفاً دوباره آن را \
             بخواهید."
                .into()
        }
        LinkError::Newer(sign) => format!(
            "این پیوند با {} آغاز می‌شود، که شاید نسخه‌ی تازه‌تری از Ríocht آن را بفهمد؛ این نسخه نمی‌فهمد. \
             شاید هم آسیب دیده باشد.",
            bdi(&sign.to_string())
        ),
        LinkError::Game(game) => format!("این پیوند برای بازی {} است، که اینجا نیست.", bdi(game)),
        LinkError::Record(error) => {
            format!("بازیِ این پیوند را نمی‌توان بازی کرد. {}", record(error))
        }
        LinkError::Hidden => {
            "بازی‌ای که کارت پنهان دارد تنها پس از پایان فرستاده می‌شود: پیش از آن پیوندش همه‌ی \
             دست‌ها را لو می‌دهد."
                .into()
        }
        LinkError::TooLong => {
            "این بازی برای پیوند بیش از اندازه بلند است. لطفاً آن را در پرونده بفرستید.".into()
        }
    }
}

pub(super) fn open_tafl(error: &OtnError) -> String {
    match error {
        OtnError::Open => "برچسبی در کروشه بسته نشده است.".into(),
        OtnError::Rules(rules) => format!("قواعد این متن قواعد آرد ری نیست: {}.", bdi(rules)),
        OtnError::Turn { number, why } => format!("نوبت {}: {}", n(number), notation(why)),
        OtnError::Start(why) => format!("وضعیت این متن: {}", notation(why)),
        OtnError::Over => "پس از پایان بازی نوبتی آمده است.".into(),
        OtnError::Record(error) => record(error),
    }
}

pub(super) fn pasted(error: &PasteError) -> String {
    match error {
        PasteError::Nothing => "هنوز چیزی اینجا نیست.".into(),
        PasteError::TooLong => "این متن بلندتر از آن است که یک بازی باشد.".into(),
        PasteError::Link(error) => link(error),
        PasteError::Record(error) => record(error),
        PasteError::Otn(error) => open_tafl(error),
        PasteError::Position(why) => {
            format!("از این وضعیت بازی‌ای آغاز نمی‌شود. {}", notation(why))
        }
        PasteError::Turn { number, game, why } => format!(
            "نوبت {} را نمی‌توان نوبتی از {}، که از همه نزدیک‌تر است، خواند. {}",
            n(number),
            bdi(game),
            notation(why)
        ),
    }
}
