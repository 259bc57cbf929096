//! What the lessons of Poisoned Chalice say.

mod irish;
mod persian;

pub use irish::say as irish;
pub use persian::say as persian;

use super::Parts;
use crate::learn::LessonId::{self, *};

/// In English: what it is about, the goal, a hint, what is wrong, what is learnt.
pub fn english(id: LessonId) -> Parts {
    match id {
        Edges => [
            "At first each player builds once on each of the four edges, and never straight across the board from a ringfort.",
            "You are Red and have used all edges but the right one. Of your three hills there build on g6.",
            "The right edge is the column g, from g2 to g6.",
            "That hill is open to you too, but the lesson asks for g6.",
            "Each edge once, nothing opposite: after eight turns the board is marked out.",
        ],
        Rows => [
            "Then you look at your own seven rows. A row is open to you when it holds a ringfort, has an empty hill, and you have no more in it than the other. Red reads the rows across, Blue up and down.",
            "You are Red. Build in row 5.",
            "Row 5 has one ringfort, Blue’s on a5: so you have no more there than Blue.",
            "That row is open as well, but the lesson asks for row 5.",
            "An empty row is closed, and so is a row in which you are ahead.",
        ],
        Closed => [
            "Ringforts side by side link by themselves, and fewer kingdoms win.",
            "You are Blue. Of the hills that are open to you, build on the one that leaves you with eight kingdoms instead of ten.",
            "Look for an empty hill that touches three kingdoms of yours.",
            "You still have more than eight kingdoms.",
            "Of the open hills, take the one at which most of your kingdoms meet.",
        ],
        Free => [
            "If no row is open to you and nothing can be captured, you may build on any empty hill.",
            "You are Blue, and every row is closed to you. Build where it helps most: nine kingdoms must be left.",
            "One empty hill lies between three kingdoms of yours.",
            "You still have more than nine kingdoms.",
            "When all your rows are closed the whole board is open.",
        ],
        MustTake => [
            "If no row is open and an enemy ringfort is besieged on all sides by yours, you must capture it, like it or not.",
            "You are Blue and must capture. Choose well: six kingdoms must be left.",
            "Each captured ringfort joins what lies round it. Which one joins most?",
            "You had to capture, but another capture joins more of your kingdoms.",
            "You must drink, but you choose the cup.",
        ],
        Shut => [
            "Captures are not always welcome, and you can force them: close every row of your opponent.",
            "You are Red. Build so that Blue has no open row and must capture.",
            "Blue’s rows run up and down. Where could Blue still build, and how do you close that?",
            "Blue may still build.",
            "Who is without an open row has no choice: that is the poisoned chalice.",
        ],
        Out => [
            "The board is full. Whoever can do nothing calls OUT, and the other has one turn more. Then kingdoms are counted.",
            "You are Red. Win the game within two turns, whatever Blue does.",
            "Count what is left to capture, and whose kingdoms each capture joins or cuts.",
            "That capture loses the game.",
            "Even the very last captures decide games: count to the end.",
        ],
        Poison => [
            "Now look further: some captures open others, and not always for you.",
            "You are Red. Win the game within three turns, whatever Blue does.",
            "A captured ringfort can besiege, or set free, what stands beside it.",
            "That capture loses the game.",
            "A capture can be poison: look at what it leaves.",
        ],
        _ => [""; 5],
    }
}
