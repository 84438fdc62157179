//! A child process with piped input and output.

use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::cpu::cpu_time;

/// Lines of standard error that are kept to explain a crash.
const STDERR_LINES: usize = 3;
/// Longer lines are cut: a program may write without end and without a line break.
const LONGEST_LINE: u64 = 65_536;
/// Unread lines after which a program blocks in its writes.
const UNREAD_LINES: usize = 4096;
/// How long a program may take to exit after `quit`.
const EXIT_TIME: Duration = Duration::from_millis(500);

pub(super) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    stderr_tail: Arc<Mutex<VecDeque<String>>>,
    stderr_reader: Option<JoinHandle<()>>,
}

impl Process {
    /// Starts `command` in a process group of its own: safe from Ctrl-C, killed with its children.
    pub(super) fn start(command: &[String]) -> std::io::Result<Process> {
        let (program, args) = command.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let input = child.stdin.take();
        let (sender, lines) = sync_channel(UNREAD_LINES);
        let stderr_tail = Arc::new(Mutex::new(VecDeque::new()));
        if let Some(output) = child.stdout.take() {
            listen("engine output", move || forward(output, &sender))?;
        }
        let mut stderr_reader = None;
        if let Some(errors) = child.stderr.take() {
            let tail = Arc::clone(&stderr_tail);
            stderr_reader = Some(listen("engine errors", move || keep_tail(errors, &tail))?);
        }
        Ok(Process { child, input, lines, stderr_tail, stderr_reader })
    }

    /// Sends a line; a program that no longer listens shows in [`Process::read_line`].
    pub(super) fn send(&mut self, line: &str) {
        if let Some(input) = &mut self.input
            && input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush()).is_err()
        {
            self.input = None;
        }
    }

    /// Waits for a line; disconnected once the program has closed its output.
    pub(super) fn read_line(&self, timeout: Duration) -> Result<String, RecvTimeoutError> {
        self.lines.recv_timeout(timeout)
    }

    pub(super) fn cpu(&self) -> Option<Duration> {
        cpu_time(self.child.id())
    }

    /// Describes how it ended, with the end of its standard error, once it has closed its output.
    pub(super) fn exit_report(&mut self) -> String {
        let how = match self.wait(EXIT_TIME) {
            Some(status) => format!("it ended ({status})"),
            None => "it closed its output".to_owned(),
        };
        // A child of the program may keep its standard error open: it is not waited for long.
        let until = Instant::now() + EXIT_TIME;
        while self.stderr_reader.as_ref().is_some_and(|reader| !reader.is_finished())
            && Instant::now() < until
        {
            std::thread::sleep(Duration::from_millis(2));
        }
        match self.stderr_tail.lock() {
            Ok(lines) if !lines.is_empty() => {
                let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
                format!("{how}: {}", lines.join(" / "))
            }
            _ => how,
        }
    }

    fn wait(&mut self, timeout: Duration) -> Option<std::process::ExitStatus> {
        let until = Instant::now() + timeout;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < until => {
                    std::thread::sleep(Duration::from_millis(2));
                }
                _ => return None,
            }
        }
    }

    fn kill(&mut self) {
        #[cfg(unix)]
        if let Some(group) =
            i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw)
        {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.send("quit");
        self.input = None;
        self.wait(EXIT_TIME);
        self.kill();
    }
}

fn listen(name: &str, work: impl FnOnce() + Send + 'static) -> std::io::Result<JoinHandle<()>> {
    std::thread::Builder::new().name(name.to_owned()).spawn(work)
}

/// Reads a line of at most [`LONGEST_LINE`] bytes; `None` at the end.
fn next_line(reader: &mut impl std::io::BufRead) -> Option<String> {
    let mut line = Vec::new();
    match reader.take(LONGEST_LINE).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).trim().to_owned()),
    }
}

fn forward(output: impl Read, sender: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    while let Some(line) = next_line(&mut output) {
        if sender.send(line).is_err() {
            return;
        }
    }
}

fn keep_tail(errors: impl Read, tail: &Mutex<VecDeque<String>>) {
    let mut errors = BufReader::new(errors);
    while let Some(line) = next_line(&mut errors) {
        let Ok(mut tail) = tail.lock() else { return };
        if tail.len() == STDERR_LINES {
            tail.pop_front();
        }
        tail.push_back(line.chars().take(200).collect());
    }
}
