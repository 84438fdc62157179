//! The names of failed tests, from what test runners print.

/// Returns the failed tests of all test binaries in the output of `cargo test`, each behind the name
/// of its binary, and the crates that do not compile.
///
/// Each binary closes with `failures:` and the names, indented.
pub(crate) fn of_cargo_test(output: &str) -> Vec<String> {
    let (mut names, mut binary, mut in_list) = (Vec::new(), String::new(), false);
    for line in output.lines() {
        if let Some(running) = line.trim_start().strip_prefix("Running ") {
            binary = binary_of(running).to_owned();
        } else if let Some(documented) = line.trim_start().strip_prefix("Doc-tests ") {
            binary = format!("{documented} (documentation)");
        } else if let Some(rest) = line.strip_prefix("error: could not compile ") {
            let what = rest.split(" due to ").next().unwrap_or(rest);
            names.push(format!("{what} does not compile"));
        } else if line == "failures:" {
            in_list = true;
            continue;
        } else if let Some(name) = line.strip_prefix("    ").filter(|_| in_list) {
            names.push(format!("{binary}: {name}"));
            continue;
        }
        in_list = false;
    }
    distinct(names)
}

/// Returns the name in `tests/run/main.rs (target/debug/deps/run-0123456789abcdef)`.
fn binary_of(running: &str) -> &str {
    let file = running.trim_end_matches(')').rsplit(['/', '\\', '(']).next().unwrap_or(running);
    file.rsplit_once('-').map_or(file, |(name, _)| name)
}

/// Returns the failed tests of all runs of Python's `unittest` in an output.
///
/// Each is told as `FAIL: test_name (module.Class.test_name)` or `ERROR: …`.
pub(crate) fn of_unittest(output: &str) -> Vec<String> {
    let named = |line: &str| {
        let rest = line.strip_prefix("FAIL: ").or_else(|| line.strip_prefix("ERROR: "))?;
        Some(rest.to_owned())
    };
    distinct(output.lines().filter_map(named).collect())
}

/// Returns the failed tests of all runs of pytest in an output.
///
/// Each is told as `FAILED file.py::test_name - AssertionError: …` or `ERROR …`.
pub(crate) fn of_pytest(output: &str) -> Vec<String> {
    let named = |line: &str| {
        let rest = line.strip_prefix("FAILED ").or_else(|| line.strip_prefix("ERROR "))?;
        let name = rest.split(" - ").next().unwrap_or(rest);
        name.contains(".py").then(|| name.to_owned())
    };
    distinct(output.lines().filter_map(named).collect())
}

/// Returns the failed tests of `node --test` and of Playwright in an output.
///
/// The first tells each as `not ok 3 - name`, or as `✖ name (1.2ms)` on a terminal; the second
/// closes with `  2 failed` and the names, indented further.
pub(crate) fn of_node_and_playwright(output: &str) -> Vec<String> {
    let (mut names, mut in_list) = (Vec::new(), false);
    for line in output.lines() {
        let words = line.trim();
        if let Some((_, name)) = words.strip_prefix("not ok ").and_then(|it| it.split_once(" - ")) {
            names.push(name.to_owned());
        } else if let Some(name) = words.strip_prefix("✖ ").filter(|name| !name.ends_with(':')) {
            names.push(name.rsplit_once(" (").map_or(name, |(name, _)| name).to_owned());
        } else if in_list && line.starts_with("    ") {
            names.push(words.trim_end_matches(['─', ' ']).to_owned());
            continue;
        }
        in_list = matches!(words.split_once(' '), Some((number, "failed"))
            if !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()));
    }
    distinct(names)
}

/// Runners tell some tests twice.
fn distinct(names: Vec<String>) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    for name in names {
        if !seen.contains(&name) {
            seen.push(name);
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_tests_of_cargo_are_named_with_their_binary() {
        let output = "\
     Running unittests src/lib.rs (target/debug/deps/sakiyomi_core-aea35ac0d30c7a0a)

running 1 test
test kernels::tests::a ... ok

test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s

     Running tests/run/main.rs (target/debug/deps/run-8a3e2b8f1f0c9d11)

running 2 tests
test learns::contrast_is_learned ... FAILED
test resume::a_run_goes_on ... FAILED

failures:

---- learns::contrast_is_learned stdout ----

thread 'learns::contrast_is_learned' panicked at crates/learn/tests/run/learns.rs:55:5:
failures:
contrast: a clearly better network is accepted
note: run with `RUST_BACKTRACE=1`

failures:
    learns::contrast_is_learned
    resume::a_run_goes_on

test result: FAILED. 0 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 9.21s

error: test failed, to rerun pass `-p sakiyomi-learn --test run`
   Doc-tests sakiyomi_core

failures:
    crates/core/src/state.rs - state::State (line 12)

test result: FAILED. 9 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.50s

error: 2 targets failed:
    `-p sakiyomi-learn --test run`
    `-p sakiyomi-core --doc`
";
        assert_eq!(
            of_cargo_test(output),
            [
                "run: learns::contrast_is_learned",
                "run: resume::a_run_goes_on",
                "sakiyomi_core (documentation): crates/core/src/state.rs - state::State (line 12)",
            ]
        );
        let output = "error: could not compile `sakiyomi-nn` (lib) due to 4 previous errors\n\
            warning: build failed, waiting for other jobs to finish...\n";
        assert_eq!(of_cargo_test(output), ["`sakiyomi-nn` (lib) does not compile"]);
    }

    #[test]
    fn failed_tests_of_unittest_are_named() {
        let output = "\
.F.E
======================================================================
ERROR: test_b (__main__.Games.test_b)
----------------------------------------------------------------------
Traceback (most recent call last):
======================================================================
FAIL: test_a (__main__.Games.test_a)
----------------------------------------------------------------------
Ran 4 tests in 0.001s

FAILED (failures=1, errors=1)
";
        let expected = ["test_b (__main__.Games.test_b)", "test_a (__main__.Games.test_a)"];
        assert_eq!(of_unittest(output), expected);
        assert_eq!(of_unittest("Ran 4 tests in 0.001s\n\nOK\n"), [""; 0]);
    }

    #[test]
    fn failed_tests_of_pytest_are_named() {
        let output = "\
..F                                                                      [100%]
=================================== FAILURES ===================================
E       assert 1 == 2
=========================== short test summary info ============================
FAILED bindings/python/tests/test_play.py::test_a[othello] - assert 1 == 2
ERROR bindings/python/tests/test_words.py - ImportError: no module
1 failed, 2 passed, 1 error in 0.12s
";
        assert_eq!(
            of_pytest(output),
            [
                "bindings/python/tests/test_play.py::test_a[othello]",
                "bindings/python/tests/test_words.py",
            ]
        );
    }

    #[test]
    fn failed_tests_of_node_and_of_the_browser_are_named() {
        let output = "\
TAP version 13
ok 1 - a name
not ok 2 - a number is shown with its unit
  ---
  error: 'expected'
  ...
# pass 1
# fail 1

Running 3 tests using 2 workers
  ✓  1 games.test.js:8:1 › a whole game (3.1s)
  ✘  2 games.test.js:9:1 › another game (5.0s)

  1) games.test.js:9:1 › another game ──────────────────

    Error: expect(received).toBe(expected)

  1 failed
    games.test.js:9:1 › another game ───────────────────
  2 passed (1.4m)
";
        assert_eq!(
            of_node_and_playwright(output),
            ["a number is shown with its unit", "games.test.js:9:1 › another game"]
        );
        let output =
            "✔ one (0.5ms)\n✖ two (1.2ms)\nℹ fail 1\n\n✖ failing tests:\n\n✖ two (1.2ms)\n";
        assert_eq!(of_node_and_playwright(output), ["two"]);
    }
}
