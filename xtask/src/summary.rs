//! The lines that say how a run went.

use std::time::Duration;

use crate::tally::Tally;

/// How a step ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StepResult {
    pub(crate) name: &'static str,
    pub(crate) ok: bool,
    /// What it counted, for steps that run tests.
    pub(crate) tests: Option<Tally>,
    /// The names of its failed tests.
    pub(crate) failed: Vec<String>,
}

/// Returns the end of a step's line: whether it is well, and how long it took.
pub(crate) fn verdict(ok: bool, time: Duration) -> String {
    format!("{:<6} {:>6.1} s", if ok { "ok" } else { "FAILED" }, time.as_secs_f64())
}

/// Returns the closing lines: the failed steps with their failed tests, if any, and the count of
/// tests, if any ran.
pub(crate) fn closing(results: &[StepResult]) -> String {
    let failed: Vec<&str> = results.iter().filter(|step| !step.ok).map(|step| step.name).collect();
    let mut out = match failed.as_slice() {
        [] => "all steps ok\n".to_owned(),
        names => format!("FAILED: {}\n", names.join(", ")),
    };
    for step in results {
        for test in &step.failed {
            out.push_str(&format!("  {:<8} {test}\n", step.name));
        }
    }
    let counted: Vec<Tally> = results.iter().filter_map(|step| step.tests).collect();
    if !counted.is_empty() {
        let mut total = Tally::default();
        counted.into_iter().for_each(|tally| total += tally);
        out.push_str(&format!("{total}\n"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(name: &'static str, ok: bool, tests: Option<(u64, u64)>) -> StepResult {
        let tests = tests.map(|(passed, failed)| Tally { passed, failed });
        StepResult { name, ok, tests, failed: Vec::new() }
    }

    #[test]
    fn the_last_line_adds_up_the_tests_of_all_steps() {
        let results = [
            result("fmt", true, None),
            result("tests", true, Some((100, 0))),
            result("browser", true, Some((23, 0))),
        ];
        assert_eq!(closing(&results), "all steps ok\n123 passed, 0 failed\n");
    }

    #[test]
    fn failed_steps_are_named_before_the_count() {
        let mut results = [result("fmt", false, None), result("tests", false, Some((10, 2)))];
        assert_eq!(closing(&results), "FAILED: fmt, tests\n10 passed, 2 failed\n");
        results[1].failed = vec!["run: a_test".to_owned(), "cli: another".to_owned()];
        let expected = "FAILED: fmt, tests\n  tests    run: a_test\n  tests    cli: another\n10 passed, 2 failed\n";
        assert_eq!(closing(&results), expected);
    }

    #[test]
    fn a_run_without_tests_counts_none() {
        assert_eq!(closing(&[result("fmt", true, None)]), "all steps ok\n");
    }

    #[test]
    fn a_verdict_aligns_with_the_others() {
        assert_eq!(verdict(true, Duration::from_millis(420)), "ok        0.4 s");
        assert_eq!(verdict(false, Duration::from_secs(75)), "FAILED   75.0 s");
    }
}
