//! Whatever a person or a file hands in gives a value or a sentence, and never a panic.

use riocht::{
    game::{Chance, Game, Notation, Player, Record, Rules, Seed, View, record::RecordError},
    tafl::{RuleSet, Tafl},
};
use std::process::{Command, Stdio};

/// A text with some places changed, as slips, damaged files and malice change them.
fn mutate(chance: &mut Chance, text: &str) -> String {
    const SIGNS: &[char] = &[
        't',
        'T',
        'K',
        'a',
        'd',
        'g',
        'h',
        'x',
        '/',
        '-',
        '+',
        ' ',
        ',',
        '=',
        '0',
        '1',
        '3',
        '7',
        '8',
        '9',
        '"',
        '{',
        '}',
        '[',
        ']',
        ':',
        '\\',
        '\0',
        '\n',
        '\t',
        '\u{7f}',
        '\u{a0}',
        'é',
        'ß',
        'İ',
        '٣',
        '王',
        '🏰',
        '\u{301}',
        '\u{202e}',
        '\u{2028}',
        '\u{feff}',
        '\u{10ffff}',
    ];
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(4) {
        let length = signs.len() as u32;
        let at = chance.below(length + 1) as usize;
        let end = at + chance.below(length + 1 - at as u32).min(9) as usize;
        match chance.below(8) {
            0 => signs.insert(at, SIGNS[chance.below(SIGNS.len() as u32) as usize]),
            1 => drop(signs.drain(at..end)),
            2 => signs.truncate(at),
            3 => {
                let piece: Vec<char> = signs[at..end].to_vec();
                let to = chance.below(length + 1) as usize;
                signs.splice(to..to, piece);
            }
            4 if at < signs.len() => signs.swap(at, 0),
            5 => {
                let many = SIGNS[chance.below(SIGNS.len() as u32) as usize];
                signs.splice(
                    at..end,
                    std::iter::repeat_n(many, chance.below(300) as usize),
                );
            }
            6 => {
                let code = chance.below(0x11_0000);
                signs.insert(at, char::from_u32(code).unwrap_or('\u{fffd}'));
            }
            _ => {
                if let Some(sign) = signs.get_mut(at) {
                    *sign = SIGNS[chance.below(SIGNS.len() as u32) as usize];
                }
            }
        }
    }
    signs.into_iter().collect()
}

/// A game somewhere in the middle, with its record.
fn played(chance: &mut Chance) -> (Tafl, Record) {
    let mut rules = RuleSet::ALL[chance.below(2) as usize];
    if chance.happens(500) {
        rules.set("corners", "plain").unwrap();
    }
    let mut game = Tafl::start(&rules, Seed(0));
    let person = Player::Person {
        name: "Brian".to_owned(),
    };
    let computer = Player::Computer {
        level: "ri".to_owned(),
    };
    let mut record = Record::new(&rules, Seed(7), vec![person, computer]);
    if chance.happens(300) {
        record.start = Some(game.position_text());
    }
    for _ in 0..chance.below(30) {
        if let Some(mv) = chance.pick(&game.legal_actions()) {
            game.apply(mv).unwrap();
            record.actions.push(mv.to_string());
        }
    }
    (game, record)
}

/// A result that must be a value or a sentence; true for a value.
fn is_value<T>(result: Result<T, impl std::fmt::Display>) -> bool {
    match result {
        Ok(_) => true,
        Err(why) => {
            let why = why.to_string();
            assert!(why.ends_with('.') && why.len() > 10, "{why:?}");
            false
        }
    }
}

/// All that the page does with a file that it is given.
fn load(text: &str) -> Result<Tafl, RecordError> {
    let record = Record::from_json(text)?;
    let timeline = record.replay::<Tafl>()?;
    Ok(timeline.last().clone())
}

#[test]
fn ten_thousand_damaged_inputs_give_a_value_or_a_sentence() {
    let mut chance = Chance::new(Seed(0xbad));
    let (mut values, mut sentences) = (0, 0);
    for _ in 0..3_000 {
        let (game, record) = played(&mut chance);
        let rules = *game.rules();

        let position = mutate(&mut chance, &game.position_text());
        let parsed = Tafl::parse_position(&rules, &position);
        if let Ok(game) = &parsed {
            // What is accepted can be played.
            assert!(Tafl::parse_position(&rules, &game.position_text()).is_ok());
            game.status();
        }
        let position = is_value(parsed);

        let turn = chance
            .pick(&game.legal_actions())
            .map(|mv| game.turn_text(&[mv]));
        let turn = mutate(&mut chance, &turn.unwrap_or_default());
        let turn = is_value(game.parse_turn(&turn));

        let options = mutate(&mut chance, "corners=plain,king_step=rook,encirclement=off");
        let mut table = rules;
        let options = is_value(table.set_all(&options));

        let json = mutate(&mut chance, &record.to_json());
        let record = is_value(load(&json));

        let observation = serde_json::to_string(&game).unwrap();
        let observation = mutate(&mut chance, &observation);
        let observation = serde_json::from_str::<Tafl>(&observation);
        if let Ok(game) = &observation {
            game.legal_actions();
        }

        for value in [position, turn, options, record, observation.is_ok()] {
            *if value { &mut values } else { &mut sentences } += 1;
        }
    }
    // Some slips change nothing that matters; most do.
    assert!(values > 300 && sentences > 10_000, "{values} {sentences}");
}

/// Records whose text is in order and whose contents are not.
#[test]
fn every_wrong_record_says_what_is_wrong_with_it() {
    let players = r#""seats":[{"person":{"name":""}},{"computer":{"level":"ri"}}]"#;
    let whole = |head: &str, actions: &str, tail: &str| {
        format!(r#"{{{head},{players},"actions":[{actions}]{tail}}}"#)
    };
    let head = r#""schema":1,"game":"ard-ri""#;
    assert!(load(&whole(head, r#""d2-e2""#, "")).is_ok());
    for (json, part) in [
        (String::new(), "not a record"),
        ("null".to_owned(), "not a record"),
        ("[]".to_owned(), "not a record"),
        ("{}".to_owned(), "not a record"),
        (r#"{"schema":-1}"#.to_owned(), "not a record"),
        (r#"{"schema":0}"#.to_owned(), "never in use"),
        (r#"{"schema":2,"new":[]}"#.to_owned(), "newer"),
        (r#"{"schema":1}"#.to_owned(), "not a record"),
        (whole(r#""schema":1,"game":"chess""#, "", ""), "chess"),
        (whole(head, "", r#","more":1"#), "out of place"),
        (whole(head, "", r#","rules":{"edges":"plain"}"#), "edges"),
        (whole(head, "", r#","rules":{"corners":"round"}"#), "round"),
        (whole(head, "", r#","rules":{"corners":1}"#), "not a record"),
        (whole(head, "", r#","seed":-1"#), "not a record"),
        (whole(head, "", r#","seed":1e99"#), "not a record"),
        (whole(head, "", r#","start":"/7/ a""#), "rows"),
        (whole(head, "", r#","start":"/7/7/7/7/7/7/7/ a""#), "King"),
        (whole(head, "", r#","resigned":2"#), "resigned"),
        (whole(head, "", r#","resigned":256"#), "not a record"),
        (whole(head, r#""d2-e2","d2-e2""#, ""), "Action 2"),
        (whole(head, r#""castle""#, ""), "castle"),
        (whole(head, "7", ""), "not a record"),
        (
            whole(head, "", "").replace(r#",{"computer":{"level":"ri"}}"#, ""),
            "players in the record is 1;",
        ),
        (
            whole(head, "", "").replace("computer", "abacus"),
            "not a record",
        ),
        ("[".repeat(100_000), "not a record"),
    ] {
        let why = load(&json).unwrap_err().to_string();
        assert!(
            why.contains(part) && why.ends_with('.'),
            "{json:.100}: {why}"
        );
    }
}

/// The same through the real command: status 0, or 2 with one line and nothing else.
#[test]
fn the_command_takes_damaged_arguments_calmly() {
    let mut chance = Chance::new(Seed(0xbadc));
    let mut refused = 0;
    for _ in 0..150 {
        let (game, record) = played(&mut chance);
        let rules = game.rules().changed();
        let rules: Vec<String> = rules
            .into_iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let arguments = [
            ["turns", "play"][chance.below(2) as usize].to_owned(),
            record.game,
            "--rules".to_owned(),
            rules.join(","),
            "--position".to_owned(),
            game.position_text(),
            "--moves".to_owned(),
            chance
                .pick(&game.legal_actions())
                .map_or(String::new(), |mv| mv.to_string()),
        ];
        let damaged = [0, 1, 2, 3, 5, 5, 5, 7, 7, 7][chance.below(10) as usize];
        let arguments = arguments.iter().enumerate().map(|(at, argument)| {
            let argument = if at == damaged {
                mutate(&mut chance, argument)
            } else {
                argument.clone()
            };
            // No system lets a zero through.
            argument.replace('\0', "")
        });
        let output = Command::new(env!("CARGO_BIN_EXE_riocht"))
            .args(arguments.collect::<Vec<_>>())
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let sentence = String::from_utf8(output.stderr).unwrap();
        match output.status.code() {
            Some(0) => assert_eq!(sentence, ""),
            Some(2) => {
                refused += 1;
                assert!(output.stdout.is_empty());
                assert!(
                    sentence.ends_with(".\n") && sentence.lines().count() == 1,
                    "{sentence}"
                );
            }
            other => panic!("{other:?}: {sentence}"),
        }
    }
    assert!(refused > 75, "{refused}");
}
