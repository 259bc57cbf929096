//! The 50 recorded games: every decision offered, everything after every turn the same.

use crate::{Value, json};
use riocht::{
    brian_boru::{Action, BrianBoru, RuleSet},
    game::{Ending as _, Game, Notation, Rules, Seat, Status, View},
};

const GAMES: &str = include_str!("../fixtures/brian-boru-games.jsonl");

/// A decision of the record as an action.
fn action(decision: &Value) -> String {
    let parts = decision.as_array().unwrap();
    let word = |at: usize| parts.get(at).and_then(Value::as_str);
    let yes = || match parts[2].as_bool().unwrap() {
        true => "yes",
        false => "no",
    };
    let seat = &parts[1];
    match word(0).unwrap() {
        "hold" => format!("{seat}:hold"),
        "play" => format!("{seat}:{}@{}", word(2).unwrap(), word(3).unwrap()),
        "target" => format!("{seat}:target={}", parts[2]),
        "propose" => format!("{seat}:propose={}", word(2).unwrap()),
        "take" => format!("{seat}:take={}", word(2).unwrap_or("-")),
        "swap" => match (word(2), word(3)) {
            (Some(given), Some(taken)) => format!("{seat}:swap={given}>{taken}"),
            _ => format!("{seat}:swap=-"),
        },
        name @ ("upgrade" | "place" | "join" | "pay") => format!("{seat}:{name}={}", yes()),
        other => panic!("{other}"),
    }
}

#[test]
fn r_1_to_r_13_the_recorded_games() {
    let mut kinds = std::collections::BTreeSet::new();
    let mut count = 0;
    for (number, line) in GAMES.lines().enumerate() {
        let recorded: Value = serde_json::from_str(line).unwrap();
        let setup = &recorded["setup"];
        let mut rules = RuleSet::STANDARD;
        for name in ["seats", "rounds", "spaces_per_region"] {
            rules.set(name, &setup[name].to_string()).unwrap();
        }
        let mut game = BrianBoru::parse_position(&rules, &setup.to_string()).unwrap();
        for (turn, recorded) in recorded["turns"].as_array().unwrap().iter().enumerate() {
            for decision in recorded["decisions"].as_array().unwrap() {
                let place = format!("game {number}, turn {turn}: {decision}");
                let text = action(decision);
                let action: Action = text.parse().expect(&place);
                assert_eq!(action.to_string(), text);
                let legal = game.legal_actions();
                assert!(legal.len() > 1, "{place}: {legal:?}");
                assert!(legal.contains(&action), "{place}: {legal:?}");
                kinds.insert(decision[0].as_str().unwrap().to_owned());
                game.apply(action).expect(&place);
            }
            // Every field of the record is in the position's text, and the same there.
            let now: Value = serde_json::from_str(&game.position_text()).unwrap();
            for (name, value) in recorded["after"].as_object().unwrap() {
                assert_eq!(&now[name], value, "game {number}, turn {turn}: {name}");
            }
            // The recorded state can be read as a position.
            let after = recorded["after"].to_string();
            let read = BrianBoru::parse_position(&rules, &after).expect("a state");
            let read: Value = serde_json::from_str(&read.position_text()).unwrap();
            for (name, value) in recorded["after"].as_object().unwrap() {
                assert_eq!(&read[name], value, "{name}");
            }
        }
        let Status::Over(ending) = game.status() else {
            panic!("game {number} goes on");
        };
        let scores: Vec<i32> = Seat::all(rules.seats)
            .map(|seat| ending.score(seat))
            .collect();
        assert_eq!(json!(scores), recorded["scores"], "game {number}");
        let winners: Vec<u8> = ending.winners().iter().map(|seat| seat.0 + 1).collect();
        assert_eq!(json!(winners), recorded["winners"], "game {number}");
        count += 1;
    }
    assert_eq!(count, 50);
    // An upgraded castle is met a third time in no recorded game; E9 has that.
    let all = "hold join pay play propose swap take target upgrade";
    assert_eq!(kinds.into_iter().collect::<Vec<_>>().join(" "), all);
}
