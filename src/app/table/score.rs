//! The score sheet of a game or a match: where the points of each player come from.
//!
//! It is counted from the last positions of the games and says nothing that these do not.

use super::{
    names::{keeps_sides, match_name, player_name, side_name},
    session::Session,
};
use crate::{
    app::text::{Lang, Told, table::Text},
    game::{Seat, contest::Side},
};

/// A score sheet, with a column for each of the two players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// The players.
    pub players: [Column; 2],
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
    pub values: [String; 2],
    /// What that is made of; often empty.
    pub parts: [String; 2],
    /// True for points.
    pub points: bool,
}

impl ScoreSheet {
    /// The sheet of the games that are over; `None` when there is none, or when a single game has
    /// nothing to explain.
    pub fn of<G: Told>(session: &Session<G>, lang: Lang) -> Option<ScoreSheet> {
        let rules = session.position().rules();
        let keeps = keeps_sides(|rules, seat| G::seat_name(lang, rules, seat), rules);
        let contest = session.contest();
        let points = |text: Text, values: [i32; 2]| Row {
            label: lang.say(text),
            values: values.map(|value| value.to_string()),
            parts: Default::default(),
            points: true,
        };
        let played = session.played();
        let games = played.iter().enumerate().map(|(index, game)| {
            let result = &game.result;
            let seats = Side::BOTH.map(|side| result.seat_of(side));
            let lines = match (game.last, result.winner) {
                (Some(last), Some(winner)) => G::score(lang, &last.observe(winner), winner),
                _ => Vec::new(),
            };
            let mut rows: Vec<Row> = lines
                .into_iter()
                .map(|line| Row {
                    values: seats.map(|seat| line.values[seat.index()].clone()),
                    parts: seats.map(|seat| line.parts[seat.index()].clone()),
                    label: line.label,
                    points: line.points,
                })
                .collect();
            if G::PLIES_DECIDE && contest.is_some() {
                let plies = result.plies.to_string();
                rows.push(Row {
                    label: lang.say(Text::SheetTurns),
                    values: [plies.clone(), plies],
                    parts: Default::default(),
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
                    Side::BOTH.map(|side| result.points_of(side)),
                ),
            }
        });
        let games: Vec<GameScore> = games.collect();
        let explains = contest.is_some() || games.iter().any(|game| !game.rows.is_empty());
        (explains && !games.is_empty()).then(|| ScoreSheet {
            players: Side::BOTH.map(|side| {
                let seat = session.seat_of(side);
                let (name, stays) = match &contest {
                    Some(_) => (match_name(session, lang, side), keeps),
                    None => (player_name(session, lang, seat), true),
                };
                Column {
                    side: Some(side_name(session, lang, seat)).filter(|it| stays && *it != name),
                    name,
                    seat: stays.then_some(seat),
                }
            }),
            games,
            total: contest
                .as_ref()
                .map(|contest| points(Text::SheetTotal, contest.points())),
            verdict: super::names::match_verdict(session, lang),
        })
    }
}

#[cfg(test)]
mod tests;
