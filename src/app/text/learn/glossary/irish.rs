//! The terms of all games in Irish.

use super::Term;

/// What a term is called, and what it means.
pub fn say(term: Term) -> (&'static str, &'static str) {
    match term {
        Term::HighKing => (
            "Ardrí",
            "An píosa a bhfuil Ard Rí ag casadh timpeall air. Is mian leis an t-imeall a bhaint amach. Sa chluiche Brian Bóramha is é an buaiteoir Ardrí na hÉireann.",
        ),
        Term::Attacker => (
            "Ionsaitheoir",
            "Duine den sé chreachadóir déag in Ard Rí, a shealgann an Rí agus a bhogann ar dtús.",
        ),
        Term::Defender => ("Cosantóir", "Duine d’ochtar gardaí an Rí."),
        Term::Soldier => (
            "Saighdiúir",
            "Aon phíosa in Ard Rí ach an Rí: ionsaitheoir nó cosantóir.",
        ),
        Term::Throne => (
            "Ríchathaoir",
            "An chearnóg láir, d4. Níl cead ag aon phíosa ach an Rí stopadh uirthi. Fad atá sí folamh cabhraíonn sí le saighdiúirí ceachtar taobh a ghabháil.",
        ),
        Term::Corner => (
            "Cúinne",
            "Ceann de na ceithre chearnóg sna cúinní. Níl cead ag saighdiúirí stopadh ann, agus cabhraíonn cúinne folamh le gabháil, mura n-imrítear le gnáthchúinní.",
        ),
        Term::Edge => (
            "Imeall",
            "In Ard Rí na cearnóga is faide amach, sprioc an Rí. I dTeamhair ceann de na ceithre líne sheachtracha, cúig chnoc an ceann.",
        ),
        Term::Capture => (
            "Gabháil",
            "Píosa namhad a bhaint. In Ard Rí idir dhá phíosa de do chuid; sa Chailís Nimhe ráth faoi léigear, a dtagann seilbh agat air.",
        ),
        Term::Escape => (
            "Éalú",
            "Tá an Rí ina sheasamh ar chearnóg den imeall: tá an bua ag na cosantóirí.",
        ),
        Term::Encirclement => (
            "Timpeallú",
            "Fáinne dúnta ionsaitheoirí a bhfuil na cosantóirí go léir agus an Rí istigh ann: tá an bua ag na hionsaitheoirí.",
        ),
        Term::Repetition => (
            "Athrá",
            "An suíomh céanna den tríú huair. In Ard Rí is bua do na hionsaitheoirí é.",
        ),
        Term::Ply => (
            "Leathbheart",
            "Beart amháin ag taobh amháin. Is ionann bua i dtrí leathbheart déag agus seacht mbeart ag an mbuaiteoir agus sé bheart ag an gcaillteoir.",
        ),
        Term::Solved => (
            "Réitithe",
            "Tá cluiche réitithe nuair atá sé cruthaithe cé a bhuann, cibé rud a dhéanann an duine eile. Tá Ard Rí réitithe: buann na hionsaitheoirí.",
        ),
        Term::Hill => ("Cnoc", "Ceann de 45 áit ar chlár na Teamhrach."),
        Term::Ringfort => (
            "Ráth",
            "An rud a thógtar ar chnoc i dTeamhair, i gceann de dhá dhath.",
        ),
        Term::Build => (
            "Tógáil",
            "I dTeamhair, ráth a chur ar chnoc folamh. Sa chluiche Brian Bóramha, píosa agus caisleán a chur síos.",
        ),
        Term::Adjacent => (
            "Comharsana",
            "Taobh le taobh nó ceann os cionn an chinn eile. Ní comharsana iad cnoic ar trasnán.",
        ),
        Term::Kingdom => (
            "Ríocht",
            "Ráthanna den dath céanna atá ceangailte dá chéile. Is ríocht é ráth aonair freisin. Is fearr níos lú.",
        ),
        Term::Territory => (
            "Críoch",
            "Líon ráthanna imreora ar an gclár. Socraíonn sé an cluiche nuair atá na ríochtaí cothrom.",
        ),
        Term::Pair => (
            "Péire",
            "Dhá ráth chomharsan den dath céanna. Luíonn droichead ar phéire.",
        ),
        Term::Bridge => (
            "Droichead",
            "Nascann sé dhá ráth an phéire, agus trasnaíonn a bhfáinní a chéile i snaidhm.",
        ),
        Term::Link => (
            "Nasctha",
            "Le droichead ag teagmháil leis. Ní féidir ráth nasctha a ghabháil.",
        ),
        Term::Manoeuvres => (
            "Inlíocht",
            "An chéad chuid de chluiche Teamhrach, ina dtógtar ráthanna.",
        ),
        Term::Battle => (
            "Cath",
            "An dara cuid de chluiche Teamhrach, ina ngabhtar ráthanna; sa Chailís Nimhe gach rud a leanann na hocht dtógáil ar na himill.",
        ),
        Term::Swap => (
            "Malartú rátha",
            "Ráth namhad gan nasc a ghabháil agus do cheann féin, agus do rí ann, a chur ina áit.",
        ),
        Term::BridgeMove => (
            "Bogadh droichid",
            "Droichead namhad a thabhairt chuig péire namhad eile ar licín, agus ráth atá lom dá bharr a ghabháil.",
        ),
        Term::Counter => (
            "Licín",
            "An méid a íoctar as droichead a bhogadh nó as scipeáil. Tá cúig licín ag gach imreoir, agus ní thagann ceann ar bith acu ar ais.",
        ),
        Term::Siege => (
            "Léigear",
            "Tá rí nó ráth faoi léigear nuair atá ráth namhad ar gach cnoc in aice leis.",
        ),
        Term::Skip => (
            "Scipeáil",
            "Licín a íoc as léigear críochnaithe agus imirt arís láithreach.",
        ),
        Term::Line => (
            "Líne an rí",
            "Ró agus colún an rí. San Ardleibhéal tá droichid ceangailte leo.",
        ),
        Term::QualifiedRow => (
            "Líne cháilithe",
            "Líne de do chuid féin atá oscailte: tá ráth uirthi, tá cnoc folamh uirthi, agus níl níos mó agat uirthi ná ag an duine eile.",
        ),
        Term::Out => (
            "AMUIGH",
            "An rud a ghlaonn imreoir nach féidir leis aon rud a dhéanamh feasta. Tá seal amháin eile ag an duine eile.",
        ),
        Term::Match => (
            "Comórtas",
            "Dhá chluiche ina mbíonn gach taobh ag gach imreoir uair amháin.",
        ),
        Term::Region => (
            "Réigiún",
            "Ceann de na ceithre chúige ar an léarscáil: an Mhumhain, Laighin, Ulaidh, Connachta.",
        ),
        Term::Zone => (
            "Crios",
            "Ceann de na trí áit do chártaí: Ionsaí, Tógáil, Polaitíocht.",
        ),
        Term::Value => (
            "Luach",
            "An uimhir ar chárta, a shocraíonn cé a ghníomhaíonn ar dtús. An méid is fiú smacht ar réigiún freisin.",
        ),
        Term::Supply => (
            "Stór",
            "Na píosaí ar chlár an imreora féin nach bhfuil ar an léarscáil fós.",
        ),
        Term::Home => (
            "Réigiún baile",
            "An réigiún ina dtosaíonn imreoir le píosa amháin.",
        ),
        Term::Row => (
            "Sraith oscailte",
            "Na ceithre chárta atá béal in airde in aice leis an bpaca.",
        ),
        Term::Round => (
            "Babhta",
            "Seal amháin ag cách, de ghnáth. Ag a dheireadh faightear pointí as smacht ar na réigiúin.",
        ),
        Term::TurnOrder => (
            "Ord na seal",
            "Ar deiseal ón imreoir tosaigh. Socraíonn sé cothrom nár shocraigh aon rud eile.",
        ),
        Term::Hold => (
            "Coinneáil",
            "Gan cárta a leagan an seal seo. An té a choinníonn, féadfaidh sé cárta den tsraith oscailte a ghlacadh.",
        ),
        Term::Reveal => (
            "Nochtadh",
            "Iompaítear aníos in éineacht na cártaí go léir a leagadh béal faoi.",
        ),
        Term::Native => (
            "Cárta dúchais",
            "Cárta i gcrios a dhatha féin: dearg san Ionsaí, glas sa Tógáil, buí sa Pholaitíocht. Ansin amháin a ghníomhaíonn sé; trádálann cártaí gorma áit ar bith.",
        ),
        Term::Attack => (
            "Ionsaí",
            "An rud a dhéanann cárta dearg ina chrios: baineann sé píosa céile comhraic as an réigiún atá ar an gcárta.",
        ),
        Term::DefeatToken => (
            "Licín díomua",
            "An rud a fhaigheann an duine deireanach nuair a ionsaíonn beirt nó níos mó. Cosnaíonn sé pointe ag an deireadh.",
        ),
        Term::Castle => (
            "Caisleán",
            "An rud a chuireann an tógálaí is láidre suas le píosa. Is fiú pointe amháin é, dhá phointe nuair atá sé uasghrádaithe.",
        ),
        Term::Proposal => (
            "Tairiscint",
            "An cárta a thairgeann an té is láidre sa Pholaitíocht le pósadh. Féadfaidh daoine eile ann é a ghlacadh ar phíosa.",
        ),
        Term::Trade => (
            "Trádáil",
            "An rud a dhéanann cárta gorm: cárta den lámh ar chárta den tsraith oscailte.",
        ),
        Term::Control => (
            "Smacht",
            "An líon is mó píosaí i réigiún, gan chothrom, nuair a chríochnaíonn babhta. Tugann sé luach an réigiúin.",
        ),
    }
}
