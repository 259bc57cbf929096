//! The form for a new game: who plays, how many games, and the options of the rules.

use super::{
    names::keeps_sides,
    page::new_seed,
    session::{Kept, Series},
    sheet::SheetFrame,
};
use crate::{
    app::{
        boards::Drawn,
        text::{Lang, table::Text},
    },
    engine::{LevelId, levels},
    game::{OptionKind, Player, Record, Rules, Seat, TableOption},
    shelf::GameName,
};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct NewGameProps {
    pub name: GameName,
    pub lang: Lang,
    /// The table before this one, whose choices the form begins with.
    pub last: Kept,
    /// True when a game in progress would be put away.
    pub replaces: bool,
    /// Told of the table that the player chose.
    pub begin: Callback<Kept>,
    /// Told of the file that the player chose instead.
    pub file: Callback<web_sys::File>,
    /// Told when the form is left.
    pub close: Callback<()>,
}

/// A player of whom the form can show who it is: a level that this program does not have becomes
/// the one that plays in its place.
fn known(player: Player) -> Player {
    match player {
        Player::Computer { level } => {
            let level = LevelId::from_id(&level).unwrap_or_default();
            Player::Computer {
                level: level.id().to_owned(),
            }
        }
        person => person,
    }
}

/// The form.
#[component]
pub fn NewGame<G: Drawn>(props: &NewGameProps) -> Html {
    let NewGameProps { name, lang, .. } = *props;
    let rules = use_state(|| {
        props
            .last
            .record
            .table::<G::Rules>()
            .unwrap_or_else(|_| name.rules::<G>())
    });
    let seats = use_state(|| {
        let seats = props.last.record.seats.iter().cloned();
        seats.map(known).collect::<Vec<_>>()
    });
    let contest = use_state(|| props.last.series.is_some());

    let submit = {
        let (rules, seats, contest) = (rules.clone(), seats.clone(), contest.clone());
        props.begin.reform(move |event: SubmitEvent| {
            event.prevent_default();
            let record = Record::new(&*rules, new_seed(), seats.to_vec());
            Kept {
                record,
                shown: None,
                dropped: None,
                series: contest.then(|| Series {
                    before: Vec::new(),
                    seat_of_a: Seat(0),
                }),
            }
        })
    };
    let choose = Callback::from({
        let chosen = props.file.clone();
        move |event: Event| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            if let Some(file) = input.and_then(|input| input.files()?.get(0)) {
                chosen.emit(file);
            }
        }
    });
    let seat_field = |seat: Seat| {
        let current = &seats[seat.index()];
        let chosen = match current {
            Player::Person { .. } => "",
            Player::Computer { level } => level,
        };
        let change = {
            let seats = seats.clone();
            Callback::from(move |event: Event| {
                let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else {
                    return;
                };
                let mut next = seats.to_vec();
                next[seat.index()] = match select.value() {
                    level if level.is_empty() => Player::Person {
                        name: String::new(),
                    },
                    level => Player::Computer { level },
                };
                seats.set(next);
            })
        };
        let id = format!("plays-{}", seat.0);
        html! {
            <div class="field" key={seat.0}>
                <label for={id.clone()}>
                    { lang.say(Text::WhoPlays { side: G::seat_name(lang, &rules, seat) }) }
                </label>
                <select class="select" {id} onchange={change} autofocus={seat.0 == 0}>
                    <option value="" selected={chosen.is_empty()}>{ lang.say(Text::Person) }</option>
                    { for levels().iter().map(|level| html! {
                        <option value={level.id.id()} selected={chosen == level.id.id()}>
                            { lang.say(Text::Computer {
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
    let one_or_two = |two: bool, text: Text, about: Option<Text>| {
        let contest = contest.clone();
        html! {
            <label class="choice">
                <input type="radio" name="games" checked={*contest == two}
                    onchange={Callback::from({ let contest = contest.clone(); move |_| contest.set(two) })} />
                <span class="choice-name">{ lang.say(text) }</span>
                if let Some(about) = about {
                    <span class="choice-about">{ lang.say(about) }</span>
                }
            </label>
        }
    };
    let option_field = |option: &'static TableOption| {
        let OptionKind::Choice(values) = option.kind else {
            // No game has an option of another kind yet; the game that brings one brings its field.
            return html! {};
        };
        let current = rules.get(option.name);
        html! {
            <fieldset class="field" key={option.name}>
                <legend>{ G::option_name(lang, option.name) }</legend>
                <div class="choices">
                    { for values.iter().map(|value| {
                        let value: &'static str = value;
                        let rules = rules.clone();
                        let checked = current.as_deref() == Some(value);
                        let (title, about) = G::option_value(lang, option.name, value);
                        html! {
                            <label class="choice">
                                <input type="radio" name={option.name} {checked}
                                    onchange={Callback::from(move |_| {
                                        let mut next = (*rules).clone();
                                        if next.set(option.name, value).is_ok() {
                                            rules.set(next);
                                        }
                                    })} />
                                <span class="choice-name">{ title }</span>
                                <span class="choice-about">{ about }</span>
                            </label>
                        }
                    }) }
                </div>
            </fieldset>
        }
    };
    let sides = !keeps_sides(|rules, seat| G::seat_name(lang, rules, seat), &*rules);
    html! {
        <SheetFrame title={lang.say(Text::NewGameTitle)} {lang} close={props.close.clone()}>
            <form onsubmit={submit}>
                <div class="sheet-body">
                    { for Seat::all(rules.seats()).map(seat_field) }
                    <fieldset class="field">
                        <legend>{ lang.say(Text::HowMany) }</legend>
                        <div class="choices">
                            { one_or_two(false, Text::OneGame, None) }
                            { one_or_two(true, Text::TwoGames, Some(Text::TwoGamesDetail { sides })) }
                        </div>
                    </fieldset>
                    <details>
                        <summary>{ lang.say(Text::Options) }</summary>
                        { for rules.options().iter().map(option_field) }
                    </details>
                    <label class="button quiet file">
                        { lang.say(Text::OpenFile) }
                        <input type="file" accept=".json,application/json" class="spoken" onchange={choose} />
                    </label>
                    if props.replaces {
                        <p class="field-help">{ lang.say(Text::ReplacesGame) }</p>
                    }
                </div>
                <div class="sheet-foot">
                    <button type="button" class="button" onclick={props.close.reform(|_| ())}>
                        { lang.say(Text::Cancel) }
                    </button>
                    <button type="submit" class="button main">{ lang.say(Text::Begin) }</button>
                </div>
            </form>
        </SheetFrame>
    }
}
