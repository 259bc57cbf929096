//! The reasons for a choice, in sentences.

use super::{Names, card, count, deed, in_words, irish, list, persian};
use crate::{
    app::text::{Lang, Say},
    brian_boru::{
        Action, Card, Colour, Seen, Step,
        advice::{Castle, Fact, Shift, reasons},
        card::List,
        event::Why,
        rules::PoliticsDraw,
    },
    game::Seat,
};

/// The most sentences that are said of one choice: more would not be read.
const MOST: usize = 4;

/// A choice as advice: what to do.
pub(super) fn what(action: Action, names: &Names) -> String {
    let mut words = in_words(action.choice, names);
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    format!("{words}.")
}

/// One reason.
struct Reason<'a> {
    fact: &'a Fact,
    seen: &'a Seen,
    names: &'a Names,
}

impl Say for Reason<'_> {
    fn english(&self) -> String {
        fact_words(self.fact, self.seen, self.names)
    }

    fn persian(&self) -> String {
        persian::advice::fact_words(self.fact, self.seen, self.names)
    }

    fn irish(&self) -> String {
        irish::advice::fact_words(self.fact, self.seen, self.names)
    }
}

/// Why: what it does, what it may gain and what it risks.
pub(super) fn why(lang: Lang, seen: &Seen, action: Action, names: &Names) -> String {
    let facts = reasons(seen, action.choice);
    let said = facts
        .iter()
        .map(|fact| lang.say(Reason { fact, seen, names }));
    let said: Vec<String> = said.filter(|words| !words.is_empty()).take(MOST).collect();
    said.join(" ")
}

/// The points of a check and when they come.
fn points(shift: &Shift) -> String {
    let when = match shift.this_round {
        true => "this round",
        false => "the game",
    };
    format!("{} at the end of {when}", count(shift.value, "point"))
}

/// `3 to 2`, or `3, the others none`
fn pieces(own: u8, other: u8) -> String {
    match other {
        0 => format!("{own} to none"),
        _ => format!("{own} to {other}"),
    }
}

/// What would change in a region, as the end of a sentence; the reader is the seat `me`.
fn shift_words(shift: &Shift, me: Seat, names: &Names) -> String {
    let region = shift.region;
    let (before, after) = shift.control;
    let mine = |control: Option<Seat>| control == Some(me);
    if mine(after) && !mine(before) {
        format!(
            "you would have most pieces in {region}, {}: {}",
            pieces(shift.own.1, shift.other.1),
            points(shift)
        )
    } else if mine(after) {
        format!(
            "you would have still more pieces in {region}, {} instead of {}: {}",
            pieces(shift.own.1, shift.other.1),
            pieces(shift.own.0, shift.other.0),
            points(shift)
        )
    } else if mine(before) {
        format!(
            "you would no longer have most pieces in {region}, only {}",
            pieces(shift.own.1, shift.other.1)
        )
    } else {
        match (before, after) {
            (Some(other), None) => format!(
                "{} would no longer have most pieces in {region}, which is {}",
                names.whom(other),
                points(shift)
            ),
            (_, Some(other)) => format!(
                "{} would {}have most pieces in {region}, {} to your {}",
                names.whom(other),
                if before == after { "still " } else { "" },
                shift.other.1,
                shift.own.1
            ),
            (None, None) => format!(
                "nobody would have most pieces in {region}, you {} and the strongest other {}",
                shift.own.1, shift.other.1
            ),
        }
    }
}

/// A sentence with a capital at its beginning.
fn sentence(words: &str) -> String {
    let mut chars = words.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    format!("{}.", first.chain(chars).collect::<String>())
}

fn zone_word(list: List) -> &'static str {
    match list {
        List::Attack => "Attack",
        List::Build => "Build",
        List::Politics => "Politics",
        List::Trade => "Trade",
    }
}

pub(super) fn gain(given: Card, taken: Card) -> i64 {
    i64::from(taken.value()) - i64::from(given.value())
}

/// The reader is the one who looks on.
fn fact_words(fact: &Fact, seen: &Seen, names: &Names) -> String {
    let me = seen.seat();
    match fact {
        Fact::Strikes { from, only, shift } => {
            let asked = seen.open().step() == Step::Target;
            let removes = match only {
                _ if asked => String::new(),
                true => format!(
                    "As things stand it removes a piece of {}. ",
                    names.whom(*from)
                ),
                false => "It removes a piece of your choice there. ".to_owned(),
            };
            let one = format!("With one piece less of {}", names.whom(*from));
            format!("{removes}{one} {}.", shift_words(shift, me, names))
        }
        Fact::StrikesOwn(shift) => sentence(&format!(
            "only your own pieces are in {}, so one would come back to your board, and {}",
            shift.region,
            shift_words(shift, me, names)
        )),
        Fact::StrikesNothing(region) => {
            format!("There is nobody in {region} now, and an attack there would be void.")
        }
        Fact::MayCostToken => "If others attack too, the last may get a defeat token (−1).".into(),
        Fact::Builds { castle, shift } => {
            let gets = match castle {
                Castle::New => "build a castle there, 1 point, with a piece",
                Castle::NoToken => "place a piece there, for no castle token is left",
                Castle::Upgrade => "may upgrade your castle there, 1 point more, with a piece",
                Castle::Upgraded => "may add a piece beside your upgraded castle",
            };
            format!(
                "If it is first, you {gets}; then {}.",
                shift_words(shift, me, names)
            )
        }
        Fact::BuildsNothing {
            region,
            why: Why::NoPiece,
        } => format!("You have no piece left to build with in {region}."),
        Fact::BuildsNothing { region, .. } => {
            format!("{region} is full, so nothing can be built there now.")
        }
        Fact::MayJoin => "If not, you may add a piece where the first builds.".into(),
        Fact::Proposes { hand, draws } => {
            let of = match hand {
                1 => "your last card".to_owned(),
                _ => format!("one of your other {}", count(*hand, "card")),
            };
            format!(
                "If it is first, you propose {of} and may draw {}.",
                count(*draws, "card")
            )
        }
        Fact::ProposesNothing => "You would have no card left to propose.".into(),
        Fact::MayPay => "If not, you may take the proposal for a piece.".into(),
        Fact::Trades { given, taken } => format!(
            "As the row lies now you could give {} for {}, {} more in hand.",
            card(*given),
            card(*taken),
            count(gain(*given, *taken), "point")
        ),
        Fact::TradesNothing => "As the row lies now no exchange would gain you a point.".into(),
        Fact::Idle => "It does nothing there.".into(),
        Fact::Ahead { list, higher, same } => {
            let word = zone_word(*list);
            let ties = match same {
                0 => String::new(),
                1 => "; 1 is as high".into(),
                _ => format!("; {same} are as high"),
            };
            match (higher, same) {
                (0, 0) => {
                    format!("No {word} card that others may hold is as high: it comes first.")
                }
                (0, _) => format!("No {word} card that others may hold is higher{ties}."),
                (1, _) => format!("1 {word} card that another may hold is higher{ties}."),
                _ => format!("{higher} {word} cards that others may hold are higher{ties}."),
            }
        }
        Fact::Costs(value) => format!(
            "It costs {} of your hand; you draw another card.",
            count(*value, "point")
        ),
        Fact::Holds(Some(best)) => format!(
            "You keep all your cards and may take one from the row, where {} is worth most now.",
            card(*best)
        ),
        Fact::Holds(None) => "You keep all your cards; nothing lies in the row now.".into(),
        Fact::Takes { card: it, highest } => {
            let most = match highest {
                true => "no card of the row is worth more",
                false => "others in the row are worth more",
            };
            format!(
                "It is worth {} in hand at the end; {most}.",
                count(it.value(), "point")
            )
        }
        Fact::MustPlay(it) => format!(
            "You must play it this turn, and it acts in {}.",
            match it.colour() {
                Colour::Blue => "any zone",
                colour => deed(colour),
            }
        ),
        Fact::TakesNothing => "Your hand stays as it is.".into(),
        Fact::Adds { left, shift } => format!(
            "With it {}. You have {} left then.",
            shift_words(shift, me, names),
            count(*left, "piece")
        ),
        Fact::Upgrades => "The castle is then worth 2 points, not 1.".into(),
        Fact::Spares { left, shift } => format!(
            "You keep the piece and have {} left. With it {}.",
            count(*left, "piece"),
            shift_words(shift, me, names)
        ),
        Fact::Offers {
            card: it,
            lowest,
            takers,
            draws,
        } => {
            let least = match lowest {
                true => "No card in your hand is worth less",
                false => "It is not your lowest card",
            };
            let takers: Vec<String> = takers
                .iter()
                .map(|seat| names.whom(seat).to_owned())
                .collect();
            let taken = match takers.as_slice() {
                [] => "nobody can take it, so it comes back to you".to_owned(),
                _ => format!(
                    "{} may take it, which costs you {} and them a piece",
                    list(&takers),
                    count(it.value(), "point")
                ),
            };
            let drawn = match draws {
                PoliticsDraw::Always => "You draw a card more either way.",
                PoliticsDraw::IfTaken => "You draw a card more if it is taken.",
                PoliticsDraw::Never => "",
            };
            format!("{least}; {taken}. {drawn}").trim_end().to_owned()
        }
        Fact::Pays { card: it, left } => format!(
            "The card is worth {} in hand at the end. You have {} left then.",
            count(it.value(), "point"),
            count(*left, "piece")
        ),
        Fact::DoesNotPay { card: it, left } => format!(
            "The card is worth {} in hand; you keep all your {}.",
            count(it.value(), "point"),
            count(*left, "piece")
        ),
        Fact::Swaps { given, taken } => match gain(*given, *taken) {
            0 => "Both are worth the same in hand; what they do differs.".into(),
            more @ 1.. => format!("Your hand is worth {} more.", count(more, "point")),
            less => format!(
                "Your hand is worth {} less; what the cards do differs.",
                count(-less, "point")
            ),
        },
        Fact::SwapsNothing { could_gain: false } => {
            "No card of the row is worth more than one that you could give.".into()
        }
        Fact::SwapsNothing { could_gain: true } => {
            "An exchange could gain a point or more, but then another may use what you give.".into()
        }
        Fact::PutsAway { lowest: true, .. } => "No card in your hand is worth less.".into(),
        Fact::PutsAway { card: it, .. } => format!(
            "It is worth {}; you keep lower ones.",
            count(it.value(), "point")
        ),
        Fact::Home { value, start } => {
            let begins = match start {
                0 => String::new(),
                _ => format!(", and you begin with {}", count(*start, "point")),
            };
            format!("Its control is worth {}{begins}.", count(*value, "point"))
        }
    }
}
