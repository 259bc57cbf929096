//! What the suite must know about tafl.

use crate::suite::Subject;
use riocht::tafl::{Move, RuleSet, Square, Tafl};

impl Subject for Tafl {
    const SECRETS: bool = false;
    const GAMES: &'static [&'static str] = &["ard-ri", "ard-ri-one-step"];
    const CASES: u64 = 3;

    /// Any square to any square.
    fn conceivable(_rules: &RuleSet) -> Vec<Move> {
        Square::all()
            .flat_map(|from| Square::all().map(move |to| Move { from, to }))
            .collect()
    }
}
