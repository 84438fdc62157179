//! The results so far, and what can be counted in them.

use std::time::Duration;

use crate::result::{FaultKind, PairResult, Spent};
use crate::stats::{Pentanomial, ScoreTable, Verdict};

/// How a contest stands.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Standing {
    /// The number of contestants.
    pub contestants: usize,
    /// The finished pairs, in their order.
    pub pairs: Vec<PairResult>,
    /// How many pairs there will be.
    pub total: usize,
    /// How many of the finished pairs an earlier run played.
    pub resumed: usize,
    /// The time of this run.
    pub elapsed: Duration,
    /// The verdict of the sequential test, once decided.
    pub verdict: Option<Verdict>,
}

/// The results of one contestant against another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The pairs by points.
    pub pairs: Pentanomial,
}

/// Games that a contestant lost by a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faults {
    /// Panics and ended processes.
    pub crashes: u32,
    /// Overruns and missing answers.
    pub time_losses: u32,
    /// Illegal moves.
    pub illegal_moves: u32,
}

impl Faults {
    /// Returns how many there are.
    pub const fn total(&self) -> u32 {
        self.crashes + self.time_losses + self.illegal_moves
    }
}

impl Tally {
    /// Counts a pair from the viewpoint of its player `side`.
    fn add(&mut self, pair: &PairResult, side: usize) {
        for game in &pair.games {
            *match (game.half_points, side) {
                (1, _) => &mut self.draws,
                (2, 0) | (0, 1) => &mut self.wins,
                _ => &mut self.losses,
            } += 1;
        }
        let half_points = pair.half_points();
        self.pairs.add(if side == 0 { half_points } else { 4 - half_points });
    }
}

impl Standing {
    /// Returns the results of `a` against `b`.
    pub fn tally(&self, a: usize, b: usize) -> Tally {
        let mut tally = Tally::default();
        for pair in &self.pairs {
            if let Some(side) = [[a, b], [b, a]].iter().position(|players| *players == pair.players)
            {
                tally.add(pair, side);
            }
        }
        tally
    }

    /// Returns what a contestant spent.
    pub fn spent(&self, contestant: usize) -> Spent {
        let mut total = Spent::default();
        let all = self.pairs.iter().flat_map(|pair| pair.players.iter().zip(&pair.spent));
        all.filter(|(player, _)| **player == contestant).for_each(|(_, spent)| total.add(spent));
        total
    }

    /// Returns the faults of a contestant.
    pub fn faults(&self, contestant: usize) -> Faults {
        let mut faults = Faults::default();
        for (_, kind, _) in self.fault_list().filter(|(by, ..)| *by == contestant) {
            *match kind {
                FaultKind::Crash => &mut faults.crashes,
                FaultKind::Time => &mut faults.time_losses,
                FaultKind::Illegal => &mut faults.illegal_moves,
            } += 1;
        }
        faults
    }

    /// Returns every fault: the contestant, the kind, and the details.
    pub fn fault_list(&self) -> impl Iterator<Item = (usize, FaultKind, &str)> {
        self.pairs.iter().flat_map(|pair| {
            let faults = pair.games.iter().filter_map(|game| game.fault.as_ref());
            faults.map(|fault| (pair.players[fault.by], fault.kind, fault.detail.as_str()))
        })
    }

    /// Returns the cross table.
    pub fn table(&self) -> ScoreTable {
        let mut table = ScoreTable::new(self.contestants);
        for pair in &self.pairs {
            let [a, b] = pair.players;
            let half_points = pair.half_points() as u64;
            table.add((a, half_points), (b, 4 - half_points));
        }
        table
    }

    /// Tells whether nothing is left to be played.
    pub fn is_finished(&self) -> bool {
        self.verdict.is_some() || self.pairs.len() >= self.total
    }

    /// Estimates the time until all pairs are played, from the pairs of this run.
    pub fn time_left(&self) -> Option<Duration> {
        let played = self.pairs.len() - self.resumed;
        let left = self.total.saturating_sub(self.pairs.len());
        (played > 0).then(|| self.elapsed.mul_f64(left as f64 / played as f64))
    }
}
