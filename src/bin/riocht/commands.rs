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
    game::{
        Game, Notation, Player, Record, RecordError, Rules, Seat, Seed, Status, Timeline, turns,
    },
    share::{self, Found},
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
        Command::Link(table) => {
            let record = with_game!(table.game, G => record(&lay::<G>(&table)?));
            let code = share::encode(&record).map_err(Failure::input)?;
            writeln!(out, "#/g/{code}")?;
        }
        Command::Open(text) => {
            let Found(record) = share::find(&text).map_err(Failure::input)?;
            writeln!(out, "{}", record.to_json())?;
            let game = GameName::from_id(&record.game)
                .ok_or_else(|| Failure::input(RecordError::Game(record.game.clone())))?;
            with_game!(game, G => {
                show(record.replay::<G>().map_err(Failure::input)?.last(), out)?;
            });
        }
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

/// A game as the arguments lay it out.
struct Laid<G: Game> {
    seed: Seed,
    /// The position that it was begun from, where that is not the game's own start.
    start: Option<String>,
    timeline: Timeline<G>,
}

/// The game with all its turns.
fn lay<G: Notation>(table: &Table) -> Result<Laid<G>, Failure> {
    let (seed, options) = take_seed::<G>(&table.rules)?;
    let mut rules = table_rules::<G>(table.game, &options)?;
    let start = match (&table.position, &table.setup) {
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
    let mut timeline = Timeline::new(match &start {
        None => G::start(&rules, seed),
        Some(text) => G::parse_position(&rules, text).map_err(Failure::input)?,
    });
    for (index, text) in table.moves.split_whitespace().enumerate() {
        let wrong = |why: String| Failure::Input(format!("Turn {}: {why}", index + 1));
        let turn = timeline.last().parse_turn(text);
        for action in turn.map_err(|why| wrong(why.to_string()))? {
            let done = timeline.push(action);
            done.map_err(|why| wrong(why.to_string()))?;
        }
    }
    Ok(Laid {
        seed,
        start,
        timeline,
    })
}

/// The game where it stands after all its turns.
fn stand<G: Notation>(table: &Table) -> Result<G, Failure> {
    Ok(lay::<G>(table)?.timeline.last().clone())
}

/// The record of a game between people without names.
fn record<G: Notation>(laid: &Laid<G>) -> Record {
    let rules = laid.timeline.last().rules();
    let person = || Player::Person {
        name: String::new(),
    };
    let seats = (0..rules.seats()).map(|_| person()).collect();
    let actions = laid.timeline.actions();
    Record {
        start: laid.start.clone(),
        actions: actions.iter().map(ToString::to_string).collect(),
        ..Record::new(rules, laid.seed, seats)
    }
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
