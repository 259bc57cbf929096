//! How an information-set search goes about it.

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// The turns after which a play-out ends with a judgement of the position; 0 to play every
    /// game to its end.
    pub horizon: u32,
    /// How many visits the promise of a choice stands for; 0 to do without.
    pub trust: u32,
    /// How eagerly what has been tried little is tried, in hundredths.
    pub explore: u32,
    /// Whether the others learn from round to round what to lay, too; else they lay by rules of
    /// thumb.
    pub others_learn: bool,
    /// The turns in which choices are learned; later ones follow rules of thumb.
    pub learned_turns: u32,
    /// Whether the public decisions after the reveal are learned.
    pub learns_later: bool,
    /// The visits after which choices at a place are learned.
    pub patience: u32,
    /// The lead in tenths of a point at which a game that is over counts as three quarters won.
    pub softness: u32,
}

impl Style {
    /// What measured best.
    pub const BEST: Style = Style {
        horizon: 2,
        trust: 10,
        explore: 30,
        others_learn: true,
        learned_turns: 1,
        learns_later: true,
        patience: 1,
        softness: 40,
    };
}
