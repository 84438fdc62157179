//! Games of the engine against itself, as positions with what they are worth.
//!
//! A game begins with random moves, or with a position from the games of others, where neither side
//! is far ahead. Now and then a nearly best move is played instead of the best, so that games
//! differ and stay worth playing. A value is what a search says, exact near the end; before that it
//! is mixed with the value of the next position as far as the best move was played, so that what is
//! certain at the end reaches the beginning (Sutton's TD(λ)).

use std::sync::Arc;

use crate::{Board, Move, Othello};
use sakiyomi_core::{Budget, Effort, MoveList, Rng, Seat, State as _, Stop, SystemClock};

use super::super::endgame::{Deeper, Iteration, MidgameConfig, OthelloSolver};
use super::super::eval::{Evaluation, Indices, UNIT};
use super::samples::Sample;
use sakiyomi_play::solver::{SolveRequest, Solver as _};
use sakiyomi_play::tune::opening;

/// With so many squares empty or fewer, values are exact.
const EXACT: u32 = 16;
const SOLVER_BYTES: u64 = 4 << 20;
/// Random moves at least, and more on top, the lesser of two draws: many make no sense.
const RANDOM_PLIES: [u32; 2] = [4, 20];
/// How far ahead a side may be in the opening, by a search of so many nodes; how many tries.
const EVEN: f32 = 6.0;
const EVEN_NODES: u64 = 3_000;
const EVEN_TRIES: u32 = 12;
/// One move in this many is chosen among the nearly best, so that games differ.
const OTHER_MOVE: u32 = 12;
/// What such a move may lose by a shallow search, in hundredths of a disc.
const OTHER_LOSS: i32 = 400;
/// How much the value of the next position counts for that of a position before it.
const NEXT_SHARE: f32 = 0.75;
/// The growth in nodes of two more plies, and then one more.
const GROWTH: u64 = 4;

/// What the players of a generation know.
#[derive(Clone)]
pub(super) struct Generation {
    pub(super) evaluation: Arc<Evaluation>,
    /// Whether the evaluation knows nothing yet, so that only the end of a game tells a value.
    pub(super) is_blank: bool,
    /// Positions to begin with, beside those of random moves.
    pub(super) starts: Arc<[Board]>,
}

fn unlimited(stop: &Stop) -> SolveRequest<'_> {
    let budget = Budget::UNLIMITED;
    SolveRequest { budget, thorough: false, threads: 1, clock: &SystemClock::Thread, stop }
}

pub(super) struct Player {
    /// The search with the weights of the generation.
    search: OthelloSolver,
    /// Finds exact values, which are the same whatever it orders moves by.
    solver: OthelloSolver,
    generation: Generation,
    nodes: u64,
}

struct Moment {
    board: Board,
    /// In discs.
    value: f32,
    is_exact: bool,
    /// Whether the best move was played.
    followed: bool,
}

impl Player {
    pub(super) fn new(generation: Generation, nodes: u64) -> Player {
        let solver = || OthelloSolver::new(SOLVER_BYTES);
        let search = solver().with_evaluation(generation.evaluation.clone());
        Player { search, solver: solver(), generation, nodes }
    }

    pub(super) fn play(&mut self, number: u32, rng: &mut Rng, stop: &Stop) -> Vec<Sample> {
        self.search.forget();
        self.solver.forget();
        let mut state = self.start(rng, stop);
        let mut moments = Vec::new();
        while state.outcome().is_none() {
            let (best, value, is_exact) = self.think(&state, stop);
            let mv = match rng.below(OTHER_MOVE) {
                0 => self.other_move(&state, rng).unwrap_or(best),
                _ => best,
            };
            let followed = mv == best;
            moments.push(Moment { board: state.board(), value, is_exact, followed });
            state.apply(mv);
        }
        self.label(&moments, state.tournament_score() as f32, number)
    }

    /// Returns the best move, the value in discs, and whether that is exact.
    fn think(&mut self, state: &Othello, stop: &Stop) -> (Move, f32, bool) {
        if state.board().empty().count_ones() <= EXACT
            && let Some((best, score)) = self.solve(state, stop)
        {
            return (best, score as f32, true);
        }
        if state.board().mobility() == 0 {
            let mut passed = *state;
            passed.apply(Move::Pass);
            let (_, value, _) = self.think(&passed, stop);
            return (Move::Pass, -value, false);
        }
        let (best, value) = self.search(state, self.nodes, stop);
        (best, value, false)
    }

    /// Returns best move and value in discs, a mean of depths one ply apart (odd-even effect).
    fn search(&mut self, state: &Othello, nodes: u64, stop: &Stop) -> (Move, f32) {
        let mut values = [(0, 0); 2];
        let mut is_last = false;
        let mut after = |found: &Iteration, effort: Effort| {
            values = [values[1], (found.depth, found.score())];
            match (is_last, effort.nodes * GROWTH < nodes) {
                (true, _) => Deeper::Enough,
                (false, true) => Deeper::By(2),
                (false, false) => {
                    is_last = true;
                    Deeper::By(1)
                }
            }
        };
        let request = SolveRequest { budget: Budget::nodes(nodes), ..unlimited(stop) };
        let (found, _) = self.search.midgame(state, MidgameConfig::default(), request, &mut after);
        let [(before, earlier), (depth, score)] = values;
        let (depth, score) = if depth == 0 { (found.depth, found.score()) } else { (depth, score) };
        let earlier = if before + 1 == depth { earlier } else { score };
        (found.best(), (earlier + score) as f32 / (2 * UNIT) as f32)
    }

    fn solve(&mut self, state: &Othello, stop: &Stop) -> Option<(Move, i32)> {
        let solution = self.solver.solve(state, unlimited(stop), &mut |_| {});
        Some((*solution.line.first()?, solution.score?.exact()?))
    }

    /// Returns the samples of a game that ended with `result` for the player who would move.
    fn label(&self, moments: &[Moment], result: f32, game: u32) -> Vec<Sample> {
        let mut next = result;
        let mut samples: Vec<Sample> = moments
            .iter()
            .rev()
            .map(|moment| {
                let share = match (moment.is_exact, self.generation.is_blank, moment.followed) {
                    (true, ..) => 0.0,
                    (false, true, _) => 1.0,
                    (false, false, true) => NEXT_SHARE,
                    (false, false, false) => 0.0,
                };
                let target = share * -next + (1.0 - share) * moment.value;
                next = target;
                Sample { board: moment.board, target, game }
            })
            .collect();
        samples.reverse();
        samples
    }

    /// Returns one of the moves that a shallow search finds nearly best.
    fn other_move(&self, state: &Othello, rng: &mut Rng) -> Option<Move> {
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        let value = |mv: Move| {
            let mut next = *state;
            next.apply(mv);
            -self.generation.evaluation.hundredths(next.board(), &Indices::of(next.board()))
        };
        let values: Vec<(Move, i32)> = moves.iter().map(|&mv| (mv, value(mv))).collect();
        let best = values.iter().map(|&(_, value)| value).max()?;
        let good: Vec<Move> = values
            .into_iter()
            .filter_map(|(mv, value)| (value >= best - OTHER_LOSS).then_some(mv))
            .collect();
        rng.choose(&good).copied()
    }

    /// Returns a position to begin with, if possible one in which neither side is far ahead.
    fn start(&mut self, rng: &mut Rng, stop: &Stop) -> Othello {
        for _ in 1..EVEN_TRIES {
            let state = self.any_start(rng);
            if state.board().mobility() != 0
                && self.search(&state, self.nodes.min(EVEN_NODES), stop).1.abs() <= EVEN
            {
                return state;
            }
        }
        self.any_start(rng)
    }

    /// Returns a position to begin with, in which the game goes on.
    fn any_start(&self, rng: &mut Rng) -> Othello {
        if rng.below(2) == 0
            && let Some(&board) = rng.choose(&self.generation.starts)
        {
            return Othello::new(board, Seat::First);
        }
        let [least, more] = RANDOM_PLIES;
        let plies = least + rng.below(more + 1).min(rng.below(more + 1));
        let choose = |state: &Othello| state.random_move(rng, &mut MoveList::new());
        opening(Othello::start(), plies, choose, |state| state.outcome().is_none())
    }
}
