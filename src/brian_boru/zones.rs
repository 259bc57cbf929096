//! The reveal, and what the cards do in their zones (R5 to R9).

use super::{
    Card, Event, Open, Position, Region, RuleSet, SEATS,
    card::List,
    event::{Decided, NoToken, Ranked, Sink, Why},
    open::{Laid, Proposal, Stage},
    short::Short,
};
use crate::game::Seat;

/// What orders a card (R5.2): its list, then what puts it forward there, each the smaller the
/// better: value, pieces and place in turn order.
type Rank = ((List, u8, u8, u8), Seat);

impl Position {
    /// R5.1, R5.2: all cards are turned up and put in order.
    pub(super) fn reveal(&mut self, sink: &mut impl Sink) {
        let laid = std::mem::replace(&mut self.chosen, [None; SEATS]);
        self.open.laid = laid;
        sink.tell(|| Event::Revealed { laid });
        let mut ranks: Short<Rank, SEATS> = Short::new(((List::Attack, 0, 0, 0), Seat(0)));
        for place in 0..self.open.seats {
            let seat = self.open.in_turn_order(place);
            let Some(Laid::Card(card, zone)) = laid[seat.index()] else {
                continue;
            };
            self.leave_hand(seat, card);
            match List::of(card, zone) {
                Some(list) => {
                    let pieces = self.open.pieces[card.region().index()][seat.index()];
                    ranks.push((
                        (list, u8::MAX - card.value(), u8::MAX - pieces, place),
                        seat,
                    ));
                }
                None => sink.tell(|| Event::Mismatch { seat, card, zone }),
            }
        }
        ranks.as_mut_slice().sort_unstable();
        for (_, seat) in ranks.iter() {
            self.open.queue.push(*seat);
        }
        for list in List::ALL {
            if ranks.iter().any(|((found, ..), _)| *found == list) {
                sink.tell(|| Event::Ordered {
                    list,
                    order: order(&self.open, &ranks, list),
                });
            }
        }
        self.open.stage = Stage::Resolve;
        self.open.at = 0;
    }

    /// R6.1a
    pub(super) fn strike(
        &mut self,
        seat: Seat,
        target: Seat,
        region: Region,
        sink: &mut impl Sink,
    ) {
        self.open.pieces[region.index()][target.index()] -= 1;
        self.open.struck |= self.open.at == 0;
        sink.tell(|| Event::Removed {
            seat,
            from: target,
            region,
        });
    }

    /// R6.1b, R6.1c
    pub(super) fn strike_alone(&mut self, seat: Seat, region: Region, sink: &mut impl Sink) {
        let own = &mut self.open.pieces[region.index()][seat.index()];
        if *own == 0 {
            sink.tell(|| Event::Void { seat, region });
            return;
        }
        *own -= 1;
        self.open.supply[seat.index()] += 1;
        self.open.struck |= self.open.at == 0;
        sink.tell(|| Event::TookBack { seat, region });
    }

    /// R6.2: all attacks are done, and the last attacker's place is the one before this.
    pub(super) fn give_token(&mut self, rules: &RuleSet, sink: &mut impl Sink) {
        let attacks = self.open.at;
        let why = if attacks < 2 {
            NoToken::OneCard
        } else if !self.open.struck {
            NoToken::FirstVoid
        } else if self.open.defeat_tokens(rules) == 0 {
            NoToken::NoneLeft
        } else {
            if let Some(&seat) = self.open.queue.get(usize::from(attacks) - 1) {
                self.open.defeat[seat.index()] += 1;
                sink.tell(|| Event::Defeat { seat });
            }
            return;
        };
        sink.tell(|| Event::NoDefeat { why });
    }

    pub(super) fn put_piece(&mut self, seat: Seat, region: Region) {
        self.open.supply[seat.index()] -= 1;
        self.open.pieces[region.index()][seat.index()] += 1;
    }

    /// R7.1, R7.3: a piece, and what the builder gets with it.
    pub(super) fn build(
        &mut self,
        rules: &RuleSet,
        seat: Seat,
        region: Region,
        sink: &mut impl Sink,
    ) {
        self.put_piece(seat, region);
        if !self.open.is_first(List::Build, seat) {
            sink.tell(|| Event::Joined { seat, region });
            return;
        }
        let tokens = self.open.castle_tokens(rules);
        let castle = &mut self.open.castles[region.index()][seat.index()];
        match *castle {
            0 => {
                *castle = u8::from(tokens > 0);
                sink.tell(|| Event::Built {
                    seat,
                    region,
                    castle: tokens > 0,
                });
            }
            1 => {
                *castle = 2;
                sink.tell(|| Event::Upgraded { seat, region });
            }
            _ => sink.tell(|| Event::Placed { seat, region }),
        }
    }

    /// R8.1
    pub(super) fn propose(&mut self, seat: Seat, card: Card, sink: &mut impl Sink) {
        self.leave_hand(seat, card);
        self.open.proposal = Proposal::Offered(card);
        sink.tell(|| Event::Proposed { seat, card });
    }

    /// R9.1: the card given takes the place of the one taken.
    pub(super) fn swap(&mut self, seat: Seat, given: Card, taken: Card, sink: &mut impl Sink) {
        self.leave_hand(seat, given);
        self.show_into_hand(seat, taken);
        for card in self.open.row.as_mut_slice() {
            if *card == taken {
                *card = given;
            }
        }
        sink.tell(|| Event::Swapped { seat, given, taken });
    }
}

/// Why a seat of the build order placed nothing.
pub(super) fn not_built(seat: Seat, builder: Seat, region: Region, why: Why, sink: &mut impl Sink) {
    if seat == builder {
        sink.tell(|| Event::NotBuilt { seat, region, why });
    } else {
        sink.tell(|| Event::NotJoined { seat, region, why });
    }
}

/// A list in its order, with what decided each place.
fn order(open: &Open, ranks: &Short<Rank, SEATS>, list: List) -> Short<Ranked, SEATS> {
    let mut order = Short::new(Ranked {
        seat: Seat(0),
        card: Card::numbered(0),
        pieces: 0,
        decided: Decided::First,
    });
    let mut before = None;
    for ((found, value, pieces, _), seat) in ranks.iter().copied() {
        let Some((card, _)) = open.entry(seat).filter(|_| found == list) else {
            continue;
        };
        let decided = match before {
            None => Decided::First,
            Some((other, _)) if other != value => Decided::Value,
            Some((_, other)) if other != pieces => Decided::Pieces,
            Some(_) => Decided::TurnOrder,
        };
        before = Some((value, pieces));
        order.push(Ranked {
            seat,
            card,
            pieces: u8::MAX - pieces,
            decided,
        });
    }
    order
}
