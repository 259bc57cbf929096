//! What is kept between visits may have been spoilt meanwhile: it ends in a table or in a
//! sentence, never in a panic.

use riocht::{
    app::{
        store::read_table,
        table::session::{Finish, Session},
    },
    game::{Player, Record, Seat, Seed},
    shelf::GameName,
    tafl::{RuleSet, Tafl},
};

fn record(actions: &[&str]) -> String {
    let person = || Player::Person {
        name: String::new(),
    };
    let mut record = Record::new(&RuleSet::ARD_RI, Seed(1), vec![person(), person()]);
    record.actions = actions.iter().map(|text| (*text).to_owned()).collect();
    record.to_json()
}

fn open(text: &str) -> Result<Session<Tafl>, String> {
    read_table(GameName::ArdRi, text)
        .and_then(Session::reopen)
        .map_err(|why| why.to_string())
}

/// Everything that the page asks of a table when it draws it.
fn draw(session: &Session<Tafl>) {
    let contest = session.contest();
    if let Some(contest) = contest {
        let _ = (
            contest.points(),
            contest.winner(),
            contest.leader_by_plies(),
        );
    }
    let _ = (session.entries(), session.result(), session.keep());
    let _ = session.next_game(Seed(2));
}

#[test]
fn a_spoilt_match_is_let_go_and_the_game_is_not() {
    let result = |seat: u32, winner: &str, points: &str| {
        format!(r#"{{"seat_of_a":{seat},"winner":{winner},"points":{points},"plies":3}}"#)
    };
    let good = result(0, "0", "[1,0]");
    let series = [
        format!(
            r#"{{"before":[{}],"seat_of_a":1}}"#,
            result(200, "0", "[1,0]")
        ),
        format!(
            r#"{{"before":[{}],"seat_of_a":1}}"#,
            result(0, "9", "[1,0]")
        ),
        format!(
            r#"{{"before":[{}],"seat_of_a":1}}"#,
            result(0, "0", "[2147483647,-2147483648]")
        ),
        format!(r#"{{"before":[{good},{good},{good}],"seat_of_a":1}}"#),
        r#"{"before":[],"seat_of_a":200}"#.to_owned(),
    ];
    for series in series {
        let text = format!(r#"{{"record":{},"series":{series}}}"#, record(&["c1-b1"]));
        let session = open(&text).unwrap_or_else(|why| panic!("{series}: {why}"));
        assert_eq!((session.series(), session.shown()), (None, 1), "{series}");
        draw(&session);
    }
    let text = format!(
        r#"{{"record":{},"series":{{"before":[{good}],"seat_of_a":1}}}}"#,
        record(&["c1-b1"])
    );
    let session = open(&text).unwrap();
    assert_eq!(
        session.contest().map(|contest| contest.points()),
        Some([1, 0])
    );
    draw(&session);
}

#[test]
fn a_seat_that_there_is_not_cannot_have_resigned() {
    for seat in [2, 7, 8, 255] {
        let text = record(&["c1-b1"]);
        let text = format!(
            r#"{{"record":{},"resigned":{seat}}}}}"#,
            text.trim_end_matches('}')
        );
        let why = open(&text).unwrap_err();
        assert!(why.ends_with('.'), "{why}");
    }
}

#[test]
fn turns_that_were_put_aside_are_kept() {
    let text = format!(
        r#"{{"record":{}}}"#,
        record(&["c1-b1", "c3-c2", "a3-a2", "c2-c3"])
    );
    let mut session = open(&text).unwrap();
    session.resign(Seat(1));
    session.go(1);
    session.act("e3-e2".parse().unwrap()).unwrap();
    assert_eq!(session.dropped(), 3);
    let kept = serde_json::to_string(&session.keep()).unwrap();
    let mut again = open(&kept).unwrap();
    assert_eq!(again, session);
    again.bring_back();
    assert_eq!(again.finish(), Some(Finish::Resigned(Seat(1))));
    // Spoilt, they are let go: the game itself is not.
    for spoilt in ["z9-z8", "a1-a2"] {
        let session = open(&kept.replace("c2-c3", spoilt)).unwrap();
        assert_eq!(session.shown(), 2);
        let mut session = session;
        session.bring_back();
        draw(&session);
    }
    let mut session = open(&kept.replace(r#""after":1"#, r#""after":99"#)).unwrap();
    session.bring_back();
    draw(&session);
}
