//! A game out of whatever a person pastes: a link or its code, a saved file, a game in OpenTafl's
//! notation, a position, or turns.

use super::{
    bits::is_code,
    comment, decode,
    link::LinkError,
    otn::{self, OtnError},
};
use crate::{
    game::{Game, Notation, ParseError, Player, Record, RecordError, Rules, Seed, Timeline},
    shelf::GameName,
    with_game,
};
use serde::Deserialize;
use std::collections::BTreeMap;
use thiserror::Error;

/// What comes before the code in a link.
const BEFORE_CODE: &str = "#/g/";

/// The most bytes that are looked at.
const LONGEST: usize = 1 << 20;

/// A game that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found(pub Record);

/// Why there is no game in a text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PasteError {
    #[error("There is nothing here yet.")]
    Nothing,
    #[error("This text is too long to be a game.")]
    TooLong,
    #[error(transparent)]
    Link(#[from] LinkError),
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error(transparent)]
    Otn(#[from] OtnError),
    #[error("No game can begin in this position. {0}")]
    Position(ParseError),
    #[error("Turn {number} cannot be read as one of “{game}”, which fits best. {why}")]
    Turn {
        /// Counted from 1.
        number: usize,
        game: &'static str,
        why: ParseError,
    },
}

/// Looks for a game in a text.
///
/// # Errors
/// A text in which there is none that can be played.
pub fn find(text: &str) -> Result<Found, PasteError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(PasteError::Nothing);
    }
    if text.len() > LONGEST {
        return Err(PasteError::TooLong);
    }
    if let Some((_, code)) = text.split_once(BEFORE_CODE) {
        let code = code.split_whitespace().next().unwrap_or_default();
        return Ok(Found(decode(code)?));
    }
    if text.starts_with('{') && !comment::is_first(text) {
        return file(text).map(Found);
    }
    if otn::looks_like(text) {
        return Ok(Found(otn::read(text)?));
    }
    let (text, _) = comment::parted(text);
    let text = text.trim();
    // Turns have spaces, colons or letters in front: none of them looks like this.
    if text.starts_with(|sign: char| sign.is_ascii_digit()) && text.chars().all(is_code) {
        return Ok(Found(decode(text)?));
    }
    if text.contains('/') && !text.contains('x') {
        return position(text).map(Found);
    }
    turns(text).map(Found)
}

/// The comments between the turns of a text, as notes on the positions of the game that was found
/// in it, each on the one after so many actions.
pub fn notes(text: &str, record: &Record) -> BTreeMap<u32, String> {
    let text = text.trim();
    let is_other = text.contains(BEFORE_CODE)
        || otn::looks_like(text)
        || text.starts_with('{') && !comment::is_first(text);
    let Some(game) = GameName::from_id(&record.game).filter(|_| !is_other) else {
        return BTreeMap::new();
    };
    let (rest, comments) = comment::parted(text);
    let starts = with_game!(game, G => match record.replay::<G>() {
        Ok(timeline) => timeline.turn_starts(),
        Err(_) => Vec::new(),
    });
    let mut notes = BTreeMap::new();
    for (place, words) in comments {
        let turns = rest[..place]
            .split_whitespace()
            .filter(|word| is_turn(word))
            .count();
        if let Some(at) = starts.get(turns).filter(|_| !words.is_empty()) {
            let note: &mut String = notes.entry(*at as u32).or_default();
            if !note.is_empty() {
                note.push('\n');
            }
            note.push_str(&words);
        }
    }
    notes
}

/// False for the number of a turn.
fn is_turn(word: &str) -> bool {
    !word
        .trim_end_matches('.')
        .bytes()
        .all(|sign| sign.is_ascii_digit())
}

/// A record, a table or a saved game that was saved as a file.
fn file(text: &str) -> Result<Record, PasteError> {
    #[derive(Deserialize)]
    struct Table {
        record: Record,
    }
    #[derive(Deserialize)]
    struct Saved {
        table: Table,
    }
    let table = serde_json::from_str::<Saved>(text).map(|saved| saved.table);
    let record = match table.or_else(|_| serde_json::from_str::<Table>(text)) {
        Ok(table) => table.record,
        Err(_) => Record::from_json(text)?,
    };
    Record::check_schema(record.schema)?;
    let game = super::link::game_of(&record)?;
    with_game!(game, G => record.replay::<G>().map(drop))?;
    Ok(record)
}

/// A game for two people without names.
fn blank<R: Rules>(rules: &R) -> Record {
    let person = || Player::Person {
        name: String::new(),
    };
    Record::new(rules, Seed::default(), vec![person(), person()])
}

/// A position of the first game that can be played from it. A tafl position without a side to
/// move is one of the attackers'.
fn position(text: &str) -> Result<Record, PasteError> {
    let mut first = None;
    for text in [text.to_owned(), format!("{text} a")] {
        for game in GameName::ALL.iter().copied() {
            with_game!(game, G => {
                // Its play is not all in its turns.
                if G::CHANCE {
                    continue;
                }
                let rules = game.rules::<G>();
                match G::parse_position(&rules, &text) {
                    Ok(position) => {
                        let mut record = blank(&rules);
                        record.start = Some(position.position_text());
                        return Ok(record);
                    }
                    Err(why) => { first.get_or_insert(why); }
                }
            });
        }
    }
    Err(PasteError::Position(
        first.unwrap_or(ParseError::NoPosition),
    ))
}

/// Turns from the start of the first game in which all of them are legal.
fn turns(text: &str) -> Result<Record, PasteError> {
    let words: Vec<&str> = text
        .split_whitespace()
        .filter(|word| is_turn(word))
        .collect();
    let mut best: Option<(usize, &'static str, ParseError)> = None;
    for game in GameName::ALL.iter().copied() {
        with_game!(game, G => {
            if G::CHANCE {
                continue;
            }
            let rules = game.rules::<G>();
            let mut timeline = Timeline::new(G::start(&rules, Seed::default()));
            match play(&mut timeline, &words) {
                Ok(()) => {
                    let mut record = blank(&rules);
                    record.actions = timeline.actions().iter().map(ToString::to_string).collect();
                    return Ok(record);
                }
                Err((at, why)) => {
                    if best.as_ref().is_none_or(|(most, ..)| at > *most) {
                        best = Some((at, game.id(), why));
                    }
                }
            }
        });
    }
    Err(match best {
        Some((at, game, why)) => PasteError::Turn {
            number: at + 1,
            game,
            why,
        },
        None => PasteError::Nothing,
    })
}

/// Plays turns; the error has the place of the one that is none.
fn play<G: Notation>(
    timeline: &mut Timeline<G>,
    words: &[&str],
) -> Result<(), (usize, ParseError)> {
    for (at, word) in words.iter().enumerate() {
        let turn = timeline.last().parse_turn(word).map_err(|why| (at, why))?;
        for action in turn {
            let done = timeline.push(action);
            done.map_err(|why| (at, ParseError::illegal(word, &why)))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_between_turns_are_notes_on_positions() {
        let text = "{At first.} 1. a3-a2 {Good} {or not?} c3-c2 2. d2-e2{!} {}";
        // With a number in front it would be a game as OpenTafl writes it.
        let Found(record) = find(text).unwrap();
        assert_eq!(record.actions, ["a3-a2", "c3-c2", "d2-e2"]);
        let notes = notes(text, &record);
        let expected = [(0, "At first."), (1, "Good\nor not?"), (3, "!")];
        assert_eq!(notes, expected.map(|(at, it)| (at, it.to_owned())).into());
        assert!(super::notes("a3-a2 c3-c2", &record).is_empty());
        assert!(super::notes("a3-a2 {open", &record).contains_key(&1));
    }

    #[test]
    fn a_saved_game_with_notes_is_found_in_its_file() {
        let Found(record) = find("a3-a2 c3-c2").unwrap();
        let table = format!("{{\"record\":{}}}", record.to_json());
        let saved = format!("{{\"form\":1,\"table\":{table},\"notes\":{{\"1\":\"x\"}}}}");
        for text in [record.to_json(), table, saved] {
            assert_eq!(find(&text), Ok(Found(record.clone())), "{text}");
            assert!(notes(&text, &record).is_empty());
        }
    }
}
