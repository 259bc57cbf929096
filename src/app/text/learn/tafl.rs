//! What the lessons of Ard Rí and One-Step Ard Rí say.

mod irish;
mod persian;

pub use irish::say as irish;
pub use persian::say as persian;

use super::Parts;
use crate::learn::LessonId::{self, *};

/// In English: what it is about, the goal, a hint, what is wrong, what is learnt.
pub fn english(id: LessonId) -> Parts {
    match id {
        Sweep => [
            "Every piece moves like a rook: along its rank or file, as far as the way is free. Only the King may stop on the Throne, but all may pass over it.",
            "Bring the attacker to d6, the square above the empty Throne.",
            "The Throne is d4, in the middle. The way up the d-file is free.",
            "That was a move, but d6 can be reached at once: straight up, over the empty Throne.",
            "A soldier passes over the empty Throne, and never stops there.",
        ],
        Capture => [
            "A soldier is captured when you move a piece next to it and another of yours stands straight behind it.",
            "Capture the defender on b2.",
            "Your attacker on a2 stands on one side of it. The other side is c2.",
            "Nothing was captured: the defender on b2 must stand between two of your pieces, in one line.",
            "Between two enemies a soldier falls. It is the side that moves that captures.",
        ],
        Corner => [
            "An empty corner takes the place of one of your pieces, for either side.",
            "You have the defenders. Capture the attacker on a2.",
            "The corner a1 lies on one side of it. Who can come to the other side?",
            "Nothing was captured: the attacker falls between your piece on a3 and the empty corner a1.",
            "An empty corner, and the empty Throne too, is as good as a piece of your own.",
        ],
        KingHelps => [
            "The King helps his defenders to capture, whether he moves or stands.",
            "You have the defenders. Capture the attacker on d3.",
            "The King stands at its left. What can come to its right?",
            "Nothing was captured: the attacker on d3 needs the King on one side and your defender on the other.",
            "The King is armed: he captures like any other piece.",
        ],
        Three => [
            "A move can capture on up to three sides at once.",
            "Capture three defenders with one move.",
            "Three defenders touch the square e3.",
            "Fewer than three were captured: there is a square at which three defenders stand between your pieces.",
            "All captures of a move are found first and then taken off together. This one also shuts the King in.",
        ],
        Escape => [
            "The King wins as soon as he stands on any square of the edge, corners included.",
            "You have the defenders. Win with one move.",
            "From the King, look along his rank and his file. One way is free to its end.",
            "The game goes on: the King has a free way to the edge now, and he may not have it again.",
            "Any square of the edge will do, even one between two attackers.",
        ],
        Seize => [
            "Away from the Throne two attackers are enough for the King: one on each side, in one line.",
            "Capture the King.",
            "He stands on f3 with an attacker on f2. Only one square is missing.",
            "The King is still free: he falls when an attacker comes to stand straight opposite another.",
            "Two in one line capture the King in the open. Corners and Throne never stand in for one of them.",
        ],
        Throne => [
            "On his Throne the King is strong: all four squares beside him must hold attackers. Beside the Throne it takes three.",
            "Capture the King on his Throne.",
            "Three attackers stand beside him. Which side is open?",
            "On d4 he falls only to four attackers, one on each side.",
            "Four on the Throne, three beside it, two everywhere else.",
        ],
        TwoWays => [
            "The attackers can bar one way at a time. So show them two.",
            "You have the defenders. Win in two moves, whatever the attackers do.",
            "Look for a square from which the King sees two squares of the edge at once.",
            "The attackers could bar that way.",
            "Two open ways at once cannot both be barred. Most escapes are made like this.",
        ],
        Net => [
            "Often the first blow is quiet: it takes the last ways away, and the next one captures.",
            "Capture the King within two moves, whatever he does.",
            "After your move he must find no way to the edge, and no safe square.",
            "He could still get away.",
            "First close the ways, then strike: the net is drawn before it is pulled.",
        ],
        Guard => [
            "The attackers’ first duty: before each move, look where the King could run to.",
            "You have the attackers. The King threatens to escape: do not let him.",
            "He looks along rank 4. Which piece of yours can step into that way?",
            "The King had a free way to the edge.",
            "Look first where the King can run. The board marks it when warnings are on.",
        ],
        Solved => [
            "This is known for certain: from the start the attackers win in thirteen moves, seven of their own, and no play can be shorter. Here the defenders hold out as long as anyone can.",
            "Play the shortest win. The arrow shows each move: go along and watch how the ring closes.",
            "Follow the arrow.",
            "That may be a good move, but it is not the one of this line.",
            "Every move took something away: first the corners of the guard, then the King’s last square. Nobody knows a shorter win, for there is none.",
        ],
        BreakIt => [
            "You have the King and his eight guards, and all is known: the attackers win in at most thirteen moves of both sides together, whatever you do. The engine proves it against every defence.",
            "Try to break it. Hold out as long as you can.",
            "Keep the King in the middle and give guards away as late as you can.",
            "The King is lost.",
            "No defence helps: this game is solved.",
        ],

        Step => [
            "In One-Step Ard Rí every piece moves exactly one square along its rank or file.",
            "Bring the attacker to d3.",
            "d3 lies straight above it.",
            "That was a move, but not to d3.",
            "One square, never more and never slanting. The King too.",
        ],
        Around => [
            "Soldiers never stop on the Throne, and with single steps they cannot pass over it. They go round.",
            "Bring the attacker from d3 to d5, on the other side of the Throne.",
            "Step aside first, then go up twice, then come back.",
            "It takes four steps round the Throne, and not one can be wasted.",
            "The empty Throne stops every soldier here.",
        ],
        Close => [
            "A soldier is captured when you step next to it and another of your pieces stands straight behind it.",
            "Capture the defender on b2.",
            "One attacker stands on a2. The other side of the defender is c2.",
            "Nothing was captured: step to the free side of the defender.",
            "Slow pieces capture just like fast ones: between two.",
        ],
        Edge => [
            "The King wins on any square of the edge. In this game he comes there step by step.",
            "You have the defenders. Win with one move.",
            "The King on d2 is one step from the edge.",
            "The game goes on: one step of the King would have won it.",
            "From the second rank or file the next step is freedom.",
        ],
        Between => [
            "Away from the Throne the King falls between two attackers in one line.",
            "Capture the King.",
            "An attacker stands on f2. What is straight opposite?",
            "The King is still free: bring an attacker to the other side of him.",
            "Two attackers on opposite sides are enough in the open.",
        ],
        Walk => [
            "A slow King needs a place from which two steps lead out.",
            "You have the defenders. Win in two moves, whatever the attackers do.",
            "One step on, the next one must not be barred any more.",
            "The attackers could bar the way.",
            "Once no attacker can come in time, the King just walks out.",
        ],
        Trap => [
            "A King who can go nowhere safe is lost a move later.",
            "Capture the King within two moves, whatever he does.",
            "Come close to him so that one more step catches him, and he cannot step aside.",
            "He could still get away.",
            "A threat that cannot be met is as good as a capture.",
        ],
        Gate => [
            "Before every move: where can the King step to next?",
            "You have the attackers. The King is one step from the edge: do not let him out.",
            "He can leave on his left. Who can stand there first?",
            "The King steps to the edge and wins.",
            "A piece in his way is the simplest wall.",
        ],
        Danger => [
            "The King must also look out for himself: beside the Throne three attackers capture him.",
            "You have the defenders. The King is in danger: save him.",
            "Two attackers stand beside him and a third comes next. Where does it take four?",
            "The King is captured: beside the Throne three attackers are enough.",
            "On his Throne the King is safest: there it takes four.",
        ],
        _ => [""; 5],
    }
}
