//! The rules pages of Ard Rí and One-Step Ard Rí. The numbers are the contract: refusals,
//! results and tests name rules by them.

mod english;
mod figures;
mod irish;
mod persian;

use super::{
    Lang,
    rules::{Rulebook, rule},
};
use crate::tafl::RuleSet;

/// The rules page of a game in a language.
pub fn book(lang: Lang, rules: &RuleSet) -> Rulebook {
    match lang {
        Lang::English => english::book(rules),
        Lang::Persian => persian::book(rules).with_notation(),
        Lang::Irish => irish::book(rules),
    }
}

#[cfg(test)]
mod tests {
    use super::{figures::LONGEST, *};
    use crate::{
        app::text::rules::Rule,
        game::{Game as _, Notation as _, Seed, View as _},
        tafl::Tafl,
    };

    fn rules_of(book: &Rulebook) -> impl Iterator<Item = &Rule> {
        book.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    #[test]
    fn every_rule_stands_once_under_its_number() {
        for rules in RuleSet::ALL {
            let book = book(Lang::English, &rules);
            let numbers: Vec<&str> = rules_of(&book).map(|rule| rule.number).collect();
            let expected: Vec<String> = (1..=15).map(|number| format!("R-{number}")).collect();
            assert_eq!(numbers, expected);
        }
    }

    /// Plays a game written as turns, each exactly as the notation writes it.
    fn play(rules: &RuleSet, turns: &str) -> Tafl {
        let mut game = Tafl::start(rules, Seed(0));
        for text in turns.split_whitespace() {
            assert_eq!(game.status().ending(), None, "over before {text}");
            let turn = game.parse_turn(text).unwrap();
            assert_eq!(game.turn_text(&turn), text);
            game.apply(turn[0]).unwrap();
        }
        game
    }

    #[test]
    fn the_longest_line_lasts_thirteen_plies() {
        let game = play(&RuleSet::ARD_RI, LONGEST);
        assert!(game.status().ending().is_some());
        assert_eq!(LONGEST.split_whitespace().count(), 13);
    }

    #[test]
    fn every_figure_shows_what_it_says() {
        for rules in RuleSet::ALL {
            let mut turns = 0;
            for figure in rules_of(&book(Lang::English, &rules)).flat_map(|rule| &rule.figures) {
                let before = Tafl::parse_position(&rules, figure.position).unwrap();
                if figure.turn.is_empty() {
                    continue;
                }
                assert_eq!(before.status().ending(), None, "{}", figure.caption);
                let turn = before.parse_turn(figure.turn).unwrap();
                // The captures that are written are all that there are, and none is missing.
                assert_eq!(before.turn_text(&turn), figure.turn);
                let mut after = before;
                for mv in turn {
                    after.apply(mv).unwrap();
                }
                let ends = after.status().ending().map(ToString::to_string);
                assert_eq!(ends.as_deref(), figure.ends, "{}", figure.caption);
                turns += 1;
            }
            assert!(turns >= 13, "{turns}");
        }
    }
}
