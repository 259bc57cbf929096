//! The words about saved games in Irish.

use super::{Ago, Far, Text};
use crate::app::text::{Lang, irish::counted};

/// How many games.
fn games(count: usize) -> String {
    counted(count as u32, "cluiche")
}

fn taken_in(added: usize, same: usize, strange: usize, refused: usize) -> String {
    let mut words = match added {
        0 => "Níor cuireadh aon rud leis.".to_owned(),
        _ => format!("Cuireadh {} leis.", games(added)),
    };
    if strange > 0 {
        words += &format!(" Ní féidir {strange} acu a léamh anseo.");
    }
    if same > 0 {
        words += &format!(" Bhí {} ann cheana féin.", games(same));
    }
    if refused > 0 {
        words += &format!(" Ní raibh slí ann do {}.", games(refused));
    }
    words
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Saved => "Cluichí sábháilte".into(),
        Text::AllSaved => "Na cluichí sábháilte go léir".into(),
        Text::GoOn => "Lean ort le".into(),
        Text::Continue => "Lean ort".into(),
        Text::Players(players) => match players.as_slice() {
            [one, two] => format!("{one} in aghaidh {two}"),
            players => Lang::Irish.list(players),
        },
        Text::Level { name, number } => format!("{name} (leibhéal {number})"),
        Text::Far(Far::Turns(0)) => "gan seal fós".into(),
        Text::Far(Far::Turns(turns)) => counted(*turns as u32, "seal"),
        Text::Far(Far::InTurn(turn)) => format!("i seal {turn}"),
        Text::Ago(Ago::Now) => "díreach anois".into(),
        Text::Ago(Ago::Minutes(minutes)) => format!("{} ó shin", counted(*minutes as u32, "nóiméad")),
        Text::Ago(Ago::Hours(1)) => "uair an chloig ó shin".into(),
        Text::Ago(Ago::Hours(hours)) => format!("{hours} uair an chloig ó shin"),
        Text::Ago(Ago::Days(1)) => "inné".into(),
        Text::Ago(Ago::Days(days)) => format!("{} ó shin", counted(*days as u32, "lá")),
        Text::Ago(Ago::Longer) => String::new(),
        Text::OfMatch { game } => format!("comórtas, cluiche {game} as 2"),
        Text::Opening => "Coinnítear gach cluiche ar an ngléas seo agus tú ag imirt. Tabhair cóip leat \
             mar chomhad; ní sheoltar aon rud as seo chuig áit ar bith."
            .into(),
        Text::Search => "Cuardaigh de réir ainm".into(),
        Text::State => "Cé acu".into(),
        Text::AllStates => "Gach ceann".into(),
        Text::InProgress => "Ar siúl".into(),
        Text::Finished => "Críochnaithe".into(),
        Text::Game => "Cluiche".into(),
        Text::AllGames => "Na cluichí go léir".into(),
        Text::Count { shown, all } if shown == all => games(*all),
        Text::Count { shown, all } => format!("{shown} as {}", games(*all)),
        Text::NoneYet => {
            "Níl cluiche ar bith sábháilte fós: coinnítear gach ceann óna chéad seal ar aghaidh.".into()
        }
        Text::NoneMatch => "Níl a leithéid de chluiche sábháilte ann.".into(),
        Text::ShowMore => "Taispeáin tuilleadh".into(),
        Text::Open => "Oscail".into(),
        Text::Rename => "Athainmnigh".into(),
        Text::NewTitle => "Ainm an chluiche".into(),
        Text::Keep => "Coinnigh an t-ainm".into(),
        Text::Cancel => "Cealaigh".into(),
        Text::Delete => "Scrios".into(),
        Text::Export => "Sábháil mar chomhad".into(),
        Text::Undo => "Cuir ar ceal".into(),
        Text::BringBack => "Tabhair ar ais".into(),
        Text::ExportAll => "Sábháil gach ceann mar aon chomhad amháin".into(),
        Text::Import => "Tóg isteach ó chomhad…".into(),
        Text::Renamed { name } => format!("“{name}” is ainm don chluiche anois."),
        Text::Deleted { name } => format!("Scriosadh “{name}”."),
        Text::BroughtBack { name } => format!("Tá “{name}” ar ais."),
        Text::TakenIn {
            added,
            same,
            strange,
            refused,
        } => taken_in(*added, *same, *strange, *refused),
        Text::FileUnreadable { why } => format!("Ní féidir an comhad seo a thógáil isteach. {why}"),
        Text::NoRoom => "Ní ligeann an brabhsálaí seo é sin a choinneáil: tá an stóras lán nó múchta. \
             Bain na cluichí scriosta as go deo chun slí a dhéanamh, nó sábháil cluichí mar chomhaid \
             ar dtús."
            .into(),
        Text::DeletedGames => "Cluichí scriosta".into(),
        Text::DeletedHelp => {
            "Is féidir na deich gcluiche dheireanacha a scriosadh a thabhairt ar ais.".into()
        }
        Text::EmptyBin => "Bain gach ceann as go deo".into(),
        Text::BinEmptied => "Tá na cluichí scriosta imithe.".into(),
        Text::Strange => "Ní féidir iad seo a léamh anseo".into(),
        Text::StrangeHelp => "Coinnítear iad seo gan athrú. Sábháil mar chomhaid iad chun iad a oscailt \
             in áit eile."
            .into(),
        Text::Nameless { game: Some(game) } => format!("Cluiche: {game}"),
        Text::Nameless { game: None } => "Cluiche".into(),
        Text::NearlyFull { percent } => format!(
            "Tá an tslí do chluichí sábháilte {percent} % lán. Sábháil cluichí mar chomhaid agus scrios \
             cuid acu, sula mbeidh slí ar bith ann don chéad cheann eile."
        ),
        Text::Followed => {
            "Leanadh den chluiche seo i bhfuinneog eile. Leanann sé ar aghaidh anseo ón áit sin.".into()
        }
        Text::WentApart => "Ghabh an cluiche seo bealach eile i bhfuinneog eile. Coinnítear a n-imríonn \
             tú anseo taobh leis, mar chóip."
            .into(),
        Text::NoSuchSaved => "Níl an cluiche seo sábháilte anseo.".into(),
        Text::NoSuchSavedHelp => {
            "B’fhéidir gur scriosadh é, nó go bhfuil sé i mbrabhsálaí eile nó ar ghléas eile.".into()
        }
        Text::CannotOpen { why } => format!("Ní féidir an cluiche seo a oscailt. {why}"),
        Text::CannotOpenHelp => "Tá sé coinnithe gan athrú.".into(),
        Text::ExportFound => "Sábháil a bhfuarthas".into(),
        Text::PlayNew { game } => format!("Cluiche nua: {game}"),
    }
}
