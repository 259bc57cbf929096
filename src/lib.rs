pub mod app;
pub mod game;
pub mod shelf;
pub mod tafl;
