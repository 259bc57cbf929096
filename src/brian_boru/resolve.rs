//! The state machine (R13): does by itself whatever is no choice, up to the next decision with
//! at least two options.

use super::{
    Card, Choice, Choices, Event, Open, Position, Region, RuleSet, SEATS, Zone,
    card::List,
    event::{Sink, Why},
    open::{Duty, Laid, Proposal, Stage},
    rules::{ControlScoring, PoliticsDraw, RowRefill},
    short::Short,
    zones::not_built,
};
use crate::game::Seat;

impl Position {
    /// What the seat to act may choose.
    pub fn choices(&self, rules: &RuleSet) -> Choices {
        Choices::new(rules, &self.open, self.hands[self.open.actor().index()])
    }

    /// Does a choice that is among [`Position::choices`], and everything that follows from it
    /// without a choice.
    pub fn play(&mut self, rules: &RuleSet, choice: Choice, sink: &mut impl Sink) {
        self.perform(rules, choice, sink);
        self.run(rules, sink);
    }

    /// Goes back to before anybody has chosen this turn, while the choices are hidden. That is how
    /// a thinker makes those who have chosen choose for a reason, in a world that it has sampled.
    pub fn choose_anew(&mut self, rules: &RuleSet) {
        if self.open.stage == Stage::Choose {
            self.open.at = 0;
            self.chosen = [None; SEATS];
            self.run(rules, &mut ());
        }
    }

    /// Goes on to the next decision.
    pub(super) fn run(&mut self, rules: &RuleSet, sink: &mut impl Sink) {
        while self.advance(rules, sink) {}
    }

    /// Does one step that is no choice; false when the game stands at a decision, or is over.
    fn advance(&mut self, rules: &RuleSet, sink: &mut impl Sink) -> bool {
        let seat = self.open.actor();
        let all_done = self.open.at >= self.open.seats;
        match self.open.stage {
            Stage::Homes if all_done => self.deal(rules, sink),
            Stage::Homes => {
                let free = self.open.free_homes(rules);
                let only = free.first().filter(|_| free.len() == 1).copied();
                match self.open.homes[seat.index()].or(only) {
                    Some(home) => self.settle_home(seat, home, sink),
                    None => return false,
                }
            }
            Stage::Forced if all_done => {
                self.open.stage = Stage::Choose;
                self.open.at = 0;
            }
            Stage::Forced => match self.open.row[..] {
                _ if !self.hands[seat.index()].is_empty() => self.open.at += 1,
                [] => self.force_from_deck(seat, sink),
                [only] => self.force(rules, seat, only, sink),
                _ => return false,
            },
            Stage::Choose if all_done => self.reveal(sink),
            Stage::Choose if self.open.duty[seat.index()] == Duty::Out => {
                self.choose(seat, Laid::Out, sink);
            }
            Stage::Choose => return false,
            Stage::Resolve if usize::from(self.open.at) >= self.open.queue.len() => {
                self.discard_laid(sink);
            }
            Stage::Resolve => return self.resolve(rules, seat, sink),
            Stage::Receive if all_done => self.end_turn(rules, sink),
            Stage::Receive => return self.receive(rules, seat, sink),
            Stage::Limit if self.over_limit(rules, seat) => return false,
            Stage::Limit => {
                self.open.stage = Stage::Receive;
                self.open.at += 1;
            }
            Stage::Over => return false,
        }
        true
    }

    /// Does the choice itself.
    fn perform(&mut self, rules: &RuleSet, choice: Choice, sink: &mut impl Sink) {
        let seat = self.open.actor();
        let decline = Why::Declined;
        match choice {
            Choice::Home(home) => self.settle_home(seat, home, sink),
            Choice::Hold => self.choose(seat, Laid::Hold, sink),
            Choice::Lay(card, zone) => self.choose(seat, Laid::Card(card, zone), sink),
            Choice::Target(target) => {
                if let Some((card, _)) = self.open.entry(seat) {
                    self.strike(seat, target, card.region(), sink);
                }
                self.next(rules, sink);
            }
            Choice::Upgrade(yes) | Choice::Place(yes) | Choice::Join(yes) => {
                if let Some((builder, card)) = self.open.first_of(List::Build) {
                    if yes {
                        self.build(rules, seat, card.region(), sink);
                    } else {
                        not_built(seat, builder, card.region(), decline, sink);
                    }
                }
                self.next(rules, sink);
            }
            Choice::Propose(card) => {
                self.propose(seat, card, sink);
                self.next(rules, sink);
            }
            Choice::Pay(yes) => {
                if let (true, Proposal::Offered(card)) = (yes, self.open.proposal) {
                    // R8.2: the piece is out of the game.
                    self.open.supply[seat.index()] -= 1;
                    self.show_into_hand(seat, card);
                    self.open.proposal = Proposal::Taken(seat);
                    sink.tell(|| Event::Paid { seat, card });
                } else {
                    sink.tell(|| Event::NotPaid { seat, why: decline });
                }
                self.next(rules, sink);
            }
            Choice::Swap(None) => {
                sink.tell(|| Event::NotSwapped { seat, why: decline });
                self.next(rules, sink);
            }
            Choice::Swap(Some((given, taken))) => {
                self.swap(seat, given, taken, sink);
                self.next(rules, sink);
            }
            Choice::Take(Some(card)) if self.open.stage == Stage::Forced => {
                self.force(rules, seat, card, sink);
            }
            Choice::Take(taken) => {
                match taken {
                    Some(card) => {
                        self.take(seat, card);
                        sink.tell(|| Event::Took { seat, card });
                        self.refill_at_once(rules, sink);
                    }
                    None => sink.tell(|| Event::NotTaken { seat, why: decline }),
                }
                self.open.stage = Stage::Limit;
            }
            Choice::Discard(card) => {
                self.leave_hand(seat, card);
                self.open.discards.insert(card);
                sink.tell(|| Event::PutAway { seat, card });
            }
        }
    }

    /// R2.2
    fn settle_home(&mut self, seat: Seat, region: Region, sink: &mut impl Sink) {
        self.open.homes[seat.index()] = Some(region);
        self.put_piece(seat, region);
        self.open.at += 1;
        sink.tell(|| Event::Home { seat, region });
    }

    /// R2.3
    fn deal(&mut self, rules: &RuleSet, sink: &mut impl Sink) {
        for _ in 0..rules.hand_size {
            for hand in &mut self.hands[..usize::from(rules.seats)] {
                if let Some(card) = self.deck.pop() {
                    hand.insert(card);
                }
            }
        }
        for _ in 0..rules.row_size {
            if let Some(card) = self.deck.pop() {
                self.open.row.push(card);
            }
        }
        sink.tell(|| Event::Dealt);
        self.begin_turn(sink);
    }

    /// Clears away what belongs to one turn.
    fn clear_turn(&mut self, stage: Stage) {
        self.open.stage = stage;
        self.open.at = 0;
        self.open.duty = [Duty::Free; SEATS];
        self.open.laid = [None; SEATS];
        self.open.queue = Short::new(Seat(0));
        self.open.struck = false;
        self.open.proposal = Proposal::None;
    }

    fn begin_turn(&mut self, sink: &mut impl Sink) {
        let Open {
            round, turn, start, ..
        } = self.open;
        self.clear_turn(Stage::Forced);
        sink.tell(|| Event::TurnBegins { round, turn, start });
    }

    /// R4.1: a card of the row.
    fn force(&mut self, rules: &RuleSet, seat: Seat, card: Card, sink: &mut impl Sink) {
        self.take(seat, card);
        self.open.duty[seat.index()] = Duty::MustPlay;
        self.open.at += 1;
        sink.tell(|| Event::Forced {
            seat,
            card: Some(card),
            from_deck: false,
        });
        self.refill_at_once(rules, sink);
    }

    /// R4.1: the row is empty.
    fn force_from_deck(&mut self, seat: Seat, sink: &mut impl Sink) {
        self.open.at += 1;
        match self.top(sink) {
            Some(card) => {
                self.hands[seat.index()].insert(card);
                self.open.duty[seat.index()] = Duty::MustPlay;
                sink.tell(|| Event::Forced {
                    seat,
                    card: Some(card),
                    from_deck: true,
                });
            }
            None => {
                self.open.duty[seat.index()] = Duty::Out;
                sink.tell(|| Event::SitsOut { seat });
            }
        }
    }

    /// R4.2
    fn choose(&mut self, seat: Seat, laid: Laid, sink: &mut impl Sink) {
        self.chosen[seat.index()] = Some(laid);
        self.open.at += 1;
        sink.tell(|| Event::Chosen {
            seat,
            what: Some(laid),
        });
    }

    /// One card of the queue; false when its owner has something to choose.
    fn resolve(&mut self, rules: &RuleSet, seat: Seat, sink: &mut impl Sink) -> bool {
        let Some((card, list)) = self.open.entry(seat) else {
            self.open.at += 1;
            return true;
        };
        let region = card.region();
        match list {
            List::Attack => {
                let targets = self.open.targets(seat, region);
                match (targets.iter().next(), targets.len()) {
                    (Some(target), 1) => self.strike(seat, target, region, sink),
                    (Some(_), _) => return false,
                    (None, _) => self.strike_alone(seat, region, sink),
                }
            }
            List::Build => {
                let Some((builder, first)) = self.open.first_of(List::Build) else {
                    return false;
                };
                let region = first.region();
                if self.open.supply[seat.index()] == 0 {
                    not_built(seat, builder, region, Why::NoPiece, sink);
                } else if !self.open.can_place(rules, seat, region) {
                    not_built(seat, builder, region, Why::Full, sink);
                } else if seat == builder && self.open.castle(seat, region) == 0 {
                    self.build(rules, seat, region, sink);
                } else {
                    return false;
                }
            }
            List::Politics if self.open.is_first(List::Politics, seat) => {
                let hand = self.hands[seat.index()];
                match hand.first() {
                    None => sink.tell(|| Event::NoProposal { seat }),
                    Some(only) if hand.len() == 1 => self.propose(seat, only, sink),
                    Some(_) => return false,
                }
            }
            List::Politics => match self.open.proposal {
                Proposal::Offered(_) if self.open.supply[seat.index()] > 0 => return false,
                Proposal::Offered(_) => {
                    sink.tell(|| Event::NotPaid {
                        seat,
                        why: Why::NoPiece,
                    });
                }
                // R8.2: the rest get no offer.
                _ => {}
            },
            List::Trade => {
                let why = if self.hands[seat.index()].is_empty() {
                    Why::NoCard
                } else if self.open.row.is_empty() {
                    Why::NoRow
                } else {
                    return false;
                };
                sink.tell(|| Event::NotSwapped { seat, why });
            }
        }
        self.next(rules, sink);
        true
    }

    /// The next card of the queue, after what ends a list.
    fn next(&mut self, rules: &RuleSet, sink: &mut impl Sink) {
        let list = self.open.list_at(self.open.at);
        self.open.at += 1;
        if list == self.open.list_at(self.open.at) {
            return;
        }
        match list {
            Some(List::Attack) => self.give_token(rules, sink),
            Some(List::Politics) => {
                if let (Proposal::Offered(card), Some((seat, _))) =
                    (self.open.proposal, self.open.first_of(List::Politics))
                {
                    // R8.3
                    self.show_into_hand(seat, card);
                    self.open.proposal = Proposal::Returned;
                    sink.tell(|| Event::Returned { seat, card });
                }
            }
            _ => {}
        }
    }

    /// A card of the row goes into a hand.
    fn take(&mut self, seat: Seat, card: Card) {
        if let Some(place) = self.open.row.iter().position(|other| *other == card) {
            self.open.row.remove(place);
        }
        self.show_into_hand(seat, card);
    }

    /// R10.1: the cards that were laid.
    fn discard_laid(&mut self, sink: &mut impl Sink) {
        let cards = self.open.in_zones();
        self.open.discards = self.open.discards.or(cards);
        self.open.stage = Stage::Receive;
        self.open.at = 0;
        sink.tell(|| Event::Discarded { cards });
    }

    /// R10.1: the step of one seat; false when it may take a card.
    fn receive(&mut self, rules: &RuleSet, seat: Seat, sink: &mut impl Sink) -> bool {
        match self.open.laid[seat.index()] {
            Some(Laid::Hold) if !self.open.row.is_empty() => return false,
            Some(Laid::Hold) => sink.tell(|| Event::NotTaken {
                seat,
                why: Why::NoRow,
            }),
            Some(Laid::Card(card, zone)) => {
                for _ in 0..self.cards_played(rules, seat, card, zone) {
                    match self.top(sink) {
                        Some(card) => {
                            self.hands[seat.index()].insert(card);
                            sink.tell(|| Event::Drew {
                                seat,
                                card: Some(card),
                            });
                        }
                        None => sink.tell(|| Event::NothingToDraw { seat }),
                    }
                }
            }
            Some(Laid::Out) | None => {}
        }
        self.open.stage = Stage::Limit;
        true
    }

    /// The cards that a seat played this turn: one, and its proposal (R8.4).
    fn cards_played(&self, rules: &RuleSet, seat: Seat, card: Card, zone: Zone) -> u8 {
        let proposer = List::of(card, zone) == Some(List::Politics)
            && self.open.is_first(List::Politics, seat);
        let counts = match self.open.proposal {
            Proposal::Taken(_) => rules.politics_draw != PoliticsDraw::Never,
            Proposal::Returned => rules.politics_draw == PoliticsDraw::Always,
            Proposal::None | Proposal::Offered(_) => false,
        };
        1 + u8::from(proposer && counts)
    }

    /// R10.3
    fn over_limit(&self, rules: &RuleSet, seat: Seat) -> bool {
        let hand = self.hands[seat.index()].len();
        rules.hand_limit.is_some_and(|most| hand > most)
    }

    /// R10.4
    fn refill(&mut self, rules: &RuleSet, sink: &mut impl Sink) {
        while self.open.row.len() < usize::from(rules.row_size) {
            let Some(card) = self.top(sink) else {
                return;
            };
            self.open.row.push(card);
            sink.tell(|| Event::Refilled { card });
        }
    }

    fn refill_at_once(&mut self, rules: &RuleSet, sink: &mut impl Sink) {
        if rules.row_refill == RowRefill::AtOnce {
            self.refill(rules, sink);
        }
    }

    /// R3.2: everything from the refill on.
    fn end_turn(&mut self, rules: &RuleSet, sink: &mut impl Sink) {
        if rules.row_refill != RowRefill::Never {
            self.refill(rules, sink);
        }
        if self.open.turn >= rules.turns_per_round {
            self.check_control(rules, sink);
            if self.open.round >= rules.rounds {
                // R12.2: all hands are counted, so all are seen.
                self.open.known = self.hands;
                self.clear_turn(Stage::Over);
                sink.tell(|| Event::Over);
                return;
            }
            self.open.round += 1;
            self.open.turn = 0;
        }
        self.open.turn += 1;
        if rules.rotate_start {
            self.open.start = self.open.in_turn_order(1);
            let to = self.open.start;
            sink.tell(|| Event::StartPassed { to });
        }
        self.begin_turn(sink);
    }

    /// R11.1
    fn check_control(&mut self, rules: &RuleSet, sink: &mut impl Sink) {
        let scores =
            rules.control_scoring == ControlScoring::EachRound || self.open.round >= rules.rounds;
        for region in Region::ALL {
            let controls = self.open.leader(region);
            self.open.control[region.index()] = controls;
            match controls {
                Some(seat) => {
                    let points = if scores { rules.value(region) } else { 0 };
                    self.open.points[seat.index()] += i16::from(points);
                    sink.tell(|| Event::Controlled {
                        region,
                        seat,
                        points,
                    });
                }
                None => {
                    let tie = self.open.pieces_in(region) > 0;
                    sink.tell(|| Event::NotControlled { region, tie });
                }
            }
        }
    }
}
