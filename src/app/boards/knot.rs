//! Celtic knotwork: from rings and the bridges between them to woven strands, as SVG path data.
//!
//! Rings stand on the hills of the board. A ring alone is a circle. A bridge between two neighbours turns
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
//! All numbers are whole: neighbouring hills are [`CELL`] units apart.

use crate::tara::{Hill, Hills, Pair, Pairs, hills::SIZE};
use std::fmt::Write;

/// The distance between neighbouring hills, in units of the drawing.
pub const CELL: i32 = 120;
/// The radius of a ring that has no bridge: a third of that distance.
pub const RADIUS: i32 = CELL / 3;
/// How far a bridge leans that stands: the two rings cross.
pub const FULL: i32 = 100;

/// How far the control points of a curve stand off: on a quarter of the circle, on the circle
/// towards a crossing, and at a crossing, there along each axis.
const ROUND: i32 = RADIUS * 55 / 100;
const SWERVE: i32 = CELL / 5;
/// Half the extent of the core of the piece that is drawn once more on top at a crossing, along
/// each axis, and of its casing, whose ends the core covers.
const OVER: i32 = CELL / 10;
const OVER_CASING: i32 = OVER - 3;

/// A point of the drawing; x to the right, y down.
pub type Point = (i32, i32);

/// The middle of a hill: file a at the left, rank 7 on top. The origin is the upper left corner
/// of the square that would be a7.
pub fn centre(hill: Hill) -> Point {
    let middle = |place: u8| CELL / 2 + CELL * i32::from(place);
    (middle(hill.file()), middle(SIZE - 1 - hill.rank()))
}

/// The point half way between the hills of a pair.
pub fn middle(pair: Pair) -> Point {
    let [(x0, y0), (x1, y1)] = pair.hills().map(centre);
    ((x0 + x1) / 2, (y0 + y1) / 2)
}

/// True for a pair that lies along a file.
pub fn is_upright(pair: Pair) -> bool {
    let [one, other] = pair.hills();
    one.file() == other.file()
}

/// The short piece of the strand on top at a crossing: its casing and its core.
pub fn over(pair: Pair) -> [String; 2] {
    let (x, y) = middle(pair);
    [OVER_CASING, OVER].map(|half| {
        let rise = if is_upright(pair) { half } else { -half };
        format!("M{} {}L{} {}", x - half, y + rise, x + half, y - rise)
    })
}

/// A ring of its own.
pub fn ring(hill: Hill) -> String {
    let alone = Knot {
        rings: hill.set(),
        bridges: Pairs::NONE,
    };
    let paths = alone.strands().into_iter();
    paths
        .map(|strand| alone.path(&strand, Pairs::NONE, FULL))
        .collect()
}

/// A side of a ring, clockwise from the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

impl Side {
    /// The four sides, clockwise.
    const ALL: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];

    fn turned(self, quarters: usize) -> Side {
        Side::ALL[(self as usize + quarters) % 4]
    }

    /// From the middle of the ring outward.
    fn outward(self) -> Point {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }
}

/// Rings, and the bridges between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Knot {
    pub rings: Hills,
    /// Only between two rings.
    pub bridges: Pairs,
}

impl Knot {
    /// A bridge between every two neighbouring rings.
    pub fn all_joined(rings: Hills) -> Knot {
        Knot {
            rings,
            bridges: Pairs::inside(rings),
        }
    }

    /// The bridge at a side of a ring, and the ring that it leads to.
    fn at(self, hill: Hill, side: Side) -> Option<(Pair, Hill)> {
        let (x, y) = side.outward();
        let file = hill.file().checked_add_signed(x as i8)?;
        let rank = hill.rank().checked_add_signed(-y as i8)?;
        let other = Hill::new(file, rank)?;
        let pair = Pair::new(hill, other)?;
        self.bridges.contains(pair).then_some((pair, other))
    }

    /// The strands of the knot. Every quarter of every ring belongs to exactly one.
    pub fn strands(self) -> Vec<Strand> {
        let mut woven = [Hills::NONE; 4];
        let mut strands = Vec::new();
        for hill in self.rings.iter() {
            for side in Side::ALL {
                if !woven[side as usize].contains(hill) {
                    strands.push(self.strand(hill, side, &mut woven));
                }
            }
        }
        strands
    }

    /// Follows a strand until it closes.
    fn strand(self, hill: Hill, side: Side, woven: &mut [Hills; 4]) -> Strand {
        let start = Quarter {
            hill,
            side,
            clockwise: true,
        };
        let mut now = start;
        let mut steps = Vec::new();
        loop {
            let done = &mut woven[now.side as usize];
            *done = done.or(now.hill.set());
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
    fn after(self, now: Quarter) -> (Quarter, Option<Pair>) {
        let side = now.last_side();
        let (hill, leaves, clockwise, crossing) = match self.at(now.hill, side) {
            Some((pair, other)) => (other, side.turned(2), !now.clockwise, Some(pair)),
            None => (now.hill, side, now.clockwise, None),
        };
        let side = leaves.turned(if clockwise { 0 } else { 3 });
        let next = Quarter {
            hill,
            side,
            clockwise,
        };
        (next, crossing)
    }

    /// The path of a strand of this knot. The bridges of `fresh` lean as far as `lean` says, from
    /// 0, where their rings are round, to [`FULL`], where they cross; the path has the same
    /// commands however far they lean.
    pub fn path(self, strand: &Strand, fresh: Pairs, lean: i32) -> String {
        let mut data = String::new();
        let is_fresh = |step: &Step| step.crossing.is_some_and(|pair| fresh.contains(pair));
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

    /// The strand once more, cut at its crossings, for stitches that are to meet there: each run
    /// is added to the paths of its kind. The kind is the number of sides without a bridge round
    /// which the run goes, 4 for a ring; runs of one kind have the same length.
    pub fn runs(self, strand: &Strand, kinds: &mut [String; 5]) {
        let steps = &strand.steps;
        let cut = steps.iter().position(|step| step.crossing.is_some());
        let (before, after) = steps.split_at(cut.map_or(0, |last| last + 1));
        let mut run = String::new();
        let mut sides = 0;
        for step in after.iter().chain(before) {
            let [from, by, to, end] = self.curve(step.quarter, Pairs::NONE, FULL);
            // Writing to a string cannot fail.
            if run.is_empty() {
                let _ = write!(run, "M{} {}", from.0, from.1);
            }
            let _ = write!(
                run,
                "C{} {} {} {} {} {}",
                by.0, by.1, to.0, to.1, end.0, end.1
            );
            if step.crossing.is_some() {
                kinds[sides].push_str(&run);
                run.clear();
                sides = 0;
            } else {
                // Between two crossings lie at most three such sides, on a ring four.
                sides = (sides + 1).min(4);
            }
        }
        kinds[sides].push_str(&run);
    }

    /// The ends and control points of a quarter, in the order in which it is run through.
    fn curve(self, quarter: Quarter, fresh: Pairs, lean: i32) -> [Point; 4] {
        let (x, y) = centre(quarter.hill);
        let lean_of = |side| match self.at(quarter.hill, side) {
            Some((pair, _)) if fresh.contains(pair) => lean,
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
    hill: Hill,
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
    crossing: Option<Pair>,
}

/// A closed strand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strand {
    steps: Vec<Step>,
}

impl Strand {
    /// The crossings in the order in which the strand passes them, and whether it is on top.
    pub fn passes(&self) -> impl Iterator<Item = (Pair, bool)> {
        self.steps.iter().filter_map(|step| {
            let crossing = step.crossing?;
            // Whoever runs clockwise leaves a ring to the lower right at its right side, to the
            // upper right at its top, and so on: always as the strand that is on top there. Past
            // the crossing it runs the other way round, so that over and under alternate.
            Some((crossing, step.quarter.clockwise))
        })
    }

    /// The hills round which it runs.
    pub fn hills(&self) -> Hills {
        self.steps.iter().map(|step| step.quarter.hill).collect()
    }

    /// True when it passes one of these bridges.
    pub fn meets(&self, bridges: Pairs) -> bool {
        self.passes().any(|(pair, _)| bridges.contains(pair))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Seed};

    fn hills(text: &str) -> Hills {
        text.split_whitespace()
            .map(|hill| hill.parse::<Hill>().unwrap())
            .collect()
    }

    fn joined(text: &str) -> Knot {
        Knot::all_joined(hills(text))
    }

    fn counts(knot: Knot) -> (usize, u32) {
        (knot.strands().len(), knot.bridges.len())
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

    /// Random rings of one colour and some of the bridges that they can have.
    fn random(chance: &mut Chance) -> Knot {
        let rings = Hill::all().filter(|_| chance.below(3) > 0).collect();
        let every = Knot::all_joined(rings).bridges;
        Knot {
            rings,
            bridges: every.iter().filter(|_| chance.below(2) > 0).collect(),
        }
    }

    #[test]
    fn known_knots_have_their_strands_and_crossings() {
        assert_eq!(counts(Knot::default()), (0, 0));
        // A ring alone, two rings, and a figure of eight.
        assert_eq!(counts(joined("d4")), (1, 0));
        assert_eq!(counts(joined("b2 c3")), (2, 0));
        assert_eq!(counts(joined("b2 c2")), (1, 1));
        assert_eq!(counts(joined("b2 b3")), (1, 1));
        // A tree of bridges is a single strand, however it branches.
        assert_eq!(counts(joined("d4 d5 e4 d3 c4")), (1, 4));
        // Four in a square: two strands through four crossings.
        assert_eq!(counts(joined("b2 c2 b3 c3")), (2, 4));
        // Without one of its bridges it is a chain.
        let mut chain = joined("b2 c2 b3 c3");
        chain.bridges = chain
            .bridges
            .without("b2-c2".parse::<Pair>().unwrap().set());
        assert_eq!(counts(chain), (1, 3));
        // A rectangle has as many strands as its sides have in common as a divisor.
        let block = |files: u8, ranks: u8| {
            let places = (0..files).flat_map(|file| (1..=ranks).map(move |rank| (file, rank)));
            places
                .filter_map(|(file, rank)| Hill::new(file, rank))
                .collect()
        };
        for (files, ranks, strands) in [(3, 2, 1), (3, 3, 3), (4, 2, 2), (6, 4, 2), (7, 5, 1)] {
            let knot = Knot::all_joined(block(files, ranks));
            assert_eq!(knot.strands().len(), strands, "{files} by {ranks}");
        }
    }

    #[test]
    fn a_strand_alternates_over_and_under() {
        let mut chance = Chance::new(Seed(7));
        for _ in 0..300 {
            let knot = random(&mut chance);
            let mut seen = Vec::new();
            for strand in knot.strands() {
                let passes: Vec<(Pair, bool)> = strand.passes().collect();
                for (now, next) in passes.iter().zip(passes.iter().cycle().skip(1)) {
                    assert!(passes.len() < 2 || now.1 != next.1, "{knot:?}");
                }
                seen.extend(passes);
            }
            // Every crossing is passed once over and once under.
            assert_eq!(seen.len(), 2 * knot.bridges.len() as usize);
            for pair in knot.bridges.iter() {
                assert!(seen.contains(&(pair, true)) && seen.contains(&(pair, false)));
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
                let data = knot.path(&strand, Pairs::NONE, FULL);
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
            assert_eq!(quarters, 4 * knot.rings.len() as usize);
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
                    let [.., before, end] = knot.curve(step.quarter, Pairs::NONE, FULL);
                    assert_eq!(end, middle(crossing));
                    let (x, y) = (end.0 - before.0, end.1 - before.1);
                    assert_eq!(x.abs(), y.abs(), "45 degrees");
                    // The y axis points down.
                    let to_lower_right = (x > 0) == (y > 0);
                    let over = to_lower_right != is_upright(crossing);
                    assert!(strand.passes().any(|pass| pass == (crossing, over)));
                    assert_eq!(step.quarter.clockwise, over);
                }
            }
        }
    }

    #[test]
    fn runs_of_one_kind_go_round_as_many_sides() {
        let mut chance = Chance::new(Seed(12));
        for _ in 0..50 {
            let knot = random(&mut chance);
            let mut kinds: [String; 5] = Default::default();
            for strand in knot.strands() {
                knot.runs(&strand, &mut kinds);
            }
            let count = |sign: char| kinds.each_ref().map(|data| data.matches(sign).count());
            let (runs, quarters) = (count('M'), count('C'));
            // Each crossing ends two strands' runs twice over; a ring is a run of its own.
            let alone = knot.rings.without(knot.bridges.touched()).len() as usize;
            assert_eq!(runs[4], alone);
            assert_eq!(
                runs.iter().sum::<usize>() - alone,
                2 * knot.bridges.len() as usize
            );
            for kind in 0..4 {
                assert_eq!(quarters[kind], runs[kind] * (kind + 1));
            }
            assert_eq!(quarters[4], 4 * alone);
        }
    }

    #[test]
    fn straight_between_two_bridges_a_quarter_turn_apart() {
        let mut chance = Chance::new(Seed(10));
        let knot = random(&mut chance);
        for strand in knot.strands() {
            for step in &strand.steps {
                let Quarter { hill, side, .. } = step.quarter;
                let [from, by, to, end] = knot.curve(step.quarter, Pairs::NONE, FULL);
                let on_line = |point: Point| {
                    (point.0 - from.0) * (end.1 - from.1) == (point.1 - from.1) * (end.0 - from.0)
                };
                let both = knot.at(hill, side).is_some() && knot.at(hill, side.turned(1)).is_some();
                assert_eq!(on_line(by) && on_line(to), both);
            }
        }
    }

    #[test]
    fn a_bridge_leans_from_round_rings_to_a_crossing() {
        let mut chance = Chance::new(Seed(11));
        for _ in 0..50 {
            let after = random(&mut chance);
            let fresh: Pairs = after.bridges.iter().take(3).collect();
            let before = Knot {
                bridges: after.bridges.without(fresh),
                ..after
            };
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
            assert_eq!(quarters(after, FULL).len(), 4 * after.rings.len() as usize);
            let shape = |lean| -> Vec<String> {
                let path = |strand| after.path(&strand, fresh, lean);
                let letters = |data: String| data.chars().filter(|c| c.is_alphabetic()).collect();
                after.strands().into_iter().map(path).map(letters).collect()
            };
            assert_eq!(shape(0), shape(FULL / 2));
            assert_eq!(shape(0), shape(FULL));
        }
    }
}
