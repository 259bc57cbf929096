//! The rules of thumb and the greedy player: they choose what is legal, from what a seat may
//! know alone, and beat random seats as the rules page's greedy player does. And the merits of
//! cards, which tell with any hand what such a player would lay.

use crate::table;
use riocht::{
    brian_boru::{
        Action, BrianBoru, Choice, Colour, Step,
        card::List,
        merits::{Merits, PLAYERS},
        policy,
    },
    engine::matches::{self, Plan, Spec},
    game::{Chance, Game, Seat, Seed, View},
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
            game.apply(Action { seat, choice }).unwrap();
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

/// Each turn of some games by rules of thumb, as all are to choose, with the first seat and a seed.
fn choosing(games: u64, seats: u8, mut look: impl FnMut(&BrianBoru, Seat, Seed)) {
    for seed in (0..games).map(Seed) {
        let mut chance = Chance::new(seed);
        let mut game = BrianBoru::start(&table(seats, ""), seed);
        let mut begun = (0, 0);
        while let Some(choice) = game.position().thumb(game.rules(), &mut chance) {
            let open = game.position().open();
            if open.step() == Step::Lay && game.position().time() != begun {
                begun = game.position().time();
                look(&game, open.actor(), chance.seed());
            }
            let seat = open.actor();
            game.apply(Action { seat, choice }).unwrap();
        }
    }
}

#[test]
fn merits_tell_with_any_hand_what_trying_all_in_many_worlds_finds_best() {
    const WORLDS: u8 = 64;
    // Half a point a world.
    const PLAIN: i64 = 50 * WORLDS as i64;
    for seats in 2..=4 {
        // Apart for trades, whose swap hangs on the rest of the hand.
        let mut counts = [(0, 0, 0); 2];
        choosing(120, seats, |game, seat, seed| {
            let (position, rules) = (game.position(), game.rules());
            let hand = position.hand(seat);
            let mut chance = Chance::new(seed);
            let mut options = position.tried(rules, seat, WORLDS, &mut chance).options;
            // Of lays that do nothing merits say nothing.
            options.retain(|(option, _)| match option {
                Choice::Lay(card, zone) => List::of(*card, *zone).is_some(),
                _ => true,
            });
            options.sort_by_key(|(_, sum)| -sum);
            let [(best, first), (_, second), ..] = options[..] else {
                return;
            };
            if first - second < PLAIN {
                return;
            }
            let (merits, looked) = Merits::new(position, rules, seat, &mut chance);
            assert!(looked > u64::from(hand.len()));
            let players = options
                .iter()
                .map(|(option, _)| merits.players(hand, *option));
            // Every player makes one of these choices; which of equals is open.
            assert!(players.clone().sum::<u32>() >= PLAYERS as u32);
            let of_best = merits.players(hand, best);
            let trade = matches!(best, Choice::Lay(card, _) if card.colour() == Colour::Blue);
            let (plain, agree, most) = &mut counts[usize::from(trade)];
            *plain += 1;
            *agree += u32::from(players.max() == Some(of_best));
            *most += of_best;
        });
        for ((plain, agree, most), at_least) in counts.into_iter().zip([85, 75]) {
            assert!(plain > 15, "{seats}: {plain}");
            assert!(
                agree * 100 >= plain * at_least,
                "{seats}: {agree} of {plain}"
            );
            assert!(most * 10 >= plain * 6 * PLAYERS as u32, "{seats}: {most}");
        }
    }
}
