//! The games there are. This is the only place in the program that goes from a game's name to
//! its rules; everything else is generic over the game.
//!
//! Brian Boru is on the command line; it comes to the page with its board.

use crate::game::{Game, Rules};

/// A game on the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameName {
    /// Ard Rí, in which pieces move like rooks.
    ArdRi,
    /// One-Step Ard Rí, in which every piece moves one square.
    ArdRiOneStep,
    /// Tara, Level 1: Quick-start.
    Tara1,
    /// Tara, Level 2: Advanced.
    Tara2,
    /// Poisoned Chalice, on the same board.
    TaraChalice,
    /// Brian Boru.
    BrianBoru,
}

/// Does something with the type of a named game: the one match over the games.
///
/// `with_game!(name, G => expression)` evaluates the expression with `G` as the game's type.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $game:ident => $body:expr) => {
        match $name {
            $crate::shelf::GameName::ArdRi | $crate::shelf::GameName::ArdRiOneStep => {
                type $game = $crate::tafl::Tafl;
                $body
            }
            $crate::shelf::GameName::Tara1 | $crate::shelf::GameName::Tara2 => {
                type $game = $crate::tara::Tara;
                $body
            }
            $crate::shelf::GameName::TaraChalice => {
                type $game = $crate::tara::Chalice;
                $body
            }
            $crate::shelf::GameName::BrianBoru => {
                type $game = $crate::brian_boru::BrianBoru;
                $body
            }
        }
    };
}

impl GameName {
    /// Every game, in the order in which the hall shows them.
    pub const ALL: &[GameName] = &[
        GameName::ArdRi,
        GameName::ArdRiOneStep,
        GameName::Tara1,
        GameName::Tara2,
        GameName::TaraChalice,
        GameName::BrianBoru,
    ];

    /// The name in records, addresses and on the command line.
    pub fn id(self) -> &'static str {
        match self {
            GameName::ArdRi => "ard-ri",
            GameName::ArdRiOneStep => "ard-ri-one-step",
            GameName::Tara1 => "tara-1",
            GameName::Tara2 => "tara-2",
            GameName::TaraChalice => "tara-chalice",
            GameName::BrianBoru => "brian-boru",
        }
    }

    /// The game with this id.
    pub fn from_id(id: &str) -> Option<GameName> {
        GameName::ALL.iter().copied().find(|name| name.id() == id)
    }

    /// The default table options of this game, whose type is `G`.
    ///
    /// # Panics
    /// When `G` is not this game's type; `with_game!` always gives the right one.
    pub fn rules<G: Game>(self) -> G::Rules {
        G::Rules::named(self.id()).expect("a game on the shelf has rules of its name")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_rules_of_its_name() {
        for name in GameName::ALL.iter().copied() {
            let rules = with_game!(name, G => name.rules::<G>().game());
            assert_eq!((rules, GameName::from_id(rules)), (name.id(), Some(name)));
        }
        assert_eq!(GameName::from_id("chess"), None);
    }
}
