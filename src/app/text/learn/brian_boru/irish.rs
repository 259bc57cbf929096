//! What the lessons of Brian Boru say in Irish.

use super::Parts;
use crate::learn::LessonId::{self, *};

/// What it is about, the goal, a hint, what is wrong, what is learnt.
pub fn say(id: LessonId) -> Parts {
    match id {
        Castle => [
            "Gach seal leagann cách cárta amháin béal faoi i gcrios. Tógann cárta glas i gcrios na Tógála: más é do cheannsa an ceann is airde ann, cuireann tú píosa sa réigiún atá ar an gcárta, agus caisleán.",
            "Tóg caisleán sa Mhumhain.",
            "Glac an 4 glas den Mhumhain i do lámh agus leag sa Tógáil é.",
            "Níl caisleán sa Mhumhain: ní mór do chárta glas na Mumhan a bheith sa Tógáil. Ní dhéanann cárta i gcrios de dhath eile aon rud.",
            "Glas sa Tógáil: píosa agus caisleán. Is fiú caisleán pointe ag an deireadh.",
        ],
        Majority => [
            "Ag deireadh babhta, an t-imreoir is mó píosaí i réigiún, glacann sé smacht air agus faigheann sé a luach. Nuair atá siad cothrom ní fhaigheann aon duine é.",
            "Tá píosa amháin an duine agat féin agus ag do chéile comhraic sa Mhumhain. Glac smacht uirthi.",
            "Is leor píosa amháin eile ansin. Cén cárta a thugann píosa chun na Mumhan?",
            "Ní leatsa an Mhumhain: ní mór níos mó píosaí a bheith agat ann ná ag do chéile comhraic nuair a chríochnaíonn an babhta.",
            "Is ionann píosa amháin sa bhreis agus smacht, agus is í an Mhumhain is luachmhaire.",
        ],
        Raid => [
            "Baineann cárta dearg i gcrios an Ionsaithe píosa céile comhraic as an réigiún atá ar an gcárta.",
            "Bain píosa do chéile comhraic as Ulaidh.",
            "Ní dhéanann ach cárta dearg Uladh é, agus san Ionsaí amháin.",
            "Tá an píosa in Ulaidh fós: leag an cárta dearg leis an réigiún sin san Ionsaí.",
            "Tá an píosa as an gcluiche, agus is leatsa Ulaidh. Bí cúramach: san áit nach bhfuil ach do phíosaí féin, tugann ionsaí ceann acu ar ais.",
        ],
        Stronger => [
            "I gcrios gníomhaíonn an cárta is airde ar dtús. Nuair a ionsaíonn beirt nó níos mó, faigheann an duine deireanach acu licín díomua, a chosnaíonn pointe.",
            "Ionsóidh do chéile comhraic le 3. Bain a phíosa as Ulaidh agus ná glac licín díomua.",
            "Ionsaigh le cárta atá níos airde ná 3.",
            "Tá an píosa in Ulaidh fós, nó is leatsa an licín díomua: is é an t-ionsaí is laige a fhaigheann é.",
            "Socraíonn an luach cé a ghníomhaíonn ar dtús; is é an t-ionsaitheoir is laige a íocann as.",
        ],
        Follower => [
            "An té a bhfuil cárta glas níos ísle aige sa Tógáil, féadfaidh sé píosa a chur leis freisin, i réigiún an chárta is airde.",
            "Tógfaidh do chéile comhraic sa Mhumhain le 5. Faigh píosa isteach sa Mhumhain an seal seo.",
            "Leag do chárta glas sa Tógáil, cé go bhfuil sé níos ísle agus gur le Laighin é. Ansin glac leis.",
            "Níl píosa nua agat sa Mhumhain: ní mór do do chárta glas a bheith sa Tógáil, agus caithfidh tú an píosa a chur leis nuair a fhiafraítear díot.",
            "Tugann cárta glas íseal féin píosa, ach san áit a dtógann an té is láidre.",
        ],
        Upgrade => [
            "An té a thógann san áit a bhfuil caisleán dá chuid féin, féadfaidh sé é a uasghrádú, uair amháin. Is fiú dhá phointe caisleán uasghrádaithe.",
            "Uasghrádaigh do chaisleán i gConnachta.",
            "Leag cárta glas Chonnacht sa Tógáil, agus glac leis.",
            "Tá an caisleán mar a bhí: buaigh crios na Tógála le cárta Chonnacht, agus glac leis an uasghrádú.",
            "Iompaíonn an dara tógáil an caisleán: dhá phointe in áit pointe amháin.",
        ],
        Marriage => [
            "Caithfidh an cárta buí is airde sa Pholaitíocht cárta den lámh a thairiscint le pósadh. Daoine eile a bhfuil cárta buí acu ann, féadfaidh siad píosa a íoc agus é a ghlacadh.",
            "Tairgfidh do chéile comhraic an 5 gorm den Mhumhain. Glac é.",
            "Leag do chárta buí sa Pholaitíocht, agus íoc nuair a fhiafraítear díot.",
            "Ní leatsa an 5 gorm: ní mór do do chárta buí a bheith sa Pholaitíocht, agus an píosa a íoc.",
            "Is féidir le cárta buí íseal cárta ard a bhuachan ar phraghas píosa. Áirítear luachanna na gcártaí sa lámh ag an deireadh.",
        ],
        Bargain => [
            "Trádálann cárta gorm: féadfaidh tú cárta de do lámh a mhalartú ar chárta den tsraith oscailte. Déanann sé é i gcrios ar bith.",
            "Malartaigh do 1 glas den Mhumhain ar an 5 dearg den Mhumhain.",
            "Leag an cárta gorm áit ar bith. Ansin tabhair uait an 1 glas agus glac an 5 dearg.",
            "Níl an 5 dearg agat, nó tá an 1 glas agat fós: teastaíonn cárta gorm chun iad a mhalartú.",
            "Déanann trádáil cárta láidir de chárta lag.",
        ],
        Patience => [
            "Ní gá duit cárta a leagan. An té a choinníonn, féadfaidh sé cárta amháin den tsraith oscailte a ghlacadh ag deireadh an tseala.",
            "Tá do lámh lag. Ná leag cárta: coinnigh, agus glac an 5 glas den Mhumhain as an tsraith.",
            "Brúigh “Coinnigh”, ansin roghnaigh an 5 glas nuair a fhiafraítear díot.",
            "Níl cárta sa bhreis agat, nó níl an 5 glas agat: coinnigh an seal seo, agus glac as an tsraith é.",
            "Fágann coinneáil do lámh slán agus ligeann sí duit an rud atá le teacht a roghnú.",
        ],
        HighKing => [
            "An babhta deireanach. Áirítear gach rud anois: smacht an bhabhta seo, caisleáin, luachanna na gcártaí sa lámh, lúide pointe ar gach licín díomua.",
            "Tá 20 pointe agatsa agus 24 ag do chéile comhraic. Buaigh an cluiche.",
            "Is mian le do chéile comhraic tógáil sa Mhumhain. Bí ar an tógálaí is láidre ansin.",
            "Níor leor sin: tá níos mó pointí ag do chéile comhraic ag an deireadh.",
            "Roimh an gcárta deireanach, áirigh: smacht, caisleáin, cártaí, licíní. Is tusa an tArdrí.",
        ],
        _ => [""; 5],
    }
}
