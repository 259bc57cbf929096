//! How long links are: the figures of `docs/links.md`, which this prints with `--nocapture`.

use riocht::{
    app::text::samples,
    game::{Chance, Notation, Player, Record, Rules, Seed, Timeline},
    share::encode,
    shelf::GameName,
    tafl::Tafl,
    tara::{Chalice, Tara},
    with_game,
};
use serde_json::Value;

/// The length of the code of a game between two people without names.
fn length<G: Notation>(game: &str, turns: &[&str]) -> usize {
    let rules = G::Rules::named(game).unwrap();
    let mut timeline = Timeline::new(G::start(&rules, Seed::default()));
    for turn in turns {
        for action in timeline.last().parse_turn(turn).unwrap() {
            timeline.push(action).unwrap();
        }
    }
    let mut record = Record::new(&rules, Seed::default(), people());
    record.actions = timeline.actions().iter().map(ToString::to_string).collect();
    encode(&record).unwrap().len()
}

/// Two people without names.
fn people() -> Vec<Player> {
    let person = || Player::Person {
        name: String::new(),
    };
    vec![person(), person()]
}

/// Prints the mean and the largest of some lengths, and gives the largest.
fn told(what: &str, lengths: &[usize]) -> usize {
    let most = lengths.iter().copied().max().unwrap_or_default();
    let mean = lengths.iter().sum::<usize>() / lengths.len().max(1);
    println!(
        "{what}: {} games, mean {mean}, longest {most}",
        lengths.len()
    );
    most
}

#[test]
fn the_recorded_games_of_tara_have_short_links() {
    let text = include_str!("../fixtures/tara-games.jsonl");
    for game in ["tara-1", "tara-2", "tara-chalice"] {
        let mut lengths = Vec::new();
        for line in text.lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            if value["game"] != game || value["first"] != "red" {
                continue;
            }
            let turns: Vec<&str> = value["turns"]
                .as_array()
                .unwrap()
                .iter()
                .map(|turn| turn.as_str().unwrap())
                .collect();
            lengths.push(match game {
                "tara-chalice" => length::<Chalice>(game, &turns),
                _ => length::<Tara>(game, &turns),
            });
        }
        assert!(told(game, &lengths) < 400 && lengths.len() > 5);
    }
}

#[test]
fn games_of_ard_ri_have_short_links() {
    let mut lengths = Vec::new();
    for game in [GameName::ArdRi, GameName::ArdRiOneStep] {
        let turns: Vec<&str> = samples::of(game).turns.split_whitespace().collect();
        lengths.push(length::<Tafl>(game.id(), &turns));
    }
    assert!(told("the samples of Ard Rí", &lengths) < 60);
    let mut chance = Chance::new(Seed(6));
    let (mut plies, mut lengths) = (Vec::new(), Vec::new());
    for _ in 0..200 {
        let mut record = crate::random_game::<Tafl>(&mut chance, GameName::ArdRi, 10_000);
        (record.start, record.seats) = (None, people());
        plies.push(record.actions.len());
        lengths.push(encode(&record).unwrap().len());
    }
    told("turns of random games of Ard Rí", &plies);
    told("random games of Ard Rí", &lengths);
    let long = plies.iter().zip(&lengths);
    // Ten bits a turn, and what every link has.
    assert!(
        long.into_iter()
            .all(|(plies, length)| *length <= 40 + plies * 10 / 6)
    );
}

#[test]
fn finished_games_of_brian_boru_have_links_of_less_than_1200() {
    let mut chance = Chance::new(Seed(5));
    let game = GameName::BrianBoru;
    let mut lengths = Vec::new();
    let mut actions = Vec::new();
    for _ in 0..100 {
        let record = with_game!(game, G => {
            crate::random_game::<G>(&mut chance, game, 10_000)
        });
        if record.start.is_none() {
            actions.push(record.actions.len());
            lengths.push(encode(&record).unwrap().len());
        }
    }
    told("actions of random games of Brian Boru", &actions);
    assert!(told("random games of Brian Boru", &lengths) < 1_200);
}
