//! The command line, as a person calls it.

use std::{
    ffi::OsStr,
    process::{Command, Output, Stdio},
};

const CASES: &str = include_str!("fixtures/ard-ri-cases.txt");
const START: &str = "/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/";

fn riocht<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Output {
    Command::new(env!("CARGO_BIN_EXE_riocht"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the command starts")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("the command writes text")
}

/// What a call that goes well prints.
fn said<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> String {
    let output = riocht(arguments);
    assert_eq!(text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    text(&output.stdout).to_owned()
}

/// The sentence of a call that goes wrong; nothing else is printed.
fn refused<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> String {
    let output = riocht(arguments);
    let sentence = text(&output.stderr);
    assert_eq!(text(&output.stdout), "", "{sentence}");
    assert_eq!(output.status.code(), Some(2), "{sentence}");
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    assert!(
        sentence.ends_with(".\n") || sentence.ends_with(").\n"),
        "{sentence}"
    );
    sentence.trim_end().to_owned()
}

#[test]
fn alone_or_with_help_it_says_how_it_is_used() {
    let usage = said::<&str>([]);
    for command in ["turns", "play", "link", "open", "perft", "match", "bench"] {
        assert!(usage.contains(&format!("riocht {command} ")), "{usage}");
    }
    assert_eq!(said(["--help"]), usage);
    assert_eq!(said(["-h"]), usage);
    assert_eq!(said(["help"]), usage);
    assert_eq!(said(["perft", "ard-ri", "--help"]), usage);
}

#[test]
fn every_number_of_the_perft_table() {
    const TURNED: &str = "/2ttt2/3t3/tT1TT1t/ttTKTtt/2tTTt1/3t3/2ttt2/";
    #[rustfmt::skip]
    let numbers = [
        (START, "a", "ard-ri", "", [40, 336, 12_512, 163_088, 5_951_904]),
        (START, "a", "ard-ri-one-step", "", [24, 184, 4_144, 40_720, 932_320]),
        (TURNED, "a", "ard-ri", "", [40, 389, 15_599, 186_868, 7_414_097]),
        (TURNED, "a", "ard-ri-one-step", "", [23, 169, 4_044, 34_508, 842_010]),
        (START, "a", "ard-ri", "corners=plain", [48, 408, 18_528, 244_192, 10_907_960]),
        (START, "a", "ard-ri-one-step", "corners=plain", [24, 184, 4_208, 41_368, 974_560]),
        (START, "d", "ard-ri", "", [8, 296, 3_648, 132_216, 2_006_168]),
        (START, "d", "ard-ri-one-step", "", [8, 176, 1_736, 38_392, 436_544]),
    ];
    for (board, side, game, rules, counts) in numbers {
        let position = format!("{board} {side}");
        for (depth, count) in (1..).zip(counts) {
            let depth: String = format!("{depth}");
            let arguments = [
                "perft",
                game,
                "--rules",
                rules,
                "--position",
                &position,
                &depth,
            ];
            assert_eq!(said(arguments), format!("{count}\n"), "{arguments:?}");
        }
    }
    assert_eq!(said(["perft", "ard-ri", "0"]), "1\n");
    assert_eq!(said(["perft", "ard-ri", "3"]), "12512\n");
}

#[test]
fn perft_divides_by_first_turns() {
    let lines = said(["perft", "--divide", "ard-ri", "3"]);
    let mut lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines.pop(), Some("12512"));
    assert_eq!(lines.len(), 40);
    assert!(lines.is_sorted());
    let counts = lines.iter().map(|line| {
        let (turn, count) = line.split_once(' ').unwrap();
        let rest = said(["perft", "ard-ri", "2", "--position", &position_after(turn)]);
        assert_eq!(rest.trim(), count, "{turn}");
        count.parse::<u32>().unwrap()
    });
    assert_eq!(counts.sum::<u32>(), 12_512);
}

fn position_after(turns: &str) -> String {
    let lines = said(["play", "ard-ri", "--moves", turns]);
    lines.lines().next().unwrap().to_owned()
}

#[test]
fn turns_are_listed_sorted_with_what_they_capture() {
    let turns = said(["turns", "ard-ri"]);
    assert_eq!(turns.lines().count(), 40);
    assert!(turns.lines().is_sorted());
    assert!(turns.ends_with("\n") && turns.contains("\nd2-e2\n"));
    let turns = said(["turns", "ard-ri", "--moves", "c1-c2 c3-b3"]);
    assert!(turns.contains("\nc2-c3xb3\n"), "{turns}");
    let over = "/3K3/7/7/7/7/7/3t3/ a";
    assert_eq!(said(["turns", "ard-ri", "--position", over]), "");
}

#[test]
fn play_shows_the_position_and_who_is_to_move() {
    assert_eq!(
        said(["play", "ard-ri"]),
        format!("{START} a\nto move: attackers\n")
    );
    assert_eq!(
        said(["play", "ard-ri-one-step", "--moves", " d2-e2  "]),
        "/2ttt2/4t2/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/ d\nto move: defenders\n"
    );
    // The slashes at both ends may be left out, and signs after a turn are read over.
    assert_eq!(
        said([
            "play",
            "ard-ri",
            "--position=3t3/7/2Kt3/7/t6/4T2/7 d",
            "--moves=e6-e3xd3+"
        ]),
        "/3t3/7/2K1T2/7/t6/7/7/ a\nto move: attackers\n"
    );
}

#[test]
fn play_tells_every_ending() {
    let mut seen = 0;
    for line in CASES.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').collect();
        let [name, variant, board, side, turn, _, result, _] = fields[..] else {
            panic!("{line}");
        };
        let game = match variant {
            "rook" => "ard-ri",
            _ => "ard-ri-one-step",
        };
        let position = format!("{board} {side}");
        let lines = said(["play", game, "--position", &position, "--moves", turn]);
        let second = match result.split_once(':') {
            Some(("A", reason)) => format!("over: attackers ({reason})"),
            Some(("D", reason)) => format!("over: defenders ({reason})"),
            _ if side == "a" => "to move: defenders".to_owned(),
            _ => "to move: attackers".to_owned(),
        };
        assert_eq!(lines.lines().nth(1), Some(&*second), "{name}");
        assert_eq!(lines.lines().count(), 2);
        seen += 1;
    }
    assert_eq!(seen, 20);
    let repeated = "a3-a2 c3-c2 a2-a3 c2-c3 a3-a2 c3-c2 a2-a3 c2-c3";
    assert_eq!(
        said(["play", "ard-ri", "--moves", repeated]),
        format!("{START} a\nover: attackers (repetition)\n")
    );
}

#[test]
fn the_rules_of_the_table_can_be_chosen() {
    let count = |game: &str, rules: &str, position: &str| {
        said(["turns", game, "--rules", rules, "--position", position])
            .lines()
            .count()
    };
    let king = "/7/7/2K4/7/7/7/6t/ d";
    assert_eq!(count("ard-ri-one-step", "", king), 4);
    assert_eq!(count("ard-ri-one-step", "king_step=rook", king), 12);
    assert_eq!(count("ard-ri-one-step", "king_step=as_others", king), 4);
    let corner = "/7/7/t6/7/3K3/7/7/ a";
    assert_eq!(count("ard-ri", "", corner), 10);
    assert_eq!(count("ard-ri", "corners=plain", corner), 12);
    assert_eq!(
        count("ard-ri", " corners = plain , encirclement = off ", corner),
        12
    );
    let ring = "/2t4/1tKt3/3t3/2t4/7/7/1t5/ a";
    let closing = ["--position", ring, "--moves", "b7-b3"];
    let play = |rules: &str| {
        let start = ["play", "ard-ri", "--rules", rules];
        said(start.iter().chain(&closing))
    };
    assert!(play("").ends_with("\nover: attackers (encircled)\n"));
    assert!(play("encirclement=off").ends_with("\nto move: defenders\n"));
}

#[test]
fn the_perft_tables_of_tara() {
    #[rustfmt::skip]
    let numbers = [
        ("tara-1", [45, 504, 5_544, 59_364]),
        ("tara-2", [45, 504, 5_560, 59_564]),
        ("tara-chalice", [20, 360, 4_480, 48_960]),
    ];
    for (game, counts) in numbers {
        for (depth, count) in (1..).zip(counts) {
            let depth: String = format!("{depth}");
            assert_eq!(said(["perft", game, &depth]), format!("{count}\n"));
        }
    }
}

#[test]
fn tara_is_listed_played_and_refused_like_any_game() {
    let skip = ["--moves", "c1 b1"];
    let turns = said(["turns", "tara-2"].iter().chain(&skip));
    assert!(turns.lines().any(|turn| turn == "b2+") && turns.lines().any(|turn| turn == "b2"));
    assert_eq!(
        said(["play", "tara-2", "--moves", "c1 b1 b2+"]),
        "/Br3/1R5/7/7/7/7/5/ r 4,5 -\nto move: red\n"
    );
    assert_eq!(
        said(["play", "tara-1", "--rules", "first=blue"]),
        "/5/7/7/7/7/7/5/ b 5,5 -\nto move: blue\n"
    );
    // In the middle of a turn, what is left of it is a turn.
    let half = "/Br3/1R5/7/7/7/7/5/ r 5,5 - skip";
    assert_eq!(said(["turns", "tara-2", "--position", half]), "+\n-\n");
    let over = "/brrbb/rrbrbbr/brbbrrr/bbrrrbb/bbbbrrb/rrrbbrb/brbrr/ r out";
    assert_eq!(
        said(["play", "tara-chalice", "--position", over, "--moves", "xb1"]),
        format!(
            "{}\nover: red 4 blue 0 (kingdoms 3-5, territory 23-22)\n",
            over.replacen('b', "r", 1)
        )
    );
    let why = refused(["play", "tara-1", "--moves", "c1 b1 b2+"]);
    assert!(why.starts_with("Turn 3: ") && why.contains("B-2"), "{why}");
}

#[test]
fn an_illegal_turn_is_refused_by_its_number_and_rule() {
    for (moves, sentence) in [
        (
            "d2-e2 c3-b3 d4-d5",
            "Turn 3: “d4-d5” is not legal: The piece on d4 is not yours: the attackers are to \
             move (R-3).",
        ),
        (
            "d2-e2 c3",
            "Turn 2: “c3” is not a turn; a turn looks like d1-d2.",
        ),
        (
            "d2-e2xe3",
            "Turn 1: “d2-e2xe3” says that it captures e3, but it captures nothing.",
        ),
        (
            "Kd2-e2",
            "Turn 1: “Kd2-e2” names the King, but the piece on d2 is not the King.",
        ),
    ] {
        assert_eq!(refused(["play", "ard-ri", "--moves", moves]), sentence);
        assert_eq!(refused(["turns", "ard-ri", "--moves", moves]), sentence);
    }
    let over = [
        "play",
        "ard-ri",
        "--position",
        "/3K3/7/7/7/7/7/3t3/ a",
        "--moves",
        "d7-d6",
    ];
    assert_eq!(
        refused(over),
        "Turn 1: “d7-d6” is not legal: The game is over (R-10)."
    );
}

#[test]
fn every_mistake_in_the_arguments_gets_a_sentence() {
    for arguments in [
        &["dance"][..],
        &["--position"],
        &["play"],
        &["play", "chess"],
        &["play", "Ard-Ri"],
        &["play", "ard-ri", "ard-ri"],
        &["play", "ard-ri", "--moves"],
        &["play", "ard-ri", "--moves", "", "--moves", ""],
        &["play", "ard-ri", "--setup", "file"],
        &["play", "ard-ri", "--divide"],
        &["play", "ard-ri", "-x"],
        &["play", "ard-ri", "--rules", "corners"],
        &["play", "ard-ri", "--rules", "corners=round"],
        &["play", "ard-ri", "--rules", "edges=plain"],
        &["play", "ard-ri", "--rules", "corners=plain,corners=plain"],
        &["play", "ard-ri", "--rules", ","],
        &["play", "ard-ri", "--position", ""],
        &["play", "ard-ri", "--position", START],
        &["play", "ard-ri", "--position", "/2ttt2/ a"],
        &["play", "ard-ri", "--position", "/8/7/7/7/7/7/7/ a"],
        &["play", "ard-ri", "--position", "/7/7/7/7/7/7/7/ a"],
        &["play", "ard-ri", "--position", "/7/7/7/K2t3/7/7/7/ a"],
        &["play", "ard-ri", "--position", "/7/7/7/7/7/7/6x/ a"],
        &["play", "ard-ri", "--position", "a\nb\r\nc\u{2028}d"],
        &["perft", "ard-ri"],
        &["perft", "ard-ri", "four"],
        &["perft", "ard-ri", "-1"],
        &["perft", "ard-ri", "99999999999999999999"],
        &["perft", "ard-ri", "1", "2"],
        &["perft", "ard-ri", "--divide=yes", "1"],
        &["perft", "ard-ri", "--moves", "d2-e2", "1"],
        &["match", "ard-ri"],
        &["match", "ard-ri", "--a=random", "--b=random", "--games=2"],
        &["match", "ard-ri", "--a=random", "--b=random", "--seed=2"],
        &["match", "ard-ri", "--a=random", "--games=2", "--seed=1"],
        &[
            "match",
            "ard-ri",
            "--a=random",
            "--b=druid",
            "--games=2",
            "--seed=1",
        ],
        &[
            "match",
            "ard-ri",
            "--a=random",
            "--b=nodes=0",
            "--games=2",
            "--seed=1",
        ],
        &[
            "match",
            "ard-ri",
            "--a=random",
            "--b=random",
            "--games=-2",
            "--seed=1",
        ],
        &[
            "match",
            "ard-ri",
            "--a=random",
            "--b=random",
            "--games=2",
            "--seed=x",
        ],
        &[
            "match",
            "chess",
            "--a=random",
            "--b=random",
            "--games=2",
            "--seed=1",
        ],
        &["bench", "ard-ri"],
        &["bench", "--seed", "one"],
    ] {
        refused(arguments);
    }
}

#[test]
fn a_match_counts_for_a_and_follows_from_its_seed() {
    let play = |a: &str, b: &str, seed: &str| {
        let players = ["--a", a, "--b", b, "--games", "20", "--seed", seed];
        said(["match", "ard-ri-one-step"].iter().chain(&players))
    };
    let lines = play("random", "nodes=300", "1");
    assert_eq!(lines, play("random", "nodes=300", "1"));
    let lines: Vec<&str> = lines.lines().collect();
    let [games, attackers, defenders, matches, decided] = lines[..] else {
        panic!("{lines:?}");
    };
    for (line, name) in [
        (games, "games: "),
        (attackers, "as attackers: "),
        (defenders, "as defenders: "),
        (matches, "matches of two games: "),
        (decided, "decided matches: "),
    ] {
        let counts = line.strip_prefix(name).expect("a name for each line");
        assert!(counts.contains(" won, ") && counts.contains(" %"), "{line}");
    }
    // The engine beats random play, from either side of the table.
    let won = |line: &str| line.split(' ').nth(1)?.parse::<u32>().ok();
    assert!(won(games) <= Some(4), "{games}");
    let swapped = play("nodes=300", "random", "1");
    assert!(
        swapped.lines().next().and_then(won) >= Some(16),
        "{swapped}"
    );
    assert_ne!(play("random", "random", "1"), play("random", "random", "2"));
}

#[cfg(unix)]
#[test]
fn bytes_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let bytes = OsStr::from_bytes(b"ard-\xff\xfe");
    refused([bytes]);
    refused([OsStr::new("play"), bytes]);
    let position = [
        OsStr::new("play"),
        OsStr::new("ard-ri"),
        OsStr::new("--position"),
        bytes,
    ];
    refused(position);
    refused([
        OsStr::new("play"),
        OsStr::new("ard-ri"),
        OsStr::from_bytes(b"--\xff=1"),
    ]);
}

#[test]
fn a_reader_who_goes_away_is_no_mistake() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_riocht"))
        .args(["perft", "ard-ri", "--divide", "4"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_gets_a_sentence() {
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_riocht"))
        .args(["turns", "ard-ri"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).starts_with("The output cannot be written: "));
}

#[test]
fn brian_boru_is_listed_played_and_refused_like_any_game() {
    let table = ["brian-boru", "--rules", "seats=2,seed=7,start_player=1"];
    let turns = said(["turns"].iter().chain(&table));
    assert_eq!(turns.lines().count(), 19);
    assert!(turns.lines().any(|turn| turn == "1:hold"));
    let hold = ["--moves", "1:hold 2:hold 1:take=-"];
    let state = said(["play"].iter().chain(&table).chain(&hold));
    let (position, status) = state.trim_end().split_once('\n').unwrap();
    assert_eq!(status, "to move: seat 2");
    let fields = "board castles supply defeat control_points control hands row deck_left";
    let read: serde_json::Value = serde_json::from_str(position).unwrap();
    assert!(fields.split(' ').all(|name| read.get(name).is_some()));
    // What it prints can be read again; the seed decides the cards.
    let again = [
        "play",
        "brian-boru",
        "--rules",
        "seats=2",
        "--position",
        position,
    ];
    assert_eq!(said(again), state);
    let other = ["play", "brian-boru", "--rules", "seats=2,seed=8"];
    assert_ne!(said(other), state);
    assert_eq!(said(["perft"].iter().chain(&table).chain(&["2"])), "361\n");
    for (moves, part) in [
        ("2:hold", "R3.3"),
        ("1:hold 1:hold", "R3.3"),
        ("1:join=yes", "R4.2"),
        ("1:r5L@attack", "r5L"),
        ("hold", "is not a turn"),
    ] {
        let why = refused(["play"].iter().chain(&table).chain(&["--moves", moves]));
        assert!(why.starts_with("Turn ") && why.contains(part), "{why}");
    }
    for (rules, part) in [
        ("seats=5", "from 2 to 4"),
        ("seed=x", "seed"),
        ("deck=9", "deck"),
    ] {
        assert!(refused(["play", "brian-boru", "--rules", rules]).contains(part));
    }
    // Only where cards are shuffled is there a seed.
    assert!(refused(["play", "ard-ri", "--rules", "seed=1"]).contains("seed"));
}

/// The first recorded game from its set-up to its end, as the command line plays it.
#[test]
fn brian_boru_is_played_from_a_set_up_in_a_file() {
    let games = include_str!("fixtures/brian-boru-games.jsonl");
    let game: serde_json::Value = serde_json::from_str(games.lines().next().unwrap()).unwrap();
    let file = std::env::temp_dir().join(format!("riocht-setup-{}.json", std::process::id()));
    std::fs::write(&file, game["setup"].to_string()).unwrap();
    let name = file.to_str().unwrap();
    let moves = "1:hold 2:y5C@politics 3:y4M@build 2:propose=y1L 1:take=- 2:r5C@attack \
                 3:y4L@politics 1:hold 3:propose=b5M 1:take=g4C 3:hold 1:r4L@attack \
                 2:y1L@politics 2:propose=r2C 3:take=r5U";
    let play = ["play", "brian-boru", "--setup", name];
    let text = said(play.iter().chain(&["--moves", moves]));
    let (position, over) = text.trim_end().split_once('\n').unwrap();
    assert_eq!(over, "over: seats 22 22 38 (winner 3)");
    let position: serde_json::Value = serde_json::from_str(position).unwrap();
    for (name, value) in game["turns"][2]["after"].as_object().unwrap() {
        assert_eq!(&position[name], value, "{name}");
    }
    let both = ["--position", "{}"];
    assert!(refused(play.iter().chain(&both)).contains("not both"));
    std::fs::write(&file, "{").unwrap();
    assert!(refused(play).contains("JSON"));
    std::fs::remove_file(&file).unwrap();
    assert!(refused(play).contains("cannot be read"));
}

#[test]
fn brian_boru_matches_rotate_the_places() {
    let players = ["--a", "2", "--b", "random", "--games", "8", "--seed", "3"];
    let table = ["match", "brian-boru", "--rules", "seats=4,rounds=3"];
    let text = said(table.iter().chain(&players));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5);
    for (seat, line) in (1..).zip(&lines[1..]) {
        assert!(line.starts_with(&format!("as seat {seat}: ")), "{line}");
    }
    // Each place twice.
    let counts = |line: &str| -> u32 {
        let words = line.split_whitespace().zip(line.split_whitespace().skip(1));
        let counted = words.filter(|(_, what)| ["won,", "drawn,", "lost:", "lost"].contains(what));
        counted
            .filter_map(|(count, _)| count.parse::<u32>().ok())
            .sum()
    };
    assert!(lines[1..].iter().all(|line| counts(line) == 2), "{text}");
    assert_eq!(counts(lines[0]), 8);
}

#[test]
fn a_game_goes_into_a_link_and_comes_out_of_it() {
    let moves = "d2-e2 e5-e6";
    let link = said([
        "link",
        "ard-ri",
        "--rules",
        "corners=plain",
        "--moves",
        moves,
    ]);
    assert!(link.starts_with("#/g/1") && link.len() < 40, "{link}");
    let played = said([
        "play",
        "ard-ri",
        "--rules",
        "corners=plain",
        "--moves",
        moves,
    ]);
    for text in [link.clone(), format!("https://example.org/riocht/{link}")] {
        let opened = said(["open", text.trim()]);
        let (record, position) = opened.split_once('\n').unwrap();
        assert!(
            record.contains(r#""actions":["d2-e2","e5-e6"]"#),
            "{record}"
        );
        assert!(
            record.contains(r#""rules":{"corners":"plain"}"#),
            "{record}"
        );
        assert_eq!(position, played);
    }
    assert!(refused(["open", &link.trim()[..12]]).contains("damaged"));
    assert!(refused(["open", "nothing at all"]).contains("Turn 1"));
    assert!(refused(["open"]).contains("LINK"));
    let hidden = refused(["link", "brian-boru", "--rules", "seed=1"]);
    assert!(hidden.contains("hidden cards"), "{hidden}");
}
