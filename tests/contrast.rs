//! Every text and every game mark can be told from its ground, by day and by night: the pairs of
//! colours that stand together have the contrast that WCAG 2.2 asks for at level AA.

use std::collections::HashMap;

const SHEET: &str = include_str!("../styles/colours.css");

/// The styles of boards that can be chosen beside the usual one.
const BOARDS: &str = include_str!("../styles/settings-boards.css");

/// Each theme, and where its colours stand in the sheet.
const THEMES: [(&str, &str); 2] = [
    ("light", ":root {"),
    ("dark", ":root[data-theme=\"dark\"] {"),
];

/// Each style of the boards beside the usual one.
const STYLES: [&str; 2] = ["plain", "stone"];

/// Text on its ground: at least 4.5 to 1.
const TEXT: &[(&str, &[&str])] = &[
    ("ink", &["ground", "panel", "sunk"]),
    ("ink-quiet", &["ground", "panel", "sunk"]),
    ("accent", &["ground", "panel"]),
    ("accent-hover", &["ground", "panel"]),
    ("accent-ink", &["accent", "accent-hover"]),
    ("mark", &["panel"]),
    ("danger", &["ground", "panel"]),
    ("board-letter", &["board-frame-deep"]),
    ("card-ink", &["card-face"]),
    ("card-attack", &["card-face"]),
    ("card-build", &["card-face"]),
    ("card-trade", &["card-face"]),
    ("card-politics", &["card-face"]),
    ("map-ink", LANDS),
    ("map-ink", &["map-paper"]),
    ("sea-ink", &["sea"]),
];

/// The lands of Brian Boru.
const LANDS: &[&str] = &["munster", "leinster", "ulster", "connacht"];

/// The hues of cards.
const HUES: &[&str] = &["card-attack", "card-build", "card-trade", "card-politics"];

/// The floors of the board.
const FLOORS: &[&str] = &[
    "board-square",
    "board-square-far",
    "board-goal",
    "board-goal-far",
    "board-throne",
];

/// The ground of the board of Tara.
const HILLS: &[&str] = &["hills-ground", "hills-ground-far"];

/// Marks, borders and figures on their ground: at least 3 to 1.
const MARKS: &[(&str, &[&str])] = &[
    ("control-line", &["ground", "panel"]),
    ("mark", &["ground", "panel"]),
    ("accent", &["ground", "panel"]),
    ("focus", &["ground", "panel"]),
    ("focus", FLOORS),
    ("may-move", FLOORS),
    ("target", FLOORS),
    ("taken", FLOORS),
    ("last", FLOORS),
    ("hint", FLOORS),
    ("threat", FLOORS),
    ("board-goal-mark", &["board-goal", "board-goal-far"]),
    ("board-throne-mark", &["board-throne"]),
    ("attackers-figure", &["attackers", "attackers-light"]),
    ("defenders-figure", &["defenders", "defenders-light"]),
    ("king-figure", &["king", "king-light"]),
    ("attackers", &["defenders-light"]),
    ("hills-hole", HILLS),
    ("red-side", HILLS),
    ("blue-side", HILLS),
    ("red-side-light", &["red-side"]),
    ("blue-side-light", &["blue-side"]),
    ("red-side-deep", &["king"]),
    ("blue-side-deep", &["king"]),
    ("may-move", HILLS),
    ("last", HILLS),
    ("hint", HILLS),
    ("threat", HILLS),
    ("focus", HILLS),
    ("card-figure", HUES),
    ("card-back-line", &["card-back"]),
    ("attack", &["ground", "panel", "sunk"]),
    ("build", &["ground", "panel", "sunk"]),
    ("trade", &["ground", "panel", "sunk"]),
    ("politics", &["ground", "panel", "sunk"]),
    ("seat-1", SEATS_STAND_ON),
    ("seat-2", SEATS_STAND_ON),
    ("seat-3", SEATS_STAND_ON),
    ("seat-4", SEATS_STAND_ON),
    ("seat-figure", &["seat-1", "seat-2", "seat-3", "seat-4"]),
    ("may-move", LANDS),
    ("taken", LANDS),
    ("mark", LANDS),
    ("focus", LANDS),
];

/// Where marks and pieces of seats are seen.
const SEATS_STAND_ON: &[&str] = &[
    "munster",
    "leinster",
    "ulster",
    "connacht",
    "ground",
    "panel",
    "map-paper",
];

/// A piece is seen by its rim or by its face, whichever stands out.
const PIECES: &[[&str; 3]] = &[
    ["attackers-rim", "attackers", "attackers-light"],
    ["defenders-rim", "defenders", "defenders-light"],
    ["king-rim", "king", "king-light"],
];

type Colours<'a> = HashMap<&'a str, &'a str>;

/// The custom properties between the braces that follow a selector.
fn block<'a>(sheet: &'a str, selector: &str) -> Colours<'a> {
    let (_, rest) = sheet.split_once(selector).expect(selector);
    let (body, _) = rest.split_once('}').expect("a closing brace");
    body.split(';')
        .filter_map(|line| line.split("--").nth(1)?.split_once(':'))
        .map(|(name, value)| (name.trim(), value.trim()))
        .collect()
}

fn luminance(colour: &str) -> f64 {
    let hex = colour.strip_prefix('#').expect(colour);
    let channel = |at: usize| {
        let value = u8::from_str_radix(&hex[at..at + 2], 16).expect(colour);
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn black_on_white_is_21_to_1() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
}

#[test]
fn both_dark_blocks_are_the_same() {
    let chosen = block(SHEET, ":root[data-theme=\"dark\"] {");
    assert_eq!(block(SHEET, ":root:not([data-theme=\"light\"]) {"), chosen);
    let light = block(SHEET, ":root {");
    let mut missing: Vec<&&str> = light
        .keys()
        .filter(|name| !chosen.contains_key(*name))
        .collect();
    missing.sort();
    assert!(missing.is_empty(), "no dark colour for {missing:?}");
}

/// The colours of a theme, with those of a style of boards in their place. Such a style has a value
/// for the day and one for the night: `light-dark(…, …)`.
fn colours(theme: usize, style: Option<&'static str>) -> Colours<'static> {
    let mut colours = block(SHEET, THEMES[theme].1);
    let own = style.map_or_else(Colours::new, |style| {
        block(
            BOARDS,
            &format!(":root[data-board=\"{style}\"][data-board] {{"),
        )
    });
    for (name, value) in own {
        assert!(
            colours.contains_key(name),
            "{name} is no colour of the program"
        );
        let both = value.strip_prefix("light-dark(").expect(value);
        let both = both.strip_suffix(')').expect(value);
        let (day, night) = both.split_once(", ").expect(value);
        colours.insert(name, [day, night][theme]);
    }
    colours
}

/// Every theme, with every style of boards.
fn looks() -> Vec<(String, Colours<'static>)> {
    let styles = STYLES.map(Some);
    let each = |theme: usize| {
        let all = [None].into_iter().chain(styles);
        all.map(move |style| {
            let name = format!("{} {}", THEMES[theme].0, style.unwrap_or("usual"));
            (name, colours(theme, style))
        })
    };
    (0..THEMES.len()).flat_map(each).collect()
}

#[test]
fn everything_can_be_told_from_its_ground() {
    let mut faults = Vec::new();
    for (look, colours) in looks() {
        let mut least = |kind: &str, needed: f64, pairs: &[(&str, &[&str])]| {
            let mut lowest = (f64::INFINITY, String::new());
            for (front, grounds) in pairs {
                for ground in *grounds {
                    let found = contrast(colours[front], colours[ground]);
                    let pair = format!("{look}: {front} on {ground} {found:.2}");
                    if found < needed {
                        faults.push(format!("{pair}, needs {needed}"));
                    }
                    if found < lowest.0 {
                        lowest = (found, pair);
                    }
                }
            }
            println!("lowest {kind}: {}", lowest.1);
        };
        least("text", 4.5, TEXT);
        least("mark", 3.0, MARKS);
        for parts in PIECES {
            for floor in FLOORS {
                let best = parts
                    .iter()
                    .map(|part| contrast(colours[part], colours[floor]))
                    .fold(0.0, f64::max);
                if best < 3.0 {
                    faults.push(format!("{look}: {} on {floor} {best:.2}", parts[0]));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Whoever sees no hues tells the sides of the plain boards by how light they are.
#[test]
fn the_sides_of_the_plain_boards_differ_in_lightness() {
    for theme in 0..THEMES.len() {
        let colours = colours(theme, Some("plain"));
        for [one, other] in [
            ["attackers", "defenders"],
            ["attackers-light", "defenders-light"],
            ["attackers", "king"],
            ["red-side", "blue-side"],
        ] {
            let found = contrast(colours[one], colours[other]);
            assert!(found >= 3.0, "{one} beside {other}: {found:.2}");
        }
    }
}
