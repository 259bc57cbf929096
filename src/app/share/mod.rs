//! Sharing a game as a player sees it: the dialog at the table, and the page to which a link leads.
//!
//! - [`told`]: a game that is shared or has come, in words
//! - [`arrive`]: how a game that has come gets among the saved ones
//! - [`square`]: a link as a square code for cameras
//! - `dialog`: the dialog
//! - `landing`: the page to which a link leads
//! - `picture`: the board as a picture file

pub mod arrive;
pub mod square;
pub mod told;

#[cfg(target_arch = "wasm32")]
mod dialog;
#[cfg(target_arch = "wasm32")]
mod landing;
#[cfg(target_arch = "wasm32")]
mod picture;

#[cfg(target_arch = "wasm32")]
pub use dialog::{ShareDialog, ShareDialogProps};
#[cfg(target_arch = "wasm32")]
pub use landing::Landing;
