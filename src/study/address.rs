//! What is studied, as the text of an address.
//!
//! After the name of the game come, with `/` between them:
//!
//! - nothing: the game's own start, to be changed;
//! - `POSITION`: that position, playable or not, to be changed;
//! - `POSITION/line`, `POSITION/line/TURNS`, `POSITION/line/TURNS/SHOWN`: turns from that position,
//!   as actions with commas between, and how many of the actions stand on the board (all, when it
//!   is left out);
//! - `game/ID`, `game/ID/SHOWN`: a saved game.
//!
//! A position is the game's notation with `.` for `/`, `_` for a space and `~` for `>`, or `start`;
//! table options follow after a `*`, such as `start*corners=plain`. Nothing here needs to be
//! escaped in an address, and what an app has escaped on the way is read all the same.

use crate::game::{OptionError, Rules};

/// What an address asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// To change a position.
    SetUp(Position),
    /// To look at what can be played from a position.
    Line {
        /// Where it begins.
        from: Position,
        /// The actions, in order, as records write them.
        actions: Vec<String>,
        /// How many of them stand on the board; all when it is `None`.
        shown: Option<usize>,
    },
    /// The same in a saved game.
    Game {
        /// Its id among the saved games.
        id: String,
        /// How many of its actions stand on the board; all when it is `None`.
        shown: Option<usize>,
    },
}

/// A position and the table that it stands on, as text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Position {
    /// In the game's notation; `None` for the game's own start.
    pub text: Option<String>,
    /// The options, such as `corners=plain`; empty for the usual ones.
    pub options: String,
}

impl Position {
    /// A position at a table with these options.
    pub fn new<R: Rules>(rules: &R, text: Option<String>) -> Position {
        let changed = rules.changed().into_iter();
        let options: Vec<String> = changed
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        Position {
            text,
            options: options.join(","),
        }
    }

    /// The options of the table.
    ///
    /// # Errors
    /// An option or a value that the game does not have.
    pub fn rules<R: Rules>(&self, mut usual: R) -> Result<R, OptionError> {
        usual.set_all(&self.options)?;
        Ok(usual)
    }
}

/// The game's own start in an address.
const START: &str = "start";

/// Signs of the notation, and what stands for them.
const SIGNS: [(char, char); 3] = [('/', '.'), (' ', '_'), ('>', '~')];

fn with_signs(text: &str) -> String {
    let sign = |sign: char| SIGNS.iter().find(|(from, _)| *from == sign);
    text.chars()
        .map(|it| sign(it).map_or(it, |(_, to)| *to))
        .collect()
}

fn without_signs(text: &str) -> String {
    let sign = |sign: char| SIGNS.iter().find(|(_, to)| *to == sign);
    text.chars()
        .map(|it| sign(it).map_or(it, |(from, _)| *from))
        .collect()
}

/// The text of an address, after the name of the game.
pub fn write(asked: &Asked) -> String {
    let at = |shown: &Option<usize>| match shown {
        Some(shown) => format!("/{shown}"),
        None => String::new(),
    };
    match asked {
        Asked::SetUp(from) if *from == Position::default() => String::new(),
        Asked::SetUp(from) => position(from),
        Asked::Line {
            from,
            actions,
            shown,
        } if !actions.is_empty() => format!(
            "{}/line/{}{}",
            position(from),
            with_signs(&actions.join(",")),
            at(shown)
        ),
        Asked::Line { from, .. } => format!("{}/line", position(from)),
        Asked::Game { id, shown } => format!("game/{id}{}", at(shown)),
    }
}

fn position(position: &Position) -> String {
    let text = match &position.text {
        Some(text) => with_signs(text),
        None => START.to_owned(),
    };
    match position.options.as_str() {
        "" => text,
        options => format!("{text}*{options}"),
    }
}

/// What the text of an address asks for; `None` when it has not the form of one.
pub fn read(text: &str) -> Option<Asked> {
    let text = unescaped(text);
    let parts: Vec<&str> = text.split('/').collect();
    let number = |text: &str| text.parse::<usize>().ok();
    let line = |from: &str, turns: &str, shown| Asked::Line {
        from: read_position(from),
        actions: without_signs(turns).split(',').map(str::to_owned).collect(),
        shown,
    };
    Some(match parts[..] {
        ["game", id] => Asked::Game {
            id: id.to_owned(),
            shown: None,
        },
        ["game", id, shown] => Asked::Game {
            id: id.to_owned(),
            shown: Some(number(shown)?),
        },
        [from] => Asked::SetUp(read_position(from)),
        [from, "line"] => Asked::Line {
            from: read_position(from),
            actions: Vec::new(),
            shown: None,
        },
        [from, "line", turns] => line(from, turns, None),
        [from, "line", turns, shown] => line(from, turns, Some(number(shown)?)),
        _ => return None,
    })
}

fn read_position(text: &str) -> Position {
    let (text, options) = text.split_once('*').unwrap_or((text, ""));
    Position {
        text: (!matches!(text, "" | START)).then(|| without_signs(text)),
        options: options.to_owned(),
    }
}

/// A text in which `%2C` and the like, of ASCII alone, are the signs that they stand for.
fn unescaped(text: &str) -> String {
    let mut made = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        made.push_str(before);
        let code = after
            .get(..2)
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match code
            .filter(u8::is_ascii_graphic)
            .or(code.filter(|it| *it == b' '))
        {
            Some(code) => {
                made.push(char::from(code));
                rest = &after[2..];
            }
            None => {
                made.push('%');
                rest = after;
            }
        }
    }
    made + rest
}
