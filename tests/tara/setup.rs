//! Positions and turns that are refused, and why.

use crate::{W, actions, all_turns, board, chalice, fault, start, tara};
use riocht::{
    game::{Game, Notation, ParseError, View},
    tara::{
        Chalice, Colour, Pairs, Tara,
        levels::{
            Setup,
            notation::{parse_setup, setup_text},
            setup::Ringfort,
        },
    },
};

/// Board W with kings, Blue to move, and the rest of the position.
fn w(rest: &str) -> String {
    format!("{} {rest}", board(W, "d4R e4B"))
}

#[test]
fn a_1_to_b_2_every_reason_why_an_arrangement_cannot_be_played() {
    let empty = "/5/7/7/7/7/7/5/";
    for (game, position, parts) in [
        (
            "tara-1",
            "/r4/7/7/7/7/7/5/ b 5,5 -".to_owned(),
            &["no king", "A-1"][..],
        ),
        (
            "tara-1",
            "/R3R/7/7/7/7/7/B4/ b 5,5 -".to_owned(),
            &["Red has 2 kings", "A-2"],
        ),
        ("tara-1", format!("{empty} r 6,5 -"), &["6 counters", "A-8"]),
        ("tara-1", format!("{empty} r 4,5 -"), &["paid", "A-8"]),
        (
            "tara-1",
            "/R4/7/7/7/7/7/5/ r 5,5 -".to_owned(),
            &["Red has 1", "A-2"],
        ),
        (
            "tara-2",
            "/R4/7/7/7/7/7/5/ r 5,5 -".to_owned(),
            &["Red has 1", "B-2"],
        ),
        (
            "tara-1",
            "/Rr1bB/7/7/7/7/7/5/ r 5,5 b1-c1".to_owned(),
            &["A-4"],
        ),
        ("tara-1", w("b 5,5 d4-e4"), &["d4-e4", "A-12"]),
        ("tara-1", w("r 5,5 a2-a3 skip"), &["B-2"]),
        ("tara-2", w("r 5,5 - skip"), &["B-2"]),
        ("tara-1", w("b 5,5 a2-a3 swap"), &["A-8"]),
        ("tara-1", w("b 5,4 - swap"), &["A-8"]),
        ("tara-1", w("b 5,5 - drop=a2-a3"), &["a2-a3", "A-8"]),
        ("tara-1", w("b 5,4 - drop=e1-f1"), &["e1-f1", "A-8"]),
        ("tara-1", w("b 5,4 a2-a3 drop=a2-a3"), &["a2-a3", "A-8"]),
        ("tara-1", format!("{empty} r 5,5 - link"), &["A-7"]),
        // The ringfort that was just swapped carries no bridge.
        ("tara-1", w("r 5,5 c4-d4 link"), &["A-7"]),
    ] {
        let why = fault::<Tara>(game, &position);
        for part in parts {
            assert!(
                why.contains(part) && why.ends_with('.'),
                "{position}: {why}"
            );
        }
    }
    // Several reasons are all given.
    let why = fault::<Tara>("tara-1", "/r4/b6/7/7/7/7/5/ b 9,5 b1-c1");
    for part in [
        "Red has ringforts",
        "Blue has ringforts",
        "9 counters",
        "A-4",
    ] {
        assert!(why.contains(part), "{why}");
    }
}

#[test]
fn positions_inside_a_turn_are_read() {
    let lifted = tara("tara-1", &w("b 5,4 - drop=a2-a3"));
    assert!(lifted.mid_turn());
    assert_eq!(lifted.legal_actions().len(), 34);
    assert!(all_turns(&lifted).contains(&"c3-d3:xa2".to_owned()));
    assert_eq!(lifted.parse_turn("d3-c3:xa2").unwrap().len(), 2);
    let moved = tara("tara-1", &w("b 5,4 c3-d3 swap"));
    assert!(moved.mid_turn() && actions(&moved).contains(&"xa2".to_owned()));
    assert!(matches!(
        moved.parse_turn("xa2:e1-f1"),
        Err(ParseError::Illegal { rule: "A-8", .. })
    ));
    let swapped = tara("tara-1", &w("r 5,5 - link"));
    assert!(all_turns(&swapped).contains(&"a2-a3".to_owned()));
}

#[test]
fn texts_that_are_no_position_say_why() {
    let board = "/5/7/7/7/7/7/5/";
    for (position, part) in [
        (String::new(), "empty"),
        (board.to_owned(), "side to move"),
        (format!("{board} x 5,5 -"), "side to move"),
        (format!("{board} r"), "counters"),
        (format!("{board} r 5,5"), "counters"),
        (format!("{board} r 5 -"), "“5”"),
        (format!("{board} r +5,5 -"), "“+5,5”"),
        (format!("{board} r 5,999 -"), "“5,999”"),
        (format!("{board} r 5,5 - - -"), "counters"),
        (format!("{board} r 5,5 b1"), "“b1”"),
        (format!("{board} r 5,5 b1-d1"), "“b1-d1”"),
        (format!("{board} r 5,5 b1-c1,c1-b1"), "twice"),
        (format!("{board} r 5,5 b1-c1,"), "pair"),
        (format!("{board} r 5,5 - jump"), "“jump”"),
        (format!("{board} r 5,5 - drop=x"), "“x”"),
        ("/5/7/7/7/7/7/ r 5,5 -".to_owned(), "6 rows"),
        ("/7/7/7/7/7/7/7/ r 5,5 -".to_owned(), "Row 1"),
        ("/5/7/7/7/7/7/rrrrrr/ r 5,5 -".to_owned(), "Row 7"),
        ("/5/7/7/8/7/7/5/ r 5,5 -".to_owned(), "“8”"),
        ("/5/7/7/3k3/7/7/5/ r 5,5 -".to_owned(), "“k”"),
    ] {
        let why = fault::<Tara>("tara-2", &position);
        assert!(
            why.contains(part) && why.ends_with('.'),
            "{position}: {why}"
        );
    }
    for (position, part) in [
        ("/5/7/7/7/7/7/5/ r", "out"),
        ("/5/7/7/7/7/7/5/ r maybe", "out"),
        ("/5/7/7/7/7/7/5/ r - -", "out"),
        ("/5/7/7/3R3/7/7/5/ r -", "“R”"),
    ] {
        let why = fault::<Chalice>("tara-chalice", position);
        assert!(
            why.contains(part) && why.ends_with('.'),
            "{position}: {why}"
        );
    }
    // The slashes at both ends may be left out.
    let bare = "5/7/7/7/7/7/5 r 5,5 -";
    assert_eq!(tara("tara-1", bare), start::<Tara>("tara-1"));
    assert_eq!(
        chalice("5/7/7/7/7/7/5 r -"),
        start::<Chalice>("tara-chalice")
    );
}

#[test]
fn texts_that_are_no_turn_say_why() {
    let games = [
        start::<Tara>("tara-2"),
        tara("tara-2", &w("b 5,5 a2-a3")),
        tara("tara-2", &w("b 5,4 - drop=a2-a3")),
    ];
    for game in games {
        for turn in [
            "",
            "d",
            "h4",
            "d4:xd3",
            "d4++",
            "d4x",
            "xd3:",
            "xd3:xd3",
            "xd3:d3",
            "a2-a3>",
            "a2-a3>c3-d3",
            "a2-a3>c3-d3:",
            "a2-a3>c3-d3:d4",
            "a2-a3>c3-d3:xd2:",
            "+",
            "-",
            ":xd3",
            ">c3-d3:xa2",
            "xd3:d3-e3:e3-f3",
            "pass",
            "d4 d5",
        ] {
            let why = game.parse_turn(turn).unwrap_err().to_string();
            assert!(why.ends_with('.'), "{turn}: {why}");
        }
    }
}

#[test]
fn an_arrangement_can_be_anything_and_survives_its_text() {
    let mut setup = Setup::empty(Colour::Blue);
    let king = |colour| Some(Ringfort { colour, king: true });
    for (hill, colour) in [
        ("b1", Colour::Red),
        ("b2", Colour::Red),
        ("g6", Colour::Blue),
    ] {
        setup.put(hill.parse().unwrap(), king(colour));
    }
    setup.bridges = Pairs::ALL;
    setup.counters = [0, 255];
    let text = setup_text(&setup);
    assert_eq!(parse_setup(&text), Ok(setup));
    assert!(!setup.faults(&crate::rules::<Tara>("tara-2")).is_empty());
    setup.put("b2".parse().unwrap(), None);
    assert_eq!(setup.ringfort("b2".parse().unwrap()), None);
}

/// What a worker is sent is checked when it is read.
#[test]
fn messages_are_checked() {
    let game = start::<Tara>("tara-2");
    let text = serde_json::to_string(&game).unwrap();
    for (part, wrong) in [
        ("tara-2", "tara-3"),
        (" r 5,5", " r 9,5"),
        ("[]", r#"[["first","green"]]"#),
    ] {
        assert!(text.contains(part), "{text}");
        assert!(serde_json::from_str::<Tara>(&text.replace(part, wrong)).is_err());
    }
    let game = start::<Chalice>("tara-chalice");
    let text = serde_json::to_string(&game).unwrap();
    for (part, wrong) in [(" r -", " r out"), ("false", "true"), ("/7/", "/6/")] {
        assert!(text.contains(part), "{text}");
        assert!(serde_json::from_str::<Chalice>(&text.replace(part, wrong)).is_err());
    }
    assert!(game.observe(crate::RED) == game && game.observe(crate::BLUE) == game);
}
