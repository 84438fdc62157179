//! Which position is expanded next, and what its moves are worth.
//!
//! Drop-out expansion (Lincke 2001): the next position is the cheapest to get to, where a move costs a
//! little and what it loses against the best one. So the book is deep along the best lines and wide
//! where moves are about equal. Eight positions are expanded at a time, so that there is work for
//! several cores; which eight does not depend on their number.

use std::sync::Arc;

use crate::{Board, Othello};
use sakiyomi_core::{Budget, Certainty, Effort, Seat, State as _, Stop, SystemClock};

use super::super::endgame::{Deeper, FINE, Iteration, MidgameConfig, OthelloSolver};
use super::super::eval::{Evaluation, UNIT};
use super::graph::{Graph, LeafValue, next_boards};
use sakiyomi_play::book::{GrowConfig, Growth};
use sakiyomi_play::solver::{SolveRequest, Solver as _};
use sakiyomi_play::tune::in_parallel;

const AT_A_TIME: usize = 8;
/// What a move costs beside what it loses, in hundredths of a disc.
const STEP: u32 = 40;
/// The depth of the first search of a position.
const FIRST_DEPTH: u32 = 10;
/// A position that the first search finds worse than the best by more hundredths of a disc is not searched again.
const HOPELESS: i32 = 800;
/// With this many empties or fewer, values are exact, if the search is that deep.
const EXACT: u32 = 16;
/// Searches up to this depth share one table, deeper ones another.
const SHALLOW: u32 = 14;
const SHALLOW_BYTES: u64 = 1 << 20;
const DEEP_BYTES: u64 = 64 << 20;

pub(super) fn step(graph: &mut Graph, config: GrowConfig, stop: &Stop) -> Option<Growth> {
    let chosen = next_to_open(graph);
    let evaluation = Evaluation::shipped();
    let known = &*graph;
    let found = in_parallel(
        chosen.len() as u32,
        config.threads,
        stop,
        || BookSearch::new(&evaluation, config.depth),
        |search, number, _| search.expand(known, chosen[number as usize], config.depth, stop),
        |()| {},
    )?;
    let found: Vec<Expansion> = found.into_iter().collect::<Option<_>>()?;
    let before = graph.nodes().len();
    for (&place, expansion) in chosen.iter().zip(&found) {
        let leaf = |board: Board| expansion.leaves.iter().find(|(new, _)| *new == board);
        graph.open(place, |board| leaf(board).map_or(LeafValue::NONE, |&(_, leaf)| leaf));
    }
    graph.settle();
    Some(Growth {
        positions: graph.nodes().len() - before,
        nodes: found.iter().map(|expansion| expansion.nodes).sum(),
    })
}

/// Returns the positions that are opened next: the cheapest to get to at the edge of the book.
fn next_to_open(graph: &Graph) -> Vec<usize> {
    let costs = graph.costs(STEP);
    let mut edge: Vec<usize> = (0..graph.nodes().len())
        .filter(|&place| !graph.nodes()[place].is_opened())
        .filter(|&place| !is_over(graph.nodes()[place].board))
        .collect();
    // The order must not depend on how positions are numbered, which a file does not keep.
    edge.sort_unstable_by_key(|&place| {
        let Board { own, opponent } = graph.nodes()[place].board;
        (costs[place], own, opponent)
    });
    edge.truncate(AT_A_TIME);
    edge
}

fn is_over(board: Board) -> bool {
    board.mobility() == 0 && board.swapped().mobility() == 0
}

struct Expansion {
    /// The positions to which the moves lead that are new to the book.
    leaves: Vec<(Board, LeafValue)>,
    nodes: u64,
}

/// Searches positions. The values at one position do not depend on those searched before.
struct BookSearch {
    solver: OthelloSolver,
    nodes: u64,
}

impl BookSearch {
    fn new(evaluation: &Arc<Evaluation>, depth: u32) -> BookSearch {
        let bytes = if depth > SHALLOW { DEEP_BYTES } else { SHALLOW_BYTES };
        let solver = OthelloSolver::new(bytes).with_evaluation(Arc::clone(evaluation));
        BookSearch { solver, nodes: 0 }
    }

    /// Searches the successors of the position at `place`; `None` when stopped.
    fn expand(&mut self, book: &Graph, place: usize, depth: u32, stop: &Stop) -> Option<Expansion> {
        self.solver.forget();
        self.nodes = 0;
        let (known, mut new): (Vec<Board>, Vec<Board>) = next_boards(book.nodes()[place].board)
            .into_iter()
            .partition(|&board| book.find(board).is_some());
        new.sort_unstable_by_key(|board| (board.own, board.opponent));
        new.dedup();
        let mut leaves = Vec::new();
        for board in new {
            leaves.push((board, self.search(board, depth.min(FIRST_DEPTH), stop)?));
        }
        let known = known.into_iter().filter_map(|board| book.find(board)).map(|node| node.value);
        let best = known.chain(leaves.iter().map(|(_, leaf)| leaf.value)).min();
        let enough = best.unwrap_or(0) + HOPELESS;
        for (board, leaf) in &mut leaves {
            if leaf.value <= enough && leaf.certainty != Certainty::Exact && depth > FIRST_DEPTH {
                *leaf = self.search(*board, depth, stop)?;
            }
        }
        Some(Expansion { leaves, nodes: self.nodes })
    }

    fn search(&mut self, board: Board, depth: u32, stop: &Stop) -> Option<LeafValue> {
        let state = Othello::new(board, Seat::First);
        if state.outcome().is_some() {
            let value = 100 * state.tournament_score();
            return Some(LeafValue { value, depth: 0, certainty: Certainty::Exact });
        }
        if board.mobility() == 0 {
            let leaf = self.search(board.swapped(), depth, stop)?;
            return Some(LeafValue { value: -leaf.value, ..leaf });
        }
        let (clock, budget) = (&SystemClock::Thread, Budget::UNLIMITED);
        let request = SolveRequest { budget, thorough: false, threads: 1, clock, stop };
        let empty = board.empty().count_ones();
        if empty <= depth.min(EXACT) {
            let (found, effort) = self.solver.exact(&state, request);
            self.nodes += effort.nodes;
            let value = 100 * found?.0;
            return Some(LeafValue { value, depth: empty, certainty: Certainty::Exact });
        }
        // Odd-even effect: the side that moves last is overestimated. So the value is the mean of
        // the last two depths, except at the end of the game.
        let depth = depth.min(empty);
        let mut last = [None; 2];
        let mut after = |found: &Iteration, _: Effort| {
            let before = last[1].filter(|_| found.depth < empty);
            last = [before, Some(found.score())];
            match depth.saturating_sub(found.depth) {
                0 => Deeper::Enough,
                1 | 2 => Deeper::By(1),
                _ => Deeper::By(2),
            }
        };
        let config = MidgameConfig { width: FINE, ..MidgameConfig::default() };
        let (found, effort) = self.solver.midgame(&state, config, request, &mut after);
        self.nodes += effort.nodes;
        let [before, Some(score)] = last else { return None };
        let value = 100 * (before.unwrap_or(score) + score) / (2 * UNIT);
        let Iteration { depth, certainty, .. } = found;
        (!stop.is_requested()).then_some(LeafValue { value, depth, certainty })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::{MoveList, Rng};

    /// Returns positions of random games with `empty` empty squares.
    fn boards(empty: u32) -> impl Iterator<Item = Board> {
        (0..).filter_map(move |seed| {
            let mut rng = Rng::seeded(seed);
            let mut state = Othello::start();
            while state.board().empty().count_ones() > empty {
                state.apply(state.random_move(&mut rng, &mut MoveList::new())?);
            }
            Some(state.board())
        })
    }

    #[test]
    fn looks_near_the_end_are_exact() {
        let mut searcher = BookSearch::new(&Evaluation::shipped(), 12);
        let mut passes = 0;
        for board in boards(3).filter(|&board| !is_over(board)).take(400) {
            let mut solver = OthelloSolver::new(SHALLOW_BYTES);
            let (clock, stop) = (&SystemClock::Thread, &Stop::default());
            let budget = Budget::UNLIMITED;
            let request = SolveRequest { budget, thorough: false, threads: 1, clock, stop };
            let solution = solver.solve(&Othello::new(board, Seat::First), request, &mut |_| ());
            let score = solution.score.and_then(|range| range.exact()).expect("it is solved");
            let leaf = searcher.search(board, 12, stop).expect("nobody stops it");
            assert_eq!((leaf.value, leaf.certainty), (100 * score, Certainty::Exact));
            passes += u32::from(board.mobility() == 0);
        }
        assert!(passes > 0);
    }

    #[test]
    fn a_look_that_reaches_the_end_of_the_game_counts_discs() {
        let mut searcher = BookSearch::new(&Evaluation::shipped(), 24);
        for board in boards(18).filter(|board| board.mobility() != 0).take(3) {
            let leaf = searcher.search(board, 24, &Stop::default()).expect("nobody stops it");
            assert_eq!((leaf.depth, leaf.value % 200), (18, 0), "{leaf:?}");
        }
    }

    #[test]
    fn moves_that_lose_much_get_no_second_look() {
        let mut graph = Graph::new(Othello::start().board());
        let config = GrowConfig { depth: 12, threads: 2 };
        for _ in 0..5 {
            step(&mut graph, config, &Stop::default()).expect("nobody stops it");
        }
        let leaves = || graph.nodes().iter().filter_map(|node| node.leaf_value());
        assert!(leaves().all(|leaf| [FIRST_DEPTH, 12].contains(&leaf.depth)));
        assert!(
            leaves().any(|leaf| leaf.depth == FIRST_DEPTH) && leaves().any(|leaf| leaf.depth == 12)
        );
        let mut other = Graph::new(Othello::start().board());
        for _ in 0..5 {
            step(&mut other, GrowConfig { threads: 1, ..config }, &Stop::default());
        }
        let first = leaves().collect::<Vec<_>>();
        assert_eq!(
            first,
            other.nodes().iter().filter_map(|node| node.leaf_value()).collect::<Vec<_>>()
        );
    }
}
