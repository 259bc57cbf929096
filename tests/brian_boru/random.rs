//! Random games in numbers, beside those of the rules page: 10,000 for each number of seats,
//! six rounds.

use crate::table;
use riocht::{
    brian_boru::{Action, BrianBoru, Choice, Step, Zone},
    game::{Chance, Ending as _, Game, Seat, Seed, View},
};

const GAMES: u64 = 10_000;

/// Draws a choice as the page's random player does: a card of the hand or a hold, evenly, and then
/// a zone; who has held takes a card; everything else evenly.
fn choose(game: &BrianBoru, chance: &mut Chance) -> Option<Action> {
    let choices = game.position().choices(game.rules());
    if choices.step() == Step::Lay {
        let seat = choices.seat();
        let hand = game.position().hand(seat);
        let choice = match hand.nth(chance.below(u32::from(hand.len()) + 1) as u8) {
            Some(card) => Choice::Lay(card, Zone::ALL[chance.below(3) as usize]),
            None => Choice::Hold,
        };
        return Some(Action { seat, choice });
    }
    let mut action = game.random_action(chance)?;
    while action.choice == Choice::Take(None) {
        action = game.random_action(chance)?;
    }
    Some(action)
}

fn play(seats: u8, seed: u64) -> (BrianBoru, u8, bool) {
    let mut chance = Chance::new(Seed(!seed));
    let mut game = BrianBoru::start(&table(seats, ""), Seed(seed));
    let (mut largest, mut shuffled) = (0, false);
    while let Some(action) = choose(&game, &mut chance) {
        let discards = game.position().open().discards.len();
        game.apply(action).unwrap();
        shuffled |= game.position().open().discards.len() < discards;
        for seat in Seat::all(seats) {
            largest = largest.max(game.position().hand(seat).len());
        }
    }
    (game, largest, shuffled)
}

#[test]
fn r_12_random_games_are_those_of_the_page() {
    // Mean score, 5 % and 95 % quantiles, the winner's lead, shared wins in per cent.
    let page = [
        (2, 36.7, 23, 52, 10.3, 1.8),
        (3, 32.6, 20, 48, 8.7, 2.1),
        (4, 32.6, 19, 48, 8.1, 2.2),
    ];
    for (seats, mean, low, high, lead, shared) in page {
        let (mut scores, mut leads, mut ties) = (Vec::new(), 0.0, 0);
        for seed in 0..GAMES {
            let (game, largest, shuffled) = play(seats, seed);
            let status = game.status();
            let ending = status.ending().unwrap();
            assert!(!shuffled && largest <= 12);
            let mut all: Vec<i32> = Seat::all(seats).map(|seat| ending.score(seat)).collect();
            scores.extend(&all);
            all.sort_unstable();
            leads += f64::from(all[all.len() - 1] - all[all.len() - 2]);
            ties += u32::from(ending.winners().len() > 1);
        }
        scores.sort_unstable();
        let count = scores.len();
        let found_mean = f64::from(scores.iter().sum::<i32>()) / count as f64;
        let quantile = |per_cent: usize| scores[count * per_cent / 100];
        let found_lead = leads / GAMES as f64;
        let found_shared = 100.0 * f64::from(ties) / GAMES as f64;
        let found = (quantile(5), quantile(95));
        println!(
            "{seats} seats: mean {found_mean:.2} ({mean}), quantiles {found:?} ({low}, {high}), \
             lead {found_lead:.2} ({lead}), shared {found_shared:.2} % ({shared})"
        );
        // Both figures are means of 10,000 games and the page's are rounded: three standard
        // errors of the difference are 0.25 for a score of standard deviation 9, 0.35 for the
        // lead, 0.6 for the shared wins.
        assert!((found_mean - mean).abs() < 0.3);
        assert!((found_lead - lead).abs() < 0.4);
        assert!((found_shared - shared).abs() < 0.65);
        assert!(found.0.abs_diff(low) <= 1 && found.1.abs_diff(high) <= 1);
    }
}
