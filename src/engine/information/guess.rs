//! Which hands fit what the others have laid.
//!
//! Who laid a poor card has likely no better one. So a world is taken for the likelier, the more
//! players would have made each past choice with the hand that its seat would have had: the
//! [`Merits`] of all cards in that turn tell how many.
//!
//! Likely worlds are few among very many, so they are walked to (Metropolis and others, 1953). A
//! chain begins with any world. Each step proposes another one and takes it for certain when it is
//! likelier, else as often as it is likely beside the one before. After enough steps a chain
//! stands in each world as often as that is likely.

use super::Style;
use crate::{
    brian_boru::{
        Card, Cards, Choice, Position, Seen,
        card::{CARDS, List},
        merits::{Merits, PLAYERS},
        open::Laid,
        past::{REMEMBERED, Turn},
    },
    engine::{Effort, search::mix},
    game::{Chance, Seat},
};

/// The most chains.
const MOST: usize = 1_000;
/// The share of a search's effort that guessing takes at most, in thousandths.
const SHARE: u64 = 250;
/// The steps of a chain that propose a world drawn anew, which find a likely corner of the very
/// many, and those that propose one close by, which find what is likely there.
const FAR: u32 = 16;
const NEAR: u32 = 64;
/// How likely at least any lay is thought: not everybody plays alike.
const LEAST: f64 = 0.01;
/// How much less likely it is that a seat gives or proposes a card and keeps a lower one.
const GENEROUS: f64 = 0.14;
/// The steps in which likelihoods are drawn from.
const STEPS: u32 = 1 << 24;

/// Worlds that the observer cannot tell from the real one, the likelier the more often.
#[derive(Clone, Debug, Default)]
pub struct Guesses {
    worlds: Vec<Position>,
}

impl Guesses {
    /// Walks chains, until there are enough or `spend`, which is told how many choices were
    /// looked at, says to stop. Without a past there is nothing to go by.
    pub fn new(seen: &Seen, chance: &mut Chance, spend: &mut dyn FnMut(u64) -> bool) -> Guesses {
        let mut guesses = Guesses::default();
        if seen.past().is_empty() {
            return guesses;
        }
        let Some(witness) = Witness::new(seen, chance, spend) else {
            return guesses;
        };
        while guesses.worlds.len() < MOST {
            let Some(world) = witness.chain(chance, spend) else {
                break;
            };
            guesses.worlds.push(world);
        }
        guesses
    }

    /// The worlds, each in which a chain has ended.
    pub fn worlds(&self) -> &[Position] {
        &self.worlds
    }

    /// A world, the likelier the more often, with its deck in another order.
    pub fn draw(&self, seen: &Seen, chance: &mut Chance) -> Position {
        let Some(mut world) = chance.pick(&self.worlds) else {
            return seen.sample(chance);
        };
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

/// A world, and when its hidden cards are thought to have been drawn.
#[derive(Clone, Copy)]
struct Guess {
    world: Position,
    history: History,
}

/// Which hidden cards of a hand were drawn in which turn: in each those whose keys are lowest.
#[derive(Clone, Copy)]
struct History {
    /// A number of chance for every turn that is remembered.
    turns: [u64; REMEMBERED],
    /// A number for every card. A card that takes another's place takes its number, and with it
    /// its place in the history.
    labels: [u8; CARDS],
}

impl History {
    fn key(&self, turn: usize, card: Card) -> u64 {
        mix(self.turns[turn] ^ u64::from(self.labels[card.index()]))
    }
}

/// What the observer saw another seat choose in a turn, and what that would have brought.
type Testimony = (Choice, Merits);

/// What the observer saw of the others.
struct Witness<'a> {
    seen: &'a Seen,
    /// For every other seat and every turn that is remembered.
    others: Vec<(Seat, Vec<Option<Testimony>>)>,
}

impl Witness<'_> {
    /// `None` when `spend` says to stop.
    fn new<'a>(
        seen: &'a Seen,
        chance: &mut Chance,
        spend: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Witness<'a>> {
        let rules = seen.rules();
        let mut others = Vec::new();
        for other in Seat::all(rules.seats).filter(|other| *other != seen.seat()) {
            let mut turns = Vec::new();
            for turn in seen.past() {
                let mut testimony = None;
                if let Some(choice) = turn.laid[other.index()].and_then(meant) {
                    let position = turn.position(other, turn.open.known[other.index()]);
                    let (merits, looked) = Merits::new(&position, rules, other, chance);
                    testimony = Some((choice, merits));
                    if !spend(looked) {
                        return None;
                    }
                }
                turns.push(testimony);
            }
            others.push((other, turns));
        }
        Some(Witness { seen, others })
    }

    /// The world in which a chain ends; `None` when `spend` says to stop before.
    fn chain(&self, chance: &mut Chance, spend: &mut dyn FnMut(u64) -> bool) -> Option<Position> {
        let mut now = self.anew(chance);
        let mut likelihood = self.likelihood(&now);
        for step in 0..FAR + NEAR {
            let next = match step {
                _ if step < FAR => self.anew(chance),
                _ => self.close_by(now, step % 2 == 0, chance),
            };
            let other = self.likelihood(&next);
            let drawn = f64::from(chance.below(STEPS)) / f64::from(STEPS);
            if drawn * likelihood < other {
                (now, likelihood) = (next, other);
            }
            if !spend(1) {
                return None;
            }
        }
        Some(now.world)
    }

    /// Any world that the observer cannot tell from the real one, with any history.
    fn anew(&self, chance: &mut Chance) -> Guess {
        Guess {
            world: self.seen.sample(chance),
            history: History {
                turns: std::array::from_fn(|_| chance.seed().0),
                labels: std::array::from_fn(|card| card as u8),
            },
        }
    }

    /// A guess that differs by two cards, or by what was drawn in one turn.
    fn close_by(&self, mut guess: Guess, by_cards: bool, chance: &mut Chance) -> Guess {
        let Guess { world, history } = &mut guess;
        if !by_cards {
            let turn = chance.below(self.seen.past().len() as u32);
            history.turns[turn as usize] = chance.seed().0;
        } else if let Some((one, two)) = world.exchange_hidden(self.seen.seat(), chance) {
            history.labels.swap(one.index(), two.index());
        }
        guess
    }

    /// How likely all that the others have laid is in a world.
    fn likelihood(&self, guess: &Guess) -> f64 {
        let mut likelihood = 1.0;
        for (other, testimonies) in &self.others {
            let at = other.index();
            let mut hand = guess.world.hand(*other);
            let mut known = self.seen.open().known[at];
            let turns = self.seen.past().iter().zip(testimonies).enumerate();
            for (number, (turn, testimony)) in turns.rev() {
                let returned = hand.and(known).without(turn.open.known[at]);
                let key = |card| guess.history.key(number, card);
                hand = turn.hand(*other, hand, known, key);
                known = turn.open.known[at];
                if let Some(laid) = turn.laid[at] {
                    likelihood *= generous(turn, *other, laid, hand, returned);
                }
                if let Some((choice, merits)) = testimony {
                    let players = merits.players(hand, *choice);
                    likelihood *= LEAST + f64::from(players) / PLAYERS as f64;
                }
            }
        }
        likelihood
    }
}

/// The choice that a seat made, as all options are compared; `None` for a card that was laid where
/// it does nothing: whoever does that has a reason that is not understood.
fn meant(laid: Laid) -> Option<Choice> {
    match laid {
        Laid::Hold => Some(Choice::Hold),
        Laid::Card(card, zone) => List::of(card, zone).map(|_| Choice::Lay(card, zone)),
        Laid::Out => None,
    }
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
