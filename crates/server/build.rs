//! Rebuilds the program when the page changes.

use std::path::Path;

fn main() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let Ok(entries) = std::fs::read_dir(&web) else { return };
    for entry in entries.flatten() {
        // Not part of the page, and large.
        if entry.file_name() != "tests" {
            println!("cargo:rerun-if-changed={}", entry.path().display());
        }
    }
}
