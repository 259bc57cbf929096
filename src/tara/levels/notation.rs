//! Positions and turns as text.
//!
//! A position is `/rrrbb/rrrrbbb/…/ r 5,5 a2-a3,b1-c1`: the board, with `R` and `B` for the
//! ringforts with the kings; the side to move; the counters of Red and of Blue; the bridges, or
//! `-`. Inside a turn a fifth word says what has to be chosen next: `skip`, `drop=b1-c1` with
//! the pair from which a bridge was lifted, `swap` or `link`.
//!
//! A turn is `d4`, `b2+` with a skip, `xd3:d3-e3`, `xa2` without a link, or `b1-c1>c1-d1:xb1`
//! with a bridge-move first. What is left of a turn that was begun is written as `+` or `-`,
//! `c1-d1:xb1`, `xb1` or `d3-e3`.

use super::{
    Action, Illegal, RuleSet, Setup, Step, Tara,
    setup::{Fault, Ringfort},
};
use crate::{
    game::{Game, Notation, ParseError, Seat, View},
    tara::{
        Colour, Pair, Pairs,
        text::{board_text, read_board, read_side, words},
    },
};
use std::fmt::Write;

/// Reads an arrangement, playable or not.
///
/// # Errors
/// A text that has not the form of a position.
pub fn parse_setup(text: &str) -> Result<Setup, ParseError> {
    let words = words(text)?;
    let (side, counters, bridges, step) = match words[1..] {
        [side, counters, bridges] => (side, counters, bridges, None),
        [side, counters, bridges, step] => (side, counters, bridges, Some(step)),
        [] => ("", "", "", None),
        [side, ..] => {
            read_side(side)?;
            let form = "after the board come the side to move, the counters such as 5,5 and the \
                        bridges such as a2-a3,b1-c1 or -";
            return Err(ParseError::Unreadable(form.to_owned()));
        }
    };
    let mut setup = Setup::empty(Colour::Red);
    read_board(
        words[0],
        "r, b, R, B and the digits 1 to 7",
        |hill, sign| {
            let (colour, king) = match sign {
                'r' => (Colour::Red, false),
                'R' => (Colour::Red, true),
                'b' => (Colour::Blue, false),
                'B' => (Colour::Blue, true),
                _ => return false,
            };
            if let Some(hill) = hill {
                setup.put(hill, Some(Ringfort { colour, king }));
            }
            true
        },
    )?;
    setup.side = read_side(side)?;
    setup.counters = read_counters(counters)?;
    setup.bridges = read_bridges(bridges)?;
    setup.step = step.map_or(Ok(Step::Begin), read_step)?;
    Ok(setup)
}

fn read_counters(text: &str) -> Result<[u8; 2], ParseError> {
    let number = |digits: &str| {
        let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
        digits.parse().ok().filter(|_| plain)
    };
    let both = text.split_once(',');
    let both = both.and_then(|(red, blue)| Some([number(red)?, number(blue)?]));
    both.ok_or_else(|| {
        ParseError::Unreadable(format!(
            "“{text}” are not the counters of Red and Blue, such as 5,5"
        ))
    })
}

fn read_bridges(text: &str) -> Result<Pairs, ParseError> {
    let mut bridges = Pairs::NONE;
    if text == "-" {
        return Ok(bridges);
    }
    for pair in text.split(',') {
        let pair: Pair = pair.parse()?;
        if bridges.contains(pair) {
            let twice = format!("the bridge on {pair} is given twice");
            return Err(ParseError::Unreadable(twice));
        }
        bridges = bridges.or(pair.set());
    }
    Ok(bridges)
}

fn read_step(text: &str) -> Result<Step, ParseError> {
    match text {
        "skip" => Ok(Step::Skip),
        "swap" => Ok(Step::Swap),
        "link" => Ok(Step::Link),
        _ => match text.strip_prefix("drop=") {
            Some(pair) => Ok(Step::Drop(pair.parse()?)),
            None => Err(ParseError::Unreadable(format!(
                "“{text}” is no step of a turn; the steps are skip, drop=b1-c1, swap and link"
            ))),
        },
    }
}

/// An arrangement as text.
pub fn setup_text(setup: &Setup) -> String {
    let mut text = board_text(|hill| {
        setup.ringfort(hill).map(|found| {
            let sign = found.colour.sign();
            if found.king {
                sign.to_ascii_uppercase()
            } else {
                sign
            }
        })
    });
    let [red, blue] = setup.counters;
    // Writing to a string cannot fail.
    let _ = write!(text, " {} {red},{blue} ", setup.side.sign());
    if setup.bridges.is_empty() {
        text.push('-');
    }
    for (index, bridge) in setup.bridges.iter().enumerate() {
        let comma = if index > 0 { "," } else { "" };
        let _ = write!(text, "{comma}{bridge}");
    }
    let _ = match setup.step {
        Step::Begin => Ok(()),
        Step::Skip => write!(text, " skip"),
        Step::Drop(lifted) => write!(text, " drop={lifted}"),
        Step::Swap => write!(text, " swap"),
        Step::Link => write!(text, " link"),
    };
    text
}

/// The actions that a turn's text names, as far as it names them; legal or not.
fn read_turn(text: &str, step: Step) -> Result<Vec<Action>, ParseError> {
    let not_a_turn = || ParseError::Turn {
        text: text.to_owned(),
        example: "d4, b2+, xd3:d3-e3, xa2 or b1-c1>c1-d1:xb1",
    };
    if text.is_empty() {
        return Err(not_a_turn());
    }
    // Inside a turn the rest may begin at any of its parts.
    let (mut actions, mut rest) = (Vec::new(), text);
    if let Some((lifted, after)) = rest.split_once('>') {
        actions.push(Action::Lift(lifted.parse()?));
        rest = after;
    }
    if !actions.is_empty() || matches!(step, Step::Drop(_)) {
        let (pair, after) = rest.split_once(':').ok_or_else(not_a_turn)?;
        actions.push(Action::Drop(pair.parse()?));
        rest = after;
    }
    if let Some(swap) = rest.strip_prefix('x') {
        let (hill, link) = match swap.split_once(':') {
            Some((hill, link)) => (hill, Some(link)),
            None => (swap, None),
        };
        actions.push(Action::Swap(hill.parse()?));
        if let Some(link) = link {
            actions.push(Action::Link(link.parse()?));
        }
    } else if !actions.is_empty() {
        return Err(not_a_turn());
    } else if step == Step::Link {
        actions.push(Action::Link(rest.parse()?));
    } else if step == Step::Skip && (rest == "+" || rest == "-") {
        actions.push(rest.parse()?);
    } else {
        let build = rest.strip_suffix('+').unwrap_or(rest);
        actions.push(Action::Build(build.parse()?));
        if build.len() < rest.len() {
            actions.push(Action::Skip);
        }
    }
    Ok(actions)
}

impl Notation for Tara {
    fn seat_word(&self, seat: Seat) -> String {
        Colour::of(seat, self.rules().first).word().to_owned()
    }

    fn position_text(&self) -> String {
        setup_text(&Setup::from(self.position()))
    }

    fn parse_position(rules: &RuleSet, text: &str) -> Result<Tara, ParseError> {
        let reasons = |faults: Vec<Fault>| faults.iter().map(Fault::to_string).collect();
        let position = parse_setup(text)?
            .position(rules)
            .map_err(|faults| ParseError::Unplayable(reasons(faults)))?;
        Ok(Tara::from_position(*rules, position))
    }

    fn turn_text(&self, turn: &[Action]) -> String {
        let mut text = String::new();
        for action in turn {
            let colon = if text.is_empty() { "" } else { ":" };
            // Writing to a string cannot fail.
            let _ = match action {
                Action::Decline if !text.is_empty() => Ok(()),
                Action::Drop(pair) => write!(text, "{pair}"),
                Action::Swap(_) | Action::Link(_) => write!(text, "{colon}{action}"),
                _ => write!(text, "{action}"),
            };
        }
        text
    }

    fn seen_text(before: &Tara, turn: &[Action]) -> String {
        before.turn_text(turn)
    }

    fn parse_turn(&self, text: &str) -> Result<Vec<Action>, ParseError> {
        let text = text.trim();
        let mut actions = read_turn(text, self.position().step())?;
        let illegal = |why: Illegal| ParseError::illegal(text, &why);
        let mut game = *self;
        for (index, action) in actions.iter().enumerate() {
            if index > 0 && !game.mid_turn() {
                // The turn was over before this action.
                return Err(illegal(self.one_too_many(&actions[..index], *action)));
            }
            game.apply(*action).map_err(illegal)?;
        }
        match game.position().step() {
            Step::Begin => {}
            // A skip that the text does not take is declined. One that it has just taken is the
            // end of the turn, and is met above.
            Step::Skip => actions.push(Action::Decline),
            Step::Link => return Err(illegal(Illegal::LinkFirst)),
            Step::Drop(_) => return Err(illegal(Illegal::DropFirst)),
            Step::Swap => return Err(illegal(Illegal::SwapAfterDrop)),
        }
        Ok(actions)
    }
}

impl Tara {
    /// Why an action cannot follow others that make a whole turn.
    fn one_too_many(&self, turn: &[Action], action: Action) -> Illegal {
        let Action::Link(pair) = action else {
            return Illegal::NoSkip;
        };
        match turn {
            [Action::Swap(hill)] if !self.mid_turn() => {
                let swapped = self.position().swapped(*hill);
                let refused = swapped.check_link(self.rules(), pair).err();
                refused.unwrap_or(Illegal::NotYourPair(pair))
            }
            _ => Illegal::NoLinkAfterMove,
        }
    }
}
