//! The hall: every game there is, each with a small picture of its own board.

use super::{
    boards::{BoardProps, Drawn, Shown},
    motion::wants_rest,
    route::Route,
    text::{Lang, hall::Text},
};
use crate::{
    game::{Seat, Seed, View},
    shelf::GameName,
    with_game,
};
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// What the hall is given.
#[derive(Properties, Clone, PartialEq)]
pub struct HallProps {
    pub lang: Lang,
    /// The games at whose table a game waits.
    #[prop_or_default]
    pub waiting: Vec<GameName>,
}

/// The start page.
#[component]
pub fn Hall(props: &HallProps) -> Html {
    let say = |text| props.lang.say(text);
    html! {
        <main class="hall">
            <div class="hall-opening">
                <h1>{ say(Text::Welcome) }</h1>
                <p>{ say(Text::Promise) }</p>
            </div>
            <ul class="hall-games">
                { for GameName::ALL.iter().copied().map(|game| with_game!(game, G => html! {
                    <Card<G> key={game.id()} lang={props.lang} {game}
                        waiting={props.waiting.contains(&game)} />
                })) }
            </ul>
        </main>
    }
}

#[derive(Properties, Clone, PartialEq)]
struct CardProps {
    lang: Lang,
    game: GameName,
    waiting: bool,
}

/// How long a position of the moving picture is shown, in milliseconds.
const BEAT: u32 = 1_100;
/// For how many beats the last position stays.
const REST: usize = 3;

/// A game: its board, what it is, and the way to its table. While the card is pointed at or has
/// the focus, a short game is played on its board.
#[component]
fn Card<G: Drawn>(props: &CardProps) -> Html {
    let CardProps {
        lang,
        game,
        waiting,
    } = *props;
    let sample = use_memo((), |()| sample::<G>(lang, game));
    let beat = use_state(|| 0);
    let looked_at = use_state(|| false);
    use_effect_with((*looked_at, *beat), {
        let (beat, length) = (beat.clone(), sample.len());
        move |(looked_at, now)| {
            let next = (*now + 1) % (length + REST);
            let timer =
                (*looked_at && !wants_rest()).then(|| Timeout::new(BEAT, move || beat.set(next)));
            move || drop(timer)
        }
    });
    let look = |on: bool| {
        let looked_at = looked_at.clone();
        move || looked_at.set(on)
    };
    let (enter, focus, leave, blur) = (look(true), look(true), look(false), look(false));

    let say = |text| lang.say(text);
    let table = Route::Play { game }.address();
    let name = G::game_name(lang, game);
    let act = say(if waiting { Text::Continue } else { Text::Play });
    html! {
        <li class="hall-game"
            onpointerenter={move |_| enter()} onpointerleave={move |_| leave()}
            onfocusin={move |_| focus()} onfocusout={move |_| blur()}>
            <a class="hall-picture" href={table.clone()} tabindex="-1" aria-hidden="true">
                <div inert={true}>{ moment::<G>(lang, &sample, *beat) }</div>
            </a>
            <div class="hall-words">
                <h2>{ name.clone() }</h2>
                <p class="hall-about">{ say(Text::About(game)) }</p>
                <ul class="hall-facts">
                    <li>{ say(Text::Players(game)) }</li>
                    <li>{ say(Text::Time(game)) }</li>
                    if waiting {
                        <li class="hall-waiting">{ say(Text::Waiting) }</li>
                    }
                </ul>
                <div class="bar">
                    <a class="button main" href={table} aria-label={format!("{act}: {name}")}>{ act }</a>
                    <a class="button" href={Route::Rules { game }.address()}
                        aria-label={format!("{}: {name}", say(Text::Rules))}>{ say(Text::Rules) }</a>
                </div>
            </div>
        </li>
    }
}

/// A position of the sample, and the turn that led to it.
type Moment<G> = (G, Rc<[<G as View>::Action]>);

/// The positions of a short game, from the start on; a test keeps every sample playable.
fn sample<G: Drawn>(lang: Lang, game: GameName) -> Vec<Moment<G>> {
    let rules = game.rules::<G>();
    let mut now = G::start(&rules, Seed(0));
    let mut moments: Vec<Moment<G>> = vec![(now.clone(), Rc::from([]))];
    for text in G::rulebook(lang, &rules).sample.split_whitespace() {
        let Ok(turn) = now.parse_turn(text) else {
            break;
        };
        if turn.iter().any(|action| now.apply(*action).is_err()) {
            break;
        }
        moments.push((now.clone(), turn.into()));
    }
    moments
}

/// The board at a beat of the sample, without anything to do on it.
fn moment<G: Drawn>(lang: Lang, sample: &[Moment<G>], beat: usize) -> Html {
    let ply = beat.min(sample.len() - 1);
    let (now, turn) = &sample[ply];
    let last = ply.checked_sub(1).map(|before| Shown {
        before: sample[before].0.observe(Seat(0)),
        turn: turn.clone(),
    });
    G::board(BoardProps {
        view: now.observe(Seat(0)),
        ply,
        actions: Rc::from([]),
        last,
        hint: Rc::from([]),
        below: Seat(0),
        warnings: false,
        coordinates: false,
        lang,
        on_action: Callback::noop(),
    })
}
