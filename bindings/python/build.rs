//! Tells the linker of macOS that Python has the missing symbols; maturin does so for the library.

#![allow(clippy::print_stdout, reason = "cargo listens")]

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "macos") {
        for argument in ["-undefined", "dynamic_lookup"] {
            println!("cargo::rustc-link-arg-examples={argument}");
        }
    }
}
