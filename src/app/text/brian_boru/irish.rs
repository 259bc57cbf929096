//! The words of Brian Boru in Irish.

pub(super) mod advice;
mod options;
mod story;

use super::{Ask, Counted, Ending, Names, Part, Printed, Text, signed};
use crate::{
    app::text::{Lang, irish},
    brian_boru::{Card, Choice, Colour, Event, Illegal, Region, Step, Zone, card::List},
    game::{Ending as _, Seat},
};

/// A number and what is counted, below zero too: “−1 phointe”.
fn counted(number: impl Into<i64>, noun: &str) -> String {
    match number.into() {
        -1 => "−1 phointe".into(),
        number => {
            let words = irish::counted(number.unsigned_abs() as u32, noun);
            let sign = if number < 0 { "−" } else { "" };
            format!("{sign}{words}")
        }
    }
}

fn points(number: impl Into<i64>) -> String {
    counted(number, "pointe")
}

fn cards(number: impl Into<i64>) -> String {
    counted(number, "cárta")
}

fn pieces(number: impl Into<i64>) -> String {
    counted(number, "píosa")
}

fn deed(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "Ionsaí",
        Colour::Green => "Tógáil",
        Colour::Blue => "Trádáil",
        Colour::Yellow => "Polaitíocht",
    }
}

/// A region by itself.
fn region(region: Region) -> &'static str {
    match region {
        Region::Munster => "Mumhain",
        Region::Leinster => "Laighin",
        Region::Ulster => "Ulaidh",
        Region::Connacht => "Connachta",
    }
}

/// A region in a sentence.
fn the(it: Region) -> &'static str {
    match it {
        Region::Munster => "an Mhumhain",
        other => region(other),
    }
}

/// In a region.
fn within(region: Region) -> &'static str {
    match region {
        Region::Munster => "sa Mhumhain",
        Region::Leinster => "i Laighin",
        Region::Ulster => "in Ulaidh",
        Region::Connacht => "i gConnachta",
    }
}

/// Out of a region.
fn out_of(region: Region) -> &'static str {
    match region {
        Region::Munster => "as an Mumhain",
        Region::Leinster => "as Laighin",
        Region::Ulster => "as Ulaidh",
        Region::Connacht => "as Connachta",
    }
}

/// Over a region.
fn over(region: Region) -> &'static str {
    match region {
        Region::Munster => "ar an Mumhain",
        Region::Leinster => "ar Laighin",
        Region::Ulster => "ar Ulaidh",
        Region::Connacht => "ar Chonnachta",
    }
}

/// `Ionsaí 5, Mumhain`
fn card(card: Card) -> String {
    format!(
        "{} {}, {}",
        deed(card.colour()),
        card.value(),
        region(card.region())
    )
}

fn list_word(list: List) -> &'static str {
    match list {
        List::Attack => "Ionsaí",
        List::Build => "Tógáil",
        List::Politics => "Polaitíocht",
        List::Trade => "Trádáil",
    }
}

/// In a zone.
fn in_zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Attack => "san Ionsaí",
        Zone::Build => "sa Tógáil",
        Zone::Politics => "sa Pholaitíocht",
    }
}

fn side(seat: Seat) -> &'static str {
    ["Corcra", "Ómra", "Glasghorm", "Rós"]
        .get(seat.index())
        .copied()
        .unwrap_or("")
}

/// `tú`, or the name, after the verb whose subject it is.
fn who(names: &Names, seat: Seat) -> &str {
    match names.is_you(seat) {
        true => "tú",
        false => names.name(seat),
    }
}

/// `tusa`, or the name, alone.
fn whom(names: &Names, seat: Seat) -> &str {
    match names.is_you(seat) {
        true => "tusa",
        false => names.name(seat),
    }
}

/// `agat`, or `ag` with the name.
fn at(names: &Names, seat: Seat) -> String {
    match names.is_you(seat) {
        true => "agat".into(),
        false => format!("ag {}", names.name(seat)),
    }
}

/// After a thing, whose it is.
fn of(names: &Names, seat: Seat) -> String {
    match names.is_you(seat) {
        true => "de do chuid".into(),
        false => format!("de chuid {}", names.name(seat)),
    }
}

fn head(step: Step) -> &'static str {
    match step {
        Step::Home => "Roghnaigh do réigiún baile",
        Step::ForcedTake => "Tá do lámh folamh: glac cárta oscailte",
        Step::Lay => "Roghnaigh cárta agus crios",
        Step::Target => "Roghnaigh cé leis an píosa a bhainfear",
        Step::Upgrade => "An uasghrádóidh tú do chaisleán?",
        Step::Place => "An gcuirfidh tú píosa in aice le do chaisleán?",
        Step::Join => "An gcuirfidh tú píosa leis an tógáil?",
        Step::Propose => "Roghnaigh cárta mar thairiscint",
        Step::Pay => "An íocfaidh tú píosa as an tairiscint?",
        Step::Swap => "Malartaigh cárta ar chárta oscailte",
        Step::Take => "Glac cárta oscailte",
        Step::Discard => "Cuir cárta i leataobh",
        Step::Over => "Tá an cluiche thart",
    }
}

fn detail(step: Step) -> &'static str {
    match step {
        Step::Home => "Tosaíonn tú ansin le píosa amháin.",
        Step::ForcedTake => "Caithfidh tú é a imirt sa seal seo, i gcrios ar bith.",
        Step::Lay => {
            "Nó coinnigh do chártaí agus glac cárta oscailte ina áit. Ní fheiceann aon duine do \
             rogha go dtí go bhfuil rogha déanta ag cách; ansin iompaítear na cártaí go léir le \
             chéile."
        }
        Step::Target => "Fágann sé an cluiche.",
        Step::Upgrade => "Cosnaíonn sé píosa, agus is fiú 2 phointe caisleán uasghrádaithe, ní 1.",
        Step::Place => {
            "Tá an caisleán uasghrádaithe cheana; cuidíonn píosa breise le smacht a fháil."
        }
        Step::Join => "Is féidir leat píosa a chur i réigiún an chéad tógálaí.",
        Step::Propose => {
            "Is féidir leis na himreoirí eile sa Pholaitíocht é a ghlacadh ar phíosa. Mura nglacann \
             aon duine é, tagann sé ar ais. Tarraingíonn tú cárta breise ar aon chuma."
        }
        Step::Pay => "Fágann an píosa an cluiche, agus is leatsa an cárta.",
        Step::Swap => "Cárta de do lámh ar cheann den tsraith, nó gan aon cheann.",
        Step::Take => "Mar choinnigh tú do chártaí. Nó ná glac aon cheann.",
        Step::Discard => "Tá níos mó cártaí agat ná mar a cheadaítear sa lámh.",
        Step::Over => "",
    }
}

/// A region if it is known, else what stands for it.
fn in_known(region: &Option<Region>) -> &'static str {
    region.map_or("sa réigiún", within)
}

fn ask(ask: &Ask) -> String {
    match ask {
        Ask::Lay(None, _) => "Roghnaigh cárta de do lámh".into(),
        Ask::Lay(Some(chosen), _) => format!("{}: roghnaigh crios anois", card(*chosen)),
        Ask::Target(region) => format!(
            "Cé leis an píosa a bhainfear {}?",
            region.map_or("as an réigiún", out_of)
        ),
        Ask::Upgrade(region) => {
            format!("An uasghrádóidh tú do chaisleán {}?", in_known(region))
        }
        Ask::Place(region) | Ask::Join(region, _) => {
            format!("An gcuirfidh tú píosa {}?", in_known(region))
        }
        Ask::Propose(None) => "Roghnaigh cárta mar thairiscint".into(),
        Ask::Propose(Some(chosen)) => format!("An dtairgfidh tú {}?", card(*chosen)),
        Ask::Pay(offered) => {
            let offered = offered.map_or_else(|| "an cárta seo".into(), card);
            format!("An íocfaidh tú píosa as {offered}?")
        }
        Ask::Swap(None, None) => "An malartóidh tú cárta?".into(),
        Ask::Swap(Some(given), None) => format!("Cén cárta ar {}?", card(*given)),
        Ask::Swap(None, Some(taken)) => {
            format!("Cén cárta a thabharfaidh tú ar {}?", card(*taken))
        }
        Ask::Swap(Some(given), Some(taken)) => {
            format!("An dtabharfaidh tú {} ar {}?", card(*given), card(*taken))
        }
        Ask::Take(None, true) => "An nglacfaidh tú cárta oscailte?".into(),
        Ask::Take(None, false) => "Tá do lámh folamh: glac cárta oscailte".into(),
        Ask::Take(Some(picked), _) => format!("An nglacfaidh tú {}?", card(*picked)),
        Ask::Discard(None) => "Roghnaigh cárta le cur i leataobh".into(),
        Ask::Discard(Some(chosen)) => format!("An gcuirfidh tú {} i leataobh?", card(*chosen)),
        Ask::Home => "Roghnaigh do réigiún baile".into(),
        Ask::Wait(name) => format!("Tá {name} ag roghnú"),
        Ask::Over(Some(ending)) => wins(ending),
        Ask::Over(None) => "Tá an cluiche thart".into(),
    }
}

fn ask_more(ask: &Ask) -> String {
    match ask {
        Ask::Lay(None, true) => "Nó coinnigh do chártaí, agus glac cárta oscailte.".into(),
        Ask::Lay(None, false) | Ask::Take(_, false) => "Caithfidh tú é a imirt sa seal seo.".into(),
        Ask::Lay(Some(_), _) => "Deir gach crios cad a dhéanann an cárta ann.".into(),
        Ask::Target(_) => "Fágann sé an cluiche.".into(),
        Ask::Upgrade(_) => "Cosnaíonn sé píosa; is fiú 2 phointe an caisleán ansin.".into(),
        Ask::Place(_) => "Tá do chaisleán ansin uasghrádaithe cheana.".into(),
        Ask::Join(_, builder) => {
            format!("Tógann {builder} ansin, agus is féidir leat píosa a chur leis.")
        }
        Ask::Propose(_) => "Is féidir le daoine eile é a ghlacadh ar phíosa.".into(),
        Ask::Pay(_) => "Fágann an píosa an cluiche.".into(),
        Ask::Swap(None, None) => "Cárta de do lámh ar cheann oscailte, nó gan aon cheann.".into(),
        Ask::Swap(..) => "Nó gan aon cheann.".into(),
        Ask::Take(_, true) => "Mar choinnigh tú do chártaí; nó ná glac aon cheann.".into(),
        Ask::Discard(_) => "Tá an iomarca cártaí i do lámh.".into(),
        Ask::Home => "Tosaíonn tú ansin le píosa amháin.".into(),
        Ask::Over(Some(ending)) => scores(ending),
        Ask::Wait(_) | Ask::Over(None) => String::new(),
    }
}

fn answer(choice: Choice, names: &Names) -> String {
    match choice {
        Choice::Home(home) => region(home).into(),
        Choice::Hold => "Coinnigh".into(),
        Choice::Lay(laid, zone) => format!("{} {}", card(laid), in_zone(zone)),
        Choice::Target(seat) => names.name(seat).into(),
        Choice::Upgrade(true) => "Uasghrádaigh".into(),
        Choice::Place(true) | Choice::Join(true) => "Cuir leis".into(),
        Choice::Pay(true) => "Íoc".into(),
        Choice::Upgrade(false)
        | Choice::Place(false)
        | Choice::Join(false)
        | Choice::Pay(false) => "Ná déan".into(),
        Choice::Propose(_) => "Tairg".into(),
        Choice::Swap(Some(_)) => "Malartaigh".into(),
        Choice::Take(Some(_)) => "Glac".into(),
        Choice::Swap(None) | Choice::Take(None) => "Gan aon cheann".into(),
        Choice::Discard(_) => "Cuir i leataobh".into(),
    }
}

/// A choice as advice to the reader.
fn advised(choice: Choice, names: &Names) -> String {
    match choice {
        Choice::Home(home) => format!("Bíodh do bhaile {}", within(home)),
        Choice::Hold => "Coinnigh do chártaí".into(),
        Choice::Lay(laid, zone) => format!("Leag {} {}", card(laid), in_zone(zone)),
        Choice::Target(seat) => format!("Bain píosa {}", of(names, seat)),
        Choice::Upgrade(true) => "Uasghrádaigh an caisleán".into(),
        Choice::Upgrade(false) => "Ná huasghrádaigh an caisleán".into(),
        Choice::Place(true) | Choice::Join(true) => "Cuir píosa leis".into(),
        Choice::Place(false) | Choice::Join(false) => "Ná cuir píosa leis".into(),
        Choice::Propose(offered) => format!("Tairg {}", card(offered)),
        Choice::Pay(true) => "Íoc píosa as an tairiscint".into(),
        Choice::Pay(false) => "Ná híoc".into(),
        Choice::Swap(Some((given, taken))) => {
            format!("Tabhair {} ar {}", card(given), card(taken))
        }
        Choice::Swap(None) => "Ná malartaigh aon rud".into(),
        Choice::Take(Some(taken)) => format!("Glac {}", card(taken)),
        Choice::Take(None) => "Ná glac aon chárta".into(),
        Choice::Discard(away) => format!("Cuir {} i leataobh", card(away)),
    }
}

/// A choice of somebody who is named before it.
fn in_words(choice: Choice, names: &Names) -> String {
    match choice {
        Choice::Home(home) => format!("sa bhaile {}", within(home)),
        Choice::Hold => "na cártaí a choinneáil".into(),
        Choice::Lay(laid, zone) => format!("{} {}", card(laid), in_zone(zone)),
        Choice::Target(seat) => format!("píosa {} a bhaint", of(names, seat)),
        Choice::Upgrade(true) => "an caisleán a uasghrádú".into(),
        Choice::Upgrade(false) => "gan an caisleán a uasghrádú".into(),
        Choice::Place(true) => "píosa a chur leis".into(),
        Choice::Place(false) => "gan píosa a chur leis".into(),
        Choice::Join(true) => "píosa a chur leis an tógáil".into(),
        Choice::Join(false) => "gan píosa a chur leis an tógáil".into(),
        Choice::Propose(offered) => format!("{} a thairiscint", card(offered)),
        Choice::Pay(true) => "píosa a íoc as an tairiscint".into(),
        Choice::Pay(false) => "gan íoc".into(),
        Choice::Swap(Some((given, taken))) => {
            format!("{} a thabhairt ar {}", card(given), card(taken))
        }
        Choice::Swap(None) => "gan aon rud a mhalartú".into(),
        Choice::Take(Some(taken)) => format!("{} a ghlacadh", card(taken)),
        Choice::Take(None) => "gan aon chárta a ghlacadh".into(),
        Choice::Discard(away) => format!("{} a chur i leataobh", card(away)),
    }
}

fn brief(choice: Choice, names: &Names) -> String {
    match choice {
        Choice::Lay(laid, zone) if List::of(laid, zone).is_some() => card(laid),
        _ => in_words(choice, names),
    }
}

/// What a card does in a zone (R5.1).
fn effect(card: Card, zone: Zone) -> String {
    let there = card.region();
    match List::of(card, zone) {
        None => "Gan éifeacht anseo".into(),
        Some(List::Trade) => "Malartaíonn sé".into(),
        Some(List::Attack) => format!("Ionsaíonn sé {}", the(there)),
        Some(List::Build) => format!("Tógann sé {}", within(there)),
        Some(List::Politics) => "Tairgeann nó glacann sé".into(),
    }
}

fn wins(ending: &Ending) -> String {
    let winners: Vec<Seat> = ending.winners().iter().collect();
    let names: Vec<String> = winners.iter().map(|seat| side(*seat).to_owned()).collect();
    let points = points(winners.first().map_or(0, |seat| ending.score(*seat)));
    match names.as_slice() {
        [one] => format!("Buann {one} le {points}"),
        _ => format!("Roinneann {} an bua le {points}", Lang::Irish.list(&names)),
    }
}

fn scores(ending: &Ending) -> String {
    let scores: Vec<String> = Seat::all(ending.seats())
        .map(|seat| format!("{} {}", side(seat), ending.score(seat)))
        .collect();
    let tie = match super::level_at_the_top(ending) {
        true => {
            " Ar phointí cothroma is iad na réigiúin a shocraíonn, agus ansin níos lú licíní díomua."
        }
        false => "",
    };
    format!("{}.{tie}", scores.join(", "))
}

fn refused(illegal: &Illegal) -> String {
    match illegal {
        Illegal::Over => "Tá an cluiche thart.".into(),
        Illegal::NotYourTurn(seat) => {
            format!("Níl aon rud le roghnú anois ag imreoir {seat}.")
        }
        Illegal::NotNow(step) => format!("Anois: {}.", head(*step)),
        Illegal::NoHome(home) => format!("Níl {} saor mar réigiún baile.", the(*home)),
        Illegal::MustTake => "Tá do lámh folamh: caithfidh tú cárta den tsraith a ghlacadh.".into(),
        Illegal::MustPlay => {
            "Ghlac tú cárta agus do lámh folamh, agus caithfidh tú é a imirt anois.".into()
        }
        Illegal::NotInHand { card, .. } => format!("Níl an cárta {card} i do lámh."),
        Illegal::NotInRow { card, .. } => format!("Níl an cárta {card} sa tsraith."),
        Illegal::NoTarget(seat) => {
            format!("Ní céile comhraic le píosa sa réigiún sin é imreoir {seat}.")
        }
    }
}

fn counts(counted: Counted) -> &'static str {
    match counted {
        Counted::Control => "Smacht",
        Counted::Castles => "Caisleáin",
        Counted::Hand => "Cártaí sa lámh",
        Counted::Defeats => "Licíní díomua",
        Counted::Start => "Ag an tús",
    }
}

fn part(part: &Part) -> String {
    match part {
        Part::Player(name, number) => format!("{name}: {}", points(*number)),
        Part::About(words) => words.clone(),
        Part::AtEnd(number, 0) => format!("{} dá gcríochnódh sé anois", signed(*number)),
        Part::AtEnd(number, unseen) => format!(
            "{} agus {} dá gcríochnódh sé anois",
            signed(*number),
            counted(*unseen, "cárta i bhfolach")
        ),
        Part::PiecesLeft(number) => format!("{} fágtha", pieces(*number)),
        Part::InHand(number) => format!("{} sa lámh", cards(*number)),
        Part::Known(known) => {
            let known: Vec<String> = known.iter().copied().map(card).collect();
            format!("ina measc {}", known.join("; "))
        }
        Part::Defeats(1) => "licín díomua amháin".into(),
        Part::Defeats(tokens) => counted(*tokens, "licín díomua"),
        Part::Starting => "imreoir tosaigh".into(),
        Part::HasChosen => "rogha déanta".into(),
        Part::Holds => "ag coinneáil cártaí".into(),
        Part::Region(it, value) => format!("{}, luach {value}", region(*it)),
        Part::There(name, number, castle) => {
            let mut has = Vec::new();
            if *number > 0 {
                has.push(pieces(*number));
            }
            match castle {
                0 => {}
                1 => has.push("caisleán".into()),
                _ => has.push("caisleán uasghrádaithe".into()),
            }
            format!("{name} {}", Lang::Irish.list(&has))
        }
        Part::SpacesFree(1) => "spás saor amháin".into(),
        Part::SpacesFree(spaces) => format!("{} saor", counted(*spaces, "spás")),
        Part::ControlledBy(name) => format!("faoi smacht {name}"),
        Part::NotControlled => "gan smacht".into(),
        Part::Leads(name) => format!("is ag {name} atá an líon píosaí is mó anois"),
        Part::Deck(number) => format!("Paca: {}", cards(*number)),
        Part::Played(number) => format!("Imeartha: {}", cards(*number)),
        Part::Card(it) => card(*it),
        Part::Zone(zone) => format!("crios: {}", deed(zone.native())),
        Part::Effect(it, zone) => effect(*it, *zone),
        Part::FaceDown(it) => format!("do chárta, béal faoi: {}", card(*it)),
        Part::Lies(name, it, place) => {
            let place = match place {
                None => "gan éifeacht".into(),
                Some((List::Trade, place)) => format!("uimhir {place} sa Trádáil"),
                Some((_, place)) => format!("uimhir {place}"),
            };
            format!("{name} {}, {place}", card(*it))
        }
        Part::Proposal(it) => format!("tairiscint: {}", card(*it)),
        Part::TakenUp => "tógtha suas".into(),
        Part::May => "is féidir é a roghnú".into(),
    }
}

fn castles(plain: u8, upgraded: u8) -> String {
    match (plain, upgraded) {
        (plain, 0) => format!("{plain} simplí"),
        (0, upgraded) => format!("{upgraded} uasghrádaithe"),
        _ => format!("{plain} simplí, {upgraded} uasghrádaithe"),
    }
}

pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Option(name) => options::option(name).into(),
        Text::Value(name, value) => options::value(name, value),
        Text::ValueMeans(name, value) => options::means(name, value).into(),
        Text::Side(seat) => side(*seat).into(),
        Text::Card(it) => card(*it),
        Text::Head(step) => head(*step).into(),
        Text::Detail(step) => detail(*step).into(),
        Text::Ask(it) => ask(it),
        Text::AskMore(it) => ask_more(it),
        Text::Answer(choice, names) => answer(*choice, names),
        Text::Choice(choice, names) => in_words(*choice, names),
        Text::Brief(None, _) => "rogha déanta".into(),
        Text::Brief(Some(choice), names) => brief(*choice, names),
        Text::What(action, names) => format!("{}.", advised(action.choice, names)),
        Text::Effect(card, zone) => effect(*card, *zone),
        Text::CardFirst => "Roghnaigh cárta de do lámh ar dtús, ansin crios".into(),
        Text::Shown(Event::Revealed { .. }, _) => story::TURNED_UP.into(),
        Text::Told(event, names) | Text::Shown(event, names) => story::told(event, names),
        Text::StepOf(step, steps) => format!("{step} as {steps}"),
        Text::Again => "Féach arís air".into(),
        Text::Back => "Céim siar".into(),
        Text::On => "An chéad chéim eile".into(),
        Text::ToNow => "Go dtí an t-am i láthair".into(),
        Text::Label(parts) => {
            let parts: Vec<String> = parts.iter().map(part).collect();
            parts.join(", ")
        }
        Text::Table => "An bord. Siúlann na saigheadeochracha ar chlé agus ar dheis laistigh de \
             chuid, agus suas agus síos ó chuid go cuid. Gníomhaíonn Enter, scaoileann Escape leis."
            .into(),
        Text::Players => "Imreoirí".into(),
        Text::Map => "Léarscáil na hÉireann".into(),
        Text::FaceUp => "Oscailte".into(),
        Text::Zones => "Criosanna".into(),
        Text::Hand => "Do lámh".into(),
        Text::Deck => "Paca".into(),
        Text::Played => "Imeartha".into(),
        Text::MarriageSlot => "Pósadh".into(),
        Text::Starts => "a thosaíonn".into(),
        Text::Points(number) => signed(*number),
        Text::AtEnd(number, 0) => format!("Ag an deireadh {}", signed(*number)),
        Text::AtEnd(number, unseen) => {
            format!("Ag an deireadh {} + {}", signed(*number), cards(*unseen))
        }
        Text::Wins(ending) => wins(ending),
        Text::Scores(ending) => scores(ending),
        Text::Past(round, None) => format!("Babhta {round}: nóiméad níos luaithe"),
        Text::Past(round, Some(name)) => {
            format!("Babhta {round}: nóiméad níos luaithe, ag {name} a bhí an rogha")
        }
        Text::PastRound(round) => format!("Deireadh bhabhta {round}"),
        Text::Hinting => "Ag lorg rogha mhaith…".into(),
        Text::Hint => "Leid".into(),
        Text::Close => "Dún".into(),
        Text::OpenPast => "Teagmhaigh le clár imreora chun an lámh a fheiceáil.".into(),
        Text::Unseen(1) => "cárta amháin nach bhfeictear".into(),
        Text::Unseen(number) => format!("{} nach bhfeictear", cards(*number)),
        Text::ToEnd => "Ar ais go dtí an deireadh".into(),
        Text::Round(0) => "Ag an tús".into(),
        Text::Round(round) => format!("Babhta {round}"),
        Text::Counts(counted) => counts(*counted).into(),
        Text::RegionsAtEnd(regions) => {
            format!("{} ag an deireadh", counted(*regions, "réigiún"))
        }
        Text::Castles(plain, upgraded) => castles(*plain, *upgraded),
        Text::Cards(number) => cards(*number),
        Text::Refused(illegal) => refused(illegal),
    }
}

/// What is printed on the map and the cards.
pub(super) fn printed(text: &Printed) -> String {
    match text {
        Printed::Deed(colour) => deed(*colour).into(),
        Printed::Region(it) => region(*it).into(),
        Printed::Credit => "Cósta: Natural Earth".into(),
    }
}
