//! What the lessons of Tara, Levels 1 and 2, say in Irish.

use super::Parts;
use crate::learn::LessonId::{self, *};

/// What it is about, the goal, a hint, what is wrong, what is learnt.
pub fn say(id: LessonId) -> Parts {
    match id {
        Reach => [
            "Tógann tú gar don rí namhad: cnoc amháin nó dhá chnoc uaidh, go díreach nó ar trasnán. Téann do rí féin isteach sa ráth nua. Is cuma cad atá eatarthu.",
            "Is tusa Gorm. Tá an rí dearg ar d4. Tóg dhá chnoc uaidh, ar trasnán.",
            "Sroicheann dhá chéim feadh trasnáin ó d4 b2, b6, f2 nó f6.",
            "Tá an cnoc sin gar go leor freisin, ach níl sé dhá chnoc uaidh ar trasnán.",
            "Sé chnoc déag ar a mhéad: ocht dtreo, cnoc amháin nó dhá chnoc uaidh, agus gan léim ridire fichille riamh.",
        ],
        Join => [
            "Is éard is ríocht ann grúpa ráthanna den dath céanna atá ina gcomharsana. Ag an deireadh buann níos lú ríochtaí.",
            "Is tusa Dearg. Tóg sa chaoi go mbeidh do ráthanna go léir ina n-aon ríocht amháin.",
            "Tá cnoc amháin ina chomharsa ag gach cuid de do chuid.",
            "Tá do ráthanna scartha fós: ní cheanglaíonn comharsana ar trasnán a chéile.",
            "Tóg san áit a dtagann do chodanna féin le chéile: buann níos lú ríochtaí an cluiche.",
        ],
        Anywhere => [
            "Nuair nach bhfuil cnoc folamh ar bith gar don rí namhad, tá cead agat tógáil ar aon chnoc folamh.",
            "Is tusa Gorm. Níl cnoc folamh ar bith gar don rí dearg. Tóg san áit is mó a cheanglaíonn do ríochtaí: ní mór cúig cinn a fhágáil, ní sé cinn.",
            "Féach ar an mbeagán cnoc folamh: cé acu atá in aice le dhá ríocht leat?",
            "Tá níos mó ná cúig ríocht agat fós.",
            "Nuair atá an áit timpeall ar an rí namhad lán, tá tú saor: tóg áit ar bith.",
        ],
        Take => [
            "Tá an clár lán agus tosaíonn an Cath. I do sheal gabhann tú ráth namhad gan nasc, cuireann tú do cheann féin ina áit agus do rí ann, agus ansin nascann tú dhá ráth leat le droichead.",
            "Is tusa Gorm. Le seal amháin gearr ríocht Dearg ina dhá cuid agus déan aon ríocht amháin de do chuid féin.",
            "Níl cúinne uachtarach Dearg ceangailte ach le ráth amháin, agus is é an ráth céanna a scarann do chúinne uachtarach féin uait.",
            "Níl Dearg gearrtha, nó tá tusa i do dhá chuid fós: déanann ráth amháin an dá rud.",
            "Is féidir le gabháil amháin an namhaid a scoilteadh agus tusa a cheangal. Lorg cnoic a bhfuil ríocht ag brath orthu.",
        ],
        Linked => [
            "Tá ráth nasctha nuair a theagmhaíonn droichead leis, agus ní féidir le haon duine é a ghabháil. Tá ráth an rí namhad féin slán freisin.",
            "Is tusa Gorm. Tá beagnach gach ráth dearg nasctha. Gabh an t-aon ráth nach bhfuil, ansin nasc le do chuid féin é.",
            "Tá gach ráth nach dtrasnaíonn a fháinne ceann eile lom. Níl ach ceann dearg amháin amhlaidh, seachas ráth an rí.",
            "Gabh d1, agus cuir do dhroichead ar phéire a bhfuil do ráth nua ann nó in aice leis.",
            "Is féidir fáinní loma a ghabháil, ach ní féidir fáinní trasnaithe.",
        ],
        Counter => [
            "Tá cúig licín ag gach imreoir. Ar licín amháin féadfaidh tú droichead namhad a bhogadh chuig péire namhad eile, agus ansin ráth atá lom anois a ghabháil. Ní nascann tú aon rud sa seal sin.",
            "Is tusa Gorm. Tá an ráth ar c6 nasctha le c5. Saor é trí dhroichead a bhogadh, agus gabh é.",
            "Brúigh an droichead idir c5 agus c6 ar dtús, ansin péire dearg gan droichead, ansin c6.",
            "Bog an droichead ó c5 agus c6 ar dtús, agus gabh c6 ansin.",
            "Osclaíonn licín an rud a dhún droichead. Ní thagann sé ar ais riamh, mar sin caith go maith é.",
        ],
        LastWord => [
            "Críochnaíonn an cluiche láithreach nuair nach féidir leis an imreoir ar leis an seal aon rud a ghabháil. Ansin áirítear ríochtaí, agus má tá siad cothrom buann an chríoch is mó.",
            "Is tusa Gorm. Buaigh leis an seal seo.",
            "I ndiaidh do sheala ní mór nach mbeadh ráth lom leat le fáil ag Dearg, agus gur leatsa an clár is fearr.",
            "Leanann an cluiche, nó críochnaíonn sé go dona duit: gabh agus nasc sa chaoi nach mbeidh aon rud fágtha le gabháil ag Dearg.",
            "An té nach bhfágann aon rud le gabháil ag an namhaid, is aige atá an focal scoir.",
        ],
        Plan => [
            "Gar don deireadh is féidir gach seal a áireamh. Féach cad is féidir le Dearg a dhéanamh, agus cén freagra atá ag Gorm.",
            "Is tusa Dearg. Buaigh in dhá sheal ar a mhéad, cibé rud a dhéanfaidh Gorm.",
            "Is tábhachtach do ghabháil agus do nasc araon: ná fág ag Gorm ach an rud nach gcabhraíonn leis.",
            "D’fhéadfadh Gorm an fód a sheasamh.",
            "Ag deireadh an Chatha buann an té a áiríonn.",
        ],

        Siege => [
            "Tá rí faoi léigear nuair atá ráth namhad ar gach comharsa dá chnoc. Má chríochnaíonn do thógáil an léigear, féadfaidh tú licín a íoc agus do chéile comhraic a scipeáil: imríonn tú arís.",
            "Is tusa Dearg. Cuir an rí gorm ar b1 faoi léigear agus glac leis an scipeáil.",
            "Sa chúinne níl ach dhá chomharsa ag b1, agus is leatsa c1.",
            "Níl léigear ann, nó níl scipeáil ann: tóg ar b2, agus ansin glac leis an seal a thairgtear duit.",
            "Ag an imeall is beag ráth atá de dhíth ar léigear. Cosnaíonn an scipeáil licín agus tugann sí seal duit.",
        ],
        ThreeSides => [
            "Ag imeall tá trí chomharsa ag cnoc, sa lár ceithre cinn.",
            "Is tusa Dearg. Críochnaigh léigear an rí ghoirm ar e7 agus scipeáil seal Gorm.",
            "Is leatsa dhá cheann dá thrí chomharsa: d7 agus f7.",
            "Níl an rí ar e7 faoi léigear go fóill, nó níor glacadh leis an scipeáil.",
            "Áirigh na comharsana: dhá cheann, trí cinn nó ceithre cinn.",
        ],
        Hole => [
            "Rí a théann isteach i bpoll atá timpeallaithe cheana, ní thugann sé aon rud uaidh: níl léigear ann le críochnú.",
            "Is tusa Gorm. Tá Dearg ag fanacht ar g3 agus f2. Tóg sa pholl eatarthu, áit nach féidir le scipeáil teacht as.",
            "Is é g2 an poll: tá an dá chnoc in aice leis dearg.",
            "Ní hé sin an poll: tá g2 timpeallaithe cheana, mar sin ní féidir aon rud a chríochnú ansin.",
            "Ní thugann aon tógáil scipeáil ach an ceann a chríochnaíonn léigear, agus sin uair amháin.",
        ],
        Line => [
            "San Ardleibhéal ní mór do do dhroichead a bheith i ró nó i gcolún chnoc nua do rí.",
            "Is tusa Gorm. Gabh ráth sa chaoi go mbeidh cead agat f2 agus g2 a nascadh, agus nasc iad.",
            "Téann do rí san áit a ngabhann tú. Tá an péire f2–g2 i ró 2.",
            "Níl an droichead ar f2–g2: gabh ráth i ró 2, ionas go seasfaidh do rí sa ró sin.",
            "Smaoinigh ar dtús cén péire atá uait, ansin gabh ina ró nó ina cholún.",
        ],
        EnemyLine => [
            "San Ardleibhéal ní mór do dhroichead a bhogtar dul chuig ró nó colún an rí namhad.",
            "Is tusa Gorm. Saor c6 trí dhroichead a bhogadh agus gabh é. Tá an rí dearg ar d4.",
            "Ardaigh an droichead idir c5 agus c6. Féadfaidh sé dul ar phéire dearg lom i ró 4 nó i gcolún d.",
            "Bog an droichead ó c5 agus c6 chuig péire i ró 4 nó i gcolún d, agus gabh c6 ansin.",
            "Is é an rí namhad a shocraíonn cá bhféadfar a chuid droichead a thabhairt.",
        ],
        Finish => [
            "Is beag nasc a bhíonn san Ardleibhéal, mar sin críochnaíonn an Cath níos luaithe. D’fhéadfadh níos mó críche a bheith ag an imreoir atá i sáinn, fiú.",
            "Is tusa Dearg. Buaigh leis an seal seo.",
            "Ná fág aon ráth lom le gabháil ag Gorm: socraíonn línte do rí cad is féidir leat a nascadh.",
            "Leanann an cluiche, nó críochnaíonn sé go dona duit.",
            "Gabh san áit ar féidir leat an rud atá lom fós a nascadh freisin.",
        ],
        Ahead => [
            "Na sealanna deireanacha arís, le freagra amháin eatarthu an uair seo.",
            "Is tusa Dearg. Buaigh in dhá sheal ar a mhéad, cibé rud a dhéanfaidh Gorm.",
            "Níl ach beagán ráthanna is féidir leat a ghabháil: triail gach ceann i d’aigne lena nasc.",
            "D’fhéadfadh Gorm an fód a sheasamh.",
            "Is minic gurb é an té is túisce a áiríonn na ráthanna loma deireanacha a bhuann cluiche Teamhrach.",
        ],
        _ => [""; 5],
    }
}
