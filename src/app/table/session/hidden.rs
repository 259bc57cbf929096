//! Who looks at a game that hides something, and what may be taken back there.
//!
//! The viewer is the only person at this screen. Where several people share it, it is the one
//! who has said “I am …”, and until somebody has, nobody: then nothing of the game is shown. When
//! the game is over there is nobody left to hide from; each sees what the rules turn up at the
//! end, and of the past what the viewer knew.

use super::Session;
use crate::game::{Notation, Player, Seat};

/// What stands in place of the table while nobody may see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Curtain {
    /// The device is to be passed to this person, who acts next.
    Pass(Seat),
    /// The computer of this seat acts, and nobody has said yet to be at the screen.
    Wait(Seat),
}

impl<G: Notation> Session<G> {
    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.player(seat), Some(Player::Person { .. }))
    }

    /// The seat nearest to the player: the only person's, or among people the first; in a match
    /// that of the player who had it in the first game, and where the game hides something that
    /// of the viewer.
    pub fn near_seat(&self) -> Seat {
        let seat_of_a = self.series.as_ref().map(|series| series.seat_of_a);
        self.confirmed.filter(|_| G::HIDES).unwrap_or_else(|| {
            seat_of_a
                .into_iter()
                .chain(Seat::all(self.seats()))
                .find(|seat| self.is_person(*seat))
                .unwrap_or(Seat(0))
        })
    }

    /// True while people at this screen have something to hide from each other.
    pub fn must_hide(&self) -> bool {
        let people = Seat::all(self.seats()).filter(|seat| self.is_person(*seat));
        G::HIDES && !self.is_over() && people.count() > 1
    }

    /// Whose observations the page is made of; `None` while nobody may see anything.
    pub fn viewer(&self) -> Option<Seat> {
        match self.must_hide() {
            true => self.confirmed.filter(|_| self.curtain().is_none()),
            false => Some(self.near_seat()),
        }
    }

    /// What stands in place of the table, if anything.
    pub fn curtain(&self) -> Option<Curtain> {
        // Whatever position is shown, it is the end of the record that somebody must act at.
        let seat = self.timeline.last().status().seat();
        let seat = seat.filter(|_| self.must_hide())?;
        match self.confirmed {
            Some(confirmed) if confirmed == seat => None,
            _ if self.is_person(seat) => Some(Curtain::Pass(seat)),
            Some(_) => None,
            None => Some(Curtain::Wait(seat)),
        }
    }

    /// The person whom the curtain asks for is at the screen.
    pub fn confirm(&mut self) {
        if let Some(Curtain::Pass(seat)) = self.curtain() {
            self.confirmed = Some(seat);
            self.go_to_end();
        }
    }

    /// Where taking back leads in a game that hides something: before the last action, when the
    /// viewer did it, nobody has acted since, and it brought nothing that cannot be unseen.
    pub(super) fn take_back_hidden(&self) -> Option<usize> {
        let last = self.timeline.len().checked_sub(1)?;
        let before = self.timeline.at(last);
        let seat = before.status().seat()?;
        let own = self.viewer() == Some(seat) && self.is_person(seat);
        let open = self.is_live() && !self.is_over();
        (own && open && !before.is_final(self.timeline.actions()[last])).then_some(last)
    }
}
