//! Who gained what, part by part, in a game that is over: a table, and the course of the totals.

use super::{
    names::{player_name, side_name},
    page::{Msg, Table},
    session::Sight,
    sheet::SheetFrame,
};
use crate::{
    app::{
        boards::Drawn,
        icon::{Icon, icon},
        text::{Chapter, Lang, ScoreLine, table::Text},
    },
    engine::Thinks,
    game::Seat,
};
use yew::{html::Scope, prelude::*};

/// The size of the drawn course, in its own units.
const WIDTH: i32 = 300;
const HEIGHT: i32 = 120;
/// How far apart the marks at its end are at least, in the same units.
const MARK: i32 = 17;

/// The dialog that tells it; each part of the game can be shown at the table from there.
pub fn chapters_sheet<G: Drawn + Thinks>(
    sight: &Sight<G>,
    lang: Lang,
    link: &Scope<Table<G>>,
    close: Callback<()>,
) -> Html {
    let session = sight.session();
    let chapters = sight
        .whole()
        .map_or(Vec::new(), |game| G::chapters(lang, game));
    let seats: Vec<Seat> = Seat::all(session.seats()).collect();
    let mark = |seat: Seat| {
        html! {
            <span class="score-mark" aria-hidden="true">{ G::mark(session.rules(), seat) }</span>
        }
    };
    let head = |seat: &Seat| {
        let (name, side) = (
            player_name(session, lang, *seat),
            side_name(session, lang, *seat),
        );
        html! {
            <th scope="col">
                { mark(*seat) }{ &name }
                if name != side {
                    <span class="score-parts">{ side }</span>
                }
            </th>
        }
    };
    let line = |line: &ScoreLine| {
        html! {
            <tr class="score-points">
                <th scope="row">{ &line.label }</th>
                { for line.values.iter().map(|value| html! { <td>{ value }</td> }) }
            </tr>
        }
    };
    let columns = (seats.len() + 1).to_string();
    let chapter = |chapter: &Chapter| {
        let end = chapter.end;
        let label = lang.say(Text::ShowChapter(chapter.title.clone()));
        html! {
            <tbody>
                <tr class="score-title">
                    <th scope="rowgroup" colspan={columns.clone()}>
                        <span class="chapter-head">
                            { &chapter.title }
                            <button type="button" class="button quiet" aria-label={label}
                                onclick={link.callback(move |_| Msg::Chapter(end))}>
                                { icon(Icon::Again) }<span>{ lang.say(Text::Show) }</span>
                            </button>
                        </span>
                    </th>
                </tr>
                { for chapter.lines.iter().map(line) }
                <tr class="score-sum">
                    <th scope="row">{ lang.say(Text::SoFar) }</th>
                    { for chapter.totals.iter().zip(&chapter.gained).map(|(total, gained)| html! {
                        <td>{ signed(*total) }<span class="score-parts">{ gained }</span></td>
                    }) }
                </tr>
            </tbody>
        }
    };
    html! {
        <SheetFrame title={lang.say(Text::Chapters)} {lang} {close}>
            <div class="sheet-body chapters-body">
            <p class="say-detail">{ lang.say(Text::ChaptersDetail) }</p>
            { course(&chapters, &seats, &mark) }
            <table class="score chapters">
                <caption class="spoken">{ lang.say(Text::Chapters) }</caption>
                <thead>
                    <tr>
                        <td></td>
                        { for seats.iter().map(head) }
                    </tr>
                </thead>
                { for chapters.iter().map(chapter) }
            </table>
            </div>
        </SheetFrame>
    }
}

/// With a proper minus sign.
fn signed(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// The totals as lines, each with its seat's mark at the end. The table says the same in numbers.
fn course(chapters: &[Chapter], seats: &[Seat], mark: &dyn Fn(Seat) -> Html) -> Html {
    let all = || chapters.iter().flat_map(|chapter| &chapter.totals);
    let (Some(least), Some(most)) = (all().min(), all().max()) else {
        return html! {};
    };
    let (least, most) = ((*least).min(0), *most);
    let steps = (chapters.len() as i32 - 1).max(1);
    let x = |step: usize| step as i32 * WIDTH / steps;
    let y = |total: i32| HEIGHT - (total - least) * HEIGHT / (most - least).max(1);
    let last = |seat: Seat| {
        let total = chapters.last()?.totals.get(seat.index())?;
        Some(y(*total))
    };
    // The marks from the top down, none over another.
    let mut ends: Vec<(i32, Seat)> = seats
        .iter()
        .filter_map(|seat| Some((last(*seat)?, *seat)))
        .collect();
    ends.sort_unstable();
    let room = HEIGHT - MARK * (ends.len() as i32 - 1);
    let mut free = i32::MIN;
    for (place, (top, _)) in (0..).zip(ends.iter_mut()) {
        *top = (*top).max(free).min(room + MARK * place);
        free = *top + MARK;
    }
    let line = |seat: &Seat| {
        let points = chapters.iter().enumerate().filter_map(|(step, chapter)| {
            let total = chapter.totals.get(seat.index())?;
            Some(format!("{},{}", x(step), y(*total)))
        });
        let points: Vec<String> = points.collect();
        html! {
            <polyline class={format!("seat-{seat}")} points={points.join(" ")} />
        }
    };
    html! {
        <div class="course" aria-hidden="true">
            <svg viewBox={format!("-4 -4 {} {}", WIDTH + 8, HEIGHT + 8)} preserveAspectRatio="none">
                { for (0..chapters.len()).map(|step| html! {
                    <path class="course-step" d={format!("M{} 0V{HEIGHT}", x(step))} />
                }) }
                { for seats.iter().map(line) }
            </svg>
            <div class="course-ends">
                { for ends.iter().map(|(top, seat)| html! {
                    <span style={format!("inset-block-start:calc({}% / 10)", (*top + 4) * 1000 / (HEIGHT + 8))}>
                        { mark(*seat) }
                    </span>
                }) }
            </div>
        </div>
    }
}
