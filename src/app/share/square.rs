//! A link as a square code for cameras (a QR code).

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use std::fmt::Write;

/// The largest version that a phone still reads from a screen: 97 modules a side.
const LARGEST: u8 = 20;

/// The white edge that belongs to a code, in modules.
pub const EDGE: i32 = 4;

/// A square code as the path of an SVG.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Square {
    /// Modules along a side, with the edges.
    pub size: i32,
    /// The dark modules, one unit each.
    pub path: String,
}

/// The code of a text; `None` for one that is too long for it.
pub fn square(text: &str) -> Option<Square> {
    let segments = [QrSegment::make_bytes(text.as_bytes())];
    let code = QrCode::encode_segments_advanced(
        &segments,
        QrCodeEcc::Low,
        Version::MIN,
        Version::new(LARGEST),
        None,
        true,
    );
    let code = code.ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let mut length = 0;
            while code.get_module(x + length, y) {
                length += 1;
            }
            if length > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{length}v1h-{length}z", x + EDGE, y + EDGE);
            }
            x += length.max(1);
        }
    }
    Some(Square {
        size: size + 2 * EDGE,
        path,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules of a path, as a camera would see them, each four pixels wide.
    fn pixels(square: &Square) -> (usize, Vec<u8>) {
        let width = square.size as usize * 4;
        let mut pixels = vec![255; width * width];
        for run in square.path.split('M').skip(1) {
            let numbers: Vec<usize> = run
                .split(|sign: char| !sign.is_ascii_digit())
                .filter_map(|number| number.parse().ok())
                .collect();
            let [x, y, length, ..] = numbers[..] else {
                panic!("{run}");
            };
            for row in 4 * y..4 * y + 4 {
                pixels[row * width + 4 * x..row * width + 4 * (x + length)].fill(0);
            }
        }
        (width, pixels)
    }

    #[test]
    fn a_reader_of_codes_finds_the_link_in_it() {
        for length in [10, 60, 200, 500, 800] {
            let link = format!(
                "https://example.org/riocht/#/g/{}",
                "aZ9-_".repeat(length / 5)
            );
            let square = square(&link).unwrap();
            let (width, pixels) = pixels(&square);
            let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, width, |x, y| {
                pixels[y * width + x]
            });
            let (_, found) = image.detect_grids()[0].decode().unwrap();
            assert_eq!(found, link);
        }
    }

    #[test]
    fn a_text_that_is_too_long_has_none() {
        assert_eq!(square(&"x".repeat(859)), None);
        assert!(square(&"x".repeat(858)).is_some());
    }
}
