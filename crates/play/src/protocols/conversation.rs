//! Lines that come in while a search runs.
//!
//! One thread reads the input; the thread that answers waits for lines and, during a search, for
//! the search. A protocol says which lines it handles at once; all others wait for the end of the
//! search, so that the answers depend on the order of the lines alone.

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use sakiyomi_core::{Effort, Line, Observer, Progress, Stop};

/// How long a search may go on after the end of the input: nobody may be left to stop it.
const EOF_GRACE: Duration = Duration::from_secs(10);

enum Event {
    Line(String),
    EndOfInput,
    SearchUpdate(SearchUpdate),
    Done,
}

/// What a search knows so far.
pub struct SearchUpdate {
    /// The best lines so far, best first.
    pub lines: Vec<Line<String>>,
    /// What was spent so far.
    pub effort: Effort,
}

/// What came in during a search.
pub enum Input<'a> {
    /// A line, and those that wait before it.
    Line(&'a str, &'a VecDeque<String>),
    /// Progress of the search.
    SearchUpdate(SearchUpdate),
}

/// What becomes of a line that was heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// It waits for the end of the search.
    Wait,
    /// It is dealt with.
    Drop,
}

/// When a search is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// When it has ended by itself.
    Done,
    /// When it has ended by itself, or some seconds after the end of the input.
    DoneSoon,
    /// When it was stopped or the input has ended, even if the search had no more to do.
    Stopped,
}

/// The other side's lines.
pub struct Conversation {
    sender: Sender<Event>,
    events: Receiver<Event>,
    waiting: VecDeque<String>,
    input_ended: bool,
}

impl Conversation {
    /// Starts to read; the thread ends with the input or the process.
    pub fn begin(input: impl Iterator<Item = String> + Send + 'static) -> io::Result<Self> {
        let (sender, events) = channel();
        let reader = sender.clone();
        std::thread::Builder::new().name("protocol input".to_owned()).spawn(move || {
            // Nobody listens any more after the conversation.
            let _ = input.map(Event::Line).try_for_each(|event| reader.send(event));
            let _ = reader.send(Event::EndOfInput);
        })?;
        Ok(Conversation { sender, events, waiting: VecDeque::new(), input_ended: false })
    }

    /// Returns the next line, or `None` when there will be none.
    pub fn next_line(&mut self) -> Option<String> {
        if let Some(line) = self.waiting.pop_front() {
            return Some(line);
        }
        while !self.input_ended {
            match self.events.recv() {
                Ok(Event::Line(line)) => return Some(line),
                Ok(Event::EndOfInput) | Err(_) => self.input_ended = true,
                Ok(Event::SearchUpdate(_) | Event::Done) => {}
            }
        }
        None
    }

    /// Runs `search` on its own thread; `handle` gets the input, and stops the search by failing.
    pub fn during<T: Send>(
        &mut self,
        until: Until,
        stop: &Stop,
        search: impl FnOnce(&mut dyn Observer<String>) -> T + Send,
        mut handle: impl FnMut(Input<'_>) -> io::Result<Then>,
    ) -> io::Result<T> {
        let sender = self.sender.clone();
        std::thread::scope(|scope| {
            let search = scope.spawn(move || {
                let _done = Announce(&sender);
                search(&mut UpdateSender(&sender))
            });
            let listened = self.listen(until, stop, &mut handle);
            // Also when an answer could not be written: nobody needs the search any more.
            if listened.is_err() {
                stop.request();
            }
            let found = search.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            listened.map(|()| found)
        })
    }

    fn listen(
        &mut self,
        until: Until,
        stop: &Stop,
        handle: &mut impl FnMut(Input<'_>) -> io::Result<Then>,
    ) -> io::Result<()> {
        // What waited for the last search may be meant for this one.
        for line in std::mem::take(&mut self.waiting) {
            self.handle_line(line, handle)?;
        }
        let mut searching = true;
        while searching || (until == Until::Stopped && !stop.is_requested()) {
            if self.input_ended && until == Until::Stopped {
                stop.request();
            }
            let event = match until {
                Until::DoneSoon if self.input_ended => self.events.recv_timeout(EOF_GRACE),
                _ => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match event {
                Ok(Event::Line(line)) => self.handle_line(line, handle)?,
                Ok(Event::EndOfInput) => {
                    self.input_ended = true;
                    if until == Until::Stopped {
                        stop.request();
                    }
                }
                Ok(Event::SearchUpdate(update)) => drop(handle(Input::SearchUpdate(update))?),
                Ok(Event::Done) => searching = false,
                Err(RecvTimeoutError::Timeout) => stop.request(),
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
        }
        Ok(())
    }

    fn handle_line(
        &mut self,
        line: String,
        handle: &mut impl FnMut(Input<'_>) -> io::Result<Then>,
    ) -> io::Result<()> {
        if handle(Input::Line(&line, &self.waiting))? == Then::Wait {
            self.waiting.push_back(line);
        }
        Ok(())
    }
}

struct UpdateSender<'a>(&'a Sender<Event>);

impl Observer<String> for UpdateSender<'_> {
    fn progress(&mut self, progress: &Progress<'_, String>) {
        // The listener may have gone after a failed write; the search ends soon then.
        let update = SearchUpdate { lines: progress.lines.to_vec(), effort: progress.effort };
        let _ = self.0.send(Event::SearchUpdate(update));
    }
}

/// Says that the search has ended, also by a panic.
struct Announce<'a>(&'a Sender<Event>);

impl Drop for Announce<'_> {
    fn drop(&mut self) {
        let _ = self.0.send(Event::Done);
    }
}
