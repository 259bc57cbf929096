//! Whole matches of two games against the computer.

use riocht::app::table::session::Session;
use riocht::engine::LevelId;
use riocht::game::{Chance, Ending, Player, Seat, Seed, View};
use riocht::shelf::GameName;
use riocht::tara::{self, Chalice, Tara};
use std::cmp::Ordering;

use super::{Hand, recorded, until_offers_what_is_allowed};
use crate::table::{Read, TableOf, computer, match_of_two, person, play, save};
use crate::{assert_clean, open};

/// Plays without the wait before each of the computer's answers, which is for eyes, and with the
/// same chance every time.
const HASTE: &str = "
    const wait = window.setTimeout;
    window.setTimeout = (run, time, ...more) => wait(run, time <= 500 ? 0 : time, ...more);
    Crypto.prototype.getRandomValues = (numbers) => numbers.fill(23);
";

/// Plays the person's side by the board alone until the game is over; what the points of the
/// person and of the computer are then.
fn play_to_the_end<G>(table: &TableOf<G>, chance: &mut Chance) -> [i32; 2]
where
    G: Read + View<Ending = tara::Ending>,
{
    let browser = table.browser;
    while !table.until_answered() {
        until_offers_what_is_allowed(table);
        let session = table.session();
        let actions = session.position().legal_actions();
        // To take something wherever that can be done keeps the game short.
        let takes: Vec<_> = actions
            .iter()
            .copied()
            .filter(|action| action.to_string().starts_with('x'))
            .collect();
        let wanted = if takes.is_empty() { &actions } else { &takes };
        let action = chance.pick(wanted).expect("a legal action");
        let step = action.to_string();
        match step.trim_matches('>').split_once('-') {
            // A click between two hills is quicker than one on each.
            Some((one, other)) if !one.is_empty() => {
                let (one, other) = (table.square(one), table.square(other));
                browser.point_between("mouse", &[(&one, &other)]);
            }
            _ => Hand::Mouse.act(table, &step),
        }
        browser.until(&format!("{action} to be played"), || {
            table.session().actions().len() > session.actions().len()
        });
    }
    let session = table.until_shows_what_is_kept();
    let ending = session.position().status();
    let ending = ending.ending().expect("a game that is over");
    let headline = format!("{} wins {}–0", ending.winner(), ending.points());
    browser.find("region", &headline);
    let seat = seat_of_person(table);
    [ending.score(seat), ending.score(seat.opposite())]
}

fn seat_of_person<G: Read>(table: &TableOf<G>) -> Seat {
    let players = table.session().players().to_vec();
    let is_person = |player: &Player| *player == person();
    Seat(players.iter().position(is_person).expect("a person") as u8)
}

/// Waits for a line of the score: the points of the person and of the computer.
fn until_score<G: Read>(table: &TableOf<G>, line: impl Fn([i32; 2]) -> String, points: [i32; 2]) {
    let line = line(points);
    table.browser.until(&format!("the score {line:?}"), || {
        let regions = table.browser.texts("region");
        regions.iter().any(|text| text.contains(&line))
    });
}

/// Plays a match of two games, the first of them from some turns into a recorded one on, in which
/// the person begins; the second one wholly.
fn a_match_is_played<G>(game: GameName, turns: usize)
where
    G: Read + View<Ending = tara::Ending>,
{
    let (server, browser) = open();
    browser.before_load(HASTE);
    let begun = match_of_two(game, [person(), computer(LevelId::Dalta)]);
    let mut session = Session::<G>::reopen(begun).expect("a new game");
    play(&mut session, &recorded(game, 0, turns));
    save(&browser, session.keep());
    let table = TableOf::<G>::open(&server, &browser, game);
    let mut chance = Chance::new(Seed(5));

    let playing = |[you, dalta]: [i32; 2]| format!("You {you} Dalta {dalta}");
    browser.find("region", "Match, game 1 of 2");
    until_score(&table, playing, [0, 0]);
    let first = play_to_the_end(&table, &mut chance);
    let over = |[you, dalta]: [i32; 2]| format!("Match {you} {dalta}");
    until_score(&table, over, first);
    assert_eq!(seat_of_person(&table), Seat(0));

    let next = browser.find_where("button", |name| name.starts_with("Next game"));
    next.click();
    browser.find("region", "Match, game 2 of 2");
    until_score(&table, playing, first);
    // Whoever was First is Second now (M-1).
    assert_eq!(seat_of_person(&table), Seat(1));
    let second = play_to_the_end(&table, &mut chance);
    let total = [first[0] + second[0], first[1] + second[1]];
    until_score(&table, over, total);
    let verdict = match total[0].cmp(&total[1]) {
        Ordering::Less => "Dalta wins the match.",
        Ordering::Equal => "The match is drawn",
        Ordering::Greater => "You win the match.",
    };
    until_score(&table, |_| verdict.to_owned(), total);
    browser.find("button", "Play again");
    assert_clean(&server, &browser);
}

#[test]
fn a_match_of_quick_start() {
    a_match_is_played::<Tara>(GameName::Tara1, 86);
}

#[test]
fn a_match_of_advanced() {
    a_match_is_played::<Tara>(GameName::Tara2, 80);
}

#[test]
fn a_match_of_poisoned_chalice() {
    a_match_is_played::<Chalice>(GameName::TaraChalice, 0);
}
