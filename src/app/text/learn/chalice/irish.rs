//! What the lessons of Poisoned Chalice say in Irish.

use super::Parts;
use crate::learn::LessonId::{self, *};

/// What it is about, the goal, a hint, what is wrong, what is learnt.
pub fn say(id: LessonId) -> Parts {
    match id {
        Edges => [
            "Ar dtús tógann gach imreoir uair amháin ar gach ceann de na ceithre imeall, agus ní díreach trasna an chláir ó ráth riamh.",
            "Is tusa Dearg agus tá gach imeall úsáidte agat ach an ceann ar dheis. As na trí chnoc atá agat ansin tóg ar g6.",
            "Is é colún g an t-imeall ar dheis, ó g2 go g6.",
            "Tá an cnoc sin oscailte duit freisin, ach is é g6 atá ón gceacht.",
            "Gach imeall uair amháin, gan aon rud os comhair a chéile: i ndiaidh ocht seal tá an clár leagtha amach.",
        ],
        Rows => [
            "Ansin féachann tú ar do sheacht líne féin. Tá líne oscailte duit nuair atá ráth uirthi, cnoc folamh uirthi, agus gan níos mó agatsa uirthi ná ag an duine eile. Léann Dearg na rónna trasna, léann Gorm na colúin.",
            "Is tusa Dearg. Tóg i ró 5.",
            "Tá ráth amháin i ró 5, ceann Gorm ar a5: mar sin níl níos mó agatsa ansin ná ag Gorm.",
            "Tá an líne sin oscailte freisin, ach is é ró 5 atá ón gceacht.",
            "Tá líne fholamh dúnta, agus líne a bhfuil tú chun tosaigh uirthi freisin.",
        ],
        Closed => [
            "Nascann ráthanna ar comharsana iad a chéile uathu féin, agus buann níos lú ríochtaí.",
            "Is tusa Gorm. As na cnoic atá oscailte duit, tóg ar an gceann a fhágann ocht ríocht agat in áit deich gcinn.",
            "Lorg cnoc folamh atá in aice le trí ríocht leat.",
            "Tá níos mó ná ocht ríocht agat fós.",
            "As na cnoic oscailte, tóg an ceann ag a dtagann an líon is mó de do ríochtaí le chéile.",
        ],
        Free => [
            "Mura bhfuil líne ar bith oscailte duit agus mura féidir aon rud a ghabháil, tá cead agat tógáil ar aon chnoc folamh.",
            "Is tusa Gorm, agus tá gach líne dúnta ort. Tóg san áit is mó a chabhraíonn: ní mór naoi ríocht a fhágáil.",
            "Tá cnoc folamh amháin idir trí ríocht leat.",
            "Tá níos mó ná naoi ríocht agat fós.",
            "Nuair atá do línte go léir dúnta tá an clár ar fad oscailte.",
        ],
        MustTake => [
            "Mura bhfuil líne ar bith oscailte agus má tá ráth namhad faoi léigear ar gach taobh agat, caithfidh tú é a ghabháil, is cuma an maith leat é.",
            "Is tusa Gorm agus caithfidh tú gabháil. Roghnaigh go maith: ní mór sé ríocht a fhágáil.",
            "Ceanglaíonn gach ráth a ghabhtar a bhfuil timpeall air. Cé acu is mó a cheanglaíonn?",
            "Bhí ort gabháil, ach ceanglaíonn gabháil eile níos mó de do ríochtaí.",
            "Caithfidh tú ól, ach is tusa a roghnaíonn an cupán.",
        ],
        Shut => [
            "Ní bhíonn fáilte roimh ghabháil i gcónaí, agus is féidir leat í a chur ar an namhaid: dún gach líne dá chuid.",
            "Is tusa Dearg. Tóg sa chaoi nach mbeidh líne oscailte ag Gorm agus go gcaithfidh sé gabháil.",
            "Is iad na colúin línte Gorm. Cá bhféadfadh Gorm tógáil fós, agus conas a dhúnann tú an áit sin?",
            "Tá cead tógála ag Gorm fós.",
            "An té atá gan líne oscailte, níl rogha aige: sin í an chailís nimhe.",
        ],
        Out => [
            "Tá an clár lán. An té nach féidir leis aon rud a dhéanamh glaonn sé AMUIGH, agus tá seal amháin eile ag an duine eile. Ansin áirítear ríochtaí.",
            "Is tusa Dearg. Buaigh an cluiche in dhá sheal ar a mhéad, cibé rud a dhéanfaidh Gorm.",
            "Áirigh a bhfuil fágtha le gabháil, agus cé leis na ríochtaí a cheanglaíonn nó a ghearrann gach gabháil.",
            "Cailleann an ghabháil sin an cluiche.",
            "Socraíonn na gabhálacha deireanacha féin cluichí: áirigh go dtí an deireadh.",
        ],
        Poison => [
            "Féach níos faide anois: osclaíonn gabhálacha áirithe cinn eile, agus ní duitse i gcónaí.",
            "Is tusa Dearg. Buaigh an cluiche i dtrí sheal ar a mhéad, cibé rud a dhéanfaidh Gorm.",
            "Is féidir le ráth a ghabhtar a chomharsa a chur faoi léigear, nó í a scaoileadh saor.",
            "Cailleann an ghabháil sin an cluiche.",
            "Is féidir le gabháil a bheith ina nimh: féach cad a fhágann sí ina diaidh.",
        ],
        _ => [""; 5],
    }
}
