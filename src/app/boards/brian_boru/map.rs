//! The map: outlines of the provinces as paths, and where things stand in each.
//!
//! All numbers are units of the drawing, whole throughout.

use super::coast;
pub use super::coast::Point;
use crate::brian_boru::Region;
use std::fmt::Write;

/// The part of the drawing that is shown: left, top, width and height.
pub const VIEW: [i16; 4] = [28, 22, 824, 1086];
/// From the middle of a space to the next.
pub const PITCH: i16 = 48;
/// Half the size of a piece.
pub const PIECE: i16 = 23;
/// Half the size of a castle or a flag.
pub const CASTLE: i16 = 24;

/// A border or a part of the coast, and whether it is followed backwards.
type Stretch = (&'static [Point], bool);

/// Where things stand in a province.
#[derive(Debug)]
pub struct Place {
    /// The middle of the foot of its name.
    pub name: Point,
    /// The middle of the coin with its value.
    pub value: Point,
    /// The middle of its spaces from left to right.
    middle: i16,
    /// The middle of the first row of spaces.
    top: i16,
    /// The most spaces in a row.
    row: u8,
    /// The control marker.
    pub flag: Point,
    /// Castles, in the order of their owners' seats.
    pub castles: [Point; 4],
}

/// By the index of the region.
static PLACES: [Place; 4] = [
    Place {
        name: (318, 716),
        value: (446, 702),
        middle: 352,
        top: 826,
        row: 6,
        flag: (236, 928),
        castles: [(290, 926), (340, 926), (390, 926), (440, 922)],
    },
    Place {
        name: (560, 520),
        value: (687, 506),
        middle: 590,
        top: 576,
        row: 5,
        flag: (552, 740),
        castles: [(610, 740), (662, 740), (610, 794), (662, 794)],
    },
    Place {
        name: (566, 172),
        value: (672, 158),
        middle: 608,
        top: 232,
        row: 6,
        flag: (508, 346),
        castles: [(562, 346), (612, 346), (662, 342), (712, 338)],
    },
    Place {
        name: (282, 392),
        value: (424, 380),
        middle: 318,
        top: 446,
        row: 4,
        flag: (184, 530),
        castles: [(296, 594), (344, 594), (392, 592), (350, 642)],
    },
];

/// Where things stand in a province.
pub fn place(region: Region) -> &'static Place {
    &PLACES[region.index()]
}

/// The rectangle of a province's name, spaces and castles: left, top, width and height.
pub fn room(region: Region) -> [i16; 4] {
    let place = place(region);
    let half = i16::from(place.row) * PITCH / 2;
    let left = place.name.0.min(place.middle) - half.max(110);
    let right = (place.value.0 + CASTLE).max(place.middle + half);
    let top = place.name.1 - 2 * CASTLE;
    let bottom = place
        .castles
        .iter()
        .fold(place.flag.1, |bottom, castle| bottom.max(castle.1));
    [left, top, right - left, bottom + CASTLE - top]
}

/// The middles of so many spaces of a province, 4 to 12, in rows from the top left.
pub fn spaces(region: Region, count: u8) -> Vec<Point> {
    let place = place(region);
    let rows = count.div_ceil(place.row).max(2);
    let (each, longer) = (count / rows, count % rows);
    // Two rows stand in the middle of the room for three.
    let down = if place.row < 6 && rows == 2 { 18 } else { 0 };
    let mut spaces = Vec::with_capacity(count.into());
    for row in 0..rows {
        let in_row = i16::from(each + u8::from(row < longer));
        let left = place.middle - (in_row - 1) * PITCH / 2;
        let y = place.top + down + i16::from(row) * PITCH;
        spaces.extend((0..in_row).map(|at| (left + at * PITCH, y)));
    }
    spaces
}

/// What goes round a province, in order.
fn ring(region: Region) -> [Stretch; 4] {
    use coast::*;
    const NOTHING: Stretch = (&[], false);
    match region {
        Region::Ulster => [
            (ULSTER_COAST, false),
            (ULSTER_LEINSTER, true),
            (ULSTER_CONNACHT, true),
            NOTHING,
        ],
        Region::Connacht => [
            (CONNACHT_COAST, false),
            (ULSTER_CONNACHT, false),
            (CONNACHT_LEINSTER, false),
            (CONNACHT_MUNSTER, false),
        ],
        Region::Leinster => [
            (LEINSTER_COAST, false),
            (LEINSTER_MUNSTER, true),
            (CONNACHT_LEINSTER, true),
            (ULSTER_LEINSTER, false),
        ],
        Region::Munster => [
            (MUNSTER_COAST, false),
            (CONNACHT_MUNSTER, true),
            (LEINSTER_MUNSTER, false),
            NOTHING,
        ],
    }
}

/// A smooth line: its ends and the middles between its points are on it, and the points bend it.
fn smooth(data: &mut String, line: &[Point], backwards: bool) {
    let last = line.len().saturating_sub(1);
    let at = |index: usize| line[if backwards { last - index } else { index }];
    for index in 1..last {
        let ((x, y), (mut u, mut v)) = (at(index), at(index + 1));
        if index + 1 < last {
            (u, v) = ((x + u) / 2, (y + v) / 2);
        }
        // Writing to a string cannot fail.
        let _ = write!(data, "Q{x} {y} {u} {v}");
    }
}

/// A smooth line as a path of its own.
fn line(data: &mut String, line: &[Point]) {
    if let Some((x, y)) = line.first() {
        // Writing to a string cannot fail.
        let _ = write!(data, "M{x} {y}");
        smooth(data, line, false);
    }
}

/// The outline of a province, as a closed path.
pub fn outline(region: Region) -> String {
    let ring = ring(region);
    let (x, y) = ring[0].0[0];
    let mut data = format!("M{x} {y}");
    for (stretch, backwards) in ring {
        smooth(&mut data, stretch, backwards);
    }
    data.push('Z');
    if region == Region::Connacht {
        line(&mut data, coast::ACHILL);
        data.push('Z');
    }
    data
}

/// The whole coast, as a path.
pub fn shore() -> String {
    lines(&[
        coast::ULSTER_COAST,
        coast::CONNACHT_COAST,
        coast::MUNSTER_COAST,
        coast::LEINSTER_COAST,
        coast::ACHILL,
    ])
}

/// The borders between the provinces, as a path.
pub fn borders() -> String {
    lines(&[
        coast::ULSTER_CONNACHT,
        coast::ULSTER_LEINSTER,
        coast::CONNACHT_LEINSTER,
        coast::CONNACHT_MUNSTER,
        coast::LEINSTER_MUNSTER,
    ])
}

fn lines(all: &[&[Point]]) -> String {
    let mut data = String::new();
    for each in all {
        line(&mut data, each);
    }
    data
}

/// The province at a point, as far as the mainland goes.
pub fn region_at(point: Point) -> Option<Region> {
    Region::ALL
        .into_iter()
        .find(|region| contains(*region, point))
}

/// Whether a point is in a province: a ray to the right crosses its outline an odd number of
/// times.
fn contains(region: Region, (x, y): Point) -> bool {
    let (x, y) = (i32::from(x), i32::from(y));
    let mut inside = false;
    for (stretch, _) in ring(region) {
        for pair in stretch.windows(2) {
            let [(x0, y0), (x1, y1)] =
                [pair[0], pair[1]].map(|(x, y)| (i32::from(x), i32::from(y)));
            if (y0 > y) != (y1 > y) {
                // Where the side is at this height, on which side of the point.
                let across = (x - x0) * (y1 - y0) - (x1 - x0) * (y - y0);
                inside ^= (across < 0) == (y1 > y0);
            }
        }
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Points round a square about a point.
    fn round((x, y): Point, half: i16) -> [Point; 8] {
        let by = |dx: i16, dy: i16| (x + dx * half, y + dy * half);
        [
            by(-1, -1),
            by(0, -1),
            by(1, -1),
            by(1, 0),
            by(1, 1),
            by(0, 1),
            by(-1, 1),
            by(-1, 0),
        ]
    }

    fn apart(one: Point, other: Point) -> i16 {
        (one.0 - other.0).abs().max((one.1 - other.1).abs())
    }

    #[test]
    fn provinces_are_where_they_belong() {
        for (point, region) in [
            ((600, 250), Region::Ulster),
            ((300, 500), Region::Connacht),
            ((600, 650), Region::Leinster),
            ((350, 850), Region::Munster),
        ] {
            assert_eq!(region_at(point), Some(region), "{point:?}");
        }
        // The sea on all sides, and the mouth of the Shannon.
        for point in [(100, 200), (60, 700), (860, 700), (600, 1000), (282, 760)] {
            assert_eq!(region_at(point), None, "{point:?}");
        }
    }

    #[test]
    fn stretches_meet_end_to_end() {
        for region in Region::ALL {
            let ring: Vec<Stretch> = ring(region)
                .into_iter()
                .filter(|(stretch, _)| !stretch.is_empty())
                .collect();
            let end = |(stretch, backwards): Stretch, last: bool| {
                stretch[if last != backwards {
                    stretch.len() - 1
                } else {
                    0
                }]
            };
            for (at, stretch) in ring.iter().enumerate() {
                let next = ring[(at + 1) % ring.len()];
                assert_eq!(end(*stretch, true), end(next, false), "{region} {at}");
            }
            assert!(outline(region).starts_with('M') && outline(region).ends_with('Z'));
        }
        assert_eq!(borders().matches('M').count(), 5);
        assert_eq!(shore().matches('M').count(), 5);
    }

    #[test]
    fn every_space_is_in_its_province_and_none_lies_on_another() {
        for region in Region::ALL {
            for count in 4..=12 {
                let spaces = spaces(region, count);
                assert_eq!(spaces.len(), usize::from(count));
                for (at, space) in spaces.iter().enumerate() {
                    for point in round(*space, PIECE) {
                        assert_eq!(region_at(point), Some(region), "{count} {space:?}");
                    }
                    for other in &spaces[..at] {
                        assert!(apart(*space, *other) >= 2 * PIECE, "{count} {space:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn castles_the_flag_and_the_coin_have_room_of_their_own() {
        for region in Region::ALL {
            let Place {
                value,
                flag,
                castles,
                ..
            } = place(region);
            let mut things = vec![*flag, *value];
            things.extend(castles);
            for (at, thing) in things.iter().enumerate() {
                for point in round(*thing, CASTLE - 4) {
                    assert_eq!(region_at(point), Some(region), "{region} {thing:?}");
                }
                for other in &things[..at] {
                    assert!(apart(*thing, *other) >= 2 * CASTLE, "{region} {thing:?}");
                }
                for space in spaces(region, 12).into_iter().chain(spaces(region, 8)) {
                    let room = CASTLE + PIECE - 2;
                    assert!(apart(*thing, space) >= room, "{region} {thing:?} {space:?}");
                }
            }
        }
    }
}
