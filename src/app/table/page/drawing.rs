//! The table page as it is drawn.

use super::{Msg, Sheet, Table};
use crate::{
    app::{
        boards::{BoardProps, Drawn},
        table::{
            chapters, facts, names,
            new_game::NewGame,
            page::TableProps,
            replay::replay_bar,
            result,
            session::Sight,
            view,
            written::{branch_now, written},
        },
        text::table::Text,
    },
    engine::{Purpose, Thinks},
    game::Seat,
};
use yew::prelude::*;

impl<G: Drawn + Thinks> Table<G> {
    /// The table as the viewer may see it.
    pub(super) fn table(&self, ctx: &Context<Self>, sight: &Sight<G>) -> Html {
        let link = ctx.link();
        let TableProps { name, lang, .. } = *ctx.props();
        let thinking = self
            .task
            .as_ref()
            .filter(|task| task.purpose == Purpose::Play);
        let study = self.study(name);
        let past = view::Past {
            may_branch: self.may_branch(),
            is_main: self.lines.at().is_none(),
        };
        let say = match (&self.say, self.session.finish()) {
            (Some(refusal), _) => view::refusal(lang, name, refusal),
            (None, Some(finish)) => result::result(
                sight,
                lang,
                name,
                &finish,
                &self.result,
                study.as_ref(),
                link,
            ),
            (None, None) => {
                let thoughts = thinking.and(self.thoughts.as_ref());
                view::say(sight, lang, name, thoughts, past, link)
            }
        };
        html! {
            <>
                <main class={classes!("table", G::SHOWS_SEATS.then_some("wide"))}
                    data-phase={self.session.finish().map(|_| "over")}>
                    <h1 class="spoken">{ lang.say(name) }</h1>
                    if !G::SHOWS_SEATS {
                        { view::far(sight, lang, thinking.is_some()) }
                    }
                    // Whatever the player touches next, the refusal has been read.
                    <div class="board-place" ref={self.board.clone()}
                        onpointerdown={link.callback(|_| Msg::Quiet)}>
                        { self.board(ctx, sight) }
                    </div>
                    if !G::SHOWS_SEATS {
                        { view::near(sight, lang, thinking.is_some()) }
                    }
                    <aside class="side" aria-label={lang.say(Text::SideColumn)}>
                        { branch_now(lang, &self.lines, &self.heads, link) }
                        { say }
                        { result::contest(&self.session, lang, name) }
                        { facts::facts(
                            sight, lang, self.settings.evaluation, self.report.as_ref(),
                            self.hint.as_ref(), self.is_hinting(),
                        ) }
                        { view::record(sight, lang, &self.record, self.at_turn, &self.shown_notes(), link) }
                        { replay_bar(sight, lang, self.replay.plays(), self.replay.pace, link) }
                        { written(sight, lang, &self.lines, &self.heads, self.fields, link) }
                        { view::bar(self.on_board(), lang, self.is_hinting(), self.resigner().is_some(), link) }
                        { view::looks(lang, &self.settings, self.session.seats() == 2 || G::HIDES, study.as_ref(), link) }
                    </aside>
                </main>
                { self.sheet(ctx, sight) }
            </>
        }
    }

    fn board(&self, ctx: &Context<Self>, sight: &Sight<G>) -> Html {
        let lang = ctx.props().lang;
        let actions = match (self.open, &self.held) {
            (None, None) => sight.choices(),
            _ => Vec::new(),
        };
        let on_board = self.on_board().sight();
        let sight = on_board.as_ref().unwrap_or(sight);
        let session = sight.session();
        let hint = self.hint.iter().filter_map(|hint| hint.action);
        let who = names::who(session, lang, sight.viewer());
        G::board(BoardProps {
            view: sight.position(),
            ply: session.shown(),
            actions: actions.into(),
            last: sight.since(),
            hint: hint.collect(),
            hinting: self.is_hinting(),
            on_present: (!session.is_live()).then(|| ctx.link().callback(|()| Msg::GoToEnd)),
            levels: who
                .names
                .iter()
                .zip(Seat::all(session.seats()))
                .map(|(name, seat)| names::level_words(session, lang, seat, name))
                .collect(),
            below: session.near_seat(),
            who,
            warnings: self.settings.warnings,
            coordinates: self.settings.coordinates,
            lang,
            on_action: ctx.link().callback(Msg::Act),
            on_actions: ctx.link().callback(Msg::ActAll),
        })
    }

    fn sheet(&self, ctx: &Context<Self>, sight: &Sight<G>) -> Html {
        let TableProps { name, lang, .. } = *ctx.props();
        let close = ctx.link().callback(|()| Msg::Open(None));
        match self.open {
            None => html! {},
            Some(Sheet::Resign) => match self.resigner() {
                Some(seat) => view::resign_sheet(&self.session, lang, seat, ctx.link(), close),
                None => html! {},
            },
            Some(Sheet::Chapters) => chapters::chapters_sheet(sight, lang, ctx.link(), close),
            Some(Sheet::NewGame) => {
                let begin = ctx.link().callback(|kept| Msg::Begin(Box::new(kept)));
                let file = ctx.link().callback(Msg::OpenFile);
                html! {
                    <NewGame<G> {name} {lang} last={self.session.keep()} {begin} {file} {close} />
                }
            }
        }
    }
}
