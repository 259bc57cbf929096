//! What each lesson is called in Irish.

use crate::learn::LessonId::{self, *};

/// The title.
pub fn say(id: LessonId) -> &'static str {
    match id {
        Sweep => "Trasna an chláir d’aon scuab",
        Capture => "Gabháil idir dhá phíosa",
        Corner => "Cabhraíonn an cúinne",
        KingHelps => "Troideann an Rí freisin",
        Three => "Triúr le beart amháin",
        Escape => "An t-imeall a bhaint amach",
        Seize => "Breith ar an Rí",
        Throne => "An Rí ar a Ríchathaoir",
        TwoWays => "Dhá bhealach amach",
        Net => "Leag an líon",
        Guard => "Dún an bealach",
        Solved => "An cluiche réitithe",
        BreakIt => "Bréagnaigh é más féidir",

        Step => "Cearnóg sa turas",
        Around => "Timpeall na Ríchathaoireach",
        Close => "Dún an bhearna",
        Edge => "An chéim dheireanach",
        Between => "Idir beirt ionsaitheoirí",
        Walk => "Siúl chun na saoirse",
        Trap => "Leag an gaiste",
        Gate => "Dún an geata",
        Danger => "As an mbaol",

        Reach => "Gar don rí namhad",
        Join => "Ceangail do ríochtaí",
        Anywhere => "Gan spás, gach spás",
        Take => "Gabh agus gearr",
        Linked => "Nasctha, mar sin slán",
        Counter => "Caith licín",
        LastWord => "An focal scoir",
        Plan => "Dhá sheal romhat",

        Siege => "Léigear",
        ThreeSides => "Trí thaobh",
        Hole => "Isteach sa pholl",
        Line => "I línte do rí",
        EnemyLine => "I línte an rí namhad",
        Finish => "Críochnaigh an cath",
        Ahead => "Féach romhat",

        Edges => "Ceithre imeall",
        Rows => "Línte oscailte",
        Closed => "Tabhair le chéile iad",
        Free => "Nuair atá gach líne dúnta",
        MustTake => "Caithfidh tú ól",
        Shut => "Sín an cupán uait",
        Out => "Na gabhálacha deireanacha",
        Poison => "An ghabháil nimhe",

        Castle => "Tóg caisleán",
        Majority => "Glac smacht",
        Raid => "Ionsaí",
        Stronger => "An cárta is láidre",
        Follower => "Tóg i dteannta",
        Upgrade => "An dara hurlár",
        Marriage => "Pósadh",
        Bargain => "Margadh",
        Patience => "Coinneáil",
        HighKing => "Ardrí",
    }
}
