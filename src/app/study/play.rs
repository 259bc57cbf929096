//! Who plays from a position, and its saved game.

use crate::{
    app::{
        boards::Edited,
        route::{Route, Which},
        store::{BrowserChest, NotKept, Saved, games, new_id, now},
        table::{SheetFrame, session::Kept},
        text::{Lang, study::Text, table},
    },
    engine::{LevelId, levels},
    game::{Player, Record, Rules, Seat},
    shelf::GameName,
};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Saves a new game and says where its table is.
///
/// # Errors
/// Storage that is full or forbidden.
pub(super) fn save(game: GameName, record: Record) -> Result<Route, NotKept> {
    let table = Kept {
        record,
        shown: None,
        series: None,
        dropped: None,
        over: false,
        helped: false,
    };
    let id = new_id();
    games::keep(&mut BrowserChest, &id, &Saved::new(table, now()))?;
    let which = Which::Saved(id);
    Ok(Route::Play { game, which })
}

/// What the form is given.
#[derive(Properties, PartialEq)]
pub(super) struct PlayProps<G: Edited> {
    pub lang: Lang,
    pub rules: G::Rules,
    /// Who is to move: a person, unless it is chosen otherwise.
    pub to_move: Seat,
    /// The game could not be saved.
    pub not_kept: bool,
    /// Told who plays.
    pub begin: Callback<Vec<Player>>,
    pub close: Callback<()>,
}

/// The form.
#[component]
pub(super) fn PlaySheet<G: Edited>(props: &PlayProps<G>) -> Html {
    let lang = props.lang;
    let say = |text| lang.say(text);
    let seats = use_state(|| {
        let player = |seat: Seat| match seat == props.to_move {
            true => Player::Person {
                name: String::new(),
            },
            false => Player::Computer {
                level: LevelId::Ceithearnach.id().to_owned(),
            },
        };
        Seat::all(props.rules.seats())
            .map(player)
            .collect::<Vec<_>>()
    });
    let submit = {
        let (seats, begin) = (seats.clone(), props.begin.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            begin.emit((*seats).clone());
        })
    };
    let field = |seat: Seat| {
        let side = G::seat_name(lang, &props.rules, seat);
        let chosen = match seats.get(seat.index()) {
            Some(Player::Computer { level }) => level.as_str(),
            _ => "",
        };
        let onchange = {
            let seats = seats.clone();
            Callback::from(move |event: Event| {
                let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else {
                    return;
                };
                let mut next = (*seats).clone();
                if let Some(player) = next.get_mut(seat.index()) {
                    *player = match select.value() {
                        level if level.is_empty() => Player::Person {
                            name: String::new(),
                        },
                        level => Player::Computer { level },
                    };
                }
                seats.set(next);
            })
        };
        let id = format!("plays-{}", seat.0);
        html! {
            <div class="field" key={seat.0}>
                <label for={id.clone()}>{ say(table::Text::WhoPlays { side }) }</label>
                <select class="select" {id} {onchange} autofocus={seat.0 == 0}>
                    <option value="" selected={chosen.is_empty()}>{ say(table::Text::Person) }</option>
                    { for levels().iter().map(|level| html! {
                        <option value={level.id.id()} selected={chosen == level.id.id()}>
                            { say(table::Text::Computer {
                                number: level.id.number(),
                                irish: level.irish,
                                english: level.english,
                            }) }
                        </option>
                    }) }
                </select>
            </div>
        }
    };
    html! {
        <SheetFrame title={lang.say(Text::PlayFromHere)} {lang} close={props.close.clone()}>
            <form onsubmit={submit}>
                <div class="sheet-body">
                    { for Seat::all(props.rules.seats()).map(field) }
                    if props.not_kept {
                        <p role="alert">{ lang.say(Text::NotKept) }</p>
                    }
                </div>
                <div class="sheet-foot">
                    <button type="button" class="button" onclick={props.close.reform(|_| ())}>
                        { say(table::Text::Cancel) }
                    </button>
                    <button type="submit" class="button main">{ say(table::Text::Begin) }</button>
                </div>
            </form>
        </SheetFrame>
    }
}
