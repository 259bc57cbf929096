//! The words of the three games of Tara in Persian.

use super::{Cell, Deed, Line, Missing, Need, Text};
use crate::{
    app::text::Lang,
    tara::{
        Colour, Ending, Hill, Pair, chalice::Illegal as ChaliceIllegal, levels::Illegal,
        score::Bonus,
    },
};

fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "قرمز",
        Colour::Blue => "آبی",
    }
}

/// A number in Persian digits.
fn n(number: impl ToString) -> String {
    Lang::Persian.number(number)
}

fn cell(cell: &Cell) -> String {
    let mut parts = vec![cell.hill.to_string()];
    let mut add = |part: &str| parts.push(part.to_owned());
    match cell.owner {
        Some(colour) => add(&format!("دژ {}", name(colour))),
        None => add("خالی"),
    }
    if cell.king {
        add("شاه");
    }
    match cell.linked {
        Some(true) => add("پیوندخورده"),
        Some(false) => add("بی‌پل"),
        None => {}
    }
    if cell.besieged {
        add("در محاصره");
    }
    if cell.build {
        add("می‌توان ساخت");
    }
    if cell.take {
        add("می‌توان گرفت");
    }
    if cell.chosen {
        add("برگزیده");
    }
    if !cell.partners.is_empty() {
        let partners: Vec<String> = cell.partners.iter().map(Hill::to_string).collect();
        let partners = Lang::Persian.row(&partners);
        add(&match cell.lift {
            true => format!("پل آن به {partners} را می‌توان برداشت"),
            false => format!("می‌توان به {partners} پیوند داد"),
        });
    }
    if cell.last {
        add("نوبت گذشته");
    }
    Lang::Persian.row(&parts)
}

fn done(deed: Deed, who: Colour) -> String {
    let (who, other) = (name(who), name(who.other()));
    match deed {
        Deed::Build(hill) => format!("{who} روی {hill} می‌سازد."),
        Deed::Skip => format!("{who} نوبت {other} را رد می‌کند."),
        Deed::Decline => format!("{who} می‌گذارد {other} بازی کند."),
        Deed::Move(from, Some(to)) => format!("{who} پل {from} را به {to} می‌برد."),
        Deed::Move(from, None) => format!("{who} پل {from} را برمی‌دارد."),
        Deed::Swap(hill) => format!("{who} دژ {hill} را می‌گیرد."),
        Deed::Link(pair) => format!("{who} جفت {pair} را پیوند می‌دهد."),
        Deed::Capture(hill) => format!("{who} دژ {hill} را تصرف می‌کند."),
    }
}

fn wins(winner: Colour, points: u8) -> String {
    format!("{} {}–{} می‌برد", name(winner), n(points), n(0))
}

/// Who has what, and what it is worth.
fn count_up(ending: &Ending) -> String {
    let ([red, blue], [red_land, blue_land]) = (ending.kingdoms, ending.territory);
    let worth = format!("{} امتیاز، و {} برای اختلاف.", n(2), n(ending.points() - 2));
    if red == blue {
        format!(
            "هر دو {} پادشاهی دارند، پس سرزمین تعیین‌کننده است: قرمز {}، آبی {} دژ. {worth}",
            n(red),
            n(red_land),
            n(blue_land),
        )
    } else {
        format!(
            "قرمز {} پادشاهی دارد، آبی {}؛ کمتر بهتر است. {worth}",
            n(red),
            n(blue),
        )
    }
}

fn line(line: Line) -> &'static str {
    match line {
        Line::Kingdoms => "پادشاهی‌ها",
        Line::Territory => "سرزمین",
        Line::Win => "برای برد",
        Line::Bonus(Bonus::Kingdoms(_)) => "اختلاف پادشاهی‌ها",
        Line::Bonus(Bonus::Territory(_)) => "اختلاف سرزمین",
        Line::Bonus(Bonus::Least) => "کمترین اختلاف",
    }
}

/// Whose turn, and what kind.
fn head(need: Need, who: Colour) -> String {
    let (who, other) = (name(who), name(who.other()));
    match need {
        Need::FirstBuild | Need::NearBuild => format!("{who} می‌سازد"),
        Need::AnyBuild | Need::FreeBuild => format!("{who} هر جا بخواهد می‌سازد"),
        Need::EdgeBuild => format!("{who} روی لبه می‌سازد"),
        Need::RowBuild { .. } => format!("{who} در خطی مجاز می‌سازد"),
        Need::Skip { .. } => format!("شاه {other} در محاصره است"),
        Need::SwapOrLift | Need::Swap(_) => format!("{who} دژی می‌گیرد"),
        Need::Lift => format!("{who} باید پلی را جابه‌جا کند"),
        Need::Drop { .. } => "حالا پل را بگذارید".into(),
        Need::SwapNow(_) => "حالا دژی بگیرید".into(),
        Need::Link { .. } => "حالا دو دژ خود را پیوند دهید".into(),
        Need::Capture(_) => format!("{who} باید تصرف کند"),
        Need::LastCapture(_) => format!("{other} «بیرون» است: {who} باید تصرف کند"),
    }
}

/// The head spoken, as what is to be done.
fn asked(need: Need, who: Colour) -> String {
    let to = match need {
        Need::FirstBuild | Need::NearBuild => "بسازد",
        Need::AnyBuild | Need::FreeBuild => "هر جا بخواهد بسازد",
        Need::EdgeBuild => "روی لبه بسازد",
        Need::RowBuild { .. } => "در خطی مجاز بسازد",
        Need::SwapOrLift | Need::Swap(_) => "دژی بگیرد",
        // That the other is OUT has just been said.
        Need::LastCapture(_) => return format!("{} باید تصرف کند.", name(who)),
        _ => return format!("{}.", head(need, who)),
    };
    format!("نوبت {} است که {to}.", name(who))
}

/// What the turn needs now.
fn detail(need: Need, who: Colour) -> String {
    let enemy = name(who.other());
    match need {
        Need::FirstBuild => "روی هر تپه‌ای بسازید؛ شاهتان در آن دژ می‌نشیند.".into(),
        Need::NearBuild => format!(
            "روی تپه‌ای نشان‌دار، در خطی راست یک یا دو گام دورتر از شاه {enemy}. شاهتان در آن می‌نشیند."
        ),
        Need::AnyBuild => {
            format!("هیچ تپه‌ی خالی‌ای نزدیک شاه {enemy} نیست: روی هر تپه‌ی خالی بسازید.")
        }
        Need::Skip { last: false } => format!(
            "یک ژتون بدهید و نوبت {enemy} را هم خودتان بازی کنید، یا بگذارید {enemy} بازی کند."
        ),
        Need::Skip { last: true } => format!(
            "تخته پر است. یک ژتون بدهید و نبرد را به جای {enemy} آغاز کنید، یا بگذارید {enemy} آغازش \
             کند."
        ),
        Need::SwapOrLift => format!(
            "یکی از حلقه‌های بی‌پلِ نشان‌دارِ {enemy} را بگیرید؛ یا نخست با دادن یک ژتون یکی از پل‌های \
             {enemy} را جابه‌جا کنید."
        ),
        Need::Swap(why) => format!(
            "یکی از حلقه‌های بی‌پلِ نشان‌دارِ {enemy} را بگیرید.{}",
            match why {
                Missing::Bridge => String::new(),
                Missing::Counter => " دیگر ژتونی برای جابه‌جا کردن پل ندارید.".into(),
                Missing::Place { lines: true } => {
                    format!(" هیچ پلی را نمی‌توان به خط‌های شاه {enemy} برد.")
                }
                Missing::Place { lines: false } => {
                    format!(" هیچ‌یک از پل‌های {enemy} جای دیگری برای رفتن ندارد.")
                }
                Missing::Swap => " با جابه‌جا کردن پل چیزی برای گرفتن نمی‌ماند.".into(),
            }
        ),
        Need::Lift => format!(
            "همه‌ی حلقه‌های {enemy} پیوند خورده‌اند یا شاه در آن‌هاست، پس نخست با دادن یک ژتون یکی از \
             پل‌های {enemy} را بردارید."
        ),
        Need::Drop { lines, bare } => {
            let pair = match bare {
                true => format!("روی جفتی از دژهای بی‌پل {enemy}"),
                false => format!("روی جفت باز دیگری از دژهای {enemy}"),
            };
            match lines {
                true => format!("{pair} در ردیف یا ستون شاه {enemy}."),
                false => format!("{pair}: دو همسایه که میانشان پلی نیست."),
            }
        }
        Need::SwapNow(None) => {
            format!("یکی از حلقه‌های بی‌پلِ نشان‌دارِ {enemy}. با آن نوبت کامل می‌شود.")
        }
        Need::SwapNow(Some(hill)) => {
            format!("تنها {hill} را می‌توان گرفت. با آن نوبت کامل می‌شود.")
        }
        Need::Link {
            lines,
            only: Some(pair),
        } => format!(
            "تنها یک جفت را{} می‌توان پیوند داد: {pair}.",
            if lines {
                " در خط‌های شاهتان"
            } else {
                ""
            }
        ),
        Need::Link { lines: true, .. } => {
            "دو همسایه در خط‌های شاهتان، یعنی در ردیف یا در ستون او.".into()
        }
        Need::Link { lines: false, .. } => {
            "هر دو همسایه‌ای که میانشان پلی نیست؛ دژهای پیوندخورده در امان‌اند.".into()
        }
        Need::EdgeBuild => "روی لبه‌ای که هنوز بر آن نساخته‌اید، و نه درست روبه‌روی دژی دیگر.".into(),
        Need::RowBuild { fewer } => {
            let (rows, wedge) = match who {
                Colour::Red => ("ردیف‌ها", "در سمت راست"),
                Colour::Blue => ("ستون‌ها", "در بالا"),
            };
            let few = match fewer {
                true => format!("کمتر از {enemy} دژ دارید"),
                false => format!("بیشتر از {enemy} دژ ندارید"),
            };
            format!("خط‌های شما {rows} هستند. گوه‌ای {wedge} هر خطی را نشان می‌دهد که در آن {few}.")
        }
        Need::FreeBuild => "هیچ‌یک از خط‌های شما مجاز نیست و دژی در محاصره نیست: روی هر تپه‌ی خالی \
             بسازید."
            .into(),
        Need::Capture(Some(hill)) => {
            format!("هیچ‌یک از خط‌های شما مجاز نیست: {hill} را که در محاصره است تصرف کنید.")
        }
        Need::Capture(None) => format!(
            "هیچ‌یک از خط‌های شما مجاز نیست: یکی از دژهای {enemy} را که در محاصره است تصرف کنید."
        ),
        Need::LastCapture(Some(hill)) => {
            format!("{hill} را که در محاصره است تصرف کنید؛ سپس بازی به پایان می‌رسد.")
        }
        Need::LastCapture(None) => {
            format!("یک دژ دیگر {enemy} را که در محاصره است تصرف کنید؛ سپس بازی به پایان می‌رسد.")
        }
    }
}

fn refused(illegal: Illegal) -> String {
    use Illegal::*;
    match illegal {
        Over => "بازی به پایان رسیده است.".into(),
        Manoeuvres => "نبرد وقتی آغاز می‌شود که تخته پر باشد؛ تا آن زمان می‌سازید.".into(),
        Battle => "تخته پر است: در نبرد کسی نمی‌سازد.".into(),
        Occupied(hill) => format!("روی {hill} از پیش دژی هست."),
        OutOfReach { hill, king } => {
            format!("تپه‌ی {hill} در خطی راست یک یا دو تپه دورتر از شاه دشمن روی {king} نیست.")
        }
        NoSkip => {
            "اینجا نمی‌توان نوبت حریف را رد کرد: باید ساختی محاصره‌ی شاه دشمن را کامل کند.".into()
        }
        SkipFirst => "نخست نوبت حریف را رد کنید یا بگذارید بازی کند.".into(),
        NotEnemy(hill) => format!("روی {hill} دژی از دشمن نیست."),
        King(hill) => format!("شاه دشمن از دژ خود روی {hill} نگهبانی می‌کند."),
        Linked(hill) => format!("دژ {hill} با پلی پیوند خورده است."),
        NoCounter => "دیگر ژتونی برای جابه‌جا کردن پل ندارید.".into(),
        NoBridge(pair) => format!("روی {pair} پلی از دشمن نیست."),
        NoDestination(pair) => format!("پل {pair} جایی برای رفتن ندارد."),
        NoDestinationInLine(pair) => {
            format!("پل {pair} در خط‌های شاه دشمن جایی برای رفتن ندارد.")
        }
        NoSwapAfterLift(pair) => {
            format!("پل {pair} را نمی‌توان چنان جابه‌جا کرد که پس از آن بتوان دژی گرفت.")
        }
        NothingLifted => "پل را تنها پس از برداشتن از جایی دیگر می‌گذارید.".into(),
        DropFirst => "حالا پل برداشته را روی جفت دیگری از دشمن بگذارید.".into(),
        SamePair(pair) => format!("پل از {pair} برداشته شد؛ باید به جفت دیگری برود."),
        NotEnemyPair(pair) => format!("{pair} جفتی از دژهای دشمن نیست."),
        Unavailable(pair) | Bridged(pair) => format!("روی {pair} از پیش پلی هست."),
        NotBare(pair) => {
            format!("یکی از دژهای {pair} پل دارد؛ سر این میز هر دو باید بی‌پل باشند.")
        }
        NotInEnemyLine { pair, king } => {
            format!("{pair} در ردیف یا ستون شاه دشمن روی {king} نیست.")
        }
        NoSwapAfterDrop(pair) => format!("با پل روی {pair} دیگر نمی‌توان دژی گرفت."),
        SwapAfterDrop => "پس از پل، حالا یکی از دژهای پیوندنخورده‌ی دشمن را بگیرید.".into(),
        NoLinkAfterMove => "پس از جابه‌جا کردن پل چیزی از آنِ خود را پیوند نمی‌دهید.".into(),
        SwapFirst => "پس از گرفتن دژ پیوند می‌دهید، نه پیش از آن.".into(),
        NotYourPair(pair) => format!("{pair} جفتی از دژهای خودتان نیست."),
        NotInYourLine { pair, king } => {
            format!("{pair} در ردیف یا ستون شاه شما روی {king} نیست.")
        }
        LinkFirst => "حالا دو دژ خود را با پلی پیوند دهید.".into(),
    }
}

fn refused_chalice(illegal: ChaliceIllegal) -> String {
    use ChaliceIllegal::*;
    match illegal {
        Over => "بازی به پایان رسیده است.".into(),
        Occupied(hill) => format!("روی {hill} از پیش دژی هست."),
        NotOnEdge(hill) => format!("{hill} روی لبه‌ی تخته، که جای مانور است، نیست."),
        EdgeUsed(hill) => {
            format!("پیش‌تر روی لبه‌ی {hill} ساخته‌اید؛ روی هر لبه تنها یک بار می‌سازید.")
        }
        Opposite { hill, opposite } => format!("{hill} درست روبه‌روی دژ {opposite} است."),
        Manoeuvres => "در مانور چیزی تصرف نمی‌شود.".into(),
        NotQualified(hill) => format!("{hill} در خطی مجاز نیست، و شما خط مجاز دارید."),
        CanBuild => "تا وقتی خط مجاز دارید نمی‌توانید تصرف کنید.".into(),
        MustCapture => "هیچ خط مجازی ندارید: باید دژی را که در محاصره است تصرف کنید.".into(),
        NotEnemy(hill) => format!("روی {hill} دژی از دشمن نیست."),
        NotBesieged(hill) => {
            format!("دژ {hill} در محاصره نیست: همه‌ی تپه‌های کنارش از آنِ شما نیست.")
        }
    }
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Option(name) => match name.as_str() {
            "first" => "چه کسی آغاز می‌کند؟",
            "bridge_destination" => "پلی که جابه‌جا می‌شود کجا می‌تواند برود",
            "skip_on_last_build" => "رد کردن نوبت برای ساخت آخر",
            "qualified_rows" => "خط‌های مجاز",
            other => other,
        }
        .into(),
        Text::Value(value) => match value.as_str() {
            "red" => "قرمز",
            "blue" => "آبی",
            "unbridged_pair" => "هر جفت باز",
            "bare_ringforts" => "دژهای بی‌پل",
            "on" => "هست",
            "off" => "نیست",
            "no_more" => "نه بیشتر از حریف",
            "fewer" => "کمتر از حریف",
            other => other,
        }
        .into(),
        Text::ValueMeans(name, value) => match (name.as_str(), value.as_str()) {
            ("first", "red") => "قرمز نخست می‌سازد.",
            ("first", _) => "آبی نخست می‌سازد.",
            (_, "unbridged_pair") => "میان هر دو همسایه‌ای که هنوز پلی ندارند.",
            (_, "bare_ringforts") => "تنها میان دو دژ که هیچ پلی به آن‌ها نرسیده است.",
            ("skip_on_last_build", "on") => "ساختی که تخته را پر می‌کند هم به حساب می‌آید.",
            ("skip_on_last_build", _) => "ساختی که تخته را پر می‌کند به حساب نمی‌آید.",
            (_, "no_more") => "خطی مجاز است که در آن به اندازه‌ی حریف یا کمتر دژ دارید.",
            (_, "fewer") => "تنها خطی مجاز است که در آن کمتر از حریف دژ دارید.",
            _ => "",
        }
        .into(),
        Text::Side(colour) => name(*colour).into(),
        Text::Wins(ending) => wins(ending.winner(), ending.points()),
        Text::WinsBy(winner, points) => wins(*winner, *points),
        Text::Decided(ending) => {
            let winner = name(ending.winner());
            match ending.bonus() {
                Bonus::Kingdoms(_) => format!("{winner} پادشاهی‌های کمتری دارد."),
                _ => format!("شمار پادشاهی‌ها برابر است، و {winner} سرزمین بیشتری دارد."),
            }
        }
        Text::Count(ending) => count_up(ending),
        Text::Line(it) => line(*it).into(),
        Text::Head(need, who) => head(*need, *who),
        Text::Asked(need, who) => asked(*need, *who),
        Text::Detail(need, who) => detail(*need, *who),
        Text::Done(deed, who) => done(*deed, *who),
        Text::Out(who) => format!("{} «بیرون» است (P-7).", name(*who)),
        Text::Stuck(who) => format!("{} دیگر نوبتی برای بازی ندارد (A-13).", name(*who)),
        Text::NoLink { who, lines: true } => format!(
            "{} در خط‌های شاه چیزی برای پیوند دادن ندارد (B-6).",
            name(*who)
        ),
        Text::NoLink { who, lines: false } => {
            format!("{} چیزی برای پیوند دادن ندارد (A-7).", name(*who))
        }
        Text::NoSkip { enemy, counters } => {
            let why = match counters {
                true => "با ساخت آخر نمی‌توان نوبت را رد کرد (B-4)",
                false => "ژتونی برای رد کردن نوبت نمانده است (B-2)",
            };
            format!("شاه {} در محاصره است، ولی {why}.", name(*enemy))
        }
        Text::Board => {
            "تخته‌ای با ۴۵ تپه. با کلیدهای جهت‌دار از تپه‌ای به تپه‌ی دیگر بروید. کلید Enter \
             می‌سازد، می‌گیرد، یا نخستین دژ از دو دژ را برمی‌گزیند؛ سپس به همسایه‌اش بروید و برای پل \
             میانشان Enter را بزنید. کلید Escape رها می‌کند."
                .into()
        }
        Text::Cell(it) => cell(it),
        Text::Chosen(hill, pairs) => {
            let pairs: Vec<String> = pairs.iter().map(Pair::to_string).collect();
            format!("{hill} برگزیده شد. پل‌هایش: {}.", Lang::Persian.row(&pairs))
        }
        Text::Kingdom(colour, size) => {
            format!("{}: یک پادشاهی با {} دژ", name(*colour), n(size))
        }
        Text::KingdomsWord => "پادشاهی".into(),
        Text::Counters(left) => format!("{} ژتون مانده", n(left)),
        Text::SkipQuestion(enemy) => format!("شاه {} در محاصره است", name(*enemy)),
        Text::Skip(enemy) => format!("نوبت {} را با یک ژتون رد کن", name(*enemy)),
        Text::Decline(enemy) => format!("بگذار {} بازی کند", name(*enemy)),
        Text::Refused(illegal) => refused(*illegal),
        Text::RefusedChalice(illegal) => refused_chalice(*illegal),
    }
}
