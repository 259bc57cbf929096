//! The words of the three games of Tara.

mod irish;
mod persian;
mod prompt;
mod sheet;

pub use prompt::{Missing, Need};
pub use sheet::Line;

use super::{Lang, Prompt, Say, ScoreLine, Told, Verdict, rules::Rulebook, tara_rules};
use crate::{
    game::{Game, Rules as _, Seat, SeatSet, Status, View},
    tara::{
        Chalice, Colour, Ending, Hill, Pair, Tara,
        chalice::{self, Phase},
        levels,
        score::{Bonus, WIN},
    },
};

/// What is said about a game of Tara and on its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    /// What an option asks.
    Option(String),
    /// What a value of an option is called.
    Value(String),
    /// What a value of an option means.
    ValueMeans(String, String),
    /// The name of a side.
    Side(Colour),
    /// Above the result.
    Wins(Ending),
    /// The same when the other gave up, with the points for that.
    WinsBy(Colour, u8),
    /// Why the winner won; the score sheet has the numbers.
    Decided(Ending),
    /// How the points came about, for those who hear it.
    Count(Ending),
    /// What a line of the score sheet counts.
    Line(Line),
    /// Whose turn, and what kind.
    Head(Need, Colour),
    /// The same spoken, as what is to be done.
    Asked(Need, Colour),
    /// What the turn needs now.
    Detail(Need, Colour),
    /// A step of a turn.
    Done(Deed, Colour),
    /// The player has no turn left and says so.
    Out(Colour),
    /// The player has no turn, which ends the game.
    Stuck(Colour),
    /// After a swap nothing can be linked; in the lines of the king or at all.
    NoLink {
        who: Colour,
        lines: bool,
    },
    /// A siege offers no skip: its builder has no counter, or it was the last build.
    NoSkip {
        enemy: Colour,
        counters: bool,
    },
    /// What the board is, and how it is used by keys.
    Board,
    /// A hill of the board.
    Cell(Cell),
    /// A hill has been chosen as the first of a pair, and these can be the second.
    Chosen(Hill, Vec<Pair>),
    /// The size of a kingdom that is shown.
    Kingdom(Colour, u32),
    /// Before the number of kingdoms.
    KingdomsWord,
    /// The number of counters that are left.
    Counters(u8),
    /// The two answers to an offered skip, and what is asked.
    SkipQuestion(Colour),
    Skip(Colour),
    Decline(Colour),
    /// A refusal in Level 1 or 2.
    Refused(levels::Illegal),
    /// A refusal in Poisoned Chalice.
    RefusedChalice(chalice::Illegal),
}

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    Build(Hill),
    Skip,
    Decline,
    Move(Pair, Option<Pair>),
    Swap(Hill),
    Link(Pair),
    Capture(Hill),
}

/// All there is to say about a hill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    pub hill: Hill,
    pub owner: Option<Colour>,
    pub king: bool,
    /// Whether a bridge touches it; nothing where bridges do not matter.
    pub linked: Option<bool>,
    pub besieged: bool,
    /// One may build on it.
    pub build: bool,
    /// It can be taken.
    pub take: bool,
    /// It has been chosen as the first of a pair.
    pub chosen: bool,
    /// Its neighbours to which a bridge can be put, or from which one can be lifted.
    pub partners: Vec<Hill>,
    /// Those bridges lie already and can be lifted.
    pub lift: bool,
    /// It was built, taken or linked in the last turn.
    pub last: bool,
}

/// Names in a row.
fn list(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// `1 kingdom`, `2 kingdoms`.
fn count(number: u32, thing: &str) -> String {
    let s = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{s}")
}

impl Cell {
    fn english(&self) -> String {
        let mut parts = vec![self.hill.to_string()];
        let mut add = |part: &str| parts.push(part.to_owned());
        match self.owner {
            Some(colour) => add(&format!("{colour} ringfort")),
            None => add("empty"),
        }
        if self.king {
            add("king");
        }
        match self.linked {
            Some(true) => add("linked"),
            Some(false) => add("bare"),
            None => {}
        }
        if self.besieged {
            add("besieged");
        }
        if self.build {
            add("can build");
        }
        if self.take {
            add("can take");
        }
        if self.chosen {
            add("chosen");
        }
        if !self.partners.is_empty() {
            let partners = list(self.partners.iter().map(Hill::to_string));
            if self.lift {
                add(&format!("bridge can be lifted to {partners}"));
            } else {
                add(&format!("can be linked to {partners}"));
            }
        }
        if self.last {
            add("last turn");
        }
        parts.join(", ")
    }
}

fn done(deed: Deed, who: Colour) -> String {
    match deed {
        Deed::Build(hill) => format!("{who} builds on {hill}."),
        Deed::Skip => format!("{who} skips {}.", who.other()),
        Deed::Decline => format!("{who} lets {} move.", who.other()),
        Deed::Move(from, Some(to)) => format!("{who} moves the bridge {from} to {to}."),
        Deed::Move(from, None) => format!("{who} lifts the bridge {from}."),
        Deed::Swap(hill) => format!("{who} takes {hill}."),
        Deed::Link(pair) => format!("{who} links {pair}."),
        Deed::Capture(hill) => format!("{who} captures {hill}."),
    }
}

fn wins(winner: Colour, points: u8) -> String {
    format!("{winner} wins {points}–0")
}

/// Who has what, and what it is worth.
fn count_up(ending: &Ending) -> String {
    let ([red, blue], [red_land, blue_land]) = (ending.kingdoms, ending.territory);
    let points = ending.points();
    let kingdoms = |number: u8| count(number.into(), "kingdom");
    if red == blue {
        format!(
            "Both have {}, so territory decides: Red {red_land}, Blue {blue_land} ringforts. \
             2 points, and {} for the difference.",
            kingdoms(red),
            points - 2
        )
    } else {
        format!(
            "Red has {}, Blue {}; fewer is better. 2 points, and {} for the difference.",
            kingdoms(red),
            kingdoms(blue),
            points - 2
        )
    }
}

impl Say for Text {
    fn english(&self) -> String {
        match self {
            Text::Option(name) => match name.as_str() {
                "first" => "Who begins?",
                "bridge_destination" => "Where a moved bridge may go",
                "skip_on_last_build" => "A skip for the last build",
                "qualified_rows" => "Qualified rows",
                other => other,
            }
            .into(),
            Text::Value(value) => match value.as_str() {
                "red" => "Red",
                "blue" => "Blue",
                "unbridged_pair" => "Any open pair",
                "bare_ringforts" => "Bare ringforts",
                "on" => "Offered",
                "off" => "Not offered",
                "no_more" => "No more than theirs",
                "fewer" => "Fewer than theirs",
                other => other,
            }
            .into(),
            Text::ValueMeans(name, value) => match (name.as_str(), value.as_str()) {
                ("first", "red") => "Red builds first.",
                ("first", _) => "Blue builds first.",
                (_, "unbridged_pair") => "Between any two neighbours that have no bridge yet.",
                (_, "bare_ringforts") => "Only between two ringforts that no bridge touches.",
                ("skip_on_last_build", "on") => "The build that fills the board counts too.",
                ("skip_on_last_build", _) => "The build that fills the board does not count.",
                (_, "no_more") => "A row qualifies where you have as many ringforts or fewer.",
                (_, "fewer") => "A row qualifies only where you have fewer ringforts.",
                _ => "",
            }
            .into(),
            Text::Side(colour) => colour.to_string(),
            Text::Wins(ending) => wins(ending.winner(), ending.points()),
            Text::WinsBy(winner, points) => wins(*winner, *points),
            Text::Decided(ending) => {
                let winner = ending.winner();
                match ending.bonus() {
                    Bonus::Kingdoms(_) => format!("{winner} has fewer kingdoms."),
                    _ => format!("Kingdoms are equal, and {winner} has more territory."),
                }
            }
            Text::Count(ending) => count_up(ending),
            Text::Line(line) => line.english(),
            Text::Head(need, who) => need.head(*who),
            Text::Asked(need, who) => need.asked(*who),
            Text::Detail(need, who) => need.detail(*who),
            Text::Done(deed, who) => done(*deed, *who),
            Text::Out(who) => format!("{who} is OUT (P-7)."),
            Text::Stuck(who) => format!("{who} has no turn left (A-13)."),
            Text::NoLink { who, lines: true } => {
                format!("{who} has nothing to link in the lines of the king (B-6).")
            }
            Text::NoLink { who, lines: false } => format!("{who} has nothing to link (A-7)."),
            Text::NoSkip { enemy, counters } => {
                let why = if *counters {
                    "the last build offers no skip (B-4)"
                } else {
                    "there is no counter to pay for a skip (B-2)"
                };
                format!("{enemy}’s king is besieged, but {why}.")
            }
            Text::Board => "Board of 45 hills. Arrow keys walk from hill to hill. Enter builds, \
                takes, or chooses the first of two ringforts; then walk to its neighbour and press \
                Enter for the bridge between them. Escape lets go."
                .into(),
            Text::Cell(cell) => cell.english(),
            Text::Chosen(hill, pairs) => format!(
                "{hill} chosen. Its bridges: {}.",
                list(pairs.iter().map(Pair::to_string))
            ),
            Text::Kingdom(colour, size) => {
                format!("{colour}: a kingdom of {}", count(*size, "ringfort"))
            }
            Text::KingdomsWord => "kingdoms".into(),
            Text::Counters(left) => format!("{} left", count((*left).into(), "counter")),
            Text::SkipQuestion(enemy) => format!("{enemy}’s king is besieged"),
            Text::Skip(enemy) => format!("Skip {enemy}, for a counter"),
            Text::Decline(enemy) => format!("Let {enemy} move"),
            Text::Refused(illegal) => illegal.to_string(),
            Text::RefusedChalice(illegal) => illegal.to_string(),
        }
    }

    fn persian(&self) -> String {
        persian::say(self)
    }

    fn irish(&self) -> String {
        irish::say(self)
    }
}

/// The verdict, with why the game is over before what came of it.
fn verdict(lang: Lang, over: Text, ending: &Ending) -> Verdict {
    Verdict {
        headline: lang.say(Text::Wins(*ending)),
        reason: format!("{} {}", lang.say(over), lang.say(Text::Decided(*ending))),
        rule: "M-2",
    }
}

/// Above the result when the others than this winner gave up with the board as it is counted here.
fn resigned(lang: Lang, count: &Ending, winner: Seat) -> (String, &'static str) {
    let winner = Colour::of(winner, count.first);
    let points = WIN + count.bonus_when_resigned(winner).points();
    (lang.say(Text::WinsBy(winner, points)), "M-2")
}

fn option_value(lang: Lang, option: &str, value: &str) -> (String, String) {
    let (option, value) = (option.to_owned(), value.to_owned());
    (
        lang.say(Text::Value(value.clone())),
        lang.say(Text::ValueMeans(option, value)),
    )
}

/// The sentences of a turn, and after it how the game ended.
fn spoken(lang: Lang, mut said: Vec<String>, status: &Status<Ending>) -> String {
    if let Status::Over(ending) = status {
        said.push(lang.say(Text::Count(*ending)));
        said.push(format!("{}.", lang.say(Text::Wins(*ending))));
    }
    said.join(" ")
}

/// What could have followed an action in a game of Level 1 or 2 but cannot: a link after a normal
/// swap, or a skip after a build that completes a siege.
fn missed(before: &Tara, action: levels::Action) -> Option<Text> {
    use levels::{Action, Step};
    let (was, rules) = (before.position(), before.rules());
    let (who, enemy) = (was.side(), was.side().other());
    let mut now = *was;
    now.play(rules, action);
    let over = now.step() == Step::Begin;
    let besieged = !was.besieged(enemy) && now.besieged(enemy);
    match action {
        Action::Swap(_) if over && was.step() == Step::Begin => Some(Text::NoLink {
            who,
            lines: rules.king_lines,
        }),
        Action::Build(_) if over && rules.skips && besieged => Some(Text::NoSkip {
            enemy,
            counters: was.counters(who) > 0,
        }),
        _ => None,
    }
}

impl Told for Tara {
    const MATCH_RULE: Option<&'static str> = Some("M-3");

    fn option_name(lang: Lang, option: &str) -> String {
        lang.say(Text::Option(option.to_owned()))
    }

    fn option_value(lang: Lang, option: &str, value: &str) -> (String, String) {
        option_value(lang, option, value)
    }

    fn seat_name(lang: Lang, rules: &levels::RuleSet, seat: Seat) -> String {
        lang.say(Text::Side(Colour::of(seat, rules.first)))
    }

    fn verdict(lang: Lang, view: &Tara, ending: &Ending) -> Verdict {
        verdict(lang, Text::Stuck(view.position().side()), ending)
    }

    fn resigned(lang: Lang, last: &Tara, winner: Seat) -> Option<(String, &'static str)> {
        let count = last.position().count(last.rules());
        Some(resigned(lang, &count, winner))
    }

    fn score(lang: Lang, last: &Tara, winners: SeatSet) -> Vec<ScoreLine> {
        let (position, rules) = (last.position(), last.rules());
        let ringforts = Colour::BOTH.map(|colour| position.ringforts(colour));
        sheet::lines(lang, ringforts, &position.count(rules), winners)
    }

    fn prompt(lang: Lang, view: &Tara) -> Prompt {
        prompt::of(lang, prompt::need(view), view.position().side())
    }

    fn asked(lang: Lang, view: &Tara, last: Option<&Tara>) -> String {
        let last = last.and_then(prompt::need);
        prompt::asked(lang, prompt::need(view), last, view.position().side())
    }

    fn refusal(lang: Lang, illegal: &levels::Illegal) -> String {
        lang.say(Text::Refused(*illegal))
    }

    fn spoken(lang: Lang, before: &Tara, turn: &[levels::Action]) -> String {
        use levels::Action;
        let mut now = *before;
        let who = before.position().side();
        let mut said = Vec::new();
        let mut rest = turn.iter().copied().peekable();
        while let Some(action) = rest.next() {
            let was = now;
            if now.apply(action).is_err() {
                break;
            }
            let deed = match action {
                Action::Build(hill) => Deed::Build(hill),
                Action::Skip => Deed::Skip,
                Action::Decline => Deed::Decline,
                Action::Swap(hill) => Deed::Swap(hill),
                Action::Link(pair) => Deed::Link(pair),
                Action::Lift(from) => {
                    let to = rest.peek().and_then(|next| match next {
                        Action::Drop(to) => Some(*to),
                        _ => None,
                    });
                    Deed::Move(from, to)
                }
                // Said with the lift.
                Action::Drop(_) => continue,
            };
            said.push(lang.say(Text::Done(deed, who)));
            said.extend(missed(&was, action).map(|text| lang.say(text)));
        }
        if now.status().seat().is_none() {
            said.push(lang.say(Text::Stuck(now.position().side())));
        }
        spoken(lang, said, &now.status())
    }

    fn rulebook(lang: Lang, rules: &levels::RuleSet) -> Rulebook {
        tara_rules::book(lang, rules.game())
    }
}

impl Told for Chalice {
    const MATCH_RULE: Option<&'static str> = Some("M-3");

    fn option_name(lang: Lang, option: &str) -> String {
        lang.say(Text::Option(option.to_owned()))
    }

    fn option_value(lang: Lang, option: &str, value: &str) -> (String, String) {
        option_value(lang, option, value)
    }

    fn seat_name(lang: Lang, rules: &chalice::RuleSet, seat: Seat) -> String {
        lang.say(Text::Side(Colour::of(seat, rules.first)))
    }

    fn verdict(lang: Lang, view: &Chalice, ending: &Ending) -> Verdict {
        verdict(lang, Text::Out(view.position().side().other()), ending)
    }

    fn resigned(lang: Lang, last: &Chalice, winner: Seat) -> Option<(String, &'static str)> {
        let count = last.position().count(last.rules());
        Some(resigned(lang, &count, winner))
    }

    fn score(lang: Lang, last: &Chalice, winners: SeatSet) -> Vec<ScoreLine> {
        let (position, rules) = (last.position(), last.rules());
        let ringforts = Colour::BOTH.map(|colour| position.ringforts(colour));
        sheet::lines(lang, ringforts, &position.count(rules), winners)
    }

    fn prompt(lang: Lang, view: &Chalice) -> Prompt {
        prompt::of(lang, prompt::chalice_need(view), view.position().side())
    }

    fn asked(lang: Lang, view: &Chalice, last: Option<&Chalice>) -> String {
        let last = last.and_then(prompt::chalice_need);
        prompt::asked(
            lang,
            prompt::chalice_need(view),
            last,
            view.position().side(),
        )
    }

    fn refusal(lang: Lang, illegal: &chalice::Illegal) -> String {
        lang.say(Text::RefusedChalice(*illegal))
    }

    fn spoken(lang: Lang, before: &Chalice, turn: &[chalice::Action]) -> String {
        use chalice::Action;
        let mut now = *before;
        let who = before.position().side();
        let mut said = Vec::new();
        for action in turn {
            if now.apply(*action).is_err() {
                break;
            }
            let deed = match *action {
                Action::Build(hill) => Deed::Build(hill),
                Action::Capture(hill) => Deed::Capture(hill),
            };
            said.push(lang.say(Text::Done(deed, who)));
        }
        let was_open = before.position().phase() == Phase::Open;
        if was_open && now.position().phase() != Phase::Open {
            // Whoever is not to move now, or had no last turn to wait for, is OUT (P-7).
            said.push(lang.say(Text::Out(now.position().side().other())));
        }
        spoken(lang, said, &now.status())
    }

    fn rulebook(lang: Lang, rules: &chalice::RuleSet) -> Rulebook {
        tara_rules::book(lang, rules.game())
    }
}

#[cfg(test)]
mod tests;
