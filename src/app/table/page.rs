//! The table page: what happens when a person or the computer does something.

mod holding;
mod keeping;
mod scrolling;
mod sounding;
mod thinking;

use holding::Held;
use scrolling::Scrolled;
pub use thinking::Age;
use thinking::Task;

use super::{
    chapters, facts, names,
    new_game::NewGame,
    result,
    session::{Curtain, Kept, Session, Sight},
    speech, view,
};
use crate::{
    app::{
        boards::{BoardProps, Drawn},
        download, part,
        route::Which,
        sound::SoundPlayer,
        store,
        store::{Keeper, Settings, Unreadable},
        text::{Lang, table::Text},
        thinker::{Answer, Thinker},
    },
    engine::{LevelId, Purpose, Report, Thinks, Thought},
    game::{Player, Record, Rules, Seat, Seed},
    shelf::GameName,
};
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The table of one game.
pub struct Table<G: Drawn + Thinks> {
    session: Session<G>,
    /// Keeps the game.
    keeper: Keeper,
    settings: Settings,
    thinker: Option<Thinker<G>>,
    /// What the thinker is doing, if anything.
    task: Option<Task<G>>,
    /// What the computer that thinks about its turn last said.
    thoughts: Option<Report<G::Action>>,
    /// What the analysis last said, and whether that is about the position that is shown or still
    /// about the one before.
    report: Option<(Report<G::Action>, Age)>,
    /// The hint that is shown.
    hint: Option<Thought<G::Action>>,
    say: Option<Refusal>,
    /// The turn that waits to be confirmed.
    held: Option<Held<G>>,
    player: SoundPlayer,
    notices: Vec<Notice>,
    open: Option<Sheet>,
    spoken: Rc<str>,
    /// The list of turns, which is scrolled to the turn that is shown when that changes.
    record: NodeRef,
    /// The turn of the list on which the keys stand, if not the one that is shown.
    at_turn: Option<usize>,
    /// How the list was last scrolled.
    scrolled: Option<Scrolled>,
    /// The place of the board, which gets the focus when a new game begins.
    board: NodeRef,
    /// The board is to get the focus.
    focus_board: bool,
    /// The button of the curtain, which gets the focus when the curtain falls.
    confirm: NodeRef,
    /// The curtain that was drawn last.
    curtain: Option<Curtain>,
    /// The buttons of the result, which come into sight when a game ends.
    result: NodeRef,
    /// The game was over when the page was drawn last.
    was_over: bool,
    /// The player has read that the game cannot be kept.
    knows_not_kept: bool,
    /// Hears when another window keeps something.
    _elsewhere: Vec<EventListener>,
    /// Grows with everything that is said, so that the same words twice are spoken twice.
    said: usize,
}

/// A refused action.
#[derive(Clone, PartialEq)]
pub struct Refusal {
    pub sentence: String,
    pub rule: &'static str,
}

/// How long a message that asks nothing of the player stays, in milliseconds.
const NOTICE_STAYS: u32 = 6_000;

/// A message at the edge of the page.
#[derive(Clone, PartialEq)]
pub enum Notice {
    NotKept,
    Unreadable(Unreadable),
    /// Another window has gone further in this game, and this one has followed.
    Followed,
    /// Another window has gone another way in this game, and this one goes on as a copy.
    WentApart,
    /// A chosen file holds no game of this table, for this reason.
    FileUnreadable(String),
    ThinkerFailed,
    /// Sharing could not be loaded.
    ShareFailed,
    Copied,
    CopyFailed,
}

/// A dialog over the page.
#[derive(Clone, Copy, PartialEq)]
pub enum Sheet {
    NewGame,
    Resign,
    /// Who gained what, part by part.
    Chapters,
}

/// What happens at the table.
pub enum Msg<G: Drawn + Thinks> {
    Act(G::Action),
    /// Several actions as one.
    ActAll(Vec<G::Action>),
    /// Plays the turn that waits to be confirmed.
    PlayHeld,
    Told(Answer<G::Action>),
    Reply(u32),
    TakeBack,
    Redo,
    Step(isize),
    Go(usize),
    GoToEnd,
    GoOnFromHere,
    BringBack,
    Hint,
    Open(Option<Sheet>),
    Resign,
    Begin(Box<Kept>),
    NextGame,
    Change(fn(&mut Settings)),
    /// The settings have changed, here or elsewhere.
    Settings,
    CopyRecord,
    Copied(bool),
    SaveRecord,
    Share,
    ShareFailed,
    SaveFound,
    TryAgain,
    Dismiss(usize),
    Expire(Notice),
    /// A file was chosen.
    OpenFile(web_sys::File),
    Opened(String),
    /// Another window has kept something under this name, or this one has woken.
    Elsewhere(Option<String>),
    /// The player goes on after a refusal.
    Quiet,
    /// The person whom the curtain asks for is at the screen.
    Confirm,
    /// The keys stand on a turn of the list.
    AtTurn(usize),
    /// Shows the table as it was after so many actions, for whoever has read about it.
    Chapter(usize),
}

#[derive(Properties, Clone, PartialEq)]
pub struct TableProps {
    pub name: GameName,
    /// Which of its games.
    pub which: Which,
    pub lang: Lang,
}

impl<G: Drawn + Thinks> Component for Table<G> {
    type Message = Msg<G>;
    type Properties = TableProps;

    fn create(ctx: &Context<Self>) -> Self {
        let TableProps { name, which, lang } = ctx.props();
        let (session, keeper, notices) = keeping::opened(*name, which, *lang);
        let mut table = Table {
            session,
            keeper,
            settings: store::settings(),
            thinker: None,
            task: None,
            thoughts: None,
            report: None,
            hint: None,
            say: None,
            held: None,
            player: SoundPlayer::default(),
            notices,
            open: None,
            spoken: "".into(),
            record: NodeRef::default(),
            at_turn: None,
            scrolled: None,
            board: NodeRef::default(),
            focus_board: false,
            confirm: NodeRef::default(),
            curtain: None,
            result: NodeRef::default(),
            was_over: false,
            knows_not_kept: false,
            _elsewhere: keeping::elsewhere(ctx),
            said: 0,
        };
        table.write_address(ctx);
        if let Some(curtain) = table.session.curtain() {
            table.speak(speech::curtain_words(
                &table.session,
                ctx.props().lang,
                curtain,
            ));
        }
        table.consider(ctx);
        table
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg<G>) -> bool {
        if let Some(redraw) = self.while_held(ctx, &msg) {
            return redraw;
        }
        match msg {
            Msg::Act(action) => self.act(ctx, &[action]),
            Msg::ActAll(actions) => self.act(ctx, &actions),
            // None waits any more.
            Msg::PlayHeld => return false,
            Msg::AtTurn(index) => {
                return self.at_turn.replace(index) != Some(index);
            }
            Msg::Told(answer) => return self.told(ctx, answer),
            Msg::Reply(id) => self.reply(ctx, id),
            Msg::TakeBack => self.show(ctx, Session::take_back),
            Msg::Redo => self.show(ctx, Session::redo),
            Msg::Step(turns) => self.show(ctx, |session| session.step(turns)),
            Msg::Go(actions) => self.show(ctx, |session| session.go(actions)),
            Msg::GoToEnd => self.show(ctx, Session::go_to_end),
            Msg::GoOnFromHere => {
                self.session.go_on_from_here();
                self.moved(ctx);
            }
            Msg::BringBack => {
                self.session.bring_back();
                self.moved(ctx);
            }
            Msg::Hint => self.ask(ctx, Purpose::Hint),
            Msg::Open(sheet) => self.open = sheet,
            Msg::Resign => {
                self.open = None;
                if let Some(seat) = self.resigner() {
                    self.session.resign(seat);
                    self.moved(ctx);
                    self.sound(false);
                }
            }
            Msg::Begin(kept) => {
                if let Ok(session) = Session::reopen(*kept) {
                    self.begin(ctx, session);
                }
            }
            Msg::NextGame => {
                let (record, series) = self.session.next_game(new_seed());
                if let Ok(session) = Session::new(record, series) {
                    self.begin(ctx, session);
                }
            }
            Msg::Change(change) => {
                if store::change_settings(change).is_err() {
                    self.not_kept();
                }
                // The page hears of it as every other does.
                return true;
            }
            Msg::Settings => {
                let evaluation = self.settings.evaluation;
                self.settings = store::settings();
                // A thought about a turn or a hint goes on, whatever is ticked meanwhile.
                let analysing = Some(Purpose::Analyse);
                if self.settings.evaluation != evaluation
                    && (self.task.is_none() || self.purpose() == analysing)
                {
                    self.consider(ctx);
                }
            }
            Msg::CopyRecord => {
                let link = ctx.link().clone();
                let text = speech::turns_text(&self.session);
                wasm_bindgen_futures::spawn_local(async move {
                    link.send_message(Msg::Copied(download::copy(&text).await));
                });
                return false;
            }
            Msg::Copied(true) => {
                self.notice(Notice::Copied);
                let link = ctx.link().clone();
                Timeout::new(NOTICE_STAYS, move || {
                    link.send_message(Msg::Expire(Notice::Copied));
                })
                .forget();
            }
            Msg::Copied(false) => self.notice(Notice::CopyFailed),
            Msg::SaveRecord => {
                let text = serde_json::to_string_pretty(&self.session.keep()).unwrap_or_default();
                download::save(&format!("{}.json", ctx.props().name.id()), &text);
                return false;
            }
            Msg::Share => {
                let failed = ctx.link().callback(|()| Msg::ShareFailed);
                part::open_share(&self.session.keep(), failed);
                return false;
            }
            Msg::ShareFailed => self.notice(Notice::ShareFailed),
            Msg::SaveFound => {
                for notice in &self.notices {
                    if let Notice::Unreadable(found) = notice {
                        let name = format!("{}-unreadable.txt", ctx.props().name.id());
                        download::save(&name, &found.text);
                    }
                }
                return false;
            }
            Msg::TryAgain => {
                self.notices
                    .retain(|notice| *notice != Notice::ThinkerFailed);
                self.consider(ctx);
            }
            Msg::Dismiss(index) => {
                if index < self.notices.len() {
                    self.knows_not_kept |= self.notices.remove(index) == Notice::NotKept;
                }
            }
            Msg::Expire(notice) => self.notices.retain(|shown| *shown != notice),
            Msg::OpenFile(file) => {
                let link = ctx.link().clone();
                wasm_bindgen_futures::spawn_local(async move {
                    link.send_message(Msg::Opened(download::read(&file).await));
                });
                return false;
            }
            Msg::Opened(text) => {
                self.open = None;
                match store::files::table_of(ctx.props().name, &text) {
                    Ok(session) => self.begin(ctx, session),
                    Err(why) => self.notice(Notice::FileUnreadable(ctx.props().lang.say(why))),
                }
            }
            Msg::Elsewhere(key) => {
                let own = key.is_none_or(|key| key == self.keeper.id().key());
                return own && self.catch_up(ctx);
            }
            Msg::Quiet => return self.say.take().is_some(),
            Msg::Chapter(actions) => {
                self.open = None;
                self.focus_board = true;
                self.show(ctx, |session| session.go(actions));
            }
            Msg::Confirm => {
                self.session.confirm();
                self.report = None;
                self.focus_board = true;
                self.changed(ctx);
                if let Some(sight) = self.session.sight() {
                    let words = speech::since(&sight, ctx.props().lang);
                    self.speak(words);
                }
            }
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &TableProps) -> bool {
        if ctx.props().lang != old.lang {
            // It was said in the other language.
            self.say = None;
        }
        true
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        let curtain = self.session.curtain();
        if std::mem::replace(&mut self.curtain, curtain) != curtain
            && curtain.is_some()
            && let Some(button) = self.confirm.cast::<HtmlElement>()
        {
            // Refused only for what cannot have the focus.
            let _ = button.focus();
        }
        if std::mem::take(&mut self.focus_board)
            && let Some(board) = self.board.cast::<HtmlElement>()
            && let Ok(Some(square)) = board.query_selector("[tabindex='0']")
            && let Some(square) = square.dyn_ref::<HtmlElement>()
        {
            // Refused only for what cannot have the focus.
            let _ = square.focus();
        }
        self.ask_held();
        self.scroll_record();
        let over = self.session.finish().is_some();
        if !std::mem::replace(&mut self.was_over, over) && over {
            self.show_result();
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let TableProps { name, lang, .. } = *ctx.props();
        let body = match (self.session.sight(), self.session.curtain()) {
            (Some(sight), _) => self.table(ctx, &sight),
            (None, Some(curtain)) => {
                view::curtain(&self.session, lang, name, curtain, &self.confirm, link)
            }
            (None, None) => html! {},
        };
        html! {
            <>
                { body }
                <div class="notices">
                    { self.held(ctx) }
                    { for self.notices.iter().enumerate().map(|(index, notice)| {
                        view::notice(lang, index, notice, link)
                    }) }
                </div>
                <p class="spoken" role="status" aria-live="polite" aria-atomic="true">
                    <span key={self.said}>{ &*self.spoken }</span>
                </p>
            </>
        }
    }
}

impl<G: Drawn + Thinks> Table<G> {
    /// The table as the viewer may see it.
    fn table(&self, ctx: &Context<Self>, sight: &Sight<G>) -> Html {
        let link = ctx.link();
        let TableProps { name, lang, .. } = *ctx.props();
        let thinking = self
            .task
            .as_ref()
            .filter(|task| task.purpose == Purpose::Play);
        let study = self.study(name);
        let say = match &self.say {
            Some(refusal) => view::refusal(lang, name, refusal),
            None => view::say(
                sight,
                lang,
                name,
                thinking.and(self.thoughts.as_ref()),
                &self.result,
                study.as_ref(),
                link,
            ),
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
                        { say }
                        { result::contest(&self.session, lang, name) }
                        { facts::facts(
                            sight, lang, self.settings.evaluation, self.report.as_ref(),
                            self.hint.as_ref(), self.is_hinting(),
                        ) }
                        { view::record(sight, lang, &self.record, self.at_turn, link) }
                        { view::steps(&self.session, lang, link) }
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

    /// Shows another position of the record.
    fn show(&mut self, ctx: &Context<Self>, go: impl FnOnce(&mut Session<G>)) {
        let before = self.session.shown();
        go(&mut self.session);
        if self.session.shown() != before {
            self.moved(ctx);
        }
    }

    /// Plays actions for the person whose turn it is, or holds them back to be confirmed.
    fn act(&mut self, ctx: &Context<Self>, actions: &[G::Action]) {
        if self.session.person_may_act() && !(self.settings.confirm && self.hold(actions)) {
            self.play(ctx, actions);
        }
    }

    /// Plays actions, all of them, or says why one is refused.
    fn play(&mut self, ctx: &Context<Self>, actions: &[G::Action]) {
        let before = (actions.len() > 1).then(|| self.session.clone());
        let done = actions.iter().try_for_each(|it| self.session.act(*it));
        match done {
            Ok(()) => {
                self.moved(ctx);
                self.sound(false);
            }
            Err(illegal) => {
                if let Some(before) = before {
                    self.session = before;
                }
                // The panel is an alert: it is spoken when it appears.
                self.say = Some(Refusal {
                    sentence: G::refusal(ctx.props().lang, &illegal),
                    rule: crate::game::Illegal::rule(&illegal),
                });
            }
        }
    }

    /// After every change that is made here: keep, speak, think.
    fn moved(&mut self, ctx: &Context<Self>) {
        // Kept before anything is drawn: the page may be closed at any moment.
        self.keep(ctx);
        self.changed(ctx);
    }

    /// After every change of the position that is shown: speak, think.
    fn changed(&mut self, ctx: &Context<Self>) {
        self.say = None;
        self.held = None;
        self.hint = None;
        self.at_turn = None;
        self.thoughts = None;
        if let Some((_, age)) = &mut self.report {
            *age = Age::Stale;
        }
        let over = self.session.is_over() && self.open == Some(Sheet::Resign);
        if over {
            self.open = None;
        }
        if self.session.curtain().is_some() {
            // Nothing of what one player has seen or asked waits for the next.
            self.open = None;
            self.report = None;
        }
        let lang = ctx.props().lang;
        self.speak(speech::spoken(&self.session, lang));
        self.consider(ctx);
    }

    fn begin(&mut self, ctx: &Context<Self>, session: Session<G>) {
        self.begin_anew();
        self.session = session;
        self.notices.clear();
        self.open = None;
        self.report = None;
        self.focus_board = true;
        self.moved(ctx);
    }

    /// Tells that the game cannot be kept, until the player has read it.
    fn not_kept(&mut self) {
        if !self.knows_not_kept {
            self.notice(Notice::NotKept);
        }
    }

    /// The seat that a press on “Resign” gives up: the person whose turn it is, or the only one.
    fn resigner(&self) -> Option<Seat> {
        // Of several others none would have won.
        if self.session.is_over() || self.session.seats() != 2 {
            return None;
        }
        let is_person = |seat: &Seat| {
            matches!(
                self.session.players().get(seat.index()),
                Some(Player::Person { .. })
            )
        };
        let acting = self.session.to_act().filter(is_person);
        acting.or_else(|| Seat::all(self.session.seats()).find(is_person))
    }

    fn notice(&mut self, notice: Notice) {
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    fn speak(&mut self, words: String) {
        self.spoken = words.into();
        self.said += 1;
    }
}

/// The table that a newcomer finds: a person begins, the computer answers at its second level.
fn first_game<G: Drawn + Thinks>(name: GameName) -> Session<G> {
    let rules = name.rules::<G>();
    let computer = || Player::Computer {
        level: LevelId::Ceithearnach.id().to_owned(),
    };
    let mut seats = vec![Player::Person {
        name: String::new(),
    }];
    seats.resize_with(usize::from(rules.seats()), computer);
    let record = Record::new(&rules, new_seed(), seats);
    Session::new(record, None).expect("a game that has not begun can be laid out")
}

/// A seed from the browser's source of randomness.
pub fn new_seed() -> Seed {
    Seed(store::new_number() >> 12)
}

/// Milliseconds since the page began.
fn now() -> f64 {
    web_sys::window()
        .and_then(|window| window.performance())
        .map_or(0.0, |clock| clock.now())
}
