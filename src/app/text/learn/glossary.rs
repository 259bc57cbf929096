//! The terms of all games, in plain language.

mod irish;
mod persian;

use crate::{app::text::Say, shelf::GameName};

macro_rules! terms {
    ($($term:ident [$($game:ident $rule:literal),*])*) => {
        /// A term.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Term {
            $(#[allow(missing_docs)] $term,)*
        }

        impl Term {
            /// Every term, game by game.
            pub const ALL: &[Term] = &[$(Term::$term),*];

            /// The rules in which it is found.
            pub fn rules(self) -> &'static [(GameName, &'static str)] {
                match self {
                    $(Term::$term => &[$((GameName::$game, $rule)),*],)*
                }
            }
        }
    };
}

terms! {
    HighKing [ArdRi "R-2"]
    Attacker [ArdRi "R-2"]
    Defender [ArdRi "R-2"]
    Soldier [ArdRi "R-4"]
    Throne [ArdRi "R-1"]
    Corner [ArdRi "R-14"]
    Edge [ArdRi "R-1", Tara1 "G-3"]
    Capture [ArdRi "R-6", TaraChalice "P-5"]
    Escape [ArdRi "R-10"]
    Encirclement [ArdRi "R-11"]
    Repetition [ArdRi "R-12"]
    Ply [ArdRi "R-15"]
    Solved [ArdRi "R-13"]

    Hill [Tara1 "G-1"]
    Ringfort [Tara1 "G-6"]
    Build [Tara1 "G-6", BrianBoru "R7.1"]
    Adjacent [Tara1 "G-2"]
    Kingdom [Tara1 "G-5"]
    Territory [Tara1 "G-5"]
    Pair [Tara1 "G-4"]
    Bridge [Tara1 "G-4"]
    Link [Tara1 "A-6"]
    Manoeuvres [Tara1 "A-2", TaraChalice "P-2"]
    Battle [Tara1 "A-5", TaraChalice "P-3"]
    Swap [Tara1 "A-7"]
    BridgeMove [Tara1 "A-8"]
    Counter [Tara1 "A-8", Tara2 "B-2"]
    Siege [Tara2 "B-1", TaraChalice "P-5"]
    Skip [Tara2 "B-2"]
    Line [Tara2 "B-6"]
    QualifiedRow [TaraChalice "P-3"]
    Out [TaraChalice "P-7"]
    Match [Tara1 "M-1", ArdRi "R-15"]

    Region [BrianBoru "R1.1"]
    Zone [BrianBoru "R1.2"]
    Value [BrianBoru "R1.1", BrianBoru "R1.3"]
    Supply [BrianBoru "R1.4"]
    Home [BrianBoru "R2.2"]
    Row [BrianBoru "R1.6"]
    Round [BrianBoru "R3.1"]
    TurnOrder [BrianBoru "R3.3"]
    Hold [BrianBoru "R4.2"]
    Reveal [BrianBoru "R4.3"]
    Native [BrianBoru "R5.1"]
    Attack [BrianBoru "R6.1"]
    DefeatToken [BrianBoru "R6.2"]
    Castle [BrianBoru "R7.1"]
    Proposal [BrianBoru "R8.1"]
    Trade [BrianBoru "R9.1"]
    Control [BrianBoru "R11.1"]
}

/// What a term is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name(pub Term);

/// What a term means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meaning(pub Term);

impl Say for Name {
    fn english(&self) -> String {
        english(self.0).0.into()
    }

    fn persian(&self) -> String {
        persian::say(self.0).0.into()
    }

    fn irish(&self) -> String {
        irish::say(self.0).0.into()
    }
}

impl Say for Meaning {
    fn english(&self) -> String {
        english(self.0).1.into()
    }

    fn persian(&self) -> String {
        persian::say(self.0).1.into()
    }

    fn irish(&self) -> String {
        irish::say(self.0).1.into()
    }
}

fn english(term: Term) -> (&'static str, &'static str) {
    match term {
        Term::HighKing => (
            "High King",
            "The piece round which Ard Rí turns. He wants to reach the edge. In Brian Boru, whoever wins is High King of Ireland.",
        ),
        Term::Attacker => (
            "Attacker",
            "One of the sixteen raiders of Ard Rí, who hunt the King and move first.",
        ),
        Term::Defender => ("Defender", "One of the King’s eight guards."),
        Term::Soldier => (
            "Soldier",
            "Any piece of Ard Rí but the King: an attacker or a defender.",
        ),
        Term::Throne => (
            "Throne",
            "The middle square, d4. Only the King may stop on it. While it is empty it helps to capture soldiers of either side.",
        ),
        Term::Corner => (
            "Corner",
            "One of the four corner squares. Soldiers may not stop there, and an empty corner helps to capture, unless the table plays with plain corners.",
        ),
        Term::Edge => (
            "Edge",
            "In Ard Rí the outermost squares, the King’s goal. In Tara one of the four outer rows of five hills.",
        ),
        Term::Capture => (
            "Capture",
            "To take an enemy piece. In Ard Rí between two of one’s own; in Poisoned Chalice a besieged ringfort, which becomes one’s own.",
        ),
        Term::Escape => (
            "Escape",
            "The King stands on a square of the edge: the defenders have won.",
        ),
        Term::Encirclement => (
            "Encirclement",
            "A closed ring of attackers with all defenders and the King inside: the attackers have won.",
        ),
        Term::Repetition => (
            "Repetition",
            "The same position for the third time. In Ard Rí it is the attackers’ win.",
        ),
        Term::Ply => (
            "Ply",
            "One move of one side. A win in thirteen plies is seven moves of the winner and six of the loser.",
        ),
        Term::Solved => (
            "Solved",
            "A game is solved when it is proved who wins, whatever the other does. Ard Rí is: the attackers win.",
        ),
        Term::Hill => ("Hill", "One of the 45 places of the board of Tara."),
        Term::Ringfort => (
            "Ringfort",
            "What is built on a hill in Tara, in one of two colours.",
        ),
        Term::Build => (
            "Build",
            "In Tara, to put a ringfort on an empty hill. In Brian Boru, to place a piece and a castle.",
        ),
        Term::Adjacent => (
            "Adjacent",
            "Side by side or one above the other. Slanting neighbours are not adjacent.",
        ),
        Term::Kingdom => (
            "Kingdom",
            "Ringforts of one colour that hang together. One that stands alone is a kingdom too. Fewer are better.",
        ),
        Term::Territory => (
            "Territory",
            "The number of a player’s ringforts on the board. It decides when both have as many kingdoms.",
        ),
        Term::Pair => (
            "Pair",
            "Two ringforts of one colour side by side. A bridge lies on a pair.",
        ),
        Term::Bridge => (
            "Bridge",
            "It links the two ringforts of a pair, and their rings cross in a knot.",
        ),
        Term::Link => (
            "Linked",
            "Touched by a bridge. A linked ringfort cannot be taken.",
        ),
        Term::Manoeuvres => (
            "Manoeuvres",
            "The first part of a game of Tara, in which ringforts are built.",
        ),
        Term::Battle => (
            "Battle",
            "The second part of a game of Tara, in which ringforts are taken; in Poisoned Chalice all that follows the eight builds at the edges.",
        ),
        Term::Swap => (
            "Swap",
            "To take an unlinked enemy ringfort and put one’s own, with the king, in its place.",
        ),
        Term::BridgeMove => (
            "Bridge-move",
            "To carry an enemy bridge to another enemy pair, for a counter, and then to take a ringfort.",
        ),
        Term::Counter => (
            "Counter",
            "What a bridge-move or a skip costs. Each player has five, and none comes back.",
        ),
        Term::Siege => (
            "Siege",
            "A king or a ringfort is besieged when every hill beside it holds an enemy ringfort.",
        ),
        Term::Skip => (
            "Skip",
            "To pay a counter for a completed siege and move again at once.",
        ),
        Term::Line => (
            "King’s line",
            "The row and the column of a king. On Level 2 bridges are bound to them.",
        ),
        Term::QualifiedRow => (
            "Qualified row",
            "A row of one’s own that is open: it holds a ringfort, has an empty hill, and one has no more in it than the other.",
        ),
        Term::Out => (
            "OUT",
            "What a player calls who can do nothing any more. The other has one more turn.",
        ),
        Term::Match => (
            "Match",
            "Two games in which each player has each side once.",
        ),
        Term::Region => (
            "Region",
            "One of the four provinces on the map: Munster, Leinster, Ulster, Connacht.",
        ),
        Term::Zone => (
            "Zone",
            "One of the three places for cards: Attack, Build, Politics.",
        ),
        Term::Value => (
            "Value",
            "The number on a card, which decides who acts first. Also what the control of a region is worth.",
        ),
        Term::Supply => (
            "Supply",
            "The pieces on a player’s own board that are not on the map yet.",
        ),
        Term::Home => (
            "Home region",
            "The region in which a player begins with one piece.",
        ),
        Term::Row => ("Row", "The four cards that lie face up beside the deck."),
        Term::Round => (
            "Round",
            "One turn of everybody, as a rule. At its end the control of the regions is scored.",
        ),
        Term::TurnOrder => (
            "Turn order",
            "Clockwise from the starting player. It breaks ties that nothing else has broken.",
        ),
        Term::Hold => (
            "Hold",
            "To lay no card this turn. Who holds may take a card of the row.",
        ),
        Term::Reveal => (
            "Reveal",
            "All cards that were laid face down are turned up at once.",
        ),
        Term::Native => (
            "Native card",
            "A card in the zone of its own colour: red in Attack, green in Build, yellow in Politics. Only there it acts; blue cards trade anywhere.",
        ),
        Term::Attack => (
            "Attack",
            "What a red card does in its zone: it removes an opponent’s piece from the region on the card.",
        ),
        Term::DefeatToken => (
            "Defeat token",
            "What the last of several attackers receives. It costs a point at the end.",
        ),
        Term::Castle => (
            "Castle",
            "What the strongest builder puts up with a piece. It counts one point, two when it is upgraded.",
        ),
        Term::Proposal => (
            "Proposal",
            "The card that the strongest in Politics offers in marriage. Others there may take it for a piece.",
        ),
        Term::Trade => (
            "Trade",
            "What a blue card does: one card of the hand for one of the row.",
        ),
        Term::Control => (
            "Control",
            "To have strictly most pieces in a region when a round ends. It scores the region’s value.",
        ),
    }
}
