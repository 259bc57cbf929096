//! Proof-number search: whether a seat wins by force, however long it takes.
//!
//! Depth-first proof-number search after Nagai, without recursion: its lines can be long. A
//! position's proof number is a lower bound of the positions that have still to be won to prove
//! it, its disproof number of those that have to be lost; the search always goes where the least
//! is missing.
//!
//! # What the answers mean
//!
//! A win is a finite one. A position that stands again on the line counts as not won, so going
//! round takes no part in a proof, and need not: whoever follows a proof meets only positions
//! that were proved before the last one, so none of them twice. What the game's past has to say
//! is in the rules ([`InGame`](super::in_game::InGame)). A proof is therefore a fact in the game
//! as it stands.
//!
//! That a position is *not* won is harder to know: a line that failed because it came back to
//! itself need not fail on another way. So no answer says that.

use super::effort::Effort;
use crate::game::Duel;
use std::collections::{HashMap, HashSet};

/// A line longer than this counts as not won.
const LONGEST: usize = 250;
/// A number that stands for "never".
const NEVER: u32 = 100_000_000;

/// The numbers of a position as its mover sees it: what is missing until the mover has what it
/// wants (`success`), and until it certainly fails. For the seat whose win is sought these are
/// proof and disproof number, for the other the reverse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Missing {
    success: u32,
    failure: u32,
}

impl Missing {
    const UNKNOWN: Missing = Missing {
        success: 1,
        failure: 1,
    };

    fn known(succeeds: bool) -> Missing {
        if succeeds {
            Missing {
                success: 0,
                failure: NEVER,
            }
        } else {
            Missing {
                success: NEVER,
                failure: 0,
            }
        }
    }

    fn is_known(self) -> bool {
        self.success == 0 || self.failure == 0
    }
}

/// A position below one that is being looked at.
struct Child<D: Duel> {
    position: D::Position,
    key: u64,
    /// What it is worth whatever the table says: the game is over here, or it stood before.
    settled: Option<Missing>,
    /// What it seems to lack before it has been looked at: who has many moves fails late.
    unseen: Missing,
}

/// A position on the line that is being looked at.
struct Frame {
    key: u64,
    /// Where its children begin in the list of all children of the line.
    children: usize,
    /// The frame is left when a number reaches its limit.
    limit: Missing,
}

/// A proof-number search for the wins of one seat.
pub struct Proof<'a, D: Duel> {
    duel: &'a D,
    seat: u8,
    table: Vec<(u64, Missing)>,
    children: Vec<Child<D>>,
    frames: Vec<Frame>,
}

impl<'a, D: Duel> Proof<'a, D> {
    /// A search with two to the power of `bits` entries of 16 bytes.
    pub fn new(duel: &'a D, seat: u8, bits: u32) -> Self {
        Proof {
            duel,
            seat,
            table: vec![(0, Missing::UNKNOWN); 2 << bits.saturating_sub(1)],
            children: Vec::new(),
            frames: Vec::new(),
        }
    }

    /// True when it is proved that the seat wins by force from a position, whoever moves in it.
    /// False says nothing: the seat may win all the same.
    pub fn wins(&mut self, position: &D::Position, effort: &mut Effort<'_>) -> bool {
        if let Some(winner) = self.duel.winner(position) {
            return winner == self.seat;
        }
        self.frames.clear();
        self.children.clear();
        let root = self.run(position, effort);
        if self.duel.to_move(position) == self.seat {
            root.success == 0
        } else {
            root.failure == 0
        }
    }

    /// The search itself, as a loop over the frames of the line.
    fn run(&mut self, root: &D::Position, effort: &mut Effort<'_>) -> Missing {
        let no_limit = Missing {
            success: NEVER,
            failure: NEVER,
        };
        self.enter(root, no_limit, effort);
        loop {
            let Some(frame) = self.frames.last() else {
                return self
                    .remembered(self.duel.key(root))
                    .unwrap_or(Missing::UNKNOWN);
            };
            let (key, limit, start) = (frame.key, frame.limit, frame.children);
            let (hardest, others, best, second) = self.weigh(start);
            let numbers = Missing {
                success: best.map_or(NEVER, |(_, missing)| missing.failure),
                failure: hardest.saturating_add(others).min(NEVER),
            };
            let over = effort.is_over();
            if over || numbers.success >= limit.success || numbers.failure >= limit.failure {
                self.remember(key, numbers);
                self.frames.pop();
                self.children.truncate(start);
                continue;
            }
            let Some((place, _)) = best else {
                continue;
            };
            // The child may grow until it is clearly worse than the next best (by a quarter:
            // that spares much going to and fro), or until the sum here reaches its limit.
            let next = second.saturating_add(second / 4 + 1).min(NEVER);
            let child_limit = Missing {
                success: limit.failure - others,
                failure: limit.success.min(next),
            };
            let position = self.children[place].position;
            self.enter(&position, child_limit, effort);
        }
    }

    /// Puts a position on the line and lists what can be played in it.
    fn enter(&mut self, position: &D::Position, limit: Missing, effort: &mut Effort<'_>) {
        let key = self.duel.key(position);
        let children = self.children.len();
        self.frames.push(Frame {
            key,
            children,
            limit,
        });
        let too_long = self.frames.len() >= LONGEST;
        for mv in self.duel.moves(position) {
            let next = self.duel.play(position, mv);
            let next_key = self.duel.key(&next);
            effort.spend();
            let ours = self.duel.to_move(&next) == self.seat;
            let settled = if let Some(winner) = self.duel.winner(&next) {
                Some((winner == self.seat) == ours)
            } else if self.frames.iter().any(|frame| frame.key == next_key) {
                Some(!ours)
            } else if self.duel.winning_move(&next).is_some() {
                Some(true)
            } else if too_long {
                Some(!ours)
            } else {
                None
            };
            self.children.push(Child {
                position: next,
                key: next_key,
                settled: settled.map(Missing::known),
                unseen: Missing {
                    success: 1,
                    failure: if settled.is_some() {
                        1
                    } else {
                        1 + self.duel.moves(&next).len() as u32
                    },
                },
            });
        }
    }

    /// What the hardest child lacks to succeed, and the number of others that lack something;
    /// the child that is nearest to failing, and how near the next one is.
    ///
    /// Hardest and number take the place of the sum in the books: many lines lead to the same
    /// positions, and a sum counts those again and again.
    fn weigh(&self, start: usize) -> (u32, u32, Option<(usize, Missing)>, u32) {
        let mut hardest = 0;
        let mut lacking = 0u32;
        let mut best: Option<(usize, Missing)> = None;
        let mut second = NEVER;
        for (place, child) in self.children.iter().enumerate().skip(start) {
            let missing = child
                .settled
                .or_else(|| self.remembered(child.key))
                .unwrap_or(child.unseen);
            hardest = hardest.max(missing.success);
            lacking += u32::from(missing.success > 0);
            match best {
                Some((_, lowest)) if missing.failure >= lowest.failure => {
                    second = second.min(missing.failure);
                }
                _ => {
                    second = best.map_or(NEVER, |(_, lowest)| lowest.failure);
                    best = Some((place, missing));
                }
            }
        }
        (hardest, lacking.saturating_sub(1), best, second)
    }

    fn place(&self, key: u64) -> usize {
        (key as usize & (self.table.len() - 1)) & !1
    }

    fn remembered(&self, key: u64) -> Option<Missing> {
        let place = self.place(key);
        self.table[place..place + 2]
            .iter()
            .find(|(known, _)| *known == key)
            .map(|(_, missing)| *missing)
    }

    fn remember(&mut self, key: u64, missing: Missing) {
        let place = self.place(key);
        // What is settled stays longest.
        let to = if self.table[place].0 == key
            || (self.table[place + 1].0 != key && !self.table[place].1.is_known())
        {
            place
        } else {
            place + 1
        };
        self.table[to] = (key, missing);
    }

    /// Whether it is known that the seat wins from a position.
    fn is_won(&self, position: &D::Position) -> bool {
        if let Some(winner) = self.duel.winner(position) {
            return winner == self.seat;
        }
        let ours = self.duel.to_move(position) == self.seat;
        if self.duel.winning_move(position).is_some() {
            return ours;
        }
        let missing = self
            .remembered(self.duel.key(position))
            .unwrap_or(Missing::UNKNOWN);
        if ours {
            missing.success == 0
        } else {
            missing.failure == 0
        }
    }

    /// A way to win that has been found: how many plies it takes at most, and its line against
    /// the longest resistance. `None` when nothing is proved, when the table has forgotten a part
    /// of the proof, or when the effort is spent.
    pub fn way(
        &self,
        position: &D::Position,
        effort: &mut Effort<'_>,
    ) -> Option<(u32, Vec<D::Move>)> {
        let mut ways = Ways {
            proof: self,
            effort,
            lengths: HashMap::new(),
            line: HashSet::new(),
        };
        let plies = ways.length(position, 0)?;
        let mut at = *position;
        let mut line = Vec::new();
        while let Some((_, Some(mv))) = ways.lengths.get(&self.duel.key(&at)) {
            line.push(*mv);
            at = self.duel.play(&at, *mv);
        }
        Some((plies, line))
    }
}

/// The lengths of proved wins.
struct Ways<'a, 'b, 'c, 'd, D: Duel> {
    proof: &'b Proof<'a, D>,
    effort: &'c mut Effort<'d>,
    lengths: HashMap<u64, (u32, Option<D::Move>)>,
    line: HashSet<u64>,
}

impl<D: Duel> Ways<'_, '_, '_, '_, D> {
    /// The length of the way, and with it what to play; `None` if there is none that does not
    /// come back to the line that led here.
    fn length(&mut self, position: &D::Position, depth: usize) -> Option<u32> {
        let Proof { duel, seat, .. } = self.proof;
        if depth > LONGEST || self.effort.spend() || !self.proof.is_won(position) {
            return None;
        }
        let key = duel.key(position);
        if duel.winner(position).is_some() {
            return Some(0);
        }
        if let Some((plies, _)) = self.lengths.get(&key) {
            return Some(*plies);
        }
        let ours = duel.to_move(position) == *seat;
        if ours && let Some(mv) = duel.winning_move(position) {
            self.lengths.insert(key, (1, Some(mv)));
            return Some(1);
        }
        if !self.line.insert(key) {
            return None;
        }
        let mut best: Option<(u32, D::Move)> = None;
        for mv in duel.moves(position) {
            let next = duel.play(position, mv);
            match self.length(&next, depth + 1) {
                Some(plies) => {
                    let better =
                        best.is_none_or(|(so_far, _)| (plies < so_far) == ours && plies != so_far);
                    if better {
                        best = Some((plies, mv));
                    }
                }
                // The loser has a way that is not proved lost.
                None if !ours => {
                    best = None;
                    break;
                }
                None => {}
            }
        }
        self.line.remove(&key);
        let (plies, mv) = best?;
        self.lengths.insert(key, (plies + 1, Some(mv)));
        Some(plies + 1)
    }
}
