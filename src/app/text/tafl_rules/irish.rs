//! The rules pages of Ard Rí and One-Step Ard Rí in Irish.

use super::{figures::*, rule};
use crate::{
    app::text::rules::{Chapter, Rulebook},
    tafl::{RuleSet, rules::Range},
};

/// The rules page.
pub(super) fn book(rules: &RuleSet) -> Rulebook {
    let rook = rules.soldier_range == Range::Any;
    let opening = if rook {
        "Tá Ardrí na hÉireann ina shuí ar a Ríchathaoir, ochtar gardaí timpeall air agus sé \
         chreachadóir déag ag na teorainneacha. Is mian leis-sean éalú; is mian leo siúd breith \
         air. Sa chluiche seo scuabann gach píosa feadh rónna agus colún iomlán, mar a dhéanann \
         caiseal i bhficheall."
    } else {
        "Tá Ardrí na hÉireann ina shuí ar a Ríchathaoir, ochtar gardaí timpeall air agus sé \
         chreachadóir déag ag na teorainneacha. Is mian leis-sean éalú; is mian leo siúd breith \
         air. Sa chluiche seo téann gach píosa, an Rí san áireamh, cearnóg amháin sa turas."
    };
    Rulebook {
        opening: opening.into(),
        chapters: vec![
            board_and_pieces(rules),
            moving(rook),
            taking_soldiers(),
            taking_the_king(),
            ending(),
            choices(),
        ],
        known: known(rook),
    }
}

fn board_and_pieces(rules: &RuleSet) -> Chapter {
    Chapter {
        title: "An clár agus na píosaí".into(),
        rules: vec![
            rule(
                "R-1",
                "An clár",
                &[
                    "Tá seacht gcolún ann, a go g ó chlé go deas, agus seacht ró, 1 go 7 ón mbun. Is \
                     í an chearnóg láir, d4, an Ríchathaoir. Is iad cearnóga uile cholúin a agus g \
                     agus rónna 1 agus 7 an t-imeall. Baineann na ceithre chúinne, a1, g1, a7 agus \
                     g7, leis an imeall.",
                ],
            ),
            rule(
                "R-2",
                "An tús",
                &[
                    "Seasann an Rí ar an Ríchathaoir agus a ochtar cosantóirí ar na cearnóga \
                     timpeall air, na trasnáin san áireamh. Seasann sé ionsaitheoir déag ar na \
                     ceithre thaobh. Bogann na hionsaitheoirí ar dtús; ansin bogann an dá thaobh \
                     gach re seal.",
                ],
            )
            .figure(
                start(rules),
                "Ionsaíonn na sciatha cruinne, cosnaíonn na sciatha fada, agus is í an choróin an \
                 Rí.",
            ),
        ],
    }
}

fn moving(rook: bool) -> Chapter {
    let (step, stops) = if rook {
        (
            "Téann píosa de do chuid feadh a ró nó a cholúin, chomh fada agus is mian leat, thar \
             chearnóga folmha go cearnóg fholamh. Ní chasann sé agus ní léimeann sé.",
            "Ní stopann saighdiúirí, is é sin gach píosa ach an Rí, ar an Ríchathaoir ná i gcúinne \
             riamh. Tá cead acu dul thar an Ríchathaoir fad atá sí folamh. Tá cead ag an Rí filleadh \
             ar a Ríchathaoir, agus is ionann cúinne dó agus aon chearnóg eile den imeall.",
        )
    } else {
        (
            "Téann píosa de do chuid chuig an gcéad chearnóg eile feadh a ró nó a cholúin, má tá an \
             chearnóg sin folamh. Bogann an Rí mar chách, mura ligeann rogha an bhoird dó dul aon \
             fhad thar chearnóga folmha.",
            "Ní stopann saighdiúirí, is é sin gach píosa ach an Rí, ar an Ríchathaoir ná i gcúinne \
             riamh, agus mar sin téann siad timpeall. Tá cead ag an Rí filleadh ar a Ríchathaoir, \
             agus is ionann cúinne dó agus aon chearnóg eile den imeall.",
        )
    };
    let stop = rule(
        "R-4",
        "An áit nach bhfuil cead ag saighdiúirí stopadh",
        &[stops],
    );
    Chapter {
        title: "Bogadh".into(),
        rules: vec![
            rule("R-3", "Beart", &[step]),
            if rook {
                stop.figure(
                    OVER_THRONE,
                    "Thar an Ríchathaoir fholamh, ach ní uirthi riamh.",
                )
            } else {
                stop
            },
            rule(
                "R-5",
                "Gan seal a ligean thart, gan dualgas gabhála",
                &[
                    "Caithfidh tú bogadh, ach ní gá duit gabháil. Tá píosa a bhogann isteach idir \
                     dhá namhaid slán: ní ghabhann ach an taobh a bhogann.",
                ],
            )
            .figure(
                BETWEEN_ENEMIES,
                "Téann an cosantóir isteach idir dhá ionsaitheoir agus fanann sé ar an gclár.",
            ),
        ],
    }
}

fn taking_soldiers() -> Chapter {
    Chapter {
        title: "Saighdiúirí a ghabháil".into(),
        rules: vec![
            rule(
                "R-6",
                "Idir dhá phíosa",
                &[
                    "Gabhtar saighdiúir nuair a bhogann píosa de chuid an namhad in aice leis agus \
                     píosa eile de chuid an namhad sin ar an gcearnóg díreach taobh thiar de, mar a \
                     fheictear ón bpíosa a bhog. Déanann Ríchathaoir fholamh agus cúinne folamh gnó \
                     an phíosa eile sin, do cheachtar den dá thaobh. Cabhraíonn an Rí lena \
                     chosantóirí, cibé acu a bhogann sé nó a sheasann sé.",
                    "Is féidir suas le trí shaighdiúir a ghabháil le beart amháin, ceann ar gach \
                     taobh den áit a gcríochnaíonn sé. Aimsítear na gabhálacha go léir sula mbaintear \
                     píosa ar bith den chlár.",
                ],
            )
            .figure(BETWEEN_TWO, "Idir dhá ionsaitheoir.")
            .figure(BESIDE_KING, "Idir cosantóir agus an Rí.")
            .figure(AGAINST_THRONE, "In aghaidh na Ríchathaoireach folaimhe.")
            .figure(AGAINST_CORNER, "In aghaidh cúinne fholaimh."),
            rule(
                "R-7",
                "Nithe nach ngabhann",
                &[
                    "Ní ghlacann imeall an chláir áit píosa riamh. Ní ghlacann an Ríchathaoir ach \
                     oiread fad atá an Rí ina shuí uirthi: níl inti an uair sin ach cearnóg an Rí, \
                     agus tá a chuid saighdiúirí féin in aice léi slán ón taobh sin.",
                ],
            )
            .figure(EDGE, "Ní namhaid é an t-imeall taobh thiar de shaighdiúir.")
            .figure(OCCUPIED_THRONE, "Níl an Ríchathaoir faoin Rí folamh."),
        ],
    }
}

fn taking_the_king() -> Chapter {
    Chapter {
        title: "An Rí a ghabháil".into(),
        rules: vec![
            rule(
                "R-8",
                "Ceathrar, triúr nó beirt",
                &[
                    "Is iad na hionsaitheoirí amháin a ghabhann an Rí, le beart a chríochnaíonn in \
                     aice leis. Braitheann an líon atá de dhíth ar an áit a bhfuil sé.",
                    "Ar an Ríchathaoir gabhtar é nuair atá ionsaitheoirí ar na ceithre chearnóg in \
                     aice leis. Ar chearnóg in aice leis an Ríchathaoir gabhtar é nuair atá \
                     ionsaitheoirí ar na trí chearnóg eile in aice leis. In aon áit eile is leor \
                     beirt, má sheasann siad ar dhá thaobh chontrártha de agus má tá duine acu \
                     díreach tar éis bogadh ann.",
                    "Ní ghlacann na cúinní ná an Ríchathaoir áit ionsaitheora in aghaidh an Rí riamh.",
                ],
            )
            .figure(FOUR, "Ar an Ríchathaoir: ceathrar.")
            .figure(THREE, "In aice leis an Ríchathaoir: triúr.")
            .figure(TWO, "Áit ar bith eile: beirt, ar dhá thaobh chontrártha.")
            .figure(
                NOT_ENOUGH,
                "In aice leis an Ríchathaoir ní leor beirt: tá an Rí slán go fóill.",
            ),
            rule(
                "R-9",
                "An Rí agus saighdiúirí le chéile",
                &[
                    "Gabhann beart a ghabhann an Rí saighdiúirí freisin, má deir R-6 amhlaidh. \
                     Baintear den chlár iad go léir, agus tá an cluiche thart.",
                ],
            )
            .figure(KING_AND_SOLDIER, "An Rí agus cosantóir le beart amháin."),
        ],
    }
}

fn ending() -> Chapter {
    Chapter {
        title: "Deireadh an chluiche".into(),
        rules: vec![
            rule(
                "R-10",
                "San ord seo",
                &[
                    "I ndiaidh gach birt, déantar na gabhálacha. Ansin: má tá an Rí gafa, buann na \
                     hionsaitheoirí. Má tá sé ina sheasamh ar aon chearnóg den imeall, buann na \
                     cosantóirí, láithreach, fiú idir dhá ionsaitheoir. Má tá na cosantóirí \
                     timpeallaithe (R-11), buann na hionsaitheoirí. Mura bhfuil beart ceadaithe ag \
                     an taobh ar leis an seal anois, cailleann sé. Má tá an suíomh ann den tríú huair \
                     (R-12), buann na hionsaitheoirí.",
                ],
            )
            .figure(ESCAPE, "Baineann an Rí an t-imeall amach."),
            rule(
                "R-11",
                "Timpeallú",
                &[
                    "Buann na hionsaitheoirí nuair atá an Rí agus na cosantóirí uile scoite acu ó \
                     gach cearnóg den imeall. Samhlaigh uisce ag teacht isteach ón imeall agus ag \
                     sreabhadh feadh rónna agus colún thar gach cearnóg gan ionsaitheoir: mura \
                     sroicheann sé an Rí ná cosantóir, tá siad timpeallaithe. Dúnann ionsaitheoirí \
                     nach dteagmhaíonn ach ar trasnán an fáinne freisin. Níl cosantóir atá é féin ar \
                     an imeall timpeallaithe. Is féidir imirt gan an riail seo.",
                ],
            )
            .figure(RING, "Trí ghabháil in éineacht, agus tá an fáinne dúnta."),
            rule(
                "R-12",
                "An tríú huair",
                &[
                    "Nuair a bhíonn an suíomh céanna ann den tríú huair, agus an seal leis an taobh \
                     céanna, cailleann na cosantóirí, cibé duine a rinne an beart. Áirítear an tús \
                     mar an chéad uair. Ní féidir aon suíomh a bhí ann roimh ghabháil a theacht arís, \
                     agus mar sin tosaítear an comhaireamh as an nua.",
                ],
            ),
            rule("R-13", "Gan chothrom", &["Bíonn buaiteoir ar gach cluiche."]),
        ],
    }
}

fn choices() -> Chapter {
    Chapter {
        title: "Roghanna agus comórtais".into(),
        rules: vec![
            rule(
                "R-14",
                "Cúinní",
                &[
                    "De ghnáth bíonn na cúinní curtha ar leith: níl cead ag saighdiúirí stopadh \
                     iontu (R-4), agus cabhraíonn cúinne folamh le saighdiúirí a ghabháil (R-6). Is \
                     féidir gnáthchúinní a roghnú ina n-áit; cearnóga den imeall iad ansin mar gach \
                     ceann eile.",
                ],
            ),
            rule(
                "R-15",
                "Comórtas",
                &[
                    "Níl an dá thaobh cothrom, agus mar sin is éard atá i gcomórtas dhá chluiche \
                     agus na taobhanna malartaithe, pointe an bua. Má bhíonn bua an duine ann, is é \
                     an té a bhuaigh mar ionsaitheoir in níos lú sealanna atá chun tosaigh: \
                     taispeánann an bord é agus fágann sé an chuid eile fútsa.",
                ],
            ),
        ],
    }
}

fn known(rook: bool) -> Vec<String> {
    let line =
        format!("Líne ina seasann na cosantóirí an fód chomh fada agus is féidir: {LONGEST}.");
    let paragraphs: &[&str] = if rook {
        &[
            "Tá Ard Rí réitithe: cibé rud a dhéanann na cosantóirí, buann ionsaitheoirí nach ndéanann \
             botún. Ón tús tógann sé 13 bheart ar a mhéad, an dá thaobh san áireamh, agus ní féidir \
             bealach níos giorra a fhorchur; dá mbeadh na cosantóirí chun tosaigh, 12 bheart a bheadh \
             ann. Le gnáthchúinní is 13 é freisin, agus gan timpeallú buann na hionsaitheoirí fós. \
             Cruthaíonn ríomhaire é i gcodán de shoicind.",
            &line,
            "Ní fhágann aon chuid de sin go bhfuil sé furasta buachan ag bord. Idir beirt imreoirí a \
             bhogann go randamach buann na cosantóirí trí chluiche as gach ceithre cinn: sleamhnaíonn \
             an Rí amach pé áit nach bhfuil duine ag faire.",
        ]
    } else {
        &[
            "Níor réitigh aon duine Ard Rí aon chéime fós. Buann ríomhchláir láidre i bhfad níos minice \
             mar ionsaitheoirí ná mar chosantóirí, ach idir beirt imreoirí a bhogann go randamach buann \
             na cosantóirí dhá chluiche as gach trí cinn.",
            "De réir R-12 is leis na hionsaitheoirí cluiche a théann timpeall i gciorcal, agus mar sin tá \
             an t-am ar a dtaobh: bíonn bua na gcosantóirí i gcónaí ina bhealach amach nárbh fhéidir a \
             dhúnadh.",
        ]
    };
    paragraphs.iter().map(|text| (*text).into()).collect()
}
