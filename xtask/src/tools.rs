//! What the checks need beside cargo, and how it gets there.

use crate::process::{command, run, works};

/// A part of the toolchain that may be missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tool {
    /// A command that succeeds when it is there.
    probe: &'static [&'static str],
    /// What rustup calls it.
    component: &'static str,
}

pub(crate) const RUSTFMT: Tool =
    Tool { probe: &["cargo", "fmt", "--version"], component: "rustfmt" };
pub(crate) const CLIPPY: Tool =
    Tool { probe: &["cargo", "clippy", "--version"], component: "clippy" };
pub(crate) const RUSTDOC: Tool = Tool { probe: &["rustdoc", "--version"], component: "rustc" };

/// Installs `tool` if it is missing.
///
/// # Errors
/// When it is missing and cannot be installed, with what to do.
pub(crate) fn provide(tool: Tool) -> Result<(), String> {
    let (probe, component) = (tool.probe.join(" "), tool.component);
    if works(tool.probe) {
        return Ok(());
    }
    if !works(&["rustup", "--version"]) {
        return Err(format!(
            "`{probe}` does not run and there is no rustup: install {component} with the packages \
             of your system, or Rust from https://rustup.rs"
        ));
    }
    println!("installing {component} (rustup component add {component})");
    let added = run(command("rustup", ["component", "add", component]), true)?;
    if added.ok && works(tool.probe) {
        Ok(())
    } else {
        Err(format!("`{probe}` does not run, and `rustup component add {component}` did not help"))
    }
}
