//! The words of the statistics in Irish.

use super::Text;

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Title => "Staitisticí",
        Text::About => {
            "Áirítear gach cluiche a chríochnaigh tú i d’aonar in aghaidh an ríomhaire, uair amháin, de réir a chéad deireadh; is ionann géilleadh agus cailleadh. Fanann cluiche san áireamh nuair a scriosann tú é."
        }
        Text::AboutHelp => {
            "Is éard is “le cabhair” ann ná cluichí inar imir tú seal ar bhealach eile tar éis é a tharraingt siar, inar iarr tú leid, nó inar fhéach tú ar mheasúnú an ríomhaire. Áirítear iad leis na cluichí eile."
        }
        Text::AboutShared => {
            "Áirítear bua roinnte mar chomhscór. Ní áirítear cluichí ó shuíomh a leagadh amach de láimh, ná cluichí a tháinig críochnaithe le nasc."
        }
        Text::Settings => "Socruithe",
        Text::Opponent => "Céile comhraic",
        Text::Games => "Cluichí",
        Text::Won => "Buaite",
        Text::Lost => "Caillte",
        Text::Drawn => "Comhscór",
        Text::Share => "Cion buaite",
        Text::Percent(percent) => return format!("{percent}%"),
        Text::WithHelp(count) => return format!("{count} le cabhair"),
        Text::Level { number, irish } => return format!("{irish} (leibhéal {number})"),
        Text::OtherLevel(id) => return format!("Leibhéal anaithnid “{id}”"),
        Text::Times { count, level } => return format!("{count} × {level}"),
        Text::Several(names) => return names.join(", "),
        Text::Rules(rules) => return format!("Rialacha: {}", rules.join(", ")),
        Text::All => "Gach ceann",
        Text::None => "Níor áiríodh aon chluiche fós.",
        Text::NoneHelp => "Imir cluiche in aghaidh an ríomhaire go dtí a dheireadh, agus beidh sé anseo.",
        Text::ToHall => "Na cluichí go léir",
        Text::Newer => {
            "Choimeád Ríocht níos nuaí na staitisticí seo. Fanann siad mar atá siad agus is féidir iad a léamh ansin."
        }
        Text::Damaged => {
            "Ní féidir na staitisticí atá coimeádta anseo a léamh. Ní áirítear aon rud go dtí go dtosaíonn tú as an nua."
        }
        Text::NotKept => "Níl spás ann chun é sin a choimeád. Níor athraíodh aon rud.",
        Text::Reset => "Tosaigh as an nua",
        Text::WasReset => "Tosaíonn na staitisticí as an nua. Níor baineadh le do chluichí sábháilte.",
        Text::Undo => "Cealaigh",
        Text::AreBack => "Tá na staitisticí ar ais.",
        Text::Close => "Dún",
    }
    .into()
}
