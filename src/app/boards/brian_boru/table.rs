//! The table as one seat sees it, as far as it is drawn, and how each event changes it: so that
//! a turn can be shown step by step, and again.

use crate::{
    brian_boru::{
        Card, Cards, Event, Region, SEATS, Seen, Zone,
        card::List,
        event::Ranked,
        open::{Laid, Proposal, Stage},
    },
    game::Seat,
};

/// What lies on the table. Lists with one entry a seat have entries beyond the table's seats that
/// stay empty; regions are in the order of [`Region::ALL`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Who looks on.
    pub viewer: Seat,
    pub seats: u8,
    /// The spaces of each region.
    pub spaces: u8,
    /// What each region is worth.
    pub values: [u8; 4],
    /// Pieces on the map: by region, then by seat.
    pub pieces: [[u8; SEATS]; 4],
    /// Castles: 0 none, 1 plain, 2 upgraded; by region, then by seat.
    pub castles: [[u8; SEATS]; 4],
    pub control: [Option<Seat>; 4],
    pub supply: [u8; SEATS],
    pub defeat: [u8; SEATS],
    /// Points for control so far, and those of the home region.
    pub points: [i16; SEATS],
    /// What the viewer sees of each hand: all of its own.
    pub seen: [Cards; SEATS],
    pub hand_sizes: [u8; SEATS],
    /// Who has chosen, before the reveal.
    pub ready: [bool; SEATS],
    /// What the viewer has chosen, before the reveal.
    pub own: Option<Laid>,
    /// What lies in the zones, from the reveal until it is discarded, and who holds.
    pub laid: [Option<Laid>; SEATS],
    /// The place of each card in its list, from 1; 0 for one that is in none.
    pub rank: [u8; SEATS],
    /// The marriage slot.
    pub proposal: Option<Card>,
    pub row: Vec<Card>,
    pub deck: u8,
    pub played: Cards,
    pub start: Seat,
    pub rounds: u8,
    pub round: u8,
    pub turn: u8,
    pub over: bool,
}

/// The points of a seat as they are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// What counts already: all but the hand.
    pub so_far: i16,
    /// What the end would bring now, with a control check and the hand as far as it is seen.
    pub at_end: i16,
    /// The cards of the hand that are not seen.
    pub unseen: u8,
}

impl Table {
    /// The round that has just ended, while nobody has done anything in the next.
    pub fn round_before(&self) -> Option<u8> {
        let untouched = self.turn == 1
            && self.own.is_none()
            && !self.ready.contains(&true)
            && self.laid.iter().all(Option::is_none);
        let before = self.round.checked_sub(1).filter(|round| *round > 0);
        before.filter(|_| untouched && !self.over)
    }

    /// The table as it stands.
    pub fn of(seen: &Seen) -> Table {
        let (rules, open) = (seen.rules(), seen.open());
        let by_seat = |of: &dyn Fn(Seat) -> u8| {
            let mut all = [0; SEATS];
            for seat in Seat::all(open.seats) {
                all[seat.index()] = of(seat);
            }
            all
        };
        let mut points = open.points;
        let mut hands = [Cards::NONE; SEATS];
        let mut ready = [false; SEATS];
        for seat in Seat::all(open.seats) {
            points[seat.index()] += seen.score(seat).start;
            hands[seat.index()] = seen.seen_hand(seat);
            ready[seat.index()] = open.stage == Stage::Choose && open.turn_place(seat) < open.at;
        }
        let resolving = open.stage == Stage::Resolve;
        let rank = |seat: Seat| {
            let Some((_, list)) = open.entry(seat).filter(|_| resolving) else {
                return 0;
            };
            let in_list = open
                .queue
                .iter()
                .filter(|other| open.entry(**other).is_some_and(|(_, found)| found == list));
            let place = in_list.into_iter().position(|other| *other == seat);
            place.map_or(0, |place| place as u8 + 1)
        };
        Table {
            viewer: seen.seat(),
            seats: open.seats,
            spaces: rules.spaces_per_region,
            values: Region::ALL.map(|region| rules.value(region)),
            pieces: open.pieces,
            castles: open.castles,
            control: open.control,
            supply: open.supply,
            defeat: open.defeat,
            points,
            seen: hands,
            hand_sizes: by_seat(&|seat| seen.hand_size(seat)),
            ready,
            own: seen.chosen(),
            laid: if resolving { open.laid } else { [None; SEATS] },
            rank: by_seat(&rank),
            proposal: match open.proposal {
                Proposal::Offered(card) => Some(card),
                _ => None,
            },
            row: open.row.to_vec(),
            deck: seen.deck_size(),
            played: open.discards,
            start: open.start,
            rounds: rules.rounds,
            round: open.round,
            turn: open.turn,
            over: open.stage == Stage::Over,
        }
    }

    /// The viewer's hand, without the card that it has laid.
    pub fn hand(&self) -> Cards {
        let hand = self.seen[self.viewer.index()];
        match self.own {
            Some(Laid::Card(card, _)) => hand.without(Cards::one(card)),
            _ => hand,
        }
    }

    /// The card that a seat has laid and its zone, once it is turned up.
    pub fn laid_by(&self, seat: Seat) -> Option<(Card, Zone)> {
        match self.laid[seat.index()] {
            Some(Laid::Card(card, zone)) => Some((card, zone)),
            _ => None,
        }
    }

    /// The card that a seat has laid, once it is turned up.
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.laid_by(seat).map(|(card, _)| card)
    }

    /// The first seat of a list and its card (R5.2).
    pub fn first_of(&self, list: List) -> Option<(Seat, Card)> {
        Seat::all(self.seats).find_map(|seat| {
            let (card, zone) = self.laid_by(seat)?;
            let first = self.rank[seat.index()] == 1 && List::of(card, zone) == Some(list);
            first.then_some((seat, card))
        })
    }

    /// The seats whose cards lie in a zone, those that act there in their order and then those
    /// that do not.
    pub fn in_zone(&self, zone: Zone) -> Vec<Seat> {
        let place = |seat: Seat| {
            let (card, found) = self.laid_by(seat).filter(|(_, found)| *found == zone)?;
            Some((List::of(card, found)?, self.rank[seat.index()]))
        };
        let there = |seat: &Seat| self.laid_by(*seat).is_some_and(|(_, found)| found == zone);
        let mut seats: Vec<Seat> = Seat::all(self.seats).filter(there).collect();
        // Few seats, and no two of the same place act.
        seats.sort_unstable_by_key(|seat| (place(*seat).is_none(), place(*seat), *seat));
        seats
    }

    /// Who has strictly the most pieces in a region (R11.1).
    pub fn leader(&self, region: Region) -> Option<Seat> {
        let pieces = &self.pieces[region.index()];
        let most = pieces.iter().max().filter(|most| **most > 0)?;
        let mut those = Seat::all(self.seats).filter(|seat| pieces[seat.index()] == *most);
        those.next().filter(|_| those.next().is_none())
    }

    /// Whose piece stands on each space of a region that has one.
    pub fn on_spaces(&self, region: Region) -> Vec<Seat> {
        let pieces = &self.pieces[region.index()];
        Seat::all(self.seats)
            .flat_map(|seat| (0..pieces[seat.index()]).map(move |_| seat))
            .collect()
    }

    /// The points of a seat (R12.2).
    pub fn standing(&self, seat: Seat) -> Standing {
        let at = seat.index();
        let castles: u8 = self.castles.iter().map(|region| region[at]).sum();
        let so_far = self.points[at] + i16::from(castles) - i16::from(self.defeat[at]);
        let check = |region: Region| match self.leader(region) {
            Some(leader) if leader == seat && !self.over => i16::from(self.values[region.index()]),
            _ => 0,
        };
        let next: i16 = Region::ALL.into_iter().map(check).sum();
        let seen = self.seen[at];
        Standing {
            so_far,
            at_end: so_far + seen.value() as i16 + next,
            unseen: self.hand_sizes[at].saturating_sub(seen.len()),
        }
    }

    /// Does what an event did.
    pub fn tell(&mut self, event: &Event) {
        match *event {
            Event::Home { seat, region }
            | Event::Placed { seat, region }
            | Event::Joined { seat, region } => self.put(seat, region),
            Event::Built {
                seat,
                region,
                castle,
            } => {
                self.put(seat, region);
                self.castles[region.index()][seat.index()] = u8::from(castle);
            }
            Event::Upgraded { seat, region } => {
                self.put(seat, region);
                self.castles[region.index()][seat.index()] = 2;
            }
            Event::Removed { from, region, .. } => {
                self.pieces[region.index()][from.index()] -= 1;
            }
            Event::TookBack { seat, region } => {
                self.pieces[region.index()][seat.index()] -= 1;
                self.supply[seat.index()] += 1;
            }
            Event::Defeat { seat } => self.defeat[seat.index()] += 1,
            Event::TurnBegins { round, turn, start } => {
                (self.round, self.turn, self.start) = (round, turn, start);
            }
            Event::Chosen { seat, what } => {
                self.ready[seat.index()] = true;
                if seat == self.viewer {
                    self.own = what;
                }
            }
            Event::Revealed { laid } => {
                (self.ready, self.own, self.laid) = ([false; SEATS], None, laid);
                for seat in Seat::all(self.seats) {
                    if let Some(card) = self.card_of(seat) {
                        self.lose(seat, card);
                    }
                }
            }
            Event::Ordered { order, .. } => {
                for (place, Ranked { seat, .. }) in (1..).zip(order.iter()) {
                    self.rank[seat.index()] = place;
                }
            }
            Event::Forced {
                seat,
                card,
                from_deck,
            } => match card {
                Some(card) if !from_deck => self.take(seat, card),
                _ => self.draw(seat, card),
            },
            Event::Drew { seat, card } => self.draw(seat, card),
            Event::Proposed { seat, card } => {
                self.lose(seat, card);
                self.proposal = Some(card);
            }
            Event::Paid { seat, card } => {
                self.supply[seat.index()] -= 1;
                self.proposal = None;
                self.gain(seat, Some(card));
            }
            Event::Returned { seat, card } => {
                self.proposal = None;
                self.gain(seat, Some(card));
            }
            Event::Swapped { seat, given, taken } => {
                self.lose(seat, given);
                self.gain(seat, Some(taken));
                for card in &mut self.row {
                    if *card == taken {
                        *card = given;
                    }
                }
            }
            Event::Discarded { cards } => {
                self.played = self.played.or(cards);
                (self.laid, self.rank) = ([None; SEATS], [0; SEATS]);
            }
            Event::Reshuffled { cards } => (self.deck, self.played) = (cards, Cards::NONE),
            Event::Took { seat, card } => self.take(seat, card),
            Event::PutAway { seat, card } => {
                self.lose(seat, card);
                self.played.insert(card);
            }
            Event::Refilled { card } => {
                self.deck = self.deck.saturating_sub(1);
                self.row.push(card);
            }
            Event::Controlled {
                region,
                seat,
                points,
            } => {
                self.control[region.index()] = Some(seat);
                self.points[seat.index()] += i16::from(points);
            }
            Event::NotControlled { region, .. } => self.control[region.index()] = None,
            Event::StartPassed { to } => self.start = to,
            Event::Over => self.over = true,
            Event::Dealt
            | Event::SitsOut { .. }
            | Event::Mismatch { .. }
            | Event::Void { .. }
            | Event::NoDefeat { .. }
            | Event::NotBuilt { .. }
            | Event::NotJoined { .. }
            | Event::NoProposal { .. }
            | Event::NotPaid { .. }
            | Event::NotSwapped { .. }
            | Event::NothingToDraw { .. }
            | Event::NotTaken { .. } => {}
        }
    }

    fn put(&mut self, seat: Seat, region: Region) {
        self.supply[seat.index()] -= 1;
        self.pieces[region.index()][seat.index()] += 1;
    }

    fn gain(&mut self, seat: Seat, card: Option<Card>) {
        self.hand_sizes[seat.index()] += 1;
        if let Some(card) = card {
            self.seen[seat.index()].insert(card);
        }
    }

    fn lose(&mut self, seat: Seat, card: Card) {
        self.hand_sizes[seat.index()] -= 1;
        self.seen[seat.index()].remove(card);
    }

    /// A card of the row goes into a hand.
    fn take(&mut self, seat: Seat, card: Card) {
        self.row.retain(|other| *other != card);
        self.gain(seat, Some(card));
    }

    /// The top card of the deck goes into a hand.
    fn draw(&mut self, seat: Seat, card: Option<Card>) {
        self.deck = self.deck.saturating_sub(1);
        self.gain(seat, card);
    }
}

/// True for an event at which the showing of a turn stops.
pub fn is_shown(event: &Event) -> bool {
    match event {
        // A card alone needs no order.
        Event::Ordered { order, .. } => order.len() > 1,
        Event::Dealt
        | Event::TurnBegins { .. }
        | Event::Chosen { .. }
        | Event::Discarded { .. }
        | Event::Refilled { .. }
        | Event::StartPassed { .. } => false,
        _ => true,
    }
}

/// The part of the table in which an event happens.
pub fn list_of(event: &Event) -> Option<List> {
    use Event::*;
    Some(match event {
        Removed { .. } | TookBack { .. } | Void { .. } | Defeat { .. } | NoDefeat { .. } => {
            List::Attack
        }
        Built { .. }
        | Upgraded { .. }
        | Placed { .. }
        | NotBuilt { .. }
        | Joined { .. }
        | NotJoined { .. } => List::Build,
        Proposed { .. } | NoProposal { .. } | Paid { .. } | NotPaid { .. } | Returned { .. } => {
            List::Politics
        }
        Swapped { .. } | NotSwapped { .. } => List::Trade,
        Ordered { list, .. } => *list,
        _ => return None,
    })
}

/// Whom an event is about, and where on the map it happens.
pub fn who_and_where(event: &Event) -> (Option<Seat>, Option<Region>) {
    use Event::*;
    match *event {
        Home { seat, region }
        | Removed { seat, region, .. }
        | TookBack { seat, region }
        | Void { seat, region }
        | Built { seat, region, .. }
        | Upgraded { seat, region }
        | Placed { seat, region }
        | NotBuilt { seat, region, .. }
        | Joined { seat, region }
        | NotJoined { seat, region, .. }
        | Controlled { region, seat, .. } => (Some(seat), Some(region)),
        NotControlled { region, .. } => (None, Some(region)),
        Forced { seat, .. }
        | SitsOut { seat }
        | Chosen { seat, .. }
        | Mismatch { seat, .. }
        | Defeat { seat }
        | Proposed { seat, .. }
        | NoProposal { seat }
        | Paid { seat, .. }
        | NotPaid { seat, .. }
        | Returned { seat, .. }
        | Swapped { seat, .. }
        | NotSwapped { seat, .. }
        | Drew { seat, .. }
        | NothingToDraw { seat }
        | Took { seat, .. }
        | NotTaken { seat, .. }
        | PutAway { seat, .. }
        | StartPassed { to: seat } => (Some(seat), None),
        Dealt
        | TurnBegins { .. }
        | Revealed { .. }
        | Ordered { .. }
        | NoDefeat { .. }
        | Discarded { .. }
        | Reshuffled { .. }
        | Refilled { .. }
        | Over => (None, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        brian_boru::{BrianBoru, RuleSet},
        game::{Chance, Game, Rules, Seed, View},
    };

    /// Whole random games, each event told to every seat's table: it is then the table of that
    /// seat's observation.
    #[test]
    fn events_change_the_table_as_the_game_does() {
        let mut events_told = 0;
        for (number, seats) in (0..24).zip([2, 3, 4].into_iter().cycle()) {
            let mut rules = RuleSet::STANDARD;
            rules.set("seats", &seats.to_string()).unwrap();
            rules.set("rounds", "9").unwrap();
            rules.set("hand_limit", ["none", "7"][number % 2]).unwrap();
            rules
                .set("row_refill", ["end_of_turn", "at_once"][number / 2 % 2])
                .unwrap();
            rules
                .set("fair_start", ["off", "on"][number / 4 % 2])
                .unwrap();
            let mut game = BrianBoru::start(&rules, Seed(number as u64));
            let mut chance = Chance::new(Seed(900 + number as u64));
            let mut tables: Vec<Table> = Seat::all(seats)
                .map(|seat| Table::of(&game.observe(seat)))
                .collect();
            while let Some(action) = game.random_action(&mut chance) {
                let events = game.tell(action).unwrap();
                events_told += events.len();
                for (seat, table) in Seat::all(seats).zip(&mut tables) {
                    for event in &events {
                        table.tell(&event.seen_by(seat));
                    }
                    let seen = game.observe(seat);
                    if table.over {
                        // All hands are laid open at the end, which no event tells.
                        table.seen = Table::of(&seen).seen;
                    }
                    assert_eq!(*table, Table::of(&seen), "{action} seen by {seat}");
                }
            }
        }
        assert!(events_told > 3_000, "{events_told}");
    }

    #[test]
    fn r12_2_the_standing_is_the_score() {
        let mut rules = RuleSet::STANDARD;
        rules.set("fair_start", "on").unwrap();
        let mut chance = Chance::new(Seed(5));
        for seed in 0..20 {
            let mut game = BrianBoru::start(&rules, Seed(seed));
            while let Some(action) = game.random_action(&mut chance) {
                game.apply(action).unwrap();
                for viewer in Seat::all(3) {
                    let seen = game.observe(viewer);
                    let table = Table::of(&seen);
                    for seat in Seat::all(3) {
                        let score = seen.score(seat);
                        let standing = Standing {
                            so_far: score.so_far(),
                            at_end: score.at_end(),
                            unseen: score.unseen_cards,
                        };
                        assert_eq!(table.standing(seat), standing);
                    }
                }
            }
        }
    }

    #[test]
    fn cards_of_a_zone_lie_in_the_order_in_which_they_act() {
        let rules = RuleSet::STANDARD;
        let mut chance = Chance::new(Seed(8));
        let mut mixed = 0;
        for seed in 0..40 {
            let mut game = BrianBoru::start(&rules, Seed(seed));
            while let Some(action) = game.random_action(&mut chance) {
                game.apply(action).unwrap();
                let table = Table::of(&game.observe(Seat(0)));
                for zone in Zone::ALL {
                    let cards: Vec<(u8, Seat)> = table
                        .in_zone(zone)
                        .into_iter()
                        .map(|seat| (table.rank[seat.index()], seat))
                        .collect();
                    let acting: Vec<u8> = cards
                        .iter()
                        .filter(|(_, seat)| {
                            let card = table.card_of(*seat).unwrap();
                            List::of(card, zone).is_some_and(|list| list != List::Trade)
                        })
                        .map(|(rank, _)| *rank)
                        .collect();
                    let count = acting.len() as u8;
                    assert_eq!(acting, (1..=count).collect::<Vec<u8>>());
                    mixed += usize::from(count > 1);
                }
            }
        }
        assert!(mixed > 8, "{mixed}");
    }
}
