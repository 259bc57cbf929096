//! What a rules page is made of, for any game, and the words round it.

use super::{Say, lang::with_notation};

/// The rules of a game, for a player to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// What the game is about.
    pub opening: String,
    /// The rules in the order in which one learns them.
    pub chapters: Vec<Chapter>,
    /// What is known about the game, a paragraph each.
    pub known: Vec<String>,
}

/// Some rules that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    pub title: String,
    pub rules: Vec<Rule>,
}

/// A rule with its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The number by which refusals and results name it, such as `R-3`.
    pub number: &'static str,
    pub title: String,
    /// A paragraph each.
    pub text: Vec<String>,
    pub figures: Vec<Figure>,
}

/// A small board that shows a rule at work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The position, in the game's notation.
    pub position: &'static str,
    /// A turn from there, in the game's notation with what it captures; or empty.
    pub turn: &'static str,
    /// How the game ends by that turn, as the notation says it; or nothing.
    pub ends: Option<&'static str>,
    pub caption: String,
}

/// What a figure shows, in any language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// As in [`Figure`].
    pub position: &'static str,
    /// As in [`Figure`].
    pub turn: &'static str,
    /// As in [`Figure`].
    pub ends: Option<&'static str>,
}

/// A rule without figures.
pub fn rule(number: &'static str, title: &str, text: &[&str]) -> Rule {
    Rule {
        number,
        title: title.into(),
        text: text.iter().map(|text| (*text).into()).collect(),
        figures: Vec::new(),
    }
}

impl Rulebook {
    /// The same in Persian, with notation that runs from left to right.
    pub fn with_notation(mut self) -> Rulebook {
        let each = |text: &mut String| *text = with_notation(text);
        each(&mut self.opening);
        self.known.iter_mut().for_each(each);
        for chapter in &mut self.chapters {
            each(&mut chapter.title);
            for rule in &mut chapter.rules {
                each(&mut rule.title);
                rule.text.iter_mut().for_each(each);
                let captions = rule.figures.iter_mut().map(|figure| &mut figure.caption);
                captions.for_each(each);
            }
        }
        self
    }
}

impl Rule {
    /// The rule with one more figure.
    pub fn figure(mut self, shown: Shown, caption: &str) -> Rule {
        self.figures.push(Figure {
            position: shown.position,
            turn: shown.turn,
            ends: shown.ends,
            caption: caption.into(),
        });
        self
    }
}

/// The words round the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    /// The page's title, above a game's name.
    Rules,
    /// Over what is known about the game.
    WhatIsKnown,
    /// Over the list of rules at the top.
    Contents,
    /// To the table of the game.
    Play,
    /// To its lessons.
    Learn,
    /// To the terms of all games.
    Glossary,
}

impl Say for Text {
    fn english(&self) -> String {
        match self {
            Text::Rules => "The rules of".into(),
            Text::WhatIsKnown => "What is known about the game".into(),
            Text::Contents => "On this page".into(),
            Text::Play => "Play".into(),
            Text::Learn => "Learn".into(),
            Text::Glossary => "Glossary".into(),
        }
    }

    fn persian(&self) -> String {
        match self {
            Text::Rules => "قواعد بازی",
            Text::WhatIsKnown => "درباره‌ی این بازی چه می‌دانیم",
            Text::Contents => "در این صفحه",
            Text::Play => "بازی",
            Text::Learn => "آموزش",
            Text::Glossary => "واژه‌نامه",
        }
        .into()
    }

    fn irish(&self) -> String {
        match self {
            Text::Rules => "Rialacha",
            Text::WhatIsKnown => "A bhfuil ar eolas faoin gcluiche",
            Text::Contents => "Ar an leathanach seo",
            Text::Play => "Imir",
            Text::Learn => "Foghlaim",
            Text::Glossary => "Gluais",
        }
        .into()
    }
}
