//! Games that earlier versions kept: one of each kind, as its table and no more.
//!
//! Each becomes a saved game when it is met. It is taken away only when the saved game is kept;
//! where there is no room for both, it is read where it lies.

use super::{Chest, GameId, NotKept, Saved, chest::put_across};
use crate::{
    app::table::session::Kept,
    game::{Record, RecordError},
    shelf::GameName,
    with_game,
};
use serde::Deserialize;

/// The beginning of the name of every such game.
pub const TABLES: &str = "riocht.table.";

/// The beginning of the name of every such game that was put aside.
pub const ASIDE: &str = "riocht.unreadable.";

/// A table that cannot be read: why, and the text as it was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// A sentence.
    pub why: String,
    /// What was found, for export.
    pub text: String,
}

/// The name under which a game's table was kept.
pub fn table_key(game: GameName) -> String {
    format!("{TABLES}{}", game.id())
}

/// Reads a kept table; its moves are checked when it is laid out.
///
/// # Errors
/// A text that is not a kept table, one of a newer form, or the table of another game.
pub fn read_table(game: GameName, text: &str) -> Result<Kept, RecordError> {
    let kept = read_any_table(text)?;
    if GameName::from_id(&kept.record.game).is_some_and(|found| found != game) {
        return Err(RecordError::OtherGame(kept.record.game));
    }
    Ok(kept)
}

/// Reads a kept table of whichever game.
///
/// # Errors
/// A text that is not a kept table, or one of a newer form.
pub fn read_any_table(text: &str) -> Result<Kept, RecordError> {
    /// Reads only the form, so that a newer one is named as such whatever else it holds.
    #[derive(Deserialize)]
    struct Outer {
        record: Form,
    }
    #[derive(Deserialize)]
    struct Form {
        schema: u32,
    }
    let outer: Outer = serde_json::from_str(text)?;
    Record::check_schema(outer.record.schema)?;
    Ok(serde_json::from_str(text)?)
}

/// The saved game that the kept table of a game becomes `now`.
///
/// # Errors
/// A text that is not a table of this game, or whose moves are not allowed: nobody could open it.
pub fn saved(game: GameName, text: &str, now: u64) -> Result<Saved, RecordError> {
    let kept = read_table(game, text)?;
    with_game!(game, G => kept.record.replay::<G>().map(drop))?;
    Ok(Saved::new(kept, now))
}

/// The kept tables that can be read, with their names and the ids of the games that they become.
pub fn tables(chest: &impl Chest, now: u64) -> Vec<(String, GameId, Saved)> {
    let games = GameName::ALL.iter().copied();
    let tables = games.filter_map(|game| {
        let key = table_key(game);
        let text = chest.get(&key)?;
        let saved = saved(game, &text, now).ok()?;
        // Made of the text, so that the same table never becomes two games.
        Some((key, GameId::of_text(&text), saved))
    });
    tables.collect()
}

/// Makes saved games of the kept tables, as far as there is room.
pub fn settle(chest: &mut impl Chest, now: u64) {
    for (key, id, saved) in tables(chest, now) {
        if chest.get(&id.key()).is_some() {
            // It became one before, but could not be taken away then.
            chest.remove(&key);
        } else if let Ok(text) = saved.write() {
            // Without room it stays, and is read where it lies.
            let _ = put_across(chest, &key, &id.key(), &text);
        }
    }
}

/// Puts the kept table of a game aside when it cannot be read, so that this is told once. Where
/// there is no room for it twice it stays in its place.
pub fn put_aside(chest: &mut impl Chest, game: GameName) -> Option<Unreadable> {
    let from = table_key(game);
    let text = chest.get(&from)?;
    let why = saved(game, &text, 0).err()?.to_string();
    let _: Result<(), NotKept> = put_across(chest, &from, &place_aside(chest, game, &text), &text);
    Some(Unreadable { why, text })
}

/// The first free name for a text that is put aside.
fn place_aside(chest: &impl Chest, game: GameName, text: &str) -> String {
    let base = format!("{ASIDE}{}", game.id());
    let free = |name: &String| chest.get(name).is_none_or(|found| found == text);
    let more = (2..).map(|number| format!("{base}.{number}"));
    std::iter::once(base.clone())
        .chain(more)
        .find(free)
        .unwrap_or(base)
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::{
        app::{store::chest::fake::Fake, table::session::Session},
        game::{Notation as _, Player, Seed},
        tafl::{RuleSet, Tafl},
    };

    /// The table of a game of two people at Ard Rí, after these turns.
    pub fn kept(turns: &str) -> Kept {
        session(turns).keep()
    }

    /// The same as a session.
    pub fn session(turns: &str) -> Session<Tafl> {
        let person = || Player::Person {
            name: String::new(),
        };
        let record = Record::new(&RuleSet::ARD_RI, Seed(1), vec![person(), person()]);
        let mut session = Session::<Tafl>::new(record, None).unwrap();
        for turn in turns.split_whitespace() {
            for action in session.position().parse_turn(turn).unwrap() {
                session.act(action).unwrap();
            }
        }
        session
    }

    fn text(turns: &str) -> String {
        serde_json::to_string(&kept(turns)).unwrap()
    }

    #[test]
    fn a_table_of_a_newer_form_is_named_as_such() {
        let kept = kept("");
        let text = serde_json::to_string(&kept).unwrap();
        let game = GameName::ArdRi;
        assert_eq!(read_table(game, &text), Ok(kept));
        assert_eq!(
            read_table(GameName::ArdRiOneStep, &text),
            Err(RecordError::OtherGame("ard-ri".to_owned()))
        );
        let newer = text.replace("\"schema\":1", "\"schema\":2,\"more\":true");
        assert_eq!(
            read_table(game, &newer),
            Err(RecordError::Newer { found: 2 })
        );
        for broken in ["", "{}", "[]", "null", &text[1..], &text[..text.len() - 2]] {
            assert!(
                matches!(read_table(game, broken), Err(RecordError::Form(_))),
                "{broken}"
            );
        }
    }

    /// A table as the version before saved games kept it.
    const OLD: &str = r#"{"record":{"schema":1,"game":"ard-ri","rules":{},"seed":7,"seats":[{"person":{"name":"Gráinne"}},{"computer":{"level":"dalta"}}],"actions":["g5-f5","c5-c6"]},"shown":1}"#;

    #[test]
    fn an_old_table_becomes_a_saved_game() {
        let saved = saved(GameName::ArdRi, OLD, 99).unwrap();
        assert_eq!((saved.created, saved.changed, saved.revision), (99, 99, 1));
        assert_eq!(saved.table, read_table(GameName::ArdRi, OLD).unwrap());
        assert_eq!(
            saved.write().unwrap(),
            format!(
                r#"{{"form":1,"created":99,"changed":99,"revision":1,"table":{}}}"#,
                OLD
            )
        );
    }

    #[test]
    fn settling_moves_what_can_be_read_and_leaves_the_rest() {
        let mut chest = Fake::default();
        chest.set("riocht.table.ard-ri", OLD).unwrap();
        chest
            .set("riocht.table.tara-1", "an old shopping list")
            .unwrap();
        let illegal = text("a3-a2").replace("a3-a2", "a1-a2");
        chest.set("riocht.table.ard-ri-one-step", &illegal).unwrap();
        let before = chest.clone();
        settle(&mut chest, 5);
        let key = GameId::of_text(OLD).key();
        assert_eq!(chest.get("riocht.table.ard-ri"), None);
        let moved = Saved::read(&chest.get(&key).unwrap()).unwrap();
        assert_eq!(Ok(moved), saved(GameName::ArdRi, OLD, 5));
        for name in ["riocht.table.tara-1", "riocht.table.ard-ri-one-step"] {
            assert_eq!(chest.get(name), before.get(name));
        }
        // Interrupted before the old one was taken away, and met again.
        chest.set("riocht.table.ard-ri", OLD).unwrap();
        let texts = chest.texts.len();
        settle(&mut chest, 6);
        assert_eq!(chest.get("riocht.table.ard-ri"), None);
        assert_eq!(chest.texts.len(), texts - 1);
    }

    #[test]
    fn settling_in_a_full_chest_loses_nothing() {
        let mut chest = Fake::default();
        for (game, turns) in [("ard-ri", "a3-a2"), ("ard-ri-one-step", "a3-a2")] {
            let text = text(turns).replace("\"ard-ri\"", &format!("\"{game}\""));
            chest.set(&format!("riocht.table.{game}"), &text).unwrap();
        }
        for writes in 0..3 {
            let mut chest = chest.clone();
            chest.writes = writes;
            settle(&mut chest, 1);
            let moved = chest
                .texts
                .keys()
                .filter(|name| name.starts_with("riocht.game."));
            assert_eq!(moved.count(), writes.min(2));
            assert_eq!(chest.texts.len(), 2);
            // Whatever has not moved is read where it lies.
            assert_eq!(tables(&chest, 1).len(), 2 - writes.min(2));
        }
    }

    #[test]
    fn what_cannot_be_read_is_put_aside_once() {
        let mut chest = Fake::default();
        let key = table_key(GameName::ArdRi);
        for (text, place) in [
            ("one", "riocht.unreadable.ard-ri"),
            ("two", "riocht.unreadable.ard-ri.2"),
            ("one", "riocht.unreadable.ard-ri"),
            ("three", "riocht.unreadable.ard-ri.3"),
        ] {
            chest.set(&key, text).unwrap();
            let found = put_aside(&mut chest, GameName::ArdRi).unwrap();
            assert_eq!(found.text, text);
            assert_eq!(
                (chest.get(&key), chest.get(place)),
                (None, Some(text.to_owned()))
            );
            assert_eq!(put_aside(&mut chest, GameName::ArdRi), None);
        }
        chest.set(&key, "four").unwrap();
        chest.writes = 0;
        assert!(put_aside(&mut chest, GameName::ArdRi).is_some());
        assert_eq!(chest.get(&key), Some("four".to_owned()));
        // A game that can be read is none of this.
        chest.writes = 9;
        chest.set(&key, OLD).unwrap();
        assert_eq!(put_aside(&mut chest, GameName::ArdRi), None);
    }
}
