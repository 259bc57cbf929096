//! What happened, step by step, and which rule and tie-break decided it.
//!
//! One action can bring many events: the last hidden choice turns all cards up, and everything
//! that is no choice follows at once. The page plays them one after the other; the log says them
//! as sentences. A play-out has nobody to tell: [`Sink`] is then `()`, and no event is made.

use super::{Card, Cards, Region, SEATS, Zone, card::List, open::Laid, short::Short};
use crate::game::Seat;
use std::fmt;

/// Where events go.
pub trait Sink {
    /// Takes an event, which is made only if it is wanted.
    fn tell(&mut self, event: impl FnOnce() -> Event);
}

/// Nobody listens.
impl Sink for () {
    fn tell(&mut self, _event: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// What put one card of a list behind the one before it (R5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decided {
    /// It is the first.
    First,
    /// Its value is lower (R5.2a).
    Value,
    /// Its owner has fewer pieces in the region on it (R5.2b).
    Pieces,
    /// Its owner comes later in turn order (R5.2c).
    TurnOrder,
}

/// A card in the order of its list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranked {
    pub seat: Seat,
    pub card: Card,
    /// The owner's pieces in the region on the card, at the reveal.
    pub pieces: u8,
    /// What put it behind the card before it.
    pub decided: Decided,
}

/// Why no defeat token was given (R6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoToken {
    /// Only one native red card lay in Attack.
    OneCard,
    /// The first attack was void.
    FirstVoid,
    /// No token is left.
    NoneLeft,
}

/// Why something was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The seat did not want to.
    Declined,
    /// It has no piece on its personal board.
    NoPiece,
    /// The region has no free space.
    Full,
    /// Its hand is empty.
    NoCard,
    /// The row is empty.
    NoRow,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A home region was given or chosen, and a piece placed there (R2.2).
    Home { seat: Seat, region: Region },
    /// The cards were dealt, and the row turned up (R2.3).
    Dealt,
    /// A turn begins (R3.1).
    TurnBegins { round: u8, turn: u8, start: Seat },
    /// A seat with an empty hand took a card (R4.1): one of the row, or the top of the deck,
    /// which only that seat sees.
    Forced {
        seat: Seat,
        card: Option<Card>,
        from_deck: bool,
    },
    /// A seat with an empty hand sits the turn out (R4.1).
    SitsOut { seat: Seat },
    /// A seat has chosen; what, only that seat knows (R4.3).
    Chosen { seat: Seat, what: Option<Laid> },
    /// All cards were turned up (R5.1).
    Revealed { laid: [Option<Laid>; SEATS] },
    /// A card lies in a zone of another colour and does nothing (R5.1).
    Mismatch { seat: Seat, card: Card, zone: Zone },
    /// The cards of a list in their order (R5.2).
    Ordered {
        list: List,
        order: Short<Ranked, SEATS>,
    },
    /// An attack removed an opponent's piece from the game (R6.1a).
    Removed {
        seat: Seat,
        from: Seat,
        region: Region,
    },
    /// An attack met only own pieces: one went back to the personal board (R6.1b).
    TookBack { seat: Seat, region: Region },
    /// An attack met an empty region (R6.1c).
    Void { seat: Seat, region: Region },
    /// The last of the attackers received a defeat token (R6.2).
    Defeat { seat: Seat },
    /// No defeat token was given (R6.2).
    NoDefeat { why: NoToken },
    /// The builder placed a piece and, if a token was left, built a castle (R7.1).
    Built {
        seat: Seat,
        region: Region,
        castle: bool,
    },
    /// The builder placed a piece and upgraded the castle (R7.1).
    Upgraded { seat: Seat, region: Region },
    /// The builder placed a piece beside the upgraded castle (R7.1).
    Placed { seat: Seat, region: Region },
    /// The builder did nothing (R7.1, R7.4).
    NotBuilt {
        seat: Seat,
        region: Region,
        why: Why,
    },
    /// A follower placed a piece in the builder's region (R7.3).
    Joined { seat: Seat, region: Region },
    /// A follower did not (R7.3).
    NotJoined {
        seat: Seat,
        region: Region,
        why: Why,
    },
    /// A card was put in the marriage slot (R8.1).
    Proposed { seat: Seat, card: Card },
    /// The first in politics has no card to propose (R8.1).
    NoProposal { seat: Seat },
    /// A follower paid a piece and took the proposal (R8.2).
    Paid { seat: Seat, card: Card },
    /// A follower did not (R8.2).
    NotPaid { seat: Seat, why: Why },
    /// The proposal went back (R8.3).
    Returned { seat: Seat, card: Card },
    /// A trader exchanged a card (R9.1).
    Swapped {
        seat: Seat,
        given: Card,
        taken: Card,
    },
    /// A trader did not (R9.1).
    NotSwapped { seat: Seat, why: Why },
    /// The cards that were laid went to the discard pile (R10.1).
    Discarded { cards: Cards },
    /// A seat drew a card that only it sees (R10.1).
    Drew { seat: Seat, card: Option<Card> },
    /// The discard pile was shuffled into a new deck of so many cards (R10.2).
    Reshuffled { cards: u8 },
    /// A draw was skipped: there is no card (R10.2).
    NothingToDraw { seat: Seat },
    /// A seat that held took a card of the row (R10.1).
    Took { seat: Seat, card: Card },
    /// A seat that held took none (R10.1).
    NotTaken { seat: Seat, why: Why },
    /// A seat over the hand limit put a card away (R10.3).
    PutAway { seat: Seat, card: Card },
    /// The row was filled with a card of the deck (R10.4).
    Refilled { card: Card },
    /// A seat controls a region; what it scored for it (R11.1).
    Controlled {
        region: Region,
        seat: Seat,
        points: u8,
    },
    /// Nobody controls a region: it is empty, or several have most (R11.1).
    NotControlled { region: Region, tie: bool },
    /// The starting-player marker passed on (R3.2).
    StartPassed { to: Seat },
    /// The game is over (R12.1).
    Over,
}

impl Event {
    /// The event as a seat may know it: what another seat chose before the reveal, or drew from
    /// the deck, is left out.
    pub fn seen_by(self, viewer: Seat) -> Event {
        match self {
            Event::Forced {
                seat,
                from_deck: true,
                ..
            } if seat != viewer => Event::Forced {
                seat,
                card: None,
                from_deck: true,
            },
            Event::Chosen { seat, .. } if seat != viewer => Event::Chosen { seat, what: None },
            Event::Drew { seat, .. } if seat != viewer => Event::Drew { seat, card: None },
            open => open,
        }
    }

    /// The number of the rule by which it happened.
    pub fn rule(&self) -> &'static str {
        use Event::*;
        match self {
            Home { .. } => "R2.2",
            Dealt => "R2.3",
            TurnBegins { .. } => "R3.1",
            StartPassed { .. } => "R3.2",
            Forced { .. } | SitsOut { .. } => "R4.1",
            Chosen { .. } => "R4.3",
            Revealed { .. } | Mismatch { .. } => "R5.1",
            Ordered { .. } => "R5.2",
            Removed { .. } => "R6.1a",
            TookBack { .. } => "R6.1b",
            Void { .. } => "R6.1c",
            Defeat { .. } | NoDefeat { .. } => "R6.2",
            NotBuilt {
                why: Why::Declined, ..
            } => "R7.1",
            Built { .. } | Upgraded { .. } | Placed { .. } => "R7.1",
            NotBuilt { .. } => "R7.4",
            Joined { .. } | NotJoined { .. } => "R7.3",
            Proposed { .. } | NoProposal { .. } => "R8.1",
            Paid { .. } | NotPaid { .. } => "R8.2",
            Returned { .. } => "R8.3",
            Swapped { .. } | NotSwapped { .. } => "R9.1",
            Discarded { .. } | Drew { .. } | Took { .. } | NotTaken { .. } => "R10.1",
            Reshuffled { .. } | NothingToDraw { .. } => "R10.2",
            PutAway { .. } => "R10.3",
            Refilled { .. } => "R10.4",
            Controlled { .. } | NotControlled { .. } => "R11.1",
            Over => "R12.1",
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Why::Declined => "by choice",
            Why::NoPiece => "having no piece left",
            Why::Full => "for the region is full",
            Why::NoCard => "having no card",
            Why::NoRow => "for the row is empty",
        })
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Laid::Hold => f.write_str("hold"),
            Laid::Card(card, zone) => write!(f, "{card}@{zone}"),
            Laid::Out => f.write_str("out"),
        }
    }
}

/// The cards of a list in order, each with what put it there.
fn write_order(f: &mut fmt::Formatter<'_>, order: &[Ranked]) -> fmt::Result {
    for ranked in order {
        let Ranked {
            seat,
            card,
            pieces,
            decided,
        } = ranked;
        match decided {
            Decided::First => write!(f, "seat {seat} with {card}")?,
            Decided::Value => write!(f, ", then seat {seat} with {card} (lower value)")?,
            Decided::Pieces => {
                let region = card.region();
                write!(
                    f,
                    ", then seat {seat} with {card} ({pieces} in {region}, fewer)"
                )?;
            }
            Decided::TurnOrder => {
                write!(f, ", then seat {seat} with {card} (later in turn order)")?
            }
        }
    }
    Ok(())
}

/// A sentence with the number of the rule, such as “Seat 1 removes a piece of seat 2 from Ulster
/// (R6.1a).”
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Home { seat, region } => write!(f, "Seat {seat} is at home in {region}"),
            Event::Dealt => f.write_str("The cards are dealt"),
            Event::TurnBegins { round, turn, start } => {
                write!(
                    f,
                    "Round {round}, turn {turn}: seat {start} is the starting player"
                )
            }
            Event::Forced {
                seat,
                card: Some(card),
                ..
            } => {
                write!(f, "Seat {seat} has no card and must take and play {card}")
            }
            Event::Forced {
                seat, card: None, ..
            } => {
                write!(f, "Seat {seat} has no card and must play one from the deck")
            }
            Event::SitsOut { seat } => write!(f, "Seat {seat} has no card and sits out"),
            Event::Chosen { seat, what: None } => write!(f, "Seat {seat} has chosen"),
            Event::Chosen {
                seat,
                what: Some(laid),
            } => write!(f, "Seat {seat} has chosen {laid}"),
            Event::Revealed { laid } => {
                f.write_str("The cards are turned up:")?;
                for (seat, laid) in (1..).zip(laid) {
                    if let Some(laid) = laid {
                        write!(f, "{} {seat} {laid}", if seat > 1 { "," } else { " seat" })?;
                    }
                }
                Ok(())
            }
            Event::Mismatch { seat, card, zone } => {
                write!(f, "Seat {seat}'s {card} does nothing in {zone}")
            }
            Event::Ordered { list, order } => {
                write!(f, "Order of {}: ", list.word())?;
                write_order(f, order)
            }
            Event::Removed { seat, from, region } => {
                write!(
                    f,
                    "Seat {seat} removes a piece of seat {from} from {region}"
                )
            }
            Event::TookBack { seat, region } => {
                write!(
                    f,
                    "Seat {seat} must take back a piece of its own from {region}"
                )
            }
            Event::Void { seat, region } => {
                write!(f, "Seat {seat}'s attack is void: {region} is empty")
            }
            Event::Defeat { seat } => {
                write!(f, "Seat {seat}, last in attack, receives a defeat token")
            }
            Event::NoDefeat { why } => f.write_str(match why {
                NoToken::OneCard => "No defeat token: there was one attack only",
                NoToken::FirstVoid => "No defeat token: the first attack was void",
                NoToken::NoneLeft => "No defeat token is left",
            }),
            Event::Built {
                seat,
                region,
                castle: true,
            } => {
                write!(f, "Seat {seat} builds a castle in {region} with a piece")
            }
            Event::Built {
                seat,
                region,
                castle: false,
            } => {
                write!(
                    f,
                    "Seat {seat} places a piece in {region}; no castle token is left"
                )
            }
            Event::Upgraded { seat, region } => {
                write!(
                    f,
                    "Seat {seat} upgrades the castle in {region} with a piece"
                )
            }
            Event::Placed { seat, region } => {
                write!(
                    f,
                    "Seat {seat} places a piece beside the upgraded castle in {region}"
                )
            }
            Event::NotBuilt { seat, region, why } => {
                write!(f, "Seat {seat} builds nothing in {region}, {why}")
            }
            Event::Joined { seat, region } => {
                write!(f, "Seat {seat} joins with a piece in {region}")
            }
            Event::NotJoined { seat, region, why } => {
                write!(f, "Seat {seat} does not join in {region}, {why}")
            }
            Event::Proposed { seat, card } => write!(f, "Seat {seat} proposes {card}"),
            Event::NoProposal { seat } => write!(f, "Seat {seat} has no card to propose"),
            Event::Paid { seat, card } => write!(f, "Seat {seat} pays a piece and takes {card}"),
            Event::NotPaid { seat, why } => write!(f, "Seat {seat} does not pay, {why}"),
            Event::Returned { seat, card } => write!(f, "{card} goes back to seat {seat}"),
            Event::Swapped { seat, given, taken } => {
                write!(f, "Seat {seat} gives {given} for {taken} of the row")
            }
            Event::NotSwapped { seat, why } => write!(f, "Seat {seat} exchanges nothing, {why}"),
            Event::Discarded { cards } => write!(f, "Cards discarded: {}", cards.len()),
            Event::Drew { seat, card: None } => write!(f, "Seat {seat} draws a card"),
            Event::Drew {
                seat,
                card: Some(card),
            } => write!(f, "Seat {seat} draws {card}"),
            Event::Reshuffled { cards } => {
                write!(f, "The discard pile is shuffled into a deck of {cards}")
            }
            Event::NothingToDraw { seat } => write!(f, "There is no card for seat {seat} to draw"),
            Event::Took { seat, card } => write!(f, "Seat {seat} takes {card} from the row"),
            Event::NotTaken { seat, why } => write!(f, "Seat {seat} takes no card, {why}"),
            Event::PutAway { seat, card } => {
                write!(f, "Seat {seat} is over the hand limit and puts {card} away")
            }
            Event::Refilled { card } => write!(f, "{card} joins the row"),
            Event::Controlled {
                region,
                seat,
                points,
            } => {
                write!(f, "Seat {seat} controls {region} and scores {points}")
            }
            Event::NotControlled { region, tie: true } => {
                write!(f, "Nobody controls {region}: several have most pieces")
            }
            Event::NotControlled { region, tie: false } => {
                write!(f, "Nobody controls {region}: it is empty")
            }
            Event::StartPassed { to } => {
                write!(f, "The starting-player marker passes to seat {to}")
            }
            Event::Over => f.write_str("The game is over"),
        }?;
        write!(f, " ({}).", self.rule())
    }
}
