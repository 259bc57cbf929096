//! What the table page promises where a game hides something: who sees what, when the device is
//! passed on, what may be taken back.

use crate::{
    suite::{Subject, tables},
    tally::Tally,
};
use riocht::{
    app::{
        boards::brian_boru::{
            labels::label,
            scene::{Offer, Scene},
            story::Story,
            table::Table,
        },
        table::{
            names,
            score::ScoreSheet,
            session::{Curtain, Kept, Session, Sight},
            speech,
        },
        text::{
            Lang, Told, Who,
            brian_boru::{Names, Text},
        },
    },
    brian_boru::{BrianBoru, notation},
    game::{Chance, Game, Player, Record, Rules, Seat, Seed, View},
};

const LANG: Lang = Lang::English;

/// Who sits where: a person for every seat whose bit is set.
fn players(seats: u8, people: u32) -> Vec<Player> {
    Seat::all(seats)
        .map(|seat| match people >> seat.0 & 1 {
            1 => Player::Person {
                name: String::new(),
            },
            _ => Player::Computer {
                level: "bard".to_owned(),
            },
        })
        .collect()
}

fn session<G: Subject>(rules: &G::Rules, seed: u64, people: u32) -> Session<G> {
    let record = Record::new(rules, Seed(seed), players(rules.seats(), people));
    Session::new(record, None).unwrap()
}

/// Some tables with each number of people, and a seed for each.
fn some_tables<G: Subject>() -> Vec<(G::Rules, u32, u64)> {
    let mut some = Vec::new();
    for (number, rules) in (0..).zip(tables::<G>()) {
        let all = 1u32 << rules.seats();
        let step = if G::CASES > 1 {
            1
        } else {
            all as usize / 2 - 1
        };
        // Odd numbers of their own, so that each table has other people.
        let people = (number % 2..all).step_by(step);
        some.extend(people.map(|people| (rules.clone(), u32::from(people as u8), number.into())));
    }
    some
}

fn reopened<G: Subject>(session: &Session<G>) -> Session<G> {
    let text = serde_json::to_string(&session.keep()).unwrap();
    Session::reopen(serde_json::from_str::<Kept>(&text).unwrap()).unwrap()
}

/// Plays one action for whoever is to act, as the page would let it be played.
fn play_one<G: Subject>(session: &mut Session<G>, chance: &mut Chance) {
    let action = match session.for_computer() {
        Some(seen) => chance.pick(&seen.legal_actions()),
        None => {
            session.confirm();
            let sight = session
                .sight()
                .expect("who is at the screen sees the table");
            assert!(session.person_may_act());
            chance.pick(&sight.choices())
        }
    };
    session.act(action.expect("a choice")).unwrap();
}

/// Nobody sees a hand but its owner, who has said so where several people share the screen.
fn only_the_viewer_sees<G: Subject>() {
    let (mut passed, mut waited, mut alone) = (0, 0, 0);
    for (rules, people, seed) in some_tables::<G>() {
        let mut chance = Chance::new(Seed(seed));
        let mut game = session::<G>(&rules, seed, people);
        let is_person = |seat: Seat| people >> seat.0 & 1 == 1;
        while !game.is_over() {
            let actor = game.to_act().unwrap();
            let curtain = game.curtain();
            match curtain {
                Some(Curtain::Pass(seat)) => {
                    assert!(seat == actor && is_person(seat) && people.count_ones() > 1);
                    passed += 1;
                }
                Some(Curtain::Wait(seat)) => {
                    assert!(seat == actor && !is_person(seat) && people.count_ones() > 1);
                    waited += 1;
                }
                None => {
                    let viewer = game.viewer().unwrap();
                    assert!(is_person(viewer) || people == 0);
                    // A person who may act is the one who looks.
                    assert!(!is_person(actor) || viewer == actor);
                    assert_eq!(game.person_may_act(), is_person(actor));
                    let seen = game.sight().unwrap().position();
                    assert_eq!(seen, game.position().observe(viewer));
                    alone += u32::from(people.count_ones() == 1);
                }
            }
            if curtain.is_some() {
                // Nothing at all comes through the curtain, and nothing can be done behind it.
                assert!(game.viewer().is_none() && game.sight().is_none());
                assert!(game.entries().is_empty());
                assert!(!game.person_may_act() && !game.can_take_back());
            }
            // A reload comes back to the curtain, at the present.
            if chance.below(8) == 0 {
                let again = reopened(&game);
                assert_eq!(again.actions(), game.actions());
                assert_eq!(again.curtain().is_some(), people.count_ones() > 1);
                assert!(again.is_live());
            }
            play_one(&mut game, &mut chance);
        }
        assert!(game.curtain().is_none() && !game.can_take_back());
        assert!(game.sight().is_some() && game.finish().is_some());
    }
    assert!(
        passed > 20 && waited > 3 && alone > 20,
        "{passed} {waited} {alone}"
    );
}

/// Who has taken the device keeps it while the computers act, and gives it to the next person.
fn the_device_goes_from_hand_to_hand<G: Subject>() {
    for (rules, people, seed) in some_tables::<G>() {
        if people.count_ones() < 2 {
            continue;
        }
        let mut chance = Chance::new(Seed(seed ^ 5));
        let mut game = session::<G>(&rules, seed, people);
        let mut holder = None;
        while !game.is_over() {
            let actor = game.to_act().unwrap();
            if people >> actor.0 & 1 == 1 {
                let passes = holder != Some(actor);
                assert_eq!(game.curtain(), passes.then_some(Curtain::Pass(actor)));
                game.confirm();
                assert_eq!((game.curtain(), game.viewer()), (None, Some(actor)));
                assert_eq!(game.near_seat(), actor);
                holder = Some(actor);
            } else {
                assert_eq!(game.viewer(), holder);
                // A computer takes no device.
                game.confirm();
                assert_eq!(game.viewer(), holder);
            }
            play_one(&mut game, &mut chance);
        }
    }
}

/// Taking back ends before whatever has been shown, and before anybody else's choice.
fn taking_back_shows_nothing<G: Subject>() {
    let (mut taken, mut kept) = (0, 0);
    for (rules, people, seed) in some_tables::<G>() {
        let mut chance = Chance::new(Seed(seed ^ 9));
        let mut game = session::<G>(&rules, seed, people);
        while !game.is_over() {
            let (viewer, actor) = (game.viewer(), game.to_act());
            let before = game.clone();
            play_one(&mut game, &mut chance);
            let last = *game.actions().last().unwrap();
            let own = game.viewer().is_some() && game.viewer() == actor;
            let person = people >> actor.unwrap().0 & 1 == 1;
            let may = own && person && !game.is_over() && !before.position().is_final(last);
            assert_eq!(game.can_take_back(), may);
            if !may {
                kept += 1;
                let now = game.clone();
                game.take_back();
                assert_eq!(game, now);
                continue;
            }
            taken += 1;
            if chance.below(2) == 0 {
                game.take_back();
                assert_eq!(game.actions(), before.actions());
                assert!(game.is_live() && !game.can_redo() && game.person_may_act());
                if viewer == actor {
                    assert_eq!(game, before);
                }
            }
        }
    }
    assert!(taken > 20 && kept > 20, "{taken} {kept}");
}

/// The past shows what the viewer knew then, and the game does not go on from there.
fn the_past_is_only_looked_at<G: Subject>() {
    for (rules, people, seed) in some_tables::<G>() {
        let mut chance = Chance::new(Seed(seed ^ 11));
        let mut game = session::<G>(&rules, seed, people);
        while !game.is_over() {
            play_one(&mut game, &mut chance);
            let Some(viewer) = game.viewer() else {
                continue;
            };
            let now = game.clone();
            let at = chance.below(game.actions().len() as u32) as usize;
            game.go(at);
            let sight = game.sight().unwrap();
            let then = now.at(at);
            let shown = match now.is_over() {
                // Then there is nobody left to hide from.
                true => then.lay_open(viewer),
                false => then.observe(viewer),
            };
            assert_eq!(sight.position(), shown);
            assert!(sight.choices().is_empty() && !game.can_take_back());
            assert_eq!(
                game.entries(),
                now.entries(),
                "the list is that of the present"
            );
            let since = sight.since();
            for (turn, next) in since.iter().zip(since.iter().skip(1)) {
                assert_eq!(turn.after, next.before);
            }
            let before: Vec<_> = now
                .entries()
                .into_iter()
                .filter(|it| it.start < at)
                .collect();
            let own = before.iter().rposition(|it| it.seat == viewer);
            let revealed = before
                .iter()
                .rposition(|it| now.at(it.start).reveals() < now.at(at).reveals());
            let first = own.into_iter().chain(revealed).min().unwrap_or(0);
            assert_eq!(
                since.len(),
                before.len() - first,
                "all since the viewer's last turn, and since the last reveal"
            );
            assert_eq!(
                since.last().map(|turn| turn.after.clone()),
                sight.last().map(|t| t.after)
            );
            assert!(
                since
                    .last()
                    .is_none_or(|turn| turn.after == sight.position())
            );
            let (mut on, mut put_aside) = (game.clone(), game.clone());
            on.go_on_from_here();
            assert_eq!(on, game);
            put_aside.bring_back();
            assert_eq!(put_aside, game);
            game.redo();
            game.go_to_end();
            assert_eq!(game, now);
        }
    }
}

/// A hidden choice reads as such in the list until it is turned up, and only for the others.
fn hidden_choices_are_listed_as_hidden<G: Subject>() {
    let (mut hidden, mut shown) = (0, 0);
    for (rules, _, seed) in some_tables::<G>() {
        // One person, so that the viewer is always the same.
        let viewer = Seat(seed as u8 % rules.seats());
        let mut chance = Chance::new(Seed(seed ^ 13));
        let mut game = session::<G>(&rules, seed, 1 << viewer.0);
        while !game.is_over() {
            play_one(&mut game, &mut chance);
            for entry in game.entries() {
                let then = game.at(entry.start);
                let action = game.actions()[entry.start];
                let is_hidden = then.conceals(action, viewer)
                    && then.reveals() == game.at(game.actions().len()).reveals();
                if is_hidden {
                    assert_eq!(entry.text, G::hidden_text(entry.seat));
                    hidden += 1;
                } else {
                    let turn = &game.actions()[entry.start..entry.end];
                    assert_eq!(entry.text.trim_end_matches('…'), then.turn_text(turn));
                    shown += u32::from(then.conceals(action, viewer));
                }
            }
        }
    }
    assert!(hidden > 20 && shown > 20, "{hidden} {shown}");
}

/// A game whose board says something of its own.
pub trait Page: Subject + Told {
    /// Everything that its board can say and read aloud of what is shown, whatever is touched.
    fn board_words(_sight: &Sight<Self>, _who: &Who) -> Vec<String> {
        Vec::new()
    }
}

impl Page for Tally {}

impl Page for BrianBoru {
    fn board_words(sight: &Sight<BrianBoru>, who: &Who) -> Vec<String> {
        let (seen, choices) = (sight.position(), sight.choices());
        let session = sight.session();
        let levels = Seat::all(session.seats())
            .zip(who.names.iter())
            .map(|(seat, name)| names::level_words(session, LANG, seat, name));
        let names = Names::new(who.names.clone(), Some(who.viewer)).with_levels(levels.collect());
        let scene = Scene {
            table: Table::of(&seen),
            offer: Offer::of(&choices),
            mover: seen.status().seat(),
            hint: None,
            told: None,
            chosen: None,
            picked: None,
        };
        let mut words = Vec::new();
        let read = |scene: &Scene, words: &mut Vec<String>| {
            for item in scene.areas().concat() {
                words.push(LANG.say(Text::Label(label(scene, item, &names))));
            }
            for seat in Seat::all(scene.table.seats) {
                let standing = scene.table.standing(seat);
                words.push(LANG.say(Text::Points(standing.so_far)));
                words.push(LANG.say(Text::AtEnd(standing.at_end, standing.unseen)));
                words.push(format!("{:?}", scene.table.seen[seat.index()]));
            }
            for choice in scene.answers() {
                words.push(LANG.say(Text::Answer(choice, names.clone())));
            }
        };
        read(&scene, &mut words);
        // With each card taken up, every zone says what it would do there.
        for card in scene.table.hand().iter() {
            let chosen = Some(card);
            read(
                &Scene {
                    chosen,
                    ..scene.clone()
                },
                &mut words,
            );
        }
        // A hint may point to any choice, and gives its reason.
        for action in &choices {
            words.push(BrianBoru::hinted(LANG, &seen, &[*action], who));
            words.push(BrianBoru::reason(LANG, &seen, &[*action], who));
        }
        // Every step of what is shown again.
        let story = Story::of_turns(&sight.since(), who.viewer);
        for step in 0..story.as_ref().map_or(0, Story::len) {
            let at = story.as_ref().and_then(|story| story.at(step));
            let (table, event) = at.expect("a step of the story");
            words.push(LANG.say(Text::Told(event, names.clone())));
            words.push(LANG.say(Text::Shown(event, names.clone())));
            let told = Some(event);
            let offer = Offer::default();
            read(
                &Scene {
                    table,
                    told,
                    offer,
                    ..scene.clone()
                },
                &mut words,
            );
        }
        words
    }
}

/// All the words of the page.
fn words<G: Page>(session: &Session<G>) -> Vec<String> {
    let mut words = vec![
        speech::spoken(session, LANG),
        speech::turns_text(session, &Default::default()),
        format!("{:?} {:?}", session.curtain(), session.can_take_back()),
    ];
    let Some(sight) = session.sight() else {
        return words;
    };
    let prompt = G::prompt(LANG, &sight.position());
    words.extend([
        prompt.headline,
        prompt.detail,
        speech::since(&sight, LANG),
        format!("{:?} {:?}", sight.position(), sight.choices()),
        format!("{:?}", sight.since()),
    ]);
    for (number, entry) in (1..).zip(sight.entries()) {
        words.push(speech::label(&sight, LANG, number, &entry));
        words.push(format!("{:?}", sight.turn(&entry)));
        words.push(format!("{:?}", speech::brief(&sight, LANG, &entry)));
        words.push(entry.text);
    }
    let who = names::who(session, LANG, sight.viewer());
    words.extend(who.names.iter().cloned());
    words.push(format!("{:?}", ScoreSheet::of(session, LANG)));
    words.push(format!("{:?}", sight.whole().is_some()));
    words.extend(G::board_words(&sight, &who));
    words
}

/// A game from a position that was set up.
fn set_up<G: Subject>(position: &G, people: u32) -> Option<Session<G>> {
    let rules = position.rules();
    let mut record = Record::new(rules, Seed(1), players(rules.seats(), people));
    record.start = Some(position.position_text());
    Session::new(record, None).ok()
}

/// From random positions on, two worlds that a seat cannot tell apart are played on side by
/// side: the others choose in each as that world lets them. As long as the seat cannot tell the
/// worlds apart, no word of the page does.
fn no_word_tells_what_is_hidden<G: Page>(seats: u8, cases: u64) {
    let (mut compared, mut differed, mut chosen) = (0, 0, 0);
    let mut all = tables::<G>();
    all.retain(|rules| rules.seats() == seats);
    let mut positions = 0;
    for case in 0.. {
        if positions == cases {
            break;
        }
        let mut chance = Chance::new(Seed(case ^ 0x1eaf));
        let rules = &all[chance.below(all.len() as u32) as usize];
        let mut game = G::start(rules, Seed(case));
        for _ in 0..chance.below(60) {
            match game.random_action(&mut chance) {
                Some(action) => game.apply(action).unwrap(),
                None => break,
            }
        }
        if game.status().seat().is_none() || game.mid_turn() {
            continue;
        }
        positions += 1;
        for viewer in Seat::all(rules.seats()) {
            let other = G::resample(&game.observe(viewer), &mut chance);
            differed += u32::from(other != game);
            let people = 1 << viewer.0;
            let (Some(mut one), Some(mut two)) = (set_up(&game, people), set_up(&other, people))
            else {
                continue;
            };
            for _ in 0..8 {
                assert_eq!(words(&one), words(&two), "{}", game.position_text());
                compared += 1;
                let Some(actor) = one.to_act() else { break };
                let (first, second) = (one.position(), two.position());
                let options = first.legal_actions();
                let Some(action) = chance.pick(&options) else {
                    break;
                };
                let answer = if actor != viewer && first.conceals(action, viewer) {
                    chosen += 1;
                    chance.pick(&second.legal_actions()).unwrap()
                } else if second.legal_actions().contains(&action) {
                    action
                } else {
                    // An open choice that tells the worlds apart.
                    break;
                };
                let reveals = first.reveals();
                one.act(action).unwrap();
                two.act(answer).unwrap();
                let seen = |game: &Session<G>| game.position().observe(viewer);
                if one.position().reveals() > reveals || seen(&one) != seen(&two) {
                    // What was chosen is turned up, and may differ.
                    break;
                }
            }
        }
    }
    assert!(
        compared > 100 && differed > 50 && chosen > 20,
        "{compared} {differed} {chosen}"
    );
}

/// One test a promise, for one type of game.
macro_rules! at_the_table {
    ($name:ident, $game:ty) => {
        mod $name {
            at_the_table!(@tests $game,
                only_the_viewer_sees
                the_device_goes_from_hand_to_hand
                taking_back_shows_nothing
                the_past_is_only_looked_at
                hidden_choices_are_listed_as_hidden
            );
        }
    };
    (@tests $game:ty, $($test:ident)*) => {
        $(
            #[test]
            fn $test() {
                super::$test::<$game>();
            }
        )*
    };
}

at_the_table!(tally_table, crate::tally::Tally);
at_the_table!(brian_boru_table, riocht::brian_boru::BrianBoru);

/// For 1,000 random positions of each size of table and each seat.
macro_rules! no_word_tells {
    ($($test:ident $game:ty, $seats:literal;)*) => {
        $(
            #[test]
            fn $test() {
                no_word_tells_what_is_hidden::<$game>($seats, 1_000);
            }
        )*
    };
}

no_word_tells! {
    no_word_of_tally_for_two_tells_what_is_hidden Tally, 2;
    no_word_of_tally_for_three_tells_what_is_hidden Tally, 3;
    no_word_of_tally_for_four_tells_what_is_hidden Tally, 4;
    no_word_of_brian_boru_for_two_tells_what_is_hidden BrianBoru, 2;
    no_word_of_brian_boru_for_three_tells_what_is_hidden BrianBoru, 3;
    no_word_of_brian_boru_for_four_tells_what_is_hidden BrianBoru, 4;
}

/// The list of turns is the log that the rules page allows a seat to read.
#[test]
fn r_4_3_the_list_of_turns_is_the_log_of_the_viewer() {
    for (rules, _, seed) in some_tables::<BrianBoru>() {
        let viewer = Seat(seed as u8 % rules.seats);
        let mut chance = Chance::new(Seed(seed));
        let mut game = session::<BrianBoru>(&rules, seed, 1 << viewer.0);
        for _ in 0..40 {
            if game.is_over() {
                break;
            }
            play_one(&mut game, &mut chance);
            let timeline = game.record().replay::<BrianBoru>().unwrap();
            let listed: Vec<String> = game.entries().into_iter().map(|it| it.text).collect();
            assert_eq!(listed, notation::log_for(&timeline, viewer));
        }
    }
}

#[test]
fn people_are_called_by_their_names_wherever_they_gave_one() {
    let rules = <Tally as Game>::Rules::named("tally").unwrap();
    let person = |name: &str| Player::Person {
        name: name.to_owned(),
    };
    let seats = vec![person("Aoife"), person(""), players(1, 0).remove(0)];
    let mut game = Session::<Tally>::new(Record::new(&rules, Seed(3), seats), None).unwrap();
    assert_eq!(game.curtain(), Some(Curtain::Pass(Seat(0))));
    assert_eq!(
        speech::spoken(&game, LANG),
        "Pass the device to Aoife (Seat 1)."
    );
    game.confirm();
    let who = names::who(&game, LANG, Seat(0));
    assert_eq!(
        (&who.names[..2], who.viewer),
        (&["Aoife".into(), "Seat 2".into()][..], Seat(0))
    );
    let mut chance = Chance::new(Seed(3));
    play_one(&mut game, &mut chance);
    assert_eq!(speech::spoken(&game, LANG), "Pass the device to Seat 2.");
    assert!(ScoreSheet::of(&game, LANG).is_none());
    while !game.is_over() {
        play_one(&mut game, &mut chance);
    }
    let sheet = ScoreSheet::of(&game, LANG).unwrap();
    let columns: Vec<&str> = sheet
        .players
        .iter()
        .map(|player| &player.name[..])
        .collect();
    assert_eq!(columns[..2], ["Aoife", "Seat 2"]);
    assert_eq!(sheet.games[0].rows[0].values, sheet.games[0].points.values);
    assert_eq!(
        (sheet.games[0].points.values.len(), sheet.verdict),
        (3, None)
    );
}
