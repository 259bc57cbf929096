//! The opponents of Brian Boru: that they answer legally at every table, know nothing that their
//! seat does not, stop when told, repeat themselves, use all kinds of turn, and are in order.

use riocht::{
    brian_boru::{
        Action, BrianBoru, Choice, Colour, RuleSet, Seen, Step, Zone,
        open::Laid,
        outlook::Outlook,
        turn::{Laying, PlayOut},
    },
    engine::{
        Effort, LevelId, Limits, Purpose, Report, Request, Score, Thinks, Thought, Watch,
        information::{Guesses, Style},
        matches::{self, Plan, Spec},
    },
    game::{Chance, Ending as _, Game, Rules as _, Seat, Seed, Status, View},
};
use std::cell::Cell;

fn table(seats: u8, options: &str) -> RuleSet {
    let mut rules = RuleSet::STANDARD;
    rules.seats = seats;
    rules.set_all(options).unwrap();
    rules
}

/// Tables of all sizes and lengths, some with readings of the rules that are not the default.
fn tables(number: u64) -> RuleSet {
    let options = [
        "",
        "rounds=3",
        "rounds=12",
        "homes=chosen,hand_limit=6,row_refill=never,turns_per_round=2",
        "control_scoring=final_only,politics_draw=never,hand_size=8",
    ];
    table(2 + (number % 3) as u8, options[(number % 5) as usize])
}

fn request(level: LevelId, seed: u64, purpose: Purpose) -> Request {
    Request::new(level, Seed(seed), purpose).within(Limits::nodes(1_500))
}

fn think(game: &BrianBoru, seat: Seat, request: &Request) -> Thought<Action> {
    let mut watch = Watch {
        clock: &|| 0.0,
        stop: &|| false,
        report: &mut |_| {},
    };
    BrianBoru::think(&game.observe(seat), request, &mut watch)
}

/// Plays games of random actions and gives every position with its seat and number.
fn every_position(games: u64, look: impl FnMut(&BrianBoru, Seat, u64)) {
    every_position_at(tables, games, look);
}

fn every_position_at(
    tables: impl Fn(u64) -> RuleSet,
    games: u64,
    mut look: impl FnMut(&BrianBoru, Seat, u64),
) {
    for number in 0..games {
        let mut chance = Chance::new(Seed(number));
        let mut game = BrianBoru::start(&tables(number), Seed(number));
        while let Status::ToAct(seat) = game.status() {
            look(&game, seat, number);
            let action = game.random_action(&mut chance).unwrap();
            game.apply(action).unwrap();
        }
    }
}

#[test]
fn every_level_answers_legally_at_every_table_and_repeats_itself() {
    every_position(15, |game, seat, number| {
        let level = LevelId::ALL[(number % 5) as usize];
        for purpose in [Purpose::Play, Purpose::Hint] {
            let request = request(level, number, purpose);
            let thought = think(game, seat, &request);
            let action = thought.action.expect("the game goes on");
            assert!(game.legal_actions().contains(&action), "{action}");
            assert_eq!(thought.report.line, [action]);
            assert_eq!(thought.report.chances.len(), game.rules().seats as usize);
            let sum: u32 = thought.report.chances.iter().map(|n| u32::from(*n)).sum();
            assert!((990..=1_000).contains(&sum), "{sum}");
            let per_mille = thought.report.chances[0];
            assert_eq!(thought.report.score, Score::Chance { per_mille });
        }
        let again = request(level, number, Purpose::Play);
        assert_eq!(think(game, seat, &again), think(game, seat, &again));
        for limits in [Limits::nodes(0), Limits::nodes(1), Limits::time_ms(0)] {
            let action = think(game, seat, &again.clone().within(limits)).action;
            assert!(game.legal_actions().contains(&action.unwrap()));
        }
    });
}

#[test]
fn what_a_seat_cannot_know_changes_nothing_in_its_thought() {
    let mut others = 0;
    every_position(10, |game, seat, number| {
        let mut chance = Chance::new(Seed(number ^ 77));
        let other = BrianBoru::resample(&game.observe(seat), &mut chance);
        others += u32::from(other.position() != game.position());
        let level = LevelId::ALL[(number % 5) as usize];
        for purpose in [Purpose::Play, Purpose::Hint] {
            let request = request(level, number, purpose);
            assert_eq!(think(game, seat, &request), think(&other, seat, &request));
        }
    });
    assert!(others > 200, "only {others} other worlds");
}

#[test]
fn what_a_seat_cannot_know_changes_nothing_in_a_thought_with_guesses() {
    const NODES: u64 = 150_000;
    let (mut met, mut others) = (0, 0);
    let two = |_| table(2, "");
    every_position_at(two, 10, |game, seat, number| {
        met += 1;
        if met % 5 > 0 || game.position().open().round < 3 {
            return;
        }
        let mut chance = Chance::new(Seed(number ^ 80));
        let seen = game.observe(seat);
        let other = BrianBoru::resample(&seen, &mut chance);
        others += u32::from(other.position() != game.position());
        let request = request(LevelId::ArdRi, number, Purpose::Play);
        let request = request.within(Limits::nodes(NODES));
        let mut effort = Effort::nodes_only(NODES);
        let guesses = Style::BEST.guess(&seen, &mut chance, &mut effort);
        assert!(!guesses.worlds().is_empty());
        assert!(effort.nodes() <= NODES / 4 + 4_000);
        assert_eq!(think(game, seat, &request), think(&other, seat, &request));
    });
    assert!(others > 15, "only {others} other worlds");
}

#[test]
fn in_a_play_out_nobody_lays_by_what_is_hidden_from_it() {
    let mut looked = 0;
    every_position(10, |game, _, number| {
        let rules = game.rules();
        if game.position().open().step() != Step::Lay {
            return;
        }
        for seat in Seat::all(rules.seats) {
            let seen = game.observe(seat);
            let mut chance = Chance::new(Seed(number ^ 78));
            let other = BrianBoru::resample(&seen, &mut chance);
            for laying in [Laying::Quick, Laying::Tried(1)] {
                let lays =
                    |game: &BrianBoru| game.position().lays(rules, laying, Seed(number), None);
                let lay = lays(game).0[seat.index()];
                assert_eq!(lay, lays(&other).0[seat.index()]);
                looked += u32::from(lay.is_some());
            }
        }
    });
    assert!(looked > 200, "only {looked} lays");
}

#[test]
fn what_promises_most_to_a_seat_does_not_hang_on_what_is_hidden_from_it() {
    let (mut laid, mut later) = (0, 0);
    every_position(20, |game, seat, number| {
        let rules = game.rules();
        let Some(outlook) = Outlook::of(rules) else {
            return;
        };
        let mut chance = Chance::new(Seed(number ^ 79));
        let other = BrianBoru::resample(&game.observe(seat), &mut chance);
        let promising = |game: &BrianBoru| {
            let mut chance = Chance::new(Seed(number));
            let mut world = *game.position();
            world.choose_anew(rules);
            world.promising(rules, seat, outlook, 2, &mut chance).0
        };
        let choice = promising(game).expect("something to choose");
        assert_eq!(Some(choice), promising(&other));
        let lays = game.position().open().step() == Step::Lay;
        *(if lays { &mut laid } else { &mut later }) += 1;
    });
    assert!(laid > 100 && later > 50, "{laid} {later}");
}

#[test]
fn a_play_out_ends_when_it_should_repeats_itself_and_loses_nothing() {
    every_position(10, |game, seat, number| {
        let rules = game.rules();
        let deep = Outlook::of(rules).map(|outlook| (seat, outlook));
        for (laying, deep) in [
            (Laying::Quick, None),
            (Laying::Tried(1), None),
            (Laying::Quick, deep),
        ] {
            let mut played = *game.position();
            played.choose_anew(rules);
            let (mut again, mut ahead, from) = (played, played, played.time());
            let mut how = PlayOut {
                laying,
                deep,
                turns: 0,
            };
            played.play_on(rules, &how, Seed(number), from);
            assert_eq!(played.open().step(), Step::Over);
            assert_eq!(played.losses(rules), [""; 0]);
            again.play_on(rules, &how, Seed(number), from);
            assert_eq!(played, again);
            // The present turn is the first of those that are counted, even if it is over.
            for turns in 1..=2 {
                how.turns = turns;
                ahead.play_on(rules, &how, Seed(number), from);
                let per_round = u32::from(rules.turns_per_round);
                let count = |(round, turn)| u32::from(round) * per_round + u32::from(turn);
                let over = ahead.open().step() == Step::Over;
                assert!(over || count(ahead.time()) == count(from) + turns);
            }
        }
    });
}

#[test]
fn who_is_not_to_act_is_told_the_chances_alone() {
    let game = BrianBoru::start(&table(3, "start_player=1"), Seed(4));
    let thought = think(
        &game,
        Seat(2),
        &request(LevelId::ArdRi, 1, Purpose::Analyse),
    );
    assert_eq!(thought.action, None);
    assert_eq!(thought.report.chances.len(), 3);
}

#[test]
fn a_finished_game_has_its_winners_and_no_answer() {
    for number in 0..6 {
        let mut game = BrianBoru::start(&tables(number), Seed(number));
        let mut chance = Chance::new(Seed(1));
        while let Some(action) = game.random_action(&mut chance) {
            game.apply(action).unwrap();
        }
        let Status::Over(ending) = game.status() else {
            panic!("a game without actions is over");
        };
        let thought = think(
            &game,
            Seat(0),
            &request(LevelId::ArdRi, 1, Purpose::Analyse),
        );
        assert_eq!(thought.action, None);
        for (seat, chance) in Seat::all(4).zip(thought.report.chances) {
            assert_eq!(chance > 0, ending.winners().contains(seat));
        }
    }
}

#[test]
fn a_search_ends_within_one_look_at_the_clock_and_the_wish_to_stop() {
    for number in 0..12 {
        let game = BrianBoru::start(&tables(number), Seed(number));
        let seat = game.status().seat().unwrap();
        for allowed in [0, 1, 3, 20] {
            let asked = Cell::new(0u64);
            let mut told: Vec<Report<Action>> = Vec::new();
            let thought = BrianBoru::think(
                &game.observe(seat),
                &Request::new(LevelId::ArdRi, Seed(number), Purpose::Hint),
                &mut Watch {
                    clock: &|| 0.0,
                    stop: &|| {
                        asked.set(asked.get() + 1);
                        asked.get() > allowed
                    },
                    report: &mut |report| told.push(report.clone()),
                },
            );
            // A look comes every 1,024 choices.
            assert!(thought.report.nodes <= 1_024 * (allowed + 2));
            assert!(asked.get() <= allowed + 2, "{} looks", asked.get());
            assert!(game.legal_actions().contains(&thought.action.unwrap()));
            assert_eq!(told.last(), Some(&thought.report));
            assert!(told.windows(2).all(|pair| pair[0].nodes <= pair[1].nodes));
        }
        // A clock that moves one millisecond with every look: time is counted, not measured.
        let looks = Cell::new(0u32);
        let clock = || {
            looks.set(looks.get() + 1);
            f64::from(looks.get())
        };
        let request = Request::new(LevelId::ArdRi, Seed(1), Purpose::Hint);
        let mut watch = Watch {
            clock: &clock,
            stop: &|| false,
            report: &mut |_| {},
        };
        let request = request.within(Limits::time_ms(50));
        BrianBoru::think(&game.observe(seat), &request, &mut watch);
        assert!(looks.get() <= 60, "{} looks", looks.get());
    }
}

#[test]
fn questions_and_answers_cross_as_json() {
    let game = BrianBoru::start(&table(4, ""), Seed(3));
    let seat = game.status().seat().unwrap();
    let thought = think(&game, seat, &request(LevelId::ArdRi, 7, Purpose::Analyse));
    let json = serde_json::to_string(&thought).unwrap();
    assert_eq!(
        serde_json::from_str::<Thought<Action>>(&json).unwrap(),
        thought
    );
}

/// What kind of turn a choice is: attack, build, politics, trade, hold, or none of them.
fn kind(choice: Choice) -> usize {
    match choice {
        Choice::Lay(card, zone) => match (card.colour(), zone) {
            (Colour::Red, Zone::Attack) => 0,
            (Colour::Green, Zone::Build) => 1,
            (Colour::Yellow, Zone::Politics) => 2,
            (Colour::Blue, _) => 3,
            _ => 5,
        },
        _ => 4,
    }
}

#[test]
fn the_top_level_uses_all_kinds_of_turn_and_wastes_none() {
    for seats in 2..=4 {
        let mut kinds = [0; 6];
        for seed in 0..12 {
            let mut game = BrianBoru::start(&table(seats, ""), Seed(seed));
            while let Status::ToAct(seat) = game.status() {
                let request = request(LevelId::ArdRi, seed, Purpose::Play);
                let request = request.within(Limits::nodes(12_000));
                let action = think(&game, seat, &request).action.unwrap();
                if game.position().open().step() == Step::Lay {
                    kinds[kind(action.choice)] += 1;
                }
                game.apply(action).unwrap();
            }
        }
        let all: u32 = kinds.iter().sum();
        for used in &kinds[..5] {
            assert!(*used * 50 >= all, "at least 2 %: {kinds:?}");
        }
        assert!(kinds[5] * 50 <= all, "at most 2 %: {kinds:?}");
    }
}

fn share(seats: u32, a: &str, b: &str, games: u32) -> f64 {
    let plan = Plan {
        games,
        seed: Seed(2),
        opening: 0,
        threads: 2,
    };
    let rules = table(seats as u8, "");
    let (a, b) = (a.parse::<Spec>().unwrap(), b.parse::<Spec>().unwrap());
    let outcome = matches::play::<BrianBoru>(&rules, a, b, &plan);
    outcome.games.share().unwrap()
}

#[test]
fn the_levels_are_in_order_and_the_top_is_above_the_yardsticks() {
    for (seats, fair) in [(2, 0.5), (4, 0.25)] {
        for (higher, lower) in [("gaiscioch", "dalta"), ("taoiseach", "ceithearnach")] {
            let share = share(seats, higher, lower, 40);
            assert!(share > fair, "{seats} {higher} {lower}: {share}");
        }
        let share = share(seats, "taoiseach", "random", 20);
        assert!(share > 2.0 * fair - 0.1, "{seats}: {share}");
    }
}

#[test]
fn the_yardstick_is_the_player_of_the_rules_page() {
    let game = BrianBoru::start(&table(4, ""), Seed(3));
    let seat = game.status().seat().unwrap();
    let seen = game.observe(seat);
    let action = BrianBoru::greedy(&seen, &mut Chance::new(Seed(1))).unwrap();
    assert!(game.legal_actions().contains(&action));
}

/// Games of the rules page's greedy player against itself, as each turn of them begins.
fn greedy_games(games: u64, mut look: impl FnMut(&BrianBoru, &BrianBoru)) {
    for number in 0..games {
        let mut chance = Chance::new(Seed(number));
        let mut game = BrianBoru::start(&table(2, ""), Seed(number));
        let (mut begun, mut turns) = ((0, 0), Vec::new());
        while let Status::ToAct(seat) = game.status() {
            let position = game.position();
            if position.open().step() == Step::Lay && position.time() != begun {
                begun = position.time();
                turns.push(game);
            }
            let action = BrianBoru::greedy(&game.observe(seat), &mut chance).unwrap();
            game.apply(action).unwrap();
        }
        for turn in &turns {
            look(turn, &game);
        }
    }
}

/// The guesses of so many chains, at most.
fn guesses(seen: &Seen, chains: u32, chance: &mut Chance) -> Guesses {
    // What others chose is told once each, and then every step of a chain.
    let others = u32::from(seen.rules().seats) - 1;
    let mut left = others * seen.past().len() as u32 + chains * 80 + 1;
    Guesses::new(seen, chance, &mut |_| {
        left -= 1;
        left > 0
    })
}

#[test]
fn hands_that_fit_what_was_laid_are_nearer_to_the_true_ones() {
    let (mut guessed, mut even, mut worlds) = (0, 0, 0);
    greedy_games(100, |game, _| {
        if game.position().open().round < 2 {
            return;
        }
        let seen = game.observe(Seat(0));
        let truth = game
            .position()
            .hand(Seat(1))
            .without(seen.seen_hand(Seat(1)));
        let mut chance = Chance::new(Seed(1));
        for guess in guesses(&seen, 60, &mut chance).worlds() {
            guessed += u32::from(truth.and(guess.hand(Seat(1))).len());
            even += u32::from(truth.and(seen.sample(&mut chance).hand(Seat(1))).len());
            worlds += 1;
        }
    });
    assert!(worlds > 10_000, "{worlds}");
    assert!(guessed * 100 > even * 112, "{guessed} {even}");
}

#[test]
fn what_is_guessed_cannot_be_told_from_the_real_world() {
    // Long games, in which the discard pile is shuffled.
    let options = ["", ",homes=chosen,hand_limit=6,row_refill=never"];
    let tables = |number| {
        let options = options[(number / 3 % 2) as usize];
        let long = format!("rounds=12,turns_per_round=3{options}");
        table(2 + (number % 3) as u8, &long)
    };
    // By seats: how many worlds, how many of them after a shuffle, and how many choices of others
    // that are still hidden.
    let mut counts = [(0, 0, 0); 5];
    let mut met = 0;
    every_position_at(tables, 18, |game, seat, number| {
        let seen = game.observe(seat);
        met += 1;
        if met % 7 > 0 {
            return;
        }
        let mut chance = Chance::new(Seed(met));
        let guesses = guesses(&seen, 5, &mut chance);
        let drawn = guesses.draw(&seen, &mut chance);
        for world in guesses.worlds().iter().chain([&drawn]) {
            assert!(seen.fits(world), "{number}");
            assert_eq!(world.losses(game.rules()), [""; 0]);
            for other in Seat::all(game.rules().seats) {
                if let Some(Laid::Card(card, _)) = world.chosen(other) {
                    assert!(world.hand(other).contains(card), "{number}: {card}");
                }
            }
        }
        let (worlds, shuffled, chosen) = &mut counts[usize::from(game.rules().seats)];
        let count = guesses.worlds().len();
        *worlds += count;
        *shuffled += if seen.pools().len() > 1 { count } else { 0 };
        let others = Seat::all(game.rules().seats).filter(|other| *other != seat);
        *chosen += others
            .filter(|other| drawn.chosen(*other).is_some())
            .count();
    });
    for (worlds, shuffled, chosen) in &counts[2..] {
        assert!(
            *worlds > 300 && *shuffled > 100 && *chosen > 20,
            "{counts:?}"
        );
    }
}

#[test]
fn without_effort_nothing_is_guessed_and_worlds_are_drawn_evenly() {
    let mut game = BrianBoru::start(&table(2, ""), Seed(1));
    let mut chance = Chance::new(Seed(1));
    while game.observe(Seat(0)).past().len() < 2 {
        let action = game.random_action(&mut chance).unwrap();
        game.apply(action).unwrap();
    }
    let seen = game.observe(Seat(0));
    // The merits of two turns, and all steps of a chain but the last.
    for allowed in [1, 2, 81] {
        let mut left = allowed;
        let guesses = Guesses::new(&seen, &mut chance, &mut |_| {
            left -= 1;
            left > 0
        });
        assert!(guesses.worlds().is_empty());
        let (mut one, mut other) = (Chance::new(Seed(2)), Chance::new(Seed(2)));
        assert_eq!(guesses.draw(&seen, &mut one), seen.sample(&mut other));
    }
}

#[test]
fn the_outlook_shares_a_game_as_it_goes_on() {
    // By tenths of the share that seat 0 is given: how many games, and how many it won.
    let mut tenths = [(0, 0.0); 10];
    greedy_games(300, |turn, end| {
        let rules = turn.rules();
        let outlook = Outlook::of(rules).unwrap();
        let shares = outlook.shares(rules, turn.position());
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        let Status::Over(ending) = end.status() else {
            panic!("the game is over");
        };
        let winners = ending.winners();
        let (games, won) = &mut tenths[((shares[0] * 10.0) as usize).min(9)];
        *games += 1;
        if winners.contains(Seat(0)) {
            *won += 1.0 / winners.len() as f32;
        }
    });
    for (tenth, (games, won)) in (0_u8..).zip(tenths) {
        let (said, is) = ((f32::from(tenth) + 0.5) / 10.0, won / games as f32);
        assert!(
            games > 40 && (said - is).abs() < 0.2,
            "{said}: {is}, {games}"
        );
    }
}
