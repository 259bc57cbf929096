//! The reasons for a choice, in Irish.

use super::{at, card, cards, counted, list_word, of, pieces as tokens, points, within};
use crate::{
    app::text::{
        Lang,
        brian_boru::{Names, advice::gain},
    },
    brian_boru::{
        Colour, Seen, Step,
        advice::{Castle, Fact, Shift},
        card::List,
        event::Why,
        rules::PoliticsDraw,
    },
    game::Seat,
};

/// The points of a check and when they come.
fn when(shift: &Shift) -> String {
    let end = match shift.this_round {
        true => "an bhabhta seo",
        false => "an chluiche",
    };
    format!("{} ag deireadh {end}", points(shift.value))
}

/// `3 in aghaidh 2`
fn pieces(own: u8, other: u8) -> String {
    match other {
        0 => format!("{own} in aghaidh náid"),
        _ => format!("{own} in aghaidh {other}"),
    }
}

/// What would change in a region, as the end of a sentence; the reader is the seat `me`.
fn shift_words(shift: &Shift, me: Seat, names: &Names) -> String {
    let there = within(shift.region);
    let (before, after) = shift.control;
    let mine = |control: Option<Seat>| control == Some(me);
    let now = pieces(shift.own.1, shift.other.1);
    if mine(after) && !mine(before) {
        format!(
            "bheadh an líon píosaí is mó agat {there}, {now}: {}",
            when(shift)
        )
    } else if mine(after) {
        format!(
            "bheadh níos mó píosaí fós agat {there}, {now} in ionad {}: {}",
            pieces(shift.own.0, shift.other.0),
            when(shift)
        )
    } else if mine(before) {
        format!("ní bheadh an líon píosaí is mó agat {there} a thuilleadh, ach {now}")
    } else {
        match (before, after) {
            (Some(other), None) => format!(
                "ní bheadh an líon píosaí is mó {} {there} a thuilleadh, rud is fiú {}",
                at(names, other),
                when(shift)
            ),
            (_, Some(other)) => format!(
                "bheadh an líon píosaí is mó {} {there}{}, {} in aghaidh do {}",
                at(names, other),
                if before == after { " fós" } else { "" },
                shift.other.1,
                shift.own.1
            ),
            (None, None) => format!(
                "ní bheadh an líon píosaí is mó ag aon duine {there}, {} agat agus {} ag an duine \
                 is láidre eile",
                shift.own.1, shift.other.1
            ),
        }
    }
}

/// A card of a list that is not seen.
fn may_hold(list: List) -> String {
    format!(
        "cárta “{}” a d’fhéadfadh a bheith ag daoine eile",
        list_word(list)
    )
}

/// The reader is the one who looks on.
pub(in super::super) fn fact_words(fact: &Fact, seen: &Seen, names: &Names) -> String {
    let shifted = |shift: &Shift| shift_words(shift, seen.seat(), names);
    match fact {
        Fact::Strikes { from, only, shift } => {
            let asked = seen.open().step() == Step::Target;
            let whose = of(names, *from);
            let removes = match only {
                _ if asked => String::new(),
                true => format!("Mar atá anois baineann sé píosa {whose}. "),
                false => "Baineann sé píosa de do rogha ansin. ".to_owned(),
            };
            format!(
                "{removes}Le píosa níos lú {}, {}.",
                at(names, *from),
                shifted(shift)
            )
        }
        Fact::StrikesOwn(shift) => format!(
            "Níl ach do phíosaí féin {}, agus mar sin thiocfadh ceann acu ar ais chuig do chlár, \
             agus {}.",
            within(shift.region),
            shifted(shift)
        ),
        Fact::StrikesNothing(region) => format!(
            "Níl aon duine {} anois, agus bheadh ionsaí ansin gan éifeacht.",
            within(*region)
        ),
        Fact::MayCostToken => "Má ionsaíonn daoine eile freisin, d’fhéadfadh an duine deireanach \
             licín díomua a fháil (−1)."
            .into(),
        Fact::Builds { castle, shift } => {
            let gets = match castle {
                Castle::New => "tógann tú caisleán ansin, pointe amháin, le píosa",
                Castle::NoToken => "cuireann tú píosa ansin, mar níl caisleán fágtha",
                Castle::Upgrade => {
                    "is féidir leat do chaisleán ansin a uasghrádú, pointe amháin breise, le píosa"
                }
                Castle::Upgraded => {
                    "is féidir leat píosa a chur in aice le do chaisleán uasghrádaithe"
                }
            };
            format!("Má tá sé chun tosaigh, {gets}; ansin {}.", shifted(shift))
        }
        Fact::BuildsNothing {
            region,
            why: Why::NoPiece,
        } => format!("Níl píosa fágtha agat le tógáil leis {}.", within(*region)),
        Fact::BuildsNothing { region, .. } => format!(
            "Níl spás saor {}, agus mar sin ní féidir aon rud a thógáil ansin anois.",
            within(*region)
        ),
        Fact::MayJoin => {
            "Mura bhfuil, is féidir leat píosa a chur san áit a dtógann an chéad duine.".into()
        }
        Fact::Proposes { hand, draws } => {
            let of = match hand {
                1 => "an cárta deireanach agat".to_owned(),
                _ => format!("ceann de do {} eile", cards(*hand)),
            };
            format!(
                "Má tá sé chun tosaigh, tairgeann tú {of} agus is féidir leat {} a tharraingt.",
                cards(*draws)
            )
        }
        Fact::ProposesNothing => "Ní bheadh cárta fágtha agat le tairiscint.".into(),
        Fact::MayPay => "Mura bhfuil, is féidir leat an tairiscint a ghlacadh ar phíosa.".into(),
        Fact::Trades { given, taken } => format!(
            "Mar atá an tsraith anois d’fhéadfá {} a thabhairt ar {}, {} níos mó sa lámh.",
            card(*given),
            card(*taken),
            points(gain(*given, *taken))
        ),
        Fact::TradesNothing => {
            "Mar atá an tsraith anois ní thabharfadh malartú ar bith pointe duit.".into()
        }
        Fact::Idle => "Níl éifeacht aige ansin.".into(),
        Fact::Ahead { list, higher, same } => {
            let them = may_hold(*list);
            let ties = match same {
                0 => String::new(),
                _ => format!("; tá {same} chomh hard leis"),
            };
            match (higher, same) {
                (0, 0) => format!("Níl {them} chomh hard leis: tagann sé chun tosaigh."),
                (0, _) => format!("Níl {them} níos airde{ties}."),
                _ => format!(
                    "B’fhéidir go bhfuil {} níos airde ag daoine eile{ties}.",
                    counted(*higher, &format!("cárta “{}”", list_word(*list)))
                ),
            }
        }
        Fact::Costs(value) => format!(
            "Cosnaíonn sé {} de do lámh; tarraingíonn tú cárta eile.",
            points(*value)
        ),
        Fact::Holds(Some(best)) => format!(
            "Coinníonn tú do chártaí go léir agus is féidir leat ceann den tsraith a ghlacadh; is é \
             {} is mó luach anois.",
            card(*best)
        ),
        Fact::Holds(None) => {
            "Coinníonn tú do chártaí go léir; níl aon rud sa tsraith anois.".into()
        }
        Fact::Takes { card: it, highest } => {
            let most = match highest {
                true => "níl cárta sa tsraith is mó luach",
                false => "tá luach níos mó ar chártaí eile sa tsraith",
            };
            format!(
                "Is fiú {} é sa lámh ag an deireadh; {most}.",
                points(it.value())
            )
        }
        Fact::MustPlay(it) => {
            let place = match it.colour() {
                Colour::Red => "san Ionsaí",
                Colour::Green => "sa Tógáil",
                Colour::Yellow => "sa Pholaitíocht",
                Colour::Blue => "i gcrios ar bith",
            };
            format!("Caithfidh tú é a imirt sa seal seo, agus tá éifeacht aige {place}.")
        }
        Fact::TakesNothing => "Fanann do lámh mar atá.".into(),
        Fact::Adds { left, shift } => format!(
            "Leis sin {}. Tá {} fágtha agat ansin.",
            shifted(shift),
            tokens(*left)
        ),
        Fact::Upgrades => "Is fiú 2 phointe an caisleán ansin, ní 1.".into(),
        Fact::Spares { left, shift } => format!(
            "Coinníonn tú an píosa agus tá {} fágtha agat. Leis {}.",
            tokens(*left),
            shifted(shift)
        ),
        Fact::Offers {
            card: it,
            lowest,
            takers,
            draws,
        } => {
            let least = match lowest {
                true => "Níl cárta i do lámh is lú luach",
                false => "Ní hé an cárta is ísle agat é",
            };
            let takers: Vec<String> = takers.iter().map(|seat| names.name(seat).into()).collect();
            let taken = match takers.as_slice() {
                [] => "ní féidir le haon duine é a ghlacadh, agus tagann sé ar ais chugat".into(),
                takers => format!(
                    "d’fhéadfadh {} é a ghlacadh, rud a chosnaíonn {} ortsa agus píosa orthu siúd",
                    Lang::Irish.list(takers),
                    points(it.value())
                ),
            };
            let drawn = match draws {
                PoliticsDraw::Always => " Tarraingíonn tú cárta breise ar aon chuma.",
                PoliticsDraw::IfTaken => " Tarraingíonn tú cárta breise má ghlactar é.",
                PoliticsDraw::Never => "",
            };
            format!("{least}; {taken}.{drawn}")
        }
        Fact::Pays { card: it, left } => format!(
            "Is fiú {} an cárta sa lámh ag an deireadh. Tá {} fágtha agat ansin.",
            points(it.value()),
            tokens(*left)
        ),
        Fact::DoesNotPay { card: it, left } => format!(
            "Is fiú {} an cárta sa lámh; coinníonn tú do chuid píosaí: {left}.",
            points(it.value())
        ),
        Fact::Swaps { given, taken } => match gain(*given, *taken) {
            0 => "Is ionann luach dóibh sa lámh; ní hionann a ndéanann siad.".into(),
            more @ 1.. => format!("Is fiú {} níos mó do lámh.", points(more)),
            less => format!(
                "Is fiú {} níos lú do lámh; ní hionann a ndéanann na cártaí.",
                points(-less)
            ),
        },
        Fact::SwapsNothing { could_gain: false } => {
            "Níl cárta sa tsraith is mó luach ná ceann a d’fhéadfá a thabhairt.".into()
        }
        Fact::SwapsNothing { could_gain: true } => "D’fhéadfadh malartú pointe nó níos mó a \
             thabhairt duit, ach ansin d’fhéadfadh duine eile leas a bhaint as an gcárta a thugann \
             tú."
        .into(),
        Fact::PutsAway { lowest: true, .. } => "Níl cárta i do lámh is lú luach.".into(),
        Fact::PutsAway { card: it, .. } => format!(
            "Is fiú {} é; coinníonn tú cinn níos ísle.",
            points(it.value())
        ),
        Fact::Home { value, start } => {
            let begins = match start {
                0 => String::new(),
                _ => format!(", agus tosaíonn tú le {}", points(*start)),
            };
            format!("Is fiú {} smacht air{begins}.", points(*value))
        }
    }
}
