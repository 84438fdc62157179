//! What test runners print: how many tests passed, and which failed.

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tests {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    /// The names of the failed ones.
    pub(crate) names: Vec<String>,
}

impl Tests {
    /// Adds a failed test. Runners name some twice.
    fn name(&mut self, name: impl Into<String>) {
        let name = name.into();
        if !self.names.contains(&name) {
            self.names.push(name);
        }
    }

    /// Adds counts such as `2 failed, 92 passed`.
    fn count(&mut self, counts: &str) {
        for count in counts.split([',', ';']) {
            let Some((number, what)) = count.trim().split_once(' ') else { continue };
            let number: u64 = number.parse().unwrap_or(0);
            match what {
                "passed" => self.passed += number,
                "failed" | "error" | "errors" => self.failed += number,
                _ => {}
            }
        }
    }
}

/// Reads `cargo test`: failed tests after their binary's name; crates that do not compile fail too.
/// A binary closes with `failures:`, indented names, `test result: ok. 12 passed; 0 failed; …`.
pub(crate) fn cargo_test(output: &str) -> Tests {
    let (mut tests, mut binary, mut in_list) = (Tests::default(), String::new(), false);
    for line in output.lines() {
        if let Some(name) = line.strip_prefix("    ").filter(|_| in_list) {
            tests.name(format!("{binary}: {name}"));
            continue;
        }
        in_list = line == "failures:";
        if let Some(running) = line.trim_start().strip_prefix("Running ") {
            binary = binary_of(running).to_owned();
        } else if let Some(documented) = line.trim_start().strip_prefix("Doc-tests ") {
            binary = format!("{documented} (documentation)");
        } else if let Some(rest) = line.strip_prefix("error: could not compile ") {
            let what = rest.split(" due to ").next().unwrap_or(rest);
            tests.name(format!("{what} does not compile"));
        } else if let Some(result) = line.strip_prefix("test result: ") {
            tests.count(result.split_once(". ").map_or("", |(_, counts)| counts));
        }
    }
    tests
}

/// Returns the name in `tests/run/main.rs (target/debug/deps/run-0123456789abcdef)`.
fn binary_of(running: &str) -> &str {
    let file = running.trim_end_matches(')').rsplit(['/', '\\', '(']).next().unwrap_or(running);
    file.rsplit_once('-').map_or(file, |(name, _)| name)
}

/// Reads `unittest`: `FAIL: test_name (module.Class.test_name)` or `ERROR: …` for each failure,
/// then `Ran 18 tests in 3.1s` and, when some failed, `FAILED (failures=1, errors=2)`.
pub(crate) fn unittest(output: &str) -> Tests {
    let mut tests = Tests::default();
    for line in output.lines() {
        if let Some(name) = line.strip_prefix("FAIL: ").or_else(|| line.strip_prefix("ERROR: ")) {
            tests.name(name);
        }
        let words: Vec<&str> = line.split(' ').collect();
        if let ["Ran", number, "tests" | "test", "in", _] = words[..] {
            tests.passed += number.parse().unwrap_or(0);
        }
        let counts = line.strip_prefix("FAILED (").and_then(|rest| rest.strip_suffix(')'));
        for count in counts.into_iter().flat_map(|counts| counts.split(", ")) {
            if let Some(("failures" | "errors", number)) = count.split_once('=') {
                let failed = number.parse().unwrap_or(0).min(tests.passed);
                tests.failed += failed;
                tests.passed -= failed;
            }
        }
    }
    tests
}

/// Reads pytest: `FAILED file.py::test_name - AssertionError: …` or `ERROR …` for each failure,
/// then `2 failed, 92 passed, 1 skipped in 13.99s`.
pub(crate) fn pytest(output: &str) -> Tests {
    let mut tests = Tests::default();
    for line in output.lines() {
        if let Some(rest) = line.strip_prefix("FAILED ").or_else(|| line.strip_prefix("ERROR ")) {
            let name = rest.split(" - ").next().unwrap_or(rest);
            if name.contains(".py") {
                tests.name(name);
            }
        } else if let Some((counts, _)) = line.trim_matches([' ', '=']).split_once(" in ") {
            tests.count(counts);
        }
    }
    tests
}

/// Reads `node --test`, with `not ok 3 - name`, `# pass 12` and `# fail 1`, or on a terminal
/// `✖ name (1.2ms)`, `ℹ pass 12` and `ℹ fail 1`; and Playwright, with `  2 failed`, the names,
/// indented further, and `  12 passed (3.1s)`.
pub(crate) fn node_and_playwright(output: &str) -> Tests {
    let (mut tests, mut in_list) = (Tests::default(), false);
    for line in output.lines() {
        let text = line.trim();
        if in_list && line.starts_with("    ") {
            tests.name(text.trim_end_matches(['─', ' ']));
            continue;
        }
        if let Some((_, name)) = text.strip_prefix("not ok ").and_then(|it| it.split_once(" - ")) {
            tests.name(name);
        } else if let Some(name) = text.strip_prefix("✖ ").filter(|name| !name.ends_with(':')) {
            tests.name(name.rsplit_once(" (").map_or(name, |(name, _)| name));
        }
        let words: Vec<&str> = text.split(' ').collect();
        in_list = matches!(words[..], [number, "failed"] if number.parse::<u64>().is_ok());
        match words[..] {
            ["ℹ" | "#", "pass", number] => tests.passed += number.parse().unwrap_or(0),
            ["ℹ" | "#", "fail", number] => tests.failed += number.parse().unwrap_or(0),
            [_, "passed", time] if time.starts_with('(') => tests.count(&words[..2].join(" ")),
            [_, "failed"] => tests.count(text),
            _ => {}
        }
    }
    tests
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
            cargo_test(output).names,
            [
                "run: learns::contrast_is_learned",
                "run: resume::a_run_goes_on",
                "sakiyomi_core (documentation): crates/core/src/state.rs - state::State (line 12)",
            ]
        );
        let output = "error: could not compile `sakiyomi-nn` (lib) due to 4 previous errors\n\
            warning: build failed, waiting for other jobs to finish...\n";
        assert_eq!(cargo_test(output).names, ["`sakiyomi-nn` (lib) does not compile"]);
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
        assert_eq!(unittest(output).names, expected);
        assert_eq!(unittest("Ran 4 tests in 0.001s\n\nOK\n").names, [""; 0]);
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
            pytest(output).names,
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
            node_and_playwright(output).names,
            ["a number is shown with its unit", "games.test.js:9:1 › another game"]
        );
        let output =
            "✔ one (0.5ms)\n✖ two (1.2ms)\nℹ fail 1\n\n✖ failing tests:\n\n✖ two (1.2ms)\n";
        assert_eq!(node_and_playwright(output).names, ["two"]);
    }

    fn counts(read: fn(&str) -> Tests, output: &str) -> (u64, u64) {
        let tests = read(output);
        (tests.passed, tests.failed)
    }

    #[test]
    fn the_tests_of_node_and_of_the_browser_are_added_up() {
        let output = "\
# tests 9
# pass 8
# fail 1

Running 31 tests using 2 workers
  ✓  1 games.test.js:8:1 › a whole game (3.1s)
  2 failed
    games.test.js:9:1 › another game
  29 passed (1.4m)
";
        assert_eq!(counts(node_and_playwright, output), (37, 3));
        assert_eq!(counts(node_and_playwright, "ℹ pass 3\nℹ fail 0\n"), (3, 0));
        assert_eq!(counts(node_and_playwright, "12 passed; 0 failed\nall passed"), (0, 0));
    }

    #[test]
    fn the_tests_of_all_binaries_are_added_up() {
        let output = "\
running 2 tests
test a_test ... ok
test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s

     Running tests/x.rs
test result: FAILED. 40 passed; 3 failed; 1 ignored; 0 measured; 0 filtered out; finished in 1.20s
";
        assert_eq!(counts(cargo_test, output), (42, 3));
    }

    #[test]
    fn the_tests_of_python_are_counted_too() {
        let output = "..\n------\nRan 18 tests in 3.093s\n\nOK\n";
        assert_eq!(counts(unittest, output), (18, 0));
        let output = "Ran 1 test in 0.001s\n\nFAILED (failures=1)\n";
        assert_eq!(counts(unittest, output), (0, 1));
        let output = "Ran 18 tests in 3.093s\n\nFAILED (failures=1, errors=2, skipped=1)\n";
        assert_eq!(counts(unittest, output), (15, 3));
        for output in ["", "Ran away", "Ran 3 miles in 9 minutes", "FAILED (failures=3)"] {
            assert_eq!(counts(unittest, output), (0, 0), "{output:?}");
        }
    }

    #[test]
    fn the_tests_of_pytest_are_counted_too() {
        let output = "..F\n2 failed, 92 passed, 1 skipped, 9 warnings in 13.99s\n";
        assert_eq!(counts(pytest, output), (92, 2));
        assert_eq!(counts(pytest, "=== 3 passed, 1 error in 0.1s ==="), (3, 1));
        for output in ["", "no tests ran in 0.01s", "12 passed; 0 failed", "3 passed"] {
            assert_eq!(counts(pytest, output), (0, 0), "{output:?}");
        }
    }

    #[test]
    fn other_lines_are_not_counted() {
        for output in
            ["", "test result: ", "12 passed; 0 failed", "error: test result: ok. 1 passed;"]
        {
            assert_eq!(counts(cargo_test, output), (0, 0), "{output:?}");
        }
    }
}
