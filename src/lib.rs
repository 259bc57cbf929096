//! **Ríocht**: the royal board games of Ireland, playable offline in any browser.
//!
//! The house has floors. A room may use the rooms below it and never one above:
//!
//! | room | its one job |
//! |---|---|
//! | [`app`] | what a person sees and touches (browser only, but for its pure parts) |
//! | [`learn`] | the lessons of each game, as data that the rules judge |
//! | [`engine`] | searches any game for a good action, at a chosen level |
//! | [`study`] | positions that are set up by hand, and the addresses of what is studied |
//! | [`share`] | a whole game as a short text for a link, and other texts of games |
//! | [`shelf`] | the one list of the games there are: from a game's name to its rules |
//! | [`tafl`] | Ard Rí and One-Step Ard Rí: rules, notation, evaluation |
//! | [`tara`] | the games of Tara: Levels 1 and 2, Poisoned Chalice |
//! | [`brian_boru`] | Brian Boru, with hidden hands, simultaneous choices and chance |
//! | [`game`] | what all games share: start reading there |
//!
//! Everything up to the engine is pure Rust: no browser, no clock, no global randomness, so it
//! runs and is tested natively. Three programs stand on the house: the page (`src/main.rs`), the
//! engine's web worker (`src/bin/thinker.rs`) and the command line (`src/bin/riocht.rs`).
//!
//! Rules are cited by the numbers of the rules page: `R-` for Ard Rí, `A-` to `P-` for Tara, `R1.1`
//! and so on for Brian Boru.

pub mod app;
pub mod brian_boru;
pub mod engine;
pub mod game;
pub mod learn;
pub mod share;
pub mod shelf;
pub mod study;
pub mod tafl;
pub mod tara;
