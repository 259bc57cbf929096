//! Why a position or an observation that was read cannot be one of a game.

use super::{
    Cards, Position, Region, RuleSet, Seen,
    card::List,
    open::{Duty, Laid, Proposal, Stage},
};
use crate::game::{Chance, Seat, Seed};

impl Position {
    /// Every reason why the game cannot stand here.
    pub(super) fn faults(&self, rules: &RuleSet) -> Vec<String> {
        let mut faults = self.losses(rules);
        let open = &self.open;
        let mut fault = |wrong: bool, what: &str| {
            if wrong {
                faults.push(what.to_owned());
            }
        };
        let homes = open.homes.iter().flatten();
        let differ = homes
            .clone()
            .all(|home| homes.clone().filter(|h| *h == home).count() == 1);
        fault(!differ, "Two seats have the same home region (R2.2).");
        let resolving = open.stage == Stage::Resolve;
        let after_reveal = matches!(open.stage, Stage::Resolve | Stage::Receive | Stage::Limit);
        let places = match resolving {
            true => open.queue.len(),
            false => open.seats.into(),
        };
        fault(
            usize::from(open.at) >= places,
            "“at” is beyond the last place.",
        );
        let is_laid = |seat: Seat| open.laid[seat.index()].is_some();
        fault(
            Seat::all(open.seats).any(|seat| is_laid(seat) != after_reveal),
            "“laid” says what every seat did, from the reveal on (R5.1).",
        );
        let entries = Seat::all(open.seats).filter(|seat| open.entry(*seat).is_some());
        let rank = |seat: &Seat| {
            open.entry(*seat)
                .map(|(card, list)| (list, 5 - card.value()))
        };
        let ranks: Vec<_> = open.queue.iter().filter_map(rank).collect();
        let each_once = open.queue.iter().all(|seat| {
            let same = open.queue.iter().filter(|other| *other == seat);
            same.count() == 1
        });
        fault(
            entries.count() != open.queue.len()
                || ranks.len() != open.queue.len()
                || !ranks.is_sorted()
                || !each_once,
            "“order” has the seats whose cards resolve, in their order (R5.2).",
        );
        let courting = resolving
            && open.list_at(open.at) == Some(List::Politics)
            && !open.is_first(List::Politics, open.actor());
        let offered = matches!(open.proposal, Proposal::Offered(_));
        let before = open.stage < Stage::Resolve;
        fault(
            (offered && !courting)
                || (before && open.proposal != Proposal::None)
                || matches!(open.proposal, Proposal::Taken(seat) if seat.0 >= open.seats),
            "“proposal” does not fit where the turn stands (R8).",
        );
        for place in 0..open.seats {
            let seat = open.in_turn_order(place);
            let hand = self.hands[seat.index()];
            let chosen = self.chosen[seat.index()];
            let done = open.stage == Stage::Choose && place < open.at;
            let duty = open.duty[seat.index()];
            let fits = match chosen {
                None => true,
                Some(Laid::Out) => duty == Duty::Out,
                Some(Laid::Hold) => duty == Duty::Free && !hand.is_empty(),
                Some(Laid::Card(card, _)) => duty != Duty::Out && hand.contains(card),
            };
            fault(
                chosen.is_some() != done || !fits,
                "“chosen” has what the seats before this one have chosen (R4.2).",
            );
            let can_choose = match duty {
                Duty::Free => !hand.is_empty(),
                Duty::MustPlay => hand.len() == 1,
                Duty::Out => hand.is_empty(),
            };
            // While empty hands take a card, those that had their turn at it can choose.
            let through = match open.stage {
                Stage::Choose => true,
                Stage::Forced => place < open.at,
                _ => false,
            };
            let too_early = open.stage == Stage::Forced && !through && duty != Duty::Free;
            fault(
                (through && !can_choose) || too_early,
                "The hand of a seat does not fit its duty (R4.1).",
            );
            let dealt = !hand.is_empty() || !open.row.is_empty();
            let home = open.homes[seat.index()];
            let at_home = Region::ALL.iter().all(|region| {
                let pieces = open.pieces[region.index()][seat.index()];
                pieces == u8::from(home == Some(*region))
            });
            let rest = rules.pieces_per_player - u8::from(home.is_some());
            fault(
                open.stage == Stage::Homes
                    && (dealt
                        || !at_home
                        || open.supply[seat.index()] != rest
                        || (place < open.at) != home.is_some()),
                "Homes are chosen in turn order, before the deal (R2.2).",
            );
        }
        faults.sort_unstable();
        faults.dedup();
        faults
    }
}

impl Seen {
    /// Every reason why no game gives this observation.
    pub(super) fn faults(&self) -> Vec<String> {
        let own = self.seat.index();
        let mut rest = Cards::NONE;
        let hidden = self.hand.without(self.open.known[own]);
        for (at, pool) in self.pools.iter().enumerate() {
            let last = at + 1 == self.pools.len();
            let held: u32 = pool.in_hands.iter().map(|count| u32::from(*count)).sum();
            let cards = u32::from(pool.cards.len());
            let mine = hidden.and(pool.cards).len() == pool.in_hands[own];
            let fits = if last {
                held <= cards
            } else {
                held == cards && cards > 0
            };
            if !fits || !mine || !rest.and(pool.cards).is_empty() {
                return vec!["“pools” does not fit the hands (R10.2).".to_owned()];
            }
            rest = rest.or(pool.cards);
        }
        if self.pools.is_empty() || !hidden.within(rest) {
            return vec!["“pools” lacks a hidden card (R10.2).".to_owned()];
        }
        for turn in self.past.iter() {
            let faults = turn.faults(&self.rules);
            if !faults.is_empty() {
                return faults;
            }
        }
        // What fits in one world fits in all that differ only in what is hidden.
        let world = self.sample(&mut Chance::new(Seed(0)));
        let faults = world.faults(&self.rules);
        if !faults.is_empty() {
            return faults;
        }
        let mut settled = world;
        settled.run(&self.rules, &mut ());
        if settled != world || !self.fits(&world) {
            return vec!["No game stands like this at a decision (R13).".to_owned()];
        }
        Vec::new()
    }
}
