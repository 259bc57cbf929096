//! OpenTafl's notation, and whatever else can be pasted.

use crate::random_game;
use riocht::{
    app::text::samples,
    game::{Chance, Game, Notation, Player, Record, Seat, Seed, View},
    share::{Found, about, encode, find, otn},
    shelf::GameName,
    tafl::Tafl,
    with_game,
};

/// A game that was written by hand, with every kind of thing that a game can have.
const BY_HAND: &str = "\
[date:2026.01.06]
[attackers:Sitric]
[defenders:Brian]
[compiler:a person]
[rules:dim:7 name:Ard_Ri esc:e surf:y atkf:y tfr:l ks:c nj:n cj:n start:/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/]
[start-comment:The game of the rules page [sic.]

1. g5-f5 c5-c6
[Well begun: 1. g5-f6 was not.|Brian answers.]

2. a5-c5xc6 c3-b3
3. c1-c3xb3/c4 e5-e6
4. f5-e5xd5/e6 e3-e2
[|]
5. g3-e3xd3/e2/e4
";

#[test]
fn a_game_by_hand_is_read() {
    let Found(record) = find(BY_HAND).unwrap();
    assert_eq!(record.actions.len(), 9);
    assert_eq!(record.actions[8], "g3-e3");
    assert_eq!(
        record.seats[1],
        Player::Person {
            name: "Brian".to_owned()
        }
    );
    assert!(record.rules.is_empty() && record.start.is_none());
    let last = record.replay::<Tafl>().unwrap().last().clone();
    assert!(last.status().ending().is_some());
    let written = otn::write(&record).unwrap();
    assert!(written.contains("[result:1]\n"), "{written}");
    assert!(written.contains("2. a5-c5xc6 c3-b3\n"), "{written}");
    assert_eq!(otn::read(&written), Ok(record));
}

#[test]
fn any_game_of_ard_ri_comes_back_from_opentafl() {
    let mut chance = Chance::new(Seed(0x07));
    for game in [GameName::ArdRi, GameName::ArdRiOneStep] {
        let mut by_hand = 0;
        for _ in 0..150 {
            let most = chance.below(150);
            let mut record = random_game::<Tafl>(&mut chance, game, most);
            // The computer's level is no name of a person, but it is written as one.
            for player in &mut record.seats {
                *player = Player::Person {
                    name: "Máire Ní".to_owned(),
                };
            }
            if chance.happens(300) {
                // From a position in the middle, with either side to move.
                let middle = record.replay::<Tafl>().unwrap().at(7).clone();
                if middle.status().seat().is_some() {
                    record.start = Some(middle.position_text());
                    record.actions.clear();
                    record.resigned = None;
                    by_hand += 1;
                }
            }
            // A start that is the game's own is not told apart from none.
            let rules = record.table::<riocht::tafl::RuleSet>().unwrap();
            record.start = record.start.filter(|start| start != rules.start);
            let text = otn::write(&record).unwrap();
            assert_eq!(otn::read(&text).as_ref(), Ok(&record), "{text}");
        }
        assert!(by_hand > 10);
    }
}

#[test]
fn the_king_and_the_end_are_marked() {
    let Found(record) = find("/7/5K1/3t3/7/7/7/t6/ d").unwrap();
    let record = Record {
        actions: vec!["f2-g2".to_owned()],
        ..record
    };
    let text = otn::write(&record).unwrap();
    assert!(text.contains("1. Kf2-g2--\n"), "{text}");
    assert!(text.contains("atkf:n"), "{text}");
    assert!(text.contains("[result:-1]\n"), "{text}");
    assert_eq!(otn::read(&text), Ok(record));
}

#[test]
fn rules_that_are_not_ours_are_refused_by_their_name() {
    let start = "start:/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/";
    for (rules, part) in [
        ("dim:9 esc:e ks:c", "dim:9"),
        ("dim:7 esc:e ks:w", "ks:w"),
        ("dim:7 ks:c", "esc:c"),
        ("dim:7 esc:e ks:c ka:n", "ka:n"),
        ("dim:7 esc:e ks:c cens:tcnkTCNK", "cens:"),
        ("dim:7 esc:e ks", "“ks”"),
    ] {
        let why = otn::read(&format!("[rules:{rules} {start}]")).unwrap_err();
        let why = why.to_string();
        assert!(why.contains(part) && why.ends_with('.'), "{rules}: {why}");
    }
    for (text, part) in [
        ("[attackers:nobody", "no end"),
        ("1. d2-e2 e5-e7", "Turn 2"),
        ("1. d2-e2 --- 2. e2-d2", "after the end"),
    ] {
        let why = otn::read(text).unwrap_err().to_string();
        assert!(why.contains(part) && why.ends_with('.'), "{text}: {why}");
    }
}

#[test]
fn a_game_is_found_in_whatever_is_pasted() {
    for game in GameName::ALL.iter().copied() {
        if with_game!(game, G => G::CHANCE) {
            continue;
        }
        let turns = samples::of(game).turns;
        let Found(record) = find(turns).unwrap();
        // The turns of Level 1 are those of Level 2 too, until one of them is not.
        let same_family = record.game[..4] == game.id()[..4];
        assert!(same_family, "{game:?}: {}", record.game);
        assert_eq!(
            about(&record).unwrap().notation,
            turns.split_whitespace().collect::<Vec<_>>().join(" ")
        );
        let code = encode(&record).unwrap();
        for text in [
            code.clone(),
            format!("https://example.org/riocht/#/g/{code}"),
            format!("It is your turn: http://localhost:8080/#/g/{code} , good luck"),
            record.to_json(),
            format!(r#"{{"record":{},"shown":3}}"#, record.to_json()),
        ] {
            assert_eq!(find(&text), Ok(Found(record.clone())), "{text}");
        }
    }
    let Found(numbered) = find("1. d2-e2 e5-e6\n2. e2-d2").unwrap();
    assert_eq!(numbered.actions, ["d2-e2", "e5-e6", "e2-d2"]);
    let Found(position) = find("/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/").unwrap();
    assert!(position.start.is_some_and(|start| start.ends_with(" a")));
}

#[test]
fn what_is_said_about_a_game_fits() {
    let Found(mut record) = find(BY_HAND).unwrap();
    record.actions.truncate(3);
    let told = about(&record).unwrap();
    assert_eq!((told.turns, told.to_act), (3, Some(Seat(1))));
    assert_eq!(told.notation, "g5-f5 c5-c6 a5-c5xc6");
    record.resigned = Some(Seat(1));
    assert_eq!(about(&record).unwrap().to_act, None);
}
