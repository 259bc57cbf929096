//! Positions and turns as text.
//!
//! A position is `/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/ a`: rows from rank 1 on, each
//! from file a; `t` attacker, `T` defender, `K` King, a digit for empty squares; then the side to
//! move. The slashes at both ends may be left out.
//!
//! A turn is `d1-d2`, with captures `d2-e2xe3` or `c1-c3xb3/c4`. Read, but not written: a `K`
//! before the King's move and the signs `+ - ++ --` after any.

use super::{Move, Piece, Position, RuleSet, Setup, Side, Square, Squares, Tafl, board::SIZE};
use crate::game::{Notation, ParseError, Seat};
use std::fmt::Write;

const SIDES: &str = "“a” for the attackers or “d” for the defenders";

/// Reads an arrangement, playable or not.
///
/// # Errors
/// A text that is not seven rows of seven squares and a side to move.
pub fn parse_setup(text: &str) -> Result<Setup, ParseError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ParseError::NoPosition);
    }
    let (board, side) = text.rsplit_once(char::is_whitespace).unwrap_or((text, ""));
    let side = match side {
        "a" => Side::Attackers,
        "d" => Side::Defenders,
        _ => {
            return Err(ParseError::Side {
                found: side.to_owned(),
                allowed: SIDES,
            });
        }
    };
    let board = board.trim();
    let board = board.strip_prefix('/').unwrap_or(board);
    let board = board.strip_suffix('/').unwrap_or(board);
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != usize::from(SIZE) {
        return Err(ParseError::Rows {
            found: rows.len(),
            expected: usize::from(SIZE),
        });
    }
    let mut setup = Setup::empty(side);
    for (rank, row) in (0..SIZE).zip(&rows) {
        let mut file = 0usize;
        for sign in row.chars() {
            let piece = match sign {
                't' => Some(Piece::Attacker),
                'T' => Some(Piece::Defender),
                'K' => Some(Piece::King),
                '1'..='7' => None,
                _ => {
                    return Err(ParseError::Sign {
                        row: usize::from(rank) + 1,
                        sign,
                        allowed: "t, T, K and the digits 1 to 7",
                    });
                }
            };
            let square = u8::try_from(file)
                .ok()
                .and_then(|file| Square::new(file, rank));
            if let Some(square) = square {
                setup.put(square, piece);
            }
            file += sign.to_digit(10).map_or(1, |empty| empty as usize);
        }
        if file != usize::from(SIZE) {
            return Err(ParseError::RowLength {
                row: usize::from(rank) + 1,
                found: file,
                expected: usize::from(SIZE),
            });
        }
    }
    Ok(setup)
}

/// An arrangement as text.
pub fn setup_text(setup: &Setup) -> String {
    let mut text = String::from("/");
    for rank in 0..SIZE {
        let mut empty = 0;
        for file in 0..SIZE {
            let piece = Square::new(file, rank).and_then(|square| setup.piece(square));
            let Some(piece) = piece else {
                empty += 1;
                continue;
            };
            push_count(&mut text, &mut empty);
            text.push(match piece {
                Piece::Attacker => 't',
                Piece::Defender => 'T',
                Piece::King => 'K',
            });
        }
        push_count(&mut text, &mut empty);
        text.push('/');
    }
    text.push_str(match setup.side {
        Side::Attackers => " a",
        Side::Defenders => " d",
    });
    text
}

fn push_count(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push(char::from(b'0' + *empty));
        *empty = 0;
    }
}

/// The start of a rule set.
///
/// # Panics
/// When a rule set's own start is not a position of its own rules; a test holds that for all.
pub fn start_position(rules: &RuleSet) -> Position {
    let Ok(setup) = parse_setup(rules.start) else {
        panic!("the start of {} cannot be read", rules.name);
    };
    Position::new(
        setup.squares(Piece::Attacker),
        setup.squares(Piece::Defender),
        setup.squares(Piece::King),
        setup.side,
    )
}

/// Squares as a capture lists them: by file, then rank, with slashes between.
fn list(squares: Squares) -> String {
    let mut squares: Vec<Square> = squares.iter().collect();
    squares.sort_unstable();
    let words: Vec<String> = squares.iter().map(Square::to_string).collect();
    words.join("/")
}

fn named(squares: Squares) -> String {
    if squares.is_empty() {
        "nothing".to_owned()
    } else {
        list(squares)
    }
}

impl Notation for Tafl {
    fn seat_word(&self, seat: Seat) -> String {
        Side::of(seat).to_string()
    }

    fn position_text(&self) -> String {
        setup_text(&Setup::from(self.position()))
    }

    fn parse_position(rules: &RuleSet, text: &str) -> Result<Tafl, ParseError> {
        let position = parse_setup(text)?.position(rules).map_err(|faults| {
            ParseError::Unplayable(faults.iter().map(ToString::to_string).collect())
        })?;
        Ok(Tafl::from_position(*rules, position))
    }

    fn turn_text(&self, turn: &[Move]) -> String {
        let mut text = String::new();
        for mv in turn {
            let captured = self.captures(*mv).soldiers;
            // Writing to a string cannot fail.
            let _ = write!(text, "{mv}");
            if !captured.is_empty() {
                let _ = write!(text, "x{}", list(captured));
            }
        }
        text
    }

    fn seen_text(before: &Tafl, turn: &[Move]) -> String {
        before.turn_text(turn)
    }

    fn parse_turn(&self, text: &str) -> Result<Vec<Move>, ParseError> {
        let turn = text.trim();
        let bare = turn.trim_end_matches(['+', '-']);
        let is_sign = matches!(&turn[bare.len()..], "" | "+" | "-" | "++" | "--");
        if !is_sign {
            return Err(ParseError::Turn {
                text: turn.to_owned(),
                example: "d1-d2",
            });
        }
        let (bare, names_king) = match bare.strip_prefix('K') {
            Some(rest) => (rest, true),
            None => (bare, false),
        };
        let (squares, said) = match bare.split_once('x') {
            Some((squares, said)) => (squares, Some(said)),
            None => (bare, None),
        };
        let mv: Move = squares.parse()?;
        if names_king && self.position().king() != Some(mv.from) {
            return Err(ParseError::NotTheKing {
                turn: turn.to_owned(),
                square: mv.from.to_string(),
            });
        }
        self.check(mv)
            .map_err(|why| ParseError::illegal(turn, &why))?;
        if let Some(said) = said {
            let squares = said
                .split('/')
                .map(str::parse::<Square>)
                .collect::<Result<Vec<_>, _>>()?;
            let said: Squares = squares.iter().copied().collect();
            let real = self.captures(mv);
            // A captured King may be listed or not: his capture ends the game.
            let fits = said == real.soldiers || said == real.soldiers.or(real.king);
            if !fits || said.len() as usize != squares.len() {
                return Err(ParseError::Captures {
                    turn: turn.to_owned(),
                    said: named(said),
                    real: named(real.soldiers.or(real.king)),
                });
            }
        }
        Ok(vec![mv])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Seed};

    #[test]
    fn r_2_every_rule_set_starts_from_a_playable_position() {
        for rules in RuleSet::ALL {
            let start = Tafl::start(&rules, Seed(0));
            assert_eq!(Tafl::parse_position(&rules, rules.start), Ok(start.clone()));
            assert_eq!(start.position_text(), rules.start);
            assert_eq!(start.position().attackers().len(), 16);
            assert_eq!(start.position().defenders().len(), 8);
            assert_eq!(start.position().king(), Some(Square::THRONE));
        }
    }
}
