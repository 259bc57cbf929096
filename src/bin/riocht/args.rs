//! What was asked for: the arguments, read and checked.

use crate::failure::Failure;
use lexopt::{Arg, Parser};
use riocht::{engine::matches::Spec, game::Seed, shelf::GameName};
use std::ffi::OsString;

/// What `riocht --help` says.
pub const USAGE: &str = "\
Ríocht: the royal board games of Ireland.

riocht turns GAME [--rules K=V,…] [--position P | --setup FILE] [--moves \"T T …\"]
    every legal turn, one a line, sorted; nothing when the game is over
riocht play GAME [--rules K=V,…] [--position P | --setup FILE] [--moves \"T T …\"]
    the position after these turns, then who is to move or how the game ended
riocht link GAME [--rules K=V,…] [--position P | --setup FILE] [--moves \"T T …\"]
    the game after these turns as a link, from its # on
riocht open LINK
    the record of the game in a link, then its position as riocht play shows it
riocht perft GAME [--rules K=V,…] [--position P] [--divide] DEPTH
    the number of sequences of DEPTH turns; with --divide for each first turn too
riocht match GAME [--rules K=V,…] --a SPEC --b SPEC --games N --seed S
    the engine against itself, sides swapped every game: what A won, drew and lost; at a
    table of more than two A has one seat, in turn, and B all others
riocht bench [--seed S]
    plies of random play and nodes of search per second, for every game

GAME is ard-ri, ard-ri-one-step, tara-1, tara-2, tara-chalice or brian-boru. Without --position
the game begins at its start; for brian-boru the rules may name the seed=N from which the cards
follow, and --setup names a file with a position, which brings its own seats and rounds. A SPEC is a level
(dalta, ceithearnach, gaiscioch, taoiseach, ard-ri), random, greedy (for brian-boru, the player of
the rules page), time=MS, nodes=N or uct=MS (the textbook's Monte Carlo search).
";

/// One command with all that belongs to it.
pub enum Command {
    Help,
    Turns(Table),
    Play(Table),
    Link(Table),
    /// A link, or whatever else has a game in it.
    Open(String),
    Perft {
        table: Table,
        depth: u32,
        divide: bool,
    },
    Match {
        game: GameName,
        rules: String,
        players: [Spec; 2],
        games: u32,
        seed: Seed,
    },
    Bench {
        seed: Seed,
    },
}

/// A game, its options, and how it came to where it stands; still as text.
pub struct Table {
    pub game: GameName,
    pub rules: String,
    pub position: Option<String>,
    /// The name of a file with a position.
    pub setup: Option<String>,
    pub moves: String,
}

/// Reads the arguments after the program's name.
pub fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Command, Failure> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let Some(command) = arguments.first() else {
        return Ok(Command::Help);
    };
    let wants_help = |argument: &OsString| argument == "--help" || argument == "-h";
    if command == "help" || arguments.iter().any(wants_help) {
        return Ok(Command::Help);
    }
    let rest = Parser::from_args(&arguments[1..]);
    match command.to_str() {
        Some("turns") => {
            let mut given = Given::collect(rest, &["rules", "position", "setup", "moves"], &[])?;
            let table = given.table()?;
            given.finish()?;
            Ok(Command::Turns(table))
        }
        Some("play") => {
            let mut given = Given::collect(rest, &["rules", "position", "setup", "moves"], &[])?;
            let table = given.table()?;
            given.finish()?;
            Ok(Command::Play(table))
        }
        Some("link") => {
            let mut given = Given::collect(rest, &["rules", "position", "setup", "moves"], &[])?;
            let table = given.table()?;
            given.finish()?;
            Ok(Command::Link(table))
        }
        Some("open") => {
            let mut given = Given::collect(rest, &[], &[])?;
            let link = given.word("a LINK to a game")?;
            given.finish()?;
            Ok(Command::Open(link))
        }
        Some("perft") => {
            let mut given = Given::collect(rest, &["rules", "position", "setup"], &["divide"])?;
            let table = given.table()?;
            let depth = given.word("DEPTH, the number of turns, such as 4")?;
            let depth = number("DEPTH", &depth)?;
            let divide = given.flags.contains(&"divide");
            given.finish()?;
            Ok(Command::Perft {
                table,
                depth,
                divide,
            })
        }
        Some("match") => {
            let options = ["rules", "a", "b", "games", "seed"];
            let mut given = Given::collect(rest, &options, &[])?;
            let table = given.table()?;
            let mut player = |name| -> Result<Spec, Failure> {
                let text = given.needed(name, "a player, such as random or taoiseach")?;
                text.parse().map_err(Failure::input)
            };
            let players = [player("a")?, player("b")?];
            let games = given.needed("games", "the number of games")?;
            let games = number("--games", &games)?;
            let seed = given.needed("seed", "a number from which all chance follows")?;
            let seed = Seed(number("--seed", &seed)?);
            given.finish()?;
            Ok(Command::Match {
                game: table.game,
                rules: table.rules,
                players,
                games,
                seed,
            })
        }
        Some("bench") => {
            let mut given = Given::collect(rest, &["seed"], &[])?;
            let seed = given.value("seed").unwrap_or_else(|| "1".to_owned());
            let seed = Seed(number("--seed", &seed)?);
            given.finish()?;
            Ok(Command::Bench { seed })
        }
        _ => Err(Failure::Input(format!(
            "There is no command “{}”; the commands are turns, play, link, open, perft, match and \
             bench (see riocht --help).",
            command.to_string_lossy()
        ))),
    }
}

/// A whole number that fits.
fn number<N: std::str::FromStr>(name: &str, text: &str) -> Result<N, Failure> {
    text.parse().map_err(|_| {
        Failure::Input(format!(
            "{name} must be a whole number that is not too large; it is “{text}”."
        ))
    })
}

/// The options and words of one command, in any order.
struct Given {
    values: Vec<(&'static str, String)>,
    flags: Vec<&'static str>,
    /// The words that no option claims, the last one first.
    words: Vec<String>,
}

impl Given {
    /// Sorts the arguments by the options that take a value and those that take none.
    fn collect(
        mut parser: Parser,
        with_value: &[&'static str],
        without: &[&'static str],
    ) -> Result<Given, Failure> {
        let mut given = Given {
            values: Vec::new(),
            flags: Vec::new(),
            words: Vec::new(),
        };
        let named =
            |names: &[&'static str], name: &str| names.iter().copied().find(|known| *known == name);
        while let Some(argument) = parser.next().map_err(sentence)? {
            let option = match argument {
                Arg::Value(word) => {
                    given.words.push(text(word)?);
                    continue;
                }
                Arg::Long(name) => (named(with_value, name), named(without, name)),
                Arg::Short(_) => (None, None),
            };
            match option {
                (Some(name), _) => {
                    if given.values.iter().any(|(other, _)| *other == name) {
                        return Err(Failure::Input(format!("--{name} is given twice.")));
                    }
                    let value = text(parser.value().map_err(sentence)?)?;
                    given.values.push((name, value));
                }
                (None, Some(flag)) => given.flags.push(flag),
                (None, None) => return Err(sentence(argument.unexpected())),
            }
        }
        given.words.reverse();
        Ok(given)
    }

    /// The next word, which must be there.
    fn word(&mut self, what: &str) -> Result<String, Failure> {
        let missing = || Failure::Input(format!("This command needs {what}."));
        self.words.pop().ok_or_else(missing)
    }

    /// Takes the value of an option, if it was given.
    fn value(&mut self, name: &str) -> Option<String> {
        let at = self.values.iter().position(|(known, _)| *known == name)?;
        Some(self.values.swap_remove(at).1)
    }

    /// Takes the value of an option that must be given.
    fn needed(&mut self, name: &str, what: &str) -> Result<String, Failure> {
        let missing = || Failure::Input(format!("This command needs --{name}, {what}."));
        self.value(name).ok_or_else(missing)
    }

    fn table(&mut self) -> Result<Table, Failure> {
        let word = self.word("the name of a GAME, such as ard-ri")?;
        let game = GameName::from_id(&word).ok_or_else(|| {
            let names: Vec<&str> = GameName::ALL.iter().map(|game| game.id()).collect();
            let names = names.join(", ");
            Failure::Input(format!("There is no game “{word}”; the games are {names}."))
        })?;
        Ok(Table {
            game,
            rules: self.value("rules").unwrap_or_default(),
            position: self.value("position"),
            setup: self.value("setup"),
            moves: self.value("moves").unwrap_or_default(),
        })
    }

    /// Makes sure that nothing is left over.
    fn finish(mut self) -> Result<(), Failure> {
        match self.words.pop() {
            None => Ok(()),
            Some(word) => Err(Failure::Input(format!("“{word}” is one word too many."))),
        }
    }
}

fn text(argument: OsString) -> Result<String, Failure> {
    argument
        .into_string()
        .map_err(|other| sentence(lexopt::Error::NonUnicodeValue(other)))
}

/// What is wrong with an argument, in our words.
fn sentence(error: lexopt::Error) -> Failure {
    use lexopt::Error::{MissingValue, NonUnicodeValue, UnexpectedOption, UnexpectedValue};
    Failure::Input(match error {
        MissingValue {
            option: Some(option),
        } => format!("{option} needs a value after it."),
        UnexpectedOption(option) => {
            format!("This command has no option {option} (see riocht --help).")
        }
        UnexpectedValue { option, .. } => format!("{option} takes no value."),
        NonUnicodeValue(value) => {
            format!("“{}” is not readable text.", value.to_string_lossy())
        }
        other => format!("The arguments cannot be read: {other}."),
    })
}
