//! What each command does.

use crate::{
    args::{Command, Table, USAGE},
    bench,
    failure::Failure,
};
use riocht::{
    engine::{
        Thinks,
        matches::{self, Outcome, Plan, Spec},
    },
    game::{Game, Notation, Rules, Seat, Seed, Status, turns},
    shelf::GameName,
    with_game,
};
use std::{io::Write, num::NonZero};

/// The random turns at the start of each match between two players of the engine.
const OPENING: u32 = 2;

/// Does a command and writes what it has to say.
pub fn run(command: Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Help => out.write_all(USAGE.as_bytes())?,
        Command::Turns(table) => {
            with_game!(table.game, G => list_turns(&stand::<G>(&table)?, out)?);
        }
        Command::Play(table) => with_game!(table.game, G => show(&stand::<G>(&table)?, out)?),
        Command::Perft {
            table,
            depth,
            divide,
        } => with_game!(table.game, G => perft(&stand::<G>(&table)?, depth, divide, out)?),
        Command::Match {
            game,
            rules,
            players: [a, b],
            games,
            seed,
        } => {
            let mut plan = Plan {
                games,
                seed,
                opening: 0,
                threads: std::thread::available_parallelism().map_or(1, NonZero::get),
            };
            with_game!(game, G => {
                if [a, b].contains(&Spec::Greedy) && !G::HAS_GREEDY {
                    let name = game.id();
                    let none = format!("There is no greedy player of {name}, only of brian-boru.");
                    return Err(Failure::Input(none));
                }
                // Where the cards are shuffled, no two games begin alike anyway.
                plan.opening = if G::CHANCE { 0 } else { OPENING };
                let rules = table_rules::<G>(game, &rules)?;
                contest::<G>(&rules, &matches::play::<G>(&rules, a, b, &plan), out)?;
            });
        }
        Command::Bench { seed } => bench::run(seed, out)?,
    }
    Ok(())
}

/// The table options that a text sets.
fn table_rules<G: Game>(game: GameName, text: &str) -> Result<G::Rules, Failure> {
    let mut rules = game.rules::<G>();
    rules.set_all(text).map_err(Failure::input)?;
    Ok(rules)
}

/// Takes the seed out of a text of options, for a game that depends on one.
fn take_seed<G: Game>(text: &str) -> Result<(Seed, String), Failure> {
    let mut seed = Seed::default();
    let mut rest = Vec::new();
    for part in text.split(',') {
        match part.split_once('=') {
            Some((name, number)) if G::CHANCE && name.trim() == "seed" => {
                let wrong = |_| {
                    let number = number.trim();
                    Failure::Input(format!(
                        "The seed must be a whole number; it is “{number}”."
                    ))
                };
                seed = Seed(number.trim().parse().map_err(wrong)?);
            }
            _ => rest.push(part),
        }
    }
    Ok((seed, rest.join(",")))
}

/// Sets the options that the position itself names, such as the number of seats.
fn set_options_of(text: &str, rules: &mut impl Rules) -> Result<(), Failure> {
    let position: serde_json::Value = serde_json::from_str(text)
        .map_err(|_| Failure::Input("The set-up is not readable JSON.".to_owned()))?;
    for option in rules.options() {
        let value = match position.get(option.name) {
            Some(serde_json::Value::String(text)) => text.clone(),
            Some(serde_json::Value::Number(number)) => number.to_string(),
            _ => continue,
        };
        rules.set(option.name, &value).map_err(Failure::input)?;
    }
    Ok(())
}

/// The game where it stands after all its turns.
fn stand<G: Notation>(table: &Table) -> Result<G, Failure> {
    let (seed, options) = take_seed::<G>(&table.rules)?;
    let mut rules = table_rules::<G>(table.game, &options)?;
    let position = match (&table.position, &table.setup) {
        (Some(_), Some(_)) => {
            let both = "Give --position or --setup, not both.".to_owned();
            return Err(Failure::Input(both));
        }
        (position, None) => position.clone(),
        (None, Some(file)) => {
            let text = std::fs::read_to_string(file)
                .map_err(|why| Failure::Input(format!("“{file}” cannot be read: {why}.")))?;
            set_options_of(&text, &mut rules)?;
            Some(text)
        }
    };
    let mut game = match &position {
        None => G::start(&rules, seed),
        Some(text) => G::parse_position(&rules, text).map_err(Failure::input)?,
    };
    for (index, text) in table.moves.split_whitespace().enumerate() {
        let wrong = |why: String| Failure::Input(format!("Turn {}: {why}", index + 1));
        let turn = game
            .parse_turn(text)
            .map_err(|why| wrong(why.to_string()))?;
        for action in turn {
            game.apply(action).map_err(|why| wrong(why.to_string()))?;
        }
    }
    Ok(game)
}

/// Every whole turn with its text, sorted by it.
fn named_turns<G: Notation>(game: &G) -> Vec<(String, Vec<G::Action>)> {
    let mut named: Vec<_> = turns::whole_turns(game)
        .into_iter()
        .map(|turn| (game.turn_text(&turn), turn))
        .collect();
    named.sort();
    named
}

fn list_turns<G: Notation>(game: &G, out: &mut impl Write) -> Result<(), Failure> {
    for (text, _) in named_turns(game) {
        writeln!(out, "{text}")?;
    }
    Ok(())
}

fn show<G: Notation>(game: &G, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}", game.position_text())?;
    match game.status() {
        Status::ToAct(seat) => writeln!(out, "to move: {}", game.seat_word(seat))?,
        Status::Over(ending) => writeln!(out, "over: {ending}")?,
    }
    Ok(())
}

fn perft<G: Notation>(
    game: &G,
    depth: u32,
    divide: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Some(rest) = depth.checked_sub(1).filter(|_| divide) else {
        writeln!(out, "{}", turns::perft(game, depth))?;
        return Ok(());
    };
    let mut sum = 0;
    for (text, turn) in named_turns(game) {
        let mut next = game.clone();
        for action in turn {
            next.apply(action).map_err(Failure::input)?;
        }
        let count = turns::perft(&next, rest);
        writeln!(out, "{text} {count}")?;
        sum += count;
    }
    writeln!(out, "{sum}")?;
    Ok(())
}

/// What came of a match between two players of the engine, as A sees it.
fn contest<G: Notation>(
    rules: &G::Rules,
    outcome: &Outcome,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "games: {}", outcome.games)?;
    let game = G::start(rules, Seed::default());
    for (seat, tally) in Seat::all(rules.seats()).zip(&outcome.by_seat) {
        writeln!(out, "as {}: {tally}", game.seat_word(seat))?;
    }
    if rules.seats() > 2 {
        return Ok(());
    }
    writeln!(out, "matches of two games: {}", outcome.matches)?;
    writeln!(out, "decided matches: {}", outcome.decided)?;
    Ok(())
}
