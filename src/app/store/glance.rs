//! Which games wait, at a glance: the hall asks on every visit, and need not know the rest of
//! what is saved.

use super::{
    Chest,
    old::TABLES,
    saved::{FORM, GAMES},
};
use crate::shelf::GameName;
use serde::{Deserialize, de::IgnoredAny};

/// As much of a saved game as is looked at.
#[derive(Deserialize)]
struct Glance {
    form: u32,
    deleted: Option<u64>,
    table: Table,
}

#[derive(Deserialize)]
struct Table {
    record: Record,
    #[serde(default)]
    over: bool,
}

#[derive(Deserialize)]
struct Record {
    game: String,
    actions: Vec<IgnoredAny>,
}

impl Table {
    fn waits(self) -> Option<GameName> {
        let waits = !self.over && !self.record.actions.is_empty();
        GameName::from_id(&self.record.game).filter(|_| waits)
    }
}

/// The games that have begun and are not over, one for each that is saved.
pub fn waiting(chest: &impl Chest) -> Vec<GameName> {
    let waits = |name: String| {
        let (game, table) = (name.starts_with(GAMES), name.starts_with(TABLES));
        let text = (game || table).then(|| chest.get(&name))??;
        let table = match game {
            true => {
                let glance: Glance = serde_json::from_str(&text).ok()?;
                let readable = glance.form == FORM && glance.deleted.is_none();
                readable.then_some(glance.table)?
            }
            false => serde_json::from_str(&text).ok()?,
        };
        table.waits()
    };
    chest.names().into_iter().filter_map(waits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::{GameId, Saved, chest::fake::Fake, games, old::tests::kept, table_key};

    #[test]
    fn what_waits_is_the_same_at_a_glance_as_in_the_list() {
        let mut chest = Fake::default();
        let id = GameId::of_number;
        for (number, turns) in [(1, "a3-a2"), (2, ""), (3, "a3-a2 c3-c2"), (4, "a3-a2")] {
            games::keep(&mut chest, &id(number), &Saved::new(kept(turns), number)).unwrap();
        }
        let mut over = kept("a3-a2");
        over.over = true;
        games::keep(&mut chest, &id(5), &Saved::new(over, 5)).unwrap();
        games::delete(&mut chest, &id(4), 9).unwrap();
        let old = serde_json::to_string(&kept("a3-b3")).unwrap();
        chest.set(&table_key(GameName::ArdRi), &old).unwrap();
        chest.set(&table_key(GameName::Tara1), "a list").unwrap();
        let newer = Saved::new(kept("a3-a2"), 1).write().unwrap();
        let newer = newer.replace("\"form\":1", "\"form\":2");
        chest.set(&id(6).key(), &newer).unwrap();
        let listed = games::list(&chest).games.into_iter();
        let listed = listed.filter(|(_, saved)| saved.table.waits());
        assert_eq!(waiting(&chest), [GameName::ArdRi; 3]);
        // The one of an earlier version is listed when it has become one.
        assert_eq!(listed.count(), 2);
    }
}
