//! A match of two games with sides swapped, as every asymmetric game is played.

use super::{Ending, Game, Record, Seat};
use serde::{Deserialize, Serialize};

/// The result of one finished game of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Where player A sat: seat 0 in the first game of a match, seat 1 in the second.
    pub seat_of_a: Seat,
    /// The seat that won; `None` when nobody did alone.
    pub winner: Option<Seat>,
    /// The points of seat 0 and seat 1.
    pub points: [i32; 2],
    /// The number of whole turns played.
    pub plies: u32,
    /// The game itself, from which its points can be counted again; `None` where only its result
    /// is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Record>,
}

impl GameResult {
    /// The result of a game that ended by its rules.
    pub fn of<E: Ending>(ending: &E, seat_of_a: Seat, plies: u32) -> GameResult {
        let winners = ending.winners();
        GameResult {
            seat_of_a,
            winner: winners.iter().next().filter(|_| winners.len() == 1),
            points: [ending.score(Seat(0)), ending.score(Seat(1))],
            plies,
            record: None,
        }
    }

    /// The result of a game of two that one seat gave up: a win for the other, by the points that
    /// the game has for that.
    pub fn resigned<G: Game>(last: &G, by: Seat, seat_of_a: Seat, plies: u32) -> GameResult {
        let winner = by.opposite();
        let mut points = [0, 0];
        points[winner.index()] = last.points_when_resigned(winner);
        GameResult {
            seat_of_a,
            winner: Some(winner),
            points,
            plies,
            record: None,
        }
    }

    /// The points of a player.
    pub fn points_of(&self, player: Side) -> i32 {
        self.points[self.seat_of(player).index()]
    }

    /// Where a player sat.
    pub fn seat_of(&self, player: Side) -> Seat {
        match player {
            Side::A => self.seat_of_a,
            Side::B => self.seat_of_a.opposite(),
        }
    }

    /// True when the result can be one of a game for two: what is kept may have been spoilt.
    pub fn is_sound(&self) -> bool {
        let seat = |seat: Seat| seat.0 < 2;
        let points = |points: i32| (0..=1_000).contains(&points);
        seat(self.seat_of_a) && self.winner.is_none_or(seat) && self.points.into_iter().all(points)
    }

    /// The player who won this game.
    pub fn winner(&self) -> Option<Side> {
        let seat = self.winner?;
        Some(if seat == self.seat_of_a {
            Side::A
        } else {
            Side::B
        })
    }
}

/// The two players of a match, who keep their names while they change seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    A,
    B,
}

/// A match: the finished games so far, at most two.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Contest {
    /// The finished games, in order.
    pub games: Vec<GameResult>,
}

impl Side {
    /// Both players.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];
}

impl Contest {
    /// The number of games in a match.
    pub const GAMES: usize = 2;

    /// The points of A and of B so far: the sum over the games.
    pub fn points(&self) -> [i32; 2] {
        Side::BOTH.map(|side| self.games.iter().map(|game| game.points_of(side)).sum())
    }

    /// True when both games are played.
    pub fn is_over(&self) -> bool {
        self.games.len() >= Contest::GAMES
    }

    /// The player with more points once both games are played; `None` at equal points.
    pub fn winner(&self) -> Option<Side> {
        let [a, b] = self.points();
        match a.cmp(&b) {
            _ if !self.is_over() => None,
            std::cmp::Ordering::Greater => Some(Side::A),
            std::cmp::Ordering::Less => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Who has come out ahead at equal points by what the rules of the game say about that: by
    /// plies, or nobody (M-3).
    pub fn leader<G: Game>(&self) -> Option<Side> {
        self.leader_by_plies().filter(|_| G::PLIES_DECIDE)
    }

    /// The leader at equal points when each player won one game from the same seat: the one who
    /// needed fewer plies for it. `None` when points differ or the plies are equal.
    pub fn leader_by_plies(&self) -> Option<Side> {
        let [first, second] = self.games.as_slice() else {
            return None;
        };
        let (a, b) = (first.winner()?, second.winner()?);
        let same_seat = first.winner == second.winner;
        match first.plies.cmp(&second.plies) {
            _ if a == b || !same_seat => None,
            std::cmp::Ordering::Less => Some(a),
            std::cmp::Ordering::Greater => Some(b),
            std::cmp::Ordering::Equal => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(seat_of_a: u8, winner: u8, plies: u32) -> GameResult {
        let mut points = [0, 0];
        points[usize::from(winner)] = 1;
        GameResult {
            seat_of_a: Seat(seat_of_a),
            winner: Some(Seat(winner)),
            points,
            plies,
            record: None,
        }
    }

    #[test]
    fn r_15_two_wins_win_the_match() {
        let contest = Contest {
            games: vec![game(0, 0, 13), game(1, 1, 40)],
        };
        assert_eq!(
            (contest.points(), contest.winner()),
            ([2, 0], Some(Side::A))
        );
        assert_eq!(contest.leader_by_plies(), None);
    }

    #[test]
    fn r_15_at_one_all_the_faster_attack_leads() {
        let contest = Contest {
            games: vec![game(0, 0, 15), game(1, 0, 13)],
        };
        assert_eq!((contest.points(), contest.winner()), ([1, 1], None));
        assert_eq!(contest.leader_by_plies(), Some(Side::B));
    }

    #[test]
    fn r_15_a_match_with_one_game_played_is_open() {
        let contest = Contest {
            games: vec![game(0, 0, 15)],
        };
        assert!(!contest.is_over());
        assert_eq!(contest.winner(), None);
    }
}
