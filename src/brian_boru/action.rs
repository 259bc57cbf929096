//! One choice of a seat.

use super::{Card, Region, Zone};
use crate::game::{ParseError, Seat};
use std::{fmt, str::FromStr};

/// One atomic choice, which is a whole turn in the sense of the record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// Who chooses.
    pub seat: Seat,
    /// What is chosen.
    pub choice: Choice,
}

/// What can be chosen; the rules page calls the places where it is chosen decision nodes (R13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// A home region, at a table where homes are chosen (R2.2).
    Home(Region),
    /// Lay no card this turn (R4.2).
    Hold,
    /// Lay a card face down in a zone (R4.2).
    Lay(Card, Zone),
    /// Remove a piece of this opponent (R6.1a).
    Target(Seat),
    /// Upgrade one's castle with a piece, or not (R7.1).
    Upgrade(bool),
    /// Place a piece beside one's upgraded castle, or not (R7.1).
    Place(bool),
    /// Place a piece in the builder's region, or not (R7.3).
    Join(bool),
    /// Offer a card of one's hand in marriage (R8.1).
    Propose(Card),
    /// Pay a piece and take the proposal, or not (R8.2).
    Pay(bool),
    /// Give a card of one's hand for one of the row, in this order, or not (R9.1).
    Swap(Option<(Card, Card)>),
    /// Take a card of the row: forced with an empty hand (R4.1), or after a hold, which may
    /// decline it (R10.1).
    Take(Option<Card>),
    /// Put a card of one's hand away, over the hand limit (R10.3).
    Discard(Card),
}

/// The word for yes and for no.
fn word(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// `r5M@attack`, `hold`, `target=3`, `upgrade=yes`, `swap=r1C>y5L`, `take=-`
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Choice::Home(region) => write!(f, "home={}", region.letter()),
            Choice::Hold => f.write_str("hold"),
            Choice::Lay(card, zone) => write!(f, "{card}@{zone}"),
            Choice::Target(seat) => write!(f, "target={seat}"),
            Choice::Upgrade(yes) => write!(f, "upgrade={}", word(yes)),
            Choice::Place(yes) => write!(f, "place={}", word(yes)),
            Choice::Join(yes) => write!(f, "join={}", word(yes)),
            Choice::Propose(card) => write!(f, "propose={card}"),
            Choice::Pay(yes) => write!(f, "pay={}", word(yes)),
            Choice::Swap(Some((given, taken))) => write!(f, "swap={given}>{taken}"),
            Choice::Swap(None) => f.write_str("swap=-"),
            Choice::Take(Some(card)) => write!(f, "take={card}"),
            Choice::Take(None) => f.write_str("take=-"),
            Choice::Discard(card) => write!(f, "discard={card}"),
        }
    }
}

/// `1:r5M@attack`
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seat, self.choice)
    }
}

/// Reads a seat as a person counts it, one digit from 1 on.
fn read_seat(text: &str) -> Option<Seat> {
    let [digit @ b'1'..=b'9'] = text.as_bytes() else {
        return None;
    };
    Some(Seat(digit - b'1'))
}

/// Reads a choice without its seat.
fn read_choice(text: &str) -> Result<Choice, ParseError> {
    let not_a_turn = || ParseError::Turn {
        text: text.to_owned(),
        example: "1:r5M@attack, 2:hold, 1:target=3, 2:join=yes, 3:swap=r1C>y5L or 2:take=-",
    };
    if text == "hold" {
        return Ok(Choice::Hold);
    }
    if let Some((card, zone)) = text.split_once('@') {
        let zone = Zone::ALL.into_iter().find(|known| known.word() == zone);
        return Ok(Choice::Lay(card.parse()?, zone.ok_or_else(not_a_turn)?));
    }
    let (name, value) = text.split_once('=').ok_or_else(not_a_turn)?;
    let yes = || match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(not_a_turn()),
    };
    Ok(match name {
        "home" => {
            let mut letters = value.chars();
            let region = letters.next().and_then(Region::from_letter);
            let region = region.filter(|_| letters.next().is_none());
            Choice::Home(region.ok_or_else(not_a_turn)?)
        }
        "target" => Choice::Target(read_seat(value).ok_or_else(not_a_turn)?),
        "upgrade" => Choice::Upgrade(yes()?),
        "place" => Choice::Place(yes()?),
        "join" => Choice::Join(yes()?),
        "propose" => Choice::Propose(value.parse()?),
        "pay" => Choice::Pay(yes()?),
        "swap" if value == "-" => Choice::Swap(None),
        "swap" => {
            let (given, taken) = value.split_once('>').ok_or_else(not_a_turn)?;
            Choice::Swap(Some((given.parse()?, taken.parse()?)))
        }
        "take" if value == "-" => Choice::Take(None),
        "take" => Choice::Take(Some(value.parse()?)),
        "discard" => Choice::Discard(value.parse()?),
        _ => return Err(not_a_turn()),
    })
}

impl FromStr for Choice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Choice, ParseError> {
        read_choice(text)
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let (seat, choice) = text.split_once(':').unwrap_or(("", text));
        let choice = read_choice(choice);
        match (read_seat(seat), choice) {
            (Some(seat), Ok(choice)) => Ok(Action { seat, choice }),
            (Some(_), Err(why @ ParseError::Card(_))) => Err(why),
            _ => Err(ParseError::Turn {
                text: text.to_owned(),
                example: "1:r5M@attack, 2:hold, 1:target=3, 2:join=yes, 3:swap=r1C>y5L or 2:take=-",
            }),
        }
    }
}
