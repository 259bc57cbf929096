//! The words of Ard Rí and One-Step Ard Rí in Persian.

use super::{Cell, Text};
use crate::{
    app::text::Lang,
    tafl::{Ending, Illegal, Piece, Side, Square},
};

/// A piece.
fn name(piece: Piece) -> &'static str {
    match piece {
        Piece::Attacker => "مهاجم",
        Piece::Defender => "مدافع",
        Piece::King => "پادشاه عالی",
    }
}

/// The name of a side.
fn side(side: Side) -> &'static str {
    match side {
        Side::Attackers => "مهاجمان",
        Side::Defenders => "مدافعان",
    }
}

/// Square names in a row.
fn list(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    Lang::Persian.row(&names)
}

fn cell(cell: &Cell) -> String {
    let mut parts = vec![cell.square.to_string()];
    let mut add = |part: &str| parts.push(part.to_owned());
    add(cell.piece.map_or("خالی", name));
    if cell.square == Square::THRONE {
        add("تخت شاهی");
    }
    if cell.closed_corner {
        add("گوشه‌ی بسته");
    }
    if cell.chosen {
        add("برداشته‌شده");
    } else if cell.may_move {
        add("می‌تواند حرکت کند");
    }
    if cell.in_danger {
        add("ممکن است اسیر شود");
    }
    match &cell.target {
        Some(captures) if captures.is_empty() => add("مقصد"),
        Some(captures) => add(&format!("مقصد، با زدن {}", list(captures))),
        None => {}
    }
    if cell.open_way {
        add("پادشاه عالی می‌تواند به اینجا بگریزد");
    }
    match cell.last {
        Some(mv) if mv.to == cell.square => add(&format!("از {} آمد", mv.from)),
        Some(mv) => add(&format!("به {} رفت", mv.to)),
        None => {}
    }
    Lang::Persian.row(&parts)
}

fn refused(illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => "بازی به پایان رسیده است.".into(),
        Illegal::NoPiece(square) => format!("روی {} مهره‌ای نیست.", square),
        Illegal::NotYours(square, to_move) => format!(
            "مهره‌ی روی {} از آنِ شما نیست: نوبت {} است.",
            square,
            side(to_move)
        ),
        Illegal::Shut(square) => format!(
            "مهره‌ی روی {} اکنون نمی‌تواند حرکت کند: همه‌ی راه‌ها بسته است.",
            square
        ),
        Illegal::NotInLine(from, to) => format!(
            "هر مهره در ردیف یا ستون خود حرکت می‌کند؛ {} در راستای {} نیست.",
            to, from
        ),
        Illegal::Occupied(square) => format!("روی {} از پیش مهره‌ای هست.", square),
        Illegal::TooFar => "در این بازی مهره درست یک خانه حرکت می‌کند.".into(),
        Illegal::Blocked(square) => format!("مهره‌ی روی {} سر راه است.", square),
        Illegal::Throne => "تنها شاه می‌تواند روی تخت شاهی بایستد.".into(),
        Illegal::Corner => "تنها شاه می‌تواند در گوشه بایستد.".into(),
        Illegal::Barred(square) => format!("سربازها نمی‌توانند از روی {} بگذرند.", square),
    }
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Option(name) => match name.as_str() {
            "corners" => "گوشه‌ها",
            "king_step" => "گام پادشاه عالی",
            "encirclement" => "محاصره‌ی کامل",
            other => other,
        }
        .into(),
        Text::Value(name, value) => match (name.as_str(), value.as_str()) {
            ("corners", "restricted") => "جدا از دیگران",
            ("corners", "plain") => "معمولی",
            ("king_step", "as_others") => "مانند دیگران",
            ("king_step", "rook") => "هر چند خانه",
            ("encirclement", "flood") => "برد است",
            ("encirclement", "off") => "به حساب نمی‌آید",
            (_, other) => other,
        }
        .into(),
        Text::ValueMeans(name, value) => match (name.as_str(), value.as_str()) {
            ("corners", "restricted") => {
                "سربازها نمی‌توانند آنجا بایستند، و گوشه‌ی خالی در زدن کمک می‌کند."
            }
            ("corners", "plain") => "خانه‌هایی از لبه‌اند، مانند همه‌ی خانه‌های دیگر آن.",
            ("king_step", "as_others") => "مانند سربازهایش یک خانه حرکت می‌کند.",
            ("king_step", "rook") => "تنها او مانند رخ حرکت می‌کند.",
            ("encirclement", "flood") => {
                "اگر هیچ مدافعی نتواند خود را به لبه برساند مهاجمان می‌برند."
            }
            ("encirclement", "off") => "مهاجمان باید پادشاه عالی را اسیر کنند.",
            _ => "",
        }
        .into(),
        Text::SideName(it) => side(*it).into(),
        Text::Wins(it) => format!("{} می‌برند", side(*it)),
        Text::Reason(ending) => match ending {
            Ending::KingCaptured => "پادشاه عالی اسیر شد.".into(),
            Ending::KingEscaped => "پادشاه عالی به لبه‌ی تخته رسید.".into(),
            Ending::Encircled => {
                "مدافعان در محاصره‌ی کامل‌اند: هیچ‌کدام دیگر نمی‌تواند به لبه برسد.".into()
            }
            Ending::NoLegalMove { winner } => {
                format!("{} هیچ حرکت مجازی ندارند.", side(winner.other()))
            }
            Ending::Repetition { .. } => {
                "این وضعیت برای سومین بار پدید آمد، و مدافعان نباید بگذارند چنین شود.".into()
            }
        },
        Text::ToMove(it) => format!("نوبت {} است", side(*it)),
        Text::Aim(Side::Attackers) => {
            "پیش از آنکه پادشاه عالی به لبه برسد او را میان دو مهاجم گیر بیندازید.".into()
        }
        Text::Aim(Side::Defenders) => "پادشاه عالی را به یکی از خانه‌های لبه برسانید.".into(),
        Text::Refused(illegal) => refused(*illegal),
        Text::Moved {
            piece,
            mv,
            captured,
        } => {
            let mut sentence = format!("{} از {} به {}", name(*piece), mv.from, mv.to);
            if !captured.is_empty() {
                sentence += &format!("، {} را می‌زند", list(captured));
            }
            sentence + "."
        }
        Text::Board => "تخته. با کلیدهای جهت‌دار از خانه‌ای به خانه‌ی دیگر بروید. کلید Enter مهره را \
             برمی‌دارد و می‌گذارد، و کلید Escape آن را رها می‌کند."
            .into(),
        Text::Cell(it) => cell(it),
        Text::Chosen {
            piece,
            from,
            targets,
        } => format!(
            "{} از {} برداشته شد. می‌تواند به این خانه‌ها برود: {}.",
            name(*piece),
            from,
            list(targets)
        ),
        Text::Captured(count) => format!("{} مهره زده", Lang::Persian.number(count)),
    }
}
