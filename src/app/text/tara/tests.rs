use super::*;
use crate::game::{Notation, Rules};

fn game<G: Notation>(name: &str, position: &str) -> G {
    G::parse_position(&G::Rules::named(name).unwrap(), position).unwrap()
}

const FULL: &str = "/rrrbb/rrrrbbb/rrrrbbb/rrrRBbb/rrrbbbb/rrrbbbb/rrbbb/ b 5,5 -";

fn said<G: Told<Observation = G>>(before: &G, turn: &str) -> String {
    G::spoken(Lang::English, before, &before.parse_turn(turn).unwrap())
}

#[test]
fn the_prompt_says_what_the_turn_still_needs() {
    let mut two: Tara = game("tara-2", FULL);
    let head = |game: &Tara| Tara::prompt(Lang::English, game).headline;
    assert_eq!(head(&two), "Blue takes a ringfort");
    two.apply("xd3".parse().unwrap()).unwrap();
    let prompt = Tara::prompt(Lang::English, &two);
    assert_eq!(prompt.headline, "Now link two of your ringforts");
    assert!(prompt.detail.contains("king’s lines"), "{}", prompt.detail);
    let spoken = Tara::spoken(
        Lang::English,
        &game("tara-2", FULL),
        &["xd3".parse().unwrap()],
    );
    assert_eq!(spoken, "Blue takes d3.");
}

#[test]
fn a_turn_is_spoken_as_a_whole() {
    let bridged = FULL.replace('-', "d3-d4");
    let one: Tara = game("tara-1", &bridged);
    assert_eq!(
        said(&one, "d3-d4>c4-d4:xd3"),
        "Blue moves the bridge d3-d4 to c4-d4. Blue takes d3."
    );
    let two: Tara = game("tara-2", "/BR3/7/7/7/7/7/5/ r 5,5 -");
    assert_eq!(said(&two, "b2+"), "Red builds on b2. Red skips Blue.");
}

#[test]
fn what_cannot_follow_is_spoken_with_its_rule() {
    // L2-E4, with the two links that a2 leaves already made.
    let lines: Tara = game("tara-2", &FULL.replace('-', "e2-f2,f2-g2"));
    assert_eq!(
        said(&lines, "xa2"),
        "Blue takes a2. Blue has nothing to link in the lines of the king (B-6)."
    );
    // L2-E1 after five skips, without a counter.
    let poor: Tara = game("tara-2", "/BR3/7/7/7/7/7/rrrrr/ r 0,5 -");
    assert_eq!(
        said(&poor, "b2"),
        "Red builds on b2. Blue’s king is besieged, but there is no counter to pay for a skip \
         (B-2)."
    );
}

#[test]
fn who_is_out_and_who_wins_is_spoken() {
    // PC-E4: after either capture Blue is OUT, and Red takes the other.
    let full = "/brrbb/rrbrbbr/brbbrrr/bbrrrbb/bbbbrrb/rrrbbrb/brbrr/ r -";
    let before: Chalice = game("tara-chalice", full);
    assert_eq!(said(&before, "xb1"), "Red captures b1. Blue is OUT (P-7).");
    let mut last = before;
    last.apply("xb1".parse().unwrap()).unwrap();
    assert_eq!(
        Chalice::prompt(Lang::English, &last).headline,
        "Blue is OUT: Red must capture"
    );
    assert_eq!(
        said(&last, "xb7"),
        "Red captures b7. Red has 3 kingdoms, Blue 4 kingdoms; fewer is better. 2 points, \
         and 1 for the difference. Red wins 3–0."
    );
}

#[test]
fn a_hill_says_everything_that_is_marked_on_it() {
    let cell = Cell {
        hill: "d4".parse().unwrap(),
        owner: Some(Colour::Red),
        king: true,
        linked: Some(false),
        besieged: false,
        build: false,
        take: false,
        chosen: true,
        partners: vec!["d5".parse().unwrap(), "e4".parse().unwrap()],
        lift: false,
        last: false,
    };
    assert_eq!(
        Lang::English.say(Text::Cell(cell)),
        "d4, Red ringfort, king, bare, chosen, can be linked to d5, e4"
    );
}
