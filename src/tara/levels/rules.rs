//! The two levels as data, and their table options.

use crate::{
    game::{OptionError, OptionKind, Rules, TableOption},
    tara::{
        Colour,
        text::{self, FIRST},
    },
};

/// Where a moved bridge may be put down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// On any enemy pair without a bridge between the two.
    UnbridgedPair,
    /// On one whose two ringforts carry no other bridge either.
    BareRingforts,
}

/// The rules of one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleSet {
    /// The game's name, such as `tara-1`.
    name: &'static str,
    /// Who begins (A-1, M-1).
    pub first: Colour,
    /// Where a moved bridge may be put down.
    pub bridge_destination: Destination,
    /// Whether completing the siege of the enemy king offers a skip (B-2).
    pub skips: bool,
    /// Whether the last build can offer one too (B-4).
    pub skip_on_last_build: bool,
    /// Whether bridges are put down only in the lines of the king of their colour (B-6, B-7).
    pub king_lines: bool,
}

impl RuleSet {
    /// Level 1, "Quick-start".
    pub const LEVEL_1: RuleSet = RuleSet {
        name: "tara-1",
        first: Colour::Red,
        bridge_destination: Destination::UnbridgedPair,
        skips: false,
        skip_on_last_build: true,
        king_lines: false,
    };

    /// Level 2, "Advanced".
    pub const LEVEL_2: RuleSet = RuleSet {
        name: "tara-2",
        skips: true,
        king_lines: true,
        ..RuleSet::LEVEL_1
    };

    /// Both levels.
    pub const ALL: [RuleSet; 2] = [RuleSet::LEVEL_1, RuleSet::LEVEL_2];

    /// How many skips a player with this many counters can have taken (B-2).
    pub fn most_skips(&self, counters: u8) -> u8 {
        if self.skips {
            COUNTERS.saturating_sub(counters)
        } else {
            0
        }
    }
}

/// The counters that each player begins with.
pub const COUNTERS: u8 = 5;

const BRIDGE_DESTINATION: TableOption = TableOption {
    name: "bridge_destination",
    kind: OptionKind::Choice(&["unbridged_pair", "bare_ringforts"]),
    rule: "A-9",
};
const SKIP_ON_LAST_BUILD: TableOption = TableOption {
    name: "skip_on_last_build",
    kind: OptionKind::Choice(&["on", "off"]),
    rule: "B-4",
};
const OPTIONS: [TableOption; 3] = [FIRST, BRIDGE_DESTINATION, SKIP_ON_LAST_BUILD];

impl Rules for RuleSet {
    fn named(game: &str) -> Option<RuleSet> {
        RuleSet::ALL.into_iter().find(|rules| rules.name == game)
    }

    fn game(&self) -> &'static str {
        self.name
    }

    fn seats(&self) -> u8 {
        2
    }

    fn options(&self) -> &'static [TableOption] {
        if self.skips {
            &OPTIONS
        } else {
            // Where nothing is skipped, there is nothing to choose about the last build.
            &[FIRST, BRIDGE_DESTINATION]
        }
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
            "bridge_destination" => match self.bridge_destination {
                Destination::UnbridgedPair => "unbridged_pair",
                Destination::BareRingforts => "bare_ringforts",
            },
            "skip_on_last_build" if self.skips && self.skip_on_last_build => "on",
            "skip_on_last_build" if self.skips => "off",
            _ => return None,
        };
        Some(value.to_owned())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match (name, value) {
            ("bridge_destination", "unbridged_pair") => {
                self.bridge_destination = Destination::UnbridgedPair;
            }
            ("bridge_destination", "bare_ringforts") => {
                self.bridge_destination = Destination::BareRingforts;
            }
            ("skip_on_last_build", "on") if self.skips => self.skip_on_last_build = true,
            ("skip_on_last_build", "off") if self.skips => self.skip_on_last_build = false,
            _ => match (name, text::colour(value)) {
                ("first", Some(first)) => self.first = first,
                _ => return Err(text::refused(name, value, self.options())),
            },
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_and_refused_with_a_sentence() {
        let mut rules = RuleSet::LEVEL_2;
        let text = "bridge_destination=bare_ringforts, skip_on_last_build=off, first=blue";
        assert_eq!(rules.set_all(text), Ok(()));
        assert_eq!(rules.changed().len(), 3);
        assert_eq!(rules.first, Colour::Blue);
        for text in ["first=green", "skip_on_last_build=maybe", "corners=plain"] {
            let error = rules.set_all(text).unwrap_err().to_string();
            assert!(error.ends_with('.'), "{error}");
        }
    }

    #[test]
    fn b_4_level_1_has_no_option_about_skips() {
        let mut rules = RuleSet::LEVEL_1;
        assert!(rules.set("skip_on_last_build", "off").is_err());
        assert_eq!(rules, RuleSet::LEVEL_1);
    }
}
