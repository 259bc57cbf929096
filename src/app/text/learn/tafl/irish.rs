//! What the lessons of Ard Rí and One-Step Ard Rí say in Irish.

use super::Parts;
use crate::learn::LessonId::{self, *};

/// What it is about, the goal, a hint, what is wrong, what is learnt.
pub fn say(id: LessonId) -> Parts {
    match id {
        Sweep => [
            "Bogann gach píosa mar a dhéanann caiseal fichille: feadh a ró nó a cholúin, chomh fada agus atá an bealach oscailte. Níl cead ag aon phíosa ach an Rí stopadh ar an Ríchathaoir, ach tá cead ag cách dul thairsti.",
            "Tabhair an t-ionsaitheoir go d6, an chearnóg os cionn na Ríchathaoireach folaimhe.",
            "Is í d4 an Ríchathaoir, i lár an chláir. Tá an bealach suas colún d oscailte.",
            "Beart a bhí ansin, ach is féidir d6 a bhaint amach láithreach: díreach suas, thar an Ríchathaoir fholamh.",
            "Téann saighdiúir thar an Ríchathaoir fholamh, agus ní stopann sé uirthi riamh.",
        ],
        Capture => [
            "Gabhtar saighdiúir nuair a bhogann tú píosa in aice leis agus píosa eile leat díreach taobh thiar de.",
            "Gabh an cosantóir ar b2.",
            "Tá d’ionsaitheoir ar a2 ar thaobh amháin de. Is é c2 an taobh eile.",
            "Níor gabhadh aon rud: ní mór don chosantóir ar b2 a bheith idir dhá phíosa leat, ar aon líne.",
            "Idir dhá namhaid titeann saighdiúir. Is é an taobh a bhogann a ghabhann.",
        ],
        Corner => [
            "Glacann cúinne folamh áit píosa de do chuid, do cheachtar den dá thaobh.",
            "Is leatsa na cosantóirí. Gabh an t-ionsaitheoir ar a2.",
            "Tá an cúinne a1 ar thaobh amháin de. Cé atá in ann teacht ar an taobh eile?",
            "Níor gabhadh aon rud: titeann an t-ionsaitheoir idir do phíosa ar a3 agus an cúinne folamh a1.",
            "Is geall le píosa de do chuid féin cúinne folamh, agus an Ríchathaoir fholamh freisin.",
        ],
        KingHelps => [
            "Cabhraíonn an Rí lena chosantóirí gabháil, cibé acu a bhogann sé nó a sheasann sé.",
            "Is leatsa na cosantóirí. Gabh an t-ionsaitheoir ar d3.",
            "Tá an Rí ina sheasamh ar chlé de. Cad atá in ann teacht ar dheis?",
            "Níor gabhadh aon rud: teastaíonn an Rí ar thaobh amháin den ionsaitheoir ar d3 agus cosantóir leat ar an taobh eile.",
            "Tá an Rí armtha: gabhann sé mar a ghabhann aon phíosa eile.",
        ],
        Three => [
            "Is féidir le beart gabháil ar suas le trí thaobh in éineacht.",
            "Gabh triúr cosantóirí le beart amháin.",
            "Tá triúr cosantóirí in aice leis an gcearnóg e3.",
            "Gabhadh níos lú ná triúr: tá cearnóg ann a fhágann triúr cosantóirí idir do phíosaí.",
            "Aimsítear gabhálacha uile birt ar dtús agus baintear den chlár in éineacht iad. Dúnann an beart seo an Rí isteach freisin.",
        ],
        Escape => [
            "Buann an Rí a luaithe a sheasann sé ar aon chearnóg den imeall, na cúinní san áireamh.",
            "Is leatsa na cosantóirí. Buaigh le beart amháin.",
            "Ón Rí, féach feadh a ró agus a cholúin. Tá bealach amháin oscailte go dtí a dheireadh.",
            "Leanann an cluiche: tá bealach oscailte chun an imill ag an Rí anois, agus b’fhéidir nach mbeadh sé aige arís.",
            "Is leor aon chearnóg den imeall, fiú ceann idir dhá ionsaitheoir.",
        ],
        Seize => [
            "I bhfad ón Ríchathaoir is leor beirt ionsaitheoirí don Rí: duine ar gach taobh de, ar aon líne.",
            "Gabh an Rí.",
            "Tá sé ar f3 agus ionsaitheoir ar f2. Níl ach cearnóg amháin in easnamh.",
            "Tá an Rí saor go fóill: titeann sé nuair a thagann ionsaitheoir díreach os comhair ionsaitheora eile.",
            "Gabhann beirt ar aon líne an Rí amuigh faoin spéir. Ní ghlacann cúinne ná an Ríchathaoir áit duine acu riamh.",
        ],
        Throne => [
            "Tá an Rí láidir ar a Ríchathaoir: ní mór ionsaitheoirí a bheith ar na ceithre chearnóg in aice leis. In aice leis an Ríchathaoir teastaíonn triúr.",
            "Gabh an Rí ar a Ríchathaoir.",
            "Tá triúr ionsaitheoirí in aice leis. Cén taobh atá oscailte?",
            "Ar d4 ní thiteann sé ach roimh cheathrar ionsaitheoirí, duine ar gach taobh.",
            "Ceathrar ar an Ríchathaoir, triúr in aice léi, beirt in aon áit eile.",
        ],
        TwoWays => [
            "Is féidir leis na hionsaitheoirí bealach amháin a dhúnadh sa turas. Mar sin taispeáin dhá bhealach dóibh.",
            "Is leatsa na cosantóirí. Buaigh in dhá bheart, cibé rud a dhéanfaidh na hionsaitheoirí.",
            "Lorg cearnóg óna bhfeiceann an Rí dhá chearnóg den imeall in éineacht.",
            "D’fhéadfadh na hionsaitheoirí an bealach sin a dhúnadh.",
            "Ní féidir dhá bhealach oscailte a dhúnadh in éineacht. Is mar seo a éalaíonn an Rí de ghnáth.",
        ],
        Net => [
            "Is minic gur ciúin an chéad bhuille: baineann sé na bealaí deireanacha den Rí, agus gabhann an chéad bhuille eile é.",
            "Gabh an Rí in dhá bheart ar a mhéad, cibé rud a dhéanfaidh sé.",
            "I ndiaidh do bhirt ní mór nach mbeadh bealach chun an imill aige, ná cearnóg shlán.",
            "D’fhéadfadh sé éalú fós.",
            "Dún na bealaí ar dtús, ansin buail: leagtar an líon sula dtarraingítear é.",
        ],
        Guard => [
            "An chéad dualgas ar na hionsaitheoirí: roimh gach beart, féach cá bhféadfadh an Rí rith.",
            "Is leatsa na hionsaitheoirí. Tá an Rí ar tí éalú: ná lig dó.",
            "Féachann sé feadh ró 4. Cén píosa leat atá in ann seasamh sa bhealach sin?",
            "Bhí bealach oscailte chun an imill ag an Rí.",
            "Féach ar dtús cá bhféadfadh an Rí rith. Marcálann an clár é nuair atá rabhaidh ar siúl.",
        ],
        Solved => [
            "Tá a fhios seo go cinnte: ón tús buann na hionsaitheoirí i dtrí bheart déag, seacht gcinn acu leo féin, agus ní féidir é a dhéanamh níos giorra. Anseo seasann na cosantóirí an fód chomh fada agus is féidir.",
            "Imir an bua is giorra. Taispeánann an tsaighead gach beart: lean í agus féach conas a dhúntar an fáinne.",
            "Lean an tsaighead.",
            "Is beart maith é sin, b’fhéidir, ach ní hé beart na líne seo é.",
            "Bhain gach beart rud éigin den Rí: cúinní an gharda ar dtús, ansin a chearnóg dheireanach. Níl bua níos giorra ar eolas ag aon duine, mar níl a leithéid ann.",
        ],
        BreakIt => [
            "Is leatsa an Rí agus a ochtar gardaí, agus tá gach rud ar eolas: buann na hionsaitheoirí i dtrí bheart déag ar a mhéad, an dá thaobh san áireamh, cibé rud a dhéanfaidh tú. Cruthaíonn an ríomhaire é in aghaidh gach cosanta.",
            "Déan iarracht é a bhréagnú. Seas an fód chomh fada agus is féidir leat.",
            "Coinnigh an Rí sa lár agus lig uait na gardaí chomh mall agus is féidir.",
            "Tá an Rí caillte.",
            "Ní chabhraíonn cosaint ar bith: tá an cluiche seo réitithe.",
        ],

        Step => [
            "In Ard Rí aon chéime bogann gach píosa cearnóg amháin go díreach feadh a ró nó a cholúin.",
            "Tabhair an t-ionsaitheoir go d3.",
            "Tá d3 díreach os a chionn.",
            "Beart a bhí ansin, ach ní go d3.",
            "Cearnóg amháin, ní níos mó riamh agus ní ar trasnán riamh. An Rí freisin.",
        ],
        Around => [
            "Ní stopann saighdiúirí ar an Ríchathaoir riamh, agus ní féidir leo dul thairsti le céimeanna aonair. Téann siad timpeall.",
            "Tabhair an t-ionsaitheoir ó d3 go d5, ar an taobh eile den Ríchathaoir.",
            "Céim i leataobh ar dtús, suas faoi dhó ansin, agus ar ais ina dhiaidh sin.",
            "Tógann sé ceithre chéim dul timpeall na Ríchathaoireach, agus ní féidir ceann ar bith acu a chur amú.",
            "Cuireann an Ríchathaoir fholamh bac ar gach saighdiúir anseo.",
        ],
        Close => [
            "Gabhtar saighdiúir nuair a thugann tú céim in aice leis agus píosa eile leat díreach taobh thiar de.",
            "Gabh an cosantóir ar b2.",
            "Tá ionsaitheoir amháin ar a2. Is é c2 an taobh eile den chosantóir.",
            "Níor gabhadh aon rud: tabhair céim chuig an taobh saor den chosantóir.",
            "Gabhann píosaí malla díreach mar a ghabhann píosaí tapa: idir dhá phíosa.",
        ],
        Edge => [
            "Buann an Rí ar aon chearnóg den imeall. Sa chluiche seo tagann sé ann céim ar chéim.",
            "Is leatsa na cosantóirí. Buaigh le beart amháin.",
            "Tá an Rí ar d2, céim amháin ón imeall.",
            "Leanann an cluiche: bhuafadh céim amháin den Rí é.",
            "Ón ró nó ón gcolún in aice leis an imeall is í an tsaoirse an chéad chéim eile.",
        ],
        Between => [
            "I bhfad ón Ríchathaoir titeann an Rí idir beirt ionsaitheoirí ar aon líne.",
            "Gabh an Rí.",
            "Tá ionsaitheoir ar f2. Cad atá díreach os a chomhair?",
            "Tá an Rí saor go fóill: tabhair ionsaitheoir chuig an taobh eile de.",
            "Is leor beirt ionsaitheoirí ar thaobhanna contrártha amuigh faoin spéir.",
        ],
        Walk => [
            "Teastaíonn áit ó rí mall óna bhfuil dhá chéim amach.",
            "Is leatsa na cosantóirí. Buaigh in dhá bheart, cibé rud a dhéanfaidh na hionsaitheoirí.",
            "Céim amháin ar aghaidh, agus ní mór nach bhféadfaí an chéad chéim eile a dhúnadh.",
            "D’fhéadfadh na hionsaitheoirí an bealach a dhúnadh.",
            "Nuair nach bhfuil ionsaitheoir ar bith in ann teacht in am, siúlann an Rí amach.",
        ],
        Trap => [
            "Rí nach bhfuil áit shlán aige le dul ann, bíonn sé caillte beart ina dhiaidh sin.",
            "Gabh an Rí in dhá bheart ar a mhéad, cibé rud a dhéanfaidh sé.",
            "Druid leis sa chaoi go mbéarfaidh céim amháin eile air, agus nach féidir leis dul i leataobh.",
            "D’fhéadfadh sé éalú fós.",
            "Is geall le gabháil bagairt nach bhfuil freagra uirthi.",
        ],
        Gate => [
            "Roimh gach beart: cén áit a bhféadfadh an Rí céim a thabhairt ina dhiaidh?",
            "Is leatsa na hionsaitheoirí. Tá an Rí céim amháin ón imeall: ná lig amach é.",
            "Tá bealach amach aige ar chlé. Cé atá in ann seasamh ansin roimhe?",
            "Tugann an Rí céim chun an imill agus buann sé.",
            "Is é píosa sa bhealach air an balla is simplí.",
        ],
        Danger => [
            "Caithfidh an Rí aire a thabhairt dó féin freisin: in aice leis an Ríchathaoir gabhann triúr ionsaitheoirí é.",
            "Is leatsa na cosantóirí. Tá an Rí i mbaol: sábháil é.",
            "Tá beirt ionsaitheoirí in aice leis agus an tríú duine ag teacht. Cén áit a dteastaíonn ceathrar?",
            "Gabhadh an Rí: in aice leis an Ríchathaoir is leor triúr ionsaitheoirí.",
            "Is ar a Ríchathaoir is sláine an Rí: teastaíonn ceathrar ansin.",
        ],
        _ => [""; 5],
    }
}
