//! The line at the top of every page.

use super::{
    icon::{Icon, icon},
    language::{Spoken, speak},
    look::choose_theme,
    route::Route,
    store::Theme,
    text::{Lang, hall::Text},
};
use web_sys::{HtmlSelectElement, wasm_bindgen::JsCast};
use yew::prelude::*;

/// What the line is given.
#[derive(Properties, Clone, PartialEq)]
pub struct FrameProps {
    /// The language of the page.
    pub spoken: Spoken,
    /// The page on which it stands.
    pub here: Route,
    /// The theme that is chosen.
    pub theme: Theme,
}

/// The line at the top: name, game, links, settings, language, theme.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let Spoken { lang, chosen } = props.spoken;
    let say = |text| lang.say(text);
    let link = |to: Route, text| {
        let here = (to == props.here).then_some("page");
        html! { <a href={to.address()} aria-current={here}>{ say(text) }</a> }
    };
    let game = props.here.game();
    let next = next(props.theme);
    let onclick = Callback::from(move |_| choose_theme(next));
    let label = say(Text::Theme(props.theme));
    html! {
        <header class="frame">
            <a class="frame-name" href={Route::Hall.address()} title={say(Text::Hall)}>{ "Ríocht" }</a>
            if let Some(game) = game {
                <span class="frame-game">{ lang.say(game) }</span>
            }
            <nav class="frame-links" aria-label={say(Text::Pages)}>
                if let Some(game) = game {
                    if matches!(props.here, Route::Rules { .. } | Route::Rule { .. }) {
                        { link(Route::play(game), Text::Play) }
                    } else {
                        { link(Route::Rules { game }, Text::Rules) }
                    }
                }
                { link(Route::Saved, Text::Saved) }
            </nav>
            <a class="button quiet icon to-settings" href={Route::Settings.address()} aria-label={say(Text::Settings)}
                title={say(Text::Settings)}
                aria-current={(props.here == Route::Settings).then_some("page")}>
                { icon(Icon::Settings) }
            </a>
            { languages(lang, chosen) }
            <button type="button" class="button quiet icon theme" aria-label={label.clone()} title={label} {onclick}>
                { theme_icon(props.theme) }
            </button>
        </header>
    }
}

/// The choice of a language: a globe, and over it a select element that is seen only when it is
/// open. Each language has its own name for itself.
fn languages(lang: Lang, chosen: Option<Lang>) -> Html {
    let onchange = Callback::from(|event: Event| {
        let select = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
        speak(Lang::from_tag(
            &select.map(|select| select.value()).unwrap_or_default(),
        ));
    });
    let label = lang.say(Text::Language);
    html! {
        <label class="button quiet icon language" title={label.clone()}>
            { icon(Icon::Language) }
            <select aria-label={label} {onchange}>
                <option value="" selected={chosen.is_none()}>{ lang.say(Text::AsTheDevice) }</option>
                { for Lang::ALL.into_iter().map(|it| html! {
                    <option value={it.tag()} lang={it.tag()} selected={chosen == Some(it)}>
                        { it.own_name() }
                    </option>
                }) }
            </select>
        </label>
    }
}

/// The theme after this one.
fn next(theme: Theme) -> Theme {
    match theme {
        Theme::System => Theme::Light,
        Theme::Light => Theme::Dark,
        Theme::Dark => Theme::System,
    }
}

/// A sun, a moon, or half of each.
fn theme_icon(theme: Theme) -> Html {
    let picture = match theme {
        Theme::Light => html! {
            <>
                <circle cx="12" cy="12" r="4.2" />
                <path d="M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7" />
            </>
        },
        Theme::Dark => html! { <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5 8 8 0 1 0 19.5 14.5Z" /> },
        Theme::System => html! {
            <>
                <circle cx="12" cy="12" r="8" />
                <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16Z" />
            </>
        },
    };
    html! {
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">
            { picture }
        </svg>
    }
}
