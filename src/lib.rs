//! Ríocht.
