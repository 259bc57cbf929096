//! Who gained what, round by round, counted from the events of a whole game: for when it is over
//! and nothing is left to hide.

use super::{
    BrianBoru, Card, Event, SEATS,
    open::{Laid, Stage},
    score::{DEFEAT, PLAIN, UPGRADED},
};
use crate::game::{Game, Seat, Timeline};

/// What a seat gained, in points; what it lost is negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// What it had when the game began: points of the home region (`fair_start`), and whatever a
    /// position that was set up by hand had scored.
    pub start: i16,
    /// For the control of each region, in the order of [`super::Region::ALL`] (R11.1).
    pub control: [i16; 4],
    /// For castles built and upgraded.
    pub castles: i16,
    /// By how much the values of the cards in hand grew.
    pub hand: i16,
    /// For defeat tokens.
    pub defeats: i16,
}

impl Gain {
    /// All of it.
    pub fn points(&self) -> i16 {
        let control: i16 = self.control.iter().sum();
        self.start + control + self.castles + self.hand + self.defeats
    }
}

/// One round of a game. Lists with one entry a seat have entries beyond the table's seats that
/// stay empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// The round, from 1; 0 stands for what the seats begin with.
    pub number: u8,
    /// The number of actions after which it is over.
    pub end: usize,
    /// What each seat gained in it.
    pub gains: [Gain; SEATS],
    /// What each seat would have if the game ended with it (R12.2).
    pub totals: [i16; SEATS],
}

/// The rounds of a game from its beginning, the one that is being played the last. A round ends
/// with its control check: what follows until the next decision belongs to the next one.
pub fn rounds(game: &Timeline<BrianBoru>) -> Vec<Round> {
    let (start, rules) = (game.at(0).position(), game.at(0).rules());
    let mut rounds = Vec::new();
    let mut now = Round {
        number: 0,
        end: 0,
        gains: [Gain::default(); SEATS],
        totals: [0; SEATS],
    };
    for seat in Seat::all(rules.seats) {
        let score = start.score(rules, seat);
        now.gains[seat.index()] = Gain {
            start: score.start + score.control,
            castles: score.plain_castles + score.upgraded_castles,
            hand: score.hand,
            defeats: score.defeats,
            control: [0; 4],
        };
    }
    // Where homes are chosen that comes before the first round (R2.2).
    if start.open().stage != Stage::Homes {
        rounds.push(now.close(start.open().round, 0));
    }
    for (at, action) in game.actions().iter().enumerate() {
        // What stands in a timeline was legal there.
        let events = { *game.at(at) }.tell(*action).unwrap_or_default();
        for event in &events {
            match *event {
                Event::TurnBegins { round, .. } if round != now.number => {
                    rounds.push(now.close(round, at + 1));
                }
                Event::Home { seat, region } => {
                    now.gains[seat.index()].start += rules.start_points(region);
                }
                Event::Dealt => {
                    for seat in Seat::all(rules.seats) {
                        let hand = game.at(at + 1).position().hand(seat);
                        now.gains[seat.index()].hand += hand.value() as i16;
                    }
                }
                _ => now.count(event),
            }
        }
    }
    let number = now.number;
    rounds.push(now.close(number, game.len()));
    rounds
}

impl Round {
    /// The round as it ends after so many actions; this one becomes the next.
    fn close(&mut self, next: u8, end: usize) -> Round {
        for (total, gain) in self.totals.iter_mut().zip(&self.gains) {
            *total += gain.points();
        }
        self.end = end;
        let closed = *self;
        self.number = next;
        self.gains = [Gain::default(); SEATS];
        closed
    }

    /// Adds what an event brings.
    fn count(&mut self, event: &Event) {
        let gains = &mut self.gains;
        let mut hand = |seat: Seat, card: Card, sign: i16| {
            gains[seat.index()].hand += sign * i16::from(card.value());
        };
        match *event {
            Event::Revealed { laid } => {
                for (seat, laid) in (0..).map(Seat).zip(laid) {
                    if let Some(Laid::Card(card, _)) = laid {
                        hand(seat, card, -1);
                    }
                }
            }
            Event::Forced {
                seat,
                card: Some(card),
                ..
            }
            | Event::Drew {
                seat,
                card: Some(card),
            }
            | Event::Paid { seat, card }
            | Event::Returned { seat, card }
            | Event::Took { seat, card } => hand(seat, card, 1),
            Event::Proposed { seat, card } | Event::PutAway { seat, card } => hand(seat, card, -1),
            Event::Swapped { seat, given, taken } => {
                hand(seat, given, -1);
                hand(seat, taken, 1);
            }
            Event::Built {
                seat, castle: true, ..
            } => gains[seat.index()].castles += PLAIN,
            Event::Upgraded { seat, .. } => gains[seat.index()].castles += UPGRADED - PLAIN,
            Event::Defeat { seat } => gains[seat.index()].defeats += DEFEAT,
            Event::Controlled {
                region,
                seat,
                points,
            } => gains[seat.index()].control[region.index()] += i16::from(points),
            _ => {}
        }
    }
}
