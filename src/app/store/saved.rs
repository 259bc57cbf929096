//! The form of a saved game, and what can be wrong with one.

use crate::{
    app::table::session::Kept,
    game::{Record, RecordError},
    shelf::GameName,
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt};
use thiserror::Error;

/// The newest form of saved game that this program reads and the one that it writes.
pub const FORM: u32 = 1;

/// The name of a saved game in storage and in addresses: eight to ten small letters and digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(String);

impl GameId {
    /// The id that this text is, if it is one.
    pub fn parse(text: &str) -> Option<GameId> {
        let fits = |byte: u8| byte.is_ascii_digit() || byte.is_ascii_lowercase();
        let right = (8..=10).contains(&text.len()) && text.bytes().all(fits);
        right.then(|| GameId(text.to_owned()))
    }

    /// The id of a number: ten digits to the base 36.
    pub fn of_number(mut number: u64) -> GameId {
        let digit =
            |digit: u64| char::from(b"0123456789abcdefghijklmnopqrstuvwxyz"[digit as usize]);
        let digits = (0..10).map(|_| {
            let last = digit(number % 36);
            number /= 36;
            last
        });
        GameId(digits.collect())
    }

    /// The id that is made of a text: always the same for the same text.
    pub fn of_text(text: &str) -> GameId {
        // FNV-1a, of 64 bits.
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        GameId::of_number(text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name under which the game is kept.
    pub fn key(&self) -> String {
        format!("{GAMES}{}", self.0)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The beginning of the name of every saved game.
pub const GAMES: &str = "riocht.game.";

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    /// The form of this text; see [`FORM`].
    pub form: u32,
    /// What the player has called it; empty when it is called by its players.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// When it was begun, in milliseconds since 1970 (UTC).
    pub created: u64,
    /// When it was last played on, likewise.
    pub changed: u64,
    /// Grows by one whenever it is kept.
    pub revision: u64,
    /// When the player deleted it, likewise: it can be brought back for a while.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deleted: Option<u64>,
    /// The table as it was left.
    pub table: Kept,
    /// Notes of the player, on positions of the record.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub notes: Notes,
    /// Other ways to go on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch>,
}

/// Notes of the player, each on the position after so many actions.
pub type Notes = BTreeMap<u32, String>;

/// What a table holds of a saved game: the game, notes on it, and other ways to go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Content {
    pub table: Kept,
    pub notes: Notes,
    pub branches: Vec<Branch>,
}

impl Content {
    /// True when there is more than the game itself.
    pub fn has_more(&self) -> bool {
        !self.notes.is_empty() || !self.branches.is_empty()
    }
}

impl From<Kept> for Content {
    fn from(table: Kept) -> Content {
        Content {
            table,
            notes: Notes::new(),
            branches: Vec::new(),
        }
    }
}

/// Another way to go on from a point of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The number of actions of the line that it leaves, from the start of the game on, before it
    /// does.
    pub after: u32,
    /// Its own actions, as text.
    pub actions: Vec<String>,
    /// What the player has called it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Notes on it, each on the position after so many of its own actions.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub notes: Notes,
    /// Ways that leave it in turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch>,
}

/// Why a saved game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Trouble {
    #[error(
        "This game was saved by a newer Ríocht (form {found}; this one reads up to {FORM}). It \
         can be opened there."
    )]
    Newer { found: u32 },
    #[error("This file holds {0} games: all of them can be taken in on the page of saved games.")]
    Several(usize),
    #[error("There is no room to list this game yet. Make some, and come back to this page.")]
    NoRoom,
    #[error("This game could not be opened when it was last met, and was put aside.")]
    Aside,
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Trouble {
        Trouble::Record(error.into())
    }
}

impl Saved {
    /// A game that is saved for the first time, `now`.
    pub fn new(content: impl Into<Content>, now: u64) -> Saved {
        let Content {
            table,
            notes,
            branches,
        } = content.into();
        Saved {
            form: FORM,
            title: String::new(),
            created: now,
            changed: now,
            revision: 1,
            deleted: None,
            table,
            notes,
            branches,
        }
    }

    /// What a table holds of it.
    pub fn content(&self) -> Content {
        Content {
            table: self.table.clone(),
            notes: self.notes.clone(),
            branches: self.branches.clone(),
        }
    }

    /// Reads a saved game; its moves are checked when it is laid out.
    ///
    /// # Errors
    /// A text that is not a saved game, or one of a newer form.
    pub fn read(text: &str) -> Result<Saved, Trouble> {
        let read = serde_json::from_str::<Saved>(text);
        match read {
            Ok(saved) if saved.form == FORM => {
                Record::check_schema(saved.table.record.schema)?;
                match saved.game() {
                    Some(_) => Ok(saved),
                    None => Err(RecordError::Game(saved.table.record.game).into()),
                }
            }
            Ok(saved) => Err(newer(saved.form)),
            Err(why) => Err(diagnosed(text).unwrap_or_else(|| why.into())),
        }
    }

    /// The game as text.
    ///
    /// # Errors
    /// None for any game that was read or played here.
    pub fn write(&self) -> Result<String, super::NotKept> {
        serde_json::to_string(self).map_err(|_| super::NotKept)
    }

    /// Which game it is.
    pub fn game(&self) -> Option<GameName> {
        GameName::from_id(&self.table.record.game)
    }

    /// True when it holds the same as another, whenever each was kept.
    pub fn is_same(&self, other: &Saved) -> bool {
        let (one, two) = (&self.table, &other.table);
        one.record == two.record
            && one.series == two.series
            && one.dropped == two.dropped
            && self.title == other.title
            && self.notes == other.notes
            && self.branches == other.branches
    }
}

fn newer(found: u32) -> Trouble {
    match found {
        0 => RecordError::Schema { found }.into(),
        _ => Trouble::Newer { found },
    }
}

/// What is wrong with a text that is not of this form: that it is of a newer one, whatever else
/// it holds.
fn diagnosed(text: &str) -> Option<Trouble> {
    #[derive(Deserialize)]
    struct Form {
        form: u32,
    }
    #[derive(Deserialize)]
    struct Table {
        table: Outer,
    }
    #[derive(Deserialize)]
    struct Outer {
        record: Schema,
    }
    #[derive(Deserialize)]
    struct Schema {
        schema: u32,
    }
    let form: Form = serde_json::from_str(text).ok()?;
    if form.form != FORM {
        return Some(newer(form.form));
    }
    let table: Table = serde_json::from_str(text).ok()?;
    let schema = table.table.record.schema;
    Some(Record::check_schema(schema).err()?.into())
}

/// What can be told of a saved game that cannot be read: its title and which game it is, as far
/// as they are where they were.
pub fn glimpse(text: &str) -> (Option<String>, Option<GameName>) {
    #[derive(Deserialize)]
    struct Titled {
        title: String,
    }
    #[derive(Deserialize)]
    struct Table {
        table: Outer,
    }
    #[derive(Deserialize)]
    struct Outer {
        record: Named,
    }
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    let title = serde_json::from_str::<Titled>(text).ok();
    let table = serde_json::from_str::<Table>(text).map(|table| table.table);
    let table = table.or_else(|_| serde_json::from_str::<Outer>(text)).ok();
    (
        title.map(|it| it.title).filter(|title| !title.is_empty()),
        table.and_then(|table| GameName::from_id(&table.record.game)),
    )
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::{app::store::old::tests::kept, game::Chance, game::Seed};

    #[test]
    fn ids_are_eight_to_ten_letters_and_digits() {
        assert_eq!(GameId::of_number(0).as_str(), "0000000000");
        assert_eq!(GameId::of_number(36 + 10).as_str(), "a100000000");
        assert_eq!(GameId::of_text("a"), GameId::of_text("a"));
        assert_ne!(GameId::of_text("a"), GameId::of_text("b"));
        for number in [1, 77, u64::MAX] {
            let id = GameId::of_number(number);
            assert_eq!(GameId::parse(id.as_str()), Some(id));
        }
        for text in [
            "",
            "new",
            "abcdefg",
            "abcdefghijk",
            "Abcdefgh",
            "abc-efgh",
            "ábcdefgh",
        ] {
            assert_eq!(GameId::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_saved_game_is_read_as_it_was_written() {
        let mut saved = Saved::new(kept("a3-a2 c3-c2"), 1_764_511_395_000);
        let text = saved.write().unwrap();
        assert_eq!(Saved::read(&text), Ok(saved.clone()));
        // What later features add has its place in this form.
        saved.title = "The long way".to_owned();
        saved.notes.insert(1, "Too early?".to_owned());
        saved.branches.push(Branch {
            after: 1,
            actions: vec!["c3-b3".to_owned()],
            title: String::new(),
            notes: BTreeMap::from([(0, "Better.".to_owned())]),
            branches: Vec::new(),
        });
        let text = saved.write().unwrap();
        assert_eq!(Saved::read(&text), Ok(saved));
    }

    #[test]
    fn a_newer_form_is_named_as_such_whatever_it_holds() {
        let text = Saved::new(kept("a3-a2"), 7).write().unwrap();
        let newer = [
            text.replace("\"form\":1", "\"form\":2"),
            text.replace("\"form\":1", "\"form\":2,\"more\":[1]"),
            r#"{"form":2,"title":"Later"}"#.to_owned(),
        ];
        for text in newer {
            assert_eq!(
                Saved::read(&text),
                Err(Trouble::Newer { found: 2 }),
                "{text}"
            );
        }
        let record = text.replace("\"schema\":1", "\"schema\":3,\"more\":true");
        assert_eq!(
            Saved::read(&record),
            Err(RecordError::Newer { found: 3 }.into())
        );
        let never = text.replace("\"form\":1", "\"form\":0");
        assert_eq!(
            Saved::read(&never),
            Err(RecordError::Schema { found: 0 }.into())
        );
        let chess = text.replace("\"game\":\"ard-ri\"", "\"game\":\"chess\"");
        assert_eq!(
            Saved::read(&chess),
            Err(RecordError::Game("chess".to_owned()).into())
        );
        assert_eq!(
            glimpse(&text.replace("\"form\":1", "\"form\":2,\"title\":\"My game\"")),
            (Some("My game".to_owned()), Some(GameName::ArdRi))
        );
        assert_eq!(glimpse("nothing"), (None, None));
    }

    /// A text of which something is lost, doubled, or put in place of something else.
    pub fn mutated(text: &str, chance: &mut Chance) -> String {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=chance.below(3) {
            let at = chance.below(bytes.len().max(1) as u32) as usize;
            let length = chance.below(9) as usize;
            let end = (at + length).min(bytes.len());
            match chance.below(4) {
                0 => drop(bytes.drain(at..end)),
                1 => bytes.truncate(at),
                2 => {
                    let piece = bytes[at..end].to_vec();
                    bytes.splice(at..at, piece);
                }
                _ => {
                    if let Some(byte) = bytes.get_mut(at) {
                        *byte = b"0123456789{}[]\",:-xa"[chance.below(20) as usize];
                    }
                }
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    #[test]
    fn a_thousand_spoilt_texts_end_in_a_game_or_a_sentence() {
        let mut chance = Chance::new(Seed(5));
        let text = Saved::new(kept("a3-a2 c3-c2"), 7).write().unwrap();
        let mut refused = 0;
        for _ in 0..1_000 {
            let spoilt = mutated(&text, &mut chance);
            if let Err(why) = Saved::read(&spoilt) {
                refused += 1;
                let sentence = why.to_string();
                assert!(sentence.ends_with('.') && sentence.len() > 20, "{sentence}");
            }
            let _ = glimpse(&spoilt);
        }
        assert!(refused > 500, "{refused}");
    }
}
