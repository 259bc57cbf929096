//! Kingdoms, territory, and how a game ended.

use super::{Colour, Hill, Hills};
use crate::game::{self, Seat, SeatSet};
use std::fmt;

/// The kingdom of a hill among ringforts of one colour: all that hang together with it (G-5).
/// Nothing when the hill has none of these ringforts.
pub const fn kingdom_of(hill: Hill, ringforts: Hills) -> Hills {
    flood(hill.set().and(ringforts), ringforts)
}

/// The number of kingdoms of ringforts of one colour (G-5).
pub const fn kingdoms(mut ringforts: Hills) -> u8 {
    let mut count = 0;
    while !ringforts.is_empty() {
        let seed = Hills(ringforts.0 & ringforts.0.wrapping_neg());
        ringforts = ringforts.without(flood(seed, ringforts));
        count += 1;
    }
    count
}

/// Everything of `ringforts` that hangs together with `seed`.
const fn flood(seed: Hills, ringforts: Hills) -> Hills {
    let mut all = seed;
    loop {
        let more = all.or(all.beside().and(ringforts));
        if more.0 == all.0 {
            return all;
        }
        all = more;
    }
}

/// The sizes of the kingdoms of ringforts of one colour, the largest first (G-5).
pub fn sizes(mut ringforts: Hills) -> Vec<u8> {
    let mut sizes = Vec::new();
    while let Some(hill) = ringforts.iter().next() {
        let kingdom = kingdom_of(hill, ringforts);
        sizes.push(kingdom.len() as u8);
        ringforts = ringforts.without(kingdom);
    }
    sizes.sort_unstable_by(|one, other| other.cmp(one));
    sizes
}

/// What the winner of a game has beside the points for the win (M-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// The difference in kingdoms.
    Kingdoms(u8),
    /// With as many kingdoms, the difference in territory.
    Territory(u8),
    /// The least difference there can be, when the other gave up and the board as it stands does
    /// not count for the winner.
    Least,
}

impl Bonus {
    /// The points.
    pub const fn points(self) -> u8 {
        match self {
            Bonus::Kingdoms(points) | Bonus::Territory(points) => points,
            Bonus::Least => 1,
        }
    }
}

/// The points for a win, whatever the difference (M-2).
pub const WIN: u8 = 2;

/// The rule that ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The player to move has no legal turn.
    Stuck,
    /// One player is OUT and the other has had the last turn (P-7).
    Out,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The kingdoms of Red and of Blue.
    pub kingdoms: [u8; 2],
    /// The ringforts of Red and of Blue.
    pub territory: [u8; 2],
    /// Who had seat 0.
    pub first: Colour,
    /// The rule that ended the game.
    pub reason: Reason,
}

impl Ending {
    /// Counts a finished board (A-14, P-8).
    pub const fn count(ringforts: [Hills; 2], first: Colour, reason: Reason) -> Ending {
        let [red, blue] = ringforts;
        Ending {
            kingdoms: [kingdoms(red), kingdoms(blue)],
            territory: [red.len() as u8, blue.len() as u8],
            first,
            reason,
        }
    }

    /// The winner: who has fewer kingdoms, and of as many the larger territory (M-2).
    pub const fn winner(&self) -> Colour {
        let ([red, blue], [red_land, blue_land]) = (self.kingdoms, self.territory);
        if red < blue || red == blue && red_land > blue_land {
            Colour::Red
        } else {
            Colour::Blue
        }
    }

    /// The difference that decided (M-2).
    pub const fn bonus(&self) -> Bonus {
        let ([red, blue], [red_land, blue_land]) = (self.kingdoms, self.territory);
        if red == blue {
            Bonus::Territory(red_land.abs_diff(blue_land))
        } else {
            Bonus::Kingdoms(red.abs_diff(blue))
        }
    }

    /// The points of the winner: 2 and the difference that decided (M-2).
    pub const fn points(&self) -> u8 {
        WIN + self.bonus().points()
    }

    /// What a colour has beside the points for the win when the other gives up with the board as
    /// it is counted here. The source names no resignation (**choice**): the board counts as it
    /// stands, and giving up never costs less than the narrowest defeat.
    pub fn bonus_when_resigned(&self, winner: Colour) -> Bonus {
        match self.bonus() {
            bonus if self.winner() == winner && bonus.points() > 0 => bonus,
            _ => Bonus::Least,
        }
    }

    /// The points of a colour.
    pub fn points_of(&self, colour: Colour) -> u8 {
        if self.winner() == colour {
            self.points()
        } else {
            0
        }
    }
}

/// `red 3 blue 0 (kingdoms 1-1, territory 23-22)`
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, blue] = Colour::BOTH.map(|colour| self.points_of(colour));
        let ([red_kings, blue_kings], [red_land, blue_land]) = (self.kingdoms, self.territory);
        write!(
            f,
            "red {red} blue {blue} (kingdoms {red_kings}-{blue_kings}, \
             territory {red_land}-{blue_land})"
        )
    }
}

impl game::Ending for Ending {
    fn winners(&self) -> SeatSet {
        SeatSet::one(self.winner().seat(self.first))
    }

    fn score(&self, seat: Seat) -> i32 {
        self.points_of(Colour::of(seat, self.first)).into()
    }

    fn rule(&self) -> &'static str {
        match self.reason {
            Reason::Stuck => "A-13",
            Reason::Out => "P-7",
        }
    }
}
