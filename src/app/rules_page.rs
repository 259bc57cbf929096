//! The rules page of a game: every rule under its number, with small boards that show it.

use super::{
    boards::Drawn,
    route::Route,
    text::{
        Lang,
        rules::{Figure, Rule, Rulebook, Text},
        study::Entrance,
    },
};
use crate::{game::Seat, shelf::GameName, with_game};
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// What a rules page is given.
#[derive(Properties, Clone, PartialEq)]
pub struct RulesPageProps {
    pub lang: Lang,
    pub game: GameName,
    /// The rule to open the page at, such as `R-3`.
    #[prop_or_default]
    pub rule: Option<String>,
}

/// The rules of a game.
#[component]
pub fn RulesPage(props: &RulesPageProps) -> Html {
    let RulesPageProps { lang, game, rule } = props.clone();
    use_effect_with((game, rule.clone()), |(_, rule)| go_to(rule.as_deref()));
    let say = |text| lang.say(text);
    let book = with_game!(game, G => rulebook::<G>(lang, game));
    let draw = |figure: &Figure| with_game!(game, G => draw::<G>(lang, game, figure));
    let here = |number: &str| {
        let rule = number.to_owned();
        Route::Rule { game, rule }.address()
    };
    html! {
        <main class="rules text">
            <div class="rules-opening">
                <p class="rules-over">{ say(Text::Rules) }</p>
                <h1>{ lang.say(game) }</h1>
                <p class="lede">{ book.opening.clone() }</p>
                <div class="bar">
                    <a class="button main" href={Route::play(game).address()}>{ say(Text::Play) }</a>
                    <a class="button" href={Route::Course { game }.address()}>{ say(Text::Learn) }</a>
                    if Route::can_study(game) {
                        <a class="button" href={Route::set_up(game).address()}>{ lang.say(Entrance::SetUp) }</a>
                    }
                    <a class="button" href={Route::Glossary.address()}>{ say(Text::Glossary) }</a>
                </div>
            </div>
            <nav class="rules-contents" aria-label={say(Text::Contents)}>
                <ol>
                    { for book.chapters.iter().map(|chapter| html! {
                        <li><a href={here(chapter.rules[0].number)}>{ chapter.title.clone() }</a></li>
                    }) }
                    <li><a href={here(KNOWN)}>{ say(Text::WhatIsKnown) }</a></li>
                </ol>
            </nav>
            { for book.chapters.iter().map(|chapter| html! {
                <section class="chapter">
                    <h2>{ chapter.title.clone() }</h2>
                    { for chapter.rules.iter().map(|it| one_rule(it, &here, &draw, rule.as_deref())) }
                </section>
            }) }
            <section class="chapter" id={KNOWN}>
                <h2>{ say(Text::WhatIsKnown) }</h2>
                { for book.known.iter().map(|text| html! { <p>{ text.clone() }</p> }) }
            </section>
        </main>
    }
}

/// The place of what is known about the game, beside the rules' numbers.
const KNOWN: &str = "known";

fn one_rule(
    rule: &Rule,
    here: &impl Fn(&str) -> String,
    draw: &impl Fn(&Figure) -> Html,
    open: Option<&str>,
) -> Html {
    let class = classes!("rule", (open == Some(rule.number)).then_some("open"));
    html! {
        <article {class} id={rule.number}>
            <h3>
                <a class="rule-number" href={here(rule.number)}>{ rule.number }</a>
                { " " }{ rule.title.clone() }
            </h3>
            { for rule.text.iter().map(|text| html! { <p>{ text.clone() }</p> }) }
            if !rule.figures.is_empty() {
                <div class="figures">
                    { for rule.figures.iter().map(|figure| html! {
                        <figure>
                            { draw(figure) }
                            <figcaption>{ figure.caption.clone() }</figcaption>
                        </figure>
                    }) }
                </div>
            }
        </article>
    }
}

fn rulebook<G: Drawn>(lang: Lang, game: GameName) -> Rulebook {
    G::rulebook(lang, &game.rules::<G>())
}

/// The board of a figure; a test keeps every figure readable, so there is always one.
fn draw<G: Drawn>(lang: Lang, game: GameName, figure: &Figure) -> Html {
    let Ok(position) = G::parse_position(&game.rules::<G>(), figure.position) else {
        return Html::default();
    };
    let turn = position.parse_turn(figure.turn).unwrap_or_default();
    let seat = position.status().seat().unwrap_or(Seat(0));
    G::picture(lang, &position.observe(seat), &turn)
}

/// Brings a rule into view; without one, the top of the page.
fn go_to(rule: Option<&str>) {
    let Some(window) = web_sys::window() else {
        return;
    };
    match rule.and_then(|rule| window.document()?.get_element_by_id(rule)) {
        Some(element) => {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Start);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
        None => window.scroll_to_with_x_and_y(0.0, 0.0),
    }
}
