//! The table page: what happens when a person or the computer does something.
//!
//! - `drawing`: the page as it is drawn
//! - `keeping`: the table and its saved game
//! - `replaying`: the game played by itself
//! - `scrolling`: the list of turns
//! - `thinking`: the table and its thinker
//! - `writing`: notes and branches

mod drawing;
mod holding;
mod keeping;
mod replaying;
mod scrolling;
mod sounding;
mod thinking;
mod writing;

use holding::Held;
use replaying::Replay;
use scrolling::Scrolled;
pub use thinking::Age;
use thinking::Task;

use super::{
    lines::{Head, Lines, heads},
    replay::Pace,
    session::{Curtain, Kept, Session},
    speech, view,
    written::{Fields, Writing},
};
use crate::{
    app::{
        boards::Drawn,
        download, part,
        route::Which,
        sound::SoundPlayer,
        store,
        store::saved::Notes,
        store::{Content, Keeper, Settings, Unreadable},
        text::Lang,
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
    /// The line that is shown.
    session: Session<G>,
    /// All lines of the game.
    lines: Lines,
    /// What its branches are called.
    heads: Vec<Head>,
    /// The fields that are open for notes and titles.
    fields: Fields,
    /// Where the focus is to go.
    focus: Option<&'static str>,
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
    replay: Replay,
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
    /// A branch is deleted, and can be brought back.
    BranchDeleted,
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
    /// To play the game by itself, or to pause.
    Play,
    /// The next turn of a game that plays by itself.
    Tick,
    Pace(Pace),
    GoOnFromHere,
    BringBack,
    Write(Writing),
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
        let (session, content, keeper, notices) = keeping::opened(*name, which, *lang);
        let mut lines = Lines::new(content);
        lines.laid(session.whole());
        let mut table = Table {
            session,
            heads: heads::<G>(&lines),
            lines,
            fields: Fields::default(),
            focus: None,
            keeper,
            settings: store::settings(),
            thinker: None,
            task: None,
            thoughts: None,
            report: None,
            hint: None,
            say: None,
            replay: Replay::default(),
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
        if msg.interrupts() {
            self.replay.pause();
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
            Msg::Play => self.play_or_pause(ctx),
            Msg::Tick => self.tick(ctx),
            Msg::Pace(pace) => self.replay.pace = pace,
            Msg::GoOnFromHere => {
                if self.may_branch() {
                    self.begin_branch();
                    self.moved(ctx);
                }
            }
            Msg::Write(writing) => self.write(ctx, writing),
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
                    let content = session.keep().into();
                    self.begin(ctx, session, content);
                }
            }
            Msg::NextGame => {
                let (record, series) = self.session.next_game(new_seed());
                if let Ok(session) = Session::new(record, series) {
                    let content = session.keep().into();
                    self.begin(ctx, session, content);
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
                let text = speech::turns_text(&self.session, &self.shown_notes());
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
                let text = store::files::one_file(self.lines.content(), store::now());
                download::save(&format!("{}.json", ctx.props().name.id()), &text);
                return false;
            }
            Msg::Share => {
                let failed = ctx.link().callback(|()| Msg::ShareFailed);
                part::open_share(&self.lines.to_share(), failed);
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
                    Ok((session, content)) => self.begin(ctx, session, content),
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
        self.lead_focus();
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
        let leaves = actions.iter().any(|it| self.leaves_finished_game(*it));
        let before =
            (leaves || actions.len() > 1).then(|| (self.session.clone(), self.lines.clone()));
        if leaves {
            self.begin_branch();
        }
        let done = actions.iter().try_for_each(|it| self.session.act(*it));
        match done {
            Ok(()) => {
                self.moved(ctx);
                self.sound(false);
            }
            Err(illegal) => {
                if let Some(before) = before {
                    (self.session, self.lines) = before;
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
            self.fields = Fields::default();
            self.replay.pause();
        }
        let lang = ctx.props().lang;
        self.speak(speech::spoken(&self.session, lang));
        self.consider(ctx);
    }

    fn begin(&mut self, ctx: &Context<Self>, session: Session<G>, content: Content) {
        self.begin_anew();
        self.session = session;
        self.lines = Lines::new(content);
        self.lines.laid(self.session.whole());
        self.fields = Fields::default();
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
        // Of several others none would have won, and a branch is no game to be given up.
        if self.session.is_over() || self.session.seats() != 2 || self.lines.at().is_some() {
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

    /// The notes that may be shown now: none while people at this screen hide something.
    fn shown_notes(&self) -> Notes {
        match self.session.must_hide() {
            true => Notes::new(),
            false => self.lines.shown_notes(),
        }
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
