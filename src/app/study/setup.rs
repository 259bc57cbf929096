//! The parts of the page while a position is set up.

use super::{
    open,
    page::{Msg, StudyPage},
    play::PlaySheet,
};
use crate::{
    app::{
        boards::{EditBoard, Edited},
        route::Route,
        table::OptionField,
        text::{
            Lang,
            study::{Entrance, Text},
            table,
        },
    },
    engine::Thinks,
    game::{Rules, Seat, Status},
    shelf::GameName,
    study::{Extras, Piece, Spot},
};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// What becomes of an arrangement.
enum Verdict<G: Edited> {
    Sound,
    /// The game is over there, as these words say.
    Over(String),
    Faults(Vec<G::Fault>),
}

fn verdict<G: Edited>(lang: Lang, setup: &G::Setup, rules: &G::Rules) -> Verdict<G> {
    match G::begin(setup, rules) {
        Err(faults) => Verdict::Faults(faults),
        Ok(game) => match game.status() {
            Status::ToAct(_) => Verdict::Sound,
            Status::Over(ending) => {
                let told = G::verdict(lang, &game, &ending);
                Verdict::Over(format!("{} {}.", told.reason, told.headline))
            }
        },
    }
}

/// The way to a rule in the rules page.
pub(super) fn rule_link(lang: Lang, game: GameName, rule: &'static str) -> Html {
    let page = Route::Rule {
        game,
        rule: rule.to_owned(),
    };
    html! { <a class="link whole" href={page.address()}>{ lang.say(table::Text::RuleOf(rule)) }</a> }
}

/// A button with words on it.
pub(super) fn button(words: String, kind: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class={classes!("button", (!kind.is_empty()).then_some(kind))} {onclick}>
            { words }
        </button>
    }
}

impl<G: Edited + Thinks> StudyPage<G> {
    pub(super) fn setting_up(&self, ctx: &Context<Self>) -> Html {
        let (lang, name) = (ctx.props().lang, ctx.props().name);
        let verdict = verdict::<G>(lang, &self.setup, &self.rules);
        html! {
            <>
                <main class="study" data-mode="set-up">
                    { self.head(lang.say(Entrance::SetUp)) }
                    <div class="board-place" ref={self.board.clone()}>
                        { self.edit_board(ctx, &verdict) }
                    </div>
                    <aside class="study-side" aria-label={lang.say(table::Text::SideColumn)}>
                        { self.palette(ctx) }
                        { self.told(lang, name, &verdict) }
                        { self.ways(ctx, &verdict) }
                        { self.turn(ctx) }
                        { self.extras(ctx) }
                        { self.options(ctx) }
                        { self.as_text(ctx) }
                    </aside>
                </main>
                { self.play_sheet(ctx) }
            </>
        }
    }

    pub(super) fn head(&self, title: String) -> Html {
        html! {
            <header class="study-head">
                <h1>{ title }</h1>
                if let Some(wrong) = &self.wrong {
                    <p class="study-wrong" role="alert">{ wrong }</p>
                }
            </header>
        }
    }

    fn edit_board(&self, ctx: &Context<Self>, verdict: &Verdict<G>) -> Html {
        let (lang, link) = (ctx.props().lang, ctx.link());
        let marks: Vec<Spot> = match verdict {
            Verdict::Faults(faults) => faults
                .iter()
                .flat_map(|fault| G::fault_spots(&self.setup, fault))
                .collect(),
            _ => Vec::new(),
        };
        let words = (0..7)
            .flat_map(|rank| (0..7).map(move |file| (file, rank)))
            .map(|(file, rank)| G::place_words(lang, &self.setup, &self.rules, file, rank));
        let piece = G::PIECES.get(self.piece);
        html! {
            <EditBoard {lang} picture={G::layout(&self.setup, &self.rules)} measures={G::MEASURES}
                words={words.collect::<std::rc::Rc<[_]>>()}
                marks={marks.into_iter().collect::<std::rc::Rc<[_]>>()}
                between={piece == Some(&Piece::Bridge)}
                has_bridges={G::PIECES.contains(&Piece::Bridge)}
                on_touch={link.callback(Msg::Touch)} on_clear={link.callback(Msg::Clear)}
                on_pick={link.callback(Msg::Pick)} />
        }
    }

    fn palette(&self, ctx: &Context<Self>) -> Html {
        let lang = ctx.props().lang;
        let choice = |number: usize, picture: Html, text: Text| {
            html! {
                <label class="piece-choice" key={number}>
                    <input type="radio" name="piece" checked={self.piece == number}
                        onchange={ctx.link().callback(move |_| Msg::Pick(number))} />
                    <span class="piece-picture" aria-hidden="true">{ picture }</span>
                    <span>{ lang.say(text) }</span>
                </label>
            }
        };
        let eraser = html! {
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="picture" fill="none"
                stroke="currentColor" stroke-width="2"><path d="m5 5 14 14M19 5 5 19" /></svg>
        };
        html! {
            <fieldset class="palette">
                <legend class="spoken">{ lang.say(Text::Pieces) }</legend>
                { for G::PIECES.iter().enumerate().map(|(number, piece)| {
                    choice(number, G::piece_picture(*piece), Text::Piece(*piece))
                }) }
                { choice(G::PIECES.len(), eraser, Text::Clear) }
            </fieldset>
        }
    }

    /// Whether the position can be played, or every reason why not.
    fn told(&self, lang: Lang, name: GameName, verdict: &Verdict<G>) -> Html {
        let (class, head) = match verdict {
            Verdict::Sound => ("", lang.say(Text::Sound)),
            Verdict::Over(verdict) => {
                let verdict = verdict.clone();
                ("", lang.say(Text::OverHere { verdict }))
            }
            Verdict::Faults(faults) => ("refusal", lang.say(Text::Faults(faults.len()))),
        };
        html! {
            <div class={classes!("say", class)} role="status">
                <p class="say-head">{ head }</p>
                if let Verdict::Faults(faults) = verdict {
                    <ul class="faults">
                        { for faults.iter().map(|fault| html! {
                            <li>{ G::fault_words(lang, fault) }{ " " }
                                { rule_link(lang, name, G::fault_rule(fault)) }</li>
                        }) }
                    </ul>
                }
            </div>
        }
    }

    fn ways(&self, ctx: &Context<Self>, verdict: &Verdict<G>) -> Html {
        let (lang, name, link) = (ctx.props().lang, ctx.props().name, ctx.link());
        let sound = matches!(verdict, Verdict::Sound);
        // What cannot be pressed now stays in its place and keeps the keyboard's focus.
        let off = (!sound).then_some("true");
        let look = open::look_into::<G>(name, &self.rules, &self.setup).address();
        html! {
            <div class="bar study-bar">
                <button type="button" class="button main" aria-disabled={off}
                    onclick={link.batch_callback(move |_| sound.then_some(Msg::OpenPlay(true)))}>
                    { lang.say(Text::PlayFromHere) }
                </button>
                if sound {
                    <a class="button main" href={look}>{ lang.say(Entrance::Analyse) }</a>
                } else {
                    <a class="button main" role="link" aria-disabled="true">{ lang.say(Entrance::Analyse) }</a>
                }
                { button(lang.say(Text::Start), "", link.callback(|_| Msg::Start)) }
                { button(lang.say(Text::Empty), "", link.callback(|_| Msg::Empty)) }
            </div>
        }
    }

    fn turn(&self, ctx: &Context<Self>) -> Html {
        let lang = ctx.props().lang;
        let now = G::to_move(&self.setup, &self.rules);
        html! {
            <fieldset class="field">
                <legend>{ lang.say(Text::WhoMoves) }</legend>
                <div class="study-sides">
                    { for Seat::all(self.rules.seats()).map(|seat| html! {
                        <label class="piece-choice" key={seat.0}>
                            <input type="radio" name="to-move" checked={now == seat}
                                onchange={ctx.link().callback(move |_| Msg::ToMove(seat))} />
                            <span class="piece-picture" aria-hidden="true">{ G::mark(&self.rules, seat) }</span>
                            <span>{ G::seat_name(lang, &self.rules, seat) }</span>
                        </label>
                    }) }
                </div>
            </fieldset>
        }
    }

    /// What belongs to the position beside the board.
    fn extras(&self, ctx: &Context<Self>) -> Html {
        use crate::tara::Colour;
        let (lang, link) = (ctx.props().lang, ctx.link());
        let now = G::extras(&self.setup);
        let counters = |colour: Colour, both: [u8; 2]| {
            let count = both[colour.index()];
            let id = format!("counters-{colour}");
            let onchange = link.batch_callback(move |event: Event| {
                let select = event.target_dyn_into::<HtmlSelectElement>()?;
                let mut counters = both;
                counters[colour.index()] = select.value().parse().ok()?;
                Some(Msg::Extras(Extras {
                    counters: Some(counters),
                    ..now
                }))
            });
            html! {
                <div class="field">
                    <label for={id.clone()}>{ lang.say(Text::Counters(colour)) }</label>
                    <select class="select" {id} {onchange}>
                        { for (0..=G::MOST_COUNTERS.max(count)).map(|number| html! {
                            <option value={number.to_string()} selected={number == count}>
                                { lang.number(number) }
                            </option>
                        }) }
                    </select>
                </div>
            }
        };
        let side = G::seat_name(
            lang,
            &self.rules,
            G::to_move(&self.setup, &self.rules).opposite(),
        );
        html! {
            <>
                if let Some(both) = now.counters {
                    <div class="study-sides">
                        { counters(Colour::Red, both) }
                        { counters(Colour::Blue, both) }
                    </div>
                }
                if let Some(out) = now.out {
                    <label class="check">
                        <input type="checkbox" checked={out} onchange={link.callback(move |_| {
                            Msg::Extras(Extras { out: Some(!out), ..now })
                        })} />
                        { lang.say(Text::Out { side }) }
                    </label>
                }
                if now.mid_turn {
                    <p class="study-note">
                        { lang.say(Text::HalfTurn) }{ " " }
                        <button type="button" class="link" onclick={link.callback(move |_| {
                            Msg::Extras(Extras { mid_turn: false, ..now })
                        })}>{ lang.say(Text::BeginTurn) }</button>
                    </p>
                }
            </>
        }
    }

    fn options(&self, ctx: &Context<Self>) -> Html {
        let lang = ctx.props().lang;
        let set = ctx.link().callback(Msg::Rules);
        html! {
            <details class="study-more">
                <summary>{ lang.say(table::Text::Options) }</summary>
                { for self.rules.options().iter().map(|option| html! {
                    <OptionField<G> key={option.name} {lang} rules={self.rules.clone()} {option}
                        set={set.clone()} />
                }) }
            </details>
        }
    }

    /// The position as text, to take along and to bring.
    fn as_text(&self, ctx: &Context<Self>) -> Html {
        let (lang, link) = (ctx.props().lang, ctx.link());
        let field = self.text.clone();
        let onsubmit = link.batch_callback(move |event: SubmitEvent| {
            event.prevent_default();
            let field = field.cast::<HtmlInputElement>()?;
            Some(Msg::Text(field.value()))
        });
        html! {
            <form class="field" {onsubmit}>
                <label for="position-text">{ lang.say(Text::AsText) }</label>
                <input id="position-text" class="select position-text" type="text" dir="ltr"
                    autocomplete="off" spellcheck="false" aria-describedby="position-help"
                    value={G::setup_text(&self.setup)} ref={self.text.clone()} />
                <p class="field-help" id="position-help">{ lang.say(Text::AsTextHelp) }</p>
                <div class="bar">
                    <button type="submit" class="button">{ lang.say(Text::UseText) }</button>
                    { button(lang.say(Text::Copy), "", link.callback(|_| Msg::Copy)) }
                    if let Some(done) = self.copied {
                        <span class="study-note" role="status">
                            { lang.say(if done { Text::Copied } else { Text::CopyFailed }) }
                        </span>
                    }
                </div>
            </form>
        }
    }

    /// The form in which players are chosen.
    pub(super) fn play_sheet(&self, ctx: &Context<Self>) -> Html {
        if !self.plays {
            return html! {};
        }
        let link = ctx.link();
        html! {
            <PlaySheet<G> lang={ctx.props().lang} rules={self.rules.clone()}
                to_move={G::to_move(&self.shown_setup(), &self.rules)} not_kept={self.not_kept}
                begin={link.callback(Msg::Play)} close={link.callback(|()| Msg::OpenPlay(false))} />
        }
    }
}
