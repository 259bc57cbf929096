//! What is heard at the table.

use super::Table;
use crate::{
    app::{
        boards::Drawn,
        sound::{End, Happened, sounds},
    },
    engine::Thinks,
};

impl<G: Drawn + Thinks> Table<G> {
    /// Lets be heard what has just been played: here, or by the computer.
    pub(super) fn sound(&self, by_computer: bool) {
        if !self.settings.sounds {
            return;
        }
        let session = &self.session;
        let last = session.sight().and_then(|sight| sight.last());
        let only = session.only_person();
        let end = session.winners().map(|winners| match only {
            Some(person) if winners.contains(person) => End::Won,
            Some(_) if !winners.is_empty() => End::Lost,
            // Among people somebody has won, whoever listens.
            None if !winners.is_empty() => End::Won,
            _ => End::Drawn,
        });
        let happened = Happened {
            captured: last.is_some_and(|turn| G::captured(&turn)),
            end,
            your_turn: by_computer && only.is_some() && session.to_act() == only,
        };
        self.player.play(&sounds(happened), self.settings.volume);
    }
}
