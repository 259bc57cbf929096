//! The pictures of the tafl board: a carved frame with a plait, the squares, the pieces, the
//! marks. Colours come from the style sheets by class name.

use super::scene::{Scene, lost};
use crate::{
    app::{
        boards::plait::Plait,
        text::{Lang, tafl::Text},
    },
    game::Seat,
    tafl::{Move, Piece, Side, Square, Tafl},
};
use std::sync::OnceLock;
use yew::prelude::*;

/// The side of a square, in units of the drawing, which are whole numbers throughout.
pub const SQUARE: i32 = 96;
/// The width of the frame.
pub const FRAME: i32 = 36;
/// The side of the whole drawing.
pub const SIZE: i32 = 7 * SQUARE + 2 * FRAME;

/// The middle of a square. File a is at the left, rank 1 at the lower edge.
pub fn centre(square: Square) -> (i32, i32) {
    let middle = |place: u8| FRAME + SQUARE / 2 + SQUARE * i32::from(place);
    (middle(square.file()), SIZE - middle(square.rank()))
}

/// Where a thing on this square is moved to.
fn at(square: Square) -> String {
    let (x, y) = centre(square);
    format!("translate({x} {y})")
}

/// A piece in the player's hand: where it came from, and where it is now in the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Held {
    pub from: Square,
    pub at: (i32, i32),
}

/// What is to be seen happening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Motion {
    /// Names the position, so that a new one begins its animation anew.
    pub step: usize,
    /// The last move has just been made: what it captured fades.
    pub arriving: bool,
    /// And its piece slides in.
    pub slide: bool,
}

/// The whole board.
pub fn board(scene: &Scene, motion: Motion, held: Option<Held>) -> Html {
    part(scene, motion, held, (0, SIZE))
}

/// A part of the board: a square that begins at a place and has a size.
fn part(scene: &Scene, motion: Motion, held: Option<Held>, (from, size): (i32, i32)) -> Html {
    let position = scene.game.position();
    let pieces = position.occupied().iter().filter_map(|square| {
        let piece = position.piece(square)?;
        Some(standing(scene, square, piece, motion, held))
    });
    html! {
        <svg class="tafl" viewBox={format!("{from} {from} {size} {size}")} aria-hidden="true" focusable="false">
            { shades() }
            { frame(scene.coordinates) }
            { for Square::all().map(|square| floor(scene, square)) }
            { marks_below(scene) }
            { for pieces }
            // A captured King lies where he fell; soldiers fade away.
            { for scene.captured.iter().filter(|(_, kind)| *kind == Piece::King).map(|(square, kind)| html! {
                <g class="fallen" transform={at(*square)}><g>{ piece(*kind) }</g></g>
            }) }
            if motion.arriving {
                { for scene.captured.iter().filter(|(_, kind)| *kind != Piece::King).map(|(square, kind)| html! {
                    <g key={format!("gone-{}-{square}", motion.step)} class="gone" transform={at(*square)}>
                        <g>{ piece(*kind) }</g>
                    </g>
                }) }
            }
            { marks_above(scene) }
            if let Some(held) = held {
                if let Some(kind) = position.piece(held.from) {
                    <g class="held" transform={format!("translate({} {})", held.at.0, held.at.1)}>
                        <g transform="scale(1.15)">{ piece(kind) }</g>
                    </g>
                }
            }
        </svg>
    }
}

/// A still picture of a scene, to look at; without the frame, so that small squares are larger.
pub fn picture(scene: &Scene) -> Html {
    let from = FRAME - 3;
    let inside = (from, SIZE - 2 * from);
    html! {
        <div class="board still" dir="ltr">{ part(scene, Motion::default(), None, inside) }</div>
    }
}

/// The shadings that pieces and frame share. Every board brings the same ones, so it does not
/// matter which of several on a page is found first.
fn shades() -> Html {
    let shade = |name: &'static str| {
        html! {
            <radialGradient id={format!("tafl-{name}")} cx="36%" cy="28%" r="80%">
                <stop class={format!("{name}-hi")} offset="0" />
                <stop class={format!("{name}-lo")} offset="0.75" />
            </radialGradient>
        }
    };
    html! {
        <defs>
            { shade("attackers") }{ shade("defenders") }{ shade("king") }{ shade("frame") }
        </defs>
    }
}

/// The carved frame, with a letter or a number let into it at every file and rank.
fn frame(coordinates: bool) -> Html {
    static PLAIT: OnceLock<Plait> = OnceLock::new();
    let middle = SIZE / 2;
    let plait = PLAIT.get_or_init(|| Plait::quarter(f64::from(middle - FRAME / 2), 18.0, 36, 8.0));
    let quarter = |turn: i32, strands| {
        html! {
            <g transform={format!("translate({middle} {middle}) rotate({})", 90 * turn)}>
                { strands_of(strands) }
            </g>
        }
    };
    let letter = |x: i32, y: i32, text: String| {
        html! {
            <g class="letter" transform={format!("translate({x} {y})")}>
                <circle r="14" />
                <text y="7">{ text }</text>
            </g>
        }
    };
    let inner = SIZE - 2 * FRAME;
    html! {
        <>
            <rect class="frame-wood" x="1" y="1" width={(SIZE - 2).to_string()} height={(SIZE - 2).to_string()} rx="22" />
            // Every strand before any crossing: the quarters overlap where they meet.
            <g class="plait">
                { for (0..4).map(|turn| quarter(turn, &plait.strands)) }
                { for (0..4).map(|turn| quarter(turn, &plait.over)) }
            </g>
            <rect class="floor-ground" x={(FRAME - 3).to_string()} y={(FRAME - 3).to_string()}
                width={(inner + 6).to_string()} height={(inner + 6).to_string()} rx="5" />
            if coordinates {
                { for (0..7u8).map(|place| {
                    let along = FRAME + SQUARE / 2 + SQUARE * i32::from(place);
                    html! { <>
                        { letter(along, SIZE - FRAME / 2, char::from(b'a' + place).to_string()) }
                        { letter(FRAME / 2, SIZE - along, (place + 1).to_string()) }
                    </> }
                }) }
            }
        </>
    }
}

/// Two strands, or the pieces of them that lie on top.
fn strands_of(strands: &[String; 2]) -> Html {
    let [near, far] = strands;
    html! {
        <>
            <path class="casing" d={near.clone()} /><path class="strand" d={near.clone()} />
            <path class="casing" d={far.clone()} /><path class="strand far-strand" d={far.clone()} />
        </>
    }
}

/// One square of the floor: plain, goal, Throne or closed corner.
fn floor(scene: &Scene, square: Square) -> Html {
    static KNOT: OnceLock<Plait> = OnceLock::new();
    let knot = KNOT.get_or_init(|| Plait::ring(20.0, 8, 9.0));
    let goal = scene.is_goal(square);
    let throne = square == Square::THRONE;
    let closed = scene.is_closed_corner(square);
    let class = classes!(
        "square",
        ((square.file() + square.rank()) % 2 == 1).then_some("far-square"),
        goal.then_some("goal"),
        throne.then_some("throne"),
    );
    let half = SQUARE / 2 - 1;
    html! {
        <g transform={at(square)}>
            <rect class={class} x={(-half).to_string()} y={(-half).to_string()}
                width={(2 * half).to_string()} height={(2 * half).to_string()} rx="4" />
            if throne {
                <rect class="throne-line" x="-40" y="-40" width="80" height="80" rx="3" />
                <path class="throne-line" d="M-40 -22L-22 -40M22 -40L40 -22M40 22L22 40M-22 40L-40 22" />
                <g class="throne-knot">{ strands_of(&knot.strands) }{ strands_of(&knot.over) }</g>
            } else if closed {
                <path class="closed-corner" d="M-34 -34L34 34M-34 34L34 -34" />
                <circle class="closed-corner" r="15" />
            } else if goal && !scene.game.position().occupied().contains(square) {
                { goal_mark(square) }
            }
        </g>
    }
}

/// A small gate at the outer side of an edge square: this is where the King wants to go.
fn goal_mark(square: Square) -> Html {
    let mut turns = Vec::new();
    for (on_side, turn) in [
        (square.rank() == 6, 0),
        (square.file() == 6, 90),
        (square.rank() == 0, 180),
        (square.file() == 0, 270),
    ] {
        if on_side {
            turns.push(turn);
        }
    }
    html! {
        { for turns.into_iter().map(|turn| html! {
            <path class="goal-mark" transform={format!("rotate({turn})")} d="M-11 -34L0 -42L11 -34" />
        }) }
    }
}

/// The marks that lie under the pieces.
fn marks_below(scene: &Scene) -> Html {
    let wash = |square: Square, class: &'static str| {
        html! { <rect class={class} transform={at(square)} x="-46" y="-46" width="92" height="92" rx="4" /> }
    };
    html! {
        <>
            { for scene.shut_in.iter().map(|square| wash(square, "shut-in")) }
            if let Some(mv) = scene.last {
                { wash(mv.from, "last from") }
                { wash(mv.to, "last to") }
            }
            if let Some(square) = scene.chosen {
                { wash(square, "chosen") }
            }
            if let Some(square) = scene.pointed {
                { wash(square, "pointed") }
            }
            if scene.chosen.is_none() {
                { for scene.may_move.iter().map(|square| html! {
                    <g class="may-move" transform={at(square)}>
                        <path d="M-44 -32V-44H-32M32 -44H44V-32M44 32V44H32M-32 44H-44V32" />
                    </g>
                }) }
            }
        </>
    }
}

/// A piece where it stands: sliding in when it has just moved, pale when it is in the hand.
fn standing(
    scene: &Scene,
    square: Square,
    kind: Piece,
    motion: Motion,
    held: Option<Held>,
) -> Html {
    let moved = scene.last.filter(|mv| motion.slide && mv.to == square);
    let (key, slide) = match moved {
        Some(mv) => {
            let ((x0, y0), (x1, y1)) = (centre(mv.from), centre(mv.to));
            let style = format!("--from-x:{}px;--from-y:{}px", x0 - x1, y0 - y1);
            (format!("{}-{square}", motion.step), Some(style))
        }
        None => (square.to_string(), None),
    };
    let class = classes!(
        "piece",
        scene.may_move.contains(square).then_some("movable"),
        (scene.chosen == Some(square)).then_some("taken-up"),
        held.is_some_and(|held| held.from == square)
            .then_some("in-hand"),
    );
    html! {
        <g {key} class={class} transform={at(square)}>
            <g class={moved.map(|_| "slide")} style={slide}>
                <g class="lift">{ piece(kind) }</g>
            </g>
        </g>
    }
}

/// A piece about the origin, some 70 units across.
fn piece(kind: Piece) -> Html {
    match kind {
        // A round shield with three whorls round its boss.
        Piece::Attacker => html! {
            <g class="attacker">
                <ellipse class="cast" cx="2" cy="6" rx="34" ry="33" />
                <circle class="rim" r="34" />
                <circle class="face" r="29" />
                { for [0, 120, 240].map(|turn| html! {
                    <path class="figure" transform={format!("rotate({turn})")} d="M0 -7C3 -17 14 -23 20 -15C23 -9 17 -4 13 -8" />
                }) }
                <circle class="boss" r="7" />
            </g>
        },
        // A long shield with a ringed cross.
        Piece::Defender => html! {
            <g class="defender">
                <path class="cast" transform="translate(2 6)" d="M-29 -32H29V2C29 20 14 31 0 37C-14 31 -29 20 -29 2Z" />
                <path class="rim" d="M-29 -32H29V2C29 20 14 31 0 37C-14 31 -29 20 -29 2Z" />
                <path class="face" d="M-24 -27H24V2C24 17 11 26 0 31C-11 26 -24 17 -24 2Z" />
                <path class="figure" d="M0 -25V28M-22 -5H22" />
                <circle class="figure" cy="-5" r="11" />
            </g>
        },
        // A gold rosette with a crown.
        Piece::King => html! {
            <g class="king">
                <circle class="cast" cx="2" cy="7" r="41" />
                { for (0..8).map(|petal| html! {
                    <circle class="rim" transform={format!("rotate({})", 45 * petal)} cy="-30" r="14" />
                }) }
                { for (0..8).map(|petal| html! {
                    <circle class="petal" transform={format!("rotate({})", 45 * petal)} cy="-31" r="9.5" />
                }) }
                <circle class="rim" r="31" />
                <circle class="face" r="28" />
                <path class="crown" d="M-20 13L-23 -12L-11 -1L0 -20L11 -1L23 -12L20 13Z" />
                <path class="crown-band" d="M-19 19H19" />
                <circle class="jewel" cx="-23" cy="-14" r="3.5" />
                <circle class="jewel" cy="-22" r="3.5" />
                <circle class="jewel" cx="23" cy="-14" r="3.5" />
            </g>
        },
    }
}

/// The marks that lie over the pieces.
fn marks_above(scene: &Scene) -> Html {
    let position = scene.game.position();
    let king_chosen = scene.chosen.is_some() && scene.chosen == position.king();
    html! {
        <>
            { for scene.targets.iter().map(|square| html! {
                <g class={classes!("target", (scene.pointed == Some(square)).then_some("at"))} transform={at(square)}>
                    if king_chosen && scene.is_goal(square) {
                        <circle class="ring" r="25" />
                    }
                    if scene.capturing.contains(square) {
                        <path class="dot" d="M0 -19L19 0L0 19L-19 0Z" />
                    } else {
                        <circle class="dot" r="13" />
                    }
                </g>
            }) }
            { for scene.taken.iter().map(|square| html! {
                <g class="would-fall" transform={at(square)}>
                    <path class="casing" d="M-25 -25L25 25M25 -25L-25 25" />
                    <path d="M-25 -25L25 25M25 -25L-25 25" />
                </g>
            }) }
            { for scene.threats.escapes.iter().map(|mv| arrow(*mv, "threat")) }
            { for scene.threats.captors.iter().map(|mv| arrow(*mv, "threat")) }
            if let (false, Some(king)) = (scene.threats.captors.is_empty(), position.king()) {
                <g class="danger" transform={at(king)}>
                    <circle class="casing" r="45" />
                    <circle r="45" />
                </g>
            }
            if let Some(mv) = scene.hint {
                { arrow(mv, "hint") }
            }
        </>
    }
}

/// An arrow along a move, from the rim of its piece to the middle of its last square.
fn arrow(mv: Move, class: &'static str) -> Html {
    let ((x0, y0), (x1, y1)) = (centre(mv.from), centre(mv.to));
    // Every move goes along a rank or a file.
    let (u, v) = ((x1 - x0).signum(), (y1 - y0).signum());
    let (start, tip) = (42, (x1 - x0).abs() + (y1 - y0).abs() + 8);
    let along = |s: i32, side: i32| format!("{} {}", x0 + u * s - v * side, y0 + v * s + u * side);
    let shaft = format!("M{}L{}", along(start, 0), along(tip - 18, 0));
    let head = format!(
        "M{}L{}L{}Z",
        along(tip, 0),
        along(tip - 28, 17),
        along(tip - 28, -17)
    );
    html! {
        <g class={classes!("arrow", class)}>
            <path class="casing" d={shaft.clone()} />
            <path class="head" d={head} />
            <path class="shaft" d={shaft} />
        </g>
    }
}

/// A piece alone, for a seat line.
pub fn single(kind: Piece) -> Html {
    html! {
        <svg class="tafl" viewBox="-44 -44 88 88" aria-hidden="true" focusable="false">
            { shades() }
            { piece(kind) }
        </svg>
    }
}

/// The mark of a side: an attacker's shield, or the King's crown.
pub fn mark(seat: Seat) -> Html {
    single(match Side::of(seat) {
        Side::Attackers => Piece::Attacker,
        Side::Defenders => Piece::King,
    })
}

/// The pieces that a seat has captured, in a row like coins, with their number for the ear.
pub fn captures(lang: Lang, game: &Tafl, seat: Seat) -> Html {
    let enemy = Side::of(seat).other();
    let count = lost(game, enemy);
    if count == 0 {
        return Html::default();
    }
    let kind = match enemy {
        Side::Attackers => Piece::Attacker,
        Side::Defenders => Piece::Defender,
    };
    html! {
        <span class={classes!("taken", (count > 5).then_some("many"))}>
            { for (0..count).map(|_| single(kind)) }
            <span class="count" aria-hidden="true">{ lang.number(count) }</span>
            <span class="spoken">{ lang.say(Text::Captured(count)) }</span>
        </span>
    }
}
