//! What is wrong, in Irish.

use crate::{
    app::store::Trouble,
    game::{OptionError, ParseError, RecordError, record::SCHEMA},
    share::{LinkError, otn::OtnError, paste::PasteError},
};

pub(super) fn record(error: &RecordError) -> String {
    match error {
        RecordError::Form(_) => "Ní taifead cluiche é seo, nó tá an téacs millte.".into(),
        RecordError::Newer { found } => format!(
            "Ríocht níos nuaí a rinne an taifead seo (foirm {found}; léann an ceann seo suas go \
             {SCHEMA})."
        ),
        RecordError::Schema { found } => {
            format!("Tá an fhoirm {found} ar an taifead seo, foirm nár úsáideadh riamh.")
        }
        RecordError::Game(game) => format!("Níl cluiche darb ainm “{game}” anseo."),
        RecordError::OtherGame(game) => format!("Taifead de chluiche eile é seo, “{game}”."),
        RecordError::Option(error) => option(error),
        RecordError::Seats { found, expected } => format!(
            "Is é {found} líon na n-imreoirí sa taifead; is é {expected} líon na suíochán sa \
             chluiche seo."
        ),
        RecordError::Start(error) => format!("Tús an taifid: {}", notation(error)),
        RecordError::Action {
            number,
            text,
            rule: Some(rule),
            ..
        } => format!("Níl beart {number} den taifead, “{text}”, ceadaithe ansin (riail {rule})."),
        RecordError::Action { number, text, .. } => {
            format!("Ní féidir beart {number} den taifead, “{text}”, a léamh.")
        }
        RecordError::Resigned(seat) => format!(
            "Deir an taifead gur ghéill suíochán {seat}, ach níorbh fhéidir le haon duine géilleadh \
             an uair sin."
        ),
    }
}

pub(super) fn option(error: &OptionError) -> String {
    match error {
        OptionError::Unknown { name, known } => {
            format!("Níl an rogha “{name}” ag an gcluiche seo; is iad a roghanna {known}.")
        }
        OptionError::Value { name, value, .. } => {
            format!("Ní féidir “{value}” a chur ar an rogha “{name}”.")
        }
        OptionError::Form { text } => {
            format!("Ní rogha é “{text}”; scríobhtar roghanna mar name=value, le camóga eatarthu.")
        }
        OptionError::Twice { name } => format!("Tá an rogha “{name}” ann faoi dhó."),
    }
}

pub(super) fn notation(error: &ParseError) -> String {
    match error {
        ParseError::Square(text) => format!("Ní cearnóg den chlár seo é “{text}”."),
        ParseError::Hill(text) => format!("Ní cnoc den chlár seo é “{text}”."),
        ParseError::Pair(text) => {
            format!("Ní péire cnoc in aice a chéile é “{text}”, ar nós b1-c1.")
        }
        ParseError::Card(text) => format!(
            "Ní cárta é “{text}”; tá cuma r5M ar chárta, agus tá gach luach ag gach dath i dtrí réigiún."
        ),
        ParseError::Turn { text, example } => {
            format!("Ní seal é “{text}”; tá an chuma seo ar sheal: {example}.")
        }
        ParseError::NoPosition => "Tá an suíomh folamh.".into(),
        ParseError::Unreadable(_) => "Ní féidir an suíomh a léamh.".into(),
        ParseError::Rows { found, expected } => format!(
            "Is é {found} líon na rónna sa suíomh; is é {expected} líon na rónna ar an gclár."
        ),
        ParseError::RowLength {
            row,
            found,
            expected,
        } => format!(
            "Is é {found} líon na gcearnóg i ró {row} den suíomh; {expected} ba chóir a bheith ann."
        ),
        ParseError::Sign { row, sign, allowed } => {
            format!(
                "Tá an comhartha “{sign}” i ró {row} den suíomh; is iad na comharthaí {allowed}."
            )
        }
        ParseError::Side { found, allowed } => format!(
            "Caithfidh an suíomh críochnú leis an taobh ar leis an seal, {allowed}; “{found}” atá ann."
        ),
        ParseError::Unplayable(_) => "Ní féidir an suíomh seo a imirt.".into(),
        ParseError::Captures { turn, said, real } => {
            format!("Deir “{turn}” go ngabhtar {said}, ach gabhtar {real}.")
        }
        ParseError::NotTheKing { turn, square } => {
            format!("Luann “{turn}” an Rí, ach ní hé an Rí an píosa ar {square}.")
        }
        ParseError::Illegal { turn, rule, .. } => {
            format!("Níl “{turn}” ceadaithe (riail {rule}).")
        }
    }
}

pub(super) fn saved(error: &Trouble) -> String {
    match error {
        Trouble::Newer { found } => format!(
            "Ríocht níos nuaí a shábháil an cluiche seo (foirm {found}). Is féidir é a oscailt ansin."
        ),
        Trouble::Several(games) => format!(
            "Tá {games} cluiche sa chomhad seo: is féidir iad go léir a thógáil isteach ar leathanach na \
             gcluichí sábháilte."
        ),
        Trouble::NoRoom => "Níl slí ann fós chun an cluiche seo a liostú. Déan slí, agus tar ar ais \
             chuig an leathanach seo."
            .into(),
        Trouble::Aside => {
            "Níorbh fhéidir an cluiche seo a oscailt an uair dheireanach, agus cuireadh ar leataobh é.".into()
        }
        Trouble::Record(error) => record(error),
    }
}

pub(super) fn link(error: &LinkError) -> String {
    match error {
        LinkError::Empty => "Níl cluiche ar bith sa nasc seo.".into(),
        LinkError::Damaged => {
            "Tá an nasc seo millte: tá cuid de ar iarraidh nó athraithe. Iarr arís é, \
             le do thoil."
                .into()
        }
        LinkError::Newer(sign) => format!(
            "Tosaíonn an nasc seo le “{sign}”, rud a thuigfeadh Ríocht níos nuaí, b’fhéidir; ní thuigeann \
             an ceann seo é. Nó b’fhéidir go bhfuil sé millte."
        ),
        LinkError::Game(game) => {
            format!("Baineann an nasc seo le cluiche darb ainm “{game}”, nach bhfuil anseo.")
        }
        LinkError::Record(error) => {
            format!(
                "Ní féidir an cluiche sa nasc seo a imirt. {}",
                record(error)
            )
        }
        LinkError::Hidden => {
            "Is féidir cluiche a bhfuil cártaí folaithe ann a roinnt nuair atá sé thart: \
             roimhe sin d’inseodh an nasc gach lámh."
                .into()
        }
        LinkError::TooLong => {
            "Tá an cluiche seo rófhada do nasc. Seol mar chomhad é, le do thoil.".into()
        }
    }
}

pub(super) fn open_tafl(error: &OtnError) -> String {
    match error {
        OtnError::Open => "Níl deireadh le clib idir lúibíní cearnacha.".into(),
        OtnError::Rules(rules) => {
            format!("Ní hiad rialacha Ard Rí na rialacha sa téacs seo: “{rules}”.")
        }
        OtnError::Turn { number, why } => format!("Seal {number}: {}", notation(why)),
        OtnError::Start(why) => format!("An suíomh sa téacs seo: {}", notation(why)),
        OtnError::Over => "Tá seal ann i ndiaidh dheireadh an chluiche.".into(),
        OtnError::Record(error) => record(error),
    }
}

pub(super) fn pasted(error: &PasteError) -> String {
    match error {
        PasteError::Nothing => "Níl aon rud anseo fós.".into(),
        PasteError::TooLong => "Tá an téacs seo rófhada le bheith ina chluiche.".into(),
        PasteError::Link(error) => link(error),
        PasteError::Record(error) => record(error),
        PasteError::Otn(error) => open_tafl(error),
        PasteError::Position(why) => {
            format!("Ní féidir le cluiche tosú sa suíomh seo. {}", notation(why))
        }
        PasteError::Turn { number, game, why } => format!(
            "Ní féidir seal {number} a léamh mar sheal de “{game}”, an ceann is cosúla. {}",
            notation(why)
        ),
    }
}
