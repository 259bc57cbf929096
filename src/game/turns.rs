//! Whole turns out of atomic actions, and perft: the count of whole-turn sequences by which rules
//! are compared.

use super::{Game, Status};

/// Every whole turn from a position between turns: the lists of actions that complete one.
pub fn whole_turns<G: Game>(game: &G) -> Vec<Vec<G::Action>> {
    let mut turns = Vec::new();
    collect(game, &mut Vec::new(), &mut turns);
    turns
}

fn collect<G: Game>(game: &G, begun: &mut Vec<G::Action>, turns: &mut Vec<Vec<G::Action>>) {
    for action in game.legal_actions() {
        let next = after(game, action);
        begun.push(action);
        if next.mid_turn() && matches!(next.status(), Status::ToAct(_)) {
            collect(&next, begun, turns);
        } else {
            turns.push(begun.clone());
        }
        begun.pop();
    }
}

/// The number of whole-turn sequences of exactly `depth` turns; a game that ends earlier does
/// not count.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    // The last turns need not be played to be counted.
    if let Some(turns) = game.count_turns().filter(|_| depth == 1) {
        return turns;
    }
    // One game serves all the actions, so that the memory it holds is asked for once.
    let mut next = game.clone();
    let mut count = 0;
    for action in game.legal_actions() {
        next.clone_from(game);
        let done = next.apply(action);
        debug_assert!(done.is_ok(), "an offered action is legal");
        let turn_over = !next.mid_turn() || matches!(next.status(), Status::Over(_));
        count += perft(&next, depth - u32::from(turn_over));
    }
    count
}

/// The position after an action that `legal_actions` has just offered.
fn after<G: Game>(game: &G, action: G::Action) -> G {
    let mut next = game.clone();
    let done = next.apply(action);
    debug_assert!(done.is_ok(), "an offered action is legal");
    next
}
