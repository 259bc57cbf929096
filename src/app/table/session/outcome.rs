//! How a game has come out, for whom, and whether the person had help.

use super::Session;
use crate::game::{Ending as _, Notation, Player, Seat, SeatSet};

impl<G: Notation> Session<G> {
    /// The seats that have won, whichever position is shown: all who share a victory, and nobody
    /// in a game that none has won. `None` while the game goes on.
    pub fn winners(&self) -> Option<SeatSet> {
        match (self.timeline.last().status().ending(), self.head.resigned) {
            (Some(ending), _) => Some(ending.winners()),
            // Only one of two may resign.
            (None, Some(seat)) => Some(SeatSet::one(seat.opposite())),
            (None, None) => None,
        }
    }

    /// The seat of the only person, who plays against computers; `None` at any other table.
    pub fn only_person(&self) -> Option<Seat> {
        let is_person = |seat: &Seat| matches!(self.player(*seat), Some(Player::Person { .. }));
        let mut people = Seat::all(self.seats()).filter(is_person);
        let only = people.next()?;
        (people.next().is_none() && self.seats() > 1).then_some(only)
    }

    /// True when the only person has played a turn otherwise after taking it back, or has been
    /// told what the computer thinks.
    pub fn is_helped(&self) -> bool {
        self.helped
    }

    /// The computer has told what it thinks while the game goes on.
    pub fn help(&mut self) {
        self.helped |= self.only_person().is_some() && !self.is_over();
    }
}
