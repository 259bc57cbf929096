//! What is wrong, in Irish.

use crate::game::{OptionError, ParseError, RecordError, record::SCHEMA};

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
