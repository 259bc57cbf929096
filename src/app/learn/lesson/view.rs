//! What is shown of a lesson.

use super::*;

impl<G: Drawn + Lessons + Thinks> LessonPage<G> {
    pub(super) fn head(&self, lang: Lang, id: LessonId, attempt: &Attempt<G>) -> Html {
        let (place, of) = id.place();
        let rules = attempt.now().rules();
        let best = stars::progress().stars(id);
        html! {
            <header class="lesson-head">
                <span class="seat-mark" aria-hidden="true">{ G::mark(rules, attempt.seat()) }</span>
                <div class="lesson-names">
                    <p class="lesson-over">{ lang.say(Text::LessonPlace { place, of }) }</p>
                    <h1>{ lang.say(Title(id)) }</h1>
                </div>
                { stars::draw(lang, best, true) }
            </header>
        }
    }

    pub(super) fn board(&self, ctx: &Context<Self>, attempt: &Attempt<G>) -> Html {
        let LessonProps { lang, id } = *ctx.props();
        let board = G::board(BoardProps {
            view: attempt.now().observe(attempt.seat()),
            ply: attempt.timeline().len(),
            actions: attempt.choices().into(),
            last: attempt.since(),
            hint: self.shown(attempt).into(),
            hinting: false,
            on_present: None,
            levels: Rc::from([]),
            below: attempt.seat(),
            who: self.who(lang, attempt),
            warnings: false,
            coordinates: true,
            lang,
            on_action: ctx.link().callback(|action| Msg::Act(vec![action])),
            on_actions: ctx.link().callback(Msg::Act),
        });
        html! { <div class="lesson-board" key={id.word()}>{ board }</div> }
    }

    /// The panel that says what is to be done, or what has come of it.
    pub(super) fn say(&self, lang: Lang, id: LessonId, attempt: &Attempt<G>) -> Html {
        let rule = |number: &'static str| {
            let page = Route::Rule {
                game: id.game(),
                rule: number.to_owned(),
            };
            html! { <a class="link whole" href={page.address()}>{ lang.say(table::Text::RuleOf(number)) }</a> }
        };
        let panel = |ruled: Ruled, class: &'static str, role: Option<&'static str>| {
            html! {
                <div class={classes!("say", class)} {role}>
                    <p class="say-head">{ ruled.head }</p>
                    <p class="say-detail">
                        if !ruled.detail.is_empty() {
                            { ruled.detail }{ " " }
                        }
                        { rule(ruled.rule) }
                    </p>
                </div>
            }
        };
        if let Some(refusal) = self.refusal.clone() {
            return panel(refusal, "refusal", Some("alert"));
        }
        if let Some(outcome) = self.outcome(lang, id) {
            return match attempt.state() {
                State::Reached => panel(outcome, "reached", None),
                _ => panel(outcome, "refusal", None),
            };
        }
        let lesson = attempt.lesson();
        let left = lesson.turns.saturating_sub(attempt.turns());
        let turns = match lesson.goal {
            Goal::HoldOut(_) | Goal::Hold => None,
            _ if attempt.turns() == 0 => Some(lang.say(Text::InTurns(left))),
            _ => Some(lang.say(Text::TurnsLeft(left))),
        };
        let view = attempt.now().observe(attempt.seat());
        let begun = attempt.now().mid_turn() || G::HIDES && !attempt.timeline().is_empty();
        let prompt = (begun && attempt.state() == State::Yours).then(|| G::prompt(lang, &view));
        html! {
            <div class="say">
                <p class="say-head">{ line::<G>(lang, id, Part::Goal) }</p>
                <p class="say-detail">
                    if let Some(prompt) = prompt {
                        { prompt.headline }{ ". " }{ prompt.detail }{ " " }
                        if let Some(number) = prompt.rule {
                            { rule(number) }
                        }
                    } else if let Some(turns) = turns {
                        { turns }{ " " }{ rule(lesson.rule) }
                    }
                </p>
            </div>
        }
    }

    /// What it is about, the hint, what the engine knows.
    pub(super) fn more(&self, lang: Lang, id: LessonId, attempt: &Attempt<G>) -> Html {
        let over = matches!(attempt.state(), State::Reached | State::Missed(_));
        let engine = match (attempt.state(), self.counted) {
            _ if self.engine_failed => Some(Text::EngineFailed),
            (State::Theirs, _) if self.asked.is_some() => Some(Text::EngineThinks),
            (State::Yours, Some(plies)) => Some(Text::EngineKnows { plies }),
            _ => None,
        };
        html! {
            <div class="lesson-more">
                if self.help != Help::None && !over {
                    <p class="lesson-hint">{ icon(Icon::Hint) }<span>
                        { line::<G>(lang, id, Part::Hint) }
                        if self.help == Help::Board && attempt.hint().is_empty() {
                            { " " }{ lang.say(Text::NoHint) }
                        }
                    </span></p>
                }
                if let Some(engine) = engine {
                    <p class="lesson-engine">{ lang.say(engine) }</p>
                }
                if self.defences.len() > 1 || (over && !self.defences.is_empty()) {
                    <p class="lesson-engine">{ lang.say(Text::Defences(self.defences.clone())) }</p>
                }
                if self.not_kept {
                    <p class="lesson-engine" role="alert">{ lang.say(Text::NotKept) }</p>
                }
                <p class="lesson-about">{ line::<G>(lang, id, Part::About) }</p>
            </div>
        }
    }

    /// The buttons.
    pub(super) fn bar(&self, ctx: &Context<Self>, attempt: &Attempt<G>) -> Html {
        let LessonProps { lang, id } = *ctx.props();
        let say = |text| lang.say(text);
        let link = ctx.link();
        let state = attempt.state();
        let reached = state == State::Reached;
        let missed = matches!(state, State::Missed(_));
        let helps = !matches!(attempt.lesson().goal, Goal::Follow | Goal::HoldOut(_));
        let can_hint = state == State::Yours && self.help < Help::Board;
        let next = match id.next() {
            Some(id) => Route::Lesson { id },
            None => Route::Course { game: id.game() },
        };
        let hint = say(match self.help {
            Help::None => Text::Hint,
            _ => Text::ShowMe,
        });
        html! {
            <div class="bar lesson-bar">
                if helps {
                    <button type="button" class="button" aria-disabled={(!can_hint).then_some("true")}
                        onclick={link.batch_callback(move |_| can_hint.then_some(Msg::Hint))}>
                        { icon(Icon::Hint) }{ hint }
                    </button>
                }
                <button type="button" class={classes!("button", missed.then_some("main"))}
                    onclick={link.callback(|_| Msg::Again)}>
                    { icon(Icon::Again) }{ say(Text::TryAgain) }
                </button>
                <a class={classes!("button", reached.then_some("main"))} href={next.address()}>
                    { icon(Icon::Next) }{ say(if reached { Text::Next } else { Text::Skip }) }
                </a>
                <a class="button" href={Route::Course { game: id.game() }.address()}>
                    { icon(Icon::First) }{ say(Text::AllLessons) }
                </a>
            </div>
        }
    }
}
