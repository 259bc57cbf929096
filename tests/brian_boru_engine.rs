//! The opponents of Brian Boru: that they answer legally at every table, know nothing that their
//! seat does not, stop when told, repeat themselves, use all kinds of turn, and are in order.

use riocht::{
    brian_boru::{
        Action, BrianBoru, Choice, Colour, RuleSet, Step, Zone, outlook::Outlook, turn::Laying,
    },
    engine::{
        LevelId, Limits, Purpose, Report, Request, Score, Thinks, Thought, Watch,
        information::Guesses,
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

/// Plays a game of random actions and gives every position with its seat and number.
fn every_position(games: u64, mut look: impl FnMut(&BrianBoru, Seat, u64)) {
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
fn a_play_out_ends_repeats_itself_and_loses_nothing() {
    every_position(10, |game, _, number| {
        let rules = game.rules();
        for laying in [Laying::Quick, Laying::Tried(1)] {
            let mut played = *game.position();
            played.choose_anew(rules);
            let mut again = played;
            played.play_on(rules, laying, Seed(number), 0);
            assert_eq!(played.open().step(), Step::Over);
            assert_eq!(played.losses(rules), [""; 0]);
            again.play_on(rules, laying, Seed(number), 0);
            assert_eq!(played, again);
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

#[test]
fn hands_that_fit_what_was_laid_are_nearer_to_the_true_ones() {
    const DRAWS: u32 = 60;
    let (mut guessed, mut even) = (0, 0);
    greedy_games(30, |game, _| {
        if game.position().open().round < 4 {
            return;
        }
        let seen = game.observe(Seat(0));
        let truth = game.position().hand(Seat(1));
        let mut chance = Chance::new(Seed(1));
        let guesses = Guesses::new(&seen, &mut chance, &mut |_| true);
        for _ in 0..DRAWS {
            let guess = guesses.draw(&seen, &mut chance);
            guessed += u32::from(truth.and(guess.hand(Seat(1))).len());
            even += u32::from(truth.and(seen.sample(&mut chance).hand(Seat(1))).len());
        }
    });
    assert!(guessed * 100 > even * 105, "{guessed} {even}");
}

#[test]
fn what_is_guessed_is_always_possible() {
    every_position(12, |game, seat, number| {
        let seen = game.observe(seat);
        let mut chance = Chance::new(Seed(number));
        let mut left = 5;
        let guesses = Guesses::new(&seen, &mut chance, &mut |_| {
            left -= 1;
            left > 0
        });
        let world = guesses.draw(&seen, &mut chance);
        assert_eq!(world.losses(game.rules()), Vec::<String>::new());
        assert_eq!(world.open(), seen.open());
        for other in Seat::all(game.rules().seats) {
            assert_eq!(world.hand(other).len(), seen.hand_size(other));
            assert!(seen.seen_hand(other).within(world.hand(other)));
        }
    });
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
