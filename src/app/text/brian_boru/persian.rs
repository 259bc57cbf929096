//! The words of Brian Boru in Persian.

pub(super) mod advice;
mod options;
mod story;

use super::{Ask, Counted, Ending, Names, Part, Printed, Text};
use crate::{
    app::text::Lang,
    brian_boru::{Card, Choice, Colour, Event, Illegal, Region, Step, Zone, card::List},
    game::{Ending as _, Seat},
};

/// A number in Persian digits, with a proper minus sign before one below zero.
pub(super) fn n(number: impl ToString) -> String {
    Lang::Persian.number(number)
}

/// A number of things: a noun stays in the singular.
fn count(number: impl ToString, thing: &str) -> String {
    format!("{} {thing}", n(number))
}

pub(super) fn deed(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "حمله",
        Colour::Green => "ساخت",
        Colour::Blue => "تجارت",
        Colour::Yellow => "سیاست",
    }
}

pub(super) fn region(region: Region) -> &'static str {
    match region {
        Region::Munster => "مونستر",
        Region::Leinster => "لینستر",
        Region::Ulster => "اولستر",
        Region::Connacht => "کوناخت",
    }
}

/// `حمله‌ی ۵ مونستر`
fn card(card: Card) -> String {
    let of = match card.colour() {
        Colour::Red => "حمله‌ی",
        colour => deed(colour),
    };
    format!("{of} {} {}", n(card.value()), region(card.region()))
}

fn zone(zone: Zone) -> String {
    format!("ناحیه‌ی {}", deed(zone.native()))
}

fn list_word(list: List) -> &'static str {
    match list {
        List::Attack => "حمله",
        List::Build => "ساخت",
        List::Politics => "سیاست",
        List::Trade => "تجارت",
    }
}

fn side(seat: Seat) -> &'static str {
    ["بنفش", "کهربایی", "فیروزه‌ای", "صورتی"]
        .get(seat.index())
        .copied()
        .unwrap_or("")
}

/// `شما`, or the name.
fn who(names: &Names, seat: Seat) -> &str {
    match names.is_you(seat) {
        true => "شما",
        false => names.name(seat),
    }
}

fn head(step: Step) -> &'static str {
    match step {
        Step::Home => "منطقه‌ی مبدأ خود را انتخاب کنید",
        Step::ForcedTake => "دست شما خالی است: یک کارت رو به بالا بردارید",
        Step::Lay => "یک کارت و یک ناحیه انتخاب کنید",
        Step::Target => "مهره‌ی کدام بازیکن حذف شود؟",
        Step::Upgrade => "قلعه‌ی خود را ارتقا می‌دهید؟",
        Step::Place => "یک مهره کنار قلعه‌ی خود اضافه می‌کنید؟",
        Step::Join => "به سازنده می‌پیوندید؟",
        Step::Propose => "یک کارت برای خواستگاری انتخاب کنید",
        Step::Pay => "برای خواستگاری یک مهره می‌پردازید؟",
        Step::Swap => "یک کارت دست را با یک کارت رو به بالا معاوضه کنید",
        Step::Take => "یک کارت رو به بالا بردارید",
        Step::Discard => "یک کارت را کنار بگذارید",
        Step::Over => "بازی به پایان رسیده است",
    }
}

fn detail(step: Step) -> String {
    match step {
        Step::Home => "با یک مهره در آنجا شروع می‌کنید.".into(),
        Step::ForcedTake => "باید همین نوبت آن را در یکی از ناحیه‌ها بازی کنید.".into(),
        Step::Lay => "یا کارت‌هایتان را نگه دارید و به جای آن یک کارت رو به بالا بردارید. تا همه \
             انتخاب نکرده‌اند کسی انتخاب شما را نمی‌بیند؛ سپس همه‌ی کارت‌ها با هم رو می‌شوند."
            .into(),
        Step::Target => "آن مهره از بازی حذف می‌شود.".into(),
        Step::Upgrade => format!(
            "هزینه‌اش یک مهره است، و قلعه‌ی ارتقایافته به جای {} امتیاز {} امتیاز دارد.",
            n(1),
            n(2)
        ),
        Step::Place => {
            "قلعه از پیش ارتقا یافته است؛ یک مهره‌ی دیگر برای کنترل به حساب می‌آید.".into()
        }
        Step::Join => "می‌توانید یک مهره به منطقه‌ی نخستین سازنده اضافه کنید.".into(),
        Step::Propose => {
            "دیگر بازیکنان ناحیه‌ی سیاست می‌توانند با پرداخت یک مهره آن را بردارند. اگر \
             کسی برندارد، به دست شما بازمی‌گردد. در هر حال یک کارت بیشتر برمی‌دارید."
                .into()
        }
        Step::Pay => "مهره از بازی حذف می‌شود و کارت از آنِ شماست.".into(),
        Step::Swap => "یک کارت دست در برابر یکی از کارت‌های رو به بالا، یا هیچ.".into(),
        Step::Take => "چون کارت‌هایتان را نگه داشتید. یا هیچ کارتی برندارید.".into(),
        Step::Discard => "بیش از حد مجاز کارت در دست دارید.".into(),
        Step::Over => String::new(),
    }
}

fn in_region(known: &Option<Region>) -> &'static str {
    known.map_or("این منطقه", region)
}

fn ask(ask: &Ask) -> String {
    match ask {
        Ask::Lay(None, _) => "یک کارت از دستتان انتخاب کنید".into(),
        Ask::Lay(Some(chosen), _) => format!("{}: حالا یک ناحیه انتخاب کنید", card(*chosen)),
        Ask::Target(region) => format!("مهره‌ی کدام بازیکن از {} حذف شود؟", in_region(region)),
        Ask::Upgrade(region) => format!("قلعه‌ی خود در {} را ارتقا می‌دهید؟", in_region(region)),
        Ask::Place(region) | Ask::Join(region, _) => {
            format!("یک مهره به {} اضافه می‌کنید؟", in_region(region))
        }
        Ask::Propose(None) => "یک کارت برای خواستگاری انتخاب کنید".into(),
        Ask::Propose(Some(chosen)) => format!("{} برای خواستگاری؟", card(*chosen)),
        Ask::Pay(None) => "با پرداخت یک مهره این کارت را برمی‌دارید؟".into(),
        Ask::Pay(Some(offered)) => {
            format!("با پرداخت یک مهره {} را برمی‌دارید؟", card(*offered))
        }
        Ask::Swap(None, None) => "کارتی را معاوضه می‌کنید؟".into(),
        Ask::Swap(Some(given), None) => format!("{} را با کدام کارت؟", card(*given)),
        Ask::Swap(None, Some(taken)) => format!("کدام کارت را با {}؟", card(*taken)),
        Ask::Swap(Some(given), Some(taken)) => {
            format!("{} را با {} معاوضه می‌کنید؟", card(*given), card(*taken))
        }
        Ask::Take(None, true) => "یک کارت رو به بالا برمی‌دارید؟".into(),
        Ask::Take(None, false) => "دست شما خالی است: یک کارت رو به بالا بردارید".into(),
        Ask::Take(Some(picked), _) => format!("{} را برمی‌دارید؟", card(*picked)),
        Ask::Discard(None) => "کارتی را برای کنار گذاشتن انتخاب کنید".into(),
        Ask::Discard(Some(chosen)) => format!("{} را کنار می‌گذارید؟", card(*chosen)),
        Ask::Home => "منطقه‌ی مبدأ خود را انتخاب کنید".into(),
        Ask::Wait(name) => format!("{name} در حال انتخاب است"),
        Ask::Over(Some(ending)) => wins(ending),
        Ask::Over(None) => "بازی به پایان رسیده است".into(),
    }
}

fn ask_more(ask: &Ask) -> String {
    match ask {
        Ask::Lay(None, true) => "یا نگه دارید و یک کارت رو به بالا بردارید.".into(),
        Ask::Lay(None, false) | Ask::Take(_, false) => "باید همین نوبت آن را بازی کنید.".into(),
        Ask::Lay(Some(_), _) => "هر ناحیه می‌گوید که کارت در آنجا چه می‌کند.".into(),
        Ask::Target(_) => "آن مهره از بازی حذف می‌شود.".into(),
        Ask::Upgrade(_) => format!("هزینه‌اش یک مهره است؛ قلعه سپس {} امتیاز دارد.", n(2)),
        Ask::Place(_) => "قلعه‌ی شما در آنجا از پیش ارتقا یافته است.".into(),
        Ask::Join(_, builder) => format!("{builder} آنجا می‌سازد و شما می‌توانید به او بپیوندید."),
        Ask::Propose(_) => "دیگران می‌توانند با پرداخت یک مهره آن را بردارند.".into(),
        Ask::Pay(_) => "مهره از بازی حذف می‌شود.".into(),
        Ask::Swap(None, None) => "یک کارت دست در برابر یک کارت رو به بالا، یا هیچ.".into(),
        Ask::Swap(..) => "یا هیچ.".into(),
        Ask::Take(_, true) => "چون نگه داشتید؛ یا هیچ کارتی برندارید.".into(),
        Ask::Discard(_) => "بیش از حد مجاز کارت در دست دارید.".into(),
        Ask::Home => "با یک مهره در آنجا شروع می‌کنید.".into(),
        Ask::Over(Some(ending)) => scores(ending),
        Ask::Wait(_) | Ask::Over(None) => String::new(),
    }
}

fn answer(choice: Choice, names: &Names) -> String {
    match choice {
        Choice::Home(home) => region(home).into(),
        Choice::Hold => "نگه داشتن".into(),
        Choice::Lay(laid, there) => format!("{} در {}", card(laid), zone(there)),
        Choice::Target(seat) => names.name(seat).into(),
        Choice::Upgrade(true) => "ارتقا".into(),
        Choice::Place(true) | Choice::Join(true) => "اضافه کردن".into(),
        Choice::Pay(true) => "پرداخت".into(),
        Choice::Upgrade(false)
        | Choice::Place(false)
        | Choice::Join(false)
        | Choice::Pay(false) => "نه".into(),
        Choice::Propose(_) => "خواستگاری".into(),
        Choice::Swap(Some(_)) => "معاوضه".into(),
        Choice::Take(Some(_)) => "برداشتن".into(),
        Choice::Swap(None) | Choice::Take(None) => "هیچ‌کدام".into(),
        Choice::Discard(_) => "کنار گذاشتن".into(),
    }
}

/// A choice as advice to the reader.
fn advised(choice: Choice, names: &Names) -> String {
    match choice {
        Choice::Home(home) => format!("{} را منطقه‌ی مبدأ خود کنید", region(home)),
        Choice::Hold => "کارت‌هایتان را نگه دارید".into(),
        Choice::Lay(laid, there) => format!("{} را در {} بگذارید", card(laid), zone(there)),
        Choice::Target(seat) => format!("یک مهره‌ی {} را حذف کنید", who(names, seat)),
        Choice::Upgrade(true) => "قلعه را ارتقا دهید".into(),
        Choice::Upgrade(false) => "قلعه را ارتقا ندهید".into(),
        Choice::Place(true) | Choice::Join(true) => "یک مهره اضافه کنید".into(),
        Choice::Place(false) | Choice::Join(false) => "مهره‌ای اضافه نکنید".into(),
        Choice::Propose(offered) => format!("{} را برای خواستگاری بگذارید", card(offered)),
        Choice::Pay(true) => "برای خواستگاری یک مهره بپردازید".into(),
        Choice::Pay(false) => "نپردازید".into(),
        Choice::Swap(Some((given, taken))) => {
            format!("{} را با {} معاوضه کنید", card(given), card(taken))
        }
        Choice::Swap(None) => "چیزی را معاوضه نکنید".into(),
        Choice::Take(Some(taken)) => format!("{} را بردارید", card(taken)),
        Choice::Take(None) => "کارتی برندارید".into(),
        Choice::Discard(away) => format!("{} را کنار بگذارید", card(away)),
    }
}

/// What somebody chose, as the rest of a sentence that begins with who did.
fn in_words(choice: Choice, names: &Names) -> String {
    match choice {
        Choice::Home(home) => format!("{} منطقه‌ی مبدأ است", region(home)),
        Choice::Hold => "نگه می‌دارد".into(),
        Choice::Lay(laid, there) => format!("{} در {}", card(laid), zone(there)),
        Choice::Target(seat) => format!("یک مهره‌ی {} را حذف می‌کند", who(names, seat)),
        Choice::Upgrade(true) => "قلعه را ارتقا می‌دهد".into(),
        Choice::Upgrade(false) => "قلعه را ارتقا نمی‌دهد".into(),
        Choice::Place(true) => "یک مهره اضافه می‌کند".into(),
        Choice::Place(false) => "مهره‌ای اضافه نمی‌کند".into(),
        Choice::Join(true) => "به سازنده می‌پیوندد".into(),
        Choice::Join(false) => "به سازنده نمی‌پیوندد".into(),
        Choice::Propose(offered) => format!("{} را برای خواستگاری می‌گذارد", card(offered)),
        Choice::Pay(true) => "برای خواستگاری یک مهره می‌پردازد".into(),
        Choice::Pay(false) => "نمی‌پردازد".into(),
        Choice::Swap(Some((given, taken))) => {
            format!("{} را با {} معاوضه می‌کند", card(given), card(taken))
        }
        Choice::Swap(None) => "چیزی را معاوضه نمی‌کند".into(),
        Choice::Take(Some(taken)) => format!("{} را برمی‌دارد", card(taken)),
        Choice::Take(None) => "کارتی برنمی‌دارد".into(),
        Choice::Discard(away) => format!("{} را کنار می‌گذارد", card(away)),
    }
}

fn brief(choice: Choice, names: &Names) -> String {
    match choice {
        Choice::Lay(laid, there) if List::of(laid, there).is_some() => card(laid),
        _ => in_words(choice, names),
    }
}

/// What a card does in a zone (R5.1).
fn effect(card: Card, zone: Zone) -> String {
    let there = region(card.region());
    match List::of(card, zone) {
        None => "در این ناحیه بی‌اثر است".into(),
        Some(List::Trade) => "معاوضه می‌کند".into(),
        Some(List::Attack) => format!("به {there} حمله می‌کند"),
        Some(List::Build) => format!("در {there} می‌سازد"),
        Some(List::Politics) => "خواستگاری می‌کند یا آن را برمی‌دارد".into(),
    }
}

fn wins(ending: &Ending) -> String {
    let winners: Vec<Seat> = ending.winners().iter().collect();
    let names: Vec<String> = winners.iter().map(|seat| side(*seat).to_owned()).collect();
    let points = count(
        winners.first().map_or(0, |seat| ending.score(*seat)),
        "امتیاز",
    );
    match names.as_slice() {
        [one] => format!("{one} با {points} برنده است"),
        _ => format!("پیروزی مشترک {} با {points}", Lang::Persian.list(&names)),
    }
}

fn scores(ending: &Ending) -> String {
    let scores: Vec<String> = Seat::all(ending.seats())
        .map(|seat| format!("{} {}", side(seat), n(ending.score(seat))))
        .collect();
    let tie = match super::level_at_the_top(ending) {
        true => " در تساوی امتیاز، مناطق بیشتر تعیین‌کننده است و سپس نشان‌های شکست کمتر.",
        false => "",
    };
    format!("{}.{tie}", Lang::Persian.row(&scores))
}

fn refused(illegal: &Illegal) -> String {
    match illegal {
        Illegal::Over => "بازی به پایان رسیده است.".into(),
        Illegal::NotYourTurn(seat) => {
            format!("بازیکن {} اکنون چیزی برای انتخاب ندارد.", n(seat))
        }
        Illegal::NotNow(step) => format!("اکنون: {}.", head(*step)),
        Illegal::NoHome(home) => format!("{} منطقه‌ی مبدأ آزادی نیست.", region(*home)),
        Illegal::MustTake => "دست شما خالی است: باید یکی از کارت‌های رو به بالا را بردارید.".into(),
        Illegal::MustPlay => "با دست خالی کارتی برداشتید و حالا باید آن را بازی کنید.".into(),
        Illegal::NotInHand { card, .. } => format!("کارت {card} در دست شما نیست."),
        Illegal::NotInRow { card, .. } => {
            format!("کارت {card} میان کارت‌های رو به بالا نیست.")
        }
        Illegal::NoTarget(seat) => {
            format!(
                "بازیکن {} حریفی نیست که در آن منطقه مهره داشته باشد.",
                n(seat)
            )
        }
    }
}

fn counts(counted: Counted) -> &'static str {
    match counted {
        Counted::Control => "کنترل",
        Counted::Castles => "قلعه‌ها",
        Counted::Hand => "کارت‌های دست",
        Counted::Defeats => "نشان‌های شکست",
        Counted::Start => "در آغاز",
    }
}

fn part(part: &Part) -> String {
    match part {
        Part::Player(name, points) => format!("{name}: {}", count(points, "امتیاز")),
        Part::About(words) => words.clone(),
        Part::AtEnd(points, 0) => format!("{} اگر بازی اکنون تمام شود", n(points)),
        Part::AtEnd(points, unseen) => format!(
            "{} و {} اگر بازی اکنون تمام شود",
            n(points),
            count(unseen, "کارت پنهان")
        ),
        Part::PiecesLeft(pieces) => format!("{} مانده", count(pieces, "مهره")),
        Part::InHand(cards) => format!("{} در دست", count(cards, "کارت")),
        Part::Known(cards) => {
            let cards: Vec<String> = cards.iter().copied().map(card).collect();
            format!("از جمله {}", cards.join("؛ "))
        }
        Part::Defeats(tokens) => count(tokens, "نشان شکست"),
        Part::Starting => "بازیکن شروع‌کننده".into(),
        Part::HasChosen => "انتخاب کرده است".into(),
        Part::Holds => "نگه می‌دارد".into(),
        Part::Region(it, value) => format!("{}، ارزش {}", region(*it), n(value)),
        Part::There(name, pieces, castle) => {
            let mut has = Vec::new();
            if *pieces > 0 {
                has.push(count(pieces, "مهره"));
            }
            match castle {
                0 => {}
                1 => has.push("یک قلعه".into()),
                _ => has.push("یک قلعه‌ی ارتقایافته".into()),
            }
            format!("{name} {}", Lang::Persian.list(&has))
        }
        Part::SpacesFree(spaces) => format!("{} آزاد", count(spaces, "خانه‌ی")),
        Part::ControlledBy(name) => format!("در کنترل {name}"),
        Part::NotControlled => "بدون کنترل".into(),
        Part::Leads(name) => format!("{name} اکنون بیشترین مهره را دارد"),
        Part::Deck(cards) => format!("دسته‌ی کارت‌ها: {}", count(cards, "کارت")),
        Part::Played(cards) => format!("کارت‌های بازی‌شده: {}", count(cards, "کارت")),
        Part::Card(it) => card(*it),
        Part::Zone(it) => zone(*it),
        Part::Effect(it, there) => effect(*it, *there),
        Part::FaceDown(it) => format!("{} شما، رو به پایین", card(*it)),
        Part::Lies(name, it, place) => {
            let place = match place {
                None => "بی‌اثر".into(),
                Some((List::Trade, place)) => format!("شماره‌ی {} در تجارت", n(place)),
                Some((_, place)) => format!("شماره‌ی {}", n(place)),
            };
            format!("{name} {}، {place}", card(*it))
        }
        Part::Proposal(it) => format!("خواستگاری: {}", card(*it)),
        Part::TakenUp => "برگزیده".into(),
        Part::May => "می‌توان انتخاب کرد".into(),
    }
}

/// What the points of a seat for castles are made of.
fn castles(plain: u8, upgraded: u8) -> String {
    let (plain, upgraded) = (
        (plain > 0).then(|| count(plain, "ساده")),
        (upgraded > 0).then(|| count(upgraded, "ارتقایافته")),
    );
    let parts: Vec<String> = plain.into_iter().chain(upgraded).collect();
    Lang::Persian.row(&parts)
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Option(name) => options::option(name).into(),
        Text::Value(name, value) => options::value(name, value),
        Text::ValueMeans(name, value) => options::means(name, value),
        Text::Side(seat) => side(*seat).into(),
        Text::Card(it) => card(*it),
        Text::Head(step) => head(*step).into(),
        Text::Detail(step) => detail(*step),
        Text::Ask(it) => ask(it),
        Text::AskMore(it) => ask_more(it),
        Text::Answer(choice, names) => answer(*choice, names),
        Text::Choice(choice, names) => in_words(*choice, names),
        Text::Brief(None, _) => "انتخاب کرده است".into(),
        Text::Brief(Some(choice), names) => brief(*choice, names),
        Text::What(action, names) => format!("{}.", advised(action.choice, names)),
        Text::Effect(card, zone) => effect(*card, *zone),
        Text::CardFirst => "نخست یک کارت از دستتان انتخاب کنید، سپس یک ناحیه".into(),
        Text::Shown(Event::Revealed { .. }, _) => story::TURNED_UP.into(),
        Text::Told(event, names) | Text::Shown(event, names) => story::told(event, names),
        Text::StepOf(step, steps) => format!("{} از {}", n(step), n(steps)),
        Text::Again => "دوباره ببینید".into(),
        Text::Back => "یک گام به عقب".into(),
        Text::On => "گام بعدی".into(),
        Text::ToNow => "به زمان حال".into(),
        Text::Label(parts) => {
            let parts: Vec<String> = parts.iter().map(part).collect();
            Lang::Persian.row(&parts)
        }
        Text::Table => {
            "میز بازی. کلیدهای جهت‌دار در هر بخش به چپ و راست می‌روند و میان بخش‌ها به بالا \
             و پایین. کلید Enter انجام می‌دهد و Escape رها می‌کند."
                .into()
        }
        Text::Players => "بازیکنان".into(),
        Text::Map => "نقشه‌ی ایرلند".into(),
        Text::FaceUp => "رو به بالا".into(),
        Text::Zones => "ناحیه‌ها".into(),
        Text::Hand => "دست شما".into(),
        Text::Deck => "دسته".into(),
        Text::Played => "بازی‌شده".into(),
        Text::MarriageSlot => "ازدواج".into(),
        Text::Starts => "شروع می‌کند".into(),
        Text::Points(points) => n(points),
        Text::AtEnd(points, 0) => format!("در پایان {}", n(points)),
        Text::AtEnd(points, unseen) => {
            format!("در پایان {} + {}", n(points), count(unseen, "کارت"))
        }
        Text::Wins(ending) => wins(ending),
        Text::Scores(ending) => scores(ending),
        Text::Past(round, None) => format!("دور {}: لحظه‌ای پیش‌تر", n(round)),
        Text::Past(round, Some(name)) => {
            format!("دور {}: لحظه‌ای پیش‌تر، نوبت انتخاب {name}", n(round))
        }
        Text::PastRound(round) => format!("پایان دور {}", n(round)),
        Text::Hinting => "در جست‌وجوی انتخابی خوب…".into(),
        Text::Hint => "راهنمایی".into(),
        Text::Close => "بستن".into(),
        Text::OpenPast => "برای دیدن دست هر بازیکن، صفحه‌ی شخصی او را لمس کنید.".into(),
        Text::Unseen(cards) => count(cards, "کارت نادیده"),
        Text::ToEnd => "بازگشت به پایان".into(),
        Text::Round(0) => "در آغاز".into(),
        Text::Round(round) => format!("دور {}", n(round)),
        Text::Counts(counted) => counts(*counted).into(),
        Text::RegionsAtEnd(regions) => format!("{} در پایان", count(regions, "منطقه")),
        Text::Castles(plain, upgraded) => castles(*plain, *upgraded),
        Text::Cards(cards) => count(cards, "کارت"),
        Text::Refused(illegal) => refused(illegal),
    }
}

/// What is printed on the map and the cards.
pub(super) fn printed(text: &Printed) -> String {
    match text {
        Printed::Deed(colour) => deed(*colour).into(),
        Printed::Region(it) => region(*it).into(),
        Printed::Credit => "خط ساحلی: Natural Earth".into(),
    }
}
