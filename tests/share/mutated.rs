//! Damaged links and pasted texts.

use crate::random_game;
use riocht::{
    game::{Chance, Game, Seed},
    share::{LinkError, decode, encode, find},
    shelf::GameName,
    with_game,
};
use std::time::{Duration, Instant};

/// A text with some characters changed, lost, doubled or moved.
fn mutate(chance: &mut Chance, text: &str) -> String {
    const SIGNS: &[char] = &[
        'A', 'a', '0', '1', '2', '-', '_', '%', '/', '+', '=', ' ', '#', '\u{202e}', 'é', '王',
        '\0',
    ];
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(3) {
        let length = signs.len() as u32;
        let at = chance.below(length + 1) as usize;
        let end = at + chance.below(length + 1 - at as u32).min(30) as usize;
        match chance.below(6) {
            0 => signs.insert(at, SIGNS[chance.below(SIGNS.len() as u32) as usize]),
            1 => drop(signs.drain(at..end)),
            2 => signs.truncate(at),
            3 => {
                let piece: Vec<char> = signs[at..end].to_vec();
                let to = chance.below(length + 1) as usize;
                signs.splice(to..to, piece);
            }
            4 => signs[at..end].reverse(),
            _ => {
                if let Some(sign) = signs.get_mut(at) {
                    *sign = SIGNS[chance.below(SIGNS.len() as u32) as usize];
                }
            }
        }
    }
    signs.into_iter().collect()
}

fn assert_sentence(why: &str) {
    assert!(why.ends_with('.') && why.len() > 15, "{why:?}");
}

/// The code of a random game of any kind.
fn code(chance: &mut Chance) -> String {
    let game = GameName::ALL[chance.below(6) as usize];
    let record = with_game!(game, G => {
        let most = if G::HIDES { 10_000 } else { chance.below(80) };
        random_game::<G>(chance, game, most)
    });
    encode(&record).unwrap()
}

#[test]
fn three_thousand_damaged_links_each_end_in_a_sentence() {
    let mut chance = Chance::new(Seed(0xdead));
    let (mut damaged, mut others) = (0, 0);
    for _ in 0..300 {
        let code = code(&mut chance);
        let record = decode(&code).unwrap();
        for _ in 0..10 {
            let text = mutate(&mut chance, &code);
            match decode(&text) {
                // A slip at the end that changes nothing, or one that was turned back.
                Ok(found) => assert_eq!(found, record, "{code} {text}"),
                Err(LinkError::Damaged) => damaged += 1,
                Err(why) => {
                    assert_sentence(&why.to_string());
                    others += 1;
                }
            }
        }
    }
    assert_sentence(&LinkError::Damaged.to_string());
    assert!(damaged > 2_000 && others > 30, "{damaged} {others}");
}

/// The same with a check that fits, as malice would make it: only the contents are wrong.
#[test]
fn links_with_a_good_check_and_bad_contents_end_in_a_sentence_too() {
    use riocht::share::bits::{Reader, Writer};
    let mut chance = Chance::new(Seed(0x0bad));
    let (mut games, mut sentences) = (0, 0);
    for _ in 0..400 {
        let code = code(&mut chance);
        // All its bits, written again with some of them changed.
        for _ in 0..5 {
            let mut from = Reader::new(&code).unwrap();
            let mut to = Writer::new('1');
            let length = chance.below(2 * code.len() as u32) as usize;
            let changed = chance.below(code.len() as u32) as usize;
            let mut at = 0;
            while let Some(six) = from.bits(6) {
                let other = at == changed || chance.happens(3);
                to.bits(if other { chance.below(64).into() } else { six }, 6);
                at += 1;
                if at == length {
                    break;
                }
            }
            match decode(&to.finish()) {
                Ok(record) => {
                    assert!(encode(&record).is_ok());
                    games += 1;
                }
                Err(why) => {
                    assert_sentence(&why.to_string());
                    sentences += 1;
                }
            }
        }
    }
    assert!(games > 20 && sentences > 1_500, "{games} {sentences}");
}

/// No text, however it is made, asks for much more memory or time than its length.
#[test]
fn a_link_is_no_bomb() {
    use riocht::share::bits::Writer;
    let begun = Instant::now();
    for count in [100, 1 << 20, u64::MAX] {
        for place in 0..6 {
            let mut to = Writer::new('1');
            to.number(1);
            to.flag(false);
            if place > 0 {
                to.number(0);
            }
            if place > 1 {
                to.number(2);
                to.flag(false);
                to.flag(false);
            }
            to.number(count);
            for _ in 0..2_500 {
                to.bits(0, 32);
            }
            let why = decode(&to.finish()).unwrap_err();
            assert_sentence(&why.to_string());
        }
    }
    assert!(decode(&"1".repeat(50_000_000)).is_err());
    assert!(begun.elapsed() < Duration::from_secs(20));
}

#[test]
fn damaged_pastes_end_in_a_game_or_a_sentence() {
    let mut chance = Chance::new(Seed(0xfade));
    let texts = [
        "https://example.org/riocht/#/g/1BA",
        r#"{"record":{"schema":1,"game":"ard-ri","seats":[{"person":{"name":""}},{"person":{"name":""}}],"actions":["d2-e2"]}}"#,
        "[attackers:a]\n[rules:dim:7 esc:e start:/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/]\n\n1. d2-e2 e5-e6\n2. e2-d2 ---\n",
        "1. d2-e2 e5-e6 2. e2-d2",
        "c4 c5 b5 b4 b6 c6 a6 a5",
        "/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/ d",
    ];
    let (mut games, mut sentences) = (0, 0);
    for text in texts {
        for _ in 0..400 {
            match find(&mutate(&mut chance, text)) {
                Ok(_) => games += 1,
                Err(why) => {
                    assert_sentence(&why.to_string());
                    sentences += 1;
                }
            }
        }
    }
    assert!(games > 100 && sentences > 1_000, "{games} {sentences}");
}
