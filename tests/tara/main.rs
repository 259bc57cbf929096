//! The rules of Tara and Poisoned Chalice, by their numbers on the rules page: the recorded
//! games, the board and the score, the worked positions of each game rule by rule, what is true
//! of every game, random games in numbers, a second implementation, and bad input.

mod battle;
mod board;
mod chalice;
mod games;
mod manoeuvres;
mod properties;
mod random;
mod setup;
mod slow;

use riocht::{
    game::{Game, Illegal as _, Notation, ParseError, Rules, Seat, Status, turns},
    tara::{Chalice, Tara},
};

/// The board of the worked positions: 35 pairs of Red's, 33 of Blue's, one kingdom each.
const W: &str = "RRBBB RRRBBBB RRRBBBB RRRRBBB RRRRBBB RRRRBBB RRRBB";

/// A board of the rules page as the notation writes it: rows from rank 7 down on the page, from
/// rank 1 up in the notation. `changes` are hills with the sign that stands there instead; a king
/// is an upper-case sign.
fn board(page: &str, changes: &str) -> String {
    let mut rows: Vec<Vec<u8>> = page
        .split_whitespace()
        .rev()
        .map(|row| row.to_lowercase().into_bytes())
        .collect();
    for change in changes.split_whitespace() {
        let [file, rank, sign] = change.as_bytes() else {
            panic!("{change}");
        };
        let rank = usize::from(rank - b'1');
        let first = if rows[rank].len() == 5 { b'b' } else { b'a' };
        rows[rank][usize::from(file - first)] = *sign;
    }
    let rows: Vec<String> = rows
        .into_iter()
        .map(|row| String::from_utf8(row).unwrap().replace('.', "1"))
        .collect();
    format!("/{}/", rows.join("/"))
}

/// A game of Level 1 or 2 at a position; options after a slash.
fn tara(game: &str, position: &str) -> Tara {
    at::<Tara>(game, position)
}

/// A game of Poisoned Chalice at a position.
fn chalice(position: &str) -> Chalice {
    at::<Chalice>("tara-chalice", position)
}

fn rules<G: Game>(game: &str) -> G::Rules {
    let (name, options) = game.split_once('/').unwrap_or((game, ""));
    let mut rules = G::Rules::named(name).unwrap();
    rules.set_all(options).unwrap();
    rules
}

fn at<G: Notation>(game: &str, position: &str) -> G {
    G::parse_position(&rules::<G>(game), position).unwrap_or_else(|why| panic!("{position}: {why}"))
}

fn start<G: Game>(game: &str) -> G {
    G::start(&rules::<G>(game), riocht::game::Seed(0))
}

/// Plays turns as text.
fn play<G: Notation>(game: &mut G, turns: &str) {
    for turn in turns.split_whitespace() {
        let actions = game
            .parse_turn(turn)
            .unwrap_or_else(|why| panic!("{turn}: {why}"));
        for action in actions {
            game.apply(action).unwrap();
        }
    }
}

/// The game after turns.
fn played<G: Notation>(mut game: G, turns: &str) -> G {
    play(&mut game, turns);
    game
}

/// All whole turns as text, sorted.
fn all_turns<G: Notation>(game: &G) -> Vec<String> {
    let mut all: Vec<String> = turns::whole_turns(game)
        .iter()
        .map(|turn| game.turn_text(turn))
        .collect();
    all.sort();
    assert_eq!(game.count_turns(), Some(all.len() as u64));
    all
}

/// The actions as text, sorted.
fn actions<G: Game>(game: &G) -> Vec<String> {
    let mut all: Vec<String> = game
        .legal_actions()
        .iter()
        .map(ToString::to_string)
        .collect();
    all.sort();
    all
}

/// A list of words, sorted.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    words.sort();
    words
}

/// The colour to move.
fn to_move<G: Notation>(game: &G) -> Option<String> {
    game.status().seat().map(|seat| game.seat_word(seat))
}

/// The number of the rule that forbids a turn.
fn forbids<G: Notation>(game: &G, turn: &str) -> &'static str {
    match game.parse_turn(turn) {
        Err(ParseError::Illegal { rule, why, .. }) => {
            assert!(why.contains(rule), "{turn}: {why}");
            rule
        }
        other => panic!("{turn}: {other:?}"),
    }
}

/// The number of the rule that forbids an action.
fn refuses<G: Game>(game: &G, action: &str) -> &'static str {
    let action: G::Action = action.parse().unwrap();
    game.clone().apply(action).unwrap_err().rule()
}

/// The line about the end.
fn over<G: Game>(game: &G) -> String {
    match game.status() {
        Status::Over(ending) => ending.to_string(),
        Status::ToAct(_) => panic!("the game goes on"),
    }
}

/// The seats of Red and of Blue where Red is First.
const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

/// What is wrong with a position.
fn fault<G: Notation>(game: &str, position: &str) -> String {
    match G::parse_position(&rules::<G>(game), position) {
        Err(why) => why.to_string(),
        Ok(_) => panic!("{position} can be played"),
    }
}
