//! 10,000 random games of each rule set: what is true of every one of them, and their averages
//! beside those of the rules page.

use crate::rules;
use riocht::{
    game::{Chance, Game, Seed, Status, View},
    tara::{
        Chalice, Colour, Ending, Pairs, Tara,
        chalice::{self, Phase},
        levels::{self, Action, Position, RuleSet, Step, playout::random_step},
    },
};

const GAMES: u64 = 10_000;

/// The page's figures come from 4,000 games (Poisoned Chalice: 10,000) and ours from 10,000; the
/// errors of both add up as squares. The page states about two standard deviations.
fn within(found: f64, page: f64, error: f64) {
    assert!((found - page).abs() <= error, "{found:.2}, and not {page}");
}

/// What is counted in games of Level 1 or 2.
#[derive(Default)]
struct Sums {
    first_won: u32,
    battle_turns: u32,
    shortest: u32,
    longest: u32,
    skips_offered: u32,
}

impl Sums {
    fn of(rules: &RuleSet) -> Sums {
        let mut chance = Chance::new(Seed(20));
        let mut sums = Sums {
            shortest: u32::MAX,
            ..Sums::default()
        };
        for _ in 0..GAMES {
            let (ending, turns, skips) = one_game(rules, &mut chance);
            sums.first_won += u32::from(ending.winner() == rules.first);
            sums.battle_turns += turns;
            sums.shortest = sums.shortest.min(turns);
            sums.longest = sums.longest.max(turns);
            sums.skips_offered += skips;
        }
        sums
    }

    fn first_wins(&self) -> f64 {
        f64::from(self.first_won) * 100.0 / GAMES as f64
    }

    fn mean_battle(&self) -> f64 {
        f64::from(self.battle_turns) / GAMES as f64
    }
}

/// One game to its end, with all that must hold on the way; its turns in Battle and the skips
/// that were offered.
fn one_game(rules: &RuleSet, chance: &mut Chance) -> (Ending, u32, u32) {
    let mut position = Position::start(rules);
    let (mut battle_turns, mut offered) = (0, 0);
    let mut skips = [0i32; 2];
    let mut battle_began = false;
    while let Some(action) = random_step(&position, rules, chance) {
        let mover = position.side();
        if position.step() == Step::Begin && position.in_battle() {
            battle_turns += 1;
            holds_in_battle(rules, &position);
        }
        offered += u32::from(position.step() == Step::Skip);
        skips[mover.index()] += i32::from(action == Action::Skip);
        assert_eq!(position.check(rules, action), Ok(()));
        position.play(rules, action);
        if position.in_battle() && position.step() == Step::Begin && !battle_began {
            battle_began = true;
            holds_when_battle_begins(rules, &position, skips);
        }
        // Bridges lie on pairs of one colour only (G-4, A-12), and nobody pays a sixth counter.
        let [red, blue] = Colour::BOTH.map(|colour| Pairs::inside(position.ringforts(colour)));
        let all = Colour::BOTH.map(|colour| position.bridges(colour));
        assert!(all[0].and(red) == all[0] && all[1].and(blue) == all[1]);
        assert!(
            Colour::BOTH
                .iter()
                .all(|colour| position.counters(*colour) <= 5)
        );
        assert!(
            position
                .king(mover)
                .is_some_and(|king| position.ringforts(mover).contains(king))
        );
    }
    // over exactly when nothing can be done, which is at the beginning of a turn.
    let ending = position.ending(rules).expect("nothing can be done");
    assert!(position.choices(rules).is_empty());
    let [red, blue] = ending.territory;
    assert_eq!(red + blue, 45);
    if rules.skips {
        // B-8.
        assert!([1, 3, 5, 7].contains(&red.abs_diff(blue)), "{ending}");
    } else {
        let stuck = position.side();
        assert_eq!(ending.territory[stuck.index()], 22);
        if ending.kingdoms[0] == ending.kingdoms[1] {
            assert_eq!(ending.points_of(stuck.other()), 3);
        }
    }
    // B-5's note: one skip more gives First more territory for certain, Second needs two.
    let [by_first, by_second] = [rules.first, rules.first.other()].map(|c| skips[c.index()]);
    let ahead = i32::from(ending.territory[rules.first.index()]) - 22;
    assert!(by_first <= by_second || ahead > 0, "{ending} {skips:?}");
    assert!(
        by_second <= by_first + 1 || ahead <= 0,
        "{ending} {skips:?}"
    );
    (ending, battle_turns, offered)
}

/// the player to move has 22 in Level 1, and the spare.
fn holds_in_battle(rules: &RuleSet, position: &Position) {
    let mover = position.side();
    let [mine, theirs] = [mover, mover.other()].map(|c| position.ringforts(c).len());
    assert_eq!(mine + theirs, 45);
    if !rules.skips {
        assert_eq!((mine, theirs), (22, 23));
    }
}

/// B-5: the territory with which Battle begins follows from the skips.
fn holds_when_battle_begins(rules: &RuleSet, position: &Position, skips: [i32; 2]) {
    let (first, second) = (rules.first, rules.first.other());
    let ahead = skips[first.index()] - skips[second.index()];
    let [of_first, of_second] = [first, second].map(|c| position.ringforts(c).len() as i32);
    // First is one ahead, or nobody, before skips: whichever makes 45.
    let expected = if ahead % 2 == 0 { ahead + 1 } else { ahead };
    assert_eq!(of_first - of_second, expected, "{skips:?}");
    assert!(position.bridges(first).is_empty() && position.bridges(second).is_empty());
}

#[test]
fn a_1_to_a_15_ten_thousand_games_of_level_1() {
    let sums = Sums::of(&RuleSet::LEVEL_1);
    within(sums.first_wins(), 46.0, 1.9);
    within(sums.mean_battle(), 50.7, 0.5);
    // The page saw 32 to 73 turns in 4,000 games; the rarest games are not the same.
    assert!((26..=34).contains(&sums.shortest), "{}", sums.shortest);
    assert!((70..=82).contains(&sums.longest), "{}", sums.longest);
    assert_eq!(sums.skips_offered, 0);
}

#[test]
fn b_1_to_b_8_ten_thousand_games_of_level_2() {
    let sums = Sums::of(&RuleSet::LEVEL_2);
    within(sums.first_wins(), 51.8, 1.9);
    within(sums.mean_battle(), 40.1, 0.5);
    within(f64::from(sums.skips_offered) / GAMES as f64, 1.06, 0.05);
}

#[test]
fn p_1_to_p_8_ten_thousand_games_of_poisoned_chalice() {
    let rules = chalice::RuleSet::DEFAULT;
    let mut chance = Chance::new(Seed(21));
    let (mut first_won, mut turns, mut captures) = (0u32, 0u32, 0u32);
    let (mut shortest, mut longest) = (u32::MAX, 0);
    for _ in 0..GAMES {
        let mut position = chalice::Position::start(&rules);
        let mut length = 0;
        while let Some(action) = position.random_action(&rules, &mut chance) {
            length += 1;
            captures += u32::from(matches!(action, chalice::Action::Capture(_)));
            position.play(&rules, action);
        }
        let ending = position.ending(&rules).expect("nothing can be done");
        closing_note(&position);
        first_won += u32::from(ending.winner() == Colour::Red);
        turns += length;
        (shortest, longest) = (shortest.min(length), longest.max(length));
    }
    let mean = |sum: u32| f64::from(sum) / GAMES as f64;
    within(100.0 * mean(first_won), 58.6, 1.4);
    within(mean(turns), 49.3, 0.1);
    within(mean(captures), 4.3, 0.1);
    assert_eq!(shortest, 45);
    assert!((56..=61).contains(&longest), "{longest}");
}

/// P-8: the board is full, and at most the player who called OUT has besieged ringforts left.
fn closing_note(position: &chalice::Position) {
    assert_eq!(position.phase(), Phase::Over);
    assert!(position.empty().is_empty());
    // The last turn was the side's that is still to move: the other called OUT, and so cannot
    // have found a besieged ringfort of this side's.
    assert!(position.besieged(position.side()).is_empty());
}

/// What the search plays is what has been measured here.
#[test]
fn play_outs_are_random_games() {
    let rules = RuleSet::LEVEL_2;
    for seed in 0..200 {
        let mut chance = Chance::new(Seed(seed));
        let (ending, _, _) = one_game(&rules, &mut chance);
        let start = Position::start(&rules);
        let again = levels::playout::play_out(start, &rules, &mut Chance::new(Seed(seed)));
        assert_eq!(again, ending);

        let mut game = Chalice::start(&crate::rules::<Chalice>("tara-chalice"), Seed(0));
        let ending = game.play_out(&mut Chance::new(Seed(seed)));
        let mut chance = Chance::new(Seed(seed));
        while let Some(action) = game.random_action(&mut chance) {
            game.apply(action).unwrap();
        }
        assert_eq!(game.status(), Status::Over(ending));
    }
}

/// Any turn of any table, not only those of the default, holds what random play holds.
#[test]
fn a_9_b_4_games_with_other_options_hold_the_same() {
    for options in [
        "tara-1/bridge_destination=bare_ringforts",
        "tara-2/bridge_destination=bare_ringforts",
        "tara-2/skip_on_last_build=off,first=blue",
    ] {
        let rules = rules::<Tara>(options);
        let mut chance = Chance::new(Seed(22));
        for _ in 0..300 {
            one_game(&rules, &mut chance);
        }
    }
}
