//! Small words of positions as JSON strings.

use super::{
    Card, Region, Zone,
    open::{Duty, Laid, Proposal, Stage},
};
use crate::game::{ParseError, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::str::FromStr;

/// A type that is written as its text and read by a function.
macro_rules! as_text {
    ($type:ty, $self:ident => $write:expr, $text:ident => $read:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $self = self;
                serializer.collect_str(&$write)
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                let $text = text.as_str();
                let read: Option<$type> = $read;
                read.ok_or_else(|| D::Error::custom(format!("“{text}” has no meaning here")))
            }
        }
    };
}

fn named<T: Copy + PartialEq>(words: &[(&'static str, T)], word: &str) -> Option<T> {
    let found = words.iter().find(|(name, _)| *name == word);
    found.map(|(_, thing)| *thing)
}

fn word_of<T: Copy + PartialEq>(words: &[(&'static str, T)], thing: T) -> &'static str {
    let found = words.iter().find(|(_, other)| *other == thing);
    found.map_or("", |(name, _)| name)
}

const STAGES: [(&str, Stage); 7] = [
    ("homes", Stage::Homes),
    ("forced", Stage::Forced),
    ("choose", Stage::Choose),
    ("resolve", Stage::Resolve),
    ("receive", Stage::Receive),
    ("limit", Stage::Limit),
    ("over", Stage::Over),
];
const DUTIES: [(&str, Duty); 3] = [
    ("free", Duty::Free),
    ("must_play", Duty::MustPlay),
    ("out", Duty::Out),
];

as_text!(Card, card => card, text => text.parse().ok());
as_text!(Region, region => region.letter(), text => {
    let mut letters = text.chars();
    let region = letters.next().and_then(Region::from_letter);
    region.filter(|_| letters.next().is_none())
});
as_text!(Stage, stage => word_of(&STAGES, *stage), text => named(&STAGES, text));
as_text!(Duty, duty => word_of(&DUTIES, *duty), text => named(&DUTIES, text));
as_text!(Laid, laid => laid, text => text.parse().ok());
as_text!(Proposal, proposal => match proposal {
    Proposal::None => "none".to_owned(),
    Proposal::Offered(card) => card.to_string(),
    Proposal::Taken(seat) => format!("taken by {seat}"),
    Proposal::Returned => "returned".to_owned(),
}, text => match (text, text.strip_prefix("taken by ")) {
    ("none", _) => Some(Proposal::None),
    ("returned", _) => Some(Proposal::Returned),
    (_, Some(seat)) => {
        let seat = seat.parse::<u8>().ok().and_then(|seat| seat.checked_sub(1));
        seat.map(|seat| Proposal::Taken(Seat(seat)))
    }
    _ => text.parse().ok().map(Proposal::Offered),
});

impl FromStr for Laid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Laid, ParseError> {
        let wrong = || ParseError::Unreadable(format!("“{text}” is not what a seat can do"));
        match text.split_once('@') {
            None if text == "hold" => Ok(Laid::Hold),
            None if text == "out" => Ok(Laid::Out),
            None => Err(wrong()),
            Some((card, zone)) => {
                let zone = Zone::ALL.into_iter().find(|known| known.word() == zone);
                Ok(Laid::Card(card.parse()?, zone.ok_or_else(wrong)?))
            }
        }
    }
}
