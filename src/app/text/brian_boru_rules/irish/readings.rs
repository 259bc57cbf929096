//! How the gaps of the tutorial are read, and what is known about the game, in Irish.

use super::super::{Words, words};

pub(super) fn rule(number: &str) -> Option<Words> {
    Some(match number {
        "G2" => words(
            "Fad an chluiche",
            &[
                "Is é seo an cluiche a ndéanann teagasc Peirsise cur síos air, fiú nuair nach ionann é \
                 agus an cluiche foilsithe den ainm céanna. Luann sé trí bhabhta, nó líon eile, le cárta \
                 amháin i ngach ceann. Sé bhabhta is gnách anseo, ceann do gach cárta den chéad lámh de \
                 shé chárta. Is féidir ó 3 go 15 a bheith ag bord, agus suas le 6 sheal i mbabhta.",
            ],
        ),
        "G4" => words(
            "An t-imreoir tosaigh",
            &[
                "Ní deirtear go ngluaiseann an marcóir ar aghaidh, ná go bhfanann sé. Gluaiseann sé \
                 anseo, óir bhuafadh na chéad suíocháin i bhfad níos minice murach sin. Is féidir le \
                 bord ligean dó fanacht.",
            ],
        ),
        "G11" => words(
            "Bailte",
            &[
                "Ní deirtear cé leis gach baile. Tá crannchur cothrom do gach suíochán. Is féidir le \
                 bord bailte a roinnt de réir suíocháin, ligean d’imreoirí roghnú, nó pointí a thabhairt \
                 do bhailte níos boichte.",
            ],
        ),
        "G12" => words(
            "Luach na réigiún",
            &[
                "Ceithre luach éagsúla, ach ní deirtear cé acu. Glactar na cinn is lú, ionas go n-áirítear \
                 caisleáin agus cártaí freisin. Is féidir le bord cinn eile a roghnú.",
            ],
        ),
        "G15" => words(
            "Cárta sa chrios mícheart",
            &[
                "Ní chuireann an teagasc cosc air in áit ar bith, ná ní thugann sé éifeacht dó. Mar sin \
                 is bealach é chun cárta a chaitheamh uait.",
            ],
        ),
        "G16" => words(
            "Trádáil",
            &[
                "Is don trádáil gorm, agus ní deirtear a thuilleadh. Is trádáil é malartú leis an \
                 tsraith, agus is chuige sin atá an tsraith ann.",
            ],
        ),
        "G22" => words(
            "Cé a ionsaíonn",
            &[
                "Ligeann abairt amháin do gach cárta dearg gníomhú, labhraíonn abairt eile faoin \
                 mbuaiteoir. Gníomhaíonn gach ceann anseo, mar atá i sampla an teagaisc féin le 5, 3 \
                 agus 1.",
            ],
        ),
        "G38" => words(
            "Cén mhaith tairiscint",
            &[
                "Ligeann an teagasc duit an oiread cártaí a tharraingt agus a d’imir tú, agus deir sé \
                 gur ceann amháin é sin de ghnáth. Is í an tairiscint an t-aon chás ina bhfuil níos mó. \
                 Is féidir le bord í a áireamh má ghlactar í agus sa chás sin amháin, nó gan í a áireamh \
                 ar chor ar bith.",
            ],
        ),
        "G40" => words(
            "An píosa a íoctar",
            &["Ní deirtear cé leis a n-íoctar é. Fágann sé an cluiche."],
        ),
        "G43" => words(
            "Lámha",
            &[
                "Ní luaitear teorainn, agus mar sin níl ceann ann. Is féidir le bord ceann a shocrú, \
                 agus ó 4 go 8 gcárta a roinnt ag an tús.",
            ],
        ),
        "G44" => words(
            "Cathain a líontar an tsraith",
            &[
                "Ag deireadh seala, ionas go mbíonn siad siúd a choinnigh in iomaíocht faoin gcárta is \
                 fearr. Is féidir le bord í a líonadh láithreach nó gan í a líonadh choíche.",
            ],
        ),
        "G49" => words(
            "Cathain a áirítear smacht",
            &[
                "Gach babhta, a deir áit amháin; ag an deireadh, a deir áit eile. Tugtar pointí gach \
                 babhta agus suimítear iad. Is féidir le bord pointí a thabhairt as an mbabhta deireanach \
                 amháin.",
            ],
        ),
        "G53" => words(
            "Scóir chothroma",
            &["Tá an teagasc ina thost. Réigiúin, ansin licíní díomua, agus ansin bua roinnte."],
        ),
        _ => return None,
    })
}

pub(super) const KNOWN: &[&str] = &[
    "Is ó chluichí ionsamhlaithe sé bhabhta leis na gnáthroghanna na figiúirí seo.",
    "Imreoirí a roghnaíonn go randamach, faigheann siad 37 bpointe ar an meán nuair atá beirt ag imirt, \
     agus 33 nuair atá triúr nó ceathrar. Bíonn an buaiteoir idir 8 agus 10 bpointe chun tosaigh, agus i \
     2 chluiche as 100 roinntear an bua.",
    "Imreoir a fhéachann seal amháin chun tosaigh, buann sé níos mó ná 99 cluiche as 100 in aghaidh \
     imreoir randamach amháin, 97 in aghaidh beirte agus 90 in aghaidh triúir.",
    "Baineann imreoirí maithe leas as gach cineál seala. Le ceathrar ag an mbord tógann siad i 32 seal as \
     100, téann siad chun Polaitíochta i 25, ionsaíonn siad i 15, trádálann siad i 14, coinníonn siad i \
     14, agus cuireann siad cárta amú i 1.",
    "Cailleann an taisceadh: imreoir a choinníonn i gcónaí, buann sé 3.5 cluiche as 100 in aghaidh imreoir \
     maith amháin, 11.5 in aghaidh beirte agus 6.8 in aghaidh triúir, nuair is é 50, 33 agus 25 an sciar \
     cóir.",
    "Níl na bailte cothrom. I measc ceathrar imreoirí maithe buann an Mhumhain 32 cluiche as 100 agus \
     Connachta 17; le pointí do bhailte níos boichte is é 28 agus 21 é.",
    "Ní raibh lámh folamh ná an paca ídithe in aon chluiche ionsamhlaithe; bhí 12 chárta sa lámh ba mhó.",
];
