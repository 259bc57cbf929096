//! The saved games: their list; naming, deleting and bringing back.

use super::{
    Chest, GameId, NotKept, Saved, Trouble,
    old::{self, ASIDE, Stays},
    saved::{GAMES, glimpse},
};
use crate::{shelf::GameName, with_game};
use std::cmp::Reverse;

/// How many deleted games can be brought back at least.
pub const BIN: usize = 10;

/// Everything that is saved.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct List {
    /// The games, those first that were last played on.
    pub games: Vec<(GameId, Saved)>,
    /// The deleted ones, those first that were deleted last.
    pub deleted: Vec<(GameId, Saved)>,
    /// What cannot be read, in the order of the names.
    pub strange: Vec<Strange>,
}

/// A saved game that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strange {
    /// The name under which it lies, untouched.
    pub name: String,
    /// What the player has called it, where that can be told.
    pub title: Option<String>,
    /// Which game it is, where that can be told.
    pub game: Option<GameName>,
    /// Why it cannot be read.
    pub why: Trouble,
}

/// Makes saved games of what earlier versions kept, and says what stays as it was.
pub fn settle_all(chest: &mut impl Chest, now: u64) -> Vec<Strange> {
    let mut strange = Vec::new();
    for game in GameName::ALL.iter().copied() {
        let stays = with_game!(game, G => old::settle::<G>(chest, game, now));
        let why = match stays {
            None => continue,
            Some(Stays::Unreadable { why, .. }) => why.into(),
            Some(Stays::NoRoom(..)) => Trouble::NoRoom,
        };
        strange.push(Strange {
            name: old::table_key(game),
            title: None,
            game: Some(game),
            why,
        });
    }
    strange
}

/// Everything that is saved, but for what earlier versions kept in its place.
pub fn list(chest: &impl Chest) -> List {
    let mut list = List::default();
    for name in chest.names() {
        let aside = name.strip_prefix(ASIDE);
        let id = name.strip_prefix(GAMES);
        let Some(text) = id.or(aside).and_then(|_| chest.get(&name)) else {
            continue;
        };
        let id = id.map(|id| GameId::parse(id).unwrap_or_else(|| GameId::of_text(&text)));
        let (found, said) = match (id, aside.and_then(|it| it.split('.').next())) {
            (Some(id), _) => (Saved::read(&text).map(|saved| (id, saved)), None),
            // It may be read by a version that is not too old for it.
            (None, game) => match old::read_any_table(&text) {
                Ok(_) => (Err(Trouble::Aside), game),
                Err(why) => (Err(why.into()), game),
            },
        };
        match found {
            Ok((id, saved)) => match saved.deleted {
                None => list.games.push((id, saved)),
                Some(_) => list.deleted.push((id, saved)),
            },
            Err(why) => {
                let (title, game) = glimpse(&text);
                let game = game.or_else(|| GameName::from_id(said?));
                list.strange.push(Strange {
                    name,
                    title,
                    game,
                    why,
                });
            }
        }
    }
    let when = |(id, saved): &(GameId, Saved)| Reverse((saved.changed, id.clone()));
    list.games.sort_unstable_by_key(when);
    let when = |(id, saved): &(GameId, Saved)| Reverse((saved.deleted, id.clone()));
    list.deleted.sort_unstable_by_key(when);
    list.strange
        .sort_unstable_by(|one, two| one.name.cmp(&two.name));
    list
}

/// The saved game with an id.
///
/// # Errors
/// One that is there and cannot be read.
pub fn read(chest: &impl Chest, id: &GameId) -> Option<Result<Saved, Trouble>> {
    Some(Saved::read(&chest.get(&id.key())?))
}

/// The game of this kind that was last played on and is not over.
pub fn newest(chest: &impl Chest, game: GameName) -> Option<(GameId, Saved)> {
    let mut games = list(chest).games.into_iter();
    games.find(|(_, saved)| saved.game() == Some(game) && !saved.table.over)
}

/// Changes what is said about a saved game, and nothing of the game itself.
fn change(
    chest: &mut impl Chest,
    id: &GameId,
    change: impl FnOnce(&mut Saved),
) -> Result<(), NotKept> {
    let Some(Ok(mut saved)) = read(chest, id) else {
        return Ok(());
    };
    change(&mut saved);
    saved.revision += 1;
    keep(chest, id, &saved)
}

/// Keeps a game under its id, in place of what was there.
///
/// # Errors
/// No room; what was there still is then.
pub fn keep(chest: &mut impl Chest, id: &GameId, saved: &Saved) -> Result<(), NotKept> {
    chest.set(&id.key(), &saved.write()?)
}

/// Calls a game by a title; by its players when that is empty.
///
/// # Errors
/// No room.
pub fn rename(chest: &mut impl Chest, id: &GameId, title: &str) -> Result<(), NotKept> {
    change(chest, id, |saved| saved.title = title.trim().to_owned())
}

/// Deletes a game: it stays apart, to be brought back, until as many others have been deleted
/// since as the bin holds.
///
/// # Errors
/// No room, even for this; the game is as before then.
pub fn delete(chest: &mut impl Chest, id: &GameId, now: u64) -> Result<(), NotKept> {
    let deleted = list(chest).deleted;
    // Clocks may be set back; this one was deleted last all the same.
    let last = deleted.first().and_then(|(_, saved)| saved.deleted);
    let when = last.map_or(now, |last| now.max(last + 1));
    change(chest, id, |saved| saved.deleted = Some(when))?;
    for (old, _) in deleted.iter().filter(|(it, _)| it != id).skip(BIN - 1) {
        chest.remove(&old.key());
    }
    Ok(())
}

/// Brings a deleted game back.
///
/// # Errors
/// No room.
pub fn bring_back(chest: &mut impl Chest, id: &GameId) -> Result<(), NotKept> {
    change(chest, id, |saved| saved.deleted = None)
}

/// Takes the deleted games away for good, to make room.
pub fn empty_bin(chest: &mut impl Chest) {
    for (id, _) in list(chest).deleted {
        chest.remove(&id.key());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::{chest::fake::Fake, old::tests::kept};

    fn id(number: u64) -> GameId {
        GameId::of_number(number)
    }

    fn with_games(count: u64) -> Fake {
        let mut chest = Fake::default();
        for number in 1..=count {
            let saved = Saved::new(kept("a3-a2"), 1_000 + number);
            keep(&mut chest, &id(number), &saved).unwrap();
        }
        chest
    }

    fn ids(games: &[(GameId, Saved)]) -> Vec<GameId> {
        games.iter().map(|(id, _)| id.clone()).collect()
    }

    #[test]
    fn the_names_are_the_list() {
        let mut chest = with_games(3);
        chest.set("riocht.settings", "{}").unwrap();
        chest.set("somebody.else", "{}").unwrap();
        let list = list(&chest);
        assert_eq!(ids(&list.games), [id(3), id(2), id(1)]);
        assert!(list.deleted.is_empty() && list.strange.is_empty());
        assert_eq!(
            newest(&chest, GameName::ArdRi).map(|(id, _)| id),
            Some(id(3))
        );
        assert_eq!(newest(&chest, GameName::Tara1), None);
    }

    #[test]
    fn a_game_that_is_over_is_not_the_newest_to_go_on_with() {
        let mut chest = with_games(2);
        let mut table = kept("a3-a2");
        table.over = true;
        keep(&mut chest, &id(9), &Saved::new(table, 9_999)).unwrap();
        let (found, _) = newest(&chest, GameName::ArdRi).unwrap();
        assert_eq!(found, id(2));
    }

    #[test]
    fn what_cannot_be_read_is_listed_with_its_name() {
        let mut chest = with_games(1);
        let newer = r#"{"form":2,"title":"Later","table":{"record":{"game":"tara-2"}}}"#;
        for (name, text) in [
            (id(7).key(), newer),
            ("riocht.table.tara-1".to_owned(), "a list"),
            ("riocht.unreadable.brian-boru.2".to_owned(), "a list"),
        ] {
            chest.set(&name, text).unwrap();
        }
        let before = chest.clone();
        let mut strange = list(&chest).strange;
        strange.extend(settle_all(&mut chest, 9));
        strange.sort_unstable_by(|one, two| one.name.cmp(&two.name));
        let told: Vec<_> = strange
            .iter()
            .map(|it| (it.title.as_deref(), it.game, it.why.to_string()))
            .collect();
        assert_eq!(told[0].0, Some("Later"));
        assert_eq!(told[0].1, Some(GameName::Tara2));
        assert!(
            told[0]
                .2
                .starts_with("This game was saved by a newer Ríocht (form 2;")
        );
        assert_eq!((told[1].0, told[1].1), (None, Some(GameName::Tara1)));
        assert_eq!((told[2].0, told[2].1), (None, Some(GameName::BrianBoru)));
        // Nothing that is done with the list touches them.
        for number in 0..9 {
            let _ = rename(&mut chest, &id(number), "x");
            let _ = delete(&mut chest, &id(number), 1);
            let _ = bring_back(&mut chest, &id(number));
        }
        empty_bin(&mut chest);
        for it in &strange {
            assert_eq!(chest.get(&it.name), before.get(&it.name));
        }
    }

    #[test]
    fn the_last_ten_deletions_can_be_undone_whatever_the_clock_says() {
        let mut chest = with_games(14);
        for number in 1..=13 {
            // The clock goes backwards.
            delete(&mut chest, &id(number), 5_000 - number).unwrap();
        }
        let now = list(&chest);
        assert_eq!(ids(&now.games), [id(14)]);
        let newest_first: Vec<_> = (4..=13).rev().map(id).collect();
        assert_eq!(ids(&now.deleted), newest_first);
        bring_back(&mut chest, &id(4)).unwrap();
        let now = list(&chest);
        assert_eq!(ids(&now.games), [id(14), id(4)]);
        assert_eq!(now.deleted.len(), 9);
        let back = read(&chest, &id(4)).unwrap().unwrap();
        assert_eq!((back.table, back.changed), (kept("a3-a2"), 1_004));
        empty_bin(&mut chest);
        assert_eq!(ids(&list(&chest).games), [id(14), id(4)]);
        assert!(list(&chest).deleted.is_empty());
    }

    #[test]
    fn a_refused_write_changes_nothing() {
        let mut chest = with_games(12);
        for number in 1..=10 {
            delete(&mut chest, &id(number), number).unwrap();
        }
        chest.writes = 0;
        let before = chest.clone();
        assert_eq!(delete(&mut chest, &id(11), 50), Err(NotKept));
        assert_eq!(rename(&mut chest, &id(11), "x"), Err(NotKept));
        assert_eq!(bring_back(&mut chest, &id(10)), Err(NotKept));
        assert_eq!(chest, before);
    }

    #[test]
    fn a_title_is_kept_without_the_spaces_around_it() {
        let mut chest = with_games(1);
        rename(&mut chest, &id(1), "  The long way ").unwrap();
        let saved = read(&chest, &id(1)).unwrap().unwrap();
        assert_eq!((saved.title.as_str(), saved.revision), ("The long way", 2));
        assert_eq!(saved.changed, 1_001, "it is not played on by that");
    }
}
