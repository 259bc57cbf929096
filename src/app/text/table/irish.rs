//! The words of the table page in Irish.

use super::{Margin, Text};
use crate::app::text::{Lang, irish::counted};

/// A side in the middle of a sentence, as its subject or after “ag”: “na hionsaitheoirí”, but
/// “Dearg”, which is a name.
fn the(side: &str) -> String {
    if !side.ends_with("irí") {
        return side.to_owned();
    }
    // A vowel has an h after “na”.
    let h = if side.starts_with(['A', 'E', 'I', 'O', 'U']) {
        "h"
    } else {
        ""
    };
    format!("na {h}{}", side.to_ascii_lowercase())
}

fn thinking(depth: u32, nodes: u64) -> String {
    let ahead = format!("ag féachaint {} chun tosaigh", counted(depth, "seal"));
    match nodes {
        0 => "…".into(),
        1..=9_999 => ahead,
        10_000..=999_999 => {
            let thousands = counted((nodes / 1000) as u32, "míle");
            format!("{ahead}, {thousands} suíomh go dtí seo")
        }
        _ => {
            let (whole, tenths) = (nodes / 1_000_000, nodes / 100_000 % 10);
            format!("{ahead}, {whole}.{tenths} milliún suíomh go dtí seo")
        }
    }
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::You => "Tusa".into(),
        Text::Person => "Duine".into(),
        Text::Computer { number, irish, .. } => format!("Ríomhaire {number}: {irish}"),
        Text::LevelLine { number, .. } => format!("leibhéal {number}"),
        Text::UnknownLevel(id) => format!("ríomhaire, leibhéal anaithnid “{id}”"),
        Text::NamedWinners(names) => match names.is_empty() {
            true => String::new(),
            false => format!("Tá an bua ag {}.", Lang::Irish.list(names)),
        },
        Text::PassTo { name } => format!("Sín an gléas chuig {name}."),
        Text::IAm { name } => format!("Is mise {name}: taispeáin mo lámh"),
        Text::Thinking { name } => format!("Tá {name} ag smaoineamh"),
        Text::ThinkingDetail { depth, nodes } => thinking(*depth, *nodes),
        Text::Looking { turn: 0, of } => {
            format!("An tús, agus {} le teacht", counted(*of as u32, "seal"))
        }
        Text::Looking { turn, of } => format!("I ndiaidh sheal {turn} as {of}"),
        Text::LookingDetail => "Téigh ar aghaidh céim ar chéim, nó imir ón áit seo: cuirfear ar \
             leataobh, mar chraobh, a dtáinig ina diaidh. Chun rud a thriail taobh leis an \
             gcluiche, brúigh “Lean ón áit seo”."
            .into(),
        Text::LookingDetailBranch => "Téigh ar aghaidh céim ar chéim, nó imir ón áit seo: \
             tosóidh sé sin craobh, agus fanfaidh an cluiche mar atá."
            .into(),
        Text::LookingDetailComputer => "Is leis an ríomhaire an seal anseo. Téigh ar aghaidh céim \
             ar chéim, nó lig don chluiche leanúint ón áit seo."
            .into(),
        Text::LookingDetailOnly => "Seo a raibh ar eolas agat an uair sin.".into(),
        Text::LookingDetailOpen => "Tá an cluiche thart, agus mar sin tá gach lámh oscailte: \
             teagmhaigh le clár imreora chun í a fheiceáil."
            .into(),
        Text::Chances(chances) => {
            let each = chances.iter().map(|(name, of)| format!("{name} {of}"));
            let each: Vec<String> = each.collect();
            format!("Seans buachana, as 100: {}", Lang::Irish.row(&each))
        }
        Text::Chapters => "Babhta ar bhabhta".into(),
        Text::ChaptersDetail => {
            "A bhfuair gach imreoir. Le Taispeáin feicfidh tú an bord mar a bhí \
             an uair sin, agus is féidir féachaint ar an mbabhta arís ann."
                .into()
        }
        Text::SoFar => "Go dtí seo".into(),
        Text::Show => "Taispeáin".into(),
        Text::ShowChapter(title) => format!("Taispeáin: {title}"),
        Text::GoOnFromHere => "Lean ón áit seo".into(),
        Text::BackToGame => "Ar ais go dtí an deireadh".into(),
        Text::Dropped { turns } => format!(
            "Cuireadh {} ina dhiaidh seo ar leataobh.",
            counted(*turns as u32, "seal")
        ),
        Text::BringBack { turns: 1 } => "Tabhair ar ais é".into(),
        Text::BringBack { .. } => "Tabhair ar ais iad".into(),
        Text::TakeBack => "Tóg siar".into(),
        Text::Redo => "Athdhéan".into(),
        Text::Hint => "Leid".into(),
        Text::Resign => "Géill".into(),
        Text::NewGame | Text::NewGameTitle => "Cluiche nua".into(),
        Text::NextGame => "An chéad chluiche eile, taobhanna malartaithe".into(),
        Text::NextGameBegins { side } => {
            format!("An chéad chluiche eile, tosaíonn {}", the(side))
        }
        Text::PlayAgain => "Imir arís".into(),
        Text::CopyRecord => "Cóipeáil na sealanna".into(),
        Text::SaveRecord => "Sábháil mar chomhad".into(),
        Text::Close => "Dún".into(),
        Text::Cancel => "Cealaigh".into(),
        Text::First => "Go dtí an tús".into(),
        Text::Previous => "Seal amháin siar".into(),
        Text::Next => "Seal amháin ar aghaidh".into(),
        Text::Last => "Go dtí an deireadh".into(),
        Text::Rules => "Rialacha".into(),
        Text::RuleOf(rule) => format!("Riail {rule}"),
        Text::ResignQuestion { side } => format!("An ngéilleann {}?", the(side)),
        Text::ResignYes => "Sea, géill".into(),
        Text::Resigned { side } => format!("Buann {}", the(side)),
        Text::ResignedReason { side } => format!("Ghéill {}.", the(side)),
        Text::EvaluationOf { side, margin } => {
            let much = match margin {
                Margin::Little => "beag",
                Margin::Clear => "soiléir",
                Margin::Great => "mór",
            };
            format!("Tá buntáiste {much} ag {}", the(side))
        }
        Text::EvaluationComes => "Ag féachaint…".into(),
        Text::EvaluationEven => "Cothrom, a bheag nó a mhór".into(),
        Text::WinsIn { side, turns: 1, .. } => {
            format!("Buann {} leis an gcéad seal eile", the(side))
        }
        Text::WinsIn { side, turns, exact } => format!(
            "Buann {} i gceann {}{}, an dá thaobh san áireamh",
            the(side),
            counted(*turns, "seal"),
            if *exact { "" } else { " ar a mhéad" },
        ),
        Text::WinsBy {
            side,
            points,
            exact,
        } => format!(
            "Leis an imirt is fearr buann {} le {}{}",
            the(side),
            counted(*points, "pointe"),
            if *exact { "" } else { " ar a laghad" },
        ),
        Text::ChanceOf { side, percent } => format!(
            "Buann {} thart ar {percent} as gach 100 cluiche mar seo",
            the(side)
        ),
        Text::HintIs { turn } => format!("Leid: {turn}"),
        Text::HintLine => "An líne atá ar intinn aige:".into(),
        Text::HintThinking => "Ag smaoineamh ar sheal maith…".into(),
        Text::Record => "Sealanna an chluiche seo".into(),
        Text::RecordEmpty => "Níor imríodh seal ar bith fós.".into(),
        Text::TurnLabel { number, words } => format!("Seal {number}: {words}"),
        Text::AtStart => "Tús an chluiche.".into(),
        Text::Copied => "Tá na sealanna cóipeáilte.".into(),
        Text::CopyFailed => "Níor cheadaigh an brabhsálaí an chóipeáil; sábháil an cluiche mar \
             chomhad ina háit, le do thoil."
            .into(),
        Text::MatchGame { game } => format!("Comórtas, cluiche {game} as 2"),
        Text::MatchWon { name: None } => "Tá an comórtas buaite agat.".into(),
        Text::MatchWon { name: Some(name) } => format!("Tá an comórtas buaite ag {name}."),
        Text::MatchDrawn { points } => format!(
            "Tá an comórtas cothrom, {} an duine.",
            counted(points.unsigned_abs(), "pointe")
        ),
        Text::MatchLeads { name } => {
            format!("Bua an duine; d’úsáid {name} níos lú sealanna mar ionsaitheoir.")
        }
        Text::PlayerA => "Imreoir A".into(),
        Text::PlayerB => "Imreoir B".into(),
        Text::SheetCaption => "Bileog scóir".into(),
        Text::SheetGame {
            game,
            name,
            side,
            resigned,
        } => {
            let who = match side {
                Some(side) => format!("{} ag {name}", the(side)),
                None => format!("thosaigh {name}"),
            };
            let end = match resigned {
                Some(name) => format!("; ghéill {name}"),
                None => String::new(),
            };
            format!("Cluiche {game}: {who}{end}")
        }
        Text::SheetTurns => "Sealanna".into(),
        Text::SheetPoints => "Pointí".into(),
        Text::SheetTotal => "Comórtas".into(),
        Text::WhoPlays { side } => format!("Cé a imreoidh {}?", the(side)),
        Text::NameOf { side } => format!("Ainm an imreora ({side}), más maith leat"),
        Text::NameHere => "Ainm, más maith leat".into(),
        Text::HowMany => "Cé mhéad cluiche?".into(),
        Text::OneGame => "Cluiche amháin".into(),
        Text::TwoGames => "Comórtas dhá chluiche".into(),
        Text::TwoGamesDetail { sides: true } => {
            "Malartaítear na taobhanna don dara cluiche.".into()
        }
        Text::TwoGamesDetail { sides: false } => "Tosaíonn gach imreoir uair amháin.".into(),
        Text::Options => "Rialacha an bhoird seo".into(),
        Text::Readings => "Léamha ar na rialacha".into(),
        Text::Begin => "Tosaigh".into(),
        Text::Share => "Roinn".into(),
        Text::ShareFailed => "Níorbh fhéidir an roinnt a lódáil. An bhfuil nasc ann?".into(),
        Text::Look => "Clár agus sealanna".into(),
        Text::Warnings => "Rabhaidh".into(),
        Text::Coordinates => "Comhordanáidí".into(),
        Text::ShowEvaluation => "Measúnú".into(),
        Text::Board => "Clár".into(),
        Text::SideColumn => "An cluiche".into(),
        Text::NotKept => "Ní ligeann an brabhsálaí seo an cluiche a choinneáil: tá an stóras lán \
             nó múchta. Is féidir leat leanúint den imirt; sábháil an cluiche mar chomhad sula \
             n-imeoidh tú."
            .into(),
        Text::Unreadable { why } => {
            format!("Ní féidir an cluiche a bhí coinnithe anseo a léamh. {why}")
        }
        Text::UnreadableKept => {
            "Cuireadh ar leataobh é gan athrú; is féidir leat é a shábháil mar chomhad.".into()
        }
        Text::FileUnreadable { why } => {
            format!("Ní féidir an comhad seo a oscailt anseo. {why}")
        }
        Text::OpenFile => "Oscail comhad sábháilte…".into(),
        Text::SaveFound => "Sábháil a bhfuarthas".into(),
        Text::ThinkerFailed => "Níor thosaigh an t-imreoir ríomhaire, nó stop sé.".into(),
        Text::TryAgain => "Bain triail eile as".into(),
        Text::AllSettings => "Gach socrú".into(),
        Text::Held { turn } => format!("Do sheal: {turn}"),
        Text::PlayHeld => "Imir é".into(),
        Text::TakeHeldBack => "Tarraing siar é".into(),
    }
}
