//! `cargo xtask fuzz`: made-up input for every parser. libFuzzer runs without a sanitizer, since
//! those need a nightly compiler; our code has no `unsafe` for them to watch. It finds panics,
//! overflows, and violations of the checks in `fuzz/src/checks.rs`.

use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use xshell::{Shell, cmd};

use crate::corpus::{self, Input};
use crate::tools::works;

#[derive(Args)]
pub(crate) struct FuzzArgs {
    /// The targets to run; all when none is named.
    #[arg(value_name = "TARGET", value_parser = PossibleValuesParser::new(targets()))]
    targets: Vec<String>,
    /// How long to run each of them.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
}

fn targets() -> Vec<&'static str> {
    bin_names(include_str!("../../fuzz/Cargo.toml"))
}

/// Runs each target for its time, then throws out of its corpus what adds
/// nothing; tells whether no target failed.
///
/// # Errors
/// When the fuzzer is missing and cannot be installed, or cannot run.
pub(crate) fn run(sh: &Shell, args: &FuzzArgs) -> anyhow::Result<bool> {
    if !works(sh, &["cargo", "fuzz", "--version"]) {
        cmd!(sh, "cargo install cargo-fuzz --locked").run()?;
    }
    let named: Vec<&str> = args.targets.iter().map(String::as_str).collect();
    let mut failed = Vec::new();
    for target in if named.is_empty() { targets() } else { named } {
        println!("{target}: {} s of made-up input", args.seconds);
        let corpus = Corpus::unpack(sh, target)?;
        if let Some(problem) = corpus.fuzz(args.seconds)? {
            println!("{target}: FAILED, {problem}");
            failed.push(target);
        } else {
            corpus.minimise()?;
            println!("{target}: nothing found; {} inputs in the corpus", corpus.pack()?);
        }
    }
    match failed.as_slice() {
        [] => println!("no target failed"),
        names => println!("FAILED: {}", names.join(", ")),
    }
    Ok(failed.is_empty())
}

/// The inputs of a target as files, which is how libFuzzer reads and writes them.
struct Corpus<'a> {
    sh: &'a Shell,
    target: &'a str,
    /// The file in which the inputs are kept.
    packed: PathBuf,
    /// The folder of those that somebody wrote.
    named: PathBuf,
    /// The folder of those that the fuzzer found.
    found: PathBuf,
}

/// The longest input to make up: every form we read is shorter, but for records of many moves.
const LONGEST_INPUT: usize = 400;

impl Corpus<'_> {
    /// Writes the kept inputs into folders of their own.
    fn unpack<'a>(sh: &'a Shell, target: &'a str) -> anyhow::Result<Corpus<'a>> {
        let packed = sh.current_dir().join(format!("fuzz/corpus/{target}.txt"));
        let folder = sh.current_dir().join("target/fuzz").join(target);
        let (named, found) = (folder.join("named"), folder.join("found"));
        let inputs = corpus::unpack(&sh.read_file(&packed)?).map_err(anyhow::Error::msg);
        let inputs = inputs.with_context(|| packed.display().to_string())?;
        for folder in [&named, &found] {
            // What an earlier run left is in the packed file, or was not worth keeping.
            sh.remove_path(folder)?;
            sh.create_dir(folder)?;
        }
        for (number, input) in inputs.iter().enumerate() {
            let file = match &input.name {
                Some(name) => named.join(name),
                None => found.join(number.to_string()),
            };
            sh.write_file(file, &input.bytes)?;
        }
        Ok(Corpus { sh, target, packed, named, found })
    }

    fn pack(&self) -> anyhow::Result<usize> {
        let mut inputs = Vec::new();
        for (folder, is_named) in [(&self.named, true), (&self.found, false)] {
            for path in self.sh.read_dir(folder)? {
                let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
                let bytes = self.sh.read_binary_file(&path)?;
                inputs.push(Input { name: name.filter(|_| is_named), bytes });
            }
        }
        let count = inputs.len();
        self.sh.write_file(&self.packed, corpus::pack(inputs))?;
        Ok(count)
    }

    fn fuzz(&self, seconds: u32) -> anyhow::Result<Option<String>> {
        let Corpus { sh, target, named, found, .. } = self;
        let time = format!("-max_total_time={seconds}");
        let length = format!("-max_len={LONGEST_INPUT}");
        let fuzz = cmd!(sh, "cargo fuzz run -s none {target} {found} {named} -- {time} {length}");
        // The fuzzer writes to standard error only.
        let run = fuzz.quiet().ignore_status().output()?;
        if run.status.success() {
            return Ok(None);
        }
        let output = String::from_utf8_lossy(&run.stderr);
        println!("{output}");
        let Some(path) = written_input(&output) else {
            return Ok(Some("it did not run, see above".to_owned()));
        };
        if let Ok(bytes) = sh.read_binary_file(path) {
            let input = Input { name: Some("a-name".to_owned()), bytes };
            print!("as a line of fuzz/corpus/{target}.txt:\n{}", corpus::write_line(&input));
        }
        Ok(Some(format!("see above; again with: cargo fuzz run -s none {target} {path}")))
    }

    /// Keeps the fewest found inputs that still reach every place that all of them reach.
    fn minimise(&self) -> anyhow::Result<()> {
        let Corpus { sh, target, found, .. } = self;
        // How often a loop runs (the counters) would keep many files that differ in length only.
        let options = ["-set_cover_merge=1", "-use_counters=0"];
        let cmin = cmd!(sh, "cargo fuzz cmin -s none {target} {found} -- {options...}");
        let run = cmin.quiet().ignore_status().output()?;
        if !run.status.success() {
            let output = String::from_utf8_lossy(&run.stderr);
            bail!("cannot minimise the corpus of {target}:\n{output}");
        }
        Ok(())
    }
}

/// Returns the names under `[[bin]]` in a manifest.
fn bin_names(manifest: &str) -> Vec<&str> {
    let tables = manifest.split("\n[").filter_map(|table| table.strip_prefix("[bin]]\n"));
    let names = tables.flat_map(str::lines).filter_map(|line| line.strip_prefix("name = "));
    names.map(|name| name.trim().trim_matches('"')).collect()
}

/// Returns the file in which libFuzzer kept the input that made the target fail.
fn written_input(output: &str) -> Option<&str> {
    output.lines().find_map(|line| line.split_once("Test unit written to ")).map(|(_, path)| path)
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
