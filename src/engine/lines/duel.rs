//! Analysis by alpha-beta. A glance first, then proofs, then deeper and deeper.

use super::{Analysis, LONGEST_MS, Line, Study, Wish, sort};
use crate::{
    engine::{
        Effort, LevelId, Report, Score,
        search::{Found, Search, Style},
        table::Table,
        think::Question,
    },
    game::{Chance, Duel, Seat, Seed},
};

/// Plies of the first glance.
const GLANCE: u32 = 4;
/// How much of the effort goes into a second look and into proofs, in thousandths: some seconds of
/// a minute.
const SECOND_LOOK: u64 = 25;
const PROVES: u64 = 80;

/// Looks into a position that is not over.
pub(in crate::engine) fn of_duel<D: Duel>(
    question: &Question<'_, D>,
    wish: &Wish,
    study: &mut Study<'_, D::Move>,
) -> Analysis<D::Move> {
    let Question { duel, position, .. } = question;
    let roots = duel.moves(position);
    if roots.is_empty() || wish.lines == 0 {
        return Analysis::nothing();
    }
    let us = Seat(duel.to_move(position));
    let level = LevelId::ArdRi.level();
    let nodes = wish.limits.nodes.unwrap_or(u64::MAX);
    let time = f64::from(wish.limits.time_ms.unwrap_or(LONGEST_MS));
    let table_bits = level.table_bits.min(u64::BITS - nodes.leading_zeros());
    let mut effort = Effort::new(study.clock, study.stop, nodes, time);

    let mut found: (u32, Vec<Line<D::Move>>) = (0, Vec::new());
    let mut last = Analysis::nothing();
    let mut tell = |found: &(u32, Vec<Line<D::Move>>), fact: Option<&Line<D::Move>>, nodes| {
        let mut lines = found.1.clone();
        if let Some(fact) = fact.filter(|fact| !fact.actions.is_empty()) {
            lines = with_fact(lines, fact, us);
        }
        sort(&mut lines, us);
        lines.truncate(wish.lines);
        last = Analysis {
            depth: found.0,
            nodes,
            lines,
        };
        (study.tell)(&last);
    };
    let as_lines = |found: &[Found<D::Move>]| {
        let line = |one: &Found<D::Move>| Line {
            score: question.score(one, level),
            actions: one.line.clone(),
        };
        let depth = found.first().map_or(0, |one| one.depth);
        (depth, found.iter().map(line).collect())
    };

    let mut table = Table::new(table_bits);
    let mut search = Search::new(*duel, &mut table, Style::STRONG);
    let most_depth = wish.limits.depth.unwrap_or(u32::MAX);
    search.several(
        position,
        &roots,
        question.last,
        wish.lines,
        GLANCE.min(most_depth),
        &mut effort,
        &mut |several, nodes| {
            found = as_lines(several);
            tell(&found, None, nodes);
        },
    );
    effort.part(SECOND_LOOK, |part| {
        search.several(
            position,
            &roots,
            question.last,
            wish.lines,
            most_depth,
            part,
            &mut |several, nodes| {
                found = as_lines(several);
                tell(&found, None, nodes);
            },
        );
    });
    let of_report = |report: Report<D::Move>| Line {
        score: report.score,
        actions: report.line,
    };
    // Among the images of a line of the book, always the same.
    let mut chance = Chance::new(Seed(0));
    let mut fact = question
        .book_line(&mut chance, table_bits, &mut effort)
        .map(of_report);
    if fact.is_none() {
        fact = effort.part(PROVES, |part| {
            question
                .prove(&roots, table_bits, part, &mut |report| {
                    let nodes = report.nodes;
                    tell(&found, Some(&of_report(report)), nodes);
                })
                .map(of_report)
        });
    }
    tell(&found, fact.as_ref(), effort.nodes());
    search.several(
        position,
        &roots,
        question.last,
        wish.lines,
        most_depth,
        &mut effort,
        &mut |several, nodes| {
            found = as_lines(several);
            tell(&found, fact.as_ref(), nodes);
        },
    );
    last
}

/// Lines of a search together with what is proved of the position.
fn with_fact<M: Copy + PartialEq>(
    mut lines: Vec<Line<M>>,
    fact: &Line<M>,
    us: Seat,
) -> Vec<Line<M>> {
    let Score::Win {
        seat,
        plies: proved,
        exact,
    } = fact.score
    else {
        return lines;
    };
    let begins = |line: &Line<M>| line.actions.first() == fact.actions.first();
    if seat != us {
        // Whatever is played loses, and none of it holds out longer.
        for line in &mut lines {
            let plies = match line.score {
                Score::Win {
                    seat: winner,
                    plies,
                    ..
                } if winner == seat => plies.min(proved),
                _ => proved,
            };
            line.score = Score::Win {
                seat,
                plies,
                exact: false,
            };
        }
    }
    // The search may have found a quicker win than one that is not the quickest.
    let quicker = |line: &Line<M>| match line.score {
        Score::Win { seat, plies, .. } => seat == us && plies < proved && !exact,
        _ => false,
    };
    let mut place = None;
    for (at, line) in lines.iter().enumerate() {
        if begins(line) {
            place = Some((at, quicker(line)));
        }
    }
    match place {
        Some((_, true)) => {}
        Some((at, false)) => lines[at] = fact.clone(),
        None => lines.push(fact.clone()),
    }
    lines
}
