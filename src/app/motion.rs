//! Whether things may move, and how fast.

use super::look::said;

/// The pace as the root element says it: `off`, `fast` or `slow`; `None` for the usual one.
fn pace() -> Option<String> {
    said("data-motion")
}

/// True when things are not to move: the person has said so, here or to the device.
pub fn wants_rest() -> bool {
    pace().as_deref() == Some("off")
}

/// How long a motion takes that usually takes this time, in milliseconds.
pub fn paced(time: u32) -> u32 {
    match pace().as_deref() {
        Some("off") => 0,
        Some("fast") => time / 2,
        Some("slow") => time * 2,
        _ => time,
    }
}
