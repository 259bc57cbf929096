//! The rules pages of the three games of Tara in Irish.

use super::{figures::*, rule};
use crate::app::text::rules::{Chapter, Rulebook};

/// The rules page of the game with this id.
pub(super) fn book(game: &str) -> Rulebook {
    let (opening, mut chapters, known) = match game {
        "tara-1" => (
            "Tá beirt Ardríthe ag éileamh chnoc na Teamhrach. Ar dtús líonann siad an clár le \
             ráthanna, agus cuireann gach tógáil an rí eile ag damhsa; ansin troideann siad, ráth i \
             ndiaidh rátha, agus nascann siad a bhfuil fúthu a choinneáil. An té a mbíonn níos lú \
             ríochtaí aige ag an deireadh, agus iad níos mó, is é a rialaíonn Éire.",
            vec![manoeuvres(false), battle(false)],
            KNOWN_1,
        ),
        "tara-2" => (
            "Teamhair mar a imríonn na máistrí í: cailleann rí faoi léigear seal dá thaobh, agus ní \
             leagtar droichid ach feadh línte a rí féin.",
            vec![manoeuvres(true), battle(true)],
            KNOWN_2,
        ),
        _ => (
            "Níl ríthe ná licíní ann. Féachann tú ar an gclár trasna ar do chéile comhraic: feiceann \
             Dearg rónna, feiceann Gorm colúin. Caithfidh tú tógáil san áit a bhfuil tú chun deiridh, \
             agus is bronntanas nach féidir a dhiúltú é ráth faoi léigear: an chailís nimhe.",
            vec![chalice()],
            KNOWN_CHALICE,
        ),
    };
    chapters.insert(0, board());
    chapters.push(score());
    Rulebook {
        opening: format!("{opening} {WHO_BEGINS}"),
        chapters,
        known: known.iter().map(|text| (*text).into()).collect(),
    }
}

const WHO_BEGINS: &str = "Sna rialacha seo is é an Chéad Imreoir an t-imreoir a thosaíonn, Dearg nó \
     Gorm, agus is é an Dara hImreoir an duine eile.";

fn board() -> Chapter {
    Chapter {
        title: "An clár".into(),
        rules: vec![
            rule(
                "G-1",
                "Cnoic",
                &[
                    "Tá seacht gcolún ann, a go g ó chlé go deas, agus seacht ró, 1 go 7 ón mbun. Tá \
                     na ceithre chúinne ar iarraidh, agus mar sin tá 45 cnoc ann.",
                ],
            ),
            rule(
                "G-2",
                "Comharsana",
                &[
                    "Is comharsana cnoic feadh ró nó colúin, ní ar trasnán riamh. Tá ceithre \
                     chomharsa ag a bhformhór, trí cinn acu siúd feadh na n-imeall, agus dhá cheann \
                     ag na hocht gcnoc in aice le cúinne atá ar iarraidh.",
                ],
            ),
            rule(
                "G-3",
                "Imill",
                &[
                    "Tá cúig chnoc ar gach ceann de na ceithre imeall: b1 go f1, b7 go f7, a2 go a6, \
                     g2 go g6.",
                ],
            ),
            rule(
                "G-4",
                "Péirí agus droichid",
                &[
                    "Is péire iad dhá ráth chomharsan den dath céanna. Iompraíonn péire droichead \
                     amháin ar a mhéad, agus ní cheanglaíonn droichead dhá dhath riamh. Ar an gclár \
                     seo fágann droichead go dtrasnaíonn dhá fháinne a chéile, agus déantar snaidhm \
                     de ríocht nasctha.",
                ],
            ),
            rule(
                "G-5",
                "Ríochtaí agus críoch",
                &[
                    "Is ríocht iad ráthanna den dath céanna atá ceangailte ó chomharsa go comharsa; \
                     is ríocht é ráth aonair freisin. Is iad do ráthanna uile do chríoch. Brúigh ráth \
                     chun a ríocht a fheiceáil.",
                ],
            ),
            rule(
                "G-6",
                "Tógáil",
                &["Is éard is tógáil ann ráth de do dhath féin a chur ar chnoc folamh."],
            ),
        ],
    }
}

fn manoeuvres(advanced: bool) -> Chapter {
    let mut rules = vec![
        rule(
            "A-1",
            "An chéad tógáil",
            &[
                "Tógann an Chéad Imreoir, a thosaíonn, ar chnoc ar bith agus cuireann sé an rí isteach \
                 sa ráth. Is leis an Dara hImreoir, an duine eile, an chéad seal eile.",
            ],
        ),
        rule(
            "A-2",
            "Gar don rí namhad",
            &[
                "Ansin imríonn na himreoirí gach re seal. Tóg ar chnoc folamh atá cnoc amháin nó dhá \
                 chnoc go díreach ón rí namhad, feadh ró, colúin nó trasnáin, agus cuir do rí isteach \
                 ann. Ní chuireann aon rud eatarthu bac air.",
            ],
        )
        .figure(NEAR_KING, "Ó rí ar d4 tá sé chnoc déag dá leithéid ann."),
        rule(
            "A-3",
            "Nuair nach bhfuil ceann fágtha",
            &["Mura bhfuil cnoc folamh ann chomh gar sin don rí namhad, tóg ar aon chnoc folamh."],
        ),
        rule(
            "A-4",
            "Deireadh na hInlíochta",
            &[
                "Críochnaíonn an Inlíocht nuair atá na 45 cnoc go léir lán. Is leis an imreoir ar leis \
                 an seal an ráth breise.",
            ],
        ),
    ];
    if advanced {
        rules.extend([
            rule(
                "B-1",
                "Rí faoi léigear",
                &["Tá rí faoi léigear nuair atá ráth namhad ar gach comharsa dá chnoc."],
            ),
            rule(
                "B-2",
                "An scipeáil",
                &[
                    "Má chríochnaíonn do thógáil léigear an rí namhad agus má tá licín agat, féadfaidh \
                     tú é a íoc agus an chéad seal eile a ghlacadh freisin. Féadfaidh tú diúltú dó sin \
                     chomh maith.",
                ],
            )
            .figure(
                SIEGE,
                "Níl ach dhá chomharsa ag b1; tá an léigear críochnaithe, agus imríonn Dearg arís.",
            ),
            rule(
                "B-3",
                "Gan an dara scipeáil",
                &[
                    "Ní thugann rí a théann isteach i bpoll atá timpeallaithe cheana aon rud, an uair \
                     sin ná ina dhiaidh. Tá scipeáil amháin ann do gach léigear.",
                ],
            ),
            rule(
                "B-4",
                "An tógáil dheireanach",
                &[
                    "De ghnáth tairgeann léigear a chríochnaítear leis an 45ú tógáil an scipeáil \
                     freisin. Is féidir imirt gan é sin.",
                ],
            ),
            rule(
                "B-5",
                "Cé a thosaíonn an Cath",
                &[
                    "An té ar leis an seal i ndiaidh an 45ú tógáil, scipeálacha san áireamh, tosaíonn sé \
                     an Cath.",
                ],
            ),
        ]);
    }
    Chapter {
        title: "Inlíocht".into(),
        rules,
    }
}

fn battle(advanced: bool) -> Chapter {
    let link = if advanced {
        "Ansin cuir droichead amháin ar phéire leat nach bhfuil droichead air, i línte do rí (B-6). \
         Caithfidh tú é a dhéanamh má tá a leithéid de phéire ann."
    } else {
        "Ansin cuir droichead amháin ar phéire ar bith leat nach bhfuil droichead air. Caithfidh tú é \
         a dhéanamh má tá a leithéid de phéire ann."
    };
    let turn = if advanced { TURN_2 } else { TURN_1 };
    let begins = if advanced {
        "Imríonn an té ar leis an seal ar dtús; ní ligeann aon duine a sheal thart."
    } else {
        "Imríonn an Dara hImreoir, ar leis an ráth breise, ar dtús; ní ligeann aon duine a sheal thart."
    };
    let mut rules = vec![
        rule("A-5", "Cé a thosaíonn", &[begins]),
        rule(
            "A-6",
            "Nasctha",
            &[
                "Tá ráth nasctha nuair a theagmhaíonn droichead amháin ar a laghad leis. Tá ráthanna \
                 nasctha slán; is féidir fáinní loma a ghabháil.",
            ],
        ),
        rule(
            "A-7",
            "Seal",
            &[
                "Gabh aon ráth namhad lom ach amháin ráth an rí namhad, cuir do cheann féin ina áit \
                 agus do rí isteach ann.",
                link,
            ],
        )
        .figure(turn, "Gabhann Gorm d3 agus nascann sé dhá ráth."),
        rule(
            "A-8",
            "Droichead a bhogadh",
            &[
                "Uair amháin sa seal, ar licín, féadfaidh tú droichead namhad a ardú ar dtús agus é a \
                 chur ar phéire namhad eile. Gabh ansin ráth atá lom anois; i ndiaidh droichead a \
                 bhogadh ní nascann tú aon rud. Tá cúig licín ag gach imreoir don chluiche.",
            ],
        )
        .figure(MOVED_BRIDGE, "Bogann Gorm droichead, agus tá d3 lom."),
        rule(
            "A-9",
            "An áit a bhféadfaidh sé dul",
            &[
                "Ar phéire namhad nach bhfuil droichead air. Is féidir socrú ina ionad sin gur gá dhá \
                 ráth loma.",
            ],
        ),
        rule(
            "A-10",
            "Le gabháil amháin",
            &[
                "Ní bhogtar droichead ach más féidir ráth a ghabháil ina dhiaidh. Nuair nach bhfuil aon \
                 rud eile ceadaithe, caithfidh tú é a dhéanamh.",
            ],
        ),
        rule(
            "A-11",
            "An rud a chosnaíonn rí",
            &[
                "Cosnaíonn rí a ráth féin ar an namhaid. Is féidir droichid in aice le rí a bhogadh. Ní \
                 ghabhtar rí ar bith riamh.",
            ],
        ),
        rule(
            "A-12",
            "Dhá dhath riamh",
            &["Ní cheanglaíonn droichead ráthanna de dhá dhath riamh."],
        ),
        rule(
            "A-13",
            "An deireadh",
            &[
                "Críochnaíonn an cluiche láithreach nuair nach féidir leis an imreoir ar leis an seal \
                 ráth a ghabháil, go díreach (A-7) ná i ndiaidh droichead a bhogadh (A-8).",
            ],
        ),
        rule(
            "A-14",
            "Áirítear gach péire",
            &[
                "I gcomhair an scóir tá comharsana uile den dath céanna nasctha, cibé droichid atá ann.",
            ],
        ),
        rule(
            "A-15",
            "Dóthain droichead",
            &["Bíonn droichead ann le leagan síos i gcónaí."],
        ),
    ];
    if advanced {
        rules.extend([
            rule(
                "B-6",
                "Línte do rí",
                &[
                    "Ní mór don phéire a nascann tú a bheith i ró nó i gcolún chnoc nua do rí, an dá ráth \
                     de. Ritheann na línte trasna an chláir ar fad. Mura bhfuil a leithéid de phéire ann, \
                     ní nascann tú aon rud.",
                ],
            ),
            rule(
                "B-7",
                "Línte an rí namhad",
                &[
                    "Caithfidh droichead a bhogann tú dul chuig ró nó colún an rí namhad; is féidir é a \
                     ardú in áit ar bith.",
                ],
            ),
            rule(
                "B-8",
                "Críoch",
                &["Le scipeálacha, féadfaidh difríocht suas le seacht ráth a bheith sa chríoch ag an deireadh."],
            ),
        ]);
    }
    Chapter {
        title: "Cath".into(),
        rules,
    }
}

fn chalice() -> Chapter {
    Chapter {
        title: "An Chailís Nimhe".into(),
        rules: vec![
            rule(
                "P-1",
                "Línte",
                &["Is iad na rónna línte Dearg, agus is iad na colúin línte Gorm."],
            ),
            rule(
                "P-2",
                "Inlíocht",
                &[
                    "Ocht seal, agus tosaíonn an Chéad Imreoir. Tóg ar imeall nár thóg tú air fós, agus \
                     ná tóg díreach trasna an chláir ó ráth eile riamh.",
                ],
            )
            .figure(
                STRAIGHT_ACROSS,
                "Ní d1 ná d7, ach cnoc ar bith eile ar imeall.",
            ),
            rule(
                "P-3",
                "Línte cáilithe",
                &[
                    "Ansin tosaíonn an Cath, leis an gCéad Imreoir. Tá líne leat cáilithe nuair atá cnoc \
                     folamh uirthi, ráth amháin ar a laghad, agus gan níos mó ráthanna leatsa uirthi ná \
                     leis an namhaid. Is féidir socrú gur gá níos lú.",
                    "Ar an gclár díríonn ding isteach i ngach líne leat atá cáilithe. Bíonn fáinne beag in aice le \
                     líne gan ráth ar bith, nach bhfuil cáilithe dá bharr sin.",
                ],
            ),
            rule(
                "P-4",
                "San áit a bhfuil tú chun deiridh",
                &[
                    "Má tá líne cháilithe agat, tóg ar aon chnoc folamh ar cheann acu. Níl cead agat \
                     gabháil.",
                ],
            )
            .figure(QUALIFIED, "Tá rónna 1, 3, 5 agus 7 cáilithe do Dhearg."),
            rule(
                "P-5",
                "An chailís",
                &[
                    "Mura bhfuil ceann agat, agus má tá ráth namhad faoi léigear, is é sin gur leatsa a \
                     chomharsana uile, caithfidh tú ceann a ghabháil: is leatsa é ansin, agus sin é do \
                     sheal.",
                ],
            )
            .figure(CHALICE, "Caithfidh Dearg b1 nó b7 a ghabháil."),
            rule(
                "P-6",
                "Seachas sin",
                &["Mura bhfuil ceachtar díobh fíor, tóg ar aon chnoc folamh."],
            ),
            rule(
                "P-7",
                "AMUIGH",
                &[
                    "Nuair nach bhfuil seal ar bith agat tá tú AMUIGH. Tá seal amháin eile ag an imreoir \
                     eile, gabháil más féidir, agus tá an cluiche thart.",
                ],
            ),
            rule(
                "P-8",
                "Faoi léigear ag an deireadh",
                &["Áirítear ráth faoi léigear a fhágtar mar ríocht."],
            ),
            rule(
                "P-9",
                "Sealanna neamhcheadaithe",
                &["Diúltaítear do sheal neamhcheadaithe, agus luaitear an riail."],
            ),
        ],
    }
}

fn score() -> Chapter {
    Chapter {
        title: "An scór".into(),
        rules: vec![
            rule(
                "M-1",
                "Comórtas",
                &[
                    "Dhá chluiche; bíonn gach imreoir ina Chéad Imreoir uair amháin. Fanann na dathanna \
                     mar atá.",
                ],
            ),
            rule(
                "M-2",
                "Cé a bhuann",
                &[
                    "Buann níos lú ríochtaí: 2 phointe, agus an difríocht i ríochtaí. Má tá na ríochtaí \
                     cothrom, buann an chríoch is mó: 2 phointe, agus an difríocht i gcríoch. Ní fhaigheann \
                     an duine eile pointe ar bith. Ní bhíonn an chríoch cothrom riamh, agus mar sin ní \
                     chríochnaíonn cluiche ar bith cothrom.",
                    "Nuair a ghéilleann imreoir, áirítear an clár mar atá sé, agus faigheann an duine eile 3 \
                     phointe ar a laghad, an líon is lú as bua.",
                ],
            ),
            rule(
                "M-3",
                "Cé a bhuann an comórtas",
                &[
                    "An té a bhfuil níos mó pointí aige i ndiaidh dhá chluiche. Má tá siad cothrom, tá an \
                     comórtas cothrom.",
                ],
            ),
        ],
    }
}

const KNOWN_1: &[&str] = &[
    "Níor réitigh aon duine Teamhair. Idir beirt imreoirí a imríonn go randamach buann an Chéad Imreoir 46 \
     cluiche as gach céad, agus maireann an Cath tuairim is 50 seal.",
    "Is féidir seal den Chath a imirt ar thuairim is 600 bealach ar an meán, agus ar bhreis is 2,000 ar a \
     mhéad.",
];
const KNOWN_2: &[&str] = &[
    "Idir beirt imreoirí a imríonn go randamach buann an Chéad Imreoir 52 cluiche as gach céad, maireann an \
     Cath tuairim is 40 seal, agus tairgtear thart ar scipeáil amháin in aghaidh an chluiche.",
];
const KNOWN_CHALICE: &[&str] = &[
    "Idir beirt imreoirí a imríonn go randamach buann an Chéad Imreoir 59 cluiche as gach céad, i dtuairim is \
     49 seal agus ceithre ghabháil.",
    "Bíonn an clár lán i gcónaí ag an deireadh, agus ní bhíonn ráthanna faoi léigear fágtha ach ag an imreoir \
     a ghlaoigh AMUIGH, má bhíonn ag aon duine.",
];
