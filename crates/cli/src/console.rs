//! Talking with a person line by line, with Ctrl-C and the end of input as answers.

use crate::msg;
use std::io::{BufRead as _, IsTerminal as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context as _;
use sakiyomi_core::{Lang, Reason, Stop};

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
        let stop = interrupt_flag(Some(sender.clone()));
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

/// What Ctrl-C stops, once a command can be stopped in an orderly way.
static LISTENER: Mutex<Option<Listener>> = Mutex::new(None);
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

struct Listener {
    stop: Stop,
    events: Option<Sender<Event>>,
}

/// Lets Ctrl-C (or a request to terminate) end the process with status 130 and a word, or in an
/// orderly way once somebody holds an [`interrupt_flag`].
pub(crate) fn watch_interrupts(lang: Lang) -> anyhow::Result<()> {
    ctrlc::set_handler(move || {
        INTERRUPTED.store(true, Ordering::Relaxed);
        match &*LISTENER.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(listener) => {
                listener.stop.request();
                if let Some(events) = &listener.events {
                    let _ = events.send(Event::Interrupt);
                }
            }
            None => {
                tell_interrupted(lang);
                std::process::exit(STOPPED.into());
            }
        }
    })
    .context(Reason::new(msg("console-no-interrupts")))
}

/// The exit status of a command that Ctrl-C stopped.
pub(crate) const STOPPED: u8 = 130;

/// Tells whether Ctrl-C was pressed.
pub(crate) fn is_interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

pub(crate) fn tell_interrupted(lang: Lang) {
    eprintln!("sakiyomi: {}", msg("console-interrupted").get(lang));
}

/// Returns a flag that Ctrl-C (or a request to terminate) raises instead of ending the process.
pub(crate) fn interrupt_flag(events: Option<Sender<Event>>) -> Stop {
    let stop = Stop::default();
    let listener = Listener { stop: stop.clone(), events };
    *LISTENER.lock().unwrap_or_else(PoisonError::into_inner) = Some(listener);
    stop
}
