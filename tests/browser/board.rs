//! The board under the hand: clicks, drags, touch, refusals.

use riocht::app::text::{Lang, Told};
use riocht::game::Notation;
use riocht::tafl::{Move, Tafl};

use crate::browser::{Browser, Look};
use crate::table::{GAME, Table};
use crate::{assert_clean, open};

#[test]
fn clicks_drags_and_touch_each_make_a_turn() {
    type Hand = fn(&Table, Move);
    let hands: [Hand; 4] = [
        |table, mv| {
            table.square(mv.from).click();
            table.square(mv.to).click();
        },
        |table, mv| {
            table
                .browser
                .point("mouse", &[&table.square(mv.from), &table.square(mv.to)])
        },
        |table, mv| {
            table.browser.point("touch", &[&table.square(mv.from)]);
            table.until_label(&mv.from.to_string(), ", taken up");
            table.browser.point("touch", &[&table.square(mv.to)]);
        },
        |table, mv| {
            table
                .browser
                .point("touch", &[&table.square(mv.from), &table.square(mv.to)])
        },
    ];
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "");
    for (index, text) in GAME.split(' ').enumerate() {
        let before = table.position();
        let mv = before.parse_turn(text).unwrap()[0];
        hands[index % 4](&table, mv);
        table.until_status(&Tafl::spoken(Lang::English, &before, &[mv]));
        let session = table.until_shows_what_is_kept();
        assert_eq!(session.entries()[index].text, text);
    }
    browser.find("region", "The attackers win");
    assert_clean(&server, &browser);
}

#[test]
fn a_piece_is_let_go_by_a_click_anywhere_else() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "");
    let take_up = || {
        table.click("a3");
        table.until_label("a3", ", taken up");
        assert!(table.label("a2").ends_with(", target"));
    };
    let is_let_go = || {
        table.until_label("a3", "attacker, can move");
        assert!(table.label("a2").ends_with("empty"));
    };
    take_up();
    table.click("a3");
    is_let_go();
    take_up();
    browser.find("region", "Attackers").click();
    is_let_go();
    // Another piece of one's own is taken up instead.
    take_up();
    table.click("g3");
    table.until_label("g3", ", taken up");
    is_let_go();
    // The keyboard goes on where the pointer was.
    assert!(browser.focused().1.starts_with("g3,"));
    browser.press(&["ArrowLeft"]);
    browser.until("the focus on f3", || browser.focused().1.starts_with("f3,"));
    browser.press(&["Escape"]);
    table.until_label("g3", "attacker, can move");
    // A piece that is dropped beside the board goes back, however fast it is drawn there.
    let seat = browser.find("region", "Attackers");
    browser.point("mouse", &[&table.square("a3"), &seat]);
    is_let_go();
    // Nor does it follow a pointer that is not pressed.
    browser.hover(&table.square("b3"));
    is_let_go();
    assert!(browser.texts("alert").is_empty());
    assert!(table.session().actions().is_empty());
    assert_clean(&server, &browser);
}

#[test]
fn an_illegal_click_says_why_and_leads_to_the_rule() {
    let (server, browser) = open();
    let table = Table::of_two(&server, &browser, "");
    let cases: [(&[&str], &str, &str); 5] = [
        (
            &["d4"],
            "The piece on d4 is not yours: the attackers are to move.",
            "R-3",
        ),
        (
            &["d1"],
            "The piece on d1 cannot move now: every way is closed.",
            "R-3",
        ),
        (
            &["a3", "b5"],
            "A piece moves along its rank or its file; b5 is not in line with a3.",
            "R-3",
        ),
        (&["a3", "c3"], "There is a piece on c3 already.", "R-3"),
        (&["a3", "a1"], "Only the King may stop on a corner.", "R-4"),
    ];
    for (squares, sentence, rule) in cases {
        for square in squares {
            table.click(square);
        }
        browser.until(sentence, || {
            let alerts = browser.texts("alert");
            alerts.iter().any(|alert| alert.starts_with(sentence))
        });
        assert!(table.session().actions().is_empty());
        let link = browser.find("link", &format!("Rule {rule}"));
        assert_eq!(
            link.attribute("href"),
            Some(format!("#/rules/ard-ri/{rule}"))
        );
    }
    browser.find("link", "Rule R-4").click();
    let rule = browser.find_where("heading", |name| name.starts_with("R-4 "));
    browser.until("the rule to be in view", || {
        browser.run(
            "const { top } = document.getElementById('R-4').getBoundingClientRect();
            return 0 <= top && top < innerHeight / 2",
        ) == true
    });
    assert!(!rule.text().is_empty());
    browser.run("history.back()");
    table.until_there();
    // A legal turn takes the refusal away.
    table.click("d4");
    browser.until("the refusal", || browser.texts("alert").len() == 1);
    table.play("a3-a2".parse().unwrap());
    browser.until("the refusal to go", || browser.texts("alert").is_empty());
    assert_clean(&server, &browser);
}

/// How long each thing on the board is in motion after a turn, as the style sheets have it.
fn motions(browser: &Browser) -> Vec<String> {
    let times = browser.run(
        "return [...document.querySelectorAll('.board .slide, .board .gone, .board .gone *, .board .lift')]
            .flatMap((it) => { const style = getComputedStyle(it);
                return [style.animationDuration, style.transitionDuration]; })",
    );
    let times = times.as_array().cloned().unwrap_or_default();
    times
        .iter()
        .map(|time| time.as_str().unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn nothing_moves_for_whoever_prefers_rest() {
    let (server, browser) = open();
    let turns = GAME.split(' ').take(2).collect::<Vec<_>>().join(" ");
    let table = Table::of_two(&server, &browser, &turns);
    let look = |reduced_motion: bool| {
        browser.look(Look {
            reduced_motion,
            ..Look::DESK
        });
    };
    let slides = || browser.run("return document.querySelectorAll('.board .slide').length") == 1;
    table.play_all("a5-c5xc6");
    browser.until("the piece to slide", slides);
    assert!(
        motions(&browser).iter().any(|time| time != "0s"),
        "otherwise it slides"
    );
    look(true);
    table.play_all("c3-b3");
    browser.until("the moved piece", slides);
    assert!(
        motions(&browser).iter().all(|time| time == "0s"),
        "{:?}",
        motions(&browser)
    );
    let running = browser
        .run("return document.getAnimations().filter((it) => it.playState === 'running').length");
    assert_eq!(running, serde_json::json!(0));
    assert_clean(&server, &browser);
}
