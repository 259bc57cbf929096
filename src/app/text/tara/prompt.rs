//! What a turn needs, step by step.

use super::Text;
use crate::{
    app::text::{Lang, Prompt},
    game::{Game, View},
    tara::{
        Chalice, Colour, Hill, Pair, Tara,
        chalice::Phase,
        levels::{Step, rules::Destination},
    },
};

/// What a turn needs now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// The first build of a player.
    FirstBuild,
    /// A build near the enemy king.
    NearBuild,
    /// A build anywhere, since no hill near the enemy king is left.
    AnyBuild,
    /// To take a skip or to decline it; on the last build or before it.
    Skip { last: bool },
    /// A ringfort, or a bridge first.
    SwapOrLift,
    /// A ringfort; there is no bridge that could be moved.
    Swap(Missing),
    /// A bridge first: no ringfort can be taken.
    Lift,
    /// Where the bridge goes; in the lines of the enemy king or not, and whether its ringforts
    /// must carry no other.
    Drop { lines: bool, bare: bool },
    /// A ringfort, after the bridge; the only one, if it is.
    SwapNow(Option<Hill>),
    /// A bridge of one's own; in the lines of one's king or not, and the only pair, if it is.
    Link { lines: bool, only: Option<Pair> },
    /// Poisoned Chalice: a build on an edge.
    EdgeBuild,
    /// In a qualified row; one with fewer ringforts or with no more.
    RowBuild { fewer: bool },
    /// Anywhere.
    FreeBuild,
    /// A capture; the only one, if it is.
    Capture(Option<Hill>),
    /// The last turn of the game, a capture.
    LastCapture(Option<Hill>),
}

/// What is missing for a bridge to be moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// A bridge.
    Bridge,
    /// A counter.
    Counter,
    /// A place to put it: any open pair, or one in the lines of the king (B-7).
    Place { lines: bool },
    /// A ringfort that could be taken afterwards.
    Swap,
}

impl Need {
    /// Whose turn, and what kind.
    pub(super) fn head(self, who: Colour) -> String {
        match self {
            Need::FirstBuild | Need::NearBuild => format!("{who} builds"),
            Need::AnyBuild | Need::FreeBuild => format!("{who} builds anywhere"),
            Need::EdgeBuild => format!("{who} builds on an edge"),
            Need::RowBuild { .. } => format!("{who} builds in a qualified row"),
            Need::Skip { .. } => format!("{}’s king is besieged", who.other()),
            Need::SwapOrLift | Need::Swap(_) => format!("{who} takes a ringfort"),
            Need::Lift => format!("{who} must move a bridge"),
            Need::Drop { .. } => "Now put the bridge down".into(),
            Need::SwapNow(_) => "Now take a ringfort".into(),
            Need::Link { .. } => "Now link two of your ringforts".into(),
            Need::Capture(_) => format!("{who} must capture"),
            Need::LastCapture(_) => format!("{} is OUT: {who} must capture", who.other()),
        }
    }

    /// The head spoken, as what is to be done.
    pub(super) fn asked(self, who: Colour) -> String {
        let to = match self {
            Need::FirstBuild | Need::NearBuild => "build",
            Need::AnyBuild | Need::FreeBuild => "build anywhere",
            Need::EdgeBuild => "build on an edge",
            Need::RowBuild { .. } => "build in a qualified row",
            Need::SwapOrLift | Need::Swap(_) => "take a ringfort",
            // That the other is OUT has just been said.
            Need::LastCapture(_) => return format!("{who} must capture."),
            _ => return format!("{}.", self.head(who)),
        };
        format!("{who} to {to}.")
    }

    /// What the turn needs now.
    pub(super) fn detail(self, who: Colour) -> String {
        let (enemy, theirs) = (who.other(), who.other().word());
        match self {
            Need::FirstBuild => "Build on any hill; your king goes into the ringfort.".into(),
            Need::NearBuild => format!(
                "On a marked hill, one or two steps from {enemy}’s king along a line. Your king \
                 goes into it."
            ),
            Need::AnyBuild => {
                format!("No hill near {enemy}’s king is empty: build on any empty hill.")
            }
            Need::Skip { last: false } => {
                format!("Pay one counter and take {enemy}’s turn as well, or let {enemy} move.")
            }
            Need::Skip { last: true } => format!(
                "The board is full. Pay one counter and begin Battle in {enemy}’s place, or let \
                 {enemy} begin it."
            ),
            Need::SwapOrLift => format!(
                "Take any bare {theirs} ring that is marked; or first move one {theirs} bridge, \
                 for a counter."
            ),
            Need::Swap(why) => format!(
                "Take any bare {theirs} ring that is marked.{}",
                match why {
                    Missing::Bridge => String::new(),
                    Missing::Counter => " You have no counter left to move a bridge.".into(),
                    Missing::Place { lines: true } => {
                        format!(" No bridge can be moved into the lines of {enemy}’s king.")
                    }
                    Missing::Place { lines: false } => {
                        format!(" No {theirs} bridge has another place to go to.")
                    }
                    Missing::Swap => " Moving a bridge would leave nothing to take.".into(),
                }
            ),
            Need::Lift => format!(
                "Every {theirs} ring is linked or has the king in it, so first lift one {theirs} \
                 bridge, for a counter."
            ),
            Need::Drop { lines, bare } => {
                let pair = if bare {
                    format!("On a pair of bare {theirs} ringforts")
                } else {
                    format!("On another open {theirs} pair")
                };
                if lines {
                    format!("{pair} in the row or the column of {enemy}’s king.")
                } else {
                    format!("{pair}: two neighbours with no bridge between them.")
                }
            }
            Need::SwapNow(None) => {
                format!("Any bare {theirs} ring that is marked. That completes the turn.")
            }
            Need::SwapNow(Some(hill)) => {
                format!("Only {hill} can be taken. That completes the turn.")
            }
            Need::Link {
                lines,
                only: Some(pair),
            } => format!(
                "Only one pair can be linked{}: {pair}.",
                if lines { " in your king’s lines" } else { "" }
            ),
            Need::Link { lines: true, .. } => {
                "Two neighbours in your king’s lines, which are his row and his column.".into()
            }
            Need::Link { lines: false, .. } => {
                "Any two neighbours with no bridge between them; linked ringforts are safe.".into()
            }
            Need::EdgeBuild => "On an edge where you have not built yet, and not straight across \
                                from another ringfort."
                .into(),
            Need::RowBuild { fewer } => {
                let (rows, wedge) = match who {
                    Colour::Red => ("ranks", "at the right"),
                    Colour::Blue => ("files", "on top"),
                };
                let few = if fewer { "fewer" } else { "no more" };
                format!(
                    "Your rows are the {rows}. A wedge {wedge} points into each in which you have \
                     {few} ringforts than {enemy}."
                )
            }
            Need::FreeBuild => "None of your rows is qualified and nothing is besieged: build on \
                                any empty hill."
                .into(),
            Need::Capture(only) => match only {
                Some(hill) => {
                    format!("None of your rows is qualified: take {hill}, which is besieged.")
                }
                None => {
                    format!("None of your rows is qualified: take one besieged {theirs} ringfort.")
                }
            },
            Need::LastCapture(Some(hill)) => {
                format!("Take {hill}, which is besieged; then the game is over.")
            }
            Need::LastCapture(None) => {
                format!("Take one more besieged {theirs} ringfort; then the game is over.")
            }
        }
    }

    /// The rule behind a step of a turn that has begun, or behind what is forced.
    pub(super) fn rule(self) -> Option<&'static str> {
        Some(match self {
            Need::FirstBuild
            | Need::NearBuild
            | Need::SwapOrLift
            | Need::Swap(Missing::Bridge)
            | Need::EdgeBuild
            | Need::RowBuild { .. } => return None,
            Need::AnyBuild => "A-3",
            Need::Skip { last: false } => "B-2",
            Need::Skip { last: true } => "B-4",
            Need::Swap(Missing::Counter) | Need::SwapNow(_) => "A-8",
            Need::Swap(Missing::Place { lines: false }) => "A-9",
            Need::Swap(Missing::Swap) | Need::Lift => "A-10",
            Need::Swap(Missing::Place { lines: true }) | Need::Drop { lines: true, .. } => "B-7",
            Need::Drop { bare: true, .. } => "A-9",
            Need::Drop { .. } => "A-8",
            Need::Link { lines: true, .. } => "B-6",
            Need::Link { .. } => "A-7",
            Need::FreeBuild => "P-6",
            Need::Capture(_) => "P-5",
            Need::LastCapture(_) => "P-7",
        })
    }
}

/// A need in words; nothing when the game is over.
pub(super) fn of(lang: Lang, need: Option<Need>, who: Colour) -> Prompt {
    let say = |text: fn(Need, Colour) -> Text| {
        need.map_or_else(String::new, |need| lang.say(text(need, who)))
    };
    Prompt {
        headline: say(Text::Head),
        detail: say(Text::Detail),
        rule: need.and_then(Need::rule),
    }
}

/// A need as it is spoken, with why it is forced where the rule behind it was another at the last
/// turn.
pub(super) fn asked(lang: Lang, now: Option<Need>, last: Option<Need>, who: Colour) -> String {
    let Some(need) = now else {
        return String::new();
    };
    let mut said = lang.say(Text::Asked(need, who));
    let is_step = matches!(
        need,
        Need::Skip { .. } | Need::Drop { .. } | Need::SwapNow(_) | Need::Link { .. }
    );
    if !is_step && need.rule().is_some() && need.rule() != last.and_then(Need::rule) {
        said += &format!(" {}", lang.say(Text::Detail(need, who)));
    }
    said
}

/// The only one of some, if there is no other.
fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    all.next().filter(|_| all.next().is_none())
}

/// Why no bridge can be moved at the beginning of a turn in which that is so.
fn missing(game: &Tara) -> Missing {
    let (position, rules) = (game.position(), game.rules());
    let bridges = position.bridges(position.side().other());
    let has_place = |bridge: Pair| !position.destinations(rules, bridge).is_empty();
    if position.counters(position.side()) == 0 {
        Missing::Counter
    } else if bridges.is_empty() {
        Missing::Bridge
    } else if bridges.iter().any(has_place) {
        Missing::Swap
    } else {
        Missing::Place {
            lines: rules.king_lines,
        }
    }
}

/// What the player to move in a game of Level 1 or 2 needs now.
pub(super) fn need(game: &Tara) -> Option<Need> {
    let (position, rules) = (game.position(), game.rules());
    let enemy = position.side().other();
    game.status().seat()?;
    Some(match position.step() {
        Step::Begin if !position.in_battle() => match position.king(enemy) {
            None => Need::FirstBuild,
            Some(king) if position.builds().within(king.reach()) => Need::NearBuild,
            Some(_) => Need::AnyBuild,
        },
        Step::Begin if position.lifts(rules).is_empty() => Need::Swap(missing(game)),
        Step::Begin if position.swaps().is_empty() => Need::Lift,
        Step::Begin => Need::SwapOrLift,
        Step::Skip => Need::Skip {
            last: position.in_battle(),
        },
        Step::Drop(_) => Need::Drop {
            lines: rules.king_lines,
            bare: rules.bridge_destination == Destination::BareRingforts,
        },
        Step::Swap => Need::SwapNow(only(position.swaps().iter())),
        Step::Link => Need::Link {
            lines: rules.king_lines,
            only: only(position.links(rules).iter()),
        },
    })
}

/// What the player to move in a game of Poisoned Chalice needs now.
pub(super) fn chalice_need(game: &Chalice) -> Option<Need> {
    let (position, rules) = (game.position(), game.rules());
    let captures = position.captures(rules);
    Some(match position.phase() {
        Phase::Over => return None,
        Phase::LastTurn => Need::LastCapture(only(captures.iter())),
        Phase::Open if !position.in_battle() => Need::EdgeBuild,
        Phase::Open if !captures.is_empty() => Need::Capture(only(captures.iter())),
        Phase::Open if position.qualified(rules, position.side()).is_empty() => Need::FreeBuild,
        Phase::Open => Need::RowBuild { fewer: rules.fewer },
    })
}

#[cfg(test)]
mod tests;
