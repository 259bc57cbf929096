//! From a request to a thought.

use super::{
    Effort, Level, LevelId, Limits, Purpose, Report, Request, Score, Thought, Watch, book,
    in_game::InGame,
    level::Slips,
    lines::{Analysis, Study, Wish, of_duel},
    proof::Proof,
    search::{Found, Search, Style, VICTORY, WIN},
    shortest::{Shortest, Spent},
    table::Table,
};
use crate::{
    game::{Chance, Duel, Game, Seat, Status, View},
    tafl::{Move, Tafl},
};

/// A game in which the computer can think.
pub trait Thinks: Game {
    /// Thinks about what the observing seat should do, or would do, next.
    ///
    /// The answer has an action exactly when the observation has a legal one, however early the
    /// search is stopped.
    fn think(
        observation: &Self::Observation,
        request: &Request,
        watch: &mut Watch<'_, Self::Action>,
    ) -> Thought<Self::Action>;

    /// Whether the rules page of this game measures a greedy player.
    const HAS_GREEDY: bool = false;

    /// Looks into a position: its best turns, each with what it is worth and what is expected to
    /// follow. Nothing where the game hides something, since what follows hangs on what nobody
    /// knows, and nothing when it is over.
    fn analyse(
        _observation: &Self::Observation,
        _wish: &Wish,
        _study: &mut Study<'_, Self::Action>,
    ) -> Analysis<Self::Action> {
        Analysis::nothing()
    }

    /// What that player does, as a yardstick.
    fn greedy(_observation: &Self::Observation, _chance: &mut Chance) -> Option<Self::Action> {
        None
    }
}

impl Thinks for Tafl {
    fn think(
        observation: &Tafl,
        request: &Request,
        watch: &mut Watch<'_, Self::Action>,
    ) -> Thought<Self::Action> {
        if let Status::Over(ending) = observation.status() {
            let score = Score::Win {
                seat: ending.winner().seat(),
                plies: 0,
                exact: true,
            };
            return Thought::none(score);
        }
        Question {
            duel: &InGame::new(observation.rules(), &observation.used_up()),
            position: observation.position(),
            last: last_move(observation),
            book: &|game, position| book::look_up(game.rules(), position),
        }
        .think(request, watch)
    }

    fn analyse(observation: &Tafl, wish: &Wish, study: &mut Study<'_, Move>) -> Analysis<Move> {
        if observation.status().seat().is_none() {
            return Analysis::nothing();
        }
        let question = Question {
            duel: &InGame::new(observation.rules(), &observation.used_up()),
            position: observation.position(),
            last: last_move(observation),
            book: &|game, position| book::look_up(game.rules(), position),
        };
        of_duel(&question, wish, study)
    }
}

/// The move that led to the position, unless it captured (then the past is forgotten).
fn last_move(game: &Tafl) -> Option<Move> {
    let before = game.past().last()?;
    let now = game.position();
    let side = before.side();
    Some(Move {
        from: before.pieces(side).without(now.pieces(side)).only()?,
        to: now.pieces(side).without(before.pieces(side)).only()?,
    })
}

impl<A> Thought<A> {
    /// There is nothing to choose.
    pub(super) fn none(score: Score) -> Thought<A> {
        Thought {
            action: None,
            report: Report {
                depth: 0,
                nodes: 0,
                score,
                line: Vec::new(),
                chances: Vec::new(),
            },
        }
    }
}

/// Looks a position up in a book.
type LookUp<'a, D> = &'a dyn Fn(&D, &<D as Duel>::Position) -> Option<(Vec<<D as Duel>::Move>, u8)>;

/// A position of a two-player game in which a move is wanted.
pub(super) struct Question<'a, D: Duel> {
    pub duel: &'a D,
    pub position: &'a D::Position,
    /// The move that led here, where it is known.
    pub last: Option<D::Move>,
    /// What is known of a position beforehand: the best moves, and the plies to the win of the
    /// seat that [`book::WINNER`] names.
    book: LookUp<'a, D>,
}

impl<D: Duel> Question<'_, D> {
    fn think(&self, request: &Request, watch: &mut Watch<'_, D::Move>) -> Thought<D::Move> {
        let level = match request.purpose {
            Purpose::Play => request.level,
            Purpose::Hint | Purpose::Analyse => LevelId::ArdRi,
        }
        .level();
        let mut roots = self.duel.moves(self.position);
        // Among moves that look alike, another seed prefers another.
        let mut chance = Chance::new(request.seed);
        chance.shuffle(&mut roots);
        let Some(first) = roots.first().copied() else {
            return Thought::none(Score::Guess(0));
        };

        let Limits {
            time_ms,
            nodes,
            depth,
        } = request.limits;
        let mut nodes = nodes.unwrap_or(level.nodes);
        if roots.len() == 1 && request.purpose == Purpose::Play {
            // There is nothing to choose, only something to say.
            nodes = nodes.min(ONLY_MOVE_NODES);
        }
        // No larger than the search can fill.
        let table_bits = level.table_bits.min(u64::BITS - nodes.leading_zeros());
        let mut effort = Effort::new(
            watch.clock,
            watch.stop,
            nodes,
            f64::from(time_ms.unwrap_or(level.time_ms)),
        );
        if level.proves > 0
            && let Some(report) = self.book_line(&mut chance, table_bits, &mut effort)
        {
            (watch.report)(&report);
            return Thought {
                action: report.line.first().copied(),
                report,
            };
        }
        let mut last_report = None;
        let mut tell = |report: Report<D::Move>| {
            (watch.report)(&report);
            last_report = Some(report);
        };
        let proved = if level.proves > 0 {
            // A first glance, so that there is something to say and to play at once.
            let mut table = Table::new(GLANCE_BITS.min(table_bits));
            Search::new(self.duel, &mut table, Style::STRONG).deepen(
                self.position,
                &roots,
                self.last,
                GLANCE_DEPTH,
                &mut effort,
                &mut |found, nodes| tell(self.report(found, nodes, level)),
            );
            effort.part(level.proves, |part| {
                self.prove(&roots, table_bits, part, &mut tell)
            })
        } else {
            None
        };
        if let Some(report) = &proved
            && matches!(report.score, Score::Win { exact: true, .. })
        {
            return Thought {
                action: report.line.first().copied(),
                report: report.clone(),
            };
        }

        let style = Style {
            follows: level.follows,
            reduces: true,
            slips: level.slips,
            seed: chance.seed(),
        };
        let mut table = Table::new(table_bits);
        let mut search = Search::new(self.duel, &mut table, style);
        search.deepen(
            self.position,
            &roots,
            self.last,
            depth.unwrap_or(level.depth),
            &mut effort,
            &mut |found, nodes| {
                let report = self.report(found, nodes, level);
                // What is proved stays true while the search looks for something better.
                tell(match &proved {
                    Some(proved) => self.better(proved.clone(), report),
                    None => report,
                });
            },
        );
        let report = last_report.unwrap_or_else(|| Report {
            depth: 0,
            nodes: effort.nodes(),
            score: Score::Guess(0),
            line: vec![first],
            chances: Vec::new(),
        });
        Thought {
            action: report.line.first().copied(),
            report,
        }
    }

    /// The line of the book from here, followed to the end of the game.
    pub fn book_line(
        &self,
        chance: &mut Chance,
        table_bits: u32,
        effort: &mut Effort<'_>,
    ) -> Option<Report<D::Move>> {
        let (_, plies) = (self.book)(self.duel, self.position)?;
        let mut line = Vec::with_capacity(usize::from(plies));
        let mut position = *self.position;
        let mut left = plies;
        while let Some((moves, _)) = (self.book)(self.duel, &position)
            && let Some(mv) = chance.pick(&moves)
            && left > 0
        {
            position = self.duel.play(&position, mv);
            line.push(mv);
            left -= 1;
        }
        let rest = effort.part(500, |part| {
            let moves = self.duel.moves(&position);
            Shortest::new(self.duel, book::WINNER, table_bits).line(&position, &moves, left, part)
        });
        line.extend(rest.unwrap_or_default());
        Some(Report {
            depth: u32::from(plies),
            nodes: effort.nodes(),
            score: Score::Win {
                seat: Seat(book::WINNER),
                plies: u32::from(plies),
                exact: true,
            },
            line,
            chances: Vec::new(),
        })
    }

    /// Looks for a forced win of either seat, and for the shortest.
    pub fn prove(
        &self,
        roots: &[D::Move],
        table_bits: u32,
        effort: &mut Effort<'_>,
        tell: &mut dyn FnMut(Report<D::Move>),
    ) -> Option<Report<D::Move>> {
        let us = self.duel.to_move(self.position);
        let hopeful = self.duel.evaluate(self.position) >= 0;
        let mut seats = if hopeful { [us, 1 - us] } else { [1 - us, us] }.to_vec();
        let mut known = None;
        for seat in seats.clone() {
            known = effort.part(250, |part| {
                let mut proof = Proof::new(self.duel, seat, table_bits);
                let wins = proof.wins(self.position, part);
                wins.then(|| proof.way(self.position, part)).flatten()
            });
            if known.is_some() {
                seats = vec![seat];
                break;
            }
        }
        let report = |seat, plies, exact, line, effort: &Effort<'_>| Report {
            depth: plies,
            nodes: effort.nodes(),
            score: Score::Win {
                seat: Seat(seat),
                plies,
                exact,
            },
            line,
            chances: Vec::new(),
        };

        if let Some((plies, line)) = &known {
            tell(report(seats[0], *plies, false, line.clone(), effort));
        }

        let bits = table_bits.saturating_sub(1);
        let mut solvers: Vec<Shortest<'_, D>> = seats
            .iter()
            .map(|seat| Shortest::new(self.duel, *seat, bits))
            .collect();
        let most = known
            .as_ref()
            .map_or(MOST_PLIES, |(plies, _)| (*plies).min(MOST_PLIES));
        'shortest: for plies in 1..=most {
            for solver in &mut solvers {
                match solver.within(self.position, plies as u8, effort) {
                    Ok(false) => {}
                    Err(Spent) => break 'shortest,
                    Ok(true) => {
                        let line = solver.line(self.position, roots, plies as u8, effort);
                        let Some(line) = line else {
                            break 'shortest;
                        };
                        let report = report(solver.seat(), plies, true, line, effort);
                        tell(report.clone());
                        return Some(report);
                    }
                }
            }
        }
        let (plies, line) = known?;
        Some(report(seats[0], plies, false, line, effort))
    }

    /// The better of a proved win of one seat and what alpha-beta has found.
    fn better(&self, proved: Report<D::Move>, searched: Report<D::Move>) -> Report<D::Move> {
        let us = Seat(self.duel.to_move(self.position));
        let plies = |report: &Report<D::Move>| match report.score {
            Score::Win { seat, plies, .. } => Some((seat, plies)),
            _ => None,
        };
        match (plies(&proved), plies(&searched)) {
            (Some((winner, slow)), Some((_, fast))) if fast <= slow || winner != us => Report {
                score: if fast <= slow {
                    searched.score
                } else {
                    proved.score
                },
                ..searched
            },
            // It is lost; the search has only looked for the best of it.
            (Some((winner, _)), None) if winner != us => Report {
                score: proved.score,
                ..searched
            },
            _ => proved,
        }
    }

    /// What one depth has found, as a report.
    fn report(&self, found: &Found<D::Move>, nodes: u64, level: &Level) -> Report<D::Move> {
        Report {
            depth: found.depth,
            nodes,
            score: self.score(found, level),
            line: found.line.clone(),
            chances: Vec::new(),
        }
    }

    /// A value of the search as a score.
    pub fn score(&self, found: &Found<D::Move>, level: &Level) -> Score {
        let us = self.duel.to_move(self.position);
        let seat = if found.value > 0 { us } else { 1 - us };
        let for_first = if us == 0 { found.value } else { -found.value };
        // Who overlooks moves may take for won what is not: that is no fact.
        if found.value.abs() < WIN || level.slips != Slips::NONE {
            return Score::Guess(for_first.clamp(-CERTAIN, CERTAIN));
        }
        Score::Win {
            seat: Seat(seat),
            plies: (VICTORY - found.value.abs()) as u32,
            exact: false,
        }
    }
}

/// Nodes for a move that is the only one.
const ONLY_MOVE_NODES: u64 = 10_000;

/// Plies of the first glance, and the size of its memory.
const GLANCE_DEPTH: u32 = 3;
const GLANCE_BITS: u32 = 12;

/// The longest win that is looked for by bounded search.
const MOST_PLIES: u32 = 60;

/// The size of a guess that is as good as certain.
const CERTAIN: i32 = 10_000;
