//! What is known about Ard Rí for certain, proved again.

use riocht::{
    engine::{
        Effort,
        proof::{Proof, Verdict},
    },
    game::{Game, Rules, Seed, View},
    tafl::{RuleSet, Side, Tafl},
};

fn start(options: &str) -> Tafl {
    let mut rules = RuleSet::ARD_RI;
    rules.set_all(options).unwrap();
    Tafl::start(&rules, Seed(0))
}

/// The attackers' forced win, proved by search from the start; and no such win for the others.
#[test]
fn the_attackers_win_ard_ri_by_force() {
    for (options, most_nodes) in [
        ("", 2_000_000),
        ("corners=plain", 2_000_000),
        ("encirclement=off", 10_000_000),
    ] {
        let game = start(options);
        let mut effort = Effort::nodes_only(most_nodes);
        let mut proof = Proof::new(game.rules(), 0, &[], 20);
        let verdict = proof.solve(game.position(), &mut effort);
        assert_eq!(
            verdict,
            Verdict::Wins,
            "{options}, {} nodes",
            effort.nodes()
        );
        // The proof is a way to play: no shorter than the shortest, and legal to its end.
        let mut effort = Effort::nodes_only(u64::MAX);
        let (plies, line) = proof.way(game.position(), &mut effort).unwrap();
        assert!(
            plies >= 13 && line.len() == plies as usize,
            "{options} {plies}"
        );
        let mut follow = game.clone();
        for mv in line {
            follow.apply(mv).unwrap();
        }
        assert_eq!(
            follow.status().ending().map(|end| end.winner()),
            Some(Side::Attackers)
        );
    }
}
