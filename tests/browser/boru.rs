//! Brian Boru: whole games, the hand-over between people, visits, keys and the story of a turn.
//!
//! - `after`: hints, and what can be read when a game is over

mod after;

use riocht::app::boards::brian_boru::scene::Offer;
use riocht::app::table::session::{Curtain, Session};
use riocht::app::text::{Lang, Told, Who, brian_boru::Text};
use riocht::brian_boru::{Action, BrianBoru, Card, Choice, RuleSet};
use riocht::engine::LevelId;
use riocht::game::{Chance, Ending as _, Game as _, Player, Record, Seat, Seed, Timeline, View};
use riocht::shelf::GameName;
use serde_json::json;

use crate::browser::{Browser, Look};
use crate::server::Server;
use crate::table::{computer, newest, person, save};
use crate::{assert_clean, open};

/// Plays without the wait before each of the computer's answers, which is for eyes; a step of the
/// story still takes a moment.
const HASTE: &str = "
    const wait = window.setTimeout;
    window.setTimeout = (run, time, ...more) => wait(run, time <= 500 ? 0 : time / 8, ...more);
";

/// Hears everything that is spoken, and sees every step of a story.
const WITNESS: &str = "
    window.heard = [];
    window.steps = [];
    const note = (list, text) => { if (text && list.at(-1) !== text) list.push(text); };
    new MutationObserver(() => {
        for (const it of document.querySelectorAll('[role=status]')) note(heard, it.textContent);
        note(steps, document.querySelector('.story-rule')?.textContent ?? 'present');
    }).observe(document, { childList: true, characterData: true, subtree: true });
";

/// A table of Brian Boru, in a browser.
struct Table<'a> {
    browser: &'a Browser,
}

impl<'a> Table<'a> {
    /// Sits down at a new table of the short preset.
    fn laid(
        server: &Server,
        browser: &'a Browser,
        seats: &[Player],
        seed: u64,
        look: Look,
    ) -> Self {
        let short = RuleSet::PRESETS[0];
        assert_eq!(short.name, "short");
        let rules = RuleSet::preset(short, seats.len() as u8);
        let record = Record::new(&rules, Seed(seed), seats.to_vec());
        let session = Session::<BrianBoru>::new(record, None).expect("a new game");
        let id = save(browser, session.keep());
        browser.look(look);
        // What is told on a first visit would lie over the page at some moment.
        browser.until_offline_ready();
        browser.visit(&format!("{}#/play/brian-boru/{id}", server.address()));
        browser.reload();
        let table = Table { browser };
        table.until("the table", ".board.boru, main.curtain");
        table
    }

    /// The game as it is kept, with all that is hidden in it.
    fn session(&self) -> Session<BrianBoru> {
        let kept = newest(self.browser, GameName::BrianBoru).expect("a kept table");
        Session::reopen(kept).expect("a game that can be replayed")
    }

    fn has(&self, selector: &str) -> bool {
        let script = format!("return !!document.querySelector({})", json!(selector));
        self.browser.run(&script) == json!(true)
    }

    fn until(&self, what: &str, selector: &str) {
        self.browser.until(what, || self.has(selector));
    }

    /// Waits until the person whose turn it is can act, a curtain asks for somebody, or the game
    /// is over.
    fn until_asked(&self) {
        self.until(
            "to be asked",
            ".board.boru.live, main.curtain button, .result",
        );
    }

    /// The names of the items, in the order of the page.
    fn items(&self) -> Vec<String> {
        let script =
            "return [...document.querySelectorAll('[data-item]')].map(it => it.dataset.item)";
        let items = self.browser.run(script);
        let items = items.as_array().expect("a list").clone();
        items
            .iter()
            .filter_map(|it| it.as_str())
            .map(str::to_owned)
            .collect()
    }

    fn click(&self, item: &str) {
        // The page is drawn anew before the next touch.
        let script = format!(
            "document.querySelector(\"[data-item='{item}']\").click();
             return new Promise(done => setTimeout(done, 0))"
        );
        self.until(item, &format!("[data-item='{item}']"));
        self.browser.run(&script);
    }

    /// Waits until more is played than so many actions.
    fn until_played(&self, actions: usize) {
        self.browser.until("the choice to be played", || {
            self.session().actions().len() > actions
        });
    }

    /// Makes a choice by touching one thing after the other.
    fn play(&self, action: Action) {
        let session = self.session();
        for item in touches(action, &session.position().legal_actions()) {
            self.click(&item);
        }
        self.until_played(session.actions().len());
    }
}

/// What is touched for a choice, in this order.
fn touches(action: Action, legal: &[Action]) -> Vec<String> {
    let answer = |place: usize| format!("answer-{place}");
    let offer = Offer::of(legal);
    let targets: Vec<Seat> = offer.targets.iter().collect();
    match action.choice {
        Choice::Home(region) => vec![format!("region-{}", region.letter())],
        Choice::Lay(card, zone) => vec![format!("hand-{card}"), format!("zone-{zone}")],
        Choice::Target(seat) => {
            vec![answer(
                targets.iter().position(|it| *it == seat).expect("a target"),
            )]
        }
        Choice::Upgrade(yes) | Choice::Place(yes) | Choice::Join(yes) | Choice::Pay(yes) => {
            vec![answer(usize::from(!yes))]
        }
        // The second touch confirms.
        Choice::Propose(card) | Choice::Discard(card) => vec![format!("hand-{card}"); 2],
        Choice::Take(Some(card)) => vec![format!("row-{card}"); 2],
        Choice::Swap(Some((given, taken))) => {
            vec![format!("hand-{given}"), format!("row-{taken}"), answer(0)]
        }
        // The only answer before a card is taken up.
        Choice::Hold | Choice::Swap(None) | Choice::Take(None) => vec![answer(0)],
    }
}

/// A choice by chance, to lay a card where it does something if that can be.
fn some_choice(position: &BrianBoru, chance: &mut Chance) -> Action {
    let legal = position.legal_actions();
    let acts = |action: &&Action| match action.choice {
        Choice::Lay(card, zone) => card.colour() == zone.native(),
        _ => false,
    };
    let good: Vec<Action> = legal.iter().filter(acts).copied().collect();
    let from = if good.is_empty() { &legal } else { &good };
    chance.pick(from).expect("a choice")
}

/// The cards in the deck and in all hands but one; what has been laid before the reveal is still
/// in its hand there.
fn unseen_by(position: &BrianBoru, viewer: Option<Seat>) -> Vec<Card> {
    let all = position.position();
    let others = Seat::all(all.open().seats).filter(|seat| Some(*seat) != viewer);
    let hands = others.flat_map(|seat| all.hand(seat).iter().collect::<Vec<_>>());
    all.deck().iter().copied().chain(hands).collect()
}

/// Those among them that this seat has never seen anywhere in the game.
fn hidden_from(session: &Session<BrianBoru>, viewer: Seat) -> Vec<Card> {
    let seen = (0..=session.actions().len()).map(|at| {
        let all = session.at(at).position();
        let known = all.open().known.into_iter();
        known.fold(all.open().face_up().or(all.hand(viewer)), |seen, known| {
            seen.or(known)
        })
    });
    let seen = seen.reduce(|one, other| one.or(other)).expect("a start");
    let unseen = unseen_by(session.position(), Some(viewer)).into_iter();
    unseen.filter(|card| !seen.contains(*card)).collect()
}

/// Where these cards stand in what the page holds, by name or in words, with what stands before.
fn traces(page: &str, cards: &[Card]) -> Vec<String> {
    let names = cards
        .iter()
        .flat_map(|card| [card.to_string(), Lang::English.say(Text::Card(*card))]);
    names
        .filter_map(|name| {
            let (before, _) = page.split_once(&name)?;
            let skip = before.chars().count().saturating_sub(80);
            Some(before.chars().skip(skip).chain(name.chars()).collect())
        })
        .collect()
}

fn whole_page(browser: &Browser) -> String {
    let source = browser.run("return document.documentElement.outerHTML + location.href");
    format!(
        "{}{}",
        source.as_str().expect("a text"),
        browser.whole_tree()
    )
}

const STILL: Look = Look {
    reduced_motion: true,
    ..Look::DESK
};

#[test]
fn one_person_plays_three_computers_to_the_end() {
    let (server, browser) = open();
    browser.before_load(HASTE);
    let dalta = computer(LevelId::Dalta);
    let seats = [person(), dalta.clone(), dalta.clone(), dalta];
    let table = Table::laid(&server, &browser, &seats, 11, STILL);
    let mut chance = Chance::new(Seed(2));
    loop {
        table.until_asked();
        if table.has(".result") {
            break;
        }
        // With one person there is nobody to hide from.
        assert!(!table.has("main.curtain"));
        let session = table.session();
        table.play(some_choice(session.position(), &mut chance));
    }
    let session = table.session();
    let last = session.position();
    let status = last.status();
    let ending = status.ending().expect("a game that is over");
    let verdict = BrianBoru::verdict(Lang::English, &last.observe(Seat(0)), ending);
    browser.find("region", &verdict.headline);
    let points: Vec<String> = Seat::all(4)
        .map(|seat| ending.score(seat).to_string())
        .collect();
    let row = browser.run("return document.querySelector('.score .score-sum').innerText");
    let row = row
        .as_str()
        .expect("a text")
        .split_whitespace()
        .collect::<Vec<_>>();
    assert_eq!(row[1..], points);
    assert_clean(&server, &browser);
}

#[test]
fn two_people_and_a_computer_never_see_each_others_cards() {
    let (server, browser) = open();
    browser.before_load(HASTE);
    let named = |name: &str| Player::Person {
        name: name.to_owned(),
    };
    let seats = [named("Aoife"), computer(LevelId::Dalta), named("Brian")];
    let table = Table::laid(&server, &browser, &seats, 23, STILL);
    let mut chance = Chance::new(Seed(4));
    let (mut curtains, mut views) = (0, [0; 3]);
    for _ in 0..14 {
        table.until_asked();
        if table.has(".result") {
            break;
        }
        let mut session = table.session();
        if table.has("main.curtain") {
            let page = whole_page(&browser);
            let hidden = unseen_by(session.position(), None);
            assert_eq!(
                traces(&page, &hidden),
                Vec::<String>::new(),
                "at the curtain"
            );
            // Nothing else of the game either.
            assert_eq!(table.items(), Vec::<String>::new());
            assert!(!table.has(".board, .record, .side"));
            let Some(Curtain::Pass(seat)) = session.curtain() else {
                panic!("a curtain for {:?}", session.curtain());
            };
            let name = ["Aoife", "", "Brian"][seat.index()];
            let start = format!("I am {name}");
            let confirm = browser.find_where("button", |words| words.starts_with(&start));
            confirm.click();
            table.until("the table", ".board.boru.live");
            curtains += 1;
        }
        session.confirm();
        let position = session.position();
        let viewer = position.status().seat().expect("somebody to act");
        let page = whole_page(&browser);
        // What is one's own is there, so the search does find what is there.
        let own: Vec<Card> = position.position().hand(viewer).iter().collect();
        assert_eq!(
            traces(&page, &own).len(),
            2 * own.len(),
            "{viewer} sees the own hand"
        );
        let hidden = hidden_from(&session, viewer);
        assert!(hidden.len() > 20);
        assert_eq!(
            traces(&page, &hidden),
            Vec::<String>::new(),
            "{viewer} looks"
        );
        views[viewer.index()] += 1;
        table.play(some_choice(position, &mut chance));
    }
    assert!(
        curtains >= 4 && views[0] >= 2 && views[2] >= 2,
        "{curtains} {views:?}"
    );
    assert_eq!(views[1], 0);
    assert_clean(&server, &browser);
}

#[test]
fn a_reload_at_any_decision_loses_nothing() {
    let (server, browser) = open();
    browser.before_load(HASTE);
    let dalta = computer(LevelId::Dalta);
    let seats = [dalta.clone(), person(), dalta];
    let table = Table::laid(&server, &browser, &seats, 5, STILL);
    let mut chance = Chance::new(Seed(6));
    let mut decisions = 0;
    loop {
        table.until_asked();
        if table.has(".result") {
            break;
        }
        let before = table.session();
        let seen = table.items();
        let turns = browser.run("return document.querySelector('.record').innerText");
        browser.reload();
        table.until("the table again", ".board.boru.live");
        assert_eq!(table.session(), before);
        assert_eq!(table.items(), seen);
        assert_eq!(
            browser.run("return document.querySelector('.record').innerText"),
            turns
        );
        let hand = before.position().position().hand(Seat(1));
        let held = seen.iter().filter_map(|item| item.strip_prefix("hand-"));
        assert!(held.eq(hand.iter().map(|card| card.to_string())));
        table.play(some_choice(before.position(), &mut chance));
        decisions += 1;
    }
    assert!(decisions >= 3, "{decisions}");
    assert_clean(&server, &browser);
}

/// The part of the table in which an item lies, from the top down.
fn area(item: &str) -> usize {
    let starts = [
        &["realm-"][..],
        &["region-"],
        &["row-", "deck", "played"],
        &["zone-"],
        &["answer-"],
        &["hand-"],
    ];
    let lies = |starts: &&[&str]| starts.iter().any(|start| item.starts_with(start));
    starts.iter().position(lies).expect("an item of the table")
}

/// Walks to an item by keys alone and presses Enter there.
fn walk(browser: &Browser, item: &str) {
    let here = || {
        let found = browser.run("return document.activeElement?.dataset?.item ?? ''");
        found.as_str().unwrap_or_default().to_owned()
    };
    browser.until("the focus on the table", || {
        if here().is_empty() {
            browser.press(&["Tab"]);
        }
        !here().is_empty()
    });
    for _ in 0..6 {
        match area(&here()).cmp(&area(item)) {
            std::cmp::Ordering::Less => browser.press(&["ArrowDown"]),
            std::cmp::Ordering::Equal => break,
            std::cmp::Ordering::Greater => browser.press(&["ArrowUp"]),
        }
    }
    browser.press(&["Home"]);
    for _ in 0..12 {
        if here() == item {
            break;
        }
        browser.press(&["ArrowRight"]);
    }
    assert_eq!(here(), item);
    browser.press(&["Enter"]);
}

#[test]
fn a_round_by_keys_alone_is_spoken_step_by_step() {
    let (server, browser) = open();
    browser.before_load(WITNESS);
    let seats = [
        person(),
        computer(LevelId::Dalta),
        computer(LevelId::Ceithearnach),
    ];
    let table = Table::laid(&server, &browser, &seats, 31, STILL);
    let mut chance = Chance::new(Seed(3));
    let mut own = 0;
    loop {
        table.until_asked();
        let session = table.session();
        if table.has(".result") || session.position().position().open().round > 1 {
            break;
        }
        let action = some_choice(session.position(), &mut chance);
        for item in touches(action, &session.position().legal_actions()) {
            walk(&browser, &item);
        }
        table.until_played(session.actions().len());
        own += 1;
    }
    assert!(own >= 1);
    let session = table.session();
    let start = BrianBoru::start(session.rules(), Seed(31));
    let mut timeline = Timeline::new(start);
    let names = ["You", "Dalta", "Ceithearnach"].map(String::from);
    let who = Who {
        names: names.into_iter().collect(),
        viewer: Seat(0),
    };
    let heard = browser.run("return heard");
    let heard: Vec<&str> = heard
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|it| it.as_str())
        .collect();
    for (at, action) in session.actions().iter().enumerate() {
        timeline.push(*action).expect("a legal action");
        let turn = timeline.seen_turn(at, at + 1, Seat(0), at + 1);
        let words = BrianBoru::told(Lang::English, &turn, &who);
        assert!(!words.is_empty());
        let said = heard.iter().any(|said| said.starts_with(&words));
        assert!(said, "{words:?} was not spoken, but {heard:#?}");
    }
    assert_clean(&server, &browser);
}

#[test]
fn a_story_runs_once_and_can_be_watched_again() {
    let (server, browser) = open();
    browser.before_load(HASTE);
    browser.before_load(WITNESS);
    let dalta = computer(LevelId::Dalta);
    let seats = [person(), dalta.clone(), dalta];
    let table = Table::laid(&server, &browser, &seats, 31, Look::DESK);
    let mut chance = Chance::new(Seed(3));
    table.until_asked();
    let session = table.session();
    table.play(some_choice(session.position(), &mut chance));
    table.until("the story", ".boru-ask.telling");
    table.until_asked();
    // The first turn up to here: the numbers of the steps, as they were shown.
    let reveals = table.session().position().reveals();
    assert_eq!(
        reveals, 1,
        "the reveal was told, and nothing after the next one"
    );
    let steps = browser.run("return steps");
    let numbers = |steps: &serde_json::Value| -> Vec<usize> {
        let steps = steps
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|it| it.as_str());
        let number = |step: &str| step.split(" · ").nth(1)?.split(' ').next()?.parse().ok();
        let mut numbers: Vec<usize> = steps.filter_map(number).collect();
        numbers.dedup();
        numbers
    };
    let shown = numbers(&steps);
    assert_eq!(shown, (1..=shown.len()).collect::<Vec<_>>(), "{steps}");
    assert!(shown.len() >= 2);
    browser.run("steps.length = 0");
    browser.find("button", "Watch again").click();
    table.until("the story again", ".boru-ask.telling");
    table.until("the present again", ".board.boru.live");
    let again = numbers(&browser.run("return steps"));
    assert_eq!(again, (1..=again.len()).collect::<Vec<_>>());
    assert!(again.len() >= shown.len());
    assert_clean(&server, &browser);
}
