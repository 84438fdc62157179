//! `cargo xtask fuzz`: made-up input for every parser.
//!
//! libFuzzer runs without a sanitizer, since those need a nightly compiler; our
//! code has no `unsafe` for them to watch. What is looked for are panics,
//! overflows, and broken promises of the checks in `fuzz/src/checks.rs`.

use std::path::{Path, PathBuf};

use crate::args::FuzzOptions;
use crate::corpus::{self, Input};
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
        let folders = Folders::unpack(target)?;
        if let Some(problem) = fuzz(target, &folders, options)? {
            println!("{target}: FAILED, {problem}");
            failed.push(target.as_str());
        } else {
            minimise(target, &folders)?;
            let inputs = folders.pack(target)?;
            println!("{target}: nothing found; {inputs} inputs in the corpus");
        }
    }
    println!("{}", closing(&failed));
    Ok(failed.is_empty())
}

/// The inputs of a target as files, which is how libFuzzer reads and writes them.
struct Folders {
    /// Those that somebody wrote.
    named: PathBuf,
    /// Those that the fuzzer found.
    found: PathBuf,
}

impl Folders {
    /// Writes the kept inputs into folders of their own.
    fn unpack(target: &str) -> Result<Folders, String> {
        let folder = root().join("target/fuzz").join(target);
        let folders = Folders { named: folder.join("named"), found: folder.join("found") };
        let path = packed(target);
        let text = std::fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))?;
        let inputs =
            corpus::unpack(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        for folder in [&folders.named, &folders.found] {
            // What an earlier run left is in the packed file, or was not worth keeping.
            let _ = std::fs::remove_dir_all(folder);
            std::fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
        }
        for (number, input) in inputs.iter().enumerate() {
            let file = match &input.name {
                Some(name) => folders.named.join(name),
                None => folders.found.join(number.to_string()),
            };
            std::fs::write(&file, &input.bytes).map_err(|error| cannot("write", &file, &error))?;
        }
        Ok(folders)
    }

    /// Packs the inputs again, and returns their number.
    fn pack(&self, target: &str) -> Result<usize, String> {
        let mut inputs = Vec::new();
        for (folder, is_named) in [(&self.named, true), (&self.found, false)] {
            let files =
                std::fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
            for file in files {
                let path = file.map_err(|error| cannot("read", folder, &error))?.path();
                let bytes = std::fs::read(&path).map_err(|error| cannot("read", &path, &error))?;
                let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
                inputs.push(Input { name: name.filter(|_| is_named), bytes });
            }
        }
        let (path, count) = (packed(target), inputs.len());
        std::fs::write(&path, corpus::pack(inputs))
            .map_err(|error| cannot("write", &path, &error))?;
        Ok(count)
    }
}

/// Returns the file in which the inputs of a target are kept.
fn packed(target: &str) -> PathBuf {
    root().join("fuzz/corpus").join(target).with_extension("txt")
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> String {
    format!("cannot {what} {}: {error}", path.display())
}

/// The longest input to make up: every form we read is shorter, but for records of many moves.
const LONGEST_INPUT: usize = 400;

/// Runs one target, and returns what it found.
fn fuzz(target: &str, folders: &Folders, options: &FuzzOptions) -> Result<Option<String>, String> {
    let (found, named) = (folders.found.to_string_lossy(), folders.named.to_string_lossy());
    let time = format!("-max_total_time={}", options.time.as_secs());
    let length = format!("-max_len={LONGEST_INPUT}");
    let args = ["fuzz", "run", "-s", "none", target, &found, &named, "--", &time, &length];
    let Finished { ok, output } = run_process(command("cargo", args), false)?;
    if ok {
        return Ok(None);
    }
    println!("{output}");
    let Some(path) = written_input(&output) else {
        return Ok(Some("it did not run, see above".to_owned()));
    };
    if let Ok(bytes) = std::fs::read(root().join(path)) {
        let input = Input { name: Some("a-name".to_owned()), bytes };
        print!("as a line of fuzz/corpus/{target}.txt:\n{}", corpus::write_line(&input));
    }
    Ok(Some(format!("see above; again with: cargo fuzz run -s none {target} {path}")))
}

/// Keeps the fewest found inputs that still reach every place that all of them reach.
fn minimise(target: &str, folders: &Folders) -> Result<(), String> {
    let found = folders.found.to_string_lossy();
    // How often a loop runs (the counters) would keep many files that differ in length only.
    let args = [
        "fuzz",
        "cmin",
        "-s",
        "none",
        target,
        &found,
        "--",
        "-set_cover_merge=1",
        "-use_counters=0",
    ];
    let Finished { ok, output } = run_process(command("cargo", args), false)?;
    if ok { Ok(()) } else { Err(format!("cannot minimise the corpus of {target}:\n{output}")) }
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
