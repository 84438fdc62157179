//! Games of the engine against itself, as positions with results.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Mutex};

use crate::{Board, Column, ScoreFour, columns_of};
use sakiyomi_core::{
    Budget, Meter, MoveList, Outcome, Request, Rng, Score, Searcher, Seat, Silent, State as _,
    Stop, SystemClock, mix64,
};
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig};

use super::super::eval::{Evaluation, Sample};
use super::super::hooks::{ScoreFourHooks, ThreatBudget};
use super::super::prover::Prover;
use super::super::threats::{Reply, forced_reply, safe_cells};
use super::{TuneConfig, TuneEvent};
use sakiyomi_play::solver::Value;

/// How many random moves a game begins with, at most.
const OPENING: u32 = 14;
/// One move in this many is random, so that games differ.
const RANDOM_MOVE: u32 = 16;
/// From so many beads on a proof of the result is looked for, as dear as the search of a move.
const PROOF_BEADS: u32 = 20;
/// How much the result of the game counts in a target; the rest is what the search one.
const RESULT_SHARE: f32 = 0.6;

/// Plays the games of one generation; `None` when stopped.
///
/// A game depends on the seed, the generation and its number alone.
pub(super) fn play(
    config: &TuneConfig,
    generation: u32,
    evaluation: &Arc<Evaluation>,
    stop: &Stop,
    watch: &mut dyn FnMut(TuneEvent),
) -> Option<Vec<Sample>> {
    let next = AtomicU32::new(0);
    let games: Mutex<Vec<(u32, Vec<Sample>)>> = Mutex::default();
    let (done, finished) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..config.threads.max(1) {
            let (next, games, done) = (&next, &games, done.clone());
            scope.spawn(move || {
                let mut player = Player::new(evaluation.clone(), config.amounts.nodes);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= config.amounts.games || stop.is_requested() {
                        return;
                    }
                    let seed = config.seed ^ u64::from(generation) << 32 ^ u64::from(number) << 8;
                    let samples = player.play(&mut Rng::seeded(mix64(seed)), stop);
                    let positions = samples.len();
                    games.lock().expect("no player panics").push((number, samples));
                    if done.send(positions).is_err() {
                        return;
                    }
                }
            });
        }
        drop(done);
        let mut positions = 0;
        for (games, new) in (1..).zip(finished) {
            positions += new;
            watch(TuneEvent::Played { generation, games, positions });
        }
    });
    if stop.is_requested() {
        return None;
    }
    let mut games = games.into_inner().expect("no player panics");
    games.sort_unstable_by_key(|(number, _)| *number);
    Some(games.into_iter().flat_map(|(_, samples)| samples).collect())
}

/// Plays both sides.
struct Player {
    search: AlphaBeta<ScoreFour, ScoreFourHooks>,
    prover: Prover,
    nodes: u64,
}

/// What a position was worth to its player when it was searched.
struct Evaluated {
    board: Board,
    seat: Seat,
    score: Score,
}

impl Player {
    fn new(evaluation: Arc<Evaluation>, nodes: u64) -> Player {
        let guide = ScoreFourHooks::with(evaluation, ThreatBudget::default());
        let config = AlphaBetaConfig { table_bytes: 1 << 20, ..AlphaBetaConfig::default() };
        Player { search: AlphaBeta::new(guide, config), prover: Prover::default(), nodes }
    }

    /// Returns the result if a short search for proofs finds it.
    fn proven(&mut self, state: &ScoreFour, stop: &Stop) -> Option<Outcome> {
        if state.plies() < PROOF_BEADS {
            return None;
        }
        let meter = || Meter::start(Budget::nodes(self.nodes), &SystemClock::Thread, stop);
        let (mut until_win, mut until_loss) = (meter(), meter());
        match self.prover.prove(state, [&mut until_win, &mut until_loss]).value? {
            Value::Win => Some(Outcome::Won { by: state.to_move(), margin: None }),
            Value::Loss => Some(Outcome::Won { by: state.to_move().opponent(), margin: None }),
            Value::Draw => Some(Outcome::Drawn),
        }
    }

    fn play(&mut self, rng: &mut Rng, stop: &Stop) -> Vec<Sample> {
        self.search.new_game(rng.next_u64());
        self.prover.forget();
        let mut state = opening(rng);
        let mut evaluated: Vec<Evaluated> = Vec::new();
        let result = loop {
            if let Some(outcome) = state.outcome() {
                break outcome;
            }
            let seat = state.to_move();
            let request = Request {
                view: &state,
                seat,
                budget: Budget::nodes(self.nodes),
                lines: 1,
                clock: &SystemClock::Thread,
                stop,
            };
            let report = self.search.choose(request, &mut Silent);
            let score = report.lines.first().map_or(Score::ZERO, |line| line.score);
            // What is proven need not be played.
            if score.win_distance().is_some() {
                break Outcome::Won { by: seat, margin: None };
            }
            if score.loss_distance().is_some() {
                break Outcome::Won { by: seat.opponent(), margin: None };
            }
            if let Some(outcome) = self.proven(&state, stop) {
                break outcome;
            }
            let board = state.board();
            if forced_reply(board) == Reply::Free {
                evaluated.push(Evaluated { board, seat, score });
            }
            state.apply(if rng.below(RANDOM_MOVE) == 0 {
                safe_move(&state, rng).unwrap_or(report.best)
            } else {
                report.best
            });
        };
        evaluated.iter().map(|one| sample(one, result)).collect()
    }
}

fn sample(one: &Evaluated, result: Outcome) -> Sample {
    let points = result.points_for(one.seat).map_or(0.5, |points| points as f32);
    let expected = 1.0 / (1.0 + (-one.score.hundredths() as f32 / 100.0).exp());
    let target = RESULT_SHARE * points + (1.0 - RESULT_SHARE) * expected;
    Sample { board: one.board, target }
}

/// Returns a position after some random moves that do not lose at once.
fn opening(rng: &mut Rng) -> ScoreFour {
    let mut state = ScoreFour::start();
    for _ in 0..rng.below(OPENING + 1) {
        let mv = safe_move(&state, rng).or_else(|| state.random_move(rng, &mut MoveList::new()));
        let mut next = state;
        next.apply(mv.expect("the first moves do not fill the board"));
        if next.outcome().is_some() {
            break;
        }
        state = next;
    }
    state
}

fn safe_move(state: &ScoreFour, rng: &mut Rng) -> Option<Column> {
    let columns: Vec<Column> = columns_of(safe_cells(state.board())).collect();
    rng.choose(&columns).copied()
}
