//! Cards, pieces and small signs.
//!
//! Everything is drawn from symbols that [`symbols`] defines once for the table, so that a table
//! full of cards stays light. Colours come from the style sheets by class name.

use super::map;
use crate::{
    app::text::{Lang, brian_boru::Printed},
    brian_boru::{Card, Colour, Region, Zone, card::List},
    game::Seat,
};
use yew::prelude::*;

/// The class that has a colour's hue.
pub fn hue(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "c-attack",
        Colour::Green => "c-build",
        Colour::Blue => "c-trade",
        Colour::Yellow => "c-politics",
    }
}

/// The class that has a seat's colour.
pub fn seat_class(seat: Seat) -> &'static str {
    ["seat-1", "seat-2", "seat-3", "seat-4"][seat.index().min(3)]
}

/// The class that has a region's tint.
pub fn land_class(region: Region) -> &'static str {
    ["munster", "leinster", "ulster", "connacht"][region.index()]
}

/// The symbol of a region's outline.
pub fn land(region: Region) -> &'static str {
    ["#boru-m", "#boru-l", "#boru-u", "#boru-c"][region.index()]
}

/// The native colour of a list.
pub fn colour_of(list: List) -> Colour {
    match list {
        List::Attack => Colour::Red,
        List::Build => Colour::Green,
        List::Politics => Colour::Yellow,
        List::Trade => Colour::Blue,
    }
}

/// The outlines that everything else refers to.
pub fn symbols() -> Html {
    html! {
        <svg class="defs" aria-hidden="true" focusable="false">
            <defs>
                { for Region::ALL.map(|region| {
                    let id = &land(region)[1..];
                    html! { <>
                        <path id={id} d={map::outline(region)} />
                        <clipPath id={format!("{id}-clip")}><use href={land(region)} /></clipPath>
                    </> }
                }) }
                <g id="boru-isle">
                    { for Region::ALL.map(|region| html! { <use href={land(region)} /> }) }
                </g>
            </defs>
        </svg>
    }
}

/// The glyph of a colour's deed, in a square of 24: swords, a castle, two arrows, two rings.
fn glyph_path(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => {
            "M5 19L19 5M19 5H14.5M19 5V9.5M19 19L5 5M5 5H9.5M5 5V9.5M7 14.5L9.5 17M17 14.5L14.5 17"
        }
        Colour::Green => {
            "M5 20V9H4V4H8V6.5H10V4H14V6.5H16V4H20V9H19V20ZM10 20V15A2 2 0 0 1 14 15V20"
        }
        Colour::Blue => "M4 8.5H19M15 4.5L19 8.5L15 12.5M20 15.5H5M9 11.5L5 15.5L9 19.5",
        Colour::Yellow => {
            "M9.5 7A5.5 5.5 0 1 0 9.5 18A5.5 5.5 0 1 0 9.5 7M14.5 6A5.5 5.5 0 1 1 14.5 17A5.5 5.5 0 \
             1 1 14.5 6"
        }
    }
}

/// The glyph of a colour's deed as a picture.
pub fn glyph(colour: Colour) -> Html {
    html! { <svg viewBox="0 0 24 24" aria-hidden="true"><path d={glyph_path(colour)} /></svg> }
}

/// The glyph of a zone.
pub fn zone_glyph(zone: Zone) -> Html {
    glyph(zone.native())
}

/// The face of a card for a hand, with its words; in a language.
pub fn face(lang: Lang, card: Card) -> Html {
    let (colour, region) = (card.colour(), card.region());
    html! {
        <svg class={classes!("playing", hue(colour))} viewBox="0 0 100 140" aria-hidden="true">
            <rect class="paper" x="2" y="2" width="96" height="136" rx="9" />
            <path class="index" d="M11 2H37V138H11A9 9 0 0 1 2 129V11A9 9 0 0 1 11 2Z" />
            <text class="number" x="20" y="39">{ lang.number(card.value()) }</text>
            <path class="glyph" transform="translate(5 52) scale(1.25)" d={glyph_path(colour)} />
            <text class="letter" x="20" y="126">{ region.letter() }</text>
            { isle(region, "translate(40 10) scale(.064)") }
            <text class="deed" x="67.5" y="106">{ lang.say(Printed::Deed(colour)) }</text>
            <text class="where" x="67.5" y="126">{ lang.say(Printed::Region(region)) }</text>
        </svg>
    }
}

/// The face of a small card: larger signs, no words; its number in the digits of a language.
pub fn small(lang: Lang, card: Card) -> Html {
    let (colour, region) = (card.colour(), card.region());
    html! {
        <svg class={classes!("playing", "small", hue(colour))} viewBox="0 0 100 140" aria-hidden="true">
            <rect class="paper" x="3" y="3" width="94" height="134" rx="10" />
            <path class="index" d="M13 3H46V137H13A10 10 0 0 1 3 127V13A10 10 0 0 1 13 3Z" />
            <text class="number" x="25" y="46">{ lang.number(card.value()) }</text>
            <path class="glyph" transform="translate(5 58) scale(1.65)" d={glyph_path(colour)} />
            <text class="letter" x="25" y="129">{ region.letter() }</text>
            { isle(region, "translate(46 38) scale(.058)") }
        </svg>
    }
}

/// Ireland with one province filled.
fn isle(region: Region, transform: &'static str) -> Html {
    html! {
        <>
            <use class="isle" href="#boru-isle" {transform} />
            <use class="there" href={land(region)} {transform} />
        </>
    }
}

/// The back of a card: woven lozenges.
pub fn back() -> Html {
    html! {
        <svg class="playing" viewBox="0 0 100 140" aria-hidden="true">
            <rect class="back" x="2" y="2" width="96" height="136" rx="9" />
            <rect class="weave" x="10" y="10" width="80" height="120" rx="5" />
            <path class="weave" d="M50 42C78 42 78 98 50 98C22 98 22 42 50 42ZM22 70C22 56 78 56 78 \
                70C78 84 22 84 22 70ZM50 26L82 70L50 114L18 70Z" />
        </svg>
    }
}

/// A card of the played pile, which is known by its number alone.
pub fn blank() -> Html {
    html! {
        <svg class="playing blank" viewBox="0 0 100 140" aria-hidden="true">
            <rect class="paper" x="8" y="3" width="89" height="128" rx="9" />
            <rect class="paper" x="3" y="9" width="89" height="128" rx="9" />
            <path class="line" d="M22 36H73M22 60H73M22 84H73M22 108H56" />
        </svg>
    }
}

/// The shape of a seat's piece about the origin, and the figure on it.
fn body(seat: Seat) -> [&'static str; 2] {
    const BODIES: [[&str; 2]; 4] = [
        [
            "M0-21A21 21 0 0 1 0 21A21 21 0 0 1 0-21Z",
            "M0-10A10 10 0 0 1 0 10A10 10 0 0 1 0-10Z",
        ],
        ["M0-25L25 0L0 25L-25 0Z", "M0-9V9M-9 0H9"],
        ["M0-25L25 19H-25Z", "M0-8L9 9H-9Z"],
        ["M-20-20H20V20H-20Z", "M-9-9H9V9H-9Z"],
    ];
    BODIES[seat.index().min(3)]
}

/// A piece at a point of the map.
pub fn piece(seat: Seat, (x, y): (i16, i16), class: Option<&'static str>) -> Html {
    let [shape, figure] = body(seat);
    html! {
        <g class={classes!("piece", seat_class(seat), class)} transform={format!("translate({x} {y})")}>
            <path class="body" d={shape} />
            <path class="inner" d={figure} />
        </g>
    }
}

/// A seat's mark: its piece as a picture of its own.
pub fn mark(seat: Seat) -> Html {
    html! {
        <svg viewBox="-28 -28 56 56" aria-hidden="true" focusable="false">{ piece(seat, (0, 0), None) }</svg>
    }
}

/// A castle at a point of the map; an upgraded one has two towers more.
pub fn castle(seat: Seat, (x, y): (i16, i16), upgraded: bool) -> Html {
    let transform = format!("translate({x} {y})");
    let parts: &[&str] = if upgraded {
        &[
            "M-25 24V-4H-19V-18H-23V-28H-17V-23H-11V-28H-5V-20H5V-28H11V-23H17V-28H23V-18H19V-4H25V\
             24Z",
            "M-7 24V8A7 7 0 0 1 7 8V24ZM-15-12H-9V-5H-15ZM9-12H15V-5H9Z",
        ]
    } else {
        &[
            "M-17 24V-8H-21V-22H-12V-16H-5V-22H5V-16H12V-22H21V-8H17V24Z",
            "M-6 24V8A6 6 0 0 1 6 8V24Z",
        ]
    };
    html! {
        <g class={classes!("castle", seat_class(seat))} {transform}>
            <path class="body" d={parts[0]} />
            <path class="door" d={parts[1]} />
        </g>
    }
}

/// The control marker of a seat at a point of the map: a banner with its figure. One that is not
/// yet won is only outlined.
pub fn banner(seat: Seat, (x, y): (i16, i16), won: bool) -> Html {
    let transform = format!("translate({x} {y})");
    let class = classes!("banner", seat_class(seat), (!won).then_some("next"));
    let [_, figure] = body(seat);
    html! {
        <g {class} {transform}>
            <path class="pole" d="M-20-34V36" />
            <path class="cloth" d="M-20-32H22L13-10L22 12H-20Z" />
            <path class="inner" transform="translate(-3 -10)" d={figure} />
        </g>
    }
}

/// A small sign beside a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    Pieces,
    Cards,
    Defeats,
    Starts,
}

/// The picture of a sign.
pub fn sign(sign: Sign) -> Html {
    let d = match sign {
        Sign::Pieces => "M8 2.5A5.5 5.5 0 0 1 8 13.5A5.5 5.5 0 0 1 8 2.5Z",
        Sign::Cards => "M4.5 2H11.5V14H4.5Z",
        Sign::Defeats => "M3 2.5H13V8Q13 12 8 14Q3 12 3 8ZM5 5L11 11",
        Sign::Starts => "M2.5 12.5V5L5.5 8.5L8 3L10.5 8.5L13.5 5V12.5Z",
    };
    html! { <svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path {d} /></svg> }
}
