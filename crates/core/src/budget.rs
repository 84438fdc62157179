//! Budgets of searches, and the meter that enforces them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::parse::Quoted;
use crate::{Clock, Effort, Reason, Text, localized, msg};

/// What a search may spend; it ends at the first limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Wall-clock time.
    pub wall: Option<Duration>,
    /// CPU time.
    pub cpu: Option<Duration>,
    /// Positions visited (or simulations).
    pub nodes: Option<u64>,
    /// Plies.
    pub depth: Option<u32>,
    /// Bytes of tables and trees.
    pub memory: Option<u64>,
}

impl Budget {
    /// No limit: only [`Stop`] ends the search.
    pub const UNLIMITED: Budget =
        Budget { wall: None, cpu: None, nodes: None, depth: None, memory: None };

    /// Returns a budget of wall-clock time.
    pub const fn wall(time: Duration) -> Budget {
        Budget { wall: Some(time), ..Budget::UNLIMITED }
    }

    /// Returns a budget of CPU time.
    pub const fn cpu(time: Duration) -> Budget {
        Budget { cpu: Some(time), ..Budget::UNLIMITED }
    }

    /// Returns a budget of nodes.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { nodes: Some(nodes), ..Budget::UNLIMITED }
    }
}

/// A text that is no duration or amount of memory.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub struct BudgetError {
    text: String,
    /// What the text is not.
    problem: Text,
}

impl BudgetError {
    /// Returns what is wrong with the text.
    #[must_use]
    pub fn reason(&self) -> Reason {
        Reason::new(self.problem).with("text", Quoted(&self.text))
    }
}

localized!(BudgetError);

/// Reads `3s`, `250ms`, `2m` or `1h`, also fractions such as `1.5s`, of at most a year.
pub fn parse_duration(text: &str) -> Result<Duration, BudgetError> {
    const UNITS: [(&str, f64); 4] = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0)];
    let problems = [msg("budget-no-duration"), msg("budget-long-duration")];
    quantity(text, &UNITS, 365.0 * 86_400.0, problems).map(Duration::from_secs_f64)
}

/// Reads `512MB`, `1GB` or `64KB`, in powers of 1024, of at most 1024 TB.
pub fn parse_memory(text: &str) -> Result<u64, BudgetError> {
    const TERABYTE: f64 = 1_099_511_627_776.0;
    const UNITS: [(&str, f64); 4] =
        [("KB", 1024.0), ("MB", 1_048_576.0), ("GB", 1_073_741_824.0), ("TB", TERABYTE)];
    let problems = [msg("budget-no-memory"), msg("budget-much-memory")];
    quantity(text, &UNITS, 1024.0 * TERABYTE, problems).map(|bytes| bytes as u64)
}

/// Reads a decimal number and one of `units`, of `most` at most.
fn quantity(
    text: &str,
    units: &[(&str, f64)],
    most: f64,
    [malformed, too_much]: [Text; 2],
) -> Result<f64, BudgetError> {
    let read = || {
        let end = text.find(|c: char| !(c.is_ascii_digit() || c == '.'))?;
        let (number, unit) = text.split_at(end);
        let factor = units.iter().find(|(name, _)| *name == unit)?.1;
        number.parse::<f64>().ok().map(|n| n * factor)
    };
    let error = |problem| BudgetError { text: text.to_owned(), problem };
    let value = read().ok_or_else(|| error(malformed))?;
    if value > most { Err(error(too_much)) } else { Ok(value) }
}

/// A flag that stops a search from another thread.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    /// The flags of the whole, which stop a part too.
    above: Vec<Arc<AtomicBool>>,
}

impl Stop {
    /// Returns a flag for a part of the work, which this one stops too.
    ///
    /// ```
    /// use sakiyomi_core::Stop;
    /// let (all, other) = (Stop::default(), Stop::default());
    /// let part = all.part();
    /// part.request();
    /// assert!(part.is_requested() && !all.is_requested());
    /// part.reset();
    /// all.request();
    /// assert!(part.is_requested() && !other.is_requested());
    /// ```
    pub fn part(&self) -> Stop {
        let above = self.above.iter().chain([&self.flag]).map(Arc::clone).collect();
        Stop { flag: Arc::default(), above }
    }

    /// Stops every search that holds this flag.
    pub fn request(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Tells whether the search should stop.
    pub fn is_requested(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
            || self.above.iter().any(|flag| flag.load(Ordering::Relaxed))
    }

    /// Clears the flag for the next search.
    pub fn reset(&self) {
        self.flag.store(false, Ordering::Relaxed);
    }
}

/// Counts what a search spends: nodes at every step, the costlier clock and stop flag less often.
pub struct Meter<'a> {
    budget: Budget,
    clock: &'a dyn Clock,
    stop: &'a Stop,
    start: (Duration, Duration),
    nodes: u64,
    next_poll: u64,
    exhausted: bool,
}

impl<'a> Meter<'a> {
    const NODES_BETWEEN_POLLS: u64 = 512;

    /// Starts the clock.
    pub fn start(budget: Budget, clock: &'a dyn Clock, stop: &'a Stop) -> Meter<'a> {
        Meter {
            budget,
            clock,
            stop,
            start: (clock.wall(), clock.cpu()),
            nodes: 0,
            next_poll: 0,
            exhausted: false,
        }
    }

    /// Counts `nodes` more, and tells whether the search may go on.
    #[inline]
    pub fn spend(&mut self, nodes: u64) -> bool {
        self.nodes += nodes;
        if self.nodes >= self.next_poll {
            self.poll();
        }
        !self.exhausted
    }

    /// Checks the clock and the flag now, and tells whether the search may go on.
    pub fn poll(&mut self) -> bool {
        let nodes_left =
            self.budget.nodes.map_or(u64::MAX, |limit| limit.saturating_sub(self.nodes));
        self.next_poll = self.nodes + nodes_left.min(Self::NODES_BETWEEN_POLLS);
        self.exhausted |= nodes_left == 0
            || self.stop.is_requested()
            || self.budget.wall.is_some_and(|limit| self.wall() >= limit)
            || self.budget.cpu.is_some_and(|limit| self.cpu() >= limit);
        !self.exhausted
    }

    /// Returns the nodes counted so far.
    #[inline]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the effort so far; the searcher adds the depth.
    pub fn effort(&self) -> Effort {
        Effort { nodes: self.nodes, wall: self.wall(), cpu: self.cpu(), ..Effort::default() }
    }

    fn wall(&self) -> Duration {
        self.clock.wall().saturating_sub(self.start.0)
    }

    fn cpu(&self) -> Duration {
        self.clock.cpu().saturating_sub(self.start.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ManualClock;

    #[test]
    fn durations_and_memory_are_read_with_their_units() {
        assert_eq!(parse_duration("250ms").unwrap(), Duration::from_millis(250));
        assert_eq!(parse_duration("1.5s").unwrap(), Duration::from_millis(1500));
        assert_eq!(parse_memory("512MB").unwrap(), 512 << 20);
        assert_eq!(parse_memory("0.5KB").unwrap(), 512);
        for text in
            ["", "3", "s", ".s", "-1s", "+1s", "1e3s", "1..2s", "3 s", "1s\0", "１s", "infs"]
        {
            assert!(parse_duration(text).is_err(), "{text:?}");
        }
        for text in ["", "1", "MB", "1PB", "1mb", "1.2.3GB", "-1GB", "1 GB"] {
            assert!(parse_memory(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn every_millisecond_is_read_exactly() {
        for milliseconds in 0..10_000 {
            let time = parse_duration(&format!("{milliseconds}ms"));
            assert_eq!(time, Ok(Duration::from_millis(milliseconds)));
        }
    }

    #[test]
    fn an_amount_beyond_reason_is_refused_with_the_limit() {
        assert_eq!(parse_duration("8760h"), Ok(Duration::from_secs(365 * 86_400)));
        assert_eq!(parse_memory("1024TB"), Ok(1 << 50));
        let endless = "9".repeat(400);
        for text in ["8761h", &format!("{endless}s")] {
            let error = parse_duration(text).unwrap_err().to_string();
            assert!(error.ends_with("is not a duration of at most a year"), "{error}");
        }
        for text in ["1025TB", &format!("{endless}KB")] {
            let error = parse_memory(text).unwrap_err().to_string();
            assert!(error.ends_with("is not an amount of memory of at most 1024TB"), "{error}");
        }
    }

    #[test]
    fn a_meter_ends_at_exactly_the_node_limit() {
        let (clock, stop) = (ManualClock::default(), Stop::default());
        let mut meter = Meter::start(Budget::nodes(1000), &clock, &stop);
        let spent = (1..).find(|_| !meter.spend(1)).unwrap();
        assert_eq!(spent, 1000);
    }

    #[test]
    fn a_meter_stays_exhausted() {
        let (clock, stop) = (ManualClock::default(), Stop::default());
        let mut meter = Meter::start(Budget::UNLIMITED, &clock, &stop);
        stop.request();
        assert!(!meter.poll());
        stop.reset();
        assert!(!meter.spend(1) && !meter.poll());
    }

    #[test]
    fn a_meter_without_any_budget_lets_nothing_be_spent() {
        let (clock, stop) = (ManualClock::default(), Stop::default());
        for budget in [Budget::nodes(0), Budget::wall(Duration::ZERO), Budget::cpu(Duration::ZERO)]
        {
            assert!(!Meter::start(budget, &clock, &stop).spend(1), "{budget:?}");
        }
    }

    #[test]
    fn a_meter_ends_on_time_and_on_request() {
        let (clock, stop) = (ManualClock::default(), Stop::default());
        let mut meter = Meter::start(Budget::cpu(Duration::from_secs(1)), &clock, &stop);
        assert!(meter.spend(10_000));
        clock.advance(Duration::from_secs(1));
        assert!(!meter.spend(Meter::NODES_BETWEEN_POLLS));

        let mut meter = Meter::start(Budget::UNLIMITED, &clock, &stop);
        assert!(meter.poll());
        stop.request();
        assert!(!meter.poll());
    }
}
