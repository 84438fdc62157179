//! The midgame search: iterative deepening with null windows, for one or several best moves.
//!
//! Iterations go two plies deeper each, because odd and even depths differ in who moves last: the
//! value two plies before is the better guess. Two null windows settle a score to within a disc,
//! which is enough to choose a move; a few more settle it as finely as the caller wants. Several
//! lines are searched one after another, each without the moves that are ranked already (multi-PV).

use std::cmp::Reverse;

use crate::rules::squares;
use crate::{Board, Move, Othello, Square};
use sakiyomi_core::{Certainty, Effort, State as _};

use super::deep::{NullWindow, search_moves, value};
use super::kernel::Kernel;
use super::node::Node;
use super::ordering::Moves;
use super::parallel::Best;
use super::selectivity::{self, LEVELS, Level, PROOF};
use super::solve::{Work, down, node_of, up};
use super::worker::Worker;
use crate::eval::{Indices, UNIT};

/// The score resolution when choosing a move.
pub(in super::super) const ROUGH: i32 = UNIT;

/// The score resolution when values matter.
pub(in super::super) const FINE: i32 = UNIT / 16;

/// At the end of the game every score is an even number of discs.
const EVEN: i32 = 2 * UNIT;

#[derive(Clone, Copy, Debug)]
pub(in super::super) struct MidgameConfig {
    pub(in super::super) first: u32,
    /// The depth of the last one; from there on only the selectivity changes.
    pub(in super::super) deepest: u32,
    /// How many best moves get values of their own.
    pub(in super::super) lines: usize,
    /// The score resolution, in fractions of a disc.
    pub(in super::super) width: i32,
    /// The selectivity of the first iterations.
    pub(in super::super) level: Level,
}

impl Default for MidgameConfig {
    fn default() -> MidgameConfig {
        MidgameConfig { first: 2, deepest: 64, lines: 1, width: ROUGH, level: LEVELS[0] }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in super::super) struct Iteration {
    /// The best moves, best first; at least one.
    pub(in super::super) lines: Vec<RootLine>,
    /// Its depth; 0 when there were too few nodes even to compare the moves.
    pub(in super::super) depth: u32,
    pub(in super::super) certainty: Certainty,
}

impl Iteration {
    pub(in super::super) fn best(&self) -> Move {
        self.lines[0].moves[0]
    }

    /// Returns the score of the best move, in parts of a disc.
    pub(in super::super) fn score(&self) -> i32 {
        self.lines[0].score
    }
}

/// A move at the root with the best play after it, as far as the table knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in super::super) struct RootLine {
    pub(in super::super) score: i32,
    pub(in super::super) moves: Vec<Move>,
    pub(in super::super) nodes: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Deeper {
    By(u32),
    Enough,
}

/// The root: its moves, the ranked ones first.
pub(super) struct Root {
    node: Node,
    indices: Indices,
    moves: Vec<RootMove>,
}

struct RootMove {
    square: u32,
    /// Its value when it was last ranked; that of the position after it at first.
    value: i32,
    nodes: u64,
}

impl Root {
    pub(super) fn empties(&self) -> u32 {
        self.node.empties
    }

    /// Brings the move at `square` to the place `rank`; those in between move back by one.
    pub(super) fn rank(&mut self, square: u32, rank: usize) {
        if let Some(from) = self.moves.iter().position(|mv| mv.square == square) {
            self.moves[rank..=from].rotate_right(1);
        }
    }
}

impl<K: Kernel> Work<'_, K> {
    /// Searches `state`, in which a disc can be placed, until `after` has enough or the budget is spent.
    pub(super) fn midgame(
        &mut self,
        state: &Othello,
        config: MidgameConfig,
        after: &mut dyn FnMut(&Iteration, Effort) -> Deeper,
    ) -> Iteration {
        let (mut root, is_compared) = self.root(state);
        let lines = config.lines.clamp(1, root.moves.len());
        let empties = root.node.empties;
        let deepest = config.deepest.min(empties);
        let mut found = self.iteration(state, &root, lines, 1);
        if !is_compared {
            return Iteration { depth: 0, ..found };
        }
        let mut selective = config.level;
        let mut depth = config.first.min(deepest);
        loop {
            let level = if selectivity::cuts_nothing(empties, depth) { PROOF } else { selective };
            // Comparing the moves was the search of one ply, unless that is the last of the game.
            if depth > 1 || depth == empties {
                for rank in 0..lines {
                    let before = self.shared.effort().nodes;
                    let settled = self.settle(&mut root, rank, config.width, depth, level);
                    root.moves[rank].nodes += self.shared.effort().nodes - before;
                    if settled.is_none() {
                        return self.interrupted(found, &root);
                    }
                }
                root.moves[..lines].sort_by_key(|mv| Reverse(mv.value));
                found = self.iteration(state, &root, lines, depth);
            }
            found.certainty = level.certainty(depth == empties);
            let Deeper::By(plies) = after(&found, self.shared.effort()) else { return found };
            if depth < deepest {
                depth = (depth + plies).min(deepest);
            } else if let Some(surer) = level.raised() {
                selective = surer;
            } else {
                return found;
            }
        }
    }

    /// Returns the root, its moves by their values one ply ahead, and whether the budget sufficed.
    pub(super) fn root(&mut self, state: &Othello) -> (Root, bool) {
        let Board { own, opponent } = state.board();
        let (node, indices) = (node_of(state), Indices::of(state.board()));
        let mobility = self.kernel.mobility(own, opponent);
        let count = u64::from(mobility.count_ones());
        let affordable = self.shared.spend(count);
        let before = indices.before_a_move();
        let worker = Worker::new(self.shared, None, PROOF.confidence);
        let mut moves = Vec::new();
        for (number, square) in (1..).zip(squares(mobility)) {
            let flips = self.kernel.flips(own, opponent, square);
            let next = node.after(square, flips);
            let value = match number {
                _ if next.own == 0 => 64 * UNIT,
                _ if number > affordable => -64 * UNIT,
                _ => -value(self.kernel, &worker, next, &before.after(square, flips)),
            };
            moves.push(RootMove { square, value, nodes: 1 });
        }
        moves.sort_by_key(|mv| Reverse(mv.value));
        (Root { node, indices, moves }, affordable == count)
    }

    /// Brings the best move from `rank` on there with its value; `None` when the budget ends first.
    /// A move that fails high is brought there at once.
    fn settle(
        &mut self,
        root: &mut Root,
        rank: usize,
        width: i32,
        depth: u32,
        level: Level,
    ) -> Option<()> {
        let (rough, width, grain) =
            if depth == root.node.empties { (EVEN, EVEN, EVEN) } else { (ROUGH, width, 1) };
        let (mut low, mut high) = (-64 * UNIT, 64 * UNIT);
        let mut alpha = root.moves[rank].value - rough / 2;
        while high - low >= width.min(rough) {
            alpha = if high - low < rough { i32::midpoint(low, high) } else { alpha };
            alpha = alpha.clamp(low, high - 1);
            let Best { score, square } = self.search_root(root, rank, alpha, depth, level)?;
            if score > alpha {
                low = up(score, grain);
                alpha = low + rough - 1;
                if let Some(square) = square {
                    root.rank(square, rank);
                    root.moves[rank].value = low;
                }
            } else {
                high = down(score, grain);
                alpha = high - rough;
            }
        }
        root.moves[rank].value = i32::midpoint(low, high);
        Some(())
    }

    /// Searches the moves from place `rank` on with the null window above `alpha`, in parts of a disc;
    /// `None` when the budget ends first.
    pub(super) fn search_root(
        &mut self,
        root: &Root,
        rank: usize,
        alpha: i32,
        depth: u32,
        level: Level,
    ) -> Option<Best> {
        let mut worker = Worker::new(self.shared, None, level.confidence);
        if depth < root.node.empties {
            worker.reserve = 1;
        }
        let mut moves = Moves::new();
        for (promise, mv) in root.moves[rank..].iter().rev().enumerate() {
            moves.push(mv.square, promise as u32);
        }
        let window = NullWindow { node: root.node, indices: &root.indices, alpha, depth };
        let best = search_moves(self.kernel, &mut worker, window, moves);
        (!worker.stopped).then_some(best)
    }

    fn iteration(&self, state: &Othello, root: &Root, lines: usize, depth: u32) -> Iteration {
        let line = |mv: &RootMove| RootLine {
            score: mv.value,
            moves: self.line_from(state, place(mv.square), depth),
            nodes: mv.nodes,
        };
        let lines = root.moves[..lines].iter().map(line).collect();
        Iteration { lines, depth, certainty: Certainty::Depth }
    }

    /// Returns the result of a cut iteration: a new best move counts at once, the values of several
    /// lines only when all come from one iteration.
    fn interrupted(&self, finished: Iteration, root: &Root) -> Iteration {
        let RootMove { square, value, nodes } = root.moves[0];
        if finished.lines.len() > 1 || finished.best() == place(square) {
            return finished;
        }
        let lines = vec![RootLine { score: value, moves: vec![place(square)], nodes }];
        Iteration { lines, ..finished }
    }

    /// Returns `first` and the best moves after it that the table knows.
    fn line_from(&self, state: &Othello, first: Move, plies: u32) -> Vec<Move> {
        let mut line = vec![first];
        let mut state = *state;
        state.apply(first);
        while state.outcome().is_none() && (line.len() as u32) < plies {
            let mv = if state.board().mobility() == 0 {
                Move::Pass
            } else {
                let Some(mv) = self.known_move(node_of(&state)) else { break };
                mv
            };
            line.push(mv);
            state.apply(mv);
        }
        line
    }
}

pub(super) fn place(square: u32) -> Move {
    Move::Place(Square::from_bit(1 << square))
}
