//! The board as a picture file: the very drawing that is on the page, with its looks written into
//! it, so that it needs neither style sheets nor anything else from outside.

use crate::app::offline;
use js_sys::{Function, Promise, Uint8Array, encode_uri_component};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, Document, Element, HtmlCanvasElement, HtmlImageElement,
    Response, Window, XmlSerializer,
};

/// The board's drawing on the page of a table.
const BOARD: &str = ".board-place svg.map, .board-place .board:not(.boru) > svg";

/// The width of a picture, in its own units.
const WIDTH: f64 = 720.0;

/// Pixels for each of them.
const SCALE: f64 = 2.0;

/// Looks that a part of a drawing takes from what it stands in.
const INHERITED: &[&str] = &[
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-opacity",
    "paint-order",
    "color",
    "font-family",
    "font-size",
    "font-style",
    "font-weight",
    "letter-spacing",
    "text-anchor",
    "dominant-baseline",
    "visibility",
];

/// Looks that it does not, with what they are where nothing is said.
const OWN: &[(&str, &str)] = &[
    ("opacity", "1"),
    ("stop-color", "rgb(0, 0, 0)"),
    ("stop-opacity", "1"),
    ("clip-path", "none"),
    ("mask", "none"),
    ("filter", "none"),
    ("mix-blend-mode", "normal"),
    ("vector-effect", "none"),
    ("translate", "none"),
    ("rotate", "none"),
    ("scale", "none"),
];

/// Our own faces: family, weight and file.
const FACES: [(&str, &str, &str); 3] = [
    ("Alegreya Sans", "400", "fonts/alegreya-sans-400.woff2"),
    ("Alegreya Sans", "700", "fonts/alegreya-sans-700.woff2"),
    ("Riocht Uncial", "400", "fonts/uncial-400.woff2"),
];

/// The picture of the board on the page.
pub struct Picture {
    /// As SVG.
    svg: String,
    /// Its height, in its own units; its width is [`WIDTH`].
    height: f64,
}

impl Picture {
    /// Takes the picture of the board as it is shown now; `None` where the browser cannot.
    pub async fn take() -> Option<Picture> {
        let window = web_sys::window()?;
        let document = window.document()?;
        let board = document.query_selector(BOARD).ok()??;
        let copy: Element = board.clone_node_with_deep(true).ok()?.unchecked_into();
        let mut pairs = vec![(board.clone(), copy.clone())];
        let (parts, copies) = (
            board.query_selector_all("*").ok()?,
            copy.query_selector_all("*").ok()?,
        );
        for at in 0..parts.length() {
            pairs.push((
                parts.get(at)?.unchecked_into(),
                copies.get(at)?.unchecked_into(),
            ));
        }
        let mut faces = Vec::new();
        let mut outside = Vec::new();
        for (part, copy) in &pairs {
            dress(&window, part, copy, &mut faces, &mut outside);
        }
        let defs = document
            .create_element_ns(Some("http://www.w3.org/2000/svg"), "defs")
            .ok()?;
        fetch_outside(&document, &copy, &defs, outside);
        let fonts = fonts(&window, &faces).await;
        if !fonts.is_empty() {
            let style = document
                .create_element_ns(Some("http://www.w3.org/2000/svg"), "style")
                .ok()?;
            style.set_text_content(Some(&fonts));
            defs.append_child(&style).ok()?;
        }
        copy.prepend_with_node_1(&defs).ok()?;
        let view = copy.get_attribute("viewBox")?;
        let numbers: Vec<f64> = view
            .split_whitespace()
            .filter_map(|number| number.parse().ok())
            .collect();
        let [left, top, width, depth] = numbers[..] else {
            return None;
        };
        let height = (WIDTH * depth / width).round();
        if let Some(colour) = ground(&window, &board) {
            let rect = document
                .create_element_ns(Some("http://www.w3.org/2000/svg"), "rect")
                .ok()?;
            for (name, value) in [("x", left), ("y", top), ("width", width), ("height", depth)] {
                set(&rect, name, &js_number(value));
            }
            set(&rect, "style", &format!("fill:{colour};stroke:none"));
            defs.after_with_node_1(&rect).ok()?;
        }
        set(&copy, "width", &js_number(WIDTH));
        set(&copy, "height", &js_number(height));
        let svg = XmlSerializer::new().ok()?.serialize_to_string(&copy).ok()?;
        Some(Picture { svg, height })
    }

    /// The picture as SVG.
    pub fn svg(&self) -> &str {
        &self.svg
    }

    /// The picture in pixels; `None` where the browser cannot.
    pub async fn png(&self) -> Option<Blob> {
        let document = web_sys::window()?.document()?;
        let image = HtmlImageElement::new().ok()?;
        let text = String::from(encode_uri_component(&self.svg));
        image.set_src(&format!("data:image/svg+xml;charset=utf-8,{text}"));
        JsFuture::from(image.decode()).await.ok()?;
        let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.unchecked_into();
        let (width, height) = (WIDTH * SCALE, self.height * SCALE);
        canvas.set_width(width as u32);
        canvas.set_height(height as u32);
        let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        context
            .draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)
            .ok()?;
        let blob = Promise::new(&mut |done: Function, _| {
            let tell = wasm_bindgen::closure::Closure::once_into_js(move |blob: JsValue| {
                // A promise takes whatever it is told.
                let _ = done.call1(&JsValue::NULL, &blob);
            });
            // Refused only for a picture from elsewhere, and this one is our own.
            let _ = canvas.to_blob(tell.unchecked_ref());
        });
        JsFuture::from(blob).await.ok()?.dyn_into().ok()
    }
}

/// A number as scripts write it.
fn js_number(number: f64) -> String {
    JsValue::from_f64(number)
        .unchecked_into::<js_sys::Number>()
        .to_string_with_radix(10)
        .map(String::from)
        .unwrap_or_default()
}

fn set(element: &Element, name: &str, value: &str) {
    // These are names that any element takes.
    let _ = element.set_attribute(name, value);
}

/// Writes the looks of a part into its copy; notes the faces of its letters, and the names of what
/// it refers to.
fn dress(
    window: &Window,
    part: &Element,
    copy: &Element,
    faces: &mut Vec<usize>,
    names: &mut Vec<String>,
) {
    let tag = part.local_name();
    // What moves stands still in a picture.
    if tag.starts_with("animate") || tag == "set" {
        copy.remove();
        return;
    }
    let Some(style) = window.get_computed_style(part).ok().flatten() else {
        return;
    };
    let look = |name: &str| style.get_property_value(name).unwrap_or_default();
    if look("display") == "none" {
        copy.remove();
        return;
    }
    // The drawing itself stands in nothing any more.
    let above = part
        .parent_element()
        .filter(|_| tag != "svg")
        .and_then(|above| window.get_computed_style(&above).ok().flatten());
    let mut text = String::new();
    let mut write = |name: &str, value: &str| {
        for piece in [name, ":", value, ";"] {
            text.push_str(piece);
        }
    };
    for name in INHERITED {
        let value = look(name);
        let same = above
            .as_ref()
            .is_some_and(|above| above.get_property_value(name).as_deref() == Ok(value.as_str()));
        if !same || copy.has_attribute(name) {
            write(name, &value);
        }
    }
    for (name, usual) in OWN {
        let value = look(name);
        if !value.is_empty() && (value != *usual || copy.has_attribute(name)) {
            write(name, &value);
        }
        names.extend(reference(&value));
    }
    let transform = look("transform");
    if !matches!(transform.as_str(), "none" | "") {
        write("transform", &transform);
        write("transform-origin", &look("transform-origin"));
        write("transform-box", &look("transform-box"));
    }
    names.extend(reference(&look("fill")));
    names.extend(reference(&look("stroke")));
    if let Some(name) = part
        .get_attribute("href")
        .as_deref()
        .and_then(|it| it.strip_prefix('#'))
    {
        names.push(name.to_owned());
    }
    if tag == "text" || tag == "tspan" {
        let (family, weight) = (look("font-family"), look("font-weight"));
        let face = |(_, face): &(usize, &(&str, &str, &str))| {
            family.contains(face.0) && (weight == face.1 || face.0 == "Riocht Uncial")
        };
        let face = FACES.iter().enumerate().find(face).map(|(at, _)| at);
        faces.extend(face.filter(|face| !faces.contains(face)));
    }
    for name in ["class", "aria-hidden", "focusable", "tabindex"] {
        // Nothing happens where there is none.
        let _ = copy.remove_attribute(name);
    }
    set(copy, "style", &text);
}

/// The name in `url("#name")`.
fn reference(value: &str) -> Option<String> {
    let (_, rest) = value.split_once("url(")?;
    let (name, _) = rest.split_once(')')?;
    let name = name.trim_matches('"');
    let (_, name) = name.split_once('#')?;
    Some(name.to_owned())
}

/// Copies what a drawing refers to and does not hold into its `defs`, and what that refers to.
fn fetch_outside(document: &Document, copy: &Element, defs: &Element, mut wanted: Vec<String>) {
    let mut had = Vec::new();
    while let Some(name) = wanted.pop() {
        let inside = copy.query_selector(&format!("[id='{name}']"));
        if inside.is_ok_and(|found| found.is_some()) || had.contains(&name) {
            continue;
        }
        had.push(name.clone());
        let Some(found) = document.get_element_by_id(&name) else {
            continue;
        };
        let Ok(found) = found.clone_node_with_deep(true) else {
            continue;
        };
        let found: Element = found.unchecked_into();
        let mut refer = |element: &Element| {
            let href = element.get_attribute("href");
            wanted.extend(
                href.as_deref()
                    .and_then(|it| it.strip_prefix('#'))
                    .map(str::to_owned),
            );
        };
        refer(&found);
        if let Ok(inner) = found.query_selector_all("[href]") {
            for at in 0..inner.length() {
                if let Some(inner) = inner.get(at) {
                    refer(inner.unchecked_ref());
                }
            }
        }
        // An element that is nobody's can be put anywhere.
        let _ = defs.append_child(&found);
    }
}

/// The colour on which the board lies.
fn ground(window: &Window, board: &Element) -> Option<String> {
    let mut above = board.parent_element();
    while let Some(element) = above {
        let style = window.get_computed_style(&element).ok()??;
        let colour = style.get_property_value("background-color").ok()?;
        if colour != "rgba(0, 0, 0, 0)" && colour != "transparent" {
            return Some(colour);
        }
        above = element.parent_element();
    }
    None
}

/// The faces that a drawing uses, as the text of a style sheet.
async fn fonts(window: &Window, faces: &[usize]) -> String {
    let mut text = String::new();
    for (family, weight, file) in faces.iter().filter_map(|at| FACES.get(*at)) {
        // Without its face a picture has the system's letters.
        if let Some(data) = data(window, file).await {
            for piece in [
                "@font-face{font-family:\"",
                family,
                "\";font-weight:",
                weight,
                ";src:url(data:font/woff2;base64,",
                &data,
                ")}",
            ] {
                text.push_str(piece);
            }
        }
    }
    text
}

/// A file of the program, as base64.
async fn data(window: &Window, file: &str) -> Option<String> {
    let response: Response = JsFuture::from(window.fetch_with_str(&offline::file(file)))
        .await
        .ok()?
        .dyn_into()
        .ok()?;
    let bytes = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    let bytes = Uint8Array::new(&bytes).to_vec();
    let binary: String = bytes.into_iter().map(char::from).collect();
    window.btoa(&binary).ok()
}
