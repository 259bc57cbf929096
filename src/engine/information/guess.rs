//! Which hands fit what the others have laid.
//!
//! Who laid a poor card has likely no better one. So a world is taken for more or less likely by
//! how well each past lay fits the hand that its seat would have had: how likely a player would
//! have chosen it who plays one turn well, and looks at some worlds to do so.

use super::Style;
use crate::{
    brian_boru::{
        Cards, Choice, Position, RuleSet, Seen,
        card::List,
        open::Laid,
        outlook::fades,
        past::Turn,
        policy::{MOST_OPTIONS, zone_of},
    },
    engine::Effort,
    game::{Chance, Seat},
};

/// The most worlds that are weighed.
const MOST: usize = 1_000;
/// The share of a search's effort that weighing takes at most, in thousandths.
const SHARE: u64 = 250;
/// The worlds in which the options are tried that a seat had.
const WORLDS: u8 = 16;
/// The worlds that a seat is thought to have looked at itself.
const LOOKS: f64 = 8.0;
/// How far a seat's judgement wavers besides, in hundredths of a point, and how much of the
/// spread between the worlds counts. In games whose hands were known, these made the true ones
/// look likeliest.
const WAVER: f64 = 20.0;
const TRUST: f64 = 0.7;
/// How likely at least any lay is thought: not everybody plays alike.
const LEAST: f64 = 0.003;
/// How much less likely it is that a seat gives or proposes a card and keeps a lower one.
const GENEROUS: f64 = 0.14;
/// The steps in which likelihoods are drawn from.
const STEPS: u32 = 1 << 24;

/// Worlds that the observer cannot tell from the real one, each with the sum of the likelihoods
/// up to it.
#[derive(Clone, Debug, Default)]
pub struct Guesses {
    worlds: Vec<(f64, Position)>,
}

impl Guesses {
    /// Weighs worlds, until there are enough or `spend`, which is told how many choices were
    /// looked at, says to stop. Without a past there is nothing to weigh.
    pub fn new(seen: &Seen, chance: &mut Chance, spend: &mut dyn FnMut(u64) -> bool) -> Guesses {
        let mut guesses = Guesses::default();
        if seen.past().is_empty() {
            return guesses;
        }
        let (mut sum, mut more) = (0.0, true);
        while more && guesses.worlds.len() < MOST {
            let world = seen.sample(chance);
            let (likelihood, looked) = likelihood(seen, &world, chance);
            sum += likelihood;
            guesses.worlds.push((sum, world));
            more = spend(looked);
        }
        guesses
    }

    /// A world, the likelier the more often, with its deck in another order.
    pub fn draw(&self, seen: &Seen, chance: &mut Chance) -> Position {
        let Some((sum, _)) = self.worlds.last() else {
            return seen.sample(chance);
        };
        let drawn = f64::from(chance.below(STEPS)) / f64::from(STEPS) * sum;
        let place = self.worlds.partition_point(|(sum, _)| *sum <= drawn);
        let mut world = self.worlds[place.min(self.worlds.len() - 1)].1;
        world.shuffle_deck(chance);
        world
    }
}

impl Style {
    /// The guesses with which a search of this style begins. They take a quarter of its effort at
    /// most.
    pub fn guess(&self, seen: &Seen, chance: &mut Chance, effort: &mut Effort<'_>) -> Guesses {
        if !self.guesses {
            return Guesses::default();
        }
        effort.part(SHARE, |effort| {
            Guesses::new(seen, chance, &mut |looked| {
                for _ in 0..looked {
                    effort.spend();
                }
                !effort.is_over()
            })
        })
    }
}

/// How likely all that the others have laid is with the hands of a world, and how many choices
/// were looked at.
fn likelihood(seen: &Seen, world: &Position, chance: &mut Chance) -> (f64, u64) {
    let rules = seen.rules();
    let (mut likelihood, mut looked) = (1.0, 0);
    for other in Seat::all(rules.seats).filter(|other| *other != seen.seat()) {
        let mut hand = world.hand(other);
        let mut known = seen.open().known[other.index()];
        for turn in seen.past().iter().rev() {
            let returned = hand.and(known).without(turn.open.known[other.index()]);
            hand = turn.hand(other, hand, known, chance);
            known = turn.open.known[other.index()];
            let Some(laid) = turn.laid[other.index()] else {
                continue;
            };
            likelihood *= generous(turn, other, laid, hand, returned);
            likelihood *= lays(rules, turn, other, laid, hand, chance, &mut looked);
        }
    }
    (likelihood, looked)
}

/// What it says that a seat, besides what it laid, gave or proposed some cards: these are mostly
/// its lowest.
fn generous(turn: &Turn, seat: Seat, laid: Laid, hand: Cards, returned: Cards) -> f64 {
    let played = match laid {
        Laid::Card(card, _) => Cards::one(card),
        _ => Cards::NONE,
    };
    let kept = hand.without(played);
    let given = turn.left[seat.index()].without(played).or(returned);
    let mut likelihood = 1.0;
    for card in given.iter() {
        if kept.iter().any(|other| other.value() < card.value()) {
            likelihood *= GENEROUS;
        }
    }
    likelihood
}

/// How likely a seat with this hand was to lay what it laid.
fn lays(
    rules: &RuleSet,
    turn: &Turn,
    seat: Seat,
    laid: Laid,
    hand: Cards,
    chance: &mut Chance,
    looked: &mut u64,
) -> f64 {
    let choice = match laid {
        Laid::Hold => Choice::Hold,
        Laid::Card(card, zone) if List::of(card, zone).is_some() => {
            Choice::Lay(card, zone_of(card))
        }
        // Whoever lays a card where it does nothing has a reason that is not understood.
        _ => return 1.0,
    };
    let mut margins = [[0.0; MOST_OPTIONS]; WORLDS as usize];
    let mut count = [0; MOST_OPTIONS];
    let mut note = |at: usize, margin: i32| {
        margins[count[at]][at] = f64::from(margin);
        count[at] += 1;
    };
    let options = turn
        .position(seat, hand)
        .tried(rules, seat, WORLDS, chance, &mut note);
    *looked += options.len() as u64 * u64::from(WORLDS);
    let Some(chosen) = options.iter().position(|option| *option == choice) else {
        return 1.0;
    };
    let mut likelihood = 1.0;
    for other in (0..options.len()).filter(|other| *other != chosen) {
        let ahead = margins.map(|margins| margins[other] - margins[chosen]);
        likelihood *= passed_over(&ahead);
    }
    LEAST + likelihood
}

/// How likely an option was passed over for one that it was ahead of by these margins, one for
/// each world, by a player who looks at [`LOOKS`] worlds.
fn passed_over(ahead: &[f64; WORLDS as usize]) -> f64 {
    let count = f64::from(WORLDS);
    let mean = ahead.iter().sum::<f64>() / count;
    let square = ahead.iter().map(|margin| (margin - mean) * (margin - mean));
    let spread = (square.sum::<f64>() / (count - 1.0) * (1.0 / LOOKS + 1.0 / count)).sqrt();
    let odds = 1.7 * mean / (WAVER + TRUST * spread);
    match odds < 0.0 {
        true => 1.0 / (1.0 + fades(-odds)),
        false => fades(odds) / (1.0 + fades(odds)),
    }
}
