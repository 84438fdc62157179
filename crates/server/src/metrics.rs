//! Numbers for those who run a server, in the text form of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that grows and shrinks.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn change(&self, by: i64) {
        self.0.fetch_add(by, Ordering::Relaxed);
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// What is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Answers by the first digit of their status, from 1 to 5.
    answers: [Counter; 5],
    pub(crate) games: Counter,
    pub(crate) moves: Counter,
    pub(crate) engine_moves: Counter,
    pub(crate) analyses: Counter,
    pub(crate) reviews: Counter,
    pub(crate) sockets: Gauge,
    pub(crate) turned_away: Counter,
    pub(crate) save_failures: Counter,
}

/// What is known elsewhere at the moment.
pub(crate) struct Gauges {
    pub(crate) running: usize,
    pub(crate) waiting: usize,
    pub(crate) panics: usize,
    pub(crate) rooms: usize,
    pub(crate) connections: usize,
}

impl Metrics {
    /// Counts an answer with this status.
    pub(crate) fn answered(&self, status: u16) {
        if let Some(counter) = self.answers.get(usize::from(status / 100).wrapping_sub(1)) {
            counter.add();
        }
    }

    /// Returns all numbers as text.
    pub(crate) fn text(&self, gauges: &Gauges) -> String {
        let mut out = String::new();
        let mut family = |name: &str, kind: &str, help: &str, values: &[(&str, String)]| {
            let _ = writeln!(out, "# HELP sakiyomi_{name} {help}\n# TYPE sakiyomi_{name} {kind}");
            for (labels, value) in values {
                let _ = writeln!(out, "sakiyomi_{name}{labels} {value}");
            }
        };
        let classes = ["1xx", "2xx", "3xx", "4xx", "5xx"];
        let labels = classes.map(|class| format!("{{status=\"{class}\"}}"));
        let answers: Vec<(&str, String)> = labels
            .iter()
            .zip(&self.answers)
            .map(|(labels, counter)| (labels.as_str(), counter.get().to_string()))
            .collect();
        family("answers_total", "counter", "Answers to HTTP requests.", &answers);
        let counters = [
            ("games_total", "Games that were begun.", &self.games),
            ("moves_total", "Moves that people made.", &self.moves),
            ("engine_moves_total", "Moves that engines made.", &self.engine_moves),
            ("analyses_total", "Analyses that were asked for.", &self.analyses),
            ("reviews_total", "Reviews that were asked for.", &self.reviews),
            ("turned_away_total", "Requests beyond a limit.", &self.turned_away),
            ("save_failures_total", "Changes that were not saved.", &self.save_failures),
        ];
        for (name, help, counter) in counters {
            family(name, "counter", help, &[("", counter.get().to_string())]);
        }
        family(
            "engine_panics_total",
            "counter",
            "Searches that broke.",
            &[("", gauges.panics.to_string())],
        );
        let gauges = [
            ("connections", "Open connections.", gauges.connections as i64),
            ("sockets", "Open connections for live games.", self.sockets.get()),
            ("rooms", "Games in memory.", gauges.rooms as i64),
            ("searches_running", "Searches at work.", gauges.running as i64),
            ("searches_waiting", "Searches that wait for a thread.", gauges.waiting as i64),
        ];
        for (name, help, value) in gauges {
            family(name, "gauge", help, &[("", value.to_string())]);
        }
        out
    }
}
