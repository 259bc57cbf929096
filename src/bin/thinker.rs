//! The app's start (browser only).

fn main() {}
