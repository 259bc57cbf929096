//! The shape of the board around a hill, at one glance.
//!
//! What a hill means for kingdoms shows mostly in the eight hills around it: in how many parts
//! that do not meet there the neighbours of one colour lie. A hill between two parts joins them
//! for the one colour and cuts them off from each other for its opponent.

use super::{Hill, Hills};

/// In how many parts the neighbours of a hill that are in a set lie, when only the eight hills
/// around it are looked at: 0 to 4.
pub const fn parts(hill: Hill, set: Hills) -> u8 {
    PARTS[around(hill, set)]
}

/// What it brings a colour to have a ringfort on a hill where the other colour would have one
/// else, in kingdoms as the eight hills around show them: its own that are joined and the
/// opponent's that are cut apart. Below 0 when it makes a lone kingdom of its own, or rids the
/// opponent of one.
pub const fn gain(hill: Hill, mine: Hills, theirs: Hills) -> i32 {
    parts(hill, mine) as i32 + parts(hill, theirs) as i32 - 2
}

/// The hills of a set around a hill, as nine bits of three by three places.
const fn around(hill: Hill, set: Hills) -> usize {
    // The eighth file and rank are empty, so that what comes round is nothing.
    let near = set.0.rotate_right((hill.bit() as u32 + 55) % 64);
    (near & 7 | near >> 5 & 0o70 | near >> 10 & 0o700) as usize
}

/// What [`parts`] gives, by what stands around.
static PARTS: [u8; 512] = table();

const fn table() -> [u8; 512] {
    /// The places around, in a circle that begins at a corner: each second one is a neighbour.
    const CIRCLE: [u32; 8] = [0, 1, 2, 5, 8, 7, 6, 3];
    let mut table = [0; 512];
    let mut places = 0;
    while places < 512 {
        let mut at = 1;
        while at < 8 {
            // A part is counted at the last of its neighbours on the way round.
            let here = places >> CIRCLE[at] & 1 != 0;
            let corner = places >> CIRCLE[(at + 1) % 8] & 1 != 0;
            let next = places >> CIRCLE[(at + 2) % 8] & 1 != 0;
            if here && !(corner && next) {
                table[places] += 1;
            }
            at += 2;
        }
        // All the way round there is no last one.
        if table[places] == 0 && places & 0o252 == 0o252 {
            table[places] = 1;
        }
        places += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tara::score::kingdoms;

    /// The table against a count of kingdoms on the eight hills around.
    #[test]
    fn parts_are_the_kingdoms_around_a_hill() {
        let centre = Hill::new(3, 3).unwrap();
        let ring: Vec<Hill> = Hill::all()
            .filter(|hill| {
                hill.file().abs_diff(3) <= 1 && hill.rank().abs_diff(3) <= 1 && *hill != centre
            })
            .collect();
        assert_eq!(ring.len(), 8);
        for choice in 0..256u32 {
            let set: Hills = (0..8)
                .filter(|n| choice >> n & 1 != 0)
                .map(|n| ring[n])
                .collect();
            // A corner without a neighbour beside it is no part.
            let neighbours = centre.neighbours().and(set);
            let touching = set.and(neighbours.beside().or(neighbours));
            assert_eq!(parts(centre, set), kingdoms(touching), "{set:?}");
        }
        // At the rim nothing comes in from the other side of the board.
        for hill in Hill::all() {
            let far = Hills::BOARD.without(hill.neighbours());
            assert_eq!(parts(hill, far), 0, "{hill}");
            assert!(parts(hill, Hills::BOARD) >= 1);
        }
    }
}
