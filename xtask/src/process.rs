//! Running other programs.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

/// Returns the repository's root.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

/// Returns a command that runs in the repository's root.
pub(crate) fn command<'a>(program: &str, args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root()).stdin(Stdio::null());
    command
}

/// What a program did.
pub(crate) struct Finished {
    pub(crate) ok: bool,
    /// Its standard output and error, in the order in which it wrote them.
    pub(crate) output: String,
}

/// Runs a program to its end, and shows its output as it comes if `show` says so.
///
/// # Errors
/// When the program cannot be started.
pub(crate) fn run(mut command: Command, show: bool) -> Result<Finished, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let cannot = |error: std::io::Error| format!("cannot run {program}: {error}");
    let (reader, writer) = std::io::pipe().map_err(cannot)?;
    command.stdout(writer.try_clone().map_err(cannot)?).stderr(writer);
    let mut child = command.spawn().map_err(cannot)?;
    // It holds the writing ends: the output does not end while they are open.
    drop(command);

    let mut reader = BufReader::new(reader);
    let (mut output, mut line) = (String::new(), Vec::new());
    while reader.read_until(b'\n', &mut line).map_err(cannot)? > 0 {
        if show {
            // Output that nobody reads any more is no reason to stop a check.
            let _ = std::io::stdout().write_all(&line);
        }
        output.push_str(&String::from_utf8_lossy(&line));
        line.clear();
    }
    let status = child.wait().map_err(cannot)?;
    Ok(Finished { ok: status.success(), output })
}

/// Tells whether a program is there and runs without complaint.
pub(crate) fn works(words: &[&str]) -> bool {
    let Some((program, args)) = words.split_first() else { return false };
    run(command(program, args.iter().copied()), false).is_ok_and(|finished| finished.ok)
}
