//! Sharing: the dialog at the table, links in another browser, pictures, the square code.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use riocht::app::store::{GameId, Saved};
use riocht::app::table::session::Kept;
use riocht::app::text::samples;
use riocht::brian_boru::RuleSet;
use riocht::game::{Chance, Player, Record, Seat, Seed, View};
use riocht::share::{Found, decode, encode, find};
use riocht::shelf::GameName;
use riocht::with_game;
use serde_json::{Value, json};

use crate::browser::{Browser, Look};
use crate::server::Server;
use crate::{assert_clean, dist, open, until_started};

/// The link of the dialog that is open.
const LINK: &str = "return document.querySelector('#share-link')?.value ?? ''";

/// A game of two people without names, after these turns.
fn record(game: GameName, turns: &str) -> Record {
    if turns.is_empty() {
        let person = || Player::Person {
            name: String::new(),
        };
        return with_game!(game, G => {
            Record::new(&game.rules::<G>(), Seed(0), vec![person(), person()])
        });
    }
    let Found(record) = find(turns).expect("turns of a game");
    Record {
        game: game.id().to_owned(),
        ..record
    }
}

/// A finished game of Brian Boru that is played at random, between people.
fn finished_boru(seed: u64) -> Record {
    let rules = RuleSet::preset(RuleSet::PRESETS[0], 3);
    let person = || Player::Person {
        name: String::new(),
    };
    let mut record = Record::new(&rules, Seed(seed), vec![person(), person(), person()]);
    let mut timeline = record
        .replay::<riocht::brian_boru::BrianBoru>()
        .expect("a new game");
    let mut chance = Chance::new(Seed(seed));
    while let Some(action) = timeline.last().random_action(&mut chance) {
        timeline.push(action).expect("an offered action");
    }
    let actions = timeline.actions();
    record.actions = actions.iter().map(ToString::to_string).collect();
    record
}

/// Puts a game among the saved ones and opens its table.
fn lay(server: &Server, browser: &Browser, record: Record, number: u64) -> GameId {
    let id = GameId::of_number(number);
    let game = record.game.clone();
    let kept = Kept {
        record,
        shown: None,
        series: None,
        dropped: None,
        over: false,
        helped: false,
    };
    let text = Saved::new(kept, 1_700_000_000_000 + number)
        .write()
        .expect("text");
    let (key, text) = (json!(id.key()), json!(text));
    browser.run(&format!("localStorage.setItem({key}, {text})"));
    browser.look(Look::DESK);
    browser.until_offline_ready();
    browser.visit(&format!("{}#/play/{game}/{id}", server.address()));
    browser.reload();
    browser.find("button", "Share");
    id
}

/// The records of all games that are kept, the one that was played on last first.
fn kept(browser: &Browser) -> Vec<Record> {
    let texts = browser.run(
        "return Object.entries(localStorage).filter(([name]) => name.startsWith('riocht.game.'))
            .map(([, text]) => text)",
    );
    let texts = texts.as_array().cloned().unwrap_or_default();
    let mut games: Vec<Saved> = texts
        .iter()
        .filter_map(Value::as_str)
        .map(|text| Saved::read(text).expect("a saved game"))
        .collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.changed));
    games.into_iter().map(|game| game.table.record).collect()
}

/// Opens the dialog and gives its link.
fn shared(browser: &Browser) -> String {
    browser.find("button", "Share").click();
    browser.find("dialog", "Share this game");
    browser.until("a link", || browser.run(LINK) != json!(""));
    browser.run(LINK).as_str().expect("a link").to_owned()
}

fn close(browser: &Browser) {
    browser.find("button", "Close").click();
    browser.until("the dialog to go", || {
        browser.run("return document.querySelectorAll('.share-place').length") == json!(0)
    });
}

/// Another person's browser, which has the program too.
fn fresh(server: &Server) -> Browser {
    let browser = Browser::start();
    browser.visit(&server.address());
    until_started(&browser);
    browser.until_offline_ready();
    browser.look(Look::DESK);
    browser
}

/// Opens a link as from a message.
fn open_link(browser: &Browser, link: &str) {
    browser.visit("about:blank");
    browser.visit(link);
}

/// The board as it is drawn, without its looks.
fn board(browser: &Browser) -> String {
    let board = browser.run(
        "const board = document.querySelector('.board-place svg.map, .board-place .board:not(.boru) > svg');
         return board && [...board.querySelectorAll('path, circle, use, text, g')]
            .map((it) => [it.getAttribute('d'), it.getAttribute('transform'), it.getAttribute('href')].join())
            .join('\\n')",
    );
    board.as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_game_of_each_kind_opens_from_its_link_in_another_browser() {
    let (server, browser) = open();
    let other = fresh(&server);
    let mut games: Vec<Record> = GameName::ALL
        .iter()
        .copied()
        .filter(|game| *game != GameName::BrianBoru)
        .map(|game| {
            let turns: Vec<&str> = samples::of(game).turns.split_whitespace().collect();
            record(game, &turns[..turns.len() - 1].join(" "))
        })
        .collect();
    games.push(finished_boru(5));
    for (number, record) in (1..).zip(games) {
        lay(&server, &browser, record.clone(), number);
        let link = shared(&browser);
        let (page, code) = link.split_once("#/g/").expect("a link");
        assert_eq!(page, server.address());
        assert_eq!(code, encode(&record).expect("a code"));
        let over = record.game == "brian-boru";
        close(&browser);
        open_link(&other, &link);
        let way = if over { "Look at the game" } else { "Play as " };
        let ways = || {
            let names = other.names("button");
            names
                .into_iter()
                .filter(|name| name.starts_with(way))
                .collect::<Vec<_>>()
        };
        other.until("a way on", || !ways().is_empty());
        other.find("button", &ways()[0]).click();
        other.find("button", "Share");
        assert_eq!(kept(&other)[0], record);
        let same = || board(&other) == board(&browser) && !board(&other).is_empty();
        other.until(&format!("the same board of {}", record.game), same);
    }
    assert_clean(&server, &browser);
    assert_clean(&server, &other);
}

#[test]
fn two_friends_play_by_sending_links_back_and_forth() {
    let (server, one) = open();
    let other = fresh(&server);
    lay(&server, &one, record(GameName::ArdRi, "g5-f5"), 1);
    let link = shared(&one);
    one.until("whose turn it is", || {
        let texts = one.texts("dialog").join(" ");
        texts.contains("1 turn.") && texts.contains("Defenders to move.")
    });
    close(&one);
    open_link(&other, &link);
    other.find("button", "Watch from the start");
    let field = other.find("textbox", "Your name, if you like");
    field.click();
    other.press(&["B", "r", "i", "a", "n"]);
    other.find("button", "Play as Defenders").click();
    other.find("button", "Share");
    assert_eq!(
        kept(&other)[0].seats[1],
        Player::Person {
            name: "Brian".to_owned()
        }
    );
    let turn = |browser: &Browser, from: &str, to: &str| {
        for square in [from, to] {
            let start = format!("{square}, ");
            browser
                .find_where("gridcell", |name| name.starts_with(&start))
                .click();
        }
    };
    turn(&other, "c5", "c6");
    other.until("the turn to be kept", || kept(&other)[0].actions.len() == 2);
    let answer = shared(&other);
    // Back at the first: it goes on in the same game, which now knows the friend's name.
    open_link(&one, &answer);
    let go_on = one.find("button", "Go on with it");
    assert!(!one.shows("button", "Play as Attackers"));
    go_on.click();
    one.find("button", "Share");
    let games = kept(&one);
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].actions, ["g5-f5", "c5-c6"]);
    assert_eq!(games[0].seats, kept(&other)[0].seats);
    turn(&one, "a5", "c5");
    one.until("the turn to be kept", || kept(&one)[0].actions.len() == 3);
    let third = shared(&one);
    close(&one);
    open_link(&other, &third);
    other.find("button", "Go on with it").click();
    other.find("button", "Share");
    assert_eq!(kept(&other).len(), 1);
    assert_eq!(kept(&other)[0].actions.len(), 3);
    // An old link leads nowhere back: the game that has gone further stays, beside a new one.
    open_link(&other, &link);
    other.find("button", "Play as Defenders").click();
    other.find("button", "Share");
    let lengths: Vec<_> = kept(&other).iter().map(|game| game.actions.len()).collect();
    assert_eq!(lengths, [1, 3]);
    assert_clean(&server, &one);
    assert_clean(&server, &other);
}

#[test]
fn an_unfinished_game_with_hidden_cards_is_not_shared_as_a_link() {
    let (server, browser) = open();
    let mut going = finished_boru(987_654_321);
    going.actions.truncate(1);
    // With people at other seats too there would be a curtain first.
    let timeline = going.replay::<riocht::brian_boru::BrianBoru>();
    let next = timeline.expect("a game").last().status().seat();
    for (seat, player) in (0..).map(Seat).zip(&mut going.seats) {
        if Some(seat) != next {
            *player = crate::table::computer(riocht::engine::LevelId::Dalta);
        }
    }
    let secret = going.seed.to_string();
    lay(&server, &browser, going.clone(), 1);
    browser.find("button", "Share").click();
    browser.find("dialog", "Share this game");
    let sentence = "A game with hidden cards can be shared when it is over";
    browser.until("the sentence", || {
        browser.texts("dialog").join(" ").contains(sentence)
    });
    assert_eq!(browser.run(LINK), json!(""));
    assert!(browser.shows("button", "Save as PNG"));
    for other in ["Copy the link", "Copy the turns", "Save as a file"] {
        assert!(!browser.shows("button", other), "{other}");
    }
    let page = browser.run("return document.querySelector('.share-place').outerHTML");
    let page = page.as_str().expect("a page");
    assert!(!page.contains(&secret) && !page.contains(&going.actions[0]));
    assert_clean(&server, &browser);
}

/// The pixels of a PNG file, as brightness.
fn pixels(file: &Path) -> (usize, usize, Vec<u8>) {
    let file = std::io::BufReader::new(std::fs::File::open(file).expect("a picture"));
    let mut reader = png::Decoder::new(file).read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("an image");
    let samples = info.color_type.samples();
    assert_eq!(info.bit_depth, png::BitDepth::Eight);
    let grey = bytes[..info.buffer_size()]
        .chunks(samples)
        .map(|pixel| {
            let colours = &pixel[..samples.min(3)];
            (colours.iter().map(|one| u32::from(*one)).sum::<u32>() / colours.len() as u32) as u8
        })
        .collect();
    (info.width as usize, info.height as usize, grey)
}

#[test]
fn the_square_code_is_the_link_for_a_camera() {
    let (server, browser) = open();
    for (number, dark) in [(1, false), (2, true)] {
        let turns = samples::of(GameName::ArdRi).turns;
        lay(&server, &browser, record(GameName::ArdRi, turns), number);
        browser.look(Look {
            width: 1440,
            height: 1600,
            dark,
            reduced_motion: true,
        });
        let link = shared(&browser);
        browser.find("image", "Code to scan");
        let file = folder("square").join("screen.png");
        browser.screenshot(&file);
        let (width, height, pixels) = pixels(&file);
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| {
            pixels[y * width + x]
        });
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1);
        let (_, found) = grids[0].decode().expect("a code that can be read");
        assert_eq!(found, link);
        close(&browser);
    }
    assert_clean(&server, &browser);
}

/// An empty folder for files that are saved.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("riocht-share-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Waits for a whole file.
fn until_file(file: &Path) {
    let start = Instant::now();
    while !file.is_file() {
        assert!(
            start.elapsed() < Duration::from_secs(20),
            "no {}",
            file.display()
        );
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn pictures_look_like_the_board_and_need_nothing_else() {
    let (server, browser) = open();
    let games = [
        record(GameName::ArdRi, "g5-f5 c5-c6 a5-c5xc6"),
        record(GameName::Tara1, samples::of(GameName::Tara1).turns),
        finished_boru(5),
    ];
    for (number, record) in (1..).zip(games) {
        let game = record.game.clone();
        lay(&server, &browser, record, number);
        let folder = folder(&game);
        browser.save_files_to(&folder);
        shared(&browser);
        browser.find("button", "Save as SVG").click();
        browser.find("button", "Save as PNG").click();
        let (svg, png) = (
            folder.join(format!("{game}.svg")),
            folder.join(format!("{game}.png")),
        );
        until_file(&svg);
        until_file(&png);
        let text = std::fs::read_to_string(&svg).expect("an SVG");
        let parsed = browser.run(&format!(
            "const text = {}; const page = new DOMParser().parseFromString(text, 'image/svg+xml');
             return [page.querySelector('parsererror') === null, page.documentElement.tagName,
                page.querySelectorAll('path, circle, use').length]",
            json!(text)
        ));
        assert_eq!(parsed[0], json!(true), "{game}");
        assert_eq!(parsed[1], json!("svg"), "{game}");
        assert!(
            parsed[2].as_u64().is_some_and(|parts| parts > 20),
            "{game}: {parsed}"
        );
        // Nothing from outside: no style sheet's words, no addresses but names within and data.
        assert!(
            !text.contains("var(--") && !text.contains("class="),
            "{game}"
        );
        for part in text.split("url(").skip(1) {
            let inside = part
                .trim_start_matches(['"', '\''])
                .trim_start_matches("&quot;");
            assert!(
                inside.starts_with('#') || inside.starts_with("data:"),
                "{part:.60}"
            );
        }
        for part in text.split("href=\"").skip(1) {
            assert!(part.starts_with('#'), "{part:.60}");
        }
        assert!(text.len() < 900_000, "{game}: {}", text.len());
        let (width, height, drawn) = pixels(&png);
        assert_eq!(width, 1440, "{game}");
        assert!((1000..2400).contains(&height), "{game}: {height}");
        let shades: std::collections::BTreeSet<u8> = drawn.iter().copied().collect();
        assert!(shades.len() > 30, "{game}: {} shades", shades.len());
        // As bright as what is on the screen, part by part.
        browser.run(
            "document.querySelector('dialog')?.close();
             document.querySelectorAll('.share-place, .notices').forEach((it) => it.style.display = 'none')",
        );
        let seen = folder.join("screen.png");
        browser.screenshot(&seen);
        let place = browser.run(
            "const place = document.querySelector('.board-place svg.map, .board-place .board:not(.boru) > svg')
                .getBoundingClientRect();
             return [place.left, place.top, place.width, place.height]",
        );
        let place: Vec<f64> = (0..4)
            .map(|at| place[at].as_f64().expect("a number"))
            .collect();
        let (screen_width, _, screen) = pixels(&seen);
        let mean = |pixels: &[u8], row: usize, rect: [f64; 4]| {
            let (mut sum, mut count) = (0.0, 0.0);
            for y in rect[1] as usize..(rect[1] + rect[3]) as usize {
                for x in rect[0] as usize..(rect[0] + rect[2]) as usize {
                    sum += f64::from(pixels.get(y * row + x).copied().unwrap_or(0));
                    count += 1.0;
                }
            }
            sum / count
        };
        let (mut differ, mut parts) = (0, 0);
        for down in 0..12 {
            for across in 0..12 {
                let part = |left: f64, top: f64, width: f64, height: f64| {
                    let (width, height) = (width / 12.0, height / 12.0);
                    [
                        left + f64::from(across) * width,
                        top + f64::from(down) * height,
                        width,
                        height,
                    ]
                };
                let here = mean(
                    &screen,
                    screen_width,
                    part(place[0], place[1], place[2], place[3]),
                );
                let there = mean(&drawn, width, part(0.0, 0.0, width as f64, height as f64));
                parts += 1;
                differ += usize::from((here - there).abs() > 12.0);
            }
        }
        assert!(
            differ <= 8,
            "{game}: {differ} of {parts} parts differ, see {}",
            folder.display()
        );
    }
}

#[test]
fn a_game_is_shared_and_opened_by_keyboard_alone() {
    let (server, browser) = open();
    lay(&server, &browser, record(GameName::ArdRi, "g5-f5 c5-c6"), 1);
    // The clipboard as a text that can be looked at.
    browser.run("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    let tab_to = |name: &str| {
        let mut tabs = 0;
        while browser.focused().1 != name {
            tabs += 1;
            assert!(
                tabs < 120,
                "no way to {name} by Tab; at {:?}",
                browser.focused()
            );
            browser.press(&["Tab"]);
        }
    };
    tab_to("Share");
    browser.press(&["Enter"]);
    browser.find("dialog", "Share this game");
    browser.until("a link", || browser.run(LINK) != json!(""));
    tab_to("Copy with a message");
    browser.press(&["Enter"]);
    browser.until("to be told that it is copied", || browser.says("Copied."));
    let copied = browser.run("return window.copied");
    let copied = copied.as_str().expect("a text");
    let link = browser.run(LINK).as_str().expect("a link").to_owned();
    assert!(copied.ends_with(&format!("\n{link}")), "{copied}");
    assert!(copied.contains("Attackers to move"), "{copied}");
    browser.press(&["Escape"]);
    browser.until("the dialog to go", || browser.find_all("dialog").is_empty());
    assert_eq!(
        browser.focused(),
        ("button".to_owned(), "Share".to_owned()),
        "the focus returns"
    );
    // The whole message, pasted.
    browser.visit(&format!("{}#/g/", server.address()));
    browser.find("textbox", "Link or game");
    tab_to("Link or game");
    browser.run(&format!("document.activeElement.value = {}", json!(copied)));
    tab_to("Open it");
    browser.press(&["Enter"]);
    browser.find("button", "Go on with it");
    tab_to("Go on with it");
    browser.press(&["Enter"]);
    browser.find("button", "Share");
    assert_eq!(kept(&browser).len(), 1);
    assert_clean(&server, &browser);
}

#[test]
fn forty_damaged_links_each_lead_to_a_sentence() {
    let (server, browser) = open();
    let code =
        encode(&record(GameName::Tara1, samples::of(GameName::Tara1).turns)).expect("a code");
    let mut chance = Chance::new(Seed(40));
    let mut tried = 0;
    while tried < 40 {
        let mut signs: Vec<char> = code.chars().collect();
        for _ in 0..=chance.below(2) {
            let at = chance.below(signs.len() as u32) as usize;
            match chance.below(4) {
                0 => drop(signs.remove(at)),
                1 => signs.truncate(at),
                2 => signs[at] = ['A', '9', '_', '/', '%', 'é', '"'][chance.below(7) as usize],
                _ => signs.insert(at, ['z', '-', '<', '#'][chance.below(4) as usize]),
            }
            if signs.is_empty() {
                signs.push('0');
            }
        }
        let damaged: String = signs.into_iter().collect();
        if decode(&damaged).is_ok() {
            continue;
        }
        tried += 1;
        browser.visit(&format!("{}#/g/{damaged}", server.address()));
        browser.until(&format!("a sentence about {damaged}"), || {
            let alerts = browser.texts("alert");
            browser.shows("heading", "There is no game here")
                && alerts.iter().any(|text| text.starts_with("This link"))
        });
    }
    browser.find("link", "To the hall").click();
    until_started(&browser);
    assert!(kept(&browser).is_empty());
    assert_clean(&server, &browser);
}

#[test]
fn sharing_is_asked_for_again_when_it_could_not_be_loaded() {
    let mut server = Server::start(&dist());
    let browser = Browser::start();
    browser.before_load("delete Navigator.prototype.serviceWorker;");
    browser.visit(&server.address());
    until_started(&browser);
    browser.find("link", "Play: Ard Rí").click();
    browser.find("button", "Share");
    server.stop();
    browser.find("button", "Share").click();
    browser.until("a sentence that it could not be loaded", || {
        browser.says("Sharing could not be loaded. Is there a connection?")
    });
    server.start_again();
    browser.find("button", "Share").click();
    browser.find("dialog", "Share this game");
}

/// A seat that gave up is not asked to play.
#[test]
fn a_game_that_was_resigned_can_only_be_looked_at() {
    let (server, browser) = open();
    let mut over = record(GameName::ArdRi, "g5-f5");
    over.resigned = Some(Seat(1));
    let code = encode(&over).expect("a code");
    browser.until_offline_ready();
    browser.visit(&format!("{}#/g/{code}", server.address()));
    browser.find("button", "Watch from the start");
    assert!(browser.says("The attackers win."));
    assert!(
        !browser
            .names("button")
            .iter()
            .any(|name| name.starts_with("Play as"))
    );
    browser.find("button", "Look at the game").click();
    browser.find("region", "The attackers win");
    assert_eq!(kept(&browser), [over]);
    assert_clean(&server, &browser);
}
