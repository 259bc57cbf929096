//! From a request to a thought, for Brian Boru.

use super::{Found, Search, Skill};
use crate::{
    brian_boru::{Action, BrianBoru, Choice, SEATS, Seen, policy, policy::MOST_OPTIONS},
    engine::{Effort, LevelId, Limits, Purpose, Report, Request, Score, Thinks, Thought, Watch},
    game::{Chance, Ending as _, Seat, Status, View},
};
use arrayvec::ArrayVec;

/// The worlds in which the rules page's greedy player tries its options.
const GREEDY_WORLDS: u32 = 8;

impl Thinks for BrianBoru {
    const HAS_GREEDY: bool = true;

    fn think(
        observation: &Seen,
        request: &Request,
        watch: &mut Watch<'_, Action>,
    ) -> Thought<Action> {
        let seats = observation.rules().seats;
        if let Status::Over(ending) = observation.status() {
            let winners = ending.winners();
            let share = 1_000 / winners.len().max(1) as u16;
            let chance = |seat| if winners.contains(seat) { share } else { 0 };
            let chances: Vec<u16> = Seat::all(seats).map(chance).collect();
            let score = score(&chances);
            let mut thought = Thought::none(score);
            thought.report.chances = chances;
            return thought;
        }
        let level = match request.purpose {
            Purpose::Play => request.level,
            Purpose::Hint | Purpose::Analyse => LevelId::ArdRi,
        };
        let skill = Skill::of(level);
        let mut chance = Chance::new(request.seed);
        let options = options(observation, skill, &mut chance);
        let Limits { time_ms, nodes, .. } = request.limits;
        let nodes = nodes.unwrap_or(skill.nodes);
        let mut effort = Effort::new(
            watch.clock,
            watch.stop,
            nodes,
            f64::from(time_ms.unwrap_or(skill.time_ms)),
        );
        let style = skill.style(seats);
        let guesses = style.guess(observation, &mut chance, &mut effort);
        let worlds = |chance: &mut Chance| guesses.draw(observation, chance);
        let chance = Chance::new(chance.seed());
        let mut search = Search::new(observation, &worlds, &options, style, chance);
        let seat = observation.choices().seat();
        let mut last = None;
        search.run(&mut effort, &mut |found, nodes| {
            let report = report(found, seat, seats, nodes);
            (watch.report)(&report);
            last = Some(report);
        });
        let report = last.unwrap_or_else(|| report(&search.found(), seat, seats, effort.nodes()));
        Thought {
            action: report.line.first().copied(),
            report,
        }
    }

    fn greedy(observation: &Seen, chance: &mut Chance) -> Option<Action> {
        let seat = observation.choices().seat();
        let opinion = policy::greedy(observation, chance, |worlds| worlds < GREEDY_WORLDS);
        let (choice, _) = opinion.best()?;
        Some(Action { seat, choice })
    }
}

/// The options that a level thinks about, in an order of chance, each with how far it is
/// misjudged. It never overlooks all.
pub fn options(
    seen: &Seen,
    skill: &Skill,
    chance: &mut Chance,
) -> ArrayVec<(Choice, f32), MOST_OPTIONS> {
    let seed = chance.seed();
    let seats = seen.rules().seats;
    let choices = seen.choices();
    let mut all = policy::canonical(&choices);
    if skill.useless > 0 {
        for (number, choice) in choices.iter().enumerate() {
            if !all.is_full() && !all.contains(&choice) && skill.falls_for(seed, number) {
                all.push(choice);
            }
        }
    }
    let mut options: ArrayVec<(Choice, f32), MOST_OPTIONS> = ArrayVec::new();
    for overlooking in [true, false] {
        if !options.is_empty() {
            break;
        }
        for (number, choice) in all.iter().enumerate() {
            if !(overlooking && skill.overlooks(seed, number, *choice)) {
                options.push((*choice, skill.misjudges(seed, number, seats)));
            }
        }
    }
    chance.shuffle(&mut options);
    options
}

/// The chance of seat 0 as a score.
fn score(chances: &[u16]) -> Score {
    Score::Chance {
        per_mille: chances.first().copied().unwrap_or(0),
    }
}

/// What a search has found, as a report.
fn report(found: &Found, seat: Seat, seats: u8, nodes: u64) -> Report<Action> {
    let chances = found.chances[..usize::from(seats).min(SEATS)].to_vec();
    Report {
        depth: 1,
        nodes,
        score: score(&chances),
        line: found
            .choice
            .map(|choice| Action { seat, choice })
            .into_iter()
            .collect(),
        chances,
    }
}
