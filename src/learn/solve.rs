//! Who wins within a few turns, by looking at everything: for the short wins of the lessons, with
//! the rules themselves and nothing else.

use crate::game::{Game, Seat, Status, turns::whole_turns};

/// Whether `seat` wins within so many turns of its own, whatever the others do.
pub fn wins_within<G: Game>(game: &G, seat: Seat, turns: u8) -> bool {
    let actor = match game.status() {
        Status::Over(ending) => return crate::game::Ending::winners(&ending).contains(seat),
        Status::ToAct(actor) => actor,
    };
    if turns == 0 {
        return false;
    }
    let mut nexts = game.legal_actions().into_iter().map(|action| {
        let next = after(game, &[action]);
        let ended = actor == seat && !next.mid_turn();
        wins_within(&next, seat, turns - u8::from(ended))
    });
    match actor == seat {
        true => nexts.any(|wins| wins),
        false => nexts.all(|wins| wins),
    }
}

/// A whole turn, or the rest of one, with which `seat`, which is to act, keeps a win within so
/// many turns, this one counted.
pub fn winning_turn<G: Game>(game: &G, seat: Seat, turns: u8) -> Option<Vec<G::Action>> {
    let left = turns.checked_sub(1)?;
    whole_turns(game)
        .into_iter()
        .find(|turn| wins_within(&after(game, turn), seat, left))
}

/// The best that can be played against `seat`, which wants to win within so many turns: a turn
/// that wins, otherwise one that lets it win no more, otherwise one that holds out longest.
pub fn best_reply<G: Game>(game: &G, seat: Seat, turns: u8) -> Option<Vec<G::Action>> {
    let worth = |turn: &Vec<G::Action>| {
        let next = after(game, turn);
        match next.status() {
            Status::Over(ending) => match crate::game::Ending::winners(&ending).contains(seat) {
                true => 0,
                false => u8::MAX,
            },
            Status::ToAct(_) => (1..=turns)
                .find(|turns| wins_within(&next, seat, *turns))
                .unwrap_or(u8::MAX - 1),
        }
    };
    // Of several as good, the first.
    whole_turns(game).into_iter().rev().max_by_key(worth)
}

/// The game after actions that are legal there.
pub fn after<G: Game>(game: &G, actions: &[G::Action]) -> G {
    let mut next = game.clone();
    for action in actions {
        let done = next.apply(*action);
        debug_assert!(done.is_ok(), "an offered action is legal");
    }
    next
}
