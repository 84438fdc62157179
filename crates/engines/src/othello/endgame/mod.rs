//! The exact endgame solver: the final score with best play on both sides.
//!
//! Every question is one with the answer yes or no: is the score more than
//! `alpha`? Two such questions settle a score that was guessed right. The tree has
//! zones by the number of empty squares, each with what pays there:
//!
//! | empty squares | file | what helps |
//! |---|---|---|
//! | 1 to 4 | `last.rs` | written out, discs counted from tables of lines |
//! | to 7 | `shallow.rs` | parity, stable discs |
//! | more | `null_window.rs` | transposition table, fastest first |
//!
//! All of it is compiled for each instruction set (`kernel`) that it was written
//! for, and chosen when a search starts.

mod kernel;
mod last;
mod node;
mod null_window;
mod ordering;
mod saved;
mod shallow;
mod solve;
mod stability;
mod table;
#[cfg(test)]
mod tests;
mod worker;

use std::io::{self, Read, Write};

use sakiyomi_core::{Effort, State as _};
use sakiyomi_games::othello::{Move, Othello};
use sakiyomi_search::proof_number::LoadError;

use crate::solver::{ScoreRange, Solution, SolveProgress, SolveRequest, Solver, Value};
use kernel::{Kernel, Portable};
use solve::Work;
use table::Table;
use worker::Shared;

/// The positions that best moves and line may cost beyond what the score has cost.
const DETAILS: u64 = 1 << 20;

/// Solves Othello.
pub struct OthelloSolver {
    table: Table,
}

impl OthelloSolver {
    /// Returns a solver with a table of no more than `memory` bytes.
    #[must_use]
    pub fn new(memory: u64) -> OthelloSolver {
        OthelloSolver { table: Table::new(memory) }
    }

    fn solve_with<K: Kernel>(
        &mut self,
        kernel: K,
        state: &Othello,
        request: SolveRequest<'_>,
        watch: &mut dyn FnMut(&SolveProgress),
    ) -> Solution<Move> {
        self.table.next_search();
        let SolveRequest { budget, threads, clock, stop, .. } = request;
        let shared = Shared::new(budget, clock, stop, threads);
        let mut work = Work { kernel, table: &self.table, shared: &shared, watch };
        let is_over = state.outcome().is_some();
        let range = if is_over {
            ScoreRange { at_least: state.tournament_score(), at_most: state.tournament_score() }
        } else {
            work.score(state)
        };
        let proof_effort = shared.effort();
        let mut best = (Vec::new(), is_over);
        let mut line = Vec::new();
        if let (Some(score), false) = (range.exact(), is_over) {
            line = work.line(state, score);
            if !request.thorough {
                shared.limit(proof_effort.nodes + DETAILS);
            }
            best = work.best_moves(state, score);
            if let (true, Some(&first)) = (best.0.is_empty(), line.first()) {
                best.0.push(first);
            }
        }
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
            effort: Effort { memory: self.table.bytes(), ..shared.effort() },
        }
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
        #[cfg(target_arch = "x86_64")]
        if let Some(kernel) = kernel::Avx2::detect() {
            return self.solve_with(kernel, state, request, watch);
        }
        self.solve_with(Portable, state, request, watch)
    }

    fn forget(&mut self) {
        self.table.clear();
    }

    fn save(&self, out: &mut dyn Write) -> io::Result<()> {
        self.table.save(out)
    }

    fn load(&mut self, input: &mut dyn Read) -> Result<u64, LoadError> {
        self.table.load(input)
    }
}
