//! Ríocht.

#[cfg(target_arch = "wasm32")]
pub mod thinking;
