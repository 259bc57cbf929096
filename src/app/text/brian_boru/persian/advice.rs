//! The reasons for a choice, in Persian.

use super::{card, count, deed, list_word, n, region, who};
use crate::{
    app::text::{
        Lang,
        brian_boru::{Names, advice::gain},
    },
    brian_boru::{
        Colour, Seen, Step,
        advice::{Castle, Fact, Shift},
        event::Why,
        rules::PoliticsDraw,
    },
    game::Seat,
};

/// The points of a check and when they come.
fn points(shift: &Shift) -> String {
    let when = match shift.this_round {
        true => "این دور",
        false => "بازی",
    };
    format!("{} در پایان {when}", count(shift.value, "امتیاز"))
}

fn pieces(own: u8, other: u8) -> String {
    match other {
        0 => format!("{} در برابر هیچ", n(own)),
        _ => format!("{} در برابر {}", n(own), n(other)),
    }
}

/// What would change in a region, as the end of a sentence; the reader is the seat `me`.
fn shift_words(shift: &Shift, me: Seat, names: &Names) -> String {
    let there = region(shift.region);
    let (before, after) = shift.control;
    let mine = |control: Option<Seat>| control == Some(me);
    let now = pieces(shift.own.1, shift.other.1);
    if mine(after) && !mine(before) {
        format!(
            "بیشترین مهره‌های {there} از آنِ شما می‌شود، {now}: {}",
            points(shift)
        )
    } else if mine(after) {
        format!(
            "برتری شما در {there} می‌شود {now} به جای {}: {}",
            pieces(shift.own.0, shift.other.0),
            points(shift)
        )
    } else if mine(before) {
        format!("دیگر بیشترین مهره‌های {there} از آنِ شما نیست، تنها {now}")
    } else {
        match (before, after) {
            (Some(other), None) => format!(
                "بیشترین مهره‌های {there} دیگر از آنِ {} نیست، یعنی {}",
                who(names, other),
                points(shift)
            ),
            (_, Some(other)) => format!(
                "بیشترین مهره‌های {there} {} {} است، {} در برابر {} مهره‌ی شما",
                match before == after {
                    true => "همچنان از آنِ",
                    false => "از آنِ",
                },
                who(names, other),
                n(shift.other.1),
                n(shift.own.1)
            ),
            (None, None) => format!(
                "هیچ‌کس در {there} بیشترین مهره‌ها را ندارد، شما {} و قوی‌ترین حریف {}",
                n(shift.own.1),
                n(shift.other.1)
            ),
        }
    }
}

/// The reader is the one who looks on.
pub(in super::super) fn fact_words(fact: &Fact, seen: &Seen, names: &Names) -> String {
    let shifted = |shift: &Shift| shift_words(shift, seen.seat(), names);
    match fact {
        Fact::Strikes { from, only, shift } => {
            let asked = seen.open().step() == Step::Target;
            let from = who(names, *from);
            let removes = match only {
                _ if asked => String::new(),
                true => format!("با وضع کنونی یک مهره‌ی {from} را حذف می‌کند. "),
                false => "آنجا یک مهره را به انتخاب شما حذف می‌کند. ".to_owned(),
            };
            format!("{removes}با یک مهره کمتر برای {from}، {}.", shifted(shift))
        }
        Fact::StrikesOwn(shift) => format!(
            "در {} تنها مهره‌های خودتان هست، پس یکی به صفحه‌ی شخصی بازمی‌گردد و {}.",
            region(shift.region),
            shifted(shift)
        ),
        Fact::StrikesNothing(there) => format!(
            "اکنون کسی در {} نیست، و حمله به آنجا بی‌اثر است.",
            region(*there)
        ),
        Fact::MayCostToken => format!(
            "اگر دیگران هم حمله کنند، آخرین نفر ممکن است نشان شکست بگیرد ({}).",
            n(-1)
        ),
        Fact::Builds { castle, shift } => {
            let gets = match castle {
                Castle::New => {
                    format!("با یک مهره آنجا قلعه می‌سازید، یعنی {}", count(1, "امتیاز"))
                }
                Castle::NoToken => "یک مهره آنجا می‌گذارید، چون قلعه‌ای نمانده است".into(),
                Castle::Upgrade => format!(
                    "می‌توانید با یک مهره قلعه‌ی خود را ارتقا دهید، یعنی {} بیشتر",
                    count(1, "امتیاز")
                ),
                Castle::Upgraded => "می‌توانید یک مهره کنار قلعه‌ی ارتقایافته‌ی خود اضافه کنید".into(),
            };
            format!("اگر نخست باشد، {gets}؛ سپس {}.", shifted(shift))
        }
        Fact::BuildsNothing {
            region: there,
            why: Why::NoPiece,
        } => format!("مهره‌ای برای ساختن در {} ندارید.", region(*there)),
        Fact::BuildsNothing { region: there, .. } => format!(
            "{} پر است، پس اکنون نمی‌توان آنجا چیزی ساخت.",
            region(*there)
        ),
        Fact::MayJoin => "وگرنه می‌توانید یک مهره در جایی که نفر نخست می‌سازد اضافه کنید.".into(),
        Fact::Proposes { hand, draws } => {
            let of = match hand {
                1 => "آخرین کارت خود را".to_owned(),
                _ => format!("یکی از {} دیگر خود را", count(hand, "کارت")),
            };
            format!(
                "اگر نخست باشد، {of} برای خواستگاری می‌گذارید و می‌توانید {} بردارید.",
                count(draws, "کارت")
            )
        }
        Fact::ProposesNothing => "کارتی برای خواستگاری برایتان نمی‌ماند.".into(),
        Fact::MayPay => "وگرنه می‌توانید با پرداخت یک مهره خواستگاری را بردارید.".into(),
        Fact::Trades { given, taken } => format!(
            "با کارت‌های رو به بالای کنونی می‌توانید {} را با {} معاوضه کنید، {} بیشتر در دست.",
            card(*given),
            card(*taken),
            count(gain(*given, *taken), "امتیاز")
        ),
        Fact::TradesNothing => {
            "با کارت‌های رو به بالای کنونی هیچ معاوضه‌ای امتیازی برایتان ندارد.".into()
        }
        Fact::Idle => "آنجا بی‌اثر است.".into(),
        Fact::Ahead { list, higher, same } => {
            let of = format!("از کارت‌های {} که شاید در دست دیگران باشد", list_word(*list));
            let ties = match same {
                0 => String::new(),
                _ => format!("؛ {} هم‌ارزش است", n(same)),
            };
            match (higher, same) {
                (0, 0) => format!("{of}، هیچ‌کدام به این ارزش نیست: این کارت نخست می‌آید."),
                (0, _) => format!("{of}، هیچ‌کدام باارزش‌تر نیست{ties}."),
                _ => format!("{of}، {} باارزش‌تر است{ties}.", n(higher)),
            }
        }
        Fact::Costs(value) => format!(
            "هزینه‌اش {} از دست شماست؛ کارت دیگری برمی‌دارید.",
            count(value, "امتیاز")
        ),
        Fact::Holds(Some(best)) => format!(
            "همه‌ی کارت‌هایتان را نگه می‌دارید و می‌توانید یک کارت رو به بالا بردارید؛ اکنون {} \
             باارزش‌ترین آن‌هاست.",
            card(*best)
        ),
        Fact::Holds(None) => {
            "همه‌ی کارت‌هایتان را نگه می‌دارید؛ اکنون هیچ کارتی رو به بالا نیست.".into()
        }
        Fact::Takes { card: it, highest } => {
            let most = match highest {
                true => "هیچ‌یک از کارت‌های رو به بالا باارزش‌تر نیست",
                false => "کارت‌های رو به بالای باارزش‌تری هم هست",
            };
            format!(
                "در پایان در دست {} می‌ارزد؛ {most}.",
                count(it.value(), "امتیاز")
            )
        }
        Fact::MustPlay(it) => {
            let place = match it.colour() {
                Colour::Blue => "در هر ناحیه‌ای".to_owned(),
                colour => format!("در ناحیه‌ی {}", deed(colour)),
            };
            format!("باید همین نوبت آن را بازی کنید، و {place} اثر دارد.")
        }
        Fact::TakesNothing => "دست شما همان که هست می‌ماند.".into(),
        Fact::Adds { left, shift } => format!(
            "با آن {}. سپس {} برایتان می‌ماند.",
            shifted(shift),
            count(left, "مهره")
        ),
        Fact::Upgrades => format!("قلعه سپس به جای {} امتیاز {} امتیاز دارد.", n(1), n(2)),
        Fact::Spares { left, shift } => format!(
            "مهره را نگه می‌دارید و {} برایتان می‌ماند. با آن {}.",
            count(left, "مهره"),
            shifted(shift)
        ),
        Fact::Offers {
            card: it,
            lowest,
            takers,
            draws,
        } => {
            let least = match lowest {
                true => "هیچ کارتی در دستتان کم‌ارزش‌تر نیست",
                false => "کم‌ارزش‌ترین کارت شما نیست",
            };
            let takers: Vec<String> = takers
                .iter()
                .map(|seat| who(names, seat).to_owned())
                .collect();
            let taken = match takers.as_slice() {
                [] => "کسی نمی‌تواند آن را بردارد، پس به دست شما بازمی‌گردد".to_owned(),
                takers => {
                    let (take, them) = match takers.len() {
                        1 => ("بردارد", "او"),
                        _ => ("بردارند", "آن‌ها"),
                    };
                    format!(
                        "شاید {} آن را {take}، که برای شما {} هزینه دارد و برای {them} یک مهره",
                        Lang::Persian.list(takers),
                        count(it.value(), "امتیاز")
                    )
                }
            };
            let drawn = match draws {
                PoliticsDraw::Always => " در هر حال یک کارت بیشتر برمی‌دارید.",
                PoliticsDraw::IfTaken => " اگر آن را بردارند یک کارت بیشتر برمی‌دارید.",
                PoliticsDraw::Never => "",
            };
            format!("{least}؛ {taken}.{drawn}")
        }
        Fact::Pays { card: it, left } => format!(
            "این کارت در پایان در دست {} می‌ارزد. سپس {} برایتان می‌ماند.",
            count(it.value(), "امتیاز"),
            count(left, "مهره")
        ),
        Fact::DoesNotPay { card: it, left } => format!(
            "این کارت در دست {} می‌ارزد؛ هر {} خود را نگه می‌دارید.",
            count(it.value(), "امتیاز"),
            count(left, "مهره‌ی")
        ),
        Fact::Swaps { given, taken } => match gain(*given, *taken) {
            0 => "هر دو در دست به یک اندازه می‌ارزند؛ کارشان فرق دارد.".into(),
            more @ 1.. => format!("دست شما {} بیشتر می‌ارزد.", count(more, "امتیاز")),
            less => format!(
                "دست شما {} کمتر می‌ارزد؛ کار کارت‌ها فرق دارد.",
                count(-less, "امتیاز")
            ),
        },
        Fact::SwapsNothing { could_gain: false } => {
            "هیچ‌یک از کارت‌های رو به بالا باارزش‌تر از کارتی نیست که می‌توانید بدهید.".into()
        }
        Fact::SwapsNothing { could_gain: true } => "معاوضه می‌تواند یک امتیاز یا بیشتر بیاورد، ولی \
             آنگاه شاید دیگری از کارتی که می‌دهید بهره ببرد."
            .into(),
        Fact::PutsAway { lowest: true, .. } => "هیچ کارتی در دستتان کم‌ارزش‌تر نیست.".into(),
        Fact::PutsAway { card: it, .. } => format!(
            "{} می‌ارزد؛ کارت‌های کم‌ارزش‌تری نگه می‌دارید.",
            count(it.value(), "امتیاز")
        ),
        Fact::Home { value, start } => {
            let begins = match start {
                0 => String::new(),
                _ => format!("، و با {} شروع می‌کنید", count(start, "امتیاز")),
            };
            format!("کنترل آن {} می‌ارزد{begins}.", count(value, "امتیاز"))
        }
    }
}
