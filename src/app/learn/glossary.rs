//! The terms of all games.

use crate::app::{
    route::Route,
    text::{
        Lang,
        learn::{
            Text,
            glossary::{Meaning, Name, Term},
        },
    },
    title::use_title,
};
use yew::prelude::*;

/// What the glossary is given.
#[derive(Properties, Clone, PartialEq)]
pub struct GlossaryProps {
    pub lang: Lang,
}

/// The glossary.
#[component]
pub fn Glossary(props: &GlossaryProps) -> Html {
    let lang = props.lang;
    let say = |text| lang.say(text);
    use_title(say(Text::Glossary));
    let mut terms: Vec<(String, Term)> = Term::ALL
        .iter()
        .map(|term| (lang.say(Name(*term)), *term))
        .collect();
    terms.sort_unstable_by(|(one, _), (other, _)| lang.compare(one, other));
    let term = |(name, term): &(String, Term)| {
        let rules = term.rules().iter().map(|(game, rule)| {
            let (game, number) = (*game, (*rule).to_owned());
            let of = lang.say(game);
            let address = Route::Rule { game, rule: number }.address();
            html! { <li><a class="link" href={address}>{ lang.row(&[of, (*rule).to_owned()]) }</a></li> }
        });
        html! {
            <div class="term">
                <dt>{ name.clone() }</dt>
                <dd>
                    <p>{ lang.say(Meaning(*term)) }</p>
                    <ul class="term-rules" aria-label={say(Text::Where)}>{ for rules }</ul>
                </dd>
            </div>
        }
    };
    html! {
        <main class="rules learn text">
            <div class="rules-opening">
                <h1>{ say(Text::Glossary) }</h1>
                <p class="lede">{ say(Text::GlossaryAbout) }</p>
            </div>
            <dl class="terms">{ for terms.iter().map(term) }</dl>
        </main>
    }
}
