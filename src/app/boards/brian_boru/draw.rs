//! The pictures of the table: the map, the players' boards, the zones. Colours come from the
//! style sheets by class name.

use super::{
    card::{self, Sign, sign},
    map::{self, Place, VIEW},
    scene::Scene,
    table::{Table, who_and_where},
};
use crate::{
    app::text::{
        Lang,
        brian_boru::{Names, Printed, Text},
    },
    brian_boru::{Event, Region, card::List, open::Laid},
    game::Seat,
};
use yew::prelude::*;

/// The whole map.
pub fn map(lang: Lang, scene: &Scene) -> Html {
    let table = &scene.table;
    let [left, top, width, height] = VIEW;
    let touched = scene
        .told
        .and_then(|event| who_and_where(&event).1)
        .or(scene.about());
    html! {
        <svg class="map" viewBox={format!("{left} {top} {width} {height}")} aria-hidden="true"
            focusable="false">
            { for ["far", "mid", "near"].map(|class| html! {
                <use class={classes!("shore", class)} href="#boru-isle" />
            }) }
            { sea() }
            { for Region::ALL.map(ground) }
            <path class="border" d={map::borders()} />
            <path class="coast" d={map::shore()} />
            { for scene.offer.homes.iter().map(|region| html! {
                <use class="open" href={card::land(*region)} />
            }) }
            if let Some(region) = touched {
                <use class="touched" href={card::land(region)} />
            }
            { for Region::ALL.map(|region| province(lang, scene, table, region)) }
            <text class="credit" x="836" y="1092" text-anchor="end">{ lang.say(Printed::Credit) }</text>
        </svg>
    }
}

/// A compass, waves and a boat.
fn sea() -> Html {
    html! {
        <>
            <g class="compass" transform="translate(112 130)">
                <circle r="40" />
                <path d="M0-62L11-11L62 0L11 11L0 62L-11 11L-62 0L-11-11Z" />
                <path class="solid" d="M0-62L11-11L0 0ZM62 0L11 11L0 0ZM0 62L-11 11L0 0ZM-62 0L-11-11L0 \
                    0Z" />
            </g>
            <path class="waves" d="M640 960q9-10 18 0t18 0t18 0t18 0M700 1000q9-10 18 0t18 0t18 0M560 \
                1030q9-10 18 0t18 0t18 0t18 0M60 300q9-10 18 0t18 0t18 0M90 690q9-10 18 0t18 0t18 0t18 \
                0M250 90q9-10 18 0t18 0t18 0t18 0M300 60q9-10 18 0t18 0M770 620q9-10 18 0t18 0M790 \
                460q9-10 18 0" />
            <path class="boat" transform="translate(730 900)" d="M-46 0Q-44 24 0 24Q44 24 50-6Q30 8 0 \
                8Q-30 8-46 0ZM0 8V-52M2-50Q34-44 34-8H2Z" />
        </>
    }
}

/// The ground of a province, with a wash of colour along its borders.
fn ground(region: Region) -> Html {
    let land = card::land(region);
    html! {
        <g class={classes!("land", card::land_class(region))}>
            <use class="ground" href={land} />
            <g clip-path={format!("url({land}-clip)")}><use class="wash" href={land} /></g>
        </g>
    }
}

fn circle((x, y): (i16, i16), r: &'static str, class: &'static str) -> Html {
    html! { <circle {class} cx={x.to_string()} cy={y.to_string()} {r} /> }
}

/// What stands in a province.
fn province(lang: Lang, scene: &Scene, table: &Table, region: Region) -> Html {
    let Place {
        name,
        value,
        flag,
        castles,
        ..
    } = map::place(region);
    let at = region.index();
    let spaces = map::spaces(region, table.spaces);
    let on_spaces = table.on_spaces(region);
    let is_target =
        |seat: Seat| scene.offer.targets.contains(seat) && scene.about() == Some(region);
    let fresh = fresh(scene.told.as_ref(), region);
    let gone = match scene.told {
        Some(Event::Removed {
            from,
            region: there,
            ..
        }) if there == region => Some(from),
        Some(Event::TookBack {
            seat,
            region: there,
        }) if there == region => Some(seat),
        _ => None,
    };
    let has_castle = |seat: &Seat| table.castles[at][seat.index()] > 0;
    let leader = table
        .leader(region)
        .filter(|leader| !table.over && table.control[at] != Some(*leader));
    html! {
        <g class={classes!("land", card::land_class(region))}>
            <text class="name" x={name.0.to_string()} y={name.1.to_string()}>
                { lang.say(Printed::Region(region)) }
            </text>
            <g class="value" transform={format!("translate({} {})", value.0, value.1)}>
                <circle r="24" /><text y="13">{ lang.number(table.values[at]) }</text>
            </g>
            { for spaces.iter().enumerate().map(|(place, space)| match on_spaces.get(place) {
                Some(seat) => html! { <>
                    { card::piece(*seat, *space, None) }
                    if is_target(*seat) {
                        <g class="prey">{ circle(*space, "28", "under") }{ circle(*space, "28", "over") }</g>
                    }
                    if fresh == Some(*seat) && on_spaces.get(place + 1) != Some(seat) {
                        <g class="new">{ circle(*space, "28", "over") }</g>
                    }
                </> },
                None if place == on_spaces.len() && gone.is_some() => html! { <>
                    { for gone.map(|seat| card::piece(seat, *space, Some("gone"))) }
                    <path class="cross" transform={format!("translate({} {})", space.0, space.1)}
                        d="M-18-18L18 18M18-18L-18 18" />
                </> },
                None => circle(*space, "17", "space"),
            }) }
            { for Seat::all(table.seats).filter(has_castle).zip(castles).map(|(seat, place)| {
                card::castle(seat, *place, table.castles[at][seat.index()] > 1)
            }) }
            if let Some(seat) = table.control[at] {
                { card::banner(seat, *flag, true) }
            } else if let Some(seat) = leader {
                { card::banner(seat, *flag, false) }
            }
        </g>
    }
}

/// Who has just placed a piece in a region.
fn fresh(told: Option<&Event>, region: Region) -> Option<Seat> {
    match *told? {
        Event::Built {
            seat,
            region: there,
            ..
        }
        | Event::Upgraded {
            seat,
            region: there,
        }
        | Event::Placed {
            seat,
            region: there,
        }
        | Event::Joined {
            seat,
            region: there,
        }
        | Event::Home {
            seat,
            region: there,
        } if there == region => Some(seat),
        _ => None,
    }
}

/// What a player's board shows.
pub fn realm(lang: Lang, scene: &Scene, names: &Names, seat: Seat) -> Html {
    let table = &scene.table;
    let at = seat.index();
    let standing = table.standing(seat);
    let more = if standing.unseen > 0 { "+" } else { "" };
    // At the end all is counted.
    let points = if table.over {
        standing.at_end
    } else {
        standing.so_far
    };
    let number =
        |which: Sign, count: u8| html! { <span>{ sign(which) }{ lang.number(count) }</span> };
    let holds = table.laid[at] == Some(Laid::Hold);
    html! {
        <>
            { card::mark(seat) }
            <span class="realm-name">{ names.name(seat) }</span>
            if !names.level(seat).is_empty() {
                <span class="realm-level">{ names.level(seat) }</span>
            }
            <span class="realm-score">
                <b>{ lang.say(Text::Points(points)) }</b>
                if !table.over {
                    <span class="arrow">
                        { "→ " }{ lang.say(Text::Points(standing.at_end)) }{ more }
                    </span>
                }
            </span>
            <span class="realm-holds">
                { number(Sign::Pieces, table.supply[at]) }
                { number(Sign::Cards, table.hand_sizes[at]) }
                if table.defeat[at] > 0 {
                    { number(Sign::Defeats, table.defeat[at]) }
                }
            </span>
            if !table.over {
                <span class="realm-end">
                    { lang.say(Text::AtEnd(standing.at_end, standing.unseen)) }
                </span>
            }
            if table.start == seat {
                <span class="realm-start">
                    { sign(Sign::Starts) }<span class="word">{ lang.say(Text::Starts) }</span>
                </span>
            }
            if table.ready[at] || holds {
                <span class={classes!("realm-chosen", holds.then_some("holds"))}>{ card::back() }</span>
            }
        </>
    }
}

/// A card that lies in a zone, with its owner's mark and its place in the order.
pub fn laid(lang: Lang, scene: &Scene, seat: Seat) -> Html {
    let table = &scene.table;
    let Some((it, zone)) = table.laid_by(seat) else {
        return Html::default();
    };
    let list = List::of(it, zone);
    let told = scene.told.and_then(|event| who_and_where(&event).0);
    let now = told.or(scene.mover.filter(|_| scene.told.is_none())) == Some(seat);
    let rank = table.rank[seat.index()];
    let class = classes!(
        "laid",
        (now && list.is_some()).then_some("now"),
        list.is_none().then_some("idle"),
        matches!(scene.told, Some(Event::Revealed { .. })).then_some("turning"),
    );
    html! {
        <div {class}>
            { card::small(lang, it) }
            <span class="laid-foot">
                { card::mark(seat) }
                if let Some(list) = list.filter(|_| rank > 0) {
                    <span class={classes!("laid-order", card::hue(card::colour_of(list)))}>{ lang.number(rank) }</span>
                }
            </span>
        </div>
    }
}

/// A small still picture of a table: its map alone.
pub fn picture(lang: Lang, scene: &Scene) -> Html {
    html! {
        <div class="board boru still" dir="ltr">
            { card::symbols() }
            <div class="boru-map">{ map(lang, scene) }</div>
        </div>
    }
}
