//! Rule sets: the rules of a tafl game as data.

use super::{Side, board::Squares};
use crate::game::{OptionError, OptionKind, Rules, TableOption};
use serde::{Deserialize, Serialize};

/// How far a piece moves along a rank or a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Range {
    /// Any distance, like a rook.
    Any,
    /// Exactly one square.
    One,
}

/// How many attackers it takes to capture the King.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum KingStrength {
    /// Two, on opposite sides; three beside the Throne, four on it.
    WeakAwayFromThrone,
    /// Two, on opposite sides, wherever he stands.
    Weak,
    /// Four, wherever he stands.
    Strong,
}

/// The rules of one tafl game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleSet {
    /// The game's name, such as `ard-ri`.
    pub(super) name: &'static str,
    /// The start, in the notation, side to move included.
    pub start: &'static str,
    /// How far soldiers move.
    pub soldier_range: Range,
    /// How far the King moves (R-3, `king_step`).
    pub king_range: Range,
    /// What it takes to capture the King.
    pub king_strength: KingStrength,
    /// Whether the King helps to capture soldiers.
    pub king_armed: bool,
    /// Where the King wins.
    pub escapes: Squares,
    /// Where soldiers may not stop.
    pub restricted: Squares,
    /// Empty squares that soldiers cannot pass over.
    pub barred: Squares,
    /// Squares that, while empty, help to capture a soldier of either side.
    pub hostile: Squares,
    /// Whether attackers win by encirclement.
    pub encirclement: bool,
    /// The occurrence of a position that ends the game.
    pub repetitions: usize,
    /// The side that wins then.
    pub repetition_winner: Side,
}

/// Sixteen attackers on the edges, eight defenders round the King.
const PARLETT: &str = "/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/ a";

impl RuleSet {
    /// Ard Rí: every piece moves like a rook.
    pub const ARD_RI: RuleSet = RuleSet {
        name: "ard-ri",
        start: PARLETT,
        soldier_range: Range::Any,
        king_range: Range::Any,
        king_strength: KingStrength::WeakAwayFromThrone,
        king_armed: true,
        escapes: Squares::EDGE,
        restricted: Squares::THRONE.or(Squares::CORNERS),
        barred: Squares::NONE,
        hostile: Squares::THRONE.or(Squares::CORNERS),
        encirclement: true,
        repetitions: 3,
        repetition_winner: Side::Attackers,
    };

    /// One-Step Ard Rí: every piece moves one square.
    pub const ONE_STEP: RuleSet = RuleSet {
        name: "ard-ri-one-step",
        soldier_range: Range::One,
        king_range: Range::One,
        ..RuleSet::ARD_RI
    };

    /// The tafl games there are.
    pub const ALL: [RuleSet; 2] = [RuleSet::ARD_RI, RuleSet::ONE_STEP];

    /// True when the corners are set apart from other edge squares.
    pub fn corners_restricted(&self) -> bool {
        self.restricted.meets(Squares::CORNERS)
    }
}

const CORNERS: TableOption = TableOption {
    name: "corners",
    kind: OptionKind::Choice(&["restricted", "plain"]),
    rule: "R-14",
};
const KING_STEP: TableOption = TableOption {
    name: "king_step",
    kind: OptionKind::Choice(&["as_others", "rook"]),
    rule: "R-3",
};
const ENCIRCLEMENT: TableOption = TableOption {
    name: "encirclement",
    kind: OptionKind::Choice(&["flood", "off"]),
    rule: "R-11",
};
const OPTIONS: [TableOption; 3] = [CORNERS, KING_STEP, ENCIRCLEMENT];

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
        // Where every piece moves like a rook, so does the King either way: a form leaves out a
        // choice that changes nothing. Setting it is allowed all the same.
        match self.soldier_range {
            Range::Any => &[CORNERS, ENCIRCLEMENT],
            Range::One => &OPTIONS,
        }
    }

    fn get(&self, name: &str) -> Option<String> {
        let value = match name {
            "corners" if self.corners_restricted() => "restricted",
            "corners" => "plain",
            "king_step" if self.king_range == self.soldier_range => "as_others",
            "king_step" => "rook",
            "encirclement" if self.encirclement => "flood",
            "encirclement" => "off",
            _ => return None,
        };
        Some(value.to_owned())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match (name, value) {
            ("corners", "restricted") => {
                self.restricted = self.restricted.or(Squares::CORNERS);
                self.hostile = self.hostile.or(Squares::CORNERS);
            }
            ("corners", "plain") => {
                self.restricted = self.restricted.without(Squares::CORNERS);
                self.hostile = self.hostile.without(Squares::CORNERS);
            }
            ("king_step", "as_others") => self.king_range = self.soldier_range,
            ("king_step", "rook") => self.king_range = Range::Any,
            ("encirclement", "flood") => self.encirclement = true,
            ("encirclement", "off") => self.encirclement = false,
            _ => {
                return Err(match OPTIONS.iter().find(|option| option.name == name) {
                    Some(option) => OptionError::value(option, value),
                    None => OptionError::unknown(name, &OPTIONS),
                });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r_14_plain_corners_are_ordinary_edge_squares() {
        let mut rules = RuleSet::ARD_RI;
        assert_eq!(rules.set("corners", "plain"), Ok(()));
        assert_eq!(
            (rules.restricted, rules.hostile),
            (Squares::THRONE, Squares::THRONE)
        );
        assert_eq!(rules.get("corners").as_deref(), Some("plain"));
        assert_eq!(rules.set("corners", "restricted"), Ok(()));
        assert_eq!(rules, RuleSet::ARD_RI);
    }

    #[test]
    fn options_are_read_and_refused_with_a_sentence() {
        let mut rules = RuleSet::ONE_STEP;
        assert_eq!(rules.set_all("king_step=rook, encirclement=off"), Ok(()));
        assert_eq!(
            rules.changed(),
            [
                ("king_step", "rook".to_owned()),
                ("encirclement", "off".to_owned())
            ]
        );
        for text in [
            "corner=plain",
            "corners=round",
            "corners",
            "corners=plain,corners=plain",
            ",",
            "=",
        ] {
            let error = rules.set_all(text).unwrap_err().to_string();
            assert!(error.ends_with('.'), "{error}");
        }
        assert_eq!(rules.set_all(""), Ok(()));
    }
}
