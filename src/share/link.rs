//! The short text of a link, and reading it back. `docs/links.md` says what is in it.

use super::{
    bits::{Reader, Writer, is_code},
    grammar::Grammar,
};
use crate::{
    game::{
        Game, Notation, Player, Record, RecordError, Seat, Seed, Status, Timeline, record::SCHEMA,
    },
    shelf::GameName,
    with_game,
};
use std::collections::BTreeMap;
use thiserror::Error;

/// The first character of every code of this version.
const VERSION: char = '1';

/// The most characters of a code: what fits in no address bar is no link.
pub const LONGEST: usize = 16_000;

/// The games of version 1, whose numbers count from 1. New games come at the end.
const GAMES: [&str; 6] = [
    "ard-ri",
    "ard-ri-one-step",
    "tara-1",
    "tara-2",
    "tara-chalice",
    "brian-boru",
];

/// The words of options and levels of version 1, whose numbers count from 1; any other word is
/// written out. None of these may change its place.
const WORDS: &str = "dalta ceithearnach gaiscioch taoiseach ard-ri \
    on off none random red blue 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 \
    corners restricted plain king_step as_others rook encirclement flood \
    first bridge_destination unbridged_pair bare_ringforts skip_on_last_build \
    qualified_rows no_more fewer \
    seats rounds hand_size pieces_per_player spaces_per_region region_values rotate_start \
    fair_start turns_per_round row_size castle_tokens defeat_tokens homes by_seat chosen \
    start_player control_scoring each_round final_only politics_draw always if_taken never \
    row_refill end_of_turn at_once hand_limit";

/// Why a text is no link to a game, or a game has no link.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LinkError {
    #[error("There is no game in this link.")]
    Empty,
    #[error(
        "This link is damaged: a part of it is missing or has been changed. Please ask for it again."
    )]
    Damaged,
    #[error(
        "This link begins with “{0}”, which a newer Ríocht may understand; this one does not. \
         Perhaps it is damaged."
    )]
    Newer(char),
    #[error("This link is for a game called “{0}”, which is not here.")]
    Game(String),
    #[error("The game in this link cannot be played. {0}")]
    Record(#[from] RecordError),
    #[error(
        "A game with hidden cards can be shared when it is over: before that its link would tell \
         every hand."
    )]
    Hidden,
    #[error("This game is too long for a link. Please send it as a file.")]
    TooLong,
}

/// The game that a record names.
pub(super) fn game_of(record: &Record) -> Result<GameName, LinkError> {
    GameName::from_id(&record.game).ok_or_else(|| LinkError::Game(record.game.clone()))
}

/// Plays through a record that may be shared: nothing of it is hidden from anybody any more.
pub(super) fn shareable<G: Notation>(record: &Record) -> Result<Timeline<G>, LinkError> {
    let timeline = record.replay::<G>()?;
    let goes_on = matches!(timeline.last().status(), Status::ToAct(_));
    if G::HIDES && goes_on && record.resigned.is_none() {
        return Err(LinkError::Hidden);
    }
    Ok(timeline)
}

/// The code of a game, which comes in a link after `#/g/`.
///
/// # Errors
/// A record that cannot be played, a game that hides something and is not over, or one that is
/// too long.
pub fn encode(record: &Record) -> Result<String, LinkError> {
    let game = game_of(record)?;
    let by_chance = with_game!(game, G => {
        shareable::<G>(record)?;
        G::CHANCE
    });
    let mut to = Writer::new(VERSION);
    write_of(&mut to, GAMES.into_iter(), &record.game);
    to.flag(by_chance);
    if by_chance {
        to.number(record.seed.0);
    }
    to.number(record.rules.len() as u64);
    for (name, value) in &record.rules {
        write_of(&mut to, WORDS.split_whitespace(), name);
        write_of(&mut to, WORDS.split_whitespace(), value);
    }
    to.number(record.seats.len() as u64);
    for player in &record.seats {
        match player {
            Player::Person { name } => {
                to.flag(false);
                to.text(name);
            }
            Player::Computer { level } => {
                to.flag(true);
                write_of(&mut to, WORDS.split_whitespace(), level);
            }
        }
    }
    to.flag(record.start.is_some());
    if let Some(start) = &record.start {
        to.text(start);
    }
    to.flag(record.resigned.is_some());
    if let Some(seat) = record.resigned {
        to.number(seat.0.into());
    }
    let grammar = Grammar::of(&record.game);
    to.number(record.actions.len() as u64);
    for action in &record.actions {
        let number = grammar.number(action).unwrap_or(0);
        to.bits(number, grammar.width());
        if number == 0 {
            to.text(action);
        }
    }
    let code = to.finish();
    match code.len() <= LONGEST {
        true => Ok(code),
        false => Err(LinkError::TooLong),
    }
}

/// Reads the code of a game. What comes back can be played and hides nothing.
///
/// # Errors
/// A text that is not a code, one of a newer version, or a game that cannot be played or shared.
pub fn decode(code: &str) -> Result<Record, LinkError> {
    // Whoever wraps a link in a sentence leaves signs behind it, and white space gets in.
    let code = code.trim().trim_end_matches(|sign| !is_code(sign));
    let first = code.chars().next().ok_or(LinkError::Empty)?;
    if code.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    if !code.chars().all(is_code) {
        return Err(LinkError::Damaged);
    }
    if first != VERSION {
        return Err(LinkError::Newer(first));
    }
    let mut from = Reader::new(code).ok_or(LinkError::Damaged)?;
    let record = read(&mut from).ok_or(LinkError::Damaged)?;
    let game = game_of(&record)?;
    // An action that this version does not know may be of a length that it does not know either.
    if !from.is_at_end() {
        return Err(LinkError::Damaged);
    }
    with_game!(game, G => shareable::<G>(&record).map(drop))?;
    Ok(record)
}

fn read(from: &mut Reader<'_>) -> Option<Record> {
    let game = read_of(from, GAMES.into_iter())?;
    let seed = Seed(if from.flag()? { from.number()? } else { 0 });
    let mut rules = BTreeMap::new();
    for _ in 0..from.count()? {
        let name = read_of(from, WORDS.split_whitespace())?;
        rules.insert(name, read_of(from, WORDS.split_whitespace())?);
    }
    let seats = (0..from.count()?).map(|_| match from.flag()? {
        false => Some(Player::Person { name: from.text()? }),
        true => Some(Player::Computer {
            level: read_of(from, WORDS.split_whitespace())?,
        }),
    });
    let seats = seats.collect::<Option<Vec<_>>>()?;
    let start = match from.flag()? {
        true => Some(from.text()?),
        false => None,
    };
    let resigned = match from.flag()? {
        true => Some(Seat(u8::try_from(from.number()?).ok()?)),
        false => None,
    };
    let grammar = Grammar::of(&game);
    let actions = (0..from.count()?).map(|_| match from.bits(grammar.width())? {
        0 => from.text(),
        number => grammar.action(number),
    });
    let actions = actions.collect::<Option<Vec<_>>>()?;
    Some(Record {
        schema: SCHEMA,
        game,
        rules,
        seed,
        start,
        seats,
        actions,
        resigned,
    })
}

/// Writes a word by its number in a list, counted from 1, or 0 and the word itself.
fn write_of<'a>(to: &mut Writer, mut list: impl Iterator<Item = &'a str>, word: &str) {
    match list.position(|known| known == word) {
        Some(place) => to.number(place as u64 + 1),
        None => {
            to.number(0);
            to.text(word);
        }
    }
}

/// Reads what [`write_of`] has written. A number beyond the list is a word of a newer version.
fn read_of<'a>(from: &mut Reader<'_>, mut list: impl Iterator<Item = &'a str>) -> Option<String> {
    match from.number()?.checked_sub(1) {
        None => from.text(),
        Some(place) => list.nth(usize::try_from(place).ok()?).map(str::to_owned),
    }
}
