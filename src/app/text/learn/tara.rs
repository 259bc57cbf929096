//! What the lessons of Tara, Levels 1 and 2, say.

mod irish;
mod persian;

pub use irish::say as irish;
pub use persian::say as persian;

use super::Parts;
use crate::learn::LessonId::{self, *};

/// In English: what it is about, the goal, a hint, what is wrong, what is learnt.
pub fn english(id: LessonId) -> Parts {
    match id {
        Reach => [
            "You build near the enemy king: one or two hills from him, straight or slanting. Your own king goes into the new ringfort. What lies between does not matter.",
            "You are Blue. The Red king stands on d4. Build two hills away from him, slanting.",
            "Two steps along a slanting line from d4 lead to b2, b6, f2 or f6.",
            "That hill is in reach too, but it is not two hills away on a slanting line.",
            "Sixteen hills at most: eight directions, one or two hills far, and never a knight’s jump.",
        ],
        Join => [
            "A kingdom is a group of ringforts of one colour, side by side. At the end fewer kingdoms win.",
            "You are Red. Build so that all your ringforts are one kingdom.",
            "One hill touches all of your parts.",
            "Your ringforts still lie apart: slanting neighbours do not count as joined.",
            "Build where your own parts meet: fewer kingdoms win the game.",
        ],
        Anywhere => [
            "When no hill in reach of the enemy king is empty, you may build on any empty hill.",
            "You are Blue. No hill near the Red king is free. Build where it joins your kingdoms most: five must be left, not six.",
            "Look at the few empty hills: which one touches two kingdoms of yours?",
            "You still have more than five kingdoms.",
            "A full neighbourhood of the enemy king sets you free: build anywhere.",
        ],
        Take => [
            "The board is full and Battle begins. In a turn you take an unlinked enemy ringfort, put yours in its place with your king in it, and then link two of your ringforts with a bridge.",
            "You are Blue. With one turn cut Red’s kingdom in two and make yours one.",
            "Red’s top corner hangs by a single ringfort, and your own top corner is cut off by the same.",
            "Red is not cut, or you are still in two parts: one ringfort does both.",
            "One taken ringfort can split the enemy and join you. Look for hills on which a kingdom hangs.",
        ],
        Linked => [
            "A ringfort that a bridge touches is linked, and nobody can take it. The enemy king’s own ringfort is safe too.",
            "You are Blue. Almost all of Red is linked. Take the one ringfort that is not, then link it to your own.",
            "Every ringfort without a crossing strand is bare. Only one Red one is, but for the king’s.",
            "Take d1, and put your bridge on a pair with your new ringfort or beside it.",
            "Bare rings can be taken, crossed ones cannot.",
        ],
        Counter => [
            "Each player has five counters. For one of them you may move an enemy bridge to another enemy pair, then take a ringfort that is bare now. You link nothing in that turn.",
            "You are Blue. The ringfort on c6 is linked to c5. Free it with a bridge-move, and take it.",
            "First touch the bridge between c5 and c6, then a Red pair without a bridge, then c6.",
            "Move the bridge away from c5 and c6 first, and then take c6.",
            "A counter opens what a bridge has closed. It never comes back, so spend it well.",
        ],
        LastWord => [
            "The game ends at once when the player to move can take nothing. Then kingdoms are counted, and with as many kingdoms the larger territory wins.",
            "You are Blue. Win with this turn.",
            "After your turn Red must find no bare ringfort of yours, and you must have the better board.",
            "The game goes on, or it ends badly for you: take and link so that Red has nothing left to take.",
            "Who leaves the enemy nothing to take has the last word.",
        ],
        Plan => [
            "Near the end every turn can be counted. Look what Red can do, and what Blue can answer.",
            "You are Red. Win within two turns, whatever Blue does.",
            "Both your capture and your link matter: leave Blue only what does not help.",
            "Blue could hold on.",
            "At the end of Battle the one who counts wins.",
        ],

        Siege => [
            "A king is besieged when every hill beside his holds an enemy ringfort. If your build completes the siege, you may pay a counter and skip your opponent: you move again.",
            "You are Red. Besiege the Blue king on b1 and take the skip.",
            "In the corner b1 has only two neighbours, and c1 is yours.",
            "No siege, or no skip: build on b2, and then take the turn that you are offered.",
            "At the edge a siege needs few ringforts. The skip costs a counter and gives you a turn.",
        ],
        ThreeSides => [
            "At an edge a hill has three neighbours, in the middle four.",
            "You are Red. Complete the siege of the Blue king on e7 and skip Blue’s turn.",
            "Two of its three neighbours are yours: d7 and f7.",
            "The king on e7 is not besieged yet, or the skip was not taken.",
            "Count the neighbours: two, three or four.",
        ],
        Hole => [
            "A king who walks into a hole that is surrounded already gives nothing away: there is no siege to complete.",
            "You are Blue. Red waits at g3 and f2. Build in the hole between them, where no skip can follow.",
            "The hole is g2: both hills beside it are Red.",
            "That is not the hole: g2 is surrounded already, so nothing can be completed there.",
            "Only the build that completes a siege brings a skip, and only once.",
        ],
        Line => [
            "On Level 2 your bridge must lie in the row or the column of your king’s new hill.",
            "You are Blue. Take a ringfort so that you may link f2 and g2, and link them.",
            "Your king goes where you take. The pair f2–g2 lies in row 2.",
            "The bridge is not on f2–g2: take a ringfort in row 2, so that your king stands in that row.",
            "First think which pair you need, then take in its row or column.",
        ],
        EnemyLine => [
            "On Level 2 a moved bridge must land in the row or the column of the enemy king.",
            "You are Blue. Free c6 with a bridge-move and take it. The Red king stands on d4.",
            "Lift the bridge between c5 and c6. It may go to a bare Red pair in row 4 or in column d.",
            "Move the bridge away from c5 and c6, to a pair in row 4 or column d, and then take c6.",
            "The enemy king decides where his bridges can be carried.",
        ],
        Finish => [
            "Links are few on Level 2, so Battle ends sooner. The stuck player may even have more territory.",
            "You are Red. Win with this turn.",
            "Leave Blue nothing bare to take: your king’s lines decide what you can link.",
            "The game goes on, or it ends badly for you.",
            "Take where you can also link what is still bare.",
        ],
        Ahead => [
            "The last turns again, this time with one answer in between.",
            "You are Red. Win within two turns, whatever Blue does.",
            "There are only a few ringforts that you can take: try each in your head with its link.",
            "Blue could hold on.",
            "A game of Tara is often decided by who counts the last bare ringforts first.",
        ],
        _ => [""; 5],
    }
}
