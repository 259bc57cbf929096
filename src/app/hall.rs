//! The hall: every game there is, each with a small picture of its own board, and above them the
//! games in progress.

use super::{
    boards::Drawn,
    motion::wants_rest,
    part::{Page, Within},
    route::{Route, Which},
    saved::GO_ON,
    store::{BrowserChest, glance},
    text::{Lang, hall::Text, samples, samples::Cover},
};
use crate::{
    game::{Seat, Seed, SeenTurn},
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
}

/// The start page.
#[component]
pub fn Hall(props: &HallProps) -> Html {
    let lang = props.lang;
    let say = |text| lang.say(text);
    let waiting = use_memo((), |()| glance::waiting(&BrowserChest));
    html! {
        <main class="hall">
            <div class="hall-opening">
                <h1>{ say(Text::Welcome) }</h1>
                <p>{ say(Text::Promise) }</p>
                <p><a class="link" href={Route::Learn.address()}>{ say(Text::LearnAll) }</a></p>
            </div>
            if !waiting.is_empty() {
                <Within class={format!("go-on-place of-{}", waiting.len().min(GO_ON))} page={Page::GoOn} />
            }
            <ul class="hall-games">
                { for GameName::ALL.iter().copied().map(|game| with_game!(game, G => html! {
                    <Card<G> key={game.id()} {lang} {game}
                        waiting={waiting.contains(&game)} />
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

/// How long a position of the moving picture is shown at most, in milliseconds.
const BEAT: u32 = 1_100;
/// How long the moving picture of a long game takes, in milliseconds.
const PLAY: u32 = 16_000;
/// How long the last position stays, in milliseconds.
const REST: u32 = 3_000;

/// A game: its board, what it is, and the way to its table. While the card is pointed at or has
/// the focus, a whole game is played on its board.
#[component]
fn Card<G: Drawn>(props: &CardProps) -> Html {
    let CardProps {
        lang,
        game,
        waiting,
    } = *props;
    let film = use_memo((), |()| Film::<G>::new(game));
    let shown = use_state(|| None::<usize>);
    let looked_at = use_state(|| false);
    use_effect_with((*looked_at, *shown), {
        let (shown, plies) = (shown.clone(), film.moments.len() as u32);
        move |(looked_at, ply)| {
            let (next, wait) = match *ply {
                _ if !looked_at || wants_rest() => (None, 0),
                Some(ply) if ply as u32 + 1 >= plies => (Some(0), REST),
                Some(ply) => (Some(ply + 1), BEAT.min(PLAY / plies)),
                None => (Some(0), BEAT / 2),
            };
            let timer = (next != *ply).then(|| Timeout::new(wait, move || shown.set(next)));
            move || drop(timer)
        }
    });
    let look = |on: bool| {
        let looked_at = looked_at.clone();
        move || looked_at.set(on)
    };
    let (enter, focus, leave, blur) = (look(true), look(true), look(false), look(false));

    let say = |text| lang.say(text);
    let table = Route::play(game).address();
    let name = lang.say(game);
    let act = say(if waiting { Text::Continue } else { Text::Play });
    let new = Route::Play {
        game,
        which: Which::New,
    };
    let new_game = say(Text::NewGame);
    html! {
        <li class="hall-game"
            onpointerenter={move |_| enter()} onpointerleave={move |_| leave()}
            onfocusin={move |_| focus()} onfocusout={move |_| blur()}>
            <a class="hall-picture" href={table.clone()} tabindex="-1" aria-hidden="true">
                <div inert={true}>{ film.draw(lang, *shown) }</div>
            </a>
            <div class="hall-words">
                <h2>{ name.clone() }</h2>
                <p class="hall-about">{ say(Text::About(game)) }</p>
                <ul class="hall-facts">
                    <li>{ say(Text::Players(game)) }</li>
                    <li>{ say(Text::Time(game)) }</li>
                </ul>
                <div class="bar">
                    <a class="button main" href={table} aria-label={format!("{act}: {name}")}>{ act }</a>
                    if waiting {
                        <a class="button" href={new.address()}
                            aria-label={format!("{new_game}: {name}")}>{ new_game }</a>
                    }
                    <a class="button" href={Route::Rules { game }.address()}
                        aria-label={format!("{}: {name}", say(Text::Rules))}>{ say(Text::Rules) }</a>
                    <a class="button" href={Route::Course { game }.address()}
                        aria-label={format!("{}: {name}", say(Text::Learn))}>{ say(Text::Learn) }</a>
                </div>
            </div>
        </li>
    }
}

/// A whole game, and what is shown of it while nothing moves.
struct Film<G: Drawn> {
    /// The positions from the start on, each with the turn that led to it.
    moments: Vec<(G, Rc<[G::Action]>)>,
    /// The ply of the one that stands for the game.
    cover: usize,
}

impl<G: Drawn> Film<G> {
    /// The sample of a game; a test keeps each playable.
    fn new(game: GameName) -> Film<G> {
        let rules = game.rules::<G>();
        let sample = samples::of(game);
        let mut now = G::start(&rules, Seed(0));
        let mut moments = vec![(now.clone(), Rc::from([]))];
        for text in sample.turns.split_whitespace() {
            let Ok(turn) = now.parse_turn(text) else {
                break;
            };
            if turn.iter().any(|action| now.apply(*action).is_err()) {
                break;
            }
            moments.push((now.clone(), turn.into()));
        }
        let cover = match sample.cover {
            Cover::Start => 0,
            Cover::End => moments.len() - 1,
        };
        Film { moments, cover }
    }

    /// The board at a ply, or as the cover, without anything to do on it.
    fn draw(&self, lang: Lang, ply: Option<usize>) -> Html {
        let last = ply.and_then(|ply| {
            let (before, (after, turn)) =
                (&self.moments[ply.checked_sub(1)?].0, &self.moments[ply]);
            Some(SeenTurn {
                seat: before.status().seat()?,
                before: before.observe(Seat(0)),
                actions: turn.clone(),
                events: Rc::from([]),
                after: after.observe(Seat(0)),
            })
        });
        let ply = ply.unwrap_or(self.cover);
        G::film(
            lang,
            &self.moments[ply].0.observe(Seat(0)),
            ply,
            last.as_ref(),
        )
    }
}
