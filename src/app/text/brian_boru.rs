//! The words of Brian Boru. They are made of what a seat may know, and never of the whole game.

mod advice;
mod chapters;
mod labels;
mod options;
mod sheet;
mod story;
#[cfg(test)]
mod tests;

pub use labels::Part;
pub use sheet::Counted;

use super::{
    Chapter, Lang, Prompt, Say, ScoreLine, Told, Verdict, Who, brian_boru_rules, rules::Rulebook,
};
use crate::{
    brian_boru::{
        Action, BrianBoru, Card, Choice, Colour, Ending, Event, Illegal, Region, RuleSet, Seen,
        Step, Zone, card::List,
    },
    game::{Ending as _, Seat, SeatSet, SeenTurn, Timeline, View as _},
    shelf::GameName,
};
use std::rc::Rc;

/// What players are called, by seat, and which of them is spoken to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    all: Rc<[String]>,
    you: Option<Seat>,
    levels: Rc<[String]>,
}

impl Names {
    /// These names; the player at `you` is called "you".
    pub fn new(all: Rc<[String]>, you: Option<Seat>) -> Names {
        let levels = Rc::from([]);
        Names { all, you, levels }
    }

    /// The same, with what there is to say of each player beside the name.
    pub fn with_levels(self, levels: Rc<[String]>) -> Names {
        Names { levels, ..self }
    }

    /// What there is to say of a player beside the name; often empty.
    pub fn level(&self, seat: Seat) -> &str {
        self.levels.get(seat.index()).map_or("", String::as_str)
    }

    /// The names of the sides, nobody spoken to.
    pub fn sides(lang: Lang, seats: u8) -> Names {
        let name = |seat| lang.say(Text::Side(seat));
        Names::new(Seat::all(seats).map(name).collect(), None)
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        self.all.get(seat.index()).map_or("", String::as_str)
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// `You draw`, `Fili draws`
    fn does(&self, seat: Seat, you: &str, other: &str) -> String {
        match self.is_you(seat) {
            true => format!("You {you}"),
            false => format!("{} {other}", self.name(seat)),
        }
    }

    /// `you`, `Fili`
    fn whom(&self, seat: Seat) -> &str {
        match self.is_you(seat) {
            true => "you",
            false => self.name(seat),
        }
    }

    /// `your`, `Fili’s`
    fn whose(&self, seat: Seat) -> String {
        match self.is_you(seat) {
            true => "your".into(),
            false => format!("{}’s", self.name(seat)),
        }
    }
}

/// What is said about a game of Brian Boru and at its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    /// What an option asks.
    Option(String),
    /// What a value of an option is called, and what it means.
    Value(String, String),
    ValueMeans(String, String),
    /// The name of a side: its colour.
    Side(Seat),
    /// A card by its deed, value and region.
    Card(Card),
    /// A deed in one word, as on a card and over a zone.
    Deed(Colour),
    /// The name of a region.
    Region(Region),
    /// Who must decide what; the seat is named where it is not the reader.
    Head(Step),
    Detail(Step),
    /// The question of the moment at the table, with what it is about.
    Ask(Ask),
    AskMore(Ask),
    /// An answer to it.
    Answer(Choice, Names),
    /// What somebody chose, in a few words; nothing while it is hidden.
    Brief(Option<Choice>, Names),
    /// A choice as advice.
    What(Action, Names),
    /// A choice by itself.
    Choice(Choice, Names),
    /// What a card would do in a zone.
    Effect(Card, Zone),
    /// A zone was touched before a card.
    CardFirst,
    /// What happened.
    Told(Event, Names),
    /// The same, where it can be seen as well.
    Shown(Event, Names),
    /// Where it stands in the telling: this step of so many.
    StepOf(usize, usize),
    /// The buttons of the telling.
    Again,
    Back,
    On,
    ToNow,
    /// What is read aloud about a thing on the table.
    Label(Vec<Part>),
    /// The parts of the table.
    Table,
    Players,
    Map,
    FaceUp,
    Zones,
    Hand,
    Deck,
    Played,
    MarriageSlot,
    /// At a player's board.
    Starts,
    AtEnd(i16, u8),
    Points(i16),
    /// Who won, and all scores.
    Wins(Ending),
    Scores(Ending),
    /// An earlier moment is shown, of this round, in which this player was to choose.
    Past(u8, Option<String>),
    /// A hint is being looked for, or is shown.
    Hinting,
    Hint,
    Close,
    /// What can be done at an earlier moment.
    OpenPast,
    /// Of how many cards only the backs are seen.
    Unseen(u8),
    /// Leads to the end of the record.
    ToEnd,
    /// A round, or 0 for what was there before the first.
    Round(u8),
    /// What a line of the score sheet counts.
    Counts(Counted),
    /// Where the coast is from.
    Credit,
}

/// The question of the moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A card, then a zone; with the card that is taken up. Holding may be possible or not.
    Lay(Option<Card>, bool),
    /// Whose piece in this region.
    Target(Option<Region>),
    Upgrade(Option<Region>),
    Place(Option<Region>),
    /// The builder and the region.
    Join(Option<Region>, String),
    /// With the card that is taken up.
    Propose(Option<Card>),
    Pay(Option<Card>),
    /// With the cards that are taken up.
    Swap(Option<Card>, Option<Card>),
    /// With the card that is pointed out; declining may be possible or not.
    Take(Option<Card>, bool),
    Discard(Option<Card>),
    Home,
    /// Others are to act.
    Wait(String),
    /// The game is over, and how it ended, where that is known.
    Over(Option<Ending>),
}

/// The word for a colour's deed.
fn deed(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "Attack",
        Colour::Green => "Build",
        Colour::Blue => "Trade",
        Colour::Yellow => "Politics",
    }
}

/// `Attack 5, Munster`
fn card(card: Card) -> String {
    format!(
        "{} {}, {}",
        deed(card.colour()),
        card.value(),
        card.region()
    )
}

/// A number with a proper minus sign.
fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// `1 piece`, `2 pieces`, `−1 point`
fn count(number: impl Into<i64>, thing: &str) -> String {
    let number = number.into();
    let s = if number.abs() == 1 { "" } else { "s" };
    format!("{} {thing}{s}", signed(number))
}

/// `a, b and c`
fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn head(step: Step) -> &'static str {
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

fn detail(step: Step) -> &'static str {
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
fn in_region(region: &Option<Region>) -> String {
    region.map_or_else(|| "the region".into(), |region| region.to_string())
}

fn ask(ask: &Ask) -> String {
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

fn ask_more(ask: &Ask) -> String {
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

fn answer(choice: Choice, names: &Names) -> String {
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
fn in_words(choice: Choice, names: &Names) -> String {
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
fn brief(choice: Choice, names: &Names) -> String {
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
fn effect(card: Card, zone: Zone) -> String {
    let region = card.region();
    match List::of(card, zone) {
        None => "Does nothing here".into(),
        Some(List::Trade) => "Trades".into(),
        Some(List::Attack) => format!("Attacks {region}"),
        Some(List::Build) => format!("Builds in {region}"),
        Some(List::Politics) => "Proposes or takes".into(),
    }
}

fn side(seat: Seat) -> &'static str {
    ["Purple", "Amber", "Teal", "Rose"]
        .get(seat.index())
        .copied()
        .unwrap_or("")
}

fn wins(ending: &Ending) -> String {
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

fn scores(ending: &Ending) -> String {
    let scores: Vec<String> = Seat::all(ending.seats())
        .map(|seat| format!("{} {}", side(seat), ending.score(seat)))
        .collect();
    let best = Seat::all(ending.seats())
        .map(|seat| ending.score(seat))
        .max();
    let level = Seat::all(ending.seats()).filter(|seat| Some(ending.score(*seat)) == best);
    let tie = if level.count() as u32 > ending.winners().len() {
        " At equal points more regions decide, then fewer defeat tokens."
    } else {
        ""
    };
    format!("{}.{tie}", scores.join(", "))
}

impl Say for Text {
    fn english(&self) -> String {
        match self {
            Text::Option(name) => options::option(name).into(),
            Text::Value(name, value) => options::value(name, value),
            Text::ValueMeans(name, value) => options::means(name, value).into(),
            Text::Side(seat) => side(*seat).into(),
            Text::Card(it) => card(*it),
            Text::Deed(colour) => deed(*colour).into(),
            Text::Region(region) => region.to_string(),
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
            Text::Hinting => "Looking for a good choice…".into(),
            Text::Hint => "Hint".into(),
            Text::Close => "Close".into(),
            Text::OpenPast => "Touch a player’s board to see the hand.".into(),
            Text::Unseen(cards) => format!("{} unseen", count(*cards, "card")),
            Text::ToEnd => "Back to the end".into(),
            Text::Round(0) => "At the start".into(),
            Text::Round(round) => format!("Round {round}"),
            Text::Counts(counted) => counted.english().into(),
            Text::Credit => "Coast: Natural Earth".into(),
        }
    }
}

impl Told for BrianBoru {
    const MATCH_RULE: Option<&'static str> = None;

    fn game_name(_lang: Lang, _name: GameName) -> String {
        "Brian Boru".into()
    }

    fn option_name(lang: Lang, option: &str) -> String {
        lang.say(Text::Option(option.to_owned()))
    }

    fn option_value(lang: Lang, option: &str, value: &str) -> (String, String) {
        let (option, value) = (option.to_owned(), value.to_owned());
        (
            lang.say(Text::Value(option.clone(), value.clone())),
            lang.say(Text::ValueMeans(option, value)),
        )
    }

    fn seat_name(lang: Lang, _rules: &RuleSet, seat: Seat) -> String {
        lang.say(Text::Side(seat))
    }

    fn verdict(lang: Lang, _last: &Seen, ending: &Ending) -> Verdict {
        Verdict {
            headline: lang.say(Text::Wins(*ending)),
            reason: lang.say(Text::Scores(*ending)),
            rule: "R12.3",
        }
    }

    fn score(lang: Lang, last: &Seen, _winners: SeatSet) -> Vec<ScoreLine> {
        sheet::lines(lang, last)
    }

    const CHAPTERS: bool = true;

    fn chapters(lang: Lang, game: &Timeline<BrianBoru>) -> Vec<Chapter> {
        chapters::chapters(lang, game)
    }

    fn prompt(lang: Lang, view: &Seen) -> Prompt {
        let step = view.open().step();
        let head = lang.say(Text::Head(step));
        Prompt {
            headline: match view.status().seat() {
                Some(seat) => format!("{}: {head}", lang.say(Text::Side(seat))),
                None => head,
            },
            detail: lang.say(Text::Detail(step)),
            rule: (!matches!(step, Step::Lay | Step::Over)).then(|| step.rule()),
        }
    }

    fn refusal(_lang: Lang, illegal: &Illegal) -> String {
        illegal.to_string()
    }

    fn spoken(lang: Lang, before: &Seen, turn: &[Action]) -> String {
        let names = Names::sides(lang, before.rules().seats);
        let said = turn.iter().map(|action| {
            let side = lang.say(Text::Side(action.seat));
            format!(
                "{side}: {}.",
                lang.say(Text::Choice(action.choice, names.clone()))
            )
        });
        said.collect::<Vec<_>>().join(" ")
    }

    fn hinted(lang: Lang, _view: &Seen, turn: &[Action], who: &Who) -> String {
        let names = Names::new(who.names.clone(), Some(who.viewer));
        let what = |action: &Action| lang.say(Text::What(*action, names.clone()));
        turn.first().map_or(String::new(), what)
    }

    fn reason(lang: Lang, view: &Seen, turn: &[Action], who: &Who) -> String {
        let names = Names::new(who.names.clone(), Some(who.viewer));
        let why = |action: &Action| match lang {
            // The others come later.
            Lang::English | Lang::Persian | Lang::Irish => advice::why(view, *action, &names),
        };
        turn.first().map_or(String::new(), why)
    }

    fn brief(lang: Lang, turn: &SeenTurn<BrianBoru>, who: &Who) -> Option<String> {
        let names = Names::new(who.names.clone(), Some(who.viewer));
        let choice = turn.actions.first().map(|action| action.choice);
        Some(lang.say(Text::Brief(choice, names)))
    }

    fn told(lang: Lang, turn: &SeenTurn<BrianBoru>, who: &Who) -> String {
        let names = Names::new(who.names.clone(), Some(who.viewer));
        let told = turn
            .events
            .iter()
            .map(|event| lang.say(Text::Told(*event, names.clone())));
        let mut said: Vec<String> = told.filter(|sentence| !sentence.is_empty()).collect();
        if let Some(ending) = turn.after.status().ending() {
            said.push(format!("{}. {}", wins(ending), scores(ending)));
        }
        said.join(" ")
    }

    fn rulebook(lang: Lang, rules: &RuleSet) -> Rulebook {
        match lang {
            // The others come later.
            Lang::English | Lang::Persian | Lang::Irish => brian_boru_rules::english(rules),
        }
    }
}
