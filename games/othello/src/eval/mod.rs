//! The learned evaluation: a sum of weights, one set for every two plies.
//!
//! Each of 62 patterns (`patterns.rs`) adds the weight of its contents, and so do the mobility of each
//! side and the number of discs, which also says who is likely to move last. [`Indices`] keeps the
//! places in the tables up to date from move to move. Weights are whole eighths of a disc.

mod indices;
mod patterns;
mod probcut;
mod weights;

use std::hint::black_box;
use std::sync::{Arc, LazyLock};

use crate::{Board, Othello};
use sakiyomi_core::{Heuristic, Score};
use sakiyomi_search::alpha_beta::ProbCutParams;

pub use indices::Indices;
pub(super) use indices::Row;
use patterns::{ALL, FOLDING, INSTANCES, KIND_COUNT, contents_of};
pub use probcut::ProbCutModel;
pub(super) use probcut::TERMS;
pub use weights::{Weights, WeightsError};

/// What stands for one disc in the values.
pub(super) const UNIT: i32 = 32;
/// Weights are eighths of a disc, which fit in a byte, so that a phase stays in the cache.
pub(super) const WEIGHT: i32 = UNIT / 8;
/// Positions with so many numbers of discs in a row share their weights.
const DISCS_PER_PHASE: usize = 2;
pub(super) const PHASES: usize = 60 / DISCS_PER_PHASE;
/// The largest mobility with its own weight.
const MOST_MOVES: usize = 31;
/// The number of weights that add up to a value.
pub(super) const FACTS: usize = INSTANCES + 3;

/// The evaluation as engines use it.
///
/// ```
/// use sakiyomi_core::Heuristic;
/// use sakiyomi_othello::{Evaluation, Othello};
/// let score = Evaluation::shipped().score(&Othello::start());
/// assert!(score.hundredths().abs() < 500);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Evaluation {
    phases: Vec<[i8; PHASE_LEN]>,
    /// The ProbCut parameters, by number of empties and depth.
    probcut_table: Vec<Vec<Option<ProbCutParams>>>,
}

/// ProbCut parameters are tabulated below this depth; deeper searches use the last entry.
const DEPTHS: u32 = 48;

impl Evaluation {
    /// Returns the evaluation that comes with the program.
    pub fn shipped() -> Arc<Evaluation> {
        static SHIPPED: LazyLock<Arc<Evaluation>> = LazyLock::new(|| {
            let weights =
                Weights::from_bytes(include_bytes!("../../../../models/othello-eval.bin"))
                    .expect("the weights in the program are whole");
            Arc::new(Evaluation::new(&weights))
        });
        Arc::clone(&SHIPPED)
    }

    /// Returns the evaluation with these weights.
    pub fn new(weights: &Weights) -> Evaluation {
        let mut phases = vec![[0; PHASE_LEN]; PHASES];
        for (table, phase) in phases.iter_mut().zip(weights.phases()) {
            for kind in 0..KIND_COUNT {
                for (content, &number) in FOLDING.folded[kind].iter().enumerate() {
                    table[offset(kind) + content] = phase[number as usize];
                }
            }
            let rest = &phase[FOLDING.count..];
            table[OTHERS..OTHERS + rest.len()].copy_from_slice(rest);
        }
        let probcut_params = |empty, depth| weights.probcut().probcut_params(empty, depth);
        Evaluation {
            phases,
            probcut_table: (0..=64)
                .map(|empty| (0..DEPTHS).map(|depth| probcut_params(empty, depth)).collect())
                .collect(),
        }
    }

    /// Returns the ProbCut parameters for a search of `depth` plies with this many empties.
    #[inline]
    pub fn probcut_params(&self, empty: u32, depth: u32) -> Option<ProbCutParams> {
        self.probcut_table[empty as usize % 65][depth.min(DEPTHS - 1) as usize]
    }

    /// Returns the value of `board`, with its `indices`, for the mover, in hundredths of a disc.
    #[inline]
    pub fn hundredths(&self, board: Board, indices: &Indices) -> i32 {
        let moves = [board.mobility(), board.swapped().mobility()];
        self.parts(board, moves, &indices.contents()) * 100 / UNIT
    }

    /// Returns the mover's value in parts of a disc ([`UNIT`]); `moves` are those of both sides.
    /// Inlined, to be compiled for the caller's instruction set.
    #[inline(always)]
    pub(super) fn parts(&self, board: Board, moves: [u64; 2], contents: &Row) -> i32 {
        let table = &self.phases[phase_of(board)];
        // One by one from memory: the compiler would take them out of vectors, which is slower.
        let contents = black_box(contents);
        let patterns = sum_of_kind::<0>(table, contents)
            + sum_of_kind::<1>(table, contents)
            + sum_of_kind::<2>(table, contents)
            + sum_of_kind::<3>(table, contents)
            + sum_of_kind::<4>(table, contents)
            + sum_of_kind::<5>(table, contents)
            + sum_of_kind::<6>(table, contents)
            + sum_of_kind::<7>(table, contents)
            + sum_of_kind::<8>(table, contents)
            + sum_of_kind::<9>(table, contents)
            + sum_of_kind::<10>(table, contents)
            + sum_of_kind::<11>(table, contents)
            + sum_of_kind::<12>(table, contents)
            + sum_of_kind::<13>(table, contents)
            + sum_of_kind::<14>(table, contents);
        let others: i32 =
            others(board, moves).iter().map(|&other| i32::from(table[OTHERS + other % 128])).sum();
        (WEIGHT * (patterns + others)).clamp(-64 * UNIT, 64 * UNIT)
    }
}

impl Heuristic<Othello> for Evaluation {
    fn score(&self, state: &Othello) -> Score {
        Score::from_hundredths(self.hundredths(state.board(), &Indices::of(state.board())))
    }
}

impl std::fmt::Debug for Evaluation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Evaluation").field("phases", &self.phases.len()).finish_non_exhaustive()
    }
}

#[inline(always)]
pub(super) fn phase_of(board: Board) -> usize {
    discs_played(board) / DISCS_PER_PHASE
}

/// Returns the numbers, among the weights of its phase, of those that add up to the value of `board`.
pub(super) fn facts(board: Board) -> [u32; FACTS] {
    let contents = Indices::of(board).contents();
    let others = others(board, [board.mobility(), board.swapped().mobility()]);
    std::array::from_fn(|index| match ALL.get(index) {
        Some(instance) => FOLDING.folded[instance.kind][usize::from(contents.0[index])],
        None => (FOLDING.count + others[index - INSTANCES]) as u32,
    })
}

pub(super) fn weights_per_phase() -> usize {
    FOLDING.count + OTHER_COUNT
}

/// The weights beside those of patterns: moves of each side, and the number of discs.
const OTHER_COUNT: usize = 2 * (MOST_MOVES + 1) + DISCS_PER_PHASE;

/// Returns the places of a board's weights among those beside patterns.
#[inline(always)]
fn others(board: Board, [own, opponent]: [u64; 2]) -> [usize; 3] {
    let count = |moves: u64| (moves.count_ones() as usize).min(MOST_MOVES);
    [
        count(own),
        MOST_MOVES + 1 + count(opponent),
        2 * (MOST_MOVES + 1) + discs_played(board) % DISCS_PER_PHASE,
    ]
}

/// Returns how many discs came onto the board, from 0 to 59; a full board counts as one disc less.
#[inline(always)]
fn discs_played(board: Board) -> usize {
    (!board.empty()).count_ones().clamp(4, 63) as usize - 4
}

const fn offset(kind: usize) -> usize {
    let mut offset = 0;
    let mut earlier = 0;
    while earlier < kind {
        offset += contents_of(earlier);
        earlier += 1;
    }
    offset
}

const OTHERS: usize = offset(KIND_COUNT);
/// All 16-bit numbers: so many weights follow any kind's offset that no content needs a check.
const NUMBERS: usize = 1 << 16;
const PHASE_LEN: usize = OTHERS + NUMBERS;

#[inline(always)]
fn sum_of_kind<const KIND: usize>(table: &[i8; PHASE_LEN], contents: &Row) -> i32 {
    let weights = &table[const { offset(KIND) }..const { offset(KIND) + NUMBERS }];
    let lanes = &contents.0[const { lanes_of(KIND).0 }..const { lanes_of(KIND).1 }];
    lanes.iter().map(|&content| i32::from(weights[usize::from(content)])).sum()
}

/// Returns the first instance of a kind and the first of the next one.
const fn lanes_of(kind: usize) -> (usize, usize) {
    let mut first = 0;
    while ALL_KINDS[first] < kind {
        first += 1;
    }
    let mut end = first;
    while end < INSTANCES && ALL_KINDS[end] == kind {
        end += 1;
    }
    (first, end)
}

const ALL_KINDS: [usize; INSTANCES] = patterns::kinds_of_instances();

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Move;
    use sakiyomi_core::{Dihedral, MoveList, Rng, State as _, Symmetric as _, closure};

    /// Calls `check` with each position of some random games, and the indices kept along the way.
    fn walk(games: u64, mut check: impl FnMut(Othello, &Indices)) {
        for seed in 0..games {
            let mut rng = Rng::seeded(seed);
            let mut state = Othello::start();
            let mut indices = Indices::of(state.board());
            check(state, &indices);
            while let Some(mv) = state.random_move(&mut rng, &mut MoveList::new()) {
                indices = match mv {
                    Move::Pass => indices.passed(),
                    Move::Place(square) => {
                        indices.after(square.index(), state.board().flips(square.index()))
                    }
                };
                state.apply(mv);
                check(state, &indices);
            }
        }
    }

    /// Random weights, all of them different from zero.
    fn random_weights() -> Weights {
        let mut rng = Rng::seeded(5);
        let mut weight = || rng.below(250) as i8;
        let mut phase = || (0..weights_per_phase()).map(|_| weight()).collect();
        let probcut = ProbCutModel([1.0, 0.5, 0.25, -0.25, 0.0, -3.0]);
        Weights::new((0..PHASES).map(|_| phase()).collect(), probcut)
    }

    #[test]
    fn indices_kept_from_move_to_move_equal_those_of_the_board() {
        walk(50, |state, indices| assert_eq!(*indices, Indices::of(state.board()), "{state}"));
    }

    #[test]
    fn contents_after_a_move_equal_those_of_the_indices_after_it() {
        walk(20, |state, indices| {
            let board = state.board();
            let before = indices.before_a_move();
            for square in (0..64).filter(|square| board.mobility() >> square & 1 == 1) {
                let flips = board.flips(square);
                let expected = indices.after(square, flips).contents();
                assert_eq!(before.after(square.into(), flips), expected, "{state} {square}");
            }
        });
    }

    #[test]
    fn turned_boards_have_the_same_value() {
        let evaluation = Evaluation::new(&random_weights());
        walk(5, |state, _| {
            let value = evaluation.score(&state);
            for by in closure::<Dihedral>() {
                assert_eq!(evaluation.score(&state.transform(by)), value, "{state} {by:?}");
            }
        });
    }

    #[test]
    fn the_tables_give_the_sum_of_the_learned_weights() {
        let weights = random_weights();
        let evaluation = Evaluation::new(&weights);
        walk(20, |state, indices| {
            let board = state.board();
            let phase = &weights.phases()[phase_of(board)];
            let sum: i32 = facts(board).iter().map(|&fact| i32::from(phase[fact as usize])).sum();
            let expected = (WEIGHT * sum * 100 / UNIT).clamp(-6400, 6400);
            assert_eq!(evaluation.hundredths(board, indices), expected, "{state}");
        });
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        for weights in [Weights::zero(), random_weights()] {
            assert!(Weights::from_bytes(&weights.to_bytes()) == Ok(weights));
        }
    }

    #[test]
    fn a_file_that_holds_no_weights_is_refused_with_the_reason() {
        let whole = random_weights().to_bytes();
        let refused = |bytes: &[u8]| Weights::from_bytes(bytes).unwrap_err();
        assert_eq!(refused(b""), WeightsError::Foreign);
        assert_eq!(refused(b"sakiyom4 and more"), WeightsError::Foreign);
        assert_eq!(refused(b"sakioth3 and more"), WeightsError::Version);
        assert_eq!(refused(&whole[..12]), WeightsError::Damaged);
        assert_eq!(refused(&whole[..whole.len() - 1]), WeightsError::Damaged);
        let mut changed = whole.clone();
        changed[1000] ^= 1;
        assert_eq!(refused(&changed), WeightsError::Damaged);
    }

    #[test]
    fn the_shipped_evaluation_knows_who_is_ahead_before_the_end() {
        fn best_result(state: &Othello) -> i32 {
            let mut moves = MoveList::new();
            state.legal_moves(&mut moves);
            let after = |&mv: &Move| {
                let mut next = *state;
                next.apply(mv);
                -best_result(&next)
            };
            moves.iter().map(after).max().unwrap_or_else(|| state.tournament_score())
        }
        let evaluation = Evaluation::shipped();
        let (mut right, mut count) = (0, 0);
        walk(300, |state, indices| {
            if state.board().empty().count_ones() == 5 && state.outcome().is_none() {
                let value = evaluation.hundredths(state.board(), indices);
                count += 1;
                right += u32::from(value.signum() == best_result(&state).signum());
            }
        });
        assert!(right * 100 > count * 85, "{right} of {count}");
    }
}
