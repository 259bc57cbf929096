//! Every page of the program in every state that looks different, for tests that look at all of
//! them. Each walk opens some pages one after the other and stops wherever there is something to
//! see.

use riocht::app::store::{GameId, games};
use riocht::app::table::session::{Kept, Session};
use riocht::app::text::samples;
use riocht::brian_boru::{BrianBoru, RuleSet};
use riocht::engine::LevelId;
use riocht::game::{Chance, Game as _, Player, Record, Seat, Seed, View as _};
use riocht::learn::LessonId;
use riocht::share::encode;
use riocht::shelf::GameName;
use riocht::with_game;
use serde_json::json;

use crate::browser::{Browser, Look};
use crate::open;
use crate::server::Server;
use crate::table::{Storage, computer, person, play, save};

/// Somebody who walks through the program.
pub struct Walker {
    pub server: Server,
    pub browser: Browser,
}

/// Pages to walk through. The second argument is called at every state, with what is seen there.
pub type Walk = fn(&Walker, &mut dyn FnMut(&str));

impl Walker {
    /// Opens the program, which is kept for offline play and has told so.
    pub fn start() -> Self {
        let (server, browser) = open();
        browser.until_offline_ready();
        let walker = Self { server, browser };
        walker.go("nowhere");
        walker.browser.reload();
        walker.until("main:not(.late)");
        walker
    }

    /// Goes to a page, by what stands after the `#/` of its address.
    pub fn go(&self, page: &str) {
        self.browser
            .visit(&format!("{}#/{page}", self.server.address()));
        self.until("main:not(.late)");
    }

    /// Goes to a page as on a fresh visit, since it reads what is kept only then.
    pub fn arrive(&self, page: &str) {
        self.go(page);
        self.browser.reload();
        self.until("main:not(.late)");
    }

    /// Waits for something that a selector finds.
    pub fn until(&self, selector: &str) {
        let script = format!("return !!document.querySelector({})", json!(selector));
        self.browser
            .until(selector, || self.browser.run(&script) == json!(true));
    }

    /// Presses a button.
    fn press(&self, name: &str) {
        self.browser.find("button", name).click();
    }

    /// Clicks the first thing that a selector finds.
    pub fn click(&self, selector: &str) {
        self.until(selector);
        // The page is drawn anew before it is looked at.
        self.browser.run(&format!(
            "document.querySelector({}).click(); return new Promise((done) => setTimeout(done, 0))",
            json!(selector)
        ));
    }

    fn escape(&self) {
        self.browser.press(&["Escape"]);
        self.browser.until("the dialog to go", || {
            self.browser.run("return !document.querySelector('dialog')") == json!(true)
        });
    }

    /// Keeps a game and opens its table.
    pub fn lay(&self, record: Record) -> GameId {
        let game = record.game.clone();
        let id = save(&self.browser, kept(record));
        self.arrive(&format!("play/{game}/{id}"));
        id
    }
}

fn kept(record: Record) -> Kept {
    Kept {
        record,
        shown: None,
        series: None,
        dropped: None,
        over: false,
        helped: false,
    }
}

pub fn two_people() -> Vec<Player> {
    vec![person(), person()]
}

/// A game as far as some share of its sample's turns, in percent.
pub fn sample(game: GameName, seats: Vec<Player>, percent: usize) -> Record {
    let turns: Vec<&str> = samples::of(game).turns.split_whitespace().collect();
    let turns = turns[..turns.len() * percent / 100].join(" ");
    with_game!(game, G => {
        let record = Record::new(&game.rules::<G>(), Seed(0), seats);
        let mut session = Session::<G>::new(record, None).expect("a new game");
        play(&mut session, &turns);
        session.record()
    })
}

/// A game of Brian Boru that is played by chance, up to the first moment at which `stop` holds,
/// or to its end.
pub fn boru(seats: Vec<Player>, stop: impl Fn(&BrianBoru) -> bool) -> Record {
    let rules = RuleSet::preset(RuleSet::PRESETS[0], seats.len() as u8);
    let mut record = Record::new(&rules, Seed(5), seats);
    let mut timeline = record.replay::<BrianBoru>().expect("a new game");
    let mut chance = Chance::new(Seed(5));
    while !stop(timeline.last()) {
        let Some(action) = timeline.last().random_action(&mut chance) else {
            break;
        };
        timeline.push(action).expect("an offered action");
    }
    record.actions = timeline.actions().iter().map(ToString::to_string).collect();
    record
}

/// People who hand the device over.
pub fn three_people() -> Vec<Player> {
    vec![person(), person(), person()]
}

/// One person against the computer at Brian Boru, so that no device is handed over.
pub fn one_person() -> Vec<Player> {
    vec![person(), computer(LevelId::Dalta), computer(LevelId::Dalta)]
}

/// The hall: empty, and with games in progress; and an address that leads nowhere.
pub fn hall(walker: &Walker, seen: &mut dyn FnMut(&str)) {
    seen("a page that is not there");
    walker.go("");
    seen("the hall");
    for game in GameName::ALL.iter().copied() {
        let seats = match game {
            GameName::BrianBoru => three_people(),
            _ => two_people(),
        };
        save(&walker.browser, kept(sample(game, seats, 40)));
    }
    walker.arrive("");
    walker.until(".go-on svg");
    seen("the hall with games in progress");
}

/// The tables of all games but Brian Boru, from the new game to its end.
pub fn tables(walker: &Walker, seen: &mut dyn FnMut(&str)) {
    for game in GameName::ALL.iter().copied() {
        if game == GameName::BrianBoru {
            continue;
        }
        let at = |state: &str| format!("the table of {}, {state}", game.id());
        walker.go(&format!("play/{}/new", game.id()));
        walker.until(".cell");
        seen(&at("before the first turn"));
        walker.press("New game");
        walker.until("dialog[open]");
        walker.click("dialog summary");
        seen(&at("with the form for a new game"));
        walker.escape();

        walker.lay(sample(game, two_people(), 80));
        walker.until(".cell");
        walker.click(".cell");
        seen(&at("in play"));
        walker.press("Resign");
        walker.until("dialog[open]");
        seen(&at("with a question"));
        walker.escape();
        walker.press("One turn back");
        seen(&at("with an earlier turn"));

        walker.lay(sample(game, two_people(), 100));
        walker.until(".result");
        seen(&at("at the end"));
    }
    // A game that cannot be opened.
    walker.go("play/tara-1/nosuchgame");
    seen("a game that is not here");
}

/// The table of Brian Boru: choosing, the reveal, the hand-over, the end.
pub fn brian_boru(walker: &Walker, seen: &mut dyn FnMut(&str)) {
    walker.go("play/brian-boru/new");
    walker.until(".board.boru.live");
    seen("Brian Boru, before the first card");
    walker.press("New game");
    walker.until("dialog[open]");
    walker.click("dialog summary");
    seen("Brian Boru, with the form for a new game");
    walker.escape();

    let second_round = |now: &BrianBoru| now.reveals() > 0 && now.status().seat() == Some(Seat(0));
    walker.lay(boru(one_person(), second_round));
    walker.until(".board.boru.live");
    walker.click("[data-item^='hand-']");
    seen("Brian Boru, with a card taken up");
    walker.click("[data-item^='hand-']");
    // The story is told to whoever has nothing against motion, and stops where it is stepped to.
    walker.browser.look(Look::DESK);
    walker.press("Watch again");
    walker.click(".boru-ask.telling .story-steps button:nth-of-type(2)");
    seen("Brian Boru, at the reveal");

    let people = three_people();
    walker.lay(boru(people.clone(), second_round));
    walker.until("main.curtain button");
    seen("Brian Boru, while the device is handed over");

    walker.lay(boru(people, |_| false));
    walker.until(".result");
    seen("Brian Boru, at the end");
    walker.press("One turn back");
    seen("Brian Boru, with an earlier turn");
}

/// The rules of every game, and the glossary.
pub fn rules(walker: &Walker, seen: &mut dyn FnMut(&str)) {
    for game in GameName::ALL.iter().copied() {
        walker.go(&format!("rules/{}", game.id()));
        walker.until("main .rule");
        seen(&format!("the rules of {}", game.id()));
    }
    walker.go("glossary");
    seen("the glossary");
}

/// The courses.
pub fn courses(walker: &Walker, seen: &mut dyn FnMut(&str)) {
    walker.go("learn");
    seen("the courses");
    for game in GameName::ALL.iter().copied() {
        walker.go(&format!("learn/{}", game.id()));
        seen(&format!("the lessons of {}", game.id()));
    }
}

/// A lesson of each family, and one that is missed and one that is done.
pub fn lessons(walker: &Walker, seen: &mut dyn FnMut(&str)) {
    for game in [
        GameName::ArdRi,
        GameName::Tara1,
        GameName::TaraChalice,
        GameName::BrianBoru,
    ] {
        let id = LessonId::of(game).next().expect("a lesson");
        walker.go(&format!("learn/{}", id.key()));
        walker.until("main.lesson[data-state=yours]");
        walker.press("Hint");
        seen(&format!("a lesson of {}", game.id()));
    }
    let turn = |to: &str, state: &str| {
        walker.go("learn");
        walker.go("learn/ard-ri/sweep");
        walker.until("main.lesson[data-state=yours]");
        for square in ["d2", to] {
            let start = format!("{square}, ");
            let cell = walker
                .browser
                .find_where("gridcell", |name| name.starts_with(&start));
            cell.click();
        }
        walker.until(&format!("main.lesson[data-state={state}]"));
        seen(&format!("a lesson that is {state}"));
    };
    let mut turn = turn;
    turn("d3", "missed");
    turn("d6", "reached");
}

/// The saved games: none, many, one that is renamed, deleted ones.
pub fn saved(walker: &Walker, seen: &mut dyn FnMut(&str)) {
    walker.go("saved");
    seen("no saved games");
    let mut ids = Vec::new();
    for game in GameName::ALL.iter().copied() {
        let seats = match game {
            GameName::BrianBoru => one_person(),
            _ => two_people(),
        };
        for percent in [50, 100] {
            let record = sample(game, seats.clone(), percent);
            ids.push(save(&walker.browser, kept(record)));
        }
    }
    let mut storage = Storage(&walker.browser);
    let _ = games::rename(&mut storage, &ids[0], "The hunt");
    let _ = games::delete(&mut storage, &ids[1], 5);
    walker
        .browser
        .run("localStorage.setItem('riocht.game.abcdefgh', '{\"form\":2,\"title\":\"Later\"}')");
    walker.arrive("saved");
    walker.until(".saved-game");
    walker.click("main summary");
    seen("the saved games");
    walker.click("[id^=rename]");
    walker.until(".saved-game input");
    seen("a saved game that is renamed");
    walker.browser.press(&["Escape"]);
    walker
        .browser
        .find_where("button", |name| name == "Delete: The hunt")
        .click();
    walker.browser.find("button", "Undo");
    seen("a saved game that was deleted");
}

/// Sharing: the dialog, where a link leads, a link that leads nowhere, the box for pasting.
pub fn shared(walker: &Walker, seen: &mut dyn FnMut(&str)) {
    walker.lay(sample(GameName::ArdRi, two_people(), 50));
    walker.press("Share");
    walker.until("#share-link");
    seen("the dialog for sharing");
    walker.escape();
    walker.lay(boru(one_person(), |now| now.reveals() > 0));
    walker.until(".board.boru");
    walker.press("Share");
    walker.until("dialog[open]");
    seen("the dialog for sharing a game with hidden cards");
    walker.escape();

    for game in [GameName::ArdRiOneStep, GameName::TaraChalice] {
        let code = encode(&sample(game, two_people(), 50)).expect("a code");
        walker.go(&format!("g/{code}"));
        walker.until("main svg");
        seen(&format!("where a link to {} leads", game.id()));
    }
    walker.go("g/not-a-game");
    seen("a link that leads nowhere");
    walker.go("g");
    walker.until("main textarea");
    seen("the box for pasting a game");
}

/// The settings, the statistics, and what says that the program has broken.
pub fn settings(walker: &Walker, seen: &mut dyn FnMut(&str)) {
    walker.go("settings");
    walker.until("main input[type=range]");
    seen("the settings");
    walker.go("statistics");
    seen("no statistics");
    let mut record = sample(GameName::ArdRi, two_people(), 100);
    record.seats[1] = computer(LevelId::Dalta);
    let over = Kept {
        over: true,
        ..kept(record)
    };
    save(&walker.browser, over);
    walker.arrive("statistics");
    walker.until(".statistics tbody");
    seen("the statistics");
    // The console would tell it as an error, which it is not here.
    walker
        .browser
        .run("console.error = () => {}; riocht.trouble(new Error('A test'), 'the test')");
    walker.until("dialog.trouble");
    seen("what is said when the program breaks");
    walker.browser.reload();
}

/// Positions that are set up, right and wrong ones, and one that is looked into.
pub fn positions(walker: &Walker, seen: &mut dyn FnMut(&str)) {
    for game in [GameName::ArdRi, GameName::Tara2, GameName::TaraChalice] {
        walker.go(&format!("study/{}", game.id()));
        walker.until("main [role=gridcell]");
        seen(&format!("a position of {}", game.id()));
    }
    walker.go("study/ard-ri");
    walker.until("main [role=gridcell]");
    walker.press("Empty board");
    walker.until(".faults li");
    seen("a position with faults");
    walker.go("study/ard-ri/start/line/a3-a2,c3-c2");
    walker.press("Stop the engine");
    seen("a position that is looked into");
}
