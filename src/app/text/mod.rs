//! Every word that a person reads.
//!
//! A message is a value: a variant of an enum for each place where words stand, with the names
//! and numbers that go into it. Each language is one function with an exhaustive match, so that
//! a message missing in a language does not compile.
//!
//! Each game brings one file with its own messages and implements [`Told`].

pub mod brian_boru;
pub mod brian_boru_rules;
pub mod hall;
mod irish;
mod lang;
pub mod learn;
mod names;
pub mod replay;
pub mod rules;
pub mod samples;
pub mod saved;
pub mod settings;
pub mod share;
pub mod statistics;
pub mod study;
pub mod table;
pub mod tafl;
pub mod tafl_rules;
pub mod tara;
pub mod tara_rules;
mod trouble;

use crate::game::{Notation, Seat, SeatSet, SeenTurn, Timeline};
use std::rc::Rc;

pub use lang::{Lang, Say};

/// What a result panel says about a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Who won, such as "The attackers win".
    pub headline: String,
    /// Why, as a sentence.
    pub reason: String,
    /// The rule that ended the game.
    pub rule: &'static str,
}

/// What the seat to act should do, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// Whose turn, such as "The attackers move".
    pub headline: String,
    /// What a turn is, for a newcomer, or what this one still needs.
    pub detail: String,
    /// The rule behind a step of a turn that has begun, or behind what is forced.
    pub rule: Option<&'static str>,
}

/// A line of a game's score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// What is counted, such as “Kingdoms”.
    pub label: String,
    /// What each seat has of it.
    pub values: Vec<String>,
    /// What that is made of for each seat, where it is worth telling; otherwise empty.
    pub parts: Vec<String>,
    /// True when the values are points that add up to those of the game.
    pub points: bool,
}

/// What each seat gained in one part of a game that is over, and what it had at the end of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What the part is called, such as “Round 3”.
    pub title: String,
    /// The number of actions after which it is over.
    pub end: usize,
    /// What was gained for what.
    pub lines: Vec<ScoreLine>,
    /// What each seat gained in all.
    pub gained: Vec<String>,
    /// What each seat had then, in points.
    pub totals: Vec<i32>,
}

/// The players, as words for one of them call them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// What the player of each seat is called.
    pub names: Rc<[String]>,
    /// The seat of the player who is spoken to.
    pub viewer: Seat,
}

/// A game's own words. They are made of what a seat may know, and never of the whole game.
pub trait Told: Notation {
    /// The number of the rule that says who wins a match of two games; `None` for a game that
    /// is not played in matches.
    const MATCH_RULE: Option<&'static str>;

    /// What a table option asks, and what one of its values means: a title and an explanation.
    /// The presets, where there are any, are the values of an option `preset`.
    fn option_name(lang: Lang, option: &str) -> String;
    /// See [`Told::option_name`].
    fn option_value(lang: Lang, option: &str, value: &str) -> (String, String);
    /// What the side of a seat is called, such as "Attackers".
    fn seat_name(lang: Lang, rules: &Self::Rules, seat: Seat) -> String;
    /// How a game ended, with its last position.
    fn verdict(lang: Lang, last: &Self::Observation, ending: &Self::Ending) -> Verdict;
    /// Above the result when the others than this winner gave up in this position, with the
    /// number of the rule that says what that is worth; `None` where a win is just a win.
    fn resigned(
        _lang: Lang,
        _last: &Self::Observation,
        _winner: Seat,
    ) -> Option<(String, &'static str)> {
        None
    }
    /// Where the points of a game come from that ended in this position, by its rules or because
    /// the others than the winner gave up; nothing where a win is just a win.
    fn score(_lang: Lang, _last: &Self::Observation, _winners: SeatSet) -> Vec<ScoreLine> {
        Vec::new()
    }
    /// Whether [`Told::chapters`] has something to say.
    const CHAPTERS: bool = false;
    /// Who gained what, part by part, in a game that is over: it is made of the whole game, in
    /// which nothing is hidden any more.
    fn chapters(_lang: Lang, _game: &Timeline<Self>) -> Vec<Chapter> {
        Vec::new()
    }
    /// What the seat to act should do now.
    fn prompt(lang: Lang, view: &Self::Observation) -> Prompt;
    /// The same spoken, as what is to be done; with why where that is news to a seat that began
    /// its turn before this one at `last`.
    fn asked(lang: Lang, view: &Self::Observation, _last: Option<&Self::Observation>) -> String {
        format!("{}.", Self::prompt(lang, view).headline)
    }
    /// Why an action is refused, with the rule's number.
    fn refusal(lang: Lang, illegal: &Self::Illegal) -> String;
    /// Actions of one seat as they are spoken, played from `before`; with the threat or the end
    /// they bring, as far as these actions show it.
    fn spoken(lang: Lang, before: &Self::Observation, turn: &[Self::Action]) -> String;
    /// A suggested turn of the player who is spoken to, as what to do.
    fn hinted(lang: Lang, view: &Self::Observation, turn: &[Self::Action], _who: &Who) -> String {
        Self::spoken(lang, view, turn)
    }
    /// Why it is suggested: what it does, what it may gain and what it risks, made of what that
    /// player may know; empty where the words of the turn say all.
    fn reason(
        _lang: Lang,
        _view: &Self::Observation,
        _turn: &[Self::Action],
        _who: &Who,
    ) -> String {
        String::new()
    }
    /// A turn that has been played, in a few words beside the mark of who played it; `None` where
    /// the notation is what everybody reads.
    fn brief(_lang: Lang, _turn: &SeenTurn<Self>, _who: &Who) -> Option<String> {
        None
    }
    /// A turn that has been played, as it is spoken to a player, with all that it brought.
    fn told(lang: Lang, turn: &SeenTurn<Self>, _who: &Who) -> String {
        Self::spoken(lang, &turn.before, &turn.actions)
    }
    /// The rules page of a game that is played by these rules.
    fn rulebook(lang: Lang, rules: &Self::Rules) -> rules::Rulebook;
}

#[cfg(test)]
mod tests;
