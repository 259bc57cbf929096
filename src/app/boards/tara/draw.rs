//! The pictures of the board of Tara: a quiet ground with holes, the knotwork, the kings, the
//! marks. Colours come from the style sheets by class name.

use super::scene::{Change, Place, Rows, Scene, Table};
use crate::{
    app::{
        boards::knot::{CELL, FULL, Knot, centre, middle, over, ring},
        motion::paced,
        text::{Lang, tara::Text},
    },
    tara::{Colour, Hill, Hills, Pair, Pairs, hills::SIZE},
};
use std::fmt::Write;
use yew::prelude::*;

/// The room for letters and numbers round the hills, in units of the drawing, which are whole
/// numbers throughout.
pub const MARGIN: i32 = 44;
/// The side of the whole drawing.
pub const WIDTH: i32 = CELL * SIZE as i32 + 2 * MARGIN;

/// How long a new bridge leans before it crosses, in milliseconds.
const LEAN: u32 = 420;

/// What is to be seen happening.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Motion {
    /// Names the position, so that a new one begins its animation anew.
    pub step: usize,
    pub change: Change,
}

fn class_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
    }
}

fn at((x, y): (i32, i32)) -> String {
    format!("translate({x} {y})")
}

/// The whole board.
pub fn board(scene: &Scene, motion: &Motion) -> Html {
    part(scene, motion, (-MARGIN, WIDTH))
}

/// A still picture of a scene, to look at; without the room for letters.
pub fn picture(scene: &Scene) -> Html {
    let inside = (-14, WIDTH - 2 * (MARGIN - 14));
    html! {
        <div class="board still" dir="ltr">{ part(scene, &Motion::default(), inside) }</div>
    }
}

/// A part of the board: a square that begins at a place and has a size.
fn part(scene: &Scene, motion: &Motion, (from, size): (i32, i32)) -> Html {
    html! {
        <svg class="hills" viewBox={format!("{from} {from} {size} {size}")}
            aria-hidden="true" focusable="false">
            { ground() }
            if scene.coordinates {
                { coordinates() }
            }
            { rows(scene) }
            { marks_below(scene) }
            { for Colour::BOTH.map(|colour| knot(&scene.table, motion, colour)) }
            { for Colour::BOTH.map(|colour| king(scene, motion, colour)) }
            { for scene.more_kings.iter().map(|hill| html! {
                <g class={classes!("king-of", scene.owner(hill).map(class_of))} transform={at(centre(hill))}>
                    { crown() }
                </g>
            }) }
            { marks_above(scene) }
        </svg>
    }
}

/// The board itself: a cross with rounded corners, and its holes.
fn ground() -> Html {
    // From the top, clockwise: along the arms and into the four corners.
    let (near, far, pad) = (CELL, CELL * 6, 10);
    let (low, high) = (-pad, CELL * 7 + pad);
    let (near, far) = (near - pad, far + pad);
    let corners = [
        (near, low),
        (far, low),
        (far, near),
        (high, near),
        (high, far),
        (far, far),
        (far, high),
        (near, high),
        (near, far),
        (low, far),
        (low, near),
        (near, near),
    ];
    let mut outline = String::new();
    for (i, (x, y)) in corners.into_iter().enumerate() {
        let before = corners[(i + 11) % 12];
        let after = corners[(i + 1) % 12];
        let towards = |(u, v): (i32, i32)| (x + 18 * (u - x).signum(), y + 18 * (v - y).signum());
        let ((x0, y0), (x1, y1)) = (towards(before), towards(after));
        let command = if i == 0 { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(outline, "{command}{x0} {y0}Q{x} {y} {x1} {y1}");
    }
    outline.push('Z');
    html! {
        <>
            <defs>
                <radialGradient id="hills-ground" cx="50%" cy="42%" r="75%">
                    <stop class="ground-hi" offset="0" />
                    <stop class="ground-lo" offset="1" />
                </radialGradient>
            </defs>
            <path class="ground" d={outline} />
            { for Hill::all().map(|hill| {
                let (x, y) = centre(hill);
                html! { <circle class="hole" cx={x.to_string()} cy={y.to_string()} r="8" /> }
            }) }
        </>
    }
}

/// Letters below and numbers at the left, each at the end of its file or rank.
fn coordinates() -> Html {
    let letter = |x: i32, y: i32, text: String| {
        html! { <text class="letter" x={x.to_string()} y={y.to_string()}>{ text }</text> }
    };
    html! {
        { for (0..SIZE).map(|place| {
            let (file, rank) = (first(Hills::column(place), false), first(Hills::row(place), false));
            html! { <>
                { letter(file.0, file.1 + CELL / 2 + 34, char::from(b'a' + place).to_string()) }
                { letter(rank.0 - CELL / 2 - 27, rank.1 + 9, (place + 1).to_string()) }
            </> }
        }) }
    }
}

/// The middle of the first or the last hill of a row.
fn first(row: Hills, last: bool) -> (i32, i32) {
    let hill = if last {
        row.iter().last()
    } else {
        row.iter().next()
    };
    hill.map_or((0, 0), centre)
}

/// The state of each player's rows in Poisoned Chalice, seen from that player's own side: Red's
/// ranks at the right, Blue's files on top. A wedge points into a row in which the player must
/// build; a small ring stands at one without any ringfort.
fn rows(scene: &Scene) -> Html {
    let Some(rows) = scene.table.rows else {
        return Html::default();
    };
    let mark = |colour: Colour, place: u8| {
        let rows = rows[colour.index()];
        let (x, y, turn) = match colour {
            Colour::Red => {
                let (x, y) = first(Hills::row(place), true);
                (x + CELL / 2 + 27, y, 0)
            }
            Colour::Blue => {
                let (x, y) = first(Hills::column(place), true);
                (x, y - CELL / 2 - 27, 270)
            }
        };
        html! {
            <g transform={format!("translate({x} {y}) rotate({turn})")}>
                if Rows::has(rows.qualified, place) {
                    <path class="wedge" d="M-13 0L9 -13L9 13Z" />
                } else if Rows::has(rows.empty, place) {
                    <circle class="bare" r="8" />
                }
            </g>
        }
    };
    html! {
        { for Colour::BOTH.map(|colour| {
            let acts = (scene.mover == Some(colour)).then_some("acts");
            html! {
                <g class={classes!("rows", class_of(colour), acts)}>
                    { for (0..SIZE).map(|place| mark(colour, place)) }
                </g>
            }
        }) }
    }
}

/// The square of a hill.
fn square(hill: Hill, class: &'static str, half: i32) -> Html {
    let side = (2 * half).to_string();
    html! {
        <rect {class} transform={at(centre(hill))} x={(-half).to_string()} y={(-half).to_string()}
            width={side.clone()} height={side} rx="16" />
    }
}

/// The marks that lie under the knotwork.
fn marks_below(scene: &Scene) -> Html {
    let squares = |hills: Hills, class: &'static str, half: i32| {
        html! { { for hills.iter().map(|hill| square(hill, class, half)) } }
    };
    let lines = scene
        .lines
        .map_or(Hills::NONE, |king| king.row().or(king.column()));
    let spots = |pairs: Pairs, class: &'static str| {
        html! { { for pairs.iter().map(|pair| html! {
            <path {class} transform={at(middle(pair))} d="M0 -44L44 0L0 44L-44 0Z" />
        }) } }
    };
    let last = &scene.last;
    html! {
        <>
            { squares(lines, "line", 60) }
            if let Some(king) = scene.reach {
                { rays(king) }
            }
            { squares(last.builds.or(last.takes), "last", 55) }
            { spots(last.links.or(last.drops), "last") }
            { spots(last.lifts, "last from") }
            { squares(scene.shown, "kingdom", 60) }
            if let Some(hill) = scene.chosen {
                { square(hill, "chosen", 55) }
            }
        </>
    }
}

/// The eight lines of a king as far as two hills.
fn rays(king: Hill) -> Html {
    let (x, y) = centre(king);
    let mut data = String::new();
    for hill in king.reach().iter() {
        let (u, v) = centre(hill);
        let start = |from: i32, to: i32| from + 40 * (to - from).signum();
        // Writing to a string cannot fail.
        let _ = write!(data, "M{} {}L{u} {v}", start(x, u), start(y, v));
    }
    html! { <path class="ray" d={data} /> }
}

/// The knotwork of one colour: dark casings, bright cores, and along them a highlight that is
/// plain for Red and stitched for Blue. Strands through new bridges lean into them.
fn knot(table: &Table, motion: &Motion, colour: Colour) -> Html {
    let rings = table.ringforts[colour.index()];
    let knot = Knot {
        rings,
        bridges: table.bridges.and(Pairs::inside(rings)),
    };
    let fresh = motion.change.fresh.and(knot.bridges);
    let mut still = String::new();
    let mut runs: [String; 5] = Default::default();
    let mut moving = Vec::new();
    for strand in knot.strands() {
        let path = knot.path(&strand, Pairs::NONE, FULL);
        if strand.meets(fresh) {
            let lean = |lean| knot.path(&strand, fresh, lean);
            moving.push((path, format!("{};{}", lean(0), lean(FULL))));
        } else {
            still.push_str(&path);
            knot.runs(&strand, &mut runs);
        }
    }
    let layer = |class: &'static str| {
        html! {
            <>
                if class == "shine" {
                    // Stitches meet at the crossings: the style sheet has a stitch for each kind.
                    { for runs.iter().zip(["s0", "s1", "s2", "s3", "s4"]).map(|(run, kind)| html! {
                        <path class={classes!(class, kind)} d={run.clone()} />
                    }) }
                } else {
                    <path {class} d={still.clone()} />
                }
                { for moving.iter().enumerate().map(|(index, (path, values))| html! {
                    <path key={format!("{class}{}-{index}", motion.step)} {class} d={path.clone()}>
                        <animate attributeName="d" begin="indefinite" dur={format!("{}ms", paced(LEAN))} values={values.clone()}
                            calcMode="spline" keyTimes="0;1" keySplines="0.5 0 0.3 1" />
                    </path>
                }) }
            </>
        }
    };
    let crossings = |pairs: Pairs| {
        let [casing, core]: [String; 2] = pairs
            .iter()
            .map(over)
            .fold(Default::default(), |[casing, core], [case, piece]| {
                [casing + &case, core + &piece]
            });
        html! {
            <>
                <path class="casing" d={casing} />
                <path class="core" d={core.clone()} />
                <path class="shine" d={core} />
            </>
        }
    };
    let gone = motion.change.gone[colour.index()];
    let arrived = motion.change.arrived.and(rings).without(fresh.touched());
    html! {
        <g class={classes!("knot", class_of(colour))}>
            { layer("casing") }{ layer("core") }{ layer("shine") }
            { crossings(knot.bridges.without(fresh)) }
            if !fresh.is_empty() {
                <g key={format!("fresh-{}", motion.step)} class="fresh">{ crossings(fresh) }</g>
            }
            { for arrived.iter().map(|hill| single(hill, format!("arrive-{}-{hill}", motion.step), "arrive")) }
            { for gone.iter().map(|hill| single(hill, format!("gone-{}-{hill}", motion.step), "gone")) }
        </g>
    }
}

/// A ring by itself that appears or disappears.
fn single(hill: Hill, key: String, class: &'static str) -> Html {
    let d = ring(hill);
    html! {
        <g {key} {class}>
            <path class="casing" d={d.clone()} />
            <path class="core" d={d.clone()} />
            <path class="shine s4" {d} />
        </g>
    }
}

/// A king's crown in the middle of his ring, sliding in when he has just moved.
fn king(scene: &Scene, motion: &Motion, colour: Colour) -> Html {
    let Some(hill) = scene.table.kings[colour.index()] else {
        return Html::default();
    };
    let (x, y) = centre(hill);
    let (key, slide) = match motion.change.kings[colour.index()] {
        Some(from) => {
            let (u, v) = centre(from);
            let style = format!("--from-x:{}px;--from-y:{}px", u - x, v - y);
            (format!("king-{}-{colour}", motion.step), Some(style))
        }
        None => (format!("king-{colour}"), None),
    };
    html! {
        <g {key} class={classes!("king-of", class_of(colour))} transform={at((x, y))}>
            <g class={slide.as_ref().map(|_| "slide")} style={slide.clone()}>{ crown() }</g>
        </g>
    }
}

fn crown() -> Html {
    html! {
        <>
            <path class="crown" d="M-19 10L-22 -11L-10 -1L0 -18L10 -1L22 -11L19 10Z" />
            <path class="band" d="M-18 17H18" />
        </>
    }
}

/// The marks that lie over the knotwork.
fn marks_above(scene: &Scene) -> Html {
    let choices = &scene.choices;
    let table = &scene.table;
    let mover = scene.mover.map_or("", class_of);
    let pointed = |place: Place| (scene.pointed == Some(place)).then_some("at");
    let rings = |hills: Hills, class: &'static str, r: &'static str| {
        html! { { for hills.iter().map(|hill| html! {
            <g class={classes!(class, pointed(Place::Hill(hill)))} transform={at(centre(hill))}>
                <circle class="under" {r} /><circle {r} />
            </g>
        }) } }
    };
    // Where a bridge could be put, a small crossing; at one that could be lifted, a knob.
    let gaps = |pairs: Pairs, class: &'static str, shape: &'static str| {
        html! { { for pairs.iter().map(|pair| html! {
            <g class={classes!(class, pointed(Place::Pair(pair)))} transform={at(middle(pair))}>
                <path class="under" d={shape} /><path d={shape} />
            </g>
        }) } }
    };
    let open = scene.open_pairs();
    let hint = &scene.hint;
    html! {
        <>
            { for choices.builds.iter().map(|hill| html! {
                <g class={classes!("build", pointed(Place::Hill(hill)))} transform={at(centre(hill))}>
                    <circle class={classes!("ghost", mover)} r="40" />
                    <circle class="dot" r="13" />
                </g>
            }) }
            { rings(choices.takes, "take", "54") }
            { gaps(open.and(choices.links.or(choices.drops)), "gap", "M-10 -10L10 10M10 -10L-10 10") }
            { gaps(open.and(choices.lifts), "knob", "M0 -9L9 0L0 9L-9 0Z") }
            { rings(hint.builds.or(hint.takes), "hint", "54") }
            // Over the outlines, which give way to them.
            { for table.besieged.iter().map(siege) }
            { gaps(hint.links.or(hint.drops).or(hint.lifts), "hint", "M0 -20L20 0L0 20L-20 0Z") }
            if let (Some(from), Some(to)) = (hint.lifts.iter().next(), hint.drops.iter().next()) {
                { path_between(from, to) }
            }
        </>
    }
}

/// A wedge from each neighbour that presses in on a besieged ringfort.
fn siege(hill: Hill) -> Html {
    let (x, y) = centre(hill);
    html! {
        { for hill.neighbours().iter().map(|neighbour| {
            let (u, v) = centre(neighbour);
            let turn = match ((u - x).signum(), (v - y).signum()) {
                (0, -1) => 0,
                (1, 0) => 90,
                (0, 1) => 180,
                _ => 270,
            };
            html! {
                <path class="besieged" transform={format!("translate({x} {y}) rotate({turn})")}
                    d="M0 -48L-9 -61H9Z" />
            }
        }) }
    }
}

/// The way of a bridge that a hint moves.
fn path_between(from: Pair, to: Pair) -> Html {
    let ((x0, y0), (x1, y1)) = (middle(from), middle(to));
    html! { <path class="hint way" d={format!("M{x0} {y0}L{x1} {y1}")} /> }
}

/// The mark of a colour: a ring with its highlight.
pub fn mark(colour: Colour) -> Html {
    html! {
        <svg class="hills" viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
            <g class={classes!("knot", class_of(colour))}>
                { for ["casing", "core", "shine"].map(|class| html! { <circle {class} r="40" /> }) }
            </g>
        </svg>
    }
}

/// A ringfort with the king in it.
pub fn king_mark(colour: Colour) -> Html {
    html! {
        <svg class="hills" viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
            <g class={classes!("knot", class_of(colour))}>
                { for ["casing", "core", "shine"].map(|class| html! { <circle {class} r="40" /> }) }
            </g>
            <g class={classes!("king-of", class_of(colour))}>{ crown() }</g>
        </svg>
    }
}

/// A bridge: the crossing between two ringforts.
pub fn bridge_mark() -> Html {
    let pair = Hill::new(2, 3).zip(Hill::new(3, 3));
    let Some(pair) = pair.and_then(|(one, other)| Pair::new(one, other)) else {
        return Html::default();
    };
    let (x, y) = middle(pair);
    let rings = pair.ends();
    let table = Table {
        ringforts: [rings, Hills::NONE],
        bridges: pair.set(),
        ..Table::default()
    };
    html! {
        <svg class="hills" viewBox={format!("{} {} 220 220", x - 110, y - 110)} aria-hidden="true"
            focusable="false">
            { knot(&table, &Motion::default(), Colour::Red) }
        </svg>
    }
}

/// Kingdoms and counters of a colour, beside a player's name.
pub fn notes(lang: Lang, table: &Table, colour: Colour) -> Html {
    let kingdoms = table.kingdoms(colour);
    html! {
        <>
            <span class="tally">
                <svg class="hills" viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
                    <g class={classes!("king-of", class_of(colour))}>{ crown() }</g>
                </svg>
                <span class="tally-word">{ lang.say(Text::KingdomsWord) }</span>
                <span>{ lang.number(kingdoms) }</span>
            </span>
            if let Some(counters) = table.counters {
                <span class="tally" title={lang.say(Text::Counters(counters[colour.index()]))}>
                    <svg class="hills counters" viewBox="0 0 100 20" aria-hidden="true" focusable="false">
                        { for (0..5u8).map(|place| {
                            let kept = place < counters[colour.index()];
                            let cx = (10 + 20 * i32::from(place)).to_string();
                            html! { <circle class={classes!("counter", kept.then_some("kept"))} {cx} cy="10" r="7" /> }
                        }) }
                    </svg>
                    <span class="spoken">{ lang.say(Text::Counters(counters[colour.index()])) }</span>
                </span>
            }
        </>
    }
}
