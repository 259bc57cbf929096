//! The parts of the page while a position is looked into.

use super::{
    open,
    page::{Engine, Msg, StudyPage},
    setup::{button, rule_link},
    words,
};
use crate::{
    app::{
        boards::{BoardProps, Edited},
        icon::{Icon, icon},
        route::{Route, Which},
        store,
        table::{
            names,
            session::{Entry, Session, Sight, rows},
            share,
        },
        text::{Lang, study::Text, table},
    },
    engine::{Score, Thinks, lines::Line},
    game::Status,
    shelf::GameName,
    study::turns,
};
use yew::prelude::*;

/// How many turns of a line are shown.
const TURNS: usize = 8;

impl<G: Edited + Thinks> StudyPage<G> {
    pub(super) fn looking(&self, ctx: &Context<Self>, session: &Session<G>) -> Html {
        let (lang, name) = (ctx.props().lang, ctx.props().name);
        let Some(sight) = session.sight() else {
            return html! {};
        };
        html! {
            <>
                <main class="study" data-mode="look">
                    { self.head(lang.say(Text::Analysis)) }
                    // Whatever the player touches next, the refusal has been read.
                    <div class="board-place" ref={self.board.clone()}
                        onpointerdown={ctx.link().callback(|_| Msg::Quiet)}>
                        { self.board(ctx, &sight) }
                    </div>
                    <aside class="study-side" aria-label={lang.say(table::Text::SideColumn)}>
                        { self.say(lang, name, &sight) }
                        { self.engine(ctx, &sight) }
                        { steps(ctx, session) }
                        { record(ctx, &sight) }
                        { self.onward(ctx, session) }
                    </aside>
                </main>
                { self.play_sheet(ctx) }
            </>
        }
    }

    fn board(&self, ctx: &Context<Self>, sight: &Sight<'_, G>) -> Html {
        let (lang, session) = (ctx.props().lang, sight.session());
        let best = self.analysis.as_ref().and_then(|it| it.lines.first());
        let first =
            best.and_then(|line| turns(&sight.position(), &line.actions).into_iter().next());
        let settings = store::settings();
        G::board(BoardProps {
            view: sight.position(),
            ply: session.shown(),
            actions: sight.choices().into(),
            last: sight.since(),
            hint: first.map_or_else(Vec::new, |turn| turn.actions).into(),
            hinting: false,
            on_present: None,
            levels: [].into(),
            below: session.near_seat(),
            who: names::who(session, lang, sight.viewer()),
            warnings: settings.warnings,
            coordinates: settings.coordinates,
            lang,
            on_action: ctx.link().callback(|action| Msg::Act(vec![action])),
            on_actions: ctx.link().callback(Msg::Act),
        })
    }

    /// What there is to do, how it ended, or why something was refused.
    fn say(&self, lang: Lang, name: GameName, sight: &Sight<'_, G>) -> Html {
        if let Some(refusal) = &self.refusal {
            return html! {
                <div class="say refusal" role="alert">
                    <p class="say-head">{ &refusal.sentence }</p>
                    <p class="say-detail">{ rule_link(lang, name, refusal.rule) }</p>
                </div>
            };
        }
        let view = sight.position();
        let (head, detail, rule) = match view.status() {
            Status::Over(ending) => {
                let told = G::verdict(lang, &view, &ending);
                (told.headline, told.reason, Some(told.rule))
            }
            Status::ToAct(_) => {
                let prompt = G::prompt(lang, &view);
                // Inside a turn it says what is still needed.
                match view.mid_turn() {
                    true => (prompt.headline, prompt.detail, prompt.rule),
                    false => (prompt.headline, lang.say(Text::BothSides), None),
                }
            }
        };
        html! {
            <div class="say">
                <p class="say-head">{ head }</p>
                <p class="say-detail">{ detail }
                    if let Some(rule) = rule {
                        { " " }{ rule_link(lang, name, rule) }
                    }
                </p>
            </div>
        }
    }

    /// How the sides stand, and the best turns.
    fn engine(&self, ctx: &Context<Self>, sight: &Sight<'_, G>) -> Html {
        let (lang, link) = (ctx.props().lang, ctx.link());
        let over = sight.position().status().seat().is_none();
        let looks = self.engine == Engine::Looks;
        let found = self.analysis.as_ref();
        let best = found.and_then(|it| it.lines.first()).map(|line| line.score);
        let shown = best.or(self.before).filter(|_| !over);
        let share = shown.as_ref().map_or(500, share);
        let standing = match (&shown, self.engine) {
            _ if over => String::new(),
            (Some(score), _) => words::long::<G>(lang, &self.rules, score),
            (None, Engine::Looks) => lang.say(table::Text::EvaluationComes),
            (None, _) => String::new(),
        };
        let at_work = match (self.engine, found) {
            _ if over => String::new(),
            (Engine::Off, _) => lang.say(Text::Rests),
            (Engine::Failed, _) => lang.say(table::Text::ThinkerFailed),
            (Engine::Looks, None) => lang.say(table::Text::EvaluationComes),
            (_, found) => {
                let nodes = found.map_or(0, |it| it.nodes);
                let depth = match (found, best) {
                    // Play-outs count actions, of which a turn can have several.
                    (Some(it), Some(Score::Chance { .. } | Score::Points { .. })) => it
                        .lines
                        .iter()
                        .map(|line| turns(&sight.position(), &line.actions).len() as u32)
                        .max()
                        .unwrap_or(0),
                    (found, _) => found.map_or(0, |it| it.depth),
                };
                lang.say(table::Text::ThinkingDetail { depth, nodes })
            }
        };
        let done = self.engine == Engine::Done && !over;
        html! {
            <section class="engine" aria-label={lang.say(Text::Best)}>
                <div class="eval" aria-hidden="true">
                    <div class="eval-fill" style={format!("--share: 0.{share:03}")}></div>
                </div>
                <div class="engine-head">
                    <p class={classes!("engine-words", best.is_none().then_some("stale"))}>{ standing }</p>
                    { button(
                        lang.say(if looks { Text::Stop } else { Text::Go }),
                        "engine-switch",
                        link.callback(move |_| Msg::Look(!looks)),
                    ) }
                </div>
                <ol class="lines">
                    { for found.iter().flat_map(|it| &it.lines).filter(|_| !over)
                        .map(|line| self.line(ctx, sight, line)) }
                </ol>
                <p class="study-note" role={(self.engine == Engine::Failed).then_some("alert")}>
                    { at_work }
                    if done {
                        { " " }{ lang.say(Text::Enough) }
                    }
                </p>
            </section>
        }
    }

    fn line(&self, ctx: &Context<Self>, sight: &Sight<'_, G>, line: &Line<G::Action>) -> Html {
        let lang = ctx.props().lang;
        let turns = turns(&sight.position(), &line.actions);
        let mut so_far = Vec::new();
        let turn = |turn: crate::study::Turn<G::Action>| {
            so_far.extend(turn.actions);
            let actions = so_far.clone();
            let label = lang.say(Text::PlayTo {
                turn: turn.text.clone(),
            });
            html! {
                <button type="button" class="turn" aria-label={label}
                    onclick={ctx.link().callback(move |_| Msg::Act(actions.clone()))}>
                    { turn.text }
                </button>
            }
        };
        html! {
            <li>
                <span class="line-score">
                    { words::short::<G>(lang, &self.rules, &line.score) }
                    if words::is_proven(&line.score) {
                        <span class="proven">{ lang.say(Text::Proven) }</span>
                    }
                </span>
                <span class="line-turns" dir="ltr">{ for turns.into_iter().take(TURNS).map(turn) }</span>
            </li>
        }
    }

    /// What else can be done from here.
    fn onward(&self, ctx: &Context<Self>, session: &Session<G>) -> Html {
        let (lang, name, link) = (ctx.props().lang, ctx.props().name, ctx.link());
        let setup = self.shown_setup();
        let change = open::set_up::<G>(name, &self.rules, &setup).address();
        let goes_on = session.finish().is_none();
        html! {
            <div class="bar study-bar">
                <button type="button" class="button" aria-disabled={(!goes_on).then_some("true")}
                    onclick={link.batch_callback(move |_| goes_on.then_some(Msg::OpenPlay(true)))}>
                    { lang.say(Text::PlayFromHere) }
                </button>
                <a class="button" href={change}>{ lang.say(Text::Change) }</a>
                if let Some(id) = &self.source {
                    <a class="button" href={Route::Play {
                        game: name,
                        which: Which::Saved(id.clone()),
                    }.address()}>{ lang.say(Text::BackToGame) }</a>
                }
            </div>
        }
    }
}

/// To the start and the end, and one turn back and forward.
fn steps<G: Edited + Thinks>(ctx: &Context<StudyPage<G>>, session: &Session<G>) -> Html {
    use table::Text::{First, Last, Redo, TakeBack};
    let (lang, link) = (ctx.props().lang, ctx.link());
    let (back, on) = (session.can_take_back(), session.can_redo());
    let step = |text: table::Text, picture: Icon, on: bool, msg: fn() -> Msg<G>| {
        html! {
            <button type="button" class="button icon" aria-label={lang.say(text.clone())}
                title={lang.say(text)} aria-disabled={(!on).then_some("true")}
                onclick={link.batch_callback(move |_| on.then(msg))}>
                { icon(picture) }
            </button>
        }
    };
    html! {
        <div class="steps">
            { step(First, Icon::First, back, || Msg::Go(0)) }
            { step(TakeBack, Icon::TakeBack, back, || Msg::TakeBack) }
            { step(Redo, Icon::Redo, on, || Msg::Redo) }
            { step(Last, Icon::Last, on, || Msg::GoToEnd) }
        </div>
    }
}

/// The turns of the line, each a button that shows the position after it.
fn record<G: Edited + Thinks>(ctx: &Context<StudyPage<G>>, sight: &Sight<'_, G>) -> Html {
    let lang = ctx.props().lang;
    let entries = sight.entries();
    let shown = sight.session().shown();
    let turn = |index: &Option<usize>| {
        let Some((index, entry)) = index.and_then(|at| Some((at, entries.get(at)?))) else {
            return html! { <span class="no-turn">{ "–" }</span> };
        };
        let Entry {
            start, end, text, ..
        } = entry.clone();
        let now = (start + 1..=end).contains(&shown);
        let label = lang.say(table::Text::TurnLabel {
            number: index + 1,
            words: text.clone(),
        });
        let class = classes!(
            "turn",
            now.then_some("now"),
            (!now && end > shown).then_some("future")
        );
        html! {
            <button type="button" {class} aria-label={label} aria-current={now.then_some("step")}
                onclick={ctx.link().callback(move |_| Msg::Go(end))}>{ text }</button>
        }
    };
    html! {
        <ol class="record" aria-label={lang.say(table::Text::Record)}>
            if entries.is_empty() {
                <li class="record-empty">{ lang.say(table::Text::RecordEmpty) }</li>
            }
            { for rows(&entries, 2).iter().map(|(number, row)| html! {
                <li key={*number}>
                    <span class="record-number">{ lang.number(number) }</span>
                    { for row.iter().map(turn) }
                </li>
            }) }
        </ol>
    }
}
