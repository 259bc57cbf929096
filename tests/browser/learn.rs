//! The lessons: one of each course is done by pointer and one by keys alone, a wrong turn is
//! explained, lessons are skipped, stars are kept, and the solved game is broken by nobody.

use riocht::app::text::{
    Lang, Told,
    learn::{Part, Text, Title, line},
};
use riocht::brian_boru::{Action, BrianBoru, Choice};
use riocht::game::{Chance, Illegal as _, Seed};
use riocht::learn::{Attempt, LessonId, Progress, State, Taught, tafl::SOLVED};
use riocht::shelf::GameName;
use riocht::tafl::{Move, Tafl};
use riocht::tara::{Chalice, Tara, chalice, levels};
use riocht::with_game;
use serde_json::json;

use crate::browser::{Browser, Look};
use crate::keyboard::{tab_until, walk};
use crate::server::Server;
use crate::table::kept_text;
use crate::{assert_clean, open, until_started};

/// Plays without the wait before each answer, which is for eyes.
const HASTE: &str = "
    const wait = window.setTimeout;
    window.setTimeout = (run, time, ...more) => wait(run, time <= 1000 ? 0 : time / 8, ...more);
";

/// A learner in a browser.
struct Learner<'a> {
    browser: &'a Browser,
}

impl<'a> Learner<'a> {
    /// Opens a lesson.
    fn at(server: &Server, browser: &'a Browser, id: LessonId) -> Self {
        browser.look(Look::DESK);
        browser.until_offline_ready();
        browser.visit(&format!("{}#/learn/{}", server.address(), id.key()));
        browser.reload();
        let learner = Learner { browser };
        learner.until_lesson(id);
        learner
    }

    /// Waits until a lesson is shown.
    fn until_lesson(&self, id: LessonId) {
        self.browser.find("heading", &Lang::English.say(Title(id)));
        self.browser.until("the goal", || self.says(id, Part::Goal));
    }

    fn says(&self, id: LessonId, part: Part) -> bool {
        let words = with_game!(id.game(), G => line::<G>(Lang::English, id, part));
        self.browser.says(&words)
    }

    fn press(&self, button: Text) {
        self.browser
            .find("button", &Lang::English.say(button))
            .click();
    }

    /// How the attempt stands.
    fn state(&self) -> String {
        let state = self
            .browser
            .run("return document.querySelector('main.lesson')?.dataset.state ?? ''");
        state.as_str().unwrap_or_default().to_owned()
    }

    fn until_state(&self, state: &str) {
        self.browser
            .until(&format!("the lesson to be {state}"), || {
                self.state() == state
            });
    }

    /// Touches a square or a hill.
    fn click(&self, cell: &str) {
        let start = format!("{cell}, ");
        self.browser
            .find_where("gridcell", |name| name.starts_with(&start))
            .click();
    }

    /// Touches a pair, one of its hills after the other.
    fn pair(&self, pair: impl ToString) {
        let pair = pair.to_string();
        let (first, second) = pair.split_once('-').expect("two hills");
        self.click(first);
        self.browser.until("the first hill to be chosen", || {
            let told = self.browser.texts("status");
            told.iter()
                .any(|text| text.starts_with(&format!("{first} chosen")))
        });
        self.click(second);
    }

    /// Touches an item of Brian Boru’s table.
    fn item(&self, item: &str) {
        let there = format!("return !!document.querySelector(\"[data-item='{item}']\")");
        self.browser
            .until(item, || self.browser.run(&there) == json!(true));
        self.browser.run(&format!(
            "document.querySelector(\"[data-item='{item}']\").click();
             return new Promise(done => setTimeout(done, 0))"
        ));
    }

    /// The stars of a lesson, as they are kept.
    fn stars(&self, id: LessonId) -> u8 {
        let text = kept_text(self.browser, "riocht.progress");
        let progress = text.map(|text| Progress::from_json(&text).expect("kept progress"));
        progress.map_or(0, |progress| progress.stars(id))
    }
}

/// A game as a learner plays it with a mouse.
trait ByMouse: Taught {
    fn touch(learner: &Learner, action: Self::Action);
}

impl ByMouse for Tafl {
    fn touch(learner: &Learner, mv: Move) {
        learner.click(&mv.from.to_string());
        learner.click(&mv.to.to_string());
    }
}

impl ByMouse for Tara {
    fn touch(learner: &Learner, action: levels::Action) {
        use levels::Action;
        match action {
            Action::Build(hill) | Action::Swap(hill) => learner.click(&hill.to_string()),
            Action::Lift(pair) | Action::Drop(pair) | Action::Link(pair) => learner.pair(pair),
            Action::Skip | Action::Decline => {
                let start = if action == Action::Skip {
                    "Skip "
                } else {
                    "Let "
                };
                learner
                    .browser
                    .find_where("button", |name| name.starts_with(start))
                    .click();
            }
        }
    }
}

impl ByMouse for Chalice {
    fn touch(learner: &Learner, action: chalice::Action) {
        let (chalice::Action::Build(hill) | chalice::Action::Capture(hill)) = action;
        learner.click(&hill.to_string());
    }
}

impl ByMouse for BrianBoru {
    fn touch(learner: &Learner, action: Action) {
        match action.choice {
            Choice::Lay(card, zone) => {
                learner.item(&format!("hand-{card}"));
                learner.item(&format!("zone-{zone}"));
            }
            Choice::Join(yes) | Choice::Pay(yes) | Choice::Upgrade(yes) => {
                learner.item(&format!("answer-{}", u8::from(!yes)));
            }
            other => panic!("no lesson of this test asks for {other}"),
        }
    }
}

/// Does a lesson by mouse, as its own hints would, and gives the stars that are kept.
fn solve<G: ByMouse>(server: &Server, browser: &Browser, id: LessonId) -> u8 {
    let learner = Learner::at(server, browser, id);
    let lesson = G::lesson(id).expect("a lesson of this game");
    let mut attempt = Attempt::<G>::new(id.game(), lesson).expect("a lesson that begins");
    while !matches!(attempt.state(), State::Reached) {
        match attempt.state() {
            State::Yours => {
                learner.until_state("yours");
                let action = attempt.hint()[0];
                G::touch(&learner, action);
                attempt.act(action).expect("a legal hint");
            }
            State::Theirs => attempt.reply(),
            other => panic!("{other:?}"),
        }
    }
    learner.until_state("reached");
    browser.until("to be told that it is done", || {
        learner.says(id, Part::Done)
    });
    learner.stars(id)
}

#[test]
fn a_lesson_of_each_course_is_done_by_mouse_and_the_stars_are_kept() {
    let (server, browser) = open();
    browser.before_load(HASTE);
    assert_eq!(solve::<Tafl>(&server, &browser, LessonId::TwoWays), 3);
    assert_eq!(solve::<Tafl>(&server, &browser, LessonId::Solved), 3);
    assert_eq!(solve::<Tafl>(&server, &browser, LessonId::Walk), 3);
    assert_eq!(solve::<Tara>(&server, &browser, LessonId::Counter), 3);
    assert_eq!(solve::<Tara>(&server, &browser, LessonId::Siege), 3);
    assert_eq!(solve::<Chalice>(&server, &browser, LessonId::Out), 3);
    assert_eq!(solve::<BrianBoru>(&server, &browser, LessonId::Marriage), 3);
    // After a visit from anew too.
    browser.visit(&format!("{}#/learn/ard-ri", server.address()));
    browser.reload();
    browser.find("link", "Lesson 9: Two ways out, three stars");
    browser.find("link", "Lesson 1: Sweep across the board, not done yet");
    browser.visit(&format!("{}#/learn", server.address()));
    browser.find("heading", "Learn");
    assert!(browser.says("2 of 13 lessons done"));
    assert!(browser.says("1 of 8 lessons done"));
    assert_clean(&server, &browser);
}

#[test]
fn a_lesson_is_done_by_keys_alone() {
    let (server, browser) = open();
    browser.before_load(HASTE);
    let tab_to = |name: &str| tab_until(&browser, "Tab", name, |_, found| found == name);
    // Before the page is loaded again: a page that loads at the very moment in which the service
    // worker takes over is left out by it.
    browser.until_offline_ready();
    browser.visit(&server.address());
    browser.reload();
    until_started(&browser);
    tab_to("Learn: Ard Rí");
    browser.press(&["Enter"]);
    browser.find("link", "Lesson 2: Capture between two, not done yet");
    tab_to("Lesson 2: Capture between two, not done yet");
    browser.press(&["Enter"]);
    let learner = Learner { browser: &browser };
    learner.until_lesson(LessonId::Capture);
    tab_until(&browser, "Tab", "the board", |role, _| role == "gridcell");
    walk(&browser, "f2");
    browser.press(&["Enter"]);
    walk(&browser, "c2");
    browser.press(&["Enter"]);
    learner.until_state("reached");
    browser.until("to hear of it", || {
        let heard = browser.texts("status");
        heard
            .iter()
            .any(|text| text.contains("Well done: three stars."))
    });
    tab_to("Next");
    browser.press(&["Enter"]);
    learner.until_lesson(LessonId::Corner);
    browser.until("the focus on the board", || {
        browser.focused().0 == "gridcell"
    });
    assert_clean(&server, &browser);
}

#[test]
fn a_wrong_turn_is_explained_with_its_rule() {
    let (server, browser) = open();
    browser.before_load(HASTE);
    let learner = Learner::at(&server, &browser, LessonId::Sweep);
    // What the rules forbid is refused as at the table.
    let attempt = Attempt::<Tafl>::new(GameName::ArdRi, Tafl::lesson(LessonId::Sweep).unwrap());
    let attempt = attempt.unwrap();
    let illegal = riocht::game::Game::apply(&mut attempt.now().clone(), "d2-d4".parse().unwrap());
    let illegal = illegal.unwrap_err();
    learner.click("d2");
    learner.click("d4");
    let sentence = Tafl::refusal(Lang::English, &illegal);
    browser.until("the refusal", || browser.says(&sentence));
    assert_eq!(illegal.rule(), "R-4");
    assert!(browser.shows("link", "Rule R-4"));
    assert_eq!(learner.state(), "yours");
    // What they allow, but the lesson does not ask for, is explained.
    learner.click("d2");
    learner.click("d3");
    learner.until_state("missed");
    assert!(learner.says(LessonId::Sweep, Part::Missed));
    assert_eq!(learner.stars(LessonId::Sweep), 0);
    browser.find("link", "Rule R-4").click();
    browser.until("the rules page at that rule", || {
        browser.run("return document.querySelector('.rule.open')?.id") == json!("R-4")
    });
    // A second attempt is worth two stars.
    let learner = Learner::at(&server, &browser, LessonId::Sweep);
    learner.click("d2");
    learner.click("d5");
    learner.until_state("missed");
    learner.press(Text::TryAgain);
    learner.until_state("yours");
    learner.click("d2");
    learner.click("d6");
    learner.until_state("reached");
    assert_eq!(learner.stars(LessonId::Sweep), 2);
    // A win that slips away shows the answer that spoils it.
    let learner = Learner::at(&server, &browser, LessonId::TwoWays);
    learner.click("d4");
    learner.click("e4");
    learner.until_state("missed");
    assert!(learner.says(LessonId::TwoWays, Part::Missed));
    assert_clean(&server, &browser);
}

#[test]
fn hints_help_and_any_lesson_can_be_skipped() {
    let (server, browser) = open();
    browser.before_load(HASTE);
    let learner = Learner::at(&server, &browser, LessonId::Reach);
    learner.press(Text::Hint);
    browser.until("the hint", || learner.says(LessonId::Reach, Part::Hint));
    learner.press(Text::ShowMe);
    browser.until("to hear the turn", || {
        let heard = browser.texts("status");
        heard.iter().any(|text| text.contains("f6"))
    });
    learner.click("f6");
    learner.until_state("reached");
    assert_eq!(
        learner.stars(LessonId::Reach),
        1,
        "two hints cost two stars"
    );
    learner.press(Text::TryAgain);
    learner.until_state("yours");
    for id in LessonId::of(GameName::Tara1).skip(1) {
        browser.find("link", &Lang::English.say(Text::Skip)).click();
        learner.until_lesson(id);
    }
    browser.find("link", "Skip").click();
    browser.find("link", "Lesson 1: Near the enemy king, one star");
    assert_clean(&server, &browser);
}

/// One of some names, by chance.
fn any(mut names: Vec<String>, chance: &mut Chance) -> String {
    let place = chance.below(names.len() as u32);
    names.swap_remove(place as usize)
}

#[test]
fn nobody_breaks_the_solved_game() {
    let (server, browser) = open();
    let learner = Learner::at(&server, &browser, LessonId::BreakIt);
    let legal = || -> Vec<String> {
        let names = browser.names("gridcell");
        let movable = names.into_iter().filter(|name| name.contains("can move"));
        movable.map(|name| name[..2].to_owned()).collect()
    };
    let text = |selector: &str| {
        let found = browser.run(&format!(
            "return document.querySelector('{selector}')?.textContent ?? ''"
        ));
        found.as_str().unwrap_or_default().to_owned()
    };
    for seed in 0..3 {
        let mut chance = Chance::new(Seed(seed));
        let mut most = u32::from(SOLVED);
        for _ in 0..SOLVED {
            browser.until("the attackers’ move", || learner.state() != "theirs");
            if learner.state() == "reached" {
                break;
            }
            // What the engine promises is exact, and it keeps it.
            let promised = browser.run(
                "return document.querySelector('.lesson-engine')?.textContent.match(/within (\\d+)/)?.[1]",
            );
            let promised: u32 = promised.as_str().expect("a number").parse().unwrap();
            assert!(promised < most, "{promised} of {most}");
            most = promised;
            let from = any(legal(), &mut chance);
            learner.click(&from);
            browser.until("its targets", || {
                browser
                    .names("gridcell")
                    .iter()
                    .any(|name| name.contains(", target"))
            });
            let names = browser.names("gridcell");
            let targets = names.into_iter().filter(|name| name.contains(", target"));
            let targets: Vec<String> = targets.map(|name| name[..2].to_owned()).collect();
            learner.click(&any(targets, &mut chance));
            browser.until("the move to be made", || {
                !browser
                    .names("gridcell")
                    .iter()
                    .any(|name| name.contains(", target"))
            });
        }
        learner.until_state("reached");
        // The moves of both sides, with the last, which is the attackers' own.
        let head = text(".say-head");
        assert!(
            head.starts_with("The King is lost after ") || head.contains("as long as anyone can"),
            "{head}"
        );
        if seed < 2 {
            learner.press(Text::TryAgain);
            browser.until("a new game", || learner.state() != "reached");
        }
    }
    assert!(text(".lesson-more").contains("Your defences so far"));
    assert!(learner.stars(LessonId::BreakIt) > 0);
    assert_clean(&server, &browser);
}

#[test]
fn the_glossary_leads_to_the_rules() {
    let (server, browser) = open();
    browser.visit(&format!("{}#/glossary", server.address()));
    browser.find("heading", "Glossary");
    browser.look(Look {
        width: 320,
        height: 700,
        ..Look::DESK
    });
    assert!(!browser.scrolls_sideways());
    browser.find("link", "Tara: Advanced, B-6").click();
    browser.until("the rule", || {
        browser.run("return document.querySelector('.rule.open')?.id") == json!("B-6")
    });
    assert_clean(&server, &browser);
}

#[test]
fn progress_of_a_newer_version_is_left_as_it_is() {
    let (server, browser) = open();
    let newer = r#"{"version":2,"lessons":["all"]}"#;
    browser.run(&format!(
        "localStorage.setItem('riocht.progress', {})",
        json!(newer)
    ));
    let learner = Learner::at(&server, &browser, LessonId::Sweep);
    learner.click("d2");
    learner.click("d6");
    learner.until_state("reached");
    browser.until("to be told", || {
        browser.says(&Lang::English.say(Text::NotKept))
    });
    assert_eq!(
        kept_text(&browser, "riocht.progress").as_deref(),
        Some(newer)
    );
    assert_clean(&server, &browser);
}

#[test]
fn no_lesson_scrolls_sideways_on_a_small_screen() {
    let (server, browser) = open();
    for game in GameName::ALL.iter().copied() {
        let id = LessonId::of(game).next().expect("a lesson");
        Learner::at(&server, &browser, id);
        browser.look(Look {
            width: 320,
            height: 700,
            ..Look::DESK
        });
        assert!(!browser.scrolls_sideways(), "{id:?}");
        browser.visit(&format!("{}#/learn/{}", server.address(), game.id()));
        browser.find("link", "Play a game");
        assert!(!browser.scrolls_sideways(), "{game:?}");
    }
    assert_clean(&server, &browser);
}
