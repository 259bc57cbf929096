//! The words of the lessons, of the pages round them, and of the glossary.
//!
//! - this file: the lists of courses and lessons, and the page of a lesson
//! - `titles`: what each lesson is called
//! - `tafl`, `tara`, `chalice`, `brian_boru`: what each lesson says
//! - [`glossary`]: the terms of all games
//! - `persian`, `irish`, here and in each of these: the same in those languages

mod brian_boru;
mod chalice;
pub mod glossary;
mod irish;
mod persian;
mod tafl;
mod tara;
#[cfg(test)]
mod tests;
mod titles;

use super::{Lang, Say, lang::with_notation};
use crate::{
    brian_boru::BrianBoru,
    learn::{LessonId, Taught},
    shelf::GameName,
    tafl::Tafl,
    tara::{Chalice, Tara},
};

/// What the pages round the lessons say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    /// The name of it all.
    Learn,
    /// Under the title of the list of courses.
    LearnAbout,
    /// Above a game's name.
    CourseOf,
    /// What a course leads to.
    CourseAbout(GameName),
    /// To the lessons of a game.
    ToCourse {
        done: usize,
        of: usize,
    },
    /// To the first lesson that is not done.
    Begin,
    GoOn,
    /// A lesson in the list, for the ear.
    LessonInList {
        place: usize,
        title: String,
        stars: u8,
    },
    /// Stars, for the ear.
    Stars(u8),
    /// Over a lesson.
    LessonPlace {
        place: usize,
        of: usize,
    },
    /// Ahead of what is to be done.
    Goal,
    /// In how many turns.
    InTurns(u8),
    /// Another turn is to follow.
    TurnsLeft(u8),
    Hint,
    /// Show on the board what the hint means.
    ShowMe,
    TryAgain,
    Next,
    Skip,
    AllLessons,
    /// At the end of a course.
    ToTable,
    /// The goal is reached, and what it was worth.
    Reached(u8),
    /// The game is won, but the lesson asked for something else.
    Missed,
    /// The win comes too late.
    Late,
    /// There is nothing to point at.
    NoHint,
    /// The engine looks for its turn.
    EngineThinks,
    /// What the engine can do from here, when it has counted.
    EngineKnows {
        plies: u32,
    },
    /// How long the defence has lasted, in plies.
    HeldOut {
        plies: usize,
        most: u8,
    },
    /// The defences so far, in plies.
    Defences(Vec<usize>),
    /// The engine could not be started.
    EngineFailed,
    /// Progress cannot be kept.
    NotKept,
    /// No lesson of that name.
    NoSuchLesson,
    /// To the glossary.
    Glossary,
    GlossaryAbout,
    /// The rules in which a term is found.
    Where,
}

/// A number of turns as words.
fn turns(count: impl Into<u64>) -> String {
    match count.into() {
        1 => "one turn".to_owned(),
        2 => "two turns".to_owned(),
        3 => "three turns".to_owned(),
        4 => "four turns".to_owned(),
        count => format!("{count} turns"),
    }
}

/// A number of stars as words.
fn stars(count: u8) -> String {
    match count {
        0 => "not done yet".to_owned(),
        1 => "one star".to_owned(),
        2 => "two stars".to_owned(),
        count => format!("{} stars", if count == 3 { "three" } else { "many" }),
    }
}

impl Say for Text {
    fn english(&self) -> String {
        match self {
            Text::Learn => "Learn".into(),
            Text::LearnAbout => {
                "A short course for each game: a position, a goal, and the rules as your judge. Any \
                 lesson can be skipped; your stars stay on this device."
                    .into()
            }
            Text::CourseOf => "Learn".into(),
            Text::CourseAbout(game) => match game {
                GameName::ArdRi => {
                    "Move, capture, escape, hunt; and at the end the game that is solved: nobody \
                     can save the King, try as you may."
                }
                GameName::ArdRiOneStep => "The same hunt at a walking pace: every step counts.",
                GameName::Tara1 => "Build near the enemy king, then take, link and cut.",
                GameName::Tara2 => "Sieges that win you a turn, and bridges only in a king’s lines.",
                GameName::TaraChalice => "Rows that open and close, and captures that you must make.",
                GameName::BrianBoru => {
                    "One turn a lesson: attack, build, marry, trade, hold, and become High King."
                }
            }
            .into(),
            Text::ToCourse { done, of } => format!("{done} of {of} lessons done"),
            Text::Begin => "Begin".into(),
            Text::GoOn => "Go on".into(),
            Text::LessonInList { place, title, stars: count } => {
                format!("Lesson {place}: {title}, {}", stars(*count))
            }
            Text::Stars(count) => stars(*count),
            Text::LessonPlace { place, of } => format!("Lesson {place} of {of}"),
            Text::Goal => "Your goal".into(),
            Text::InTurns(count) => format!("In {}.", turns(*count)),
            Text::TurnsLeft(1) => "Right so far. One turn is left.".into(),
            Text::TurnsLeft(count) => format!("Right so far. You have {} left.", turns(*count)),
            Text::Hint => "Hint".into(),
            Text::ShowMe => "Show me".into(),
            Text::TryAgain => "Try again".into(),
            Text::Next => "Next".into(),
            Text::Skip => "Skip".into(),
            Text::AllLessons => "All lessons".into(),
            Text::ToTable => "Play a game".into(),
            Text::Reached(count) => format!("Well done: {}.", stars(*count)),
            Text::Missed => "Not quite".into(),
            Text::Late => "Too late".into(),
            Text::NoHint => "From here the goal cannot be reached: try again.".into(),
            Text::EngineThinks => "The attackers look for their move…".into(),
            Text::EngineKnows { plies } => {
                format!("The attackers have counted: whatever you do, they win within {plies} more moves, yours and theirs together.")
            }
            Text::HeldOut { plies, most } if *plies >= usize::from(*most) => {
                format!("You held out for {plies} moves, as long as anyone can. Still it is lost.")
            }
            Text::HeldOut { plies, most } => {
                format!("The King is lost after {plies} moves. The longest defence lasts {most}.")
            }
            Text::Defences(all) => {
                let all: Vec<String> = all.iter().map(ToString::to_string).collect();
                format!("Your defences so far, in moves of both sides: {}.", all.join(", "))
            }
            Text::EngineFailed => {
                "The engine could not be started here. Please load the page again.".into()
            }
            Text::NotKept => {
                "Your stars cannot be kept: the browser’s storage is full, forbidden, or holds \
                 progress that this version cannot read."
                    .into()
            }
            Text::NoSuchLesson => "There is no such lesson.".into(),
            Text::Glossary => "Glossary".into(),
            Text::GlossaryAbout => {
                "The words of all games in plain language, each with the rules that it belongs to."
                    .into()
            }
            Text::Where => "Rules:".into(),
        }
    }

    fn persian(&self) -> String {
        persian::say(self)
    }

    fn irish(&self) -> String {
        irish::say(self)
    }
}

/// What a lesson is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Title(pub LessonId);

impl Say for Title {
    fn english(&self) -> String {
        titles::english(self.0).into()
    }

    fn persian(&self) -> String {
        titles::persian(self.0).into()
    }

    fn irish(&self) -> String {
        titles::irish(self.0).into()
    }
}

/// A part of what a lesson says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What it is about.
    About,
    /// What is to be done.
    Goal,
    /// How to find it, without saying it.
    Hint,
    /// What is wrong with a legal turn that does not do it.
    Missed,
    /// What has been learnt.
    Done,
}

/// The parts of a lesson in the order of [`Part`].
pub type Parts = [&'static str; 5];

/// A game whose lessons are told. Each game tells its own alone, so that a page that is loaded for
/// one game need not bring the words of all.
pub trait Lessons: Taught {
    /// What a lesson says.
    fn parts(lang: Lang, id: LessonId) -> Parts;
}

/// A part of what a lesson says.
pub fn line<G: Lessons>(lang: Lang, id: LessonId, part: Part) -> String {
    let text = G::parts(lang, id)[part as usize];
    match lang {
        Lang::Persian => with_notation(text),
        Lang::English | Lang::Irish => text.to_owned(),
    }
}

impl Lessons for Tafl {
    fn parts(lang: Lang, id: LessonId) -> Parts {
        match lang {
            Lang::English => tafl::english(id),
            Lang::Persian => tafl::persian(id),
            Lang::Irish => tafl::irish(id),
        }
    }
}

impl Lessons for Tara {
    fn parts(lang: Lang, id: LessonId) -> Parts {
        match lang {
            Lang::English => tara::english(id),
            Lang::Persian => tara::persian(id),
            Lang::Irish => tara::irish(id),
        }
    }
}

impl Lessons for Chalice {
    fn parts(lang: Lang, id: LessonId) -> Parts {
        match lang {
            Lang::English => chalice::english(id),
            Lang::Persian => chalice::persian(id),
            Lang::Irish => chalice::irish(id),
        }
    }
}

impl Lessons for BrianBoru {
    fn parts(lang: Lang, id: LessonId) -> Parts {
        match lang {
            Lang::English => brian_boru::english(id),
            Lang::Persian => brian_boru::persian(id),
            Lang::Irish => brian_boru::irish(id),
        }
    }
}
