//! What everybody saw of the turns before this one: what each seat laid, how the table stood
//! then, and what has come and gone in the hands since. Whoever remembers it can guess at hands.

use super::{
    Action, Card, Cards, Open, Position, RuleSet, SEATS,
    open::{Laid, Stage},
    short::Short,
};
use crate::game::Seat;

/// The most turns that are remembered. What was laid longer ago says next to nothing of a hand,
/// which takes a new card each turn.
pub const REMEMBERED: usize = 8;

/// The turns that are remembered, the latest last.
pub type Past = Short<Turn, REMEMBERED>;

/// A turn that is over, or one whose cards have been turned up. Lists with one entry a seat have
/// entries beyond the table's seats that stay empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The table while all chose.
    pub open: Open,
    /// The number of cards in each hand while all chose.
    pub sizes: [u8; SEATS],
    /// What each seat did; `None` for one that sat out.
    pub laid: [Option<Laid>; SEATS],
    /// The cards that have left each hand since, before the next turn's cards were turned up, and
    /// have not come back.
    pub left: [Cards; SEATS],
    /// The cards that have come face up into each hand since, and have stayed.
    pub shown: [Cards; SEATS],
    /// How many cards each hand has drawn from the deck since.
    pub drawn: [u8; SEATS],
}

/// No turn.
pub(super) fn none(rules: &RuleSet) -> Past {
    Past::new(Turn::new(Open::empty(rules), [0; SEATS], [None; SEATS]))
}

/// Remembers what an action brought that everybody saw.
pub(super) fn note(past: &mut Past, before: &Position, action: Action, after: &Position) {
    let (was, is) = (&before.open, &after.open);
    if !was.discards.within(is.discards) {
        // Shuffled anew (R10.2): which hidden cards can be where begins anew too.
        past.clear();
        return;
    }
    let same_turn = (was.round, was.turn) == (is.round, is.turn);
    if was.stage == Stage::Choose && !(same_turn && is.stage == Stage::Choose) {
        let mut laid = before
            .chosen
            .map(|laid| laid.filter(|laid| *laid != Laid::Out));
        laid[action.seat.index()] = Some(Laid::from(action.choice));
        if past.is_full() {
            past.remove(0);
        }
        let open = Open { at: 0, ..*was };
        past.push(Turn::new(open, before.hands.map(Cards::len), laid));
    }
    let Some(turn) = past.as_mut_slice().last_mut() else {
        return;
    };
    for seat in 0..SEATS {
        let left = before.hands[seat].without(after.hands[seat]);
        let came = after.hands[seat].without(before.hands[seat]);
        let shown = came.and(is.known[seat]);
        turn.drawn[seat] += came.len() - shown.len();
        // What came and went again, or went and came back, has changed nothing.
        let (passed, back) = (turn.shown[seat].and(left), turn.left[seat].and(shown));
        turn.left[seat] = turn.left[seat].or(left).without(passed).without(back);
        turn.shown[seat] = turn.shown[seat].or(shown).without(passed).without(back);
    }
}

impl Turn {
    /// A turn whose cards have just been turned up: nothing has come or gone.
    pub fn new(open: Open, sizes: [u8; SEATS], laid: [Option<Laid>; SEATS]) -> Turn {
        Turn {
            open,
            sizes,
            laid,
            left: [Cards::NONE; SEATS],
            shown: [Cards::NONE; SEATS],
            drawn: [0; SEATS],
        }
    }

    /// The hand that a seat had while all chose, from the one that it had when the next turn's
    /// cards were turned up (`known` of it were), or has now. Which of the hidden cards it has
    /// drawn since nobody knows: here those with the lowest keys.
    pub fn hand(&self, seat: Seat, next: Cards, known: Cards, key: impl Fn(Card) -> u64) -> Cards {
        let at = seat.index();
        let mut hidden = next.without(known);
        let mut hand = next.without(self.shown[at]);
        for _ in 0..self.drawn[at] {
            if let Some(card) = hidden.iter().min_by_key(|card| key(*card)) {
                hidden.remove(card);
                hand.remove(card);
            }
        }
        hand.or(self.left[at])
    }

    /// The position of that turn while all chose, as far as it can be known to one who thinks
    /// that a seat had a certain hand: the other hidden cards lie anyhow.
    pub fn position(&self, seat: Seat, hand: Cards) -> Position {
        let mut hands = self.open.known;
        hands[seat.index()] = hand;
        self.position_with(hands)
    }

    /// The position with at least these cards in the hands; hidden ones fill them up.
    fn position_with(&self, mut hands: [Cards; SEATS]) -> Position {
        let mut rest = Cards::ALL.without(self.open.face_up());
        for hand in hands {
            rest = rest.without(hand);
        }
        let mut rest = rest.iter();
        for (hand, size) in hands.iter_mut().zip(self.sizes) {
            let lacks = usize::from(size.saturating_sub(hand.len()));
            rest.by_ref().take(lacks).for_each(|card| hand.insert(card));
        }
        let mut position = Position::bare(self.open);
        position.hands = hands;
        rest.for_each(|card| position.deck.push(card));
        position
    }

    /// Every reason why no turn can have been like this.
    pub(super) fn faults(&self, rules: &RuleSet) -> Vec<String> {
        let position = self.position_with(self.open.known);
        let mut faults = position.faults(rules);
        if position.hands.map(Cards::len) != self.sizes || self.open.stage != Stage::Choose {
            faults.push("“past” has a turn that no game can have had.".to_owned());
        }
        faults
    }
}
