//! What was asked on the command line.

use std::fmt::Write as _;
use std::time::Duration;

use crate::nearest::suggestion;
use crate::steps::Step;

/// A command with its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Request {
    /// Say what there is.
    Help,
    /// Run checks.
    Test(TestOptions),
    /// Look for inputs that break a parser.
    Fuzz(FuzzOptions),
}

/// The options of `test`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TestOptions {
    /// The names of the steps to run, in the order of the table.
    pub(crate) steps: Vec<&'static str>,
    /// Whether to show the output of steps as it comes.
    pub(crate) verbose: bool,
}

/// The options of `fuzz`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FuzzOptions {
    /// The targets to run.
    pub(crate) targets: Vec<String>,
    /// How long to run each of them.
    pub(crate) time: Duration,
}

const COMMANDS: [&str; 3] = ["test", "fuzz", "help"];

/// Reads the words of the command line, given the names of all steps and fuzz targets.
///
/// # Errors
/// When they mean nothing, with the nearest name or all of them.
pub(crate) fn parse(
    words: &[String],
    steps: &[&'static str],
    targets: &[String],
) -> Result<Request, String> {
    let Some((command, rest)) = words.split_first() else { return Ok(Request::Help) };
    if words.iter().any(|word| matches!(word.as_str(), "help" | "--help" | "-h")) {
        return Ok(Request::Help);
    }
    match command.as_str() {
        "test" => parse_test(rest, steps).map(Request::Test),
        "fuzz" => parse_fuzz(rest, targets).map(Request::Fuzz),
        other => Err(format!("there is no command {other:?}; {}", suggestion(other, COMMANDS))),
    }
}

/// Returns the text of `help`.
pub(crate) fn help(steps: &[Step], targets: &[String]) -> String {
    let mut out = String::from(
        "\
cargo xtask test [--only STEP,STEP] [STEP...] [--verbose]
    Runs all checks, or those that are named:
",
    );
    for step in steps {
        let _ = writeln!(out, "      {:<8} {}", step.name, step.about);
    }
    out.push_str(
        "
cargo xtask fuzz [--seconds 60] [TARGET...]
    Feeds made-up input to every parser, or those that are named, and keeps what reaches new code:
",
    );
    for target in targets {
        let _ = writeln!(out, "      {target}");
    }
    out.push_str("\ncargo xtask help\n    Shows this.\n");
    out
}

fn parse_test(words: &[String], steps: &[&'static str]) -> Result<TestOptions, String> {
    let (mut wanted, mut verbose) = (Vec::new(), false);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match option(word) {
            Some(("--verbose", None)) => verbose = true,
            Some(("--only", Some(list))) => wanted.extend(list.split(',')),
            Some(("--only", None)) => {
                let list = words.next().ok_or("--only needs steps, as in --only fmt,clippy")?;
                wanted.extend(list.split(','));
            }
            Some(_) => return Err(unknown_option(word, ["--only", "--verbose"])),
            None => wanted.push(word),
        }
    }
    if let Some(unknown) = wanted.iter().find(|name| !steps.contains(name)) {
        let near = suggestion(unknown, steps.iter().copied());
        return Err(format!("there is no step {unknown:?}; {near}"));
    }
    let chosen = steps.iter().filter(|name| wanted.is_empty() || wanted.contains(name));
    Ok(TestOptions { steps: chosen.copied().collect(), verbose })
}

fn parse_fuzz(words: &[String], targets: &[String]) -> Result<FuzzOptions, String> {
    let (mut wanted, mut seconds) = (Vec::new(), "60");
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match option(word) {
            Some(("--seconds", Some(value))) => seconds = value,
            Some(("--seconds", None)) => {
                seconds = words.next().ok_or("--seconds needs a number, as in --seconds 60")?;
            }
            Some(_) => return Err(unknown_option(word, ["--seconds"])),
            None if targets.contains(word) => wanted.push(word.clone()),
            None => {
                let near = suggestion(word, targets.iter().map(String::as_str));
                return Err(format!("there is no fuzz target {word:?}; {near}"));
            }
        }
    }
    let time = seconds
        .parse::<u32>()
        .ok()
        .filter(|&seconds| seconds > 0)
        .ok_or_else(|| format!("{seconds:?} is no number of seconds from 1 on"))?;
    Ok(FuzzOptions {
        targets: if wanted.is_empty() { targets.to_vec() } else { wanted },
        time: Duration::from_secs(time.into()),
    })
}

/// Splits `--name=value`; `None` for a word that is no option.
fn option(word: &str) -> Option<(&str, Option<&str>)> {
    word.starts_with('-').then(|| match word.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (word, None),
    })
}

fn unknown_option<const N: usize>(word: &str, known: [&str; N]) -> String {
    format!("there is no option {word:?}; {}", suggestion(word, known))
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEPS: [&str; 3] = ["fmt", "clippy", "tests"];

    fn parsed(line: &str) -> Result<Request, String> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        parse(&words, &STEPS, &["othello".to_owned(), "record".to_owned()])
    }

    fn steps_of(line: &str) -> Vec<&'static str> {
        match parsed(line) {
            Ok(Request::Test(options)) => options.steps,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn without_names_every_step_runs() {
        assert_eq!(steps_of("test"), STEPS);
    }

    #[test]
    fn named_steps_run_in_the_order_of_the_table_and_once() {
        for line in [
            "test clippy fmt",
            "test --only clippy,fmt",
            "test --only=fmt clippy",
            "test --only fmt --only clippy fmt",
        ] {
            assert_eq!(steps_of(line), ["fmt", "clippy"], "{line}");
        }
    }

    #[test]
    fn nothing_and_help_ask_for_help() {
        for line in ["", "help", "--help", "-h", "test --help", "fuzz help"] {
            assert_eq!(parsed(line), Ok(Request::Help), "{line:?}");
        }
    }

    #[test]
    fn fuzz_runs_every_target_for_a_minute_unless_told_otherwise() {
        let targets = vec!["othello".to_owned(), "record".to_owned()];
        let time = Duration::from_secs(60);
        assert_eq!(parsed("fuzz"), Ok(Request::Fuzz(FuzzOptions { targets, time })));
        let (targets, time) = (vec!["record".to_owned()], Duration::from_secs(5));
        let expected = Ok(Request::Fuzz(FuzzOptions { targets, time }));
        assert_eq!(parsed("fuzz record --seconds 5"), expected);
        assert_eq!(parsed("fuzz --seconds=5 record"), expected);
    }

    #[test]
    fn a_wrong_word_is_answered_with_what_there_is() {
        for (line, expected) in [
            ("tset", "there is no command \"tset\"; did you mean test?"),
            ("deploy", "there is no command \"deploy\"; there is: test, fuzz, help"),
            ("test clipy", "there is no step \"clipy\"; did you mean clippy?"),
            ("test --only fmt,", "there is no step \"\"; there is: fmt, clippy, tests"),
            ("test --only", "--only needs steps, as in --only fmt,clippy"),
            ("test --verbos", "there is no option \"--verbos\"; did you mean --verbose?"),
            ("fuzz otello", "there is no fuzz target \"otello\"; did you mean othello?"),
            ("fuzz --seconds x", "\"x\" is no number of seconds from 1 on"),
            ("fuzz --seconds 0", "\"0\" is no number of seconds from 1 on"),
        ] {
            assert_eq!(parsed(line), Err(expected.to_owned()), "{line}");
        }
    }

    #[test]
    fn help_names_every_step_and_target() {
        let targets = ["othello".to_owned()];
        let text = help(crate::steps::STEPS, &targets);
        for name in crate::steps::names().into_iter().chain(["othello"]) {
            assert!(text.contains(name), "{name}");
        }
    }
}
