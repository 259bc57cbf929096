//! The page of a lesson: what happens, for any game.

mod view;

use super::stars;
use crate::{
    app::{
        boards::{BoardProps, Drawn},
        icon::{Icon, icon},
        motion::paced,
        route::Route,
        text::{
            Lang, Who,
            learn::{Lessons, Part, Text, Title, line},
            table,
        },
        thinker::{Answer, Thinker},
    },
    engine::{LevelId, Limits, Purpose, Request, Score, Thinks},
    game::{Illegal as _, Rules, Seat, View},
    learn::{
        Attempt, Goal, LessonId, Replies, State, Why,
        attempt::{stars as stars_for, stars_for_plies},
    },
};
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// How long an answer lets itself be waited for, in milliseconds.
const ANSWER: u32 = 600;
/// How long the engine may think about a position that its book does not hold, in milliseconds.
const THINKING: u32 = 20_000;

/// What the page is given.
#[derive(Properties, Clone, PartialEq)]
pub struct LessonProps {
    pub lang: Lang,
    pub id: LessonId,
}

/// A sentence and the rule that it names.
#[derive(Clone, PartialEq)]
struct Ruled {
    head: String,
    detail: String,
    rule: &'static str,
}

/// How far the learner has been helped in this attempt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Help {
    None,
    Words,
    Board,
}

/// The page of a lesson.
pub struct LessonPage<G: Drawn + Lessons + Thinks> {
    attempt: Option<Attempt<G>>,
    /// The attempts that have missed, in this visit to the lesson.
    missed: u32,
    /// The hints that were taken, in this visit.
    hints: u32,
    help: Help,
    /// Why the last touch was refused.
    refusal: Option<Ruled>,
    /// The stars for the goal that was reached.
    earned: u8,
    /// The stars could not be kept.
    not_kept: bool,
    /// Another seat acts after a moment.
    timer: Option<Timeout>,
    thinker: Option<Thinker<G>>,
    /// The question that the engine is thinking about.
    asked: Option<u32>,
    engine_failed: bool,
    /// The plies within which the engine wins, when it has counted them.
    counted: Option<u32>,
    /// How many plies each defence has lasted, in this visit.
    defences: Vec<usize>,
    spoken: Rc<str>,
    said: usize,
    board: NodeRef,
    focus_board: bool,
}

/// What happens on the page.
pub enum Msg<G: Drawn + Lessons + Thinks> {
    /// The learner does all of this, or nothing when one of it is refused.
    Act(Vec<G::Action>),
    Reply,
    Told(Answer<G::Action>),
    Hint,
    Again,
    /// The learner goes on after a refusal.
    Quiet,
}

impl<G: Drawn + Lessons + Thinks> Component for LessonPage<G> {
    type Message = Msg<G>;
    type Properties = LessonProps;

    fn create(ctx: &Context<Self>) -> Self {
        let mut page = LessonPage {
            attempt: None,
            missed: 0,
            hints: 0,
            help: Help::None,
            refusal: None,
            earned: 0,
            not_kept: false,
            timer: None,
            thinker: None,
            asked: None,
            engine_failed: false,
            counted: None,
            defences: Vec::new(),
            spoken: "".into(),
            said: 0,
            board: NodeRef::default(),
            focus_board: false,
        };
        page.begin(ctx);
        page
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &LessonProps) -> bool {
        if ctx.props().id != old.id {
            (self.missed, self.hints) = (0, 0);
            self.defences.clear();
            self.focus_board = true;
            self.begin(ctx);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg<G>) -> bool {
        match msg {
            Msg::Act(actions) => self.act(ctx, &actions),
            Msg::Reply => {
                self.timer = None;
                self.go_on(ctx, Attempt::reply);
            }
            Msg::Told(answer) => self.told(ctx, answer),
            Msg::Hint => {
                self.help = match self.help {
                    Help::None => Help::Words,
                    _ => Help::Board,
                };
                self.hints += 1;
                let words = match self.help {
                    Help::Board => self.hint_words(ctx),
                    _ => line::<G>(ctx.props().lang, ctx.props().id, Part::Hint),
                };
                self.speak(words);
            }
            Msg::Again => {
                self.focus_board = true;
                self.begin(ctx);
            }
            Msg::Quiet => return self.refusal.take().is_some(),
        }
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
        let LessonProps { lang, id } = *ctx.props();
        let Some(attempt) = &self.attempt else {
            return html! {
                <main class="nowhere">
                    <h1>{ lang.say(Text::NoSuchLesson) }</h1>
                    <a class="button main" href={Route::Learn.address()}>{ lang.say(Text::AllLessons) }</a>
                </main>
            };
        };
        let quiet = ctx.link().callback(|_| Msg::Quiet);
        html! {
            <>
                <main class={classes!("lesson", G::SHOWS_SEATS.then_some("wide"))}
                    data-state={state_name(attempt.state())}>
                    { self.head(lang, id, attempt) }
                    <div class="board-place" ref={self.board.clone()} onpointerdown={quiet}>
                        { self.board(ctx, attempt) }
                    </div>
                    <aside class="lesson-side" aria-label={lang.say(Title(id))}>
                        { self.say(lang, id, attempt) }
                        { self.more(lang, id, attempt) }
                        { self.bar(ctx, attempt) }
                    </aside>
                </main>
                <p class="spoken" role="status" aria-live="polite" aria-atomic="true">
                    <span key={self.said}>{ &*self.spoken }</span>
                </p>
            </>
        }
    }
}

/// The state as a word, for the style sheet.
fn state_name(state: State) -> &'static str {
    match state {
        State::Yours => "yours",
        State::Theirs => "theirs",
        State::Reached => "reached",
        State::Missed(_) => "missed",
    }
}

/// What is done.
impl<G: Drawn + Lessons + Thinks> LessonPage<G> {
    /// Begins the lesson anew.
    fn begin(&mut self, ctx: &Context<Self>) {
        let LessonProps { lang, id } = *ctx.props();
        let lesson = G::lesson(id);
        self.attempt = lesson.and_then(|lesson| Attempt::new(id.game(), lesson).ok());
        self.help = Help::None;
        self.refusal = None;
        self.timer = None;
        self.asked = None;
        self.counted = None;
        self.engine_failed = false;
        self.not_kept = false;
        let goal = line::<G>(lang, id, Part::Goal);
        self.speak(goal);
        self.wait(ctx);
    }

    fn act(&mut self, ctx: &Context<Self>, actions: &[G::Action]) {
        let lang = ctx.props().lang;
        let Some(mut next) = self.attempt.clone() else {
            return;
        };
        match actions.iter().try_for_each(|action| next.act(*action)) {
            Ok(()) => {
                self.attempt = Some(next);
                self.after(ctx);
            }
            Err(illegal) => {
                // The panel is an alert: it is spoken when it appears.
                self.refusal = Some(Ruled {
                    head: G::refusal(lang, &illegal),
                    detail: String::new(),
                    rule: illegal.rule(),
                });
            }
        }
    }

    /// Lets another seat act.
    fn go_on(&mut self, ctx: &Context<Self>, act: impl FnOnce(&mut Attempt<G>)) {
        if let Some(attempt) = self.attempt.as_mut() {
            act(attempt);
            self.after(ctx);
        }
    }

    /// After every action: what it was is told, and what it means; then whoever is next acts.
    fn after(&mut self, ctx: &Context<Self>) {
        let LessonProps { lang, id } = *ctx.props();
        self.refusal = None;
        let Some(attempt) = &self.attempt else {
            return;
        };
        let mut words = match attempt.since().last() {
            Some(turn) => G::told(lang, turn, &self.who(lang, attempt)),
            None => String::new(),
        };
        match attempt.state() {
            State::Yours => {
                let view = attempt.now().observe(attempt.seat());
                // A hint holds until the end of the turn.
                if attempt.now().mid_turn() || G::HIDES {
                    words += &format!(" {}", G::asked(lang, &view, None));
                } else {
                    self.help = self.help.min(Help::Words);
                }
            }
            State::Theirs => {}
            State::Reached => {
                let plies = attempt.plies();
                self.earned = match attempt.lesson().goal {
                    Goal::HoldOut(most) => {
                        self.defences.push(plies);
                        stars_for_plies(plies, most)
                    }
                    Goal::Follow => stars_for(self.missed, 0),
                    _ => stars_for(self.missed, self.hints),
                };
                self.not_kept = stars::note(id, self.earned).is_err();
            }
            State::Missed(_) => self.missed += 1,
        }
        if let Some(outcome) = self.outcome(lang, id) {
            words += &format!(" {} {}", outcome.head, outcome.detail);
        }
        self.speak(words);
        self.wait(ctx);
    }

    /// When another seat is to act, it does after a moment, or the engine is asked.
    fn wait(&mut self, ctx: &Context<Self>) {
        let Some(attempt) = self
            .attempt
            .as_ref()
            .filter(|it| it.state() == State::Theirs)
        else {
            return;
        };
        if attempt.lesson().replies == Replies::Engine {
            let Some(seat) = attempt.now().status().seat() else {
                return;
            };
            let request = Request::new(LevelId::ArdRi, crate::game::Seed(1), Purpose::Hint)
                .within(Limits::time_ms(THINKING));
            let view = attempt.now().observe(seat);
            let answers = ctx.link().callback(Msg::Told);
            let thinker = self.thinker.get_or_insert_with(|| Thinker::new(answers));
            self.asked = Some(thinker.ask(ctx.props().id.game(), &view, request));
        } else {
            let link = ctx.link().clone();
            let wait = if G::HIDES { 0 } else { paced(ANSWER) };
            self.timer = Some(Timeout::new(wait, move || link.send_message(Msg::Reply)));
        }
    }

    /// The engine has said something.
    fn told(&mut self, ctx: &Context<Self>, answer: Answer<G::Action>) {
        match answer {
            Answer::Done { id, thought } if self.asked == Some(id) => {
                self.asked = None;
                self.counted = match thought.report.score {
                    // After this move of its own there is one less.
                    Score::Win {
                        plies, exact: true, ..
                    } => Some(plies.saturating_sub(1)),
                    _ => None,
                };
                if let Some(action) = thought.action {
                    self.go_on(ctx, |attempt| attempt.reply_with(action));
                }
            }
            Answer::Failed => {
                self.engine_failed = true;
                self.thinker = None;
                self.asked = None;
                self.speak(ctx.props().lang.say(Text::EngineFailed));
            }
            _ => {}
        }
    }

    fn speak(&mut self, words: String) {
        self.spoken = words.into();
        self.said += 1;
    }

    /// What the learner is shown: the next turn of a line that is given, or a hint.
    fn shown(&self, attempt: &Attempt<G>) -> Vec<G::Action> {
        match attempt.lesson().goal {
            Goal::Follow => attempt.hint(),
            _ if self.help == Help::Board => attempt.hint(),
            _ => Vec::new(),
        }
    }

    /// The hint on the board, in words.
    fn hint_words(&self, ctx: &Context<Self>) -> String {
        let lang = ctx.props().lang;
        let Some(attempt) = &self.attempt else {
            return String::new();
        };
        let hint = attempt.hint();
        match hint.is_empty() {
            true => lang.say(Text::NoHint),
            false => G::spoken(lang, &attempt.now().observe(attempt.seat()), &hint),
        }
    }

    /// What the players are called.
    fn who(&self, lang: Lang, attempt: &Attempt<G>) -> Who {
        let rules = attempt.now().rules();
        let name = |seat: Seat| match seat == attempt.seat() {
            true => lang.say(table::Text::You),
            false => G::seat_name(lang, rules, seat),
        };
        Who {
            names: Seat::all(rules.seats()).map(name).collect(),
            viewer: attempt.seat(),
        }
    }

    /// How the attempt has ended, if it has.
    fn outcome(&self, lang: Lang, id: LessonId) -> Option<Ruled> {
        let attempt = self.attempt.as_ref()?;
        let lesson = attempt.lesson();
        let line = |part| line::<G>(lang, id, part);
        let view = attempt.now().observe(attempt.seat());
        let status = view.status();
        let verdict = status
            .ending()
            .map(|ending| G::verdict(lang, &view, ending));
        Some(match (attempt.state(), lesson.goal) {
            (State::Reached, Goal::HoldOut(most)) => Ruled {
                head: lang.say(Text::HeldOut {
                    plies: attempt.plies(),
                    most,
                }),
                detail: verdict
                    .as_ref()
                    .map_or(String::new(), |it| it.reason.clone()),
                rule: verdict.map_or(lesson.rule, |it| it.rule),
            },
            (State::Reached, _) => Ruled {
                head: lang.say(Text::Reached(self.earned)),
                detail: line(Part::Done),
                rule: lesson.rule,
            },
            (State::Missed(Why::Over), _) => Ruled {
                head: verdict
                    .as_ref()
                    .map_or(lang.say(Text::Missed), |it| format!("{}.", it.headline)),
                detail: format!(
                    "{} {}",
                    verdict.as_ref().map_or("", |it| it.reason.as_str()),
                    line(Part::Missed)
                ),
                rule: verdict.map_or(lesson.rule, |it| it.rule),
            },
            (State::Missed(why), _) => Ruled {
                head: lang.say(match why {
                    Why::Late => Text::Late,
                    _ => Text::Missed,
                }) + ".",
                detail: line(Part::Missed),
                rule: lesson.rule,
            },
            _ => return None,
        })
    }
}
