//! How a game and its match stand or ended, drawn: the result panel, the score sheet, the match.

use super::{
    names::{keeps_sides, match_name, named, side_name},
    page::{Msg, Sheet, Table},
    score::{Column, Row, ScoreSheet},
    session::{Finish, Session, Sight},
    view::{button, rule_link},
};
use crate::{
    app::{
        boards::Drawn,
        route::Route,
        text::{Lang, Verdict, study::Entrance, table::Text},
    },
    engine::Thinks,
    game::{Contest, Ending as _, Seat, SeatSet, contest::Side},
    shelf::GameName,
};
use yew::{html::Scope, prelude::*};

/// The result of a game that is over, and what comes next.
pub fn result<G: Drawn + Thinks>(
    sight: &Sight<G>,
    lang: Lang,
    name: GameName,
    finish: &Finish<G::Ending>,
    next_steps: &NodeRef,
    study: Option<&Route>,
    link: &Scope<Table<G>>,
) -> Html {
    let session = sight.session();
    let (headline, reason, rule) = match finish {
        Finish::ByRule(ending) => {
            let last = sight.position();
            let Verdict {
                headline,
                reason,
                rule,
            } = G::verdict(lang, &last, ending);
            (headline, reason, Some(rule))
        }
        Finish::Resigned(seat) => {
            let loser = side_name(session, lang, *seat);
            let reason = lang.say(Text::ResignedReason { side: loser });
            match G::resigned(lang, &sight.position(), seat.opposite()) {
                Some((headline, rule)) => (headline, reason, Some(rule)),
                None => {
                    let side = side_name(session, lang, seat.opposite());
                    (lang.say(Text::Resigned { side }), reason, None)
                }
            }
        }
    };
    let contest_goes_on = session.contest().is_some_and(|contest| !contest.is_over());
    let rules = session.rules();
    let next = if !contest_goes_on {
        Text::PlayAgain
    } else if keeps_sides(|rules, seat| G::seat_name(lang, rules, seat), rules) {
        // Who sits second now begins the next game.
        Text::NextGameBegins {
            side: side_name(session, lang, Seat(1)),
        }
    } else {
        Text::NextGame
    };
    let winners = match finish {
        Finish::ByRule(ending) => ending.winners(),
        Finish::Resigned(seat) => SeatSet::one(seat.opposite()),
    };
    let named = named(session, winners);
    html! {
        <section class="result" aria-label={headline.clone()}>
            <h2 class="result-head">{ headline }</h2>
            <p class="result-why">
                { reason }{ " " }
                if let Some(rule) = rule {
                    { rule_link(lang, name, rule) }
                }
            </p>
            if !named.is_empty() {
                <p class="result-who">{ lang.say(Text::NamedWinners(named)) }</p>
            }
            // Before the sheet, which may be longer than the screen.
            <div class="bar" ref={next_steps.clone()}>
                { button(lang, next, "main", link.callback(|_| Msg::NextGame)) }
                { button(lang, Text::NewGame, "", link.callback(|_| Msg::Open(Some(Sheet::NewGame)))) }
                if let Some(study) = study {
                    <a class="button" href={study.address()}>{ lang.say(Entrance::Analyse) }</a>
                }
                if G::CHAPTERS {
                    { button(lang, Text::Chapters, "", link.callback(|_| Msg::Open(Some(Sheet::Chapters)))) }
                }
            </div>
            { sheet(session, lang, name) }
        </section>
    }
}

/// The score sheet, and below it who won the match.
fn sheet<G: Drawn>(session: &Session<G>, lang: Lang, name: GameName) -> Html {
    let Some(sheet) = ScoreSheet::of(session, lang) else {
        return html! {};
    };
    let columns = (sheet.players.len() + 1).to_string();
    let row = |row: &Row, kind: Option<&'static str>| {
        let value = |index: usize| {
            html! {
                <td>
                    { &row.values[index] }
                    if let Some(parts) = row.parts.get(index).filter(|parts| !parts.is_empty()) {
                        <span class="score-parts">{ parts }</span>
                    }
                </td>
            }
        };
        let kind = kind.or(row.points.then_some("score-points"));
        html! {
            <tr class={classes!(kind)}>
                <th scope="row">{ &row.label }</th>
                { for (0..row.values.len()).map(value) }
            </tr>
        }
    };
    // The mark stands beside the name of the side.
    let head = |player: &Column| {
        let mark = html! {
            if let Some(seat) = player.seat {
                <span class="score-mark" aria-hidden="true">
                    { G::mark(session.rules(), seat) }
                </span>
            }
        };
        match &player.side {
            Some(side) => html! {
                <th scope="col">
                    { &player.name }
                    <span class="score-parts">{ mark }{ side }</span>
                </th>
            },
            None => html! { <th scope="col">{ mark }{ &player.name }</th> },
        }
    };
    html! {
        <>
            <table class="score">
                <caption class="spoken">{ lang.say(Text::SheetCaption) }</caption>
                <thead>
                    <tr>
                        <td></td>
                        { for sheet.players.iter().map(head) }
                    </tr>
                </thead>
                { for sheet.games.iter().map(|game| html! {
                    <tbody>
                        if let Some(title) = &game.title {
                            <tr class="score-title">
                                <th scope="rowgroup" colspan={columns.clone()}>{ title }</th>
                            </tr>
                        }
                        { for game.rows.iter().map(|line| row(line, None)) }
                        { row(&game.points, Some("score-sum")) }
                    </tbody>
                }) }
                if let Some(total) = &sheet.total {
                    <tfoot>{ row(total, Some("score-total")) }</tfoot>
                }
            </table>
            if let Some(verdict) = sheet.verdict {
                <p>
                    <strong class="score-verdict">{ verdict }</strong>{ " " }
                    if let Some(rule) = G::MATCH_RULE {
                        { rule_link(lang, name, rule) }
                    }
                </p>
            }
        </>
    }
}

/// The score of a match while a game goes on; when it is over the result panel has it.
pub fn contest<G: Drawn>(session: &Session<G>, lang: Lang, name: GameName) -> Html {
    let (Some(contest), Some(series), None) =
        (session.contest(), session.series(), session.finish())
    else {
        return html! {};
    };
    let game = (series.before.len() + 1).min(Contest::GAMES);
    let [a, b] = contest.points();
    html! {
        <section class="match" aria-label={lang.say(Text::MatchGame { game })}>
            <p>{ lang.say(Text::MatchGame { game }) }</p>
            { for [(Side::A, a), (Side::B, b)].map(|(side, points)| html! {
                <p class="match-line">
                    <span class="match-name">{ match_name(session, lang, side) }</span>
                    <span class="match-points">{ lang.number(points) }</span>
                </p>
            }) }
            if !series.before.is_empty() {
                <details class="match-sheet">
                    <summary>{ lang.say(Text::SheetCaption) }</summary>
                    { sheet(session, lang, name) }
                </details>
            }
        </section>
    }
}
