//! Runs the program with a home of its own.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

use crate::sessions::forced_kernels;

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
            .envs(forced_kernels())
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
pub(crate) fn objects(out: &str) -> Vec<Value> {
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

/// A server that runs.
pub(crate) struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    pub(crate) fn start(home: &Home) -> Serving {
        let args = ["serve", "--port", "0", "--data", "games.db"];
        let mut child = home.command(&args).spawn().expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("the output is piped");
        BufReader::new(out).read_line(&mut line).expect("the address is printed");
        let address = line.trim().rsplit("http://").next().expect("an address").to_owned();
        Serving { child, address }
    }

    /// Sends a request and returns the answer.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let mut stream = TcpStream::connect(&self.address).expect("the server answers");
        let body = body.to_string();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .expect("a request can be sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer is text");
        let (_, body) = answer.split_once("\r\n\r\n").expect("an answer has a body");
        serde_json::from_str(body).expect("a body is JSON")
    }

    /// Sends a signal and returns the exit status.
    pub(crate) fn end(mut self, signal: Signal) -> Option<i32> {
        kill_process(Pid::from_child(&self.child), signal).expect("the signal arrives");
        self.child.wait().expect("the program ends").code()
    }
}
