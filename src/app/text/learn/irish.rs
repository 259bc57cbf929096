//! The words round the lessons in Irish.

use super::Text;
use crate::{app::text::irish::counted, shelf::GameName};

fn turns(count: u8) -> String {
    match count {
        2 => "dhá sheal".into(),
        3 => "trí sheal".into(),
        4 => "ceithre sheal".into(),
        count => counted(count.into(), "seal"),
    }
}

fn stars(count: u8) -> String {
    match count {
        0 => "gan déanamh fós".into(),
        2 => "dhá réalta".into(),
        3 => "trí réalta".into(),
        count => counted(count.into(), "réalta"),
    }
}

/// A number of moves.
fn moves(count: usize) -> String {
    counted(u32::try_from(count).unwrap_or(u32::MAX), "beart")
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Learn | Text::CourseOf => "Foghlaim".into(),
        Text::LearnAbout => {
            "Cúrsa gearr do gach cluiche: suíomh, sprioc, agus na rialacha mar bhreitheamh. Is féidir ceacht ar bith a scipeáil; fanann do réaltaí ar an ngléas seo."
                .into()
        }
        Text::CourseAbout(game) => match game {
            GameName::ArdRi => {
                "Bog, gabh, éalaigh, seilg; agus ag an deireadh an cluiche atá réitithe: ní féidir le haon duine an Rí a shábháil, is cuma cén iarracht a dhéantar."
            }
            GameName::ArdRiOneStep => {
                "An tseilg chéanna ar luas coisíochta: áirítear gach céim."
            }
            GameName::Tara1 => "Tóg gar don rí namhad, ansin gabh, nasc agus gearr.",
            GameName::Tara2 => {
                "Léigir a thugann seal breise duit, agus droichid nach leagtar ach i línte an rí."
            }
            GameName::TaraChalice => {
                "Línte a osclaíonn agus a dhúnann, agus gabhálacha a gcaithfidh tú iad a dhéanamh."
            }
            GameName::BrianBoru => {
                "Seal sa cheacht: ionsaigh, tóg, pós, trádáil, coinnigh, agus bí i d’Ardrí."
            }
        }
        .into(),
        Text::ToCourse { done, of } => format!("{done} as {of} ceacht déanta"),
        Text::Begin => "Tosaigh".into(),
        Text::GoOn => "Lean ort".into(),
        Text::LessonInList {
            place,
            title,
            stars: count,
        } => format!("Ceacht {place}: {title}, {}", stars(*count)),
        Text::Stars(count) => stars(*count),
        Text::LessonPlace { place, of } => format!("Ceacht {place} as {of}"),
        Text::Goal => "Do sprioc".into(),
        Text::InTurns(count) => format!("Tá {} agat chuige.", turns(*count)),
        Text::TurnsLeft(count) => format!("I gceart go dtí seo. Tá {} fágtha agat.", turns(*count)),
        Text::Hint => "Leid".into(),
        Text::ShowMe => "Taispeáin dom".into(),
        Text::TryAgain => "Bain triail eile as".into(),
        Text::Next => "Ar aghaidh".into(),
        Text::Skip => "Scipeáil".into(),
        Text::AllLessons => "Na ceachtanna go léir".into(),
        Text::ToTable => "Imir cluiche".into(),
        Text::Reached(count) => format!("Maith thú: {}.", stars(*count)),
        Text::Missed => "Ní go fóill".into(),
        Text::Late => "Rómhall".into(),
        Text::NoHint => "Ní féidir an sprioc a bhaint amach ón áit seo: bain triail eile as.".into(),
        Text::EngineThinks => "Tá na hionsaitheoirí ag lorg a mbirt…".into(),
        Text::EngineKnows { plies } => format!(
            "Tá an t-áireamh déanta ag na hionsaitheoirí: cibé rud a dhéanfaidh tú, buafaidh siad laistigh de {} eile, bhur mbearta go léir san áireamh.",
            moves(*plies as usize)
        ),
        Text::HeldOut { plies, most } if *plies >= usize::from(*most) => format!(
            "Sheas tú an fód ar feadh {}, chomh fada agus is féidir le haon duine. Tá an cluiche caillte mar sin féin.",
            moves(*plies)
        ),
        Text::HeldOut { plies, most } => format!(
            "Cailleadh an Rí i ndiaidh {}. Maireann an chosaint is faide {}.",
            moves(*plies),
            moves(usize::from(*most))
        ),
        Text::Defences(all) => {
            let all: Vec<String> = all.iter().map(ToString::to_string).collect();
            format!(
                "Do chosaintí go dtí seo, i mbearta an dá thaobh: {}.",
                all.join(", ")
            )
        }
        Text::EngineFailed => {
            "Níorbh fhéidir imreoir an ríomhaire a thosú anseo. Lódáil an leathanach arís, le do thoil."
                .into()
        }
        Text::NotKept => {
            "Ní féidir do réaltaí a choinneáil: tá stóras an bhrabhsálaí lán nó toirmiscthe, nó tá dul chun cinn ann nach féidir leis an leagan seo a léamh."
                .into()
        }
        Text::NoSuchLesson => "Níl a leithéid de cheacht ann.".into(),
        Text::Glossary => "Gluais".into(),
        Text::GlossaryAbout => {
            "Focail na gcluichí go léir i ngnáthchaint, gach ceann leis na rialacha a mbaineann sé leo."
                .into()
        }
        Text::Where => "Rialacha:".into(),
    }
}
