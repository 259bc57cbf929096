//! What the lessons of Brian Boru say.

mod irish;
mod persian;

pub use irish::say as irish;
pub use persian::say as persian;

use super::Parts;
use crate::learn::LessonId::{self, *};

/// In English: what it is about, the goal, a hint, what is wrong, what is learnt.
pub fn english(id: LessonId) -> Parts {
    match id {
        Castle => [
            "Each turn everybody lays one card face down in a zone. A green card in the Build zone builds: if yours is the highest there, you place a piece in the region on the card, and a castle.",
            "Build a castle in Munster.",
            "Take the green 4 of Munster and lay it in the Build zone.",
            "No castle in Munster: the green card of Munster must lie in Build. A card in a zone of another colour does nothing.",
            "Green in Build: a piece and a castle. A castle counts a point at the end.",
        ],
        Majority => [
            "At the end of a round the player with most pieces in a region takes control of it and scores its value. With equal numbers nobody does.",
            "You and your opponent have one piece each in Munster. Take control of it.",
            "One more piece there is enough. Which card brings a piece to Munster?",
            "Munster is not yours: you need more pieces there than your opponent when the round ends.",
            "One piece more is control, and Munster is worth most.",
        ],
        Raid => [
            "A red card in the Attack zone removes an opponent’s piece from the region on the card.",
            "Remove your opponent’s piece from Ulster.",
            "Only a red card of Ulster does it, and only in Attack.",
            "The piece is still in Ulster: lay the red card with that region in Attack.",
            "The piece is out of the game, and Ulster is yours. Beware: where only your own pieces stand, an attack takes one of them back.",
        ],
        Stronger => [
            "In a zone the higher card acts first. When two or more attack, the last of them gets a defeat token, which costs a point.",
            "Your opponent will attack with a 3. Remove the opponent’s piece from Ulster and take no defeat token.",
            "Attack with a card that is higher than 3.",
            "Either the piece still stands in Ulster, or the defeat token is yours: the weaker attack gets it.",
            "Value decides who acts first; the weakest attacker pays for it.",
        ],
        Follower => [
            "Whoever has a lower green card in Build may add a piece too, in the region of the highest card.",
            "Your opponent will build in Munster with a 5. Get a piece into Munster this turn.",
            "Lay your green card in Build, though it is lower and of Leinster. Then say yes.",
            "You have no new piece in Munster: your green card must lie in Build, and you must add the piece when you are asked.",
            "Even a low green card brings a piece, but where the strongest builds.",
        ],
        Upgrade => [
            "Who builds where a castle of one’s own stands may upgrade it, once. An upgraded castle counts two points.",
            "Upgrade your castle in Connacht.",
            "Lay the green card of Connacht in Build, and say yes.",
            "The castle is as it was: win the Build zone with the card of Connacht, and agree to upgrade.",
            "A second build turns the castle over: two points in place of one.",
        ],
        Marriage => [
            "The highest yellow card in Politics must offer a card of the hand in marriage. Others with a yellow card there may pay a piece and take it.",
            "Your opponent will offer the blue 5 of Munster. Take it.",
            "Lay your yellow card in Politics, and pay when you are asked.",
            "The blue 5 is not yours: your yellow card must lie in Politics, and the piece must be paid.",
            "A low yellow card can win a high card, for the price of a piece. Cards in hand count their values at the end.",
        ],
        Bargain => [
            "A blue card trades: you may exchange one card of your hand for one of the open row. It does so in any zone.",
            "Exchange your green 1 of Munster for the red 5 of Munster.",
            "Lay the blue card anywhere. Then give the green 1 and take the red 5.",
            "You do not have the red 5, or you still have the green 1: it takes a blue card to exchange them.",
            "Trade turns a weak card into a strong one.",
        ],
        Patience => [
            "You need not lay a card. Who holds may take one card of the open row at the end of the turn.",
            "Your hand is weak. Do not lay a card: hold, and take the green 5 of Munster from the row.",
            "Press Hold, then choose the green 5 when you are asked.",
            "You have no card more than before, or not the green 5: hold this turn, and take it from the row.",
            "Holding keeps your hand whole and lets you choose what comes.",
        ],
        HighKing => [
            "The last round. All counts now: control of this round, castles, the values of the cards in hand, less a point for each defeat token.",
            "You have 20 points and your opponent 24. Win the game.",
            "Your opponent wants to build in Munster. Be the stronger builder there.",
            "That was not enough: your opponent has more points in the end.",
            "Before the last card, count: control, castles, cards, tokens. You are High King.",
        ],
        _ => [""; 5],
    }
}
