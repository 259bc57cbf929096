use super::*;
use crate::{
    app::store::{Saved, chest::fake::Fake, files},
    engine::LevelId,
    game::{Rules as _, Seat, Seed},
    tafl::{RuleSet, Tafl},
};

/// A whole game, which the attackers win.
const WON: &str = "g5-f5 c5-c6 a5-c5 c3-b3 c1-c3 e5-e6 f5-e5 e3-e2 g3-e3";

fn person() -> Player {
    Player::Person {
        name: String::new(),
    }
}

fn level(level: LevelId) -> Player {
    Player::Computer {
        level: level.id().to_owned(),
    }
}

/// A game of Ard Rí with these players after these turns.
fn game(seed: u64, seats: [Player; 2], turns: &str) -> Session<Tafl> {
    let record = Record::new(&RuleSet::ARD_RI, Seed(seed), seats.to_vec());
    let mut session = Session::new(record, None).unwrap();
    for turn in turns.split_whitespace() {
        session.act(turn.parse().unwrap()).unwrap();
    }
    session
}

/// The person has the attackers, and wins.
fn won(seed: u64) -> Session<Tafl> {
    game(seed, [person(), level(LevelId::Dalta)], WON)
}

fn lost(seed: u64) -> Session<Tafl> {
    game(seed, [level(LevelId::Dalta), person()], WON)
}

/// Won, lost, drawn and helped, in the first row.
fn numbers(tally: &Tally) -> [u32; 4] {
    let row = sum(&tally.rows).unwrap();
    [row.won, row.lost, row.drawn, row.helped]
}

#[test]
fn decided_games_are_counted_once_each() {
    let mut chest = Fake::default();
    let going = game(9, [person(), level(LevelId::Dalta)], "g5-f5");
    for session in [&won(1), &lost(2), &won(1), &going, &won(3)] {
        count(&mut chest, session).unwrap();
    }
    let tally = read(&chest).unwrap();
    assert_eq!((tally.rows.len(), numbers(&tally)), (1, [2, 1, 0, 0]));
    assert_eq!((tally.rows[0].games(), tally.rows[0].percent()), (3, 67));
    assert_eq!(tally.rows[0].kind.levels, ["dalta"]);
}

#[test]
fn only_games_of_one_person_against_computers_count() {
    let mut tally = Tally::default();
    assert!(!tally.count(&game(1, [person(), person()], WON)));
    let computer = || level(LevelId::Dalta);
    assert!(!tally.count(&game(2, [computer(), computer()], WON)));
    // Nor one that began somewhere else.
    let mut record = won(3).record();
    record.start = Some("/7/tT3t1/7/3K3/7/7/7/ a".to_owned());
    record.actions.clear();
    let mut session = Session::<Tafl>::new(record, None).unwrap();
    session.resign(Seat(1));
    assert!(!tally.count(&session));
    assert_eq!(tally, Tally::default());
}

#[test]
fn kinds_have_rows_of_their_own() {
    let mut tally = Tally::default();
    tally.count(&won(1));
    tally.count(&game(2, [person(), level(LevelId::ArdRi)], WON));
    let mut rules = RuleSet::ARD_RI;
    let option = rules.options().iter().find_map(|option| {
        let values = match option.kind {
            crate::game::OptionKind::Choice(values) => values,
            _ => return None,
        };
        let usual = rules.get(option.name)?;
        let other = values.iter().find(|value| **value != usual)?;
        Some((option.name, *other))
    });
    let (name, value) = option.unwrap();
    rules.set(name, value).unwrap();
    let seats = vec![person(), level(LevelId::Dalta)];
    let mut session = Session::<Tafl>::new(Record::new(&rules, Seed(3), seats), None).unwrap();
    session.resign(Seat(0));
    tally.count(&session);
    assert_eq!(tally.rows.len(), 3);
    let of_rules = tally.rows.iter().find(|row| !row.kind.rules.is_empty());
    assert_eq!(of_rules.unwrap().kind.rules[name], value);
    assert_eq!(of_rules.unwrap().lost, 1, "a resignation is an end");
}

#[test]
fn the_first_end_is_the_one_that_counts() {
    let mut chest = Fake::default();
    let mut session = lost(1);
    count(&mut chest, &session).unwrap();
    // Taken back and resigned by the other side, as it were.
    session.take_back();
    session.go_on_from_here();
    session.resign(Seat(0));
    assert!(session.is_helped());
    count(&mut chest, &session).unwrap();
    assert_eq!(numbers(&read(&chest).unwrap()), [0, 1, 0, 0]);
}

#[test]
fn help_is_counted_beside_the_result() {
    let mut session = game(4, [person(), level(LevelId::Dalta)], "g5-f5 c5-c6");
    assert!(!session.is_helped());
    // Looking back is no help, and nor is playing the same turn again.
    session.take_back();
    session.act("g5-f5".parse().unwrap()).unwrap();
    session.go_to_end();
    assert!(!session.is_helped());
    session.help();
    session.resign(Seat(1));
    // After the end there is nothing to help with any more.
    let mut without = won(5);
    without.help();
    let mut tally = Tally::default();
    assert!(tally.count(&session) && tally.count(&without));
    assert_eq!(numbers(&tally), [2, 0, 0, 1]);
    // It is kept with the game.
    let kept = session.keep();
    let again = serde_json::to_string(&kept).unwrap();
    let again = Session::<Tafl>::reopen(serde_json::from_str(&again).unwrap()).unwrap();
    assert!(again.is_helped());
    let people = &mut game(6, [person(), person()], "g5-f5");
    people.help();
    assert!(!people.is_helped());
}

#[test]
fn saved_games_are_gathered_and_stay_counted_when_they_are_deleted() {
    let mut chest = Fake::default();
    let id = GameId::of_number;
    for (number, session) in [(1, won(1)), (2, lost(2)), (3, won(3))] {
        games::keep(&mut chest, &id(number), &Saved::new(session.keep(), number)).unwrap();
    }
    assert_eq!(numbers(&gather(&mut chest).unwrap()), [2, 1, 0, 0]);
    games::delete(&mut chest, &id(1), 9).unwrap();
    games::empty_bin(&mut chest);
    assert_eq!(numbers(&gather(&mut chest).unwrap()), [2, 1, 0, 0]);
    // All of them come back from a file, and are the same games.
    let file = files::file(&chest, &files::all_names(&chest));
    games::delete(&mut chest, &id(2), 10).unwrap();
    games::empty_bin(&mut chest);
    let mut next = 70;
    files::take_in(&mut chest, &file, 99, || {
        next += 1;
        id(next)
    })
    .unwrap();
    assert_eq!(numbers(&gather(&mut chest).unwrap()), [2, 1, 0, 0]);
    // On another device the file brings what it holds.
    let mut other = Fake::default();
    files::take_in(&mut other, &file, 99, || {
        next += 1;
        id(next)
    })
    .unwrap();
    assert_eq!(numbers(&gather(&mut other).unwrap()), [1, 1, 0, 0]);
}

#[test]
fn a_game_that_was_played_elsewhere_is_passed_over() {
    let mut chest = Fake::default();
    let session = won(1);
    pass_over(&mut chest, &session.record()).unwrap();
    count(&mut chest, &session).unwrap();
    assert!(read(&chest).unwrap().rows.is_empty());
}

#[test]
fn a_reset_counts_nothing_again_and_can_be_undone() {
    let mut chest = Fake::default();
    let id = GameId::of_number(1);
    games::keep(&mut chest, &id, &Saved::new(won(1).keep(), 1)).unwrap();
    count(&mut chest, &lost(2)).unwrap();
    let before = reset(&mut chest).unwrap();
    assert!(gather(&mut chest).unwrap().rows.is_empty());
    count(&mut chest, &won(3)).unwrap();
    restore(&mut chest, before.as_deref()).unwrap();
    assert_eq!(numbers(&gather(&mut chest).unwrap()), [2, 1, 0, 0]);
    assert_eq!(reset(&mut Fake::default()), Ok(None));
}

#[test]
fn what_cannot_be_read_is_left_as_it_is() {
    let newer = r#"{"form":2,"rows":{},"more":1}"#;
    for (text, fault) in [
        (newer, Fault::Newer),
        ("[]", Fault::Damaged),
        (r#"{"form":1}"#, Fault::Damaged),
        (r#"{"form":0,"rows":[],"seen":[]}"#, Fault::Damaged),
    ] {
        let mut chest = Fake::default();
        chest.set(KEY, text).unwrap();
        assert_eq!(read(&chest), Err(fault), "{text}");
        assert_eq!(count(&mut chest, &won(1)), Err(fault));
        assert_eq!(gather(&mut chest), Err(fault));
        assert_eq!(chest.get(KEY).as_deref(), Some(text));
        if fault == Fault::Newer {
            assert_eq!(reset(&mut chest), Err(fault));
            continue;
        }
        // A reset takes it away, and its undo brings it back.
        let before = reset(&mut chest).unwrap();
        assert_eq!(read(&chest).map(|it| it.rows.len()), Ok(0));
        restore(&mut chest, before.as_deref()).unwrap();
        assert_eq!(chest.get(KEY).as_deref(), Some(text));
    }
}

#[test]
fn a_refused_write_changes_nothing() {
    let mut chest = Fake::default();
    count(&mut chest, &won(1)).unwrap();
    chest.writes = 0;
    let before = chest.clone();
    assert_eq!(count(&mut chest, &won(2)), Err(Fault::NotKept));
    assert_eq!(reset(&mut chest), Err(Fault::NotKept));
    assert_eq!(chest, before);
}

#[test]
fn percentages_are_rounded() {
    let base = row(&won(1)).unwrap();
    let percent = |won, lost, drawn| {
        let (helped, kind) = (0, base.kind.clone());
        Row {
            kind,
            won,
            lost,
            drawn,
            helped,
        }
        .percent()
    };
    assert_eq!(
        [percent(1, 1, 0), percent(1, 2, 0), percent(2, 1, 0)],
        [50, 33, 67]
    );
    assert_eq!(
        [percent(0, 0, 1), percent(7, 0, 0), percent(1, 199, 0)],
        [0, 100, 1]
    );
}
