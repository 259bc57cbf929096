//! The parts of the table page around the board, drawn from the game on the table.

use super::{
    page::{Msg, Notice, Refusal, Sheet, Table},
    session::{Finish, Session},
};
use crate::{
    app::{
        boards::Drawn,
        icon::{Icon, icon},
        route::Route,
        store::Settings,
        text::{Lang, Verdict, table::Text},
    },
    engine::{LevelId, Report, Score, Thinks, Thought},
    game::{
        Player, Seat,
        contest::{Contest, Side},
    },
    shelf::GameName,
};
use yew::{html::Scope, prelude::*};

/// The seat nearest to the player: the only person's, or among people the first.
pub fn near_seat<G: Drawn>(session: &Session<G>) -> Seat {
    Seat::all(session.seats())
        .find(|seat| {
            matches!(
                session.players().get(seat.index()),
                Some(Player::Person { .. })
            )
        })
        .unwrap_or(Seat(0))
}

/// What a player is called: a person's name, "You" for the only person, or the level.
fn player_name<G: Drawn>(session: &Session<G>, lang: Lang, seat: Seat) -> String {
    let is_person = |player: &&Player| matches!(player, Player::Person { .. });
    match session.players().get(seat.index()) {
        Some(Player::Person { name }) if !name.is_empty() => name.clone(),
        Some(Player::Person { .. }) if session.players().iter().filter(is_person).count() == 1 => {
            lang.say(Text::You)
        }
        Some(Player::Computer { level: id }) => match LevelId::from_id(id) {
            Some(id) => id.level().irish.to_owned(),
            None => lang.say(Text::UnknownLevel(id.clone())),
        },
        _ => G::seat_name(lang, seat),
    }
}

/// One player's line.
pub fn seat<G: Drawn>(
    session: &Session<G>,
    lang: Lang,
    seat: Seat,
    place: &'static str,
    thinking: bool,
) -> Html {
    let name = player_name(session, lang, seat);
    let side = G::seat_name(lang, seat);
    let level = match session.players().get(seat.index()) {
        Some(Player::Computer { level: id }) => LevelId::from_id(id).map(|id| {
            lang.say(Text::LevelLine {
                number: id.number(),
                english: id.level().english,
            })
        }),
        _ => None,
    };
    let acts = session.to_act() == Some(seat);
    let about = match (level, name == side) {
        (Some(level), _) => format!("{side} · {level}"),
        (None, true) => String::new(),
        (None, false) => side,
    };
    html! {
        <section class={classes!("seat", place, acts.then_some("to-move"))} aria-label={name.clone()}>
            <span class="seat-mark" aria-hidden="true">{ G::mark(seat) }</span>
            <span class="seat-name">{ name }</span>
            <span class="seat-level">{ about }</span>
            if acts && thinking {
                <span class="dots" aria-hidden="true"></span>
            }
            <span class="seat-notes">{ G::notes(lang, &session.position().observe(seat), seat) }</span>
        </section>
    }
}

/// What there is to do now, or the result.
pub fn say<G: Drawn + Thinks>(
    session: &Session<G>,
    lang: Lang,
    name: GameName,
    thinking: Option<&Report<G::Action>>,
    link: &Scope<Table<G>>,
) -> Html {
    if let Some(finish) = session.finish() {
        return result(session, lang, name, &finish, link);
    }
    let Some(seat) = session.to_act() else {
        // An earlier point of a game that cannot be: a finished game is always at its end.
        return html! {};
    };
    if !session.is_live() {
        let entries = session.entries();
        let turn = entries
            .iter()
            .filter(|entry| entry.end <= session.shown())
            .count();
        let person = session.person_may_act();
        let head = Text::Looking {
            turn,
            of: entries.len(),
        };
        let detail = if person {
            Text::LookingDetail
        } else {
            Text::LookingDetailComputer
        };
        return html! {
            <div class="say">
                <p class="say-head">{ lang.say(head) }</p>
                <p class="say-detail">{ lang.say(detail) }</p>
                <div class="bar">
                    if !person {
                        { button(lang, Text::GoOnFromHere, "main", link.callback(|_| Msg::GoOnFromHere)) }
                    }
                    { button(lang, Text::BackToGame, "", link.callback(|_| Msg::GoToEnd)) }
                </div>
            </div>
        };
    }
    let prompt = G::prompt(lang, &session.position().observe(seat));
    let dropped = session.dropped();
    match session.actor() {
        Some(Player::Computer { .. }) => {
            let name = player_name(session, lang, seat);
            let (depth, nodes) = thinking.map_or((0, 0), |report| (report.depth, report.nodes));
            html! {
                <div class="say thinking">
                    <p class="say-head">{ lang.say(Text::Thinking { name }) }</p>
                    <p class="say-detail">{ lang.say(Text::ThinkingDetail { depth, nodes }) }</p>
                </div>
            }
        }
        _ => html! {
            <div class="say">
                <p class="say-head">{ prompt.headline }</p>
                <p class="say-detail">{ prompt.detail }</p>
                if dropped > 0 {
                    <p class="say-detail">
                        { lang.say(Text::Dropped { turns: dropped }) }{ " " }
                        <button type="button" class="link" onclick={link.callback(|_| Msg::BringBack)}>
                            { lang.say(Text::BringBack) }
                        </button>
                    </p>
                }
            </div>
        },
    }
}

/// Why an action was refused, with the way to the rule.
pub fn refusal(lang: Lang, name: GameName, refusal: &Refusal) -> Html {
    html! {
        <div class="say refusal" role="alert">
            <p class="say-head">{ &refusal.sentence }</p>
            <p class="say-detail">{ rule_link(lang, name, refusal.rule) }</p>
        </div>
    }
}

fn rule_link(lang: Lang, name: GameName, rule: &'static str) -> Html {
    let rule_page = Route::Rule {
        game: name,
        rule: rule.to_owned(),
    };
    html! { <a class="link" href={rule_page.address()}>{ lang.say(Text::RuleOf(rule)) }</a> }
}

fn result<G: Drawn + Thinks>(
    session: &Session<G>,
    lang: Lang,
    name: GameName,
    finish: &Finish<G::Ending>,
    link: &Scope<Table<G>>,
) -> Html {
    let (headline, reason, rule) = match finish {
        Finish::ByRule(ending) => {
            let Verdict {
                headline,
                reason,
                rule,
            } = G::verdict(lang, ending);
            (headline, reason, Some(rule))
        }
        Finish::Resigned(seat) => {
            let winner = G::seat_name(lang, Seat(1 - seat.0.min(1)));
            let loser = G::seat_name(lang, *seat);
            (
                lang.say(Text::Resigned { side: winner }),
                lang.say(Text::ResignedReason { side: loser }),
                None,
            )
        }
    };
    let contest_goes_on = session.contest().is_some_and(|contest| !contest.is_over());
    let next = if contest_goes_on {
        Text::NextGame
    } else {
        Text::PlayAgain
    };
    html! {
        <section class="result" aria-label={headline.clone()}>
            <h2 class="result-head">{ headline }</h2>
            <p class="result-why">
                { reason }{ " " }
                if let Some(rule) = rule {
                    { rule_link(lang, name, rule) }
                }
            </p>
            <div class="bar">
                { button(lang, next, "main", link.callback(|_| Msg::NextGame)) }
                { button(lang, Text::NewGame, "", link.callback(|_| Msg::Open(Some(Sheet::NewGame)))) }
            </div>
        </section>
    }
}

/// The score of a match.
pub fn contest<G: Drawn>(session: &Session<G>, lang: Lang) -> Html {
    let (Some(contest), Some(series)) = (session.contest(), session.series()) else {
        return html! {};
    };
    let seat_of = |side: Side| match side {
        Side::A => series.seat_of_a,
        Side::B => Seat(1 - series.seat_of_a.0.min(1)),
    };
    let name = |side: Side| player_name_in_match(session, lang, seat_of(side), side);
    let [a, b] = contest.points();
    let verdict = match (contest.is_over(), contest.winner(), contest.leader::<G>()) {
        (false, ..) => None,
        (true, Some(winner), _) => Some(Text::MatchWon { name: name(winner) }),
        (true, None, Some(leader)) => Some(Text::MatchLeads { name: name(leader) }),
        (true, None, None) => Some(Text::MatchDrawn),
    };
    let game = (series.before.len() + 1).min(Contest::GAMES);
    html! {
        <section class="match" aria-label={lang.say(Text::MatchGame { game })}>
            <p>{ lang.say(Text::MatchGame { game }) }</p>
            { for [(Side::A, a), (Side::B, b)].map(|(side, points)| html! {
                <p class="match-line">
                    <span class="match-name">{ name(side) }</span>
                    <span class="match-points">{ points }</span>
                </p>
            }) }
            if let Some(verdict) = verdict {
                <p><strong>{ lang.say(verdict) }</strong></p>
            }
        </section>
    }
}

/// In a match sides change, so two people without names are called by letters.
fn player_name_in_match<G: Drawn>(
    session: &Session<G>,
    lang: Lang,
    seat: Seat,
    side: Side,
) -> String {
    let nameless = |player: &Player| matches!(player, Player::Person { name } if name.is_empty());
    if session.players().iter().all(nameless) {
        lang.say(match side {
            Side::A => Text::PlayerA,
            Side::B => Text::PlayerB,
        })
    } else {
        player_name(session, lang, seat)
    }
}

/// What the engine knows: evaluation, proofs, the hint.
pub fn facts<G: Drawn>(
    session: &Session<G>,
    lang: Lang,
    evaluation: bool,
    report: Option<&Report<G::Action>>,
    hint: Option<&Thought<G::Action>>,
    hinting: bool,
) -> Html {
    let shown = report.filter(|_| evaluation);
    if shown.is_none() && hint.is_none() && !hinting {
        return html! {};
    }
    html! {
        <div class="facts">
            if let Some(report) = shown {
                <div class="eval" aria-hidden="true">
                    <div class="eval-fill" style={format!("--share: 0.{:03}", share(&report.score))}></div>
                </div>
                <p class="facts-line">{ score_words::<G>(lang, &report.score) }</p>
            }
            if hinting {
                <p class="facts-line">{ lang.say(Text::HintThinking) }</p>
            }
            if let Some(hint) = hint {
                <p class="facts-line"><strong>{ hint_words(session, lang, hint) }</strong></p>
                // The evaluation above says the same.
                if shown.is_none() {
                    <p class="facts-line">{ score_words::<G>(lang, &hint.report.score) }</p>
                }
                <p class="facts-line">{ hint_line(session, lang, hint) }</p>
            }
        </div>
    }
}

/// Seat 0's share of the bar, in thousandths below 1000. Whole numbers keep the code that writes
/// fractions out of the page.
fn share(score: &Score) -> i32 {
    match score {
        Score::Win { seat, .. } => 999 * i32::from(seat.0 == 0),
        // Half for an even position; four soldiers make it three quarters.
        Score::Guess(value) => 500 + 499 * value / (value.abs() + 400),
        Score::Points { seat, .. } => 999 * i32::from(seat.0 == 0),
        Score::Chance { per_mille } => i32::from(*per_mille).min(999),
    }
}

fn score_words<G: Drawn>(lang: Lang, score: &Score) -> String {
    let side = |seat: Seat| G::seat_name(lang, seat);
    lang.say(match score {
        Score::Win { seat, plies, exact } => Text::WinsIn {
            side: side(*seat),
            turns: *plies,
            exact: *exact,
        },
        Score::Guess(-49..=49) => Text::EvaluationEven,
        Score::Guess(value) => Text::EvaluationOf {
            side: side(Seat(u8::from(*value < 0))),
            pieces: format!("{}.{}", value.abs() / 100, value.abs() / 10 % 10),
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

/// The hint in a sentence.
pub fn hint_words<G: Drawn>(session: &Session<G>, lang: Lang, hint: &Thought<G::Action>) -> String {
    let turn = G::spoken(lang, session.position(), hint.action.as_slice());
    lang.say(Text::HintIs { turn })
}

/// The line behind a hint, in notation.
fn hint_line<G: Drawn>(session: &Session<G>, lang: Lang, hint: &Thought<G::Action>) -> String {
    let mut position = session.position().clone();
    let mut texts = Vec::new();
    for action in &hint.report.line {
        let text = position.turn_text(&[*action]);
        if position.apply(*action).is_err() {
            break;
        }
        texts.push(text);
    }
    lang.say(Text::HintLine {
        line: texts.join("  "),
    })
}

/// What is spoken about the position that is shown: the turn that led to it.
pub fn spoken<G: Drawn>(session: &Session<G>, lang: Lang) -> String {
    match (session.last_turn(), session.finish()) {
        (_, Some(Finish::Resigned(seat))) => lang.say(Text::ResignedReason {
            side: G::seat_name(lang, seat),
        }),
        (Some((before, turn)), _) => G::spoken(lang, before, turn),
        (None, _) => lang.say(Text::AtStart),
    }
}

/// The turns of the game, two in a row, each a button that shows the position after it.
pub fn record<G: Drawn + Thinks>(
    session: &Session<G>,
    lang: Lang,
    list: &NodeRef,
    link: &Scope<Table<G>>,
) -> Html {
    let entries = session.entries();
    if entries.is_empty() {
        return html! {
            <ol class="record" aria-label={lang.say(Text::Record)}>
                <li class="record-empty">{ lang.say(Text::RecordEmpty) }</li>
            </ol>
        };
    }
    let mut start = 0;
    let buttons: Vec<Html> = entries
        .iter()
        .enumerate()
        .map(|(index, entry)| {
            let now = session.shown() == entry.end;
            let class = classes!(
                "turn",
                now.then_some("now"),
                (entry.end > session.shown()).then_some("future")
            );
            let actions = &session.actions()[start..entry.end];
            let label = lang.say(Text::TurnLabel {
                number: index + 1,
                words: G::spoken(lang, session.at(start), actions),
            });
            start = entry.end;
            let go = entry.end;
            html! {
                <button type="button" {class} aria-label={label.clone()} title={label}
                    aria-current={now.then_some("step")}
                    onclick={link.callback(move |_| Msg::Go(go))}>
                    { &entry.text }
                </button>
            }
        })
        .collect();
    let pairs = buttons.chunks(2).enumerate().map(|(index, pair)| {
        html! {
            <li key={index}>
                <span class="record-number" aria-hidden="true">{ index + 1 }</span>
                { for pair.iter().cloned() }
            </li>
        }
    });
    html! {
        <ol class="record" aria-label={lang.say(Text::Record)} ref={list.clone()}>
            { for pairs }
        </ol>
    }
}

/// The four steps through the record.
pub fn steps<G: Drawn + Thinks>(session: &Session<G>, lang: Lang, link: &Scope<Table<G>>) -> Html {
    let at_start = session.shown() == 0;
    let at_end = session.is_live();
    let step = |text: Text, picture: Icon, off: bool, msg: fn() -> Msg<G>| {
        html! {
            <button type="button" class="button icon" aria-label={lang.say(text.clone())}
                title={lang.say(text)} disabled={off} onclick={link.callback(move |_| msg())}>
                { icon(picture) }
            </button>
        }
    };
    html! {
        <div class="steps">
            { step(Text::First, Icon::First, at_start, || Msg::Go(0)) }
            { step(Text::Previous, Icon::Previous, at_start, || Msg::Step(-1)) }
            { step(Text::Next, Icon::Next, at_end, || Msg::Step(1)) }
            { step(Text::Last, Icon::Last, at_end, || Msg::GoToEnd) }
        </div>
    }
}

/// The few things to press during a game.
pub fn bar<G: Drawn + Thinks>(
    session: &Session<G>,
    lang: Lang,
    hinting: bool,
    link: &Scope<Table<G>>,
) -> Html {
    let over = session.is_over();
    let may_hint = session.person_may_act() && !hinting;
    let press = |text: Text, picture: Icon, on: bool, msg: fn() -> Msg<G>| {
        html! {
            <button type="button" class="button" disabled={!on} onclick={link.callback(move |_| msg())}>
                { icon(picture) }
                <span>{ lang.say(text) }</span>
            </button>
        }
    };
    html! {
        <div class="bar">
            { press(Text::TakeBack, Icon::TakeBack, session.can_take_back(), || Msg::TakeBack) }
            { press(Text::Redo, Icon::Redo, !session.is_live(), || Msg::Redo) }
            { press(Text::Hint, Icon::Hint, may_hint, || Msg::Hint) }
            if !over {
                { press(Text::Resign, Icon::Resign, true, || Msg::Open(Some(Sheet::Resign))) }
            }
            { press(Text::NewGame, Icon::NewGame, true, || Msg::Open(Some(Sheet::NewGame))) }
        </div>
    }
}

/// What is shown on the board, and what can be done with the record.
pub fn looks<G: Drawn + Thinks>(lang: Lang, settings: &Settings, link: &Scope<Table<G>>) -> Html {
    let check = |text: Text, on: bool, change: fn(&mut Settings)| {
        html! {
            <label class="check">
                <input type="checkbox" checked={on} onchange={link.callback(move |_| Msg::Change(change))} />
                { lang.say(text) }
            </label>
        }
    };
    html! {
        <details class="looks">
            <summary>{ lang.say(Text::Look) }</summary>
            { check(Text::Warnings, settings.warnings, |s| s.warnings = !s.warnings) }
            { check(Text::Coordinates, settings.coordinates, |s| s.coordinates = !s.coordinates) }
            { check(Text::ShowEvaluation, settings.evaluation, |s| s.evaluation = !s.evaluation) }
            <div class="bar">
                { button(lang, Text::CopyRecord, "quiet", link.callback(|_| Msg::CopyRecord)) }
                { button(lang, Text::SaveRecord, "quiet", link.callback(|_| Msg::SaveRecord)) }
            </div>
        </details>
    }
}

/// Asks before resigning.
pub fn resign_sheet<G: Drawn + Thinks>(
    lang: Lang,
    seat: Seat,
    link: &Scope<Table<G>>,
    close: Callback<()>,
) -> Html {
    let side = G::seat_name(lang, seat);
    html! {
        <super::sheet::SheetFrame title={lang.say(Text::ResignQuestion { side })} {lang} close={close.clone()}>
            <div class="sheet-foot">
                { button(lang, Text::Cancel, "", close.reform(|_| ())) }
                { button(lang, Text::ResignYes, "main", link.callback(|_| Msg::Resign)) }
            </div>
        </super::sheet::SheetFrame>
    }
}

/// A message at the edge of the page.
pub fn notice<G: Drawn + Thinks>(
    lang: Lang,
    index: usize,
    notice: &Notice,
    link: &Scope<Table<G>>,
) -> Html {
    let (words, more, action) = match notice {
        Notice::NotKept => {
            let save = button(
                lang,
                Text::SaveRecord,
                "quiet",
                link.callback(|_| Msg::SaveRecord),
            );
            (lang.say(Text::NotKept), None, save)
        }
        Notice::Unreadable(found) => {
            let words = lang.say(Text::Unreadable {
                why: found.why.clone(),
            });
            let save = button(
                lang,
                Text::SaveFound,
                "quiet",
                link.callback(|_| Msg::SaveFound),
            );
            (words, Some(lang.say(Text::UnreadableKept)), save)
        }
        Notice::ThinkerFailed => {
            let again = button(
                lang,
                Text::TryAgain,
                "quiet",
                link.callback(|_| Msg::TryAgain),
            );
            (lang.say(Text::ThinkerFailed), None, again)
        }
        Notice::Copied => (lang.say(Text::Copied), None, html! {}),
        Notice::CopyFailed => {
            let save = button(
                lang,
                Text::SaveRecord,
                "quiet",
                link.callback(|_| Msg::SaveRecord),
            );
            (lang.say(Text::CopyFailed), None, save)
        }
    };
    let trouble = !matches!(notice, Notice::Copied);
    html! {
        <div class={classes!("notice", trouble.then_some("trouble"))} role="status">
            <span>{ words }{ " " }{ more }</span>
            { action }
            { button(lang, Text::Close, "quiet", link.callback(move |_| Msg::Dismiss(index))) }
        </div>
    }
}

fn button(lang: Lang, text: Text, kind: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class={classes!("button", (!kind.is_empty()).then_some(kind))} {onclick}>
            { lang.say(text) }
        </button>
    }
}
