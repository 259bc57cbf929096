//! Everything that is kept between visits, and what can go wrong with it.
//!
//! Local storage holds, under names that begin with `riocht.`:
//!
//! | name | what |
//! |---|---|
//! | `riocht.game.<id>` | a saved game ([`Saved`]), those that were deleted of late among them |
//! | `riocht.settings` | the [`Settings`] |
//! | `riocht.statistics` | how games against the computer have come out ([`statistics`]) |
//! | `riocht.progress` | the stars of the lessons ([`Progress`](crate::learn::Progress)) |
//! | `riocht.table.<game>` | the one game of its kind that an earlier version kept |
//! | `riocht.unreadable.<game>`, `….2` to `….9` | such games that could not be read, untouched |
//!
//! There is no list of the games beside the games themselves: the names are the list, so that
//! nothing can disagree. Games of an earlier version become saved games when they are met
//! ([`old`]). What cannot be read stays as it is, is listed, and is never deleted.
//!
//! - [`chest`]: the texts that lie under names, whatever keeps them
//! - [`saved`]: the form of a saved game, and what can be wrong with it
//! - [`games`]: the list of games; naming, deleting and bringing back
//! - [`glance`]: which games wait
//! - [`keeper`]: a game that is open in this window, while others may be open elsewhere
//! - [`old`]: games that earlier versions kept
//! - [`files`]: games as a file, and back
//! - [`statistics`]: how games against the computer have come out
//! - `browser`: the browser's storage, clock and chance
//!
//! # What it can hide, and what it cannot
//!
//! A record holds the game's seed and every choice, also those that are hidden from a player.
//! Whoever opens the browser's tools, reads the storage or a saved file, and replays it knows
//! every hand and the whole deck; no form of record could prevent that without a server, since
//! the program must be able to go on with it here. What is promised is less and is kept: nothing
//! of the page that is drawn for one seat is made of anything but what that seat may know
//! ([`Sight`]), neither in sight nor in the page's source or what a screen reader is given.
//! Who is at the screen is not kept, so where several people share it, a page that is opened
//! again shows nothing until somebody says “I am …”.
//!
//! [`Sight`]: super::table::session::Sight

pub mod chest;
pub mod files;
pub mod games;
pub mod glance;
pub mod keeper;
pub mod old;
pub mod saved;
mod settings;
pub mod statistics;

pub use chest::{Chest, NotKept};
pub use keeper::{Came, Keeper};
pub use old::{Unreadable, read_table, table_key};
pub use saved::{Content, GameId, Saved, Trouble};
pub use settings::{BoardStyle, Motion, Settings, Theme};

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
pub use browser::{
    BrowserChest, change_settings, keep_progress, kept_progress, listen, new_id, new_number, now,
    settings,
};
