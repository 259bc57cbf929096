//! The plainest thinking there is, for games that nothing better knows yet: each step that can
//! be done is played out at random, and the step that scores best is done.

use super::{Effort, LevelId, Purpose, Report, Request, Score, Thought, Watch};
use crate::game::{Chance, Ending, Game, Seat};

/// Thinks about a game of two with nothing hidden. `play_out` plays a game to its end at random.
///
/// A node is one play-out. Half of the steps, those that look worst, fall away in each round.
pub fn think<G: Game<Observation = G>>(
    game: &G,
    request: &Request,
    watch: &mut Watch<'_, G::Action>,
    play_out: impl Fn(&G, &mut Chance) -> G::Ending,
) -> Thought<G::Action> {
    let mut steps = game.legal_actions();
    let Some(seat) = game.status().seat() else {
        return finished(game);
    };
    let level = match request.purpose {
        Purpose::Play => request.level,
        Purpose::Hint | Purpose::Analyse => LevelId::ArdRi,
    }
    .level();
    let most_nodes = request.limits.nodes.unwrap_or(level.nodes);
    let most_ms = request.limits.time_ms.unwrap_or(level.time_ms);
    let mut effort = Effort::new(watch.clock, watch.stop, most_nodes, f64::from(most_ms));
    let mut chance = Chance::new(request.seed);
    chance.shuffle(&mut steps);
    let mut candidates: Vec<Candidate<G>> = steps
        .into_iter()
        .filter_map(|step| {
            let mut after = game.clone();
            after.apply(step).ok()?;
            Some(Candidate {
                step,
                after,
                sum: 0,
                played: 0,
            })
        })
        .collect();

    let rounds = candidates.len().max(2).ilog2().max(1);
    let each_round = most_nodes / u64::from(rounds);
    let mut report = None;
    while !effort.is_over() {
        let round_ends = effort.nodes() + each_round.max(candidates.len() as u64);
        while effort.nodes() < round_ends && !effort.is_over() {
            for candidate in &mut candidates {
                let ending = play_out(&candidate.after, &mut chance);
                candidate.add(&ending, seat);
                if effort.spend() {
                    break;
                }
            }
        }
        candidates.sort_unstable_by(|a, b| b.mean().total_cmp(&a.mean()));
        if let Some(best) = candidates.first() {
            let now = best.report(seat, effort.nodes());
            (watch.report)(&now);
            report = Some(now);
        }
        if candidates.len() == 1 {
            break;
        }
        candidates.truncate(candidates.len().div_ceil(2));
    }
    match report {
        Some(report) => Thought {
            action: report.line.first().copied(),
            report,
        },
        None => finished(game),
    }
}

/// A step with what its play-outs have scored.
struct Candidate<G: Game> {
    step: G::Action,
    after: G,
    /// The points of the seat to act less those of the other.
    sum: i64,
    played: u32,
}

impl<G: Game> Candidate<G> {
    fn add(&mut self, ending: &G::Ending, seat: Seat) {
        self.sum += i64::from(ending.score(seat) - ending.score(Seat(1 - seat.0)));
        self.played += 1;
    }

    fn mean(&self) -> f64 {
        if self.played == 0 {
            f64::NEG_INFINITY
        } else {
            self.sum as f64 / f64::from(self.played)
        }
    }

    fn report(&self, seat: Seat, nodes: u64) -> Report<G::Action> {
        let for_seat = (self.mean() * 100.0).clamp(-9_999.0, 9_999.0) as i32;
        Report {
            depth: 1,
            nodes,
            score: Score::Guess(if seat == Seat(0) { for_seat } else { -for_seat }),
            line: vec![self.step],
        }
    }
}

/// There is nothing to choose.
fn finished<G: Game>(game: &G) -> Thought<G::Action> {
    let status = game.status();
    let winner = status
        .ending()
        .and_then(|ending| ending.winners().iter().next());
    Thought {
        action: None,
        report: Report {
            depth: 0,
            nodes: 0,
            score: winner.map_or(Score::Guess(0), |seat| Score::Win {
                seat,
                plies: 0,
                exact: true,
            }),
            line: Vec::new(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{Limits, Thinks},
        game::{Notation, Rules, View},
        tara::{Chalice, chalice},
    };

    fn think(game: &Chalice, nodes: u64) -> Thought<chalice::Action> {
        let request = Request::new(LevelId::ArdRi, Default::default(), Purpose::Play);
        let mut watch = Watch {
            clock: &|| 0.0,
            stop: &|| false,
            report: &mut |_| {},
        };
        Chalice::think(game, &request.within(Limits::nodes(nodes)), &mut watch)
    }

    /// PC-E4: Red takes b1 or b7, and either wins; then nothing is left to choose.
    #[test]
    fn a_step_is_chosen_whenever_there_is_one() {
        let rules = chalice::RuleSet::named("tara-chalice").unwrap();
        let full = "/brrbb/rrbrbbr/brbbrrr/bbrrrbb/bbbbrrb/rrrbbrb/brbrr/ r -";
        let mut game = Chalice::parse_position(&rules, full).unwrap();
        for nodes in [1, 100, 100] {
            let thought = think(&game, nodes);
            assert_eq!(thought, think(&game, nodes));
            assert_eq!(thought.action.is_some(), !game.legal_actions().is_empty());
            if let Some(action) = thought.action {
                // Three kingdoms against four: three points, whichever comes first.
                assert_eq!(thought.report.score, Score::Guess(300));
                game.apply(action).unwrap();
            }
        }
        assert_eq!(game.legal_actions(), []);
    }
}
