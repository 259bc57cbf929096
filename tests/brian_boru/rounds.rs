//! Who gained what, round by round, beside the rules' own counting of the score.

use crate::table;
use riocht::{
    brian_boru::{BrianBoru, RuleSet, rounds::rounds},
    game::{Chance, Ending as _, Game, Rules, Seat, Seed, Timeline, View},
};

fn played(rules: &RuleSet, seed: u64) -> Timeline<BrianBoru> {
    let mut chance = Chance::new(Seed(!seed));
    let mut game = Timeline::new(BrianBoru::start(rules, Seed(seed)));
    while let Some(action) = game.last().random_action(&mut chance) {
        game.push(action).unwrap();
    }
    game
}

/// Every table that is tried: all presets for two, three and four seats, and options that change
/// what is counted and when.
fn tables() -> Vec<RuleSet> {
    let mut tables = Vec::new();
    for seats in 2..=4 {
        tables.extend(RuleSet::PRESETS.map(|preset| RuleSet::preset(preset, seats)));
        for options in [
            "fair_start=on,homes=chosen",
            "control_scoring=final_only,turns_per_round=3",
            "hand_limit=6,row_refill=never,politics_draw=never",
            "row_refill=at_once,hand_size=4,region_values=9821",
            "castle_tokens=16,defeat_tokens=16,rotate_start=off,rounds=15",
        ] {
            tables.push(table(seats, options));
        }
    }
    tables
}

#[test]
fn r_12_2_the_rounds_sum_to_the_final_score() {
    let (mut games, mut gains) = (0, 0);
    for (number, rules) in (0..).zip(tables()) {
        for seed in 0..12 {
            let game = played(&rules, seed * 97 + number);
            let ending = *game.last().status().ending().unwrap();
            let rounds = rounds(&game);
            let numbers: Vec<u8> = rounds.iter().map(|round| round.number).collect();
            assert_eq!(numbers, (0..=rules.rounds).collect::<Vec<u8>>());
            assert_eq!(rounds.last().unwrap().end, game.len());
            for seat in Seat::all(rules.seats) {
                let at = seat.index();
                let sum: i16 = rounds.iter().map(|round| round.gains[at].points()).sum();
                let total = rounds.last().unwrap().totals[at];
                assert_eq!(i32::from(sum), ending.score(seat), "{rules:?} {seed}");
                assert_eq!(sum, total);
                // Each kind comes to what the score has of it.
                let score = game.last().position().score(&rules, seat);
                let sum =
                    |kind: &dyn Fn(usize) -> i16| -> i16 { (0..rounds.len()).map(kind).sum() };
                let control = |round: usize| rounds[round].gains[at].control.iter().sum();
                assert_eq!(sum(&control), score.control);
                assert_eq!(
                    sum(&|round| rounds[round].gains[at].castles),
                    score.plain_castles + score.upgraded_castles
                );
                assert_eq!(sum(&|round| rounds[round].gains[at].hand), score.hand);
                assert_eq!(sum(&|round| rounds[round].gains[at].defeats), score.defeats);
                assert_eq!(sum(&|round| rounds[round].gains[at].start), score.start);
                gains += rounds.len();
            }
            games += 1;
        }
    }
    assert!(games > 300 && gains > 5_000, "{games} {gains}");
}

/// At the end of each round the total is the score of the position there.
#[test]
fn r_12_2_each_total_is_the_score_at_that_moment() {
    let (mut compared, mut forced) = (0, 0);
    for (number, rules) in (0..).zip(tables()) {
        let game = played(&rules, 1_000 + number);
        for round in rounds(&game) {
            let now = game.at(round.end);
            let open = now.position().open();
            // Whoever had to take a card at once has more in hand than the round brought.
            if open.duty.iter().any(|duty| *duty != open.duty[3]) {
                forced += 1;
                continue;
            }
            for seat in Seat::all(rules.seats) {
                let score = now.position().score(&rules, seat);
                assert_eq!(round.totals[seat.index()], score.total());
                compared += 1;
            }
        }
    }
    assert!(compared > 500 && forced < 30, "{compared} {forced}");
}

#[test]
fn r_11_1_a_round_names_the_regions_that_were_controlled() {
    let rules = RuleSet::named("brian-boru").unwrap();
    let mut scored = [0; 4];
    for seed in 0..20 {
        let game = played(&rules, seed);
        for round in rounds(&game).iter().skip(1) {
            let open = game.at(round.end).position().open();
            for region in riocht::brian_boru::Region::ALL {
                for seat in Seat::all(rules.seats) {
                    let controls = open.control[region.index()] == Some(seat);
                    let points = if controls { rules.value(region) } else { 0 };
                    let gained = round.gains[seat.index()].control[region.index()];
                    assert_eq!(gained, i16::from(points));
                    scored[region.index()] += u32::from(controls);
                }
            }
        }
    }
    assert!(scored.iter().all(|times| *times > 10), "{scored:?}");
}

/// A game that is not over is told up to where it stands.
#[test]
fn r_3_1_the_last_round_may_be_unfinished() {
    let rules = table(3, "");
    let mut game = played(&rules, 5);
    game.truncate(game.len() - 1);
    let all = rounds(&game);
    let last = all.last().unwrap();
    assert_eq!((last.number, last.end), (rules.rounds, game.len()));
}
