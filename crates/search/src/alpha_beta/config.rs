//! The techniques of the search, each with a switch of its own.

use super::probable::Confidence;

/// How [`AlphaBeta`](crate::AlphaBeta) searches; each technique can be switched off to measure it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlphaBetaConfig {
    /// The number of threads. Only one thread is deterministic.
    pub threads: usize,
    /// The size of the transposition table in bytes; the budget may ask for less.
    pub table_bytes: u64,
    /// The deepest iteration, beside the budget's limit.
    pub depth: Option<u32>,
    /// Use the transposition table.
    pub table: bool,
    /// The least depth of table entries. With a quick evaluation 2 is faster.
    pub table_depth: u32,
    /// Principal variation search.
    pub principal_variation: bool,
    /// Aspiration windows.
    pub aspiration: bool,
    /// The killer heuristic.
    pub killers: bool,
    /// The history heuristic.
    pub history: bool,
    /// The countermove heuristic.
    pub countermoves: bool,
    /// Late move reductions.
    pub late_move_reductions: bool,
    /// The least depth at which later moves are searched.
    pub later_moves_depth: u32,
    /// Extend where there is only one move.
    pub extend_only_move: bool,
    /// The confidence of multi-ProbCut; it is raised when nothing deeper is left to search.
    pub confidence: Confidence,
    /// Stop early when more time would not change the move.
    pub manage_time: bool,
}

impl Default for AlphaBetaConfig {
    fn default() -> Self {
        AlphaBetaConfig {
            threads: 1,
            table_bytes: 64 << 20,
            depth: None,
            table: true,
            table_depth: 1,
            principal_variation: true,
            aspiration: true,
            killers: true,
            history: true,
            countermoves: true,
            late_move_reductions: true,
            later_moves_depth: 3,
            extend_only_move: true,
            confidence: Confidence::LOWEST,
            manage_time: true,
        }
    }
}

impl AlphaBetaConfig {
    /// Returns the search that gives exactly the minimax value: no reductions, extensions or selectivity.
    pub fn full_width() -> AlphaBetaConfig {
        AlphaBetaConfig {
            late_move_reductions: false,
            later_moves_depth: 0,
            extend_only_move: false,
            confidence: Confidence::CERTAIN,
            ..AlphaBetaConfig::default()
        }
    }
}
