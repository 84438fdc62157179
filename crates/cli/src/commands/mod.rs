//! The commands that print an answer and end.

pub(crate) mod advise;
pub(crate) mod analyze;
pub(crate) mod bench;
pub(crate) mod book;
pub(crate) mod cluster;
pub(crate) mod completions;
pub(crate) mod contest;
pub(crate) mod convert;
pub(crate) mod games;
pub(crate) mod list;
pub(crate) mod matches;
pub(crate) mod models;
pub(crate) mod openings;
pub(crate) mod perft;
pub(crate) mod protocol;
pub(crate) mod selfplay;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod solve;
pub(crate) mod tournament;
pub(crate) mod train;
pub(crate) mod tune;
pub(crate) mod worker;

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal as _};
use std::path::Path;
use std::time::Duration;

use anyhow::Context as _;
use sakiyomi_core::durable::replace_file_with;
use sakiyomi_core::{Budget, BudgetError};
pub(crate) use sakiyomi_core::{parse_duration, parse_memory};

use crate::output::is_quiet;
use crate::words::cannot_write;

/// Reads `--time` as a budget, for clap.
pub(crate) fn parse_time(text: &str) -> Result<Budget, BudgetError> {
    parse_duration(text).map(Budget::wall)
}

/// Returns how many threads to use: all cores unless a number is given.
pub(crate) fn threads(given: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    given.map_or_else(cores, usize::from)
}

/// Returns a random seed (from the clock).
pub(crate) fn seed_from_clock() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |time| time.as_nanos() as u64)
}

/// Writes a line of progress over the last one, where a person may see it.
pub(crate) fn show_progress(line: &str) {
    if std::io::stderr().is_terminal() && !is_quiet() {
        eprint!("\r\x1b[K{line}");
    }
}

pub(crate) fn end_progress() {
    show_progress("");
}

/// Makes the folder in which `path` lies, with those above it.
pub(crate) fn make_folder_of(path: &Path) -> anyhow::Result<()> {
    let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    made.with_context(|| cannot_write(path))
}

/// Writes a file so that at any moment either the old or the new one is there whole.
pub(crate) fn replace<T>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    /// What went wrong: with the file, or with what was to be in it.
    enum Unwritten {
        File(io::Error),
        Content(anyhow::Error),
    }
    impl From<io::Error> for Unwritten {
        fn from(error: io::Error) -> Unwritten {
            Unwritten::File(error)
        }
    }
    let written = replace_file_with(path, |file| write(file).map_err(Unwritten::Content));
    written.map_err(|error| match error {
        Unwritten::File(error) => anyhow::Error::from(error).context(cannot_write(path)),
        Unwritten::Content(error) => error,
    })
}

/// Returns how many there were in a second.
pub(crate) fn per_second(count: u64, time: Duration) -> String {
    grouped((count as f64 / time.as_secs_f64().max(1e-6)) as u64)
}

/// Returns `n` with a comma between groups of three digits.
pub(crate) fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_are_grouped_by_three() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_939_886_636), "1,939,886,636");
    }
}
