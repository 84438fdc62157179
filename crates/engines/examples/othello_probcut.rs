//! Measures how well a shallow look foretells a deep one in Othello, and fits what
//! `crates/engines/src/othello/probcut.rs` says about it.
//!
//! Positions come from games with random openings. Each is searched with full width
//! down to some depth; the differences between the iterations give, for each number
//! of empty squares and each pair of depths, a standard deviation.
//!
//! `cargo run --release -p sakiyomi-engines --example othello_probcut -- 300 10`

// An example talks to the terminal.
#![allow(clippy::print_stdout)]

use sakiyomi_core::{
    Budget, Heuristic as _, MoveList, Observer, Progress, Request, Rng, Searcher as _, Silent,
    State as _, Stop, SystemClock,
};
use sakiyomi_engines::othello::{Evaluation, Expert, OthelloGuide, Tracked};
use sakiyomi_games::othello::{Move, Othello};
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig};

/// The numbers of empty squares that are measured.
const EMPTY: [u32; 6] = [50, 44, 38, 32, 26, 20];
const RANDOM_PLIES: u32 = 8;

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|text| text.parse::<u32>().ok());
    let positions = args.next().unwrap_or(300);
    let deepest = args.next().unwrap_or(10);

    let mut measured = Vec::new();
    for empty in EMPTY {
        let values: Vec<Vec<f64>> = (0..u64::from(positions))
            .filter_map(|seed| position(seed, empty))
            .map(|state| values(&state, deepest))
            .filter(|values| values.len() > deepest as usize)
            .collect();
        println!("{empty} empty squares, {} positions", values.len());
        for deep in 2..=deepest as usize {
            let deviations: Vec<f64> = (0..deep)
                .map(|shallow| {
                    deviation(values.iter().map(|values| values[deep] - values[shallow]))
                })
                .collect();
            for (shallow, &deviation) in deviations.iter().enumerate() {
                measured.push(([f64::from(empty), deep as f64, shallow as f64], deviation));
            }
            let row: Vec<String> = deviations.iter().map(|d| format!("{d:5.2}")).collect();
            println!("  {deep:>2}: {}", row.join(" "));
        }
    }
    fit(&measured);
}

/// Returns a position of a game with a random opening and quick play after it.
fn position(seed: u64, empty: u32) -> Option<Othello> {
    let mut rng = Rng::seeded(seed ^ u64::from(empty) << 32);
    let mut player = Expert::new(Evaluation::shipped(), AlphaBetaConfig::default());
    let mut state = Othello::start();
    let mut plies = 0;
    while state.board().empty().count_ones() > empty {
        let mv = if plies < RANDOM_PLIES || rng.below(8) == 0 {
            state.random_move(&mut rng, &mut MoveList::new())?
        } else if state.outcome().is_some() {
            return None;
        } else {
            let budget = Budget { memory: Some(1 << 16), ..Budget::nodes(300) };
            let stop = Stop::default();
            player.search(request(&state, budget, &stop), &mut Silent).best
        };
        state.apply(mv);
        plies += 1;
    }
    state.outcome().is_none().then_some(state)
}

fn request<'a, V: sakiyomi_core::State>(
    view: &'a V,
    budget: Budget,
    stop: &'a Stop,
) -> Request<'a, V> {
    let seat = view.to_move();
    Request { view, seat, budget, lines: 1, clock: &SystemClock::Thread, stop }
}

/// Returns the value of each depth from 0 on, in discs.
fn values(state: &Othello, deepest: u32) -> Vec<f64> {
    struct Values(Vec<f64>);
    impl Observer<Move> for Values {
        fn progress(&mut self, progress: &Progress<'_, Move>) {
            if let Some(line) = progress.lines.first() {
                self.0.push(f64::from(line.score.hundredths()) / 100.0);
            }
        }
    }
    let evaluation = Evaluation::shipped();
    let mut values = Values(vec![f64::from(evaluation.score(state).hundredths()) / 100.0]);
    let config =
        AlphaBetaConfig { table_depth: 2, table_bytes: 16 << 20, ..AlphaBetaConfig::full_width() };
    let mut search = AlphaBeta::new(OthelloGuide::new(evaluation), config);
    let budget = Budget { depth: Some(deepest), ..Budget::UNLIMITED };
    search.search(request(&Tracked::from(*state), budget, &Stop::default()), &mut values);
    values.0
}

fn deviation(differences: impl Iterator<Item = f64> + Clone) -> f64 {
    let count = differences.clone().count().max(1) as f64;
    (differences.map(|difference| difference * difference).sum::<f64>() / count).sqrt()
}

/// Fits the logarithm of the deviation by a polynomial, and prints it and what it misses.
fn fit(measured: &[([f64; 3], f64)]) {
    let terms = |[empty, deep, shallow]: [f64; 3]| {
        let (deep, shallow) = ((deep + 1.0).ln(), (shallow + 1.0).ln());
        [1.0, empty, deep, shallow, empty * empty, deep * shallow]
    };
    const TERMS: usize = 6;
    let mut matrix = [[0.0; TERMS + 1]; TERMS];
    for &(place, deviation) in measured {
        let row = terms(place);
        for i in 0..TERMS {
            for j in 0..TERMS {
                matrix[i][j] += row[i] * row[j];
            }
            matrix[i][TERMS] += row[i] * deviation.ln();
        }
    }
    let solution = solve(&mut matrix);
    let errors: Vec<f64> = measured
        .iter()
        .map(|&(place, deviation)| {
            let log: f64 = terms(place).iter().zip(&solution).map(|(a, b)| a * b).sum();
            log.exp() / deviation - 1.0
        })
        .collect();
    println!("logarithm = {solution:.5?}");
    let worst = errors.iter().fold(0.0f64, |worst, error| worst.max(error.abs()));
    println!(
        "typical error {:.1}%, worst {:.1}%",
        100.0 * deviation(errors.iter().copied()),
        100.0 * worst
    );
}

/// Solves linear equations by elimination.
fn solve<const N: usize, const M: usize>(matrix: &mut [[f64; M]; N]) -> [f64; N] {
    for pivot in 0..N {
        let row = matrix[pivot].map(|value| value / matrix[pivot][pivot]);
        matrix[pivot] = row;
        for other in (0..N).filter(|&other| other != pivot) {
            let factor = matrix[other][pivot];
            for column in 0..M {
                matrix[other][column] -= factor * row[column];
            }
        }
    }
    std::array::from_fn(|index| matrix[index][N])
}
