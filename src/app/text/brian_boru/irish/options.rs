//! The options of a table of Brian Boru in Irish.

use super::side;
use crate::game::Seat;

pub(super) fn option(name: &str) -> &str {
    match name {
        "preset" => "Cá fhad?",
        "seats" => "Cé mhéad imreoir?",
        "rounds" => "Cé mhéad babhta?",
        "hand_size" => "Cártaí ag an tús",
        "pieces_per_player" => "Píosaí gach imreora",
        "spaces_per_region" => "Spásanna i ngach réigiún",
        "region_values" => "Luach na réigiún",
        "rotate_start" => "An t-imreoir tosaigh",
        "fair_start" => "Pointí as bailte níos boichte",
        "turns_per_round" => "Sealanna i mbabhta",
        "row_size" => "Cártaí oscailte",
        "castle_tokens" => "Caisleáin",
        "defeat_tokens" => "Licíní díomua",
        "homes" => "Réigiúin bhaile",
        "start_player" => "Cé a thosaíonn?",
        "control_scoring" => "Cathain a áirítear smacht",
        "politics_draw" => "Cárta breise as tairiscint",
        "row_refill" => "Cathain a líontar an tsraith",
        "hand_limit" => "Teorainn na láimhe",
        other => other,
    }
}

pub(super) fn value(name: &str, value: &str) -> String {
    match (name, value) {
        ("preset", "short") => "Gearr",
        ("preset", "standard") => "Gnách",
        ("preset", "long") => "Fada",
        ("preset", "epic") => "An-fhada",
        ("rotate_start", "on") => "Gluaiseann sé ar aghaidh",
        ("rotate_start", _) => "Fanann sé",
        ("fair_start", "on") => "Tugtar iad",
        ("fair_start", _) => "Gan aon cheann",
        ("homes" | "start_player", "random") => "Ar crannchur",
        ("homes", "by_seat") => "De réir suíocháin",
        ("homes", "chosen") => "Roghnaithe",
        ("start_player", "1") => side(Seat(0)),
        ("start_player", "2") => side(Seat(1)),
        ("start_player", "3") => side(Seat(2)),
        ("start_player", "4") => side(Seat(3)),
        ("control_scoring", "each_round") => "Gach babhta",
        ("control_scoring", "final_only") => "Ag an deireadh amháin",
        ("politics_draw", "always") => "I gcónaí",
        ("politics_draw", "if_taken") => "Má ghlactar í",
        ("politics_draw", "never") => "Gan cárta breise",
        ("row_refill", "end_of_turn") => "I ndiaidh gach seala",
        ("row_refill", "at_once") => "Láithreach",
        ("row_refill", "never") => "Ní líontar í",
        ("hand_limit", "none") => "Gan teorainn",
        ("rounds", "3") => "3, mar a clóbhuaileadh",
        ("rounds", "6") => "6, gnách",
        ("rounds", "9") => "9, fada",
        ("rounds", "12") => "12, an-fhada",
        ("region_values", digits) => {
            let digits: Vec<String> = digits.chars().map(String::from).collect();
            return digits.join(" ");
        }
        (_, other) => other,
    }
    .into()
}

pub(super) fn means(name: &str, value: &str) -> &'static str {
    match (name, value) {
        ("preset", "short") => "3 bhabhta, mar a clóbhuaileadh.",
        ("preset", "standard") => "6 bhabhta.",
        ("preset", "long") => "9 mbabhta.",
        ("preset", "epic") => "12 bhabhta.",
        ("region_values", _) => "An Mhumhain, Ulaidh, Laighin agus Connachta.",
        ("rotate_start", "on") => "Téann an marcóir ar chlé i ndiaidh gach seala.",
        ("rotate_start", _) => "Tosaíonn an t-imreoir céanna gach seal.",
        ("fair_start", "on") => "Tosaíonn an té a bhfuil baile níos boichte aige le roinnt pointí.",
        ("fair_start", _) => "Tosaíonn cách gan aon phointe.",
        ("homes", "random") => "Roinntear na bailte ar crannchur.",
        ("homes", "by_seat") => "Is ag an gcéad suíochán atá an baile is saibhre, agus mar sin de.",
        ("homes", _) => "Roghnaítear bailte in ord na seal.",
        ("start_player", "random") => "An crannchur a shocraíonn.",
        ("control_scoring", "each_round") => "Ag deireadh gach babhta.",
        ("control_scoring", _) => "Aon uair amháin, i ndiaidh an bhabhta dheireanaigh.",
        ("politics_draw", "always") => {
            "Áirítear tairiscint mar an dara cárta, cibé acu a ghlactar í nó nach nglactar."
        }
        ("politics_draw", "if_taken") => {
            "Ní áirítear í mar an dara cárta ach má ghlacann duine éigin í."
        }
        ("politics_draw", _) => "Tarraingíonn gach duine a d’imir cárta amháin.",
        ("row_refill", "end_of_turn") => "Fanann na bearnaí go dtí go bhfuil a gcártaí ag cách.",
        ("row_refill", "at_once") => {
            "Faigheann an té a thagann níos déanaí sraith iomlán i gcónaí."
        }
        ("row_refill", _) => "Níl ann ach na chéad chártaí.",
        ("hand_limit", "none") => "Coinnigh an oiread cártaí agus is mian leat.",
        ("hand_limit", _) => {
            "An té a bhfuil níos mó cártaí aige i ndiaidh seala, cuireann sé cuid acu i leataobh."
        }
        _ => "",
    }
}
