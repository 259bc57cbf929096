//! Positions that are set up and looked into.

use super::*;
use crate::{
    app::text::study::{Entrance, Faulted, Text},
    study::{Composed, Piece},
    tafl::setup::Fault as TaflFault,
    tara::{chalice::setup::Fault as ChaliceFault, levels::setup::Fault as LevelsFault},
};

fn pieces() -> Vec<Piece> {
    [Tafl::PIECES, Tara::PIECES].concat()
}

fn texts() -> Vec<Text> {
    use Text::*;
    let mut texts = vec![
        Board { bridges: false },
        Board { bridges: true },
        Pieces,
        Clear,
        FirstEnd { at: "c3".into() },
        Put {
            at: "c3".into(),
            piece: None,
        },
        WrongHere,
        WhoMoves,
        Counters(Colour::Red),
        Counters(Colour::Blue),
        HalfTurn,
        BeginTurn,
        Start,
        Empty,
        AsText,
        AsTextHelp,
        UseText,
        Copy,
        Copied,
        CopyFailed,
        Sound,
        OverHere {
            verdict: "zzz".into(),
        },
        PlayFromHere,
        NotKept,
        Analysis,
        BothSides,
        Change,
        BackToGame,
        Best,
        Stop,
        Go,
        Rests,
        Enough,
        Proven,
        PlayTo {
            turn: "d1-d2".into(),
        },
        Wrong,
        WrongTurn {
            turn: "d1-d2".into(),
        },
    ];
    texts.extend([1, 2, 7, 12].map(Faults));
    for piece in pieces() {
        texts.push(Piece(piece));
        texts.push(Put {
            at: "c3".into(),
            piece: Some(piece),
        });
    }
    texts
}

#[test]
fn the_page_of_positions() {
    for text in texts() {
        all(text);
    }
    all(Entrance::SetUp);
    all(Entrance::Analyse);
    assert!(Tafl::PIECES.contains(&Piece::King));
    let sides: [fn(Lang) -> String; 4] = [
        |lang| Tafl::seat_name(lang, &RuleSet::ARD_RI, Seat(0)),
        |lang| Tafl::seat_name(lang, &RuleSet::ARD_RI, Seat(1)),
        |lang| lang.say(tara::Text::Side(Colour::Red)),
        |lang| lang.say(tara::Text::Side(Colour::Blue)),
    ];
    for side in sides {
        agree(|lang| lang.say(Text::Out { side: side(lang) }));
        agree(|lang| lang.say(Text::AllButWon { side: side(lang) }));
        agree(|lang| {
            lang.say(Text::Chance {
                side: side(lang),
                percent: 62,
            })
        });
        for tenths in [0, 3, 15, 120] {
            // Decimals are written in each language's own way.
            let value = |lang: Lang, words: String| {
                assert!(words.contains(&lang.number(tenths / 10)), "{words}");
                assert!(words.contains(&lang.number(tenths % 10)), "{words}");
            };
            for lang in Lang::ALL {
                let side = side(lang);
                let short = Text::Ahead {
                    side: side.clone(),
                    tenths,
                };
                value(lang, lang.say(short));
                value(lang, lang.say(Text::AheadLong { side, tenths }));
            }
        }
        for number in [1, 2, 13] {
            for exact in [true, false] {
                agree(|lang| {
                    lang.say(Text::Wins {
                        side: side(lang),
                        turns: number,
                        exact,
                    })
                });
                agree(|lang| {
                    lang.say(Text::WinsBy {
                        side: side(lang),
                        points: number,
                        exact,
                    })
                });
            }
        }
    }
}

#[test]
fn every_reason_why_a_position_cannot_be_played() {
    let pair: Pair = "b1-c1".parse().unwrap();
    let hill = |text: &str| -> Hill { text.parse().unwrap() };
    for fault in [
        TaflFault::NoKing,
        TaflFault::Kings(2),
        TaflFault::Attackers {
            found: 17,
            most: 16,
        },
        TaflFault::Defenders { found: 9, most: 8 },
        TaflFault::Throne,
    ] {
        agree(|lang| Tafl::fault_words(lang, &fault));
        assert!(!Tafl::fault_words(Lang::English, &fault).contains('('));
    }
    for colour in Colour::BOTH {
        for fault in [
            LevelsFault::NoKing(colour),
            LevelsFault::Kings { colour, found: 3 },
            LevelsFault::Counters { colour, found: 9 },
            LevelsFault::EarlyCounters(colour),
            LevelsFault::Territory {
                found: [7, 3],
                side: colour,
                rule: "A-2",
            },
            LevelsFault::Bridge(pair),
            LevelsFault::EarlyBridges,
            LevelsFault::Skip,
            LevelsFault::Lifted(pair),
            LevelsFault::Moved,
            LevelsFault::Swapped,
        ] {
            agree(|lang| Tara::fault_words(lang, &fault));
        }
        for fault in [
            ChaliceFault::NotOnEdge(hill("d4")),
            ChaliceFault::EdgeTwice(colour),
            ChaliceFault::Opposite(hill("b1"), hill("b7")),
            ChaliceFault::Turns {
                red: 4,
                blue: 2,
                side: colour,
            },
            ChaliceFault::NotOut(colour),
        ] {
            agree(|lang| Chalice::fault_words(lang, &fault));
        }
    }
}
