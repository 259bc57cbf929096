//! G-1 to G-6 and M-1 to M-3: the board, kingdoms, and the score.

use crate::{BLUE, RED, W, at, board, rules, start};
use riocht::{
    game::{Contest, Ending as _, Notation, Seat, Status, View, contest::GameResult},
    tara::{
        Chalice, Colour, Ending, Hill, Hills, Pair, Pairs, Tara,
        levels::Position,
        score::{Reason, kingdom_of, kingdoms},
    },
};
use std::collections::BTreeMap;

fn hill(text: &str) -> Hill {
    text.parse().unwrap()
}

fn hills(text: &str) -> Hills {
    text.split_whitespace().map(hill).collect()
}

/// How many hills have each number of something.
fn histogram(number: impl Fn(Hill) -> u32) -> Vec<(u32, u32)> {
    let mut counts = BTreeMap::new();
    for hill in Hill::all() {
        *counts.entry(number(hill)).or_default() += 1;
    }
    counts.into_iter().collect()
}

#[test]
fn g_1_there_are_45_hills_and_no_corners() {
    assert_eq!(Hill::all().count(), 45);
    for hill in Hill::all() {
        assert_eq!(hill.to_string().parse(), Ok(hill));
        assert_eq!(Hill::new(hill.file(), hill.rank()), Some(hill));
        assert!(hill.row().contains(hill) && hill.column().contains(hill));
    }
    for text in [
        "a1", "g1", "a7", "g7", "h4", "d0", "d8", "D4", "", "d", "d44",
    ] {
        let why = text.parse::<Hill>().unwrap_err().to_string();
        assert!(why.contains("not a hill"), "{why}");
    }
    assert_eq!(Hills::from_bits(u64::MAX), Hills::BOARD);
}

#[test]
fn g_2_adjacent_hills_make_76_pairs() {
    let along_ranks = |pair: &Pair| pair.hills()[0].rank() == pair.hills()[1].rank();
    assert_eq!(Pair::all().count(), 76);
    assert_eq!(Pair::all().filter(along_ranks).count(), 38);
    assert_eq!(Pairs::ALL.len(), 76);
    let neighbours = |hill: Hill| hill.neighbours().len();
    assert_eq!(histogram(neighbours), [(2, 8), (3, 12), (4, 25)]);
    let with_two: Hills = Hill::all().filter(|hill| neighbours(*hill) == 2).collect();
    assert_eq!(with_two, hills("a2 a6 b1 b7 f1 f7 g2 g6"));
    for pair in Pair::all() {
        let [one, other] = pair.hills();
        assert!(one.neighbours().contains(other));
        assert_eq!(pair.ends(), one.set().or(other.set()));
        assert_eq!(Pair::new(other, one), Some(pair));
    }
    for (one, other) in [("d4", "e5"), ("d4", "d4"), ("d4", "d6"), ("g2", "a3")] {
        assert_eq!(Pair::new(hill(one), hill(other)), None);
    }
}

#[test]
fn g_3_the_four_edges_have_five_hills_each_and_share_none() {
    assert!(Hills::EDGES.iter().all(|edge| edge.len() == 5));
    let all = Hills::EDGES.into_iter().fold(Hills::NONE, Hills::or);
    assert_eq!(all.len(), 20);
    assert_eq!(Hills::EDGES[0], hills("b1 c1 d1 e1 f1"));
    assert_eq!(Hills::EDGES[2], hills("a2 a3 a4 a5 a6"));
}

#[test]
fn g_4_sets_of_pairs_agree_with_their_pairs() {
    // Every third pair, and every fifth.
    let third: Pairs = Pair::all().step_by(3).collect();
    let fifth: Pairs = Pair::all().step_by(5).collect();
    let contains = |set: Pairs, pair: Pair| set.iter().any(|other| other == pair);
    for (number, pair) in Pair::all().enumerate() {
        assert_eq!(third.contains(pair), number % 3 == 0);
        let (a, b) = (contains(third, pair), contains(fifth, pair));
        assert_eq!(third.and(fifth).contains(pair), a && b);
        assert_eq!(third.or(fifth).contains(pair), a || b);
        assert_eq!(third.without(fifth).contains(pair), a && !b);
    }
    for (skip, pair) in (0..).zip(third.iter()) {
        assert_eq!(third.nth(skip), Some(pair));
    }
    assert_eq!(third.nth(third.len()), None);
    for set in [third, fifth, Pairs::ALL, Pairs::NONE] {
        let times = |hill: Hill| set.iter().filter(|pair| pair.ends().contains(hill)).count();
        let with = |wanted: &dyn Fn(usize) -> bool| -> Hills {
            Hill::all().filter(|hill| wanted(times(*hill))).collect()
        };
        assert_eq!(set.touched(), with(&|times| times > 0));
        assert_eq!(set.touched_once(), with(&|times| times == 1));
        let some: Hills = Hill::all().step_by(4).collect();
        let touches: usize = some.iter().map(times).sum();
        assert_eq!(set.touches(some) as usize, touches);
        assert_eq!(set.is_empty(), set.iter().next().is_none());
    }
    let covering = |text: &str| Pairs::covering(hills(text));
    assert_eq!(covering(""), Pairs::ALL);
    assert_eq!(covering("d4").len(), 4);
    assert_eq!(
        covering("d4 d5").iter().next().unwrap().to_string(),
        "d4-d5"
    );
    assert_eq!(covering("d4 d5").len(), 1);
    assert!(covering("d4 e5").is_empty() && covering("d4 d5 d6").is_empty());
    assert_eq!(Pairs::touching(hills("b1")).len(), 2);
}

#[test]
fn g_4_a_pair_reads_in_either_order_and_writes_in_one() {
    for (read, written) in [("c1-b1", "b1-c1"), ("d5-d4", "d4-d5"), ("b1-c1", "b1-c1")] {
        assert_eq!(read.parse::<Pair>().unwrap().to_string(), written);
    }
    for text in [
        "b1-d1", "b1-c2", "b1", "b1-", "-", "a1-b1", "b1-c1-d1", "b1-b1",
    ] {
        let why = text.parse::<Pair>().unwrap_err().to_string();
        assert!(why.ends_with('.'), "{why}");
    }
}

#[test]
fn g_5_kingdoms_and_territory() {
    assert_eq!(kingdoms(Hills::NONE), 0);
    assert_eq!(kingdoms(Hills::BOARD), 1);
    // Diagonals do not join.
    assert_eq!(kingdoms(hills("d4 e5 f6")), 3);
    assert_eq!(kingdoms(hills("d4 d5 e5 b1")), 2);
    // g3 and a4 are not neighbours, whatever their numbers.
    assert_eq!(kingdoms(hills("g3 a4")), 2);
    let land = hills("d4 d5 e5 b1");
    assert_eq!(kingdom_of(hill("e5"), land), hills("d4 d5 e5"));
    assert_eq!(kingdom_of(hill("b1"), land), hills("b1"));
    assert_eq!(kingdom_of(hill("g4"), land), Hills::NONE);
}

#[test]
fn a_2_reach_in_numbers() {
    let reach = |text: &str| hill(text).reach();
    let from_d4 = "b2 b4 b6 c3 c4 c5 d2 d3 d5 d6 e3 e4 e5 f2 f4 f6";
    assert_eq!(reach("d4"), hills(from_d4));
    assert_eq!(reach("b1"), hills("a2 b2 b3 c1 c2 d1 d3"));
    let sizes = [(7, 8), (9, 8), (10, 8), (13, 12), (15, 4), (16, 5)];
    assert_eq!(histogram(|hill| hill.reach().len()), sizes);
}

#[test]
fn b_6_pairs_in_the_kings_lines_in_numbers() {
    let in_lines = |hill: Hill| Pairs::in_lines(hill).len();
    assert_eq!(histogram(in_lines), [(10, 20), (12, 25)]);
    for king in Hill::all() {
        for pair in Pair::all() {
            let [one, other] = pair.hills();
            let row = one.rank() == king.rank() && other.rank() == king.rank();
            let column = one.file() == king.file() && other.file() == king.file();
            assert_eq!(Pairs::in_lines(king).contains(pair), row || column);
        }
    }
}

#[test]
fn m_1_first_has_seat_0_and_the_colours_stay() {
    for (name, first) in [("tara-1", "red"), ("tara-2", "blue")] {
        let game: Tara = start(&format!("{name}/first={first}"));
        assert_eq!(game.status(), Status::ToAct(Seat(0)));
        assert_eq!(game.seat_word(Seat(0)), first);
        assert_ne!(game.seat_word(Seat(1)), first);
    }
    let game: Chalice = start("tara-chalice/first=blue");
    assert_eq!(
        (game.status(), game.seat_word(Seat(0))),
        (Status::ToAct(Seat(0)), "blue".into())
    );
}

fn ending(kingdoms: [u8; 2], territory: [u8; 2]) -> Ending {
    Ending {
        kingdoms,
        territory,
        first: Colour::Red,
        reason: Reason::Stuck,
    }
}

#[test]
fn m_2_scores() {
    let red_and_blue = |kingdoms, territory| {
        let ending = ending(kingdoms, territory);
        let winners = ending.winners();
        assert_eq!(winners.len(), 1);
        assert!(ending.score(winners.iter().next().unwrap()) > 0);
        [ending.score(RED), ending.score(BLUE)]
    };
    assert_eq!(red_and_blue([1, 4], [22, 23]), [5, 0]);
    assert_eq!(red_and_blue([4, 1], [22, 23]), [0, 5]);
    assert_eq!(red_and_blue([2, 2], [24, 21]), [5, 0]);
    assert_eq!(red_and_blue([2, 2], [23, 22]), [3, 0]);
    assert_eq!(red_and_blue([2, 2], [22, 23]), [0, 3]);
    // Whose seat it is depends on who is First; whose points they are does not.
    let blue_first = Ending {
        first: Colour::Blue,
        ..ending([1, 4], [23, 22])
    };
    assert_eq!(
        [blue_first.score(Seat(0)), blue_first.score(Seat(1))],
        [0, 5]
    );
    assert_eq!(
        blue_first.to_string(),
        "red 5 blue 0 (kingdoms 1-4, territory 23-22)"
    );
}

/// The score of a finished board as the rules page counts it.
fn count(changes: &str) -> String {
    let setup =
        riocht::tara::levels::notation::parse_setup(&format!("{} r 5,5 -", board(W, changes)));
    let land = |colour: Colour| -> Hills {
        let setup = setup.as_ref().unwrap();
        Hill::all()
            .filter(|hill| {
                setup
                    .ringfort(*hill)
                    .is_some_and(|found| found.colour == colour)
            })
            .collect()
    };
    Ending::count(Colour::BOTH.map(land), Colour::Red, Reason::Stuck).to_string()
}

#[test]
fn l1_e4_a_14_three_kingdoms_against_one() {
    let said = count("a2b a6b d5r d6r");
    assert_eq!(said, "red 4 blue 0 (kingdoms 1-3, territory 23-22)");
}

#[test]
fn l1_e5_m_2_with_equal_kingdoms_territory_decides() {
    let said = count("a2b d1b g4r");
    assert_eq!(said, "red 0 blue 3 (kingdoms 2-2, territory 22-23)");
}

#[test]
fn m_3_two_games_with_seats_changed_make_a_match() {
    let result = |kingdoms, territory, first, seat_of_a| {
        let ending = Ending {
            first,
            ..ending(kingdoms, territory)
        };
        GameResult::of(&ending, seat_of_a, 90)
    };
    // A has Red throughout: First in game one, Second in game two.
    let one = result([1, 4], [23, 22], Colour::Red, Seat(0));
    let lost = result([3, 2], [23, 22], Colour::Blue, Seat(1));
    let contest = Contest {
        games: vec![one.clone(), lost],
    };
    assert_eq!(contest.points(), [5, 3]);
    assert_eq!(contest.winner(), Some(riocht::game::contest::Side::A));
    let even = result([4, 1], [23, 22], Colour::Blue, Seat(1));
    let contest = Contest {
        games: vec![one, even],
    };
    assert_eq!((contest.points(), contest.winner()), ([5, 5], None));
}

#[test]
fn a_15_a_board_without_a_ringfort_is_a_start() {
    for name in ["tara-1", "tara-2"] {
        let empty = "/5/7/7/7/7/7/5/ r 5,5 -";
        let game: Tara = at(name, empty);
        assert_eq!(game.position(), &Position::start(&rules::<Tara>(name)));
        assert_eq!(game.position_text(), empty);
        assert_eq!(game.legal_actions().len(), 45);
    }
}
