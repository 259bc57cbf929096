//! The words about positions that are set up and looked into, in Irish.

use super::{ChaliceFault, Entrance, LevelsFault, TaflFault, Text, tenths};
use crate::{
    app::text::irish::counted,
    study::Piece,
    tara::{Colour, levels::rules::COUNTERS},
};

fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "Dearg",
        Colour::Blue => "Gorm",
    }
}

pub(super) fn entrance(entrance: Entrance) -> &'static str {
    match entrance {
        Entrance::SetUp => "Leag amach suíomh",
        Entrance::Analyse => "Déan anailís",
    }
}

fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Attacker => "Ionsaitheoir",
        Piece::Defender => "Cosantóir",
        Piece::King => "Ardrí",
        Piece::Ringfort(Colour::Red) => "Ráth dearg",
        Piece::Ringfort(Colour::Blue) => "Ráth gorm",
        Piece::KingOf(Colour::Red) => "Rí dearg",
        Piece::KingOf(Colour::Blue) => "Rí gorm",
        Piece::Bridge => "Droichead",
    }
}

fn tafl(fault: &TaflFault) -> String {
    match fault {
        TaflFault::NoKing => "Níl Rí ar bith ann.".into(),
        TaflFault::Kings(count) => {
            format!(
                "Tá {} ann; níl ann ach aon Rí amháin.",
                counted(*count, "Rí")
            )
        }
        TaflFault::Attackers { found, most } => format!(
            "Tá {} ann; ní bhíonn níos mó ná {most} ann choíche.",
            counted(*found, "ionsaitheoir")
        ),
        TaflFault::Defenders { found, most } => format!(
            "Tá {} ann; ní bhíonn níos mó ná {most} ann choíche.",
            counted(*found, "cosantóir")
        ),
        TaflFault::Throne => {
            "Tá saighdiúir ar an Ríchathaoir; níl cead ag aon duine ach an Rí a bheith air.".into()
        }
    }
}

fn levels(fault: &LevelsFault) -> String {
    match fault {
        LevelsFault::NoKing(colour) => {
            format!("Tá ráthanna ag {} agus níl rí ar bith aige.", name(*colour))
        }
        LevelsFault::Kings { colour, found } => format!(
            "Tá {} ag {}; níl ach rí amháin ag gach imreoir.",
            counted(*found, "rí"),
            name(*colour)
        ),
        LevelsFault::Territory { found, side, .. } => format!(
            "Tá {} ag Dearg agus {} ag Gorm; ní féidir é sin nuair is le {} an seal.",
            counted(found[0], "ráth"),
            counted(found[1], "ráth"),
            name(*side)
        ),
        LevelsFault::Bridge(pair) => {
            format!("Níl an droichead {pair} ar dhá ráth den dath céanna.")
        }
        LevelsFault::EarlyBridges => {
            "Tá droichid ann, agus tá cnoic fholmha ann: leis an gCath a thagann na droichid.".into()
        }
        LevelsFault::Counters { colour, found } => format!(
            "Tá {} ag {}; ní bhíonn níos mó ná {COUNTERS} aige choíche.",
            counted((*found).into(), "licín"),
            name(*colour)
        ),
        LevelsFault::EarlyCounters(colour) => format!(
            "D’íoc {} licín, agus níl licín ar rud ar bith roimh an gCath.",
            name(*colour)
        ),
        LevelsFault::Skip => {
            "Ní féidir gur chríochnaigh tógáil ar bith anseo léigear anois beag a cheadódh scipeáil."
                .into()
        }
        LevelsFault::Lifted(pair) => {
            format!("Ní thosaíonn seal ar bith anseo le droichead a ardú ó {pair}.")
        }
        LevelsFault::Moved => {
            "Ní féidir gur bogadh droichead anois beag a gcaithfí ráth a ghabháil ina dhiaidh.".into()
        }
        LevelsFault::Swapped => {
            "Ní féidir gur gabhadh ráth anois beag a gcaithfí nasc a dhéanamh ina dhiaidh.".into()
        }
    }
}

fn chalice(fault: &ChaliceFault) -> String {
    match fault {
        ChaliceFault::NotOnEdge(hill) => {
            format!("Tá ráth ar {hill}, agus is ar na himill a dhéantar an Inlíocht.")
        }
        ChaliceFault::EdgeTwice(colour) => format!(
            "Thóg {} faoi dhó ar aon imeall amháin roimh an gCath.",
            name(*colour)
        ),
        ChaliceFault::Opposite(one, other) => {
            format!("Tá {one} agus {other} díreach os comhair a chéile roimh an gCath.")
        }
        ChaliceFault::Turns { red, blue, side } => format!(
            "Tá {} ag Dearg agus {} ag Gorm; ní féidir é sin roimh an gCath nuair is le {} an seal.",
            counted(*red, "ráth"),
            counted(*blue, "ráth"),
            name(*side)
        ),
        ChaliceFault::NotOut(colour) => format!(
            "Níl {} AMUIGH: tá rud éigin le déanamh aige fós.",
            name(*colour)
        ),
    }
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Board { bridges } => {
            let mut words = "Clár le leagan amach. Siúlann na saigheadeochracha ó áit go háit, cuireann \
                Enter an píosa roghnaithe ann nó baineann as é, folmhaíonn Delete an áit, agus roghnaíonn \
                na huimhreacha píosa."
                .to_owned();
            if *bridges {
                words += " Idir dhá chnoc a bhíonn droichead: Enter ar cheann acu, ansin ar an gceann eile.";
            }
            return words;
        }
        Text::Pieces => "Píosaí",
        Text::Piece(it) => piece(*it),
        Text::Clear => "Folmhaigh áit",
        Text::FirstEnd { at } => {
            return format!("Is é {at} ceann amháin den droichead. Roghnaigh cnoc taobh leis anois.");
        }
        Text::Put { at, piece: None } => return format!("Tá {at} folamh."),
        Text::Put {
            at,
            piece: Some(it),
        } => return format!("Ar {at}: {}.", piece(*it)),
        Text::WrongHere => "níl sé ceadaithe anseo",
        Text::WhoMoves => "Cé leis an seal?",
        Text::Counters(Colour::Red) => "Licíní Dearg",
        Text::Counters(Colour::Blue) => "Licíní Gorm",
        Text::Out { side } => return format!("Tá {side} AMUIGH: seo an seal deireanach"),
        Text::HalfTurn => "Tá seal leathdhéanta anseo.",
        Text::BeginTurn => "Tosaíodh sé as an nua",
        Text::Start => "Tús an chluiche",
        Text::Empty => "Clár folamh",
        Text::AsText => "Suíomh mar théacs",
        Text::AsTextHelp => "Greamaigh suíomh anseo chun é a leagan amach.",
        Text::UseText => "Leag amach",
        Text::Copy => "Cóipeáil",
        Text::Copied => "Cóipeáilte.",
        Text::CopyFailed => {
            "Níor cheadaigh an brabhsálaí an chóipeáil: cóipeáil an téacs tú féin, le do thoil."
        }
        Text::Sound => "Is féidir an suíomh seo a imirt.",
        Text::Faults(1) => "Ní féidir an suíomh seo a imirt:",
        Text::Faults(count) => {
            let reasons = counted(*count as u32, "cúis");
            return format!("Ní féidir an suíomh seo a imirt, ar {reasons}:");
        }
        Text::OverHere { verdict } => {
            return format!("Tá an cluiche thart sa suíomh seo. {verdict}");
        }
        Text::Tafl(fault) => return tafl(fault),
        Text::Levels(fault) => return levels(fault),
        Text::Chalice(fault) => return chalice(fault),
        Text::PlayFromHere => "Imir ón áit seo",
        Text::NotKept => {
            "Ní ligeann an brabhsálaí seo cluichí a choinneáil: tá an stóras lán nó múchta. Déan slí ar \
             leathanach na gcluichí sábháilte, le do thoil."
        }
        Text::Analysis => "Anailís",
        Text::BothSides => "Imríonn tusa an dá thaobh.",
        Text::Change => "Athraigh an suíomh seo",
        Text::BackToGame => "Ar ais chuig an gcluiche",
        Text::Best => "Na sealanna is fearr",
        Text::Stop => "Stop an t-inneall",
        Text::Go => "Lig don inneall féachaint",
        Text::Rests => "Tá an t-inneall ina scíth.",
        Text::Enough => "D’fhéach an t-inneall fada go leor.",
        Text::Ahead { side, tenths: by } => return format!("{side}: +{}", tenths(*by)),
        Text::AheadLong { side, tenths: by } => {
            return format!("{side}: chun tosaigh thart ar {} saighdiúir", tenths(*by));
        }
        Text::AllButWon { side } => return format!("{side}: beagnach buaite"),
        Text::Chance { side, percent } => return format!("{side}: {percent} %"),
        Text::Wins { side, turns, exact } => {
            let most = if *exact { "" } else { "ar a mhéad " };
            return format!("{side}: bua i {most}{turns}");
        }
        Text::WinsBy {
            side,
            points,
            exact,
        } => {
            let least = if *exact { "" } else { "ar a laghad " };
            return format!("{side}: bua le {least}{points}");
        }
        Text::Proven => "cruthaithe",
        Text::PlayTo { turn } => return format!("Imir go dtí {turn}"),
        Text::Wrong => "Níl suíomh ar bith den chluiche seo sa seoladh seo.",
        Text::WrongTurn { turn } => {
            return format!("Sa seoladh, ní seal é “{turn}” is féidir a imirt ann.");
        }
    }
    .to_owned()
}
