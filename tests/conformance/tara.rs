//! What the suite must know about Tara.

use crate::suite::Subject;
use riocht::tara::{
    Chalice, Hill, Pair, Tara,
    chalice::{self, Action as Turn},
    levels::{Action, RuleSet},
};

impl Subject for Tara {
    const SECRETS: bool = false;
    const GAMES: &'static [&'static str] = &["tara-1", "tara-2"];
    const CASES: u64 = 2;

    /// Every step on every hill and every pair.
    fn conceivable(_rules: &RuleSet) -> Vec<Action> {
        let on_hills = Hill::all().flat_map(|hill| [Action::Build(hill), Action::Swap(hill)]);
        let on_pairs = Pair::all()
            .flat_map(|pair| [Action::Lift(pair), Action::Drop(pair), Action::Link(pair)]);
        on_hills
            .chain(on_pairs)
            .chain([Action::Skip, Action::Decline])
            .collect()
    }
}

impl Subject for Chalice {
    const SECRETS: bool = false;
    const GAMES: &'static [&'static str] = &["tara-chalice"];
    const CASES: u64 = 5;

    fn conceivable(_rules: &chalice::RuleSet) -> Vec<Turn> {
        Hill::all()
            .flat_map(|hill| [Turn::Build(hill), Turn::Capture(hill)])
            .collect()
    }
}
