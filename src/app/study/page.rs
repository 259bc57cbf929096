//! The page on which positions are set up and looked into: what happens.

use super::{
    open::{self, Opened, asked},
    play,
};
use crate::{
    app::{
        boards::Edited,
        download,
        route::Route,
        store::GameId,
        table::session::Session,
        text::{Lang, study::Text},
        thinker::{Analyst, Finding},
    },
    engine::{Score, Thinks, lines::Analysis},
    game::{Illegal as _, Player, Record, Seat, Seed},
    shelf::GameName,
    study::{Extras, Spot},
};
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// How many lines the engine is asked for.
const LINES: usize = 3;
/// How long a position stands before the engine is asked, in milliseconds: whoever steps through a
/// line does not start a search at every step.
const SETTLES: u32 = 150;

/// What the page is given.
#[derive(Properties, Clone, PartialEq)]
pub struct StudyProps {
    pub lang: Lang,
    pub name: GameName,
}

/// A refused action.
#[derive(Clone, PartialEq)]
pub(super) struct Refusal {
    pub sentence: String,
    pub rule: &'static str,
}

/// What the engine is at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Engine {
    /// The player has stopped it.
    Off,
    /// It is about to look, or looks.
    Looks,
    /// It has looked as long as it does.
    Done,
    /// It has broken down.
    Failed,
}

/// The page.
pub struct StudyPage<G: Edited + Thinks> {
    /// The address as it was read or written last.
    pub(super) address: String,
    pub(super) rules: G::Rules,
    pub(super) setup: G::Setup,
    /// What is played from the position, while it is looked into.
    pub(super) session: Option<Session<G>>,
    /// The saved game that is looked into, as long as nothing else was played.
    pub(super) source: Option<GameId>,
    pub(super) wrong: Option<String>,
    /// The number of the piece that is put on the board; after the last of them, the one that
    /// clears.
    pub(super) piece: usize,
    /// Whether the position could be copied, once that was tried.
    pub(super) copied: Option<bool>,
    pub(super) plays: bool,
    pub(super) not_kept: bool,
    pub(super) refusal: Option<Refusal>,
    analyst: Option<Analyst<G>>,
    /// The question that the engine thinks about.
    question: Option<u32>,
    pub(super) engine: Engine,
    pub(super) analysis: Option<Analysis<G::Action>>,
    /// What the position before this one was worth, until this one is known.
    pub(super) before: Option<Score>,
    settles: Option<Timeout>,
    pub(super) board: NodeRef,
    focus_board: bool,
    pub(super) text: NodeRef,
    spoken: Rc<str>,
    said: usize,
    _arrivals: Option<EventListener>,
}

/// What happens on the page.
pub enum Msg<G: Edited + Thinks> {
    /// The address of the window has changed.
    Arrived,
    Pick(usize),
    Touch(Spot),
    Clear(Spot),
    ToMove(Seat),
    Extras(Extras),
    Rules(G::Rules),
    Start,
    Empty,
    /// A position as text is to be set up.
    Text(String),
    Copy,
    Copied(bool),
    OpenPlay(bool),
    Play(Vec<Player>),
    /// All of this is done, or nothing when one of it is refused.
    Act(Vec<G::Action>),
    Go(usize),
    GoToEnd,
    TakeBack,
    Redo,
    /// The engine may look, or is to stop.
    Look(bool),
    Ask,
    Found(Finding<G::Action>),
    /// The player goes on after a refusal.
    Quiet,
}

impl<G: Edited + Thinks> Component for StudyPage<G> {
    type Message = Msg<G>;
    type Properties = StudyProps;

    fn create(ctx: &Context<Self>) -> Self {
        let StudyProps { lang, name } = *ctx.props();
        let address = asked(name).unwrap_or_default();
        let opened = open::open::<G>(name, lang, &address);
        let link = ctx.link().clone();
        let arrivals = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| {
                link.send_message(Msg::Arrived);
            })
        });
        let mut page = StudyPage {
            address,
            rules: opened.rules,
            setup: opened.setup,
            session: opened.session,
            source: opened.source,
            wrong: opened.wrong,
            piece: 0,
            copied: None,
            plays: false,
            not_kept: false,
            refusal: None,
            analyst: None,
            question: None,
            engine: Engine::Looks,
            analysis: None,
            before: None,
            settles: None,
            board: NodeRef::default(),
            focus_board: false,
            text: NodeRef::default(),
            spoken: "".into(),
            said: 0,
            _arrivals: arrivals,
        };
        page.consider(ctx);
        page
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg<G>) -> bool {
        let StudyProps { lang, name } = *ctx.props();
        match msg {
            Msg::Arrived => return self.arrive(ctx),
            Msg::Pick(piece) => {
                self.piece = piece.min(G::PIECES.len());
                let words = match G::PIECES.get(self.piece) {
                    Some(piece) => lang.say(Text::Piece(*piece)),
                    None => lang.say(Text::Clear),
                };
                self.speak(words);
            }
            Msg::Touch(spot) => {
                let piece = G::PIECES.get(self.piece).copied();
                let there = G::piece_at(&self.setup, spot);
                self.put(ctx, spot, piece.filter(|piece| Some(*piece) != there));
            }
            Msg::Clear(spot) => self.put(ctx, spot, None),
            Msg::ToMove(seat) => {
                G::set_to_move(&mut self.setup, &self.rules, seat);
                self.changed_setup(ctx);
            }
            Msg::Extras(extras) => {
                G::set_extras(&mut self.setup, extras);
                self.changed_setup(ctx);
            }
            Msg::Rules(rules) => {
                self.rules = rules;
                self.changed_setup(ctx);
            }
            Msg::Start => {
                self.setup = G::start(&self.rules, Seed::default()).arrangement();
                self.changed_setup(ctx);
            }
            Msg::Empty => {
                self.setup = G::empty(&self.rules);
                self.changed_setup(ctx);
            }
            Msg::Text(text) => match G::read_setup(text.trim()) {
                Ok(setup) => {
                    self.setup = setup;
                    self.changed_setup(ctx);
                }
                Err(why) => self.wrong = Some(lang.say(why)),
            },
            Msg::Copy => {
                let link = ctx.link().clone();
                let text = G::setup_text(&self.setup);
                wasm_bindgen_futures::spawn_local(async move {
                    link.send_message(Msg::Copied(download::copy(&text).await));
                });
                return false;
            }
            Msg::Copied(done) => self.copied = Some(done),
            Msg::OpenPlay(open) => (self.plays, self.not_kept) = (open, false),
            Msg::Play(seats) => self.play(name, seats),
            Msg::Act(actions) => self.act(ctx, &actions),
            Msg::Go(actions) => self.show(ctx, |session| session.go(actions)),
            Msg::GoToEnd => self.show(ctx, Session::go_to_end),
            Msg::TakeBack => self.show(ctx, Session::take_back),
            Msg::Redo => self.show(ctx, Session::redo),
            Msg::Look(look) => {
                self.engine = if look { Engine::Looks } else { Engine::Off };
                self.stop();
                if look {
                    self.ask(ctx);
                }
            }
            Msg::Ask => {
                self.settles = None;
                self.ask(ctx);
            }
            Msg::Found(finding) => return self.found(finding),
            Msg::Quiet => return self.refusal.take().is_some(),
        }
        true
    }

    fn changed(&mut self, _ctx: &Context<Self>, _old: &StudyProps) -> bool {
        // It was said in the other language.
        (self.refusal, self.wrong) = (None, None);
        true
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        if std::mem::take(&mut self.focus_board)
            && let Some(board) = self.board.cast::<HtmlElement>()
            && let Ok(Some(square)) = board.query_selector("[tabindex='0']")
            && let Some(square) = square.dyn_ref::<HtmlElement>()
        {
            // Refused only for what cannot have the focus.
            let _ = square.focus();
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let body = match &self.session {
            None => self.setting_up(ctx),
            Some(session) => self.looking(ctx, session),
        };
        html! {
            <>
                // The part brings its own style: nobody else needs it.
                <style>{ include_str!("../../../styles/study.css") }</style>
                { body }
                <p class="spoken" role="status" aria-live="polite" aria-atomic="true">
                    <span key={self.said}>{ &*self.spoken }</span>
                </p>
            </>
        }
    }
}

impl<G: Edited + Thinks> StudyPage<G> {
    /// Goes where the window's address leads now; true when that is elsewhere on this page.
    fn arrive(&mut self, ctx: &Context<Self>) -> bool {
        let StudyProps { lang, name } = *ctx.props();
        let Some(address) = asked(name).filter(|address| *address != self.address) else {
            return false;
        };
        let opened = open::open::<G>(name, lang, &address);
        self.address = address;
        Opened {
            rules: self.rules,
            setup: self.setup,
            session: self.session,
            source: self.source,
            wrong: self.wrong,
        } = opened;
        self.copied = None;
        self.plays = false;
        self.focus_board = true;
        self.turn_to_position(ctx);
        true
    }

    fn put(&mut self, ctx: &Context<Self>, spot: Spot, piece: Option<crate::study::Piece>) {
        G::put(&mut self.setup, spot, piece);
        let at = spot.to_string();
        let piece = G::piece_at(&self.setup, spot);
        let words = ctx.props().lang.say(Text::Put { at, piece });
        self.changed_setup(ctx);
        self.speak(words);
    }

    fn changed_setup(&mut self, ctx: &Context<Self>) {
        (self.wrong, self.copied) = (None, None);
        self.write_address(ctx.props().name);
    }

    /// Saves a game that begins in the position that is shown, and goes to its table.
    fn play(&mut self, name: GameName, seats: Vec<Player>) {
        let setup = self.shown_setup();
        let start = open::start_text::<G>(&self.rules, &setup);
        let record = Record {
            seats,
            ..open::record(&self.rules, start)
        };
        match play::save(name, record) {
            Ok(route) => visit(&route),
            Err(_) => self.not_kept = true,
        }
    }

    /// The position that is shown, as an arrangement.
    pub(super) fn shown_setup(&self) -> G::Setup {
        let sight = self.session.as_ref().and_then(Session::sight);
        sight.map_or_else(
            || self.setup.clone(),
            |sight| sight.position().arrangement(),
        )
    }

    /// Plays actions in the position that is shown, all of them, or says why one is refused.
    fn act(&mut self, ctx: &Context<Self>, actions: &[G::Action]) {
        let Some(session) = &mut self.session else {
            return;
        };
        let before = session.clone();
        match actions.iter().try_for_each(|action| session.act(*action)) {
            Ok(()) => {
                if session.record().actions != before.record().actions {
                    self.source = None;
                }
                self.moved(ctx);
            }
            Err(illegal) => {
                *session = before;
                // The panel is an alert: it is spoken when it appears.
                self.refusal = Some(Refusal {
                    sentence: G::refusal(ctx.props().lang, &illegal),
                    rule: illegal.rule(),
                });
            }
        }
    }

    /// Shows another position of the line.
    fn show(&mut self, ctx: &Context<Self>, go: impl FnOnce(&mut Session<G>)) {
        if let Some(session) = &mut self.session {
            let before = session.shown();
            go(session);
            if session.shown() != before {
                self.moved(ctx);
            }
        }
    }

    /// After every change of what is shown.
    fn moved(&mut self, ctx: &Context<Self>) {
        let StudyProps { lang, name } = *ctx.props();
        self.wrong = None;
        self.write_address(name);
        let words = self.session.as_ref().and_then(Session::sight).map(|sight| {
            let view = sight.position();
            let told = sight.last().map_or_else(String::new, |turn| {
                G::spoken(lang, &turn.before, &turn.actions)
            });
            match view.status().seat() {
                Some(_) => format!("{told} {}", G::asked(lang, &view, None)),
                None => told,
            }
        });
        self.speak(words.unwrap_or_default());
        self.turn_to_position(ctx);
    }

    /// Another position is shown: what was said about the last one goes.
    fn turn_to_position(&mut self, ctx: &Context<Self>) {
        self.refusal = None;
        if let Some(line) = self
            .analysis
            .take()
            .and_then(|it| it.lines.into_iter().next())
        {
            self.before = Some(line.score);
        }
        self.stop();
        self.consider(ctx);
    }

    /// Sets the engine to the position that is shown, after a moment.
    fn consider(&mut self, ctx: &Context<Self>) {
        if self.engine == Engine::Done {
            self.engine = Engine::Looks;
        }
        let goes_on = self
            .session
            .as_ref()
            .is_some_and(|session| session.finish().is_none());
        if goes_on && self.engine == Engine::Looks {
            let link = ctx.link().clone();
            self.settles = Some(Timeout::new(SETTLES, move || link.send_message(Msg::Ask)));
        }
    }

    fn stop(&mut self) {
        self.settles = None;
        if let (Some(analyst), Some(_)) = (&mut self.analyst, self.question.take()) {
            analyst.stop();
        }
    }

    fn ask(&mut self, ctx: &Context<Self>) {
        let sight = self.session.as_ref().and_then(Session::sight);
        let Some(view) = sight
            .map(|sight| sight.position())
            .filter(|view| view.status().seat().is_some())
        else {
            return;
        };
        let analyst = self
            .analyst
            .get_or_insert_with(|| Analyst::new(ctx.link().callback(Msg::Found)));
        self.question = Some(analyst.ask(ctx.props().name, &view, LINES));
    }

    /// The engine has said something; true when the page changes.
    fn found(&mut self, finding: Finding<G::Action>) -> bool {
        match finding {
            Finding::Lines { id, analysis, done } if self.question == Some(id) => {
                if !analysis.lines.is_empty() {
                    self.analysis = Some(analysis);
                }
                if done {
                    self.question = None;
                    self.engine = Engine::Done;
                }
                true
            }
            Finding::Lines { .. } => false,
            Finding::Failed => {
                // Whatever has become of its worker, the next question needs a new one.
                self.analyst = None;
                self.question = None;
                self.engine = Engine::Failed;
                true
            }
        }
    }

    fn speak(&mut self, words: String) {
        self.spoken = words.trim().into();
        self.said += 1;
    }
}

fn visit(route: &Route) {
    if let Some(window) = web_sys::window() {
        // Any address of ours is one.
        let _ = window.location().set_hash(&route.address());
    }
}
