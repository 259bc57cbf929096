//! Cards, pieces and tokens are all there at every step, at every kind of table.

use crate::{act, table};
use proptest::prelude::*;
use riocht::{
    brian_boru::{BrianBoru, Cards, RuleSet},
    game::{Chance, Game, Rules, Seat, Seed, View},
};

/// Counts everything by hand, without the program's own count.
fn check(game: &BrianBoru) {
    let (rules, position) = (game.rules(), game.position());
    let open = position.open();
    let mut cards: Vec<_> = open.row.to_vec();
    cards.extend(position.deck());
    cards.extend(open.discards.iter());
    cards.extend(open.in_zones().iter());
    for seat in Seat::all(rules.seats) {
        let hand = position.hand(seat);
        cards.extend(hand.iter());
        assert!(open.known[seat.index()].within(hand));
        let on_map: u8 = open.pieces.iter().map(|region| region[seat.index()]).sum();
        let pieces = on_map + open.supply[seat.index()] + open.removed(rules, seat);
        assert_eq!(pieces, rules.pieces_per_player);
    }
    cards.sort_unstable();
    assert!(cards.into_iter().eq(Cards::ALL.iter()), "each card once");
    assert!(
        open.pieces
            .iter()
            .all(|region| { region.iter().sum::<u8>() <= rules.spaces_per_region })
    );
    let castles = open
        .castles
        .iter()
        .flatten()
        .filter(|castle| **castle > 0)
        .count() as u8;
    assert!(open.castles.iter().flatten().all(|castle| *castle <= 2));
    assert_eq!(castles + open.castle_tokens(rules), rules.castle_tokens);
    let defeats: u8 = open.defeat.iter().sum();
    assert_eq!(defeats + open.defeat_tokens(rules), rules.defeat_tokens);
    assert!(open.row.len() <= rules.row_size.into());
    assert_eq!(position.losses(rules), Vec::<String>::new());
    for seat in usize::from(rules.seats)..4 {
        assert!(position.hand(Seat(seat as u8)).is_empty() && open.supply[seat] == 0);
    }
}

fn play(rules: &RuleSet, seed: u64) -> u32 {
    let mut chance = Chance::new(Seed(seed));
    let mut game = BrianBoru::start(rules, Seed(seed));
    let mut reshuffles = 0;
    check(&game);
    while let Some(action) = game.random_action(&mut chance) {
        let events = act(&mut game, &action.to_string());
        let shuffled = |event: &&String| event.contains("shuffled");
        reshuffles += crate::said(&events).iter().filter(shuffled).count() as u32;
        check(&game);
    }
    reshuffles
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn r_1_everything_is_conserved(
        seed: u64,
        seats in 2u8..=4,
        picks in prop::collection::vec(any::<prop::sample::Index>(), 20),
    ) {
        let mut rules = table(seats, "rounds=3");
        for (option, pick) in rules.options().iter().zip(&picks) {
            use riocht::game::OptionKind::{Choice, Form, Number};
            let value = match option.kind {
                _ if option.name == "seats" => continue,
                Choice(words) => words[pick.index(words.len())].to_owned(),
                Form { such_as, .. } => such_as[pick.index(such_as.len())].to_owned(),
                Number { least, most } => {
                    (least + pick.index((most - least + 1) as usize) as i64).to_string()
                }
            };
            rules.set(option.name, &value).unwrap();
        }
        play(&rules, seed);
    }
}

#[test]
fn r_10_2_everything_is_conserved_through_many_shuffles() {
    let rules = table(4, "rounds=15,turns_per_round=6,hand_size=8,hand_limit=8");
    let reshuffles: u32 = (0..10).map(|seed| play(&rules, seed)).sum();
    assert!(reshuffles > 100, "{reshuffles}");
}
