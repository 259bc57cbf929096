//! The form for a new game: who plays, how many games, and the options of the rules.

use super::{
    names::{changes_seats, keeps_sides},
    option_field::{OptionField, Presets},
    page::new_seed,
    session::{Kept, Series},
    sheet::SheetFrame,
};
use crate::{
    app::{
        boards::Drawn,
        route::Route,
        text::{Lang, study::Entrance, table::Text},
    },
    engine::{LevelId, levels},
    game::{Player, Record, Rules, Seat, TableOption},
    shelf::GameName,
};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct NewGameProps {
    pub name: GameName,
    pub lang: Lang,
    /// The table before this one, whose choices the form begins with.
    pub last: Kept,
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

/// The longest name that the form takes, in UTF-16 units as browsers count them.
const LONGEST_NAME: &str = "24";

/// A player without the spaces around the name.
fn trimmed(player: Player) -> Player {
    match player {
        Player::Person { name } => Player::Person {
            name: name.trim().to_owned(),
        },
        computer => computer,
    }
}

/// True when a field holds what cannot be used; the player is led there.
fn is_left_wrong(event: &SubmitEvent) -> bool {
    let form = event.target_dyn_into::<HtmlElement>();
    let field = form.and_then(|form| form.query_selector("[aria-invalid='true']").ok().flatten());
    let Some(field) = field else {
        return false;
    };
    if let Ok(Some(part)) = field.closest("details") {
        // Refused for no attribute of this name.
        let _ = part.set_attribute("open", "");
    }
    if let Some(field) = field.dyn_ref::<HtmlElement>() {
        // Refused only for what cannot have the focus.
        let _ = field.focus();
    }
    true
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
    let matches = G::MATCH_RULE.is_some() && rules.seats() == 2;
    // More seats than before are the computer's, until somebody sits down.
    let player = {
        let seats = seats.clone();
        move |seat: Seat| {
            let player = seats.get(seat.index()).cloned();
            player.unwrap_or_else(|| Player::Computer {
                level: LevelId::default().id().to_owned(),
            })
        }
    };
    let sit = {
        let (seats, player) = (seats.clone(), player.clone());
        let count = rules.seats().max(seats.len() as u8);
        move |seat: Seat, who: Player| {
            let mut next: Vec<Player> = Seat::all(count).map(&player).collect();
            next[seat.index()] = who;
            seats.set(next);
        }
    };

    let submit = {
        let (rules, player, contest) = (rules.clone(), player.clone(), contest.clone());
        let begin = props.begin.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if is_left_wrong(&event) {
                return;
            }
            let seats = Seat::all(rules.seats()).map(&player).map(trimmed).collect();
            let record = Record::new(&*rules, new_seed(), seats);
            begin.emit(Kept {
                record,
                shown: None,
                dropped: None,
                over: false,
                helped: false,
                series: (matches && *contest).then(|| Series {
                    before: Vec::new(),
                    seat_of_a: Seat(0),
                }),
            });
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
        let current = player(seat);
        let side = G::seat_name(lang, &rules, seat);
        let (chosen, name) = match &current {
            Player::Person { name } => ("", Some(name.clone())),
            Player::Computer { level } => (level.as_str(), None),
        };
        let change = {
            let sit = sit.clone();
            Callback::from(move |event: Event| {
                let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else {
                    return;
                };
                let who = match select.value() {
                    level if level.is_empty() => Player::Person {
                        name: String::new(),
                    },
                    level => Player::Computer { level },
                };
                sit(seat, who);
            })
        };
        let rename = {
            let sit = sit.clone();
            Callback::from(move |event: InputEvent| {
                if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                    sit(
                        seat,
                        Player::Person {
                            name: input.value(),
                        },
                    );
                }
            })
        };
        let id = format!("plays-{}", seat.0);
        html! {
            <div class="field" key={seat.0}>
                <label for={id.clone()}>{ lang.say(Text::WhoPlays { side: side.clone() }) }</label>
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
                if let Some(name) = name {
                    <input class="select" type="text" maxlength={LONGEST_NAME} autocomplete="off"
                        aria-label={lang.say(Text::NameOf { side })}
                        placeholder={lang.say(Text::NameHere)}
                        value={name} oninput={rename} />
                }
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
    let set_rules = Callback::from({
        let (rules, seats, player) = (rules.clone(), seats.clone(), player.clone());
        move |next: G::Rules| {
            // Who has chosen a side keeps it, whoever begins.
            if changes_seats(
                |rules, seat| G::seat_name(lang, rules, seat),
                &*rules,
                &next,
            ) {
                seats.set([Seat(1), Seat(0)].map(&player).to_vec());
            }
            rules.set(next);
        }
    });
    let option_field = |option: &'static TableOption| {
        let (rules, set) = ((*rules).clone(), set_rules.clone());
        html! { <OptionField<G> key={option.name} {lang} {rules} {option} {set} /> }
    };
    let counts_seats = |option: &&TableOption| rules.seats_option() == Some(option.name);
    let (common, readings) = match rules.common() {
        0 => (rules.options(), Default::default()),
        common => rules.options().split_at(common),
    };
    let common = common.iter().filter(|option| !counts_seats(option));
    let sides = !keeps_sides(|rules, seat| G::seat_name(lang, rules, seat), &*rules);
    html! {
        <SheetFrame title={lang.say(Text::NewGameTitle)} {lang} close={props.close.clone()}>
            <form onsubmit={submit}>
                <div class="sheet-body">
                    { for rules.options().iter().filter(counts_seats).map(option_field) }
                    { for Seat::all(rules.seats()).map(seat_field) }
                    if !rules.presets().is_empty() {
                        <Presets<G> {lang} rules={(*rules).clone()} set={set_rules.clone()} />
                    }
                    if matches {
                        <fieldset class="field">
                            <legend>{ lang.say(Text::HowMany) }</legend>
                            <div class="choices">
                                { one_or_two(false, Text::OneGame, None) }
                                { one_or_two(true, Text::TwoGames, Some(Text::TwoGamesDetail { sides })) }
                            </div>
                        </fieldset>
                    }
                    <details>
                        <summary>{ lang.say(Text::Options) }</summary>
                        { for common.map(option_field) }
                    </details>
                    if !readings.is_empty() {
                        <details>
                            <summary>{ lang.say(Text::Readings) }</summary>
                            { for readings.iter().map(option_field) }
                        </details>
                    }
                    <label class="button quiet file">
                        { lang.say(Text::OpenFile) }
                        <input type="file" accept=".json,application/json" class="spoken" onchange={choose} />
                    </label>
                    if Route::can_study(props.name) {
                        <a class="button quiet" href={Route::set_up(props.name).address()}>
                            { lang.say(Entrance::SetUp) }
                        </a>
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
