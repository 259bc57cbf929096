//! The words of the hall in Irish.

use super::Text;
use crate::{app::store::Theme, shelf::GameName};

pub(super) fn say(text: &Text) -> &'static str {
    match text {
        Text::Welcome => "Cluichí boird ríoga na hÉireann",
        Text::Promise => {
            "Imir in aghaidh an ríomhaire nó le cara atá in aice leat. Níl cuntas ná freastalaí ag \
             teastáil: fanann gach a n-imríonn tú ar an ngléas seo, agus oibríonn sé gan nasc."
        }
        Text::About(GameName::ArdRi) => {
            "Tá an tArdrí timpeallaithe ag sé chreachadóir déag. Tá ochtar gardaí aige, agus \
             caithfidh sé imeall an chláir a bhaint amach. Scuabann gach píosa feadh línte iomlána."
        }
        Text::About(GameName::ArdRiOneStep) => {
            "An tseilg chéanna ar luas coisíochta: bogann gach píosa cearnóg amháin, agus mar sin \
             feictear gach céim roimh ré agus ní haon ribín réidh ceann ar bith acu."
        }
        Text::About(GameName::Tara1) => {
            "Líon cnoc na Teamhrach le ráthanna, ansin gabh agus nasc iad: an té a bhfuil níos lú \
             ríochtaí aige ag an deireadh, is aige atá an réim."
        }
        Text::About(GameName::Tara2) => {
            "Teamhair ina hiomláine: cuir rí an namhad faoi léigear chun dhá sheal a fháil as a \
             chéile, agus ná nasc ach feadh línte do rí féin."
        }
        Text::About(GameName::TaraChalice) => {
            "Teamhair gan ríthe, agus gach imreoir ag féachaint trasna ar an gceann eile: tá an \
             líne ar leat féin í dúnta ort, agus b’fhéidir gur nimh a bhfuil ort a ghabháil."
        }
        Text::About(GameName::BrianBoru) => {
            "Leagann gach duine cárta ag an am céanna agus faoi rún: ionsaí, tógáil, pósadh nó \
             trádáil; nó coinníonn sé a chárta. An té a bhfuil smacht aige ar an gcuid is mó \
             d’Éirinn, babhta i ndiaidh babhta, beidh sé ina Ardrí uirthi."
        }
        Text::Players(GameName::BrianBoru) => "2 go 4 imreoir",
        Text::Players(_) => "1 nó 2 imreoir",
        Text::Time(GameName::ArdRi) => "5 go 15 nóiméad",
        Text::Time(GameName::ArdRiOneStep | GameName::BrianBoru) => "15 go 30 nóiméad",
        Text::Time(GameName::Tara1 | GameName::Tara2) => "20 go 40 nóiméad",
        Text::Time(GameName::TaraChalice) => "10 go 20 nóiméad",
        Text::Play => "Imir",
        Text::Continue => "Lean ort",
        Text::Rules => "Rialacha",
        Text::NewGame => "Cluiche nua",
        Text::Saved => "Sábháilte",
        Text::SavedTitle => "Cluichí sábháilte – Ríocht",
        Text::SharedTitle => "Cluiche duit – Ríocht",
        Text::Learn => "Foghlaim",
        Text::LearnAll => "Nua anseo? Foghlaim na cluichí céim ar chéim.",
        Text::Pages => "Leathanaigh",
        Text::Hall => "Na cluichí go léir",
        Text::Theme(Theme::System) => "Dathanna: mar atá ar an ngléas. Athraigh go geal",
        Text::Theme(Theme::Light) => "Dathanna: geal. Athraigh go dorcha",
        Text::Theme(Theme::Dark) => "Dathanna: dorcha. Athraigh go dathanna an ghléis",
        Text::Language => "Teanga",
        Text::Settings => "Socruithe",
        Text::SettingsTitle => "Socruithe – Ríocht",
        Text::StatisticsTitle => "Staitisticí – Ríocht",
        Text::AsTheDevice => "Mar atá ar an ngléas",
        Text::OfflineReady => "Réidh le himirt as líne.",
        Text::NewVersion => "Tá leagan nua réidh.",
        Text::UseNewVersion => "Úsáid anois é",
        Text::NoSuchGame => "Níl a leithéid de chluiche anseo.",
        Text::ToHall => "Chuig an halla",
        Text::Laying => "Fan nóiméad…",
        Text::NotLaid => {
            "Níorbh fhéidir an leathanach seo a lódáil. An bhfuil nasc ann? Níor baineadh le do \
             chuid cluichí."
        }
        Text::TryAgain => "Bain triail eile as",
        Text::Dismiss => "Dún",
    }
}
