//! Round trips, the promise that old links keep working, and how games meet.

use crate::random_game;
use riocht::{
    game::{Chance, Game, Player, Record, RecordError, Seat, Seed},
    share::{LinkError, Meeting, decode, encode, meet},
    shelf::GameName,
    tafl::RuleSet,
    with_game,
};

#[test]
fn any_game_comes_back_from_its_link() {
    let mut chance = Chance::new(Seed(0x11_4b));
    for game in GameName::ALL.iter().copied() {
        let mut resigned = 0;
        for round in 0..150 {
            let record = with_game!(game, G => {
                // What hides something is shared when it is over.
                let most = if G::HIDES || round % 3 == 0 { 10_000 } else { chance.below(120) };
                random_game::<G>(&mut chance, game, most)
            });
            let code = encode(&record).unwrap_or_else(|why| panic!("{why} {record:?}"));
            assert_eq!(decode(&code).as_ref(), Ok(&record), "{code}");
            // However it comes out of a message.
            assert_eq!(decode(&format!(" {code}).\n")).as_ref(), Ok(&record));
            resigned += u32::from(record.resigned.is_some());
        }
        assert!(resigned > 0 || game == GameName::BrianBoru);
    }
}

/// Links of version 1, each with the record that it must give for ever. If this test fails, links
/// that people have kept are broken: mend the program, never the fixture.
#[test]
fn every_link_of_version_1_still_works() {
    let text = include_str!("../fixtures/links-1.txt");
    let mut games = Vec::new();
    for pair in text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect::<Vec<_>>()
        .chunks(2)
    {
        let [code, json] = pair else {
            panic!("a link without a record")
        };
        let record = Record::from_json(json).unwrap();
        assert_eq!(decode(code).as_ref(), Ok(&record), "{code}");
        assert_eq!(encode(&record).as_deref(), Ok(*code), "{json}");
        games.push(record.game);
    }
    for game in GameName::ALL {
        assert!(games.iter().any(|found| found == game.id()), "{game:?}");
    }
}

fn people() -> Vec<Player> {
    let person = |name: &str| Player::Person {
        name: name.to_owned(),
    };
    vec![person(""), person("Gormflaith")]
}

fn ard_ri(turns: &str) -> Record {
    Record {
        actions: turns.split_whitespace().map(str::to_owned).collect(),
        ..Record::new(&RuleSet::ARD_RI, Seed(0), people())
    }
}

#[test]
fn what_has_no_link_says_why() {
    let unknown = Record {
        game: "chess".to_owned(),
        ..ard_ri("")
    };
    assert_eq!(encode(&unknown), Err(LinkError::Game("chess".to_owned())));
    assert!(matches!(
        encode(&ard_ri("d2-d1")),
        Err(LinkError::Record(RecordError::Action { number: 1, .. }))
    ));
    let long = Record {
        seats: vec![
            Player::Person {
                name: "x".repeat(20_000),
            },
            people()[0].clone(),
        ],
        ..ard_ri("")
    };
    assert_eq!(encode(&long), Err(LinkError::TooLong));
}

#[test]
fn a_game_with_hidden_cards_has_a_link_only_when_it_is_over() {
    type G = riocht::brian_boru::BrianBoru;
    let mut chance = Chance::new(Seed(9));
    let game = GameName::BrianBoru;
    let over = random_game::<G>(&mut chance, game, 10_000);
    assert!(over.actions.len() > 4);
    let code = encode(&over).unwrap();
    assert_eq!(decode(&code), Ok(over.clone()));
    for length in 0..over.actions.len() {
        let mut record = over.clone();
        record.actions.truncate(length);
        record.resigned = None;
        assert_eq!(encode(&record), Err(LinkError::Hidden), "{length}");
    }
    const { assert!(G::HIDES) };
}

/// A link that says what no program of ours writes: the game goes on and its cards are in it.
#[test]
fn an_open_link_of_a_game_with_hidden_cards_is_refused() {
    use riocht::share::bits::Writer;
    let mut to = Writer::new('1');
    to.number(6); // Brian Boru
    to.flag(true);
    to.number(7); // its seed
    to.number(0);
    to.number(3);
    for _ in 0..3 {
        to.flag(false);
        to.text("");
    }
    to.flag(false);
    to.flag(false);
    to.number(0);
    assert_eq!(decode(&to.finish()), Err(LinkError::Hidden));
}

#[test]
fn other_texts_are_told_apart() {
    let code = encode(&ard_ri("d2-e2 e5-e6")).unwrap();
    let newer = code.replacen('1', "2", 1);
    assert_eq!(decode(&newer), Err(LinkError::Newer('2')));
    for (text, error) in [
        ("", LinkError::Empty),
        (" \n", LinkError::Empty),
        (".", LinkError::Empty),
        ("1", LinkError::Damaged),
        ("1AAAA", LinkError::Damaged),
        (&code[..code.len() - 1], LinkError::Damaged),
        ("1é", LinkError::Damaged),
        ("1%20A", LinkError::Damaged),
        (&"1".repeat(20_000), LinkError::TooLong),
    ] {
        assert_eq!(decode(text), Err(error), "{text:.40}");
    }
    let chess = {
        use riocht::share::bits::Writer;
        let mut to = Writer::new('1');
        to.number(0);
        to.text("chess");
        to.flag(false);
        for _ in 0..2 {
            to.number(0);
        }
        to.flag(false);
        to.flag(false);
        to.number(0);
        to.finish()
    };
    assert_eq!(decode(&chess), Err(LinkError::Game("chess".to_owned())));
}

#[test]
fn games_meet_when_one_is_the_beginning_of_the_other() {
    let short = ard_ri("d2-e2 e5-e6");
    let long = ard_ri("d2-e2 e5-e6 e2-d2");
    assert_eq!(meet(&short, &short), Meeting::Same);
    assert_eq!(meet(&short, &long), Meeting::GoesOn);
    assert_eq!(meet(&long, &short), Meeting::Apart);
    assert_eq!(meet(&ard_ri(""), &short), Meeting::Apart);
    let named = Record {
        seats: vec![
            Player::Person {
                name: "Sitric".to_owned(),
            },
            people()[1].clone(),
        ],
        ..long.clone()
    };
    assert_eq!(meet(&short, &named), Meeting::GoesOn);
    assert_eq!(
        meet(
            &named,
            &Record {
                seats: people().into_iter().rev().collect(),
                ..long.clone()
            }
        ),
        Meeting::Apart
    );
    let resigned = Record {
        resigned: Some(Seat(0)),
        ..short.clone()
    };
    assert_eq!(meet(&short, &resigned), Meeting::GoesOn);
    assert_eq!(meet(&resigned, &resigned), Meeting::Same);
    assert_eq!(meet(&resigned, &long), Meeting::Apart);
    let other_table = Record {
        rules: [("corners".to_owned(), "plain".to_owned())].into(),
        ..long
    };
    assert_eq!(meet(&short, &other_table), Meeting::Apart);
}
