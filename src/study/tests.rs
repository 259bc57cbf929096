use super::{
    Composed, Extras, Piece, Spot,
    address::{self, Asked, Position},
    turns,
};
use crate::{
    game::{Chance, Game as _, Rules, Seat, Seed},
    shelf::GameName,
    tafl::Tafl,
    tara::{Chalice, Colour, Tara},
};

fn at(name: &str) -> Spot {
    let bytes = name.as_bytes();
    let spot = |at: usize| (bytes[at] - b'a', bytes[at + 1] - b'1');
    match name.len() {
        2 => Spot::At {
            file: spot(0).0,
            rank: spot(0).1,
        },
        _ => Spot::between(spot(0), spot(3)).expect("neighbours"),
    }
}

/// Every fault of an arrangement: its rule and its places.
fn faults<G: Composed>(game: GameName, text: &str) -> Vec<(&'static str, Vec<String>)> {
    let rules = game.rules::<G>();
    let setup = G::read_setup(text).expect(text);
    let faults = G::faults(&setup, &rules);
    assert_eq!(G::begin(&setup, &rules).err().unwrap_or_default(), faults);
    // However it is, it can be looked at.
    let _ = G::shown(&setup, &rules).position_text();
    let told = |fault: &G::Fault| {
        let rule = G::fault_rule(fault);
        assert!(
            fault.to_string().ends_with(&format!("({rule}).")),
            "{fault}"
        );
        let spots = G::fault_spots(&setup, fault);
        (rule, spots.iter().map(Spot::to_string).collect())
    };
    faults.iter().map(told).collect()
}

fn places(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn every_kind_of_fault_in_tafl_with_its_squares() {
    let faults = |text| faults::<Tafl>(GameName::ArdRi, text);
    let none = || places(&[]);
    assert_eq!(faults("/7/7/7/7/7/7/7/ a"), [("R-2", none())]);
    assert_eq!(
        faults("/K6/7/7/3t3/7/7/6K/ a"),
        [("R-2", places(&["a1", "g7"])), ("R-4", places(&["d4"]))]
    );
    let crowd = "/ttttttt/ttttttt/tttt3/3K3/TTTT3/TTTTT2/7/ d";
    assert_eq!(faults(crowd), [("R-2", none()), ("R-2", none())]);
    let all = "/ttttttt/ttttttt/tttt3/3T3/TTTT3/TTTTT2/7/ d";
    assert_eq!(faults(all).len(), 4);
}

#[test]
fn every_kind_of_fault_in_tara_with_its_hills() {
    let faults = |game, text: &str| faults::<Tara>(game, text);
    let none = || places(&[]);
    let (one, two) = (GameName::Tara1, GameName::Tara2);
    // Two kings, none, a bridge before Battle that lies on nothing, and counters, all at once.
    let many = "/R3R/7/7/3b3/7/7/5/ r 6,4 a2-a3";
    assert_eq!(
        faults(one, many),
        [
            ("A-2", places(&["b1", "f1"])),
            ("A-8", none()),
            ("A-1", none()),
            ("A-8", none()),
            ("A-4", places(&["a2-a3"])),
            ("A-12", places(&["a2-a3"])),
            ("A-2", none()),
        ]
    );
    // What is wrong with a step does not wait for the rest to be mended.
    let lifted = "/R4/7/7/7/7/7/4B/ r 5,5 - drop=b1-c1";
    assert_eq!(faults(one, lifted), [("A-8", places(&["b1-c1"]))]);
    assert_eq!(
        faults(two, "/R4/7/7/7/7/7/4B/ r 5,5 - skip"),
        [("B-2", none())]
    );
    assert_eq!(
        faults(two, "/R4/7/7/7/7/7/4B/ r 5,5 - swap"),
        [("A-8", none())]
    );
    assert_eq!(
        faults(two, "/R4/7/7/7/7/7/4B/ b 5,5 - link").last(),
        Some(&("A-7", none()))
    );
    let full = "/Rrrbb/rrrrbbb/rrrrbbb/rrrrbbb/rrrrbbb/rrrrbbb/rrrbB/ r 5,5 d2-e2";
    assert!(faults(one, full).contains(&("A-12", places(&["d2-e2"]))));
}

#[test]
fn every_kind_of_fault_in_poisoned_chalice_with_its_hills() {
    let faults = |text| faults::<Chalice>(GameName::TaraChalice, text);
    assert_eq!(faults("/5/7/7/3r3/7/7/5/ b -"), [("P-2", places(&["d4"]))]);
    assert_eq!(
        faults("/rr3/7/7/7/7/7/5/ b -"),
        [("P-2", places(&["b1", "c1"])), ("P-2", places(&[]))]
    );
    assert_eq!(
        faults("/r4/7/7/7/7/7/b4/ r -"),
        [("P-2", places(&["b1", "b7"]))]
    );
    assert_eq!(faults("/5/7/7/7/7/7/5/ r out"), [("P-7", places(&[]))]);
    assert_eq!(faults("/2r2/7/3b3/7/7/7/2r2/ r out").len(), 4);
}

/// What can be put there lies there, survives its text, and can be taken away again.
fn is_put<G: Composed>(game: GameName) {
    let rules = game.rules::<G>();
    let empty = G::empty(&rules);
    let spots = ["d4", "b1", "d4-e4", "c2-c3"].map(at);
    for piece in G::PIECES {
        for spot in spots {
            let mut setup = empty.clone();
            G::put(&mut setup, spot, Some(*piece));
            let fits = (*piece == Piece::Bridge) == matches!(spot, Spot::Between { .. });
            assert_eq!(G::piece_at(&setup, spot), fits.then_some(*piece));
            assert_eq!(G::read_setup(&G::setup_text(&setup)), Ok(setup.clone()));
            G::put(&mut setup, spot, None);
            assert_eq!(setup, empty);
        }
    }
    for seat in [Seat(0), Seat(1)] {
        let mut setup = empty.clone();
        G::set_to_move(&mut setup, &rules, seat);
        assert_eq!(G::to_move(&setup, &rules), seat);
    }
    // Off the board nothing happens.
    let mut setup = empty.clone();
    for spot in [
        Spot::At { file: 9, rank: 0 },
        Spot::Between {
            file: 6,
            rank: 3,
            up: false,
        },
    ] {
        for piece in G::PIECES {
            G::put(&mut setup, spot, Some(*piece));
        }
    }
    assert_eq!(setup, empty);
}

#[test]
fn pieces_are_put_and_taken_away() {
    is_put::<Tafl>(GameName::ArdRi);
    is_put::<Tara>(GameName::Tara2);
    is_put::<Chalice>(GameName::TaraChalice);
}

#[test]
fn a_king_who_is_put_elsewhere_leaves_where_he_was() {
    let rules = GameName::ArdRi.rules::<Tafl>();
    let mut setup = Tafl::empty(&rules);
    for square in ["d4", "c3"] {
        Tafl::put(&mut setup, at(square), Some(Piece::King));
    }
    assert_eq!(Tafl::setup_text(&setup), "/7/7/2K4/7/7/7/7/ a");
    let rules = GameName::Tara1.rules::<Tara>();
    let mut setup = Tara::empty(&rules);
    for hill in ["d4", "c3"] {
        Tara::put(&mut setup, at(hill), Some(Piece::KingOf(Colour::Red)));
    }
    assert_eq!(Tara::setup_text(&setup), "/5/7/2R4/3r3/7/7/5/ r 5,5 -");
}

#[test]
fn what_stands_beside_the_board_is_set() {
    let rules = GameName::Tara2.rules::<Tara>();
    let mut setup = Tara::read_setup("/5/7/7/7/7/7/5/ r 5,3 - skip").unwrap();
    assert_eq!(
        Tara::extras(&setup),
        Extras {
            counters: Some([5, 3]),
            out: None,
            mid_turn: true
        }
    );
    let extras = Extras {
        counters: Some([2, 5]),
        ..Extras::default()
    };
    Tara::set_extras(&mut setup, extras);
    assert_eq!(Tara::setup_text(&setup), "/5/7/7/7/7/7/5/ r 2,5 -");
    assert_eq!(Tara::to_move(&setup, &rules), Seat(0));
    let mut setup = Chalice::empty(&GameName::TaraChalice.rules::<Chalice>());
    let out = Some(true);
    Chalice::set_extras(
        &mut setup,
        Extras {
            out,
            ..Extras::default()
        },
    );
    assert_eq!(Chalice::extras(&setup).out, out);
}

/// Positions of games that are played at random can be begun as they stand, by their addresses.
fn goes_round<G: Composed>(game: GameName) {
    let mut rules = game.rules::<G>();
    if let Some(option) = rules.options().first()
        && let crate::game::OptionKind::Choice(values) = option.kind
    {
        rules.set(option.name, values[1]).unwrap();
    }
    let mut chance = Chance::new(Seed(3));
    let mut now = G::start(&rules, Seed(0));
    let mut actions = Vec::new();
    while now.status().seat().is_some() {
        let setup = now.arrangement();
        assert_eq!(G::faults(&setup, &rules), []);
        let text = G::setup_text(&setup);
        assert_eq!(G::begin(&setup, &rules).unwrap().position_text(), text);
        let from = Position::new(&rules, Some(text));
        let asked = Asked::SetUp(from.clone());
        let address = address::write(&asked);
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "-._~*=,+".contains(sign);
        assert!(address.chars().all(plain), "{address}");
        assert_eq!(address::read(&address), Some(asked));
        assert_eq!(from.rules(game.rules::<G>()), Ok(rules.clone()));
        let action = now.random_action(&mut chance).unwrap();
        now.apply(action).unwrap();
        actions.push(action.to_string());
    }
    for shown in [None, Some(2)] {
        let from = Position::new(&rules, None);
        let actions = actions.clone();
        let asked = Asked::Line {
            from,
            actions,
            shown,
        };
        assert_eq!(address::read(&address::write(&asked)), Some(asked));
    }
}

#[test]
fn addresses_lead_back_to_what_is_studied() {
    goes_round::<Tafl>(GameName::ArdRi);
    goes_round::<Tara>(GameName::Tara1);
    goes_round::<Tara>(GameName::Tara2);
    goes_round::<Chalice>(GameName::TaraChalice);
    let start = Asked::SetUp(Position::default());
    assert_eq!(address::read(""), Some(start.clone()));
    assert_eq!(address::read(&address::write(&start)), Some(start));
    let game = Asked::Game {
        id: "0123456789".to_owned(),
        shown: Some(7),
    };
    assert_eq!(address::read(&address::write(&game)), Some(game));
    // As an app may have changed it on the way.
    assert_eq!(
        address::read("start%2Acorners%3Dplain/line/d1-d2%2cd7-d6"),
        Some(Asked::Line {
            from: Position {
                text: None,
                options: "corners=plain".to_owned()
            },
            actions: places(&["d1-d2", "d7-d6"]),
            shown: None
        })
    );
    for text in [
        "x/y",
        "x/line/a/b",
        "game/1/x",
        "a/line/b/1/2",
        "game/a/1/2",
    ] {
        assert_eq!(address::read(text), None, "{text}");
    }
    // Whatever it is, it is read or not.
    for text in ["%", "%2", "%zz", "100%25", "é%C3%A9", "*", "*=", "%00"] {
        let _ = address::read(text);
    }
}

#[test]
fn a_line_is_told_turn_by_turn_also_from_inside_a_turn() {
    let full = "/rrrbb/rrrrbbb/rrrbbbb/rrrRbbb/rrrbbbb/rrrrBbb/rrbbb/ b 5,5 -";
    let game = Tara::begin(
        &Tara::read_setup(full).unwrap(),
        &GameName::Tara1.rules::<Tara>(),
    )
    .unwrap();
    let actions: Vec<_> = ["xc3", "c3-d3", "xe4"]
        .map(|text| text.parse().unwrap())
        .to_vec();
    let texts = |from: &Tara, actions: &[_]| -> Vec<(String, usize)> {
        let turns = turns(from, actions).into_iter();
        turns.map(|turn| (turn.text, turn.actions.len())).collect()
    };
    assert_eq!(
        texts(&game, &actions),
        [("xc3:c3-d3".to_owned(), 2), ("xe4…".to_owned(), 1)]
    );
    let mut inside = game;
    inside.apply(actions[0]).unwrap();
    assert_eq!(
        texts(&inside, &actions[1..]),
        [("c3-d3".to_owned(), 1), ("xe4…".to_owned(), 1)]
    );
    // What is not legal there is left out.
    assert_eq!(texts(&inside, &actions), []);
}
