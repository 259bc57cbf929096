//! What the engine knows, in words: evaluation, proofs, the hint.

use super::{
    names::{side_name, who},
    page::Age,
    session::{Session, Sight},
};
use crate::{
    app::{
        boards::Drawn,
        text::{
            Lang,
            table::{Margin, Text},
        },
    },
    engine::{Report, Score, Thought},
    game::Seat,
};
use yew::prelude::*;

/// What the engine knows: evaluation, proofs, the hint.
pub fn facts<G: Drawn>(
    sight: &Sight<G>,
    lang: Lang,
    evaluation: bool,
    report: Option<&(Report<G::Action>, Age)>,
    hint: Option<&Thought<G::Action>>,
    hinting: bool,
) -> Html {
    if !evaluation && hint.is_none() && (!hinting || G::SAYS_HINTS) {
        return html! {};
    }
    let chances = report.map_or(&[][..], |(report, _)| &report.chances);
    let (share, words, stale) = match report {
        Some((report, age)) => (
            share(&report.score),
            match chances {
                [] => score_words(sight.session(), lang, &report.score),
                chances => chances_words(sight, lang, chances),
            },
            *age == Age::Stale,
        ),
        None => (500, lang.say(Text::EvaluationComes), true),
    };
    html! {
        <div class="facts">
            // Always there while it is wanted, so that nothing below it jumps.
            if evaluation {
                <div class="eval" aria-hidden="true">
                    if chances.is_empty() {
                        if !G::HIDES {
                            <div class="eval-fill" style={format!("--share: 0.{share:03}")}></div>
                        }
                    } else {
                        // A part for each seat.
                        { for (1..).zip(chances).map(|(seat, chance)| html! {
                            <div class={format!("eval-share seat-{seat}")} style={format!("--share: {chance}")}></div>
                        }) }
                    }
                </div>
                <p class={classes!("facts-line", stale.then_some("stale"))}>{ words.clone() }</p>
            }
            if hinting && !G::SAYS_HINTS {
                <p class="facts-line">{ lang.say(Text::HintThinking) }</p>
            }
            if let Some(hint) = hint {
                if !G::SAYS_HINTS {
                    <p class="facts-line"><strong>{ hint_words(sight, lang, hint) }</strong></p>
                }
                if !evaluation {
                    <p class="facts-line">{ words }</p>
                }
                // A line of one turn is the hint again.
                if hint.report.line.len() > 1 {
                    <p class="facts-line">{ hint_line(sight, lang, hint) }</p>
                }
            }
        </div>
    }
}

/// Seat 0's share of the bar, in thousandths below 1000. Whole numbers keep the code that writes
/// fractions out of the page.
pub fn share(score: &Score) -> i32 {
    match score {
        Score::Win { seat, .. } => 999 * i32::from(seat.0 == 0),
        // Half for an even position; four soldiers make it three quarters.
        Score::Guess(value) => 500 + 499 * value / (value.abs() + 400),
        Score::Points { seat, .. } => 999 * i32::from(seat.0 == 0),
        Score::Chance { per_mille } => i32::from(*per_mille).min(999),
    }
}

fn score_words<G: Drawn>(session: &Session<G>, lang: Lang, score: &Score) -> String {
    let side = |seat: Seat| side_name(session, lang, seat);
    lang.say(match score {
        Score::Win { seat, plies, exact } => Text::WinsIn {
            side: side(*seat),
            turns: *plies,
            exact: *exact,
        },
        Score::Guess(-99..=99) => Text::EvaluationEven,
        Score::Guess(value) => Text::EvaluationOf {
            side: side(Seat(u8::from(*value < 0))),
            margin: match value.abs() {
                ..300 => Margin::Little,
                300..800 => Margin::Clear,
                _ => Margin::Great,
            },
        },
        Score::Points {
            seat,
            points,
            exact,
        } => Text::WinsBy {
            side: side(*seat),
            points: *points,
            exact: *exact,
        },
        Score::Chance {
            per_mille: 450..=550,
        } => Text::EvaluationEven,
        Score::Chance { per_mille } => Text::ChanceOf {
            side: side(Seat(u8::from(*per_mille < 500))),
            percent: (500 + per_mille.abs_diff(500)).min(990) / 10,
        },
    })
}

/// Each player's chance to win.
fn chances_words<G: Drawn>(sight: &Sight<G>, lang: Lang, chances: &[u16]) -> String {
    let who = who(sight.session(), lang, sight.viewer());
    let name = |(name, chance): (&String, &u16)| (name.clone(), (chance + 5) / 10);
    lang.say(Text::Chances(
        who.names.iter().zip(chances).map(name).collect(),
    ))
}

/// The hint, and its reason where there is more to say.
pub fn hint_words<G: Drawn>(sight: &Sight<G>, lang: Lang, hint: &Thought<G::Action>) -> String {
    let (view, turn) = (sight.position(), hint.action.as_slice());
    let who = who(sight.session(), lang, sight.viewer());
    let said = lang.say(Text::HintIs {
        turn: G::hinted(lang, &view, turn, &who),
    });
    let why = G::reason(lang, &view, turn, &who);
    format!("{said} {why}").trim_end().to_owned()
}

/// The line behind a hint, in notation; no turn is broken at the end of a line.
fn hint_line<G: Drawn>(sight: &Sight<G>, lang: Lang, hint: &Thought<G::Action>) -> Html {
    let turns = sight.line(&hint.report.line);
    html! {
        <>
            { lang.say(Text::HintLine) }
            { for turns.into_iter().map(|text| html! { <>{ " " }<span class="whole">{ text }</span></> }) }
        </>
    }
}
