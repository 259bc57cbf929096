//! What can be read at the table: hints with their reasons, the rounds of a game that is over, the
//! hands that are open then; and where the keys stand meanwhile.

use super::*;
use crate::table::save;
use riocht::app::table::names;

/// A game of the short preset that chance has played to its end.
fn finished(seats: &[Player], seed: u64) -> Session<BrianBoru> {
    let rules = RuleSet::preset(RuleSet::PRESETS[0], seats.len() as u8);
    let record = Record::new(&rules, Seed(seed), seats.to_vec());
    let mut timeline = Timeline::new(BrianBoru::start(&rules, Seed(seed)));
    let mut chance = Chance::new(Seed(seed));
    while timeline.last().status().seat().is_some() {
        let action = some_choice(timeline.last(), &mut chance);
        timeline.push(action).expect("a legal action");
    }
    let actions = timeline.actions().iter().map(ToString::to_string).collect();
    let record = Record { actions, ..record };
    Session::new(record, None).expect("a game that can be replayed")
}

/// Lays a session on the table of a browser.
fn laid<'a>(
    server: &Server,
    browser: &'a Browser,
    session: &Session<BrianBoru>,
    look: Look,
) -> Table<'a> {
    let id = save(browser, session.keep());
    browser.look(look);
    browser.until_offline_ready();
    browser.visit(&format!("{}#/play/brian-boru/{id}", server.address()));
    browser.reload();
    let table = Table { browser };
    table.until("the table", ".board.boru");
    table
}

fn text_of(browser: &Browser, selector: &str) -> String {
    let script = format!(
        "return document.querySelector({})?.innerText ?? ''",
        json!(selector)
    );
    browser.run(&script).as_str().unwrap_or_default().to_owned()
}

#[test]
fn the_rounds_of_a_game_lead_back_to_the_table() {
    let (server, browser) = open();
    let seats = [person(), computer(LevelId::Dalta), computer(LevelId::Dalta)];
    let session = finished(&seats, 3);
    let table = laid(&server, &browser, &session, STILL);
    browser.find("button", "Round by round").click();
    table.until("the rounds", "dialog .chapters");
    // The numbers of the page are those of the rules.
    let sight = session.sight().expect("everybody may look on");
    let game = sight.whole().expect("the game is over");
    let chapters = BrianBoru::chapters(Lang::English, game);
    let sums = browser.run(
        "return [...document.querySelectorAll('.chapters .score-sum')].map(row =>
             [...row.querySelectorAll('td')].map(it => parseInt(it.firstChild.data.replace('−', '-'))))",
    );
    let totals: Vec<Vec<i32>> = chapters.iter().map(|it| it.totals.clone()).collect();
    assert_eq!(sums, json!(totals));
    let status = session.position().status();
    let ending = status.ending().expect("a game that is over");
    let scores: Vec<i32> = Seat::all(3).map(|seat| ending.score(seat)).collect();
    assert_eq!(totals.last(), Some(&scores));
    // From there to the table as it was, with every hand open.
    browser.find("button", "Show: Round 1").click();
    table.until("the table again", ".board.boru:not(dialog *)");
    browser.until("the dialog to close", || !table.has("dialog"));
    let end = chapters[1].end;
    let there = session.at(end).position();
    assert!(text_of(&browser, ".boru-ask").contains("The end of round 1"));
    assert_eq!(
        browser.run("return document.activeElement.closest('.board') !== null"),
        json!(true)
    );
    for seat in [Seat(1), Seat(2)] {
        table.click(&format!("realm-{seat}"));
        table.until("the hand", ".boru-note .note-cards");
        let shown = browser.run("return document.querySelectorAll('.note-cards > div').length");
        assert_eq!(shown, json!(there.hand(seat).len()));
        assert!(!text_of(&browser, ".boru-note").contains("unseen"));
    }
    browser.find("button", "Back to the end").click();
    table.until("the end", ".result");
    assert_clean(&server, &browser);
}

#[test]
fn a_hint_says_why_and_moves_nothing() {
    let (server, browser) = open();
    let seats = [person(), computer(LevelId::Dalta), computer(LevelId::Dalta)];
    let table = Table::laid(&server, &browser, &seats, 11, STILL);
    table.until_asked();
    let place =
        "return JSON.stringify(document.querySelector('.boru-hand').getBoundingClientRect())";
    let before = browser.run(place);
    browser.find("button", "Hint").click();
    table.until("the hint", ".boru-note b");
    assert_eq!(browser.run(place), before);
    let session = table.session();
    let sight = session.sight().expect("one person looks on");
    let who = names::who(&session, Lang::English, sight.viewer());
    let shown = text_of(&browser, ".boru-note .note-words");
    // One of the choices, with the reason that the rules give for it.
    let is_shown = |action: &Action| {
        let what = BrianBoru::hinted(Lang::English, &sight.position(), &[*action], &who);
        let why = BrianBoru::reason(Lang::English, &sight.position(), &[*action], &who);
        !why.is_empty() && shown.contains(&what) && shown.contains(&why)
    };
    let hinted = sight.choices().into_iter().find(is_shown);
    let hinted = hinted.unwrap_or_else(|| panic!("no choice is {shown:?}"));
    assert!(table.has(".hinted"));
    // The note can be closed, and the hint stays marked.
    browser.run("document.querySelector('.boru-note button').click()");
    browser.until("the note to close", || !table.has(".boru-note"));
    assert!(table.has(".hinted"));
    table.play(hinted);
    assert!(!table.has(".hinted"));
    assert_clean(&server, &browser);
}

/// Where the focus is, as the name of an item; empty elsewhere.
fn focus(browser: &Browser) -> String {
    let found = browser.run("return document.activeElement?.dataset?.item ?? ''");
    found.as_str().unwrap_or_default().to_owned()
}

#[test]
fn the_keys_stay_on_the_table_while_a_story_plays() {
    let (server, browser) = open();
    browser.before_load(HASTE);
    let dalta = computer(LevelId::Dalta);
    let seats = [person(), dalta.clone(), dalta];
    let table = Table::laid(&server, &browser, &seats, 31, Look::DESK);
    let mut chance = Chance::new(Seed(3));
    let mut stories = 0;
    for _ in 0..3 {
        table.until_asked();
        if table.has(".result") {
            break;
        }
        let session = table.session();
        let action = some_choice(session.position(), &mut chance);
        for item in touches(action, &session.position().legal_actions()) {
            walk(&browser, &item);
        }
        table.until_played(session.actions().len());
        browser.until("a story or a question", || {
            table.has(".boru-ask.telling, .board.boru.live, .result")
        });
        stories += u32::from(table.has(".boru-ask.telling"));
        // Wherever the story stands, the keys are on the table, and the next question has them.
        table.until_asked();
        assert_eq!(
            browser.run("return document.activeElement.closest('.board') !== null"),
            json!(true)
        );
        if table.has(".board.boru.live") {
            let item = focus(&browser);
            assert!(
                item.starts_with("hand-")
                    || item.starts_with("answer-")
                    || item.starts_with("row-"),
                "{item}"
            );
        }
    }
    assert!(stories > 0);
    assert_clean(&server, &browser);
}

#[test]
fn the_list_of_turns_is_one_stop_and_speaks_in_words() {
    let (server, browser) = open();
    let seats = [person(), computer(LevelId::Dalta), computer(LevelId::Dalta)];
    let session = finished(&seats, 7);
    let table = laid(&server, &browser, &session, STILL);
    let stops = browser.run("return document.querySelectorAll('.record [tabindex=\"0\"]').length");
    assert_eq!(stops, json!(1));
    let all = browser.run("return document.querySelectorAll('.record .turn').length");
    assert_eq!(all, json!(session.entries().len()));
    let here = || browser.run("return document.activeElement.getAttribute('aria-label')");
    browser.run("document.querySelector('.record [tabindex=\"0\"]').focus()");
    let last = here();
    assert_eq!(
        last.as_str()
            .map(|label| label.starts_with(&format!("Turn {all}:"))),
        Some(true)
    );
    browser.press(&["ArrowLeft"]);
    assert_ne!(here(), last);
    browser.press(&["Home"]);
    assert!(
        here()
            .as_str()
            .is_some_and(|label| label.starts_with("Turn 1:"))
    );
    // The stop has gone along.
    let first = browser.run(
        "return document.activeElement.tabIndex === 0
             && document.querySelectorAll('.record [tabindex=\"0\"]').length === 1",
    );
    assert_eq!(first, json!(true));
    browser.press(&["Enter"]);
    browser.until("the first turn", || {
        text_of(&browser, ".say-head").starts_with("After turn 1 ")
    });
    // Words, not notation; who plays them at which level is said too.
    let words = text_of(&browser, ".record");
    assert!(!words.contains('@') && !words.contains('='), "{words}");
    assert!(words.contains("Munster"));
    assert!(text_of(&browser, ".realms").contains("level 1"));
    assert!(table.has(".record .turn-mark svg"));
    assert_clean(&server, &browser);
}
