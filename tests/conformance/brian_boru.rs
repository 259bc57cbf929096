//! What the suite must know about Brian Boru.

use crate::suite::{self, Subject};
use riocht::{
    brian_boru::{Action, BrianBoru, Cards, Choice, Region, RuleSet, Zone},
    game::{OptionKind, Rules, Seat},
};

impl Subject for BrianBoru {
    const SECRETS: bool = true;
    const GAMES: &'static [&'static str] = &["brian-boru"];
    const CASES: u64 = 1;

    /// Every choice with every card, region and seat, and one seat too many.
    fn conceivable(rules: &RuleSet) -> Vec<Action> {
        let seats = || Seat::all(rules.seats + 1);
        let yes_or_no = [true, false].into_iter().flat_map(|yes| {
            [
                Choice::Upgrade(yes),
                Choice::Place(yes),
                Choice::Join(yes),
                Choice::Pay(yes),
            ]
        });
        let with_a_card = Cards::ALL.iter().flat_map(|card| {
            let lay = Zone::ALL.map(|zone| Choice::Lay(card, zone));
            let rest = [
                Choice::Propose(card),
                Choice::Take(Some(card)),
                Choice::Discard(card),
            ];
            lay.into_iter().chain(rest)
        });
        let swaps = Cards::ALL.iter().flat_map(|given| {
            let swap = move |taken| Choice::Swap(Some((given, taken)));
            Cards::ALL.iter().map(swap)
        });
        let choices: Vec<Choice> = [Choice::Hold, Choice::Swap(None), Choice::Take(None)]
            .into_iter()
            .chain(Region::ALL.map(Choice::Home))
            .chain(seats().map(Choice::Target))
            .chain(yes_or_no)
            .chain(with_a_card)
            .chain(swaps)
            .collect();
        seats()
            .flat_map(|seat| choices.iter().map(move |&choice| Action { seat, choice }))
            .collect()
    }

    /// Every preset for two, three and four seats, and each value of each other option once, at
    /// a table of another size each time.
    fn tables() -> Vec<RuleSet> {
        let mut tables = Vec::new();
        for preset in RuleSet::PRESETS {
            tables.extend((2..=4).map(|seats| RuleSet::preset(preset, seats)));
        }
        let short = RuleSet::PRESETS[0];
        let mut seats = (2..=4).cycle();
        for option in RuleSet::STANDARD.options() {
            let all = suite::values(option.kind);
            let some = match option.kind {
                // Both ends and nothing between.
                OptionKind::Number { .. } => vec![all[0].clone(), all[all.len() - 1].clone()],
                _ => all,
            };
            for value in some.iter().filter(|_| option.name != "seats") {
                let mut rules = RuleSet::preset(short, seats.next().unwrap_or(2));
                if option.name == "hand_limit" {
                    rules.hand_size = 8;
                }
                if rules.set(option.name, value).is_ok() {
                    tables.push(rules);
                }
            }
        }
        tables
    }
}
