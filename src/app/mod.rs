//! What a person sees and touches.
//!
//! - [`table`]: the one page on which every game is played
//! - `hall`, `rules_page`: the start page, and the rules of a game
//! - [`share`]: sharing a game, and where a link leads
//! - [`saved`]: saved games: their page, and what the hall shows of them
//! - `learn`: the courses, the lessons and the glossary
//! - [`settings`]: the pages of settings and of statistics
//! - [`sound`]: what is heard at the table
//! - [`study`]: positions that are set up and looked into
//! - `boards`: one SVG board for each kind of board
//! - [`text`]: every word that a person reads, in each language
//! - [`store`]: everything that is kept between visits
//! - [`thinker`]: the conversation with the engine in its web worker
//! - `offline`: the service worker
//! - `panic`: what is told when a program breaks
//! - `route`, `icon`, `motion`, `download`: addresses, small pictures, whether and how fast things
//!   move, files and the clipboard
//! - `part`: the tables, the rules and the saved games, which are loaded when they are needed
//! - `look`: what the root element says about the look of the page; `language`, `title`: which
//!   language it speaks, and the window's name
//! - `frame`, `page`: the line at the top of every page; which page is shown, and the start

pub mod boards;
pub mod route;
pub mod saved;
pub mod settings;
pub mod share;
pub mod sound;
pub mod store;
pub mod study;
pub mod table;
pub mod text;
pub mod thinker;

#[cfg(target_arch = "wasm32")]
mod download;
#[cfg(target_arch = "wasm32")]
mod frame;
#[cfg(target_arch = "wasm32")]
mod hall;
#[cfg(target_arch = "wasm32")]
mod icon;
#[cfg(target_arch = "wasm32")]
mod language;
#[cfg(target_arch = "wasm32")]
mod learn;
#[cfg(target_arch = "wasm32")]
mod look;
#[cfg(target_arch = "wasm32")]
mod motion;
#[cfg(target_arch = "wasm32")]
mod offline;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod panic;
#[cfg(target_arch = "wasm32")]
pub mod part;
#[cfg(target_arch = "wasm32")]
mod rules_page;
#[cfg(target_arch = "wasm32")]
mod title;

#[cfg(target_arch = "wasm32")]
pub use page::start;
#[cfg(target_arch = "wasm32")]
pub use panic::watch;
