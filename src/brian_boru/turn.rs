//! Whole turns played quickly, as play-outs do.
//!
//! All luck of a play-out but that of the cards is drawn from a number that belongs to its world,
//! anew for every seat, turn and decision. So two play-outs of one world differ by their choices
//! alone, and can be compared.

use super::{
    Card, Cards, Choice, Choices, Position, RuleSet, SEATS, judgement,
    open::{Duty, Laid, Stage},
    outlook::Outlook,
    policy::{self, MOST_OPTIONS},
    position::Deck,
    short::Short,
};
use crate::game::{Chance, Seat, Seed};
use arrayvec::ArrayVec;

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
                    let mut sums = [0; MOST_OPTIONS];
                    let mut add = |at: usize, margin: i32| sums[at] += margin;
                    let options = self.tried(rules, seat, worlds, &mut chance, &mut add);
                    looked += options.len() as u64 * u64::from(worlds);
                    // Among equals the first.
                    let best = options.iter().zip(sums).rev().max_by_key(|(_, sum)| *sum);
                    best.map(|(choice, _)| *choice)
                }
            };
        }
        (lays, looked)
    }

    /// Tries the options of a seat that are worth a thought, in some worlds that it cannot tell
    /// from this one, the others laying by rules of thumb: in each world `tell` hears for every
    /// option, by its place, the margin in hundredths of a point to which it leads by the end of
    /// this turn. Gives the options; none when the seat sits the turn out.
    pub fn tried(
        &self,
        rules: &RuleSet,
        seat: Seat,
        worlds: u8,
        chance: &mut Chance,
        tell: &mut impl FnMut(usize, i32),
    ) -> ArrayVec<Choice, MOST_OPTIONS> {
        let options = match self.lay_choices(rules, seat) {
            Some((_, choices)) => policy::canonical(&choices),
            None => ArrayVec::new(),
        };
        for _ in 0..worlds {
            let world = self.dealt_anew(rules, seat, chance);
            let mut lays = [None; SEATS];
            for other in Seat::all(rules.seats).filter(|other| *other != seat) {
                if let Some((open, choices)) = world.lay_choices(rules, other) {
                    let hand = world.hands[other.index()];
                    lays[other.index()] = policy::thumb(rules, &open, &choices, hand, chance);
                }
            }
            let luck = chance.seed();
            for (at, option) in options.iter().enumerate() {
                lays[seat.index()] = Some(*option);
                let mut after = world;
                after.lay_all(rules, &lays);
                let mut chance = Chance::new(luck);
                while after.time() == self.time() {
                    let Some(choice) = after.thumb(rules, &mut chance) else {
                        break;
                    };
                    after.play(rules, choice, &mut ());
                }
                tell(at, policy::margin(rules, &after, seat));
            }
        }
        options
    }

    /// Plays the rest of the turn quickly; with an outlook the seat `deep` decides what comes
    /// after the reveal by trying all its options in a world that it cannot tell from this one.
    pub fn finish_turn(
        &mut self,
        rules: &RuleSet,
        deep: Option<(Seat, &Outlook)>,
        chance: &mut Chance,
    ) -> u64 {
        let (time, mut looked) = (self.time(), 0);
        while self.time() == time {
            let choice = match deep {
                Some((seat, outlook)) if seat == self.open.actor() => {
                    self.deep(rules, outlook, chance, &mut looked)
                }
                _ => self.sensible(rules, chance),
            };
            let Some(choice) = choice else {
                break;
            };
            self.play(rules, choice, &mut ());
            looked += 1;
        }
        looked
    }

    /// The option of the seat to act with the best outlook at the end of this turn.
    fn deep(
        &self,
        rules: &RuleSet,
        outlook: &Outlook,
        chance: &mut Chance,
        looked: &mut u64,
    ) -> Option<Choice> {
        let seat = self.open.actor();
        let world = self.dealt_anew(rules, seat, chance);
        let luck = chance.seed();
        let mut best = (f32::NEG_INFINITY, None);
        for option in policy::canonical(&self.choices(rules)) {
            let mut after = world;
            after.play(rules, option, &mut ());
            *looked += 1;
            if after.time() == self.time() {
                *looked += after.finish_turn(rules, None, &mut Chance::new(luck));
            }
            let share = outlook.shares(rules, &after)[seat.index()];
            if share > best.0 {
                best = (share, Some(option));
            }
        }
        best.1
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

    /// Plays on for some turns, or to the end of the game where that is nearer or `turns` is 0;
    /// gives how many choices were looked at.
    pub fn play_on(&mut self, rules: &RuleSet, laying: Laying, luck: Seed, turns: u32) -> u64 {
        let (mut now, mut done, mut looked) = (self.time(), 0, 0);
        while self.open.stage != Stage::Over {
            if self.time() != now {
                now = self.time();
                done += 1;
                if done == turns {
                    break;
                }
            }
            if self.open.stage == Stage::Choose {
                let (lays, count) = self.lays(rules, laying, luck, None);
                self.lay_all(rules, &lays);
                looked += count;
                continue;
            }
            let mut chance = self.luck(luck, self.open.actor());
            let Some(choice) = self.sensible(rules, &mut chance) else {
                break;
            };
            self.play(rules, choice, &mut ());
            looked += 1;
        }
        looked
    }
}
