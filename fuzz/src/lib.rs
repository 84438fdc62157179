//! The fuzz targets' common body.
//!
//! [`check`] takes bytes that may be anything and panics where a parser breaks
//! a promise. A file in `fuzz_targets/` hands it what libFuzzer makes up; the test `fuzz_corpus` of
//! `sakiyomi` includes [`checks`] and [`corpus`] by their paths and hands it every input of
//! `corpus/`, so that an input that was once found stays tested without a fuzzer.

mod checks;
pub mod corpus;

pub use checks::check;
