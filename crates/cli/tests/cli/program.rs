//! Runs the program with a home of its own.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A folder that is removed with its content when dropped.
pub(crate) struct Home(PathBuf);

impl Home {
    pub(crate) fn new() -> Home {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path =
            std::env::temp_dir().join(format!("sakiyomi-cli-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a temporary folder can be made");
        Home(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Returns the records that were kept in the data folder.
    pub(crate) fn records(&self) -> Vec<PathBuf> {
        let Ok(files) = std::fs::read_dir(self.0.join("data/sakiyomi/games")) else {
            return Vec::new();
        };
        files.map(|file| file.expect("the folder can be read").path()).collect()
    }

    /// Returns the command with an environment that depends on nothing outside.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sakiyomi"));
        command
            .args(args)
            .env_clear()
            .env("HOME", &self.0)
            .env("XDG_DATA_HOME", self.0.join("data"))
            .env("LANG", "C.UTF-8")
            .current_dir(&self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Runs the program with `input` and returns what it answers.
    pub(crate) fn run(&self, args: &[&str], input: &str) -> Answer {
        let mut child = self.command(args).spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("the input is piped");
        // A program that does not read its input closes it; that is no failure here.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        let output = child.wait_with_output().expect("the program ends");
        Answer {
            status: output.status.code(),
            out: String::from_utf8(output.stdout).expect("answers are text"),
            err: String::from_utf8(output.stderr).expect("errors are text"),
        }
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Reads an answer that has an object in each line.
pub(crate) fn objects(out: &str) -> Vec<serde_json::Value> {
    out.lines().map(|line| serde_json::from_str(line).expect("a line is an object")).collect()
}

/// What the program answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn done(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// Checks that the program refused with one line, and returns the line.
    #[track_caller]
    pub(crate) fn refused(self, status: i32) -> String {
        assert_eq!(self.status, Some(status), "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        self.err
    }
}
