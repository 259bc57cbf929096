//! What is said, and that it tells nobody what is hidden from them.

use super::*;
use crate::game::{Chance, Game, Rules, Seed, Timeline};

fn names(you: Option<Seat>) -> Names {
    let all = ["Aoife", "Brian", "Ciara"].map(String::from);
    Names::new(all.into_iter().collect(), you)
}

/// What is said to a seat, or to nobody in particular, of an event.
fn said(event: Event, you: Option<Seat>) -> String {
    Lang::English.say(Text::Told(event, names(you)))
}

#[test]
fn events_are_told_to_the_player_and_of_the_others() {
    let removed = Event::Removed {
        seat: Seat(0),
        from: Seat(1),
        region: Region::Ulster,
    };
    assert_eq!(
        said(removed, None),
        "Aoife removes Brian’s piece from Ulster."
    );
    assert_eq!(
        said(removed, Some(Seat(0))),
        "You remove Brian’s piece from Ulster."
    );
    assert_eq!(
        said(removed, Some(Seat(1))),
        "Aoife removes your piece from Ulster."
    );
    let controlled = Event::Controlled {
        region: Region::Munster,
        seat: Seat(2),
        points: 4,
    };
    assert_eq!(said(controlled, None), "Ciara controls Munster: 4 points.");
}

#[test]
fn r5_2_an_order_names_what_decided_it() {
    let mut chance = Chance::new(Seed(4));
    let mut kinds = [false; 3];
    for seed in 0..300 {
        let mut game = BrianBoru::start(&RuleSet::STANDARD, Seed(seed));
        while let Some(action) = game.random_action(&mut chance) {
            for event in game.tell(action).unwrap() {
                let sentence = said(event, None);
                let Event::Ordered { order, .. } = event else {
                    continue;
                };
                for (kind, (word, decided)) in [
                    ("which is lower", crate::brian_boru::event::Decided::Value),
                    ("fewer pieces", crate::brian_boru::event::Decided::Pieces),
                    (
                        "later in turn order",
                        crate::brian_boru::event::Decided::TurnOrder,
                    ),
                ]
                .into_iter()
                .enumerate()
                {
                    let there = order.iter().any(|ranked| ranked.decided == decided);
                    assert_eq!(sentence.contains(word), there, "{sentence}");
                    kinds[kind] |= there;
                }
            }
        }
    }
    assert_eq!(kinds, [true; 3]);
}

/// What is told before the reveal names neither card nor zone, nor whether a seat holds; and
/// nobody hears what another draws from the deck.
#[test]
fn r4_3_what_is_told_tells_nothing_hidden() {
    let mut chance = Chance::new(Seed(7));
    let (mut choices, mut draws) = (0, 0);
    for seed in 0..20 {
        let mut timeline = Timeline::new(BrianBoru::start(&RuleSet::STANDARD, Seed(seed)));
        while let Some(action) = timeline.last().random_action(&mut chance) {
            let at = timeline.len();
            let events = { *timeline.last() }.tell(action).unwrap();
            timeline.push(action).unwrap();
            let viewer = Seat((action.seat.0 + 1) % 3);
            let turn = timeline.seen_turn(at, at + 1, viewer, at + 1);
            let who = Who {
                names: ["Aoife", "Brian", "Ciara"]
                    .map(String::from)
                    .into_iter()
                    .collect(),
                viewer,
            };
            let told = BrianBoru::told(Lang::English, &turn, &who);
            let revealed = events
                .iter()
                .any(|event| matches!(event, Event::Revealed { .. }));
            if action.is_hidden_choice() && !revealed {
                assert!(turn.is_hidden());
                assert_eq!(
                    told,
                    format!("{} has chosen.", who.names[action.seat.index()])
                );
                choices += 1;
            }
            for event in &events {
                if let Event::Drew {
                    seat,
                    card: Some(drawn),
                } = event
                {
                    let told_of = told.contains(&format!("draw {}", card(*drawn)))
                        || told.contains(&format!("draws {}", card(*drawn)));
                    assert_eq!(told_of, *seat == viewer, "{told}");
                    draws += 1;
                }
            }
        }
    }
    assert!(choices > 200 && draws > 200, "{choices} {draws}");
}

#[test]
fn a_finished_game_names_the_winner_and_every_score() {
    let mut chance = Chance::new(Seed(1));
    let mut game = BrianBoru::start(&RuleSet::STANDARD, Seed(1));
    while let Some(action) = game.random_action(&mut chance) {
        game.apply(action).unwrap();
    }
    let status = game.status();
    let last = game.observe(Seat(0));
    let verdict = BrianBoru::verdict(Lang::English, &last, status.ending().unwrap());
    for side in ["Purple", "Amber", "Teal"] {
        assert!(verdict.reason.contains(side), "{}", verdict.reason);
    }
    assert!(verdict.headline.contains("with"), "{}", verdict.headline);
}

#[test]
fn every_option_and_every_value_has_a_name() {
    for option in RuleSet::STANDARD.options() {
        let name = BrianBoru::option_name(Lang::English, option.name);
        assert_ne!(name, option.name, "no name");
        let value = RuleSet::STANDARD.get(option.name).unwrap();
        let (title, _) = BrianBoru::option_value(Lang::English, option.name, &value);
        assert!(!title.contains('_'), "{} {title}", option.name);
    }
}

#[test]
fn the_rules_page_has_every_rule_that_the_game_names() {
    let book = BrianBoru::rulebook(Lang::English, &RuleSet::STANDARD);
    let numbers: Vec<&str> = book
        .chapters
        .iter()
        .flat_map(|chapter| &chapter.rules)
        .map(|rule| rule.number)
        .collect();
    let mut chance = Chance::new(Seed(2));
    for seed in 0..60 {
        let mut game = BrianBoru::start(&RuleSet::STANDARD, Seed(seed));
        while let Some(action) = game.random_action(&mut chance) {
            for event in game.tell(action).unwrap() {
                let rule = event.rule();
                assert!(numbers.contains(&rule), "{rule} is not on the page");
            }
        }
    }
}

#[test]
fn r12_2_the_score_sheet_adds_up_to_the_scores() {
    let mut chance = Chance::new(Seed(8));
    let mut games = 0;
    for seats in 2..=4 {
        for seed in 0..5 {
            let rules = RuleSet::preset(RuleSet::PRESETS[0], seats);
            let mut game = BrianBoru::start(&rules, Seed(seed));
            while let Some(action) = game.random_action(&mut chance) {
                game.apply(action).unwrap();
            }
            let last = game.observe(Seat(0));
            let ending = last.status().ending().copied().unwrap();
            let sheet = BrianBoru::score(Lang::English, &last, ending.winners());
            for seat in Seat::all(seats) {
                let points = sheet.iter().map(|line| {
                    assert_eq!(line.values.len(), usize::from(seats));
                    let value = line.values[seat.index()].replace('−', "-");
                    value.parse::<i32>().unwrap()
                });
                assert_eq!(points.sum::<i32>(), ending.score(seat));
            }
            games += 1;
        }
    }
    assert_eq!(games, 15);
}

/// In random positions every choice has a reason that reads well, and it is the same in every game
/// that the seat cannot tell from the real one.
#[test]
fn every_choice_has_a_reason_in_words() {
    let mut chance = Chance::new(Seed(4));
    let (mut said, mut longest) = (0, 0);
    for seed in 0..40 {
        let mut rules = RuleSet::preset(RuleSet::PRESETS[1], 2 + (seed % 3) as u8);
        for (name, value) in [
            ("homes", ["random", "chosen"][seed as usize % 2]),
            ("hand_limit", ["none", "6"][seed as usize / 2 % 2]),
            ("spaces_per_region", ["8", "4"][seed as usize / 4 % 2]),
        ] {
            rules.set(name, value).unwrap();
        }
        let names: Rc<[String]> = ["You", "Dalta", "Bean", "Rí"].map(String::from).into();
        let mut game = BrianBoru::start(&rules, Seed(seed));
        while let Some(action) = game.random_action(&mut chance) {
            let viewer = action.seat;
            let who = Who {
                names: names.clone(),
                viewer,
            };
            let seen = game.observe(viewer);
            let other = BrianBoru::resample(&seen, &mut chance).observe(viewer);
            for action in game.legal_actions() {
                let why = BrianBoru::reason(Lang::English, &seen, &[action], &who);
                let what = BrianBoru::hinted(Lang::English, &seen, &[action], &who);
                assert!(
                    what.ends_with('.') && what.starts_with(char::is_uppercase),
                    "{what}"
                );
                assert!(
                    why.ends_with('.') && !why.contains("  ") && !why.contains(".."),
                    "{why}"
                );
                assert!(
                    !why.contains("you has") && !why.contains("You has"),
                    "{why}"
                );
                assert!(
                    !why.contains(" 1 points") && !why.contains(" 1 cards"),
                    "{why}"
                );
                let again = BrianBoru::reason(Lang::English, &other, &[action], &who);
                assert_eq!(why, again);
                longest = longest.max(why.chars().count());
                said += 1;
            }
            game.apply(action).unwrap();
        }
    }
    assert!(said > 10_000 && longest < 400, "{said} {longest}");
}

#[test]
fn every_preset_has_a_name_and_says_how_long_it_is() {
    for preset in RuleSet::PRESETS {
        let (name, means) = BrianBoru::option_value(Lang::English, "preset", preset.name);
        assert_ne!(name, preset.name);
        assert!(
            means.starts_with(&format!("{} rounds", preset.rounds)),
            "{means}"
        );
    }
    assert_eq!(BrianBoru::option_name(Lang::English, "preset"), "How long?");
}
