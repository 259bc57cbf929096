//! Observations as JSON: what lies open, the observer's hand, the hidden cards by their decks, and
//! the turns before.

use super::{OpenText, by_seat, cards, one_based, seat, set};
use crate::{
    brian_boru::{
        Card, Cards, RuleSet, SEATS, Seen,
        observation::Pool,
        open::Laid,
        past::{self, Turn},
    },
    game::ParseError,
};
use serde::{Deserialize, Serialize};

/// What a seat may know.
#[derive(Debug, Serialize, Deserialize)]
struct SeenText {
    rules: RuleSet,
    /// From 1.
    seat: u8,
    #[serde(flatten)]
    open: OpenText,
    hand: Vec<Card>,
    #[serde(default)]
    chosen: Option<Laid>,
    pools: Vec<PoolText>,
    /// The turns before, the latest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    past: Vec<TurnText>,
}

#[derive(Debug, Serialize, Deserialize)]
struct TurnText {
    #[serde(flatten)]
    open: OpenText,
    sizes: Vec<u8>,
    did: Vec<Option<Laid>>,
    left: Vec<Vec<Card>>,
    shown: Vec<Vec<Card>>,
    drawn: Vec<u8>,
}

#[derive(Debug, Serialize, Deserialize)]
struct PoolText {
    cards: Vec<Card>,
    in_hands: Vec<u8>,
}

impl TurnText {
    fn of(turn: &Turn) -> TurnText {
        let seats = usize::from(turn.open.seats);
        let sets = |sets: [Cards; SEATS]| sets[..seats].iter().map(|set| cards(*set)).collect();
        TurnText {
            open: OpenText::of(&turn.open),
            sizes: turn.sizes[..seats].to_vec(),
            did: turn.laid[..seats].to_vec(),
            left: sets(turn.left),
            shown: sets(turn.shown),
            drawn: turn.drawn[..seats].to_vec(),
        }
    }

    fn turn(&self, rules: &RuleSet, faults: &mut Vec<String>) -> Turn {
        let seats = rules.seats;
        let sets = |name: &str, lists: &[Vec<Card>], faults: &mut Vec<String>| {
            let sets: Vec<Cards> = lists.iter().map(|list| set(name, list, faults)).collect();
            by_seat(name, &sets, seats, Cards::NONE, faults)
        };
        Turn {
            left: sets("left", &self.left, faults),
            shown: sets("shown", &self.shown, faults),
            open: self.open.open(rules, faults),
            sizes: by_seat("sizes", &self.sizes, seats, 0, faults),
            laid: by_seat("did", &self.did, seats, None, faults),
            drawn: by_seat("drawn", &self.drawn, seats, 0, faults),
        }
    }
}

impl From<Seen> for SeenText {
    fn from(seen: Seen) -> SeenText {
        let seats = usize::from(seen.open.seats);
        SeenText {
            rules: seen.rules,
            seat: one_based(seen.seat),
            open: OpenText::of(&seen.open),
            hand: cards(seen.hand),
            chosen: seen.chosen,
            pools: seen
                .pools
                .iter()
                .map(|pool| PoolText {
                    cards: cards(pool.cards),
                    in_hands: pool.in_hands[..seats].to_vec(),
                })
                .collect(),
            past: seen.past.iter().map(TurnText::of).collect(),
        }
    }
}

impl TryFrom<SeenText> for Seen {
    type Error = String;

    fn try_from(text: SeenText) -> Result<Seen, String> {
        let mut faults = Vec::new();
        let rules = text.rules;
        let seats = rules.seats;
        let pools: Vec<Pool> = text
            .pools
            .iter()
            .map(|pool| Pool {
                cards: set("pools", &pool.cards, &mut faults),
                in_hands: by_seat("in_hands", &pool.in_hands, seats, 0, &mut faults),
            })
            .collect();
        let mut past = past::none(&rules);
        for turn in &text.past {
            if past.is_full() {
                faults.push("“past” has more turns than are remembered.".to_owned());
                break;
            }
            past.push(turn.turn(&rules, &mut faults));
        }
        let seen = Seen {
            rules,
            seat: seat("seat", text.seat, seats, &mut faults),
            open: text.open.open(&rules, &mut faults),
            hand: set("hand", &text.hand, &mut faults),
            chosen: text.chosen,
            pools,
            past,
        };
        if faults.is_empty() {
            faults = seen.faults();
        }
        if faults.is_empty() {
            Ok(seen)
        } else {
            Err(ParseError::Unplayable(faults).to_string())
        }
    }
}

impl Serialize for Seen {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SeenText::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seen {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seen, D::Error> {
        let text = SeenText::deserialize(deserializer)?;
        Seen::try_from(text).map_err(serde::de::Error::custom)
    }
}
