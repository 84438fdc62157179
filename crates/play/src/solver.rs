//! Exact results: the interface of a game's solver.

use std::io::{self, Read, Write};

use sakiyomi_core::{Budget, Clock, Effort, Outcome, ParseStateError, Seat, State, Stop, Text};
use sakiyomi_search::proof_number::LoadError;

use crate::Game;

/// A solver that can be made.
pub struct SolverKind<S: Game> {
    /// One line that says how it works.
    pub summary: Text,
    /// The ply from which on most positions are solved within some thousand nodes.
    pub cheap_from: u32,
    /// Makes it, with tables of no more than the given number of bytes.
    pub build: fn(u64) -> Box<dyn Solver<S>>,
}

/// Finds exact results.
pub trait Solver<S: State>: Send {
    /// Finds the result of `state` with best play, as far as the budget goes; tables are kept.
    fn solve(
        &mut self,
        state: &S,
        request: SolveRequest<'_>,
        watch: &mut dyn FnMut(&SolveProgress),
    ) -> Solution<S::Move>;

    /// Returns the result of `state` with best play, if it is found within about `nodes` nodes.
    fn outcome(&mut self, state: &S, nodes: u64) -> Option<Outcome>;

    /// Forgets what it learned.
    fn forget(&mut self);

    /// Writes what it learned.
    fn save(&self, out: &mut dyn Write) -> io::Result<()>;

    /// Takes up what [`Solver::save`] wrote, and returns how many positions that were.
    fn load(&mut self, input: &mut dyn Read) -> Result<u64, LoadError>;
}

/// A [`Solver`] of any game, which reads positions and writes moves as texts.
pub trait PositionSolver: Send {
    /// Finds the result of a position with best play, as [`Solver::solve`] does.
    fn solve(
        &mut self,
        position: &str,
        request: SolveRequest<'_>,
        watch: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Solution<String>, ParseStateError>;

    /// Forgets what it learned.
    fn forget(&mut self);

    /// Writes what it learned.
    fn save(&self, out: &mut dyn Write) -> io::Result<()>;

    /// Takes up what [`PositionSolver::save`] wrote, and returns how many positions that were.
    fn load(&mut self, input: &mut dyn Read) -> Result<u64, LoadError>;
}

pub(crate) struct ByText<S>(pub(crate) Box<dyn Solver<S>>);

impl<S: Game> PositionSolver for ByText<S> {
    fn solve(
        &mut self,
        position: &str,
        request: SolveRequest<'_>,
        watch: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Solution<String>, ParseStateError> {
        Ok(self.0.solve(&position.parse()?, request, watch).map(|mv| mv.to_string()))
    }

    fn forget(&mut self) {
        self.0.forget();
    }

    fn save(&self, out: &mut dyn Write) -> io::Result<()> {
        self.0.save(out)
    }

    fn load(&mut self, input: &mut dyn Read) -> Result<u64, LoadError> {
        self.0.load(input)
    }
}

/// How a position is to be solved.
#[derive(Clone, Copy)]
pub struct SolveRequest<'a> {
    /// What the solver may spend.
    pub budget: Budget,
    /// Whether to find the exact distance and all best moves even at more than the result's cost.
    pub thorough: bool,
    /// How many threads may work on it, where the solver can use more than one.
    pub threads: usize,
    /// The time. With more than one thread it counts the CPU time of all of them.
    pub clock: &'a dyn Clock,
    /// Ends the work early.
    pub stop: &'a Stop,
}

/// The result of a position with best play, for the player to move; a loss is the smallest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// The opponent wins.
    Loss,
    /// Nobody wins.
    Draw,
    /// The player to move wins.
    Win,
}

impl Value {
    /// Returns the result of a game in which `to_move` moves next.
    pub const fn outcome(self, to_move: Seat, margin: Option<u32>) -> Outcome {
        match self {
            Value::Win => Outcome::Won { by: to_move, margin },
            Value::Draw => Outcome::Drawn,
            Value::Loss => Outcome::Won { by: to_move.opponent(), margin },
        }
    }
}

/// Between which numbers something lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds<T> {
    /// The lower bound.
    pub at_least: T,
    /// The upper bound.
    pub at_most: T,
}

impl<T: PartialEq> Bounds<T> {
    /// Returns the number if it is known exactly.
    pub fn exact(self) -> Option<T> {
        (self.at_least == self.at_most).then_some(self.at_least)
    }
}

/// How many plies are left with best play: the winner hurries, the loser delays.
pub type Distance = Bounds<u32>;

/// The final score of the player to move, with best play.
pub type ScoreRange = Bounds<i32>;

/// What a solver found.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution<M> {
    /// The smallest result that is still possible.
    pub lowest: Value,
    /// The largest result that is still possible.
    pub highest: Value,
    /// The score, in a game that counts more than wins.
    pub score: Option<ScoreRange>,
    /// The distance to the end of a decided game, in a game where that matters.
    pub distance: Option<Distance>,
    /// Moves that keep the result and, where it is exact, the distance.
    pub best: Vec<M>,
    /// Whether `best` has all of them.
    pub best_is_complete: bool,
    /// Best play from here on, as far as it was worked out.
    pub line: Vec<M>,
    /// Where the proof of the result stands, if the solver works by proof numbers.
    pub proof: Option<ProofNumbers>,
    /// What the result alone has cost.
    pub proof_effort: Effort,
    /// What everything together has cost.
    pub effort: Effort,
}

impl<M> Solution<M> {
    /// Returns the same solution with its moves written in another form.
    pub fn map<N>(self, mut f: impl FnMut(M) -> N) -> Solution<N> {
        Solution {
            lowest: self.lowest,
            highest: self.highest,
            score: self.score,
            distance: self.distance,
            best: self.best.into_iter().map(&mut f).collect(),
            best_is_complete: self.best_is_complete,
            line: self.line.into_iter().map(&mut f).collect(),
            proof: self.proof,
            proof_effort: self.proof_effort,
            effort: self.effort,
        }
    }

    /// Returns the result if it is settled.
    pub fn value(&self) -> Option<Value> {
        (self.lowest == self.highest).then_some(self.lowest)
    }
}

/// Where the last proof search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofNumbers {
    /// The player whose win was to be proved.
    pub attacker: Seat,
    /// Positions to settle at the least until the attacker's win is proved; 0 when it is.
    pub proof: u32,
    /// Positions to settle at the least until it is disproved; 0 when it is.
    pub disproof: u32,
}

/// What a solver is working out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SolveStage {
    /// Whether a player wins.
    Win {
        /// Where the proof stands.
        proof: ProofNumbers,
        /// How many plies the attacker has, if they are limited.
        plies: Option<u32>,
    },
    /// What the score is.
    Score {
        /// What is known of it at this level of confidence.
        range: ScoreRange,
        /// The confidence of the result, in percent.
        confidence: u8,
    },
}

/// Where a solver stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SolveProgress {
    /// What it works on, and how much is missing.
    pub stage: SolveStage,
    /// What it spent so far.
    pub effort: Effort,
    /// How much of its table is in use, from 0 to 1.
    pub fill: f64,
}
