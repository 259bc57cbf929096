//! Looking at a game turn by turn, and having it played by itself.
//!
//! - `bar`: the bar with which that is done

#[cfg(target_arch = "wasm32")]
mod bar;
#[cfg(target_arch = "wasm32")]
pub use bar::replay_bar;

use super::session::Entry;

/// How fast the turns follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    Slow,
    #[default]
    Normal,
    Fast,
}

impl Pace {
    /// All of them, the slowest first.
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Normal, Pace::Fast];

    /// How long a turn stays, in milliseconds. The shortest is longer than any board takes to
    /// move a piece.
    pub fn millis(self) -> u32 {
        match self {
            Pace::Slow => 3_000,
            Pace::Normal => 1_500,
            Pace::Fast => 700,
        }
    }
}

/// Where the position after so many actions stands among the turns: the number of turns that are
/// over there.
pub fn turns_before(entries: &[Entry], shown: usize) -> usize {
    entries.iter().filter(|entry| entry.end <= shown).count()
}

/// The number of actions after so many turns; after all of them when there are fewer.
pub fn actions_after(entries: &[Entry], turns: usize) -> usize {
    let last = turns.min(entries.len()).checked_sub(1);
    last.map_or(0, |last| entries[last].end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::table::session::Session,
        game::{Chance, Player, Record, Seed, View as _},
        shelf::GameName,
        tara::Tara,
    };

    #[test]
    fn the_slider_stops_where_steps_do() {
        let rules = GameName::Tara2.rules::<Tara>();
        let person = || Player::Person {
            name: String::new(),
        };
        let record = Record::new(&rules, Seed(3), vec![person(), person()]);
        let mut session = Session::<Tara>::new(record, None).unwrap();
        let mut chance = Chance::new(Seed(4));
        while session.actions().len() < 90 {
            let Some(action) = session.position().random_action(&mut chance) else {
                break;
            };
            session.act(action).unwrap();
        }
        let entries = session.entries();
        session.go(0);
        for turn in 0..=entries.len() {
            assert_eq!(turns_before(&entries, session.shown()), turn);
            assert_eq!(actions_after(&entries, turn), session.shown());
            session.step(1);
        }
        // Within a turn it stands where the turn began.
        let long = entries.iter().position(|it| it.end > it.start + 1).unwrap();
        assert_eq!(turns_before(&entries, entries[long].start + 1), long);
        assert_eq!(actions_after(&entries, 10_000), session.actions().len());
        assert_eq!((turns_before(&[], 0), actions_after(&[], 3)), (0, 0));
    }
}
