//! The words of the settings in Irish.

use super::Text;
use crate::app::store::{BoardStyle, Motion, Theme};

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Title => "Socruithe",
        Text::Promise => {
            "Téann gach athrú i bhfeidhm láithreach agus coimeádtar ar an ngléas seo é."
        }
        Text::Look => "Cuma",
        Text::Colours => "Dathanna",
        Text::Theme(Theme::System) => "Mar atá ar an ngléas",
        Text::Theme(Theme::Light) => "Geal",
        Text::Theme(Theme::Dark) => "Dorcha",
        Text::Language => "Teanga",
        Text::AsTheDevice => "Mar atá ar an ngléas",
        Text::Boards => "Cláir",
        Text::Board(BoardStyle::Carved) => "Snoite",
        Text::Board(BoardStyle::Plain) => "Simplí",
        Text::Board(BoardStyle::Stone) => "Cloch",
        Text::BoardAbout(BoardStyle::Carved) => "Pár i bhfráma adhmaid shnoite.",
        Text::BoardAbout(BoardStyle::Plain) => {
            "Codarsnacht ard agus cruthanna troma. Tá difríocht ghile idir na taobhanna, do shúile nach n-aithníonn ach cúpla dath."
        }
        Text::BoardAbout(BoardStyle::Stone) => "Slinn agus aolchloch, le dathanna ciúine.",
        Text::Sample => "Seo an chuma atá ar na cláir anois.",
        Text::Motion => "Beochan",
        Text::MotionOf(Motion::System) => "Mar atá ar an ngléas",
        Text::MotionOf(Motion::Off) => "As",
        Text::MotionOf(Motion::Fast) => "Tapa",
        Text::MotionOf(Motion::Normal) => "Gnách",
        Text::MotionOf(Motion::Slow) => "Mall",
        Text::MotionHelp => {
            "Conas a bhogann píosaí, agus cá fhad a thaispeántar gach céim de bhabhta. Is ionann “Mar atá ar an ngléas” agus gnách, nó as má iarrann an gléas níos lú gluaiseachta."
        }
        Text::Table => "Ag an mbord",
        Text::Confirm => "Fiafraigh sula n-imrítear seal",
        Text::ConfirmHelp => {
            "Ní imrítear do sheal go dtí go mbrúnn tú “Imir é” nó an eochair Enter. Is féidir é a tharraingt siar go dtí sin."
        }
        Text::WarningsHelp => {
            "In Ard Rí: na bealaí ar a bhféadfadh an Rí éalú an chéad seal eile, agus na bearta a d’fhéadfadh é a ghabháil."
        }
        Text::CoordinatesHelp => "Litreacha agus uimhreacha ar imeall an chláir.",
        Text::EvaluationHelp => {
            "Agus tú ag imirt in aghaidh an ríomhaire, áirítear é seo mar chabhair sna staitisticí."
        }
        Text::Sounds => "Fuaimeanna",
        Text::SoundsOn => "Seinn fuaimeanna",
        Text::SoundsHelp => {
            "Fuaimeanna gearra do sheal, do ghabháil, do dheireadh cluiche, agus nuair is leatsa an seal."
        }
        Text::Volume => "Airde fuaime",
        Text::VolumeOf(percent) => return format!("{percent}%"),
        Text::Listen => "Éist",
        Text::All => "Gach socrú",
        Text::Reset => "Athshocraigh gach rud",
        Text::ResetHelp => {
            "Beidh gach rud ar an leathanach seo mar a bhí ar dtús. Fanann cluichí sábháilte agus staitisticí."
        }
        Text::WasReset => "Tá gach socrú mar a bhí ar dtús.",
        Text::Undo => "Cealaigh",
        Text::WereBack => "Tá do shocruithe ar ais.",
        Text::NotKept => {
            "Ní ligeann an brabhsálaí seo do Ríocht aon rud a choimeád. Fanann do rogha go ndúnann tú an leathanach seo."
        }
        Text::Close => "Dún",
        Text::Statistics => "Staitisticí",
    }
    .into()
}
