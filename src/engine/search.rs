//! Alpha-beta: how good a position is, and the move that makes it so.
//!
//! Iterative deepening with principal variation search, a transposition table, moves ordered by
//! experience, reductions of late quiet moves, and threats and captures followed beyond the
//! horizon.
//!
//! # What a win means here
//!
//! A value of [`WIN`] or more says that the seat to move wins by force, in `VICTORY - value`
//! plies at most. That is a fact, whatever was reduced or cut short on the way: such a value
//! starts only where the rules end a game (or one move before, see [`Duel::winning_move`]), and
//! passes upwards only if one move of the winner, and every move of the loser, has one. Nothing
//! leaves out a move of the loser: a reduced search looks less far, but at every move, and where
//! only captures are followed the loser may also stand still, which is worth a guess.
//!
//! A position that stands a second time on the path is worth [`REPEATED`] to the seat of
//! [`Duel::repeated`]: more than any guess and less than any win. So going round never takes
//! part in a win, and need not: whoever follows a finite win comes nearer to its end with every
//! turn and never back. What the game's past has to say is in the rules
//! ([`InGame`](super::in_game::InGame)), so a win is one in the game with its past as it is.

mod several;

use super::{
    effort::Effort,
    level::Slips,
    table::{Bound, Entry, Table},
};
use crate::game::{
    Chance, Duel, Seed,
    duel::{MAX_MOVES, Moves, Subtlety},
};
use arrayvec::ArrayVec;

/// The value of having won.
pub const VICTORY: i32 = 30_000;
/// The least value of a forced win.
pub const WIN: i32 = 29_000;
/// The greatest value of a forced loss.
const LOSS: i32 = -WIN;
/// The value of a repetition for the seat that gains by it.
pub const REPEATED: i32 = 20_000;

const INFINITE: i32 = 32_000;
/// The longest line that is ever looked at.
const MAX_PLY: usize = 96;

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Follow threats and captures beyond the depth.
    pub follows: bool,
    /// Look less far behind late quiet moves.
    pub reduces: bool,
    /// What to overlook, drawn from the seed.
    pub slips: Slips,
    /// The source of all that is overlooked.
    pub seed: Seed,
}

impl Style {
    /// Every move to the same depth and nothing beyond: the value is plain minimax.
    pub const PLAIN: Style = Style {
        follows: false,
        reduces: false,
        slips: Slips::NONE,
        seed: Seed(0),
    };

    /// As strong as it gets.
    pub const STRONG: Style = Style {
        follows: true,
        reduces: true,
        slips: Slips::NONE,
        seed: Seed(0),
    };
}

/// What one depth has found.
pub struct Found<M> {
    /// Plies searched.
    pub depth: u32,
    /// The value for the seat to move.
    pub value: i32,
    /// The best line; it begins with the best move.
    pub line: Vec<M>,
}

/// One search from one position.
pub struct Search<'a, D: Duel> {
    duel: &'a D,
    style: Style,
    table: &'a mut Table,
    /// Keys from the root to here.
    path: Vec<u64>,
    lines: Vec<ArrayVec<D::Move, MAX_PLY>>,
    killers: [[u16; 2]; MAX_PLY],
    history: [Vec<i32>; 2],
    /// Draws that decide what is overlooked and how positions are misjudged.
    blind: u64,
    /// No line is followed beyond this ply.
    horizon: usize,
}

type Ordered<M> = ArrayVec<(i32, M), MAX_MOVES>;

impl<'a, D: Duel> Search<'a, D> {
    /// A search that remembers in `table`, which must hold nothing of other rules.
    pub fn new(duel: &'a D, table: &'a mut Table, style: Style) -> Self {
        table.grow_old();
        Search {
            duel,
            table,
            path: Vec::with_capacity(MAX_PLY),
            lines: (0..=MAX_PLY).map(|_| ArrayVec::new()).collect(),
            killers: [[Entry::NO_MOVE; 2]; MAX_PLY],
            history: [vec![0; D::MOVE_INDICES], vec![0; D::MOVE_INDICES]],
            blind: Chance::new(style.seed).seed().0,
            horizon: 0,
            style,
        }
    }

    /// Searches deeper and deeper, and tells `report` after every depth and every better move,
    /// until the effort or the depth is spent, or a win or loss is certain and cannot come
    /// closer. `roots` are the moves to choose from, in the order in which to try them.
    ///
    /// The answer is the last that was reported; `None` when not even one move of the first
    /// depth could be looked at.
    pub fn deepen(
        &mut self,
        position: &D::Position,
        roots: &[D::Move],
        last: Option<D::Move>,
        most_depth: u32,
        effort: &mut Effort<'_>,
        report: &mut dyn FnMut(&Found<D::Move>, u64),
    ) -> Option<Found<D::Move>> {
        let mut roots: Vec<D::Move> = self.noticed_roots(position, roots, last);
        let mut best: Option<Found<D::Move>> = None;
        for depth in 1..=most_depth.min(MAX_PLY as u32 - 1) {
            self.horizon = (2 * depth as usize + 8).min(MAX_PLY - 1);
            let mut window = 40;
            let guess = best.as_ref().map(|found| found.value);
            let (mut low, mut high) = match guess {
                Some(value) if depth > 3 && value.abs() < 10_000 => {
                    (value - window, value + window)
                }
                _ => (-INFINITE, INFINITE),
            };
            loop {
                let mut better = |found: &Found<D::Move>, nodes| {
                    if found.value > low {
                        report(found, nodes);
                    }
                };
                let found = self.root(position, &mut roots, depth, low, high, effort, &mut better);
                let failed = found.as_ref().map_or(0, |found| {
                    i32::from(found.value >= high) - i32::from(found.value <= low)
                });
                if let Some(found) = found
                    && failed >= 0
                {
                    best = Some(found);
                }
                if effort.is_over() || failed == 0 {
                    break;
                }
                window *= 4;
                if window > 1_000 {
                    (low, high) = (-INFINITE, INFINITE);
                } else if failed > 0 {
                    high += window;
                } else {
                    low -= window;
                }
            }
            let certain = best
                .as_ref()
                .is_some_and(|found| depth as i32 >= VICTORY - found.value.abs());
            if effort.is_over() || certain {
                break;
            }
        }
        best
    }

    /// The moves of the root without those that are overlooked, unless all are.
    fn noticed_roots(
        &self,
        position: &D::Position,
        roots: &[D::Move],
        last: Option<D::Move>,
    ) -> Vec<D::Move> {
        let noticed: Vec<D::Move> = roots
            .iter()
            .copied()
            .filter(|mv| !self.overlooks(position, *mv, last))
            .collect();
        let roots = if noticed.is_empty() { roots } else { &noticed };
        let moves: Moves<D::Move> = roots.iter().copied().take(MAX_MOVES).collect();
        let promises = self.duel.promises(position, &moves);
        let mut ordered: Vec<(i32, D::Move)> = promises.into_iter().zip(moves).collect();
        ordered.sort_by_key(|(promise, _)| -promise);
        ordered.into_iter().map(|(_, mv)| mv).collect()
    }

    /// One depth. `None` when the effort was spent before the first move was done.
    #[allow(clippy::too_many_arguments)]
    fn root(
        &mut self,
        position: &D::Position,
        roots: &mut [D::Move],
        depth: u32,
        low: i32,
        high: i32,
        effort: &mut Effort<'_>,
        report: &mut dyn FnMut(&Found<D::Move>, u64),
    ) -> Option<Found<D::Move>> {
        self.path.clear();
        self.path.push(self.duel.key(position));
        let mut best: Option<Found<D::Move>> = None;
        let mut alpha = low;
        for place in 0..roots.len() {
            let mv = roots[place];
            let next = self.duel.play(position, mv);
            let depth_left = depth as i32 - 1;
            let mut value = -INFINITE;
            let first = best.is_none();
            if !first {
                value = -self.value(&next, depth_left, 1, -alpha - 1, -alpha, Some(mv), effort);
            }
            if first || (value > alpha && !effort.is_over()) {
                value = -self.value(&next, depth_left, 1, -high, -alpha, Some(mv), effort);
            }
            if effort.is_over() {
                break;
            }
            if first || value > alpha {
                let mut line = vec![mv];
                line.extend(self.lines[1].iter().copied());
                let found = Found { depth, value, line };
                report(&found, effort.nodes());
                best = Some(found);
                alpha = alpha.max(value);
                // The best move comes first at the next depth.
                roots[..=place].rotate_right(1);
                if value >= high {
                    break;
                }
            }
        }
        best
    }

    /// The value of a position for the seat to move, `depth` plies deep.
    #[allow(clippy::too_many_arguments)]
    fn value(
        &mut self,
        position: &D::Position,
        mut depth: i32,
        ply: usize,
        mut alpha: i32,
        mut beta: i32,
        last: Option<D::Move>,
        effort: &mut Effort<'_>,
    ) -> i32 {
        self.lines[ply].clear();
        if effort.spend() {
            return 0;
        }
        let seat = self.duel.to_move(position);
        if let Some(winner) = self.duel.winner(position) {
            let value = VICTORY - ply as i32;
            return if winner == seat { value } else { -value };
        }
        let key = self.duel.key(position);
        if self.path.contains(&key) {
            return match self.duel.repeated() {
                Some(gains) if gains == seat => REPEATED,
                Some(_) => -REPEATED,
                None => 0,
            };
        }
        // Nothing here can be better than a win at the next ply, or worse than a loss at it.
        alpha = alpha.max(ply as i32 + 1 - VICTORY);
        beta = beta.min(VICTORY - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        let wins = self
            .duel
            .winning_move(position)
            .filter(|_| depth > 0 || self.style.follows);
        if let Some(mv) = wins
            && !self.overlooks(position, mv, last)
        {
            self.lines[ply].push(mv);
            return VICTORY - ply as i32 - 1;
        }
        let threatened = self.style.follows && self.duel.threatened(position);
        if threatened && ply < self.horizon {
            // A threat leaves few answers: look at them all.
            depth = depth.max(0) + 1;
        }
        if depth <= 0 {
            return self.quiet(position, ply, alpha, beta, last, effort);
        }

        let is_main_line = beta - alpha > 1;
        let known = self.table.get(key).copied();
        if let Some(entry) = known
            && !is_main_line
        {
            let value = from_table(entry.value, ply);
            let fits = if self.style.reduces {
                i32::from(entry.depth) >= depth
                    || (value.abs() >= WIN && entry.bound == Bound::Exact)
            } else {
                i32::from(entry.depth) == depth
            };
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if fits && enough {
                return value;
            }
        }

        let moves = self.duel.moves(position);
        let mut ordered = self.order(position, &moves, seat, ply, known.map(|entry| entry.best));
        self.path.push(key);
        let mut best = -INFINITE;
        let mut best_move = Entry::NO_MOVE;
        let start_alpha = alpha;
        let mut looked = 0;
        for place in 0..ordered.len() {
            let (rank, mv) = pick(&mut ordered, place);
            let is_last = place + 1 == ordered.len();
            if !(looked == 0 && is_last) && self.overlooks(position, mv, last) {
                continue;
            }
            let next = self.duel.play(position, mv);
            let left = depth - 1;
            let mut value = alpha + 1;
            if looked > 0 {
                let quiet = rank < THREAT;
                let less = if self.style.reduces && quiet && !threatened && depth >= 3 && looked > 3
                {
                    1 + i32::from(depth >= 5 && looked > 12)
                } else {
                    0
                };
                if less > 0 {
                    value = -self.value(
                        &next,
                        left - less,
                        ply + 1,
                        -alpha - 1,
                        -alpha,
                        Some(mv),
                        effort,
                    );
                }
                if value > alpha {
                    value = -self.value(&next, left, ply + 1, -alpha - 1, -alpha, Some(mv), effort);
                }
            }
            if looked == 0 || (value > alpha && value < beta) {
                value = -self.value(&next, left, ply + 1, -beta, -alpha, Some(mv), effort);
            }
            if effort.is_over() {
                self.path.pop();
                return 0;
            }
            looked += 1;
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = self.duel.move_index(mv) as u16;
                    if is_main_line {
                        let (above, below) = self.lines.split_at_mut(ply + 1);
                        above[ply].clear();
                        above[ply].push(mv);
                        let room = above[ply].remaining_capacity();
                        above[ply].extend(below[0].iter().copied().take(room));
                    }
                }
                if value >= beta {
                    self.learn(seat, ply, depth, mv, rank, &ordered[..place]);
                    break;
                }
            }
        }
        self.path.pop();
        let bound = if best >= beta {
            Bound::Lower
        } else if best > start_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let depth = depth.clamp(0, 255) as u8;
        self.table
            .put(key, to_table(best, ply), best_move, depth, bound);
        best
    }

    /// The value at the end of a line: a guess, after captures have been followed.
    fn quiet(
        &mut self,
        position: &D::Position,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        last: Option<D::Move>,
        effort: &mut Effort<'_>,
    ) -> i32 {
        let mut best = self.guess(position);
        if !self.style.follows || best >= beta || ply >= self.horizon {
            return best;
        }
        alpha = alpha.max(best);
        let moves = self.duel.moves(position);
        let seat = self.duel.to_move(position);
        let mut ordered = self.order(position, &moves, seat, ply, None);
        self.path.push(self.duel.key(position));
        for place in 0..ordered.len() {
            let (rank, mv) = pick(&mut ordered, place);
            if rank < CAPTURE {
                break;
            }
            if self.overlooks(position, mv, last) {
                continue;
            }
            let next = self.duel.play(position, mv);
            let value = -self.value(&next, 0, ply + 1, -beta, -alpha, Some(mv), effort);
            if effort.is_over() {
                break;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if value >= beta {
                break;
            }
        }
        self.path.pop();
        best
    }

    /// The guess of a position as this level makes it.
    fn guess(&self, position: &D::Position) -> i32 {
        let value = self.duel.evaluate(position);
        let error = self.style.slips.misjudges;
        if error == 0 {
            return value;
        }
        let draw = mix(self.blind ^ self.duel.key(position)) >> 33;
        value + (draw % (2 * error as u64 + 1)) as i32 - error
    }

    /// Whether this level overlooks a move. It is the same for a move on the same squares in the
    /// whole search, but for what has just happened near it.
    fn overlooks(&self, position: &D::Position, mv: D::Move, last: Option<D::Move>) -> bool {
        let slips = &self.style.slips;
        if slips.plain + slips.ordinary + slips.hidden == 0 {
            return false;
        }
        let per_mille = match self.duel.subtlety(position, mv, last) {
            Subtlety::Plain => slips.plain,
            Subtlety::Ordinary => slips.ordinary,
            Subtlety::Hidden => slips.hidden,
        };
        let seat = u64::from(self.duel.to_move(position));
        let draw = mix(self.blind ^ (2 * self.duel.move_index(mv) as u64 + seat + 1)) >> 33;
        draw % 1_000 < u64::from(per_mille)
    }

    fn order(
        &self,
        position: &D::Position,
        moves: &Moves<D::Move>,
        seat: u8,
        ply: usize,
        known: Option<u16>,
    ) -> Ordered<D::Move> {
        let promises = self.duel.promises(position, moves);
        let known = known.unwrap_or(Entry::NO_MOVE);
        let killers = self.killers[ply];
        let history = &self.history[usize::from(seat)];
        moves
            .iter()
            .zip(promises)
            .map(|(mv, promise)| {
                let index = self.duel.move_index(*mv);
                let rank = if index as u16 == known {
                    KNOWN
                } else if promise >= 100 {
                    CAPTURE + promise
                } else if promise > 0 {
                    THREAT + promise
                } else if killers.contains(&(index as u16)) {
                    KILLER
                } else {
                    history[index] + promise
                };
                (rank, *mv)
            })
            .collect()
    }

    /// Remembers a quiet move that refuted the one before, and that those tried first did not.
    fn learn(
        &mut self,
        seat: u8,
        ply: usize,
        depth: i32,
        mv: D::Move,
        rank: i32,
        tried: &[(i32, D::Move)],
    ) {
        if (CAPTURE..KNOWN).contains(&rank) {
            return;
        }
        let index = self.duel.move_index(mv);
        let killers = &mut self.killers[ply];
        if killers[0] != index as u16 {
            *killers = [index as u16, killers[0]];
        }
        let history = &mut self.history[usize::from(seat)];
        let gain = (depth * depth).min(400);
        let mut change = |index: usize, by: i32| {
            // The nearer to the limit, the smaller the step.
            history[index] += by - history[index] * by.abs() / HISTORY_LIMIT;
        };
        change(index, gain);
        for (_, other) in tried {
            change(self.duel.move_index(*other), -gain);
        }
    }
}

const HISTORY_LIMIT: i32 = 1 << 14;
const KILLER: i32 = 1 << 15;
const THREAT: i32 = 1 << 16;
const CAPTURE: i32 = 1 << 20;
const KNOWN: i32 = 1 << 24;

/// Brings the highest of those not yet tried to `place`.
fn pick<M: Copy>(ordered: &mut Ordered<M>, place: usize) -> (i32, M) {
    let mut best = place;
    for other in place + 1..ordered.len() {
        if ordered[other].0 > ordered[best].0 {
            best = other;
        }
    }
    ordered.swap(place, best);
    ordered[place]
}

/// A win is remembered by its distance from the position, not from the root.
fn to_table(value: i32, ply: usize) -> i16 {
    let value = match value {
        WIN.. => value + ply as i32,
        ..=LOSS => value - ply as i32,
        _ => value,
    };
    value as i16
}

fn from_table(value: i16, ply: usize) -> i32 {
    match i32::from(value) {
        value @ WIN.. => value - ply as i32,
        value @ ..=LOSS => value + ply as i32,
        value => value,
    }
}

/// SplitMix64's output function.
pub(super) const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
