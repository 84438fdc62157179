//! A program that plays: started when it is needed, and again after a breakdown.

use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use sakiyomi_core::{Budget, Stop};

use super::process::Process;
use crate::player::Fault;
use crate::{ArenaError, Limits};

/// How long a program may take to start and to get ready.
const GETTING_READY: Duration = Duration::from_secs(20);

pub(super) struct Program {
    command: Vec<String>,
    pub(super) limits: Limits,
    process: Option<Process>,
    /// The last line it was sent.
    sent: String,
}

impl Program {
    pub(super) const fn new(command: Vec<String>, limits: Limits) -> Program {
        Program { command, limits, process: None, sent: String::new() }
    }

    /// Starts the program unless it runs; tells whether it was started.
    pub(super) fn ensure_started(&mut self) -> Result<bool, Fault> {
        if self.process.is_some() {
            return Ok(false);
        }
        let process = Process::start(&self.command)
            .map_err(|error| Fault::Crash(format!("it cannot be started: {error}")))?;
        self.process = Some(process);
        Ok(true)
    }

    pub(super) fn response_timeout(&self) -> Duration {
        GETTING_READY.min(self.limits.response_timeout)
    }

    /// Ends the program; it is started again when it is needed.
    pub(super) fn end(&mut self) {
        self.process = None;
    }

    pub(super) fn send(&mut self, line: &str) {
        if let Some(process) = &mut self.process {
            process.send(line);
            line.clone_into(&mut self.sent);
        }
    }

    /// Waits for a line; `None` when none came in time.
    pub(super) fn read_line(&mut self, timeout: Duration) -> Result<Option<String>, Fault> {
        match self.process.as_ref().map(|process| process.read_line(timeout)) {
            Some(Ok(line)) => Ok(Some(line)),
            Some(Err(RecvTimeoutError::Timeout)) => Ok(None),
            Some(Err(RecvTimeoutError::Disconnected)) | None => {
                let how = self.process.take().map(|mut process| process.exit_report());
                let how = how.unwrap_or_else(|| "it is not running".to_owned());
                Err(Fault::Crash(format!("{how}, after `{}`", self.sent)))
            }
        }
    }

    pub(super) fn deadline<'a>(&self, budget: &Budget, stop: &'a Stop) -> Deadline<'a> {
        Deadline {
            start: Instant::now(),
            cpu_at_start: self.cpu(),
            wall_limit: self.limits.wall_limit(budget),
            cpu_limit: budget.cpu.map_or(Duration::MAX, |cpu| self.limits.with_margin(cpu)),
            stop,
        }
    }

    /// Returns the time on the wall and the CPU time since the clock was started.
    pub(super) fn spent(&self, deadline: &Deadline<'_>) -> (Duration, Duration) {
        (deadline.start.elapsed(), self.cpu().saturating_sub(deadline.cpu_at_start))
    }

    pub(super) fn is_late(&self, deadline: &Deadline<'_>) -> bool {
        let (wall, cpu) = self.spent(deadline);
        wall > deadline.wall_limit || cpu > deadline.cpu_limit
    }

    fn cpu(&self) -> Duration {
        self.process.as_ref().and_then(Process::cpu).unwrap_or_default()
    }

    /// Returns the error of a program that cannot take part, and was expected to speak `protocol`.
    pub(super) fn error(&self, fault: Fault, protocol: &str) -> ArenaError {
        let problem = match fault {
            Fault::Crash(problem) | Fault::Time(problem) | Fault::Illegal(problem) => problem,
            Fault::Stopped => "stopped".to_owned(),
        };
        // A program that was sent nothing may well speak it.
        let doubt = match self.sent.is_empty() {
            true => String::new(),
            false => format!("; does it speak {protocol}?"),
        };
        ArenaError::External(self.command.join(" "), problem + &doubt)
    }
}

pub(super) struct Deadline<'a> {
    start: Instant,
    cpu_at_start: Duration,
    wall_limit: Duration,
    cpu_limit: Duration,
    pub(super) stop: &'a Stop,
}

pub(super) fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}
