//! The difference between shallow and deep searches in Score Four, for multi-ProbCut.
//!
//! `cargo run --release -p sakiyomi-score-four --example spread` prints, for positions with so many
//! beads, the mean and the standard deviation of the difference between the values of a search of
//! this depth (the row) and of a shallower one (the column, from the evaluation on), in hundredths.
//! The numbers of `ScoreFourHooks::probcut_params` come from here.

// A program of its own, which prints its result.
#![allow(clippy::print_stdout)]

use std::ops::Range;

use sakiyomi_core::{
    Budget, MoveList, Request, Rng, Score, Searcher as _, Silent, State as _, Stop, SystemClock,
};
use sakiyomi_score_four::{Column, ScoreFour};
use sakiyomi_score_four::{ScoreFourHooks, ThreatBudget};
use sakiyomi_search::alpha_beta::Confidence;
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig, SearchHooks as _};

const GAMES: u64 = 60;
const DEEPEST: usize = 10;
const BEADS: [Range<u32>; 5] = [0..10, 10..14, 14..18, 18..24, 24..40];

/// The values of one position, for the evaluation and searches of 1 to [`DEEPEST`] plies.
type Values = [f64; DEEPEST + 1];

fn main() {
    let mut searches = Searches::new();
    let measured: Vec<(u32, Values)> = (0..GAMES).flat_map(|seed| searches.game(seed)).collect();
    for beads in BEADS {
        let values: Vec<&Values> = measured
            .iter()
            .filter(|(plies, _)| beads.contains(plies))
            .map(|(_, values)| values)
            .collect();
        println!("{beads:?} beads, {} positions", values.len());
        for deep in 1..=DEEPEST {
            let row: Vec<String> = (0..deep)
                .map(|shallow| {
                    let (mean, deviation) = spread(values.iter().map(|v| v[deep] - v[shallow]));
                    format!("{mean:+.0} ± {deviation:.0}")
                })
                .collect();
            println!("{deep:4}  {}", row.join("  "));
        }
    }
}

/// Searches of all depths, without ProbCuts.
struct Searches {
    guide: ScoreFourHooks,
    search: AlphaBeta<ScoreFour, ScoreFourHooks>,
}

impl Searches {
    fn new() -> Searches {
        let guide = ScoreFourHooks::new(ThreatBudget::default());
        let config =
            AlphaBetaConfig { confidence: Confidence::CERTAIN, ..AlphaBetaConfig::default() };
        Searches { search: AlphaBeta::new(guide.clone(), config), guide }
    }

    /// Plays a game with some random moves, and returns the values of its undecided positions.
    fn game(&mut self, seed: u64) -> Vec<(u32, Values)> {
        let rng = &mut Rng::seeded(seed);
        let mut state = ScoreFour::start();
        for _ in 0..4 + rng.below(4) {
            state = random_step(&state, rng).unwrap_or(state);
        }
        self.search.new_game(seed);
        let mut measured = Vec::new();
        while state.outcome().is_none() && state.plies() < 36 {
            // A tree is full of moves that nobody would play.
            let odd = random_step(&state, rng).filter(|_| rng.below(2) == 0);
            let seen = odd.unwrap_or(state);
            measured.extend(self.values(&seen).map(|values| (seen.plies(), values)));
            for _ in 0..2 {
                let odd = random_step(&state, rng).filter(|_| rng.below(5) == 0);
                let Some((mv, _)) = self.search(&state, 5) else { break };
                state = odd.unwrap_or_else(|| {
                    let mut next = state;
                    next.apply(mv);
                    next
                });
            }
        }
        measured
    }

    /// Returns the values of all depths, unless one of them is a proof.
    fn values(&mut self, state: &ScoreFour) -> Option<Values> {
        let mut values = [0.0; DEEPEST + 1];
        values[0] = hundredths(self.guide.evaluate(state))?;
        for (depth, value) in (1..).zip(&mut values[1..]) {
            *value = hundredths(self.search(state, depth)?.1)?;
        }
        Some(values)
    }

    fn search(&mut self, state: &ScoreFour, depth: u32) -> Option<(Column, Score)> {
        let (stop, clock) = (Stop::default(), &SystemClock::Thread);
        let budget = Budget { depth: Some(depth), ..Budget::UNLIMITED };
        state.outcome().is_none().then_some(())?;
        let seat = state.to_move();
        let request = Request { view: state, seat, budget, lines: 1, clock, stop: &stop };
        let report = self.search.choose(request, &mut Silent);
        Some((report.best, report.lines.first()?.score))
    }
}

/// Returns the position after a random move, if the game goes on.
fn random_step(state: &ScoreFour, rng: &mut Rng) -> Option<ScoreFour> {
    let mut next = *state;
    next.apply(state.random_move(rng, &mut MoveList::new())?);
    next.outcome().is_none().then_some(next)
}

fn hundredths(score: Score) -> Option<f64> {
    let is_proof = score.win_distance().is_some() || score.loss_distance().is_some();
    (!is_proof).then(|| f64::from(score.hundredths()))
}

fn spread(differences: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = differences.clone().count().max(1) as f64;
    let mean = differences.clone().sum::<f64>() / count;
    let square = differences.map(|difference| (difference - mean).powi(2)).sum::<f64>() / count;
    (mean, square.sqrt())
}
