//! What is read aloud about the things on the table, part by part.

use super::{card, count, deed, effect, list, signed};
use crate::brian_boru::{Card, Region, Zone, card::List};

/// A part of what is read aloud about a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A player by name, with the points that count already.
    Player(String, i16),
    /// What there is to say of the player beside the name.
    About(String),
    /// What the end would bring now, and the cards of the hand that are not seen.
    AtEnd(i16, u8),
    /// Pieces on the personal board.
    PiecesLeft(u8),
    InHand(u8),
    /// Cards of another's hand that everybody has seen.
    Known(Vec<Card>),
    Defeats(u8),
    Starting,
    HasChosen,
    Holds,
    /// A region and its value.
    Region(Region, u8),
    /// A player's pieces and castle in it: 0 none, 1 plain, 2 upgraded.
    There(String, u8, u8),
    SpacesFree(u8),
    ControlledBy(String),
    NotControlled,
    /// Who has most pieces, and would control the region now.
    Leads(String),
    Deck(u8),
    Played(u8),
    Card(Card),
    Zone(Zone),
    /// What the card that is taken up would do there.
    Effect(Card, Zone),
    /// One's own card, not yet turned up.
    FaceDown(Card),
    /// Somebody's card, with its list and its place there, if it has any.
    Lies(String, Card, Option<(List, u8)>),
    Proposal(Card),
    TakenUp,
    /// It can be chosen.
    May,
}

impl Part {
    pub(super) fn english(&self) -> String {
        match self {
            Part::Player(name, points) => format!("{name}: {}", count(*points, "point")),
            Part::About(words) => words.clone(),
            Part::AtEnd(points, 0) => format!("{} if it ended now", signed(*points)),
            Part::AtEnd(points, unseen) => {
                let unseen = count(*unseen, "hidden card");
                format!("{} and {unseen} if it ended now", signed(*points))
            }
            Part::PiecesLeft(pieces) => format!("{} left", count(*pieces, "piece")),
            Part::InHand(cards) => format!("{} in hand", count(*cards, "card")),
            Part::Known(cards) => {
                let cards: Vec<String> = cards.iter().copied().map(card).collect();
                format!("among them {}", cards.join("; "))
            }
            Part::Defeats(tokens) => count(*tokens, "defeat token"),
            Part::Starting => "starting player".into(),
            Part::HasChosen => "has chosen".into(),
            Part::Holds => "holds".into(),
            Part::Region(region, value) => format!("{region}, value {value}"),
            Part::There(name, pieces, castle) => {
                let mut has = Vec::new();
                if *pieces > 0 {
                    has.push(count(*pieces, "piece"));
                }
                match castle {
                    0 => {}
                    1 => has.push("a castle".into()),
                    _ => has.push("an upgraded castle".into()),
                }
                format!("{name} {}", list(&has))
            }
            Part::SpacesFree(spaces) => format!("{} free", count(*spaces, "space")),
            Part::ControlledBy(name) => format!("controlled by {name}"),
            Part::NotControlled => "not controlled".into(),
            Part::Leads(name) => format!("{name} has most pieces now"),
            Part::Deck(cards) => format!("Deck: {}", count(*cards, "card")),
            Part::Played(cards) => format!("Played: {}", count(*cards, "card")),
            Part::Card(it) => card(*it),
            Part::Zone(zone) => format!("{} zone", deed(zone.native())),
            Part::Effect(it, zone) => effect(*it, *zone),
            Part::FaceDown(it) => format!("your {}, face down", card(*it)),
            Part::Lies(name, it, place) => {
                let place = match place {
                    None => "does nothing".into(),
                    Some((List::Trade, place)) => format!("number {place} in Trade"),
                    Some((_, place)) => format!("number {place}"),
                };
                format!("{name} {}, {place}", card(*it))
            }
            Part::Proposal(it) => format!("proposal: {}", card(*it)),
            Part::TakenUp => "taken up".into(),
            Part::May => "can be chosen".into(),
        }
    }
}
