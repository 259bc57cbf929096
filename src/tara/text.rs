//! What the text of all three games has in common: the board, the side to move, and the table
//! option that says who is First.
//!
//! The board is `/rrrbb/…/rrrbb/`: rows from rank 1 on, each from its first hill; the first and
//! the last row have five places. A digit stands for empty hills. The slashes at both ends may
//! be left out.

use super::{Colour, Hill, hills::SIZE};
use crate::game::{OptionError, OptionKind, ParseError, TableOption};

/// Who begins (M-1).
pub const FIRST: TableOption = TableOption {
    name: "first",
    kind: OptionKind::Choice(&["red", "blue"]),
    rule: "M-1",
};

/// The colour with this word in the notation.
pub fn colour(word: &str) -> Option<Colour> {
    Colour::BOTH
        .into_iter()
        .find(|colour| colour.word() == word)
}

/// Reads a side to move.
pub fn read_side(text: &str) -> Result<Colour, ParseError> {
    match text {
        "r" => Ok(Colour::Red),
        "b" => Ok(Colour::Blue),
        _ => Err(ParseError::Side {
            found: text.to_owned(),
            allowed: "“r” for Red or “b” for Blue",
        }),
    }
}

/// The words of a position: the board first.
pub fn words(text: &str) -> Result<Vec<&str>, ParseError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() {
        Err(ParseError::NoPosition)
    } else {
        Ok(words)
    }
}

/// The file of the first hill of a rank, and how many hills it has (G-1).
fn row(rank: u8) -> (u8, u8) {
    if rank == 0 || rank == SIZE - 1 {
        (1, SIZE - 2)
    } else {
        (0, SIZE)
    }
}

/// Reads a board: `put` is told the sign on a hill, or on none beyond the end of a row, and says
/// whether there is such a sign.
pub fn read_board(
    text: &str,
    allowed: &'static str,
    mut put: impl FnMut(Option<Hill>, char) -> bool,
) -> Result<(), ParseError> {
    let board = text.strip_prefix('/').unwrap_or(text);
    let board = board.strip_suffix('/').unwrap_or(board);
    let found = board.split('/').count();
    if found != usize::from(SIZE) {
        return Err(ParseError::Rows {
            found,
            expected: usize::from(SIZE),
        });
    }
    for (rank, signs) in (0..SIZE).zip(board.split('/')) {
        let (first, length) = row(rank);
        let mut found = 0usize;
        for sign in signs.chars() {
            if let Some(empty @ 1..=7) = sign.to_digit(10) {
                found += empty as usize;
                continue;
            }
            // Beyond the end of its row there is no hill; the row is found too long below.
            let file = u8::try_from(found).map_or(SIZE, |places| first.saturating_add(places));
            if !put(Hill::new(file, rank), sign) {
                return Err(ParseError::Sign {
                    row: usize::from(rank) + 1,
                    sign,
                    allowed,
                });
            }
            found += 1;
        }
        if found != usize::from(length) {
            return Err(ParseError::RowLength {
                row: usize::from(rank) + 1,
                found,
                expected: length.into(),
            });
        }
    }
    Ok(())
}

/// A board as text.
pub fn board_text(sign: impl Fn(Hill) -> Option<char>) -> String {
    let mut text = String::from("/");
    for rank in 0..SIZE {
        let (first, length) = row(rank);
        let mut empty = 0;
        let push_empty = |text: &mut String, empty: &mut u8| {
            if *empty > 0 {
                text.push(char::from(b'0' + *empty));
                *empty = 0;
            }
        };
        for hill in (first..first + length).filter_map(|file| Hill::new(file, rank)) {
            match sign(hill) {
                None => empty += 1,
                Some(sign) => {
                    push_empty(&mut text, &mut empty);
                    text.push(sign);
                }
            }
        }
        push_empty(&mut text, &mut empty);
        text.push('/');
    }
    text
}

/// The error for an option that is not among `options`, or cannot have this value.
pub fn refused(name: &str, value: &str, options: &[TableOption]) -> OptionError {
    match options.iter().find(|option| option.name == name) {
        Some(option) => OptionError::value(option, value),
        None => OptionError::unknown(name, options),
    }
}
