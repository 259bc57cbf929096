//! The score sheet of a game or a match: where the points of each player come from.
//!
//! It is counted from the last positions of the games and says nothing that these do not.

use super::{
    names::{keeps_sides, match_name, player_name, side_name},
    session::Session,
};
use crate::{
    app::text::{Lang, Told, table::Text},
    game::{
        Seat,
        contest::{GameResult, Side},
    },
};

/// A score sheet, with a column for each player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// The players.
    pub players: Vec<Column>,
    /// The finished games.
    pub games: Vec<GameScore>,
    /// The points of the match so far, for a match.
    pub total: Option<Row>,
    /// How the match ended.
    pub verdict: Option<String>,
}

/// The head of a player's column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// The player.
    pub name: String,
    /// The player's side, where it stays the same and is not the name already.
    pub side: Option<String>,
    /// The seat in the game on the table, where the side stays the same.
    pub seat: Option<Seat>,
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameScore {
    /// Which game of the match, and who had which side; nothing for a single game.
    pub title: Option<String>,
    /// What was counted, and the points that come of it.
    pub rows: Vec<Row>,
    /// The points of the game: the sum of those rows, where there are any.
    pub points: Row,
}

/// One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What it counts.
    pub label: String,
    /// What the players have.
    pub values: Vec<String>,
    /// What that is made of; often empty.
    pub parts: Vec<String>,
    /// True for points.
    pub points: bool,
}

impl Column {
    /// The column of who sits here; `stays` says whether that player keeps the side.
    fn of<G: Told>(
        session: &Session<G>,
        lang: Lang,
        seat: Seat,
        name: String,
        stays: bool,
    ) -> Column {
        Column {
            side: Some(side_name(session, lang, seat)).filter(|side| stays && *side != name),
            name,
            seat: stays.then_some(seat),
        }
    }
}

impl ScoreSheet {
    /// The sheet of the games that are over; `None` when there is none, or when a single game has
    /// nothing to explain.
    pub fn of<G: Told>(session: &Session<G>, lang: Lang) -> Option<ScoreSheet> {
        let rules = session.rules();
        let keeps = keeps_sides(|rules, seat| G::seat_name(lang, rules, seat), rules);
        let contest = session.contest();
        let points = |text: Text, values: &[i32]| Row {
            label: lang.say(text),
            values: values.iter().map(|value| lang.number(value)).collect(),
            parts: vec![String::new(); values.len()],
            points: true,
        };
        // The players of a match change seats.
        let seats_in = |result: &GameResult| match &contest {
            Some(_) => Side::BOTH.map(|side| result.seat_of(side)).to_vec(),
            None => Seat::all(session.seats()).collect::<Vec<Seat>>(),
        };
        let played = session.played();
        let games = played.iter().enumerate().map(|(index, game)| {
            let result = &game.result;
            let seats = seats_in(result);
            let of_seats = |values: &[String]| {
                let value = |seat: &Seat| values.get(seat.index()).cloned().unwrap_or_default();
                seats.iter().map(value).collect::<Vec<String>>()
            };
            let lines = match &game.last {
                Some(last) if !game.winners.is_empty() => G::score(lang, last, game.winners),
                _ => Vec::new(),
            };
            let mut rows: Vec<Row> = lines
                .into_iter()
                .map(|line| Row {
                    values: of_seats(&line.values),
                    parts: of_seats(&line.parts),
                    label: line.label,
                    points: line.points,
                })
                .collect();
            if G::PLIES_DECIDE && contest.is_some() {
                let plies = lang.number(result.plies);
                rows.push(Row {
                    label: lang.say(Text::SheetTurns),
                    values: vec![plies; seats.len()],
                    parts: vec![String::new(); seats.len()],
                    points: false,
                });
            }
            let title = contest.is_some().then(|| {
                // Who had the first seat then, wherever that player sits now.
                let first = match result.seat_of_a {
                    Seat(0) => Side::A,
                    _ => Side::B,
                };
                let resigned = game.resigned.map(|seat| {
                    let side = if seat == result.seat_of_a {
                        Side::A
                    } else {
                        Side::B
                    };
                    match_name(session, lang, side)
                });
                lang.say(Text::SheetGame {
                    game: index + 1,
                    name: match_name(session, lang, first),
                    side: (!keeps).then(|| G::seat_name(lang, rules, Seat(0))),
                    resigned,
                })
            });
            GameScore {
                title,
                rows,
                points: points(
                    Text::SheetPoints,
                    &seats
                        .iter()
                        .map(|seat| game.points.get(seat.index()).copied().unwrap_or(0))
                        .collect::<Vec<i32>>(),
                ),
            }
        });
        let games: Vec<GameScore> = games.collect();
        let explains = contest.is_some() || games.iter().any(|game| !game.rows.is_empty());
        (explains && !games.is_empty()).then(|| ScoreSheet {
            players: match &contest {
                Some(_) => Side::BOTH
                    .map(|side| {
                        let name = match_name(session, lang, side);
                        Column::of(session, lang, session.seat_of(side), name, keeps)
                    })
                    .into(),
                None => Seat::all(session.seats())
                    .map(|seat| {
                        let name = player_name(session, lang, seat);
                        Column::of(session, lang, seat, name, true)
                    })
                    .collect(),
            },
            games,
            total: contest
                .as_ref()
                .map(|contest| points(Text::SheetTotal, &contest.points())),
            verdict: super::names::match_verdict(session, lang),
        })
    }
}

#[cfg(test)]
mod tests;
