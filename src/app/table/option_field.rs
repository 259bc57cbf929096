//! The fields of a form for table options.

use crate::{
    app::{boards::Drawn, text::Lang},
    game::{OptionKind, Rules, TableOption},
};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// What the field of an option is given.
#[derive(Properties, PartialEq)]
pub struct OptionProps<G: Drawn> {
    pub lang: Lang,
    /// The options as they are set.
    pub rules: G::Rules,
    /// Which of them the field sets.
    pub option: &'static TableOption,
    /// Told of the options with another value.
    pub set: Callback<G::Rules>,
}

/// A field for one option.
#[component]
pub fn OptionField<G: Drawn>(props: &OptionProps<G>) -> Html {
    match props.option.kind {
        OptionKind::Choice(values) => {
            let current = props.rules.get(props.option.name);
            let (rules, set) = (props.rules.clone(), props.set.clone());
            let name = props.option.name;
            let choose = Callback::from(move |value: &'static str| {
                let mut next = rules.clone();
                if next.set(name, value).is_ok() {
                    set.emit(next);
                }
            });
            radios::<G>(props.lang, name, values, current.as_deref(), &choose)
        }
        OptionKind::Number { least, most } => html! {
            <NumberField<G> lang={props.lang} rules={props.rules.clone()} option={props.option}
                set={props.set.clone()} {least} {most} />
        },
        OptionKind::Form { such_as, .. } => html! {
            <TextField<G> lang={props.lang} rules={props.rules.clone()} option={props.option}
                set={props.set.clone()} {such_as} />
        },
    }
}

/// A choice between words, each with what it means.
fn radios<G: Drawn>(
    lang: Lang,
    name: &'static str,
    values: &'static [&'static str],
    current: Option<&str>,
    choose: &Callback<&'static str>,
) -> Html {
    html! {
        <fieldset class="field">
            <legend>{ G::option_name(lang, name) }</legend>
            <div class="choices">
                { for values.iter().map(|value| {
                    let value: &'static str = value;
                    let (title, about) = G::option_value(lang, name, value);
                    html! {
                        <label class="choice">
                            <input type="radio" {name} checked={current == Some(value)}
                                onchange={choose.reform(move |_| value)} />
                            <span class="choice-name">{ title }</span>
                            <span class="choice-about">{ about }</span>
                        </label>
                    }
                }) }
            </div>
        </fieldset>
    }
}

/// What the choice of a preset is given.
#[derive(Properties, PartialEq)]
pub struct PresetsProps<G: Drawn> {
    pub lang: Lang,
    /// The options as they are set.
    pub rules: G::Rules,
    /// Told of the options with those of a preset.
    pub set: Callback<G::Rules>,
}

/// The name under which a game's words tell its presets.
const PRESET: &str = "preset";

/// A choice between the presets of a game.
#[component]
pub fn Presets<G: Drawn>(props: &PresetsProps<G>) -> Html {
    let rules = &props.rules;
    let presets = rules.presets();
    let set_by = |name: &&str| rules.with_preset(name).as_ref() == Some(rules);
    let current = presets.iter().copied().find(set_by);
    let (rules, set) = (rules.clone(), props.set.clone());
    let choose = Callback::from(move |name: &'static str| {
        if let Some(next) = rules.with_preset(name) {
            set.emit(next);
        }
    });
    radios::<G>(props.lang, PRESET, presets, current, &choose)
}

/// What the field of a number is given.
#[derive(Properties, PartialEq)]
struct NumberProps<G: Drawn> {
    lang: Lang,
    rules: G::Rules,
    option: &'static TableOption,
    set: Callback<G::Rules>,
    least: i64,
    most: i64,
}

/// A whole number, chosen from a list: the ranges of table options are short.
#[component]
fn NumberField<G: Drawn>(props: &NumberProps<G>) -> Html {
    let NumberProps { lang, option, .. } = *props;
    let name = option.name;
    let current = props.rules.get(name).unwrap_or_default();
    let (_, about) = G::option_value(lang, name, &current);
    let (rules, set) = (props.rules.clone(), props.set.clone());
    let change = Callback::from(move |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        let mut next = rules.clone();
        if select.is_some_and(|select| next.set(name, &select.value()).is_ok()) {
            set.emit(next);
        }
    });
    let id = format!("option-{name}");
    html! {
        <div class="field">
            <label for={id.clone()}>{ G::option_name(lang, name) }</label>
            <select class="select" {id} onchange={change}>
                { for (props.least..=props.most).map(|number| {
                    let value = number.to_string();
                    let (title, _) = G::option_value(lang, name, &value);
                    html! {
                        <option selected={value == current} value={value.clone()}>{ title }</option>
                    }
                }) }
            </select>
            if !about.is_empty() {
                <p class="field-help">{ about }</p>
            }
        </div>
    }
}

/// What the field of a text is given.
#[derive(Properties, PartialEq)]
struct TextProps<G: Drawn> {
    lang: Lang,
    rules: G::Rules,
    option: &'static TableOption,
    set: Callback<G::Rules>,
    such_as: &'static [&'static str],
}

/// A text of a form that the option describes; what is wrong with it stands below.
#[component]
fn TextField<G: Drawn>(props: &TextProps<G>) -> Html {
    let TextProps { lang, option, .. } = *props;
    let name = option.name;
    let current = props.rules.get(name).unwrap_or_default();
    let (_, about) = G::option_value(lang, name, &current);
    // A text that cannot be used, and why.
    let refused = use_state(|| None::<(String, String)>);
    let change = {
        let (rules, set, refused) = (props.rules.clone(), props.set.clone(), refused.clone());
        Callback::from(move |event: InputEvent| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else {
                return;
            };
            let text = input.value();
            let mut next = rules.clone();
            match next.set(name, text.trim()) {
                Ok(()) => {
                    refused.set(None);
                    set.emit(next);
                }
                Err(why) => refused.set(Some((text, lang.say(why)))),
            }
        })
    };
    let (value, why) = match &*refused {
        Some((text, why)) => (text.clone(), Some(why.clone())),
        None => (current, None),
    };
    let (id, list, help) = (
        format!("option-{name}"),
        format!("such-{name}"),
        format!("help-{name}"),
    );
    html! {
        <div class="field">
            <label for={id.clone()}>{ G::option_name(lang, name) }</label>
            <input class="select" type="text" {id} list={list.clone()} {value} autocomplete="off"
                aria-describedby={help.clone()}
                aria-invalid={why.is_some().then_some("true")} oninput={change} />
            <datalist id={list}>
                { for props.such_as.iter().map(|value| html! { <option value={*value} /> }) }
            </datalist>
            <p class="field-help" id={help} role={why.is_some().then_some("alert")}>
                { why.unwrap_or(about) }
            </p>
        </div>
    }
}
