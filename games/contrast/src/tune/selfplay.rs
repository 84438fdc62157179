//! Games of the engine against itself, as positions with results.

use std::sync::Arc;

use crate::{Board, Contrast};
use sakiyomi_core::{
    Budget, MoveList, Outcome, Request, Rng, Score, Searcher, Seat, Silent, State as _, Stop,
    SystemClock, mix64,
};
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig};

use super::super::eval::Evaluation;
use super::super::hooks::ContrastHooks;
use super::samples::Sample;
use sakiyomi_play::tune::{TuneConfig, TuneEvent, in_parallel};

/// How many random moves a game begins with, at most.
const OPENING: u32 = 8;
/// One move in this many is random, so that games differ.
const RANDOM_MOVE: u32 = 20;
/// How much the result of the game counts in a target; the rest is what the search one.
const RESULT_SHARE: f32 = 0.7;

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
    let new_player = || {
        let guide = ContrastHooks::new(evaluation.clone());
        let config = AlphaBetaConfig { table_bytes: 1 << 20, ..AlphaBetaConfig::default() };
        AlphaBeta::new(guide, config)
    };
    let play = |player: &mut Player, number: u32| {
        let seed = config.seed ^ u64::from(generation) << 32 ^ u64::from(number) << 8;
        play_game(player, config.amounts.nodes, &mut Rng::seeded(mix64(seed)), stop)
    };
    let (mut games, mut positions) = (0, 0);
    let played =
        in_parallel(config.amounts.games, config.threads, stop, new_player, play, |samples| {
            games += 1;
            positions += samples.len();
            watch(TuneEvent::Played { generation, games, positions });
        });
    Some(played?.into_iter().flatten().collect())
}

/// Plays both sides.
type Player = AlphaBeta<Contrast, ContrastHooks>;

/// What a position was worth to its player when it was searched.
struct Evaluated {
    board: Board,
    seat: Seat,
    score: Score,
}

fn play_game(player: &mut Player, nodes: u64, rng: &mut Rng, stop: &Stop) -> Vec<Sample> {
    player.new_game(rng.next_u64());
    let mut state = opening(rng);
    let mut evaluated: Vec<Evaluated> = Vec::new();
    let result = loop {
        if let Some(outcome) = state.outcome() {
            break outcome;
        }
        let seat = state.to_move();
        let budget = Budget::nodes(nodes);
        let clock = &SystemClock::Thread;
        let request = Request { view: &state, seat, budget, lines: 1, clock, stop };
        let report = player.choose(request, &mut Silent);
        let score = report.lines.first().map_or(Score::ZERO, |line| line.score);
        // What is proven need not be played.
        if score.win_distance().is_some() {
            break Outcome::Won { by: seat, margin: None };
        }
        if score.loss_distance().is_some() {
            break Outcome::Won { by: seat.opponent(), margin: None };
        }
        // A goal that is threatened is the search's to see.
        if !state.board().can_reach_goal(seat.opponent()) {
            evaluated.push(Evaluated { board: *state.board(), seat, score });
        }
        let random = (rng.below(RANDOM_MOVE) == 0)
            .then(|| state.random_move(rng, &mut MoveList::new()))
            .flatten();
        state.apply(random.unwrap_or(report.best));
    };
    evaluated.iter().map(|one| sample(one, result)).collect()
}

fn sample(one: &Evaluated, result: Outcome) -> Sample {
    let points = result.points_for(one.seat).map_or(0.5, |points| points as f32);
    let expected = 1.0 / (1.0 + (-one.score.hundredths() as f32 / 100.0).exp());
    let target = RESULT_SHARE * points + (1.0 - RESULT_SHARE) * expected;
    Sample { board: one.board, target }
}

/// Returns a position after some random moves in which nobody can reach the goal at once.
fn opening(rng: &mut Rng) -> Contrast {
    let mut state = Contrast::start();
    for _ in 0..rng.below(OPENING + 1) {
        let mut next = state.clone();
        let Some(mv) = state.random_move(rng, &mut MoveList::new()) else { break };
        next.apply(mv);
        if next.outcome().is_some()
            || Seat::BOTH.into_iter().any(|seat| next.board().can_reach_goal(seat))
        {
            break;
        }
        state = next;
    }
    state
}
