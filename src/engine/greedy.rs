//! Brian Boru by the greedy player of its rules room: one turn ahead, in some worlds.

use super::{LevelId, Purpose, Report, Request, Score, Thinks, Thought, Watch};
use crate::{
    brian_boru::{Action, BrianBoru, Seen, policy},
    game::{Chance, Ending as _, Seat, Status, View},
};

/// The worlds in which each level tries its options, the weakest first. One world is a blurred
/// look, eight are what the rules page measures.
const WORLDS: [u32; 5] = [1, 2, 4, 8, 64];

/// The margin, in hundredths of a point, at which three games of four are won.
const CERTAIN: f64 = 1_000.0;

impl Thinks for BrianBoru {
    fn think(
        observation: &Seen,
        request: &Request,
        watch: &mut Watch<'_, Action>,
    ) -> Thought<Action> {
        if let Status::Over(ending) = observation.status() {
            let won = ending.winners().contains(Seat(0));
            let per_mille = if won { 1_000 } else { 0 };
            return Thought::none(Score::Chance { per_mille });
        }
        let level = match request.purpose {
            Purpose::Play => request.level,
            Purpose::Hint | Purpose::Analyse => LevelId::ArdRi,
        };
        let limits = request.limits;
        let options = policy::canonical(&observation.choices()).len() as u64;
        let deadline = limits.time_ms.map(|ms| (watch.clock)() + f64::from(ms));
        let more = |worlds: u32| {
            let within_nodes = match limits.nodes {
                Some(nodes) => u64::from(worlds) * options < nodes,
                None => worlds < WORLDS[level as usize],
            };
            let in_time = deadline.is_none_or(|deadline| (watch.clock)() < deadline);
            within_nodes && in_time && !(watch.stop)()
        };
        let mut chance = Chance::new(request.seed);
        let opinion = policy::greedy(observation, &mut chance, more);
        let seat = observation.choices().seat();
        let best = opinion.best();
        let margin = best.map_or(0, |(_, margin)| margin);
        let action = best.map(|(choice, _)| Action { seat, choice });
        let report = Report {
            depth: 1,
            nodes: u64::from(opinion.worlds) * options,
            score: chance_of_first(seat, margin),
            line: action.into_iter().collect(),
        };
        (watch.report)(&report);
        Thought { action, report }
    }
}

/// The chance of seat 0, where a seat is ahead of the best other by so much.
fn chance_of_first(seat: Seat, margin: i64) -> Score {
    let ahead = if seat == Seat(0) { margin } else { -margin };
    let odds = 3f64.powf(ahead as f64 / CERTAIN);
    let per_mille = (1_000.0 * odds / (1.0 + odds)) as u16;
    Score::Chance { per_mille }
}
