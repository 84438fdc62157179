//! `cargo xtask wasm`: the crates that run in the browser compile for WebAssembly.

use xshell::{Shell, cmd};

/// Checks `core`, `search`, `nn`, `play`, `app` and every game; where the toolchain has no
/// standard library for the target, with Debian's compiler in a target folder of its own.
pub(crate) fn check(sh: &Shell) -> anyhow::Result<bool> {
    let mut packages = ["core", "search", "nn", "play", "app"].map(str::to_owned).to_vec();
    for folder in sh.read_dir("games")? {
        if folder.join("Cargo.toml").exists() {
            packages.extend(folder.file_name().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    let packages: Vec<String> =
        packages.iter().map(|name| format!("--package=sakiyomi-{name}")).collect();
    let target = "--target=wasm32-unknown-unknown";
    let check = match sh.path_exists(cmd!(sh, "rustc --print target-libdir {target}").read()?) {
        true => cmd!(sh, "cargo check"),
        false => cmd!(sh, "/usr/bin/cargo check -Zbuild-std=std,panic_abort")
            .env("RUSTC", "/usr/bin/rustc")
            .env("RUSTC_BOOTSTRAP", "1"),
    };
    check.arg(target).arg("--target-dir=target/wasm").args(packages).run()?;
    Ok(true)
}
