//! A person at a table: plays turns, reads what the page shows and what it has kept.

use riocht::app::store::chest::{Chest, NotKept};
use riocht::app::store::{GameId, Saved, games, table_key};
use riocht::app::table::session::{Kept, Series, Session};
use riocht::app::text::{Lang, Told};
use riocht::engine::{LevelId, Limits, Purpose, Request, Thinks, Watch};
use riocht::game::{Notation, Player, Record, Seat, Seed, View};
use riocht::shelf::GameName;
use riocht::tafl::{Move, Piece, Square, Tafl};
use riocht::with_game;
use serde_json::json;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::marker::PhantomData;

use crate::browser::{Browser, Element, Look};
use crate::server::Server;

/// A whole game of nine turns with every kind of capture, which the attackers win by encirclement.
pub const GAME: &str =
    "g5-f5 c5-c6 a5-c5xc6 c3-b3 c1-c3xb3/c4 e5-e6 f5-e5xd5/e6 e3-e2 g3-e3xd3/e2/e4";

/// The table of a game, in a browser.
pub struct TableOf<'a, G> {
    pub browser: &'a Browser,
    address: String,
    pub game: GameName,
    board: PhantomData<G>,
}

/// The table of a game of tafl.
pub type Table<'a> = TableOf<'a, Tafl>;

/// A game whose board is read aloud cell by cell.
pub trait Read: Told<Observation = Self> {
    /// The names of all cells.
    fn cells() -> Vec<String>;
    /// What a cell's label says first after its name.
    fn stands(&self, cell: &str) -> String;
}

impl Read for Tafl {
    fn cells() -> Vec<String> {
        Square::all().map(|square| square.to_string()).collect()
    }

    fn stands(&self, cell: &str) -> String {
        let piece = self.position().piece(cell.parse().expect("a square"));
        let words = match piece {
            None => "empty",
            Some(Piece::Attacker) => "attacker",
            Some(Piece::Defender) => "defender",
            Some(Piece::King) => "High King",
        };
        words.to_owned()
    }
}

pub fn person() -> Player {
    Player::Person {
        name: String::new(),
    }
}

pub fn computer(level: LevelId) -> Player {
    Player::Computer {
        level: level.id().to_owned(),
    }
}

impl<'a, G: Read> TableOf<'a, G> {
    /// Sits down at the table as it stands.
    pub fn open(server: &Server, browser: &'a Browser, game: GameName) -> Self {
        let address = format!("{}#/play/{}", server.address(), game.id());
        Self::at(browser, game, address)
    }

    /// Sits down at the table of a saved game.
    pub fn saved(server: &Server, browser: &'a Browser, game: GameName, id: &GameId) -> Self {
        let address = format!("{}#/play/{}/{id}", server.address(), game.id());
        Self::at(browser, game, address)
    }

    fn at(browser: &'a Browser, game: GameName, address: String) -> Self {
        browser.look(Look::DESK);
        // What is told on a first visit would lie over the page at some moment.
        browser.until_offline_ready();
        let table = Self::here(browser, game, address);
        browser.visit(&table.address);
        table.reload();
        table
    }

    /// Sits down at the table with this address, which is open.
    pub fn here(browser: &'a Browser, game: GameName, address: String) -> Self {
        Self {
            browser,
            address,
            game,
            board: PhantomData,
        }
    }

    /// Sits down at a table with these players and turns.
    pub fn laid(
        server: &Server,
        browser: &'a Browser,
        game: GameName,
        seats: [Player; 2],
        turns: &str,
    ) -> Self {
        let record = Record::new(&game.rules::<G>(), Seed(7), seats.to_vec());
        let mut session = Session::<G>::new(record, None).expect("a new game");
        play(&mut session, turns);
        let id = save(browser, session.keep());
        Self::saved(server, browser, game, &id)
    }

    /// The page's address.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Loads the page again and waits for the board.
    pub fn reload(&self) {
        self.browser.reload();
        self.until_there();
    }

    /// Waits for the board.
    pub fn until_there(&self) {
        let cells = G::cells().len();
        self.browser.until("the board", || {
            self.browser.names("gridcell").len() == cells
        });
    }

    /// The square's element.
    pub fn square(&self, square: impl Display) -> Element<'a> {
        let start = format!("{square}, ");
        self.browser
            .find_where("gridcell", |name| name.starts_with(&start))
    }

    /// What is read aloud about a square.
    pub fn label(&self, square: &str) -> String {
        let start = format!("{square}, ");
        let labels = self.browser.names("gridcell");
        let label = labels.into_iter().find(|label| label.starts_with(&start));
        label.unwrap_or_else(|| panic!("no square {square}"))
    }

    /// Waits until a square's label ends like this.
    pub fn until_label(&self, square: &str, end: &str) {
        self.browser.until(
            &format!("the label of {square} to end with {end:?}"),
            || self.label(square).ends_with(end),
        );
    }

    /// Clicks a square.
    pub fn click(&self, square: &str) {
        self.square(square).click();
    }

    /// Presses a button.
    pub fn press(&self, button: &str) {
        self.browser.find("button", button).click();
    }

    /// Whether a button is there and can be pressed.
    pub fn can_press(&self, button: &str) -> bool {
        let element = self.browser.find("button", button);
        element.attribute("aria-disabled").is_none()
    }

    /// The table as it is kept.
    pub fn kept(&self) -> Kept {
        newest(self.browser, self.game).expect("a kept table")
    }

    /// The game as it is kept; a new one where none is kept yet.
    pub fn session(&self) -> Session<G> {
        let Some(kept) = newest(self.browser, self.game) else {
            let seats = vec![person(), person()];
            let record = Record::new(&self.game.rules::<G>(), Seed(0), seats);
            return Session::new(record, None).expect("a new game");
        };
        Session::reopen(kept).expect("a kept game that can be replayed")
    }

    /// The position that is kept as the one shown.
    pub fn position(&self) -> G {
        self.session().position().clone()
    }

    /// The turns of the list, as it is read aloud: `Turn 1: Attacker from a3 to a2. a3-a2`
    pub fn turns(&self) -> Vec<String> {
        let mut names = self.browser.names("button");
        names.retain(|name| name.starts_with("Turn "));
        names
    }

    /// Waits until the page shows exactly the table that is kept: every turn of the list, every
    /// piece on its square.
    pub fn until_shows_what_is_kept(&self) -> Session<G> {
        self.browser.until("the page to show what is kept", || {
            let session = self.session();
            let labels = self.browser.names("gridcell");
            let right = |cell: &String| {
                let start = format!("{cell}, {}", session.position().stands(cell));
                labels.iter().any(|label| {
                    label
                        .strip_prefix(&start)
                        .is_some_and(|rest| rest.is_empty() || rest.starts_with(", "))
                })
            };
            self.turns() == spoken_turns(&session) && G::cells().iter().all(right)
        });
        self.session()
    }

    /// Waits until this many turns are played up to the position shown, and the last one has
    /// been spoken.
    pub fn until_spoken(&self, turns: usize) -> Session<G> {
        self.browser
            .until(&format!("turn {turns}"), || self.session().shown() >= turns);
        let session = self.session();
        if let Some((before, turn)) = session.last_turn() {
            let words = G::spoken(Lang::English, before, turn);
            self.until_status(&words);
        }
        session
    }

    /// Waits until a live region has said this.
    pub fn until_status(&self, words: &str) {
        self.browser.until(&format!("to be told {words:?}"), || {
            self.browser
                .texts("status")
                .iter()
                .any(|text| text == words)
        });
    }

    /// Waits for words on the page.
    pub fn until_says(&self, words: &str) {
        self.browser
            .until(&format!("the words {words:?}"), || self.browser.says(words));
    }

    /// Waits until it is a person's turn again or the game is over; true when it is over.
    pub fn until_answered(&self) -> bool {
        self.browser.until("the computer's answer", || {
            let session = self.session();
            session.finish().is_some() || session.thinking_level().is_none()
        });
        self.session().finish().is_some()
    }
}

impl<'a> Table<'a> {
    /// Sits down between two people at Ard Rí, with these turns played.
    pub fn of_two(server: &Server, browser: &'a Browser, turns: &str) -> Self {
        Self::laid(
            server,
            browser,
            GameName::ArdRi,
            [person(), person()],
            turns,
        )
    }

    /// Sits down as the attackers at Ard Rí, against the computer.
    pub fn against(server: &Server, browser: &'a Browser, level: LevelId, turns: &str) -> Self {
        let seats = [person(), computer(level)];
        Self::laid(server, browser, GameName::ArdRi, seats, turns)
    }

    /// Plays a turn by two clicks, and waits until it is on the list.
    pub fn play(&self, mv: Move) {
        let turns = self.session().shown();
        self.square(mv.from).click();
        self.square(mv.to).click();
        self.browser.until(&format!("{mv} to be played"), || {
            // The computer may have answered already.
            self.session().shown() > turns
        });
    }

    /// Plays turns by clicks; a capture that is written with a turn must be true.
    pub fn play_all(&self, turns: &str) {
        for text in turns.split_whitespace() {
            let turn = self.position().parse_turn(text).expect("a legal turn");
            self.play(turn[0]);
        }
    }

    /// What the top level would play for the side to move in the position shown.
    pub fn best_turn(&self) -> Move {
        best_turn(&self.position())
    }

    /// Plays the person's side as well as the engine can until the game is over; the turns
    /// played in it all together. `after` is called after each of the person's turns.
    pub fn play_to_the_end(&self, after: impl Fn(&Self)) -> usize {
        for _ in 0..100 {
            if self.until_answered() {
                return self.session().actions().len();
            }
            self.play(self.best_turn());
            after(self);
        }
        panic!("a game of more than 200 turns");
    }
}

/// The local storage of a browser.
pub struct Storage<'a>(pub &'a Browser);

impl Chest for Storage<'_> {
    fn get(&self, name: &str) -> Option<String> {
        let text = self
            .0
            .run(&format!("return localStorage.getItem({})", json!(name)));
        text.as_str().map(str::to_owned)
    }

    fn set(&mut self, name: &str, text: &str) -> Result<(), NotKept> {
        let (name, text) = (json!(name), json!(text));
        self.0.run(&format!("localStorage.setItem({name}, {text})"));
        Ok(())
    }

    fn remove(&mut self, name: &str) {
        self.0
            .run(&format!("localStorage.removeItem({})", json!(name)));
    }

    fn names(&self) -> Vec<String> {
        let names = self.0.run("return Object.keys(localStorage)");
        let names = names.as_array().cloned().unwrap_or_default();
        names
            .iter()
            .filter_map(|name| name.as_str().map(str::to_owned))
            .collect()
    }
}

/// All saved games of a browser, the one first that was last played on.
pub fn all_saved(browser: &Browser) -> Vec<(GameId, Saved)> {
    // At one moment: a page that goes on playing must not come between.
    let all = browser.run("return Object.entries(localStorage)");
    let all: BTreeMap<String, String> = all
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|entry| Some((entry[0].as_str()?.to_owned(), entry[1].as_str()?.to_owned())))
        .collect();
    games::list(&Snapshot(all)).games
}

/// What local storage held at one moment.
struct Snapshot(BTreeMap<String, String>);

impl Chest for Snapshot {
    fn get(&self, name: &str) -> Option<String> {
        self.0.get(name).cloned()
    }

    fn set(&mut self, _name: &str, _text: &str) -> Result<(), NotKept> {
        Err(NotKept)
    }

    fn remove(&mut self, _name: &str) {}

    fn names(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }
}

/// The table of the saved game of this kind that was last played on.
pub fn newest(browser: &Browser, game: GameName) -> Option<Kept> {
    let mut saved = all_saved(browser).into_iter();
    let (_, saved) = saved.find(|(_, saved)| saved.game() == Some(game))?;
    Some(saved.table)
}

/// Saves a table, as an earlier visit might have left it.
pub fn save(browser: &Browser, table: Kept) -> GameId {
    let now = browser.run("return Date.now()").as_u64().expect("a time");
    // Later than all before it, however quick the test is.
    let last = all_saved(browser)
        .first()
        .map_or(0, |(_, last)| last.changed);
    let now = now.max(last + 1);
    let text = serde_json::to_string(&table).expect("a table as text");
    // Not the id that the same table of an earlier version would get.
    let id = GameId::of_text(&format!("{now} {text}"));
    let saved = Saved::new(table, now);
    games::keep(&mut Storage(browser), &id, &saved).expect("room");
    id
}

/// Keeps a text under the name that an earlier version gave to the table of a game.
pub fn put(browser: &Browser, game: GameName, text: &str) {
    let _ = Storage(browser).set(&table_key(game), text);
}

/// What local storage holds under a name.
pub fn kept_text(browser: &Browser, key: &str) -> Option<String> {
    Storage(browser).get(key)
}

/// Plays turns in a game.
pub fn play<G: Notation>(session: &mut Session<G>, turns: &str) {
    for text in turns.split_whitespace() {
        let turn = session.position().parse_turn(text).expect("a legal turn");
        for action in turn {
            session.act(action).expect("a legal turn");
        }
    }
}

/// The list of turns as it should be read aloud.
pub fn spoken_turns<G: Told<Observation = G>>(session: &Session<G>) -> Vec<String> {
    let mut start = 0;
    let entries = session.entries();
    let words = entries.iter().enumerate().map(|(index, entry)| {
        let turn = &session.actions()[start..entry.end];
        let words = G::spoken(Lang::English, session.at(start), turn);
        start = entry.end;
        format!("Turn {}: {words} {}", index + 1, entry.text)
    });
    words.collect()
}

/// What the top level would play; the same on every machine.
pub fn best_turn(position: &Tafl) -> Move {
    let seat = position.status().seat().unwrap_or(Seat(0));
    let request =
        Request::new(LevelId::ArdRi, Seed(1), Purpose::Hint).within(Limits::nodes(60_000));
    let thought = Tafl::think(
        &riocht::game::Game::observe(position, seat),
        &request,
        &mut Watch {
            clock: &|| 0.0,
            stop: &|| false,
            report: &mut |_| (),
        },
    );
    thought.action.expect("a legal turn")
}

/// A match of two games that has just begun, as it is kept.
pub fn match_of_two(game: GameName, seats: [Player; 2]) -> Kept {
    Kept {
        record: with_game!(game, G => Record::new(&game.rules::<G>(), Seed(7), seats.to_vec())),
        shown: None,
        series: Some(Series {
            before: Vec::new(),
            seat_of_a: Seat(0),
        }),
        dropped: None,
        over: false,
        helped: false,
    }
}
