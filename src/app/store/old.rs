//! Games that earlier versions kept: one of each kind, as its table and no more.
//!
//! Each becomes a saved game when its table, or the list of saved games, is opened. It is taken
//! away only when the saved game is kept.

use super::{Chest, GameId, NotKept, Saved, chest::put_across};
use crate::{
    app::table::session::Kept,
    game::{Notation, Record, RecordError},
    shelf::GameName,
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

/// The saved game that the kept table of a game, whose type is `G`, becomes `now`.
///
/// # Errors
/// A text that is not a table of this game, or whose moves are not allowed: nobody could open it.
pub fn saved<G: Notation>(game: GameName, text: &str, now: u64) -> Result<Saved, RecordError> {
    let kept = read_table(game, text)?;
    kept.record.replay::<G>()?;
    Ok(Saved::new(kept, now))
}

/// Why the kept table of a game stays in its place.
#[derive(Clone, PartialEq, Debug)]
pub enum Stays {
    /// It cannot be read.
    Unreadable {
        why: RecordError,
        /// What was found.
        text: String,
    },
    /// There is no room for the saved game that it would become, with this id.
    NoRoom(GameId, Box<Saved>),
}

/// Makes a saved game of the kept table of a game, whose type is `G`, if there is one and it can
/// be read; says why it stays otherwise.
pub fn settle<G: Notation>(chest: &mut impl Chest, game: GameName, now: u64) -> Option<Stays> {
    let key = table_key(game);
    let text = chest.get(&key)?;
    let saved = match saved::<G>(game, &text, now) {
        Ok(saved) => saved,
        Err(why) => return Some(Stays::Unreadable { why, text }),
    };
    // Made of the text, so that the same table never becomes two games.
    let id = GameId::of_text(&text);
    if chest.get(&id.key()).is_some() {
        // It became one before, but could not be taken away then.
        chest.remove(&key);
        return None;
    }
    let moved = saved
        .write()
        .and_then(|text| put_across(chest, &key, &id.key(), &text));
    moved
        .err()
        .map(|NotKept| Stays::NoRoom(id, Box::new(saved)))
}

/// Puts the kept table of a game aside, with this text, so that it is told of once. Where there is
/// no room for it twice it stays in its place.
pub fn put_aside(chest: &mut impl Chest, game: GameName, text: &str) {
    let to = place_aside(chest, game, text);
    let _: Result<(), NotKept> = put_across(chest, &table_key(game), &to, text);
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
        app::{
            store::{Keeper, chest::fake::Fake},
            table::session::Session,
        },
        game::{Player, Seed},
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
        let saved = saved::<Tafl>(GameName::ArdRi, OLD, 99).unwrap();
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
        let (one, two) = (GameName::ArdRi, GameName::ArdRiOneStep);
        chest.set(&table_key(one), OLD).unwrap();
        let illegal = text("a3-a2").replace("a3-a2", "a1-a2");
        let illegal = illegal.replace("\"ard-ri\"", "\"ard-ri-one-step\"");
        chest.set(&table_key(two), &illegal).unwrap();
        assert_eq!(settle::<Tafl>(&mut chest, one, 5), None);
        let key = GameId::of_text(OLD).key();
        assert_eq!(chest.get(&table_key(one)), None);
        let moved = Saved::read(&chest.get(&key).unwrap()).unwrap();
        assert_eq!(Ok(moved), saved::<Tafl>(one, OLD, 5));
        let Some(Stays::Unreadable { why, text }) = settle::<Tafl>(&mut chest, two, 5) else {
            panic!("it cannot be opened");
        };
        assert!(why.to_string().starts_with("Action 1 of the record"));
        assert_eq!(text, illegal);
        assert_eq!(chest.get(&table_key(two)), Some(illegal));
        // Interrupted before the old one was taken away, and met again.
        chest.set(&table_key(one), OLD).unwrap();
        assert_eq!(settle::<Tafl>(&mut chest, one, 6), None);
        assert_eq!(chest.get(&table_key(one)), None);
        assert_eq!(chest.texts.len(), 2);
    }

    #[test]
    fn settling_in_a_full_chest_loses_nothing() {
        let mut chest = Fake::default();
        let key = table_key(GameName::ArdRi);
        chest.set(&key, OLD).unwrap();
        chest.writes = 0;
        let before = chest.clone();
        let Some(Stays::NoRoom(id, saved)) = settle::<Tafl>(&mut chest, GameName::ArdRi, 1) else {
            panic!("there is no room");
        };
        assert_eq!(chest, before);
        assert_eq!(saved.table, read_table(GameName::ArdRi, OLD).unwrap());
        // It is played on as that game, and kept when there is room.
        let mut keeper = Keeper::new(id.clone());
        let mut further = saved.table.clone();
        further.record.actions.truncate(1);
        let keep = |chest: &mut Fake, keeper: &mut Keeper| {
            keeper.keep(chest, &further.clone().into(), 2, GameId::of_number(1))
        };
        assert_eq!(keep(&mut chest, &mut keeper), Err(NotKept));
        assert_eq!(chest, before);
        chest.writes = 9;
        assert!(keep(&mut chest, &mut keeper).is_ok());
        assert_eq!(settle::<Tafl>(&mut chest, GameName::ArdRi, 3), None);
        assert_eq!(chest.names(), [id.key()]);
    }

    #[test]
    fn what_cannot_be_read_is_put_aside() {
        let mut chest = Fake::default();
        let key = table_key(GameName::ArdRi);
        for (text, place) in [
            ("one", "riocht.unreadable.ard-ri"),
            ("two", "riocht.unreadable.ard-ri.2"),
            ("one", "riocht.unreadable.ard-ri"),
            ("three", "riocht.unreadable.ard-ri.3"),
        ] {
            chest.set(&key, text).unwrap();
            put_aside(&mut chest, GameName::ArdRi, text);
            assert_eq!(
                (chest.get(&key), chest.get(place)),
                (None, Some(text.to_owned()))
            );
        }
        chest.set(&key, "four").unwrap();
        chest.writes = 0;
        put_aside(&mut chest, GameName::ArdRi, "four");
        assert_eq!(chest.get(&key), Some("four".to_owned()));
    }
}
