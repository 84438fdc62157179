//! The table of checks, cheapest first. A new check is one more entry.

use crate::runners::{self, Tests};
use crate::tools::{
    CHROMIUM, CLIPPY, JAPANESE, NATS, NODE, PYTHON, PYTHON_PACKAGES, RHINO, RUSTDOC, RUSTFMT, Tool,
    WASM,
};

pub(crate) struct Step {
    /// Its name on the command line.
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// What must be installed, beside cargo itself.
    pub(crate) needs: &'static [Tool],
    /// Programs with their arguments, run one after the other in the repository's root.
    pub(crate) commands: &'static [&'static str],
    pub(crate) env: &'static [(&'static str, &'static str)],
    /// What reads its output, for steps that run tests.
    pub(crate) tests: Option<fn(&str) -> Tests>,
}

const PLAIN: Step = Step { name: "", about: "", needs: &[], commands: &[], env: &[], tests: None };
/// Builds the program and the Python module as the tests do: free when they ran before.
const PROGRAM: &str = "cargo test --workspace --no-run";
/// The same for the library for C programs.
const LIBRARY: &str = "cargo build --profile test --package sakiyomi-c --lib";
/// Tells tests in other languages where those builds are.
const BUILT: (&str, &str) = ("SAKIYOMI_PROFILE", "debug");

/// Tells the tests of clusters where the server is; they run in the folder of their crate.
const NATS_SERVER: (&str, &str) = (
    "SAKIYOMI_NATS_SERVER",
    concat!(env!("CARGO_MANIFEST_DIR"), "/../target/nats-venv/bin/nats-server"),
);

/// Tests fail on a snapshot that differs, and write none.
const SNAPSHOTS: (&str, &str) = ("INSTA_UPDATE", "no");

/// All checks, in the order in which they run.
pub(crate) const STEPS: &[Step] = &[
    Step {
        name: "fmt",
        about: "the code is formatted",
        needs: &[RUSTFMT],
        commands: &["cargo fmt --all --check", "cargo fmt --manifest-path fuzz/Cargo.toml --check"],
        ..PLAIN
    },
    Step {
        name: "clippy",
        about: "the compiler and clippy have nothing to say",
        needs: &[CLIPPY],
        commands: &["cargo clippy --workspace --all-targets -- -D warnings"],
        ..PLAIN
    },
    Step {
        name: "fuzz",
        about: "the fuzz targets compile (without the fuzzer, which is C++)",
        needs: &[CLIPPY],
        commands: &[
            "cargo clippy --manifest-path fuzz/Cargo.toml --no-default-features -- -D warnings",
        ],
        ..PLAIN
    },
    Step {
        name: "wasm",
        about: "what the browser runs compiles for WebAssembly",
        needs: &[WASM],
        commands: &["cargo xtask wasm"],
        ..PLAIN
    },
    Step {
        name: "docs",
        about: "the documentation builds, and its links lead somewhere",
        needs: &[RUSTDOC],
        commands: &["cargo doc --workspace --no-deps"],
        env: &[("RUSTDOCFLAGS", "-D warnings")],
        ..PLAIN
    },
    Step {
        name: "tests",
        about: "all tests pass, those in the documentation included",
        needs: &[RUSTDOC],
        commands: &["cargo test --workspace --no-fail-fast"],
        env: &[SNAPSHOTS],
        tests: Some(runners::cargo_test),
    },
    Step {
        name: "contest",
        about: "the contest entries play whole games within the contest's limits",
        needs: &[PYTHON],
        commands: &[PROGRAM, LIBRARY, "python3 contest/test_contest.py"],
        env: &[BUILT],
        tests: Some(runners::unittest),
    },
    Step {
        name: "python",
        about: "the Python package does what its tests, its types and the guide say",
        needs: &[PYTHON_PACKAGES],
        commands: &[PROGRAM, "target/python-venv/bin/python -m pytest -q -p no:cacheprovider"],
        env: &[BUILT],
        tests: Some(runners::pytest),
    },
    Step {
        name: "rhino",
        about: "gtp-rhino, a program of other people, plays whole games in our arena",
        needs: &[RHINO],
        commands: &["cargo test --workspace --test rhino"],
        tests: Some(runners::cargo_test),
        ..PLAIN
    },
    Step {
        name: "cluster",
        about: "machines work together over a NATS server, and survive whatever happens to them",
        needs: &[NATS],
        commands: &["cargo test --workspace --test cluster"],
        env: &[NATS_SERVER],
        tests: Some(runners::cargo_test),
    },
    Step {
        name: "web",
        about: "the page type-checks, and is played in a browser against the program",
        needs: &[NODE, CHROMIUM, JAPANESE],
        commands: &[
            PROGRAM,
            "npm ci --prefix web/tests --no-audit --no-fund",
            "npm run --prefix web/tests check",
            "npm run --prefix web/tests unit",
            "npm test --prefix web/tests",
        ],
        // The browser is the system's: nothing else is to be downloaded.
        env: &[BUILT, ("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")],
        tests: Some(runners::node_and_playwright),
    },
];
