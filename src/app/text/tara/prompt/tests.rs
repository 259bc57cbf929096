use super::*;
use crate::{
    app::text::Told,
    game::{Chance, Illegal as _, Notation, Rules, Seed, Status},
    tara::{Hills, chalice, levels},
};
use std::collections::BTreeSet;

const LANG: Lang = Lang::English;

/// Walks random games of a table and checks the prompt of every position; returns the kinds of
/// prompt that were met.
fn walk<G: Told<Observation = G>>(
    name: &str,
    options: &str,
    games: u64,
    check: impl Fn(&G, &Prompt, &[G::Action]),
) -> BTreeSet<String> {
    let mut rules = G::Rules::named(name).unwrap();
    rules.set_all(options).unwrap();
    let mut met = BTreeSet::new();
    for seed in 0..games {
        let mut chance = Chance::new(Seed(seed));
        let mut game = G::start(&rules, Seed(0));
        let mut before = game.clone();
        let mut turn = Vec::new();
        while let Status::ToAct(_) = game.status() {
            let prompt = G::prompt(LANG, &game);
            let actions = game.legal_actions();
            let place = format!("{name} {options} {}: {prompt:?}", game.position_text());
            assert!(
                !prompt.headline.is_empty() && prompt.detail.ends_with('.'),
                "{place}"
            );
            if game.mid_turn() {
                // What a begun turn needs is said with its rule. Its steps may be the computer's,
                // and give no orders.
                assert!(prompt.rule.is_some(), "{place}");
                let spoken = G::spoken(LANG, &before, &turn);
                assert!(!spoken.contains(&prompt.headline), "{place}: {spoken}");
            } else {
                before = game.clone();
                turn.clear();
            }
            check(&game, &prompt, &actions);
            let rule = prompt.rule.unwrap_or_default();
            // Whose turn it is does not matter for the kind.
            let head = prompt.headline.replace("Red", "One").replace("Blue", "One");
            met.insert(format!("{head} {rule}").trim_end().to_owned());
            // The later ones of a list are bridge-moves. Games with many of them meet what is
            // left when the counters are gone, games with few what is forced with counters.
            let draws = (0..6).map(|_| chance.below(actions.len() as u32) as usize);
            let index = match seed % 3 {
                0 => draws.min(),
                1 => draws.max(),
                _ => draws.last(),
            };
            let action = actions[index.unwrap()];
            turn.push(action);
            game.apply(action).unwrap();
        }
        // A game that is over needs nothing more.
        assert_eq!(G::prompt(LANG, &game).headline, "");
    }
    met
}

/// Checks a prompt of Level 1 or 2 against what the rules allow there.
fn of_levels(game: &Tara, prompt: &Prompt, actions: &[levels::Action]) {
    use levels::Action;
    let (head, detail) = (prompt.headline.as_str(), prompt.detail.as_str());
    let place = format!("{} {prompt:?}", game.position_text());
    let has = |kind: fn(&Action) -> bool| actions.iter().any(kind);
    let position = game.position();
    let (lines, who) = (game.rules().king_lines, position.side());
    let theirs = who.other().word();
    match position.step() {
        Step::Drop(_) => {
            assert_eq!(head, "Now put the bridge down");
            assert!(detail.contains(theirs), "{place}");
            assert_eq!(detail.contains("row or the column"), lines, "{place}");
            assert_eq!(prompt.rule == Some("B-7"), lines, "{place}");
        }
        Step::Swap => {
            assert_eq!((head, prompt.rule), ("Now take a ringfort", Some("A-8")));
            assert!(has(|it| matches!(it, Action::Swap(_))), "{place}");
        }
        Step::Link => {
            assert_eq!(head, "Now link two of your ringforts");
            assert_eq!(prompt.rule, Some(if lines { "B-6" } else { "A-7" }));
            assert_eq!(detail.contains("king’s lines"), lines, "{place}");
        }
        Step::Skip => {
            assert!(
                head.ends_with("king is besieged") && detail.contains("counter"),
                "{place}"
            );
            let last = position.in_battle();
            assert_eq!(
                prompt.rule,
                Some(if last { "B-4" } else { "B-2" }),
                "{place}"
            );
            assert_eq!(detail.contains("begin Battle"), last, "{place}");
        }
        Step::Begin if !position.in_battle() => {
            assert!(head.contains("builds"), "{place}");
            // Anywhere is said where anywhere is allowed although the enemy king stands.
            let all = position.builds() == position.empty();
            let far = position
                .king(who.other())
                .is_some_and(|king| !position.empty().meets(king.reach()));
            assert!(!far || all, "{place}");
            assert_eq!(prompt.rule == Some("A-3"), far, "{place}");
        }
        Step::Begin => {
            let swaps = has(|it| matches!(it, Action::Swap(_)));
            let lifts = has(|it| matches!(it, Action::Lift(_)));
            assert_eq!(head.ends_with("takes a ringfort"), swaps, "{place}");
            assert_eq!(head.ends_with("must move a bridge"), !swaps, "{place}");
            assert_eq!(prompt.rule == Some("A-10") && !swaps, !swaps, "{place}");
            assert_eq!(
                detail.contains("or first move one"),
                swaps && lifts,
                "{place}"
            );
            let broke = position.counters(who) == 0;
            assert_eq!(
                detail.contains("no counter left"),
                broke && swaps,
                "{place}"
            );
            if swaps && !lifts && !broke && !position.bridges(who.other()).is_empty() {
                // It is said why not, and the rules agree: a lift is refused by that rule.
                let bridge = position.bridges(who.other()).iter().next().unwrap();
                let refused = game.clone().apply(Action::Lift(bridge)).unwrap_err();
                assert_eq!(prompt.rule, Some(refused.rule()), "{place} {refused}");
            }
        }
    }
    // A step without a choice names what is left.
    if let ([action @ (Action::Link(_) | Action::Swap(_))], true) = (actions, game.mid_turn()) {
        let hill = action.to_string();
        assert!(detail.contains(hill.trim_start_matches('x')), "{place}");
        assert!(detail.contains("Only"), "{place}");
    }
}

#[test]
fn every_step_of_level_1_says_what_it_needs() {
    let met = walk("tara-1", "", 60, of_levels);
    for kind in [
        "One builds",
        "One builds anywhere A-3",
        "One takes a ringfort",
        "One takes a ringfort A-8",
        "One must move a bridge A-10",
        "Now put the bridge down A-8",
        "Now take a ringfort A-8",
        "Now link two of your ringforts A-7",
    ] {
        assert!(met.contains(kind), "{kind} of {met:?}");
    }
    let met = walk("tara-1", "bridge_destination=bare_ringforts", 40, of_levels);
    assert!(met.contains("Now put the bridge down A-9"), "{met:?}");
    assert!(met.contains("One takes a ringfort A-9"), "{met:?}");
}

#[test]
fn every_step_of_level_2_says_what_it_needs() {
    let met = walk("tara-2", "", 120, of_levels);
    for kind in [
        "One builds anywhere A-3",
        "One’s king is besieged B-2",
        "One takes a ringfort B-7",
        "One must move a bridge A-10",
        "Now put the bridge down B-7",
        "Now take a ringfort A-8",
        "Now link two of your ringforts B-6",
    ] {
        assert!(met.contains(kind), "{kind} of {met:?}");
    }
}

/// Checks a prompt of Poisoned Chalice against what the rules allow there.
fn of_chalice(game: &Chalice, prompt: &Prompt, actions: &[chalice::Action]) {
    use chalice::Action;
    let place = format!("{} {prompt:?}", game.position_text());
    let (position, head) = (game.position(), prompt.headline.as_str());
    let captures = matches!(actions[0], Action::Capture(_));
    assert_eq!(head.contains("must capture"), captures, "{place}");
    assert_eq!(head.contains("builds"), !captures, "{place}");
    let last = position.phase() == Phase::LastTurn;
    assert_eq!(head.contains("is OUT"), last, "{place}");
    if captures {
        assert_eq!(
            prompt.rule,
            Some(if last { "P-7" } else { "P-5" }),
            "{place}"
        );
        if let [Action::Capture(hill)] = actions {
            assert!(prompt.detail.contains(&hill.to_string()), "{place}");
        }
        // To build instead is refused by the rule that the prompt names.
        if let Some(hill) = position.empty().iter().next() {
            let refused = game.clone().apply(Action::Build(hill)).unwrap_err();
            assert_eq!(prompt.rule, Some(refused.rule()), "{place}");
        }
    } else if position.in_battle() {
        let everywhere = actions.len() as u32 == position.empty().len();
        assert!(prompt.rule != Some("P-6") || everywhere, "{place}");
        if !everywhere {
            assert!(head.ends_with("in a qualified row"), "{place}");
        }
        let few = if game.rules().fewer {
            "fewer"
        } else {
            "no more"
        };
        assert!(
            prompt.rule == Some("P-6") || prompt.detail.contains(few),
            "{place}"
        );
    } else {
        assert!(head.ends_with("on an edge"), "{place}");
        let edges = Hills::EDGES.into_iter().fold(Hills::NONE, Hills::or);
        assert!(position.builds(game.rules()).within(edges), "{place}");
    }
}

#[test]
fn every_turn_of_poisoned_chalice_says_what_it_needs() {
    for options in ["", "qualified_rows=fewer"] {
        let met = walk("tara-chalice", options, 120, of_chalice);
        for kind in [
            "One builds on an edge",
            "One builds in a qualified row",
            "One builds anywhere P-6",
            "One must capture P-5",
            "One is OUT: One must capture P-7",
        ] {
            assert!(met.contains(kind), "{kind} of {met:?}");
        }
    }
}
