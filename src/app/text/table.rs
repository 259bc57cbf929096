//! The words of the table page, for every game.

mod irish;
mod persian;

use super::Say;

/// By how much a side is better, as the engine guesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Margin {
    Little,
    Clear,
    Great,
}

/// What the table page says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    // Players.
    You,
    Person,
    /// The computer at a level: number from 1, Irish and English name.
    Computer {
        number: u32,
        irish: &'static str,
        english: &'static str,
    },
    LevelLine {
        number: u32,
        english: &'static str,
    },
    /// A level that this program does not have.
    UnknownLevel(String),
    /// The people among the winners, who have given their names.
    NamedWinners(Vec<String>),
    // The curtain.
    PassTo {
        name: String,
    },
    IAm {
        name: String,
    },
    // The turn.
    Thinking {
        name: String,
    },
    ThinkingDetail {
        depth: u32,
        nodes: u64,
    },
    Looking {
        turn: usize,
        of: usize,
    },
    LookingDetail,
    /// In a game that is over: what is played there is a branch.
    LookingDetailBranch,
    LookingDetailComputer,
    /// Where the past can only be looked at; and when all of it is open.
    LookingDetailOnly,
    LookingDetailOpen,
    GoOnFromHere,
    BackToGame,
    Dropped {
        turns: usize,
    },
    BringBack {
        turns: usize,
    },
    // Buttons.
    TakeBack,
    Redo,
    Hint,
    Resign,
    NewGame,
    Share,
    /// Sharing could not be loaded.
    ShareFailed,
    NextGame,
    /// The next game of a match in which the sides stay, and who begins it.
    NextGameBegins {
        side: String,
    },
    PlayAgain,
    CopyRecord,
    SaveRecord,
    Close,
    Cancel,
    First,
    Previous,
    Next,
    Last,
    Rules,
    RuleOf(&'static str),
    // Resigning.
    ResignQuestion {
        side: String,
    },
    ResignYes,
    Resigned {
        side: String,
    },
    ResignedReason {
        side: String,
    },
    // Facts.
    EvaluationOf {
        side: String,
        margin: Margin,
    },
    EvaluationComes,
    EvaluationEven,
    WinsIn {
        side: String,
        turns: u32,
        exact: bool,
    },
    /// Who wins by force, by how many points, and whether it is known that it is no more.
    WinsBy {
        side: String,
        points: u32,
        exact: bool,
    },
    /// The chance of the side that stands better, in hundredths.
    ChanceOf {
        side: String,
        percent: u16,
    },
    /// Each player's chance, in hundredths.
    Chances(Vec<(String, u16)>),
    HintIs {
        turn: String,
    },
    HintLine,
    HintThinking,
    // Record.
    Record,
    RecordEmpty,
    TurnLabel {
        number: usize,
        words: String,
    },
    AtStart,
    Copied,
    CopyFailed,
    // Match.
    MatchGame {
        game: usize,
    },
    /// Who won the match; nobody's name for the only person at the table.
    MatchWon {
        name: Option<String>,
    },
    /// A match with equal points, that many each.
    MatchDrawn {
        points: i32,
    },
    MatchLeads {
        name: String,
    },
    PlayerA,
    PlayerB,
    // Score sheet.
    SheetCaption,
    /// A game of a match: who began it or, where sides change, who had this side; and who gave up.
    SheetGame {
        game: usize,
        name: String,
        side: Option<String>,
        resigned: Option<String>,
    },
    SheetTurns,
    SheetPoints,
    SheetTotal,
    /// Who gained what, part by part; and what can be done there.
    Chapters,
    ChaptersDetail,
    /// What each player had at the end of a part.
    SoFar,
    /// Shows the table as it was at the end of a part.
    Show,
    ShowChapter(String),
    // New game.
    NewGameTitle,
    WhoPlays {
        side: String,
    },
    /// The name of the person on a side, which need not be given.
    NameOf {
        side: String,
    },
    /// In the empty field for a name.
    NameHere,
    HowMany,
    OneGame,
    TwoGames,
    /// What changes in the second game: the sides, or who begins.
    TwoGamesDetail {
        sides: bool,
    },
    Options,
    /// The options that are seldom wanted.
    Readings,
    Begin,
    // Looks.
    Look,
    Warnings,
    Coordinates,
    ShowEvaluation,
    // Places on the page.
    Board,
    SideColumn,
    // Troubles.
    NotKept,
    Unreadable {
        why: String,
    },
    UnreadableKept,
    FileUnreadable {
        why: String,
    },
    OpenFile,
    SaveFound,
    ThinkerFailed,
    TryAgain,
    /// To the page of all settings.
    AllSettings,
    // A turn that waits to be confirmed.
    /// What the player is about to play.
    Held {
        turn: String,
    },
    PlayHeld,
    TakeHeldBack,
}

/// A side inside a sentence: “the attackers”, but “Red”, which is a name.
fn the(side: &str) -> String {
    if is_many(side) {
        format!("the {}", side.to_ascii_lowercase())
    } else {
        side.to_owned()
    }
}

/// The same at the beginning of a sentence.
fn at_start(side: &str) -> String {
    if is_many(side) {
        format!("The {}", side.to_ascii_lowercase())
    } else {
        side.to_owned()
    }
}

/// The ending of a verb after a side.
fn verb_end(side: &str) -> &'static str {
    if is_many(side) { "" } else { "s" }
}

/// A side of many, such as “Attackers”.
fn is_many(side: &str) -> bool {
    side.ends_with('s')
}

impl Say for Text {
    fn english(&self) -> String {
        match self {
            Text::You => "You".into(),
            Text::Person => "A person".into(),
            Text::Computer {
                number,
                irish,
                english,
            } => format!("Computer {number}: {irish} ({english})"),
            Text::LevelLine { number, english } => format!("level {number}: {english}"),
            Text::UnknownLevel(id) => format!("computer, unknown level “{id}”"),
            Text::NamedWinners(names) => match names.as_slice() {
                [] => String::new(),
                [one] => format!("{one} has won."),
                [first @ .., last] => format!("{} and {last} have won.", first.join(", ")),
            },
            Text::PassTo { name } => format!("Pass the device to {name}."),
            Text::IAm { name } => format!("I am {name}: show my hand"),
            Text::Thinking { name } => format!("{name} is thinking"),
            Text::ThinkingDetail { nodes: 0, .. } => "…".into(),
            Text::ThinkingDetail { depth, nodes } => {
                let ahead = match depth {
                    1 => "looking one turn ahead".to_owned(),
                    _ => format!("looking {depth} turns ahead"),
                };
                match nodes {
                    0..=9_999 => ahead,
                    ..=999_999 => format!("{ahead}, {} thousand positions so far", nodes / 1000),
                    _ => {
                        let (whole, tenths) = (nodes / 1_000_000, nodes / 100_000 % 10);
                        format!("{ahead}, {whole}.{tenths} million positions so far")
                    }
                }
            }
            Text::Looking { turn: 0, of: 1 } => "The start, before one turn".into(),
            Text::Looking { turn: 0, of } => format!("The start, before {of} turns"),
            Text::Looking { turn, of } => format!("After turn {turn} of {of}"),
            Text::LookingDetail => {
                "Step on, or play from here: what came after is put aside as a branch. To try \
                 something out beside the game, press “Go on from here”."
                    .into()
            }
            Text::LookingDetailBranch => {
                "Step on, or play from here: that begins a branch, and the game stays as it is."
                    .into()
            }
            Text::LookingDetailComputer => {
                "Here it is the computer’s turn. Step on, or let the game go on from here.".into()
            }
            Text::LookingDetailOnly => "This is what you knew then.".into(),
            Text::LookingDetailOpen => {
                "The game is over, so every hand is open: touch a player’s board to see it.".into()
            }
            Text::GoOnFromHere => "Go on from here".into(),
            Text::BackToGame => "Back to the end".into(),
            Text::Dropped { turns: 1 } => "One later turn was put aside.".into(),
            Text::Dropped { turns } => format!("{turns} later turns were put aside."),
            Text::BringBack { turns: 1 } => "Bring it back".into(),
            Text::BringBack { .. } => "Bring them back".into(),
            Text::TakeBack => "Take back".into(),
            Text::Redo => "Redo".into(),
            Text::Hint => "Hint".into(),
            Text::Resign => "Resign".into(),
            Text::NewGame => "New game".into(),
            Text::Share => "Share".into(),
            Text::ShareFailed => "Sharing could not be loaded. Is there a connection?".into(),
            Text::NextGame => "Next game, sides swapped".into(),
            Text::NextGameBegins { side } => format!("Next game, {side} begins"),
            Text::PlayAgain => "Play again".into(),
            Text::CopyRecord => "Copy the turns".into(),
            Text::SaveRecord => "Save as a file".into(),
            Text::Close => "Close".into(),
            Text::Cancel => "Cancel".into(),
            Text::First => "To the start".into(),
            Text::Previous => "One turn back".into(),
            Text::Next => "One turn forward".into(),
            Text::Last => "To the end".into(),
            Text::Rules => "Rules".into(),
            Text::RuleOf(rule) => format!("Rule {rule}"),
            Text::ResignQuestion { side } => format!("Resign for {}?", the(side)),
            Text::ResignYes => "Yes, resign".into(),
            Text::Resigned { side } => format!("{} win{}", at_start(side), verb_end(side)),
            Text::ResignedReason { side } => format!("{} resigned.", at_start(side)),
            Text::EvaluationOf { side, margin } => {
                let are = if is_many(side) { "are" } else { "is" };
                let much = match margin {
                    Margin::Little => "a little",
                    Margin::Clear => "clearly",
                    Margin::Great => "much",
                };
                format!("{} {are} {much} better", at_start(side))
            }
            Text::EvaluationComes => "Looking…".into(),
            Text::EvaluationEven => "About even".into(),
            Text::WinsIn { side, turns: 1, .. } => {
                format!("{} win{} with the next turn", at_start(side), verb_end(side))
            }
            Text::WinsIn { side, turns, exact } => format!(
                "{} win{} in {}{turns} turns, both sides counted",
                at_start(side),
                verb_end(side),
                if *exact { "" } else { "at most " }
            ),
            Text::WinsBy { side, points, exact } => format!(
                "{side} wins by {}{points} points with best play",
                if *exact { "" } else { "at least " }
            ),
            Text::ChanceOf { side, percent } => {
                format!("{side} wins in about {percent} of 100 such games")
            }
            Text::Chances(chances) => {
                let each = chances.iter().map(|(name, of)| format!("{name} {of}"));
                let each: Vec<String> = each.collect();
                format!("Chances to win, of 100: {}", each.join(", "))
            }
            Text::HintIs { turn } => format!("Hint: {turn}"),
            Text::HintLine => "The line it has in mind:".into(),
            Text::HintThinking => "Looking for a good turn…".into(),
            Text::Record => "Turns of this game".into(),
            Text::RecordEmpty => "No turn yet.".into(),
            Text::TurnLabel { number, words } => format!("Turn {number}: {words}"),
            Text::AtStart => "The start of the game.".into(),
            Text::Copied => "The turns are copied.".into(),
            Text::CopyFailed => {
                "The browser did not allow copying; please save the game as a file instead.".into()
            }
            Text::MatchGame { game } => format!("Match, game {game} of 2"),
            Text::MatchWon { name: None } => "You win the match.".into(),
            Text::MatchWon { name: Some(name) } => format!("{name} wins the match."),
            Text::MatchDrawn { points } => format!("The match is drawn, {points} points each."),
            Text::MatchLeads { name } => {
                format!("One win each; {name} needed fewer turns as attacker.")
            }
            Text::PlayerA => "Player A".into(),
            Text::PlayerB => "Player B".into(),
            Text::SheetCaption => "Score sheet".into(),
            Text::SheetGame {
                game,
                name,
                side,
                resigned,
            } => {
                let who = match side {
                    Some(side) => format!("{name} had {}", the(side)),
                    None => format!("{name} began"),
                };
                let end = match resigned {
                    Some(name) => format!("; {name} resigned"),
                    None => String::new(),
                };
                format!("Game {game}: {who}{end}")
            }
            Text::SheetTurns => "Turns".into(),
            Text::SheetPoints => "Points".into(),
            Text::SheetTotal => "Match".into(),
            Text::Chapters => "Round by round".into(),
            Text::ChaptersDetail => {
                "What each player gained. Show leads to the table as it was then, where the round \
                 can be watched again."
                    .into()
            }
            Text::SoFar => "So far".into(),
            Text::Show => "Show".into(),
            Text::ShowChapter(title) => format!("Show: {title}"),
            Text::NewGameTitle => "New game".into(),
            Text::WhoPlays { side } => format!("Who plays {}?", the(side)),
            Text::NameOf { side } => format!("Name for {}, if you like", the(side)),
            Text::NameHere => "Name, if you like".into(),
            Text::HowMany => "How many games?".into(),
            Text::OneGame => "One game".into(),
            Text::TwoGames => "A match of two".into(),
            Text::TwoGamesDetail { sides: true } => {
                "Sides are swapped for the second game.".into()
            }
            Text::TwoGamesDetail { sides: false } => "Each player begins once.".into(),
            Text::Options => "Rules of this table".into(),
            Text::Readings => "Readings of the rules".into(),
            Text::Begin => "Begin".into(),
            Text::Look => "Board and record".into(),
            Text::Warnings => "Warnings".into(),
            Text::Coordinates => "Coordinates".into(),
            Text::ShowEvaluation => "Evaluation".into(),
            Text::Board => "Board".into(),
            Text::SideColumn => "The game".into(),
            Text::NotKept => {
                "This browser does not let the game be kept: storage is full or switched off. You can play on; save the game as a file before you leave.".into()
            }
            Text::Unreadable { why } => format!("The game that was kept here cannot be read. {why}"),
            Text::UnreadableKept => "It is put aside untouched; you can save it as a file.".into(),
            Text::FileUnreadable { why } => format!("This file cannot be opened here. {why}"),
            Text::OpenFile => "Open a saved file…".into(),
            Text::SaveFound => "Save what was found".into(),
            Text::ThinkerFailed => "The computer’s player could not start or has stopped.".into(),
            Text::TryAgain => "Try again".into(),
            Text::AllSettings => "All settings".into(),
            Text::Held { turn } => format!("Your turn: {turn}"),
            Text::PlayHeld => "Play it".into(),
            Text::TakeHeldBack => "Take it back".into(),
        }
    }

    fn persian(&self) -> String {
        persian::say(self)
    }

    fn irish(&self) -> String {
        irish::say(self)
    }
}
