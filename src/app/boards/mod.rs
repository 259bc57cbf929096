//! One SVG board for each kind of board. A board knows nothing of the rules: it is given the
//! position and the actions that may be chosen, and reports what the player does.
//!
//! - [`contract`](self): what every board is given, and what it reports
//! - `edit`: the board on which a position is set up
//! - [`plait`]: interlace, as paths
//! - [`knot`]: knotwork of rings and bridges, as paths
//! - [`tafl`]: the board of Ard Rí
//! - [`tara`]: the board of Tara
//! - [`brian_boru`]: the table of Brian Boru

pub mod brian_boru;
pub mod knot;
pub mod plait;
pub mod tafl;
pub mod tara;

#[cfg(target_arch = "wasm32")]
mod contract;
#[cfg(target_arch = "wasm32")]
pub use contract::{BoardProps, Drawn};
#[cfg(target_arch = "wasm32")]
mod edit;
#[cfg(target_arch = "wasm32")]
pub use edit::{EditBoard, Edited};
