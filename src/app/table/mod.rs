//! The one page on which every game is played.
//!
//! - [`session`]: a game on the table, its past and the position that is shown

pub mod session;
