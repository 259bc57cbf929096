//! Table options and text: what is read, and what is refused with a sentence.

use crate::{Scene, table};
use riocht::{
    brian_boru::{Action, BrianBoru, RuleSet, Seen},
    game::{Game, Notation, Rules, Seat, Seed, View},
};
use serde_json::{Value, json};

#[test]
fn options_of_the_page_are_read_and_others_refused() {
    let mut rules = RuleSet::STANDARD;
    let all = "seats=4,rounds=15,turns_per_round=6,hand_size=8,row_size=5,pieces_per_player=15,\
               castle_tokens=24,defeat_tokens=16,spaces_per_region=12,region_values=9371,\
               homes=by_seat,start_player=4,rotate_start=off,control_scoring=final_only,\
               politics_draw=never,row_refill=at_once,hand_limit=12,fair_start=on";
    assert_eq!(rules.set_all(all), Ok(()));
    assert_eq!(rules.changed().len(), 18);
    for wrong in [
        "seats=5",
        "seats=1",
        "rounds=2",
        "rounds=16",
        "rounds=+6",
        "hand_size=3",
        "row_size=6",
        "pieces_per_player=14",
        "spaces_per_region=13",
        "region_values=4432",
        "region_values=0123",
        "region_values=432",
        "region_values=12345",
        "hand_limit=5",
        "hand_limit=6.",
        "homes=none",
        "fair_start=yes",
        "start_player=5",
        "start_player=0",
        "players=3",
        "rounds=",
        "deck=60",
    ] {
        let before = rules;
        let why = rules.set_all(wrong).unwrap_err().to_string();
        assert!(why.ends_with('.'), "{why}");
        assert_eq!(rules, before, "{wrong}");
    }
    // Who has lost the seat cannot start.
    rules.set("seats", "3").unwrap();
    assert_eq!(rules.get("start_player").as_deref(), Some("random"));
    assert!(rules.set("start_player", "4").is_err());
}

/// A state with one thing changed.
fn changed(change: impl FnOnce(&mut Value)) -> Result<BrianBoru, String> {
    let scene = Scene {
        board: "M: A1 B2; U: B1",
        castles: "M: B1",
        hands: &["r5M b1M", "b1L y5L"],
        row: "r1M r2M",
        discard: "g1M",
        ..Scene::default()
    };
    let rules = table(2, "");
    let mut text = scene.text(&rules);
    change(&mut text);
    BrianBoru::parse_position(&rules, &text.to_string()).map_err(|why| why.to_string())
}

#[test]
fn impossible_positions_are_refused_with_their_reason() {
    assert!(changed(|_| {}).is_ok());
    type Change = fn(&mut Value);
    let cases: [(&str, Change); 31] = [
        ("R1.3", |text| text["hands"][0] = json!(["r5M", "r5M"])),
        ("R1.3", |text| text["hands"][0] = json!(["r5M", "b1L"])),
        ("R1.3", |text| text["row"] = json!(["r1M"])),
        ("deck_left", |text| text["deck_left"] = json!(7)),
        ("R1.6", |text| {
            text["row"] = json!(["r1M", "r2M", "g3L", "g5L", "g4M"])
        }),
        ("pieces (R1.4)", |text| text["supply"] = json!([20, 17])),
        ("R1.1", |text| text["board"]["L"] = json!([5, 5])),
        ("R1.5", |text| text["castles"]["L"] = json!([3, 0])),
        ("R1.5", |text| text["defeat"] = json!([20, 1])),
        ("entries", |text| text["supply"] = json!([19])),
        ("entries", |text| text["board"]["M"] = json!([1, 2, 0])),
        ("Control points", |text| {
            text["control_points"] = json!([-1, 0])
        }),
        ("seat 3", |text| text["control"]["M"] = json!(3)),
        ("seat 0", |text| text["start"] = json!(0)),
        ("R3.1", |text| text["round"] = json!(7)),
        ("R3.1", |text| text["turn"] = json!(2)),
        ("R2.2", |text| text["homes"] = json!(["M", "M"])),
        ("known", |text| text["known"] = json!([["r1M"], []])),
        ("R4.1", |text| text["duty"] = json!(["must_play", "free"])),
        ("“at”", |text| text["at"] = json!(2)),
        ("R4.2", |text| text["chosen"] = json!(["hold", null])),
        ("R5.1", |text| text["now"] = json!("resolve")),
        ("R5.1", |text| text["laid"] = json!(["hold", "hold"])),
        ("R5.2", |text| text["order"] = json!([1])),
        ("R8", |text| text["proposal"] = json!("returned")),
        ("older", |text| text["older"] = json!([["g1M"]])),
        ("no field “nuw”", |text| text["nuw"] = json!("choose")),
        ("out of place", |text| text["now"] = json!("later")),
        ("out of place", |text| text["hands"] = json!("all")),
        ("out of place", |text| text["board"]["X"] = json!([0, 0])),
        ("out of place", |text| {
            text.as_object_mut().unwrap().remove("supply");
        }),
    ];
    for (part, change) in cases {
        // What duty and choices mean depends on where the turn stands.
        let change = |text: &mut Value| {
            if part == "R4.1" || part == "R4.2" {
                text["now"] = json!("choose");
            }
            change(text);
        };
        let why = changed(change).expect_err(part);
        assert!(why.contains(part) && why.ends_with('.'), "{part}: {why}");
    }
    for text in ["", "{}", "[]", "{", "null", "7", "{\"board\":1}"] {
        let why = BrianBoru::parse_position(&table(2, ""), text).unwrap_err();
        assert!(why.to_string().ends_with('.'), "{why}");
    }
}

#[test]
fn a_set_up_must_fit_the_table() {
    let games = include_str!("../fixtures/brian-boru-games.jsonl");
    let game: Value = serde_json::from_str(games.lines().next().unwrap()).unwrap();
    let setup = game["setup"].to_string();
    let read = |options| BrianBoru::parse_position(&table(3, options), &setup);
    assert!(read("rounds=3").is_ok());
    for options in ["", "rounds=3,spaces_per_region=6", "seats=2,rounds=3"] {
        assert!(read(options).is_err());
    }
}

/// Damaged texts of positions, observations and actions: a value that can be played to its end,
/// or a sentence.
#[test]
fn damaged_texts_give_a_value_or_a_sentence() {
    use riocht::game::Chance;
    let mut chance = Chance::new(Seed(0xbad));
    let (mut values, mut sentences) = (0, 0);
    for number in 0..6_000u64 {
        let options = ["rounds=9,hand_size=8,hand_limit=8", "rounds=3,homes=chosen"];
        let rules = table(2 + (number % 3) as u8, options[(number / 3 % 2) as usize]);
        let mut game = BrianBoru::start(&rules, Seed(number));
        let steps = if number % 4 == 0 { 3 } else { 90 };
        for _ in 0..chance.below(steps) {
            if let Some(action) = game.random_action(&mut chance) {
                game.apply(action).unwrap();
            }
        }
        let position = damage(&game.position_text(), &mut chance);
        let read = BrianBoru::parse_position(&rules, &position);
        if let Err(why) = &read {
            assert!(why.to_string().ends_with('.'), "{why}");
        }
        let seen = serde_json::to_string(&game.observe(Seat(1))).unwrap();
        let seen = serde_json::from_str::<Seen>(&damage(&seen, &mut chance));
        let world = seen.as_ref().ok().map(|seen| {
            let world = BrianBoru::resample(seen, &mut chance);
            assert_eq!(&world.observe(seen.seat()), seen);
            world
        });
        for mut game in read.ok().into_iter().chain(world) {
            while let Some(action) = game.random_action(&mut chance) {
                game.apply(action).unwrap();
                assert_eq!(game.position().losses(game.rules()), Vec::<String>::new());
            }
            assert!(game.status().seat().is_none(), "{}", game.position_text());
            values += 1;
        }
        sentences += u32::from(seen.is_err());
        let action = game.random_action(&mut chance);
        let action = action.map(|action| action.to_string()).unwrap_or_default();
        if let Err(why) = damage(&action, &mut chance).parse::<Action>() {
            assert!(why.to_string().ends_with('.'), "{why}");
        }
    }
    assert!(values > 500 && sentences > 500, "{values} {sentences}");
}

/// A text with a slip of the pen, or a few: a digit, letter or word changed.
fn damage(text: &str, chance: &mut riocht::game::Chance) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(2) {
        let Some(place) = (!signs.is_empty()).then(|| chance.below(signs.len() as u32) as usize)
        else {
            break;
        };
        match chance.below(5) {
            0 => signs[place] = char::from(b'0' + chance.below(10) as u8),
            1 => {
                signs.remove(place);
            }
            2 => {
                let other = chance.below(signs.len() as u32) as usize;
                signs.swap(place, other);
            }
            // Digits and letters are where the sense is.
            _ => {
                let digits: Vec<usize> = (0..signs.len())
                    .filter(|at| signs[*at].is_ascii_digit())
                    .collect();
                if let Some(at) = chance.pick(&digits) {
                    signs[at] = char::from(b'0' + chance.below(10) as u8);
                }
            }
        }
    }
    signs.into_iter().collect()
}
