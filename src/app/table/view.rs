//! The parts of the table page around the board, drawn from the game on the table.

use super::{
    names::{player_name, side_name},
    page::{Msg, Notice, Refusal, Sheet, Table},
    session::{Curtain, Entry, Session, Sight, rows},
    speech,
    written::Writing,
};
use crate::{
    app::{
        boards::Drawn,
        icon::{Icon, icon},
        route::Route,
        store::{Settings, saved::Notes},
        text::{Lang, replay, saved, study::Entrance, table::Text},
    },
    engine::{LevelId, Report, Thinks},
    game::{Player, Seat},
    shelf::GameName,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};
use yew::{html::Scope, prelude::*};

/// One player's line.
fn seat<G: Drawn>(
    sight: &Sight<G>,
    lang: Lang,
    seat: Seat,
    place: Option<&'static str>,
    thinking: bool,
) -> Html {
    let session = sight.session();
    let name = player_name(session, lang, seat);
    let side = side_name(session, lang, seat);
    let level = match session.players().get(seat.index()) {
        Some(Player::Computer { level: id }) => LevelId::from_id(id).map(|id| {
            lang.say(Text::LevelLine {
                number: id.number(),
                english: id.level().english,
            })
        }),
        _ => None,
    };
    let acts = session.to_act() == Some(seat);
    let about = match (level, name == side) {
        (Some(level), _) => format!("{side} · {level}"),
        (None, true) => String::new(),
        (None, false) => side,
    };
    html! {
        <section class={classes!("seat", place, acts.then_some("to-move"))} aria-label={name.clone()}>
            <span class="seat-mark" aria-hidden="true">{ G::mark(session.rules(), seat) }</span>
            <span class="seat-name">{ name }</span>
            <span class="seat-level">{ about }</span>
            if acts && thinking {
                <span class="dots" aria-hidden="true"></span>
            }
            <span class="seat-notes">{ G::notes(lang, &sight.position(), seat) }</span>
        </section>
    }
}

/// The near player's line.
pub fn near<G: Drawn>(sight: &Sight<G>, lang: Lang, thinking: bool) -> Html {
    seat(
        sight,
        lang,
        sight.session().near_seat(),
        Some("near"),
        thinking,
    )
}

/// The line of the other player, or a strip of the others in the order of play, the one after the
/// near player first.
pub fn far<G: Drawn>(sight: &Sight<G>, lang: Lang, thinking: bool) -> Html {
    let (count, near) = (sight.session().seats(), sight.session().near_seat());
    let others: Vec<Seat> = (1..count)
        .map(|place| Seat((near.0 + place) % count))
        .collect();
    match others.as_slice() {
        [only] => seat(sight, lang, *only, Some("far"), thinking),
        others => html! {
            <div class="seats far">
                { for others.iter().map(|other| seat(sight, lang, *other, None, thinking)) }
            </div>
        },
    }
}

/// What stands in place of the table while nobody may see it: who is to take the device.
pub fn curtain<G: Drawn + Thinks>(
    session: &Session<G>,
    lang: Lang,
    name: GameName,
    curtain: Curtain,
    confirm: &NodeRef,
    link: &Scope<Table<G>>,
) -> Html {
    let words = speech::curtain_words(session, lang, curtain);
    html! {
        <main class="nowhere curtain">
            <h1 class="spoken">{ lang.say(name) }</h1>
            <p class="curtain-head">{ words }</p>
            if let Curtain::Pass(seat) = curtain {
                <button type="button" class="button main" ref={confirm.clone()}
                    onclick={link.callback(|_| Msg::Confirm)}>
                    { lang.say(Text::IAm { name: player_name(session, lang, seat) }) }
                </button>
            }
        </main>
    }
}

/// What can be done in the past of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past {
    /// A branch can be begun at the position shown.
    pub may_branch: bool,
    /// The main line is shown.
    pub is_main: bool,
}

/// What there is to do now, in a game that is not over or whose past is shown.
pub fn say<G: Drawn + Thinks>(
    sight: &Sight<G>,
    lang: Lang,
    name: GameName,
    thinking: Option<&Report<G::Action>>,
    past: Past,
    link: &Scope<Table<G>>,
) -> Html {
    let session = sight.session();
    let Some(seat) = session.to_act() else {
        // An earlier point of a game that cannot be: a finished game is always at its end.
        return html! {};
    };
    let prompt = G::prompt(lang, &sight.position());
    if !session.is_live() {
        let entries = sight.entries();
        let turn = entries
            .iter()
            .filter(|entry| entry.end <= session.shown())
            .count();
        let person = session.person_may_act();
        let head = Text::Looking {
            turn,
            of: entries.len(),
        };
        let over = session.is_over();
        let detail = match (G::HIDES, person) {
            (true, _) if over => Text::LookingDetailOpen,
            (true, _) => Text::LookingDetailOnly,
            (false, true) if over && past.is_main => Text::LookingDetailBranch,
            (false, true) => Text::LookingDetail,
            (false, false) => Text::LookingDetailComputer,
        };
        return html! {
            <div class="say">
                <p class="say-head">{ lang.say(head) }</p>
                if person && !G::HIDES {
                    // Whoever has taken a turn back is to make another.
                    <p class="say-need">{ prompt.headline }{ ". " }{ prompt.detail }</p>
                }
                <p class="say-detail">{ lang.say(detail) }</p>
                <div class="bar">
                    if past.may_branch {
                        { button(lang, Text::GoOnFromHere, if person { "" } else { "main" }, link.callback(|_| Msg::GoOnFromHere)) }
                    }
                    if !G::SHOWS_SEATS {
                        // Such a board has it where it asks.
                        { button(lang, Text::BackToGame, "", link.callback(|_| Msg::GoToEnd)) }
                    }
                    if G::CHAPTERS && over {
                        { button(lang, Text::Chapters, "", link.callback(|_| Msg::Open(Some(Sheet::Chapters)))) }
                    }
                </div>
            </div>
        };
    }
    let dropped = session.dropped();
    match session.actor() {
        Some(Player::Computer { .. }) => {
            let name = player_name(session, lang, seat);
            // What a computer has found may tell of its hand.
            let thinking = thinking.filter(|_| !G::HIDES);
            let (depth, nodes) = thinking.map_or((0, 0), |report| (report.depth, report.nodes));
            html! {
                <div class="say thinking">
                    <p class="say-head">{ lang.say(Text::Thinking { name }) }</p>
                    <p class="say-detail">{ lang.say(Text::ThinkingDetail { depth, nodes }) }</p>
                </div>
            }
        }
        _ => html! {
            <div class="say">
                <p class="say-head">{ prompt.headline }</p>
                <p class="say-detail">
                    { prompt.detail }
                    if let Some(rule) = prompt.rule {
                        { " " }{ rule_link(lang, name, rule) }
                    }
                </p>
                if dropped > 0 {
                    <p class="say-detail">
                        { lang.say(Text::Dropped { turns: dropped }) }{ " " }
                        <button type="button" class="link" onclick={link.callback(|_| Msg::BringBack)}>
                            { lang.say(Text::BringBack { turns: dropped }) }
                        </button>
                    </p>
                }
            </div>
        },
    }
}

/// Why an action was refused, with the way to the rule.
pub fn refusal(lang: Lang, name: GameName, refusal: &Refusal) -> Html {
    html! {
        <div class="say refusal" role="alert">
            <p class="say-head">{ &refusal.sentence }</p>
            <p class="say-detail">{ rule_link(lang, name, refusal.rule) }</p>
        </div>
    }
}

/// The way to a rule in the rules page.
pub fn rule_link(lang: Lang, name: GameName, rule: &'static str) -> Html {
    let rule_page = Route::Rule {
        game: name,
        rule: rule.to_owned(),
    };
    html! { <a class="link whole" href={rule_page.address()}>{ lang.say(Text::RuleOf(rule)) }</a> }
}

/// The turns of the game, each a button that shows the position after it, in [`rows`]. The tab key
/// stops at one of them, arrow keys walk on from there.
pub fn record<G: Drawn + Thinks>(
    sight: &Sight<G>,
    lang: Lang,
    list: &NodeRef,
    at_turn: Option<usize>,
    notes: &Notes,
    link: &Scope<Table<G>>,
) -> Html {
    let entries = sight.entries();
    if entries.is_empty() {
        return html! {
            <ol class="record" aria-label={lang.say(Text::Record)}>
                <li class="record-empty">{ lang.say(Text::RecordEmpty) }</li>
            </ol>
        };
    }
    let shown = sight.session().shown();
    let is_now = |entry: &Entry| (entry.start + 1..=entry.end).contains(&shown);
    let stop = at_turn.filter(|index| *index < entries.len());
    let stop = stop
        .or_else(|| entries.iter().position(is_now))
        .unwrap_or(0);
    let turn = |index: usize, entry: &Entry| {
        let now = is_now(entry);
        let class = classes!(
            "turn",
            now.then_some("now"),
            (!now && entry.end > shown).then_some("future")
        );
        let brief = speech::brief(sight, lang, entry);
        let title = speech::label(sight, lang, index + 1, entry);
        // Whoever speaks to the browser says what stands there.
        let mut label = format!("{title} {}", brief.as_ref().unwrap_or(&entry.text));
        let note = notes.get(&(entry.end as u32));
        if let Some(note) = note {
            let note = note.clone();
            label = format!("{label} {}", lang.say(replay::Text::HasNote { note }));
        }
        let go = entry.end;
        html! {
            <button type="button" {class} aria-label={label} {title}
                aria-current={now.then_some("step")}
                tabindex={if index == stop { "0" } else { "-1" }}
                onfocus={link.callback(move |_| Msg::AtTurn(index))}
                onclick={link.callback(move |_| Msg::Go(go))}>
                if let Some(words) = brief {
                    <span class="turn-mark" aria-hidden="true">
                        { G::mark(sight.session().rules(), entry.seat) }
                    </span>
                    { words }
                } else {
                    { &entry.text }
                }
                if note.is_some() {
                    <span class="turn-note" aria-hidden="true">{ "✎" }</span>
                }
            </button>
        }
    };
    let place = |index: &Option<usize>| match index {
        Some(index) => turn(*index, &entries[*index]),
        None => html! { <span class="no-turn" aria-hidden="true">{ "–" }</span> },
    };
    let parts = entries[0].part.map(|_| "record-part");
    let rows = rows(&entries, sight.session().seats());
    let rows = rows.iter().enumerate().map(|(key, (number, row))| {
        html! {
            <li {key} class={classes!(parts)}>
                <span class="record-number" aria-hidden="true">{ lang.number(number) }</span>
                { for row.iter().map(place) }
            </li>
        }
    });
    html! {
        <ol class="record" aria-label={lang.say(Text::Record)} ref={list.clone()}
            onkeydown={Callback::from(walk_turns)}>
            { for rows }
        </ol>
    }
}

/// Walks through the list of turns by keys.
fn walk_turns(event: KeyboardEvent) {
    let walk = || {
        let list = event.current_target()?.dyn_into::<Element>().ok()?;
        let here = event.target()?.dyn_into::<Node>().ok()?;
        let turns = list.query_selector_all(".turn").ok()?;
        let last = turns.length().checked_sub(1)?;
        let at = (0..=last).find(|index| turns.get(*index).as_ref() == Some(&here))?;
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowUp" => at.saturating_sub(1),
            "ArrowRight" | "ArrowDown" => last.min(at + 1),
            "Home" => 0,
            "End" => last,
            _ => return None,
        };
        turns.get(to)?.dyn_into::<HtmlElement>().ok()
    };
    if let Some(turn) = walk() {
        event.prevent_default();
        // Refused only for what cannot have the focus.
        let _ = turn.focus();
    }
}

/// The few things to press during a game. What cannot be pressed now stays in its place and keeps
/// the keyboard's focus: a button that is disabled outright would lose it.
pub fn bar<G: Drawn + Thinks>(
    session: &Session<G>,
    lang: Lang,
    hinting: bool,
    may_resign: bool,
    link: &Scope<Table<G>>,
) -> Html {
    let may_hint = session.person_may_act() && !hinting;
    let press = |text: Text, picture: Icon, on: bool, msg: fn() -> Msg<G>| {
        html! {
            <button type="button" class="button" aria-disabled={(!on).then_some("true")}
                onclick={link.batch_callback(move |_| on.then(msg))}>
                { icon(picture) }
                <span>{ lang.say(text) }</span>
            </button>
        }
    };
    html! {
        <div class="bar">
            { press(Text::TakeBack, Icon::TakeBack, session.can_take_back(), || Msg::TakeBack) }
            { press(Text::Redo, Icon::Redo, session.can_redo(), || Msg::Redo) }
            { press(Text::Hint, Icon::Hint, may_hint, || Msg::Hint) }
            { press(Text::Resign, Icon::Resign, may_resign, || Msg::Open(Some(Sheet::Resign))) }
            <button type="button" class="button" aria-haspopup="dialog"
                onclick={link.callback(|_| Msg::Share)}>
                { icon(Icon::Share) }
                <span>{ lang.say(Text::Share) }</span>
            </button>
            { press(Text::NewGame, Icon::NewGame, true, || Msg::Open(Some(Sheet::NewGame))) }
        </div>
    }
}

/// What is shown on the board, and what can be done with the record; whether the engine can say
/// how the players stand.
pub fn looks<G: Drawn + Thinks>(
    lang: Lang,
    settings: &Settings,
    evaluates: bool,
    study: Option<&Route>,
    link: &Scope<Table<G>>,
) -> Html {
    let check = |text: Text, on: bool, change: fn(&mut Settings)| {
        html! {
            <label class="check">
                <input type="checkbox" checked={on} onchange={link.callback(move |_| Msg::Change(change))} />
                { lang.say(text) }
            </label>
        }
    };
    html! {
        <details class="looks">
            <summary>{ lang.say(Text::Look) }</summary>
            if G::WARNS {
                { check(Text::Warnings, settings.warnings, |s| s.warnings = !s.warnings) }
            }
            if G::COORDINATES {
                { check(Text::Coordinates, settings.coordinates, |s| s.coordinates = !s.coordinates) }
            }
            if evaluates {
                { check(Text::ShowEvaluation, settings.evaluation, |s| s.evaluation = !s.evaluation) }
            }
            <div class="bar">
                { button(lang, Text::CopyRecord, "quiet", link.callback(|_| Msg::CopyRecord)) }
                { button(lang, Text::SaveRecord, "quiet", link.callback(|_| Msg::SaveRecord)) }
                if let Some(study) = study {
                    <a class="button quiet" href={study.address()}>{ lang.say(Entrance::Analyse) }</a>
                }
                <a class="button quiet" href={Route::Settings.address()}>
                    { lang.say(Text::AllSettings) }
                </a>
            </div>
        </details>
    }
}

/// Asks before resigning.
pub fn resign_sheet<G: Drawn + Thinks>(
    session: &Session<G>,
    lang: Lang,
    seat: Seat,
    link: &Scope<Table<G>>,
    close: Callback<()>,
) -> Html {
    let side = side_name(session, lang, seat);
    html! {
        <super::sheet::SheetFrame title={lang.say(Text::ResignQuestion { side })} {lang} close={close.clone()}>
            <div class="sheet-foot">
                <button type="button" class="button" autofocus=true onclick={close.reform(|_| ())}>
                    { lang.say(Text::Cancel) }
                </button>
                { button(lang, Text::ResignYes, "main", link.callback(|_| Msg::Resign)) }
            </div>
        </super::sheet::SheetFrame>
    }
}

/// A message at the edge of the page.
pub fn notice<G: Drawn + Thinks>(
    lang: Lang,
    index: usize,
    notice: &Notice,
    link: &Scope<Table<G>>,
) -> Html {
    let (words, more, action) = match notice {
        Notice::NotKept => {
            let save = button(
                lang,
                Text::SaveRecord,
                "quiet",
                link.callback(|_| Msg::SaveRecord),
            );
            (lang.say(Text::NotKept), None, save)
        }
        Notice::Unreadable(found) => {
            let words = lang.say(Text::Unreadable {
                why: found.why.clone(),
            });
            let save = button(
                lang,
                Text::SaveFound,
                "quiet",
                link.callback(|_| Msg::SaveFound),
            );
            (words, Some(lang.say(Text::UnreadableKept)), save)
        }
        Notice::Followed => (lang.say(saved::Text::Followed), None, html! {}),
        Notice::BranchDeleted => {
            let onclick = link.callback(|_| Msg::Write(Writing::BringBack));
            let undo = html! {
                <button type="button" class="button main" id="branch-undo" {onclick}>
                    { lang.say(saved::Text::Undo) }
                </button>
            };
            (lang.say(replay::Text::BranchDeleted), None, undo)
        }
        Notice::WentApart => (lang.say(saved::Text::WentApart), None, html! {}),
        Notice::FileUnreadable(why) => (
            lang.say(Text::FileUnreadable { why: why.clone() }),
            None,
            html! {},
        ),
        Notice::ThinkerFailed => {
            let again = button(
                lang,
                Text::TryAgain,
                "quiet",
                link.callback(|_| Msg::TryAgain),
            );
            (lang.say(Text::ThinkerFailed), None, again)
        }
        Notice::ShareFailed => (lang.say(Text::ShareFailed), None, html! {}),
        Notice::Copied => (lang.say(Text::Copied), None, html! {}),
        Notice::CopyFailed => {
            let save = button(
                lang,
                Text::SaveRecord,
                "quiet",
                link.callback(|_| Msg::SaveRecord),
            );
            (lang.say(Text::CopyFailed), None, save)
        }
    };
    let trouble = !matches!(notice, Notice::Copied | Notice::BranchDeleted);
    html! {
        <div class={classes!("notice", trouble.then_some("trouble"))} role="status">
            <span>{ words }{ " " }{ more }</span>
            { action }
            { button(lang, Text::Close, "quiet", link.callback(move |_| Msg::Dismiss(index))) }
        </div>
    }
}

/// A button with words on it.
pub fn button(lang: Lang, text: Text, kind: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class={classes!("button", (!kind.is_empty()).then_some(kind))} {onclick}>
            { lang.say(text) }
        </button>
    }
}
