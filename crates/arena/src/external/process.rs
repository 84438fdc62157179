//! A program with its input and output in our hands.

use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::cpu::cpu_time;

/// Lines of standard error that are kept to explain a crash.
const LAST_WORDS: usize = 3;
/// Longer lines are cut: a program may write without end and without a line break.
const LONGEST_LINE: u64 = 65_536;
/// Lines that may wait to be read; a program that writes more waits itself.
const UNREAD_LINES: usize = 4096;
/// How long a program may take to leave when it is asked to.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program.
pub(super) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    last_words: Arc<Mutex<VecDeque<String>>>,
    /// Hears the last words, until there are no more.
    listener: Option<JoinHandle<()>>,
}

/// What came from a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    Line(String),
    /// Nothing in the time that was given.
    Silence,
    /// It closed its output.
    End,
}

impl Process {
    /// Starts `command`. It gets a process group of its own, so that Ctrl-C in the
    /// terminal does not reach it, and so that its helpers can be ended with it.
    pub(super) fn start(command: &[String]) -> std::io::Result<Process> {
        let (program, args) = command.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let input = child.stdin.take();
        let (sender, lines) = sync_channel(UNREAD_LINES);
        let last_words = Arc::new(Mutex::new(VecDeque::new()));
        if let Some(output) = child.stdout.take() {
            listen("engine output", move || forward(output, &sender))?;
        }
        let mut listener = None;
        if let Some(errors) = child.stderr.take() {
            let last_words = Arc::clone(&last_words);
            listener = Some(listen("engine errors", move || remember(errors, &last_words))?);
        }
        Ok(Process { child, input, lines, last_words, listener })
    }

    /// Sends a line; a program that does not listen any more shows when it is heard.
    pub(super) fn say(&mut self, line: &str) {
        if let Some(input) = &mut self.input
            && input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush()).is_err()
        {
            self.input = None;
        }
    }

    /// Waits for a line.
    pub(super) fn hear(&self, patience: Duration) -> Heard {
        match self.lines.recv_timeout(patience) {
            Ok(line) => Heard::Line(line),
            Err(RecvTimeoutError::Timeout) => Heard::Silence,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }

    /// Returns the CPU time it has used, where the system tells.
    pub(super) fn cpu(&self) -> Option<Duration> {
        cpu_time(self.child.id())
    }

    /// Says how it ended, with its last words, once it has closed its output.
    pub(super) fn obituary(&mut self) -> String {
        let how = match self.wait(FAREWELL) {
            Some(status) => format!("it ended ({status})"),
            None => "it closed its output".to_owned(),
        };
        // A helper of the program may keep its standard error open: it is not waited for long.
        let until = Instant::now() + FAREWELL;
        while self.listener.as_ref().is_some_and(|listener| !listener.is_finished())
            && Instant::now() < until
        {
            std::thread::sleep(Duration::from_millis(2));
        }
        let words = self
            .last_words
            .lock()
            .map(|words| words.iter().map(String::as_str).collect::<Vec<_>>().join(" / "));
        match words {
            Ok(words) if !words.is_empty() => format!("{how}: {words}"),
            _ => how,
        }
    }

    fn wait(&mut self, patience: Duration) -> Option<std::process::ExitStatus> {
        let until = Instant::now() + patience;
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

/// Ends the program: first with words, then by force.
impl Drop for Process {
    fn drop(&mut self) {
        self.say("quit");
        self.input = None;
        self.wait(FAREWELL);
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

fn remember(errors: impl Read, last_words: &Mutex<VecDeque<String>>) {
    let mut errors = BufReader::new(errors);
    while let Some(line) = next_line(&mut errors) {
        let Ok(mut words) = last_words.lock() else { return };
        if words.len() == LAST_WORDS {
            words.pop_front();
        }
        words.push_back(line.chars().take(200).collect());
    }
}
