//! The words about sharing a game in Irish.

use super::Text;

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Title => "Roinn an cluiche seo",
        Text::AboutTurn => {
            "Chun imirt le duine i bhfad uait, seol an nasc seo i ndiaidh gach seala agat. Osclaíonn sé an \
             cluiche san áit a bhfuil sé; imríonn do chara seal agus seolann sé an chéad nasc eile ar ais. \
             Tá an cluiche ar fad sa nasc: ní théann aon rud chuig freastalaí."
        }
        Text::AboutOver => {
            "Is féidir le haon duine a osclaíonn an nasc seo féachaint ar an gcluiche ar fad agus é a \
             leanúint céim ar chéim. Tá an cluiche sa nasc: ní théann aon rud chuig freastalaí."
        }
        Text::NoLink { why } => {
            return format!("{why} Is féidir pictiúr an bhoird a sheoladh mar sin féin.");
        }
        Text::Link => "Nasc",
        Text::CopyLink => "Cóipeáil an nasc",
        Text::AboutCode => {
            "Comhad ar do ghléas is ea an Ríocht seo: ní threoraíonn nasc chuige aon áit eile. Seol an cód \
             seo ina ionad, i ndiaidh gach seala agat fad a leanann an cluiche. Osclaíonn aon Ríocht é, ó \
             leathanach na gcluichí sábháilte le “Greamaigh nasc nó cluiche”. Tá an cluiche ar fad sa chód."
        }
        Text::Code => "Cód",
        Text::CopyCode => "Cóipeáil an cód",
        Text::CopyMessage => "Cóipeáil le teachtaireacht",
        Text::Send => "Seol…",
        Text::Copied => "Cóipeáilte.",
        Text::CopyFailed => {
            "Níor cheadaigh an brabhsálaí an chóipeáil. Tá an téacs marcáilte: cóipeáil tú féin é, le do \
             thoil."
        }
        Text::Message { game, far, next } => {
            return format!("Ár gcluiche de {game}, {far}: {next}. Oscail an nasc agus lean den imirt:");
        }
        Text::MessageOver { game, result } => {
            return format!("Cluiche de {game}: {result}. Oscail an nasc chun féachaint air:");
        }
        Text::Square => "Cód le scanadh",
        Text::SquareHelp => "Dírigh ceamara fóin air chun leanúint ar aghaidh ansin.",
        Text::SquareTooLong => "Tá an cluiche seo rófhada do chód; seol an nasc, le do thoil.",
        Text::Picture => "Pictiúr",
        Text::PictureHelp => "An clár mar a thaispeántar anois é.",
        Text::AsSvg => "Sábháil mar SVG",
        Text::AsPng => "Sábháil mar PNG",
        Text::PictureFailed => "Níor éirigh leis an mbrabhsálaí an pictiúr seo a dhéanamh.",
        Text::Turns => "Sealanna",
        Text::CopyTurns => "Cóipeáil na sealanna",
        Text::OpenTafl => "Do OpenTafl",
        Text::CopyOpenTafl => "Cóipeáil do OpenTafl",
        Text::SaveOpenTafl => "Sábháil do OpenTafl",
        Text::File => "Comhad",
        Text::SaveFile => "Sábháil mar chomhad",
        Text::Came => "Cluiche duit",
        Text::OtherRules => "Ní hiad na gnáthrialacha iad rialacha uile an bhoird seo.",
        Text::Next { side } => return format!("an seal le {side}"),
        Text::GoesOn => "Leanann sé ón áit a bhfuil do chluiche, agus glacann sé a áit.",
        Text::Here => "Tá an cluiche seo agat anseo cheana féin.",
        Text::Answer => "I ndiaidh do sheala, brúigh “Roinn” ag an mbord agus seol an nasc ar ais.",
        Text::PlayAs { side } => return format!("Imir mar {side}"),
        Text::YourName => "D’ainm, más maith leat",
        Text::GoOn => "Lean ar aghaidh leis",
        Text::Look => "Féach ar an gcluiche",
        Text::Watch => "Féach air ón tús",
        Text::NotKept => {
            "Ní ligeann an brabhsálaí seo cluichí a choinneáil: tá an stóras lán nó múchta. Déan slí ar \
             leathanach na gcluichí sábháilte, agus oscail an nasc arís, le do thoil."
        }
        Text::Wrong => "Níl cluiche ar bith anseo",
        Text::Paste => "Nasc eile",
        Text::PasteHelp => {
            "Greamaigh nasc, sealanna cluiche, suíomh, téacs comhaid shábháilte, nó cluiche i nodaireacht \
             OpenTafl."
        }
        Text::PasteLabel => "Nasc nó cluiche",
        Text::Open => "Oscail é",
    }
    .to_owned()
}
