//! The words about the past of a game in Irish.

use super::Text;
use crate::app::table::replay::Pace;

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Replay => "Athsheinm",
        Text::Play => "Seinn na sealanna",
        Text::Pause => "Cuir ar sos",
        Text::Turn => "Seal",
        Text::At { turn: 0, of, .. } => return format!("Tús, seal 0 as {of}"),
        Text::At { turn, of, words } => return format!("Seal {turn} as {of}, {words}"),
        Text::Speed => "Luas",
        Text::Pace(Pace::Slow) => "Mall",
        Text::Pace(Pace::Normal) => "Gnáthluas",
        Text::Pace(Pace::Fast) => "Tapa",
        Text::Note { turn: 0 } => "Nóta ar an tús",
        Text::Note { turn } => return format!("Nóta ar sheal {turn}"),
        Text::WriteNote { turn: 0 } => "Scríobh nóta ar an tús",
        Text::WriteNote { turn } => return format!("Scríobh nóta ar sheal {turn}"),
        Text::ChangeNote { turn: 0 } => "Athraigh an nóta ar an tús",
        Text::ChangeNote { turn } => return format!("Athraigh an nóta ar sheal {turn}"),
        Text::KeepNote => "Coinnigh an nóta",
        Text::HasNote { note } => return format!("Nóta: {note}"),
        Text::Lines => "Príomhlíne agus craobhacha",
        Text::MainLine => "Príomhlíne",
        Text::Branch { turn: 0, words } => return super::branch("Ón tús", words),
        Text::Branch { turn, words } => {
            return super::branch(&format!("I ndiaidh sheal {turn}"), words);
        }
        Text::BranchTitle => "Ainm na craoibhe",
        Text::InBranch { turn: 0 } => {
            "Craobh ón tús: tá tú ag triail ruda, agus fanann an cluiche féin mar atá."
        }
        Text::InBranch { turn } => {
            return format!(
                "Craobh i ndiaidh sheal {turn}: tá tú ag triail ruda, agus fanann an cluiche féin \
                 mar atá."
            );
        }
        Text::ToMainLine => "Chuig an bpríomhlíne",
        Text::BranchDeleted => "Tá an chraobh scriosta.",
        Text::NotInLink => {
            "Níl nótaí ná craobhacha sa nasc. Sábháil an cluiche mar chomhad chun iad a sheoladh."
        }
        Text::PasteGame => "Greamaigh nasc nó cluiche",
    }
    .to_owned()
}
