//! Counting tests from what test runners print.

use std::fmt;
use std::ops::AddAssign;

/// How many tests passed and failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Counts the tests of all test binaries in the output of `cargo test`.
///
/// Each binary closes with `test result: ok. 12 passed; 0 failed; …`.
pub(crate) fn of_cargo_test(output: &str) -> Tally {
    let mut total = Tally::default();
    for line in output.lines() {
        let Some((_, counts)) =
            line.strip_prefix("test result: ").and_then(|rest| rest.split_once(". "))
        else {
            continue;
        };
        for count in counts.split("; ") {
            match count.split_once(' ') {
                Some((number, "passed")) => total.passed += number.parse().unwrap_or(0),
                Some((number, "failed")) => total.failed += number.parse().unwrap_or(0),
                _ => {}
            }
        }
    }
    total
}

/// Counts the tests of all runs of Python's `unittest` in an output.
///
/// Each run closes with `Ran 18 tests in 3.1s` and then, when some failed, `FAILED (failures=1, errors=2)`.
pub(crate) fn of_unittest(output: &str) -> Tally {
    let mut total = Tally::default();
    for line in output.lines() {
        if let Some(rest) = line.strip_prefix("Ran ")
            && let Some((number, "tests" | "test")) =
                rest.split_once(" in ").and_then(|(count, _)| count.split_once(' '))
        {
            total.passed += number.parse().unwrap_or(0);
        }
        let counts = line.strip_prefix("FAILED (").and_then(|rest| rest.strip_suffix(')'));
        for count in counts.into_iter().flat_map(|counts| counts.split(", ")) {
            if let Some(("failures" | "errors", number)) = count.split_once('=') {
                let failed = number.parse().unwrap_or(0).min(total.passed);
                total.failed += failed;
                total.passed -= failed;
            }
        }
    }
    total
}

/// Counts the tests of all runs of pytest in an output.
///
/// Each run closes with `2 failed, 92 passed, 1 skipped in 13.99s`.
pub(crate) fn of_pytest(output: &str) -> Tally {
    let mut total = Tally::default();
    for line in output.lines() {
        let Some((counts, _)) = line.trim_matches([' ', '=']).split_once(" in ") else { continue };
        for count in counts.split(", ") {
            match count.split_once(' ') {
                Some((number, "passed")) => total.passed += number.parse().unwrap_or(0),
                Some((number, "failed" | "error" | "errors")) => {
                    total.failed += number.parse().unwrap_or(0);
                }
                _ => {}
            }
        }
    }
    total
}

/// Counts the tests of `node --test` and of Playwright in an output.
///
/// The first closes with `ℹ pass 12` and `ℹ fail 1` (or `# pass 12` in a pipe), the second with
/// `  12 passed (3.1s)` and `  1 failed`.
pub(crate) fn of_node_and_playwright(output: &str) -> Tally {
    let mut total = Tally::default();
    for line in output.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["ℹ" | "#", "pass", number] => total.passed += number.parse().unwrap_or(0),
            ["ℹ" | "#", "fail", number] => total.failed += number.parse().unwrap_or(0),
            [number, "passed", time] if time.starts_with('(') => {
                total.passed += number.parse().unwrap_or(0);
            }
            [number, "failed"] => total.failed += number.parse().unwrap_or(0),
            _ => {}
        }
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(of_node_and_playwright(output), Tally { passed: 37, failed: 3 });
        assert_eq!(of_node_and_playwright("ℹ pass 3\nℹ fail 0\n"), Tally { passed: 3, failed: 0 });
        assert_eq!(of_node_and_playwright("12 passed; 0 failed\nall passed"), Tally::default());
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
        assert_eq!(of_cargo_test(output), Tally { passed: 42, failed: 3 });
    }

    #[test]
    fn the_tests_of_python_are_counted_too() {
        let output = "..\n------\nRan 18 tests in 3.093s\n\nOK\n";
        assert_eq!(of_unittest(output), Tally { passed: 18, failed: 0 });
        let output = "Ran 1 test in 0.001s\n\nFAILED (failures=1)\n";
        assert_eq!(of_unittest(output), Tally { passed: 0, failed: 1 });
        let output = "Ran 18 tests in 3.093s\n\nFAILED (failures=1, errors=2, skipped=1)\n";
        assert_eq!(of_unittest(output), Tally { passed: 15, failed: 3 });
        for output in ["", "Ran away", "Ran 3 miles in 9 minutes", "FAILED (failures=3)"] {
            assert_eq!(of_unittest(output), Tally::default(), "{output:?}");
        }
    }

    #[test]
    fn the_tests_of_pytest_are_counted_too() {
        let output = "..F\n2 failed, 92 passed, 1 skipped, 9 warnings in 13.99s\n";
        assert_eq!(of_pytest(output), Tally { passed: 92, failed: 2 });
        assert_eq!(of_pytest("=== 3 passed, 1 error in 0.1s ==="), Tally { passed: 3, failed: 1 });
        for output in ["", "no tests ran in 0.01s", "12 passed; 0 failed", "3 passed"] {
            assert_eq!(of_pytest(output), Tally::default(), "{output:?}");
        }
    }

    #[test]
    fn other_lines_are_not_counted() {
        for output in
            ["", "test result: ", "12 passed; 0 failed", "error: test result: ok. 1 passed;"]
        {
            assert_eq!(of_cargo_test(output), Tally::default(), "{output:?}");
        }
    }

    #[test]
    fn a_tally_is_written_in_the_plain_form() {
        assert_eq!(Tally { passed: 123, failed: 0 }.to_string(), "123 passed, 0 failed");
    }
}
