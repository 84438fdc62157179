//! What a `go` line allows a search to spend.

use std::time::Duration;

use crate::suggestion;
use sakiyomi_core::{Budget, Quoted, Seat};

use crate::protocols::share_of_clock;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Limits {
    movetime: Option<Duration>,
    nodes: Option<u64>,
    depth: Option<u32>,
    infinite: bool,
    left: [Option<Duration>; 2],
    increment: [Option<Duration>; 2],
}

const WORDS: [&str; 8] =
    ["movetime", "nodes", "depth", "infinite", "p1time", "p2time", "p1inc", "p2inc"];

impl Limits {
    pub(super) fn parse<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Limits, String> {
        let mut limits = Limits::default();
        let mut seen = Vec::new();
        while let Some(word) = words.next() {
            if !WORDS.contains(&word) {
                return Err(format!("unknown limit {}; {}", Quoted(word), suggestion(word, WORDS)));
            }
            if seen.contains(&word) {
                return Err(format!("{word} is given twice"));
            }
            seen.push(word);
            if word == "infinite" {
                limits.infinite = true;
                continue;
            }
            let text = words.next().ok_or_else(|| format!("{word} needs a number after it"))?;
            let number: u64 = text
                .parse()
                .map_err(|_| format!("{word} needs a number after it, not {}", Quoted(text)))?;
            let time = Some(Duration::from_millis(number));
            match word {
                "movetime" => limits.movetime = time,
                "nodes" => limits.nodes = Some(number),
                "depth" => limits.depth = Some(u32::try_from(number).unwrap_or(u32::MAX)),
                "p1time" => limits.left[0] = time,
                "p2time" => limits.left[1] = time,
                "p1inc" => limits.increment[0] = time,
                _ => limits.increment[1] = time,
            }
        }
        Ok(limits)
    }

    /// Tells whether only `stop` ends the search.
    pub(super) fn is_unlimited(&self) -> bool {
        self.infinite || *self == Limits::default()
    }

    /// Returns what `seat` may spend on a move, when it has about `moves_left` with this one.
    pub(super) fn budget(&self, seat: Seat, moves_left: usize) -> Result<Budget, String> {
        let share = match self.left[seat.index()] {
            Some(left) => {
                let increment = self.increment[seat.index()].unwrap_or_default();
                Some(share_of_clock(left, increment, moves_left))
            }
            None if self.left[seat.opponent().index()].is_some() => {
                return Err(format!("p{}time of the side to move is missing", seat.index() + 1));
            }
            None => None,
        };
        let wall = [self.movetime, share].into_iter().flatten().min();
        Ok(Budget { wall, nodes: self.nodes, depth: self.depth, ..Budget::UNLIMITED })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Limits, String> {
        Limits::parse(line.split_whitespace())
    }

    fn budget(line: &str, seat: Seat, move_number: usize) -> Budget {
        parse(line).unwrap().budget(seat, 32usize.saturating_sub(move_number)).unwrap()
    }

    #[test]
    fn limits_can_be_combined() {
        let milliseconds = |n| Some(Duration::from_millis(n));
        assert_eq!(
            budget("movetime 250 nodes 1000 depth 7", Seat::First, 0),
            Budget {
                wall: milliseconds(250),
                nodes: Some(1000),
                depth: Some(7),
                ..Budget::UNLIMITED
            }
        );
        let with_clock = "p1time 60000 p2time 60000 p1inc 0 p2inc 0 movetime 100";
        assert_eq!(budget(with_clock, Seat::First, 0).wall, milliseconds(100));
    }

    #[test]
    fn only_a_search_without_a_limit_waits_for_stop() {
        for (line, unlimited) in
            [("", true), ("infinite", true), ("infinite depth 3", true), ("nodes 1", false)]
        {
            assert_eq!(parse(line).unwrap().is_unlimited(), unlimited, "{line:?}");
        }
    }

    #[test]
    fn a_game_on_the_clock_never_runs_out_of_time() {
        for (left, increment) in [(60_000, 0), (60_000, 1000), (1000, 0), (200, 100), (51, 5000)] {
            let mut left = Duration::from_millis(left);
            let line = |left: Duration| {
                let left = left.as_millis();
                format!("p1time {left} p2time {left} p1inc {increment} p2inc {increment}")
            };
            for move_number in 0..32 {
                let spent = budget(&line(left), Seat::Second, move_number).wall.unwrap();
                assert!(spent < left, "{spent:?} of {left:?}");
                assert!(!spent.is_zero());
                left = left - spent + Duration::from_millis(increment);
            }
        }
    }

    #[test]
    fn a_wrong_word_is_named() {
        for (line, expected) in [
            ("depht 3", "unknown limit \"depht\"; did you mean depth?"),
            ("depth", "depth needs a number after it"),
            ("depth x", "depth needs a number after it, not \"x\""),
            ("nodes -1", "nodes needs a number after it, not \"-1\""),
            ("nodes 1 nodes 2", "nodes is given twice"),
        ] {
            assert_eq!(parse(line), Err(expected.to_owned()));
        }
        let limits = parse("p2time 100").unwrap();
        let missing = Err("p1time of the side to move is missing".to_owned());
        assert_eq!(limits.budget(Seat::First, 32), missing);
    }
}
