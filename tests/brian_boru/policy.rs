//! The rules of thumb and the greedy player: they choose what is legal, from what a seat may
//! know alone, and beat random seats as the rules page's greedy player does.

use crate::table;
use riocht::{
    brian_boru::{BrianBoru, policy},
    engine::matches::{self, Plan, Spec},
    game::{Chance, Game, Seed, View},
};

#[test]
fn rules_of_thumb_choose_what_is_legal_to_the_end_at_every_table() {
    let options = [
        "",
        "homes=chosen,hand_limit=6,row_refill=never,rounds=9",
        "rounds=15,hand_size=8",
    ];
    for seed in 0..120 {
        let rules = table(2 + (seed % 3) as u8, options[(seed / 3 % 3) as usize]);
        let mut chance = Chance::new(Seed(seed));
        let mut game = BrianBoru::start(&rules, Seed(seed));
        while let Some(choice) = game.position().thumb(&rules, &mut chance) {
            let choices = game.position().choices(&rules);
            assert_eq!(choices.check(choice), Ok(()));
            // What is worth a thought is legal, and each thing once.
            let options = policy::canonical(&choices);
            for (at, option) in options.iter().enumerate() {
                assert_eq!(choices.check(*option), Ok(()));
                assert!(!options[..at].contains(option));
            }
            assert!(options.len() > 1);
            let seat = choices.seat();
            game.apply(riocht::brian_boru::Action { seat, choice })
                .unwrap();
        }
        assert!(game.status().seat().is_none());
    }
}

#[test]
fn r_13_few_choices_are_worth_a_thought() {
    let mut most = 0;
    for seed in 0..500 {
        let game = BrianBoru::start(&table(3, ""), Seed(seed));
        let options = policy::canonical(&game.position().choices(game.rules()));
        most = most.max(options.len());
    }
    // Six cards where they act, one thrown away, and the hold.
    assert_eq!(most, 8);
}

#[test]
fn the_greedy_player_beats_random_seats() {
    // The page's greedy player wins 99.5, 97.6 and 90.2 % of its games.
    for (seats, at_least) in [(2, 0.95), (3, 0.92), (4, 0.84)] {
        let plan = Plan {
            games: 40 * seats,
            seed: Seed(1),
            opening: 0,
            threads: 2,
        };
        let rules = table(seats as u8, "");
        let outcome = matches::play::<BrianBoru>(&rules, Spec::Greedy, Spec::Random, &plan);
        let share = outcome.games.share().unwrap();
        assert!(share > at_least, "{seats}: {}", outcome.games);
        // Every place was A's as often.
        assert_eq!(outcome.by_seat.len(), seats as usize);
        for tally in &outcome.by_seat {
            assert_eq!(tally.wins + tally.draws + tally.losses, 40);
        }
    }
}
