//! `cargo xtask fuzz`: made-up input for every parser.
//!
//! libFuzzer runs without a sanitizer, since those need a nightly compiler; our
//! code has no `unsafe` for them to watch. What is looked for are panics,
//! overflows, and broken promises of the checks in `fuzz/src/checks.rs`.

use std::path::Path;

use crate::args::FuzzOptions;
use crate::process::{Finished, command, root, run as run_process, works};

/// Returns the names of all fuzz targets.
///
/// # Errors
/// When the manifest that lists them cannot be read.
pub(crate) fn targets() -> Result<Vec<String>, String> {
    let manifest = root().join("fuzz/Cargo.toml");
    let text = std::fs::read_to_string(&manifest)
        .map_err(|error| format!("cannot read {}: {error}", manifest.display()))?;
    Ok(bin_names(&text))
}

/// Runs each target for its time, then throws out of its corpus what adds
/// nothing; tells whether no target failed.
///
/// # Errors
/// When the fuzzer is missing and cannot be installed, or cannot run.
pub(crate) fn run(options: &FuzzOptions) -> Result<bool, String> {
    provide_cargo_fuzz()?;
    let mut failed = Vec::new();
    for target in &options.targets {
        println!("{target}: {} s of made-up input", options.time.as_secs());
        if let Some(problem) = fuzz(target, options)? {
            println!("{target}: FAILED, {problem}");
            failed.push(target.as_str());
        } else {
            let files = minimise(target)?;
            println!("{target}: nothing found; {files} files in the corpus");
        }
    }
    println!("{}", closing(&failed));
    Ok(failed.is_empty())
}

/// The longest input to make up: every form we read is shorter, but for records of many moves.
const LONGEST_INPUT: usize = 400;

/// Runs one target, and returns what it found.
fn fuzz(target: &str, options: &FuzzOptions) -> Result<Option<String>, String> {
    let corpus = format!("fuzz/corpus/{target}");
    std::fs::create_dir_all(root().join(&corpus))
        .map_err(|error| format!("cannot make {corpus}: {error}"))?;
    let seeds = format!("fuzz/seeds/{target}");
    let time = format!("-max_total_time={}", options.time.as_secs());
    let length = format!("-max_len={LONGEST_INPUT}");
    let args = ["fuzz", "run", "-s", "none", target, &corpus, &seeds, "--", &time, &length];
    let Finished { ok, output } = run_process(command("cargo", args), false)?;
    if ok {
        return Ok(None);
    }
    println!("{output}");
    Ok(Some(match written_input(&output) {
        Some(path) => format!("see above; again with: cargo fuzz run -s none {target} {path}"),
        None => "it did not run, see above".to_owned(),
    }))
}

/// Keeps the fewest files that still reach every place that the corpus reaches, and returns their number.
fn minimise(target: &str) -> Result<usize, String> {
    // How often a loop runs (the counters) would keep many files that differ in length only.
    let args =
        ["fuzz", "cmin", "-s", "none", target, "--", "-set_cover_merge=1", "-use_counters=0"];
    let Finished { ok, output } = run_process(command("cargo", args), false)?;
    if !ok {
        return Err(format!("cannot minimise the corpus of {target}:\n{output}"));
    }
    let corpus = root().join("fuzz/corpus").join(target);
    count_files(&corpus).map_err(|error| format!("cannot read {}: {error}", corpus.display()))
}

fn count_files(folder: &Path) -> std::io::Result<usize> {
    Ok(std::fs::read_dir(folder)?.count())
}

fn provide_cargo_fuzz() -> Result<(), String> {
    if works(&["cargo", "fuzz", "--version"]) {
        return Ok(());
    }
    println!("installing cargo-fuzz (cargo install cargo-fuzz --locked)");
    let installed = run_process(command("cargo", ["install", "cargo-fuzz", "--locked"]), true)?;
    if installed.ok && works(&["cargo", "fuzz", "--version"]) {
        Ok(())
    } else {
        Err("`cargo fuzz` does not run: `cargo install cargo-fuzz --locked` did not help"
            .to_owned())
    }
}

/// Returns the names under `[[bin]]` in a manifest.
fn bin_names(manifest: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut in_bin = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            in_bin = line.trim_end() == "[[bin]]";
        } else if let Some(name) = line.strip_prefix("name = ").filter(|_| in_bin) {
            names.push(name.trim().trim_matches('"').to_owned());
        }
    }
    names
}

/// Returns the file in which libFuzzer kept the input that made the target fail.
fn written_input(output: &str) -> Option<&str> {
    output.lines().find_map(|line| line.split_once("Test unit written to ")).map(|(_, path)| path)
}

fn closing(failed: &[&str]) -> String {
    match failed {
        [] => "no target failed".to_owned(),
        names => format!("FAILED: {}", names.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_the_bins_of_the_manifest() {
        let manifest = "\
[package]
name = \"sakiyomi-fuzz\"

[[bin]]
name = \"othello\"
path = \"fuzz_targets/othello.rs\"

# [[bin]]
# name = \"contrast\"

[[bin]]
name = \"record\"

[lib]
name = \"lib\"
";
        assert_eq!(bin_names(manifest), ["othello", "record"]);
    }

    #[test]
    fn the_failing_input_is_found_in_the_output() {
        let output =
            "stat: 1\nartifact_prefix='a/'; Test unit written to a/crash-1f\nBase64: AA==\n";
        assert_eq!(written_input(output), Some("a/crash-1f"));
        assert_eq!(written_input("error: could not compile"), None);
    }
}
