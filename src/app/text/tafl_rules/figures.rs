//! The figures of the rules pages of Ard Rí and One-Step Ard Rí, the same in every language.
//!
//! Every figure is a position from which its turn is legal in both games; a test plays them all.

use crate::{app::text::rules::Shown, tafl::RuleSet};

/// The start of a game.
pub(super) fn start(rules: &RuleSet) -> Shown {
    Shown {
        position: rules.start,
        turn: "",
        ends: None,
    }
}

pub(super) const OVER_THRONE: Shown = Shown {
    position: "/7/3t3/7/7/7/5K1/7/ a",
    turn: "d2-d6",
    ends: None,
};
pub(super) const BETWEEN_ENEMIES: Shown = Shown {
    position: "/7/2t1t2/3T3/t4Kt/7/7/7/ d",
    turn: "d3-d2",
    ends: None,
};
pub(super) const BETWEEN_TWO: Shown = Shown {
    position: "/7/tT1t3/7/4K2/7/7/7/ a",
    turn: "d2-c2xb2",
    ends: None,
};
pub(super) const BESIDE_KING: Shown = Shown {
    position: "/3t3/7/2Kt3/4T2/7/7/7/ d",
    turn: "e4-e3xd3",
    ends: None,
};
pub(super) const AGAINST_THRONE: Shown = Shown {
    position: "/2t1t2/7/6t/5K1/3t3/2T4/7/ d",
    turn: "c6-d6xd5",
    ends: None,
};
pub(super) const AGAINST_CORNER: Shown = Shown {
    position: "/3t3/t6/1T5/3K3/7/7/7/ d",
    turn: "b3-a3xa2",
    ends: None,
};
pub(super) const EDGE: Shown = Shown {
    position: "/7/7/T1t4/3K3/7/7/7/ a",
    turn: "c3-b3",
    ends: None,
};
pub(super) const OCCUPIED_THRONE: Shown = Shown {
    position: "/3t3/7/3T3/3K3/7/7/7/ a",
    turn: "d1-d2",
    ends: None,
};
pub(super) const FOUR: Shown = Shown {
    position: "/7/7/3t3/2tKt2/7/3t3/7/ a",
    turn: "d6-d5",
    ends: Some("attackers (king captured)"),
};
pub(super) const THREE: Shown = Shown {
    position: "/3t3/7/7/7/2tKt2/7/3t3/ a",
    turn: "d7-d6",
    ends: Some("attackers (king captured)"),
};
pub(super) const TWO: Shown = Shown {
    position: "/6t/7/7/7/7/1tK1t2/7/ a",
    turn: "e6-d6",
    ends: Some("attackers (king captured)"),
};
pub(super) const NOT_ENOUGH: Shown = Shown {
    position: "/3t3/7/7/7/2tK1t1/7/7/ a",
    turn: "f5-e5",
    ends: None,
};
pub(super) const KING_AND_SOLDIER: Shown = Shown {
    position: "/6t/7/7/7/3t3/1tK1Tt1/7/ a",
    turn: "d5-d6xe6",
    ends: Some("attackers (king captured)"),
};
pub(super) const ESCAPE: Shown = Shown {
    position: "/6t/2tK3/7/7/7/7/7/ d",
    turn: "d2-d1",
    ends: Some("defenders (king escaped)"),
};
pub(super) const RING: Shown = Shown {
    position: "/3tt2/3tT2/2tT1t1/tt1KTtt/2t1t2/3t3/3t3/ a",
    turn: "f3-e3xd3/e2/e4",
    ends: Some("attackers (encircled)"),
};

/// A game from the start in which the defenders hold out as long as they can.
pub(super) const LONGEST: &str =
    "c1-c2 c3-b3 c2-c3xb3 c5-b5 c7-c5xb5/c4 d4-c4 e1-e2 e3-f3 e2-e3xd3/f3 c4-d4 g3-f3 d4-c4 f4-f6";
