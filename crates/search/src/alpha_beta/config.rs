//! What the search does, each technique with a switch of its own.

use super::probable::Confidence;

/// How an [`AlphaBeta`](crate::AlphaBeta) searches.
///
/// Every technique can be switched off, to measure what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlphaBetaConfig {
    /// How many threads search. The answer depends on the seed alone only with one.
    pub threads: usize,
    /// The largest transposition table, in bytes; the budget may ask for a smaller one.
    pub table_bytes: u64,
    /// The deepest iteration, if there is a limit beside the budget's.
    pub depth: Option<u32>,
    /// Remember positions in the transposition table.
    pub table: bool,
    /// Remember only positions with at least this many plies to look ahead. With a quick
    /// evaluation 2 is faster: looking one ply ahead takes less time than memory does.
    pub table_depth: u32,
    /// Search all moves but the first with the smallest window, and again where that fails.
    pub principal_variation: bool,
    /// Start an iteration with a window around the value expected.
    pub aspiration: bool,
    /// Try moves first that refuted other positions of the same ply.
    pub killers: bool,
    /// Try moves first that were good elsewhere.
    pub history: bool,
    /// Try the move first that last refuted the opponent's last move.
    pub countermoves: bool,
    /// Look less deep at moves that come late in the order.
    pub late_move_reductions: bool,
    /// Look at moves that a guide lists later only with at least this many plies to look ahead.
    pub later_moves_depth: u32,
    /// Look one ply deeper where there is only one move to consider.
    pub extend_only_move: bool,
    /// How sure a guess from a shallow look must be to stand for a deep one, where the guide knows how
    /// good such guesses are. When nothing is left to look at, the search asks for more and more.
    pub confidence: Confidence,
    /// How many plies the search of forcing moves goes beyond the horizon.
    pub quiescence_plies: u32,
    /// End early when more time would not change the move.
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
            quiescence_plies: 8,
            manage_time: true,
        }
    }
}

impl AlphaBetaConfig {
    /// Returns the search that gives exactly the value of looking `depth` plies ahead at everything:
    /// all that saves work, and nothing that looks more or less deep here and there.
    #[must_use]
    pub fn full_width() -> AlphaBetaConfig {
        AlphaBetaConfig {
            late_move_reductions: false,
            later_moves_depth: 0,
            extend_only_move: false,
            confidence: Confidence::CERTAIN,
            quiescence_plies: 0,
            ..AlphaBetaConfig::default()
        }
    }
}
