//! Positions and turns as text.
//!
//! A position is `/rrrbb/…/ r -`: the board, the side to move, and `out` when the other player
//! has called OUT (P-7). A turn is `d1`, or `xd1` for a capture.

use super::{Action, Chalice, RuleSet, Setup, setup::Fault};
use crate::{
    game::{Game, Notation, ParseError, Seat},
    tara::{
        Colour,
        text::{board_text, read_board, read_side, words},
    },
};

/// Reads an arrangement, playable or not.
///
/// # Errors
/// A text that has not the form of a position.
pub fn parse_setup(text: &str) -> Result<Setup, ParseError> {
    let words = words(text)?;
    let mut setup = Setup::empty(Colour::Red);
    read_board(words[0], "r, b and the digits 1 to 7", |hill, sign| {
        let colour = match sign {
            'r' => Colour::Red,
            'b' => Colour::Blue,
            _ => return false,
        };
        if let Some(hill) = hill {
            setup.put(hill, Some(colour));
        }
        true
    })?;
    setup.side = read_side(words.get(1).copied().unwrap_or_default())?;
    setup.out = match words[2..] {
        ["-"] => false,
        ["out"] => true,
        _ => {
            let form = "after the side to move comes “out” when the other player is OUT, else “-”";
            return Err(ParseError::Unreadable(form.to_owned()));
        }
    };
    Ok(setup)
}

/// An arrangement as text.
pub fn setup_text(setup: &Setup) -> String {
    let mut text = board_text(|hill| setup.ringfort(hill).map(Colour::sign));
    text.push(' ');
    text.push(setup.side.sign());
    text.push_str(if setup.out { " out" } else { " -" });
    text
}

impl Notation for Chalice {
    fn seat_word(&self, seat: Seat) -> String {
        Colour::of(seat, self.rules().first).word().to_owned()
    }

    fn position_text(&self) -> String {
        setup_text(&Setup::from(self.position()))
    }

    fn parse_position(rules: &RuleSet, text: &str) -> Result<Chalice, ParseError> {
        let reasons = |faults: Vec<Fault>| faults.iter().map(Fault::to_string).collect();
        let position = parse_setup(text)?
            .position(rules)
            .map_err(|faults| ParseError::Unplayable(reasons(faults)))?;
        Ok(Chalice::from_position(*rules, position))
    }

    fn turn_text(&self, turn: &[Action]) -> String {
        turn.iter().map(Action::to_string).collect()
    }

    fn seen_text(before: &Chalice, turn: &[Action]) -> String {
        before.turn_text(turn)
    }

    fn parse_turn(&self, text: &str) -> Result<Vec<Action>, ParseError> {
        let text = text.trim();
        let action = text.parse()?;
        self.check(action)
            .map_err(|why| ParseError::illegal(text, &why))?;
        Ok(vec![action])
    }
}
