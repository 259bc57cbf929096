//! Every message in every language: that none is empty or left in another language, and that each
//! says the same names and numbers.

use super::{Lang, Say, Told, hall, lang::with_notation, rules, saved, share, table, tafl, tara};
use crate::{
    app::store::Theme,
    engine::levels,
    game::{
        Chance, Ending as _, OptionKind, ParseError, Player, Record, RecordError, Rules, Seat, Seed,
    },
    shelf::GameName,
    tafl::{Ending, Piece, RuleSet, Side, Square, Tafl},
    tara::{Chalice, Colour, Hill, Pair, Tara},
};

mod boru;

/// Words in Latin letters that stand in every language: names, and what is typed or pressed.
const NAMES: &[&str] = &[
    "Aoife",
    "Brónach",
    "Ríocht",
    "Dalta",
    "Ceithearnach",
    "Gaiscíoch",
    "Taoiseach",
    "Enter",
    "Escape",
    "OpenTafl",
    "SVG",
    "PNG",
    "zzz",
    "no-game",
    "grand",
    "Natural",
    "Earth",
];

/// The name of a level, and of a game that has another in Persian.
const ARD_RI: [&str; 2] = ["Ard", "Rí"];

/// What is typed in an address; in English the same words mean something else as well.
const TYPED: [&str; 2] = ["name", "value"];

/// The words and numbers of a text: runs of letters, digits and hyphens, in Latin digits.
fn words(text: &str) -> Vec<String> {
    let western = |letter: char| match letter {
        '۰'..='۹' => char::from(b'0' + (u32::from(letter) - u32::from('۰')) as u8),
        other => other,
    };
    let text: String = text.chars().map(western).collect();
    // Thousands are parted in some languages only.
    let mut whole = String::new();
    let letters: Vec<char> = text.chars().collect();
    for (at, letter) in letters.iter().enumerate() {
        let digit = |at: Option<usize>| {
            at.and_then(|at| letters.get(at))
                .is_some_and(char::is_ascii_digit)
        };
        if *letter != ',' || !digit(at.checked_sub(1)) || !digit(Some(at + 1)) {
            whole.push(*letter);
        }
    }
    whole
        .split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .map(|word| word.trim_matches('-').to_owned())
        .filter(|word| !word.is_empty())
        .collect()
}

/// The names, numbers and notation of a text.
fn facts(text: &str) -> Vec<String> {
    let is_fact = |word: &String| {
        word.chars().any(|letter| letter.is_ascii_digit()) || NAMES.contains(&word.as_str())
    };
    // “45th” is the same number.
    let number = |word: String| word.trim_end_matches("th").trim_end_matches('ú').to_owned();
    words(text)
        .into_iter()
        .filter(is_fact)
        .map(number)
        .collect()
}

/// One text in English, Persian and Irish.
fn compare([english, persian, irish]: [&str; 3]) {
    let all = format!("{english}\n{persian}\n{irish}");
    if english.is_empty() {
        assert_eq!((persian, irish), ("", ""));
        return;
    }
    assert!(!persian.is_empty() && !irish.is_empty(), "{all}");
    for text in [english, persian, irish] {
        assert_eq!(text.trim(), text, "{all}");
        assert!(!text.contains("  ") && !text.contains(['{', '}']), "{all}");
    }
    let (in_persian, in_irish) = (facts(persian), facts(irish));
    for fact in facts(english) {
        assert!(in_persian.contains(&fact), "{fact} in Persian:\n{all}");
        // Irish says “amháin” for one.
        assert!(
            in_irish.contains(&fact) || fact == "1",
            "{fact} in Irish:\n{all}"
        );
    }
    // Persian has Latin letters only in names and notation; a file or two of the board are single.
    let known = |word: &String| {
        word.chars().count() == 1
            || NAMES.contains(&word.as_str())
            || ARD_RI.contains(&word.as_str())
            || TYPED.contains(&word.as_str())
            || word.chars().any(|letter| letter.is_ascii_digit())
    };
    let latin = |word: &String| word.chars().any(|letter| letter.is_ascii_alphabetic());
    let foreign: Vec<String> = words(persian).into_iter().filter(latin).collect();
    assert!(foreign.iter().all(known), "{foreign:?}:\n{all}");
    if !words(english).iter().all(known) {
        assert_ne!(english, irish);
        assert!(
            persian.chars().any(|letter| ('ء'..='ۿ').contains(&letter)),
            "{all}"
        );
    }
    assert_eq!(with_notation(persian), persian, "{all}");
}

/// What `say` says in every language.
fn agree(say: impl Fn(Lang) -> String) {
    let said = [Lang::English, Lang::Persian, Lang::Irish].map(say);
    compare(said.each_ref().map(String::as_str));
}

/// A message in every language.
fn all(message: impl Say) {
    agree(|lang| lang.say(&message));
}

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
        Text::AsTheDevice,
    ] {
        all(text);
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
        OfflineReady,
        NewVersion,
        UseNewVersion,
        NoSuchGame,
        ToHall,
        Laying,
        NotLaid,
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
        Title {
            game: None,
            rules: false,
        },
        Title {
            game: Some("zzz".into()),
            rules: false,
        },
        Title {
            game: Some("zzz".into()),
            rules: true,
        },
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

/// Without the number of the rule at the end, which some languages leave to the link beside it.
fn without_rule(text: String) -> String {
    match text.rfind(" (") {
        Some(at) if text.ends_with(").") => text[..at].to_owned() + ".",
        _ => text,
    }
}

/// Everything that a game says about games that are played at random.
fn told<G: Told<Observation = G>>(name: GameName, games: u64) {
    let rules = name.rules::<G>();
    agree(|lang| G::game_name(lang, name));
    for option in rules.options() {
        agree(|lang| G::option_name(lang, option.name));
        let OptionKind::Choice(values) = option.kind else {
            continue;
        };
        for value in values {
            agree(|lang| G::option_value(lang, option.name, value).0);
            agree(|lang| G::option_value(lang, option.name, value).1);
        }
    }
    // Every action that was ever possible, to try at other times.
    let mut tried: Vec<G::Action> = Vec::new();
    for seed in 0..games {
        let mut chance = Chance::new(Seed(seed));
        let mut now = G::start(&rules, Seed(seed));
        let mut last: Option<G> = None;
        loop {
            if let Some(ending) = now.status().ending() {
                agree(|lang| G::verdict(lang, &now, ending).headline);
                agree(|lang| G::verdict(lang, &now, ending).reason);
                for line in 0..G::score(Lang::English, &now, ending.winners()).len() {
                    agree(|lang| G::score(lang, &now, ending.winners())[line].label.clone());
                    agree(|lang| {
                        G::score(lang, &now, ending.winners())[line]
                            .values
                            .join(" ")
                    });
                    agree(|lang| {
                        G::score(lang, &now, ending.winners())[line]
                            .parts
                            .join(" ")
                            .trim()
                            .into()
                    });
                }
            } else {
                agree(|lang| G::prompt(lang, &now).headline);
                agree(|lang| G::prompt(lang, &now).detail);
                agree(|lang| G::asked(lang, &now, last.as_ref()));
                for seat in [Seat(0), Seat(1)] {
                    agree(|lang| G::resigned(lang, &now, seat).map_or(String::new(), |it| it.0));
                }
            }
            for _ in 0..8 {
                let Some(action) = chance.pick(&tried) else {
                    break;
                };
                if let Err(illegal) = now.clone().apply(action) {
                    agree(|lang| without_rule(G::refusal(lang, &illegal)));
                }
            }
            let Some(action) = now.random_action(&mut chance) else {
                break;
            };
            tried.extend(now.legal_actions().into_iter().take(40));
            agree(|lang| G::spoken(lang, &now, &[action]));
            last = Some(now.clone());
            now.apply(action).unwrap();
        }
    }
}

#[test]
fn random_games_of_every_rule_set() {
    told::<Tafl>(GameName::ArdRi, 12);
    told::<Tafl>(GameName::ArdRiOneStep, 6);
    told::<Tara>(GameName::Tara1, 6);
    told::<Tara>(GameName::Tara2, 12);
    told::<Chalice>(GameName::TaraChalice, 12);
}

#[test]
fn what_seldom_happens_in_a_game_of_tafl() {
    use tafl::{Cell, Text};
    let square = |text: &str| -> Square { text.parse().unwrap() };
    for piece in [Piece::Attacker, Piece::Defender, Piece::King] {
        for captured in [vec![], vec![square("d3")], vec![square("d3"), square("e2")]] {
            all(Text::Moved {
                piece,
                mv: "c3-c2".parse().unwrap(),
                captured: captured.clone(),
            });
            all(Text::Chosen {
                piece,
                from: square("c3"),
                targets: captured,
            });
        }
    }
    for ending in [
        Ending::KingCaptured,
        Ending::KingEscaped,
        Ending::Encircled,
        Ending::NoLegalMove {
            winner: Side::Attackers,
        },
        Ending::NoLegalMove {
            winner: Side::Defenders,
        },
    ] {
        all(Text::Reason(ending));
    }
    all(Text::Board);
    all(Text::Captured(12));
    let plain = Cell {
        square: square("d4"),
        piece: None,
        closed_corner: true,
        may_move: false,
        chosen: false,
        target: Some(vec![]),
        last: "d4-d1".parse().ok(),
        in_danger: false,
        open_way: true,
    };
    let busy = Cell {
        piece: Some(Piece::King),
        may_move: true,
        target: Some(vec![square("b2"), square("c3")]),
        last: "d1-d4".parse().ok(),
        in_danger: true,
        ..plain.clone()
    };
    all(Text::Cell(Cell {
        chosen: true,
        ..busy.clone()
    }));
    all(Text::Cell(plain));
    all(Text::Cell(busy));
}

#[test]
fn what_seldom_happens_in_a_game_of_tara() {
    use crate::tara::{chalice::Illegal as Chalices, levels::Illegal};
    use tara::{Cell, Missing, Need, Text};
    let hill = |text: &str| -> Hill { text.parse().unwrap() };
    let pair = |text: &str| -> Pair { text.parse().unwrap() };
    let (c4, d5, pair) = (hill("c4"), hill("d5"), pair("b1-c1"));
    for who in Colour::BOTH {
        for need in [
            Need::FirstBuild,
            Need::NearBuild,
            Need::AnyBuild,
            Need::Skip { last: false },
            Need::Skip { last: true },
            Need::SwapOrLift,
            Need::Swap(Missing::Bridge),
            Need::Swap(Missing::Counter),
            Need::Swap(Missing::Place { lines: true }),
            Need::Swap(Missing::Place { lines: false }),
            Need::Swap(Missing::Swap),
            Need::Lift,
            Need::Drop {
                lines: true,
                bare: true,
            },
            Need::Drop {
                lines: true,
                bare: false,
            },
            Need::Drop {
                lines: false,
                bare: true,
            },
            Need::Drop {
                lines: false,
                bare: false,
            },
            Need::SwapNow(None),
            Need::SwapNow(Some(c4)),
            Need::Link {
                lines: true,
                only: None,
            },
            Need::Link {
                lines: false,
                only: None,
            },
            Need::Link {
                lines: true,
                only: Some(pair),
            },
            Need::Link {
                lines: false,
                only: Some(pair),
            },
            Need::EdgeBuild,
            Need::RowBuild { fewer: true },
            Need::RowBuild { fewer: false },
            Need::FreeBuild,
            Need::Capture(None),
            Need::Capture(Some(c4)),
            Need::LastCapture(None),
            Need::LastCapture(Some(c4)),
        ] {
            all(Text::Head(need, who));
            all(Text::Asked(need, who));
            all(Text::Detail(need, who));
        }
        all(Text::Out(who));
        all(Text::Stuck(who));
        for choice in [true, false] {
            all(Text::NoLink { who, lines: choice });
            all(Text::NoSkip {
                enemy: who,
                counters: choice,
            });
        }
        all(Text::SkipQuestion(who));
        all(Text::Skip(who));
        all(Text::Decline(who));
        for size in [1, 2, 7] {
            all(Text::Kingdom(who, size));
        }
    }
    all(Text::Board);
    all(Text::KingdomsWord);
    for left in 0..=5 {
        all(Text::Counters(left));
    }
    all(Text::Chosen(c4, vec![pair, pair]));
    for (linked, lift) in [(None, true), (Some(true), false), (Some(false), true)] {
        all(Text::Cell(Cell {
            hill: c4,
            owner: linked.map(|_| Colour::Blue),
            king: true,
            linked,
            besieged: true,
            build: true,
            take: true,
            chosen: true,
            partners: vec![d5, c4],
            lift,
            last: true,
        }));
    }
    for illegal in [
        Illegal::Over,
        Illegal::Manoeuvres,
        Illegal::Battle,
        Illegal::Occupied(c4),
        Illegal::OutOfReach { hill: c4, king: d5 },
        Illegal::NoSkip,
        Illegal::SkipFirst,
        Illegal::NotEnemy(c4),
        Illegal::King(c4),
        Illegal::Linked(c4),
        Illegal::NoCounter,
        Illegal::NoBridge(pair),
        Illegal::NoDestination(pair),
        Illegal::NoDestinationInLine(pair),
        Illegal::NoSwapAfterLift(pair),
        Illegal::NothingLifted,
        Illegal::DropFirst,
        Illegal::SamePair(pair),
        Illegal::NotEnemyPair(pair),
        Illegal::Unavailable(pair),
        Illegal::NotBare(pair),
        Illegal::NotInEnemyLine { pair, king: c4 },
        Illegal::NoSwapAfterDrop(pair),
        Illegal::SwapAfterDrop,
        Illegal::NoLinkAfterMove,
        Illegal::SwapFirst,
        Illegal::NotYourPair(pair),
        Illegal::Bridged(pair),
        Illegal::NotInYourLine { pair, king: c4 },
        Illegal::LinkFirst,
    ] {
        agree(|lang| without_rule(lang.say(Text::Refused(illegal))));
    }
    for illegal in [
        Chalices::Over,
        Chalices::Occupied(c4),
        Chalices::NotOnEdge(c4),
        Chalices::EdgeUsed(c4),
        Chalices::Opposite {
            hill: c4,
            opposite: d5,
        },
        Chalices::Manoeuvres,
        Chalices::NotQualified(c4),
        Chalices::CanBuild,
        Chalices::MustCapture,
        Chalices::NotEnemy(c4),
        Chalices::NotBesieged(c4),
    ] {
        agree(|lang| without_rule(lang.say(Text::RefusedChalice(illegal))));
    }
}

#[test]
fn what_is_wrong_with_a_game_that_is_handed_in() {
    let person = || Player::Person {
        name: String::new(),
    };
    let good = Record::new(&RuleSet::ARD_RI, Seed(1), vec![person(), person()]);
    let broken = |change: fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        record.replay::<Tafl>().unwrap_err()
    };
    for error in [
        RecordError::Newer { found: 9 },
        RecordError::Schema { found: 0 },
        RecordError::OtherGame("zzz".into()),
        broken(|record| record.game = "no-game".into()),
        broken(|record| drop(record.rules.insert("zzz".into(), "grand".into()))),
        broken(|record| record.seats.truncate(1)),
        broken(|record| record.start = Some(String::new())),
        broken(|record| record.actions.push("zzz".into())),
        broken(|record| record.resigned = Some(Seat(7))),
    ] {
        // The names of options and examples of notation are told in some languages only.
        for lang in [Lang::Persian, Lang::Irish] {
            let said = lang.say(&error);
            assert!(!said.is_empty());
            assert_ne!(said, error.to_string());
        }
    }
    all(RecordError::Newer { found: 9 });
    all(RecordError::OtherGame("zzz".into()));
    all(RecordError::Resigned(Seat(7)));
    let illegal = broken(|record| record.actions.push("d4-d5".into()));
    assert!(matches!(
        &illegal,
        RecordError::Action {
            rule: Some("R-3"),
            ..
        }
    ));
    for lang in [Lang::Persian, Lang::Irish] {
        let told = facts(&lang.say(&illegal));
        assert_eq!(told, ["1", "d4-d5", "R-3"], "{lang:?}");
    }
    all(ParseError::NoPosition);
    all(ParseError::Square("zzz".into()));
    all(ParseError::Rows {
        found: 5,
        expected: 7,
    });
}

/// A rules page that says the same in every language.
fn same_rules(book: impl Fn(Lang) -> rules::Rulebook) {
    let [english, persian, irish] = [Lang::English, Lang::Persian, Lang::Irish].map(book);
    compare([&english.opening, &persian.opening, &irish.opening]);
    assert_eq!(english.known.len(), persian.known.len());
    assert_eq!(english.known.len(), irish.known.len());
    for (index, known) in english.known.iter().enumerate() {
        compare([known, &persian.known[index], &irish.known[index]]);
    }
    assert_eq!(english.chapters.len(), persian.chapters.len());
    assert_eq!(english.chapters.len(), irish.chapters.len());
    for (index, one) in english.chapters.iter().enumerate() {
        let (two, three) = (&persian.chapters[index], &irish.chapters[index]);
        compare([&one.title, &two.title, &three.title]);
        assert_eq!(one.rules.len(), two.rules.len(), "{}", one.title);
        assert_eq!(one.rules.len(), three.rules.len(), "{}", one.title);
        for (index, one) in one.rules.iter().enumerate() {
            let (two, three) = (&two.rules[index], &three.rules[index]);
            assert_eq!((one.number, one.number), (two.number, three.number));
            compare([&one.title, &two.title, &three.title]);
            assert_eq!(one.text.len(), two.text.len(), "{}", one.number);
            assert_eq!(one.text.len(), three.text.len(), "{}", one.number);
            for (index, text) in one.text.iter().enumerate() {
                compare([text, &two.text[index], &three.text[index]]);
            }
            assert_eq!(one.figures.len(), two.figures.len(), "{}", one.number);
            assert_eq!(one.figures.len(), three.figures.len(), "{}", one.number);
            for (index, one) in one.figures.iter().enumerate() {
                let (two, three) = (&two.figures[index], &three.figures[index]);
                compare([&one.caption, &two.caption, &three.caption]);
                for other in [two, three] {
                    assert_eq!((one.position, one.turn), (other.position, other.turn));
                }
            }
        }
    }
}

#[test]
fn the_rules_pages_say_the_same() {
    fn check<G: Told>(name: GameName) {
        let rules = name.rules::<G>();
        same_rules(|lang| G::rulebook(lang, &rules));
    }
    check::<Tafl>(GameName::ArdRi);
    check::<Tafl>(GameName::ArdRiOneStep);
    check::<Tara>(GameName::Tara1);
    check::<Tara>(GameName::Tara2);
    check::<Chalice>(GameName::TaraChalice);
}

#[test]
fn the_comparison_finds_what_is_wrong() {
    let finds = |texts: [&'static str; 3]| {
        assert!(
            std::panic::catch_unwind(|| compare(texts)).is_err(),
            "{texts:?}"
        );
    };
    compare([
        "Take c4, 2 points.",
        "\u{2066}c4\u{2069} را بگیرید، ۲ امتیاز.",
        "Gabh c4, 2 phointe.",
    ]);
    finds(["Take c4.", "\u{2066}c5\u{2069} را بگیرید.", "Gabh c4."]);
    finds(["Take c4.", "c4 را بگیرید.", "Gabh c4."]);
    finds(["Take 2.", "۲ را بگیرید.", "Gabh 3."]);
    finds(["Take it.", "Take it.", "Gabh é."]);
    finds(["Take it.", "آن را بگیرید.", "Take it."]);
    finds(["Take it.", "", "Gabh é."]);
    finds(["Aoife wins.", "او می‌برد.", "Buann Aoife."]);
}
