//! The words of Brian Boru in English.

use super::{Ask, Names, Part, Printed, Text, advice, options, story};
use crate::{
    brian_boru::{Card, Choice, Colour, Ending, Event, Region, Step, Zone, card::List},
    game::{Ending as _, Seat},
};

/// The word for a colour's deed.
pub(super) fn deed(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "Attack",
        Colour::Green => "Build",
        Colour::Blue => "Trade",
        Colour::Yellow => "Politics",
    }
}

/// `Attack 5, Munster`
pub(super) fn card(card: Card) -> String {
    format!(
        "{} {}, {}",
        deed(card.colour()),
        card.value(),
        card.region()
    )
}

/// A number with a proper minus sign.
pub(super) fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// `1 piece`, `2 pieces`, `−1 point`
pub(super) fn count(number: impl Into<i64>, thing: &str) -> String {
    let number = number.into();
    let s = if number.abs() == 1 { "" } else { "s" };
    format!("{} {thing}{s}", signed(number))
}

/// `a, b and c`
pub(super) fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

pub(super) fn head(step: Step) -> &'static str {
    match step {
        Step::Home => "Choose your home",
        Step::ForcedTake => "Your hand is empty: take a face-up card",
        Step::Lay => "Choose a card and a zone",
        Step::Target => "Choose whose piece to remove",
        Step::Upgrade => "Upgrade your castle?",
        Step::Place => "Add a piece beside your castle?",
        Step::Join => "Join the builder?",
        Step::Propose => "Choose a card as your proposal",
        Step::Pay => "Pay one piece for the proposal?",
        Step::Swap => "Exchange a card with a face-up card",
        Step::Take => "Take one face-up card",
        Step::Discard => "Put a card away",
        Step::Over => "The game is over",
    }
}

pub(super) fn detail(step: Step) -> &'static str {
    match step {
        Step::Home => "You begin there with one piece.",
        Step::ForcedTake => "You must play it this turn, in any zone.",
        Step::Lay => {
            "Or hold your cards, and take a face-up card instead. Nobody sees what you choose \
             before all have chosen; then all cards are turned up together."
        }
        Step::Target => "It leaves the game.",
        Step::Upgrade => "It costs a piece, and an upgraded castle is worth 2 points, not 1.",
        Step::Place => "The castle is upgraded already; a piece more counts for control.",
        Step::Join => "You may add one piece to the region of the first builder.",
        Step::Propose => {
            "The others in Politics may take it for a piece. If nobody does, it comes back. You \
             draw one card more either way."
        }
        Step::Pay => "The piece leaves the game, and the card is yours.",
        Step::Swap => "One card of your hand for one of the row, or none.",
        Step::Take => "Because you held. Or take none.",
        Step::Discard => "You have more cards than the hand limit allows.",
        Step::Over => "",
    }
}

/// A region if it is known, else what stands for it.
pub(super) fn in_region(region: &Option<Region>) -> String {
    region.map_or_else(|| "the region".into(), |region| region.to_string())
}

pub(super) fn ask(ask: &Ask) -> String {
    match ask {
        Ask::Lay(None, _) => "Choose a card of your hand".into(),
        Ask::Lay(Some(chosen), _) => format!("{}: now choose a zone", card(*chosen)),
        Ask::Target(region) => format!("Remove whose piece from {}?", in_region(region)),
        Ask::Upgrade(region) => format!("Upgrade your castle in {}?", in_region(region)),
        Ask::Place(region) | Ask::Join(region, _) => {
            format!("Add one piece to {}?", in_region(region))
        }
        Ask::Propose(None) => "Choose a card as your proposal".into(),
        Ask::Propose(Some(chosen)) => format!("Propose {}?", card(*chosen)),
        Ask::Pay(offered) => {
            let offered = offered.map_or_else(|| "this card".into(), card);
            format!("Pay one piece and take {offered}?")
        }
        Ask::Swap(None, None) => "Exchange a card?".into(),
        Ask::Swap(Some(given), None) => format!("Give {} for which card?", card(*given)),
        Ask::Swap(None, Some(taken)) => format!("Give which card for {}?", card(*taken)),
        Ask::Swap(Some(given), Some(taken)) => {
            format!("Give {} for {}?", card(*given), card(*taken))
        }
        Ask::Take(None, true) => "Take one face-up card?".into(),
        Ask::Take(None, false) => "Your hand is empty: take a face-up card".into(),
        Ask::Take(Some(picked), _) => format!("Take {}?", card(*picked)),
        Ask::Discard(None) => "Choose a card to put away".into(),
        Ask::Discard(Some(chosen)) => format!("Put {} away?", card(*chosen)),
        Ask::Home => "Choose your home region".into(),
        Ask::Wait(name) => format!("{name} is choosing"),
        Ask::Over(Some(ending)) => wins(ending),
        Ask::Over(None) => "The game is over".into(),
    }
}

pub(super) fn ask_more(ask: &Ask) -> String {
    match ask {
        Ask::Lay(None, true) => "Or hold, and take a face-up card.".into(),
        Ask::Lay(None, false) => "You must play it this turn.".into(),
        Ask::Lay(Some(_), _) => "Each zone says what the card does there.".into(),
        Ask::Target(_) => "It leaves the game.".into(),
        Ask::Upgrade(_) => "It costs a piece; the castle is then worth 2 points.".into(),
        Ask::Place(_) => "Your castle there is upgraded already.".into(),
        Ask::Join(_, builder) => format!("{builder} builds there, and you may join."),
        Ask::Propose(_) => "Others may take it for a piece.".into(),
        Ask::Pay(_) => "The piece leaves the game.".into(),
        Ask::Swap(None, None) => "One of your hand for a face-up one, or none.".into(),
        Ask::Swap(..) => "Or none.".into(),
        Ask::Take(_, true) => "Because you held; or take none.".into(),
        Ask::Take(_, false) => "You must play it this turn.".into(),
        Ask::Discard(_) => "You are over the hand limit.".into(),
        Ask::Home => "You begin there with one piece.".into(),
        Ask::Over(Some(ending)) => scores(ending),
        Ask::Wait(_) | Ask::Over(None) => String::new(),
    }
}

pub(super) fn answer(choice: Choice, names: &Names) -> String {
    match choice {
        Choice::Home(region) => region.to_string(),
        Choice::Hold => "Hold".into(),
        Choice::Lay(laid, zone) => format!("{} in {}", card(laid), deed(zone.native())),
        Choice::Target(seat) => names.name(seat).into(),
        Choice::Upgrade(true) => "Upgrade".into(),
        Choice::Place(true) | Choice::Join(true) => "Add".into(),
        Choice::Pay(true) => "Pay".into(),
        Choice::Upgrade(false)
        | Choice::Place(false)
        | Choice::Join(false)
        | Choice::Pay(false) => "No".into(),
        Choice::Propose(_) => "Propose".into(),
        Choice::Swap(Some(_)) => "Exchange".into(),
        Choice::Take(Some(_)) => "Take".into(),
        Choice::Swap(None) | Choice::Take(None) => "None".into(),
        Choice::Discard(_) => "Put away".into(),
    }
}

/// A choice by itself, as advice or in a list.
pub(super) fn in_words(choice: Choice, names: &Names) -> String {
    match choice {
        Choice::Home(region) => format!("home in {region}"),
        Choice::Hold => "hold".into(),
        Choice::Lay(laid, zone) => format!("{} in {}", card(laid), deed(zone.native())),
        Choice::Target(seat) => format!("remove {} piece", names.whose(seat)),
        Choice::Upgrade(true) => "upgrade the castle".into(),
        Choice::Upgrade(false) => "do not upgrade".into(),
        Choice::Place(true) | Choice::Join(true) => "add a piece".into(),
        Choice::Place(false) | Choice::Join(false) => "add no piece".into(),
        Choice::Propose(offered) => format!("propose {}", card(offered)),
        Choice::Pay(true) => "pay a piece for the proposal".into(),
        Choice::Pay(false) => "do not pay".into(),
        Choice::Swap(Some((given, taken))) => {
            format!("give {} for {}", card(given), card(taken))
        }
        Choice::Swap(None) => "exchange nothing".into(),
        Choice::Take(Some(taken)) => format!("take {}", card(taken)),
        Choice::Take(None) => "take no card".into(),
        Choice::Discard(away) => format!("put {} away", card(away)),
    }
}

/// What somebody chose, as the rest of a sentence that begins with who did.
pub(super) fn brief(choice: Choice, names: &Names) -> String {
    match choice {
        Choice::Home(region) => format!("at home in {region}"),
        Choice::Hold => "holds".into(),
        Choice::Lay(laid, zone) if List::of(laid, zone).is_some() => card(laid),
        Choice::Lay(laid, zone) => format!("{} in {}", card(laid), deed(zone.native())),
        Choice::Target(seat) => format!("removes {} piece", names.whose(seat)),
        Choice::Upgrade(true) => "upgrades".into(),
        Choice::Upgrade(false) => "does not upgrade".into(),
        Choice::Place(true) => "adds a piece".into(),
        Choice::Place(false) => "adds none".into(),
        Choice::Join(true) => "joins".into(),
        Choice::Join(false) => "does not join".into(),
        Choice::Propose(offered) => format!("proposes {}", card(offered)),
        Choice::Pay(true) => "pays for it".into(),
        Choice::Pay(false) => "does not pay".into(),
        Choice::Swap(Some((given, taken))) => {
            format!("gives {} for {}", card(given), card(taken))
        }
        Choice::Swap(None) => "exchanges nothing".into(),
        Choice::Take(Some(taken)) => format!("takes {}", card(taken)),
        Choice::Take(None) => "takes no card".into(),
        Choice::Discard(away) => format!("puts {} away", card(away)),
    }
}

/// What a card does in a zone (R5.1).
pub(super) fn effect(card: Card, zone: Zone) -> String {
    let region = card.region();
    match List::of(card, zone) {
        None => "Does nothing here".into(),
        Some(List::Trade) => "Trades".into(),
        Some(List::Attack) => format!("Attacks {region}"),
        Some(List::Build) => format!("Builds in {region}"),
        Some(List::Politics) => "Proposes or takes".into(),
    }
}

pub(super) fn side(seat: Seat) -> &'static str {
    ["Purple", "Amber", "Teal", "Rose"]
        .get(seat.index())
        .copied()
        .unwrap_or("")
}

pub(super) fn wins(ending: &Ending) -> String {
    let winners: Vec<Seat> = ending.winners().iter().collect();
    let names: Vec<String> = winners.iter().map(|seat| side(*seat).to_owned()).collect();
    let points = winners.first().map_or(0, |seat| ending.score(*seat));
    match names.as_slice() {
        [one] => format!("{one} wins with {}", count(points, "point")),
        _ => format!(
            "{} share the victory with {}",
            list(&names),
            count(points, "point")
        ),
    }
}

pub(super) fn scores(ending: &Ending) -> String {
    let scores: Vec<String> = Seat::all(ending.seats())
        .map(|seat| format!("{} {}", side(seat), ending.score(seat)))
        .collect();
    let tie = if super::level_at_the_top(ending) {
        " At equal points more regions decide, then fewer defeat tokens."
    } else {
        ""
    };
    format!("{}.{tie}", scores.join(", "))
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
        Text::Brief(None, _) => "has chosen".into(),
        Text::Brief(Some(choice), names) => brief(*choice, names),
        Text::What(action, names) => advice::what(*action, names),
        Text::Effect(card, zone) => effect(*card, *zone),
        Text::CardFirst => "Choose a card of your hand first, then a zone".into(),
        Text::Shown(Event::Revealed { .. }, _) => story::TURNED_UP.into(),
        Text::Told(event, names) | Text::Shown(event, names) => story::told(event, names),
        Text::StepOf(step, steps) => format!("{step} of {steps}"),
        Text::Again => "Watch again".into(),
        Text::Back => "One step back".into(),
        Text::On => "Next step".into(),
        Text::ToNow => "To the present".into(),
        Text::Label(parts) => {
            let parts: Vec<String> = parts.iter().map(Part::english).collect();
            parts.join(", ")
        }
        Text::Table => "The table. Arrow keys walk left and right within a part and up and \
            down from part to part. Enter acts, Escape lets go."
            .into(),
        Text::Players => "Players".into(),
        Text::Map => "Map of Ireland".into(),
        Text::FaceUp => "Face up".into(),
        Text::Zones => "Zones".into(),
        Text::Hand => "Your hand".into(),
        Text::Deck => "Deck".into(),
        Text::Played => "Played".into(),
        Text::MarriageSlot => "Marriage".into(),
        Text::Starts => "starts".into(),
        Text::Points(points) => signed(*points),
        Text::AtEnd(points, 0) => format!("At the end {}", signed(*points)),
        Text::AtEnd(points, unseen) => {
            let unseen = count(*unseen, "card");
            format!("At the end {} + {unseen}", signed(*points))
        }
        Text::Wins(ending) => wins(ending),
        Text::Scores(ending) => scores(ending),
        Text::Past(round, None) => format!("Round {round}: an earlier moment"),
        Text::Past(round, Some(name)) => {
            format!("Round {round}: an earlier moment, {name} was to choose")
        }
        Text::PastRound(round) => format!("The end of round {round}"),
        Text::Hinting => "Looking for a good choice…".into(),
        Text::Hint => "Hint".into(),
        Text::Close => "Close".into(),
        Text::OpenPast => "Touch a player’s board to see the hand.".into(),
        Text::Unseen(cards) => format!("{} unseen", count(*cards, "card")),
        Text::ToEnd => "Back to the end".into(),
        Text::Round(0) => "At the start".into(),
        Text::Round(round) => format!("Round {round}"),
        Text::Counts(counted) => counted.english().into(),
        Text::RegionsAtEnd(regions) => format!("{} at the end", count(*regions, "region")),
        Text::Castles(plain, 0) => format!("{plain} plain"),
        Text::Castles(0, upgraded) => format!("{upgraded} upgraded"),
        Text::Castles(plain, upgraded) => format!("{plain} plain, {upgraded} upgraded"),
        Text::Cards(cards) => count(*cards, "card"),
        Text::Refused(illegal) => illegal.to_string(),
    }
}

/// What is printed on the map and the cards.
pub(super) fn printed(text: &Printed) -> String {
    match text {
        Printed::Deed(colour) => deed(*colour).into(),
        Printed::Region(region) => region.to_string(),
        Printed::Credit => "Coast: Natural Earth".into(),
    }
}
