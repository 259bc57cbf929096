//! Celtic knotwork: from rings and the bridges between them to woven strands, as SVG path data.
//!
//! Rings lie on a grid of cells. A ring alone is a circle. A bridge between two neighbours turns
//! their facing arcs into a crossing at the point half way between them, so the strands are the
//! medial graph of the graph of bridges. Round one ring, a strand goes by quarters: from one side
//! to the next it is a quarter of the circle when neither side has a bridge, a straight diagonal
//! when both have one, and otherwise a curve that leaves the circle to run through the crossing at
//! 45°. Tangents agree wherever two quarters meet.
//!
//! At a bridge from left to right the strand that runs from upper left to lower right is on top;
//! at a bridge from top to bottom, the one from upper right to lower left. That alone makes over
//! and under alternate along every strand of every knot.
//!
//! All numbers are whole: a cell is [`CELL`] units wide.

use std::fmt::Write;

/// The side of a cell, in units of the drawing.
pub const CELL: i32 = 120;
/// The radius of a ring that has no bridge: a third of the cell.
pub const RADIUS: i32 = CELL / 3;
/// How far a bridge leans that stands: the two rings cross.
pub const FULL: i32 = 100;

/// How far the control points of a curve stand off: on a quarter of the circle, on the circle
/// towards a crossing, and at a crossing, there along each axis.
const ROUND: i32 = RADIUS * 55 / 100;
const SWERVE: i32 = CELL / 5;
/// Half the extent of the piece that is drawn once more on top at a crossing, along each axis.
const OVER: i32 = CELL / 10;

/// A cell of the grid: its column from the left and its row from the top, each below 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    pub column: u8,
    pub row: u8,
}

impl Cell {
    /// The cell's place in a set of cells.
    pub fn bit(self) -> u64 {
        1 << (8 * self.row + self.column)
    }

    /// The middle of the cell; that of the first cell is half a cell from the origin.
    pub fn centre(self) -> (i32, i32) {
        let middle = |place: u8| CELL / 2 + CELL * i32::from(place);
        (middle(self.column), middle(self.row))
    }

    /// The cells of a set, row by row.
    pub fn all(mut set: u64) -> impl Iterator<Item = Cell> {
        std::iter::from_fn(move || {
            let place = set.trailing_zeros() as u8;
            set &= set.wrapping_sub(1);
            (place < 64).then_some(Cell {
                column: place % 8,
                row: place / 8,
            })
        })
    }
}

/// A side of a ring, clockwise from the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

impl Side {
    /// The four sides, clockwise.
    pub const ALL: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];

    fn turned(self, quarters: usize) -> Side {
        Side::ALL[(self as usize + quarters) % 4]
    }

    /// From the middle of the ring outward.
    fn outward(self) -> (i32, i32) {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }
}

/// Two neighbouring cells with a bridge between them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Crossing {
    /// The left or the upper one of the two.
    pub cell: Cell,
    /// The bridge goes down from there, not to the right.
    pub down: bool,
}

impl Crossing {
    /// The point half way between the two rings.
    pub fn middle(self) -> (i32, i32) {
        let (x, y) = self.cell.centre();
        if self.down {
            (x, y + CELL / 2)
        } else {
            (x + CELL / 2, y)
        }
    }

    /// The short piece of the strand on top.
    pub fn over(self) -> String {
        let (x, y) = self.middle();
        let rise = if self.down { OVER } else { -OVER };
        format!("M{} {}L{} {}", x - OVER, y + rise, x + OVER, y - rise)
    }
}

/// Rings, and the bridges between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Knot {
    /// The cells with a ring.
    pub rings: u64,
    /// The cells with a bridge to the ring at their right.
    pub across: u64,
    /// The cells with a bridge to the ring below.
    pub down: u64,
}

impl Knot {
    /// Lays a bridge.
    pub fn bridge(&mut self, crossing: Crossing) {
        let side = if crossing.down {
            &mut self.down
        } else {
            &mut self.across
        };
        *side |= crossing.cell.bit();
    }

    /// A bridge between every two neighbouring rings.
    pub fn all_joined(rings: u64) -> Knot {
        Knot {
            rings,
            across: rings & (rings >> 1),
            down: rings & (rings >> 8),
        }
    }

    /// The bridges of this knot that another one does not have.
    pub fn without(self, other: Knot) -> Knot {
        Knot {
            rings: self.rings,
            across: self.across & !other.across,
            down: self.down & !other.down,
        }
    }

    /// Every bridge.
    pub fn crossings(self) -> impl Iterator<Item = Crossing> {
        let of = |set, down| Cell::all(set).map(move |cell| Crossing { cell, down });
        of(self.across, false).chain(of(self.down, true))
    }

    /// The rings with at least one bridge.
    pub fn linked(self) -> u64 {
        self.across | self.across << 1 | self.down | self.down << 8
    }

    fn has(self, crossing: Crossing) -> bool {
        let set = if crossing.down {
            self.down
        } else {
            self.across
        };
        set & crossing.cell.bit() != 0
    }

    /// The bridge at a side of a ring, and the ring that it leads to.
    fn at(self, cell: Cell, side: Side) -> Option<(Crossing, Cell)> {
        let (x, y) = side.outward();
        let other = Cell {
            column: cell.column.checked_add_signed(x as i8)?,
            row: cell.row.checked_add_signed(y as i8)?,
        };
        let first = matches!(side, Side::Right | Side::Bottom);
        let crossing = Crossing {
            cell: if first { cell } else { other },
            down: matches!(side, Side::Top | Side::Bottom),
        };
        self.has(crossing).then_some((crossing, other))
    }

    /// The strands of the knot. Every quarter of every ring belongs to exactly one.
    pub fn strands(self) -> Vec<Strand> {
        let mut woven = [0; 4];
        let mut strands = Vec::new();
        for cell in Cell::all(self.rings) {
            for side in Side::ALL {
                if woven[side as usize] & cell.bit() == 0 {
                    strands.push(self.strand(cell, side, &mut woven));
                }
            }
        }
        strands
    }

    /// Follows a strand until it closes.
    fn strand(self, cell: Cell, side: Side, woven: &mut [u64; 4]) -> Strand {
        let start = Quarter {
            cell,
            side,
            clockwise: true,
        };
        let mut now = start;
        let mut steps = Vec::new();
        loop {
            woven[now.side as usize] |= now.cell.bit();
            let (next, crossing) = self.after(now);
            steps.push(Step {
                quarter: now,
                crossing,
            });
            now = next;
            if now == start {
                return Strand { steps };
            }
        }
    }

    /// Where the strand goes on after a quarter, and the crossing that it passes on the way.
    /// Beyond a crossing it runs round the other ring the other way.
    fn after(self, now: Quarter) -> (Quarter, Option<Crossing>) {
        let side = now.last_side();
        let (cell, leaves, clockwise, crossing) = match self.at(now.cell, side) {
            Some((crossing, other)) => (other, side.turned(2), !now.clockwise, Some(crossing)),
            None => (now.cell, side, now.clockwise, None),
        };
        let side = leaves.turned(if clockwise { 0 } else { 3 });
        let next = Quarter {
            cell,
            side,
            clockwise,
        };
        (next, crossing)
    }

    /// The path of a strand of this knot. The bridges of `fresh` lean as far as `lean` says, from
    /// 0, where their rings are round, to [`FULL`], where they cross; the path has the same
    /// commands however far they lean.
    pub fn path(self, strand: &Strand, fresh: Knot, lean: i32) -> String {
        let mut data = String::new();
        let is_fresh = |step: &Step| step.crossing.is_some_and(|crossing| fresh.has(crossing));
        let mut joined = false;
        for step in &strand.steps {
            let [from, by, to, end] = self.curve(step.quarter, fresh, lean);
            // Writing to a string cannot fail.
            if !joined {
                let _ = write!(data, "M{} {}", from.0, from.1);
            }
            let _ = write!(
                data,
                "C{} {} {} {} {} {}",
                by.0, by.1, to.0, to.1, end.0, end.1
            );
            joined = !is_fresh(step);
        }
        if !strand.steps.iter().any(is_fresh) {
            data.push('Z');
        }
        data
    }

    /// The ends and control points of a quarter, in the order in which it is run through.
    fn curve(self, quarter: Quarter, fresh: Knot, lean: i32) -> [(i32, i32); 4] {
        let (x, y) = quarter.cell.centre();
        let lean_of = |side| match self.at(quarter.cell, side) {
            Some((crossing, _)) if fresh.has(crossing) => lean,
            Some(_) => FULL,
            None => 0,
        };
        // The point on one side, and the control point next to it; `along` points on clockwise
        // from the first side, and back from the second.
        let end = |side: Side, other: Side, sign: i32| {
            let (u, v) = side.outward();
            let (along_x, along_y) = (-v * sign, u * sign);
            let (own, far) = (lean_of(side), lean_of(other));
            let mix = |none: i32, full: i32, lean: i32| none + (full - none) * lean / FULL;
            let out = mix(RADIUS, CELL / 2, own);
            let on = mix(mix(ROUND, SWERVE, far), SWERVE, own);
            let back = mix(0, SWERVE, own);
            (
                (x + u * out, y + v * out),
                (
                    x + u * (out - back) + along_x * on,
                    y + v * (out - back) + along_y * on,
                ),
            )
        };
        let (first, second) = (quarter.side, quarter.side.turned(1));
        let ((from, by), (to, before)) = (end(first, second, 1), end(second, first, -1));
        if quarter.clockwise {
            [from, by, before, to]
        } else {
            [to, before, by, from]
        }
    }
}

/// A quarter of a ring as a strand runs through it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Quarter {
    cell: Cell,
    /// It lies between this side and the next one clockwise.
    side: Side,
    clockwise: bool,
}

impl Quarter {
    /// The side at which it is left.
    fn last_side(self) -> Side {
        self.side.turned(usize::from(self.clockwise))
    }
}

/// A quarter, and the crossing that it leads to, if its last side has a bridge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Step {
    quarter: Quarter,
    crossing: Option<Crossing>,
}

/// A closed strand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strand {
    steps: Vec<Step>,
}

impl Strand {
    /// The crossings in the order in which the strand passes them, and whether it is on top.
    pub fn passes(&self) -> impl Iterator<Item = (Crossing, bool)> {
        self.steps.iter().filter_map(|step| {
            let crossing = step.crossing?;
            // Whoever runs clockwise leaves a ring to the lower right at its right side, to the
            // upper right at its top, and so on: always as the strand that is on top there. Past
            // the crossing it runs the other way round, so that over and under alternate.
            Some((crossing, step.quarter.clockwise))
        })
    }

    /// The cells through whose rings it runs.
    pub fn cells(&self) -> u64 {
        self.steps
            .iter()
            .fold(0, |set, step| set | step.quarter.cell.bit())
    }

    /// True when it passes one of the bridges of a knot.
    pub fn meets(&self, bridges: Knot) -> bool {
        self.passes().any(|(crossing, _)| bridges.has(crossing))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Seed};

    type Point = (i32, i32);

    fn cell(column: u8, row: u8) -> Cell {
        Cell { column, row }
    }

    fn rings(cells: &[(u8, u8)]) -> u64 {
        cells
            .iter()
            .fold(0, |set, (column, row)| set | cell(*column, *row).bit())
    }

    fn counts(knot: Knot) -> (usize, usize) {
        (knot.strands().len(), knot.crossings().count())
    }

    /// The curves of a path: for each its two ends and two control points.
    fn curves(data: &str) -> Vec<[Point; 4]> {
        let mut curves = Vec::new();
        let mut at = (0, 0);
        let spaced = data
            .replace('M', " M ")
            .replace('C', " C ")
            .replace('Z', "");
        let mut commands = Vec::new();
        for word in spaced.split_whitespace() {
            match word {
                "M" | "C" => commands.push((word, Vec::new())),
                number => commands.last_mut().unwrap().1.push(number.parse().unwrap()),
            }
        }
        for (command, numbers) in commands {
            match (command, &numbers[..]) {
                ("M", [x, y]) => at = (*x, *y),
                ("C", [a, b, c, d, e, f]) => {
                    curves.push([at, (*a, *b), (*c, *d), (*e, *f)]);
                    at = (*e, *f);
                }
                other => panic!("{other:?}"),
            }
        }
        curves
    }

    /// The board of 45 cells with random rings of one colour and some of their bridges.
    fn random(chance: &mut Chance) -> Knot {
        let board = Cell::all(u64::MAX).filter(|cell| {
            let edge = |place| place == 0 || place == 6;
            cell.column < 7 && cell.row < 7 && !(edge(cell.column) && edge(cell.row))
        });
        let rings = board
            .filter(|_| chance.below(3) > 0)
            .fold(0, |set, cell| set | cell.bit());
        let every = Knot::all_joined(rings);
        let mut knot = Knot {
            rings,
            ..Knot::default()
        };
        for crossing in every.crossings() {
            if chance.below(2) > 0 {
                knot.bridge(crossing);
            }
        }
        knot
    }

    #[test]
    fn known_knots_have_their_strands_and_crossings() {
        assert_eq!(counts(Knot::default()), (0, 0));
        // A ring alone, two rings, and a figure of eight.
        assert_eq!(counts(Knot::all_joined(rings(&[(3, 3)]))), (1, 0));
        assert_eq!(counts(Knot::all_joined(rings(&[(1, 1), (2, 2)]))), (2, 0));
        assert_eq!(counts(Knot::all_joined(rings(&[(1, 1), (2, 1)]))), (1, 1));
        assert_eq!(counts(Knot::all_joined(rings(&[(1, 1), (1, 2)]))), (1, 1));
        // A tree of bridges is a single strand, however it branches.
        let star = rings(&[(3, 3), (3, 2), (4, 3), (3, 4), (2, 3)]);
        assert_eq!(counts(Knot::all_joined(star)), (1, 4));
        // Four in a square: two strands through four crossings, Solomon's knot.
        let square = rings(&[(1, 1), (2, 1), (1, 2), (2, 2)]);
        assert_eq!(counts(Knot::all_joined(square)), (2, 4));
        // Without one of its bridges it is a chain.
        let mut chain = Knot::all_joined(square);
        chain.down &= !cell(1, 1).bit();
        assert_eq!(counts(chain), (1, 3));
        // A rectangle of m by n rings has as many strands as m and n have in common.
        let block = |columns: u8, rows: u8| {
            Cell::all(u64::MAX)
                .filter(|cell| cell.column < columns && cell.row < rows)
                .fold(0, |set, cell| set | cell.bit())
        };
        for (columns, rows, strands) in [(3, 2, 1), (3, 3, 3), (4, 2, 2), (6, 4, 2), (7, 5, 1)] {
            let knot = Knot::all_joined(block(columns, rows));
            assert_eq!(knot.strands().len(), strands, "{columns} by {rows}");
        }
    }

    #[test]
    fn a_strand_alternates_over_and_under() {
        let mut chance = Chance::new(Seed(7));
        for _ in 0..300 {
            let knot = random(&mut chance);
            let mut seen = Vec::new();
            for strand in knot.strands() {
                let passes: Vec<(Crossing, bool)> = strand.passes().collect();
                for (now, next) in passes.iter().zip(passes.iter().cycle().skip(1)) {
                    assert!(passes.len() < 2 || now.1 != next.1, "{knot:?}");
                }
                seen.extend(passes);
            }
            // Every crossing is passed once over and once under.
            assert_eq!(seen.len(), 2 * knot.crossings().count());
            for crossing in knot.crossings() {
                assert!(seen.contains(&(crossing, true)) && seen.contains(&(crossing, false)));
            }
        }
    }

    #[test]
    fn a_strand_closes_without_a_corner() {
        let mut chance = Chance::new(Seed(8));
        for _ in 0..100 {
            let knot = random(&mut chance);
            let mut quarters = 0;
            for strand in knot.strands() {
                let data = knot.path(&strand, Knot::default(), FULL);
                assert!(data.ends_with('Z') && data.matches('M').count() == 1);
                let curves = curves(&data);
                quarters += curves.len();
                for (now, next) in curves.iter().zip(curves.iter().cycle().skip(1)) {
                    assert_eq!(now[3], next[0], "a gap in {data}");
                    let before = (now[3].0 - now[2].0, now[3].1 - now[2].1);
                    let after = (next[1].0 - next[0].0, next[1].1 - next[0].1);
                    let cross = before.0 * after.1 - before.1 * after.0;
                    let dot = before.0 * after.0 + before.1 * after.1;
                    assert!(cross == 0 && dot > 0, "a corner in {data}");
                }
            }
            assert_eq!(quarters, 4 * knot.rings.count_ones() as usize);
        }
    }

    #[test]
    fn the_strand_on_top_is_the_one_that_the_direction_names() {
        let mut chance = Chance::new(Seed(9));
        for _ in 0..50 {
            let knot = random(&mut chance);
            for strand in knot.strands() {
                for step in &strand.steps {
                    let Some(crossing) = step.crossing else {
                        continue;
                    };
                    let [.., before, end] = knot.curve(step.quarter, Knot::default(), FULL);
                    assert_eq!(end, crossing.middle());
                    let (x, y) = (end.0 - before.0, end.1 - before.1);
                    assert_eq!(x.abs(), y.abs(), "45 degrees");
                    // The y axis points down.
                    let to_lower_right = (x > 0) == (y > 0);
                    let over = to_lower_right != crossing.down;
                    assert!(strand.passes().any(|pass| pass == (crossing, over)));
                    assert_eq!(step.quarter.clockwise, over);
                }
            }
        }
    }

    #[test]
    fn straight_between_two_bridges_a_quarter_turn_apart() {
        let mut chance = Chance::new(Seed(10));
        let knot = random(&mut chance);
        for strand in knot.strands() {
            for step in &strand.steps {
                let Quarter { cell, side, .. } = step.quarter;
                let [from, by, to, end] = knot.curve(step.quarter, Knot::default(), FULL);
                let on_line = |point: Point| {
                    (point.0 - from.0) * (end.1 - from.1) == (point.1 - from.1) * (end.0 - from.0)
                };
                let both = knot.at(cell, side).is_some() && knot.at(cell, side.turned(1)).is_some();
                assert_eq!(on_line(by) && on_line(to), both);
            }
        }
    }

    #[test]
    fn a_bridge_leans_from_round_rings_to_a_crossing() {
        let mut chance = Chance::new(Seed(11));
        for _ in 0..50 {
            let after = random(&mut chance);
            let mut before = after;
            let dropped: Vec<Crossing> = after.crossings().take(3).collect();
            for crossing in &dropped {
                let bit = !crossing.cell.bit();
                if crossing.down {
                    before.down &= bit;
                } else {
                    before.across &= bit;
                }
            }
            let fresh = after.without(before);
            assert_eq!(fresh.crossings().count(), dropped.len());
            let quarters = |knot: Knot, lean| {
                let mut all: Vec<[Point; 4]> = Vec::new();
                for strand in knot.strands() {
                    for curve in curves(&knot.path(&strand, fresh, lean)) {
                        let [a, b, c, d] = curve;
                        all.push(if (a, b) < (d, c) { curve } else { [d, c, b, a] });
                    }
                }
                all.sort_unstable();
                all
            };
            // It begins as the knot without the bridges and ends as the one with them.
            assert_eq!(quarters(after, 0), quarters(before, FULL));
            assert_eq!(
                quarters(after, FULL).len(),
                4 * after.rings.count_ones() as usize
            );
            let shape = |lean| -> Vec<String> {
                let path = |strand| after.path(&strand, fresh, lean);
                let letters = |data: String| data.chars().filter(|c| c.is_alphabetic()).collect();
                after.strands().into_iter().map(path).map(letters).collect()
            };
            assert_eq!(shape(0), shape(FULL / 2));
            assert_eq!(shape(0), shape(FULL));
        }
    }

    #[test]
    fn linked_rings_are_those_that_a_bridge_touches() {
        let mut knot = Knot {
            rings: rings(&[(0, 1), (1, 1), (2, 1), (2, 2)]),
            ..Knot::default()
        };
        assert_eq!(knot.linked(), 0);
        knot.bridge(Crossing {
            cell: cell(0, 1),
            down: false,
        });
        assert_eq!(knot.linked(), rings(&[(0, 1), (1, 1)]));
        knot.bridge(Crossing {
            cell: cell(2, 1),
            down: true,
        });
        assert_eq!(knot.linked(), knot.rings);
    }
}
