//! The page of statistics: how games against the computer have come out.

use super::{names, notice::notice};
use crate::{
    app::{
        route::Route,
        store::{
            BrowserChest, listen,
            statistics::{self, Fault, Row, Tally},
        },
        text::{Lang, statistics::Text},
    },
    shelf::GameName,
};
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The button that undoes, and the title, which has the focus when that is gone.
const UNDO: &str = "statistics-undo";
const TITLE: &str = "statistics-title";

/// What the page is given.
#[derive(Properties, Clone, PartialEq)]
pub struct StatisticsProps {
    pub lang: Lang,
}

/// The page of statistics.
pub struct StatisticsPage {
    tally: Result<Tally, Fault>,
    say: Option<Say>,
    /// The element that gets the focus when the page is drawn.
    focus: Option<&'static str>,
    /// Hears when another window keeps something.
    _elsewhere: Vec<EventListener>,
}

/// A message at the edge of the page.
enum Say {
    /// The statistics begin anew, and this is what was kept before.
    WasReset(Option<String>),
    AreBack,
    NotKept,
}

/// What happens on the page.
pub enum Msg {
    Reset,
    Undo,
    Close,
    /// Another window has kept something, or this one has woken.
    Elsewhere,
}

impl Component for StatisticsPage {
    type Message = Msg;
    type Properties = StatisticsProps;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        StatisticsPage {
            tally: statistics::gather(&mut BrowserChest),
            say: None,
            focus: None,
            _elsewhere: listen(move |_| link.send_message(Msg::Elsewhere)),
        }
    }

    fn update(&mut self, _ctx: &Context<Self>, msg: Msg) -> bool {
        let chest = &mut BrowserChest;
        match msg {
            Msg::Reset => match statistics::reset(chest) {
                Ok(before) => {
                    self.say = Some(Say::WasReset(before));
                    self.focus = Some(UNDO);
                }
                Err(_) => self.say = Some(Say::NotKept),
            },
            Msg::Undo => {
                if let Some(Say::WasReset(before)) = &self.say {
                    let done = statistics::restore(chest, before.as_deref());
                    self.say = Some(match done {
                        Ok(()) => Say::AreBack,
                        Err(_) => Say::NotKept,
                    });
                    self.focus = Some(TITLE);
                }
            }
            Msg::Close => {
                self.say = None;
                self.focus = Some(TITLE);
                return true;
            }
            Msg::Elsewhere => {}
        }
        self.tally = statistics::gather(chest);
        true
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        let element = self.focus.take().and_then(|id| {
            let document = web_sys::window()?.document()?;
            document
                .get_element_by_id(id)?
                .dyn_into::<HtmlElement>()
                .ok()
        });
        if let Some(element) = element {
            // Refused only for what cannot have the focus.
            let _ = element.focus();
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let (lang, link) = (ctx.props().lang, ctx.link());
        let say = |text| lang.say(text);
        let (body, resets) = match &self.tally {
            Ok(tally) if tally.rows.is_empty() => (none(lang), false),
            Ok(tally) => (games(lang, tally), true),
            Err(Fault::Newer) => (html! { <p role="alert">{ say(Text::Newer) }</p> }, false),
            Err(_) => (html! { <p role="alert">{ say(Text::Damaged) }</p> }, true),
        };
        html! {
            <main class="settings statistics">
                <div class="settings-head">
                    <h1 id={TITLE} tabindex="-1">{ say(Text::Title) }</h1>
                    <a class="button" href={Route::Settings.address()}>{ say(Text::Settings) }</a>
                </div>
                { body }
                <section>
                    <p class="field-help">{ say(Text::About) }</p>
                    <p class="field-help">{ say(Text::AboutHelp) }</p>
                    <p class="field-help">{ say(Text::AboutShared) }</p>
                    if resets {
                        <button type="button" class="button" onclick={link.callback(|_| Msg::Reset)}>
                            { say(Text::Reset) }
                        </button>
                    }
                </section>
                <div class="notices">{ self.notice(ctx) }</div>
            </main>
        }
    }
}

impl StatisticsPage {
    fn notice(&self, ctx: &Context<Self>) -> Html {
        let (lang, link) = (ctx.props().lang, ctx.link());
        let Some(said) = &self.say else {
            return html! {};
        };
        let (words, undo, trouble) = match said {
            Say::WasReset(_) => (Text::WasReset, true, false),
            Say::AreBack => (Text::AreBack, false, false),
            Say::NotKept => (Text::NotKept, false, true),
        };
        let undo = undo.then(|| (lang.say(Text::Undo), link.callback(|_| Msg::Undo)));
        let close = (lang.say(Text::Close), link.callback(|_| Msg::Close));
        notice(lang.say(words), UNDO, undo, close, trouble)
    }
}

/// Nothing has been counted yet, and the way to something that would be.
fn none(lang: Lang) -> Html {
    html! {
        <div class="statistics-none">
            <p><strong>{ lang.say(Text::None) }</strong></p>
            <p>{ lang.say(Text::NoneHelp) }</p>
            <a class="button main" href={Route::Hall.address()}>{ lang.say(Text::ToHall) }</a>
        </div>
    }
}

/// A table for each game, in the order of the hall.
fn games(lang: Lang, tally: &Tally) -> Html {
    let table = |game: &GameName| {
        let rows: Vec<&Row> = tally
            .rows
            .iter()
            .filter(|row| statistics::game(row) == Some(*game))
            .collect();
        (!rows.is_empty()).then(|| of_game(lang, *game, rows))
    };
    html! { <>{ for GameName::ALL.iter().filter_map(table) }</> }
}

/// How the games of one kind have come out, the usual rules first, then the weaker opponents.
fn of_game(lang: Lang, game: GameName, mut rows: Vec<&Row>) -> Html {
    rows.sort_by_key(|row| {
        (
            &row.kind.rules,
            names::strength(&row.kind),
            &row.kind.levels,
        )
    });
    let say = |text| lang.say(text);
    let head = |text| html! { <th scope="col">{ say(text) }</th> };
    let cells = |row: &Row| {
        let cell = |count: u32| html! { <td>{ lang.number(count) }</td> };
        html! {
            <>
                <td>
                    { lang.number(row.games()) }
                    if row.helped > 0 {
                        <small>{ say(Text::WithHelp(row.helped)) }</small>
                    }
                </td>
                { cell(row.won) }
                { cell(row.lost) }
                { cell(row.drawn) }
                <td>{ say(Text::Percent(row.percent())) }</td>
            </>
        }
    };
    let all = statistics::sum(rows.iter().copied()).filter(|_| rows.len() > 1);
    html! {
        <section class="statistics-game">
            <table>
                <caption>{ lang.say(game) }</caption>
                <thead>
                    <tr>
                        { for [Text::Opponent, Text::Games, Text::Won, Text::Lost, Text::Drawn, Text::Share].map(head) }
                    </tr>
                </thead>
                <tbody>
                    { for rows.iter().map(|row| html! {
                        <tr>
                            <th scope="row">
                                { names::opponents(lang, &row.kind) }
                                if let Some(rules) = names::rules(lang, game, &row.kind) {
                                    <small>{ rules }</small>
                                }
                            </th>
                            { cells(row) }
                        </tr>
                    }) }
                </tbody>
                if let Some(all) = all {
                    <tfoot><tr><th scope="row">{ say(Text::All) }</th>{ cells(&all) }</tr></tfoot>
                }
            </table>
        </section>
    }
}
