//! The exact endgame solver: the final score with best play on both sides.
//!
//! Only null windows are searched: is the score more than `alpha`? Two settle a score guessed
//! right. The tree has zones by the number of empty squares, each with what pays there:
//!
//! | empty squares | file | what helps |
//! |---|---|---|
//! | 1 to 4 | `last.rs` | written out, discs counted from tables of lines |
//! | to 6 | `shallow.rs` | parity, stable discs (`stability.rs`) |
//! | to 13 | `null_window.rs` | fastest first (`ordering.rs`), a small table for each thread |
//! | more | `deep.rs` | the learned evaluation, a large table (`table.rs`), several threads (`parallel.rs`) |
//!
//! The same search chooses moves where an exact score takes long: to a fixed depth (`midgame.rs`),
//! or for win, draw or loss (`verdict.rs`). Selective searches (`selectivity.rs`) run first, for
//! good moves and a good guess. All of it is compiled for each instruction set (`kernel`).

mod deep;
mod kernel;
mod last;
mod midgame;
mod node;
mod null_window;
mod ordering;
mod parallel;
mod saved;
mod selectivity;
mod shallow;
mod solve;
mod stability;
mod table;
mod techniques;
#[cfg(test)]
mod tests;
mod verdict;
mod worker;

use std::io::{self, Read, Write};
use std::sync::{Arc, Mutex};

use crate::{Move, Othello};
use sakiyomi_core::{Budget, Effort, ManualClock, Outcome, State as _, Stop};
use sakiyomi_search::proof_number::LoadError;

use super::eval::Evaluation;
use kernel::{Kernel, Portable};
pub(super) use midgame::{Deeper, FINE, Iteration, MidgameConfig, ROUGH};
use sakiyomi_play::solver::{ScoreRange, Solution, SolveProgress, SolveRequest, Solver, Value};
pub(super) use selectivity::{LEVELS, PROOF};
use solve::Work;
use table::{BUCKET_BYTES, EndgameTable};
pub use techniques::Techniques;
use worker::{Setup, Shared};

/// The positions that best moves and line may cost beyond what the score has cost.
const DETAILS: u64 = 1 << 20;
/// More threads than this find nothing to do.
const MOST_THREADS: usize = 64;
/// The size of the table that stays in the cache of one core.
const NEAR_BYTES: u64 = 512 << 10;

/// Returns from the function with the value of an expression, computed with the fastest kernel there is.
macro_rules! with_best_kernel {
    ($kernel:ident => $body:expr) => {{
        #[cfg(target_arch = "x86_64")]
        if let Some($kernel) = kernel::Avx2::detect() {
            return $body;
        }
        let $kernel = Portable;
        $body
    }};
}

/// Solves Othello.
pub struct OthelloSolver {
    table: EndgameTable,
    /// The small tables of threads, as far as they were needed.
    near: Vec<EndgameTable>,
    near_bytes: u64,
    /// The most of them that there can be.
    most_threads: usize,
    techniques: Techniques,
    evaluation: Arc<Evaluation>,
}

impl OthelloSolver {
    /// Returns a solver with a table of no more than `memory` bytes.
    pub fn new(memory: u64) -> OthelloSolver {
        let near_bytes = NEAR_BYTES.min(memory / 16).max(BUCKET_BYTES);
        let most_threads = (memory / 8 / near_bytes) as usize;
        OthelloSolver {
            table: EndgameTable::new(memory - memory / 8),
            near: Vec::new(),
            near_bytes,
            most_threads: most_threads.clamp(1, MOST_THREADS),
            techniques: Techniques::default(),
            evaluation: Evaluation::shipped(),
        }
    }

    /// Returns the solver with another evaluation for move ordering and midgame search.
    #[must_use]
    pub fn with_evaluation(self, evaluation: Arc<Evaluation>) -> OthelloSolver {
        OthelloSolver { evaluation, ..self }
    }

    /// Returns the solver that does without some of its [`Techniques`].
    #[must_use]
    pub fn with(self, techniques: Techniques) -> OthelloSolver {
        if techniques.table {
            return OthelloSolver { techniques, ..self };
        }
        // One bucket of four places remembers next to nothing.
        OthelloSolver {
            techniques,
            table: EndgameTable::new(0),
            near: Vec::new(),
            near_bytes: BUCKET_BYTES,
            ..self
        }
    }

    fn solve_with<K: Kernel>(
        &mut self,
        kernel: K,
        state: &Othello,
        request: SolveRequest<'_>,
        watch: &mut dyn FnMut(&SolveProgress),
    ) -> Solution<Move> {
        let thorough = request.thorough;
        let solved = self.work(kernel, request, watch, |mut work| {
            let is_over = state.outcome().is_some();
            let range = if is_over {
                ScoreRange { at_least: state.tournament_score(), at_most: state.tournament_score() }
            } else {
                work.score(state)
            };
            let proof_effort = work.shared.effort();
            let mut best = (Vec::new(), is_over);
            let mut line = Vec::new();
            if let (Some(score), false) = (range.exact(), is_over) {
                line = work.line(state, score);
                if !thorough {
                    work.shared.limit(proof_effort.nodes + DETAILS);
                }
                best = work.best_moves(state, score);
                if let (true, Some(&first)) = (best.0.is_empty(), line.first()) {
                    best.0.push(first);
                }
            }
            (range, best, line, proof_effort)
        });
        let ((range, best, line, proof_effort), effort) = solved;
        Solution {
            lowest: value_of(range.at_least),
            highest: value_of(range.at_most),
            score: Some(range),
            distance: None,
            best: best.0,
            best_is_complete: best.1,
            line,
            proof: None,
            proof_effort,
            effort,
        }
    }

    /// Returns the exact score and a line of best play, and does nothing beyond that.
    pub(super) fn exact(
        &mut self,
        state: &Othello,
        request: SolveRequest<'_>,
    ) -> (Option<(i32, Vec<Move>)>, Effort) {
        with_best_kernel!(kernel => self.work(kernel, request, &mut |_| {}, |mut work| work.exact(state)))
    }

    fn score(&mut self, state: &Othello, request: SolveRequest<'_>) -> Option<i32> {
        with_best_kernel!(kernel => self.work(kernel, request, &mut |_| {}, |mut work| {
            work.score(state).exact()
        }).0)
    }

    /// Returns a move that wins, or else draws, as surely as the budget allows; of several, `preferred`.
    pub(super) fn verdict(
        &mut self,
        state: &Othello,
        preferred: Move,
        is_near: bool,
        request: SolveRequest<'_>,
    ) -> (Option<Move>, Effort) {
        with_best_kernel!(kernel => self.work(kernel, request, &mut |_| {}, |mut work| {
            work.verdict(state, preferred, is_near)
        }))
    }

    /// Searches `state`, in which a disc can be placed, until `after` has enough or the budget is spent.
    pub(super) fn midgame(
        &mut self,
        state: &Othello,
        config: MidgameConfig,
        request: SolveRequest<'_>,
        after: &mut dyn FnMut(&Iteration, Effort) -> Deeper,
    ) -> (Iteration, Effort) {
        with_best_kernel!(kernel => self.work(kernel, request, &mut |_| {}, |mut work| {
            work.midgame(state, config, after)
        }))
    }

    fn work<K: Kernel, T>(
        &mut self,
        kernel: K,
        request: SolveRequest<'_>,
        watch: &mut dyn FnMut(&SolveProgress),
        task: impl FnOnce(Work<'_, K>) -> T,
    ) -> (T, Effort) {
        self.table.next_search();
        let SolveRequest { budget, threads, clock, stop, .. } = request;
        let threads = threads.clamp(1, self.most_threads);
        let shared = Shared::new(Setup {
            table: &self.table,
            evaluation: &self.evaluation,
            techniques: self.techniques,
            budget,
            clock,
            stop,
            threads,
            memory: self.table.bytes() + self.near_bytes * threads as u64,
            near_bytes: self.near_bytes,
            spare: Mutex::new(std::mem::take(&mut self.near)),
        });
        let result = task(Work { kernel, shared: &shared, watch });
        let effort = shared.effort();
        self.near = shared.into_spare();
        (result, effort)
    }
}

fn value_of(score: i32) -> Value {
    match score {
        ..0 => Value::Loss,
        0 => Value::Draw,
        1.. => Value::Win,
    }
}

impl Solver<Othello> for OthelloSolver {
    fn solve(
        &mut self,
        state: &Othello,
        request: SolveRequest<'_>,
        watch: &mut dyn FnMut(&SolveProgress),
    ) -> Solution<Move> {
        with_best_kernel!(kernel => self.solve_with(kernel, state, request, watch))
    }

    fn outcome(&mut self, state: &Othello, nodes: u64) -> Option<Outcome> {
        if let Some(outcome) = state.outcome() {
            return Some(outcome);
        }
        let (clock, stop) = (&ManualClock::default(), &Stop::default());
        let budget = Budget::nodes(nodes);
        let request = SolveRequest { budget, thorough: false, threads: 1, clock, stop };
        let score = self.score(state, request)?;
        Some(value_of(score).outcome(state.to_move(), Some(score.unsigned_abs())))
    }

    fn forget(&mut self) {
        self.table.clear();
        self.near.clear();
    }

    fn save(&self, out: &mut dyn Write) -> io::Result<()> {
        self.table.save(out)
    }

    fn load(&mut self, input: &mut dyn Read) -> Result<u64, LoadError> {
        self.table.load(input)
    }
}
