//! The rules page of Brian Boru in Irish.

mod readings;

use super::{Words, english, reworded, words};
use crate::{
    app::text::{Lang, brian_boru::Printed, irish::counted, rules::Rulebook},
    brian_boru::{
        Region, RuleSet,
        rules::{ControlScoring, Homes, PoliticsDraw, RowRefill},
    },
};

const TITLES: &[&str] = &[
    "Cad atá uait",
    "Seal faoi shracfhéachaint",
    "Na cártaí",
    "Roimh an gcéad seal",
    "Roghnaigh",
    "Iompú na gcártaí",
    "Ionsaí",
    "Tógáil",
    "Polaitíocht",
    "Trádáil",
    "Cártaí nua",
    "Smacht",
    "An deireadh",
    "Conas a léitear an teagasc",
];

pub(super) fn book(rules: &RuleSet) -> Rulebook {
    reworded(
        english(rules),
        "Tá ceithre chúige in Éirinn agus í ag fanacht le hArdrí. Gach seal leagann sibh go léir cárta \
         amháin, in éineacht agus faoi rún: chun ionsaí, chun tógáil, chun pósadh nó chun trádáil. Nó \
         coinníonn sibh bhur gcártaí. Is iad na cártaí arda a ghníomhaíonn ar dtús, agus an té is \
         láidre i gcúige ag deireadh an bhabhta, íoctar as.",
        TITLES,
        readings::KNOWN,
        |number| rule(number, rules).or_else(|| readings::rule(number)),
    )
}

fn cards(number: u8) -> String {
    counted(number.into(), "cárta")
}

fn name(region: Region) -> String {
    Lang::Irish.say(Printed::Region(region))
}

fn rule(number: &str, rules: &RuleSet) -> Option<Words> {
    Some(match number {
        "R1.1" | "R12.2" => aim(number, rules),
        "R3.1" | "R3.2" | "R3.3" | "R13" => turn(number, rules),
        "R1.2" | "R1.3" => sixty(number),
        "R1.4" | "R1.5" | "R1.6" | "R2.1" | "R2.2" | "R2.3" | "R2.4" => set_up(number, rules),
        "R4.1" | "R4.2" | "R4.3" => choose(number, rules),
        "R10.1" | "R10.2" | "R10.3" | "R10.4" => new_cards(number, rules),
        "R11.1" | "R11.2" | "R12.1" | "R12.3" => end(number, rules),
        _ => return zones(number, rules),
    })
}

fn aim(number: &str, rules: &RuleSet) -> Words {
    if number == "R1.1" {
        return words(
            "Ceithre réigiún",
            &[
                &format!(
                    "Is iad cúigí na Mumhan, Uladh, Laighean agus Chonnacht na réigiúin. Is fiú {}, \
                     {}, {} agus {} smacht orthu.",
                    rules.value(Region::Munster),
                    rules.value(Region::Ulster),
                    rules.value(Region::Leinster),
                    rules.value(Region::Connacht),
                ),
                &format!(
                    "Tá {} do phíosaí i ngach ceann, agus píosa amháin i ngach spás. Nuair atá gach \
                     spás tógtha, tá an réigiún lán.",
                    counted(rules.spaces_per_region.into(), "spás")
                ),
            ],
        );
    }
    let start = if rules.fair_start {
        let start = |home: Region| format!("{} {}", name(home), rules.start_points(home));
        let starts: Vec<String> = rules.home_regions().into_iter().map(start).collect();
        format!(
            "Tosaíonn bailte níos boichte le pointí, agus áirítear iad sin freisin: {}.",
            starts.join(", ")
        )
    } else {
        String::new()
    };
    words(
        "Cad a áirítear",
        &[
            "Ag an deireadh suimíonn tú do phointí as smacht, 1 as gach caisleán simplí, 2 as gach \
             caisleán uasghrádaithe, agus luach gach cárta i do lámh. Baineann gach licín díomua 1 de. \
             Is féidir leis an tsuim dul faoi bhun náid.",
            &start,
        ],
    )
}

fn turn(number: &str, rules: &RuleSet) -> Words {
    match number {
        "R3.1" => words(
            "Babhtaí",
            &[&format!(
                "Tá {} sa chluiche, agus {} i mbabhta. Is seal do chách gach seal: bíonn gach duine \
                 páirteach ann.",
                counted(rules.rounds.into(), "babhta"),
                counted(rules.turns_per_round.into(), "seal")
            )],
        ),
        "R3.2" => words(
            "Céimeanna an tseala",
            &[
                match rules.row_refill {
                    RowRefill::Never => {
                        "Roghnú, iompú, ionsaí, tógáil, polaitíocht, trádáil, cártaí nua."
                    }
                    _ => {
                        "Roghnú, iompú, ionsaí, tógáil, polaitíocht, trádáil, cártaí nua, agus líontar \
                         an tsraith."
                    }
                },
                "I ndiaidh an tseala dheireanaigh de bhabhta seiceáiltear smacht.",
                match rules.rotate_start {
                    true => "Ar deireadh téann an marcóir tosaigh chuig an gcéad imreoir eile ar chlé.",
                    false => "Ag an mbord seo fanann an t-imreoir tosaigh mar an gcéanna.",
                },
            ],
        )
        .captions(&[
            "Babhta iomlán i dtrí phictiúr. Leag Corcra cárta dearg 4 Uladh san Ionsaí, Ómra cárta glas \
             4 Mumhan agus Glasghorm cárta glas 2 Laighean sa Tógáil. Tá an tIonsaí ar dtús: baineann \
             Corcra píosa de chuid Ómra as Ulaidh agus tá sé chun tosaigh leis féin ansin.",
            "Tá caisleán agus píosa sa Mhumhain ag Ómra, an té is airde sa Tógáil. Is féidir le \
             Glasghorm píosa a chur leis ansin, agus cuireann.",
            "Smacht: tá an líon píosaí is mó in Ulaidh ag Corcra, atá leis féin i gConnachta, agus ag \
             Glasghorm i Laighin. Sa Mhumhain tá Ómra agus Glasghorm cothrom, agus mar sin níl smacht \
             ag aon duine uirthi.",
        ]),
        "R3.3" => words(
            "Ord na seal",
            &["Ar deiseal, ag tosú leis an imreoir a bhfuil an marcóir tosaigh aige."],
        ),
        _ => words(
            "Cad a fhiafraítear díot",
            &[
                "Aon rud nach bhfágann rogha agat, déantar ar do shon é: an t-aon phíosa le baint, an \
                 chéad chaisleán, an t-aon chárta le tairiscint. Nuair atá dhá bhealach ann, \
                 fiafraítear díot; rud is féidir leat a dhéanamh, is féidir leat diúltú dó freisin.",
            ],
        ),
    }
}

fn sixty(number: &str) -> Words {
    match number {
        "R1.2" => words(
            "Trí chrios",
            &[
                "Leagtar cártaí i gceann de thrí chrios: Ionsaí, Tógáil nó Polaitíocht. Is áit do \
                 chártaí é crios, is áit do phíosaí é réigiún. Sa Pholaitíocht tá áit do thairiscint \
                 pósta.",
            ],
        ),
        _ => words(
            "Seasca cárta",
            &[
                "Cúig cinn déag i ngach dath: ionsaíonn dearg, tógann glas, trádálann gorm, agus is í \
                 an pholaitíocht buí. Tá luach ó 1 go 5 agus réigiún ar gach ceann, agus níl aon dá \
                 cheann mar an gcéanna.",
                "Tá gach luach de dhath ann do thrí cinn de na ceithre réigiún:",
                "Níl dearg ann le 1 Laighin, 2 Ulaidh, 3 Connachta, 4 Mumhain, 5 Laighin.",
                "Níl glas ann le 1 Ulaidh, 2 Connachta, 3 Mumhain, 4 Laighin, 5 Ulaidh.",
                "Níl gorm ann le 1 Connachta, 2 Mumhain, 3 Laighin, 4 Ulaidh, 5 Connachta.",
                "Níl buí ann le 1 Mumhain, 2 Laighin, 3 Ulaidh, 4 Connachta, 5 Mumhain.",
            ],
        ),
    }
}

fn set_up(number: &str, rules: &RuleSet) -> Words {
    match number {
        "R1.4" => words(
            "Do phíosaí",
            &[&format!(
                "Tá {} agat. Fanann na cinn nach bhfuil ar an léarscáil ar do chlár féin; is iad do \
                 stór iad.",
                counted(rules.pieces_per_player.into(), "píosa")
            )],
        ),
        "R1.5" => words(
            "Licíní",
            &[&format!(
                "Tá {} ann, simplí ar thaobh amháin agus uasghrádaithe ar an taobh eile, agus {}. Tá \
                 marcóir smachta ag gach réigiún, agus taispeánann marcóir amháin cé a thosaíonn.",
                counted(rules.castle_tokens.into(), "licín caisleáin"),
                counted(rules.defeat_tokens.into(), "licín díomua")
            )],
        ),
        "R1.6" => words(
            "Cairn",
            &[&format!(
                "In aice leis an léarscáil tá an paca, béal faoi, sraith de {} oscailte, agus carn na \
                 gcártaí imeartha, a bhfuil cead ag cách féachaint tríd. Píosaí a bhaintear, ní thagann \
                 siad ar ais choíche.",
                cards(rules.row_size)
            )],
        ),
        "R2.1" => {
            let starts = match rules.start_player {
                Some(seat) => format!("Tosaíonn suíochán {seat}."),
                None => "Roghnaítear an t-imreoir tosaigh ar crannchur.".into(),
            };
            words(
                "Cé a thosaíonn",
                &[&format!(
                    "Suíonn {} i gciorcal agus coinníonn siad a suíocháin. {starts}",
                    counted(rules.seats.into(), "imreoir")
                )],
            )
        }
        "R2.2" => {
            let homes: Vec<String> = rules.home_regions().into_iter().map(name).collect();
            let given = match rules.homes {
                Homes::Random => "Roinntear iad ar crannchur.",
                Homes::BySeat => {
                    "Is ag an gcéad suíochán atá an ceann is saibhre, ag an gcéad suíochán eile an \
                     chéad cheann eile, agus mar sin de."
                }
                Homes::Chosen => "Roghnaítear iad in ord na seal, sula roinntear aon chárta.",
            };
            words(
                "Bailte",
                &[
                    &format!(
                        "Tá réigiún baile dá chuid féin ag gach imreoir, agus tosaíonn sé le 1 phíosa \
                         ann. Na bailte ag an mbord seo: {}. {given}",
                        homes.join(", ")
                    ),
                    match rules.seats {
                        2 => "Tá an réigiún is saibhre agus an ceann is boichte folamh ag an tús.",
                        3 => "Tá an réigiún is saibhre folamh ag an tús, duais do chách.",
                        _ => "",
                    },
                ],
            )
        }
        "R2.3" => {
            let dealt = rules.seats * rules.hand_size + rules.row_size;
            words(
                "Roinnt na gcártaí",
                &[&format!(
                    "Suaitear an 60 cárta. Roinntear {} ar gach imreoir, nach bhfeiceann aon duine \
                     eile. Iompaítear {} eile mar an tsraith, agus fanann {} sa phaca.",
                    cards(rules.hand_size),
                    cards(rules.row_size),
                    60_u8.saturating_sub(dealt)
                )],
            )
        }
        _ => words(
            "Níl aon rud buaite fós",
            &[
                "Níl caisleán ann, ná licín díomua, ná pointe as smacht. Tagann an chéad seiceáil ar \
                 smacht ag deireadh an chéad bhabhta.",
            ],
        ),
    }
}

fn choose(number: &str, rules: &RuleSet) -> Words {
    match number {
        "R4.2" => words(
            "Cárta, nó gan aon cheann",
            &[
                "Roghnaigh cárta de do lámh agus crios, agus leag ansin é béal faoi. Is féidir le cárta \
                 ar bith dul i gcrios ar bith. Nó coinnigh: ná leag aon rud, agus coinnigh a bhfuil \
                 agat.",
            ],
        ),
        "R4.3" => words(
            "Faoi rún",
            &[
                "Roghnaíonn cách le chéile. Go dtí go bhfuil rogha déanta ag gach duine, ní bhíonn a \
                 fhios ag aon duine cén cárta ná cén crios a roghnaigh tú, ná ar choinnigh tú.",
            ],
        ),
        _ => words(
            "Leis an lámh folamh",
            &[
                "Mura bhfuil cárta agat ag tús seala, glac ceann den tsraith ar dtús, cibé ceann is \
                 mian leat. Caithfidh tú é a leagan sa seal seo, i gcrios ar bith, agus ní féidir leat \
                 coinneáil. Má tá níos mó ná imreoir amháin amhlaidh, glacann siad in ord na seal.",
                match rules.row_refill {
                    RowRefill::AtOnce => "Líontar an bhearna sula nglacann an chéad duine eile.",
                    _ => "Ní líontar an bhearna sa tsraith anois.",
                },
                "Mura bhfuil sraith ann, glacann tú cárta barr an phaca. Mura bhfuil cárta ar bith ann, \
                 fanann tú amach an seal sin.",
            ],
        ),
    }
}

fn zones(number: &str, rules: &RuleSet) -> Option<Words> {
    Some(match number {
        "R5.1" => words(
            "In éineacht",
            &[
                "Iompaítear na cártaí go léir le chéile. Gníomhaíonn dearg san Ionsaí, glas sa Tógáil, \
                 buí sa Pholaitíocht. Trádálann gorm, cibé crios ina bhfuil sé.",
                "Níl éifeacht ag dearg, glas ná buí i gcrios eile. Mar sin féin imríodh é, agus \
                 tarraingíonn tú cárta as.",
            ],
        ),
        "R5.2" => words(
            "Cé a ghníomhaíonn ar dtús",
            &[
                "Tá a ord féin ag gach crios, agus ord amháin ag na cártaí gorma go léir le chéile. Tá \
                 an luach is airde ar dtús. Ar an luach céanna, an té a bhfuil níos mó píosaí aige sa \
                 réigiún ar a chárta féin. Ar an líon céanna píosaí, an té is luaithe in ord na seal.",
                "Comhairtear píosaí nuair a iompaítear na cártaí. An rud a tharlaíonn níos déanaí sa \
                 seal, ní athraíonn sé an t-ord.",
            ],
        )
        .captions(&[
            "Ionsaíonn Corcra an Mhumhain agus Ómra Ulaidh, 3 an duine. Tá dhá phíosa in Ulaidh ag Ómra \
             agus ceann amháin sa Mhumhain ag Corcra: tá Ómra ar dtús.",
        ]),
        "R5.3" => words(
            "Crios i ndiaidh creasa",
            &[
                "Ionsaí, Tógáil, Polaitíocht, agus ansin Trádáil. An áit a ghlan ionsaí, is féidir \
                 tógáil uirthi sa seal céanna.",
            ],
        ),
        "R6.1" => words(
            "An t-ionsaí",
            &[
                "In ord, ionsaíonn gach imreoir a bhfuil cárta dearg aige san Ionsaí an réigiún ar an \
                 gcárta sin. Braitheann an toradh ar cé atá ann.",
            ],
        ),
        "R6.1a" => words(
            "Céilí comhraic",
            &[
                "Caithfidh píosa de chuid céile comhraic imeacht. Tá sé as an gcluiche. Má tá píosaí ag \
                 níos mó ná duine amháin ansin, roghnaíonn tusa cé leis an píosa.",
            ],
        ),
        "R6.1b" => words(
            "Do phíosaí féin amháin",
            &["Caithfidh ceann acu dul ar ais chuig do stór."],
        ),
        "R6.1c" => words("Aon duine", &["Tá an t-ionsaí gan éifeacht."]),
        "R6.2" => words(
            "An licín díomua",
            &[
                "I ndiaidh na n-ionsaithe go léir glacann an t-imreoir deireanach san ord licín díomua, \
                 má tá ceann fágtha. Ní thugtar ceann mura raibh ach cárta dearg amháin san Ionsaí, ná \
                 má bhí an chéad ionsaí gan éifeacht.",
            ],
        )
        .captions(&[
            "Ionsaíonn Corcra Ulaidh le 4, Ómra an Mhumhain le 2. Baineann Corcra píosa de chuid Ómra, \
             ansin baineann Ómra ceann de chuid Corcra. Bhí Ómra ar deireadh agus glacann sé an licín.",
        ]),
        "R6.3" => words(
            "Gan chosaint",
            &[
                "Fágann an luach ionsaí níos luaithe, ní níos láidre: níl aon rud le sárú. Ní féidir \
                 caisleán a ionsaí, agus ní chosnaíonn sé píosa ar bith.",
            ],
        ),
        "R7.1" => words(
            "An tógálaí",
            &[
                "Is é an chéad duine sa Tógáil an tógálaí, agus is sa réigiún ar chárta an tógálaí a \
                 thógann cách sa seal seo. Teastaíonn píosa sa stór agus spás saor ansin ón tógálaí.",
                "Mura bhfuil caisleán agat ansin, caithfidh tú píosa a chur ann, agus tógtar caisleán \
                 leis. Mura bhfuil licín caisleáin fágtha, ní chuireann tú ach an píosa ann.",
                "Má tá do chaisleán ansin simplí, is féidir leat píosa a chur ann agus é a uasghrádú, nó \
                 gan aon rud a dhéanamh.",
                "Má tá sé uasghrádaithe cheana, is féidir leat píosa a chur ann, agus sin uile.",
            ],
        )
        .captions(&[
            "Is é Corcra an tógálaí i gConnachta agus tá caisleán aige ann: uasghrádaíonn an dara píosa \
             é.",
        ]),
        "R7.2" => words(
            "Caisleán amháin an duine",
            &[
                "Níl níos mó ná caisleán amháin agat i réigiún. Is féidir caisleáin le roinnt imreoirí a \
                 bheith i réigiún amháin gan cur isteach ar a chéile.",
            ],
        )
        .captions(&[
            "Tá caisleán an duine ag Corcra agus Ómra sa Mhumhain. Tá a bpíosaí cothrom, agus mar sin \
             níl smacht ag aon duine uirthi.",
        ]),
        "R7.3" => words(
            "Cuireann daoine eile leis",
            &[
                "Ansin, in ord, is féidir le gach imreoir eile a bhfuil cárta glas aige sa Tógáil píosa \
                 amháin a chur i réigiún an tógálaí, cibé réigiún atá ar a chárta féin. Teastaíonn píosa \
                 sa stór agus spás saor. Tá cead acu fiú mura raibh an tógálaí in ann tógáil.",
            ],
        ),
        "R7.4" => words(
            "Tógálaí nach féidir leis",
            &[
                "Tógálaí gan píosa, nó a bhfuil a réigiún lán, ní thógann sé aon rud. Ní dhéantar \
                 tógálaí de dhuine eile ina áit.",
            ],
        ),
        "R8.1" => words(
            "An tairiscint",
            &[
                "Caithfidh an chéad duine sa Pholaitíocht cárta den lámh a roghnú agus é a leagan \
                 oscailte in áit an phósta. Gan cárta sa lámh ní tharlaíonn aon rud sa Pholaitíocht.",
            ],
        ),
        "R8.2" => words(
            "Cleamhnas",
            &[
                "In ord, is féidir le gach imreoir eile a bhfuil cárta buí aige sa Pholaitíocht píosa \
                 dá stór a íoc agus an tairiscint a ghlacadh isteach sa lámh. Tá an píosa as an \
                 gcluiche. An chéad duine a íocann, is leis an cárta, agus ní fhiafraítear d’aon duine \
                 ina dhiaidh.",
            ],
        ),
        "R8.3" => words(
            "Gan chleamhnas",
            &["Mura n-íocann aon duine, téann an cárta ar ais sa lámh ónar tháinig sé."],
        ),
        "R8.4" => words(
            "An dara cárta",
            &[match rules.politics_draw {
                PoliticsDraw::Always => {
                    "Cibé acu a ghlactar í nó nach nglactar, is í an tairiscint an dara cárta a d’imir \
                     tú sa seal seo: tarraingíonn tú dhá cheann."
                }
                PoliticsDraw::IfTaken => {
                    "Má ghlactar í, is í an tairiscint an dara cárta a d’imir tú sa seal seo, agus \
                     tarraingíonn tú dhá cheann. Má thagann sí ar ais, tarraingíonn tú ceann amháin."
                }
                PoliticsDraw::Never => {
                    "Ag an mbord seo tarraingíonn tú cárta amháin, amhail is nár thairg tú aon rud."
                }
            }],
        ),
        "R9.1" => words(
            "Malartú",
            &[
                "In ord, is féidir le gach imreoir a bhfuil cárta gorm aige cárta den lámh a thabhairt \
                 agus ceann den tsraith a ghlacadh. Tá an cárta a tugadh sa tsraith láithreach, ar fáil \
                 dóibh siúd a thrádálann níos déanaí agus dóibh siúd a choinnigh.",
                "Gan cárta sa lámh, nó gan sraith, níl aon rud le trádáil.",
            ],
        ),
        _ => return None,
    })
}

fn new_cards(number: &str, rules: &RuleSet) -> Words {
    let size = cards(rules.row_size);
    match number {
        "R10.1" => {
            let draws = match rules.politics_draw {
                PoliticsDraw::Never => "cárta amháin",
                _ => "cárta amháin, nó dhá cheann as tairiscint (R8.4)",
            };
            words(
                "Tarraing nó glac",
                &[
                    "Téann na cártaí sna criosanna chuig carn na gcártaí imeartha. Ansin tá a chéim ag \
                     gach duine, in ord na seal.",
                    &format!("An té a d’imir, tarraingíonn sé ón bpaca: {draws}."),
                    "An té a choinnigh, is féidir leis ceann den tsraith a ghlacadh, cibé ceann is mian \
                     leis.",
                ],
            )
        }
        "R10.2" => words(
            "Paca folamh",
            &[
                "Nuair atá cárta le tarraingt agus an paca folamh, suaitear na cártaí imeartha agus \
                 déantar paca díobh. Mura bhfuil siad sin ann ach oiread, ní tharraingítear cárta.",
            ],
        ),
        "R10.3" => match rules.hand_limit {
            Some(most) => words(
                "Teorainn na láimhe",
                &[&format!(
                    "Má tá níos mó ná {} agat i ndiaidh do chéime, cuireann tú cártaí de do rogha i \
                     leataobh go dtí go mbíonn {most} agat.",
                    cards(most)
                )],
            ),
            None => words(
                "Teorainn na láimhe",
                &["Níl ceann ann: coinnigh an oiread cártaí agus is mian leat."],
            ),
        },
        _ => words(
            "An tsraith",
            &[&match rules.row_refill {
                RowRefill::EndOfTurn => format!(
                    "Nuair atá a gcártaí ag cách, líontar an tsraith ón bpaca go {size}, fad atá cártaí \
                     ann. Fanann bearnaí go dtí sin."
                ),
                RowRefill::AtOnce => format!(
                    "Aon uair a ghlactar cárta, líontar an tsraith ón bpaca go {size} láithreach, fad \
                     atá cártaí ann."
                ),
                RowRefill::Never => format!(
                    "Ní chuirtear aon rud in áit an {size} a bhí ann ag an tús. Is í an trádáil amháin \
                     a thugann cinn eile."
                ),
            }],
        ),
    }
}

fn end(number: &str, rules: &RuleSet) -> Words {
    let each = rules.control_scoring == ControlScoring::EachRound;
    match number {
        "R11.1" => words(
            "An líon píosaí is mó",
            &[
                match each {
                    true => {
                        "Ag deireadh gach babhta, an té a bhfuil an líon píosaí is mó aige i réigiún, \
                         glacann sé a mharcóir smachta agus faigheann sé a luach."
                    }
                    false => {
                        "Ag deireadh gach babhta, an té a bhfuil an líon píosaí is mó aige i réigiún, \
                         glacann sé a mharcóir smachta. Ag an mbord seo ní fhaightear a luach ach i \
                         ndiaidh an bhabhta dheireanaigh."
                    }
                },
                "Ní mór níos mó a bheith agat ná ag gach imreoir eile, agus ceann amháin ar a laghad. \
                 Má tá daoine cothrom chun tosaigh, nó an réigiún folamh, baintear an marcóir agus ní \
                 fhaigheann aon duine pointe. Ní píosaí iad caisleáin.",
            ],
        )
        .captions(&[
            "Tá smacht ag Corcra ar Ulaidh agus ag Ómra ar Chonnachta. Sa Mhumhain tá beirt cothrom chun \
             tosaigh, agus tá Laighin folamh: níl smacht ag aon duine orthu.",
        ]),
        "R11.2" => words(
            "Fanann pointí",
            &[match each {
                true => {
                    "Suimítear pointí as smacht ó bhabhta go babhta. Ní áirítear aon rud an dara huair \
                     ag an deireadh."
                }
                false => "Aon uair amháin sa chluiche a fhaightear pointí as smacht.",
            }],
        ),
        "R12.1" => words(
            "An babhta deireanach",
            &[&format!(
                "Críochnaíonn an cluiche le seiceáil ar smacht i mbabhta {}. Ansin taispeántar na lámha \
                 go léir.",
                rules.rounds
            )],
        ),
        _ => words(
            "Cé a bhuann",
            &[
                "An líon pointí is mó. Má tá an líon céanna ag níos mó ná duine amháin: níos mó réigiún \
                 faoi smacht ag an seiceáil dheireanach, ansin níos lú licíní díomua. Má tá sé sin mar \
                 an gcéanna freisin, roinneann siad an bua.",
            ],
        ),
    }
}
