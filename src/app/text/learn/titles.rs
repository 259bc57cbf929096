//! What each lesson is called.

mod irish;
mod persian;

pub use irish::say as irish;
pub use persian::say as persian;

use crate::learn::LessonId::{self, *};

/// In English.
pub fn english(id: LessonId) -> &'static str {
    match id {
        Sweep => "Sweep across the board",
        Capture => "Capture between two",
        Corner => "The corner helps",
        KingHelps => "The King fights too",
        Three => "Three with one move",
        Escape => "Reach the edge",
        Seize => "Seize the King",
        Throne => "The King on his Throne",
        TwoWays => "Two ways out",
        Net => "Draw the net",
        Guard => "Bar the way",
        Solved => "The solved game",
        BreakIt => "Try to break it",

        Step => "One square at a time",
        Around => "Round the Throne",
        Close => "Close the gap",
        Edge => "The last step",
        Between => "Between two attackers",
        Walk => "Walk free",
        Trap => "Set the trap",
        Gate => "Shut the gate",
        Danger => "Out of danger",

        Reach => "Near the enemy king",
        Join => "Join your kingdoms",
        Anywhere => "No room, any room",
        Take => "Take and cut",
        Linked => "Linked is safe",
        Counter => "Spend a counter",
        LastWord => "The last word",
        Plan => "Two turns ahead",

        Siege => "A siege",
        ThreeSides => "Three sides",
        Hole => "Into the hole",
        Line => "In your king’s line",
        EnemyLine => "In the enemy king’s line",
        Finish => "Finish the battle",
        Ahead => "Look ahead",

        Edges => "Four edges",
        Rows => "Open rows",
        Closed => "Bring them together",
        Free => "When every row is closed",
        MustTake => "You must drink",
        Shut => "Hand over the cup",
        Out => "The last captures",
        Poison => "The poisoned one",

        Castle => "Build a castle",
        Majority => "Take control",
        Raid => "Attack",
        Stronger => "The stronger card",
        Follower => "Build along",
        Upgrade => "A second floor",
        Marriage => "A marriage",
        Bargain => "A bargain",
        Patience => "Hold",
        HighKing => "High King",
    }
}
