//! What the suite cannot ask of any game: that Tally hides what its own rules hide, and that it
//! comes to the cases for which it was made.

use super::{CARDS, Choice, Table, Tally};
use riocht::game::{self, Chance, Game, Seat, Seed, Status, View};

/// Plays `steps` random actions.
fn somewhere(seats: u8, seed: u64, steps: u32) -> Tally {
    let mut chance = Chance::new(Seed(seed));
    let mut game = Tally::start(&Table { seats }, Seed(seed));
    for _ in 0..steps {
        if let Some(action) = chance.pick(&game.legal_actions()) {
            game.apply(action).unwrap();
        }
    }
    game
}

/// Not drawn by `resample`, but made by hand: two cards that a seat does not see change places.
#[test]
fn exchanging_two_unseen_cards_changes_nothing_that_a_seat_sees_or_may_do() {
    let mut exchanged = 0;
    for seed in 0..40 {
        for steps in 0..14 {
            let game = somewhere(3, seed, steps);
            for seat in Seat::all(3) {
                let seen = game.observe(seat);
                let others = Seat::all(3).filter(|other| *other != seat);
                let unseen: Vec<u8> = others
                    .flat_map(|other| {
                        let hand = game.hands[other.index()].iter();
                        hand.chain(&game.committed[other.index()])
                    })
                    .chain(&game.deck)
                    .copied()
                    .collect();
                for one in &unseen {
                    for two in &unseen {
                        let mut other = game.clone();
                        other.seed = Seed(other.seed.0 ^ 1);
                        let hands = other.hands.iter_mut().flatten();
                        let committed = other.committed.iter_mut().flatten();
                        for card in hands.chain(committed).chain(&mut other.deck) {
                            if card == one {
                                *card = *two;
                            } else if card == two {
                                *card = *one;
                            }
                        }
                        assert_eq!(other.observe(seat), seen);
                        if game.status() == Status::ToAct(seat) {
                            assert_eq!(other.legal_actions(), game.legal_actions());
                        }
                        exchanged += 1;
                    }
                }
            }
        }
    }
    assert!(exchanged > 10_000);
}

/// Every card that a seat does not see is drawn into every hidden place, evenly.
#[test]
fn resampling_draws_evenly_among_all_that_cannot_be_told_apart() {
    const DRAWS: usize = 9_000;
    let game = somewhere(3, 5, 1);
    assert_eq!(game.committed.iter().flatten().count(), 1);
    let seen = game.observe(Seat(1));
    let mut chance = Chance::new(Seed(9));
    // Seat 1 committed a card and holds two, seat 3 holds three, the deck has three.
    let mut counts = [[0usize; 4]; CARDS as usize + 1];
    for _ in 0..DRAWS {
        let other = Tally::resample(&seen, &mut chance);
        let places = [
            &other.hands[0],
            &other.hands[2],
            &other.deck,
            &other.committed.iter().flatten().copied().collect(),
        ];
        for (place, cards) in places.into_iter().enumerate() {
            for card in cards {
                counts[usize::from(*card)][place] += 1;
            }
        }
    }
    for card in (1..=CARDS).filter(|card| !seen.hand.contains(card)) {
        let found = counts[usize::from(card)];
        for (count, share) in found.into_iter().zip([2, 3, 3, 1]) {
            // Nine cards are unseen; five standard deviations are below 240.
            assert!(count.abs_diff(DRAWS * share / 9) < 240, "{card}: {found:?}");
        }
    }
}

/// The cases for which the game exists do come up.
#[test]
fn tally_has_forced_choices_dead_ends_reshuffles_and_shared_victories() {
    let (mut forced, mut shared, mut reshuffled, mut closed) = (0, 0, 0, 0);
    for seed in 0..200 {
        let mut game = Tally::start(&Table { seats: 4 }, Seed(seed));
        let mut chance = Chance::new(Seed(seed));
        while let Some(action) = chance.pick(&game.legal_actions()) {
            let stones = game.open.winner.is_some() && game.open.lifted.is_none();
            if stones
                && game.open.stone_choices().len()
                    < game.open.piles.iter().filter(|n| **n > 0).count()
            {
                closed += 1;
            }
            let before = game.clone();
            game.apply(action).unwrap();
            let lifted_and_put = matches!(action.choice, Choice::Lift(_)) && !game.mid_turn();
            forced += u32::from(lifted_and_put);
            reshuffled += u32::from(game.seed != before.seed);
        }
        let Status::Over(ending) = game.status() else {
            unreachable!("play ends with the game");
        };
        shared += u32::from(game::Ending::winners(&ending).len() > 1);
    }
    let found = [forced, shared, reshuffled, closed];
    assert!(found.iter().all(|count| *count > 0), "{found:?}");
}
