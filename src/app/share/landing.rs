//! The page to which a link leads: what game has come, and the ways on. Without a game it has a
//! box for pasting one.

use super::{
    arrive::{Wish, is_over, lay_open, met},
    told::{Words, last_view, table_of, words},
};
use crate::{
    app::{
        boards::Drawn,
        route::{Route, Which},
        store::{BrowserChest, Content, NotKept, Saved, files, games, new_id, now},
        text::{Lang, hall, replay, share::Text},
    },
    game::{Game as _, Player, Record, Seat},
    share::{Found, LinkError, Meeting, decode, encode, find, notes},
    shelf::GameName,
    with_game,
};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// What the page is given.
#[derive(Properties, Clone, PartialEq)]
pub struct LandingProps {
    pub lang: Lang,
    /// The code of the game; empty for the box alone.
    pub code: String,
}

/// A game that has come.
#[derive(Clone, PartialEq)]
struct Came {
    game: GameName,
    record: Record,
    words: Words,
    /// How it stands to a saved game, if it meets one.
    meeting: Option<Meeting>,
}

/// Reads a code and looks for the game among those that are here.
fn came(lang: Lang, code: &str) -> Result<Came, LinkError> {
    let record = decode(code)?;
    let game = GameName::from_id(&record.game);
    Ok(Came {
        game: game.ok_or_else(|| LinkError::Game(record.game.clone()))?,
        words: words(lang, &record)?,
        meeting: met(&BrowserChest, &record).map(|(_, _, meeting)| meeting),
        record,
    })
}

/// The page.
#[component]
pub fn Landing(props: &LandingProps) -> Html {
    let LandingProps { lang, code } = props.clone();
    let came = use_memo(code.clone(), |code| came(lang, code));
    let not_kept = use_state(|| false);
    let open = {
        let (came, not_kept) = (came.clone(), not_kept.clone());
        Callback::from(move |wish: Wish| {
            if let Ok(came) = &*came {
                not_kept.set(!go(came.game, &came.record, &wish));
            }
        })
    };
    let head = match &*came {
        Ok(came) => html! { <Game {lang} came={came.clone()} {open} /> },
        Err(LinkError::Empty) => html! { <h1>{ lang.say(replay::Text::PasteGame) }</h1> },
        Err(why) => html! {
            <>
                <h1>{ lang.say(Text::Wrong) }</h1>
                <p role="alert">{ lang.say(why) }</p>
                <a class="button main" href={Route::Hall.address()}>
                    { lang.say(hall::Text::ToHall) }
                </a>
            </>
        },
    };
    html! {
        <main class="nowhere landing" key={code}>
            { head }
            if *not_kept {
                <p role="alert">{ lang.say(Text::NotKept) }</p>
            }
            <PasteBox {lang} open={came.is_err()} />
        </main>
    }
}

/// Puts a game among the saved ones and goes to its table; false when it cannot be kept.
fn go(game: GameName, record: &Record, wish: &Wish) -> bool {
    let opened = lay_open(&mut BrowserChest, record.clone(), wish, now(), new_id());
    let Ok(id) = opened else {
        return false;
    };
    visit(&Route::Play {
        game,
        which: Which::Saved(id),
    });
    true
}

fn visit(route: &Route) {
    if let Some(window) = web_sys::window() {
        // Any address of ours is one.
        let _ = window.location().set_hash(&route.address());
    }
}

#[derive(Properties, PartialEq)]
struct GameProps {
    lang: Lang,
    came: Came,
    /// Told which way on is taken.
    open: Callback<Wish>,
}

/// A game and the ways on with it.
#[component]
fn Game(props: &GameProps) -> Html {
    let GameProps { lang, came, open } = props;
    let say = |text| lang.say(text);
    let field = use_node_ref();
    let name = {
        let field = field.clone();
        move || {
            let field = field.cast::<HtmlInputElement>();
            field.map(|field| field.value()).unwrap_or_default()
        }
    };
    let Words {
        game,
        players,
        far,
        state,
        to_act,
        sides,
        usual,
    } = &came.words;
    let wish = |text: Text, main: bool, wish: Wish| {
        let open = open.clone();
        button(say(text), main, move || open.emit(wish.clone()))
    };
    let seat = |seat: Seat| {
        let (open, name) = (open.clone(), name.clone());
        let side = sides.get(seat.index()).cloned().unwrap_or_default();
        let main = *to_act == Some(seat);
        button(say(Text::PlayAs { side }), main, move || {
            open.emit(Wish::Play(seat, name()));
        })
    };
    let ways = match (came.meeting, to_act) {
        (Some(_), Some(_)) => html! { <>
            { wish(Text::GoOn, true, Wish::GoOn) }
            { wish(Text::Watch, false, Wish::Watch) }
        </> },
        (_, None) => html! { <>
            { wish(Text::Look, true, Wish::GoOn) }
            { wish(Text::Watch, false, Wish::Watch) }
        </> },
        (None, Some(next)) => {
            let seats = (0..sides.len() as u8).map(Seat);
            html! { <>
                { seat(*next) }
                { for seats.filter(|other| other != next).map(seat) }
                { wish(Text::Watch, false, Wish::Watch) }
            </> }
        }
    };
    let nameless = |player: &Player| matches!(player, Player::Person { name } if name.is_empty());
    let asks_name =
        came.meeting.is_none() && to_act.is_some() && came.record.seats.iter().any(nameless);
    // A map of Ireland is as large as all the boards together: its game does without here.
    let picture = with_game!(came.game, G => match last_view::<G>(&came.record) {
        Some(view) if !G::HIDES => Some(G::picture(*lang, &view, &[])),
        _ => None,
    });
    html! {
        <>
            <p class="landing-over">{ say(Text::Came) }</p>
            <h1>{ game }</h1>
            <div class="landing-game">
                if let Some(picture) = picture {
                    <div class="landing-picture" inert={true} aria-hidden="true">{ picture }</div>
                }
                <div class="landing-words">
                    <p class="lede" dir="auto">{ players }</p>
                    <p><strong>{ format!("{}.", state.trim_end_matches('.')) }</strong>{ format!(" {far}.") }</p>
                    if !usual {
                        <p>{ say(Text::OtherRules) }</p>
                    }
                    { match came.meeting {
                        Some(Meeting::GoesOn) => html! { <p>{ say(Text::GoesOn) }</p> },
                        Some(Meeting::Same) => html! { <p>{ say(Text::Here) }</p> },
                        Some(Meeting::Apart) | None => html! {},
                    } }
                    if asks_name {
                        <div class="field">
                            <label for="landing-name">{ say(Text::YourName) }</label>
                            <input id="landing-name" class="select" type="text" maxlength="40"
                                autocomplete="nickname" ref={field} />
                        </div>
                    }
                    <div class="bar">{ ways }</div>
                    if to_act.is_some() {
                        <p class="landing-help">{ say(Text::Answer) }</p>
                    }
                </div>
            </div>
        </>
    }
}

fn button(words: String, main: bool, press: impl Fn() + 'static) -> Html {
    html! {
        <button type="button" class={classes!("button", main.then_some("main"))}
            onclick={Callback::from(move |_| press())}>
            { words }
        </button>
    }
}

#[derive(Properties, PartialEq)]
struct PasteProps {
    lang: Lang,
    /// Whether the box is open from the beginning.
    open: bool,
}

/// The box for pasting a game.
#[component]
fn PasteBox(props: &PasteProps) -> Html {
    let lang = props.lang;
    let say = |text| lang.say(text);
    let field = use_node_ref();
    let wrong = use_state(|| None::<String>);
    let onsubmit = {
        let (field, wrong) = (field.clone(), wrong.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field
                .cast::<HtmlTextAreaElement>()
                .map(|field| field.value())
                .unwrap_or_default();
            wrong.set(match find(&text) {
                Ok(Found(record)) => match whole(&text, &record) {
                    Some(content) => go_whole(lang, content),
                    None => pasted(lang, &record),
                },
                Err(why) => Some(lang.say(why)),
            });
        })
    };
    html! {
        <details class="landing-paste" open={props.open}>
            <summary>{ say(Text::Paste) }</summary>
            <form {onsubmit}>
                <div class="field">
                    <label for="landing-paste">{ say(Text::PasteLabel) }</label>
                    <span class="field-help" id="landing-paste-help">{ say(Text::PasteHelp) }</span>
                    <textarea id="landing-paste" class="share-text" rows="4" dir="ltr" spellcheck="false"
                        aria-describedby="landing-paste-help" ref={field} />
                </div>
                if let Some(why) = &*wrong {
                    <p role="alert">{ why }</p>
                }
                <button type="submit" class="button">{ say(Text::Open) }</button>
            </form>
        </details>
    }
}

/// The game of a text with its notes and branches, when it has any: a link would lose them.
fn whole(text: &str, record: &Record) -> Option<Content> {
    let content = files::read_one(text).unwrap_or_else(|_| Content {
        notes: notes(text, record),
        ..table_of(record.clone(), is_over(record)).into()
    });
    content.has_more().then_some(content)
}

/// Keeps a game with its notes and branches and goes to its table; what is returned says why that
/// cannot be.
fn go_whole(lang: Lang, content: Content) -> Option<String> {
    let game = GameName::from_id(&content.table.record.game)?;
    let id = new_id();
    match games::keep(&mut BrowserChest, &id, &Saved::new(content, now())) {
        Ok(()) => {
            visit(&Route::Play {
                game,
                which: Which::Saved(id),
            });
            None
        }
        Err(NotKept) => Some(lang.say(Text::NotKept)),
    }
}

/// Goes to the page of a game that was pasted, or to its table where it has no link; what is
/// returned says why neither can be.
fn pasted(lang: Lang, record: &Record) -> Option<String> {
    match (encode(record), GameName::from_id(&record.game)) {
        (Ok(code), _) => {
            visit(&Route::Shared { code });
            None
        }
        // A file of the player's own, of a game that cannot be sent yet.
        (Err(LinkError::Hidden | LinkError::TooLong), Some(game)) => {
            let kept = go(game, record, &Wish::GoOn);
            (!kept).then(|| lang.say(Text::NotKept))
        }
        (Err(why), _) => Some(lang.say(why)),
    }
}
