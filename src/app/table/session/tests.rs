use super::*;
use crate::{
    game::Seed,
    tafl::{RuleSet, Tafl},
};

fn session(seats: [&str; 2]) -> Session<Tafl> {
    let seats = seats.map(|level| match level {
        "" => Player::Person {
            name: String::new(),
        },
        _ => Player::Computer {
            level: level.to_owned(),
        },
    });
    Session::new(Record::new(&RuleSet::ARD_RI, Seed(1), seats.to_vec()), None).unwrap()
}

fn play(session: &mut Session<Tafl>, turns: &str) {
    for turn in turns.split_whitespace() {
        session.act(turn.parse().unwrap()).unwrap();
    }
}

#[test]
fn against_the_computer_taking_back_takes_both_plies() {
    let mut game = session(["", "bard"]);
    play(&mut game, "c1-b1 c3-c2 a3-a2 c2-c3");
    game.take_back();
    assert_eq!(game.shown(), 2);
    game.take_back();
    assert_eq!((game.shown(), game.can_take_back()), (0, false));
    game.redo();
    game.redo();
    assert_eq!((game.shown(), game.is_live()), (4, true));
}

#[test]
fn while_the_computer_thinks_only_the_players_ply_is_taken_back() {
    let mut game = session(["", "bard"]);
    play(&mut game, "c1-b1 c3-c2 a3-a2");
    assert_eq!(game.thinking_level(), Some("bard"));
    game.take_back();
    assert_eq!((game.shown(), game.thinking_level()), (2, None));
}

#[test]
fn what_was_dropped_outlives_the_computers_answer() {
    let mut game = session(["", "bard"]);
    play(&mut game, "c1-b1 c3-c2 a3-a2 c2-c3");
    game.take_back();
    play(&mut game, "g3-g2 c2-c3");
    assert_eq!(game.dropped(), 2);
    game.bring_back();
    let actions: Vec<String> = game.actions().iter().map(ToString::to_string).collect();
    assert_eq!(actions, ["c1-b1", "c3-c2", "a3-a2", "c2-c3"]);
    assert_eq!((game.is_live(), game.dropped()), (true, 0));
    game.take_back();
    play(&mut game, "g3-g2 c2-c3 a3-a2");
    assert_eq!(game.dropped(), 0);
}

#[test]
fn the_computers_first_turn_cannot_be_taken_back() {
    let mut game = session(["bard", ""]);
    play(&mut game, "c1-b1");
    assert!(!game.can_take_back());
    play(&mut game, "c3-c2 a3-a2");
    game.take_back();
    assert_eq!(game.shown(), 1);
}

#[test]
fn among_people_one_turn_is_taken_back() {
    let mut game = session(["", ""]);
    play(&mut game, "c1-b1 c3-c2 a3-a2");
    game.take_back();
    assert_eq!(game.shown(), 2);
}

#[test]
fn playing_on_from_an_earlier_point_drops_and_can_bring_back() {
    let mut game = session(["", ""]);
    play(&mut game, "c1-b1 c3-c2 a3-a2 c2-c3");
    game.go(1);
    play(&mut game, "c3-c2");
    assert_eq!((game.shown(), game.dropped()), (2, 0));
    game.go(1);
    play(&mut game, "e3-e2");
    assert_eq!((game.entries().len(), game.dropped()), (2, 3));
    game.bring_back();
    let texts: Vec<String> = game.entries().into_iter().map(|entry| entry.text).collect();
    assert_eq!(texts, ["c1-b1", "c3-c2", "a3-a2", "c2-c3"]);
    assert_eq!((game.is_live(), game.dropped()), (true, 0));
}

#[test]
fn an_illegal_action_drops_nothing() {
    let mut game = session(["", ""]);
    play(&mut game, "c1-b1 c3-c2 a3-a2");
    game.go(1);
    let before = game.clone();
    assert!(game.act("a1-a2".parse().unwrap()).is_err());
    assert_eq!(game, before);
}

#[test]
fn stepping_stops_at_both_ends() {
    let mut game = session(["", ""]);
    play(&mut game, "c1-b1 c3-c2 a3-a2");
    game.step(-2);
    assert_eq!(game.shown(), 1);
    game.step(-9);
    assert_eq!(game.shown(), 0);
    game.step(9);
    assert_eq!(game.shown(), 3);
}

#[test]
fn a_kept_table_opens_as_it_was() {
    let mut game = session(["", "bard"]);
    play(&mut game, "c1-b1 c3-c2 a3-a2 c2-c3");
    game.step(-2);
    let text = serde_json::to_string(&game.keep()).unwrap();
    let kept: Kept = serde_json::from_str(&text).unwrap();
    assert_eq!(Session::reopen(kept), Ok(game));
}

#[test]
fn resigning_ends_the_game_until_it_is_taken_back() {
    let mut game = session(["", "bard"]);
    play(&mut game, "c1-b1 c3-c2");
    game.resign(Seat(0));
    assert_eq!(game.finish(), Some(Finish::Resigned(Seat(0))));
    assert_eq!(game.result().unwrap().winner, Some(Seat(1)));
    assert_eq!(game.to_act(), None);
    game.take_back();
    play(&mut game, "a3-a2");
    assert_eq!((game.finish(), game.thinking_level()), (None, Some("bard")));
}

#[test]
fn r_15_the_second_game_of_a_match_swaps_the_sides() {
    let mut game = session(["", "bard"]);
    game.series = Some(Series {
        before: Vec::new(),
        seat_of_a: Seat(0),
    });
    game.resign(Seat(0));
    let (record, series) = game.next_game(Seed(2));
    let mut second = Session::<Tafl>::new(record, series).unwrap();
    assert!(matches!(second.players()[0], Player::Computer { .. }));
    assert_eq!(second.contest().unwrap().points(), [0, 1]);
    second.resign(Seat(0));
    assert_eq!(second.contest().unwrap().points(), [1, 1]);
    let (third, series) = second.next_game(Seed(3));
    assert_eq!(
        (third.seats, series.unwrap().before),
        (game.players().to_vec(), Vec::new())
    );
}
