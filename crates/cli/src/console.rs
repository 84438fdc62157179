//! Talking with a person line by line, with Ctrl-C and the end of input as answers.

use crate::msg;
use std::io::{BufRead as _, IsTerminal as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use anyhow::Context as _;
use sakiyomi_core::{Reason, Stop};

use crate::output::write;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// Typed a line.
    Line(String),
    /// Closed the input.
    EndOfInput,
    /// Pressed Ctrl-C.
    Interrupt,
    /// Did nothing for the time that was given.
    TimeOut,
}

/// The terminal, or the pipes in its place.
pub(crate) struct Console {
    events: Receiver<Event>,
    echo: bool,
    /// Is requested when Ctrl-C is pressed, so that an engine stops thinking.
    pub(crate) stop: Stop,
}

impl Console {
    /// Starts to listen. There is one console in a process.
    pub(crate) fn open() -> anyhow::Result<Console> {
        let (sender, events) = channel();
        let stop = interrupt_flag(Some(sender.clone()))?;
        // Reading blocks, so it has a thread of its own that ends with the process.
        std::thread::Builder::new()
            .name("input".to_owned())
            .spawn(move || read_lines(&sender))
            .context(Reason::new(msg("console-no-thread")))?;
        Ok(Console { events, echo: !std::io::stdin().is_terminal(), stop })
    }

    /// Prints `prompt` and waits for an answer, at most for `patience`.
    pub(crate) fn ask(&self, prompt: &str, patience: Option<Duration>) -> Event {
        write(prompt);
        let event = match self.events.recv_timeout(patience.unwrap_or(Duration::MAX)) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => Event::TimeOut,
            Err(RecvTimeoutError::Disconnected) => Event::EndOfInput,
        };
        match &event {
            // What a pipe sends is not on the screen yet, and a transcript should have it.
            Event::Line(line) if self.echo => write(&format!("{line}\n")),
            Event::Line(_) => {}
            _ => write("\n"),
        }
        event
    }

    /// Waits for the next line of a program, to which nothing but answers is printed.
    pub(crate) fn ask_silently(&self) -> Event {
        self.events.recv().unwrap_or(Event::EndOfInput)
    }
}

/// A line that stands in the terminal while something takes its time.
pub(crate) struct Sign(());

impl Sign {
    /// Shows the line, in a terminal only.
    pub(crate) fn show(text: &str) -> Option<Sign> {
        std::io::stdout().is_terminal().then(|| write(text)).map(Sign)
    }
}

/// Erases the line.
impl Drop for Sign {
    fn drop(&mut self) {
        write("\r\x1b[K");
    }
}

fn read_lines(sender: &Sender<Event>) {
    let mut input = std::io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let event = match input.read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => Event::EndOfInput,
            // Bytes that are no text become a line that means nothing, and is answered as such.
            Ok(_) => Event::Line(String::from_utf8_lossy(&line).trim().to_owned()),
        };
        let ended = event == Event::EndOfInput;
        if sender.send(event).is_err() || ended {
            return;
        }
    }
}

/// Returns a flag that Ctrl-C (or a request to terminate) raises instead of killing the process.
pub(crate) fn interrupt_flag(events: Option<Sender<Event>>) -> anyhow::Result<Stop> {
    let stop = Stop::default();
    let raised = stop.clone();
    ctrlc::set_handler(move || {
        raised.request();
        if let Some(events) = &events {
            let _ = events.send(Event::Interrupt);
        }
    })
    .context(Reason::new(msg("console-no-interrupts")))?;
    Ok(stop)
}
