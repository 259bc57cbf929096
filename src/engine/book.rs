//! The book of Ard Rí: the attackers' shortest win, as our own solver found it.
//!
//! A line of the book is a position, the best move, and the exact number of plies to the end
//! with best play of both: `/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/ a | c1-c2 | 13`. It
//! holds the positions that attackers who follow it can meet whatever the defenders do, and the
//! defenders' longest resistance in them, as far down as a search at the board needs a moment
//! too long for. A position stands for its eight images.
//!
//! `cargo run --release --example book -- make` writes it, and `-- verify` proves every line
//! again from nothing.

use super::{
    effort::Effort,
    shortest::{Shortest, Spent},
};
use crate::{
    game::{
        Duel, Notation, ParseError,
        duel::{MAX_MOVES, Moves, Subtlety},
    },
    tafl::{Move, Position, RuleSet, Symmetry, Tafl, symmetry},
};
use arrayvec::ArrayVec;
use std::{collections::BTreeMap, sync::LazyLock};

/// Wins of fewer plies than this are left to the search.
pub const LEAST_PLIES: u8 = 9;

/// The seat whose wins the book holds: the attackers.
pub const WINNER: u8 = 0;

/// The book as it is shipped.
const TEXT: &str = include_str!("book.txt");

/// One line of the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The position, the least of its images.
    pub position: Position,
    /// The move that wins fastest, or holds out longest.
    pub best: Move,
    /// Plies to the attackers' win with best play of both.
    pub plies: u8,
}

/// Some ten lines, through which a look-up simply goes.
static BOOK: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    // The test below reads the whole text; a line that cannot be read is no line here.
    read(TEXT).filter_map(Result::ok).collect()
});

/// The lines of a book.
pub fn read(text: &str) -> impl Iterator<Item = Result<Entry, ParseError>> {
    let lines = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| {
        let wrong = || ParseError::Turn {
            text: line.to_owned(),
            example: "POSITION | d1-d2 | 13",
        };
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [position, best, plies] = fields[..] else {
            return Err(wrong());
        };
        Ok(Entry {
            position: *Tafl::parse_position(&RuleSet::ARD_RI, position)?.position(),
            best: best.parse()?,
            plies: plies.parse().map_err(|_| wrong())?,
        })
    })
}

/// The lines of the shipped book.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    BOOK.iter()
}

/// What the book knows of a position: each move that an image of its line gives, and the plies
/// to the attackers' win. Nothing under other rules than those of Ard Rí without options.
pub fn look_up(rules: &RuleSet, position: &Position) -> Option<(Vec<Move>, u8)> {
    if *rules != RuleSet::ARD_RI {
        return None;
    }
    let least = symmetry::canonical(position);
    let entry = BOOK.iter().find(|entry| entry.position == least)?;
    let mut moves = Vec::new();
    for symmetry in Symmetry::ALL {
        let mv = symmetry.inverse().turn(entry.best);
        if symmetry.position(position) == least && !moves.contains(&mv) {
            moves.push(mv);
        }
    }
    Some((moves, entry.plies))
}

/// Ard Rí with the eight images of a position taken for one: what is found for one of them
/// need not be found for the others.
struct Folded(RuleSet);

impl Duel for Folded {
    type Position = Position;
    type Move = Move;
    const MOVE_INDICES: usize = RuleSet::MOVE_INDICES;

    fn key(&self, position: &Position) -> u64 {
        symmetry::canonical(position).key()
    }
    fn to_move(&self, position: &Position) -> u8 {
        self.0.to_move(position)
    }
    fn winner(&self, position: &Position) -> Option<u8> {
        self.0.winner(position)
    }
    fn moves(&self, position: &Position) -> Moves<Move> {
        self.0.moves(position)
    }
    fn play(&self, position: &Position, mv: Move) -> Position {
        self.0.play(position, mv)
    }
    fn repeated(&self) -> Option<u8> {
        self.0.repeated()
    }
    fn winning_move(&self, position: &Position) -> Option<Move> {
        self.0.winning_move(position)
    }
    fn sees_all_wins(&self, position: &Position) -> bool {
        self.0.sees_all_wins(position)
    }
    fn threatened(&self, position: &Position) -> bool {
        self.0.threatened(position)
    }
    fn evaluate(&self, position: &Position) -> i32 {
        self.0.evaluate(position)
    }
    fn promises(&self, position: &Position, moves: &Moves<Move>) -> ArrayVec<i32, MAX_MOVES> {
        self.0.promises(position, moves)
    }
    fn subtlety(&self, position: &Position, mv: Move, last: Option<Move>) -> Subtlety {
        self.0.subtlety(position, mv, last)
    }
    fn move_index(&self, mv: Move) -> usize {
        self.0.move_index(mv)
    }
}

/// Makes the book, telling each line as it is found. It takes some minutes and 512 MB.
///
/// # Errors
/// The effort was spent.
pub fn make(effort: &mut Effort<'_>, found: &mut dyn FnMut(&Entry)) -> Result<(), Spent> {
    let folded = Folded(RuleSet::ARD_RI);
    let mut solver = Shortest::new(&folded, WINNER, 25);
    let start = symmetry::canonical(&crate::tafl::notation::start_position(&folded.0));
    let mut open = vec![(start, LONGEST)];
    let mut seen = BTreeMap::new();
    while let Some((position, most)) = open.pop() {
        if seen.contains_key(&position.key()) {
            continue;
        }
        let Some(plies) = solver.distance(&position, most, effort)? else {
            continue;
        };
        seen.insert(position.key(), ());
        if plies < LEAST_PLIES {
            continue;
        }
        let moves = folded.moves(&position);
        let Some(line) = solver.line(&position, &moves, plies, effort) else {
            return Err(Spent);
        };
        let best = line[0];
        found(&Entry {
            position,
            best,
            plies,
        });
        let ours = folded.to_move(&position) == WINNER;
        for mv in moves {
            if !ours || mv == best {
                let next = symmetry::canonical(&folded.play(&position, mv));
                open.push((next, plies - 1));
            }
        }
    }
    Ok(())
}

/// The length of the shortest win from the start, and no book position is further from the end.
const LONGEST: u8 = 13;

/// Proves one line of the book from nothing: the attackers win in so many plies and no fewer,
/// and its move keeps to that.
///
/// # Errors
/// The effort was spent.
pub fn verify(entry: &Entry, effort: &mut Effort<'_>, table_bits: u32) -> Result<bool, Spent> {
    let folded = Folded(RuleSet::ARD_RI);
    if !folded.moves(&entry.position).contains(&entry.best) {
        return Ok(false);
    }
    let mut solver = Shortest::new(&folded, WINNER, table_bits);
    let next = folded.play(&entry.position, entry.best);
    let after = entry.plies - 1;
    Ok(
        solver.distance(&entry.position, entry.plies, effort)? == Some(entry.plies)
            && solver.distance(&next, after, effort)? == Some(after),
    )
}

/// A line as the book writes it.
pub fn line_text(entry: &Entry) -> String {
    let game = Tafl::from_position(RuleSet::ARD_RI, entry.position);
    format!(
        "{} | {} | {}",
        game.position_text(),
        entry.best,
        entry.plies
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read_and_stands_for_its_images() {
        let lines: Vec<Entry> = read(TEXT).map(|line| line.unwrap()).collect();
        assert_eq!(lines.len(), entries().count());
        for entry in &lines {
            assert_eq!(symmetry::canonical(&entry.position), entry.position);
            for symmetry in Symmetry::ALL {
                let image = symmetry.position(&entry.position);
                let (moves, plies) = look_up(&RuleSet::ARD_RI, &image).unwrap();
                assert!(moves.contains(&symmetry.turn(entry.best)));
                assert_eq!(plies, entry.plies);
            }
        }
        for text in ["x", "/ a | d1-d2 | 13", "/3K3/7/7/7/7/7/3t3/ a | d7-d6 | z"] {
            assert!(read(text).all(|line| line.is_err()), "{text}");
        }
    }
}
