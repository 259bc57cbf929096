//! Bounded search: whether a seat wins by force within so many plies, and so how long the
//! shortest forced win is.
//!
//! Whether a win within `n` plies exists depends on nothing but the position and `n`: there is
//! no path in it, so everything that is remembered stays true. (Following a shortest win never
//! repeats a position, since each ply brings the end nearer.) What the game's past has to say is
//! in the rules: see [`InGame`](super::in_game::InGame).

use super::effort::Effort;
use crate::game::Duel;

/// What is known of one position: the seat does not win within `no` plies, and wins within
/// `yes`.
#[derive(Clone, Copy)]
struct Known {
    key: u64,
    no: u8,
    yes: u8,
    best: u16,
}

const NO_MOVE: u16 = u16::MAX;
const NEVER: u8 = u8::MAX;

/// A solver for the wins of one seat.
pub struct Shortest<'a, D: Duel> {
    duel: &'a D,
    seat: u8,
    known: Vec<Known>,
    history: [Vec<u32>; 2],
}

/// The effort was spent before the answer was known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spent;

impl<'a, D: Duel> Shortest<'a, D> {
    /// A solver with two to the power of `bits` entries of 16 bytes.
    pub fn new(duel: &'a D, seat: u8, bits: u32) -> Self {
        Shortest {
            duel,
            seat,
            known: vec![
                Known {
                    key: 0,
                    no: 0,
                    yes: NEVER,
                    best: NO_MOVE
                };
                1 << bits
            ],
            history: [vec![0; D::MOVE_INDICES], vec![0; D::MOVE_INDICES]],
        }
    }

    /// Whether the seat wins within `plies` from a position, whoever moves in it.
    ///
    /// # Errors
    /// The effort was spent.
    pub fn within(
        &mut self,
        position: &D::Position,
        plies: u8,
        effort: &mut Effort<'_>,
    ) -> Result<bool, Spent> {
        match self.duel.winner(position) {
            Some(winner) => Ok(winner == self.seat),
            None => self.search(position, plies, effort),
        }
    }

    /// The seat whose wins are looked for.
    pub fn seat(&self) -> u8 {
        self.seat
    }

    /// The number of plies of the shortest forced win, if there is one within `most`.
    ///
    /// # Errors
    /// The effort was spent.
    pub fn distance(
        &mut self,
        position: &D::Position,
        most: u8,
        effort: &mut Effort<'_>,
    ) -> Result<Option<u8>, Spent> {
        for plies in 0..=most {
            if self.within(position, plies, effort)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }

    /// The best line of both seats from a position whose shortest win takes `plies`: the winner
    /// takes the shortest way, the loser holds out longest. `roots` are the moves of the
    /// position; the first that is best is taken. `None` when the effort was spent.
    pub fn line(
        &mut self,
        position: &D::Position,
        roots: &[D::Move],
        plies: u8,
        effort: &mut Effort<'_>,
    ) -> Option<Vec<D::Move>> {
        let mut line = Vec::with_capacity(usize::from(plies));
        let mut position = *position;
        for left in (0..plies).rev() {
            let moves = self.duel.moves(&position);
            let moves = if line.is_empty() { roots } else { &moves };
            let ours = self.duel.to_move(&position) == self.seat;
            let mut best = None;
            for mv in moves {
                let next = self.duel.play(&position, *mv);
                // The winner needs a win within what is left; the loser, one no sooner.
                let fits = if ours {
                    self.within(&next, left, effort)
                } else {
                    let sooner = left.checked_sub(1);
                    sooner.map_or(Ok(true), |sooner| {
                        self.within(&next, sooner, effort).map(|won| !won)
                    })
                };
                match fits {
                    Ok(true) => {
                        best = Some((*mv, next));
                        break;
                    }
                    Ok(false) => {}
                    // The first move is what matters; the rest of the line may be missing.
                    Err(Spent) if line.is_empty() => return None,
                    Err(Spent) => return Some(line),
                }
            }
            let (mv, next) = best?;
            line.push(mv);
            position = next;
        }
        Some(line)
    }

    fn search(
        &mut self,
        position: &D::Position,
        plies: u8,
        effort: &mut Effort<'_>,
    ) -> Result<bool, Spent> {
        if effort.spend() {
            return Err(Spent);
        }
        if plies == 0 {
            return Ok(false);
        }
        let ours = self.duel.to_move(position) == self.seat;
        if self.duel.winning_move(position).is_some() {
            return Ok(ours);
        }
        if plies == 1 && ours && self.duel.sees_all_wins(position) {
            return Ok(false);
        }
        if plies == 1 {
            let moves = self.duel.moves(position);
            let mut wins = moves.iter().map(|mv| {
                let next = self.duel.play(position, *mv);
                self.duel.winner(&next) == Some(self.seat)
            });
            return Ok(if ours {
                wins.any(|wins| wins)
            } else {
                wins.all(|wins| wins)
            });
        }
        let key = self.duel.key(position);
        let place = key as usize & (self.known.len() - 1);
        let mut best = NO_MOVE;
        let known = self.known[place];
        if known.key == key {
            if plies >= known.yes {
                return Ok(true);
            }
            if plies <= known.no {
                return Ok(false);
            }
            best = known.best;
        }

        let moves = self.duel.moves(position);
        let promises = self.duel.promises(position, &moves);
        let history = &self.history[usize::from(ours)];
        let mut ordered: arrayvec::ArrayVec<(i64, D::Move), 256> = moves
            .iter()
            .zip(promises)
            .map(|(mv, promise)| {
                let index = self.duel.move_index(*mv);
                let rank = if index as u16 == best {
                    i64::MAX
                } else {
                    (i64::from(promise.max(0)) << 20) + i64::from(history[index])
                };
                (rank, *mv)
            })
            .collect();
        let mut won = !ours;
        for place in 0..ordered.len() {
            let mut top = place;
            for other in place + 1..ordered.len() {
                if ordered[other].0 > ordered[top].0 {
                    top = other;
                }
            }
            ordered.swap(place, top);
            let mv = ordered[place].1;
            let next = self.duel.play(position, mv);
            let child = match self.duel.winner(&next) {
                Some(winner) => winner == self.seat,
                None => self.search(&next, plies - 1, effort)?,
            };
            if child == ours {
                won = ours;
                best = self.duel.move_index(mv) as u16;
                let history = &mut self.history[usize::from(ours)];
                history[usize::from(best)] += u32::from(plies) * u32::from(plies);
                if history[usize::from(best)] > 1 << 19 {
                    history.iter_mut().for_each(|count| *count /= 2);
                }
                break;
            }
        }
        let entry = &mut self.known[place];
        if entry.key != key {
            *entry = Known {
                key,
                no: 0,
                yes: NEVER,
                best,
            };
        }
        entry.best = best;
        if won {
            entry.yes = entry.yes.min(plies);
        } else {
            entry.no = entry.no.max(plies);
        }
        Ok(won)
    }
}
