//! How a game that has come gets among the saved ones. Nothing that is there is lost: a game takes
//! the place of its own beginning, or a place of its own.

use super::told::table_of;
use crate::{
    app::store::{Chest, GameId, NotKept, Saved, games, statistics},
    game::{Player, Record, Seat, Status, View},
    share::{Meeting, meet},
    shelf::GameName,
    with_game,
};

/// What is to become of a game that has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To go on with it as it is.
    GoOn,
    /// To play this seat, under this name if it is not empty.
    Play(Seat, String),
    /// To see it from its start.
    Watch,
}

/// The saved game that meets one that has come, and how: one that is its beginning before one that
/// is the same, the one that was played on last before others.
pub fn met(chest: &impl Chest, came: &Record) -> Option<(GameId, Saved, Meeting)> {
    let games = games::list(chest).games.into_iter();
    let mut met: Vec<_> = games
        .map(|(id, saved)| {
            let meeting = meet(&saved.table.record, came);
            (id, saved, meeting)
        })
        .filter(|(_, _, meeting)| *meeting != Meeting::Apart)
        .collect();
    let same = met.iter().position(|(_, _, how)| *how == Meeting::Same);
    // Whoever has it has it.
    let place = same.or((!met.is_empty()).then_some(0))?;
    Some(met.swap_remove(place))
}

/// Puts a game that has come among the saved ones and says which it is there.
///
/// # Errors
/// Storage that is full or forbidden; nothing has changed then.
pub fn lay_open(
    chest: &mut impl Chest,
    came: Record,
    wish: &Wish,
    now: u64,
    new: GameId,
) -> Result<GameId, NotKept> {
    let over = is_over(&came);
    let shown = (*wish == Wish::Watch && !came.actions.is_empty()).then_some(0);
    let (id, mut saved) = match met(chest, &came) {
        Some((id, saved, Meeting::Same)) if shown.is_none() => {
            let _ = saved;
            return Ok(id);
        }
        Some((id, mut saved, _)) => {
            saved.revision += 1;
            saved.changed = now;
            let names = saved.table.record.seats;
            saved.table.record = Record {
                seats: named(came.seats.clone(), &names),
                ..came
            };
            saved.table.over = over;
            (id, saved)
        }
        None => (new, Saved::new(table_of(seated(came, wish), over), now)),
    };
    saved.table.shown = shown;
    games::keep(chest, &id, &saved)?;
    if over {
        // Whoever reads has not played it to its end. What cannot be kept is counted at most.
        let _ = statistics::pass_over(chest, &saved.table.record);
    }
    Ok(id)
}

/// Players with the names of others where they have none.
fn named(players: Vec<Player>, others: &[Player]) -> Vec<Player> {
    let name = |(player, other): (Player, &Player)| match &player {
        Player::Person { name } if name.is_empty() => other.clone(),
        _ => player,
    };
    players.into_iter().zip(others).map(name).collect()
}

/// The record with the reader in their seat. Where the computer has it, the two change places.
fn seated(mut record: Record, wish: &Wish) -> Record {
    let Wish::Play(seat, own) = wish else {
        return record;
    };
    let at = seat.index();
    let is_computer = |player: &Player| matches!(player, Player::Computer { .. });
    if record.seats.get(at).is_some_and(is_computer)
        && let Some(person) = record.seats.iter().position(|player| !is_computer(player))
    {
        record.seats.swap(at, person);
    }
    let own = own.trim();
    if let Some(Player::Person { name }) = record.seats.get_mut(at)
        && !own.is_empty()
    {
        *name = own.to_owned();
    }
    record
}

/// True for a game that is over.
pub fn is_over(record: &Record) -> bool {
    let goes_on = GameName::from_id(&record.game).is_some_and(|game| {
        with_game!(game, G => record.replay::<G>().is_ok_and(|timeline| {
            matches!(timeline.last().status(), Status::ToAct(_))
        }))
    });
    record.resigned.is_some() || !goes_on
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::store::{chest::fake::Fake, old::tests::kept},
        share::{Found, find},
    };

    fn record(turns: &str) -> Record {
        let Found(record) = find(turns).unwrap();
        record
    }

    fn id(number: u64) -> GameId {
        GameId::of_number(number)
    }

    fn saved(chest: &Fake, id: &GameId) -> Saved {
        games::read(chest, id).unwrap().unwrap()
    }

    #[test]
    fn a_game_goes_back_and_forth_in_one_place() {
        let mut chest = Fake::default();
        let play = Wish::Play(Seat(1), " Máire ".to_owned());
        let first = lay_open(&mut chest, record("a3-a2"), &play, 5, id(1)).unwrap();
        assert_eq!(first, id(1));
        let here = saved(&chest, &first);
        assert_eq!(
            here.table.record.seats[1],
            Player::Person {
                name: "Máire".to_owned()
            }
        );
        // The answer to the answer, from a friend who gave no name.
        let next = record("a3-a2 c3-c2 d2-e2 c2-c3");
        let again = lay_open(&mut chest, next.clone(), &Wish::GoOn, 6, id(2)).unwrap();
        assert_eq!(again, first);
        let here = saved(&chest, &first);
        assert_eq!(here.table.record.actions, next.actions);
        assert_eq!(
            here.table.record.seats[1],
            Player::Person {
                name: "Máire".to_owned()
            }
        );
        assert_eq!((here.revision, here.changed, here.created), (2, 6, 5));
        // Once more the same: nothing to do.
        let before = chest.clone();
        let same = lay_open(&mut chest, next, &Wish::GoOn, 7, id(3)).unwrap();
        assert_eq!((same, &chest.texts), (first.clone(), &before.texts));
        // To look at it from the start changes only what is shown.
        let all = record("a3-a2 c3-c2 d2-e2 c2-c3");
        let watched = lay_open(&mut chest, all, &Wish::Watch, 8, id(3)).unwrap();
        assert_eq!(watched, first);
        assert_eq!(saved(&chest, &first).table.shown, Some(0));
    }

    #[test]
    fn what_is_longer_or_another_way_is_left_alone() {
        let mut chest = Fake::default();
        let long = Saved::new(kept("a3-a2 c3-c2 d2-e2"), 3);
        games::keep(&mut chest, &id(1), &long).unwrap();
        for (number, turns) in [(2, "a3-a2 c3-c2 a5-a6"), (3, "d2-f2"), (4, "a3-a2")] {
            let came = lay_open(&mut chest, record(turns), &Wish::GoOn, 9, id(number)).unwrap();
            assert_eq!(came, id(number));
        }
        assert_eq!(saved(&chest, &id(1)), long);
        assert_eq!(games::list(&chest).games.len(), 4);
    }

    #[test]
    fn whoever_plays_the_computers_side_gives_it_the_other() {
        let mut came = record("a3-a2");
        came.seats[1] = Player::Computer {
            level: "dalta".to_owned(),
        };
        let wish = Wish::Play(Seat(1), "Brian".to_owned());
        let seats = seated(came.clone(), &wish).seats;
        assert!(matches!(&seats[0], Player::Computer { level } if level == "dalta"));
        assert!(matches!(&seats[1], Player::Person { name } if name == "Brian"));
        assert_eq!(seated(came.clone(), &Wish::GoOn), came);
    }

    #[test]
    fn a_game_that_is_over_is_kept_as_such() {
        let mut chest = Fake::default();
        let mut came = record("a3-a2");
        came.resigned = Some(Seat(1));
        let id = lay_open(&mut chest, came, &Wish::GoOn, 9, id(1)).unwrap();
        assert!(saved(&chest, &id).table.over);
    }

    #[test]
    fn without_room_nothing_changes() {
        let mut chest = Fake::default();
        games::keep(&mut chest, &id(1), &Saved::new(kept("a3-a2"), 3)).unwrap();
        let before = chest.texts.clone();
        chest.writes = 0;
        let came = record("a3-a2 c3-c2");
        assert!(lay_open(&mut chest, came, &Wish::GoOn, 9, id(2)).is_err());
        assert_eq!(chest.texts, before);
    }
}
