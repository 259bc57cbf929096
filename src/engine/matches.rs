//! Engine against engine: games with the sides swapped, and how sure the count is.
//!
//! Each game is played from a short random opening that it shares with the next one, in which
//! the sides are swapped. At a table of more than two, A has one seat and B all others, and as
//! many games are played from one opening as there are seats, A in each of them once. Everything follows from the seed: what a player does depends on the
//! game's number alone, so the result is the same with any number of threads (unless a player is
//! limited by time).

use super::{LevelId, Limits, Purpose, Request, Thinks, Watch, level::NoSuchLevel, uct};
use crate::game::{Chance, Contest, Rules, Seat, Seed, Status, View, contest};
use std::{
    fmt,
    str::FromStr,
    sync::Mutex,
    time::{Duration, Instant},
};
use thiserror::Error;

/// Who plays: `random`, `greedy` for the player of the rules page, `uct=MS` for the textbook's Monte Carlo search, a level, `time=MS` or
/// `nodes=N` for the top level within other limits,
/// or a level within other limits such as `taoiseach,nodes=5000`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spec {
    /// Any legal action, evenly.
    Random,
    /// Monte Carlo tree search with even play-outs and nothing else, for so many milliseconds.
    Uct(u32),
    /// The greedy player that the game's rules page measures, where it does.
    Greedy,
    /// A level. Without limits of its own it has the level's nodes, and all the time it needs:
    /// that makes a match reproducible.
    Level {
        /// Which level.
        id: LevelId,
        /// What limits it.
        limits: Limits,
    },
}

/// Why a text names no player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SpecError {
    #[error("{0} A player can also be “random”, “greedy”, “uct=MS”, “time=MS” or “nodes=N”.")]
    Level(#[from] NoSuchLevel),
    #[error("“{0}” is not a limit; a player is limited by time=MS or nodes=N, with N above 0.")]
    Limit(String),
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        if text.trim() == "random" {
            return Ok(Spec::Random);
        }
        if text.trim() == "greedy" {
            return Ok(Spec::Greedy);
        }
        if let Some(ms) = text.trim().strip_prefix("uct=") {
            let wrong = |_| SpecError::Limit(text.trim().to_owned());
            return ms.parse().map(Spec::Uct).map_err(wrong);
        }
        let mut parts = text.split(',').map(str::trim).peekable();
        let id = match parts.peek() {
            Some(first) if !first.contains('=') => {
                let id = first.parse()?;
                parts.next();
                id
            }
            _ => LevelId::ArdRi,
        };
        let mut limits = Limits {
            time_ms: Some(u32::MAX),
            ..Limits::default()
        };
        for part in parts {
            let wrong = || SpecError::Limit(part.to_owned());
            match part.split_once('=').ok_or_else(wrong)? {
                ("time", ms) => {
                    let ms: u32 = ms.parse().map_err(|_| wrong())?;
                    limits = Limits::time_ms(ms);
                }
                ("nodes", nodes) => {
                    let nodes: u64 = nodes.parse().map_err(|_| wrong())?;
                    if nodes == 0 {
                        return Err(wrong());
                    }
                    limits = Limits::nodes(nodes);
                }
                _ => return Err(wrong()),
            }
        }
        Ok(Spec::Level { id, limits })
    }
}

impl Spec {
    /// What this player does in a position. The game is only observed.
    pub fn choose<G: Thinks>(
        &self,
        observation: &G::Observation,
        chance: &mut Chance,
    ) -> Option<G::Action> {
        match self {
            Spec::Random => chance.pick(&observation.legal_actions()),
            Spec::Greedy => G::greedy(observation, chance),
            Spec::Uct(ms) => {
                let game = G::resample(observation, chance);
                uct::choose(&game, Duration::from_millis((*ms).into()), chance)
            }
            Spec::Level { id, limits } => {
                let request = Request::new(*id, chance.seed(), Purpose::Play).within(*limits);
                let start = Instant::now();
                let mut watch = Watch {
                    clock: &|| start.elapsed().as_secs_f64() * 1_000.0,
                    stop: &|| false,
                    report: &mut |_| {},
                };
                G::think(observation, &request, &mut watch).action
            }
        }
    }
}

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The number of games. Two games with sides swapped make one match, at a table of two.
    pub games: u32,
    /// From which openings and all players' chance follow.
    pub seed: Seed,
    /// The number of random turns before the players take over.
    pub opening: u32,
    /// How many games are played at once.
    pub threads: usize,
}

/// Wins, draws and losses of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

impl Tally {
    /// The share of points, a draw counting half; `None` when nothing was played.
    pub fn share(&self) -> Option<f64> {
        let played = self.wins + self.draws + self.losses;
        (played > 0)
            .then(|| (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(played))
    }

    /// The 95 % interval of the true share, after Wilson; `None` when nothing was played.
    pub fn interval(&self) -> Option<(f64, f64)> {
        const Z: f64 = 1.959_964;
        let share = self.share()?;
        let n = f64::from(self.wins + self.draws + self.losses);
        let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half =
            Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        Some(((middle - half).max(0.0), (middle + half).min(1.0)))
    }
}

/// `12 won, 0 drawn, 3 lost: 80.0 % (54.8 % to 93.0 %)`
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally {
            wins,
            draws,
            losses,
        } = self;
        write!(f, "{wins} won, {draws} drawn, {losses} lost")?;
        match (self.share(), self.interval()) {
            (Some(share), Some((low, high))) => write!(
                f,
                ": {:.1} % ({:.1} % to {:.1} %)",
                100.0 * share,
                100.0 * low,
                100.0 * high
            ),
            _ => Ok(()),
        }
    }
}

/// What came of it, as player A sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// All games.
    pub games: Tally,
    /// The games by the seat that A had.
    pub by_seat: Vec<Tally>,
    /// At a table of two the matches of two games, by points and, where the rules say so, by plies; undecided ones are draws.
    pub matches: Tally,
    /// The decided matches alone.
    pub decided: Tally,
    /// The number of turns in each game, in order, openings included.
    pub plies: Vec<u32>,
}

/// Plays all games of a plan, A against B.
pub fn play<G: Thinks>(rules: &G::Rules, a: Spec, b: Spec, plan: &Plan) -> Outcome {
    let seats = rules.seats();
    let queue = Mutex::new(0..plan.games.div_ceil(seats.into()));
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let rules = rules.clone();
            let (queue, done) = (&queue, &done);
            scope.spawn(move || {
                // A lock taken in the head of a loop would be held for its body.
                let next = || lock(queue).next();
                while let Some(round) = next() {
                    let contest = play_round::<G>(&rules, a, b, plan, round);
                    lock(done).push((round, contest));
                }
            });
        }
    });
    let mut contests = std::mem::take(&mut *lock(&done));
    contests.sort_by_key(|(round, _)| *round);

    let mut outcome = Outcome {
        by_seat: vec![Tally::default(); seats.into()],
        ..Outcome::default()
    };
    for (_, contest) in &contests {
        for game in &contest.games {
            let tally = |tally: &mut Tally| match game.winner() {
                Some(contest::Side::A) => tally.wins += 1,
                Some(contest::Side::B) => tally.losses += 1,
                None => tally.draws += 1,
            };
            tally(&mut outcome.games);
            outcome.by_seat.get_mut(game.seat_of_a.index()).map(tally);
            outcome.plies.push(game.plies);
        }
        if contest.is_over() && seats == 2 {
            match contest.winner().or_else(|| contest.leader::<G>()) {
                Some(contest::Side::A) => outcome.matches.wins += 1,
                Some(contest::Side::B) => outcome.matches.losses += 1,
                None => outcome.matches.draws += 1,
            }
        }
    }
    outcome.decided = Tally {
        draws: 0,
        ..outcome.matches
    };
    outcome
}

/// The lock of a list that no thread leaves half changed, even one that has panicked.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// The games from one opening, A in each seat once; fewer if the plan ends there.
fn play_round<G: Thinks>(rules: &G::Rules, a: Spec, b: Spec, plan: &Plan, round: u32) -> Contest {
    let mut chance = Chance::new(Seed(plan.seed.0 ^ super::search::mix(u64::from(round))));
    let seats = u32::from(rules.seats());
    let (opened, opening) = open::<G>(rules, plan.opening, &mut chance);
    let mut contest = Contest::default();
    for game in seats * round..plan.games.min(seats * (round + 1)) {
        let seat_of_a = Seat((game % seats) as u8);
        let mut position = opened.clone();
        let mut plies = opening;
        let mut chances = [Chance::new(chance.seed()), Chance::new(chance.seed())];
        loop {
            match position.status() {
                Status::Over(ending) => {
                    let result = contest::GameResult::of(&ending, seat_of_a, plies);
                    contest.games.push(result);
                    break;
                }
                Status::ToAct(seat) => {
                    let player = usize::from(seat != seat_of_a);
                    let observation = position.observe(seat);
                    let action = [a, b][player].choose::<G>(&observation, &mut chances[player]);
                    // A position that is not over has a legal action, and only that is chosen.
                    let Some(()) = action.and_then(|action| position.apply(action).ok()) else {
                        break;
                    };
                    plies += u32::from(!position.mid_turn());
                }
            }
        }
    }
    contest
}

/// A game after some random turns, and their number. An opening that ends the game is drawn
/// again, a few times; then the game begins at its start.
fn open<G: Thinks>(rules: &G::Rules, turns: u32, chance: &mut Chance) -> (G, u32) {
    let seed = chance.seed();
    for _ in 0..16 {
        let mut game = G::start(rules, seed);
        let mut played = 0;
        while played < turns
            && let Some(action) = chance.pick(&game.legal_actions())
            && game.apply(action).is_ok()
        {
            played += u32::from(!game.mid_turn());
        }
        if game.status().seat().is_some() {
            return (game, played);
        }
    }
    (G::start(rules, seed), 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_refused_with_a_sentence() {
        let level = |id, limits| Ok(Spec::Level { id, limits });
        assert_eq!("random".parse(), Ok(Spec::Random));
        assert_eq!("greedy".parse(), Ok(Spec::Greedy));
        assert_eq!("uct=9".parse(), Ok(Spec::Uct(9)));
        assert_eq!(
            "time=50".parse(),
            level(LevelId::ArdRi, Limits::time_ms(50))
        );
        assert_eq!(
            "kern,nodes=9".parse(),
            level(LevelId::Ceithearnach, Limits::nodes(9))
        );
        for text in [
            "", "druid", "nodes=0", "time=x", "uct=", "kern,5", "depth=3",
        ] {
            let error = text.parse::<Spec>().unwrap_err().to_string();
            assert!(error.ends_with('.') || error.ends_with("0."), "{error}");
        }
    }

    #[test]
    fn the_interval_is_wilsons() {
        let tally = Tally {
            wins: 65,
            draws: 0,
            losses: 35,
        };
        let (low, high) = tally.interval().unwrap();
        assert!((low - 0.5525).abs() < 5e-4 && (high - 0.7364).abs() < 5e-4);
        assert_eq!(Tally::default().interval(), None);
    }
}
