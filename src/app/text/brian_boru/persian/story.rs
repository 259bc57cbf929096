//! What happened, in Persian.

use super::{card, count, list_word, n, region, who, zone};
use crate::{
    app::text::brian_boru::Names,
    brian_boru::{
        Event, SEATS,
        card::List,
        event::{Decided, NoToken, Ranked, Why},
        open::Laid,
        short::Short,
    },
    game::Seat,
};

pub(super) const TURNED_UP: &str = "همه‌ی کارت‌ها رو می‌شوند.";

/// The order of a list, with what put each card behind the one before it (R5.2).
fn order(list: List, order: &Short<Ranked, SEATS>, names: &Names) -> String {
    let parts: Vec<String> = order
        .iter()
        .map(|ranked| {
            let value = n(ranked.card.value());
            let with = format!("{} با {value}", who(names, ranked.seat));
            match ranked.decided {
                Decided::First => with,
                Decided::Value => format!("سپس {with} که کمتر است"),
                Decided::Pieces => format!(
                    "سپس {with} که برابر است، ولی با مهره‌های کمتر در منطقه‌ی کارتش ({} در {})",
                    n(ranked.pieces),
                    region(ranked.card.region())
                ),
                Decided::TurnOrder => {
                    format!("سپس {with} که برابر است، ولی دیرتر در ترتیب نوبت")
                }
            }
        })
        .collect();
    format!("{}: {}.", list_word(list), parts.join("، "))
}

fn why(why: Why) -> &'static str {
    match why {
        Why::Declined => "",
        Why::NoPiece => ": مهره‌ای نمانده است",
        Why::Full => ": منطقه پر است",
        Why::NoCard => ": کارتی نمانده است",
        Why::NoRow => ": هیچ کارتی رو به بالا نیست",
    }
}

/// A sentence without its end: who, what, and the verb to the reader or of another.
fn does(names: &Names, seat: Seat, what: &str, you: &str, other: &str) -> String {
    let verb = match names.is_you(seat) {
        true => you,
        false => other,
    };
    match what {
        "" => format!("{} {verb}", who(names, seat)),
        _ => format!("{} {what} {verb}", who(names, seat)),
    }
}

fn sits_out(names: &Names, seat: Seat) -> String {
    does(names, seat, "این نوبت", "بازی نمی‌کنید", "بازی نمی‌کند")
}

fn revealed(laid: &[Option<Laid>; SEATS], names: &Names) -> String {
    let mut parts = Vec::new();
    for (seat, laid) in (0..).map(Seat).zip(laid) {
        parts.push(match laid {
            Some(Laid::Hold) => does(names, seat, "", "نگه می‌دارید", "نگه می‌دارد"),
            Some(Laid::Out) => sits_out(names, seat),
            Some(Laid::Card(it, there)) => {
                let what = format!("{} را در {}", card(*it), zone(*there));
                does(names, seat, &what, "می‌گذارید", "می‌گذارد")
            }
            None => continue,
        });
    }
    format!("{TURNED_UP} {}.", parts.join("؛ "))
}

/// The sentence for an event; empty for what needs none.
pub(super) fn told(event: &Event, names: &Names) -> String {
    let does = |seat: &Seat, what: &str, you, other| does(names, *seat, what, you, other);
    match event {
        Event::Dealt | Event::Discarded { .. } => String::new(),
        Event::Home { seat, region: home } => {
            format!("منطقه‌ی مبدأ {} {} است.", who(names, *seat), region(*home))
        }
        Event::TurnBegins { round, turn, start } => {
            let turn = match turn {
                0 | 1 => String::new(),
                _ => format!("، نوبت {}", n(turn)),
            };
            let starts = does(start, "", "شروع می‌کنید", "شروع می‌کند");
            format!("دور {}{turn}: {starts}.", n(round))
        }
        Event::Forced { seat, card: it, .. } => {
            let it = it.map_or_else(|| "کارتی از دسته‌ی کارت‌ها".into(), card);
            let verb = match names.is_you(*seat) {
                true => "بازی کنید",
                false => "بازی کند",
            };
            format!("دست {} خالی است و باید {it} را {verb}.", who(names, *seat))
        }
        Event::SitsOut { seat } => {
            format!("{}: کارتی برای بازی کردن نیست.", sits_out(names, *seat))
        }
        Event::Chosen { seat, what } => match what {
            None => format!("{}.", does(seat, "", "انتخاب کرده‌اید", "انتخاب کرده است")),
            Some(Laid::Card(it, there)) => {
                let what = format!("{} را برای {}", card(*it), zone(*there));
                format!(
                    "{}.",
                    does(seat, &what, "انتخاب کرده‌اید", "انتخاب کرده است")
                )
            }
            Some(Laid::Hold) => {
                let what = "نگه داشتن را";
                format!("{}.", does(seat, what, "انتخاب کرده‌اید", "انتخاب کرده است"))
            }
            Some(Laid::Out) => format!("{}.", sits_out(names, *seat)),
        },
        Event::Revealed { laid } => revealed(laid, names),
        Event::Mismatch {
            seat,
            card: it,
            zone: there,
        } => {
            let owner = match names.is_you(*seat) {
                true => "شماست".into(),
                false => format!("{} است", names.name(*seat)),
            };
            let (it, there) = (card(*it), zone(*there));
            format!("{it} در {there} بی‌اثر است؛ کارت {owner}.")
        }
        Event::Ordered {
            list,
            order: ranked,
        } => order(*list, ranked, names),
        Event::Removed {
            seat,
            from,
            region: there,
        } => {
            let what = format!("یک مهره‌ی {} را از {}", who(names, *from), region(*there));
            format!("{}.", does(seat, &what, "حذف می‌کنید", "حذف می‌کند"))
        }
        Event::TookBack {
            seat,
            region: there,
        } => {
            let must = does(
                seat,
                "باید یکی از آن‌ها را به صفحه‌ی شخصی",
                "بازگردانید",
                "بازگرداند",
            );
            format!("در {} تنها مهره‌های خودی هست: {must}.", region(*there))
        }
        Event::Void {
            seat,
            region: there,
        } => format!(
            "{} خالی است: حمله‌ی {} بی‌اثر است.",
            region(*there),
            who(names, *seat)
        ),
        Event::Defeat { seat } => {
            let gets = does(seat, "یک نشان شکست", "می‌گیرید", "می‌گیرد");
            format!("آخرین در حمله: {gets}.")
        }
        Event::NoDefeat { why } => match why {
            NoToken::OneCard => "تنها یک حمله بود، پس نشان شکستی داده نمی‌شود.".into(),
            NoToken::FirstVoid => "حمله‌ی نخست بی‌اثر بود، پس نشان شکستی داده نمی‌شود.".into(),
            NoToken::NoneLeft => "دیگر نشان شکستی نمانده است.".into(),
        },
        Event::Built {
            seat,
            region: there,
            castle: true,
        } => {
            let what = format!("با یک مهره در {} قلعه", region(*there));
            format!("{}.", does(seat, &what, "می‌سازید", "می‌سازد"))
        }
        Event::Built {
            seat,
            region: there,
            castle: false,
        } => {
            let what = format!("یک مهره در {}", region(*there));
            let places = does(seat, &what, "می‌گذارید", "می‌گذارد");
            format!("{places}؛ قلعه‌ای نمانده است.")
        }
        Event::Upgraded {
            seat,
            region: there,
        } => {
            let what = format!("با یک مهره قلعه‌ی {} را", region(*there));
            format!("{}.", does(seat, &what, "ارتقا می‌دهید", "ارتقا می‌دهد"))
        }
        Event::Placed {
            seat,
            region: there,
        } => {
            let what = format!("یک مهره کنار قلعه‌ی ارتقایافته در {}", region(*there));
            format!("{}.", does(seat, &what, "اضافه می‌کنید", "اضافه می‌کند"))
        }
        Event::NotBuilt {
            seat,
            region: there,
            why: because,
        } => {
            let what = format!("در {} چیزی", region(*there));
            let builds = does(seat, &what, "نمی‌سازید", "نمی‌سازد");
            format!("{builds}{}.", why(*because))
        }
        Event::Joined {
            seat,
            region: there,
        } => {
            let what = format!("با یک مهره در {}", region(*there));
            let joins = does(seat, &what, "به سازنده می‌پیوندید", "به سازنده می‌پیوندد");
            format!("{joins}.")
        }
        Event::NotJoined {
            seat,
            region: there,
            why: because,
        } => {
            let what = format!("در {} به سازنده", region(*there));
            let joins = does(seat, &what, "نمی‌پیوندید", "نمی‌پیوندد");
            format!("{joins}{}.", why(*because))
        }
        Event::Proposed { seat, card: it } => {
            let what = format!("{} را برای خواستگاری", card(*it));
            format!("{}.", does(seat, &what, "می‌گذارید", "می‌گذارد"))
        }
        Event::NoProposal { seat } => {
            let has = does(seat, "کارتی برای خواستگاری", "ندارید", "ندارد");
            format!("{has}.")
        }
        Event::Paid { seat, card: it } => {
            let what = format!("با پرداخت یک مهره {} را", card(*it));
            format!("{}.", does(seat, &what, "برمی‌دارید", "برمی‌دارد"))
        }
        Event::NotPaid { seat, why: because } => {
            let pays = does(seat, "برای آن", "نمی‌پردازید", "نمی‌پردازد");
            format!("{pays}{}.", why(*because))
        }
        Event::Returned { seat, card: it } => format!(
            "هیچ‌کس آن را برنمی‌دارد: {} به دست {} بازمی‌گردد.",
            card(*it),
            who(names, *seat)
        ),
        Event::Swapped { seat, given, taken } => {
            let what = format!("{} را با {}", card(*given), card(*taken));
            format!("{}.", does(seat, &what, "معاوضه می‌کنید", "معاوضه می‌کند"))
        }
        Event::NotSwapped { seat, why: because } => {
            let trades = does(seat, "چیزی را", "معاوضه نمی‌کنید", "معاوضه نمی‌کند");
            format!("{trades}{}.", why(*because))
        }
        Event::Drew { seat, card: it } => {
            let it = it.map_or_else(
                || "یک کارت از دسته".into(),
                |it| format!("{} را از دسته", card(it)),
            );
            format!("{}.", does(seat, &it, "برمی‌دارید", "برمی‌دارد"))
        }
        Event::Reshuffled { cards } => format!(
            "کارت‌های بازی‌شده بُر می‌خورند: دسته‌ای تازه با {}.",
            count(cards, "کارت")
        ),
        Event::NothingToDraw { seat } => {
            let takes = does(seat, "", "بردارید", "بردارد");
            format!("کارتی نیست که {takes}.")
        }
        Event::Took { seat, card: it } => {
            let what = format!("{} را از کارت‌های رو به بالا", card(*it));
            format!("{}.", does(seat, &what, "برمی‌دارید", "برمی‌دارد"))
        }
        Event::NotTaken { seat, why: because } => {
            let takes = does(seat, "کارتی", "برنمی‌دارید", "برنمی‌دارد");
            format!("{takes}{}.", why(*because))
        }
        Event::PutAway { seat, card: it } => {
            let what = format!("{} را، که بیش از حد مجاز دست است،", card(*it));
            format!("{}.", does(seat, &what, "کنار می‌گذارید", "کنار می‌گذارد"))
        }
        Event::Refilled { card: it } => format!("{} رو می‌شود.", card(*it)),
        Event::Controlled {
            region: there,
            seat,
            points,
        } => {
            let what = format!("کنترل {} را", region(*there));
            let controls = does(seat, &what, "در دست دارید", "در دست دارد");
            match points {
                0 => format!("{controls}."),
                _ => format!("{controls}: {}.", count(points, "امتیاز")),
            }
        }
        Event::NotControlled {
            region: there,
            tie: true,
        } => format!("تساوی: هیچ‌کس {} را کنترل نمی‌کند.", region(*there)),
        Event::NotControlled {
            region: there,
            tie: false,
        } => {
            let there = region(*there);
            format!("{there} خالی است: هیچ‌کس آن را کنترل نمی‌کند.")
        }
        Event::StartPassed { to } => {
            let starts = does(to, "اکنون بازیکن شروع‌کننده", "هستید", "است");
            format!("{starts}.")
        }
        Event::Over => "بازی به پایان رسیده است.".into(),
    }
}
