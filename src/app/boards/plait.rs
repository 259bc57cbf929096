//! Interlace: two strands that cross over and under in turn along a path, as SVG path data.
//!
//! The strands swing to either side of a centre line as a sine does, so they cross wherever it
//! passes through nought. A board draws both strands as a dark casing and a bright core, and then
//! once more the short pieces that lie on top.

use std::{
    f64::consts::PI,
    fmt::{self, Write},
};

/// A point of the drawing.
type Point = (f64, f64);

/// Two interlaced strands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plait {
    /// Each strand from end to end.
    pub strands: [String; 2],
    /// The pieces of each strand that lie on top at a crossing.
    pub over: [String; 2],
}

impl Plait {
    /// A quarter of a plait that runs along a square with rounded corners: from the middle of the
    /// top side round the top right corner to the middle of the right side. Turned by quarters
    /// about the origin, four of them close up.
    ///
    /// `half` is half the side of the square, `radius` that of its corners, `lobes` the number of
    /// crossings, which must be even for over and under to agree where the quarters meet.
    pub fn quarter(half: f64, radius: f64, lobes: u32, swing: f64) -> Plait {
        let straight = half - radius;
        let bend = radius * PI / 2.0;
        let line = move |s: f64| {
            if s <= straight {
                ((s, -half), (0.0, -1.0))
            } else if s < straight + bend {
                let out = towards((s - straight) / radius / PI);
                let centre = (straight, -straight);
                ((centre.0 + radius * out.0, centre.1 + radius * out.1), out)
            } else {
                ((half, s - straight - bend - straight), (1.0, 0.0))
            }
        };
        Plait::along(line, 2.0 * straight + bend, lobes, swing)
    }

    /// A closed plait round the origin, with an even number of crossings.
    pub fn ring(radius: f64, lobes: u32, swing: f64) -> Plait {
        let line = move |s: f64| {
            let out = towards(s / radius / PI);
            ((radius * out.0, radius * out.1), out)
        };
        Plait::along(line, 2.0 * PI * radius, lobes, swing)
    }

    /// `line` gives for each length along it the point and the direction of one side.
    fn along(line: impl Fn(f64) -> (Point, Point), length: f64, lobes: u32, swing: f64) -> Plait {
        let pitch = length / f64::from(lobes);
        let strand = |sign: f64, s: f64| {
            let ((x, y), (nx, ny)) = line(s);
            let off = sign * swing * sine(s / pitch);
            (x + nx * off, y + ny * off)
        };
        let whole = |sign| path(|s| strand(sign, s), 0.0, length, 2 * lobes);
        let over = |sign, first: u32| {
            (first..lobes)
                .step_by(2)
                .map(|crossing| {
                    let at = f64::from(crossing) * pitch;
                    path(|s| strand(sign, s), at - 0.3 * pitch, at + 0.3 * pitch, 1)
                })
                .collect()
        };
        Plait {
            strands: [whole(1.0), whole(-1.0)],
            over: [over(1.0, 0), over(-1.0, 1)],
        }
    }
}

/// The sine of so many half turns, to within two thousandths (Bhaskara's formula). It is right
/// where strands cross and swing widest, and a hundredth of the size of the exact one.
fn sine(half_turns: f64) -> f64 {
    let whole = half_turns.floor();
    let part = half_turns - whole;
    let bow = part * (1.0 - part);
    let size = 16.0 * bow / (5.0 - 4.0 * bow);
    if whole as i64 % 2 == 0 { size } else { -size }
}

/// The direction after so many half turns, clockwise from the top.
fn towards(half_turns: f64) -> Point {
    (sine(half_turns), -sine(half_turns + 0.5))
}

/// A number with one place behind the point.
///
/// The language's own way of writing fractions is exact to the last digit, and large; the boards
/// need tenths.
pub fn tenths(number: f64) -> impl fmt::Display {
    struct Tenths(i64);
    impl fmt::Display for Tenths {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            let Tenths(tenths) = self;
            let sign = if *tenths < 0 { "-" } else { "" };
            write!(f, "{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
        }
    }
    Tenths((number * 10.0 + 0.5).floor() as i64)
}

/// A curve as cubic pieces that share their tangents.
fn path(curve: impl Fn(f64) -> Point, from: f64, to: f64, pieces: u32) -> String {
    let step = (to - from) / f64::from(pieces);
    let tangent = |s: f64| {
        let h = step.abs() * 1e-3;
        let ((x0, y0), (x1, y1)) = (curve(s - h), curve(s + h));
        ((x1 - x0) / (2.0 * h), (y1 - y0) / (2.0 * h))
    };
    let (x, y) = curve(from);
    let mut data = format!("M{} {}", tenths(x), tenths(y));
    for piece in 0..pieces {
        let (s0, s1) = (
            from + step * f64::from(piece),
            from + step * f64::from(piece + 1),
        );
        let ((x0, y0), (x1, y1)) = (curve(s0), curve(s1));
        let ((u0, v0), (u1, v1)) = (tangent(s0), tangent(s1));
        let third = step / 3.0;
        // Writing to a string cannot fail.
        let _ = write!(
            data,
            "C{} {} {} {} {} {}",
            tenths(x0 + u0 * third),
            tenths(y0 + v0 * third),
            tenths(x1 - u1 * third),
            tenths(y1 - v1 * third),
            tenths(x1),
            tenths(y1),
        );
    }
    data
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of the first or last point of a path.
    fn ends(data: &str) -> (Point, Point) {
        let numbers: Vec<f64> = data
            .split(['M', 'C', ' '])
            .filter(|text| !text.is_empty())
            .map(|text| text.parse().unwrap())
            .collect();
        let last = numbers.len() - 2;
        ((numbers[0], numbers[1]), (numbers[last], numbers[last + 1]))
    }

    #[test]
    fn four_quarters_close_up() {
        let plait = Plait::quarter(350.0, 16.0, 28, 8.0);
        for strand in &plait.strands {
            let ((x0, y0), (x1, y1)) = ends(strand);
            // A quarter turn takes (x, y) to (-y, x).
            assert!((x1 + y0).abs() < 0.11 && (y1 - x0).abs() < 0.11, "{strand}");
        }
    }

    #[test]
    fn over_and_under_alternate_along_each_strand() {
        let plait = Plait::ring(24.0, 8, 6.0);
        // Of eight crossings, each strand is on top at four, and never at two in a row.
        for over in &plait.over {
            assert_eq!(over.matches('M').count(), 4);
        }
        let ((x0, y0), (x1, y1)) = ends(&plait.strands[0]);
        assert!((x0 - x1).abs() < 0.11 && (y0 - y1).abs() < 0.11);
    }
}
