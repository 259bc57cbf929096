//! The rounds of the search.

use super::{Style, experience::Experience};
use crate::{
    brian_boru::{
        Choice, Position, RuleSet, SEATS, Seen, Step, judgement,
        policy::{self, MOST_OPTIONS},
    },
    engine::{Effort, search::mix},
    game::{Chance, Seat},
};
use arrayvec::ArrayVec;

/// The choices on one way that are learned from.
const WAY: usize = 64;
/// The points of a seat that nobody has.
const NOBODY: f64 = -1e9;
/// The promise, in hundredths of a point, that is worth a tenth of a game.
const TENTH: f32 = 400.0;

/// What is known of an option of the seat to act.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// The choice.
    pub choice: Choice,
    /// How often it was tried.
    pub visits: u32,
    /// How far it is misjudged, as a share of a game.
    pub misjudged: f32,
    /// What came of it for each seat.
    pub worths: [f64; SEATS],
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
    chance: Chance,
    experience: Experience,
    trials: ArrayVec<Trial, MOST_OPTIONS>,
    rounds: u32,
    worths: [f64; SEATS],
}

/// A choice as a number.
fn code(choice: Choice) -> u64 {
    let yes = |kind: u64, yes: bool| kind << 16 | u64::from(yes);
    match choice {
        Choice::Home(region) => 1 << 16 | region.index() as u64,
        Choice::Hold => 2 << 16,
        Choice::Lay(card, zone) => 3 << 16 | (card.index() as u64) << 2 | zone as u64,
        Choice::Target(seat) => 4 << 16 | u64::from(seat.0),
        Choice::Upgrade(answer) => yes(5, answer),
        Choice::Place(answer) => yes(6, answer),
        Choice::Join(answer) => yes(7, answer),
        Choice::Propose(card) => 8 << 16 | card.index() as u64,
        Choice::Pay(answer) => yes(9, answer),
        Choice::Swap(None) => 10 << 16,
        Choice::Swap(Some((given, taken))) => {
            11 << 16 | (given.index() as u64) << 8 | taken.index() as u64
        }
        Choice::Take(None) => 12 << 16,
        Choice::Take(Some(card)) => 13 << 16 | card.index() as u64,
        Choice::Discard(card) => 14 << 16 | card.index() as u64,
    }
}

impl<'a> Search<'a> {
    /// A search for the best of some options of the seat to act, each with how far it is
    /// misjudged, as a share of a game. `worlds` gives positions that the observer cannot tell
    /// from the real one; `bits` is the size of the memory, see [`Experience::new`].
    pub fn new(
        seen: &'a Seen,
        worlds: &'a dyn Fn(&mut Chance) -> Position,
        options: &[(Choice, f32)],
        style: Style,
        bits: u32,
        chance: Chance,
    ) -> Search<'a> {
        Search {
            seen,
            worlds,
            style,
            chance,
            experience: Experience::new(bits),
            trials: options
                .iter()
                .map(|&(choice, misjudged)| Trial {
                    choice,
                    visits: 0,
                    misjudged,
                    worths: [0.0; SEATS],
                })
                .collect(),
            rounds: 0,
            worths: [0.0; SEATS],
        }
    }

    /// Plays rounds until the effort is spent, and tells what it has found whenever the rounds
    /// have doubled.
    pub fn run(&mut self, effort: &mut Effort<'_>, tell: &mut dyn FnMut(&Found, u64)) {
        let mut next = 64;
        let mut told = 0;
        while !effort.is_over() && self.round(effort) {
            if self.rounds >= next {
                next *= 2;
                told = self.rounds;
                tell(&self.found(), effort.nodes());
            }
        }
        if told != self.rounds || told == 0 {
            tell(&self.found(), effort.nodes());
        }
    }

    /// One world, played through; false when the effort ended before.
    fn round(&mut self, effort: &mut Effort<'_>) -> bool {
        let seen = self.seen;
        let rules = seen.rules();
        let mut world = (self.worlds)(&mut self.chance);
        world.choose_anew(rules);
        let me = seen.choices().seat();
        // The choices from which will be learned.
        let mut way: ArrayVec<(usize, Seat), WAY> = ArrayVec::new();
        let mut mine = None;
        let mut history = mix(1);
        // Where all choose at once, nobody knows what the others do: the way to here.
        let mut common = history;
        let mut known = true;
        let (mut turn, mut turns) = (turn_of(&world), 0);
        loop {
            let choices = world.choices(rules);
            let (step, seat) = (choices.step(), choices.seat());
            if step == Step::Over {
                break;
            }
            if turn_of(&world) != turn {
                turn = turn_of(&world);
                turns += 1;
                if turns == self.style.horizon {
                    break;
                }
            }
            let lays = step == Step::Lay;
            if !lays {
                common = history;
            }
            let root = mine.is_none() && seat == me && !self.trials.is_empty();
            known &= turns < self.style.learned_turns;
            let learns = known
                && if lays {
                    self.style.others_learn
                } else {
                    self.style.learns_later
                };
            let choice = if root {
                let place = self.root_choice(&world);
                mine = Some(place);
                Some(self.trials[place].choice)
            } else if learns {
                let node = if lays { common } else { history };
                self.learned(&world, node, &mut way, &mut known)
            } else {
                None
            };
            let Some(choice) = choice.or_else(|| world.sensible(rules, &mut self.chance)) else {
                break;
            };
            history = mix(history ^ code(choice) ^ u64::from(seat.0) << 32);
            world.play(rules, choice, &mut ());
            if effort.spend() && self.rounds > 0 {
                return false;
            }
        }
        let worths = self.worths(&world);
        for (place, seat) in way {
            let entry = self.experience.at(place);
            entry.visits += 1.0;
            entry.sum += worths[seat.index()] as f32;
        }
        if let Some(place) = mine {
            let option = &mut self.trials[place];
            option.visits += 1;
            for (sum, worth) in option.worths.iter_mut().zip(worths) {
                *sum += worth;
            }
        }
        for (sum, worth) in self.worths.iter_mut().zip(worths) {
            *sum += worth;
        }
        self.rounds += 1;
        true
    }

    /// Which option of the observer is tried in this round.
    fn root_choice(&mut self, world: &Position) -> usize {
        let me = self.seen.choices().seat().index();
        let eager = self.style.explore as f32 / 100.0;
        let log = log(self.rounds);
        let trust = self.style.trust as f32;
        let options: ArrayVec<Choice, MOST_OPTIONS> =
            self.trials.iter().map(|option| option.choice).collect();
        let promises = self.promises(world, options.into_iter());
        let mut best = (f32::NEG_INFINITY, 0);
        for (place, option) in self.trials.iter().enumerate() {
            let visits = option.visits as f32;
            let value = if visits + trust == 0.0 {
                f32::INFINITY
            } else {
                (option.worths[me] as f32 + trust * promises[place]) / (visits + trust)
                    + option.misjudged
                    + eager * (log / (visits + 1.0)).sqrt()
            };
            if value > best.0 {
                best = (value, place);
            }
        }
        best.1
    }

    /// What options promise by rules of thumb, as shares of a game.
    fn promises(
        &mut self,
        world: &Position,
        options: impl Iterator<Item = Choice>,
    ) -> ArrayVec<f32, MOST_OPTIONS> {
        if self.style.trust == 0 {
            return options.map(|_| 0.5).collect();
        }
        let rules = self.seen.rules();
        if world.choices(rules).step() == Step::Lay {
            let mut found: ArrayVec<f32, MOST_OPTIONS> = options
                .map(|choice| world.promise(rules, choice) as f32)
                .collect();
            let best = found.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            for promise in &mut found {
                *promise = 0.5 + ((*promise - best) / TENTH * 0.1).max(-0.4);
            }
            found
        } else {
            let thumb = world.sensible(rules, &mut self.chance);
            options
                .map(|choice| if Some(choice) == thumb { 0.5 } else { 0.45 })
                .collect()
        }
    }

    /// What a seat has learned to choose at this node; `None` where nothing is known yet.
    fn learned(
        &mut self,
        world: &Position,
        node: u64,
        way: &mut ArrayVec<(usize, Seat), WAY>,
        known: &mut bool,
    ) -> Option<Choice> {
        let rules = self.seen.rules();
        let choices = world.choices(rules);
        let seat = choices.seat();
        let node = mix(node ^ u64::from(seat.0) << 40);
        let Some(place) = self.experience.place(node) else {
            *known = false;
            return None;
        };
        let entry = self.experience.at(place);
        entry.visits += 1.0;
        if entry.visits <= self.style.patience as f32 {
            // The others who choose at this moment have a node of their own, as new as this.
            *known = choices.step() == Step::Lay;
            return None;
        }
        let options = policy::canonical(&choices);
        let promises = self.promises(world, options.iter().copied());
        let eager = self.style.explore as f32 / 100.0;
        let trust = self.style.trust as f32;
        let mut best = (f32::NEG_INFINITY, None);
        for (option, promise) in options.iter().zip(promises) {
            let place = self.experience.place(mix(node ^ code(*option)))?;
            let entry = self.experience.at(place);
            entry.offered += 1.0;
            let value = if entry.visits + trust == 0.0 {
                f32::INFINITY
            } else {
                (entry.sum + trust * promise) / (entry.visits + trust)
                    + eager * (log(entry.offered as u32) / (entry.visits + 1.0)).sqrt()
            };
            if value > best.0 {
                best = (value, Some((place, *option)));
            }
        }
        let (place, option) = best.1?;
        // A longer way is not learned from.
        let _ = way.try_push((place, seat));
        Some(option)
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
        let shares = points.map(|points| falls((best - points) / soft));
        let sum: f64 = shares.iter().sum();
        shares.map(|share| share / sum)
    }

    /// The option that was tried most.
    fn best(&self) -> Option<&Trial> {
        self.trials.iter().rev().max_by_key(|option| option.visits)
    }

    /// What has been found so far.
    pub fn found(&self) -> Found {
        let best = self.best();
        let (sums, count) = match best {
            Some(best) if best.visits > 0 => (best.worths, best.visits),
            _ => (self.worths, self.rounds),
        };
        let count = f64::from(count.max(1));
        Found {
            choice: best.map(|best| best.choice),
            chances: sums.map(|sum| (1_000.0 * sum / count) as u16),
            rounds: self.rounds,
        }
    }
}

/// About the natural logarithm of one more, the same on every machine.
fn log(count: u32) -> f32 {
    0.7 * (u32::BITS - count.leading_zeros()) as f32
}

/// About three to the power of `-x`, for `x` from 0 on; the same on every machine.
fn falls(x: f64) -> f64 {
    let x = 1.1 * x;
    1.0 / (1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x / 24.0))))
}

fn turn_of(world: &Position) -> (u8, u8) {
    (world.open().round, world.open().turn)
}

fn rounds_left(rules: &RuleSet, world: &Position) -> f64 {
    f64::from(rules.rounds - world.open().round.min(rules.rounds)) + 1.0
}
