//! The words of the three games of Tara in Irish.

use super::{Cell, Deed, Line, Missing, Need, Text, list};
use crate::{
    app::text::irish::counted,
    tara::{
        Colour, Ending, Hill, Pair, chalice::Illegal as ChaliceIllegal, levels::Illegal,
        score::Bonus,
    },
};

/// A player's name.
fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "Dearg",
        Colour::Blue => "Gorm",
    }
}

/// The colour after a noun: “an rí dearg”.
fn hue(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "dearg",
        Colour::Blue => "gorm",
    }
}

/// The colour after a noun in the genitive: “línte an rí dheirg”.
fn of(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "dheirg",
        Colour::Blue => "ghoirm",
    }
}

fn cell(cell: &Cell) -> String {
    let mut parts = vec![cell.hill.to_string()];
    let mut add = |part: &str| parts.push(part.to_owned());
    match cell.owner {
        Some(colour) => add(&format!("ráth {}", hue(colour))),
        None => add("folamh"),
    }
    if cell.king {
        add("rí");
    }
    match cell.linked {
        Some(true) => add("nasctha"),
        Some(false) => add("lom"),
        None => {}
    }
    if cell.besieged {
        add("faoi léigear");
    }
    if cell.build {
        add("is féidir tógáil");
    }
    if cell.take {
        add("is féidir é a ghabháil");
    }
    if cell.chosen {
        add("roghnaithe");
    }
    if !cell.partners.is_empty() {
        let partners = list(cell.partners.iter().map(Hill::to_string));
        add(&match cell.lift {
            true => format!("is féidir an droichead go {partners} a ardú"),
            false => format!("is féidir é a nascadh le {partners}"),
        });
    }
    if cell.last {
        add("an seal deireanach");
    }
    parts.join(", ")
}

fn done(deed: Deed, colour: Colour) -> String {
    let (who, enemy) = (name(colour), colour.other());
    match deed {
        Deed::Build(hill) => format!("Tógann {who} ar {hill}."),
        Deed::Skip => format!("Scipeálann {who} seal an taoibh {}.", of(enemy)),
        Deed::Decline => format!("Ligeann {who} don taobh {} imirt.", hue(enemy)),
        Deed::Move(from, Some(to)) => format!("Bogann {who} an droichead {from} go {to}."),
        Deed::Move(from, None) => format!("Ardaíonn {who} an droichead {from}."),
        Deed::Swap(hill) | Deed::Capture(hill) => format!("Gabhann {who} {hill}."),
        Deed::Link(pair) => format!("Nascann {who} {pair}."),
    }
}

fn wins(winner: Colour, points: u8) -> String {
    format!("Buann {} {points}–0", name(winner))
}

/// Who has what, and what it is worth.
fn count_up(ending: &Ending) -> String {
    let ([red, blue], [red_land, blue_land]) = (ending.kingdoms, ending.territory);
    let worth = format!("2 phointe, agus {} don difríocht.", ending.points() - 2);
    let kingdoms = counted(red.into(), "ríocht");
    if red == blue {
        format!(
            "Tá {kingdoms} ag an dá thaobh, agus mar sin is í an chríoch a shocraíonn: Dearg \
             {red_land}, Gorm {}. {worth}",
            counted(blue_land.into(), "ráth"),
        )
    } else {
        format!("Tá {kingdoms} ag Dearg, {blue} ag Gorm; is fearr níos lú. {worth}")
    }
}

fn line(line: Line) -> &'static str {
    match line {
        Line::Kingdoms => "Ríochtaí",
        Line::Territory => "Críoch",
        Line::Win => "As an mbua",
        Line::Bonus(Bonus::Kingdoms(_)) => "Difríocht i ríochtaí",
        Line::Bonus(Bonus::Territory(_)) => "Difríocht i gcríoch",
        Line::Bonus(Bonus::Least) => "An difríocht is lú",
    }
}

/// Whose turn, and what kind.
fn head(need: Need, colour: Colour) -> String {
    let (who, enemy) = (name(colour), colour.other());
    match need {
        Need::FirstBuild | Need::NearBuild => format!("Tógann {who}"),
        Need::AnyBuild | Need::FreeBuild => format!("Tógann {who} in áit ar bith"),
        Need::EdgeBuild => format!("Tógann {who} ar imeall"),
        Need::RowBuild { .. } => format!("Tógann {who} i líne cháilithe"),
        Need::Skip { .. } => format!("Tá an rí {} faoi léigear", hue(enemy)),
        Need::SwapOrLift | Need::Swap(_) => format!("Gabhann {who} ráth"),
        Need::Lift => format!("Caithfidh {who} droichead a bhogadh"),
        Need::Drop { .. } => "Leag síos an droichead anois".into(),
        Need::SwapNow(_) => "Gabh ráth anois".into(),
        Need::Link { .. } => "Nasc dhá ráth de do chuid anois".into(),
        Need::Capture(_) => format!("Caithfidh {who} ráth a ghabháil"),
        Need::LastCapture(_) => {
            format!("Tá {} AMUIGH: caithfidh {who} ráth a ghabháil", name(enemy))
        }
    }
}

/// The head spoken, as what is to be done.
fn asked(need: Need, colour: Colour) -> String {
    let who = name(colour);
    let to = match need {
        Need::FirstBuild | Need::NearBuild => "tógáil",
        Need::AnyBuild | Need::FreeBuild => "tógáil in áit ar bith",
        Need::EdgeBuild => "tógáil ar imeall",
        Need::RowBuild { .. } => "tógáil i líne cháilithe",
        Need::SwapOrLift | Need::Swap(_) => "ráth a ghabháil",
        // That the other is OUT has just been said.
        Need::LastCapture(_) => return format!("Caithfidh {who} ráth a ghabháil."),
        _ => return format!("{}.", head(need, colour)),
    };
    format!("Is le {who} an seal: {to}.")
}

/// What the turn needs now.
fn detail(need: Need, who: Colour) -> String {
    let enemy = who.other();
    let (theirs, of_theirs) = (hue(enemy), of(enemy));
    match need {
        Need::FirstBuild => "Tóg ar chnoc ar bith; téann do rí isteach sa ráth.".into(),
        Need::NearBuild => format!(
            "Ar chnoc marcáilte, céim nó dhó ón rí {theirs} feadh líne dhírí. Téann do rí isteach \
             ann."
        ),
        Need::AnyBuild => {
            format!("Níl cnoc folamh ar bith gar don rí {theirs}: tóg ar aon chnoc folamh.")
        }
        Need::Skip { last: false } => format!(
            "Íoc licín amháin agus glac seal an taoibh {of_theirs} freisin, nó lig don taobh \
             {theirs} imirt."
        ),
        Need::Skip { last: true } => format!(
            "Tá an clár lán. Íoc licín amháin agus tosaigh an Cath in áit an taoibh {of_theirs}, \
             nó lig don taobh {theirs} é a thosú."
        ),
        Need::SwapOrLift => format!(
            "Gabh aon fháinne lom {theirs} atá marcáilte; nó bog droichead {theirs} ar dtús, ar \
             licín."
        ),
        Need::Swap(why) => format!(
            "Gabh aon fháinne lom {theirs} atá marcáilte.{}",
            match why {
                Missing::Bridge => String::new(),
                Missing::Counter => " Níl licín fágtha agat chun droichead a bhogadh.".into(),
                Missing::Place { lines: true } => format!(
                    " Ní féidir droichead ar bith a bhogadh isteach i línte an rí {of_theirs}."
                ),
                Missing::Place { lines: false } => {
                    format!(" Níl áit eile ag droichead {theirs} ar bith le dul ann.")
                }
                Missing::Swap => " Dá mbogfaí droichead ní bheadh aon rud le gabháil.".into(),
            }
        ),
        Need::Lift => format!(
            "Tá gach fáinne {theirs} nasctha nó tá an rí ann, agus mar sin ardaigh droichead \
             {theirs} ar dtús, ar licín."
        ),
        Need::Drop { lines, bare } => {
            let pair = match bare {
                true => format!("Ar phéire ráthanna loma de chuid an taoibh {of_theirs}"),
                false => format!("Ar phéire oscailte eile de chuid an taoibh {of_theirs}"),
            };
            match lines {
                true => format!("{pair} i ró nó i gcolún an rí {of_theirs}."),
                false => format!("{pair}: dhá chomharsa gan droichead eatarthu."),
            }
        }
        Need::SwapNow(None) => {
            format!("Aon fháinne lom {theirs} atá marcáilte. Críochnaíonn sé sin an seal.")
        }
        Need::SwapNow(Some(hill)) => {
            format!("Ní féidir ach {hill} a ghabháil. Críochnaíonn sé sin an seal.")
        }
        Need::Link {
            lines,
            only: Some(pair),
        } => format!(
            "Ní féidir ach péire amháin a nascadh{}: {pair}.",
            if lines { " i línte do rí" } else { "" }
        ),
        Need::Link { lines: true, .. } => {
            "Dhá chomharsa i línte do rí, is é sin a ró agus a cholún.".into()
        }
        Need::Link { lines: false, .. } => {
            "Dhá chomharsa ar bith gan droichead eatarthu; tá ráthanna nasctha slán.".into()
        }
        Need::EdgeBuild => {
            "Ar imeall nár thóg tú air fós, agus gan a bheith díreach trasna ó ráth eile.".into()
        }
        Need::RowBuild { fewer } => {
            let (rows, wedge) = match who {
                Colour::Red => ("rónna", "ar dheis"),
                Colour::Blue => ("colúin", "ar barr"),
            };
            let few = match fewer {
                true => "a bhfuil níos lú ráthanna agat ann",
                false => "nach bhfuil níos mó ráthanna agat ann",
            };
            format!(
                "Is iad na {rows} do línte. Díríonn ding {wedge} isteach i ngach ceann {few} ná ag \
                 {}.",
                name(enemy)
            )
        }
        Need::FreeBuild => "Níl líne ar bith de do chuid cáilithe agus níl ráth ar bith faoi \
             léigear: tóg ar aon chnoc folamh."
            .into(),
        Need::Capture(Some(hill)) => {
            format!("Níl líne ar bith de do chuid cáilithe: gabh {hill}, atá faoi léigear.")
        }
        Need::Capture(None) => {
            format!("Níl líne ar bith de do chuid cáilithe: gabh ráth {theirs} atá faoi léigear.")
        }
        Need::LastCapture(Some(hill)) => {
            format!("Gabh {hill}, atá faoi léigear; ansin tá an cluiche thart.")
        }
        Need::LastCapture(None) => {
            format!("Gabh ráth {theirs} eile atá faoi léigear; ansin tá an cluiche thart.")
        }
    }
}

fn refused(illegal: Illegal) -> String {
    use Illegal::*;
    match illegal {
        Over => "Tá an cluiche thart.".into(),
        Manoeuvres => "Tosaíonn an Cath nuair atá an clár lán; tógann tú go dtí sin.".into(),
        Battle => "Tá an clár lán: ní thógann aon duine sa Chath.".into(),
        Occupied(hill) => format!("Tá ráth ar {hill} cheana féin."),
        OutOfReach { hill, king } => {
            format!("Níl {hill} cnoc nó dhó ón rí namhad ar {king} feadh líne dhírí.")
        }
        NoSkip => "Ní thairgtear scipeáil anseo: caithfidh tógáil léigear an rí namhad a \
             chríochnú."
            .into(),
        SkipFirst => "Glac leis an scipeáil nó diúltaigh di ar dtús.".into(),
        NotEnemy(hill) => format!("Níl ráth namhad ar {hill}."),
        King(hill) => format!("Cosnaíonn an rí namhad a ráth ar {hill}."),
        Linked(hill) => format!("Tá an ráth ar {hill} nasctha le droichead."),
        NoCounter => "Níl licín fágtha agat chun íoc as bogadh droichid.".into(),
        NoBridge(pair) => format!("Níl droichead namhad ar {pair}."),
        NoDestination(pair) => format!("Níl áit ag an droichead ar {pair} le dul ann."),
        NoDestinationInLine(pair) => {
            format!("Níl áit i línte an rí namhad ag an droichead ar {pair} le dul ann.")
        }
        NoSwapAfterLift(pair) => {
            format!(
                "Ní féidir an droichead ar {pair} a bhogadh sa chaoi go ngabhfaí ráth ina dhiaidh."
            )
        }
        NothingLifted => "Ní leagtar síos droichead ach tar éis é a ardú in áit eile.".into(),
        DropFirst => "Leag an droichead a d’ardaigh tú ar phéire namhad eile anois.".into(),
        SamePair(pair) => {
            format!("Ardaíodh an droichead ó {pair}; caithfidh sé dul chuig péire eile.")
        }
        NotEnemyPair(pair) => format!("Ní péire ráthanna namhad é {pair}."),
        Unavailable(pair) | Bridged(pair) => format!("Tá droichead ar {pair} cheana féin."),
        NotBare(pair) => {
            format!(
                "Tá droichead ag ráth de {pair}; ag an mbord seo ní mór don dá cheann a bheith lom."
            )
        }
        NotInEnemyLine { pair, king } => {
            format!("Níl {pair} i ró ná i gcolún an rí namhad ar {king}.")
        }
        NoSwapAfterDrop(pair) => {
            format!("Agus an droichead ar {pair} ní fhéadfaí ráth a ghabháil.")
        }
        SwapAfterDrop => "I ndiaidh an droichid gabh ráth namhad gan nasc anois.".into(),
        NoLinkAfterMove => {
            "I ndiaidh droichead a bhogadh ní nascann tú aon rud de do chuid.".into()
        }
        SwapFirst => "Nascann tú i ndiaidh na gabhála, ní roimpi.".into(),
        NotYourPair(pair) => format!("Ní péire de do ráthanna féin é {pair}."),
        NotInYourLine { pair, king } => {
            format!("Níl {pair} i ró ná i gcolún do rí ar {king}.")
        }
        LinkFirst => "Nasc dhá ráth de do chuid le droichead anois.".into(),
    }
}

fn refused_chalice(illegal: ChaliceIllegal) -> String {
    use ChaliceIllegal::*;
    match illegal {
        Over => "Tá an cluiche thart.".into(),
        Occupied(hill) => format!("Tá ráth ar {hill} cheana féin."),
        NotOnEdge(hill) => format!("Níl {hill} ar imeall an chláir, áit a mbíonn an Inlíocht."),
        EdgeUsed(hill) => {
            format!("Thóg tú ar imeall {hill} cheana; ní thógtar ar imeall ach aon uair amháin.")
        }
        Opposite { hill, opposite } => {
            format!("Tá {hill} díreach trasna ón ráth ar {opposite}.")
        }
        Manoeuvres => "Ní ghabhtar aon rud san Inlíocht.".into(),
        NotQualified(hill) => format!("Níl {hill} i líne cháilithe, agus tá líne agat."),
        CanBuild => "Níl cead agat gabháil fad atá líne cháilithe agat.".into(),
        MustCapture => "Níl líne cháilithe agat: caithfidh tú ráth faoi léigear a ghabháil.".into(),
        NotEnemy(hill) => format!("Níl ráth namhad ar {hill}."),
        NotBesieged(hill) => {
            format!("Níl an ráth ar {hill} faoi léigear: ní leatsa gach cnoc in aice leis.")
        }
    }
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Option(name) => match name.as_str() {
            "first" => "Cé a thosaíonn?",
            "bridge_destination" => "An áit a bhféadfaidh droichead a bhogtar dul",
            "skip_on_last_build" => "Scipeáil as an tógáil dheireanach",
            "qualified_rows" => "Línte cáilithe",
            other => other,
        }
        .into(),
        Text::Value(value) => match value.as_str() {
            "red" => "Dearg",
            "blue" => "Gorm",
            "unbridged_pair" => "Péire oscailte ar bith",
            "bare_ringforts" => "Ráthanna loma",
            "on" => "Tairgtear í",
            "off" => "Ní thairgtear í",
            "no_more" => "Gan a bheith níos mó ná acu siúd",
            "fewer" => "Níos lú ná acu siúd",
            other => other,
        }
        .into(),
        Text::ValueMeans(name, value) => match (name.as_str(), value.as_str()) {
            ("first", "red") => "Tógann Dearg ar dtús.",
            ("first", _) => "Tógann Gorm ar dtús.",
            (_, "unbridged_pair") => "Idir dhá chomharsa ar bith nach bhfuil droichead acu fós.",
            (_, "bare_ringforts") => "Idir dhá ráth nach dtéann droichead chucu, agus iad sin amháin.",
            ("skip_on_last_build", "on") => {
                "Áirítear freisin an tógáil a líonann an clár."
            }
            ("skip_on_last_build", _) => "Ní áirítear an tógáil a líonann an clár.",
            (_, "no_more") => {
                "Tá líne cáilithe má tá an líon céanna ráthanna nó níos lú agat inti."
            }
            (_, "fewer") => "Níl líne cáilithe ach má tá níos lú ráthanna agat inti.",
            _ => "",
        }
        .into(),
        Text::Side(colour) => name(*colour).into(),
        Text::Wins(ending) => wins(ending.winner(), ending.points()),
        Text::WinsBy(winner, points) => wins(*winner, *points),
        Text::Decided(ending) => {
            let winner = name(ending.winner());
            match ending.bonus() {
                Bonus::Kingdoms(_) => format!("Tá níos lú ríochtaí ag {winner}."),
                _ => format!("Tá na ríochtaí cothrom, agus tá críoch níos mó ag {winner}."),
            }
        }
        Text::Count(ending) => count_up(ending),
        Text::Line(it) => line(*it).into(),
        Text::Head(need, who) => head(*need, *who),
        Text::Asked(need, who) => asked(*need, *who),
        Text::Detail(need, who) => detail(*need, *who),
        Text::Done(deed, who) => done(*deed, *who),
        Text::Out(who) => format!("Tá {} AMUIGH (P-7).", name(*who)),
        Text::Stuck(who) => format!("Níl seal ar bith fágtha ag {} (A-13).", name(*who)),
        Text::NoLink { who, lines: true } => format!(
            "Níl aon rud le nascadh ag {} i línte an rí (B-6).",
            name(*who)
        ),
        Text::NoLink { who, lines: false } => {
            format!("Níl aon rud le nascadh ag {} (A-7).", name(*who))
        }
        Text::NoSkip { enemy, counters } => {
            let why = match counters {
                true => "ní thairgeann an tógáil dheireanach scipeáil (B-4)",
                false => "níl licín ann chun íoc as scipeáil (B-2)",
            };
            format!("Tá an rí {} faoi léigear, ach {why}.", hue(*enemy))
        }
        Text::Board => "Clár 45 cnoc. Siúlann na saigheadeochracha ó chnoc go cnoc. Tógann Enter, \
             gabhann sé, nó roghnaíonn sé an chéad ráth de dhá cheann; ansin siúil chuig a chomharsa \
             agus brúigh Enter don droichead eatarthu. Scaoileann Escape leis."
            .into(),
        Text::Cell(it) => cell(it),
        Text::Chosen(hill, pairs) => format!(
            "{hill} roghnaithe. A dhroichid: {}.",
            list(pairs.iter().map(Pair::to_string))
        ),
        Text::Kingdom(colour, size) => {
            format!("{}: ríocht de {}", name(*colour), counted(*size, "ráth"))
        }
        Text::KingdomsWord => "ríochtaí".into(),
        Text::Counters(left) => format!("{} fágtha", counted((*left).into(), "licín")),
        Text::SkipQuestion(enemy) => format!("Tá an rí {} faoi léigear", hue(*enemy)),
        Text::Skip(enemy) => format!("Scipeáil seal an taoibh {}, ar licín", of(*enemy)),
        Text::Decline(enemy) => format!("Lig don taobh {} imirt", hue(*enemy)),
        Text::Refused(illegal) => refused(*illegal),
        Text::RefusedChalice(illegal) => refused_chalice(*illegal),
    }
}
