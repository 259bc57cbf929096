//! What a choice does, what it may gain and what it risks: facts that follow from the rules and
//! from what the seat that chooses may know. They are the reasons that can be given for a choice,
//! whoever found it.

use super::{
    Card, Cards, Choice, Open, Region, RuleSet, Seen, Zone,
    card::List,
    event::Why,
    open::{Proposal, Stage},
    rules::{ControlScoring, PoliticsDraw},
};
use crate::game::{Seat, SeatSet};

/// How a choice changes who has most pieces in a region, if nothing else changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shift {
    pub region: Region,
    /// The pieces of the seat that chooses, before and after.
    pub own: (u8, u8),
    /// Those of the strongest other, before and after.
    pub other: (u8, u8),
    /// Who would control the region, before and after (R11.1).
    pub control: (Option<Seat>, Option<Seat>),
    /// What control brings at the next check that scores.
    pub value: u8,
    /// That check is the one at the end of this round, and not only that of the last.
    pub this_round: bool,
}

/// What the builder gets with the piece (R7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Castle {
    /// A castle, worth a point.
    New,
    /// Nothing: no castle token is left.
    NoToken,
    /// The castle may be upgraded, for a point more.
    Upgrade,
    /// Nothing: it is upgraded already.
    Upgraded,
}

/// A reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// The attack removes a piece of this opponent, who is the only one there or, of several, the
    /// one whose loss changes most (R6.1a).
    Strikes {
        from: Seat,
        only: bool,
        shift: Shift,
    },
    /// It would take back a piece of one's own (R6.1b).
    StrikesOwn(Shift),
    /// It would be void (R6.1c).
    StrikesNothing(Region),
    /// Of several attackers the last gets a defeat token (R6.2).
    MayCostToken,
    /// The first in Build places a piece and gets this with it (R7.1).
    Builds { castle: Castle, shift: Shift },
    /// It could place nothing, even as the first (R7.4).
    BuildsNothing { region: Region, why: Why },
    /// Any other in Build may add a piece in the region of the first (R7.3).
    MayJoin,
    /// The first in Politics proposes one of so many cards and draws so many (R8.1, R8.4).
    Proposes { hand: u8, draws: u8 },
    /// There would be no card to propose.
    ProposesNothing,
    /// Any other in Politics may pay a piece for the proposal (R8.2).
    MayPay,
    /// The exchange that gains most of those possible now (R9.1).
    Trades { given: Card, taken: Card },
    /// No exchange that is possible now would gain a point.
    TradesNothing,
    /// The card does nothing there (R5.1).
    Idle,
    /// Cards of this list that others may hold and that would come before it by their value, and
    /// those of the same value (R5.2).
    Ahead { list: List, higher: u8, same: u8 },
    /// What the card is worth in hand; one is drawn for it (R10.1, R12.2).
    Costs(u8),
    /// All cards stay in hand, and one of the row may be taken, of which this is now worth most
    /// (R10.1).
    Holds(Option<Card>),
    /// What a card that is taken or put away is worth, and whether no other one there is worth
    /// more, or less.
    Takes { card: Card, highest: bool },
    /// What a card that must be played this turn would do, in its own zone (R4.1).
    MustPlay(Card),
    /// None of the row is taken.
    TakesNothing,
    /// A piece goes to the region, and so many are left (R7.1, R7.3).
    Adds { left: u8, shift: Shift },
    /// The castle is worth a point more.
    Upgrades,
    /// No piece is spent, and so many stay on the board; what it would have changed.
    Spares { left: u8, shift: Shift },
    /// The card that is proposed; whether none in hand is worth less; who may take it; whether
    /// one more card is drawn even if nobody does (R8).
    Offers {
        card: Card,
        lowest: bool,
        takers: SeatSet,
        draws: PoliticsDraw,
    },
    /// The proposal, for a piece; so many are left then (R8.2).
    Pays { card: Card, left: u8 },
    /// No piece is spent on the proposal, and so many stay.
    DoesNotPay { card: Card, left: u8 },
    /// An exchange (R9.1).
    Swaps { given: Card, taken: Card },
    /// None, and whether one could have gained a point.
    SwapsNothing { could_gain: bool },
    /// A card goes for good; whether none in hand is worth less (R10.3).
    PutsAway { card: Card, lowest: bool },
    /// What a home region is worth at a check, and the points with which it begins (R2.2).
    Home { value: u8, start: i16 },
}

/// The reasons for a choice of the observing seat, the weightiest first. None when it is not that
/// seat's turn, or the choice is of another step.
pub fn reasons(seen: &Seen, choice: Choice) -> Vec<Fact> {
    if seen.choices().seat() != seen.seat || seen.choices().check(choice).is_err() {
        return Vec::new();
    }
    let view = View { seen };
    match choice {
        Choice::Lay(card, zone) => view.lay(card, zone),
        Choice::Hold => vec![Fact::Holds(view.best_of_row())],
        Choice::Target(from) => view.target(from).into_iter().collect(),
        Choice::Upgrade(true) => {
            let mut facts = vec![Fact::Upgrades];
            facts.extend(view.adds());
            facts
        }
        Choice::Place(true) | Choice::Join(true) => view.adds().into_iter().collect(),
        Choice::Upgrade(false) | Choice::Place(false) | Choice::Join(false) => {
            view.spares().into_iter().collect()
        }
        Choice::Propose(card) => vec![view.offers(card)],
        Choice::Pay(yes) => view.pays(yes).into_iter().collect(),
        Choice::Swap(Some((given, taken))) => vec![Fact::Swaps { given, taken }],
        Choice::Swap(None) => vec![Fact::SwapsNothing {
            could_gain: view.best_swap(seen.hand).is_some(),
        }],
        Choice::Take(Some(card)) => {
            let row = &seen.open.row;
            let highest = row.iter().all(|other| other.value() <= card.value());
            let mut facts = vec![Fact::Takes { card, highest }];
            if seen.open.stage == Stage::Forced {
                facts = vec![Fact::MustPlay(card)];
                facts.extend(view.effect(card, Cards::NONE));
            }
            facts
        }
        Choice::Take(None) => vec![Fact::TakesNothing],
        Choice::Discard(card) => vec![Fact::PutsAway {
            card,
            lowest: view.is_lowest(card),
        }],
        Choice::Home(home) => vec![Fact::Home {
            value: seen.rules.value(home),
            start: seen.rules.start_points(home),
        }],
    }
}

/// What the seat that chooses knows.
struct View<'a> {
    seen: &'a Seen,
}

impl View<'_> {
    fn open(&self) -> &Open {
        &self.seen.open
    }

    fn rules(&self) -> &RuleSet {
        &self.seen.rules
    }

    fn me(&self) -> Seat {
        self.seen.seat
    }

    /// What a piece more of one seat in a region changes, or a piece less.
    fn shift(&self, region: Region, seat: Seat, change: i8) -> Shift {
        let before = *self.open();
        let mut after = before;
        let pieces = &mut after.pieces[region.index()][seat.index()];
        *pieces = pieces.saturating_add_signed(change);
        let own = |open: &Open| open.pieces[region.index()][self.me().index()];
        let other = |open: &Open| {
            let others = Seat::all(open.seats).filter(|seat| *seat != self.me());
            let pieces = others.map(|seat| open.pieces[region.index()][seat.index()]);
            pieces.max().unwrap_or(0)
        };
        Shift {
            region,
            own: (own(&before), own(&after)),
            other: (other(&before), other(&after)),
            control: (before.leader(region), after.leader(region)),
            value: self.rules().value(region),
            this_round: self.rules().control_scoring == ControlScoring::EachRound
                || before.round >= self.rules().rounds,
        }
    }

    fn lay(&self, card: Card, zone: Zone) -> Vec<Fact> {
        let mut facts = match List::of(card, zone) {
            None => vec![Fact::Idle],
            Some(_) => self.effect(card, self.seen.hand.without(Cards::one(card))),
        };
        // What it costs comes before what is only possible.
        let possible =
            |fact: &Fact| matches!(fact, Fact::MayCostToken | Fact::MayJoin | Fact::MayPay);
        let place = facts.iter().position(possible).unwrap_or(facts.len());
        facts.insert(place, Fact::Costs(card.value()));
        facts
    }

    /// What a card does in its zone, with the rest of the hand beside it.
    fn effect(&self, card: Card, rest: Cards) -> Vec<Fact> {
        let (open, me, region) = (self.open(), self.me(), card.region());
        let list = List::of(card, super::policy::zone_of(card));
        let mut facts = Vec::new();
        match list {
            Some(List::Attack) => {
                let strike = self.best_target(region);
                facts.extend(strike);
                if strike.is_none() {
                    facts.push(match open.pieces[region.index()][me.index()] {
                        0 => Fact::StrikesNothing(region),
                        _ => Fact::StrikesOwn(self.shift(region, me, -1)),
                    });
                }
                facts.push(self.ahead(List::Attack, card));
                if open.defeat_tokens(self.rules()) > 0 {
                    facts.push(Fact::MayCostToken);
                }
            }
            Some(List::Build) => {
                let full = open.pieces_in(region) >= self.rules().spaces_per_region;
                let left = open.supply[me.index()];
                facts.push(match open.castle(me, region) {
                    _ if left == 0 || full => Fact::BuildsNothing {
                        region,
                        why: if left == 0 { Why::NoPiece } else { Why::Full },
                    },
                    kind => Fact::Builds {
                        castle: match kind {
                            0 if open.castle_tokens(self.rules()) == 0 => Castle::NoToken,
                            0 => Castle::New,
                            1 => Castle::Upgrade,
                            _ => Castle::Upgraded,
                        },
                        shift: self.shift(region, me, 1),
                    },
                });
                facts.push(self.ahead(List::Build, card));
                if left > 0 {
                    facts.push(Fact::MayJoin);
                }
            }
            Some(List::Politics) => {
                let more = self.rules().politics_draw != PoliticsDraw::Never;
                facts.push(match rest.len() {
                    0 => Fact::ProposesNothing,
                    hand => Fact::Proposes {
                        hand,
                        draws: 1 + u8::from(more),
                    },
                });
                facts.push(self.ahead(List::Politics, card));
                if open.supply[me.index()] > 0 {
                    facts.push(Fact::MayPay);
                }
            }
            Some(List::Trade) => facts.push(match self.best_swap(rest) {
                Some((given, taken)) => Fact::Trades { given, taken },
                None => Fact::TradesNothing,
            }),
            None => {}
        }
        facts
    }

    /// The opponent in a region whose loss of a piece changes most.
    fn best_target(&self, region: Region) -> Option<Fact> {
        let targets = self.open().targets(self.me(), region);
        let weight = |shift: &Shift, from: Seat| {
            let mine = shift.control.1 == Some(self.me()) && shift.control.0 != shift.control.1;
            let broken = shift.control.0 == Some(from) && shift.control.0 != shift.control.1;
            let pieces = self.open().pieces[region.index()][from.index()];
            (mine, broken, pieces)
        };
        let strikes = targets
            .iter()
            .map(|from| (from, self.shift(region, from, -1)));
        let (from, shift) = strikes.reduce(|best, next| {
            match weight(&next.1, next.0) > weight(&best.1, best.0) {
                true => next,
                false => best,
            }
        })?;
        Some(Fact::Strikes {
            from,
            only: targets.len() == 1,
            shift,
        })
    }

    /// The cards that others may hold: those that everybody saw enter their hands, and those of a
    /// deck of which they hold some.
    fn others_may_hold(&self) -> Cards {
        let mut cards = Cards::NONE;
        for seat in Seat::all(self.open().seats).filter(|seat| *seat != self.me()) {
            cards = cards.or(self.open().known[seat.index()]);
            for pool in &self.seen.pools {
                if pool.in_hands[seat.index()] > 0 {
                    cards = cards.or(pool.cards);
                }
            }
        }
        if self.open().stage == Stage::Forced {
            // Others may still have to take one of these.
            cards = cards.or(self.open().row.iter().copied().collect());
        }
        cards.without(self.seen.hand)
    }

    fn ahead(&self, list: List, card: Card) -> Fact {
        let of_list = |other: &Card| *other != card && other.colour() == card.colour();
        let held = self.others_may_hold();
        let count = |which: &dyn Fn(u8) -> bool| {
            let found = held.iter().filter(of_list);
            found.filter(|other| which(other.value())).count() as u8
        };
        Fact::Ahead {
            list,
            higher: count(&|value| value > card.value()),
            same: count(&|value| value == card.value()),
        }
    }

    fn best_of_row(&self) -> Option<Card> {
        super::policy::highest(self.open().row.iter().copied())
    }

    /// The exchange with the row that gains most points, if one gains any.
    fn best_swap(&self, hand: Cards) -> Option<(Card, Card)> {
        let given = super::policy::lowest(hand.iter())?;
        let taken = self.best_of_row()?;
        (taken.value() > given.value()).then_some((given, taken))
    }

    fn is_lowest(&self, card: Card) -> bool {
        self.seen.hand.iter().all(|it| it.value() >= card.value())
    }

    fn target(&self, from: Seat) -> Option<Fact> {
        let (card, _) = self.open().entry(self.me())?;
        Some(Fact::Strikes {
            from,
            only: false,
            shift: self.shift(card.region(), from, -1),
        })
    }

    /// What the piece that is asked for in Build would change, and how many are left with it.
    fn piece(&self) -> Option<(u8, Shift)> {
        let (_, card) = self.open().first_of(List::Build)?;
        let left = self.open().supply[self.me().index()];
        Some((left, self.shift(card.region(), self.me(), 1)))
    }

    fn adds(&self) -> Option<Fact> {
        let (left, shift) = self.piece()?;
        let left = left.saturating_sub(1);
        Some(Fact::Adds { left, shift })
    }

    fn spares(&self) -> Option<Fact> {
        let (left, shift) = self.piece()?;
        Some(Fact::Spares { left, shift })
    }

    fn offers(&self, card: Card) -> Fact {
        let open = self.open();
        let may = |seat: &Seat| {
            let entry = open.entry(*seat).map(|(_, list)| list);
            let follows = *seat != self.me() && entry == Some(List::Politics);
            follows && open.supply[seat.index()] > 0
        };
        Fact::Offers {
            card,
            lowest: self.is_lowest(card),
            takers: Seat::all(open.seats).filter(may).collect(),
            draws: self.rules().politics_draw,
        }
    }

    fn pays(&self, yes: bool) -> Option<Fact> {
        let Proposal::Offered(card) = self.open().proposal else {
            return None;
        };
        let left = self.open().supply[self.me().index()];
        Some(match yes {
            true => Fact::Pays {
                card,
                left: left.saturating_sub(1),
            },
            false => Fact::DoesNotPay { card, left },
        })
    }
}
