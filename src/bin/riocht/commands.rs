//! What each command does.

use crate::{
    args::{Command, Table, USAGE},
    bench,
    failure::Failure,
};
use riocht::{
    engine::matches::{self, Outcome, Plan},
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
            let plan = Plan {
                games,
                seed,
                opening: OPENING,
                threads: std::thread::available_parallelism().map_or(1, NonZero::get),
            };
            with_game!(game, G => {
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

/// The game where it stands after all its turns.
fn stand<G: Notation>(table: &Table) -> Result<G, Failure> {
    let rules = table_rules::<G>(table.game, &table.rules)?;
    let mut game = match &table.position {
        None => G::start(&rules, Seed::default()),
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
    for (seat, tally) in Seat::all(2).zip(outcome.by_seat) {
        writeln!(out, "as {}: {tally}", game.seat_word(seat))?;
    }
    writeln!(out, "matches of two games: {}", outcome.matches)?;
    writeln!(out, "decided matches: {}", outcome.decided)?;
    Ok(())
}
