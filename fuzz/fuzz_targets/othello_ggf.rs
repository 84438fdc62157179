#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| sakiyomi_fuzz::check("othello-ggf", bytes));
