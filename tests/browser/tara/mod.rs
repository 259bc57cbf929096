//! The three games on the board of Tara: how a person plays them, by every hand.

mod matches;
mod smooth;
mod turns;
mod visits;

use riocht::game::View;
use riocht::shelf::GameName;
use riocht::tara::{Chalice, Colour, Hill, Tara};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::str::FromStr;

use crate::browser::Browser;
use crate::keyboard::{tab_until, walk};
use crate::server::Server;
use crate::table::{Read, TableOf, person};

/// The table of a game of Level 1 or 2.
type Levels<'a> = TableOf<'a, Tara>;

/// The table of a game of Poisoned Chalice.
type Cup<'a> = TableOf<'a, Chalice>;

/// What stands on a hill, as its label has it.
fn ringfort(owner: Option<Colour>) -> String {
    owner.map_or_else(|| "empty".to_owned(), |owner| format!("{owner} ringfort"))
}

fn hills() -> Vec<String> {
    Hill::all().map(|hill| hill.to_string()).collect()
}

impl Read for Tara {
    fn cells() -> Vec<String> {
        hills()
    }

    fn stands(&self, cell: &str) -> String {
        let (hill, position) = (cell.parse().expect("a hill"), self.position());
        let here = |colour: &Colour| position.ringforts(*colour).contains(hill);
        let owner = Colour::BOTH.into_iter().find(here);
        let king = owner.filter(|owner| position.king(*owner) == Some(hill));
        let [red, blue] = Colour::BOTH.map(|colour| position.bridges(colour));
        let bridges = red.or(blue);
        let linked = match owner {
            None => "",
            Some(_) if bridges.is_empty() => "",
            Some(_) if bridges.touched().contains(hill) => ", linked",
            Some(_) => ", bare",
        };
        ringfort(owner) + king.map_or("", |_| ", king") + linked
    }
}

impl Read for Chalice {
    fn cells() -> Vec<String> {
        hills()
    }

    fn stands(&self, cell: &str) -> String {
        let (hill, position) = (cell.parse().expect("a hill"), self.position());
        let here = |colour: &Colour| position.ringforts(*colour).contains(hill);
        let owner = Colour::BOTH.into_iter().find(here);
        let besieged = owner.filter(|owner| position.besieged(*owner).contains(hill));
        ringfort(owner) + besieged.map_or("", |_| ", besieged")
    }
}

/// One of the recorded games in which Red begins, up to a turn.
fn recorded(game: GameName, number: usize, turns: usize) -> String {
    #[derive(Deserialize)]
    struct Recorded {
        game: String,
        first: String,
        turns: Vec<String>,
    }
    let games = include_str!("../../fixtures/tara-games.jsonl").lines();
    let games = games.map(|line| serde_json::from_str(line).expect("a recorded game"));
    let game = games
        .filter(|recorded: &Recorded| recorded.game == game.id())
        .nth(number)
        .expect("a recorded game");
    assert_eq!(game.first, "red");
    game.turns[..turns].join(" ")
}

/// Sits down between two people, some turns into one of the recorded games.
fn of_two<'a, G: Read>(
    server: &Server,
    browser: &'a Browser,
    game: GameName,
    number: usize,
    turns: usize,
) -> TableOf<'a, G> {
    let turns = recorded(game, number, turns);
    TableOf::laid(server, browser, game, [person(), person()], &turns)
}

/// What a person acts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hand {
    Mouse,
    Touch,
    /// Nothing but keys.
    Keys,
}

impl Hand {
    /// Acts on a hill.
    fn hill<G: Read>(self, table: &TableOf<G>, hill: &str) {
        match self {
            Hand::Mouse => table.click(hill),
            Hand::Touch => table.browser.point("touch", &[&table.square(hill)]),
            Hand::Keys => {
                let browser = table.browser;
                tab_until(browser, "Tab", "the board", |role, _| role == "gridcell");
                walk(browser, hill);
                browser.press(&["Enter"]);
            }
        }
    }

    /// Acts on the bridge between two hills: chooses one, and then the other.
    fn pair<G: Read>(self, table: &TableOf<G>, pair: &str) {
        let (first, second) = pair.split_once('-').expect("two hills");
        self.hill(table, first);
        let browser = table.browser;
        browser.until(&format!("to be told what {first} can be linked to"), || {
            let told = browser.texts("status");
            let told = told
                .iter()
                .find_map(|text| text.strip_prefix(&format!("{first} chosen. Its bridges: ")));
            let mut bridges = told.iter().flat_map(|list| {
                let list = list.trim_end_matches('.');
                list.split(", ")
            });
            bridges.any(|bridge| bridge == pair)
        });
        assert!(table.label(first).contains(", chosen"));
        self.hill(table, second);
    }

    /// Presses a button.
    fn press<G: Read>(self, table: &TableOf<G>, button: &str) {
        let browser = table.browser;
        match self {
            Hand::Mouse => table.press(button),
            Hand::Touch => browser.point("touch", &[&browser.find("button", button)]),
            Hand::Keys => {
                browser.find("button", button);
                // The answers to a skip come after the board; the other way, past the start of
                // the page, is shorter to what stands below the list of turns.
                let key = if button == "Take back" {
                    "Shift+Tab"
                } else {
                    "Tab"
                };
                tab_until(browser, key, button, |_, name| name == button);
                browser.press(&["Enter"]);
            }
        }
    }

    /// Plays one step of a turn, written as in records.
    fn act<G: Read>(self, table: &TableOf<G>, step: &str) {
        match step {
            "+" | "-" => {
                let start = if step == "+" { "Skip " } else { "Let " };
                let button = table
                    .browser
                    .find_where("button", |name| name.starts_with(start));
                let name = button.text();
                self.press(table, &name);
            }
            _ if step.contains('-') => self.pair(table, step.trim_matches('>')),
            _ => self.hill(table, step.trim_start_matches('x')),
        }
    }
}

/// What the board offers, each step written as in records.
fn offered<G: Read>(table: &TableOf<G>) -> BTreeSet<String> {
    let mut steps = BTreeSet::new();
    let browser = table.browser;
    for label in browser.names("gridcell") {
        let (hill, rest) = label.split_once(", ").expect("a label");
        let lift = rest.contains("bridge can be lifted to ");
        // Lists of hills have commas too: a part that is a hill belongs to the list before it.
        for part in rest.split(", ") {
            let other = part.rsplit(' ').next().unwrap_or_default();
            match part {
                "can build" => {
                    steps.insert(hill.to_owned());
                }
                "can take" => {
                    steps.insert(format!("x{hill}"));
                }
                _ if Hill::from_str(other).is_ok() => {
                    let pair: riocht::tara::Pair = format!("{hill}-{other}").parse().unwrap();
                    steps.insert(format!("{pair}{}", if lift { ">" } else { "" }));
                }
                _ => {}
            }
        }
    }
    // A skip is offered when there is nothing to do on the board itself.
    let buttons = match steps.is_empty() {
        true => browser.names("button"),
        false => Vec::new(),
    };
    for name in buttons {
        if name.starts_with("Skip ") {
            steps.insert("+".to_owned());
        } else if name.starts_with("Let ") {
            steps.insert("-".to_owned());
        }
    }
    steps
}

/// What the rules allow in a position, written as [`offered`] has it: where a lifted bridge can
/// go is marked on the board as where a new one can.
fn allowed<G: View>(position: &G) -> BTreeSet<String> {
    let actions = position.legal_actions().into_iter();
    actions
        .map(|action| action.to_string().trim_start_matches('>').to_owned())
        .collect()
}

/// Waits until the board offers exactly what the rules allow.
fn until_offers_what_is_allowed<G: Read>(table: &TableOf<G>) {
    let allowed = allowed(table.session().position());
    table
        .browser
        .until(&format!("the board to offer {allowed:?}"), || {
            offered(table) == allowed
        });
}

/// Waits until a live region has said something that begins like this.
fn until_told<G: Read>(table: &TableOf<G>, start: &str) {
    let browser = table.browser;
    browser.until(&format!("to be told {start:?}"), || {
        let told = browser.texts("status");
        told.iter().any(|text| text.starts_with(start))
    });
}

/// Waits until it is said what was done and shown what is needed next, on the board too.
fn until_done<G: Read>(table: &TableOf<G>, spoken: &str, prompt: &str) {
    until_told(table, spoken);
    table.until_says(prompt);
    table.until_shows_what_is_kept();
    until_offers_what_is_allowed(table);
}

/// The turns of the game that is kept, in notation.
fn turns<G: Read>(table: &TableOf<G>) -> Vec<String> {
    let entries = table.session().entries();
    entries.into_iter().map(|entry| entry.text).collect()
}

/// The counters that Red and Blue have left.
fn counters(table: &Levels) -> [u8; 2] {
    Colour::BOTH.map(|colour| table.position().position().counters(colour))
}
