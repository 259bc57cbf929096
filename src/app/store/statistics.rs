//! How the games of the only person against computers have come out: for each game, its rules and
//! the opponents' levels how many were won, lost and drawn.
//!
//! A game is counted when it is over, by its first end: taken back and played otherwise it is not
//! counted again, nor when it comes back from a file or is saved twice. So what is kept beside the
//! numbers is a mark of every game that has been counted (`mark`). The numbers stay when a game
//! is deleted. A resignation is an end. A game that began from a position that was set up by hand
//! is not counted, nor one of several people or of computers alone. A game in which the person had
//! help ([`Session::is_helped`]) is counted, and how many those are is counted too.
//!
//! A shared victory counts as drawn.

use super::{Chest, GameId, NotKept, games};
use crate::{
    app::table::session::Session,
    game::{Notation, Player, Record},
    shelf::GameName,
    with_game,
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The name under which the statistics lie.
pub const KEY: &str = "riocht.statistics";

/// The newest form of statistics that this program reads and the one that it writes.
const FORM: u32 = 1;

/// The statistics as they are kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    form: u32,
    /// The numbers, a row for each kind of game that has been decided, in the order of the kinds.
    pub rows: Vec<Row>,
    /// The marks of the games that are counted, and of those that are not to be.
    seen: BTreeSet<String>,
}

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            form: FORM,
            rows: Vec::new(),
            seen: BTreeSet::new(),
        }
    }
}

/// A kind of game: what is played, by which rules, against whom.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Kind {
    /// The game's name in records.
    pub game: String,
    /// The options that differ from its usual rules.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub rules: BTreeMap<String, String>,
    /// The levels of the computers, in the order of their names.
    pub levels: Vec<String>,
}

/// How the games of a kind have come out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    #[serde(flatten)]
    pub kind: Kind,
    pub won: u32,
    pub lost: u32,
    pub drawn: u32,
    /// How many of all these were played with help.
    pub helped: u32,
}

impl Row {
    /// The number of decided games.
    pub fn games(&self) -> u32 {
        self.won + self.lost + self.drawn
    }

    /// How many of a hundred were won, rounded.
    pub fn percent(&self) -> u32 {
        let games = self.games().max(1);
        (200 * self.won + games) / (2 * games)
    }

    /// Adds the games of another row.
    fn add(&mut self, other: &Row) {
        self.won += other.won;
        self.lost += other.lost;
        self.drawn += other.drawn;
        self.helped += other.helped;
    }
}

/// The sum of some rows; its kind is the first one's. `None` of none.
pub fn sum<'a>(rows: impl IntoIterator<Item = &'a Row>) -> Option<Row> {
    let mut rows = rows.into_iter();
    let mut sum = rows.next()?.clone();
    rows.for_each(|row| sum.add(row));
    Some(sum)
}

/// Why nothing can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A newer version has kept statistics in a form of its own: they stay as they are.
    Newer,
    /// What is kept is no statistics: it stays too, until it is reset.
    Damaged,
    /// There is no room, or no leave.
    NotKept,
}

impl From<NotKept> for Fault {
    fn from(_: NotKept) -> Fault {
        Fault::NotKept
    }
}

/// The statistics as they are kept.
///
/// # Errors
/// A text that is of a newer form, or none at all.
pub fn read(chest: &impl Chest) -> Result<Tally, Fault> {
    #[derive(Deserialize)]
    struct Form {
        form: u32,
    }
    let Some(text) = chest.get(KEY) else {
        return Ok(Tally::default());
    };
    let form = serde_json::from_str(&text).map(|Form { form }| form);
    match form {
        Ok(FORM) => serde_json::from_str(&text).map_err(|_| Fault::Damaged),
        Ok(form) if form > FORM => Err(Fault::Newer),
        _ => Err(Fault::Damaged),
    }
}

fn keep(chest: &mut impl Chest, tally: &Tally) -> Result<(), Fault> {
    let text = serde_json::to_string(tally).map_err(|_| Fault::NotKept)?;
    Ok(chest.set(KEY, &text)?)
}

/// What a game is known by, however often it is saved and wherever it comes from: its rules, its
/// seed, its start and its seats, but none of its actions.
fn mark(record: &Record) -> String {
    let same = Record {
        actions: Vec::new(),
        resigned: None,
        ..record.clone()
    };
    let text = serde_json::to_string(&same).unwrap_or_default();
    GameId::of_text(&text).to_string()
}

/// A row for this game alone, once it is decided; `None` for a game that does not count.
fn row<G: Notation>(session: &Session<G>) -> Option<Row> {
    let (winners, person) = (session.winners()?, session.only_person()?);
    let record = session.record();
    if record.start.is_some() {
        return None;
    }
    let level = |player: &Player| match player {
        Player::Computer { level } => Some(level.clone()),
        Player::Person { .. } => None,
    };
    let mut levels: Vec<String> = record.seats.iter().filter_map(level).collect();
    levels.sort_unstable();
    let (won, in_it) = (winners.len() == 1, winners.contains(person));
    let one = |yes: bool| u32::from(yes);
    Some(Row {
        won: one(won && in_it),
        lost: one(!winners.is_empty() && !in_it),
        drawn: one(winners.is_empty() || (in_it && !won)),
        helped: one(session.is_helped()),
        kind: Kind {
            game: record.game,
            rules: record.rules,
            levels,
        },
    })
}

impl Tally {
    /// Counts a game once; false when it does not count, or has been counted.
    fn count<G: Notation>(&mut self, session: &Session<G>) -> bool {
        let Some(row) = row(session) else {
            return false;
        };
        if !self.seen.insert(mark(&session.record())) {
            return false;
        }
        self.add(&row);
        true
    }

    fn add(&mut self, row: &Row) {
        match self.rows.binary_search_by(|it| it.kind.cmp(&row.kind)) {
            Ok(place) => self.rows[place].add(row),
            Err(place) => self.rows.insert(place, row.clone()),
        }
    }
}

/// Counts the game on a table, when it is over and has not been counted.
///
/// # Errors
/// What is kept cannot be read, or there is no room; nothing is changed then.
pub fn count<G: Notation>(chest: &mut impl Chest, session: &Session<G>) -> Result<(), Fault> {
    if !session.is_over() {
        return Ok(());
    }
    let mut tally = read(chest)?;
    match tally.count(session) {
        true => keep(chest, &tally),
        false => Ok(()),
    }
}

/// Passes over a game that is over and was not played here: it is never counted.
///
/// # Errors
/// As [`count`].
pub fn pass_over(chest: &mut impl Chest, record: &Record) -> Result<(), Fault> {
    let mut tally = read(chest)?;
    match tally.seen.insert(mark(record)) {
        true => keep(chest, &tally),
        false => Ok(()),
    }
}

/// Counts every saved game that is over and has not been counted, such as those of an earlier
/// version and those that came from a file, and says how all games have come out.
///
/// # Errors
/// What is kept cannot be read. What cannot be kept is counted again next time.
pub fn gather(chest: &mut impl Chest) -> Result<Tally, Fault> {
    let mut tally = read(chest)?;
    let list = games::list(chest);
    let mut news = false;
    for (_, saved) in list.games.iter().chain(&list.deleted) {
        let record = &saved.table.record;
        let Some(game) = saved.game().filter(|_| saved.table.over) else {
            continue;
        };
        if !tally.seen.contains(&mark(record)) {
            news |= with_game!(game, G => {
                let session = Session::<G>::reopen(saved.table.clone());
                session.is_ok_and(|session| tally.count(&session))
            });
        }
    }
    if news {
        // They are counted from the games themselves as long as those are there.
        let _ = keep(chest, &tally);
    }
    Ok(tally)
}

/// Begins anew: no game that has been counted is counted again. What was kept is given back, for
/// [`restore`].
///
/// # Errors
/// No room; nothing is changed then.
pub fn reset(chest: &mut impl Chest) -> Result<Option<String>, Fault> {
    let before = chest.get(KEY);
    let mut tally = match gather(chest) {
        Ok(tally) => tally,
        Err(Fault::Newer) => return Err(Fault::Newer),
        // Whoever resets wants to be rid of what cannot be read.
        Err(_) => Tally::default(),
    };
    let before = chest.get(KEY).or(before);
    tally.rows.clear();
    keep(chest, &tally)?;
    Ok(before)
}

/// Puts back what a reset has taken away; what has been counted since stays.
///
/// # Errors
/// No room; nothing is changed then.
pub fn restore(chest: &mut impl Chest, before: Option<&str>) -> Result<(), Fault> {
    let mut tally = read(chest)?;
    match before.map(serde_json::from_str::<Tally>) {
        Some(Ok(old)) if old.form == FORM => {
            old.rows.iter().for_each(|row| tally.add(row));
            tally.seen.extend(old.seen);
            keep(chest, &tally)
        }
        // It could not be read before either.
        Some(_) => Ok(chest.set(KEY, before.unwrap_or_default())?),
        None => Ok(()),
    }
}

/// The game of a row, if this program has it.
pub fn game(row: &Row) -> Option<GameName> {
    GameName::from_id(&row.kind.game)
}

#[cfg(test)]
mod tests;
