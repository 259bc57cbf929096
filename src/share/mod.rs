//! A whole game as a text that people can send each other.
//!
//! - [`link`]: the short text of a link, and reading it back
//! - [`grammar`]: the actions of each game as numbers, by the form of their notation
//! - [`bits`]: numbers and texts as characters that an address may hold
//! - [`comment`]: comments between the turns
//! - [`otn`]: Ard Rí as OpenTafl writes it
//! - [`paste`]: a game out of whatever a person pastes
//! - [`carry`]: whether a game goes on where another one stands
//!
//! What a link holds and what is promised about it stands in `docs/links.md`. Everything here is
//! made of the notation alone: no number that a change of the program could give another meaning,
//! such as the place of an action among the legal ones, gets into a link.

pub mod bits;
pub mod carry;
pub mod comment;
pub mod grammar;
pub mod link;
pub mod otn;
pub mod paste;

pub use carry::{Meeting, meet};
pub use link::{LinkError, decode, encode};
pub use paste::{Found, find, notes};

use crate::{
    game::{Notation, Record, Seat, Status, Timeline, View},
    shelf::GameName,
    with_game,
};
use std::collections::BTreeMap;

/// What can be said about a game without its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The game.
    pub game: GameName,
    /// The number of whole turns, a last one that is not completed with them.
    pub turns: usize,
    /// Whose turn it is, unless the game is over.
    pub to_act: Option<Seat>,
    /// The turns in the game's notation, in order, with spaces between.
    pub notation: String,
}

/// Plays a record through and says what there is to say.
///
/// # Errors
/// A record that cannot be shared; see [`LinkError`].
pub fn about(record: &Record) -> Result<About, LinkError> {
    let game = link::game_of(record)?;
    with_game!(game, G => {
        let timeline = link::shareable::<G>(record)?;
        Ok(About {
            game,
            turns: timeline.turn_starts().len() - 1,
            to_act: match (timeline.last().status(), record.resigned) {
                (Status::ToAct(seat), None) => Some(seat),
                _ => None,
            },
            notation: notation(&timeline, &BTreeMap::new()),
        })
    })
}

/// The turns of a game as text, with notes, each on the position after so many actions, as comments.
pub fn notation<G: Notation>(timeline: &Timeline<G>, notes: &BTreeMap<u32, String>) -> String {
    let starts = timeline.turn_starts();
    let note = |at: usize| notes.get(&(at as u32)).map(|words| comment::comment(words));
    let turns = starts.windows(2).flat_map(|ends| {
        let turn = &timeline.actions()[ends[0]..ends[1]];
        [Some(timeline.at(ends[0]).turn_text(turn)), note(ends[1])]
    });
    let words: Vec<String> = std::iter::once(note(0)).chain(turns).flatten().collect();
    words.join(" ")
}
