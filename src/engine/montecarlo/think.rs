//! From a request to a thought, for games that are searched by play-outs.

use super::{Endings, Found, Skill, Style, Tree, tree::notice};
use crate::{
    engine::{
        Effort, LevelId, Limits, Purpose, Report, Request, Score, Thinks, Thought, Watch,
        level::Slips,
        lines::{Analysis, Study, Wish, of_play_outs},
    },
    game::{Chance, Game, Seat, rollout::Rollout},
    tara::{Chalice, Tara},
};

impl Thinks for Tara {
    fn think(
        observation: &Tara,
        request: &Request,
        watch: &mut Watch<'_, Self::Action>,
    ) -> Thought<Self::Action> {
        answer(
            observation.rules(),
            observation.position(),
            Style::TARA,
            request,
            watch,
        )
    }

    fn analyse(
        observation: &Tara,
        wish: &Wish,
        study: &mut Study<'_, Self::Action>,
    ) -> Analysis<Self::Action> {
        let (rules, position) = (observation.rules(), observation.position());
        of_play_outs(rules, position, Style::TARA, wish, study)
    }
}

impl Thinks for Chalice {
    fn think(
        observation: &Chalice,
        request: &Request,
        watch: &mut Watch<'_, Self::Action>,
    ) -> Thought<Self::Action> {
        answer(
            observation.rules(),
            observation.position(),
            Style::CHALICE,
            request,
            watch,
        )
    }

    fn analyse(
        observation: &Chalice,
        wish: &Wish,
        study: &mut Study<'_, Self::Action>,
    ) -> Analysis<Self::Action> {
        let (rules, position) = (observation.rules(), observation.position());
        of_play_outs(rules, position, Style::CHALICE, wish, study)
    }
}

/// The size of the memory for endings: two to this power entries of 16 bytes.
const ENDING_BITS: u32 = 18;
/// Positions for an action that is the only one.
const ONLY_ACTION_NODES: u64 = 10_000;

fn answer<G: Rollout>(
    game: &G,
    position: &G::Position,
    best: Style,
    request: &Request,
    watch: &mut Watch<'_, G::Action>,
) -> Thought<G::Action> {
    if let Some(points) = game.result(position) {
        return Thought::none(certain(points, true));
    }
    let level = match request.purpose {
        Purpose::Play => request.level,
        Purpose::Hint | Purpose::Analyse => LevelId::ArdRi,
    };
    let skill = Skill::of(level);
    let mut chance = Chance::new(request.seed);
    let style = Style {
        seed: chance.seed(),
        ..skill.style(best)
    };
    let mut roots = game.actions(position);
    notice(game, &style, position, &mut roots);
    chance.shuffle(&mut roots);
    let Limits { time_ms, nodes, .. } = request.limits;
    let mut nodes = nodes.unwrap_or(skill.nodes);
    if roots.len() == 1 && request.purpose == Purpose::Play {
        // There is nothing to choose, only something to say.
        nodes = nodes.min(ONLY_ACTION_NODES);
    }
    let mut effort = Effort::new(
        watch.clock,
        watch.stop,
        nodes,
        f64::from(time_ms.unwrap_or(skill.time_ms)),
    );

    if skill.solves > 0 && game.is_short(position) {
        let bits = ENDING_BITS.min(u64::BITS - nodes.leading_zeros());
        let solved = effort.part(skill.solves, |part| {
            Endings::new(game, bits).solve(position, part)
        });
        if let Ok((points, line)) = solved {
            let report = Report {
                depth: line.len() as u32,
                nodes: effort.nodes(),
                score: certain(points, true),
                line,
                chances: Vec::new(),
            };
            (watch.report)(&report);
            return Thought {
                action: report.line.first().copied(),
                report,
            };
        }
    }

    let facts = skill.slips == Slips::NONE;
    let mut last = None;
    let mut tree = Tree::new(game, position, &roots, style, Chance::new(chance.seed()));
    tree.grow(&mut effort, &mut |found, nodes| {
        let report = report(found, nodes, facts);
        (watch.report)(&report);
        last = Some(report);
    });
    let report = last.unwrap_or_else(|| report(&tree.found(), effort.nodes(), facts));
    Thought {
        action: report.line.first().copied(),
        report,
    }
}

/// What a tree has found, as a report.
fn report<A: Copy>(found: &Found<A>, nodes: u64, facts: bool) -> Report<A> {
    let chance = Score::Chance {
        per_mille: found.per_mille,
    };
    let score = match (found.low, found.high) {
        // Who overlooks things may take for certain what is not.
        _ if !facts => chance,
        (Some(low), high) if low > 0 => certain(low, high == Some(low)),
        (low, Some(high)) if high < 0 => certain(high, low == Some(high)),
        _ => chance,
    };
    Report {
        depth: found.line.len() as u32,
        nodes,
        score,
        line: found.line.clone(),
        chances: Vec::new(),
    }
}

/// A result of seat 0 that is certain.
fn certain(points: i32, exact: bool) -> Score {
    Score::Points {
        seat: Seat(u8::from(points < 0)),
        points: points.unsigned_abs(),
        exact,
    }
}
