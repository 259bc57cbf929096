//! The rounds of the search.

use super::Style;
use crate::{
    brian_boru::{
        Choice, Position, RuleSet, SEATS, Seen, Step, judgement,
        outlook::{Outlook, falls},
        policy::MOST_OPTIONS,
        turn::{Lays, PlayOut},
    },
    engine::Effort,
    game::{Chance, Seat},
};
use arrayvec::ArrayVec;

/// The points of a seat that nobody has.
const NOBODY: f64 = -1e9;
/// The rounds before an option can be given up.
const FIRST: u32 = 16;
/// The rounds that are enough when only one option is left.
const ENOUGH: u32 = 256;

/// An option of the seat to act that is still in question.
#[derive(Clone, Copy, Debug)]
struct Trial {
    /// The choice; `None` where the observer knows of none, and only looks on.
    choice: Option<Choice>,
    /// How far it is misjudged, as a share of a game.
    misjudged: f64,
    /// Its place among all options, in [`Search::sums`] and [`Search::products`].
    place: usize,
    /// What came of it for each seat.
    worths: [f64; SEATS],
}

/// What was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The best choice; `None` when the observer knows of none.
    pub choice: Option<Choice>,
    /// Each seat's chance to win, in thousandths.
    pub chances: [u16; SEATS],
    /// The rounds so far.
    pub rounds: u32,
}

/// A search from one observation.
pub struct Search<'a> {
    seen: &'a Seen,
    worlds: &'a dyn Fn(&mut Chance) -> Position,
    style: Style,
    outlook: Option<&'static Outlook>,
    chance: Chance,
    trials: ArrayVec<Trial, MOST_OPTIONS>,
    rounds: u32,
    /// The sum of what came of each option for the seat to act.
    sums: [f64; MOST_OPTIONS],
    /// The sums of the products of what came of two options in the same world.
    products: Vec<f64>,
}

impl<'a> Search<'a> {
    /// A search for the best of some options of the seat to act, each with how far it is
    /// misjudged, as a share of a game. `worlds` gives positions that the observer cannot tell
    /// from the real one.
    pub fn new(
        seen: &'a Seen,
        worlds: &'a dyn Fn(&mut Chance) -> Position,
        options: &[(Choice, f32)],
        style: Style,
        chance: Chance,
    ) -> Search<'a> {
        let trial = |place, choice, misjudged: f32| Trial {
            choice,
            misjudged: f64::from(misjudged),
            place,
            worths: [0.0; SEATS],
        };
        let mut trials: ArrayVec<Trial, MOST_OPTIONS> = (0..)
            .zip(options)
            .map(|(place, &(choice, misjudged))| trial(place, Some(choice), misjudged))
            .collect();
        if trials.is_empty() {
            trials.push(trial(0, None, 0.0));
        }
        Search {
            seen,
            worlds,
            style,
            outlook: Outlook::of(seen.rules()).filter(|_| style.learned),
            chance,
            products: vec![0.0; trials.len() * trials.len()],
            trials,
            rounds: 0,
            sums: [0.0; MOST_OPTIONS],
        }
    }

    /// Plays rounds until the effort is spent or the best option is plain, and tells what it has
    /// found whenever the rounds have doubled.
    pub fn run(&mut self, effort: &mut Effort<'_>, tell: &mut dyn FnMut(&Found, u64)) {
        let mut next = 64;
        let mut check = FIRST;
        let mut told = 0;
        while self.round(effort) && !self.is_plain() {
            if self.rounds >= check {
                check += check / 4;
                self.give_up();
            }
            if self.rounds >= next {
                next *= 2;
                told = self.rounds;
                tell(&self.found(), effort.nodes());
            }
        }
        if told != self.rounds {
            tell(&self.found(), effort.nodes());
        }
    }

    fn is_plain(&self) -> bool {
        self.rounds >= ENOUGH && self.trials.len() == 1 && self.trials[0].choice.is_some()
    }

    /// One world, played through for every option in question; false when the effort ended. The
    /// first round counts even then, for the options that it got to.
    fn round(&mut self, effort: &mut Effort<'_>) -> bool {
        let rules = self.seen.rules();
        let me = self.seen.choices().seat();
        let mut world = (self.worlds)(&mut self.chance);
        world.choose_anew(rules);
        let luck = self.chance.seed();
        let lays = world.choices(rules).step() == Step::Lay;
        let (mut all, mut looked): (Lays, u64) = ([None; SEATS], 0);
        if lays {
            let but = self.trials[0].choice.map(|_| me);
            (all, looked) = world.lays(rules, self.style.now, luck, but);
        }
        let play_out = PlayOut {
            laying: self.style.later,
            deep: self.outlook.map(|outlook| (me, outlook)),
            turns: self.style.horizon,
        };
        let mut found: ArrayVec<[f64; SEATS], MOST_OPTIONS> = ArrayVec::new();
        for trial in &self.trials {
            let mut after = world;
            if lays {
                if trial.choice.is_some() {
                    all[me.index()] = trial.choice;
                }
                after.lay_all(rules, &all);
            } else if let Some(choice) = trial.choice {
                after.play(rules, choice, &mut ());
            }
            looked += 1;
            looked += after.play_on(rules, &play_out, luck, world.time());
            found.push(match self.outlook {
                Some(outlook) => outlook.shares(rules, &after).map(f64::from),
                None => self.worths(&after),
            });
            for _ in 0..looked {
                effort.spend();
            }
            looked = 0;
            if effort.is_over() {
                break;
            }
        }
        let whole = found.len() == self.trials.len();
        if whole || self.rounds == 0 {
            self.trials.truncate(found.len());
            self.learn(me, &found);
        }
        !effort.is_over()
    }

    fn learn(&mut self, me: Seat, found: &[[f64; SEATS]]) {
        let width = self.width();
        for (trial, worths) in self.trials.iter_mut().zip(found) {
            self.sums[trial.place] += worths[me.index()];
            for (sum, worth) in trial.worths.iter_mut().zip(worths) {
                *sum += worth;
            }
        }
        for (one, worths) in self.trials.iter().zip(found) {
            for (other, others) in self.trials.iter().zip(found) {
                self.products[one.place * width + other.place] +=
                    worths[me.index()] * others[me.index()];
            }
        }
        self.rounds += 1;
    }

    /// The number of all options.
    fn width(&self) -> usize {
        self.products.len().isqrt()
    }

    /// How good an option looks.
    fn value(&self, trial: &Trial) -> f64 {
        self.sums[trial.place] / f64::from(self.rounds.max(1)) + trial.misjudged
    }

    /// The option that looks best.
    fn best(&self) -> &Trial {
        let mut best = &self.trials[0];
        for trial in &self.trials[1..] {
            if self.value(trial) > self.value(best) {
                best = trial;
            }
        }
        best
    }

    /// Gives up the options that are behind the best by more than luck can be thought to do. As
    /// all were tried in the same worlds, only the luck counts that they do not share.
    fn give_up(&mut self) {
        let best = *self.best();
        let n = f64::from(self.rounds);
        let sure = f64::from(self.style.sure) / 10.0;
        let product = |one: usize, other: usize| self.products[one * self.width() + other];
        let mut stays: ArrayVec<Trial, MOST_OPTIONS> = ArrayVec::new();
        for trial in &self.trials {
            let (a, b) = (best.place, trial.place);
            let mean = (self.sums[a] - self.sums[b]) / n;
            let square = (product(a, a) + product(b, b) - 2.0 * product(a, b)) / n;
            let error = ((square - mean * mean).max(0.0) / n).sqrt();
            if a == b || self.value(&best) - self.value(trial) <= sure * error {
                stays.push(*trial);
            }
        }
        self.trials = stays;
    }

    /// What a position is worth to each seat, as a share of the game.
    fn worths(&self, world: &Position) -> [f64; SEATS] {
        let rules = self.seen.rules();
        let mut points = [NOBODY; SEATS];
        let over = world.choices(rules).step() == Step::Over;
        for seat in Seat::all(rules.seats) {
            points[seat.index()] = if over {
                f64::from(world.score(rules, seat).total())
            } else {
                f64::from(judgement::evaluate(rules, world, seat)) / 100.0
            };
        }
        let left = if over { 0.0 } else { rounds_left(rules, world) };
        let soft = f64::from(self.style.softness) / 10.0 * (1.0 + left / 3.0);
        let best = points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let shares = points.map(|points| falls(1.1 * ((best - points) / soft)));
        let sum: f64 = shares.iter().sum();
        shares.map(|share| share / sum)
    }

    /// What has been found so far.
    pub fn found(&self) -> Found {
        let best = self.best();
        let count = f64::from(self.rounds.max(1));
        Found {
            choice: best.choice,
            chances: best.worths.map(|sum| (1_000.0 * sum / count) as u16),
            rounds: self.rounds,
        }
    }
}

fn rounds_left(rules: &RuleSet, world: &Position) -> f64 {
    f64::from(rules.rounds - world.open().round.min(rules.rounds)) + 1.0
}
