//! The figures of the rules pages of Tara, the same in every language.
//!
//! Every figure is a position from which its turn is legal; a test plays them all.

use crate::app::text::rules::Shown;

/// Red on the left, Blue on the right, all hills full.
const FULL: &str = "/rrrbb/rrrrbbb/rrrrbbb/rrrRBbb/rrrbbbb/rrrbbbb/rrbbb/ b 5,5 -";

/// A figure of this position and this turn.
const fn shown(position: &'static str, turn: &'static str) -> Shown {
    Shown {
        position,
        turn,
        ends: None,
    }
}

pub(super) const NEAR_KING: Shown = shown("/5/7/7/3R3/7/7/5/ b 5,5 -", "f6");
pub(super) const SIEGE: Shown = shown("/BR3/7/7/7/7/7/5/ r 5,5 -", "b2+");
pub(super) const MOVED_BRIDGE: Shown = shown(
    "/rrrbb/rrrrbbb/rrrrbbb/rrrRBbb/rrrbbbb/rrrbbbb/rrbbb/ b 5,5 d3-d4",
    "d3-d4>c4-d4:xd3",
);
pub(super) const STRAIGHT_ACROSS: Shown = shown("/2r2/7/7/7/7/7/5/ b -", "b7");
pub(super) const QUALIFIED: Shown = shown("/1br2/7/6b/r6/b6/6r/b2r1/ r -", "d3");
pub(super) const CHALICE: Shown = shown(
    "/brrbb/rrbrbbr/brbbrrr/bbrrrbb/bbbbrrb/rrrbbrb/brbrr/ r -",
    "xb1",
);
pub(super) const TURN_1: Shown = shown(FULL, "xd3:d3-e3");
pub(super) const TURN_2: Shown = shown(FULL, "xd3:d5-d6");
