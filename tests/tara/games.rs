//! The 75 recorded games: every turn legal, as many legal turns at every step, the same result.

use crate::play;
use riocht::{
    game::{Notation, Rules, Seed, Status, turns},
    tara::{Chalice, Tara},
};
use serde::Deserialize;

const GAMES: &str = include_str!("../fixtures/tara-games.jsonl");

#[derive(Deserialize)]
struct Recorded {
    game: String,
    first: String,
    turns: Vec<String>,
    /// The number of legal whole turns before each.
    legal: Vec<u64>,
    over: String,
}

fn recorded(name: &str) -> Vec<Recorded> {
    let games: Vec<Recorded> = GAMES
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .filter(|game: &Recorded| game.game == name)
        .collect();
    assert_eq!(games.len(), 25);
    games
}

fn replay<G: Notation>(name: &str) {
    for (number, recorded) in recorded(name).iter().enumerate() {
        let mut rules = G::Rules::named(name).unwrap();
        rules.set("first", &recorded.first).unwrap();
        let mut game = G::start(&rules, Seed(0));
        assert_eq!(recorded.turns.len(), recorded.legal.len());
        for (text, legal) in recorded.turns.iter().zip(&recorded.legal) {
            let place = format!("{name} {number} {text}: {}", game.position_text());
            assert_eq!(game.count_turns(), Some(*legal), "{place}");
            let all = turns::whole_turns(&game);
            assert_eq!(all.len() as u64, *legal, "{place}");
            let turn = game.parse_turn(text).expect(&place);
            assert!(all.contains(&turn), "{place}");
            assert_eq!(&game.turn_text(&turn), text);
            play(&mut game, text);
        }
        let Status::Over(ending) = game.status() else {
            panic!("{name} {number} goes on: {}", game.position_text());
        };
        assert_eq!(ending.to_string(), recorded.over, "{name} {number}");
    }
}

#[test]
fn a_1_to_a_14_games_of_level_1() {
    replay::<Tara>("tara-1");
}

#[test]
fn b_1_to_b_8_games_of_level_2() {
    replay::<Tara>("tara-2");
}

#[test]
fn p_1_to_p_8_games_of_poisoned_chalice() {
    replay::<Chalice>("tara-chalice");
}
