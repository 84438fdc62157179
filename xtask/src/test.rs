//! `cargo xtask test`: runs the steps, one line each. Steps do not depend on each other, so a
//! failed one does not end the run: one run shows everything that is wrong.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser};
use xshell::{Cmd, Shell};

use crate::machine::describe;
use crate::runners::Tests;
use crate::steps::{STEPS, Step};
use crate::tools::provide;

#[derive(Args)]
pub(crate) struct TestArgs {
    /// The steps to run; all when none is named.
    #[arg(value_name = "STEP", value_parser = step_names())]
    steps: Vec<String>,
    /// The same with commas between them: --only fmt,clippy
    #[arg(long, value_name = "STEPS", value_delimiter = ',', value_parser = step_names(), hide_possible_values = true)]
    only: Vec<String>,
    /// Show the output of steps as it comes.
    #[arg(long)]
    verbose: bool,
}

fn step_names() -> PossibleValuesParser {
    let names = STEPS.iter().map(|step| PossibleValue::new(step.name).help(step.about));
    PossibleValuesParser::new(names)
}

impl TestArgs {
    fn chosen(&self) -> Vec<&'static Step> {
        let named: Vec<&String> = self.steps.iter().chain(&self.only).collect();
        let is_chosen = |step: &&Step| named.is_empty() || named.iter().any(|it| *it == step.name);
        STEPS.iter().filter(is_chosen).collect()
    }
}

/// Runs the chosen steps, and tells whether all are well.
///
/// # Errors
/// When something is missing that cannot be installed, or kernels are forced that there are not.
pub(crate) fn run(sh: &Shell, args: &TestArgs) -> anyhow::Result<bool> {
    println!("{}", describe()?);
    let steps = args.chosen();
    let mut provided = Vec::new();
    for &tool in steps.iter().flat_map(|step| step.needs) {
        if !provided.contains(&tool) {
            provide(sh, tool)?;
            provided.push(tool);
        }
    }
    let results: Vec<StepResult> =
        steps.iter().map(|step| run_step(sh, step, args.verbose)).collect();
    print!("{}", closing(&results));
    Ok(results.iter().all(|step| step.ok))
}

struct StepResult {
    name: &'static str,
    ok: bool,
    /// For steps that run tests.
    tests: Option<Tests>,
}

fn run_step(sh: &Shell, step: &Step, verbose: bool) -> StepResult {
    // The name comes first, so that one sees what takes its time.
    print!("{:<8} {}", step.name, if verbose { "\n" } else { "" });
    let _ = std::io::stdout().flush();

    let start = Instant::now();
    let (mut ok, mut output) = (true, String::new());
    for line in step.commands {
        let shown = format!("$ {line}\n");
        if verbose {
            print!("{shown}");
        }
        output.push_str(&shown);
        let mut words = line.split(' ');
        let program = words.next().expect("a step's command names a program");
        let command = sh.cmd(program).args(words).envs(step.env.iter().copied());
        match run_command(command, verbose) {
            Ok((succeeded, text)) => {
                ok = succeeded;
                output.push_str(&text);
            }
            Err(error) => {
                ok = false;
                output.push_str(&format!("cannot run {program}: {error:#}\n"));
            }
        }
        if !ok {
            break;
        }
    }
    if verbose {
        print!("{:<8} ", step.name);
    }
    println!("{}", verdict(ok, start.elapsed()));
    if !ok && !verbose {
        println!("\n{output}");
    }
    StepResult { name: step.name, ok, tests: step.tests.map(|read| read(&output)) }
}

/// Runs a command; returns whether it succeeded, and its interleaved standard output and error.
fn run_command(command: Cmd<'_>, show: bool) -> anyhow::Result<(bool, String)> {
    let (reader, writer) = std::io::pipe()?;
    let mut command = Command::from(command);
    command.stdin(std::process::Stdio::null()).stdout(writer.try_clone()?).stderr(writer);
    let mut child = command.spawn().context("it does not start")?;
    // It holds the writing ends: the output does not end while they are open.
    drop(command);

    let mut reader = BufReader::new(reader);
    let (mut output, mut line) = (String::new(), Vec::new());
    while reader.read_until(b'\n', &mut line)? > 0 {
        if show {
            // Output that nobody reads any more is no reason to stop a check.
            let _ = std::io::stdout().write_all(&line);
        }
        output.push_str(&String::from_utf8_lossy(&line));
        line.clear();
    }
    Ok((child.wait()?.success(), output))
}

/// Returns the end of a step's line.
fn verdict(ok: bool, time: Duration) -> String {
    format!("{:<6} {:>6.1} s", if ok { "ok" } else { "FAILED" }, time.as_secs_f64())
}

/// Returns the closing lines: the failed steps with their failed tests, and the count of tests.
fn closing(results: &[StepResult]) -> String {
    let failed: Vec<&str> = results.iter().filter(|step| !step.ok).map(|step| step.name).collect();
    let mut out = match failed.as_slice() {
        [] => "all steps ok\n".to_owned(),
        names => format!("FAILED: {}\n", names.join(", ")),
    };
    let tested = || results.iter().filter_map(|step| Some((step.name, step.tests.as_ref()?)));
    for (step, tests) in tested() {
        out.extend(tests.names.iter().map(|test| format!("  {step:<8} {test}\n")));
    }
    if tested().next().is_some() {
        let passed: u64 = tested().map(|(_, tests)| tests.passed).sum();
        let failed: u64 = tested().map(|(_, tests)| tests.failed).sum();
        out.push_str(&format!("{passed} passed, {failed} failed\n"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Task;
    use clap::Parser as _;

    fn chosen(line: &str) -> Vec<&'static str> {
        match Task::try_parse_from(line.split(' ')) {
            Ok(Task::Test(args)) => args.chosen().iter().map(|step| step.name).collect(),
            _ => panic!("{line}"),
        }
    }

    #[test]
    fn named_steps_run_in_the_order_of_the_table_and_once() {
        assert_eq!(chosen("xtask test").len(), STEPS.len());
        for line in [
            "xtask test clippy fmt",
            "xtask test --only clippy,fmt",
            "xtask test --only=fmt clippy",
            "xtask test --only fmt --only clippy fmt",
        ] {
            assert_eq!(chosen(line), ["fmt", "clippy"], "{line}");
        }
        assert!(Task::try_parse_from(["xtask", "test", "clipy"]).is_err());
    }

    fn result(name: &'static str, ok: bool, tests: Option<(u64, u64, &[&str])>) -> StepResult {
        let tests = tests.map(|(passed, failed, names)| {
            let names = names.iter().map(|&name| name.to_owned()).collect();
            Tests { passed, failed, names }
        });
        StepResult { name, ok, tests }
    }

    #[test]
    fn the_last_line_adds_up_the_tests_of_all_steps() {
        let results = [
            result("fmt", true, None),
            result("tests", true, Some((100, 0, &[]))),
            result("browser", true, Some((23, 0, &[]))),
        ];
        assert_eq!(closing(&results), "all steps ok\n123 passed, 0 failed\n");
        assert_eq!(closing(&results[..1]), "all steps ok\n");
    }

    #[test]
    fn failed_steps_and_tests_are_named_before_the_count() {
        let failed = Some((10, 2, &["run: a_test", "cli: another"][..]));
        let results = [result("fmt", false, None), result("tests", false, failed)];
        let expected = "FAILED: fmt, tests\n  tests    run: a_test\n  tests    cli: another\n10 passed, 2 failed\n";
        assert_eq!(closing(&results), expected);
    }
}
