use super::*;
use crate::{
    app::table::session::{Kept, Series, Session},
    game::{Notation, Player, Record, Rules, Seed, View},
    tafl::Tafl,
    tara::{Chalice, Tara},
};
use serde::Deserialize;

const GAMES: &str = include_str!("../../../../tests/fixtures/tara-games.jsonl");

#[derive(Deserialize)]
struct Recorded {
    game: String,
    first: String,
    turns: Vec<String>,
    over: String,
}

fn person(name: &str) -> Player {
    Player::Person {
        name: name.to_owned(),
    }
}

fn seats() -> Vec<Player> {
    vec![person("Aoife"), person("Brian")]
}

/// A recorded game as a record.
fn record<G: Notation>(recorded: &Recorded) -> Record {
    let mut rules = G::Rules::named(&recorded.game).unwrap();
    rules.set("first", &recorded.first).unwrap();
    let mut game = G::start(&rules, Seed(0));
    let mut record = Record::new(&rules, Seed(0), seats());
    for turn in &recorded.turns {
        for action in game.parse_turn(turn).unwrap() {
            record.actions.push(action.to_string());
            game.apply(action).unwrap();
        }
    }
    record
}

fn recorded(game: &str) -> Vec<Recorded> {
    GAMES
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .filter(|recorded: &Recorded| recorded.game == game)
        .collect()
}

fn sheet<G: Told>(session: &Session<G>) -> ScoreSheet {
    ScoreSheet::of(session, Lang::English).unwrap()
}

fn number(text: &str) -> u32 {
    text.parse().unwrap_or_else(|_| panic!("{text}"))
}

/// Checks that a game's rows come to its points, and its kingdoms to its territory.
fn add_up(game: &GameScore) {
    let find = |label: &str| game.rows.iter().find(|row| row.label == label).unwrap();
    let (kingdoms, land) = (find("Kingdoms"), find("Territory"));
    for player in [0, 1] {
        let points = game.rows.iter().filter(|row| row.points);
        let sum: u32 = points.map(|row| number(&row.values[player])).sum();
        assert_eq!(sum, number(&game.points.values[player]), "{game:?}");
        let parts = &kingdoms.parts[player];
        let sizes: Vec<u32> = if parts.is_empty() {
            vec![number(&land.values[player])]
        } else {
            parts.split(" + ").map(number).collect()
        };
        assert_eq!(
            sizes.len() as u32,
            number(&kingdoms.values[player]),
            "{game:?}"
        );
        assert_eq!(
            sizes.iter().sum::<u32>(),
            number(&land.values[player]),
            "{game:?}"
        );
        assert!(sizes.is_sorted_by(|one, other| one >= other));
    }
}

fn m_2<G: Told>(name: &str) {
    for recorded in recorded(name) {
        let session = Session::<G>::new(record::<G>(&recorded), None).unwrap();
        let sheet = sheet(&session);
        let [game] = sheet.games.as_slice() else {
            panic!("{sheet:?}");
        };
        add_up(game);
        // The sheet says what the notation says of the end.
        let value = |label: &str, colour: &str| {
            let rows = game.rows.iter().chain([&game.points]);
            let row = rows.into_iter().find(|row| row.label == label).unwrap();
            let column = sheet
                .players
                .iter()
                .position(|player| player.side.as_deref().unwrap() == colour);
            row.values[column.unwrap()].clone()
        };
        let [red, blue] = ["Red", "Blue"]
            .map(|colour| ["Points", "Kingdoms", "Territory"].map(|label| value(label, colour)));
        assert_eq!(
            format!(
                "red {} blue {} (kingdoms {}-{}, territory {}-{})",
                red[0], blue[0], red[1], blue[1], red[2], blue[2]
            ),
            recorded.over
        );
        assert_eq!(
            (&sheet.total, &sheet.verdict, &game.title),
            (&None, &None, &None)
        );
    }
}

#[test]
fn m_2_the_sheet_of_every_recorded_game_adds_up() {
    m_2::<Tara>("tara-1");
    m_2::<Tara>("tara-2");
    m_2::<Chalice>("tara-chalice");
}

/// A match of two recorded games: the second is played by its own record, whoever begins it.
fn match_of(one: &Recorded, two: &Recorded) -> Session<Tara> {
    let series = Series {
        before: Vec::new(),
        seat_of_a: Seat(0),
    };
    let first = Session::<Tara>::new(record::<Tara>(one), Some(series)).unwrap();
    let (_, series) = first.next_game(Seed(1));
    let mut second = record::<Tara>(two);
    second.seats.reverse();
    let kept = Kept {
        record: second,
        shown: None,
        series,
        dropped: None,
        over: false,
        helped: false,
    };
    // As it is kept between visits.
    let text = serde_json::to_string(&kept).unwrap();
    Session::reopen(serde_json::from_str(&text).unwrap()).unwrap()
}

#[test]
fn m_3_the_sheet_of_a_match_has_both_games_and_who_won() {
    let games = recorded("tara-1");
    let of = |first: &'static str| games.iter().filter(move |game| game.first == first);
    let mut verdicts = std::collections::BTreeSet::new();
    for (one, two) in of("red").flat_map(|one| of("blue").map(move |two| (one, two))) {
        let session = match_of(one, two);
        let sheet = sheet(&session);
        let [first, second] = sheet.games.as_slice() else {
            panic!("{sheet:?}");
        };
        assert_eq!(first.title.as_deref(), Some("Game 1: Aoife began"));
        assert_eq!(second.title.as_deref(), Some("Game 2: Brian began"));
        let mut sums = [0, 0];
        for game in [first, second] {
            add_up(game);
            for player in [0, 1] {
                sums[player] += number(&game.points.values[player]);
            }
        }
        let total = sheet.total.unwrap();
        let values: Vec<u32> = total.values.iter().map(|value| number(value)).collect();
        assert_eq!(values, sums);
        // Aoife has Red and her column throughout.
        let column = |player: &Column| (player.name.clone(), player.side.clone().unwrap());
        assert_eq!(
            sheet.players.iter().map(column).collect::<Vec<_>>(),
            [("Aoife", "Red"), ("Brian", "Blue")].map(|(name, side)| (name.into(), side.into()))
        );
        let [a, b] = sums;
        let verdict = match a.cmp(&b) {
            std::cmp::Ordering::Greater => "Aoife wins the match.".to_owned(),
            std::cmp::Ordering::Less => "Brian wins the match.".to_owned(),
            // No tie-break, however many turns a win took.
            std::cmp::Ordering::Equal => format!("The match is drawn, {a} points each."),
        };
        assert_eq!(sheet.verdict.as_ref(), Some(&verdict));
        assert!(crate::app::table::speech::spoken(&session, Lang::English).ends_with(&verdict));
        verdicts.insert(verdict.chars().next());
    }
    // Both have won a match, and one was drawn.
    assert_eq!(verdicts.len(), 3);
}

#[test]
fn a_match_that_was_kept_without_its_games_shows_their_points() {
    let games = recorded("tara-1");
    let one = games.iter().find(|game| game.first == "red").unwrap();
    let two = games.iter().find(|game| game.first == "blue").unwrap();
    let kept = match_of(one, two).keep();
    let lose = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut json = serde_json::to_value(&kept).unwrap();
        change(&mut json["series"]["before"][0]);
        sheet(&Session::<Tara>::reopen(serde_json::from_value(json).unwrap()).unwrap())
    };
    let old = lose(&|game| {
        game.as_object_mut().unwrap().remove("record");
    });
    assert_eq!(old.games[0].rows, []);
    assert!(!old.games[1].rows.is_empty());
    assert_eq!(old.total, lose(&|_| ()).total);
    // A record that was spoilt or comes to another result explains nothing.
    let spoilt = lose(&|game| game["record"]["actions"][0] = "z9".into());
    assert_eq!(spoilt, old);
    let other = lose(&|game| game["points"] = serde_json::json!([9, 0]));
    assert_eq!(
        (
            other.games[0].rows.len(),
            &other.games[0].points.values[0][..]
        ),
        (0, "9")
    );
}

/// Gives a game of Level 1 up after some turns and returns its sheet.
fn given_up(turns: &str, by: Seat) -> ScoreSheet {
    let rules = <Tara as crate::game::Game>::Rules::named("tara-1").unwrap();
    let mut record = Record::new(&rules, Seed(0), seats());
    record.actions = turns.split_whitespace().map(str::to_owned).collect();
    let mut session = Session::<Tara>::new(record, None).unwrap();
    session.resign(by);
    let result = session.result().unwrap();
    assert_eq!(result.winner, Some(by.opposite()));
    sheet(&session)
}

#[test]
fn m_2_a_resigned_game_counts_as_the_board_stands_and_never_less_than_the_narrowest_win() {
    // Red d4 e6, Blue d5: Blue has one kingdom less.
    let fewer = given_up("d4 d5 e6", Seat(0));
    add_up(&fewer.games[0]);
    assert_eq!(fewer.games[0].points.values, ["0", "3"]);
    assert_eq!(fewer.games[0].rows[3].label, "Difference in kingdoms");
    // Red wins although the board does not say so.
    let least = given_up("d4 d5 e6", Seat(1));
    add_up(&least.games[0]);
    assert_eq!(least.games[0].points.values, ["3", "0"]);
    assert_eq!(least.games[0].rows[3].label, "Least difference");
    // Nothing is decided before the first build.
    assert_eq!(given_up("", Seat(1)).games[0].points.values, ["3", "0"]);
    // Red d4 e6 b4, Blue d5 and d6 beside it.
    let more = given_up("d4 d5 e6 d6 b4", Seat(0));
    add_up(&more.games[0]);
    assert_eq!(more.games[0].points.values, ["0", "4"]);
}

#[test]
fn r_15_the_sheet_of_a_match_of_ard_ri_has_turns_and_sides() {
    let mut record = Record::new(&crate::tafl::RuleSet::ARD_RI, Seed(0), seats());
    record.actions = vec!["c1-b1".to_owned()];
    let mut single = Session::<Tafl>::new(record.clone(), None).unwrap();
    single.resign(Seat(1));
    assert_eq!(ScoreSheet::of(&single, Lang::English), None);
    let series = Series {
        before: Vec::new(),
        seat_of_a: Seat(0),
    };
    let mut first = Session::<Tafl>::new(record, Some(series)).unwrap();
    assert_eq!(ScoreSheet::of(&first, Lang::English), None);
    first.resign(Seat(1));
    let (record, series) = first.next_game(Seed(0));
    let mut second = Session::<Tafl>::new(record, series).unwrap();
    second.resign(Seat(1));
    let sheet = sheet(&second);
    let titles: Vec<&str> = sheet
        .games
        .iter()
        .filter_map(|game| game.title.as_deref())
        .collect();
    assert_eq!(
        titles,
        [
            "Game 1: Aoife had the attackers; Brian resigned",
            "Game 2: Brian had the attackers; Aoife resigned"
        ]
    );
    let turns: Vec<&str> = sheet
        .games
        .iter()
        .map(|game| &game.rows[0].values[0][..])
        .collect();
    assert_eq!(turns, ["1", "0"]);
    assert_eq!(
        sheet.verdict.as_deref(),
        Some("One win each; Brian needed fewer turns as attacker.")
    );
    assert_eq!(second.position().status().seat(), Some(Seat(0)));
}
