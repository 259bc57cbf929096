//! The words about sharing a game in Persian.

use super::Text;

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Title => "فرستادن این بازی",
        Text::AboutTurn => {
            "برای بازی با کسی که دور است، پس از هر نوبت خود این پیوند را بفرستید. پیوند بازی را همان‌جا که هست \
             باز می‌کند؛ دوستتان نوبتش را بازی می‌کند و پیوند بعدی را پس می‌فرستد. همه‌ی بازی در خود پیوند \
             است: هیچ‌چیز به سرور نمی‌رود."
        }
        Text::AboutOver => {
            "هر که این پیوند را باز کند می‌تواند همه‌ی بازی را ببیند و قدم‌به‌قدم دنبال کند. بازی در خود پیوند \
             است: هیچ‌چیز به سرور نمی‌رود."
        }
        Text::NoLink { why } => return format!("{why} با این همه تصویر میز را می‌توان فرستاد."),
        Text::Link => "پیوند",
        Text::CopyLink => "کپی کردن پیوند",
        Text::CopyMessage => "کپی کردن با پیام",
        Text::Send => "فرستادن…",
        Text::Copied => "کپی شد.",
        Text::CopyFailed => "مرورگر اجازه‌ی کپی نداد. متن برگزیده شده است: لطفاً خودتان کپی‌اش کنید.",
        Text::Message { game, far, next } => {
            return format!("بازی {game} ما، {far}: {next}. پیوند را باز کنید و بازی را ادامه دهید:");
        }
        Text::MessageOver { game, result } => {
            return format!("یک بازی {game}: {result}. برای دیدنش پیوند را باز کنید:");
        }
        Text::Square => "رمزینه برای اسکن",
        Text::SquareHelp => "دوربین تلفن را رو به آن بگیرید تا آنجا ادامه دهید.",
        Text::SquareTooLong => "این بازی برای رمزینه بیش از اندازه بلند است؛ لطفاً پیوند را بفرستید.",
        Text::Picture => "تصویر",
        Text::PictureHelp => "تخته همان‌گونه که اکنون دیده می‌شود.",
        Text::AsSvg => "ذخیره به شکل SVG",
        Text::AsPng => "ذخیره به شکل PNG",
        Text::PictureFailed => "مرورگر نتوانست این تصویر را بسازد.",
        Text::Turns => "نوبت‌ها",
        Text::CopyTurns => "کپی کردن نوبت‌ها",
        Text::OpenTafl => "برای OpenTafl",
        Text::CopyOpenTafl => "کپی برای OpenTafl",
        Text::SaveOpenTafl => "ذخیره برای OpenTafl",
        Text::File => "پرونده",
        Text::SaveFile => "ذخیره در پرونده",
        Text::Came => "یک بازی برای شما",
        Text::OtherRules => "همه‌ی قواعد این میز مانند همیشه نیست.",
        Text::Next { side } => return format!("نوبت {side}"),
        Text::GoesOn => "از همان‌جا که بازی شما هست ادامه می‌یابد و جای آن را می‌گیرد.",
        Text::Here => "این بازی را اینجا دارید.",
        Text::Answer => "پس از نوبت خود، سر میز دکمه‌ی فرستادن را بزنید و پیوند را پس بفرستید.",
        Text::PlayAs { side } => return format!("بازی با {side}"),
        Text::YourName => "نام شما، اگر می‌خواهید",
        Text::GoOn => "ادامه‌ی آن",
        Text::Look => "دیدن بازی",
        Text::Watch => "تماشا از آغاز",
        Text::NotKept => {
            "این مرورگر نمی‌گذارد بازی‌ها نگه داشته شوند: حافظه پر است یا خاموش. لطفاً در صفحه‌ی بازی‌های \
             ذخیره‌شده جا باز کنید و پیوند را دوباره باز کنید."
        }
        Text::Wrong => "اینجا بازی‌ای نیست",
        Text::Paste => "پیوندی دیگر",
        Text::PasteHelp => {
            "پیوند، نوبت‌های یک بازی، یک وضعیت، متن پرونده‌ای ذخیره‌شده، یا بازی‌ای به نگارش OpenTafl را اینجا \
             بچسبانید."
        }
        Text::PasteLabel => "پیوند یا بازی",
        Text::Open => "باز کردن",
    }
    .to_owned()
}
