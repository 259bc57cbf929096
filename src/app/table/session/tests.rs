use super::*;
use crate::{
    app::{
        table::{names, speech::spoken},
        text::{Lang, Told},
    },
    game::{Seed, View},
    tafl::{RuleSet, Tafl},
    tara::{Chalice, Tara},
};

fn seats(levels: [&str; 2]) -> Vec<Player> {
    let seats = levels.map(|level| match level {
        "" => Player::Person {
            name: String::new(),
        },
        _ => Player::Computer {
            level: level.to_owned(),
        },
    });
    seats.to_vec()
}

fn session(levels: [&str; 2]) -> Session<Tafl> {
    let record = Record::new(&RuleSet::ARD_RI, Seed(1), seats(levels));
    Session::new(record, None).unwrap()
}

/// A game of Tara, from a position or from the start.
fn hills<G: Notation>(name: &str, start: Option<&str>, levels: [&str; 2]) -> Session<G> {
    let rules = G::Rules::named(name).unwrap();
    let mut record = Record::new(&rules, Seed(1), seats(levels));
    record.start = start.map(str::to_owned);
    Session::new(record, None).unwrap()
}

fn play<G: Notation>(session: &mut Session<G>, actions: &str) {
    for action in actions.split_whitespace() {
        let action = action.parse().unwrap_or_else(|_| panic!("{action}"));
        session.act(action).unwrap();
    }
}

#[test]
fn against_the_computer_taking_back_takes_both_plies() {
    let mut game = session(["", "bard"]);
    play(&mut game, "c1-b1 c3-c2 a3-a2 c2-c3");
    game.take_back();
    assert_eq!(game.shown(), 2);
    game.take_back();
    assert_eq!((game.shown(), game.can_take_back()), (0, false));
    game.redo();
    game.redo();
    assert_eq!((game.shown(), game.is_live()), (4, true));
}

#[test]
fn while_the_computer_thinks_only_the_players_ply_is_taken_back() {
    let mut game = session(["", "bard"]);
    play(&mut game, "c1-b1 c3-c2 a3-a2");
    assert_eq!(game.thinking_level(), Some("bard"));
    game.take_back();
    assert_eq!((game.shown(), game.thinking_level()), (2, None));
}

#[test]
fn what_was_dropped_outlives_the_computers_answer() {
    let mut game = session(["", "bard"]);
    play(&mut game, "c1-b1 c3-c2 a3-a2 c2-c3");
    game.take_back();
    play(&mut game, "g3-g2 c2-c3");
    assert_eq!(game.dropped(), 2);
    game.bring_back();
    let actions: Vec<String> = game.actions().iter().map(ToString::to_string).collect();
    assert_eq!(actions, ["c1-b1", "c3-c2", "a3-a2", "c2-c3"]);
    assert_eq!((game.is_live(), game.dropped()), (true, 0));
    game.take_back();
    play(&mut game, "g3-g2 c2-c3 a3-a2");
    assert_eq!(game.dropped(), 0);
}

#[test]
fn the_computers_first_turn_cannot_be_taken_back() {
    let mut game = session(["bard", ""]);
    play(&mut game, "c1-b1");
    assert!(!game.can_take_back());
    play(&mut game, "c3-c2 a3-a2");
    game.take_back();
    assert_eq!(game.shown(), 1);
}

#[test]
fn among_people_one_turn_is_taken_back() {
    let mut game = session(["", ""]);
    play(&mut game, "c1-b1 c3-c2 a3-a2");
    game.take_back();
    assert_eq!(game.shown(), 2);
}

#[test]
fn playing_on_from_an_earlier_point_drops_and_can_bring_back() {
    let mut game = session(["", ""]);
    play(&mut game, "c1-b1 c3-c2 a3-a2 c2-c3");
    game.go(1);
    play(&mut game, "c3-c2");
    assert_eq!((game.shown(), game.dropped()), (2, 0));
    game.go(1);
    play(&mut game, "e3-e2");
    assert_eq!((game.entries().len(), game.dropped()), (2, 3));
    game.bring_back();
    let texts: Vec<String> = game.entries().into_iter().map(|entry| entry.text).collect();
    assert_eq!(texts, ["c1-b1", "c3-c2", "a3-a2", "c2-c3"]);
    assert_eq!((game.is_live(), game.dropped()), (true, 0));
}

#[test]
fn an_illegal_action_drops_nothing() {
    let mut game = session(["", ""]);
    play(&mut game, "c1-b1 c3-c2 a3-a2");
    game.go(1);
    let before = game.clone();
    assert!(game.act("a1-a2".parse().unwrap()).is_err());
    assert_eq!(game, before);
}

#[test]
fn stepping_stops_at_both_ends() {
    let mut game = session(["", ""]);
    play(&mut game, "c1-b1 c3-c2 a3-a2");
    game.step(-2);
    assert_eq!(game.shown(), 1);
    game.step(-9);
    assert_eq!(game.shown(), 0);
    game.step(9);
    assert_eq!(game.shown(), 3);
}

#[test]
fn a_kept_table_opens_as_it_was() {
    let mut game = session(["", "bard"]);
    play(&mut game, "c1-b1 c3-c2 a3-a2 c2-c3");
    game.step(-2);
    let text = serde_json::to_string(&game.keep()).unwrap();
    let kept: Kept = serde_json::from_str(&text).unwrap();
    assert_eq!(Session::reopen(kept), Ok(game));
}

#[test]
fn resigning_ends_the_game_until_it_is_taken_back() {
    let mut game = session(["", "bard"]);
    play(&mut game, "c1-b1 c3-c2");
    game.resign(Seat(0));
    assert_eq!(game.finish(), Some(Finish::Resigned(Seat(0))));
    assert_eq!(game.result().unwrap().winner, Some(Seat(1)));
    assert_eq!(game.to_act(), None);
    game.take_back();
    play(&mut game, "a3-a2");
    assert_eq!((game.finish(), game.thinking_level()), (None, Some("bard")));
}

#[test]
fn r_15_the_second_game_of_a_match_swaps_the_sides() {
    let mut game = session(["", "bard"]);
    game.series = Some(Series {
        before: Vec::new(),
        seat_of_a: Seat(0),
    });
    game.resign(Seat(0));
    let (record, series) = game.next_game(Seed(2));
    let mut second = Session::<Tafl>::new(record, series).unwrap();
    assert!(matches!(second.players()[0], Player::Computer { .. }));
    assert_eq!(second.contest().unwrap().points(), [0, 1]);
    second.resign(Seat(0));
    assert_eq!(second.contest().unwrap().points(), [1, 1]);
    let (third, series) = second.next_game(Seed(3));
    assert_eq!(
        (third.seats, series.unwrap().before),
        (game.players().to_vec(), Vec::new())
    );
}

/// A full board of Level 1 or 2 with one bridge of Red's, Blue to move.
const FULL: &str = "/rrrbb/rrrrbbb/rrrrbbb/rrrRBbb/rrrbbbb/rrrbbbb/rrbbb/ b 5,5 c3-c4";

fn head<G: Told>(game: &Session<G>) -> String {
    let seat = game.to_act().unwrap();
    G::prompt(Lang::English, &game.position().observe(seat)).headline
}

#[test]
fn a_8_a_step_taken_back_leaves_the_turn_that_is_made_live() {
    let mut game = hills::<Tara>("tara-2", Some(FULL), ["", ""]);
    play(&mut game, "c3-c4> >c4-d4");
    assert_eq!(head(&game), "Now take a ringfort");
    game.take_back();
    assert_eq!(
        (game.shown(), game.is_live(), game.can_redo()),
        (1, true, true)
    );
    assert_eq!(head(&game), "Now put the bridge down");
    assert_eq!(
        spoken(&game, Lang::English),
        "Blue lifts the bridge c3-c4. Now put the bridge down."
    );
    assert!(game.person_may_act() && game.position().mid_turn());
    game.redo();
    assert_eq!((game.shown(), game.can_redo()), (2, false));
    game.take_back();
    game.take_back();
    assert_eq!((game.shown(), game.is_live()), (0, true));
    assert_eq!(head(&game), "Blue takes a ringfort");
    assert!(spoken(&game, Lang::English).starts_with("Blue to take a ringfort. Take any bare"));
    assert!(!game.can_take_back());
    // Step by step forward, as it was taken back.
    game.redo();
    assert_eq!((game.shown(), game.is_live()), (1, true));
    game.redo();
    assert_eq!((game.shown(), game.can_redo()), (2, false));
}

#[test]
fn only_a_person_is_told_how_a_half_made_turn_goes_on() {
    for (blue, words) in [
        ("", "Blue takes d3. Now link two of your ringforts."),
        ("bard", "Blue takes d3."),
    ] {
        let mut game = hills::<Tara>("tara-2", Some(FULL), [blue, blue]);
        play(&mut game, "xd3");
        assert!(game.position().mid_turn());
        assert_eq!(spoken(&game, Lang::English), words);
    }
}

#[test]
fn a_line_is_written_in_whole_turns() {
    let mut game = hills::<Tara>("tara-2", Some(FULL), ["", ""]);
    let mut actions = ["xd3", "d3-e3"]
        .map(|action| action.parse().unwrap())
        .to_vec();
    let mut played = *game.position();
    for action in &actions {
        played.apply(*action).unwrap();
    }
    // Red answers with a bridge-move, which is the last of its choices.
    let before = played;
    while played.mid_turn() || actions.len() == 2 {
        actions.push(*played.legal_actions().last().unwrap());
        played.apply(*actions.last().unwrap()).unwrap();
    }
    assert_eq!(actions.len(), 5);
    let answer = before.turn_text(&actions[2..]);
    let line = |game: &Session<Tara>, actions| game.sight().unwrap().line(actions);
    assert_eq!(line(&game, &actions), ["xd3:d3-e3", &*answer]);
    assert_eq!(line(&game, &actions[..3]), ["xd3:d3-e3", "d3-e3>…"]);
    // The rest of a turn that is begun.
    play(&mut game, "xd3");
    assert_eq!(line(&game, &actions[1..]), ["d3-e3", &*answer]);
}

#[test]
fn a_step_made_in_another_way_puts_nothing_aside() {
    let mut game = hills::<Tara>("tara-2", Some(FULL), ["", ""]);
    play(&mut game, "c3-c4> >c4-d4");
    game.take_back();
    let other = game.position().legal_actions();
    let other = other
        .into_iter()
        .find(|action| *action != game.actions()[1]);
    game.act(other.unwrap()).unwrap();
    assert_eq!(
        (game.actions().len(), game.dropped(), game.can_redo()),
        (2, 0, false)
    );
    game.take_back();
    game.take_back();
    play(&mut game, "xd3");
    assert_eq!((game.actions().len(), game.dropped()), (1, 0));
    assert_eq!(head(&game), "Now link two of your ringforts");
}

#[test]
fn a_whole_turn_taken_back_is_the_past() {
    let mut game = hills::<Tara>("tara-2", Some(FULL), ["", ""]);
    play(&mut game, "xd3 d3-e3");
    game.take_back();
    assert_eq!((game.shown(), game.is_live()), (0, false));
    game.redo();
    assert_eq!((game.shown(), game.is_live()), (2, true));
    // From a turn that is begun, two steps back lead out of the present.
    play(&mut game, "xe4");
    assert!(game.position().mid_turn());
    game.take_back();
    assert_eq!((game.shown(), game.is_live()), (2, true));
    game.take_back();
    assert_eq!((game.shown(), game.is_live()), (0, false));
    game.redo();
    assert_eq!(
        (game.shown(), game.is_live(), game.can_redo()),
        (2, true, true)
    );
}

#[test]
fn what_was_dropped_can_be_brought_back_while_a_turn_is_made() {
    let mut game = hills::<Tara>("tara-2", Some(FULL), ["", ""]);
    play(&mut game, "xd3 d3-e3");
    game.go(0);
    play(&mut game, "c3-c4> >c4-d4");
    assert_eq!(game.dropped(), 2);
    game.take_back();
    play(&mut game, ">d2-d3");
    assert_eq!(game.dropped(), 2);
    game.bring_back();
    let actions: Vec<String> = game.actions().iter().map(ToString::to_string).collect();
    assert_eq!(actions, ["xd3", "d3-e3"]);
}

#[test]
fn a_half_made_turn_is_kept_with_the_step_that_was_taken_back() {
    let mut game = hills::<Tara>("tara-2", Some(FULL), ["", ""]);
    play(&mut game, "c3-c4> >c4-d4");
    for shown in [2, 1, 0] {
        let text = serde_json::to_string(&game.keep()).unwrap();
        let again = Session::<Tara>::reopen(serde_json::from_str(&text).unwrap()).unwrap();
        assert_eq!(again, game);
        assert_eq!((again.shown(), again.is_live()), (shown, true));
        assert!(again.person_may_act());
        assert_eq!(head(&again), head(&game));
        game.take_back();
    }
}

#[test]
fn a_turn_that_the_computer_is_making_is_not_the_persons() {
    let mut game = hills::<Tara>("tara-2", Some(FULL), ["", "bard"]);
    play(&mut game, "xd3");
    assert_eq!(game.thinking_level(), Some("bard"));
    game.go(0);
    assert_eq!((game.is_live(), game.thinking_level()), (false, None));
}

#[test]
fn resigning_in_the_middle_of_a_turn_ends_it() {
    let mut game = hills::<Tara>("tara-2", Some(FULL), ["", ""]);
    play(&mut game, "xd3");
    game.resign(Seat(1));
    assert_eq!(game.finish(), Some(Finish::Resigned(Seat(1))));
    game.take_back();
    assert_eq!((game.is_live(), game.finish()), (false, None));
}

/// The first game of a match is given up; the second is laid out.
fn second_of_two<G: Told>(name: &str, levels: [&str; 2]) -> Session<G> {
    let mut game = hills::<G>(name, None, levels);
    game.series = Some(Series {
        before: Vec::new(),
        seat_of_a: Seat(0),
    });
    game.resign(Seat(1));
    let (record, series) = game.next_game(Seed(2));
    let text = serde_json::to_string(&series).unwrap();
    assert_eq!(
        serde_json::from_str::<Option<Series>>(&text).unwrap(),
        series
    );
    Session::new(record, series).unwrap()
}

fn m_1<G: Told>(name: &str) {
    let lang = Lang::English;
    let second = second_of_two::<G>(name, ["", "bard"]);
    // The other begins, and both keep their colours (G-6).
    assert_eq!(
        second.position().rules().get("first").as_deref(),
        Some("blue")
    );
    assert!(matches!(
        second.players(),
        [Player::Computer { .. }, Player::Person { .. }]
    ));
    assert_eq!(second.thinking_level(), Some("bard"));
    let near = names::near_seat(&second);
    assert_eq!(near, Seat(1));
    assert_eq!(names::side_name(&second, lang, near), "Red");
    assert_eq!(names::side_name(&second, lang, Seat(0)), "Blue");
    assert_eq!(names::player_name(&second, lang, near), "You");
    assert_eq!(names::match_name(&second, lang, Side::A), "You");
    // The next match begins as this one did.
    let mut second = second;
    second.resign(Seat(0));
    let (record, series) = second.next_game(Seed(3));
    assert_eq!(record.rules.get("first"), None);
    assert_eq!(
        series,
        Some(Series {
            before: Vec::new(),
            seat_of_a: Seat(0)
        })
    );
    // Two people are called by the colours that they keep, and keep their places.
    let people = second_of_two::<G>(name, ["", ""]);
    assert_eq!(names::match_name(&people, lang, Side::A), "Red");
    assert_eq!(names::near_seat(&people), Seat(1));
}

#[test]
fn m_1_each_player_is_first_once_and_keeps_the_colour() {
    m_1::<Tara>("tara-1");
    m_1::<Tara>("tara-2");
    m_1::<Chalice>("tara-chalice");
}

#[test]
fn m_1_other_options_stay_and_a_start_by_hand_says_who_begins() {
    let mut game = hills::<Tara>("tara-1", Some(FULL), ["", ""]);
    game.series = Some(Series {
        before: Vec::new(),
        seat_of_a: Seat(0),
    });
    game.resign(Seat(1));
    let (record, _) = game.next_game(Seed(2));
    assert_eq!(
        (record.start.as_deref(), record.rules.len()),
        (Some(FULL), 0)
    );
    let mut record = hills::<Tara>("tara-1", None, ["", ""]).record();
    let bare = ("bridge_destination".to_owned(), "bare_ringforts".to_owned());
    record.rules.extend([bare.clone()]);
    let series = Some(Series {
        before: Vec::new(),
        seat_of_a: Seat(0),
    });
    let mut game = Session::<Tara>::new(record, series).unwrap();
    game.resign(Seat(0));
    let (record, _) = game.next_game(Seed(2));
    assert_eq!(
        record.rules,
        [bare, ("first".to_owned(), "blue".to_owned())].into()
    );
}

#[test]
fn m_1_a_side_changes_seats_where_the_other_begins() {
    let named = |rules: &crate::tara::levels::RuleSet, seat| {
        <Tara as Told>::seat_name(Lang::English, rules, seat)
    };
    let table = |options: &str| {
        let mut rules = crate::tara::levels::RuleSet::named("tara-2").unwrap();
        rules.set_all(options).unwrap();
        rules
    };
    let (red, blue) = (table("first=red"), table("first=blue"));
    assert!(names::changes_seats(named, &red, &blue));
    assert!(names::changes_seats(named, &blue, &red));
    assert!(!names::changes_seats(named, &red, &red));
    // Another option moves nobody.
    let bare = table("first=red,bridge_destination=bare_ringforts");
    assert!(!names::changes_seats(named, &red, &bare));
}

#[test]
fn b_3_after_a_skip_each_column_still_has_its_side() {
    // Red besieges Blue's king and skips him.
    let start = "/BR3/7/7/7/7/7/5/ r 5,5 -";
    let mut game = hills::<Tara>("tara-2", Some(start), ["", ""]);
    play(&mut game, "b2 +");
    let again = game.position().legal_actions()[0];
    game.act(again).unwrap();
    let written = |game: &Session<Tara>| rows(&game.entries(), 2);
    assert_eq!(
        written(&game),
        [(1, vec![Some(0), None]), (2, vec![Some(1)])]
    );
    let entries = game.entries();
    assert_eq!(entries[0].seat, entries[1].seat);
    // A game that the second seat begins.
    let second = hills::<Tara>("tara-2", Some(FULL), ["", ""]);
    let mut second = second;
    play(&mut second, "xd3 d3-e3");
    let seat = second.entries()[0].seat;
    let place = seat.index();
    let (_, row) = &written(&second)[0];
    assert_eq!(row.iter().rposition(Option::is_some), Some(place));
    assert_eq!(row.len(), place + 1);
}

#[test]
fn a_8_why_a_turn_is_forced_is_spoken_when_it_is_news() {
    let poor = FULL.replace("b 5,5", "b 5,0");
    let mut game = hills::<Tara>("tara-1", Some(&poor), ["", ""]);
    let asked = |game: &Session<Tara>| spoken(game, Lang::English);
    let why = "You have no counter left to move a bridge.";
    assert!(asked(&game).contains("Blue to take a ringfort. Take any bare red ring"));
    assert!(asked(&game).ends_with(why));
    let mut turns = 0;
    while turns < 2 && game.to_act().is_some() {
        let action = game.position().legal_actions()[0];
        game.act(action).unwrap();
        turns += usize::from(!game.position().mid_turn());
    }
    // At the next turn Blue knows that.
    let again = asked(&game);
    assert!(again.ends_with("Blue to take a ringfort."), "{again}");
}

#[test]
fn p_7_that_a_player_is_out_is_spoken_once() {
    // PC-E4: after either capture Blue is OUT.
    let full = "/brrbb/rrbrbbr/brbbrrr/bbrrrbb/bbbbrrb/rrrbbrb/brbrr/ r -";
    let mut game = hills::<Chalice>("tara-chalice", Some(full), ["", ""]);
    play(&mut game, "xb1");
    assert_eq!(
        spoken(&game, Lang::English),
        "Red captures b1. Blue is OUT (P-7). Red must capture. Take b7, which is besieged; then \
         the game is over."
    );
}

#[test]
fn m_2_what_giving_up_costs_is_spoken() {
    let mut game = hills::<Tara>("tara-2", Some(FULL), ["", ""]);
    let count = game.position().position().count(game.rules());
    let winner = crate::tara::Colour::Red;
    let points = 2 + count.bonus_when_resigned(winner).points();
    assert!(points >= 3);
    // Blue has the second seat here.
    game.resign(Seat(1));
    assert_eq!(
        spoken(&game, Lang::English),
        format!("Blue resigned. Red wins {points}–0.")
    );
    let mut soldiers = session(["", ""]);
    soldiers.resign(Seat(1));
    assert_eq!(spoken(&soldiers, Lang::English), "The defenders resigned.");
}
