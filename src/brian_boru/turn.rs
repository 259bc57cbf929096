//! Whole turns played quickly, as play-outs do.
//!
//! In a play-out all decide quickly, or one seat by the outlook: it takes what promises most in
//! worlds that it cannot tell from that of the play-out.
//!
//! All luck of a play-out but that of the cards is drawn from a number that belongs to its world,
//! anew for every seat, turn and decision. So two play-outs of one world differ by their choices
//! alone, and can be compared.

use super::{
    Card, Cards, Choice, Choices, Position, RuleSet, SEATS, judgement,
    open::{Duty, Laid, Stage},
    outlook::Outlook,
    policy::{self, MOST_OPTIONS, Opinion},
    position::Deck,
    short::Short,
};
use crate::game::{Chance, Seat, Seed};

/// The worlds in which a seat that decides by the outlook tries what it can lay, and what it can
/// do after the reveal, when less is hidden.
const LAYING_WORLDS: u8 = 2;
const LATER_WORLDS: u8 = 1;

/// What each seat lays in a turn; `None` for one that does not.
pub type Lays = [Option<Choice>; SEATS];

/// How a seat decides in play-outs what to lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laying {
    /// At once, by the engine's rules of thumb.
    Quick,
    /// It tries all options in so many worlds that it cannot tell from that of the play-out, as
    /// [`policy::greedy`] does.
    Tried(u8),
}

/// How a play-out goes on.
#[derive(Clone, Copy)]
pub struct PlayOut<'a> {
    /// How all lay; after the reveal they decide quickly.
    pub laying: Laying,
    /// The seat, if any, that decides by this outlook instead, before the reveal and after.
    pub deep: Option<(Seat, &'a Outlook)>,
    /// The turns after which it ends, the present one included; 0 to play the game to its end.
    pub turns: u32,
}

impl Position {
    /// The round and the turn of the round.
    pub fn time(&self) -> (u8, u8) {
        (self.open.round, self.open.turn)
    }

    /// The luck of a seat at the decision that is due.
    fn luck(&self, luck: Seed, seat: Seat) -> Chance {
        let key = u64::from(self.open.round) << 24
            | u64::from(self.open.turn) << 16
            | u64::from(seat.0) << 8
            | self.open.step() as u64;
        // As the generator adds its seed to a constant, close keys must be put far apart.
        Chance::new(Seed(luck.0 ^ (key + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }

    /// What a seat can lay while all choose; none when it sits the turn out.
    fn lay_choices(&self, rules: &RuleSet, seat: Seat) -> Option<(super::Open, Choices)> {
        let hand = self.hands[seat.index()];
        let mut open = self.open;
        open.at = open.turn_place(seat);
        let out = hand.is_empty() || open.duty[seat.index()] == Duty::Out;
        (!out).then(|| (open, Choices::new(rules, &open, hand)))
    }

    /// What all seats but one lay, while all choose; and how many choices were looked at.
    pub fn lays(
        &self,
        rules: &RuleSet,
        laying: Laying,
        luck: Seed,
        but: Option<Seat>,
    ) -> (Lays, u64) {
        let mut lays = [None; SEATS];
        let mut looked = 0;
        for seat in Seat::all(rules.seats).filter(|seat| Some(*seat) != but) {
            let Some((open, choices)) = self.lay_choices(rules, seat) else {
                continue;
            };
            let mut chance = self.luck(luck, seat);
            let hand = self.hands[seat.index()];
            lays[seat.index()] = match laying {
                Laying::Quick => {
                    looked += 1;
                    Some(judgement::lay(rules, &open, &choices, hand, &mut chance))
                }
                Laying::Tried(worlds) => {
                    let opinion = self.tried(rules, seat, worlds, &mut chance);
                    looked += opinion.options.len() as u64 * u64::from(worlds);
                    opinion.best().map(|(choice, _)| choice)
                }
            };
        }
        (lays, looked)
    }

    /// Tries the options of a seat that are worth a thought, in some worlds that it cannot tell
    /// from this one, the others laying by rules of thumb. There are none when the seat sits the
    /// turn out.
    pub fn tried(&self, rules: &RuleSet, seat: Seat, worlds: u8, chance: &mut Chance) -> Opinion {
        let choices = self.lay_choices(rules, seat).map(|(_, choices)| choices);
        let options = choices.iter().flat_map(policy::canonical);
        let mut opinion = Opinion {
            options: options.map(|option| (option, 0)).collect(),
            worlds: worlds.into(),
        };
        for _ in 0..worlds {
            let world = self.dealt_anew(rules, seat, chance);
            let mut lays = world.thumbs(rules, seat, chance);
            let luck = chance.seed();
            for (option, sum) in &mut opinion.options {
                lays[seat.index()] = Some(*option);
                *sum += i64::from(world.margin_after(rules, seat, &lays, luck));
            }
        }
        opinion
    }

    /// What all seats but one lay by rules of thumb.
    pub(super) fn thumbs(&self, rules: &RuleSet, but: Seat, chance: &mut Chance) -> Lays {
        let mut lays = [None; SEATS];
        for seat in Seat::all(rules.seats).filter(|seat| *seat != but) {
            if let Some((open, choices)) = self.lay_choices(rules, seat) {
                let hand = self.hands[seat.index()];
                lays[seat.index()] = policy::thumb(rules, &open, &choices, hand, chance);
            }
        }
        lays
    }

    /// The margin of a seat at the end of this turn, in hundredths of a point, when all lay this
    /// and go on by rules of thumb.
    pub(super) fn margin_after(&self, rules: &RuleSet, seat: Seat, lays: &Lays, luck: Seed) -> i32 {
        let mut after = *self;
        after.lay_all(rules, lays);
        let mut chance = Chance::new(luck);
        while after.time() == self.time() {
            let Some(choice) = after.thumb(rules, &mut chance) else {
                break;
            };
            after.play(rules, choice, &mut ());
        }
        policy::margin(rules, &after, seat)
    }

    /// What promises most to a seat by the outlook, and how many choices were looked at: it tries
    /// its options in some worlds that it cannot tell from this one, and goes by the end of the
    /// turn, all deciding quickly. While all choose, any seat can be asked, else the one to act.
    /// `None` when it has nothing to choose.
    pub fn promising(
        &self,
        rules: &RuleSet,
        seat: Seat,
        outlook: &Outlook,
        worlds: u8,
        chance: &mut Chance,
    ) -> (Option<Choice>, u64) {
        let laying = self.open.stage == Stage::Choose;
        let choices = match laying {
            true => self.lay_choices(rules, seat).map(|(_, choices)| choices),
            false => Some(self.choices(rules)),
        };
        let Some(choices) = choices else {
            return (None, 0);
        };
        let options = policy::canonical(&choices);
        let (mut sums, mut looked) = ([0.0; MOST_OPTIONS], 0);
        for _ in 0..worlds {
            let world = self.dealt_anew(rules, seat, chance);
            let (mut lays, count) = match laying {
                true => world.lays(rules, Laying::Quick, chance.seed(), Some(seat)),
                false => ([None; SEATS], 0),
            };
            looked += count;
            let luck = chance.seed();
            for (option, sum) in options.iter().zip(&mut sums) {
                let mut after = world;
                if laying {
                    lays[seat.index()] = Some(*option);
                    after.lay_all(rules, &lays);
                } else {
                    after.play(rules, *option, &mut ());
                }
                looked += 1 + after.finish(rules, self.time(), &mut Chance::new(luck));
                *sum += outlook.shares(rules, &after)[seat.index()];
            }
        }
        // Among equals the first.
        let all = options.iter().zip(sums).rev();
        let best = all.max_by(|(_, one), (_, other)| one.total_cmp(other));
        (best.map(|(option, _)| *option), looked)
    }

    /// Plays quickly to the end of a turn.
    fn finish(&mut self, rules: &RuleSet, turn: (u8, u8), chance: &mut Chance) -> u64 {
        let mut looked = 0;
        while self.time() == turn {
            let Some(choice) = self.sensible(rules, chance) else {
                break;
            };
            self.play(rules, choice, &mut ());
            looked += 1;
        }
        looked
    }

    /// A world that a seat cannot tell from this one, nearly: that after a shuffle some cards can
    /// only be in hands is left out.
    pub fn dealt_anew(&self, rules: &RuleSet, seat: Seat, chance: &mut Chance) -> Position {
        let mut world = *self;
        let others = || Seat::all(rules.seats).filter(|other| *other != seat);
        let mut hidden: Cards = self.deck.iter().copied().collect();
        for other in others() {
            let known = self.open.known[other.index()];
            hidden = hidden.or(self.hands[other.index()].without(known));
        }
        // In an order that does not tell where they are.
        let mut unseen: Deck = Short::new(Card::numbered(0));
        for card in hidden.iter() {
            unseen.push(card);
        }
        chance.shuffle(unseen.as_mut_slice());
        for other in others() {
            let size = self.hands[other.index()].len();
            let hand = &mut world.hands[other.index()];
            *hand = self.open.known[other.index()];
            while hand.len() < size {
                let Some(card) = unseen.pop() else {
                    break;
                };
                hand.insert(card);
            }
        }
        world.deck = unseen;
        // How the next shuffle falls is as hidden as the deck.
        world.seed = chance.clone().seed();
        world
    }

    /// All lay at once, and the cards are turned up. Who lays nothing sits the turn out.
    pub fn lay_all(&mut self, rules: &RuleSet, lays: &Lays) {
        for place in 0..self.open.seats {
            let seat = self.open.in_turn_order(place).index();
            self.chosen[seat] = Some(lays[seat].map_or(Laid::Out, Laid::from));
        }
        self.open.at = self.open.seats;
        self.run(rules, &mut ());
    }

    /// Plays on, to the end of the game at most; gives how many choices were looked at. Turns
    /// count from the one that was played at the time `from`, which may be over by now.
    pub fn play_on(
        &mut self,
        rules: &RuleSet,
        how: &PlayOut<'_>,
        luck: Seed,
        from: (u8, u8),
    ) -> u64 {
        let (mut now, mut done, mut looked) = (from, 0, 0);
        while self.open.stage != Stage::Over {
            if self.time() != now {
                now = self.time();
                done += 1;
                if done == how.turns {
                    break;
                }
            }
            if self.open.stage == Stage::Choose {
                let but = how.deep.map(|(seat, _)| seat);
                let (mut lays, count) = self.lays(rules, how.laying, luck, but);
                looked += count;
                if let Some((seat, outlook)) = how.deep {
                    let mut chance = self.luck(luck, seat);
                    let (lay, count) =
                        self.promising(rules, seat, outlook, LAYING_WORLDS, &mut chance);
                    lays[seat.index()] = lay;
                    looked += count;
                }
                self.lay_all(rules, &lays);
                continue;
            }
            let seat = self.open.actor();
            let mut chance = self.luck(luck, seat);
            let choice = match how.deep {
                Some((deep, outlook)) if deep == seat => {
                    let (choice, count) =
                        self.promising(rules, seat, outlook, LATER_WORLDS, &mut chance);
                    looked += count;
                    choice
                }
                _ => self.sensible(rules, &mut chance),
            };
            let Some(choice) = choice else {
                break;
            };
            self.play(rules, choice, &mut ());
            looked += 1;
        }
        looked
    }
}
