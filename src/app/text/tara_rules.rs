//! The rules pages of the three games of Tara. The numbers are the contract: refusals, results
//! and tests name rules by them.

mod english;
mod figures;
mod irish;
mod persian;

use super::{
    Lang,
    rules::{Rulebook, rule},
};

/// The rules page of the game with this id in a language.
pub fn book(lang: Lang, game: &str) -> Rulebook {
    match lang {
        Lang::English => english::book(game),
        Lang::Persian => persian::book(game).with_notation(),
        Lang::Irish => irish::book(game),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Notation, Rules as _},
        tara::{Chalice, Tara},
    };

    fn check<G: Notation>(game: &str) {
        let rules = G::Rules::named(game).unwrap();
        let book = book(Lang::English, game);
        for figure in book
            .chapters
            .iter()
            .flat_map(|it| &it.rules)
            .flat_map(|it| &it.figures)
        {
            let before = G::parse_position(&rules, figure.position).unwrap();
            let turn = before.parse_turn(figure.turn).unwrap();
            assert_eq!(before.turn_text(&turn), figure.turn);
        }
    }

    #[test]
    fn figures_can_be_played() {
        check::<Tara>("tara-1");
        check::<Tara>("tara-2");
        check::<Chalice>("tara-chalice");
    }

    #[test]
    fn every_rule_stands_once_under_its_number() {
        let numbers = |game: &str| -> Vec<&str> {
            let book = book(Lang::English, game);
            book.chapters
                .iter()
                .flat_map(|it| &it.rules)
                .map(|it| it.number)
                .collect()
        };
        let run = |letter: &str, from: u32, to: u32| -> Vec<String> {
            (from..=to)
                .map(|number| format!("{letter}-{number}"))
                .collect()
        };
        let one = [run("G", 1, 6), run("A", 1, 15), run("M", 1, 3)].concat();
        assert_eq!(numbers("tara-1"), one);
        let two = [
            run("G", 1, 6),
            run("A", 1, 4),
            run("B", 1, 5),
            run("A", 5, 15),
            run("B", 6, 8),
            run("M", 1, 3),
        ];
        assert_eq!(numbers("tara-2"), two.concat());
        let chalice = [run("G", 1, 6), run("P", 1, 9), run("M", 1, 3)].concat();
        assert_eq!(numbers("tara-chalice"), chalice);
    }
}
