//! Table options: the choices that a rules page leaves to the players.

use std::fmt::Debug;
use thiserror::Error;

/// One table option, as a form can show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableOption {
    /// Its name in the rules page and in records, such as `corners`.
    pub name: &'static str,
    /// The values it can take.
    pub kind: OptionKind,
    /// The number of the rule that names it.
    pub rule: &'static str,
}

/// The values that an option can take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number in this range, both ends included.
    Number { least: i64, most: i64 },
    /// A text of a form that `form` describes, such as these.
    Form {
        such_as: &'static [&'static str],
        form: &'static str,
    },
}

/// Why an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionError {
    #[error("The game has no option “{name}”; its options are {known}.")]
    Unknown { name: String, known: String },
    #[error("The option “{name}” cannot be “{value}”; it can be {allowed}.")]
    Value {
        name: String,
        value: String,
        allowed: String,
    },
    #[error("“{text}” is not an option; options are written name=value, with commas between them.")]
    Form { text: String },
    #[error("The option “{name}” is set twice.")]
    Twice { name: String },
}

/// The table options of one game, with their values.
pub trait Rules: Clone + Eq + Debug + Send + 'static {
    /// The options with their defaults, for a game's name such as `ard-ri`; `None` when this
    /// family of games has none of that name.
    fn named(game: &str) -> Option<Self>;

    /// The name of the game, as records and the command line write it.
    fn game(&self) -> &'static str;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The options there are, in the order in which a form shows them.
    fn options(&self) -> &'static [TableOption];

    /// The option that sets the number of seats, where there is one.
    fn seats_option(&self) -> Option<&'static str> {
        None
    }

    /// How many of the options, from the first on, everybody who lays a table may want to see;
    /// the others are readings of the rules. All are alike when it is none.
    fn common(&self) -> usize {
        0
    }

    /// Names for options that go together, such as `short`.
    fn presets(&self) -> &'static [&'static str] {
        &[]
    }

    /// These options with those of a preset in place of their own; `None` when there is no
    /// preset of that name.
    fn with_preset(&self, _name: &str) -> Option<Self> {
        None
    }

    /// The options of the other game of a match, for which the two players have changed seats.
    /// A game whose players keep their sides all the same says here which seat has which (M-1).
    fn after_swap(&self) -> Self {
        self.clone()
    }

    /// The value of an option; `None` when there is no such option.
    fn get(&self, name: &str) -> Option<String>;

    /// Sets an option.
    ///
    /// # Errors
    /// An unknown name or a value that the option cannot take; nothing is changed then.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError>;

    /// Sets options from a text such as `corners=plain,king_step=rook`. An empty text sets none.
    ///
    /// # Errors
    /// As [`Rules::set`], and for a text of another form or an option named twice.
    fn set_all(&mut self, text: &str) -> Result<(), OptionError> {
        let mut seen: Vec<&str> = Vec::new();
        for part in text
            .split(',')
            .map(str::trim)
            .filter(|_| !text.trim().is_empty())
        {
            let (name, value) = part.split_once('=').ok_or_else(|| OptionError::Form {
                text: part.to_owned(),
            })?;
            let (name, value) = (name.trim(), value.trim());
            if seen.contains(&name) {
                return Err(OptionError::Twice {
                    name: name.to_owned(),
                });
            }
            seen.push(name);
            self.set(name, value)?;
        }
        Ok(())
    }

    /// The options that differ from the game's defaults, as names and values.
    fn changed(&self) -> Vec<(&'static str, String)> {
        let defaults = Self::named(self.game());
        self.options()
            .iter()
            .filter_map(|option| {
                let value = self.get(option.name)?;
                let default = defaults.as_ref().and_then(|rules| rules.get(option.name));
                (Some(&value) != default.as_ref()).then_some((option.name, value))
            })
            .collect()
    }
}

impl OptionError {
    /// The error for a name that is not among `options`.
    pub fn unknown(name: &str, options: &[TableOption]) -> OptionError {
        OptionError::Unknown {
            name: name.to_owned(),
            known: words(options.iter().map(|option| option.name)),
        }
    }

    /// The error for a value that `option` cannot take.
    pub fn value(option: &TableOption, value: &str) -> OptionError {
        OptionError::Value {
            name: option.name.to_owned(),
            value: value.to_owned(),
            allowed: match option.kind {
                OptionKind::Choice(values) => words(values.iter().copied()),
                OptionKind::Number { least, most } => format!("a number from {least} to {most}"),
                OptionKind::Form { such_as, form } => {
                    format!("{form}, such as {}", words(such_as.iter().copied()))
                }
            },
        }
    }
}

/// Words in a row, as a sentence lists them.
fn words<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words
        .map(|word| format!("“{word}”"))
        .collect::<Vec<_>>()
        .join(", ")
}
