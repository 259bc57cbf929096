//! What a device needs to install the program: the manifest, and icons that bear any shape.

use riocht::app::route::Route;
use serde_json::Value;
use std::path::Path;

fn manifest() -> Value {
    serde_json::from_str(include_str!("../assets/manifest.webmanifest")).expect("JSON")
}

/// A picture: its width, its height, and the colour of each pixel.
fn picture(file: &str) -> (u32, u32, Vec<[u8; 3]>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets")
        .join(file);
    let bytes = std::fs::File::open(path).expect("an icon");
    let mut decoder = png::Decoder::new(std::io::BufReader::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::STRIP_16);
    let mut reader = decoder.read_info().expect("a picture");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("a picture");
    let each = info.color_type.samples();
    assert!(each >= 3, "{file} has colours");
    let pixels = pixels[..info.buffer_size()].chunks_exact(each);
    let colours = pixels.map(|it| [it[0], it[1], it[2]]).collect();
    (info.width, info.height, colours)
}

#[test]
fn the_manifest_says_what_an_installed_program_is() {
    let manifest = manifest();
    for (name, value) in [
        ("name", "Ríocht"),
        ("start_url", "./"),
        ("scope", "./"),
        ("display", "standalone"),
    ] {
        assert_eq!(manifest[name], value, "{name}");
    }
    // An `id` would be read from the root of the host, so that one build could not tell where it
    // lives: programs under other paths of the host would be the same one. Without it the program
    // is known by its start page.
    assert_eq!(manifest["id"], Value::Null);
    let colours = include_str!("../styles/colours.css");
    for name in ["background_color", "theme_color"] {
        let colour = manifest[name].as_str().expect("a colour");
        assert!(colours.contains(colour), "{name} is one of ours");
    }
    for shortcut in manifest["shortcuts"].as_array().expect("a list") {
        let url = shortcut["url"].as_str().expect("an address");
        let hash = url.strip_prefix("./").expect("within the scope");
        assert_ne!(Route::from_hash(hash), Route::Nowhere, "{url}");
    }
}

#[test]
fn every_icon_is_there_in_its_size() {
    let mut purposes = Vec::new();
    for icon in manifest()["icons"].as_array().expect("a list") {
        let file = icon["src"].as_str().expect("a file");
        purposes.push((icon["purpose"].clone(), icon["sizes"].clone()));
        if icon["type"] == "image/png" {
            let (width, height, _) = picture(file);
            assert_eq!(icon["sizes"], format!("{width}x{height}"), "{file}");
        } else {
            let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("assets")
                .join(file);
            assert!(path.is_file(), "{file}");
        }
    }
    for needed in [
        ("any", "192x192"),
        ("any", "512x512"),
        ("maskable", "512x512"),
    ] {
        let there = purposes
            .iter()
            .any(|it| (&it.0, &it.1) == (&needed.0.into(), &needed.1.into()));
        assert!(there, "{needed:?}");
    }
}

#[test]
fn whatever_shape_is_cut_out_of_the_maskable_icon_the_picture_stays_whole() {
    let (width, height, pixels) = picture("icons/icon-maskable-512.png");
    let ground = pixels[0];
    let far = f64::from(width) * 0.4;
    let mut inside = 0;
    for (place, colour) in pixels.iter().enumerate() {
        let (x, y) = (place as u32 % width, place as u32 / width);
        let (dx, dy) = (
            f64::from(x) + 0.5 - f64::from(width) / 2.0,
            f64::from(y) + 0.5 - f64::from(height) / 2.0,
        );
        let differs = colour
            .iter()
            .zip(ground)
            .any(|(one, other)| one.abs_diff(other) > 8);
        if dx.hypot(dy) > far {
            assert!(
                !differs,
                "{colour:?} at {x}, {y} lies outside of the circle that is always seen"
            );
        } else {
            inside += u32::from(differs);
        }
    }
    // And it fills that circle well: the picture is not lost in its ground.
    assert!(f64::from(inside) > 0.5 * std::f64::consts::PI * far * far);
}
