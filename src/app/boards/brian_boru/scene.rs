//! What is shown, and what a touch means, without any drawing. It is made of what one seat may
//! know and of nothing else.

use super::table::Table;
use crate::{
    brian_boru::{Action, Card, Cards, Choice, Event, Region, Zone, card::List},
    game::{Seat, SeatSet},
};
use std::fmt;

/// A question that is answered by yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    Upgrade,
    Place,
    Join,
    Pay,
}

/// What may be chosen now, by what is touched for it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// Cards of the hand that can be laid.
    pub lay: Cards,
    /// To hold.
    pub hold: bool,
    /// Home regions.
    pub homes: Vec<Region>,
    /// Opponents whose piece can be removed.
    pub targets: SeatSet,
    pub question: Option<Question>,
    /// Cards of the hand that can be proposed.
    pub propose: Cards,
    /// Cards of the hand that can be put away.
    pub discard: Cards,
    /// Cards of the hand that can be given, and of the row that can be had for one.
    pub give: Cards,
    pub gain: Cards,
    /// Cards of the row that can be taken.
    pub take: Cards,
    /// An exchange or a card of the row can be declined.
    pub decline: Option<Choice>,
}

impl Offer {
    /// Sorts actions.
    pub fn of(actions: &[Action]) -> Offer {
        let mut offer = Offer::default();
        for action in actions {
            match action.choice {
                Choice::Home(region) => offer.homes.push(region),
                Choice::Hold => offer.hold = true,
                Choice::Lay(card, _) => offer.lay.insert(card),
                Choice::Target(seat) => {
                    offer.targets = offer.targets.iter().chain([seat]).collect();
                }
                Choice::Upgrade(_) => offer.question = Some(Question::Upgrade),
                Choice::Place(_) => offer.question = Some(Question::Place),
                Choice::Join(_) => offer.question = Some(Question::Join),
                Choice::Pay(_) => offer.question = Some(Question::Pay),
                Choice::Propose(card) => offer.propose.insert(card),
                Choice::Discard(card) => offer.discard.insert(card),
                Choice::Swap(Some((given, taken))) => {
                    offer.give.insert(given);
                    offer.gain.insert(taken);
                }
                Choice::Take(Some(card)) => offer.take.insert(card),
                none @ (Choice::Swap(None) | Choice::Take(None)) => offer.decline = Some(none),
            }
        }
        offer
    }

    /// True when there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        *self == Offer::default()
    }

    /// The cards of the hand that a touch can choose.
    pub fn in_hand(&self) -> Cards {
        self.lay.or(self.propose).or(self.discard).or(self.give)
    }

    /// The cards of the row that a touch can choose.
    pub fn in_row(&self) -> Cards {
        self.gain.or(self.take)
    }
}

impl Question {
    /// The choice that answers it.
    pub fn answer(self, yes: bool) -> Choice {
        match self {
            Question::Upgrade => Choice::Upgrade(yes),
            Question::Place => Choice::Place(yes),
            Question::Join => Choice::Join(yes),
            Question::Pay => Choice::Pay(yes),
        }
    }
}

/// A thing that can be touched, or reached by keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A player's board.
    Realm(Seat),
    Region(Region),
    /// A piece of this seat on the map; it is not reached by keys, since an answer says the same.
    Piece(Seat),
    /// A card of the row.
    Row(Card),
    Deck,
    Played,
    Zone(Zone),
    /// An answer to the question of the moment, by its place.
    Answer(u8),
    /// A card of the hand.
    Hand(Card),
}

/// The name by which the page finds it.
impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::Realm(seat) => write!(f, "realm-{seat}"),
            Item::Region(region) => write!(f, "region-{}", region.letter()),
            Item::Piece(seat) => write!(f, "piece-{seat}"),
            Item::Row(card) => write!(f, "row-{card}"),
            Item::Deck => f.write_str("deck"),
            Item::Played => f.write_str("played"),
            Item::Zone(zone) => write!(f, "zone-{zone}"),
            Item::Answer(place) => write!(f, "answer-{place}"),
            Item::Hand(card) => write!(f, "hand-{card}"),
        }
    }
}

/// What a touch means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Try this choice.
    Do(Choice),
    /// Take this card of the hand up.
    Choose(Card),
    /// Point out this card of the row.
    Pick(Card),
    /// A zone was touched before a card.
    CardFirst,
    /// Say what there is to say about it.
    Tell(Item),
    /// Let go of what was taken up.
    LetGo,
}

/// The table with what the player has taken up.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub table: Table,
    /// What the player may do.
    pub offer: Offer,
    /// Who is to act, if anybody.
    pub mover: Option<Seat>,
    /// A suggested choice.
    pub hint: Option<Choice>,
    /// What is told now, while the cards resolve.
    pub told: Option<Event>,
    /// A card of the hand that is taken up.
    pub chosen: Option<Card>,
    /// A card of the row that is pointed out.
    pub picked: Option<Card>,
}

impl Scene {
    /// The province that the question of the moment is about.
    pub fn about(&self) -> Option<Region> {
        let Offer {
            targets, question, ..
        } = &self.offer;
        let card = match question {
            Some(Question::Upgrade | Question::Place | Question::Join) => {
                self.table.first_of(List::Build).map(|(_, card)| card)
            }
            None if !targets.is_empty() => self.mover.and_then(|seat| self.table.card_of(seat)),
            _ => None,
        };
        card.map(Card::region)
    }

    /// The plain answers to the question of the moment, in their order.
    pub fn answers(&self) -> Vec<Choice> {
        let offer = &self.offer;
        let mut answers: Vec<Choice> = offer.targets.iter().map(Choice::Target).collect();
        answers.extend(offer.homes.iter().copied().map(Choice::Home));
        if let Some(question) = offer.question {
            answers.extend([true, false].map(|yes| question.answer(yes)));
        }
        answers.extend(self.confirmed());
        answers.extend(offer.hold.then_some(Choice::Hold));
        answers.extend(offer.decline);
        answers
    }

    /// What a second touch on what is taken up does.
    fn confirmed(&self) -> Option<Choice> {
        let offer = &self.offer;
        let chosen = |among: Cards| self.chosen.filter(|card| among.contains(*card));
        let picked = |among: Cards| self.picked.filter(|card| among.contains(*card));
        if let Some(card) = chosen(offer.propose) {
            Some(Choice::Propose(card))
        } else if let Some(card) = chosen(offer.discard) {
            Some(Choice::Discard(card))
        } else if let (Some(given), Some(taken)) = (chosen(offer.give), picked(offer.gain)) {
            Some(Choice::Swap(Some((given, taken))))
        } else {
            picked(offer.take).map(|card| Choice::Take(Some(card)))
        }
    }

    /// What the chosen card would do in a zone; nothing when no card to lay is chosen. The list
    /// is `None` for a card that does nothing there (R5.1).
    pub fn effect(&self, zone: Zone) -> Option<(Card, Option<List>)> {
        let card = self.chosen.filter(|card| self.offer.lay.contains(*card))?;
        Some((card, List::of(card, zone)))
    }

    /// What a touch means.
    pub fn deed(&self, item: Item) -> Deed {
        let offer = &self.offer;
        match item {
            Item::Answer(place) => match self.answers().get(usize::from(place)) {
                Some(choice) => Deed::Do(*choice),
                None => Deed::LetGo,
            },
            Item::Hand(card) if offer.in_hand().contains(card) => {
                if self.chosen != Some(card) {
                    Deed::Choose(card)
                } else {
                    self.again()
                }
            }
            Item::Row(card) if offer.in_row().contains(card) => {
                if self.picked != Some(card) {
                    Deed::Pick(card)
                } else {
                    self.again()
                }
            }
            Item::Zone(zone) => match (self.effect(zone), self.confirmed()) {
                (Some((card, _)), _) => Deed::Do(Choice::Lay(card, zone)),
                // The marriage slot is there.
                (None, Some(choice @ Choice::Propose(_))) if zone == Zone::Politics => {
                    Deed::Do(choice)
                }
                _ if !offer.lay.is_empty() => Deed::CardFirst,
                _ => Deed::Tell(item),
            },
            Item::Region(region) if offer.homes.contains(&region) => Deed::Do(Choice::Home(region)),
            Item::Region(region) => match (offer.question, offer.targets.iter().next()) {
                (Some(question), _) if self.about() == Some(region) => {
                    Deed::Do(question.answer(true))
                }
                _ => Deed::Tell(item),
            },
            Item::Piece(seat) if offer.targets.contains(seat) => Deed::Do(Choice::Target(seat)),
            Item::Played => match self.confirmed() {
                Some(choice @ Choice::Discard(_)) => Deed::Do(choice),
                _ => Deed::Tell(item),
            },
            Item::Hand(_) | Item::Row(_) | Item::Piece(_) | Item::Realm(_) | Item::Deck => {
                Deed::Tell(item)
            }
        }
    }

    /// A second touch on a card: it confirms where only one thing can be meant.
    fn again(&self) -> Deed {
        self.confirmed().map_or(Deed::LetGo, Deed::Do)
    }

    /// Everything that keys reach, by the part of the table in which it lies, from the top down.
    pub fn areas(&self) -> [Vec<Item>; 6] {
        let mut row: Vec<Item> = self.table.row.iter().copied().map(Item::Row).collect();
        row.extend([Item::Deck, Item::Played]);
        let regions = [
            Region::Ulster,
            Region::Connacht,
            Region::Leinster,
            Region::Munster,
        ];
        let answers = self.answers().len() as u8;
        [
            Seat::all(self.table.seats).map(Item::Realm).collect(),
            regions.map(Item::Region).to_vec(),
            row,
            Zone::ALL.map(Item::Zone).to_vec(),
            (0..answers).map(Item::Answer).collect(),
            self.table.hand().iter().map(Item::Hand).collect(),
        ]
    }

    /// Where an arrow key leads from an item: left and right within a part of the table, up and
    /// down to the next part that is not empty. `None` for any other key, and at the edge.
    pub fn walk(&self, from: Item, key: &str) -> Option<Item> {
        let areas = self.areas();
        let (area, at) = areas.iter().enumerate().find_map(|(area, items)| {
            let at = items.iter().position(|item| *item == from)?;
            Some((area, at))
        })?;
        let items = &areas[area];
        match key {
            "ArrowLeft" => items.get(at.checked_sub(1)?).copied(),
            "ArrowRight" => items.get(at + 1).copied(),
            "Home" => items.first().copied(),
            "End" => items.last().copied(),
            "ArrowUp" => step(areas[..area].iter().rev(), at),
            "ArrowDown" => step(areas[area + 1..].iter(), at),
            _ => None,
        }
    }

    /// Where the keys begin: at the hand when a card is to be chosen, else at the question.
    pub fn entrance(&self) -> Option<Item> {
        let [realms, _, row, _, answers, hand] = self.areas();
        let first = |items: &[Item]| items.first().copied();
        if !self.offer.in_hand().is_empty() {
            first(&hand)
        } else if !self.offer.in_row().is_empty() {
            first(&row)
        } else {
            first(&answers).or(first(&realms))
        }
    }
}

/// The item at a place of the first list that is not empty, or its last.
fn step<'a>(mut areas: impl Iterator<Item = &'a Vec<Item>>, at: usize) -> Option<Item> {
    let items = areas.find(|items| !items.is_empty())?;
    items.get(at).or(items.last()).copied()
}

#[cfg(test)]
mod tests;
