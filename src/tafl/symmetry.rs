//! The eight ways to lay the board on itself.

use super::{Move, Position, Square, Squares};

/// One of the eight symmetries of the board. No rule of any rule set here tells them apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry(u8);

impl Symmetry {
    /// All eight, the one that changes nothing first.
    pub const ALL: [Symmetry; 8] = [
        Symmetry(0),
        Symmetry(1),
        Symmetry(2),
        Symmetry(3),
        Symmetry(4),
        Symmetry(5),
        Symmetry(6),
        Symmetry(7),
    ];

    /// Where a square goes: first files and ranks may be exchanged, then either turned round.
    pub fn square(self, square: Square) -> Square {
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.0 & 4 != 0 {
            (file, rank) = (rank, file);
        }
        if self.0 & 2 != 0 {
            rank = 6 - rank;
        }
        if self.0 & 1 != 0 {
            file = 6 - file;
        }
        Square::new(file, rank).unwrap_or(square)
    }

    /// Where a set of squares goes.
    pub fn squares(self, squares: Squares) -> Squares {
        let mut bits = squares.bits();
        if self.0 & 4 != 0 {
            bits = transposed(bits);
        }
        if self.0 & 2 != 0 {
            bits = bits.swap_bytes() >> 8;
        }
        if self.0 & 1 != 0 {
            bits = bits.reverse_bits().swap_bytes() >> 1;
        }
        Squares::from_bits(bits)
    }

    /// The image of a move.
    pub fn turn(self, mv: Move) -> Move {
        Move {
            from: self.square(mv.from),
            to: self.square(mv.to),
        }
    }

    /// The image of a position.
    pub fn position(self, position: &Position) -> Position {
        let king = position.king().map_or(Squares::NONE, Square::set);
        Position::new(
            self.squares(position.attackers()),
            self.squares(position.defenders()),
            self.squares(king),
            position.side(),
        )
    }

    /// The symmetry that undoes this one.
    pub fn inverse(self) -> Symmetry {
        // With files and ranks exchanged, the two turns change places.
        match self.0 {
            5 => Symmetry(6),
            6 => Symmetry(5),
            other => Symmetry(other),
        }
    }
}

/// The image of a position that stands for all eight: the one with the least key.
pub fn canonical(position: &Position) -> Position {
    Symmetry::ALL
        .map(|symmetry| symmetry.position(position))
        .into_iter()
        .min_by_key(Position::key)
        .unwrap_or(*position)
}

/// Files and ranks exchanged, in three rounds of swaps of ever larger blocks.
const fn transposed(mut bits: u64) -> u64 {
    let mut swap = (bits ^ (bits >> 7)) & 0x00aa_00aa_00aa_00aa;
    bits ^= swap ^ (swap << 7);
    swap = (bits ^ (bits >> 14)) & 0x0000_cccc_0000_cccc;
    bits ^= swap ^ (swap << 14);
    swap = (bits ^ (bits >> 28)) & 0x0000_0000_f0f0_f0f0;
    bits ^ swap ^ (swap << 28)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_go_where_their_squares_go_and_come_back() {
        for symmetry in Symmetry::ALL {
            for square in Square::all() {
                let image = symmetry.square(square);
                assert_eq!(symmetry.squares(square.set()), image.set(), "{symmetry:?}");
                assert_eq!(symmetry.inverse().square(image), square, "{symmetry:?}");
            }
        }
    }

    #[test]
    fn the_start_is_its_own_image_eight_times_over() {
        let start = super::super::notation::start_position(&super::super::RuleSet::ARD_RI);
        for symmetry in Symmetry::ALL {
            assert_eq!(symmetry.position(&start), start);
        }
    }
}
