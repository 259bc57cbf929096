//! The words of Brian Boru. They are made of what a seat may know, and never of the whole game.

mod advice;
mod chapters;
mod english;
mod irish;
mod labels;
mod options;
mod persian;
mod sheet;
mod story;
#[cfg(test)]
mod tests;

pub use labels::Part;
pub use sheet::Counted;

use english::{card, count, deed, effect, in_words, list, signed};

use super::{
    Chapter, Lang, Prompt, Say, ScoreLine, Told, Verdict, Who, brian_boru_rules, rules::Rulebook,
};
use crate::{
    brian_boru::{
        Action, BrianBoru, Card, Choice, Colour, Ending, Event, Illegal, Region, RuleSet, Seen,
        Step, Zone,
    },
    game::{Ending as _, Seat, SeatSet, SeenTurn, Timeline, View as _},
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
    /// The moment at which this round is over is shown.
    PastRound(u8),
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
    /// What its points are made of: regions controlled, castles plain and upgraded, cards.
    RegionsAtEnd(u8),
    Castles(u8, u8),
    Cards(u8),
    /// Why a choice is refused.
    Refused(Illegal),
}

/// What is printed on the map and the cards. It stands by itself, since pictures of the game need
/// no other words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// A deed in one word, as on a card and over a zone.
    Deed(Colour),
    /// The name of a region.
    Region(Region),
    /// Where the coast is from.
    Credit,
}

impl Say for Printed {
    fn english(&self) -> String {
        english::printed(self)
    }

    fn persian(&self) -> String {
        persian::printed(self)
    }

    fn irish(&self) -> String {
        irish::printed(self)
    }
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

/// Whether more seats have the most points than win: then the tie-break decided.
fn level_at_the_top(ending: &Ending) -> bool {
    let scores = || Seat::all(ending.seats()).map(|seat| ending.score(seat));
    let best = scores().max();
    scores().filter(|score| Some(*score) == best).count() as u32 > ending.winners().len()
}

impl Say for Text {
    fn english(&self) -> String {
        english::say(self)
    }

    fn persian(&self) -> String {
        persian::say(self)
    }

    fn irish(&self) -> String {
        irish::say(self)
    }
}

impl Told for BrianBoru {
    const MATCH_RULE: Option<&'static str> = None;

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

    fn refusal(lang: Lang, illegal: &Illegal) -> String {
        lang.say(Text::Refused(*illegal))
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
        let why = |action: &Action| advice::why(lang, view, *action, &names);
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
            said.push(format!(
                "{}. {}",
                lang.say(Text::Wins(*ending)),
                lang.say(Text::Scores(*ending))
            ));
        }
        said.join(" ")
    }

    fn rulebook(lang: Lang, rules: &RuleSet) -> Rulebook {
        brian_boru_rules::book(lang, rules)
    }
}
