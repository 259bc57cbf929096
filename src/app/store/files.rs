//! Saved games as a file, and back.
//!
//! A file holds the texts as they lie in storage, each under its name, so that it also carries
//! what this version cannot read. Taking one in overwrites nothing.

use super::{
    Chest, Content, GameId, NotKept, Saved, Trouble, games, old,
    old::{ASIDE, TABLES},
    saved::GAMES,
};
use crate::{
    app::table::session::Session,
    game::{Notation, RecordError},
    shelf::GameName,
    with_game,
};
use serde::{Deserialize, Serialize};

/// The form of file that this program writes and the newest that it reads.
const FORM: u32 = 1;

/// A file.
#[derive(Serialize, Deserialize)]
struct File {
    /// The form of the file; see [`FORM`].
    riocht: u32,
    games: Vec<Item>,
}

/// A text of a file.
#[derive(Serialize, Deserialize)]
struct Item {
    /// The name under which it lay.
    name: String,
    text: String,
}

/// What came of taking a file in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TakenIn {
    /// Games that are there now and were not before.
    pub added: usize,
    /// Games that were there already.
    pub same: usize,
    /// Those among the added that this version cannot read.
    pub strange: usize,
    /// Games for which there was no room.
    pub refused: usize,
}

/// The saved games with these names as a file.
pub fn file(chest: &impl Chest, names: &[String]) -> String {
    let item = |name: &String| {
        let text = chest.get(name)?;
        Some(Item {
            name: name.clone(),
            text,
        })
    };
    let games = names.iter().filter_map(item).collect();
    let file = File {
        riocht: FORM,
        games,
    };
    // Strings and a number: there is nothing here that JSON cannot hold.
    serde_json::to_string_pretty(&file).unwrap_or_default()
}

/// The names of all that is saved, but for what is deleted.
pub fn all_names(chest: &impl Chest) -> Vec<String> {
    let mut names = chest.names();
    names.retain(|name| {
        let old = name.starts_with(TABLES) || name.starts_with(ASIDE);
        let deleted = |text: String| Saved::read(&text).is_ok_and(|it| it.deleted.is_some());
        old || name.starts_with(GAMES) && !chest.get(name).is_some_and(deleted)
    });
    names.sort_unstable();
    names
}

/// The one game of a file, to be laid on a table.
///
/// # Errors
/// A text that is no game, one of a newer form, or a file of several.
pub fn read_one(text: &str) -> Result<Content, Trouble> {
    match items(text)? {
        None => read_bare(text).map(|saved| saved.content()),
        Some(items) => match items.as_slice() {
            [only] => read_item(only).map(|saved| saved.content()),
            several => Err(Trouble::Several(several.len())),
        },
    }
}

/// The one game of a file, for the table of a game, with its main line laid out.
///
/// # Errors
/// As [`read_one`], or a game of another kind, or one that its rules do not allow.
pub fn table_of<G: Notation>(name: GameName, text: &str) -> Result<(Session<G>, Content), Trouble> {
    let content = read_one(text)?;
    let record = &content.table.record;
    if GameName::from_id(&record.game).is_some_and(|found| found != name) {
        return Err(RecordError::OtherGame(record.game.clone()).into());
    }
    Ok((Session::reopen(content.table.clone())?, content))
}

/// A game by itself as the text of a file.
pub fn one_file(content: Content, now: u64) -> String {
    // Strings, numbers and lists: there is nothing here that JSON cannot hold.
    serde_json::to_string_pretty(&Saved::new(content, now)).unwrap_or_default()
}

/// Takes in the games of a file, whatever it is that holds them: a file of [`file()`], a saved game
/// or a table by itself. `fresh` gives ids that are in no use.
///
/// # Errors
/// A text that is none of these, or one of a newer form; nothing is changed then.
pub fn take_in(
    chest: &mut impl Chest,
    text: &str,
    now: u64,
    mut fresh: impl FnMut() -> GameId,
) -> Result<TakenIn, Trouble> {
    let mut taken = TakenIn::default();
    let Some(items) = items(text)? else {
        let saved = read_bare(text)?;
        can_be_opened(&saved)?;
        let id = GameId::of_text(text);
        add(chest, id, saved, now, &mut fresh, &mut taken);
        return Ok(taken);
    };
    for item in &items {
        let id = item.name.strip_prefix(GAMES).and_then(GameId::parse);
        let read = read_item(item);
        // What was a game under its own name is one here too, and the list says what is wrong
        // with it.
        let read = read.and_then(|saved| match id {
            Some(_) => Ok(saved),
            None => can_be_opened(&saved).map(|()| saved),
        });
        match read {
            Ok(saved) => {
                let id = id.unwrap_or_else(|| GameId::of_text(&item.text));
                add(chest, id, saved, now, &mut fresh, &mut taken);
            }
            Err(_) => add_strange(chest, item, id, &mut fresh, &mut taken),
        }
    }
    Ok(taken)
}

/// The texts of a file; `None` for a text that is no such file.
fn items(text: &str) -> Result<Option<Vec<Item>>, Trouble> {
    /// Reads only the form, so that a newer one is named as such whatever else it holds.
    #[derive(Deserialize)]
    struct Form {
        riocht: u32,
    }
    match serde_json::from_str::<Form>(text) {
        Err(_) => Ok(None),
        Ok(form) if form.riocht == FORM => Ok(Some(serde_json::from_str::<File>(text)?.games)),
        Ok(form) => Err(Trouble::Newer { found: form.riocht }),
    }
}

/// A saved game, or a table, as a text by itself.
fn read_bare(text: &str) -> Result<Saved, Trouble> {
    Saved::read(text).or_else(|why| match old::read_any_table(text) {
        Ok(table) => Ok(Saved::new(table, 0)),
        // Which of the two it was meant to be shows in what is said about it.
        Err(RecordError::Form(_)) => Err(why),
        Err(why) => Err(why.into()),
    })
}

fn read_item(item: &Item) -> Result<Saved, Trouble> {
    match item.name.starts_with(GAMES) {
        true => Saved::read(&item.text),
        false => read_bare(&item.text),
    }
}

/// Plays a game through.
fn can_be_opened(saved: &Saved) -> Result<(), Trouble> {
    let record = &saved.table.record;
    let game = GameName::from_id(&record.game);
    let game = game.ok_or_else(|| RecordError::Game(record.game.clone()))?;
    Ok(with_game!(game, G => record.replay::<G>().map(drop))?)
}

/// Adds a game under its id, or under a fresh one if another game has it; brings it back if it
/// is there and deleted.
fn add(
    chest: &mut impl Chest,
    id: GameId,
    mut saved: Saved,
    now: u64,
    fresh: &mut impl FnMut() -> GameId,
    taken: &mut TakenIn,
) {
    saved.deleted = None;
    if saved.created == 0 {
        (saved.created, saved.changed) = (now, now);
    }
    let list = games::list(chest);
    let same = |(_, other): &&(GameId, Saved)| other.is_same(&saved);
    if list.games.iter().any(|it| same(&it)) {
        taken.same += 1;
        return;
    }
    let done = match list.deleted.iter().find(same) {
        Some((deleted, _)) => games::bring_back(chest, deleted),
        None => {
            let is_free = games::read(chest, &id).is_none();
            let id = if is_free { id } else { fresh() };
            games::keep(chest, &id, &saved)
        }
    };
    match done {
        Ok(()) => taken.added += 1,
        Err(NotKept) => taken.refused += 1,
    }
}

/// Adds a text that cannot be read, as it is.
fn add_strange(
    chest: &mut impl Chest,
    item: &Item,
    id: Option<GameId>,
    fresh: &mut impl FnMut() -> GameId,
    taken: &mut TakenIn,
) {
    let there = |name: &String| {
        let ours = [GAMES, TABLES, ASIDE].iter().any(|it| name.starts_with(it));
        ours && chest.get(name).as_ref() == Some(&item.text)
    };
    if chest.names().iter().any(there) {
        taken.same += 1;
        return;
    }
    let free = |id: &GameId| chest.get(&id.key()).is_none();
    let is_aside = item.name.starts_with(ASIDE) || item.name.starts_with(TABLES);
    let name = match id.filter(free) {
        Some(id) => id.key(),
        None if is_aside && chest.get(&item.name).is_none() => item.name.clone(),
        None => fresh().key(),
    };
    match chest.set(&name, &item.text) {
        Ok(()) => {
            taken.added += 1;
            taken.strange += 1;
        }
        Err(NotKept) => taken.refused += 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::store::{chest::fake::Fake, old::tests::kept, saved::tests::mutated},
        game::{Chance, Seed},
    };

    fn id(number: u64) -> GameId {
        GameId::of_number(number)
    }

    fn fresh() -> impl FnMut() -> GameId {
        let mut next = 900;
        move || {
            next += 1;
            id(next)
        }
    }

    /// A chest with two games, a deleted one, and three texts that cannot be read.
    fn full() -> Fake {
        let mut chest = Fake::default();
        for (number, turns) in [(1, "a3-a2"), (2, "a3-a2 c3-c2"), (3, "a3-b3")] {
            games::keep(
                &mut chest,
                &id(number),
                &Saved::new(kept(turns), 50 + number),
            )
            .unwrap();
        }
        games::rename(&mut chest, &id(2), "The long way").unwrap();
        games::delete(&mut chest, &id(3), 70).unwrap();
        for (name, text) in [
            (id(7).key(), r#"{"form":2,"title":"Later"}"#),
            ("riocht.unreadable.ard-ri.2".to_owned(), "an old list, 蜜"),
            ("riocht.table.tara-1".to_owned(), "another"),
        ] {
            chest.set(&name, text).unwrap();
        }
        chest.set("riocht.settings", "{}").unwrap();
        chest
    }

    #[test]
    fn everything_goes_out_and_comes_back() {
        let before = full();
        let text = file(&before, &all_names(&before));
        let mut chest = Fake::default();
        let taken = take_in(&mut chest, &text, 99, fresh()).unwrap();
        let all = TakenIn {
            added: 5,
            strange: 3,
            ..TakenIn::default()
        };
        assert_eq!(taken, all);
        let mut expected = before.texts.clone();
        expected.remove(&id(3).key());
        expected.remove("riocht.settings");
        assert_eq!(chest.texts, expected);
        // A second time nothing is added.
        let taken = take_in(&mut chest, &text, 100, fresh()).unwrap();
        assert_eq!((taken.added, taken.same), (0, 5));
        assert_eq!(chest.texts, expected);
    }

    #[test]
    fn another_game_with_the_same_id_gets_a_new_one() {
        let before = full();
        let text = file(&before, &[id(1).key(), id(7).key()]);
        let mut chest = Fake::default();
        games::keep(&mut chest, &id(1), &Saved::new(kept("a3-b3"), 5)).unwrap();
        games::keep(&mut chest, &id(7), &Saved::new(kept("c1-b1"), 5)).unwrap();
        let taken = take_in(&mut chest, &text, 99, fresh()).unwrap();
        assert_eq!((taken.added, taken.strange), (2, 1));
        let read = |number| games::read(&chest, &id(number)).unwrap();
        assert_eq!(read(1).unwrap().table, kept("a3-b3"));
        assert_eq!(read(7).unwrap().table, kept("c1-b1"));
        assert_eq!(read(901).unwrap().table, kept("a3-a2"));
        assert_eq!(read(902), Err(Trouble::Newer { found: 2 }));
        // And is known again under it.
        let taken = take_in(&mut chest, &text, 99, fresh()).unwrap();
        assert_eq!((taken.added, taken.same), (0, 2));
    }

    #[test]
    fn a_deleted_game_is_brought_back_by_its_file() {
        let mut chest = full();
        let text = file(&chest, &[id(3).key()]);
        let taken = take_in(&mut chest, &text, 99, fresh()).unwrap();
        assert_eq!(taken.added, 1);
        assert_eq!(games::read(&chest, &id(3)).unwrap().unwrap().deleted, None);
    }

    #[test]
    fn a_table_by_itself_is_taken_in_once() {
        let mut chest = Fake::default();
        let text = serde_json::to_string_pretty(&kept("a3-a2")).unwrap();
        for (added, same) in [(1, 0), (0, 1)] {
            let taken = take_in(&mut chest, &text, 99, fresh()).unwrap();
            assert_eq!((taken.added, taken.same), (added, same));
        }
        assert_eq!(chest.texts.len(), 1);
        assert_eq!(read_one(&text), Ok(kept("a3-a2").into()));
        let illegal = text.replace("a3-a2", "a1-a2");
        let why = take_in(&mut chest, &illegal, 99, fresh()).unwrap_err();
        assert!(
            why.to_string().starts_with("Action 1 of the record"),
            "{why}"
        );
        assert_eq!(chest.texts.len(), 1);
    }

    #[test]
    fn one_game_of_a_file_can_be_laid_on_a_table() {
        let chest = full();
        let one = file(&chest, &[id(1).key()]);
        assert_eq!(read_one(&one), Ok(kept("a3-a2").into()));
        let two = file(&chest, &[id(1).key(), id(2).key()]);
        assert_eq!(read_one(&two), Err(Trouble::Several(2)));
        let newer = one.replace("\"riocht\": 1", "\"riocht\": 9");
        assert_eq!(read_one(&newer), Err(Trouble::Newer { found: 9 }));
        assert!(matches!(read_one("a list"), Err(Trouble::Record(_))));
    }

    #[test]
    fn without_room_nothing_is_lost_and_it_is_told() {
        let text = file(&full(), &all_names(&full()));
        for writes in 0..5 {
            let mut chest = Fake::default();
            games::keep(&mut chest, &id(1), &Saved::new(kept("a3-b3"), 5)).unwrap();
            let before = chest.clone();
            chest.writes = writes;
            let taken = take_in(&mut chest, &text, 99, fresh()).unwrap();
            assert_eq!((taken.added, taken.refused), (writes, 5 - writes));
            assert_eq!(chest.get(&id(1).key()), before.get(&id(1).key()));
        }
    }

    #[test]
    fn a_thousand_spoilt_files_overwrite_nothing() {
        let mut chance = Chance::new(Seed(6));
        let mut chest = full();
        let before = chest.clone();
        let everything = file(&chest, &all_names(&chest));
        let one = serde_json::to_string_pretty(&kept("a3-a2 c3-c2")).unwrap();
        for round in 0..1_000 {
            let text = if round % 2 == 0 { &everything } else { &one };
            let spoilt = mutated(text, &mut chance);
            let _ = read_one(&spoilt);
            if let Err(why) = take_in(&mut chest, &spoilt, 99, fresh()) {
                let sentence = why.to_string();
                assert!(sentence.ends_with('.') && sentence.len() > 20, "{sentence}");
            }
            let _ = games::list(&chest);
            for (name, text) in &before.texts {
                let now = chest.get(name).unwrap();
                // The deleted game may have been brought back.
                assert!(now == *text || *name == id(3).key(), "{name}");
            }
            if chest.texts.len() > 40 {
                chest = before.clone();
            }
        }
    }
}
