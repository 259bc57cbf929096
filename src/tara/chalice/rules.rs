//! The table options of Poisoned Chalice.

use crate::{
    game::{OptionError, OptionKind, Rules, TableOption},
    tara::{
        Colour,
        text::{self, FIRST},
    },
};

/// The rules of Poisoned Chalice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleSet {
    /// Who begins (P-2, M-1).
    pub first: Colour,
    /// Whether a row is qualified only where one has fewer ringforts than the opponent, not as
    /// many (P-3).
    pub fewer: bool,
}

impl RuleSet {
    /// The rules with every option at its default.
    pub const DEFAULT: RuleSet = RuleSet {
        first: Colour::Red,
        fewer: false,
    };
}

const QUALIFIED_ROWS: TableOption = TableOption {
    name: "qualified_rows",
    kind: OptionKind::Choice(&["no_more", "fewer"]),
    rule: "P-3",
};

impl Rules for RuleSet {
    fn named(game: &str) -> Option<RuleSet> {
        (game == "tara-chalice").then_some(RuleSet::DEFAULT)
    }

    fn game(&self) -> &'static str {
        "tara-chalice"
    }

    fn seats(&self) -> u8 {
        2
    }

    fn options(&self) -> &'static [TableOption] {
        &[FIRST, QUALIFIED_ROWS]
    }

    /// The colours stay with the players, and the other begins (M-1, G-6).
    fn after_swap(&self) -> RuleSet {
        RuleSet {
            first: self.first.other(),
            ..*self
        }
    }

    fn get(&self, name: &str) -> Option<String> {
        let value = match name {
            "first" => self.first.word(),
            "qualified_rows" if self.fewer => "fewer",
            "qualified_rows" => "no_more",
            _ => return None,
        };
        Some(value.to_owned())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match (name, value, text::colour(value)) {
            ("first", _, Some(first)) => self.first = first,
            ("qualified_rows", "no_more", _) => self.fewer = false,
            ("qualified_rows", "fewer", _) => self.fewer = true,
            _ => return Err(text::refused(name, value, self.options())),
        }
        Ok(())
    }
}
