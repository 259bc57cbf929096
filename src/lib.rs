pub mod app;
pub mod engine;
pub mod game;
pub mod shelf;
pub mod tafl;
pub mod tara;
