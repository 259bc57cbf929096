//! What a lesson is: data, and nothing else.

use crate::{game::Seat, shelf::GameName};

/// A lesson: a position, what is to be done there, and who answers.
#[derive(Clone, Copy, Debug)]
pub struct Lesson<D: 'static> {
    /// Its name, by which its words and its progress are found.
    pub id: LessonId,
    /// Table options that differ from the game's own, such as `rounds=3`.
    pub options: &'static str,
    /// Where it begins.
    pub start: Start,
    /// The learner's seat.
    pub seat: Seat,
    /// The rule that it teaches, by its number.
    pub rule: &'static str,
    /// What is to be reached.
    pub goal: Goal<D>,
    /// The most turns of the learner in which it can be reached.
    pub turns: u8,
    /// Ways to the goal: the learner's own turns in the game's notation, with spaces between.
    /// There may be others, which the rules judge.
    pub ways: &'static [&'static str],
    /// Who answers.
    pub replies: Replies,
}

impl<D> Lesson<D> {
    /// A lesson in which one turn does something, at the game's own table.
    pub const fn deed(
        id: LessonId,
        seat: Seat,
        rule: &'static str,
        start: Start,
        goal: &'static [D],
        ways: &'static [&'static str],
    ) -> Lesson<D> {
        Lesson {
            id,
            options: "",
            start,
            seat,
            rule,
            goal: Goal::Do(goal),
            turns: 1,
            ways,
            replies: Replies::Best,
        }
    }

    /// A lesson in which the game is to be won within some turns from a position.
    pub const fn win(
        id: LessonId,
        seat: Seat,
        rule: &'static str,
        start: &'static str,
        turns: u8,
        ways: &'static [&'static str],
    ) -> Lesson<D> {
        Lesson {
            id,
            options: "",
            start: Start::At(start),
            seat,
            rule,
            goal: Goal::Win,
            turns,
            ways,
            replies: Replies::Best,
        }
    }
}

/// Where a lesson begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// At a position, in the game's notation.
    At(&'static str),
    /// After these turns from the start of the game.
    After(&'static str),
}

/// What is to be reached. The rules themselves judge it after every turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal<D: 'static> {
    /// A turn that does all of this.
    Do(&'static [D]),
    /// To win, whatever the others do.
    Win,
    /// Not to have lost when the turns are over and answered.
    Hold,
    /// To play the turns of the first way, which ends the game.
    Follow,
    /// To hold out as long as possible where all is lost, against an engine that wins in at most
    /// so many plies.
    HoldOut(u8),
}

/// Who answers the learner's turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replies {
    /// The best that there is against the goal, found by looking at everything.
    Best,
    /// These actions, each by its seat as soon as it is legal; where none is, the least that the
    /// seat can do.
    Script(&'static str),
    /// The engine, outside: its turn is given to the attempt.
    Engine,
}

macro_rules! lessons {
    ($($id:ident $game:ident $word:literal)*) => {
        /// A lesson's name.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum LessonId {
            $(#[allow(missing_docs)] $id,)*
        }

        impl LessonId {
            /// Every lesson, course by course, in the order in which one learns.
            pub const ALL: &[LessonId] = &[$(LessonId::$id),*];

            /// The game that it teaches.
            pub fn game(self) -> GameName {
                match self {
                    $(LessonId::$id => GameName::$game,)*
                }
            }

            /// The name in addresses, beside the game's.
            pub fn word(self) -> &'static str {
                match self {
                    $(LessonId::$id => $word,)*
                }
            }
        }
    };
}

lessons! {
    Sweep ArdRi "sweep"
    Capture ArdRi "capture"
    Corner ArdRi "corner"
    KingHelps ArdRi "king-helps"
    Three ArdRi "three"
    Escape ArdRi "escape"
    Seize ArdRi "seize"
    Throne ArdRi "throne"
    TwoWays ArdRi "two-ways"
    Net ArdRi "net"
    Guard ArdRi "guard"
    Solved ArdRi "solved"
    BreakIt ArdRi "break-it"

    Step ArdRiOneStep "step"
    Around ArdRiOneStep "around"
    Close ArdRiOneStep "close"
    Edge ArdRiOneStep "edge"
    Between ArdRiOneStep "between"
    Walk ArdRiOneStep "walk"
    Trap ArdRiOneStep "trap"
    Gate ArdRiOneStep "gate"
    Danger ArdRiOneStep "danger"

    Reach Tara1 "reach"
    Join Tara1 "join"
    Anywhere Tara1 "anywhere"
    Take Tara1 "take"
    Linked Tara1 "linked"
    Counter Tara1 "counter"
    LastWord Tara1 "last-word"
    Plan Tara1 "plan"

    Siege Tara2 "siege"
    ThreeSides Tara2 "three-sides"
    Hole Tara2 "hole"
    Line Tara2 "line"
    EnemyLine Tara2 "enemy-line"
    Finish Tara2 "finish"
    Ahead Tara2 "ahead"

    Edges TaraChalice "edges"
    Rows TaraChalice "rows"
    Closed TaraChalice "closed"
    Free TaraChalice "free"
    MustTake TaraChalice "must-take"
    Shut TaraChalice "shut"
    Out TaraChalice "out"
    Poison TaraChalice "poison"

    Castle BrianBoru "castle"
    Majority BrianBoru "majority"
    Raid BrianBoru "raid"
    Stronger BrianBoru "stronger"
    Follower BrianBoru "follower"
    Upgrade BrianBoru "upgrade"
    Marriage BrianBoru "marriage"
    Bargain BrianBoru "bargain"
    Patience BrianBoru "patience"
    HighKing BrianBoru "high-king"
}

impl LessonId {
    /// The lessons of a game, in order.
    pub fn of(game: GameName) -> impl Iterator<Item = LessonId> {
        LessonId::ALL
            .iter()
            .copied()
            .filter(move |id| id.game() == game)
    }

    /// The lesson of a game with this word.
    pub fn named(game: GameName, word: &str) -> Option<LessonId> {
        LessonId::of(game).find(|id| id.word() == word)
    }

    /// The name in what is kept: `ard-ri/sweep`.
    pub fn key(self) -> String {
        format!("{}/{}", self.game().id(), self.word())
    }

    /// The next lesson of the same course.
    pub fn next(self) -> Option<LessonId> {
        LessonId::of(self.game())
            .skip_while(|id| *id != self)
            .nth(1)
    }

    /// Its place in its course, from 1, and the number of lessons there.
    pub fn place(self) -> (usize, usize) {
        let before = LessonId::of(self.game()).take_while(|id| *id != self);
        (before.count() + 1, LessonId::of(self.game()).count())
    }
}
