//! What happened, in Irish.

use super::{at, card, cards, in_zone, list_word, of, out_of, over, points, who, whom, within};
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

pub(super) const TURNED_UP: &str = "Iompaítear na cártaí go léir.";

/// The order of a list, with what put each card behind the one before it (R5.2).
fn order(list: List, order: &Short<Ranked, SEATS>, names: &Names) -> String {
    let parts: Vec<String> = order
        .iter()
        .map(|ranked| {
            let with = format!("{} le {}", whom(names, ranked.seat), ranked.card.value());
            match ranked.decided {
                Decided::First => with,
                Decided::Value => format!("ansin {with}, atá níos ísle"),
                Decided::Pieces => format!(
                    "ansin {with} freisin, ach níos lú píosaí i réigiún an chárta ({} {})",
                    ranked.pieces,
                    within(ranked.card.region())
                ),
                Decided::TurnOrder => {
                    format!("ansin {with} freisin, ach níos déanaí in ord na seal")
                }
            }
        })
        .collect();
    format!("{}: {}.", list_word(list), parts.join(", "))
}

fn why(why: Why) -> &'static str {
    match why {
        Why::Declined => "",
        Why::NoPiece => ": níl píosa fágtha",
        Why::Full => ": tá an réigiún lán",
        Why::NoCard => ": níl cárta fágtha",
        Why::NoRow => ": níl cárta oscailte ann",
    }
}

fn revealed(laid: &[Option<Laid>; SEATS], names: &Names) -> String {
    let mut parts = Vec::new();
    for (seat, laid) in (0..).map(Seat).zip(laid) {
        let who = who(names, seat);
        parts.push(match laid {
            Some(Laid::Hold) => format!("coinníonn {who} na cártaí"),
            Some(Laid::Out) => format!("fanann {who} amach"),
            Some(Laid::Card(it, zone)) => {
                format!("leagann {who} {} {}", card(*it), in_zone(*zone))
            }
            None => continue,
        });
    }
    format!("Iompaítear na cártaí go léir: {}.", parts.join("; "))
}

/// The sentence for an event; empty for what needs none.
pub(super) fn told(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| who(names, *seat);
    let at = |seat: &Seat| at(names, *seat);
    match event {
        Event::Dealt | Event::Discarded { .. } => String::new(),
        Event::Home { seat, region } => {
            format!("Tá {} sa bhaile {}.", who(seat), within(*region))
        }
        Event::TurnBegins { round, turn, start } => {
            let turn = match turn {
                0 | 1 => String::new(),
                _ => format!(", seal {turn}"),
            };
            format!("Babhta {round}{turn}: tosaíonn {}.", who(start))
        }
        Event::Forced { seat, card: it, .. } => {
            let it = it.map_or_else(|| "ceann ón bpaca".into(), card);
            format!("Níl cárta {} agus caithfear {it} a imirt.", at(seat))
        }
        Event::SitsOut { seat } => {
            format!("Fanann {} amach: níl cárta le himirt.", who(seat))
        }
        Event::Chosen { seat, what: None } => format!("Tá rogha déanta {}.", at(seat)),
        Event::Chosen {
            seat,
            what: Some(laid),
        } => match laid {
            Laid::Card(it, zone) => {
                format!("Roghnaigh {} {} {}.", who(seat), card(*it), in_zone(*zone))
            }
            Laid::Hold => format!("Roghnaigh {} na cártaí a choinneáil.", who(seat)),
            Laid::Out => format!("Fanann {} amach.", who(seat)),
        },
        Event::Revealed { laid } => revealed(laid, names),
        Event::Mismatch {
            seat,
            card: it,
            zone,
        } => {
            let owner = match names.is_you(*seat) {
                true => "leatsa".into(),
                false => format!("le {}", names.name(*seat)),
            };
            let (it, place) = (card(*it), in_zone(*zone));
            format!("Níl éifeacht ag {it} {place}; is {owner} é.")
        }
        Event::Ordered {
            list,
            order: ranked,
        } => order(*list, ranked, names),
        Event::Removed { seat, from, region } => format!(
            "Baineann {} píosa {} {}.",
            who(seat),
            of(names, *from),
            out_of(*region)
        ),
        Event::TookBack { seat, region } => format!(
            "Níl ach píosaí {} {}: caithfear ceann acu a thabhairt ar ais.",
            of(names, *seat),
            within(*region)
        ),
        Event::Void { seat, region } => {
            let attack = match names.is_you(*seat) {
                true => "d’ionsaí".into(),
                false => format!("ionsaí {}", names.name(*seat)),
            };
            format!(
                "Níl píosa ar bith {}: tá {attack} gan éifeacht.",
                within(*region)
            )
        }
        Event::Defeat { seat } => {
            format!(
                "Deireanach san Ionsaí: faigheann {} licín díomua.",
                who(seat)
            )
        }
        Event::NoDefeat { why } => match why {
            NoToken::OneCard => {
                "Ní raibh ach ionsaí amháin ann, agus mar sin ní thugtar licín díomua.".into()
            }
            NoToken::FirstVoid => {
                "Bhí an chéad ionsaí gan éifeacht, agus mar sin ní thugtar licín díomua.".into()
            }
            NoToken::NoneLeft => "Níl licín díomua fágtha le tabhairt.".into(),
        },
        Event::Built {
            seat,
            region,
            castle: true,
        } => format!(
            "Tógann {} caisleán {}, le píosa.",
            who(seat),
            within(*region)
        ),
        Event::Built {
            seat,
            region,
            castle: false,
        } => format!(
            "Cuireann {} píosa {}; níl caisleán fágtha.",
            who(seat),
            within(*region)
        ),
        Event::Upgraded { seat, region } => format!(
            "Uasghrádaíonn {} an caisleán {}, le píosa.",
            who(seat),
            within(*region)
        ),
        Event::Placed { seat, region } => format!(
            "Cuireann {} píosa in aice leis an gcaisleán uasghrádaithe {}.",
            who(seat),
            within(*region)
        ),
        Event::NotBuilt {
            seat,
            region,
            why: because,
        } => format!(
            "Ní thógann {} aon rud {}{}.",
            who(seat),
            within(*region),
            why(*because)
        ),
        Event::Joined { seat, region } => format!(
            "Cuireann {} píosa leis an tógáil {}.",
            who(seat),
            within(*region)
        ),
        Event::NotJoined {
            seat,
            region,
            why: because,
        } => format!(
            "Ní chuireann {} píosa leis an tógáil {}{}.",
            who(seat),
            within(*region),
            why(*because)
        ),
        Event::Proposed { seat, card: it } => format!("Tairgeann {} {}.", who(seat), card(*it)),
        Event::NoProposal { seat } => format!("Níl cárta {} le tairiscint.", at(seat)),
        Event::Paid { seat, card: it } => {
            format!("Íocann {} píosa as {}.", who(seat), card(*it))
        }
        Event::NotPaid { seat, why: because } => {
            format!("Ní íocann {} as{}.", who(seat), why(*because))
        }
        Event::Returned { seat, card: it } => {
            let to = match names.is_you(*seat) {
                true => "chugat".into(),
                false => format!("chuig {}", names.name(*seat)),
            };
            format!("Ní ghlacann aon duine é: téann {} ar ais {to}.", card(*it))
        }
        Event::Swapped { seat, given, taken } => {
            format!("Tugann {} {} ar {}.", who(seat), card(*given), card(*taken))
        }
        Event::NotSwapped { seat, why: because } => {
            format!("Ní mhalartaíonn {} aon rud{}.", who(seat), why(*because))
        }
        Event::Drew { seat, card: it } => {
            let it = it.map_or_else(|| "cárta".into(), card);
            format!("Tarraingíonn {} {it}.", who(seat))
        }
        Event::Reshuffled { cards: number } => {
            format!(
                "Suaitear na cártaí imeartha: paca nua de {}.",
                cards(*number)
            )
        }
        Event::NothingToDraw { seat } => format!("Níl cárta le tarraingt {}.", at(seat)),
        Event::Took { seat, card: it } => {
            format!("Glacann {} cárta oscailte: {}.", who(seat), card(*it))
        }
        Event::NotTaken { seat, why: because } => {
            format!("Ní ghlacann {} aon chárta{}.", who(seat), why(*because))
        }
        Event::PutAway { seat, card: it } => format!(
            "Cuireann {} {} i leataobh, mar bhí an iomarca cártaí sa lámh.",
            who(seat),
            card(*it)
        ),
        Event::Refilled { card: it } => format!("Iompaítear {}.", card(*it)),
        Event::Controlled {
            region,
            seat,
            points: number,
        } => {
            let controls = format!("Tá smacht {} {}", at(seat), over(*region));
            match number {
                0 => format!("{controls}."),
                _ => format!("{controls}: {}.", points(*number)),
            }
        }
        Event::NotControlled { region, tie: true } => format!(
            "Tá an líon píosaí is mó {} ag beirt nó níos mó: níl smacht ag aon duine.",
            within(*region)
        ),
        Event::NotControlled { region, tie: false } => format!(
            "Níl píosa ar bith {}: níl smacht ag aon duine.",
            within(*region)
        ),
        Event::StartPassed { to } => {
            format!("Tá an marcóir tosaigh {} anois.", at(to))
        }
        Event::Over => "Tá an cluiche thart.".into(),
    }
}
