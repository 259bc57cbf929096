//! The rules of Tara and Poisoned Chalice, by their numbers on the rules page.

mod games;

use riocht::game::Notation;

/// Plays turns as text.
fn play<G: Notation>(game: &mut G, turns: &str) {
    for turn in turns.split_whitespace() {
        let actions = game
            .parse_turn(turn)
            .unwrap_or_else(|why| panic!("{turn}: {why}"));
        for action in actions {
            game.apply(action).unwrap();
        }
    }
}
