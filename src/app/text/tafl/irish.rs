//! The words of Ard Rí and One-Step Ard Rí in Irish.

use super::{Cell, Text, list};
use crate::tafl::{Ending, Illegal, Piece, Side, Square};

/// A piece at the beginning of a sentence.
fn name(piece: Piece) -> &'static str {
    match piece {
        Piece::Attacker => "Ionsaitheoir",
        Piece::Defender => "Cosantóir",
        Piece::King => "Ardrí",
    }
}

/// A side in the middle of a sentence, as its subject or after “ag” and “leis”.
fn the(side: Side) -> &'static str {
    match side {
        Side::Attackers => "na hionsaitheoirí",
        Side::Defenders => "na cosantóirí",
    }
}

fn cell(cell: &Cell) -> String {
    let mut parts = vec![cell.square.to_string()];
    let mut add = |part: &str| parts.push(part.to_owned());
    add(match cell.piece {
        Some(Piece::Attacker) => "ionsaitheoir",
        Some(Piece::Defender) => "cosantóir",
        Some(Piece::King) => "Ardrí",
        None => "folamh",
    });
    if cell.square == Square::THRONE {
        add("Ríchathaoir");
    }
    if cell.closed_corner {
        add("cúinne dúnta");
    }
    if cell.chosen {
        add("tógtha");
    } else if cell.may_move {
        add("in ann bogadh");
    }
    if cell.in_danger {
        add("i mbaol a ghafa");
    }
    match &cell.target {
        Some(captures) if captures.is_empty() => add("sprioc"),
        Some(captures) => add(&format!("sprioc, gabhtar {}", list(captures))),
        None => {}
    }
    if cell.open_way {
        add("is féidir leis an Ardrí éalú anseo");
    }
    match cell.last {
        Some(mv) if mv.to == cell.square => add(&format!("tháinig ó {}", mv.from)),
        Some(mv) => add(&format!("d’imigh go {}", mv.to)),
        None => {}
    }
    parts.join(", ")
}

fn refused(illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => "Tá an cluiche thart.".into(),
        Illegal::NoPiece(square) => format!("Níl píosa ar bith ar {square}."),
        Illegal::NotYours(square, to_move) => format!(
            "Ní leatsa an píosa ar {square}: is leis {} an seal.",
            the(to_move)
        ),
        Illegal::Shut(square) => {
            format!("Ní féidir leis an bpíosa ar {square} bogadh anois: tá gach bealach dúnta.")
        }
        Illegal::NotInLine(from, to) => {
            format!("Bogann píosa feadh a ró nó a cholúin; níl {to} ar aon líne le {from}.")
        }
        Illegal::Occupied(square) => format!("Tá píosa ar {square} cheana féin."),
        Illegal::TooFar => "Sa chluiche seo bogann píosa cearnóg amháin go díreach.".into(),
        Illegal::Blocked(square) => format!("Tá an píosa ar {square} sa bhealach."),
        Illegal::Throne => "Níl cead ag aon phíosa ach an Rí stopadh ar an Ríchathaoir.".into(),
        Illegal::Corner => "Níl cead ag aon phíosa ach an Rí stopadh i gcúinne.".into(),
        Illegal::Barred(square) => format!("Níl cead ag saighdiúirí dul thar {square}."),
    }
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Option(name) => match name.as_str() {
            "corners" => "Cúinní",
            "king_step" => "Céim an Ardrí",
            "encirclement" => "Timpeallú",
            other => other,
        }
        .into(),
        Text::Value(name, value) => match (name.as_str(), value.as_str()) {
            ("corners", "restricted") => "Curtha ar leith",
            ("corners", "plain") => "Gnáthchearnóga",
            ("king_step", "as_others") => "Mar chách",
            ("king_step", "rook") => "Aon fhad",
            ("encirclement", "flood") => "Buann sé",
            ("encirclement", "off") => "Ní áirítear é",
            (_, other) => other,
        }
        .into(),
        Text::ValueMeans(name, value) => match (name.as_str(), value.as_str()) {
            ("corners", "restricted") => {
                "Níl cead ag saighdiúirí stopadh iontu, agus cabhraíonn cúinne folamh le gabháil."
            }
            ("corners", "plain") => "Is cearnóga den imeall iad mar gach ceann eile.",
            ("king_step", "as_others") => {
                "Bogann sé cearnóg amháin, mar a dhéanann a chuid saighdiúirí."
            }
            ("king_step", "rook") => "Is é amháin a bhogann mar chaiseal fichille.",
            ("encirclement", "flood") => {
                "Buann na hionsaitheoirí nuair nach féidir le haon chosantóir an t-imeall a \
                 bhaint amach."
            }
            ("encirclement", "off") => "Caithfidh na hionsaitheoirí an tArdrí a ghabháil.",
            _ => "",
        }
        .into(),
        Text::SideName(Side::Attackers) => "Ionsaitheoirí".into(),
        Text::SideName(Side::Defenders) => "Cosantóirí".into(),
        Text::Wins(side) => format!("Buann {}", the(*side)),
        Text::Reason(ending) => match ending {
            Ending::KingCaptured => "Gabhadh an tArdrí.".into(),
            Ending::KingEscaped => "Bhain an tArdrí an t-imeall amach.".into(),
            Ending::Encircled => "Tá na cosantóirí timpeallaithe: ní féidir le haon duine acu an \
                 t-imeall a bhaint amach feasta."
                .into(),
            Ending::NoLegalMove { winner } => {
                format!("Níl beart ceadaithe ar bith ag {}.", the(winner.other()))
            }
            Ending::Repetition { .. } => "Bhí an suíomh céanna ar an gclár den tríú huair, rud \
                 nach bhfuil cead ag na cosantóirí a ligean."
                .into(),
        },
        Text::ToMove(side) => format!("Is leis {} an seal", the(*side)),
        Text::Aim(Side::Attackers) => {
            "Beir ar an Ardrí idir beirt ionsaitheoirí sula mbainfidh sé an t-imeall amach.".into()
        }
        Text::Aim(Side::Defenders) => "Tabhair an tArdrí chuig aon chearnóg den imeall.".into(),
        Text::Refused(illegal) => refused(*illegal),
        Text::Moved {
            piece,
            mv,
            captured,
        } => {
            let mut sentence = format!("{} ó {} go {}", name(*piece), mv.from, mv.to);
            if !captured.is_empty() {
                sentence += &format!(", gabhtar {}", list(captured));
            }
            sentence + "."
        }
        Text::Board => "Clár. Siúlann na saigheadeochracha ó chearnóg go cearnóg, tógann Enter \
             píosa agus cuireann síos é, scaoileann Escape leis."
            .into(),
        Text::Cell(it) => cell(it),
        Text::Chosen {
            piece,
            from,
            targets,
        } => format!(
            "{} ar {from} tógtha. Is féidir dul go {}.",
            name(*piece),
            list(targets)
        ),
        Text::Captured(count) => format!("{count} gafa"),
    }
}
