//! The promises, as functions over any game.

use riocht::game::{
    Chance, Ending, Game, Illegal, Notation, OptionKind, Player, Record, Rules, Seat, Seed, Status,
    Timeline, View, turns,
};
use std::{collections::HashSet, fmt::Display};

/// A game that can be tested, with what only its own page of rules can say.
pub trait Subject: Notation {
    /// Whether a seat may not know everything; such a game also depends on its seed.
    const SECRETS: bool;
    /// The names of the games of this type.
    const GAMES: &'static [&'static str];
    /// How many seeds are tried for each table.
    const CASES: u64;

    /// Everything that a person could try, legal or not, in any position.
    fn conceivable(rules: &Self::Rules) -> Vec<Self::Action>;

    /// The tables that are tried: every combination of the options, unless there are too many.
    fn tables() -> Vec<Self::Rules> {
        every_table::<Self>()
    }
}

/// No game of any kind here takes longer.
const LONGEST: usize = 100_000;

pub fn tables<G: Subject>() -> Vec<G::Rules> {
    G::tables()
}

/// Every game of this type with every combination of its options.
fn every_table<G: Subject>() -> Vec<G::Rules> {
    let mut tables = Vec::new();
    for name in G::GAMES {
        let default = G::Rules::named(name).expect("a game of this name");
        assert_eq!(default.game(), *name);
        let mut some = vec![default.clone()];
        for option in default.options() {
            some = some
                .iter()
                .flat_map(|rules| {
                    values(option.kind).into_iter().map(|value| {
                        let mut rules = rules.clone();
                        rules.set(option.name, &value).expect("an allowed value");
                        rules
                    })
                })
                .collect();
        }
        tables.extend(some);
    }
    tables
}

/// The values of an option, or some where there is no list of all.
pub fn values(kind: OptionKind) -> Vec<String> {
    match kind {
        OptionKind::Choice(values)
        | OptionKind::Form {
            such_as: values, ..
        } => values.iter().map(ToString::to_string).collect(),
        OptionKind::Number { least, most } => (least..=most).map(|n| n.to_string()).collect(),
    }
}

/// A game played at random to its end.
fn random_game<G: Subject>(rules: &G::Rules, seed: u64) -> Timeline<G> {
    let mut chance = Chance::new(Seed(seed ^ 0xc0ff_ee00));
    let mut timeline = Timeline::new(G::start(rules, Seed(seed)));
    while let Some(action) = chance.pick(&timeline.last().legal_actions()) {
        timeline.push(action).expect("an offered action is legal");
        assert!(timeline.len() < LONGEST, "the game does not end");
    }
    timeline
}

/// Every random game of every table.
fn random_games<G: Subject>() -> impl Iterator<Item = Timeline<G>> {
    tables::<G>().into_iter().flat_map(|rules| {
        (0..G::CASES)
            .map(move |seed| random_game::<G>(&rules, seed))
            .collect::<Vec<_>>()
    })
}

/// The positions of a game, the last one included.
fn positions<G: Game>(timeline: &Timeline<G>) -> impl Iterator<Item = &G> {
    (0..=timeline.len()).map(|at| timeline.at(at))
}

fn is_sentence(text: &impl Display) {
    let text = text.to_string();
    assert!(text.ends_with('.') && !text.contains('\n'), "{text}");
}

pub fn options_are_set_read_and_refused<G: Subject>() {
    for rules in tables::<G>() {
        let mut same = G::Rules::named(rules.game()).unwrap();
        for (name, value) in rules.changed() {
            same.set(name, &value).unwrap();
        }
        assert_eq!(same, rules);
        for option in rules.options() {
            let value = rules.get(option.name).expect("the value of an option");
            assert!(values(option.kind).contains(&value), "{option:?}");
            is_sentence(&same.set(option.name, "no such value").unwrap_err());
        }
        is_sentence(&same.set("no such option", "").unwrap_err());
        assert_eq!(same.get("no such option"), None);
        assert_eq!(same, rules, "a refused option changes nothing");
    }
    assert!(G::Rules::named("no such game").is_none());
}

pub fn random_play_ends_with_winners_and_scores<G: Subject>() {
    for game in random_games::<G>() {
        let seats = game.last().rules().seats();
        for position in positions(&game) {
            match position.status() {
                Status::ToAct(seat) => {
                    assert!(seat.0 < seats);
                    assert!(!position.legal_actions().is_empty());
                }
                Status::Over(_) => assert!(position.legal_actions().is_empty()),
            }
        }
        let Status::Over(ending) = game.last().status() else {
            panic!("nothing can be done, and the game is not over");
        };
        let winners = ending.winners();
        let best = Seat::all(seats).map(|seat| ending.score(seat)).max();
        assert!(winners.iter().all(|seat| seat.0 < seats));
        assert!(
            winners.iter().all(|seat| Some(ending.score(seat)) == best),
            "{ending:?}"
        );
        assert!(!winners.is_empty(), "{ending:?}");
        assert!(!ending.to_string().is_empty() && !ending.rule().is_empty());
        let words: HashSet<_> = Seat::all(seats)
            .map(|seat| game.last().seat_word(seat))
            .collect();
        assert_eq!(words.len(), usize::from(seats));
    }
}

pub fn legal_actions_are_all_that_can_be_done<G: Subject>() {
    for game in random_games::<G>() {
        let conceivable = G::conceivable(game.last().rules());
        for position in positions(&game) {
            let legal = position.legal_actions();
            assert_eq!(legal, position.clone().legal_actions(), "a fixed order");
            for seed in 0..4 {
                let draw = position.random_action(&mut Chance::new(Seed(seed)));
                assert_eq!(draw, Chance::new(Seed(seed)).pick(&legal));
            }
            let offered: HashSet<_> = legal.iter().copied().collect();
            assert_eq!(offered.len(), legal.len(), "each once: {legal:?}");
            let possible: HashSet<_> = conceivable
                .iter()
                .copied()
                .filter(|action| position.clone().apply(*action).is_ok())
                .collect();
            assert_eq!(offered, possible, "{}", position.position_text());
        }
    }
}

pub fn a_refusal_changes_nothing_and_names_its_rule<G: Subject>() {
    for game in random_games::<G>() {
        let conceivable = G::conceivable(game.last().rules());
        let mut refused = 0;
        for position in positions(&game) {
            for action in &conceivable {
                let mut after = position.clone();
                let Err(why) = after.apply(*action) else {
                    continue;
                };
                refused += 1;
                assert_eq!(&after, position, "{action}");
                assert!(why.to_string().contains(why.rule()), "{why}");
                is_sentence(&why);
            }
        }
        assert!(refused > 0);
    }
}

pub fn every_turn_that_is_begun_can_be_completed<G: Subject>() {
    for game in random_games::<G>() {
        for (at, action) in game.actions().iter().enumerate() {
            let (before, after) = (game.at(at), game.at(at + 1));
            if after.mid_turn() {
                assert_eq!(before.status().seat(), after.status().seat(), "{action}");
                assert!(!turns::whole_turns(after).is_empty(), "{action}");
            }
        }
        // Not only what was played: whatever is offered can be completed.
        for position in positions(&game).step_by(5) {
            for action in position.legal_actions() {
                let mut next = position.clone();
                next.apply(action).unwrap();
                assert!(!next.mid_turn() || !turns::whole_turns(&next).is_empty());
            }
        }
    }
}

fn players(seats: u8) -> Vec<Player> {
    Seat::all(seats)
        .map(|seat| match seat.0 {
            0 => Player::Person {
                name: "Gráinne “Ní” Mháille\\".to_owned(),
            },
            _ => Player::Computer {
                level: format!("level-{seat}"),
            },
        })
        .collect()
}

pub fn records_replay_and_survive_their_text<G: Subject>() {
    for rules in tables::<G>() {
        for seed in 0..G::CASES {
            let game = random_game::<G>(&rules, seed);
            let mut record = Record::new(&rules, Seed(seed), players(rules.seats()));
            record.actions = game.actions().iter().map(ToString::to_string).collect();
            let read = Record::from_json(&record.to_json()).unwrap();
            assert_eq!(read, record);
            assert_eq!(read.replay::<G>().unwrap(), game);

            // The same from the middle, from a position that stands in the record.
            let starts = game.turn_starts();
            let middle = starts[starts.len() / 2];
            record.start = Some(game.at(middle).position_text());
            record.actions.drain(..middle);
            let later = record.replay::<G>().unwrap();
            assert_eq!(
                later.last().position_text(),
                game.last().position_text(),
                "from action {middle} on"
            );

            // One action too many is an error, and says which.
            if let Some(action) = record.actions.last().cloned() {
                record.actions.push(action);
                let why = record.replay::<G>().unwrap_err();
                is_sentence(&why);
                assert!(why.to_string().contains(&record.actions.len().to_string()));
            }
        }
    }
}

pub fn a_timeline_is_cut_and_goes_on<G: Subject>() {
    for game in random_games::<G>() {
        let starts = game.turn_starts();
        assert_eq!(
            (starts.first(), starts.last()),
            (Some(&0), Some(&game.len()))
        );
        assert!(starts.is_sorted_by(|a, b| a < b));
        let mut cut = game.clone();
        for length in (0..=game.len()).rev().step_by(7) {
            cut.truncate(length);
            assert_eq!(cut.len(), length);
            assert_eq!(
                (cut.last(), cut.actions()),
                (game.at(length), &game.actions()[..length])
            );
        }
        for action in &game.actions()[cut.len()..] {
            cut.push(*action).unwrap();
        }
        assert_eq!(cut, game);
        let before = cut.clone();
        for action in G::conceivable(game.last().rules()) {
            assert!(cut.push(action).is_err(), "the game is over");
        }
        assert_eq!(cut, before);
        cut.truncate(game.len() + 5);
        assert_eq!(cut, before);
    }
}

pub fn positions_survive_their_text<G: Subject>() {
    for game in random_games::<G>() {
        for position in positions(&game) {
            let text = position.position_text();
            assert!(!text.contains('\n'), "{text}");
            match (
                G::parse_position(position.rules(), &text),
                position.status(),
            ) {
                (Ok(read), status) => {
                    assert_eq!(read.position_text(), text);
                    // A position cannot tell an end that its past brought about.
                    if matches!(status, Status::ToAct(_)) {
                        assert_eq!(read.status(), status, "{text}");
                        assert_eq!(read.mid_turn(), position.mid_turn());
                        assert_eq!(read.legal_actions(), position.legal_actions(), "{text}");
                    }
                }
                // The board of a finished game may be one from which none can begin.
                (Err(why), Status::Over(_)) => is_sentence(&why),
                (Err(why), Status::ToAct(_)) => panic!("{text}: {why}"),
            }
        }
    }
}

pub fn turns_survive_their_text<G: Subject>() {
    for game in random_games::<G>() {
        for at in game.turn_starts().into_iter().step_by(3) {
            let position = game.at(at);
            if position.mid_turn() {
                continue;
            }
            let mut texts = HashSet::new();
            for turn in turns::whole_turns(position) {
                let text = position.turn_text(&turn);
                assert!(!text.contains(char::is_whitespace), "{text}");
                assert_eq!(position.parse_turn(&text).as_ref(), Ok(&turn), "{text}");
                assert!(texts.insert(text.clone()), "two turns read {text}");
                for action in turn {
                    assert_eq!(action.to_string().parse(), Ok(action));
                }
            }
        }
    }
}

pub fn the_seed_decides_everything<G: Subject>() {
    for rules in tables::<G>() {
        let game = random_game::<G>(&rules, 1);
        assert_eq!(game, random_game::<G>(&rules, 1));
        let other = G::start(&rules, Seed(2));
        assert_eq!(game.at(0) != &other, G::SECRETS, "chance and only chance");
    }
}

pub fn observations_survive_their_text<G: Subject>() {
    for game in random_games::<G>() {
        for position in positions(&game) {
            for seat in Seat::all(position.rules().seats()) {
                let seen = position.observe(seat);
                let text = serde_json::to_string(&seen).unwrap();
                let read: G::Observation = serde_json::from_str(&text).unwrap();
                assert_eq!(read, seen);
                assert_eq!(read.legal_actions(), seen.legal_actions());
                assert_eq!(read.status(), seen.status());
            }
        }
    }
}

pub fn an_observation_shows_what_its_seat_may_know_and_no_more<G: Subject>() {
    let (mut same, mut different) = (0u32, 0u32);
    for game in random_games::<G>() {
        let mut chance = Chance::new(Seed(42));
        for position in positions(&game) {
            for seat in Seat::all(position.rules().seats()) {
                let seen = position.observe(seat);
                assert_eq!(seen.status(), position.status());
                assert_eq!(seen.mid_turn(), position.mid_turn());
                let acts = position.status().seat() == Some(seat);
                if acts {
                    assert_eq!(seen.legal_actions(), position.legal_actions());
                }
                // Another world that this seat cannot tell from the real one: it sees the
                // same, and may do the same.
                let other = G::resample(&seen, &mut chance);
                assert_eq!(other.observe(seat), seen);
                assert_eq!(other.status(), position.status());
                assert_eq!(other.mid_turn(), position.mid_turn());
                if acts {
                    assert_eq!(other.legal_actions(), position.legal_actions());
                }
                assert!(
                    !other.legal_actions().is_empty() || position.legal_actions().is_empty(),
                    "the other world can be played on"
                );
                if other == *position {
                    same += 1;
                } else {
                    different += 1;
                }
            }
        }
    }
    if G::SECRETS {
        assert!(
            different > same,
            "{different} other worlds, {same} times the real one"
        );
    } else {
        assert_eq!(different, 0, "nothing is hidden");
    }
}

/// What is concealed from a seat shows in nothing that the seat is given until the next reveal.
pub fn what_is_concealed_cannot_be_told_apart<G: Subject>() {
    assert_eq!(G::HIDES, G::SECRETS);
    let mut concealed = 0;
    for game in random_games::<G>() {
        for position in positions(&game) {
            let actions = position.legal_actions();
            for seat in Seat::all(position.rules().seats()) {
                let hidden = |action: &&G::Action| position.conceals(**action, seat);
                let after = actions.iter().filter(hidden).map(|action| {
                    let mut next = position.clone();
                    next.apply(*action).expect("an offered action is legal");
                    let revealed = next.reveals() > position.reveals();
                    let seen = (next.observe(seat), position.events(*action, seat));
                    (revealed, next.status(), seen)
                });
                let after: Vec<_> = after.collect();
                concealed += after.len();
                let acts = position.status().seat() == Some(seat);
                assert!(!acts || after.is_empty(), "nobody hides from oneself");
                for (revealed, status, seen) in &after {
                    assert_eq!(*revealed, after[0].0);
                    assert!(*revealed || (status, seen) == (&after[0].1, &after[0].2));
                }
            }
        }
    }
    assert_eq!(concealed > 0, G::SECRETS);
}

/// What can be taken back has shown nothing: neither to who did it, nor to anybody else.
pub fn what_can_be_taken_back_has_shown_nothing<G: Subject>() {
    if !G::HIDES {
        return;
    }
    let (mut kept, mut last) = (0, 0);
    for game in random_games::<G>() {
        let mut chance = Chance::new(Seed(7));
        for position in positions(&game) {
            let Some(actor) = position.status().seat() else {
                continue;
            };
            for action in position.legal_actions() {
                let mut next = position.clone();
                next.apply(action).expect("an offered action is legal");
                if position.is_final(action) {
                    last += 1;
                    continue;
                }
                kept += 1;
                assert_eq!(next.reveals(), position.reveals());
                for seat in Seat::all(position.rules().seats()) {
                    let mut other = G::resample(&position.observe(seat), &mut chance);
                    if position.conceals(action, seat) {
                        continue;
                    }
                    // It would have been legal, and would have come to the same, in any world.
                    other.apply(action).expect("legal whatever is hidden");
                    assert_eq!(other.observe(seat), next.observe(seat), "{actor}: {action}");
                }
            }
        }
    }
    assert!(kept > 0 && last > 0, "{kept} {last}");
}

pub fn perft_counts_whole_turns<G: Subject>() {
    for game in random_games::<G>() {
        for at in game.turn_starts().into_iter().step_by(40) {
            let position = game.at(at);
            if position.mid_turn() {
                continue;
            }
            let first = turns::whole_turns(position);
            let counted = position.count_turns();
            assert!(counted.is_none_or(|count| count == first.len() as u64));
            let second: usize = first
                .iter()
                .map(|turn| {
                    let mut next = position.clone();
                    for action in turn {
                        next.apply(*action).unwrap();
                    }
                    turns::whole_turns(&next).len()
                })
                .sum();
            assert_eq!(turns::perft(position, 0), 1);
            assert_eq!(turns::perft(position, 1), first.len() as u64);
            assert_eq!(turns::perft(position, 2), second as u64);
        }
    }
}
