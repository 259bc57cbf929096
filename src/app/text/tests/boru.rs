//! The same for Brian Boru, in which each seat is told something else.

use super::{agree, all};
use crate::{
    app::text::{
        Lang, Told, Who,
        brian_boru::{Ask, Counted, Names, Part, Printed, Text},
    },
    brian_boru::{
        Action, BrianBoru, Card, Choice, Colour, Event, Illegal, Region, RuleSet, Step, Zone,
        card::List,
        event::{NoToken, Why},
        open::Laid,
    },
    game::{Chance, Ending as _, Game, OptionKind, Rules, Seat, Seed, Timeline, View as _},
    shelf::GameName,
};
use std::rc::Rc;

const NAMES: [&str; 4] = ["Aoife", "Brónach", "Dalta", "Gaiscíoch"];

fn names(lang: Lang) -> Rc<[String]> {
    NAMES.iter().map(|name| lang.name(name)).collect()
}

fn who(lang: Lang, viewer: Seat) -> Who {
    let names = names(lang);
    Who { names, viewer }
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// A game with these options, told to every seat, with the advice for every choice.
fn told(rules: &RuleSet, seed: u64) {
    let mut chance = Chance::new(Seed(seed));
    let mut tried: Vec<Action> = Vec::new();
    let mut game = Timeline::new(BrianBoru::start(rules, Seed(seed)));
    while let Some(action) = game.last().random_action(&mut chance) {
        let seen = game.last().observe(action.seat);
        agree(|lang| BrianBoru::prompt(lang, &seen).headline);
        agree(|lang| BrianBoru::prompt(lang, &seen).detail);
        let legal = game.last().legal_actions();
        for action in &legal {
            let (turn, viewer) = ([*action], action.seat);
            agree(|lang| BrianBoru::hinted(lang, &seen, &turn, &who(lang, viewer)));
            agree(|lang| BrianBoru::reason(lang, &seen, &turn, &who(lang, viewer)));
            agree(|lang| BrianBoru::spoken(lang, &seen, &turn));
        }
        for _ in 0..8 {
            let Some(other) = chance.pick(&tried) else {
                break;
            };
            if let Err(illegal) = game.last().clone().apply(other) {
                agree(|lang| super::without_rule(BrianBoru::refusal(lang, &illegal)));
            }
        }
        tried.extend(legal.into_iter().take(10));
        let at = game.len();
        game.push(action).unwrap();
        for viewer in Seat::all(rules.seats) {
            let turn = game.seen_turn(at, at + 1, viewer, at + 1);
            agree(|lang| BrianBoru::told(lang, &turn, &who(lang, viewer)));
            agree(|lang| BrianBoru::brief(lang, &turn, &who(lang, viewer)).unwrap());
        }
    }
    let last = game.last().observe(Seat(0));
    let status = game.last().status();
    let ending = status.ending().unwrap();
    agree(|lang| BrianBoru::verdict(lang, &last, ending).headline);
    agree(|lang| BrianBoru::verdict(lang, &last, ending).reason);
    for line in 0..BrianBoru::score(Lang::English, &last, ending.winners()).len() {
        let line = |lang| BrianBoru::score(lang, &last, ending.winners()).swap_remove(line);
        agree(|lang| line(lang).label);
        agree(|lang| line(lang).values.join(" "));
        for seat in 0..usize::from(rules.seats) {
            agree(|lang| line(lang).parts[seat].clone());
        }
    }
    let said = |lang: Lang| {
        let chapters = BrianBoru::chapters(lang, &game).into_iter();
        let said = chapters.flat_map(|chapter| {
            let lines = chapter.lines.into_iter().flat_map(|line| {
                let mut said = line.values;
                said.push(line.label);
                said
            });
            let mut said: Vec<String> = lines.collect();
            said.push(chapter.title);
            said.extend(chapter.gained);
            said
        });
        said.collect::<Vec<String>>()
    };
    let (english, persian, irish) = (said(Lang::English), said(Lang::Persian), said(Lang::Irish));
    assert_eq!([persian.len(), irish.len()], [english.len(); 2]);
    for at in 0..english.len() {
        super::compare([&english[at], &persian[at], &irish[at]]);
    }
}

#[test]
fn random_games_of_brian_boru() {
    for seed in 0..12 {
        let mut rules = RuleSet::preset(RuleSet::PRESETS[0], 2 + (seed % 3) as u8);
        for (name, value) in [
            ("homes", ["random", "chosen"][seed as usize % 2]),
            ("hand_limit", ["none", "6"][seed as usize / 2 % 2]),
            ("spaces_per_region", ["8", "4"][seed as usize / 4 % 2]),
            (
                "politics_draw",
                ["always", "if_taken", "never"][seed as usize % 3],
            ),
            ("turns_per_round", ["1", "2"][seed as usize / 3 % 2]),
            ("fair_start", ["off", "on"][seed as usize / 5 % 2]),
        ] {
            rules.set(name, value).unwrap();
        }
        told(&rules, seed);
    }
}

#[test]
fn the_options_of_brian_boru() {
    let name = |lang: Lang| lang.say(GameName::BrianBoru);
    assert_eq!(name(Lang::Irish), "Brian Bóramha");
    assert_eq!(name(Lang::Persian), "برایان بورو");
    let value = |name: &str, value: &str| {
        agree(|lang| BrianBoru::option_value(lang, name, value).0);
        agree(|lang| BrianBoru::option_value(lang, name, value).1);
    };
    for option in RuleSet::STANDARD.options() {
        agree(|lang| BrianBoru::option_name(lang, option.name));
        match option.kind {
            OptionKind::Choice(values) => values.iter().for_each(|it| value(option.name, it)),
            OptionKind::Number { least, most } => {
                (least..=most).for_each(|it| value(option.name, &it.to_string()));
            }
            OptionKind::Form { .. } => value(option.name, "4321"),
        }
    }
    agree(|lang| BrianBoru::option_name(lang, "preset"));
    for preset in RuleSet::PRESETS {
        value("preset", preset.name);
    }
}

#[test]
fn what_is_read_aloud_at_the_table_of_brian_boru() {
    let (red, blue) = (card("r5M"), card("b2C"));
    let label = |part: fn(String) -> Part| {
        agree(|lang| lang.say(Text::Label(vec![part(lang.name("Aoife"))])));
    };
    label(|name| Part::Player(name, -1));
    label(|name| Part::Player(name, 12));
    label(|name| Part::There(name, 0, 1));
    label(|name| Part::There(name, 7, 2));
    label(|name| Part::There(name, 2, 0));
    label(Part::ControlledBy);
    label(Part::Leads);
    label(|name| Part::Lies(name, "g3U".parse().unwrap(), None));
    label(|name| Part::Lies(name, "g3U".parse().unwrap(), Some((List::Build, 2))));
    label(|name| Part::Lies(name, "b3M".parse().unwrap(), Some((List::Trade, 3))));
    for number in [0, 1, 2, 7, 20] {
        for part in [
            Part::AtEnd(i16::from(number) - 2, number),
            Part::PiecesLeft(number),
            Part::InHand(number),
            Part::Defeats(number),
            Part::SpacesFree(number),
            Part::Deck(number),
            Part::Played(number),
        ] {
            all(Text::Label(vec![part]));
        }
        all(Text::AtEnd(i16::from(number) - 2, number));
        all(Text::Points(i16::from(number) - 2));
        all(Text::Unseen(number));
        all(Text::Round(number));
        all(Text::Past(number, None));
        all(Text::PastRound(number));
    }
    for part in [
        Part::Known(vec![red, blue]),
        Part::Starting,
        Part::HasChosen,
        Part::Holds,
        Part::NotControlled,
        Part::Card(red),
        Part::FaceDown(blue),
        Part::Proposal(red),
        Part::TakenUp,
        Part::May,
    ] {
        all(Text::Label(vec![part]));
    }
    all(Printed::Credit);
    for region in Region::ALL {
        all(Printed::Region(region));
        all(Text::Label(vec![Part::Region(region, 4), Part::May]));
    }
    for zone in [Zone::Attack, Zone::Build, Zone::Politics] {
        all(Text::Label(vec![Part::Zone(zone)]));
        for it in ["r5M", "g3U", "b2C", "y1L"].map(card) {
            all(Text::Effect(it, zone));
            all(Text::Label(vec![Part::Effect(it, zone)]));
        }
    }
    for colour in Colour::ALL {
        all(Printed::Deed(colour));
    }
    for text in [
        Text::Card(red),
        Text::CardFirst,
        Text::StepOf(2, 5),
        Text::Again,
        Text::Back,
        Text::On,
        Text::ToNow,
        Text::Table,
        Text::Players,
        Text::Map,
        Text::FaceUp,
        Text::Zones,
        Text::Hand,
        Text::Deck,
        Text::Played,
        Text::MarriageSlot,
        Text::Starts,
        Text::Hinting,
        Text::Hint,
        Text::Close,
        Text::OpenPast,
        Text::ToEnd,
        Text::Counts(Counted::Start),
    ] {
        all(text);
    }
    agree(|lang| lang.say(Text::Past(3, Some(lang.name("Dalta")))));
}

#[test]
fn what_is_asked_and_answered_at_the_table_of_brian_boru() {
    let (red, blue) = (Some(card("r5M")), Some(card("b2C")));
    let ask = |ask: Ask| {
        all(Text::Ask(ask.clone()));
        all(Text::AskMore(ask));
    };
    for picked in [None, red] {
        for yes in [false, true] {
            ask(Ask::Lay(picked, yes));
            ask(Ask::Take(picked, yes));
        }
        ask(Ask::Propose(picked));
        ask(Ask::Pay(picked));
        ask(Ask::Discard(picked));
        ask(Ask::Swap(picked, None));
        ask(Ask::Swap(picked, blue));
    }
    for region in Region::ALL.map(Some).into_iter().chain([None]) {
        ask(Ask::Target(region));
        ask(Ask::Upgrade(region));
        ask(Ask::Place(region));
        for text in [Text::Ask, Text::AskMore] {
            agree(|lang| lang.say(text(Ask::Join(region, lang.name("Dalta")))));
        }
    }
    ask(Ask::Home);
    ask(Ask::Over(None));
    agree(|lang| lang.say(Text::Ask(Ask::Wait(lang.name("Dalta")))));
    for choice in [
        Choice::Home(Region::Connacht),
        Choice::Hold,
        Choice::Lay(card("r5M"), Zone::Attack),
        Choice::Lay(card("r5M"), Zone::Politics),
        Choice::Target(Seat(1)),
        Choice::Upgrade(true),
        Choice::Upgrade(false),
        Choice::Place(true),
        Choice::Place(false),
        Choice::Join(true),
        Choice::Join(false),
        Choice::Propose(card("r5M")),
        Choice::Pay(true),
        Choice::Pay(false),
        Choice::Swap(red.zip(blue)),
        Choice::Swap(None),
        Choice::Take(blue),
        Choice::Take(None),
        Choice::Discard(card("y3C")),
    ] {
        let names = |lang| Names::new(names(lang), Some(Seat(0)));
        agree(|lang| lang.say(Text::Answer(choice, names(lang))));
        agree(|lang| lang.say(Text::Brief(Some(choice), names(lang))));
        agree(|lang| lang.say(Text::Choice(choice, names(lang))));
        let action = Action {
            seat: Seat(0),
            choice,
        };
        agree(|lang| lang.say(Text::What(action, names(lang))));
    }
    let refused = Text::Refused(Illegal::NotNow(Step::Swap));
    agree(|lang| super::without_rule(lang.say(&refused)));
}

#[test]
fn what_seldom_happens_in_a_game_of_brian_boru() {
    let (seat, region) = (Seat(1), Region::Munster);
    let mut events = vec![
        Event::NothingToDraw { seat },
        Event::SitsOut { seat },
        Event::Reshuffled { cards: 20 },
        Event::NoProposal { seat },
        Event::Placed { seat, region },
        Event::Forced {
            seat,
            card: None,
            from_deck: true,
        },
        Event::Chosen {
            seat,
            what: Some(Laid::Out),
        },
        Event::Chosen {
            seat,
            what: Some(Laid::Hold),
        },
        Event::Revealed {
            laid: [Some(Laid::Out), Some(Laid::Hold), None, None],
        },
        Event::Built {
            seat,
            region,
            castle: false,
        },
        Event::NoDefeat {
            why: NoToken::NoneLeft,
        },
        Event::Controlled {
            region,
            seat,
            points: 0,
        },
    ];
    for why in [
        Why::Declined,
        Why::NoPiece,
        Why::Full,
        Why::NoCard,
        Why::NoRow,
    ] {
        events.push(Event::NotBuilt { seat, region, why });
        events.push(Event::NotJoined { seat, region, why });
        events.push(Event::NotPaid { seat, why });
        events.push(Event::NotSwapped { seat, why });
        events.push(Event::NotTaken { seat, why });
    }
    for event in events {
        for you in [None, Some(seat)] {
            agree(|lang| lang.say(Text::Told(event, Names::new(names(lang), you))));
            agree(|lang| lang.say(Text::Shown(event, Names::new(names(lang), you))));
        }
    }
}

/// The page follows the options of the table in every language.
#[test]
fn the_rules_of_brian_boru() {
    for options in [
        "",
        "seats=2,rounds=3,hand_size=4,row_size=3,homes=chosen,rotate_start=off",
        "seats=4,rounds=12,hand_size=8,row_size=5,homes=by_seat,start_player=4",
        "fair_start=on,politics_draw=if_taken,row_refill=at_once,hand_limit=6",
        "seats=2,politics_draw=never,row_refill=never,control_scoring=final_only",
        "turns_per_round=3,region_values=6543,spaces_per_region=4,pieces_per_player=15",
    ] {
        let mut rules = RuleSet::STANDARD;
        rules.set_all(options).unwrap();
        super::same_rules(|lang| BrianBoru::rulebook(lang, &rules));
    }
}
