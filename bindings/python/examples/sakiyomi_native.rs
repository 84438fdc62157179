//! The module as the tests of the package load it.
//!
//! Cargo builds examples together with the tests, and so from what was compiled for them already;
//! a library that is built by itself needs other features of the crates below it, and minutes.

#[path = "../src/lib.rs"]
mod native;
