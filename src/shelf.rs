//! The games there are. This is the only place in the program that goes from a game's name to
//! its rules; everything else is generic over the game.

use crate::{
    game::{Notation, Rules},
    tafl::Tafl,
};

/// A game on the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameName {
    /// Ard Rí, in which pieces move like rooks.
    ArdRi,
    /// One-Step Ard Rí, in which every piece moves one square.
    ArdRiOneStep,
}

/// What a game needs to stand on the shelf.
pub trait Shelved: Notation {}
impl Shelved for Tafl {}

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it, with the game's type and its default options.
    fn visit<G: Shelved>(self, rules: G::Rules) -> Self::Output;
}

impl GameName {
    /// Every game, in the order in which the hall shows them.
    pub const ALL: [GameName; 2] = [GameName::ArdRi, GameName::ArdRiOneStep];

    /// The name in records, addresses and on the command line.
    pub fn id(self) -> &'static str {
        match self {
            GameName::ArdRi => "ard-ri",
            GameName::ArdRiOneStep => "ard-ri-one-step",
        }
    }

    /// The game with this id.
    pub fn from_id(id: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|name| name.id() == id)
    }

    /// Does something with this game's type: the one match over the games.
    pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
        match self {
            GameName::ArdRi | GameName::ArdRiOneStep => with::<Tafl, V>(self, visitor),
        }
    }
}

fn with<G: Shelved, V: Visitor>(name: GameName, visitor: V) -> V::Output {
    // `every_game_has_rules_of_its_name` holds this for all games.
    let rules = G::Rules::named(name.id()).expect("each game on the shelf has rules of its name");
    visitor.visit::<G>(rules)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;
    impl Visitor for Name {
        type Output = &'static str;
        fn visit<G: Shelved>(self, rules: G::Rules) -> &'static str {
            rules.game()
        }
    }

    #[test]
    fn every_game_has_rules_of_its_name() {
        for name in GameName::ALL {
            assert_eq!(name.visit(Name), name.id());
            assert_eq!(GameName::from_id(name.id()), Some(name));
        }
        assert_eq!(GameName::from_id("chess"), None);
    }
}
