//! What happens while a search runs: lines come in, and update of the search.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender};

use sakiyomi_core::{Observer, Progress, Stop};

use super::info::info_lines;
use crate::protocols::lines::say;

/// What can happen while we wait.
pub(super) enum Event {
    Line(String),
    EndOfInput,
    /// Lines from the running search.
    Info(Vec<String>),
    /// The search has ended.
    Done,
}

/// Who reads the input while a search runs.
pub(super) struct Listener<'a> {
    pub(super) stop: &'a Stop,
    /// Whether only `stop` ends the search.
    pub(super) unlimited: bool,
    /// Gets the lines that must wait for the end of the search.
    pub(super) waiting: &'a mut VecDeque<String>,
    pub(super) input_ended: &'a mut bool,
    pub(super) quitting: &'a mut bool,
}

impl Listener<'_> {
    /// Listens until the search has ended and may be answered: without a limit, only after `stop`.
    pub(super) fn listen(
        &mut self,
        events: &Receiver<Event>,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        // What waited for the last search may be meant for this one.
        for line in std::mem::take(self.waiting) {
            self.hear(line, output)?;
        }
        let mut searching = true;
        while searching || (self.unlimited && !self.stop.is_requested()) {
            if *self.input_ended && self.unlimited {
                self.stop.request();
            }
            match events.recv().expect("the search holds a sender") {
                Event::Line(line) => self.hear(line, output)?,
                Event::EndOfInput => {
                    *self.input_ended = true;
                    if self.unlimited {
                        self.stop.request();
                    }
                }
                Event::Info(lines) => lines.iter().try_for_each(|line| say(output, line))?,
                Event::Done => searching = false,
            }
        }
        Ok(())
    }

    fn hear(&mut self, line: String, output: &mut dyn Write) -> io::Result<()> {
        match line.as_str() {
            "isready" => say(output, "readyok")?,
            // Sent ahead: it comes after a `go` that waits for this search to reach its limit.
            "stop" if !self.unlimited && self.waiting.iter().any(|line| is_go(line)) => {
                self.waiting.push_back(line);
            }
            "stop" => self.stop.request(),
            "quit" => {
                *self.quitting = true;
                self.stop.request();
            }
            _ => self.waiting.push_back(line),
        }
        Ok(())
    }
}

fn is_go(line: &str) -> bool {
    line.split_whitespace().next() == Some("go")
}

/// Sends what a search reports.
pub(super) struct UpdateSender<'a>(pub(super) &'a Sender<Event>);

impl Observer<String> for UpdateSender<'_> {
    fn progress(&mut self, progress: &Progress<'_, String>) {
        // The listener may have gone after a failed write; the search ends soon then.
        let _ = self.0.send(Event::Info(info_lines(progress.lines, progress.effort)));
    }
}

/// Says that the search has ended when it goes out of scope, also by a panic.
pub(super) struct Announce<'a>(pub(super) &'a Sender<Event>);

impl Drop for Announce<'_> {
    fn drop(&mut self) {
        let _ = self.0.send(Event::Done);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    /// Listens to `lines` during a search that goes on until it is stopped; returns what was
    /// written, what waits, and whether to quit.
    fn listen(unlimited: bool, lines: &[&str]) -> (String, Vec<String>, bool) {
        let (sender, events) = channel();
        for &line in lines {
            sender.send(Event::Line(line.to_owned())).unwrap();
        }
        let (stop, mut out) = (Stop::default(), Vec::new());
        let (mut waiting, mut input_ended, mut quitting) = (VecDeque::new(), false, false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let _done = Announce(&sender);
                while !stop.is_requested() {
                    std::thread::yield_now();
                }
            });
            let (waiting, input_ended) = (&mut waiting, &mut input_ended);
            Listener { stop: &stop, unlimited, waiting, input_ended, quitting: &mut quitting }
                .listen(&events, &mut out)
                .unwrap();
        });
        (String::from_utf8(out).unwrap(), waiting.into(), quitting)
    }

    #[test]
    fn stop_ends_a_search_that_would_go_on() {
        for unlimited in [false, true] {
            let (out, waiting, quitting) = listen(unlimited, &["isready", "d", "stop"]);
            assert_eq!((out.as_str(), waiting, quitting), ("readyok\n", vec!["d".into()], false));
        }
    }

    #[test]
    fn quit_ends_a_search_that_would_go_on() {
        let (out, waiting, quitting) = listen(true, &["go depth 3", "quit"]);
        assert_eq!((out.as_str(), waiting, quitting), ("", vec!["go depth 3".into()], true));
    }
}
