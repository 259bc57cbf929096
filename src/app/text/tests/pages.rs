//! The words of the hall, the saved games, sharing and the table page.

use super::*;

#[test]
fn the_hall_and_the_rules_page() {
    use hall::Text;
    for game in GameName::ALL.iter().copied() {
        for text in [Text::About(game), Text::Players(game), Text::Time(game)] {
            all(text);
        }
    }
    for text in [
        Text::Welcome,
        Text::Promise,
        Text::Play,
        Text::Continue,
        Text::Rules,
        Text::NewGame,
        Text::Saved,
        Text::SavedTitle,
        Text::SharedTitle,
        Text::Pages,
        Text::Hall,
        Text::Theme(Theme::System),
        Text::Theme(Theme::Light),
        Text::Theme(Theme::Dark),
        Text::Language,
        Text::Settings,
        Text::SettingsTitle,
        Text::StatisticsTitle,
        Text::AsTheDevice,
        Text::OfflineReady,
        Text::NewVersion,
        Text::UseNewVersion,
        Text::NoSuchGame,
        Text::ToHall,
        Text::Laying,
        Text::NotLaid,
        Text::TryAgain,
        Text::Dismiss,
    ] {
        all(text);
    }
    for game in GameName::ALL.iter().copied().map(Some).chain([None]) {
        for rules in [false, true] {
            all(hall::Title { game, rules });
        }
    }
    for text in [
        rules::Text::Rules,
        rules::Text::WhatIsKnown,
        rules::Text::Contents,
        rules::Text::Play,
    ] {
        all(text);
    }
}

#[test]
fn saved_games() {
    use saved::{Ago, Far, Text};
    let (name, why) = (|| "Aoife".to_owned(), || "zzz".to_owned());
    let players = ["Aoife", "Brónach", "Dalta"].map(str::to_owned);
    for text in [
        Text::Saved,
        Text::AllSaved,
        Text::GoOn,
        Text::Continue,
        Text::Players(players[..2].to_vec()),
        Text::Players(players.to_vec()),
        Text::Level {
            name: name(),
            number: 3,
        },
        Text::Far(Far::Turns(0)),
        Text::Far(Far::InTurn(4)),
        Text::Ago(Ago::Now),
        Text::Ago(Ago::Longer),
        Text::OfMatch { game: 2 },
        Text::Opening,
        Text::Search,
        Text::State,
        Text::AllStates,
        Text::InProgress,
        Text::Finished,
        Text::Game,
        Text::AllGames,
        Text::NoneYet,
        Text::NoneMatch,
        Text::ShowMore,
        Text::Open,
        Text::Rename,
        Text::NewTitle,
        Text::Keep,
        Text::Cancel,
        Text::Delete,
        Text::Export,
        Text::Undo,
        Text::BringBack,
        Text::ExportAll,
        Text::Import,
        Text::Renamed { name: name() },
        Text::Deleted { name: name() },
        Text::BroughtBack { name: name() },
        Text::FileUnreadable { why: why() },
        Text::NoRoom,
        Text::DeletedGames,
        Text::DeletedHelp,
        Text::EmptyBin,
        Text::BinEmptied,
        Text::Strange,
        Text::StrangeHelp,
        Text::Nameless { game: Some(why()) },
        Text::Nameless { game: None },
        Text::NearlyFull { percent: 83 },
        Text::Followed,
        Text::WentApart,
        Text::NoSuchSaved,
        Text::NoSuchSavedHelp,
        Text::CannotOpen { why: why() },
        Text::CannotOpenHelp,
        Text::ExportFound,
        Text::PlayNew { game: why() },
    ] {
        all(text);
    }
    for number in [1, 2, 5, 7, 12, 30] {
        all(Text::Far(Far::Turns(number)));
        all(Text::Ago(Ago::Minutes(number as u64)));
        all(Text::Ago(Ago::Hours(number as u64)));
        all(Text::Ago(Ago::Days(number as u64)));
        all(Text::Count {
            shown: number,
            all: number,
        });
        all(Text::Count {
            shown: 1,
            all: number,
        });
        let (same, strange, refused) = (number / 2, number / 3, number / 5);
        all(Text::TakenIn {
            added: number,
            same,
            strange,
            refused,
        });
        all(Text::TakenIn {
            added: 0,
            same: 0,
            strange: number,
            refused: number,
        });
    }
}

#[test]
fn the_past_of_a_game() {
    use crate::app::{table::replay::Pace, text::replay::Text};
    for text in [
        Text::Replay,
        Text::Play,
        Text::Pause,
        Text::Turn,
        Text::At {
            turn: 0,
            of: 34,
            words: String::new(),
        },
        Text::At {
            turn: 12,
            of: 34,
            words: "d1-d3".to_owned(),
        },
        Text::Speed,
        Text::HasNote {
            note: "zzz".to_owned(),
        },
        Text::KeepNote,
        Text::Lines,
        Text::MainLine,
        Text::Branch {
            turn: 0,
            words: "d1-d3".to_owned(),
        },
        Text::Branch {
            turn: 12,
            words: String::new(),
        },
        Text::BranchTitle,
        Text::ToMainLine,
        Text::BranchDeleted,
        Text::NotInLink,
        Text::PasteGame,
    ] {
        all(text);
    }
    for pace in Pace::ALL {
        all(Text::Pace(pace));
    }
    for turn in [0, 1, 12] {
        all(Text::Note { turn });
        all(Text::WriteNote { turn });
        all(Text::ChangeNote { turn });
        all(Text::InBranch { turn });
    }
}

#[test]
fn the_settings() {
    use crate::app::store::{BoardStyle, Motion};
    use settings::Text;
    for text in [
        Text::Title,
        Text::Promise,
        Text::Look,
        Text::Colours,
        Text::Theme(Theme::System),
        Text::Theme(Theme::Light),
        Text::Theme(Theme::Dark),
        Text::Language,
        Text::AsTheDevice,
        Text::Boards,
        Text::Sample,
        Text::Motion,
        Text::MotionHelp,
        Text::Table,
        Text::Confirm,
        Text::ConfirmHelp,
        Text::WarningsHelp,
        Text::CoordinatesHelp,
        Text::EvaluationHelp,
        Text::Sounds,
        Text::SoundsOn,
        Text::SoundsHelp,
        Text::Volume,
        Text::VolumeOf(0),
        Text::VolumeOf(85),
        Text::Listen,
        Text::All,
        Text::Reset,
        Text::ResetHelp,
        Text::WasReset,
        Text::Undo,
        Text::WereBack,
        Text::NotKept,
        Text::Close,
        Text::Statistics,
    ] {
        all(text);
    }
    for style in [BoardStyle::Carved, BoardStyle::Plain, BoardStyle::Stone] {
        all(Text::Board(style));
        all(Text::BoardAbout(style));
    }
    for motion in [
        Motion::System,
        Motion::Off,
        Motion::Fast,
        Motion::Normal,
        Motion::Slow,
    ] {
        all(Text::MotionOf(motion));
    }
}

#[test]
fn the_statistics() {
    use statistics::Text;
    let names = || vec!["Dalta".to_owned(), "Taoiseach".to_owned()];
    for text in [
        Text::Title,
        Text::About,
        Text::AboutHelp,
        Text::AboutShared,
        Text::Settings,
        Text::Opponent,
        Text::Games,
        Text::Won,
        Text::Lost,
        Text::Drawn,
        Text::Share,
        Text::Percent(7),
        Text::WithHelp(12),
        Text::Level {
            number: 3,
            irish: "Gaiscíoch",
        },
        Text::OtherLevel("zzz".to_owned()),
        Text::Times {
            count: 2,
            level: "Dalta".to_owned(),
        },
        Text::Several(names()),
        Text::Rules(names()),
        Text::All,
        Text::None,
        Text::NoneHelp,
        Text::ToHall,
        Text::Newer,
        Text::Damaged,
        Text::NotKept,
        Text::Reset,
        Text::WasReset,
        Text::Undo,
        Text::AreBack,
        Text::Close,
    ] {
        all(text);
    }
}

#[test]
fn sharing() {
    use share::Text;
    let it = || "zzz".to_owned();
    for text in [
        Text::Title,
        Text::AboutTurn,
        Text::AboutOver,
        Text::NoLink { why: it() },
        Text::Link,
        Text::CopyLink,
        Text::AboutCode,
        Text::Code,
        Text::CopyCode,
        Text::CopyMessage,
        Text::Send,
        Text::Copied,
        Text::CopyFailed,
        Text::Message {
            game: it(),
            far: it(),
            next: it(),
        },
        Text::MessageOver {
            game: it(),
            result: it(),
        },
        Text::Square,
        Text::SquareHelp,
        Text::SquareTooLong,
        Text::Picture,
        Text::PictureHelp,
        Text::AsSvg,
        Text::AsPng,
        Text::PictureFailed,
        Text::Turns,
        Text::CopyTurns,
        Text::OpenTafl,
        Text::CopyOpenTafl,
        Text::SaveOpenTafl,
        Text::File,
        Text::SaveFile,
        Text::Came,
        Text::OtherRules,
        Text::Next { side: it() },
        Text::GoesOn,
        Text::Here,
        Text::Answer,
        Text::PlayAs { side: it() },
        Text::YourName,
        Text::GoOn,
        Text::Look,
        Text::Watch,
        Text::NotKept,
        Text::Wrong,
        Text::Paste,
        Text::PasteHelp,
        Text::PasteLabel,
        Text::Open,
    ] {
        all(text);
    }
}

/// The words of the table page in which no side is named.
fn table_texts() -> Vec<table::Text> {
    use table::Text::*;
    let name = || "Aoife".to_owned();
    let mut texts = vec![
        You,
        Person,
        LookingDetail,
        LookingDetailBranch,
        LookingDetailComputer,
        LookingDetailOnly,
        GoOnFromHere,
        BackToGame,
        TakeBack,
        Redo,
        Hint,
        Resign,
        NewGame,
        NextGame,
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
        RuleOf("R-8"),
        ResignYes,
        EvaluationComes,
        EvaluationEven,
        HintLine,
        HintThinking,
        Record,
        RecordEmpty,
        AtStart,
        Copied,
        CopyFailed,
        PlayerA,
        PlayerB,
        SheetCaption,
        SheetTurns,
        SheetPoints,
        SheetTotal,
        NewGameTitle,
        NameHere,
        HowMany,
        OneGame,
        TwoGames,
        Options,
        Readings,
        Begin,
        Share,
        ShareFailed,
        Look,
        Warnings,
        Coordinates,
        ShowEvaluation,
        Board,
        SideColumn,
        NotKept,
        UnreadableKept,
        OpenFile,
        SaveFound,
        ThinkerFailed,
        TryAgain,
        AllSettings,
        Held { turn: "zzz".into() },
        PlayHeld,
        TakeHeldBack,
        LookingDetailOpen,
        Chapters,
        ChaptersDetail,
        SoFar,
        Show,
        ShowChapter("zzz".into()),
        Chances(vec![(name(), 61), ("Brónach".into(), 39)]),
        UnknownLevel("grand".into()),
        NamedWinners(vec![name()]),
        NamedWinners(vec![name(), "Brónach".into()]),
        PassTo { name: name() },
        IAm { name: name() },
        Thinking { name: name() },
        MatchWon { name: None },
        MatchWon { name: Some(name()) },
        MatchLeads { name: name() },
        TwoGamesDetail { sides: true },
        TwoGamesDetail { sides: false },
        Unreadable { why: "zzz".into() },
        FileUnreadable { why: "zzz".into() },
        HintIs { turn: "zzz".into() },
    ];
    for level in levels() {
        let (number, english) = (level.id.number(), level.english);
        texts.push(LevelLine { number, english });
        texts.push(Computer {
            number,
            english,
            irish: level.irish,
        });
    }
    for (depth, nodes) in [
        (1, 0),
        (1, 500),
        (2, 9_999),
        (3, 10_000),
        (8, 999_999),
        (12, 1_234_567),
    ] {
        texts.push(ThinkingDetail { depth, nodes });
    }
    for number in [1, 2, 5, 7, 10, 12, 20, 41] {
        texts.push(Looking {
            turn: 0,
            of: number,
        });
        texts.push(Looking {
            turn: number,
            of: 50,
        });
        texts.push(Dropped { turns: number });
        texts.push(BringBack { turns: number });
        texts.push(TurnLabel {
            number,
            words: "zzz".into(),
        });
        texts.push(MatchDrawn {
            points: number as i32,
        });
    }
    for game in [1, 2] {
        texts.push(MatchGame { game });
        for resigned in [None, Some("Brónach".to_owned())] {
            let (name, side) = (name(), None);
            texts.push(SheetGame {
                game,
                name,
                side,
                resigned,
            });
        }
    }
    texts
}

#[test]
fn the_table_page() {
    for text in table_texts() {
        all(text);
    }
    // What is said of a side has its name in the same language.
    let sides: [fn(Lang) -> String; 4] = [
        |lang| Tafl::seat_name(lang, &RuleSet::ARD_RI, Seat(0)),
        |lang| Tafl::seat_name(lang, &RuleSet::ARD_RI, Seat(1)),
        |lang| lang.say(tara::Text::Side(Colour::Red)),
        |lang| lang.say(tara::Text::Side(Colour::Blue)),
    ];
    for side in sides {
        use table::{Margin, Text::*};
        agree(side);
        agree(|lang| lang.say(NextGameBegins { side: side(lang) }));
        agree(|lang| lang.say(ResignQuestion { side: side(lang) }));
        agree(|lang| lang.say(Resigned { side: side(lang) }));
        agree(|lang| lang.say(ResignedReason { side: side(lang) }));
        agree(|lang| lang.say(WhoPlays { side: side(lang) }));
        agree(|lang| lang.say(NameOf { side: side(lang) }));
        agree(|lang| {
            lang.say(ChanceOf {
                side: side(lang),
                percent: 63,
            })
        });
        agree(|lang| {
            let (name, resigned) = ("Aoife".to_owned(), Some("Brónach".to_owned()));
            lang.say(SheetGame {
                game: 2,
                name,
                side: Some(side(lang)),
                resigned,
            })
        });
        for margin in [Margin::Little, Margin::Clear, Margin::Great] {
            agree(|lang| {
                lang.say(EvaluationOf {
                    side: side(lang),
                    margin,
                })
            });
        }
        for number in [1, 2, 3, 7, 13, 20] {
            for exact in [true, false] {
                agree(|lang| {
                    lang.say(WinsIn {
                        side: side(lang),
                        turns: number,
                        exact,
                    })
                });
                agree(|lang| {
                    lang.say(WinsBy {
                        side: side(lang),
                        points: number,
                        exact,
                    })
                });
            }
        }
    }
}

#[test]
fn a_side_of_many_has_a_verb_of_many() {
    use table::Text::Resigned;
    let wins = |lang: Lang, side: &str| lang.say(Resigned { side: side.into() });
    assert_eq!(wins(Lang::Persian, "مهاجمان"), "مهاجمان می‌برند");
    assert_eq!(wins(Lang::Persian, "آبی"), "آبی می‌برد");
    assert_eq!(
        wins(Lang::Irish, "Ionsaitheoirí"),
        "Buann na hionsaitheoirí"
    );
    assert_eq!(wins(Lang::Irish, "Cosantóirí"), "Buann na cosantóirí");
    assert_eq!(wins(Lang::Irish, "Gorm"), "Buann Gorm");
}
